"""The two errors that leave the kernel and the games."""

from __future__ import annotations

from ratusha.kernel.msg import Msg


def shown(data: object, most: int = 40) -> str:
    """Foreign data as it may stand in a message: short, printable, on one line."""
    try:
        text = data if isinstance(data, str) else repr(data)
    except (ValueError, RecursionError):  # an int of thousands of digits, a list a thousand deep
        text = type(data).__name__
    short = text if len(text) <= most else text[:most] + "…"
    return "".join(c if c.isprintable() else "·" for c in short)


class RatushaError(Exception):
    """Something a person can be told in one sentence."""

    def message(self) -> Msg:
        """What to tell."""
        raise NotImplementedError

    def __str__(self) -> str:
        from ratusha.kernel.words import text

        return text(self.message(), "en")


class BadInput(RatushaError):
    """What was given is not a move, record, option or file at all: where, and why."""

    def __init__(self, where: str, why: Msg) -> None:
        super().__init__(where, why)
        self.where = where
        self.why = why

    def message(self) -> Msg:
        return Msg("kernel-bad-input", where=self.where, why=self.why)


class IllegalMove(RatushaError):
    """The rules forbid this move: the reason, and the rule's number where there is one."""

    def __init__(self, reason: Msg, rule: str = "") -> None:
        super().__init__(reason, rule)
        self.reason = reason
        self.rule = rule

    def message(self) -> Msg:
        if self.rule:
            return Msg("kernel-illegal-by-rule", reason=self.reason, rule=self.rule)
        return Msg("kernel-illegal", reason=self.reason)
