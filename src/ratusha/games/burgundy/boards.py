"""The nine estates: colours, numbers and areas of their spaces. Rules 1.2, 1.3."""

from __future__ import annotations

from typing import Final

from ratusha.games.burgundy.components import (
    COLOUR_NAMES,
    COLOUR_SPACES,
    COLOURS,
    FILE,
    NUMBERS,
    SEATS,
    read_colours,
)
from ratusha.games.burgundy.geometry import ROWS, SPACES, area_around
from ratusha.kernel.bits import BIT
from ratusha.kernel.components import Row
from ratusha.kernel.msg import Msg

BOARDS: Final = 9
NO_BOARD: Final = 0
"""The board of a player who has not chosen one yet; in its tables no space has a colour."""
FARTHEST: Final = 3
"""No two of the six numbers of a die are farther apart, since 6 and 1 are neighbours."""


def _rows(row: Row, field: str) -> str:
    """All letters of a board's rows, if the rows are as long as they must be."""
    rows = row.texts(field, length=len(ROWS))
    for i, (text, length) in enumerate(zip(rows, ROWS, strict=True)):
        if len(text) != length:
            raise row.wrong(
                f"{field}[{i}]", Msg("kernel-components-count", have=str(len(text)), want=str(length))
            )
    return "".join(rows)


def _numbers() -> list[int]:
    row = FILE.row("estate")
    letters = _rows(row, "numbers")
    for letter in letters:
        if letter not in "123456":
            raise row.wrong("numbers", Msg("burgundy-bad-number", letter=letter))
    return [int(letter) for letter in letters]


NUMBER: Final = _numbers()
"""The number printed on each space: the same on all boards."""

DISTANCE: Final[list[list[int]]] = [
    [min((a - b) % NUMBERS, (b - a) % NUMBERS) for b in range(NUMBERS + 1)] for a in range(NUMBERS + 1)
]
"""How many steps lead from one number of a die to another, 6 and 1 being neighbours. Rule 4.3."""

WITHIN: Final[list[list[int]]] = [
    [
        sum(BIT[space] for space in range(SPACES) if DISTANCE[die][NUMBER[space]] <= steps)
        for steps in range(FARTHEST + 1)
    ]
    for die in range(NUMBERS + 1)
]
"""The spaces whose number can be reached from a die's in this many steps."""

SPACE_COLOUR: Final[list[list[int]]] = [[COLOURS] * SPACES]
COLOUR_MASK: Final[list[list[int]]] = [[0] * COLOURS]
"""The spaces of each colour, by board."""
AREA: Final[list[list[int]]] = [[0] * SPACES]
"""The area in which each space lies, by board."""
START_CASTLE: Final[list[int]] = [-1]
"""The space of the start castle where it is fixed; -1: any castle space."""


def _read_boards() -> None:
    for board, row in enumerate(FILE.rows("board", count=BOARDS), start=1):
        row.number("id", board, board)
        colours = read_colours(row, "rows", _rows(row, "rows"))
        masks = [
            sum(BIT[space] for space in range(SPACES) if colours[space] == colour)
            for colour in range(COLOURS)
        ]
        for colour in range(COLOURS):
            have, want = colours.count(colour), COLOUR_SPACES[colour]
            if have != want:
                why = Msg("burgundy-bad-board", colour=COLOUR_NAMES[colour], have=str(have), want=str(want))
                raise row.wrong("rows", why)
        castle = row.number("castle", 0, SPACES - 1) if row.has("castle") else -1
        if castle >= 0 and COLOUR_NAMES[colours[castle]] != "castle":
            raise row.wrong("castle", Msg("burgundy-bad-castle", space=str(castle)))
        SPACE_COLOUR.append(colours)
        COLOUR_MASK.append(masks)
        AREA.append([area_around(space, masks[colours[space]]) for space in range(SPACES)])
        START_CASTLE.append(castle)


_read_boards()

SHEETS: Final[list[tuple[int, int]]] = []
"""The two boards on each double-sided sheet. Rule 2.7."""

for _row in FILE.rows("sheet"):
    _front, _back = _row.numbers("sides", 1, BOARDS, length=2)
    SHEETS.append((_front, _back))
if len(SHEETS) < SEATS[1]:
    raise FILE.rows("sheet")[0].wrong(
        "id", Msg("kernel-components-count", have=str(len(SHEETS)), want=str(SEATS[1]))
    )
