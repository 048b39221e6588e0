"""Random numbers for simulation and search: one small integer that counts.

The whole generator is one int below 2**61: each draw hashes it and adds one. Copying a position
copies the generator; the same seed gives the same numbers on every machine, compiled or not.
A table between people draws from `chance.Secret` instead.
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64

NO_RNG: Final = -1
"""In place of a generator: chance is not resolved by the kernel, the caller supplies outcomes."""

_LIMIT: Final = (1 << 61) - 1
_LOW: Final = (1 << 32) - 1
_STEP: Final = 0x9E3779B9
# Both multipliers stay below 2**31, so that no product leaves 63 bits.
_MUL1: Final = 0x21F0AAAD
_MUL2: Final = 0x735A2D97


def seeded(seed: int | str) -> int:
    """The generator for a seed: any int or text, spread over the whole range."""
    digest = hashlib.blake2b(str(seed).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") & _LIMIT


def scramble(x: i64) -> i64:
    """Hash 32 bits to 32 bits, one to one."""
    x = (x ^ (x >> 16)) * _MUL1 & _LOW
    x = (x ^ (x >> 15)) * _MUL2 & _LOW
    return x ^ (x >> 15)


def draw(rng: i64, n: i64) -> int:
    """A number in range(n), n at most 2**31, from the generator's present value (the caller advances it)."""
    low = scramble(((rng & _LOW) + _STEP) & _LOW)
    return (scramble(low ^ (rng >> 32)) * n) >> 32


def advance(rng: int, draws: int = 1) -> int:
    """The generator after this many draws."""
    return (rng + draws) & _LIMIT


class Rng:
    """A generator to hand around: `imagine`, bots, simulations."""

    __slots__ = ("value",)

    def __init__(self, seed: int | str) -> None:
        self.value: int = seeded(seed)

    def below(self, n: int) -> int:
        """A number in range(n)."""
        result = draw(self.value, n)
        self.value = (self.value + 1) & _LIMIT
        return result

    def pick(self, items: list[int]) -> int:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[int]) -> None:
        """Put the items into random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def split(self) -> int:
        """The value of a new, independent generator."""
        high = self.below(1 << 30)
        return ((high << 31) ^ self.below(1 << 31)) & _LIMIT
