"""What can be done at a table: one declaration each, for the HTTP API, the socket and the forms."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ratusha.bots import bot_ids
from ratusha.kernel.errors import RatushaError
from ratusha.server.base import limits
from ratusha.server.base.ids import fingerprint
from ratusha.server.model.person import Person
from ratusha.server.model.table_settings import TableSettings
from ratusha.server.refusal import Refused
from ratusha.server.server import Server
from ratusha.server.store import repeats as repeats
from ratusha.server.store.repeats import Repeated, RequestKey
from ratusha.server.tables import access, lobby, play, proposals, seating
from ratusha.server.tables.live import Live
from ratusha.server.tables.room import Viewer
from ratusha.server.web import table_shapes as ts
from ratusha.server.web.chat import write_chat, write_notes

Seat = Annotated[
    int, Meta(ge=-1, le=limits.SEATS - 1, description="Which of your seats; -1: the one that is asked")
]
Id = Annotated[
    str,
    Meta(
        max_length=64,
        description="Your own id of this request, used for no other at this table: sent again with it, the "
        "request is not done again but answered as before. Empty: it has none",
    ),
]
Ply = Annotated[int, Meta(ge=-1, le=1_000_000, description="The ply at which you decided")]
Mark = Annotated[
    str, Meta(max_length=16, description="The draft you decided on: `you.draft.mark`; empty: you had none")
]
Move = Annotated[str, Meta(max_length=200, description="A move in notation")]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """The fields every operation takes."""

    id: Id = ""
    seat: Seat = -1


class Step(Body, kw_only=True):
    """Add a step to your draft. What reveals something is played at once; or, if you are not sure, waits for
    `confirm`.
    """

    move: Move
    ply: Ply
    sure: bool = True
    draft: Mark | None = None


class Undo(Body, kw_only=True):
    """Take back the last step of your draft."""

    draft: Mark | None = None


class Restart(Body, kw_only=True):
    """Take back your whole draft."""

    draft: Mark | None = None


class Confirm(Body, kw_only=True):
    """Play your draft and end your turn; refused while something more has to be decided."""

    ply: Ply
    draft: Mark | None = None


class Submit(Body, kw_only=True):
    """Play moves at once, without a draft."""

    moves: Annotated[list[Move], Meta(min_length=1, max_length=limits.LINE)]
    ply: Ply


class DraftLine(Body, kw_only=True):
    """Make a line of moves (of the sandbox) your draft, as far as it is legal now, up to what
    reveals something.
    """

    moves: Annotated[list[Move], Meta(min_length=1, max_length=limits.LINE)]
    ply: Ply = -1
    draft: Mark | None = None


class Sit(Body):
    """Take a free seat (-1: any). With `hot` you keep those you have."""

    hot: bool = False


class Leave(Body):
    """Leave a seat; the table's creator may free any."""


class SeatBot(Body, kw_only=True):
    """Put a bot into a free seat."""

    bot: Annotated[str, Meta(max_length=40)]


class Colour(Body, kw_only=True):
    """Take a colour."""

    colour: Annotated[str, Meta(max_length=20)]


class Swap(Body, kw_only=True):
    """Let two seats change places."""

    other: Annotated[int, Meta(ge=0, le=limits.SEATS - 1)]


class SwapColours(Body, kw_only=True):
    """Swap colours with another player: when both have asked, it is done."""

    other: Annotated[int, Meta(ge=0, le=limits.SEATS - 1)]


class Start(Body):
    """Begin the game."""


class Propose(Body, kw_only=True):
    """Put something to the others; `ply` for a take-back (-1: before your last choice)."""

    what: Literal["take-back", "pause", "resume", "end"]
    ply: Ply = -1


class Answer(Body, kw_only=True):
    """Agree to what was proposed, or not."""

    yes: bool


class Overdue(Body, kw_only=True):
    """What to do about a seat whose time has run out."""

    about: Annotated[int, Meta(ge=0, le=limits.SEATS - 1)]
    choice: Literal["wait", "time", "bot", "end"]


class Away(Body):
    """Let a bot play on for you; with no bot: you are back."""

    bot: Annotated[str, Meta(max_length=40)] = ""


class Rewind(Body, kw_only=True):
    """Take a frozen table back to a ply, once the others have agreed; the host alone."""

    ply: Ply


class End(Body):
    """End an open table of yours, or a frozen one."""


class Standing(Body, kw_only=True):
    """A standing answer; an empty policy: ask me."""

    key: Annotated[str, Meta(max_length=40)]
    policy: Annotated[str, Meta(max_length=40)] = ""


class Chat(Body, kw_only=True):
    """Write in a chat: table, watch, or coach-N."""

    text: Annotated[str, Meta(max_length=limits.CHAT)]
    room: Annotated[str, Meta(max_length=20)] = "table"


