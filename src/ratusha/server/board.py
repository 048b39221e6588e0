"""Numbers that several processes keep where each of them can read them all.

It is memory they share, with a part for each process. A part is written by its process alone and outlives
it: the one that takes its place goes on counting where the other was ended.
"""

from __future__ import annotations

import multiprocessing
import time
from ctypes import c_byte
from typing import Any, Final

CELL: Final = 128
"""Bytes of a number: itself, the length of its name, its name."""
NUMBER: Final = 8
LONGEST: Final = CELL - NUMBER - 1
CELLS: Final = 1024
"""Numbers in a part. There are as many as games, statuses and kinds; what does not fit is not counted."""
PART: Final = CELL * CELLS

spawn: Final = multiprocessing.get_context("spawn")


class Board:
    """The parts. One of several can be handed to a process that is being spawned."""

    def __init__(self, parts: int) -> None:
        self._count = parts
        self._memory: Any = bytearray(PART) if parts == 1 else spawn.RawArray(c_byte, parts * PART)
        self.started = time.time()

    def part(self, n: int) -> Part:
        """To write into."""
        return Part(memoryview(self._memory).cast("B")[n * PART : (n + 1) * PART])

    def parts(self) -> list[dict[str, float]]:
        """What stands in each of them now."""
        return [self.part(n).read() for n in range(self._count)]


class Part:
    """The numbers of one process, by name."""

    def __init__(self, memory: memoryview) -> None:
        self._bytes = memory
        self._numbers = memory.cast("d")
        self._at: dict[str, int] = {}
        self._look()

    def _look(self) -> None:
        """Find the numbers there are."""
        for cell in range(len(self._at), CELLS):
            start = cell * CELL + NUMBER
            length = self._bytes[start]
            if not length:
                return
            self._at[bytes(self._bytes[start + 1 : start + 1 + length]).decode()] = cell * CELL // NUMBER

    def _find(self, name: str) -> int | None:
        at = self._at.get(name)
        if at is None and len(self._at) < CELLS:
            written = name.encode()
            if len(written) > LONGEST:
                return None
            start = len(self._at) * CELL + NUMBER
            self._bytes[start + 1 : start + 1 + len(written)] = written
            self._bytes[start] = len(written)  # now it is seen
            at = self._at[name] = len(self._at) * CELL // NUMBER
        return at

    def add(self, name: str, n: float) -> None:
        """Add to a number, which is 0 at first."""
        at = self._find(name)
        if at is not None:
            self._numbers[at] += n

    def set(self, name: str, value: float) -> None:
        """Make it this."""
        at = self._find(name)
        if at is not None:
            self._numbers[at] = value

    def get(self, name: str) -> float:
        """A number, 0 if there is none."""
        if name not in self._at:
            self._look()
        at = self._at.get(name)
        return 0.0 if at is None else self._numbers[at]

    def clear(self, beginning: str) -> None:
        """Make all numbers 0 whose names begin so."""
        self._look()
        for name, at in self._at.items():
            if name.startswith(beginning):
                self._numbers[at] = 0.0

    def read(self) -> dict[str, float]:
        """All of it."""
        self._look()
        return {name: self._numbers[at] for name, at in self._at.items()}
