"""What programs are told about one table: the API's answers, from which its description is made.

The other answers are in `web.shapes`.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from ratusha.server.model.table_card import Status
from ratusha.server.model.table_settings import TableSettings
from ratusha.server.store.invitations import InviteKind
from ratusha.server.store.ratings import ShownRating

ViewData = dict[str, Any]
"""A position as somebody knows it, in the game's own shape."""
Change = list[object]
"""Of a view: `[path, value]` sets, `[path]` removes."""


class Seat(msgspec.Struct):
    """A seat of a table."""

    name: str
    taken: bool
    human: bool
    """Does it belong to a person (for whom a bot may be playing)?"""
    bot: str
    """The bot that plays it, if one does."""
    colour: str
    role: str
    """Who it plays as: a faction, say; empty: nobody in particular."""
    away: bool
    """Is its player not at the table right now?"""
    asked: bool
    """Is it this seat's turn?"""
    swap: int
    """With which seat it would swap colours; -1: none."""
    invited: bool
    """Is it kept for a player of the last game, who has not accepted yet?"""
    blocked: bool
    """Is its player blocked?"""
    rating: ShownRating | None
    rated: tuple[int, int] | None
    """The rating before and after this game."""
    left: int | None
    """Milliseconds on its clock at the time `at`; null: no clock."""
    running: bool
    """Does this clock run (although it is paused in the sleeping hours, see `wakes`)?"""
    deadline: int | None
    """When it runs out, the sleeping hours included, as `at`; null: it does not run."""


class Proposal(msgspec.Struct):
    """A proposal to the other players."""

    what: str
    seat: int
    ply: int
    move: str
    """The move that is to be taken back, as the log tells it; empty: none, or it has no words."""
    yes: list[int]
    asked: list[int]


class Vote(msgspec.Struct):
    """What a player wants done about another whose time has run out."""

    about: int
    seat: int
    choice: str


class Table(msgspec.Struct):
    """What everybody here may know of a table."""

    id: str
    game: str
    version: int
    ply: int
    """Moves played, chance and forced ones included: send it with your move."""
    status: Status
    why: str
    """How it ended, if it did."""
    rematch: str
    """The table of the rematch."""
    paused: bool
    settings: TableSettings
    rules: int
    outdated: bool
    """Did it begin under rules that this server no longer has?"""
    commitment: str
    """The hash of the secret that the dice and cards come from."""
    seats: list[Seat]
    at: int
    """The server's time, in milliseconds since 1970."""
    proposal: Proposal | None
    overdue: list[int]
    """The seats whose time has run out; without a clock: that have not moved for `settings.clock.absence`
    days; or whose turn it is although their players are blocked."""
    wakes: int | None
    """Sleeping hours: the clocks are paused until then; null: they are not."""
    votes: list[Vote]
    secret: str | UnsetType = UNSET
    """When it is over."""
    ranks: list[int] | UnsetType = UNSET
    """When it is over."""


class Option(msgspec.Struct):
    """A legal move of yours."""

    move: int
    notation: str
    """What you submit."""
    label: str
    touches: list[str]
    """The components, in the order in which a person would touch them."""
    cost: dict[str, int]
    gain: dict[str, int]
    warning: str
    aside: bool
    """Can it be played although something else is asked?"""


class DraftStep(msgspec.Struct):
    """A step of your draft."""

    label: str
    notation: str
    """Empty: the turn ends by itself, and that reveals something."""
    warning: str
    """What it reveals: it can't be undone once it is confirmed."""


class TurnEnd(msgspec.Struct):
    """The move that ends your turn, and what you might regret about it."""

    notation: str
    warning: str


class Draft(msgspec.Struct):
    """Your draft."""

    steps: list[DraftStep]
    done: bool
    """Is your turn over once it is confirmed?"""
    end: TurnEnd | None
    """If you are: how the turn can be ended, where nothing more has to be decided. `confirm` adds it."""
    mark: str
    """Identifies the draft: send it along as `draft`, and your request is carried out on no other."""


class Reason(msgspec.Struct):
    """Why a component can't be used now, and by which rule."""

    why: str
    rule: str


