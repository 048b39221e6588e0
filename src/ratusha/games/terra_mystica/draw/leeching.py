"""The question of a leech on the map: the building that asks, and the power of each own neighbour."""

from __future__ import annotations

import math
from typing import NamedTuple

from ratusha.draw.icons import icon_at
from ratusha.draw.lettering import text
from ratusha.draw.shapes import hexagon
from ratusha.draw.svg import n, path, rect
from ratusha.games.terra_mystica.answers import AnswerLeech
from ratusha.games.terra_mystica.components import POWER_VALUE
from ratusha.games.terra_mystica.draw.lands import middle
from ratusha.games.terra_mystica.leech import leeches_of
from ratusha.games.terra_mystica.state import TerraMystica


class Asked(NamedTuple):
    """A hex whose building gives power, and the neighbours it comes from: their hexes and power."""

    hex: int
    near: tuple[tuple[int, int], ...]


def asked(g: TerraMystica, viewer: int) -> Asked | None:
    """What the viewer is asked about; None: he is asked nothing of the kind. Rules 9.1 and 9.2."""
    top = g.agenda[-1] if g.agenda else None
    if not isinstance(top, AnswerLeech) or top.seat != viewer:
        return None
    hex = leeches_of(g, viewer)[0].hex
    own = [near for near in g.near[hex] if g.owner[near] == viewer]
    return Asked(hex, tuple((near, POWER_VALUE[g.building[near]]) for near in sorted(own)))


def draw_asked(found: Asked, x: float, y: float, radius: float) -> str:
    """A dotted ring round the building, an arrow to each neighbour, and beyond it a drop with its power."""
    from_x, from_y = middle(found.hex, x, y, radius)
    ring = hexagon(from_x, from_y, radius - 2)
    made = path(ring, "none", "paper", 4) + path(ring, "none", "ink", 2, dash="2 3")
    for near, power in found.near:
        to_x, to_y = middle(near, x, y, radius)
        made += _arrow(from_x, from_y, to_x, to_y, radius)
        far = 0.5 * radius / math.hypot(to_x - from_x, to_y - from_y)
        left, top = to_x + (to_x - from_x) * far - 17, to_y + (to_y - from_y) * far - 9.5
        made += rect(left, top, 34, 19, 9.5, "paper", "ink", 1.2)
        made += icon_at("power", left + 11, top + 9.5, 14)
        made += text(left + 24, top + 14, power, 13, "s7", anchor="middle", room=12)
    return f'<g pointer-events="none">{made}</g>'


def _arrow(x: float, y: float, to_x: float, to_y: float, radius: float) -> str:
    """From the middle of a hex towards that of another, over their common edge or a bridge."""
    long = math.hypot(to_x - x, to_y - y)
    dx, dy = (to_x - x) / long, (to_y - y) / long
    begin, end = radius * 0.8, long - radius * 0.42
    tip_x, tip_y = x + dx * end, y + dy * end
    back_x, back_y = tip_x - dx * 7, tip_y - dy * 7
    d = f"M{n(x + dx * begin)} {n(y + dy * begin)}L{n(tip_x)} {n(tip_y)}"
    d += f"M{n(back_x - dy * 6)} {n(back_y + dx * 6)}L{n(tip_x)} {n(tip_y)}"
    d += f"L{n(back_x + dy * 6)} {n(back_y - dx * 6)}"
    return path(d, "none", "paper", 6.5) + path(d, "none", "power", 3.2)
