"""`hard`: compares its best turns by playing on from each in the same imagined worlds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ratusha.bots.alone import between_turns, plan
from ratusha.bots.apart import best_apart
from ratusha.bots.bot import Budget
from ratusha.bots.changes import improved
from ratusha.bots.course import Course, begun, followed
from ratusha.bots.effort import Effort
from ratusha.bots.medium import CANDIDATES, SEARCH, Medium
from ratusha.bots.rollout import outcomes
from ratusha.bots.turns import Line, by_first_move, turns, until_chance, whole_turns
from ratusha.bots.worlds import World
from ratusha.kernel.rng import Rng
from ratusha.kernel.state import State
from ratusha.kernel.thinking import FEW_SEATS, WIDTH
from ratusha.kernel.values import HARD, MANY, Values
from ratusha.kernel.view import View

SECONDS: Final = 1.0
ALIKE_AHEAD: Final = 1
"""How many of its turns may begin with the same move where `medium` looks ahead: so `hard` sees no less.
Elsewhere the game says how many (`alike`)."""
WHOLE_SEARCH: Final = 0.4
"""The share of the effort that goes into finding them where whole turns are searched."""
BELIEF_AROUND: Final = 1.0
"""What the search of the turn thinks of it counts as much as this many worlds where everybody has had a turn
in them: half as many turns are compared there, longer. Elsewhere the game says how many (`belief`)."""
BEGUN: Final = 0.5
"""Where it plans to the end of the game: after this share of the effort no more turns are begun with, and
nobody's moves thought about."""
ENOUGH: Final = 10_000
"""There `hard` needs no more than so many positions for each seat, unless it was given a budget: it answers
at once, and `expert` sees many times as many."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Hard(Medium):
    """Halves its candidates again and again: those that did worse in the worlds so far are dropped."""

    def __init__(
        self,
        rng: Rng,
        budget: Budget,
        seconds: float = SECONDS,
        times: int = 1,
        learned: bool = False,
        careful: bool = False,
        level: str = HARD,
    ) -> None:
        super().__init__(rng, budget)
        self.seconds = seconds
        self.times = times
        """It compares so many times as many turns as the game says (`compared`)."""
        self.learned = learned
        """Does it value what it has played on by the weights of the stage that begins there?"""
        self.careful = careful
        """Does it play its own turns on with care?"""
        self.level = level
        """By whose weights it plays, where the game has several."""
        self.course: Course | None = None
        """How it thinks the game will go on, where it plans to the end."""
        self.hope: list[int] = []
        """Alone: what it would do after the next decision of chance if that does not matter."""

    def best_line(self, now: State, view: View) -> list[int]:
        game = view.game
        values = game.values
        if values is None:
            return self.best_turn(now, view)
        game.values = self.plays_by(values, now.seats)
        try:
            return self.best_turn(now, view)
        finally:
            game.values = values

    def plays_by(self, values: Values, seats: int) -> Values:
        """The weights it takes at a table of so many seats."""
        own = values.of(self.level)
        return own.of(MANY) if seats > FEW_SEATS else own

    def best_turn(self, now: State, view: View) -> list[int]:
        """The moves of the turn that did best."""
        effort = Effort(self.budget, self.seconds)
        if now.seats == 1:
            return self.alone(now, effort)
        thinking = view.game.thinking
        if now.stage() >= thinking.courses:
            if self.level == HARD and not (self.budget.nodes or self.budget.seconds):
                effort.enough = ENOUGH * now.seats
            if now.stage() == 0:
                return self.to_begin_with(now, view, effort)
            return self.to_the_end(now, view, effort)
        around = thinking.around and now.seats > FEW_SEATS
        search = WHOLE_SEARCH if thinking.against and not around else SEARCH
        alike = ALIKE_AHEAD if thinking.ahead else thinking.alike
        lines = by_first_move(self.found(now, view, effort, search), alike)
        compared = self.times * thinking.compared
        del lines[compared // 2 if around else compared :]
        decision = view.decision()
        if decision is not None and not view.game.played_on(decision):
            lines = lines[:1]
        left = [line.moves for line in lines]
        halvings = (len(left) - 1).bit_length()
        sums = [(BELIEF_AROUND if around else thinking.belief) * line.value for line in lines]
        stages = now.seats if around else thinking.stages(now.seats)
        for at in range(halvings):
            share = search + (1.0 - search) * (at + 1) / halvings
            while not effort.over(share):
                results = self.compare(view, left, effort, stages)
                if len(results) < len(left):
                    break
                if not effort.luck:  # all worlds are alike: one is enough, and time is left to look further
                    sums = results
                    break
                sums = [total + result for total, result in zip(sums, results, strict=True)]
            order = sorted(range(len(left)), key=lambda at: -sums[at])[: (len(left) + 1) // 2]
            left = [left[at] for at in order]
            sums = [sums[at] for at in order]
            if not effort.luck:
                stages += 1
        return left[0]

    def alone(self, now: State, effort: Effort) -> list[int]:
        """What one who is alone at the table does until chance decides."""
        moves = plan(now, 0, effort, self.hope).moves
        kept = until_chance(now, 0, moves)
        self.hope = moves[len(kept) :]
        return kept

    def to_the_end(self, now: State, view: View, effort: Effort) -> list[int]:
        """The turn that begins the best course to the end of the game; the last one found is improved."""
        seat = view.viewer
        lines = by_first_move(turns(now, seat, WIDTH, effort, SEARCH))[:CANDIDATES]
        rest = self.course.steps if self.course is not None else []
        best = followed(now.clone(), seat, rest, effort) if rest else None
        for line in lines:
            if best is not None and effort.over(BEGUN):
                break
            found = begun(now, seat, line.moves, rest, effort, 0.0 if rest else BEGUN)
            if found is not None:
                rest = rest or found.steps
                if best is None or found.value > best.value:
                    best = found
        self.course = None
        if best is None:
            return lines[0].moves
        best = improved(now, best, seat, effort, self.rng)
        turn = best.turn(seat)
        self.course = Course(best.steps[len(turn) :], [], best.value)
        return turn

    def to_begin_with(self, now: State, view: View, effort: Effort) -> list[int]:
        """Before the first stage, when little can be put right later: the move with the best course of its
        own."""
        lines = by_first_move(turns(now, view.viewer, WIDTH, effort, SEARCH))[:CANDIDATES]
        moves = [line.moves[0] for line in lines]
        rest = self.course.steps if self.course is not None else []
        at, self.course = best_apart(now, view.viewer, moves, rest, effort, self.rng)
        return moves[at : at + 1]

    def thinks_again(self, view: View) -> bool:
        """Alone, at each turn: what is left of its plan is a hope that has to prove itself again."""
        if view.known.seats > 1 or not between_turns(view.known):
            return False
        self.hope = [move for _, move in self.plan] + self.hope
        return True

    def foresaw(self, view: View, move: int) -> None:
        if not self.plan and self.hope:
            self.hope = self.hope[1:] if self.hope[0] == move else []
        super().foresaw(view, move)

    def found(self, now: State, view: View, effort: Effort, share: float) -> list[Line]:
        """The turns it can think of with a share of its effort, the best first."""
        against = view.game.thinking.against
        if against:
            return whole_turns(now, view.viewer, effort, share, against)
        return turns(now, view.viewer, view.game.thinking.width, effort, share)

    def compare(self, view: View, lines: list[list[int]], effort: Effort, stages: int) -> list[float]:
        """What each line comes to in one imagined world; fewer if the effort runs out before the last."""
        world = World(view, self.rng)
        if world.guessed:
            effort.luck = True
        against = view.game.thinking.against or None
        return outcomes(world.state, view.viewer, lines, effort, stages, against, self.learned, self.careful)
