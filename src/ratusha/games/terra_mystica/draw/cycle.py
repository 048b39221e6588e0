"""The terrain cycle of a faction board."""

from __future__ import annotations

from math import cos, pi, sin

from ratusha.draw import patterns
from ratusha.draw.icons import control
from ratusha.draw.lettering import text
from ratusha.draw.shapes import disc
from ratusha.draw.svg import Point, circle, n, path, place
from ratusha.games.terra_mystica import names, places
from ratusha.games.terra_mystica.components import (
    DWELLING,
    FACTIONS,
    TERRAIN_IDS,
    TERRAINS,
)
from ratusha.games.terra_mystica.draw.look import (
    building,
    say,
)
from ratusha.games.terra_mystica.text.maps import spades_to_home
from ratusha.kernel import words


def ring(x: float, y: float, far: float) -> list[Point]:
    """The middles of the seven terrains in a ring, the first on top."""
    turns = [2 * pi * at / TERRAINS - pi / 2 for at in range(TERRAINS)]
    return [(x + far * cos(turn), y + far * sin(turn)) for turn in turns]


def cycle(
    seat: int,
    faction: int,
    middles: tuple[Point, ...],
    radius: float,
    detour: Point,
    detour_radius: float,
    lang: str,
) -> str:
    """The terrains from home on, in their order, with the spades that make each home."""
    board = FACTIONS[faction]
    made = ""
    d = "M" + "L".join(f"{n(x)} {n(y)}" for x, y in middles)
    made += path(d + ("Z" if detour not in middles else ""), "none", "line", 2)
    for at, (x, y) in enumerate(middles):
        terrain = (board.home + at) % TERRAINS
        land = TERRAIN_IDS[terrain]
        edge = disc(x, y, radius)
        inner = path(edge, land) + path(edge, patterns.laid(land, 0.7))
        inner += path(edge, "dusk", opacity=0.16) + path(edge, "none", "outline", 2.4 if at == 0 else 1.2)
        spades = spades_to_home(board, terrain)
        if spades:
            dot = max(5.6, radius * 0.5)
            inner += circle(x, y, dot, "paper", "outline", 1)
            size = max(9.4, dot * 1.3)
            inner += text(x, y + size * 0.36, spades, size, "s7", anchor="middle", room=dot * 2)
        else:
            inner += building(DWELLING, f"piece-{land}", x, y, radius * 1.2)
        name = words.text(names.terrain(terrain), lang)
        made += place(places.terrain(seat, terrain), edge, inner, name)
    x, y = detour
    sign = detour_radius * 1.3
    inner = circle(x, y, detour_radius, "paper-2", "line", 1)
    inner += control("restart", x - sign / 2, y - sign / 2, sign, "ink-2", 2.2)
    edge = disc(x, y, detour_radius)
    return made + place(places.detour(seat), edge, inner, say(lang, "detour"))
