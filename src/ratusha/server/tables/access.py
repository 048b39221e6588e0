"""Who may see a table, and as what."""

from __future__ import annotations

import contextlib

from ratusha.kernel.decision import SPECTATOR
from ratusha.server.base.ids import new_token, now
from ratusha.server.model.person import Person
from ratusha.server.refusal import Refused, not_found
from ratusha.server.store import repeats as repeats
from ratusha.server.store import seats as seat_store
from ratusha.server.store.repeats import RequestKey
from ratusha.server.store.seats import Invite
from ratusha.server.store.tx import Tx
from ratusha.server.tables import curtain, seating
from ratusha.server.tables.live import Live
from ratusha.server.tables.room import Viewer
from ratusha.server.tables.tables import Tables


async def viewer(
    tables: Tables,
    live: Live,
    person: Person | None,
    lang: str,
    seat: int = -1,
    shown: int | None = None,
) -> Viewer:
    """What this person sees here; the same refusal as for no table, if he may not look.

    `seat` chooses among several seats of one's own, or those one coaches. `shown` comes from a device that
    several players share: the version at which the one in front said that this seat is his; see `curtain`.
    """
    id = person.id if person is not None else ""
    mine = live.log_state.seats_of(id)
    if mine:
        if seat not in mine:
            shown = shown and 0  # nobody has said that he is this one
            seat = curtain.next_up(live, mine)
        seen = Viewer(seat, True, lang, ("table", f"coach-{seat}"), id)
        if shown is None or len(mine) == 1:
            return seen
        return curtain.drawn(live, seen._replace(shown=shown))
    granted = await tables.store.peek(lambda tx: seat_store.access(tx, live.id, id)) if id else []
    # A coach sees the one who asked him, as long as he sits there.
    coached = {
        place: author
        for kind, place, author in granted
        if kind == "coach" and author and live.log_state.seats[place].person == author
    }
    if coached:
        chosen = seat if seat in coached else min(coached)
        return Viewer(chosen, False, lang, ("table", f"coach-{chosen}"), coached[chosen])
    helps = person is not None and person.host and live.log_state.status == "frozen"
    if (
        live.log_state.settings.open
        or granted
        or helps
        or (person is not None and live.log_state.creator == id)
    ):
        return Viewer(SPECTATOR, False, lang, ("table", "watch"))
    raise not_found()


def may_write(live: Live, viewer: Viewer, room: str) -> bool:
    """May this viewer write in this chat? Only players write in the table's."""
    if room not in viewer.rooms:
        return False
    return room != "table" or viewer.plays


async def may_sit(tables: Tables, live: Live, person: Person) -> bool:
    """Open tables are for everybody, others for those who were invited to play."""
    if live.log_state.settings.open or person.id in live.log_state.people() | {live.log_state.creator}:
        return True
    granted = await tables.store.peek(lambda tx: seat_store.access(tx, live.id, person.id))
    return any(kind == "play" for kind, *_ in granted)


async def invite(
    tables: Tables,
    live: Live,
    person: Person,
    kind: str,
    seat: int,
    request_key: RequestKey | None = None,
    base: str = "",
) -> Invite:
    """A new link: to play (the creator), to watch (any player), to coach one's own seat."""
    mine = live.log_state.seats_of(person.id)
    if kind == "play" and live.log_state.creator != person.id:
        raise Refused("not_table_creator")
    if kind == "watch" and not mine and live.log_state.creator != person.id:
        raise Refused("not_table_creator")
    if kind == "coach" and seat not in mine:
        raise Refused("not_your_seat")
    made = Invite(new_token(), live.id, kind, seat if kind == "coach" else -1, person.id)

    async def work(tx: Tx) -> None:
        await repeats.keep(tx, live.id, request_key, handed_out(made, base), live.version, now())
        if len(await seat_store.invites(tx, live.id)) >= 50:
            raise Refused("too_many_invitations")
        await seat_store.add_invite(tx, made, now())

    await tables.store.write(work)
    return made


def handed_out(made: Invite, base: str) -> dict[str, str]:
    """A new link, for the one who asked for it."""
    return {"token": made.token, "link": f"{base}/i/{made.token}"}


async def invites(tables: Tables, live: Live, person: Person) -> list[Invite]:
    """The links this person has made here."""
    found = await tables.store.read(lambda tx: seat_store.invites(tx, live.id))
    return [made for made in found if made.author == person.id]


async def revoke(
    tables: Tables, live: Live, person: Person, token: str, request_key: RequestKey | None = None
) -> None:
    """End a link; those who came by it and have no seat are shown out."""
    found = await tables.store.read(lambda tx: seat_store.invite(tx, token))
    if found is None or found.table != live.id:
        raise not_found()
    if person.id not in (found.author, live.log_state.creator):
        raise Refused("not_table_creator")

    async def work(tx: Tx) -> None:
        await repeats.keep(tx, live.id, request_key, {}, live.version, now())
        await seat_store.revoke(tx, live.id, token)

    await tables.store.write(work)
    live.room.show_out()


async def enter_by(tables: Tables, token: str, person: Person) -> tuple[Invite, int]:
    """Use a link; one to play brings a free seat along while there is one. The link, and the seat one has
    there now, or coaches; -1: none.
    """

    async def work(tx: Tx) -> Invite:
        found = await seat_store.invite(tx, token)
        if found is None:
            raise not_found()
        await seat_store.admit(tx, found, person.id)
        return found

    used = await tables.store.write(work)
    if used.kind != "play":
        return used, used.seat
    live = await tables.fresh(used.table)
    with contextlib.suppress(Refused):  # all are taken, or the game has begun: he is in all the same
        await seating.sit(tables, live, person, -1)
    return used, next(iter(live.log_state.seats_of(person.id)), -1)
