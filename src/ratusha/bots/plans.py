"""Plans to the end of the game, for advice and analysis: courses, each found with an effort of its own."""

from __future__ import annotations

from typing import Final

from ratusha.bots.changes import improved
from ratusha.bots.course import Course, Step, followed
from ratusha.bots.effort import Effort
from ratusha.bots.rollout import play_line
from ratusha.kernel.game import AnyGame
from ratusha.kernel.rng import Rng
from ratusha.kernel.state import State
from ratusha.kernel.thinking import USUAL
from ratusha.kernel.values import HARD

BEGUN: Final = 0.5
"""After this share of the effort nobody's moves in a plan are thought about."""


def plans_from(game: AnyGame) -> int:
    """The first stage in which games are planned to their end, as `hard` does; not the set-up, where a plan
    takes longer than one who asks for advice should wait."""
    return max(1, USUAL.courses if game.values is None else game.values.of(HARD).thinking.courses)


class Plan:
    """How a game could go on from a position: the moves of the seat's turn, and what the game ends with."""

    __slots__ = ("end", "steps", "turn", "value")

    def __init__(self, now: State, seat: int, course: Course) -> None:
        self.turn: list[int] = course.turn(seat)
        self.steps: list[Step] = course.steps
        self.value: float = course.value
        """The points of the seat less a share of the best opponent's."""
        self.end: State = now.clone()
        for step in course.steps:
            self.end.go(step.move)


def best_plan(now: State, seat: int, wanted: list[list[Step]], effort: Effort) -> Plan | None:
    """The best plan that is found from here by changing the best of these courses; None: none is found."""
    best: Course | None = None
    for steps in wanted:
        found = followed(now.clone(), seat, steps, effort, BEGUN)
        if found is not None and (best is None or found.value > best.value):
            best = found
    if best is None:
        return None
    return Plan(now, seat, improved(now, best, seat, effort, Rng("plan")))


def plan_with(
    now: State, seat: int, line: list[int], wanted: list[list[Step]], effort: Effort
) -> Plan | None:
    """The best plan that is found and begins with these moves; what is wanted follows them."""
    after = now.clone()
    play_line(after, seat, line)
    plan = best_plan(after, seat, wanted, effort)
    if plan is not None:
        plan.turn = line + plan.turn
    return plan
