"""An estate: 37 spaces with their tiles, and a line round each area."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from ratusha.draw.lettering import text
from ratusha.draw.shapes import ROOT3, hexagon, hexagon_points
from ratusha.draw.svg import circle, n, path, place, polygon, shown_with
from ratusha.games.burgundy import names, places
from ratusha.games.burgundy.boards import AREA, NUMBER, SPACE_COLOUR
from ratusha.games.burgundy.components import NO_TILE
from ratusha.games.burgundy.draw.tiles import space, tile_place
from ratusha.games.burgundy.geometry import COORDINATES, SPACES
from ratusha.kernel import words
from ratusha.kernel.bits import BIT, bits

WIDE: Final = 7 * ROOT3
"""How wide an estate is, in radii of its spaces."""
HIGH: Final = 11
"""How high."""
_ACROSS: Final = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""The neighbour across each edge, from the upper right one clockwise."""

Corner = tuple[float, float]


def middle(number: int, x: float, y: float, radius: float) -> tuple[float, float]:
    """The middle of a space, if that of the estate is at x, y."""
    q, r = COORDINATES[number]
    return x + radius * ROOT3 * (q + r / 2), y + radius * 1.5 * r


def draw_estate(
    seat: int, board: int, tiles: tuple[int, ...], x: float, y: float, radius: float, lang: str
) -> str:
    """A player's estate, its middle at x, y: printed spaces below, tiles above them, then the areas."""
    printed: list[str] = []
    laid: list[str] = []
    for number, tile in enumerate(tiles):
        drawn = printed if tile == NO_TILE else laid
        drawn.append(_space(seat, board, number, tile, x, y, radius, lang))
    return "".join(printed) + "".join(laid) + areas(board, x, y, radius)


@lru_cache(20_000)
def _space(
    seat: int, board: int, number: int, tile: int, x: float, y: float, radius: float, lang: str
) -> str:
    """One space of an estate, printed or with its tile; a move changes one of 37."""
    at_x, at_y = middle(number, x, y, radius)
    id = places.space(seat, number)
    if tile != NO_TILE:
        return tile_place(id, tile, at_x, at_y, radius, lang, "")
    name = words.text(names.space(board, number), lang)
    inner = space(SPACE_COLOUR[board][number], NUMBER[number], at_x, at_y, radius)
    return place(id, hexagon(at_x, at_y, radius - 1), inner, name)


def draw_side(seat: int, board: int, castles: int, x: float, y: float, radius: float, lang: str) -> str:
    """A board that may be chosen, with the spaces on which the first castle may lie."""
    made: list[str] = []
    for number in range(SPACES):
        at_x, at_y = middle(number, x, y, radius)
        inner = space(SPACE_COLOUR[board][number], NUMBER[number], at_x, at_y, radius)
        if castles & BIT[number]:
            id = places.board_space(seat, board, number)
            name = words.text(names.space(board, number), lang)
            inner = place(id, hexagon(at_x, at_y, radius - 1), inner, name)
        made.append(inner)
    around = coast(x, y, radius)
    return place(places.board(seat, board), around, "".join(made) + areas(board, x, y, radius))


@lru_cache(200)
def coast(x: float, y: float, radius: float) -> str:
    """The line round a whole estate, a little outside of its spaces."""
    edges: dict[Corner, Corner] = {}
    for number, (q, r) in enumerate(COORDINATES):
        corners = [_rounded(*point) for point in hexagon_points(*middle(number, 0, 0, radius), radius)]
        for edge, (dq, dr) in enumerate(_ACROSS):
            if (q + dq, r + dr) not in COORDINATES:
                edges[corners[edge]] = corners[(edge + 1) % 6]
    line = [min(edges)]
    while (further := edges[line[-1]]) != line[0]:
        line.append(further)
    grown = 1 + 3 / (5.5 * radius)
    return polygon([(x + a * grown, y + b * grown) for a, b in line])


def _rounded(x: float, y: float) -> Corner:
    """A corner, the same for all spaces that meet there."""
    return round(x, 2), round(y, 2)


@lru_cache(200)
def areas(board: int, x: float, y: float, radius: float) -> str:
    """A dark line round the areas of one colour, so that an area reads as one."""
    d: list[str] = []
    for number, edge in _borders(board):
        corners = hexagon_points(*middle(number, x, y, radius), radius)
        (x1, y1), (x2, y2) = corners[edge], corners[(edge + 1) % 6]
        d.append(f"M{n(x1)} {n(y1)}L{n(x2)} {n(y2)}")
    return path("".join(d), "none", "border", max(1, radius * 0.07), opacity=0.8)


@cache
def _borders(board: int) -> list[tuple[int, int]]:
    """The edges of spaces that part two areas, or the estate from the rest: each once."""
    index = {at: number for number, at in enumerate(COORDINATES)}
    found: list[tuple[int, int]] = []
    for number, (q, r) in enumerate(COORDINATES):
        for edge, (dq, dr) in enumerate(_ACROSS):
            other = index.get((q + dq, r + dr))
            if other is None or (other > number and AREA[board][other] != AREA[board][number]):
                found.append((number, edge))
    return found


def finishing(board: int, filled: int) -> tuple[int, ...]:
    """The spaces that are the last empty ones of their areas. Rule 9.1."""
    return tuple(space for space in range(SPACES) if AREA[board][space] & ~filled == BIT[space])


def draw_finishing(seat: int, board: int, spaces: tuple[int, ...], x: float, y: float, radius: float) -> str:
    """The area that a tile would finish, tinted, and its size: in sight while the space is pointed at."""
    made = ""
    for number in spaces:
        area = AREA[board][number]
        tint = "".join(hexagon(*middle(other, x, y, radius), radius - 1) for other in bits(area))
        at_x, at_y = middle(number, x, y, radius)
        inner = path(tint, "amber", opacity=0.38)
        inner += circle(at_x, at_y, radius * 0.36, "paper", "ink", 1.3)
        size = radius * 0.46
        inner += text(
            at_x, at_y + size * 0.36, area.bit_count(), size, "s7", anchor="middle", room=radius * 0.6
        )
        made += shown_with(places.space(seat, number), inner)
    return made
