"""What a client is told when something can't be done: a status, a code for programs, a sentence."""

from __future__ import annotations

from ratusha.kernel.errors import RatushaError
from ratusha.kernel.msg import Msg, Param


class Refused(RatushaError):
    """A request that is refused; nothing was changed."""

    def __init__(self, status: int, code: str, /, **params: Param) -> None:
        super().__init__(status, code)
        self.status = status
        self.code = code
        self.msg = Msg(f"server-no-{code}", **params)
        self.retry_after = 0.0

    def message(self) -> Msg:
        return self.msg


def not_found() -> Refused:
    """The same answer for what is not there and for what one may not know of."""
    return Refused(404, "such-thing")


def too_often(seconds: float) -> Refused:
    """Over the rate limit."""
    refused = Refused(429, "too-many-requests", n=max(1, round(seconds)))
    refused.retry_after = seconds
    return refused
