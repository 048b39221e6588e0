"""The shape of an estate: 37 hexagons, numbered row by row. Rule 1.2.

A set of spaces is an int whose bit s says whether space s is in it.
"""

from __future__ import annotations

from typing import Final

ROWS: Final = (4, 5, 6, 7, 6, 5, 4)
SPACES: Final = sum(ROWS)
BIT: Final[list[int]] = [1 << i for i in range(64)]
ALL_SPACES: Final = BIT[SPACES] - 1

AT: Final[dict[int, int]] = {BIT[i]: i for i in range(64)}
"""Where the one bit of an int stands: `AT[mask & -mask]` is the first space of a set."""


def spaces_in(mask: int) -> list[int]:
    """The spaces of a set."""
    return [space for space in range(SPACES) if mask & BIT[space]]


def row_of(space: int) -> int:
    """The row in which a space lies."""
    row = 0
    while space >= ROWS[row]:
        space -= ROWS[row]
        row += 1
    return row


def _coordinates() -> list[tuple[int, int]]:
    """Axial coordinates: rows run through r, and going down to the right keeps q."""
    middle = len(ROWS) // 2
    return [
        (column + max(-middle, -middle - (row - middle)), row - middle)
        for row, length in enumerate(ROWS)
        for column in range(length)
    ]


COORDINATES: Final = _coordinates()


def _neighbours() -> list[int]:
    steps = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
    index = {at: space for space, at in enumerate(COORDINATES)}
    return [
        sum(BIT[index[q + dq, r + dr]] for dq, dr in steps if (q + dq, r + dr) in index)
        for q, r in COORDINATES
    ]


NEIGHBOURS: Final = _neighbours()
"""The neighbours of each space, as a set."""


def area_around(space: int, within: int) -> int:
    """The connected part of a set of spaces that contains this space."""
    area = BIT[space]
    while True:
        grown = area
        for inner in spaces_in(area):
            grown |= NEIGHBOURS[inner] & within
        if grown == area:
            return area
        area = grown
