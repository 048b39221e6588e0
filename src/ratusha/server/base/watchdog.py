"""Ends a process whose event loop hangs, so that another can take its place.

Rules that take too long are interrupted (`tables.live.rules_guard`), but a loop in compiled rules can't be.
Processor time is counted: a process that was paused, or waits, does not hang. No library does this: asyncio
does not watch itself, and faulthandler's timer counts wall-clock time.
"""

from __future__ import annotations

import asyncio
import contextlib
import faulthandler
import io
import signal
from typing import Final

TURN: Final = 2.0
"""Seconds between two resets of the timer."""
LEAST: Final = 10.0
"""The least processor time, in seconds, after which the loop counts as hanging."""
SHARE: Final = 10
"""It is this many times as long as a call of the rules may take."""


class Watch:
    """Ends the process, with its stack on standard error, when the event loop hangs."""

    def __init__(self, rules_seconds: float) -> None:
        self._seconds = max(LEAST, SHARE * rules_seconds) if rules_seconds else 0.0
        self._next: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Start watching."""
        if self._seconds and hasattr(signal, "setitimer"):
            with contextlib.suppress(io.UnsupportedOperation, AttributeError, RuntimeError):
                faulthandler.register(signal.SIGPROF, all_threads=False, chain=True)
            self._turn()

    def _turn(self) -> None:
        signal.setitimer(signal.ITIMER_PROF, self._seconds)
        self._next = asyncio.get_running_loop().call_later(TURN, self._turn)

    def close(self) -> None:
        """Stop watching."""
        if self._next is not None:
            self._next.cancel()
            signal.setitimer(signal.ITIMER_PROF, 0)
