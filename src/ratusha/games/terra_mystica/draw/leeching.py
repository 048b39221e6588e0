"""The question of a leech on the map: the building that asks, and the power of each neighbour."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from ratusha.draw.icons import icon_at
from ratusha.draw.lettering import cut, text, width
from ratusha.draw.shapes import ROOT3, hexagon
from ratusha.draw.svg import above, n, path, rect
from ratusha.games.terra_mystica import names
from ratusha.games.terra_mystica.answers import AnswerLeech
from ratusha.games.terra_mystica.board import LAND_IDS, PLACE
from ratusha.games.terra_mystica.components import POWER_VALUE
from ratusha.games.terra_mystica.draw.lands import middle
from ratusha.games.terra_mystica.draw.look import say
from ratusha.games.terra_mystica.leech import leeches_of
from ratusha.games.terra_mystica.state import TerraMystica
from ratusha.kernel import words

ROWS: Final = 1 + max(row for row, _ in PLACE)
COLUMNS: Final = 1 + max(column for _, column in PLACE)
_WHO: Final = 110.0
"""The name of the builder is at most this wide."""


class Asked(NamedTuple):
    """A hex whose building gives power, whose and which it is; the neighbours it comes from, each with its
    power."""

    hex: int
    builder: int
    building: int
    near: tuple[tuple[int, int], ...]


def asked(g: TerraMystica, viewer: int) -> Asked | None:
    """What the viewer is asked about; None: he is asked nothing of the kind. Rules 9.1 and 9.2."""
    top = g.agenda[-1] if g.agenda else None
    if not isinstance(top, AnswerLeech) or top.seat != viewer:
        return None
    oldest = leeches_of(g, viewer)[0]
    hex = oldest.hex
    own = [near for near in g.near[hex] if g.owner[near] == viewer]
    return Asked(
        hex,
        oldest.builder,
        g.building[hex],
        tuple((near, POWER_VALUE[g.building[near]]) for near in sorted(own)),
    )


def draw_asked(found: Asked, x: float, y: float, radius: float) -> str:
    """A dotted ring round the building, an arrow to each neighbour, and beyond it a drop with its power."""
    from_x, from_y = middle(found.hex, x, y, radius)
    ring = hexagon(from_x, from_y, radius - 2)
    made = path(ring, "none", "paper", 4) + path(ring, "none", "ink", 2, dash="2 3")
    for (near, power), (left, top) in zip(found.near, _drops(found, x, y, radius), strict=True):
        made += _arrow(from_x, from_y, *middle(near, x, y, radius), radius)
        made += rect(left, top, 34, 19, 9.5, "paper", "ink", 1.2)
        made += icon_at("power", left + 11, top + 9.5, 14)
        made += text(left + 24, top + 14, power, 13, "s7", anchor="middle", room=12)
    return f'<g pointer-events="none">{made}</g>'


def _drops(found: Asked, x: float, y: float, radius: float) -> list[tuple[float, float]]:
    """The corners of the drops, one for each neighbour."""
    from_x, from_y = middle(found.hex, x, y, radius)
    made: list[tuple[float, float]] = []
    for near, _ in found.near:
        to_x, to_y = middle(near, x, y, radius)
        far = 0.5 * radius / math.hypot(to_x - from_x, to_y - from_y)
        made.append((to_x + (to_x - from_x) * far - 17, to_y + (to_y - from_y) * far - 9.5))
    return made


def draw_note(found: Asked, who: str, x: float, y: float, radius: float, lang: str) -> str:
    """Who built what: near the building within the map, above it or below, where it hides no drop."""
    what = words.text(names.building(found.building), lang)
    long = say(lang, "leech-building", hex=LAND_IDS[found.hex], building=what)
    name = cut(who, 12, "s7", _WHO)
    wide = min(width(name, 12, "s7"), _WHO) + width(long, 12) + 22
    at_x, at_y = middle(found.hex, x, y, radius)
    edge = x - radius * ROOT3 / 2
    left = max(edge, min(at_x - wide / 2, edge + radius * ROOT3 * COLUMNS - wide))
    floor = y + radius * (1.5 * ROWS - 0.5)
    tops = [at_y + off for far in range(12) for off in (-radius - 33 - far * 20, radius + 9 + far * 20)]
    beside = [dy for dx, dy in _drops(found, x, y, radius) if left - 38 < dx < left + wide + 4]
    top = next(
        top
        for top in tops
        if y - radius <= top <= floor - 24 and not any(top - 23 < dy < top + 28 for dy in beside)
    )
    tip, flat = (at_y - radius - 3, top + 24) if top < at_y else (at_y + radius + 3, top)
    made = path(f"M{n(at_x - 6)} {n(flat)}L{n(at_x)} {n(tip)}L{n(at_x + 6)} {n(flat)}", "paper", "ink", 1.2)
    made += rect(left, top, wide, 24, 6, "paper", "ink", 1.2)
    made += text(left + 8, top + 16, name, 12, "s7", room=_WHO)
    return above(made + text(left + wide - 8, top + 16, long, 12, anchor="end", room=wide - 16))


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
