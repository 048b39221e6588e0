"""The base of all operations at a table, and how one is carried out, once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Annotated, ClassVar, Final, TypeVar, get_type_hints

import msgspec
from msgspec import Meta

from ratusha.kernel.errors import RatushaError
from ratusha.server.base import limits
from ratusha.server.base.ids import fingerprint
from ratusha.server.model import entries as e
from ratusha.server.model.person import Person
from ratusha.server.refusal import Refused
from ratusha.server.store import repeated_requests
from ratusha.server.store.interface import Stale
from ratusha.server.store.repeated_requests import Repeated, RequestKey
from ratusha.server.tables.live.draft import Draft
from ratusha.server.tables.live.room import Viewer
from ratusha.server.tables.live.rules_guard import EngineFailed
from ratusha.server.tables.live.table import Live
from ratusha.server.tables.operations import access
from ratusha.server.tables.tables import Tables

T = TypeVar("T")

TRIES: Final = 8

Seat = Annotated[
    int, Meta(ge=-1, le=limits.SEATS - 1, description="Which of your seats; -1: the one that is asked")
]
OtherSeat = Annotated[int, Meta(ge=0, le=limits.SEATS - 1)]
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
Steps = Annotated[int, Meta(ge=1, le=limits.LINE, description="So many steps of the draft, from its end")]
Move = Annotated[str, Meta(max_length=200, description="A move in notation")]
MoveLine = Annotated[list[Move], Meta(min_length=1, max_length=limits.LINE)]


class Outcome(msgspec.Struct, tag_field="type", tag="done"):
    """The answer to an operation."""

    ok: bool = True
    id: str = ""
    """The id you sent."""


class Done(Outcome, kw_only=True):
    """An operation is done, and on the disk."""

    version: int
    """The table's version now."""


class Kept(Outcome):
    """It is stored."""


class Opened(Outcome, kw_only=True):
    """A new table."""

    table: str


@dataclass(frozen=True, slots=True)
class AtTable:
    """A person at a table, and the request that is carried out for him."""

    tables: Tables
    live: Live
    person: Person
    viewer: Viewer
    seat: int
    """The seat the request is about: the one it names, or the one the person sees."""
    key: RequestKey | None
    """The request, if it has an id: the first commit stores it."""

    async def change(self, entries: Sequence[e.AnyEntry], draft: int = -1) -> Done:
        """Append entries to the log; `draft` is the seat whose draft they come from."""
        return Done(version=await self.tables.writer.change(self.live, entries, draft, self.key))

    async def unchanged(self) -> Done:
        """Everything already is as the request wants it: store that the request is done."""
        await self.tables.writer.unchanged(self.live, self.key)
        return Done(version=self.live.version)

    async def keep_draft(self, draft: Draft | None) -> Done:
        """Store the seat's draft, or remove it."""
        await self.tables.writer.keep_draft(self.live, self.seat, draft, self.key)
        return Done(version=self.live.version)


class Operation(msgspec.Struct, forbid_unknown_fields=True):
    """An operation: its fields are what a request says, `do` is what it does.

    This one declaration serves the HTTP API, the socket, the forms and the OpenAPI description.
    """

    name: ClassVar[str]
    """Its name in addresses and messages."""
    rate: ClassVar[str] = "change"
    """The limit that it counts against; see `limits`."""
    locked: ClassVar[bool] = True
    """Is it done under the table's lock, and decided again if another process was faster?"""

    id: Id = ""
    seat: Seat = -1

    async def do(self, at: AtTable) -> Outcome:
        """Do it, or raise a RatushaError that says why not."""
        raise NotImplementedError


@cache
def answer_of(operation: type[Operation]) -> type[Outcome]:
    """The type of an operation's answer: what its `do` returns."""
    answer: type[Outcome] = get_type_hints(operation.do)["return"]
    return answer


def encoded(answer: Outcome) -> str:
    """An answer as it is stored."""
    return msgspec.json.encode(answer).decode()


async def act(tables: Tables, live: Live, what: Callable[[], Awaitable[T]]) -> T:
    """Do something with a table under its lock; again, if another process was faster.

    Repeated: the request was carried out before. An unexpected error of the rules freezes the table.
    """
    for _ in range(TRIES):
        async with live.lock:
            if live.gone:
                raise Refused("not_found")
            try:
                return await what()
            except Stale:
                await tables.writer.show(live)  # it was read again: show viewers what the other process did
                continue
            except Repeated:
                await tables.writer.show(live)  # the same: it was carried out elsewhere, perhaps a moment ago
                live.room.wake()
                raise
            except RatushaError:
                if not await tables.behind(live):  # refused for what another process has changed?
                    raise
            except EngineFailed as error:
                raise await tables.writer.engine_failed(live, error) from error
    raise Refused("busy")


async def carry_out(
    tables: Tables, live: Live, person: Person, operation: Operation, lang: str = "en", seen: int = -1
) -> Outcome:
    """Carry out a request, unless it was done before; returns the answer either way.

    `seen` is the seat that the person sees, if he has several; the request may name another. The commit
    finds out whether it was done before; a refusal, e.g. because it is done already, is checked against
    the stored requests.
    """
    key: RequestKey | None = None
    if operation.id:
        what = fingerprint(operation.name + msgspec.json.encode(operation).decode())
        key = RequestKey(person.id, operation.id, what)
    try:
        named = operation.seat
        viewer = await access.viewer(tables, live, person, lang, named if named >= 0 else seen)
        at = AtTable(tables, live, person, viewer, named if named >= 0 else viewer.seat, key)
        if operation.locked:
            answer = await act(tables, live, lambda: operation.do(at))
        else:
            answer = await operation.do(at)
    except Repeated as first:
        answer = msgspec.json.decode(first.answer, type=answer_of(type(operation)))
    except RatushaError:
        known = await tables.store.peek(lambda tx: repeated_requests.known(tx, live.id, key)) if key else None
        if known is None:
            raise
        answer = msgspec.json.decode(known, type=answer_of(type(operation)))
    answer.id = operation.id
    return answer
