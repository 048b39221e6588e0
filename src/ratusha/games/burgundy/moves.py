"""Every move of the game: one declaration gives ids, notation, JSON and the check of input.

`die` is the number a die shows, `depot` 0 the black depot, `slot` a depot's space in printed order.
"""

from __future__ import annotations

from typing import Final

from ratusha.games.burgundy.boards import BOARDS, SHEETS
from ratusha.games.burgundy.components import (
    BLACK_SPACES,
    DEPOT_SPACES,
    NUMBERS,
    SEATS,
    STORAGE,
    TILE_NAMES,
)
from ratusha.games.burgundy.geometry import SPACES
from ratusha.kernel.moves import MoveSpace, maybe, named, span

MOVES: Final = MoveSpace("burgundy")

_DIE: Final = span("die", 1, NUMBERS)
_DEPOT: Final = span("depot", 1, NUMBERS)
_SLOT: Final = span("slot", 0, DEPOT_SPACES - 1)
_STORAGE: Final = span("storage", 0, STORAGE - 1)
_DISCARD: Final = maybe("discard", STORAGE - 1)
_SPACE: Final = span("space", 0, SPACES - 1)
_GOODS: Final = span("goods", 1, NUMBERS)

# The four actions of a die, the purchase, and the end of the turn: rules 5.1 to 5.9, 4.6.
TAKE: Final = MOVES.kind("take", _DIE, _DEPOT, _SLOT, _DISCARD)
PLACE: Final = MOVES.kind("place", _DIE, _STORAGE, _SPACE)
SELL: Final = MOVES.kind("sell", _DIE, _GOODS)
WORKERS: Final = MOVES.kind("workers", _DIE)
BUY: Final = MOVES.kind("buy", span("depot", 0, NUMBERS), span("slot", 0, BLACK_SPACES - 1), _DISCARD)
END: Final = MOVES.kind("end")

# The same without a die, for castles and buildings: rules 6.7, 7.3 to 7.9.
FREE_TAKE: Final = MOVES.kind("free-take", _DEPOT, _SLOT, _DISCARD)
FREE_PLACE: Final = MOVES.kind("free-place", _STORAGE, _SPACE)
FREE_SELL: Final = MOVES.kind("free-sell", _GOODS)
FREE_WORKERS: Final = MOVES.kind("free-workers")
SKIP: Final = MOVES.kind("skip")

# A ship's goods: rules 6.1 to 6.3; the second depot is for knowledge tile 5.
LOAD: Final = MOVES.kind("load", _DEPOT, maybe("second", NUMBERS))
LOAD_NOTHING: Final = MOVES.kind("load-nothing")
KEEP: Final = MOVES.kind("keep", _GOODS)

# Setting up: rules 2.7 to 2.10.
SETTLE: Final = MOVES.kind("settle", span("board", 1, BOARDS), _SPACE)

# What chance decides: rules 2.1, 2.3, 2.7, 3.2, 3.4, 3.5, 3.7, 3.8.
START: Final = MOVES.outcome("start", span("seat", 0, SEATS[1] - 1))
DEAL: Final = MOVES.outcome("deal", span("sheet", 1, len(SHEETS)))
GOODS: Final = MOVES.outcome("goods", span("type", 1, NUMBERS))
DRAW: Final = MOVES.outcome("draw", named("tile", tuple(TILE_NAMES)))
ROLL: Final = MOVES.outcome("roll", span("first", 1, NUMBERS), span("second", 1, NUMBERS))
WHITE: Final = MOVES.outcome("white", span("face", 1, NUMBERS))
