"""The garbage collector in a process where bots search."""

from __future__ import annotations

import gc
from typing import Final

OBJECTS: Final = 200_000
"""How many new objects there are before Python looks for rings among them (700 if nothing is said)."""


def collect_rarely() -> None:
    """Let the garbage collector work once in a while only.

    It looks for objects that refer to each other in a ring. No position does, so that a search leaves none
    behind, but looking for them took half of its time. A foreign bot may leave some: they are found later.
    """
    gc.freeze()
    gc.set_threshold(OBJECTS)
