"""Sets of small numbers as bit masks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

BIT: Final = [1 << i for i in range(200)]
"""The mask of a single number. (Compiled, a constant must not be shifted by a variable.)"""
WORD_BIT: Final[list[i64]] = [1 << i for i in range(62)]
"""The same for masks of a machine word."""


def bits(mask: int) -> list[int]:
    """The numbers in a mask, the least first.

    >>> bits(0b10110)
    [1, 2, 4]
    """
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def lowest(mask: int) -> int:
    """The least number in a mask; -1 if it is empty.

    >>> lowest(0b10110)
    1
    """
    return (mask & -mask).bit_length() - 1


def mask_of(numbers: list[int]) -> int:
    """The mask of some numbers.

    >>> mask_of([1, 2, 4]) == 0b10110
    True
    """
    mask = 0
    for n in numbers:
        mask |= BIT[n]
    return mask
