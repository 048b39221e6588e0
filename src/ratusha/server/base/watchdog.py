"""A process whose loop does not turn any more is ended, so that another can take its place.

Rules that take too long are stopped (`tables.live.rules_guard`), but compiled ones may loop without ever
looking up. What is counted is processor time: a process that was stopped, or waits, is not stuck.
No library does this: asyncio does not watch itself, and faulthandler's timer counts wall-clock time.
"""

from __future__ import annotations

import asyncio
import contextlib
import faulthandler
import io
import signal
from typing import Final

TURN: Final = 2.0
"""Seconds between two signs of life."""
LEAST: Final = 10.0
"""Seconds of the processor's time without one."""
SHARE: Final = 10
"""So many times as long as the rules may take."""


class Watch:
    """Ends the process, with its stack in the log, when the loop shows no sign of life."""

    def __init__(self, rules_seconds: float) -> None:
        self._seconds = max(LEAST, SHARE * rules_seconds) if rules_seconds else 0.0
        self._next: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """From now on."""
        if self._seconds and hasattr(signal, "setitimer"):
            with contextlib.suppress(io.UnsupportedOperation, AttributeError, RuntimeError):
                faulthandler.register(signal.SIGPROF, all_threads=False, chain=True)
            self._turn()

    def _turn(self) -> None:
        signal.setitimer(signal.ITIMER_PROF, self._seconds)
        self._next = asyncio.get_running_loop().call_later(TURN, self._turn)

    def close(self) -> None:
        """No longer."""
        if self._next is not None:
            self._next.cancel()
            signal.setitimer(signal.ITIMER_PROF, 0)
