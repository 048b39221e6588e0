"""The move space of Founders of the Empire.

Places are named by their coordinates: x to the right, y away from the owner, the realm's first square at
x=0 y=0. A realm never has more than `most_squares()` squares, each beside an earlier one; so a square lies
at most `most_squares() - 1` steps from the first, and a place beside one at most `REACH` steps: the grid of
that size can't be left, and no step leads over its edge to the other side: a cell can be a plain number.
"""

from __future__ import annotations

from typing import Final

from ratusha.games.empire.components import KIND, MASTER, RESOURCE, SEATS, STACKS, most_squares
from ratusha.kernel.moves import Kind, MoveSpace, named, span

REACH: Final[int] = most_squares()
WIDTH: Final[int] = 2 * REACH + 1

MOVES: Final[MoveSpace] = MoveSpace("empire")

# Chance.
FIRST_PLAYER: Final[Kind] = MOVES.outcome("first", span("seat", 0, SEATS[1] - 1))
REVEAL: Final[Kind] = MOVES.outcome("reveal", named("square", KIND))
MEET: Final[Kind] = MOVES.outcome("meet", named("craftsman", MASTER))

# The turn.
TAKE: Final[Kind] = MOVES.kind("take", named("square", KIND))
OPEN: Final[Kind] = MOVES.kind("open", named("stack", STACKS[:3]))
SKIP: Final[Kind] = MOVES.kind("skip")
WAR: Final[Kind] = MOVES.kind("war", span("seat", 0, SEATS[1] - 1), span("column", -REACH, REACH))
COIN: Final[Kind] = MOVES.kind("coin", span("seat", 0, SEATS[1] - 1))
BUY: Final[Kind] = MOVES.kind("buy", named("resource", RESOURCE))
CART: Final[Kind] = MOVES.kind("cart")
CRAFTSMAN: Final[Kind] = MOVES.kind("craftsman", named("who", MASTER))
ADD: Final[Kind] = MOVES.kind("add", named("square", KIND))
DRAW: Final[Kind] = MOVES.kind("draw")
END: Final[Kind] = MOVES.kind("end")

# A place: of the new square, of a coin or a craftsman, of a cart (the near left square of its four).
AT: Final[Kind] = MOVES.kind("at", span("x", -REACH, REACH), span("y", -REACH, REACH))

# The end by consent.
PROPOSE: Final[Kind] = MOVES.kind("propose")
ACCEPT: Final[Kind] = MOVES.kind("accept")
REFUSE: Final[Kind] = MOVES.kind("refuse")

# A cell is the number of its `at` move counted from the first one, so that a neighbour is a step away.
RIGHT: Final[int] = WIDTH
FAR: Final = 1
ORIGIN: Final[int] = REACH * WIDTH + REACH
CELLS: Final[int] = WIDTH * WIDTH

SIDES: Final[list[int]] = [RIGHT, FAR, -RIGHT, -FAR]
AROUND: Final[list[int]] = [*SIDES, RIGHT + FAR, FAR - RIGHT, -RIGHT - FAR, RIGHT - FAR]
BLOCK: Final[list[int]] = [0, RIGHT, FAR, RIGHT + FAR]
"""The four squares of a joint, from the near left one."""


def cell_at(x: int, y: int) -> int:
    """The cell with these coordinates."""
    return ORIGIN + x * RIGHT + y * FAR


def x_of(cell: int) -> int:
    """The column of a cell."""
    return cell // WIDTH - REACH


def y_of(cell: int) -> int:
    """The row of a cell: the first square's is 0, and they count away from the owner."""
    return cell % WIDTH - REACH
