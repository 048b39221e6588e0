"""`hard`: compares its best turns by playing on from each in the same imagined worlds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ratusha.bots.bot import Budget
from ratusha.bots.effort import Effort
from ratusha.bots.medium import Medium
from ratusha.bots.rollout import rollout
from ratusha.bots.turns import WIDTH, by_first_move, turns
from ratusha.kernel.rng import Rng
from ratusha.kernel.state import State
from ratusha.kernel.view import View

SECONDS: Final = 1.0
SEARCH: Final = 0.2
"""The share of the effort that goes into finding the turns to compare."""
CANDIDATES: Final = 8
"""How many turns are compared."""
ALIKE: Final = 3
"""How many of them may begin with the same move."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Hard(Medium):
    """Halves its candidates again and again: those that did worse in the worlds so far are dropped."""

    def __init__(
        self, rng: Rng, budget: Budget, seconds: float = SECONDS, candidates: int = CANDIDATES
    ) -> None:
        super().__init__(rng, budget)
        self.seconds = seconds
        self.candidates = candidates

    def best_line(self, now: State, view: View) -> list[int]:
        effort = Effort(self.budget, self.seconds)
        lines = by_first_move(turns(now, view.viewer, WIDTH, effort, SEARCH), ALIKE)
        left = [line.moves for line in lines[: self.candidates]]
        stages = (len(left) - 1).bit_length()
        sums = [0.0] * len(left)
        last: list[float] = []
        for stage in range(stages):
            share = SEARCH + (1.0 - SEARCH) * (stage + 1) / stages
            while not effort.over(share):
                results = self.compare(view, left, effort)
                if not results:
                    break
                if results == last:  # without chance all worlds are alike
                    return left[results.index(max(results))]
                last = results
                sums = [total + result for total, result in zip(sums, results, strict=True)]
            order = sorted(range(len(left)), key=lambda at: -sums[at])[: (len(left) + 1) // 2]
            left = [left[at] for at in order]
            sums = [sums[at] for at in order]
        return left[0]

    def compare(self, view: View, lines: list[list[int]], effort: Effort) -> list[float]:
        """What each line comes to in one imagined world; nothing if the effort runs out before the last."""
        world = view.imagine(self.rng)
        found: list[float] = []
        for line in lines:
            then = world.clone()
            play_line(then, view.viewer, line)
            effort.nodes += 1
            if not rollout(then, effort):
                return []
            found.append(view.game.evaluate(then, view.viewer))
        return found


def play_line(g: State, seat: int, line: list[int]) -> None:
    """Play the moves of a turn as far as they are legal: chance may have brought something else."""
    for move in line:
        if g.over or move not in g.moves(seat):
            return
        g.play(move, seat)
