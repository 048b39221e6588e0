"""Links into a table: to play, to watch, to coach a seat."""

from __future__ import annotations

import contextlib
from typing import Annotated, ClassVar, Final

from msgspec import Meta

from ratusha.server.base.ids import new_token, now
from ratusha.server.model.person import Person
from ratusha.server.refusal import Refused, not_found
from ratusha.server.store import invitations as invitation_store
from ratusha.server.store import repeated_requests
from ratusha.server.store.interface import Tx
from ratusha.server.store.invitations import Invite, InviteKind
from ratusha.server.tables.live.table import Live
from ratusha.server.tables.operations.checks import check_creator
from ratusha.server.tables.operations.operation import AtTable, Kept, Operation, Outcome, carry_out, encoded
from ratusha.server.tables.operations.seating import Sit
from ratusha.server.tables.tables import Tables

MOST: Final = 50
"""The most links into one table."""


class Invited(Outcome, kw_only=True):
    """A new link."""

    token: str
    link: str


class InviteTo(Operation, kw_only=True):
    """A new link into the table."""

    name: ClassVar[str] = "invite"
    rate: ClassVar[str] = "create"
    locked: ClassVar[bool] = False

    kind: InviteKind

    async def do(self, at: AtTable) -> Invited:
        """A link to play: by the creator; to watch: by any player; to coach: for one's own seat."""
        live, mine = at.live, at.live.log_state.seats_of(at.person.id)
        if self.kind == "coach" and at.seat not in mine:
            raise Refused("not_your_seat")
        if self.kind == "play" or (self.kind == "watch" and not mine):
            check_creator(live, at.person.id)
        seat = at.seat if self.kind == "coach" else -1
        made = Invite(new_token(), live.id, self.kind, seat, at.person.id)
        answer = Invited(token=made.token, link=at.tables.link(made.token))

        async def work(tx: Tx) -> None:
            await repeated_requests.keep(tx, live.id, at.key, encoded(answer), live.version, now())
            if len(await invitation_store.invites(tx, live.id)) >= MOST:
                raise Refused("too_many_invitations")
            await invitation_store.add_invite(tx, made, now())

        await at.tables.store.write(work)
        await _show_links(at.tables, live)
        return answer


class Revoke(Operation, kw_only=True):
    """End a link."""

    name: ClassVar[str] = "revoke"
    locked: ClassVar[bool] = False

    token: Annotated[str, Meta(max_length=64)]

    async def do(self, at: AtTable) -> Kept:
        """Those who came by it and have no seat lose access."""
        live = at.live
        found = await at.tables.store.read(lambda tx: invitation_store.invite(tx, self.token))
        if found is None or found.table != live.id:
            raise not_found()
        if found.author != at.person.id:
            check_creator(live, at.person.id)

        async def work(tx: Tx) -> None:
            await repeated_requests.keep(tx, live.id, at.key, encoded(Kept()), live.version, now())
            await invitation_store.revoke(tx, live.id, self.token)

        await at.tables.store.write(work)
        await _show_links(at.tables, live)
        live.room.recheck_access()
        return Kept()


async def _show_links(tables: Tables, live: Live) -> None:
    """Show the changed links to the pages of those who made them."""
    async with live.lock:
        live.kept.invites = await tables.store.read(lambda tx: invitation_store.invites(tx, live.id))
        await tables.writer.show(live)
        live.room.wake()


def invites(live: Live, person: Person) -> list[Invite]:
    """The links that this person has made here."""
    return [made for made in live.kept.invites if made.author == person.id]


async def enter_by(tables: Tables, token: str, person: Person) -> tuple[Invite, int]:
    """Use a link; one to play also takes a free seat, if there is one.

    Returns the link, and the seat that the person now has or coaches there; -1: none.
    """

    async def work(tx: Tx) -> Invite:
        found = await invitation_store.invite(tx, token)
        if found is None:
            raise not_found()
        await invitation_store.admit(tx, found, person.id)
        return found

    used = await tables.store.write(work)
    if used.kind != "play":
        return used, used.seat
    live = await tables.fresh(used.table)
    with contextlib.suppress(Refused):  # all are taken, or the game has begun: he may look anyway
        await carry_out(tables, live, person, Sit())
    return used, next(iter(live.log_state.seats_of(person.id)), -1)
