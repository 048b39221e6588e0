"""The curtain between players who share a device.

A person with several seats (hot seats) is several people in front of one screen. When the turn passes from
one of them to another, the screen shows what everybody may see, until the next one says who he is. There
is a curtain only where one of them knows more than everybody: this is computed from the views, no game
declares it.
"""

from __future__ import annotations

from ratusha.kernel.decision import SPECTATOR
from ratusha.kernel.event import EVERYBODY
from ratusha.kernel.sealed import Sealed
from ratusha.server.tables.live.room import Viewer
from ratusha.server.tables.live.rules_guard import EngineFailed, rules
from ratusha.server.tables.live.table import Live


def hides(live: Live, seats: list[int]) -> bool:
    """Does one of these seats know anything that not everybody may know? Computed once a version."""
    if live.match is None or live.history.unseen or live.log_state.status == "over":
        return False
    key = ("hides", *seats)
    if key not in live.room.shared:
        try:
            with rules():
                live.room.shared[key] = _hides(live, seats)
        except EngineFailed:
            return True  # whoever shows the table handles it
    found: bool = live.room.shared[key]
    return found


def _hides(live: Live, seats: list[int]) -> bool:
    state = live.state
    if state.agenda and isinstance(state.agenda[-1], Sealed):
        return True
    if any(event.only != EVERYBODY for line in live.lines for event in line.events):
        return True
    open_to_all = state.seen_by(SPECTATOR).to_dict()
    del open_to_all["viewer"]
    for seat in seats:
        known = state.seen_by(seat).to_dict()
        del known["viewer"]
        if known != open_to_all:
            return True
    return False


def next_up(live: Live, seats: list[int]) -> int:
    """The first of these seats whose turn it is; else the first of them."""
    return next((seat for seat in live.asked() if seat in seats), seats[0])


def drawn(live: Live, viewer: Viewer) -> Viewer:
    """What the viewer at a shared device sees now: the same, or the curtain before the next player.

    If nobody has said yet who is there (`shown` is 0), the screen asks.
    """
    if viewer.shown < 0 or not viewer.acts:
        return viewer
    seats = live.log_state.seats_of(viewer.who)
    _, since = live.history.handed.get(viewer.who, ([], 0))
    if viewer.shown >= max(1, since) or len(seats) < 2 or not hides(live, seats):
        return viewer
    behind = next_up(live, seats) if viewer.shown else viewer.seat
    return Viewer(SPECTATOR, False, viewer.lang, ("table",), viewer.who, behind, viewer.shown)
