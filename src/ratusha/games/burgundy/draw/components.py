"""Single components: for the page that lists them with their sources."""

from __future__ import annotations

from typing import Final

from ratusha.draw.cardboard import printed_hex
from ratusha.draw.component import Small
from ratusha.draw.icons import icon_at
from ratusha.draw.shapes import ROOT3
from ratusha.games.burgundy.boards import NUMBER, SPACE_COLOUR
from ratusha.games.burgundy.components import COLOUR_NAMES, DEPOT_SPACES, NO_TILE, SEATS, TILE_NAMES
from ratusha.games.burgundy.draw.depots import card_height, draw_depot
from ratusha.games.burgundy.draw.estates import HIGH, WIDE, areas, middle
from ratusha.games.burgundy.draw.tiles import draw_tile, glyph, goods_tile, space
from ratusha.games.burgundy.geometry import SPACES
from ratusha.games.burgundy.state import GOODS_ROW

RADIUS: Final = 22
"""Of single tiles."""
NO_TILES: Final = (NO_TILE,) * DEPOT_SPACES
NO_GOODS: Final = (0,) * GOODS_ROW
BOARD_RADIUS: Final = 16.5
"""Of the spaces of a board: with room for their numbers."""


def component(table: str, id: str, lang: str) -> Small | None:
    """A tile, goods, a colour, a depot or a board."""
    if table in ("building", "alike"):
        return _tile(TILE_NAMES.index(id))
    if table == "animal":
        return _tile(next(at for at, name in enumerate(TILE_NAMES) if name.startswith(f"{id}-")))
    if table == "knowledge":
        return _tile(TILE_NAMES.index(f"knowledge-{id}"))
    if table == "goods":
        return Small(goods_tile(int(id), 18, 17, 30), 36, 36)
    if table == "colour":
        colour = COLOUR_NAMES.index(id)
        shown = printed_hex(id, *_centre(), RADIUS) + icon_at(glyph(colour), *_centre(), RADIUS)
        return Small(shown, *_size())
    if table == "depot":
        wide = RADIUS * ROOT3 * 2.5 + 12
        empty = draw_depot(int(id), NO_TILES, NO_GOODS, SEATS[1], 1, 1, 1, wide, RADIUS, lang)
        return Small(empty, wide + 2, card_height(RADIUS) + 2)
    return _board(int(id)) if table == "board" else None


def _centre() -> tuple[float, float]:
    return RADIUS * ROOT3 / 2 + 1, RADIUS + 1


def _size() -> tuple[float, float]:
    return RADIUS * ROOT3 + 2, RADIUS * 2 + 4


def _tile(tile: int) -> Small:
    return Small(draw_tile(tile, *_centre(), RADIUS), *_size())


def _board(board: int) -> Small:
    radius = BOARD_RADIUS
    x, y = radius * WIDE / 2 + 2, radius * HIGH / 2 + 2
    spaces = "".join(
        space(SPACE_COLOUR[board][number], NUMBER[number], *middle(number, x, y, radius), radius)
        for number in range(SPACES)
    )
    return Small(spaces + areas(board, x, y, radius), 2 * x, 2 * y)
