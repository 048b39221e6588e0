"""The ids of every place on the table: in options, reasons, events and pictures alike.

What belongs to a seat carries it (`realm-0-cell-2_3`); the shared table does not (`row-city-0`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ratusha.games.empire.components import MASTER, MASTERS, NATURE, PRIZE, STACK, STACKS, TOKENS
from ratusha.games.empire.moves import BLOCK, x_of, y_of

if TYPE_CHECKING:
    from ratusha.games.empire.state import Empire

BOX: Final = "box"
"""Where squares and tokens go that leave the game."""

# -- the shared table ---------------------------------------------------------------------------------


def stack(number: int) -> str:
    """A face-down stack."""
    return f"stack-{STACKS[number]}"


def row(number: int) -> str:
    """A whole row of open squares."""
    return f"row-{STACKS[number]}"


def open_square(g: Empire, kind: int) -> str:
    """The open square of a kind (of several alike, the first in its row)."""
    if STACK[kind] == PRIZE:
        return f"prize-{g.prizes.index(kind)}"
    return f"row-{STACKS[STACK[kind]]}-{g.rows[STACK[kind]].index(kind)}"


def last_open(g: Empire, number: int) -> str:
    """The square that was opened last from a stack."""
    if number == PRIZE:
        return f"prize-{len(g.prizes) - 1}"
    return f"row-{STACKS[number]}-{len(g.rows[number]) - 1}"


def pile(token: int) -> str:
    """A pile of tokens."""
    return f"pile-{TOKENS[token]}"


# -- what belongs to a seat ---------------------------------------------------------------------------


def realm(seat: int) -> str:
    """A whole realm."""
    return f"realm-{seat}"


def cell(seat: int, cell: int) -> str:
    """A place of a realm, with or without a square."""
    return f"realm-{seat}-cell-{x_of(cell)}_{y_of(cell)}"


def joint(seat: int, corner: int) -> str:
    """Where four squares meet, named by the near left one."""
    return f"realm-{seat}-joint-{x_of(corner)}_{y_of(corner)}"


def token(seat: int, token: int) -> str:
    """The tokens of a kind in hand."""
    return f"realm-{seat}-hand-{TOKENS[token]}"


def craftsman(seat: int, master: int) -> str:
    """A craftsman in hand."""
    return f"realm-{seat}-hand-{MASTER[master]}"


def drawn(seat: int) -> str:
    """The nature square that a player has drawn and must add."""
    return f"realm-{seat}-drawn"


# -- all of them --------------------------------------------------------------------------------------


def everything(g: Empire) -> list[str]:
    """Every place on the table now, each once."""
    made = [BOX, *[stack(number) for number in range(PRIZE)], *[row(number) for number in range(PRIZE)]]
    for number in range(NATURE, PRIZE):
        made += [f"row-{STACKS[number]}-{at}" for at in range(len(g.rows[number]))]
    made += [f"prize-{at}" for at in range(len(g.prizes))]
    made += [pile(kind) for kind in range(len(TOKENS))]
    for seat in range(g.seats):
        mine = g.realms[seat]
        made += [realm(seat), drawn(seat)]
        made += [cell(seat, at) for at in [*mine.cells, *mine.border]]
        corners = [corner for corner in mine.cells if all(corner + step in mine.cells for step in BLOCK)]
        made += [joint(seat, corner) for corner in corners]
        made += [token(seat, kind) for kind in range(len(mine.hand))]
        made += [craftsman(seat, master) for master in range(MASTERS)]
    return made
