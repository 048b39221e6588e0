"""What the processes that share a database tell each other after a commit."""

from __future__ import annotations

from typing import Final

import msgspec

from ratusha.server.model.entries import AnyEntry

LONGEST: Final = 7900
"""Bytes of a notice; PostgreSQL takes less than 8000."""


class Notice(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind"):
    """Something has changed."""


class TableChanged(Notice, frozen=True, tag="table"):
    """The log of a table has grown."""

    table: str
    version: int
    """The version it has reached."""
    asked: list[str]
    """The people who are asked there now."""
    at: int
    entries: list[AnyEntry] = []
    """The new ones, unless they are too long for a notice: then they are read from the database."""

    def rows(self) -> list[tuple[int, int, AnyEntry]]:
        """The new entries with their versions and their time."""
        first = self.version - len(self.entries) + 1
        return [(first + n, self.at, entry) for n, entry in enumerate(self.entries)]


class TableGone(Notice, frozen=True, tag="gone"):
    table: str


class KeptChanged(Notice, frozen=True, tag="kept"):
    """Something beside the log of a table has changed: a draft, a standing answer, a link."""

    table: str
    process: str
    """The process that changed it, which need not read it again."""


class AccessChanged(Notice, frozen=True, tag="access"):
    """Some people may no longer look at a table."""

    table: str


class ChatWritten(Notice, frozen=True, tag="chat"):
    table: str
    n: int


class PeopleHere(Notice, frozen=True, tag="here"):
    """The people who are looking at their own seats at a table, in one process."""

    table: str
    process: str
    people: list[str]


class Renamed(Notice, frozen=True, tag="renamed"):
    person: str
    name: str


class SignedOut(Notice, frozen=True, tag="person"):
    """A session or a token of a person has ended, or he was blocked."""

    person: str


class Blocked(Notice, frozen=True, tag="blocked"):
    """A person was blocked, or has deleted his account."""

    person: str
    blocked: bool


class Missed(Notice, frozen=True, tag="missed"):
    """The connection was broken: anything may have changed."""


OfTable = TableChanged | TableGone | KeptChanged | AccessChanged | ChatWritten
AnyNotice = OfTable | PeopleHere | Renamed | SignedOut | Blocked | Missed

_decoder = msgspec.json.Decoder(AnyNotice)


def encode(notice: AnyNotice) -> str:
    """A notice as it is sent; one that is too long goes without its entries."""
    text = msgspec.json.encode(notice)
    if len(text) > LONGEST and isinstance(notice, TableChanged):
        text = msgspec.json.encode(msgspec.structs.replace(notice, entries=[]))
    return text.decode()


def decode(text: str) -> AnyNotice:
    """A notice as it was received; one that can't be read counts as `Missed`."""
    try:
        notice: AnyNotice = _decoder.decode(text)
    except msgspec.MsgspecError:
        return Missed()
    return notice