class You(msgspec.Struct):
    """What you alone get: your seat (below 0: you watch), your question and your options."""

    seat: int
    acts: bool
    """May you act for the seat? A coach may not."""
    prompt: str
    options: list[Option]
    scores: list[int] | UnsetType = UNSET
    sheet: list[dict[str, int]] | UnsetType = UNSET
    """Points by their source, for each seat."""
    draft: Draft | UnsetType = UNSET
    reasons: dict[str, Reason] | UnsetType = UNSET
    """By component."""
    standing: dict[str, str] | UnsetType = UNSET
    behind: int | UnsetType = UNSET
    """On a shared device (see the parameter `shown`): the seat of yours that waits behind the curtain."""


class Event(msgspec.Struct):
    """Something that happened."""

    id: str
    """The id of its sentence."""
    seat: int
    """The seat it belongs to; below 0: the table."""
    text: str
    """The sentence."""
    params: dict[str, Any] | UnsetType = UNSET
    """The parameters of the sentence, in the game's own shape."""
    what: str | UnsetType = UNSET
    """The resource that was gained or paid,"""
    amount: int | UnsetType = UNSET
    """how much of it,"""
    cause: str | UnsetType = UNSET
    """and for what."""
    start: str | UnsetType = UNSET
    """The place that something moved from,"""
    end: str | UnsetType = UNSET
    """and the place it moved to."""


class Line(msgspec.Struct):
    """A line of the log."""

    version: int
    at: int
    kind: str
    ply: tuple[int, int]
    """The plies before it and after it."""
    events: list[Event]
    """What happened."""
    text: str
    seat: int | UnsetType = UNSET
    """Who moved."""
    how: str | UnsetType = UNSET
    """Empty: chosen; else how it was chosen, e.g. by a standing answer or a bot."""
    move: str | UnsetType = UNSET
    """In notation, if you may know it."""


class Snapshot(msgspec.Struct, tag_field="type", tag="snapshot"):
    """Everything you may see of a table."""

    version: int
    mark: str
    """Changes with what is yours beside the table's version, e.g. your draft; see /updates."""
    table: Table
    you: You
    view: ViewData | None
    """The position as you know it, in the game's own shape; null before the start."""
    log: list[Line]
    """The last lines; the others by /log."""


class Update(msgspec.Struct, tag_field="type", tag="update"):
    """On the socket: what has changed since a version."""

    version: int
    since: int
    table: Table
    you: You
    log: list[Line]
    """The lines since then."""
    view: ViewData | UnsetType | None = UNSET
    """The whole view, if it was not known before;"""
    changes: list[Change] | UnsetType = UNSET
    """or the changes that make the present view of that version's."""


class Nothing(msgspec.Struct, tag_field="type", tag="nothing"):
    """Nothing has changed."""

    version: int


class Lines(msgspec.Struct):
    """Lines of the log."""

    lines: list[Line]


class Text(msgspec.Struct):
    """A text."""

    text: str


class Replay(msgspec.Struct):
    """A position of a finished game."""

    ply: int
    plies: int
    view: ViewData
    text: str
    scores: list[int]
    sheet: list[dict[str, int]]
    log: list[Line]


class ChatLine(msgspec.Struct):
    """A line of chat."""

    n: int
    room: str
    name: str
    text: str
    at: int


class ChatLines(msgspec.Struct):
    """The chat."""

    lines: list[ChatLine]


class Link(msgspec.Struct):
    """A link into a table."""

    kind: InviteKind
    seat: int
    token: str
    link: str


class Links(msgspec.Struct):
    """Your links."""

    invites: list[Link]


class Tried(msgspec.Struct):
    """The result of a line in the sandbox."""

    played: list[str]
    labels: list[str]
    refused: str
    """Why the next move of the line was not played, if there is one."""
    seat: int
    """The seat that would decide now."""
    over: bool
    prompt: str
    options: list[Option]
    events: list[str]
    view: ViewData
    scores: list[int]


class ChatNews(msgspec.Struct, tag_field="type", tag="chat"):
    """On the socket: a new line of chat."""

    line: ChatLine


class Asked(msgspec.Struct, tag_field="type", tag="asked"):
    """On the stream: it is your turn at a table."""

    table: str