class Notes(Body, kw_only=True):
    """Your private notes at this table."""

    text: Annotated[str, Meta(max_length=limits.NOTES)]


class InviteTo(Body, kw_only=True):
    """A new link into the table."""

    kind: Literal["play", "watch", "coach"]


class Revoke(Body, kw_only=True):
    """End a link."""

    token: Annotated[str, Meta(max_length=64)]


class Rematch(Body):
    """A new table with the same people and settings."""


class Fork(Body, kw_only=True):
    """A new table that begins with the first plies of this finished one."""

    ply: Ply
    settings: TableSettings | None = None


@dataclass(frozen=True, slots=True)
class Context:
    """Where an operation happens."""

    server: Server
    live: Live
    person: Person
    viewer: Viewer
    request_key: RequestKey | None
    """The request, if it has an id: it is carried out once."""

    def seat(self, body: Body) -> int:
        """The seat the body means: the given one, or the one this person sees."""
        return body.seat if body.seat >= 0 else self.viewer.seat


Run = Callable[[Context, Any], Awaitable[dict[str, Any]]]


@dataclass(frozen=True, slots=True)
class Operation:
    """An operation: its name in addresses and messages, what it takes, how often, what it answers."""

    name: str
    body: type[Body]
    run: Run
    rate: str = "change"
    answer: type = ts.Done


def _version(version: int) -> dict[str, Any]:
    return {"version": version}


async def _step(c: Context, body: Step) -> dict[str, Any]:
    tables = c.server.tables
    seat = c.seat(body)
    made = await play.step(
        tables, c.live, c.person, seat, body.ply, body.move, body.sure, body.draft, c.request_key
    )
    return _version(made)


async def _undo(c: Context, body: Undo) -> dict[str, Any]:
    tables = c.server.tables
    return _version(
        await play.undo(tables, c.live, c.person.id, c.seat(body), False, body.draft, c.request_key)
    )


async def _restart(c: Context, body: Restart) -> dict[str, Any]:
    tables = c.server.tables
    return _version(
        await play.undo(tables, c.live, c.person.id, c.seat(body), True, body.draft, c.request_key)
    )


async def _confirm(c: Context, body: Confirm) -> dict[str, Any]:
    tables = c.server.tables
    return _version(
        await play.confirm(tables, c.live, c.person.id, c.seat(body), body.ply, body.draft, c.request_key)
    )


async def _submit(c: Context, body: Submit) -> dict[str, Any]:
    tables = c.server.tables
    return _version(
        await play.submit(tables, c.live, c.person.id, c.seat(body), body.ply, body.moves, c.request_key)
    )


async def _draft(c: Context, body: DraftLine) -> dict[str, Any]:
    tables = c.server.tables
    seat = c.seat(body)
    return _version(
        await play.draft_line(tables, c.live, c.person, seat, body.moves, body.ply, body.draft, c.request_key)
    )


async def _sit(c: Context, body: Sit) -> dict[str, Any]:
    if not await access.may_sit(c.server.tables, c.live, c.person):
        raise Refused("invitation_needed")
    return _version(await seating.sit(c.server.tables, c.live, c.person, body.seat, body.hot, c.request_key))


async def _leave(c: Context, body: Leave) -> dict[str, Any]:
    return _version(await seating.leave(c.server.tables, c.live, c.person.id, c.seat(body), c.request_key))


async def _bot(c: Context, body: SeatBot) -> dict[str, Any]:
    _check_bot(body.bot)
    return _version(
        await seating.seat_bot(c.server.tables, c.live, c.person.id, body.seat, body.bot, c.request_key)
    )


def _check_bot(name: str) -> None:
    from ratusha.bots import check_names

    if name.partition("@")[0] not in bot_ids():
        raise Refused("unknown_bot", name=name[:40])
    check_names([name])


async def _colour(c: Context, body: Colour) -> dict[str, Any]:
    return _version(
        await seating.colour(c.server.tables, c.live, c.person.id, c.seat(body), body.colour, c.request_key)
    )


async def _swap(c: Context, body: Swap) -> dict[str, Any]:
    return _version(
        await seating.swap(c.server.tables, c.live, c.person.id, body.seat, body.other, c.request_key)
    )


async def _swap_colours(c: Context, body: SwapColours) -> dict[str, Any]:
    tables = c.server.tables
    return _version(
        await seating.swap_colours(tables, c.live, c.person.id, c.seat(body), body.other, c.request_key)
    )


async def _start(c: Context, body: Start) -> dict[str, Any]:
    return _version(await seating.start(c.server.tables, c.live, c.person.id, c.request_key))


async def _propose(c: Context, body: Propose) -> dict[str, Any]:
    tables = c.server.tables
    return _version(
        await proposals.propose(tables, c.live, c.person.id, c.seat(body), body.what, body.ply, c.request_key)
    )


