"""A course made better: one's own moves are changed in one place after another, and the best is kept."""

from __future__ import annotations

import math
from typing import Final

from ratusha.bots.course import Course, Step, followed
from ratusha.bots.effort import Effort
from ratusha.bots.rollout import after_each
from ratusha.kernel.rng import Rng
from ratusha.kernel.state import State

CHANGES: Final = 10
"""Of so many changes three put a move before another, three one instead of it, one leaves it out, two play a
later turn first, and one plays a turn later."""
BEFORE: Final = 3
INSTEAD: Final = 6
WITHOUT: Final = 7
SOONER: Final = 9
IDLY: Final = 9
"""In so many of ten changes nobody thinks about what is not planned."""
THOUGHT: Final = 0.001
"""In the others so large a share of the effort is for it: a change that upsets all that follows would take as
much as fifty others, and is hardly ever a gain."""
REPLIES: Final = 12
"""Every other time the new move is one of so many that seem best, else one of any kind."""
WARM: Final = 3.0
COLD: Final = 0.3
"""What a change may cost: so many points on the mean at first, so many at the end, ever less in between;"""
ENOUGH: Final = 300
"""and after so many changes for each place where there is a choice it ends."""
EVERY: Final = 8
"""The position before one of so many steps is kept."""
MANY: Final = 1_000_000


def improved(now: State, course: Course, seat: int, effort: Effort, rng: Rng, share: float = 1.0) -> Course:
    """A better course from this position, by changing one's own moves while this share of the effort lasts.

    Simulated annealing: changes that cost something are made, too, the less it is the likelier, and the more
    rarely the nearer the end is. So it does not stay where no single change brings anything.
    """
    changes = Changes(now, course, seat, effort, rng)
    best = course
    begun = effort.used()
    length = max(share - begun, 1e-9)
    tries = 0
    while changes.course.places and not effort.over(share):
        done = max((effort.used() - begun) / length, tries / (ENOUGH * len(changes.course.places)))
        if done >= 1.0:
            break
        changes.change(changes.course.value - WARM * (COLD / WARM) ** done * waiting(rng))
        tries += 1
        if changes.course.value > best.value:
            best = changes.course
    return best


def waiting(rng: Rng) -> float:
    """A number from 0 on, 1 on the mean, the larger the rarer (exponentially distributed)."""
    return -math.log((rng.below(MANY) + 1) / MANY)


class Changes:
    """The best course so far, with some of its positions."""

    __slots__ = ("course", "effort", "kept", "rng", "seat")

    def __init__(self, now: State, course: Course, seat: int, effort: Effort, rng: Rng) -> None:
        self.course = course
        self.seat = seat
        self.effort = effort
        self.rng = rng
        self.kept: list[State] = [now.clone()]
        """The position before every EVERY-th step, as far as it was asked for."""

    def change(self, least: float) -> None:
        """Try one change, and take it if the course is then worth no less than this."""
        old = self.course
        at = old.places[self.rng.below(len(old.places))]
        g = self._before(at)
        wanted = self._changed(at, g)
        self.effort.nodes += 1
        thought = 0.0 if self.rng.below(CHANGES) < IDLY else self.effort.used() + THOUGHT
        found = followed(g, self.seat, wanted, self.effort, thought, at)
        if found is None or found.value < least:
            return
        places = [place for place in old.places if place < at]
        self.course = Course(old.steps[:at] + found.steps, places + found.places, found.value)
        del self.kept[at // EVERY + 1 :]

    def _before(self, at: int) -> State:
        """The position before a step; those on the way there are kept."""
        steps = self.course.steps
        first = min(at // EVERY, len(self.kept) - 1) * EVERY
        g = self.kept[first // EVERY].clone()
        for i in range(first, at):
            g.go(steps[i].move)
            if (i + 1) % EVERY == 0:
                self.kept.append(g.clone())
        return g

    def _changed(self, at: int, g: State) -> list[Step]:
        """The moves from a place on, with one of the seat's changed there; `g` is the position before it."""
        steps = self.course.steps
        step = steps[at]
        kind = self.rng.below(CHANGES)
        if kind < INSTEAD:
            new = Step(self.seat, self._other(step, g), step.depth)
            if kind < BEFORE:
                return [new, *steps[at:]]
            if new.move != step.move:
                return [new, *steps[at + 1 :]]
        later = [place for place in self.course.places if place > at and steps[place].depth == step.depth]
        if kind < WITHOUT or not later:
            return steps[at + 1 :]
        place = later[self.rng.below(len(later))]
        if kind < SOONER:
            end = self._end(place)
            return steps[place:end] + steps[at:place] + steps[end:]
        end = self._end(at)
        return steps[end:place] + steps[at:end] + steps[place:]

    def _end(self, place: int) -> int:
        """The step after those that belong to what begins at a place."""
        steps = self.course.steps
        end = place + 1
        while end < len(steps) and steps[end].seat == self.seat and steps[end].depth > steps[place].depth:
            end += 1
        return end

    def _other(self, step: Step, g: State) -> int:
        """A move to be tried there: one of those that seem best, the better the likelier, or of any kind."""
        rng = self.rng
        if rng.below(2):
            return _any_kind(g, self.kept[0], rng)
        if not step.ranked:
            moves = g.game.sensible(g, g.moves(), self.kept[0])
            values = after_each(g, moves, self.effort)
            order = sorted(range(len(values)), key=lambda i: -values[i])
            step.ranked = [moves[i] for i in order[:REPLIES]]
        return step.ranked[min(rng.below(len(step.ranked)), rng.below(len(step.ranked)))]


def _any_kind(g: State, now: State, rng: Rng) -> int:
    """One of the moves that make sense: each kind is as likely as another, and each of its moves."""
    tags = g.game.moves.tag
    moves = g.game.sensible(g, g.moves(), now)
    kinds: list[int] = []
    for move in moves:
        if tags[move] not in kinds:
            kinds.append(tags[move])
    kind = kinds[rng.below(len(kinds))]
    return rng.pick([move for move in moves if tags[move] == kind])
