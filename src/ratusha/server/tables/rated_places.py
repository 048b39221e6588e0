"""Who counts when a finished table is rated."""

from __future__ import annotations

from ratusha.server.model import entries as e
from ratusha.server.tables.live.table import Live


def rated_places(live: Live) -> dict[int, int]:
    """The places of the seats that count at a table; empty: the table does not count.

    People are compared with people; bots' own seats are left out. A player who let a bot move for him is
    placed after all who played themselves, so that nobody saves his rating by leaving. Nor by deleting his
    account: the others are compared with the rating he had then. A game that somebody never joined does not
    count.
    """
    log_state = live.log_state
    origin = log_state.settings.origin
    if (
        not log_state.settings.rated
        or log_state.why != "rules"
        or (origin is not None and origin.kind != "rematch")
    ):
        return {}
    seats = [i for i, seat in enumerate(log_state.seats) if seat.person or seat.former]
    if len(seats) < 2 or log_state.several:
        return {}
    moves = [line.entry for line in live.lines if isinstance(line.entry, e.Moved)]
    if not {move.seat for move in moves if not move.how}.issuperset(seats):
        return {}
    helped = {move.seat for move in moves if move.how in ("bot", "replaced")}
    if helped.issuperset(seats):
        return {}
    ranks = live.state.ranks
    last = len(log_state.seats) + 1
    return {seat: last if seat in helped else ranks[seat] for seat in seats}
