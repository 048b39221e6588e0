"""What a move cost where a game is planned to its end (`bots/course.py`): the best plan that begins with it
against the best there is.

Plans begin with what everybody really played; then the moves of who decides are changed, as long as that
brings points.
"""

from __future__ import annotations

from typing import Final

from ratusha.bots.bot import Budget
from ratusha.bots.changes import improved
from ratusha.bots.course import Course, Step, followed
from ratusha.bots.effort import Effort
from ratusha.kernel.match import Match
from ratusha.kernel.rng import Rng
from ratusha.kernel.state import FORCED, State

PLANNED: Final = 2000
"""How many positions are looked at for a plan."""


def played(match: Match) -> list[Step]:
    """The moves of a game that were chosen or drawn, as the steps of a course."""
    state = match.state_at(0)
    found: list[Step] = []
    for ply in match.plies:
        if ply.how != FORCED:
            found.append(Step(ply.seat, ply.move, len(state.agenda)))
            state.play(ply.move, ply.seat)
    return found


class Plan:
    """How a game could have gone on from a position: the moves of the seat's turn, and what it ends with."""

    def __init__(self, now: State, seat: int, course: Course) -> None:
        self.turn = course.turn(seat)
        self.value = course.value
        """The points of the seat less a share of the best opponent's."""
        self.end = now.clone()
        for step in course.steps:
            self.end.go(step.move)
        self.steps = course.steps


def best_plan(now: State, seat: int, wanted: list[list[Step]]) -> Plan | None:
    """The best plan that is found from here by changing the best of these courses; None: none is found."""
    effort = Effort(Budget(nodes=PLANNED), 0.0)
    best: Course | None = None
    for steps in wanted:
        found = followed(now.clone(), seat, steps, effort)
        if found is not None and (best is None or found.value > best.value):
            best = found
    if best is None:
        return None
    if best.places:
        best = improved(now, best, seat, effort, Rng("plan"))
    return Plan(now, seat, best)


def plan_with(now: State, seat: int, move: int, wanted: list[list[Step]]) -> Plan | None:
    """The best plan that is found and begins with a move."""
    after = now.clone()
    after.play(move, seat)
    plan = best_plan(after, seat, wanted)
    if plan is not None:
        plan.turn = [move, *(plan.turn if after.seat == seat else [])]
    return plan


def more_by_the_end(better: State, made: State, seat: int) -> list[tuple[str, float]]:
    """The sources that bring a seat more or fewer points in one end than in the other, the largest first."""
    found: list[tuple[str, float]] = []
    for source, name in enumerate(better.game.sources):
        more = better.by_source(seat, source) - made.by_source(seat, source)
        if more:
            found.append((name, float(more)))
    return sorted(found, key=lambda one: -abs(one[1]))