async def _answer(c: Context, body: Answer) -> dict[str, Any]:
    return _version(
        await proposals.answer(c.server.tables, c.live, c.person.id, c.seat(body), body.yes, c.request_key)
    )


async def _overdue(c: Context, body: Overdue) -> dict[str, Any]:
    tables = c.server.tables
    return _version(
        await proposals.overdue(
            tables, c.live, c.person.id, c.seat(body), body.about, body.choice, c.request_key
        )
    )


async def _away(c: Context, body: Away) -> dict[str, Any]:
    if body.bot:
        _check_bot(body.bot)
    return _version(
        await proposals.away(c.server.tables, c.live, c.person.id, c.seat(body), body.bot, c.request_key)
    )


async def _rewind(c: Context, body: Rewind) -> dict[str, Any]:
    return _version(
        await proposals.rewind(c.server.tables, c.live, c.person, c.seat(body), body.ply, c.request_key)
    )


async def _end(c: Context, body: End) -> dict[str, Any]:
    return _version(await proposals.end(c.server.tables, c.live, c.person.id, False, c.request_key))


async def _standing(c: Context, body: Standing) -> dict[str, Any]:
    tables = c.server.tables
    return _version(
        await seating.set_standing(
            tables, c.live, c.person.id, c.seat(body), body.key, body.policy, c.request_key
        )
    )


async def _chat(c: Context, body: Chat) -> dict[str, Any]:
    return await write_chat(c.server, c.live, c.person, c.viewer, body.room, body.text, c.request_key)


async def _notes(c: Context, body: Notes) -> dict[str, Any]:
    await write_notes(c.server, c.live, c.person, body.text, c.request_key)
    return {}


async def _invite(c: Context, body: InviteTo) -> dict[str, Any]:
    base = c.server.settings.base()
    made = await access.invite(
        c.server.tables, c.live, c.person, body.kind, c.seat(body), c.request_key, base
    )
    return access.handed_out(made, base)


async def _revoke(c: Context, body: Revoke) -> dict[str, Any]:
    await access.revoke(c.server.tables, c.live, c.person, body.token, c.request_key)
    return {}


async def _rematch(c: Context, body: Rematch) -> dict[str, Any]:
    return {"table": await lobby.rematch(c.server.tables, c.live, c.person, c.request_key)}


async def _fork(c: Context, body: Fork) -> dict[str, Any]:
    made = await lobby.fork(c.server.tables, c.live, c.person, body.ply, body.settings, c.request_key)
    return {"table": made.id}


OPERATIONS: dict[str, Operation] = {
    operation.name: operation
    for operation in (
        Operation("step", Step, _step, "move"),
        Operation("undo", Undo, _undo, "move"),
        Operation("restart", Restart, _restart, "move"),
        Operation("confirm", Confirm, _confirm, "move"),
        Operation("submit", Submit, _submit, "move"),
        Operation("draft", DraftLine, _draft, "move"),
        Operation("sit", Sit, _sit),
        Operation("leave", Leave, _leave),
        Operation("bot", SeatBot, _bot),
        Operation("colour", Colour, _colour),
        Operation("swap", Swap, _swap),
        Operation("swap-colours", SwapColours, _swap_colours),
        Operation("start", Start, _start),
        Operation("propose", Propose, _propose),
        Operation("answer", Answer, _answer),
        Operation("overdue", Overdue, _overdue),
        Operation("away", Away, _away),
        Operation("rewind", Rewind, _rewind),
        Operation("end", End, _end),
        Operation("standing", Standing, _standing),
        Operation("chat", Chat, _chat, "chat", ts.Heard),
        Operation("notes", Notes, _notes, "chat", ts.Kept),
        Operation("invite", InviteTo, _invite, "create", ts.Invited),
        Operation("revoke", Revoke, _revoke, answer=ts.Kept),
        Operation("rematch", Rematch, _rematch, "create", ts.Opened),
        Operation("fork", Fork, _fork, "create", ts.Opened),
    )
}


async def carry_out(
    server: Server, live: Live, person: Person, lang: str, operation: Operation, body: Body, seat: int
) -> dict[str, Any]:
    """Do what is asked for, if it was not done before; the answer either way.

    The commit knows whether it was; what is refused now, e.g. because it is done, is looked up.
    """
    what = fingerprint(operation.name + msgspec.json.encode(body).decode())
    request_key = RequestKey(person.id, body.id, what) if body.id else None
    try:
        viewer = await access.viewer(server.tables, live, person, lang, seat)
        return await operation.run(Context(server, live, person, viewer, request_key), body)
    except Repeated as first:
        return first.answer
    except RatushaError:
        known = (
            await server.store.peek(lambda tx: repeats.known(tx, live.id, request_key))
            if request_key
            else None
        )
        if known is None:
            raise
        return known
