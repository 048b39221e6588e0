"""The API's answers, from which its description is made. A test checks real answers against them.

Those about one table are in `tables.shown.shapes`.
"""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from ratusha.server.model.person import PersonSettings
from ratusha.server.model.table_card import Status
from ratusha.server.model.table_settings import TableSettings
from ratusha.server.store.invitations import InviteKind
from ratusha.server.store.ratings import ShownRating
from ratusha.server.tables.shown.shapes import Snapshot


class Error(msgspec.Struct):
    """Why a request was refused."""

    code: str
    """For programs."""
    text: str
    """One sentence, in your language."""
    rule: str | UnsetType = UNSET
    """The rule's number, for an illegal move."""


class Refusal(msgspec.Struct):
    """A refused request: nothing was changed."""

    error: Error


class Conflict(msgspec.Struct):
    """A request that is refused at present: nothing was changed."""

    error: Error
    snapshot: Snapshot | UnsetType = UNSET
    """The table as it is now, if what you sent was `stale`."""


class Ok(msgspec.Struct):
    """It is done."""

    ok: bool = True


class You(msgspec.Struct):
    """A person as he himself sees it."""

    id: str
    name: str
    guest: bool
    login: str | None
    host: bool
    settings: PersonSettings


class WhoYouAre(msgspec.Struct):
    """Who you are (null: nobody), and what X-CSRF-Token must be with a cookie."""

    person: You | None
    csrf: str


class SignedIn(msgspec.Struct):
    """Who you are now: with a new cookie, or with a token if you asked for one."""

    person: You
    csrf: str | UnsetType = UNSET
    token: str | UnsetType = UNSET


class LoggedIn(msgspec.Struct):
    """Who you are now, with a new cookie."""

    person: You
    csrf: str


class Changed(msgspec.Struct):
    """Who you are now."""

    person: You


class Token(msgspec.Struct):
    """A token; it is shown only now."""

    token: str


class KnownToken(msgspec.Struct):
    """A token of yours: its id is not the token itself."""

    id: str
    label: str
    created: int


class Tokens(msgspec.Struct):
    """Your tokens."""

    tokens: list[KnownToken]


class Choice(msgspec.Struct):
    """One way to set an option of a game."""

    id: str
    label: str


class GameOption(msgspec.Struct):
    """An option of a game."""

    id: str
    label: str
    default: str
    choices: list[Choice]


class GameInfo(msgspec.Struct):
    """A game that can be played here."""

    id: str
    title: str
    seats: tuple[int, int]
    """The least and the most players."""
    rules: int
    """The version of the rules."""
    options: list[GameOption]
    standing: dict[str, list[str]]
    """The questions that can be answered once for all, and how."""


class Games(msgspec.Struct):
    """The games."""

    games: list[GameInfo]


class Bots(msgspec.Struct):
    """The bots, and the players' colours."""

    bots: list[str]
    colours: list[str]


class Ratings(msgspec.Struct):
    """Your ratings, by game."""

    ratings: dict[str, ShownRating]


class CardSeat(msgspec.Struct):
    """A seat on a card."""

    taken: bool
    bot: str
    colour: str


class Card(msgspec.Struct):
    """A table in a list."""

    id: str
    game: str
    status: Status
    open: bool
    """May anybody come in, or only those who were invited?"""
    ply: int
    updated: int
    asked: bool
    """Is it your turn there?"""
    settings: TableSettings
    paused: bool
    seats: list[CardSeat]
    scores: list[int] | None


class Cards(msgspec.Struct):
    """Tables."""

    tables: list[Card]


class Next(msgspec.Struct):
    """The table that has waited longest for you, if any, and how many wait."""

    table: str | None
    waiting: int


class Made(msgspec.Struct):
    """A new table."""

    table: str
    version: int


class Entered(msgspec.Struct):
    """Where a link has led you."""

    table: str
    kind: InviteKind
    seat: int
    """The seat you coach; -1: none."""


class Health(msgspec.Struct):
    """The server in numbers."""

    people: int
    accounts: int
    tables: dict[str, int]
    blocked_names: list[str]


class PersonInfo(msgspec.Struct):
    """A person, for the admin."""

    id: str
    name: str
    guest: bool
    host: bool
    blocked: bool


class People(msgspec.Struct):
    """People, for the admin."""

    people: list[PersonInfo]
