"""A process whose loop does not turn any more is ended, so that another can take its place.

The rules are stopped when they take too long (`tables.engine`), but compiled ones may loop without ever
looking up. What is counted is the processor's time: a process that was stopped, or waits, is not stuck.
"""

from __future__ import annotations

import contextlib
import faulthandler
import io
import signal
from typing import Final

LEAST: Final = 10.0
"""Seconds of the processor's time; the loop reports every two seconds."""
SHARE: Final = 10
"""So many times as long as the rules may take."""


class _Watch:
    seconds = 0.0


def watch(rules_seconds: float) -> None:
    """From now on the loop must report (`turned`), or the process is ended, with its stack in the log."""
    if rules_seconds and hasattr(signal, "setitimer"):
        _Watch.seconds = max(LEAST, SHARE * rules_seconds)
        with contextlib.suppress(io.UnsupportedOperation, AttributeError, RuntimeError):
            faulthandler.register(signal.SIGPROF, all_threads=False, chain=True)
        turned()


def turned() -> None:
    """The loop turns."""
    if _Watch.seconds:
        signal.setitimer(signal.ITIMER_PROF, _Watch.seconds)


def rest() -> None:
    """The loop ends."""
    if _Watch.seconds:
        _Watch.seconds = 0.0
        signal.setitimer(signal.ITIMER_PROF, 0)
