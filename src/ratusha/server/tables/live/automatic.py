"""What happens without anybody's request: the end, standing answers, what all have agreed to."""

from __future__ import annotations

from ratusha.server.model import entries as e
from ratusha.server.tables.live.table import Live


def automatic_entry(live: Live) -> e.AnyEntry | None:
    """The next such entry, if there is one."""
    log_state = live.log_state
    if live.history.outdated and log_state.status == "playing":
        return e.Frozen("rules-version")
    if live.history.finished:
        return e.Ended("rules")
    if log_state.proposal is not None and log_state.agreed():
        what = log_state.proposal.what
        if what == "take-back":
            return e.Rewound(log_state.proposal.ply, "take-back")
        if what == "rewind":
            return e.Rewound(log_state.proposal.ply, "frozen")
        if what == "end":
            return e.Ended("agreed")
        return e.Paused(what == "pause")
    answer = live.standing_move()
    if answer is not None:
        seat, move = answer
        return e.Moved(
            live.ply, seat, live.state.game.moves.text(move), live.log_state.seats[seat].person, "standing"
        )
    return None
