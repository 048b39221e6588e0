"""The shape of an estate: 37 hexagons, numbered row by row. Rule 1.2.

A set of spaces is an int whose bit s says whether space s is in it.
"""

from __future__ import annotations

from typing import Final

from ratusha.kernel.bits import BIT, bits

ROWS: Final = (4, 5, 6, 7, 6, 5, 4)
SPACES: Final = sum(ROWS)


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
        for inner in bits(area):
            grown |= NEIGHBOURS[inner] & within
        if grown == area:
            return area
        area = grown
