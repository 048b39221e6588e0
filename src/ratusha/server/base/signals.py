"""Being told to stop: by Ctrl+C, by a supervisor, by the end of the terminal."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import uvicorn


def end_when_told() -> None:
    """From now on the process ends with status 0 at once when it is told to stop.

    The end of the terminal tells so, too, unless it is ignored (`nohup`).
    """
    when_told(lambda *_: os._exit(0))  # an exception might be lost, wherever it comes
    if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) == signal.SIG_DFL:
        signal.signal(signal.SIGHUP, lambda *_: signal.raise_signal(signal.SIGTERM))


def stop_when_told(server: uvicorn.Server) -> None:
    """From now on this server is stopped gracefully, even if it has not begun yet.

    uvicorn sees to it only while it serves, and would afterwards end the process by the same signal.
    """

    def stop(*_: object) -> None:
        server.should_exit = True

    when_told(stop)


def when_told(then: Callable[..., None]) -> None:
    """Do this."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, then)
