"""The ids of every place on the table: in options, reasons, events and pictures alike.

What belongs to a seat carries it (`estate-1-storage-2`); the shared table does not (`depot-3-1`).
"""

from __future__ import annotations

from typing import Final

from ratusha.games.burgundy.boards import BOARDS, NO_BOARD
from ratusha.games.burgundy.components import (
    COLOUR_NAMES,
    COLOURS,
    NUMBERS,
    PHASES,
    SLOTS,
    STORAGE,
    TRACK_SPACES,
)
from ratusha.games.burgundy.geometry import SPACES
from ratusha.games.burgundy.state import Burgundy

BOX: Final = "box"
"""Where tiles go that leave the game."""
COMING_GOODS: Final = "goods-coming"
"""The goods turned up for the rounds of the phase."""


# -- the shared table ------------------------------------------------------------------------------


def depot_space(depot: int, slot: int) -> str:
    """A space of a depot; depot 0 is the black one."""
    return f"depot-{depot}-{slot}"


def depot_goods(depot: int) -> str:
    """All goods in a depot."""
    return f"depot-{depot}-goods"


def depot_goods_of(depot: int, goods: int) -> str:
    """The goods of one type in a depot."""
    return f"depot-{depot}-goods-{goods}"


def track(space: int) -> str:
    """A space of the turn-order track."""
    return f"track-{space}"


def bonus(colour: int, small: int) -> str:
    """The large or the small bonus tile of a colour."""
    return f"bonus-{COLOUR_NAMES[colour]}-{'small' if small else 'large'}"


def phase(number: int) -> str:
    """A phase, 1 to 5, with the points it adds to a finished area."""
    return f"phase-{number}"


# -- what belongs to a seat ------------------------------------------------------------------------


def die(seat: int, number: int) -> str:
    """A player's dice that show this number: one, or both if they are equal."""
    return f"estate-{seat}-die-{number}"


def storage(seat: int, slot: int) -> str:
    """A storage space."""
    return f"estate-{seat}-storage-{slot}"


def space(seat: int, space: int) -> str:
    """A space of the estate."""
    return f"estate-{seat}-space-{space}"


def goods(seat: int, goods: int) -> str:
    """A player's goods of one type."""
    return f"estate-{seat}-goods-{goods}"


def sold(seat: int) -> str:
    """The goods a player has sold."""
    return f"estate-{seat}-sold"


def workers(seat: int) -> str:
    """A player's workers."""
    return f"estate-{seat}-workers"


def bonuses(seat: int) -> str:
    """A player's bonus tiles."""
    return f"estate-{seat}-bonuses"


def board(seat: int, board: int) -> str:
    """A board that a player may choose at the start."""
    return f"estate-{seat}-board-{board}"


def board_space(seat: int, board: int, space: int) -> str:
    """A space of a board that a player may choose at the start."""
    return f"estate-{seat}-board-{board}-space-{space}"


# -- all of them -----------------------------------------------------------------------------------


def silver(seat: int) -> str:
    """A player's silver."""
    return f"estate-{seat}-silver"


def everything(g: Burgundy) -> list[str]:
    """Every place on the table now, each once."""
    made = [BOX, COMING_GOODS]
    made += [depot_space(depot, slot) for depot in range(NUMBERS + 1) for slot in range(SLOTS[depot])]
    for depot in range(1, NUMBERS + 1):
        made += [depot_goods(depot), *[depot_goods_of(depot, goods) for goods in range(1, NUMBERS + 1)]]
    made += [phase(number) for number in range(1, PHASES + 1)]
    made += [track(space) for space in range(TRACK_SPACES)]
    made += [bonus(colour, small) for colour in range(COLOURS) for small in range(2)]
    for seat in range(g.seats):
        made += [sold(seat), silver(seat), workers(seat), bonuses(seat)]
        made += [storage(seat, slot) for slot in range(STORAGE)]
        made += [place(seat, number) for number in range(1, NUMBERS + 1) for place in (die, goods)]
        if g.estates[seat].board != NO_BOARD:
            made += [space(seat, number) for number in range(SPACES)]
        else:
            for side in range(1, BOARDS + 1):
                made += [board(seat, side), *[board_space(seat, side, n) for n in range(SPACES)]]
    return made
