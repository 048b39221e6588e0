"""What follows by itself: the end, standing answers, what all have agreed to."""

from __future__ import annotations

from ratusha.server.model import entries as e
from ratusha.server.tables.live import Live


def follows(live: Live) -> e.AnyEntry | None:
    """The next entry that nobody has to ask for, if there is one."""
    fold = live.fold
    if live.outdated and fold.status == "playing":
        return e.Frozen("rules-version")
    if live.finished:
        return e.Ended("rules")
    if fold.proposal is not None and fold.agreed():
        what = fold.proposal.what
        if what == "take-back":
            return e.Rewound(fold.proposal.ply, "take-back")
        if what == "rewind":
            return e.Rewound(fold.proposal.ply, "frozen")
        if what == "end":
            return e.Ended("agreed")
        return e.Paused(what == "pause")
    answer = live.standing_move()
    if answer is not None:
        seat, move = answer
        return e.Moved(
            live.ply, seat, live.state.game.moves.text(move), live.fold.seats[seat].person, "standing"
        )
    return None
