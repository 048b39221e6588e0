"""Guards every call into a game's rules: one that fails, or does not end, freezes its table only.

asyncio's timeouts can't interrupt a call that does not await; the timer of a signal can. A pool of
processes would have to be sent the position for every call.
"""

from __future__ import annotations

import atexit
import signal
from threading import get_ident, main_thread
from types import FrameType, TracebackType
from typing import Final

from ratusha.kernel.errors import RatushaError

TICKS: Final = 8
"""The limit is counted in this many parts, so that a process that was paused meanwhile is not taken for slow.
"""


class EngineFailed(Exception):
    """The rules raised an unexpected error or did not end: the table must be frozen."""

    def __init__(self, why: str, overran: bool = False) -> None:
        super().__init__(why)
        self.overran = overran


class Overran(BaseException):
    """Raised within rules that take too long; not an Exception, so that they do not catch it by accident."""


WITHOUT_PREVIEWS: Final[set[str]] = set()
"""Games in which trying out a move did not end: since nobody has made that move, they go on without previews.
"""


class _Watch:
    """How long the rules have been running in the main thread, where the event loop runs."""

    tick = 0.0
    """Seconds; 0: there is no limit."""
    depth = 0
    ticks = 0
    ticking = False
    """Is the timer on? It stays on from one call to the next, until a tick finds no rules running."""


class Rules:
    """Around every call into the rules: refusals pass, anything else is a failure of the engine.

    No `await` may be inside: only the rules' time counts.
    """

    __slots__ = ()

    def __enter__(self) -> None:
        if _Watch.tick and get_ident() == MAIN:
            _Watch.depth += 1
            if _Watch.depth == 1:
                _Watch.ticks = 0
                if not _Watch.ticking:
                    _Watch.ticking = True
                    signal.setitimer(signal.ITIMER_REAL, _Watch.tick, _Watch.tick)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if _Watch.depth and get_ident() == MAIN:
            _Watch.depth -= 1
        if isinstance(error, Overran) and not _Watch.depth:
            raise EngineFailed("the rules did not end", overran=True) from error
        if isinstance(error, Exception) and not isinstance(error, RatushaError | EngineFailed):
            raise EngineFailed(f"{type(error).__name__}: {error}") from error


if hasattr(signal, "setitimer"):  # without a handler, after Python's exit, a tick would kill the process
    atexit.register(signal.setitimer, signal.ITIMER_REAL, 0)

MAIN: Final = main_thread().ident
OWN: Final = frozenset((Rules.__enter__.__code__, Rules.__exit__.__code__))
_rules: Final = Rules()


def rules() -> Rules:
    """The guard, to be used as `with rules():`."""
    return _rules


def limit_rules(seconds: float) -> None:
    """Limit each call into the rules from now on; 0: no limit.

    It needs a signal, which some systems lack, and works where the rules are interpreted: compiled ones are
    interrupted only when they call interpreted code.
    """
    if hasattr(signal, "setitimer") and get_ident() == MAIN:
        signal.signal(signal.SIGALRM, _ticked)
        signal.setitimer(signal.ITIMER_REAL, 0)
        _Watch.ticking = False
        _Watch.tick = seconds / TICKS


def _ticked(number: int, frame: FrameType | None) -> None:
    """A part of the time has passed, the first one perhaps before the call.

    When all parts have passed, and with every part after that, the rules are interrupted.
    """
    if not _Watch.depth:
        signal.setitimer(signal.ITIMER_REAL, 0)
        _Watch.ticking = False
    elif frame is None or frame.f_code not in OWN:
        _Watch.ticks += 1
        if _Watch.ticks > TICKS:
            raise Overran
