"""Plans of one who is alone at the table: turn after turn to the end of the stage, as if chance would decide
as it does in this position."""

from __future__ import annotations

from typing import Final

from ratusha.bots.effort import Effort
from ratusha.bots.turns import Line, best_first
from ratusha.kernel.state import State

FEW: Final = 1
WIDER: Final = 2
WIDEST: Final = 768
"""How many lines the first search keeps after each turn, how many times as many each further one, how many
the last."""
WITHIN: Final = 3
"""How many times as many it keeps within a turn."""
LONGEST: Final = 200
"""No more moves are foreseen."""


def plan(now: State, seat: int, effort: Effort) -> Line:
    """The moves to the end of the stage that seem best.

    The first search keeps so few lines that it comes to the end of the stage; while there is effort others
    follow that keep more. Of those only lines that ended count.
    """
    width = FEW
    found = Search(now, seat, width, effort)
    best = best_first(found.ended or found.lines)[0]
    while found.dropped and width < WIDEST and not effort.over():
        width *= WIDER
        found = Search(now, seat, width, effort)
        if found.ended:
            better = best_first(found.ended)[0]
            if better.value > best.value or not best.ended:
                best = better
    return best


class Search:
    """One search: the lines that ended, those that did not, and whether others were dropped.

    Lines are compared with those that took as many turns: what is left of a turn that is under way is but a
    promise. A turn is over when nothing else waits under the decision that is asked.
    """

    __slots__ = ("dropped", "ended", "lines")

    def __init__(self, now: State, seat: int, width: int, effort: Effort) -> None:
        self.ended: list[Line] = []
        self.lines: list[Line] = [Line([], now, 0.0, False)]
        self.dropped: bool = False
        goal = now.stage() + 1
        after: list[Line] = []
        for _ in range(LONGEST):
            within: list[Line] = []
            for line in self._longer(seat, effort, goal):
                if line.ended:
                    self.ended.append(line)
                elif len(line.after.agenda) == 1:
                    after.append(line)
                else:
                    within.append(line)
            if within and not effort.over():
                self.lines = best_first(within)[: WITHIN * width]
                self.dropped = self.dropped or len(within) > len(self.lines)
                continue
            if not after or effort.over():
                self.lines = after or within or self.lines
                break
            self.lines = self._kept(after, width)
            after = []

    def _kept(self, lines: list[Line], width: int) -> list[Line]:
        """The best of some lines after a turn; of those with exactly the same value only one: they nearly
        always differ but in the order of the moves, or in which card was given for the same action."""
        found: list[Line] = []
        for line in best_first(lines):
            if found and line.value == found[-1].value:
                continue
            if len(found) == width:
                self.dropped = True
                break
            found.append(line)
        return found

    def _longer(self, seat: int, effort: Effort, goal: int) -> list[Line]:
        """Each line with one more move, in every way, as far as the effort goes; each first move is tried."""
        found: list[Line] = []
        for line in self.lines:
            game = line.after.game
            for move in line.after.moves(seat):
                if line.moves and effort.over():
                    return found
                then = line.after.clone()
                then.play(move, seat)
                effort.nodes += 1
                ended = then.seat != seat or then.stage() >= goal
                found.append(Line([*line.moves, move], then, game.value(then, seat), ended))
        return found
