"""A game that is over, where games are planned to their end: what everybody played, and what plans end with.

What a move cost is told by two plans (`bots/plans.py`), the best there is and the best that begins with it.
Both begin with what everybody really played; then the moves of who decides are changed, as long as that
brings points.
"""

from __future__ import annotations

from ratusha.bots.course import Step
from ratusha.kernel.match import Match
from ratusha.kernel.state import FORCED, State


def played(match: Match) -> list[Step]:
    """The moves of a game that were chosen or drawn, as the steps of a course."""
    state = match.state_at(0)
    found: list[Step] = []
    for ply in match.plies:
        if ply.how != FORCED:
            found.append(Step(ply.seat, ply.move, len(state.agenda)))
            state.play(ply.move, ply.seat)
    return found


def more_by_the_end(better: State, made: State, seat: int) -> list[tuple[str, float]]:
    """The sources that bring a seat more or fewer points in one end than in the other, the largest first."""
    found: list[tuple[str, float]] = []
    for source, name in enumerate(better.game.sources):
        more = better.by_source(seat, source) - made.by_source(seat, source)
        if more:
            found.append((name, float(more)))
    return sorted(found, key=lambda one: -abs(one[1]))
