"""Signals that stop the server: Ctrl+C, a supervisor's SIGTERM, the end of the terminal."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import uvicorn


def end_when_told() -> None:
    """From now on a stop signal ends the process at once, with status 0.

    The end of the terminal is such a signal, too, unless it is ignored (`nohup`).
    """
    when_told(lambda *_: os._exit(0))  # an exception could be caught anywhere, and lost
    if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) == signal.SIG_DFL:
        signal.signal(signal.SIGHUP, lambda *_: signal.raise_signal(signal.SIGTERM))


def stop_when_told(server: uvicorn.Server) -> None:
    """From now on a stop signal stops this server gracefully, even if it has not started yet.

    uvicorn handles signals only while it serves, and afterwards ends the process by the same signal.
    """

    def stop(*_: object) -> None:
        server.should_exit = True

    when_told(stop)


def when_told(then: Callable[..., None]) -> None:
    """Call this at a stop signal."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, then)
