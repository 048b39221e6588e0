"""`medium`: searches its whole turn for the position it values most, and plays it to the end.

Where its game says so (`Thinking.ahead`) it compares its best turns by what comes of each in one imagined
world, when everybody goes on with the move he values most to the next stage. Either way it plays for itself:
what its opponents have does not count.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ratusha.bots.bot import Bot, Budget
from ratusha.bots.effort import Effort
from ratusha.bots.rollout import outcomes
from ratusha.bots.turns import by_first_move, turns
from ratusha.kernel.rng import NO_RNG, Rng
from ratusha.kernel.state import State
from ratusha.kernel.thinking import WIDTH
from ratusha.kernel.view import View

SECONDS: Final = 0.1
SEARCH: Final = 0.2
"""The share of the effort that goes into finding the turns to compare."""
CANDIDATES: Final = 8
"""How many turns are compared, one for each first move."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Medium(Bot):
    """Searches its own turn in a position imagined from what it knows, and keeps the plan it made."""

    def __init__(self, rng: Rng, budget: Budget) -> None:
        super().__init__(rng, budget)
        self.plan: list[tuple[str, int]] = []
        """The rest of the turn: each view that is expected, and the move to be made there."""

    def choose(self, view: View) -> int:
        moves = view.moves()
        if len(moves) == 1:
            if view.known.seats == 1:
                self.foresaw(view, moves[0])
            return moves[0]
        if self.plan and self.plan[0][0] == view.to_json() and not self.thinks_again(view):
            return self.plan.pop(0)[1]
        now = view.imagine(self.rng)
        line = self.best_line(now, view)
        self.plan = expected(now, view.viewer, line)
        return line[0]

    def thinks_again(self, view: View) -> bool:
        """Does it think again although everything is as it was planned?"""
        return False

    def foresaw(self, view: View, move: int) -> None:
        """One who is alone has only this move: if that was planned, the rest of the plan still holds."""
        if self.plan and self.plan[0][0] == view.to_json():
            self.plan.pop(0)

    def best_line(self, now: State, view: View) -> list[int]:
        """The moves of the turn it likes best."""
        effort = Effort(self.budget, SECONDS)
        seat = view.viewer
        if not view.game.thinking.ahead:
            return turns(now, seat, WIDTH, effort)[0].moves
        lines = by_first_move(turns(now, seat, WIDTH, effort, SEARCH))[:CANDIDATES]
        if len(lines) == 1:
            return lines[0].moves
        found = outcomes(now, seat, [line.moves for line in lines], effort, against=0.0)
        return lines[found.index(max(found)) if found else 0].moves


def expected(now: State, seat: int, line: list[int]) -> list[tuple[str, int]]:
    """What the seat will see before each move of its line but the first."""
    then = now.clone()
    then.rng = NO_RNG
    found: list[tuple[str, int]] = []
    for at in range(1, len(line)):
        then.play(line[at - 1], seat)
        found.append((then.seen_by(seat).to_json(), line[at]))
    return found
