"""What the processes that share a database tell each other once something is committed."""

from __future__ import annotations

from typing import Final

import msgspec

from ratusha.server.model.entries import AnyEntry

LONGEST: Final = 7900
"""Bytes of a notice; PostgreSQL takes less than 8000."""


class Notice(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind"):
    """Something has changed."""


class TableChanged(Notice, frozen=True, tag="table"):
    """The log of a table is longer."""

    table: str
    version: int
    """The one it has reached."""
    asked: list[str]
    """The people who are asked there now."""
    at: int
    entries: list[AnyEntry] = []
    """The new ones, unless they are too long to be told: then they are read."""

    def rows(self) -> list[tuple[int, int, AnyEntry]]:
        """The new entries with their versions and their time."""
        first = self.version - len(self.entries) + 1
        return [(first + n, self.at, entry) for n, entry in enumerate(self.entries)]


class TableGone(Notice, frozen=True, tag="gone"):
    table: str


class KeptChanged(Notice, frozen=True, tag="kept"):
    """What is kept beside the log of a table: a draft, a standing answer, a link."""

    table: str
    process: str
    """The one that did it, and knows."""


class AccessChanged(Notice, frozen=True, tag="access"):
    """Some may not look at a table any more."""

    table: str


class ChatWritten(Notice, frozen=True, tag="chat"):
    table: str
    n: int


class PeopleHere(Notice, frozen=True, tag="here"):
    """Who looks at a seat of his own at a table, in one process."""

    table: str
    process: str
    people: list[str]


class Renamed(Notice, frozen=True, tag="renamed"):
    person: str
    name: str


class ShutOut(Notice, frozen=True, tag="person"):
    """A session or a token of somebody has ended, or he was blocked."""

    person: str


class Blocked(Notice, frozen=True, tag="blocked"):
    """Somebody was blocked, or is no more."""

    person: str
    blocked: bool


class Missed(Notice, frozen=True, tag="missed"):
    """Anything may have changed: the connection was broken."""


OfTable = TableChanged | TableGone | KeptChanged | AccessChanged | ChatWritten
AnyNotice = OfTable | PeopleHere | Renamed | ShutOut | Blocked | Missed

_decoder = msgspec.json.Decoder(AnyNotice)


def encode(notice: AnyNotice) -> str:
    """As it is sent; of a change that is too long the version alone."""
    text = msgspec.json.encode(notice)
    if len(text) > LONGEST and isinstance(notice, TableChanged):
        text = msgspec.json.encode(msgspec.structs.replace(notice, entries=[]))
    return text.decode()


def decode(text: str) -> AnyNotice:
    """As it was sent; what can't be read may have been anything."""
    try:
        notice: AnyNotice = _decoder.decode(text)
    except msgspec.MsgspecError:
        return Missed()
    return notice
