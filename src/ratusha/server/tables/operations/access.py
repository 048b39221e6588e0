"""Who may see a table, and as what."""

from __future__ import annotations

from ratusha.kernel.decision import SPECTATOR
from ratusha.server.model.person import Person
from ratusha.server.refusal import not_found
from ratusha.server.store import invitations as invitation_store
from ratusha.server.tables.live.room import Viewer
from ratusha.server.tables.live.table import Live
from ratusha.server.tables.shown import shared_screen
from ratusha.server.tables.tables import Tables


async def viewer(
    tables: Tables,
    live: Live,
    person: Person | None,
    lang: str,
    seat: int = -1,
    shown: int | None = None,
) -> Viewer:
    """What this person sees here; if he may not look, the same refusal as for a table that does not exist.

    `seat` chooses among his own seats, or those he coaches. `shown` comes from a device that several
    players share: the version at which the player in front of it said that this seat is his
    (`shared_screen`).
    """
    id = person.id if person is not None else ""
    mine = live.log_state.seats_of(id)
    if mine:
        if seat not in mine:
            shown = shown and 0  # nobody has said that this seat is his
            seat = shared_screen.next_up(live, mine)
        seen = Viewer(seat, True, lang, ("table", f"coach-{seat}"), id)
        if shown is None or len(mine) == 1:
            return seen
        return shared_screen.drawn(live, seen._replace(shown=shown))
    granted = await tables.store.peek(lambda tx: invitation_store.access(tx, live.id, id)) if id else []
    # A coach sees the seat of the player who invited him, as long as that player has it.
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
    """May this person take a seat? Open tables are for everybody, others for those who were invited to
    play."""
    if live.log_state.settings.open or person.id in live.log_state.people() | {live.log_state.creator}:
        return True
    granted = await tables.store.peek(lambda tx: invitation_store.access(tx, live.id, person.id))
    return any(kind == "play" for kind, *_ in granted)
