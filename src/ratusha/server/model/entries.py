"""The entries of a table's log. A table is what they add up to; see `tables.live.log_state`.

An entry holds ids of people, never names, so that no name is left when a person deletes his account.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from ratusha.server.model.table_settings import TableSettings

How = Literal["", "standing", "bot", "replaced"]
"""Who chose a move: the player, his standing answer, a bot, or the quick choice for a bot that failed."""


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind"):
    """Something that happened at a table."""


class Created(Entry, frozen=True, tag="created"):
    creator: str
    settings: TableSettings
    rules: int
    commitment: str
    line: list[str] = []
    """The plies that a fork or an import begins with, as the kernel's record writes them."""


class Sat(Entry, frozen=True, tag="sat"):
    seat: int
    person: str
    invited: bool = False
    """The seat is kept for him at a rematch: he has not accepted yet."""


class BotSat(Entry, frozen=True, tag="bot"):
    seat: int
    bot: str


class Left(Entry, frozen=True, tag="left"):
    seat: int


class Coloured(Entry, frozen=True, tag="coloured"):
    seat: int
    colour: str


class AskedSwap(Entry, frozen=True, tag="asked-swap"):
    """A player would like to swap colours with another."""

    seat: int
    other: int


class Started(Entry, frozen=True, tag="started"):
    by: str
    rules: int = 0
    """The version of the rules it began under; 0: the one it was created under."""


class Moved(Entry, frozen=True, tag="moved"):
    """A choice of a seat. What the rules do by themselves afterwards (chance, forced moves) is not stored."""

    ply: int
    seat: int
    move: str
    by: str
    how: How = ""


class Proposed(Entry, frozen=True, tag="proposed"):
    """Something that needs the others' consent: see `proposals`."""

    what: Literal["take-back", "pause", "resume", "end", "rewind"]
    seat: int
    ply: int = 0


class Answered(Entry, frozen=True, tag="answered"):
    seat: int
    yes: bool


class Rewound(Entry, frozen=True, tag="rewound"):
    """Back to the position before this ply."""

    ply: int
    why: Literal["take-back", "frozen"]


class Paused(Entry, frozen=True, tag="paused"):
    on: bool


class GaveTime(Entry, frozen=True, tag="gave-time"):
    seat: int
    ms: int
    by: int


class Replaced(Entry, frozen=True, tag="replaced"):
    """A bot plays on for a seat, or (with no bot) its owner does again."""

    seat: int
    bot: str
    by: str


class BotFailed(Entry, frozen=True, tag="bot-failed"):
    seat: int
    bot: str
    why: Literal["slow", "broken"]


class Voted(Entry, frozen=True, tag="voted"):
    """What a player wants done about a seat whose time has run out."""

    seat: int
    about: int
    choice: Literal["wait", "bot", "end"]


class Frozen(Entry, frozen=True, tag="frozen"):
    why: str


class Ended(Entry, frozen=True, tag="ended"):
    why: Literal["rules", "agreed", "time", "frozen", "outdated", "host", "empty"]


class Adopted(Entry, frozen=True, tag="adopted"):
    """A guest's seats go to his account; `new` empty: the person has deleted his account."""

    old: str
    new: str
    rating: int = 0
    deviation: int = 0
    """The rating deviation he had when he left a rated game: the others are still rated against him. 0: not
    rated."""


class Rematched(Entry, frozen=True, tag="rematched"):
    """The same people play again at this other table."""

    table: str


AnyEntry = (
    Created | Sat | BotSat | Left | Coloured | AskedSwap | Started | Moved | Proposed | Answered | Rewound
    | Paused | GaveTime | Replaced | BotFailed | Voted | Frozen | Ended | Adopted | Rematched
)  # fmt: skip

ANOTHER = Sat | BotSat | Left
"""Entries after which a seat belongs to another person, or to nobody."""

_decoder = msgspec.json.Decoder(AnyEntry)


def decode(text: str) -> AnyEntry:
    """The entry a stored body holds."""
    entry: AnyEntry = _decoder.decode(text)
    return entry


def encode(entry: AnyEntry) -> str:
    """The body to store."""
    return msgspec.json.encode(entry).decode()


def kind_of(entry: AnyEntry) -> str:
    """The entry's kind, as in its body."""
    return str(entry.__struct_config__.tag)
