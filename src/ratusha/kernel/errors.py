"""The two errors that leave the kernel and the games."""

from __future__ import annotations

from ratusha.kernel.fluent_files import sentence
from ratusha.kernel.msg import Msg


def shown(data: object, most: int = 40) -> str:
    """Foreign data as it may stand in a message: short, printable, on one line."""
    try:
        text = data if isinstance(data, str) else repr(data)
    except (ValueError, RecursionError):  # an int of thousands of digits, a list a thousand deep
        text = type(data).__name__
    short = text if len(text) <= most else text[:most] + "…"
    return "".join(c if c.isprintable() else "·" for c in short)


def quoted(data: object, most: int = 40) -> Msg:
    """Foreign data in the quotation marks of the reader's language."""
    return Msg("kernel-quoted", text=shown(data, most))


def in_line(name: str, line: int) -> Msg:
    """A line of a file, as the place of an error."""
    return Msg("kernel-line", name=name, line=str(line))


def unreadable(error: OSError) -> Msg:
    """Why the system does not let a file be read or written."""
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        return Msg("kernel-file-missing")
    if isinstance(error, IsADirectoryError):
        return Msg("kernel-file-folder")
    if isinstance(error, PermissionError):
        return Msg("kernel-file-forbidden")
    return Msg("kernel-file-unreadable", detail=error.strerror or type(error).__name__)


class RatushaError(Exception):
    """Something a person can be told in one sentence."""

    def message(self) -> Msg:
        """What to tell."""
        raise NotImplementedError

    def __str__(self) -> str:
        return sentence(self.message(), "en", [])


class BadInput(RatushaError):
    """What was given is not a move, record, option or file at all: where, and why.

    `where` is a name as it was given, or a message where it has words or quotation marks.
    """

    def __init__(self, where: str | Msg, why: Msg) -> None:
        super().__init__(where, why)
        self.where: str | Msg = where
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
