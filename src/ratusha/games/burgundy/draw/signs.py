"""The icon of an option: the tile it is about, or what is sold, taken or loaded."""

from __future__ import annotations

from typing import Final

from ratusha.games.burgundy.choice import fields
from ratusha.games.burgundy.components import NO_TILE, SHELF, SPECIES_NAMES, TILE_NAMES
from ratusha.games.burgundy.draw.tiles import tile_icon
from ratusha.games.burgundy.moves import MOVES
from ratusha.games.burgundy.state import Burgundy

_OF_KIND: Final = {
    "sell": "goods", "free-sell": "goods", "load": "goods", "keep": "goods", "workers": "worker",
    "free-workers": "worker", "settle": "castle", "end": "pass", "skip": "pass", "load-nothing": "pass",
}  # fmt: skip
SIGNS: Final = tuple(
    dict.fromkeys([*_OF_KIND.values(), *SPECIES_NAMES, *map(tile_icon, range(len(TILE_NAMES)))])
)
"""All of them."""


def sign(g: Burgundy, seat: int, move: int) -> str:
    """The icon of what a move is about; empty: none."""
    given = fields(move)
    tile = NO_TILE
    if "slot" in given:
        tile = g.shelves[SHELF[given["depot"]] + given["slot"]]
    elif "storage" in given:
        tile = g.estates[seat].storage[given["storage"]]
    return tile_icon(tile) if tile != NO_TILE else _OF_KIND.get(MOVES.kinds[MOVES.tag[move]].name, "")
