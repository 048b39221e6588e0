"""The border between the server and the rules: an error they should not raise, or a call that does not end,
freezes a table and nothing else.

asyncio's timeouts can't interrupt a call that does not await; the timer of a signal can. A pool of processes
would have to be sent the position for every call.
"""

from __future__ import annotations

import atexit
import signal
from threading import get_ident, main_thread
from types import FrameType, TracebackType
from typing import Final

from ratusha.kernel.errors import RatushaError

TICKS: Final = 8
"""The time is counted in so many parts, so that a process that was stopped meanwhile is not too slow."""


class EngineFailed(Exception):
    """The rules raised something they should not, or did not end: the table must be frozen."""

    def __init__(self, why: str, overran: bool = False) -> None:
        super().__init__(why)
        self.overran = overran


class Overran(BaseException):
    """Raised within rules that take too long; not an Exception, so that they do not catch it by the way."""


WITHOUT_PREVIEWS: Final[set[str]] = set()
"""Games where trying out a move did not end: nobody has made it, so that they go on without previews."""


class _Watch:
    """How long the rules have been at work in the main thread, where the loop runs."""

    tick = 0.0
    """Seconds; 0: there is no limit."""
    depth = 0
    ticks = 0
    ticking = False
    """Is the timer on? It stays on from one call to the next, until a tick finds no rules at work."""


class Rules:
    """Around every call into the rules: refusals pass, anything else is a failure of the engine.

    No `await` may stand within: the time is the rules' alone.
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


if hasattr(signal, "setitimer"):  # at the end Python lets go of the handler, and a tick would be deadly
    atexit.register(signal.setitimer, signal.ITIMER_REAL, 0)

MAIN: Final = main_thread().ident
OWN: Final = frozenset((Rules.__enter__.__code__, Rules.__exit__.__code__))
_rules: Final = Rules()


def rules() -> Rules:
    """The border, to be used as `with rules():`."""
    return _rules


def limit_rules(seconds: float) -> None:
    """Let no call into the rules take longer, from now on; 0: any time.

    It needs a signal, which some systems lack, and works where the rules are interpreted: compiled ones
    are interrupted only when they call what is not.
    """
    if hasattr(signal, "setitimer") and get_ident() == MAIN:
        signal.signal(signal.SIGALRM, _ticked)
        signal.setitimer(signal.ITIMER_REAL, 0)
        _Watch.ticking = False
        _Watch.tick = seconds / TICKS


def _ticked(number: int, frame: FrameType | None) -> None:
    """Part of the time has passed, the first one perhaps before the call. When all has, and with every part
    after that, the rules are stopped.
    """
    if not _Watch.depth:
        signal.setitimer(signal.ITIMER_REAL, 0)
        _Watch.ticking = False
    elif frame is None or frame.f_code not in OWN:
        _Watch.ticks += 1
        if _Watch.ticks > TICKS:
            raise Overran
