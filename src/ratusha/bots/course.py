"""Courses: everybody's moves from a position to the end of the game, and better ones found by changing them.

Where the end is near, what comes of a turn need not be guessed: it is played out. The first course of a turn
follows from the moves that everybody would make without much thought; then one's own moves are changed in
one place after another, and what ends with more points is kept.
"""

from __future__ import annotations

from typing import Final

from ratusha.bots.effort import Effort
from ratusha.bots.rollout import after_each, quick
from ratusha.kernel.rng import Rng
from ratusha.kernel.state import State

DEEPEST: Final = 1_000_000
"""No agenda has so many decisions."""
CHANGES: Final = 10
"""Of so many changes three put a move before another, three one instead of it, two leave it out, and two play
a later one first."""
BEFORE: Final = 3
INSTEAD: Final = 6
WITHOUT: Final = 8
REPLIES: Final = 12
"""So many of the moves that seem best may come instead."""
PATIENCE: Final = 200
"""After so many changes in a row that brought nothing no more are tried."""
PLIES: Final = 2
"""So many moves of a course count as one position that is looked at."""


class Step:
    """A move of a course: whose it is, how deep in the agenda it was asked for, and the position before it if
    the seat that plans begins something there."""

    __slots__ = ("before", "depth", "move", "ranked", "seat")

    def __init__(self, seat: int, move: int, depth: int, before: State | None) -> None:
        self.seat = seat
        self.move = move
        self.depth = depth
        self.before = before
        self.ranked: list[int] = []
        """The moves that seem best there, once that was asked."""


class Course:
    """Moves from a position to the end of the game, and how far ahead of the others the seat ends."""

    __slots__ = ("steps", "value")

    def __init__(self, steps: list[Step], value: float) -> None:
        self.steps = steps
        self.value = value

    def turn(self, seat: int) -> list[int]:
        """The moves of a seat before another one's."""
        found: list[int] = []
        for step in self.steps:
            if step.seat != seat:
                break
            found.append(step.move)
        return found


def followed(g: State, seat: int, wanted: list[Step], effort: Effort) -> Course | None:
    """Play a position to the end of the game by these moves, as far as they are legal; `g` is changed.

    Where none of them fits everybody takes the move that seems best. None: the effort ran out.
    """
    game = g.game
    rests: list[list[Step]] = [[] for _ in range(g.seats)]
    for step in wanted:
        rests[step.seat].append(step)
    at = [0] * g.seats
    steps: list[Step] = []
    lowest = DEEPEST
    while g.agenda:
        asked = g.seat
        if asked < 0 or effort.over():
            return None
        depth = len(g.agenda)
        moves = g.moves()
        rest = rests[asked]
        found = -1
        i = at[asked]
        while i < len(rest) and rest[i].depth >= depth:
            if rest[i].depth == depth and rest[i].move in moves:
                found = i
                break
            i += 1
        if found >= 0:
            move = rest[found].move
            at[asked] = found + 1
        elif len(moves) == 1:
            move = moves[0]
        else:
            move = quick(g, effort)
        before: State | None = None
        if asked == seat and depth <= lowest and len(moves) > 1:
            lowest = depth
            before = g.clone()
        steps.append(Step(asked, move, depth, before))
        g.go(move)
    effort.nodes += len(steps) // PLIES + 1
    most = max([g.points[other] for other in range(g.seats) if other != seat])
    rival = game.values.rival if game.values is not None else 1.0
    return Course(steps, g.points[seat] - rival * most)


def begun(now: State, seat: int, line: list[int], effort: Effort) -> Course | None:
    """The course that begins with this turn."""
    then = now.clone()
    wanted: list[Step] = []
    for move in line:
        wanted.append(Step(seat, move, len(then.agenda), None))
        then.play(move, seat)
    return followed(now.clone(), seat, wanted, effort)


def improved(course: Course, seat: int, effort: Effort, rng: Rng) -> Course:
    """A better course, by changing one's own moves while there is effort."""
    best = course
    places = _places(best)
    vain = 0
    while places and vain < PATIENCE and not effort.over():
        vain += 1
        at = places[rng.below(len(places))]
        before = best.steps[at].before
        if before is None:
            break
        wanted = _changed(best.steps, at, before, seat, effort, rng)
        effort.nodes += 1
        found = followed(before.clone(), seat, wanted, effort)
        if found is not None and found.value >= best.value:
            if found.value > best.value:
                vain = 0
            best = Course(best.steps[:at] + found.steps, found.value)
            places = _places(best)
    return best


def _changed(steps: list[Step], at: int, before: State, seat: int, effort: Effort, rng: Rng) -> list[Step]:
    """The moves from a place on, with one of the seat's changed there."""
    step = steps[at]
    kind = rng.below(CHANGES)
    if kind < INSTEAD:
        new = Step(seat, _other(step, before, effort, rng), step.depth, None)
        return [new, *steps[at:]] if kind < BEFORE else [new, *steps[at + 1 :]]
    later = [place for place in range(at + 1, len(steps)) if steps[place].before is not None]
    if kind < WITHOUT or not later:
        return steps[at + 1 :]
    place = later[rng.below(len(later))]
    end = place + 1
    while end < len(steps) and steps[end].seat == seat and steps[end].before is None:
        end += 1
    return steps[place:end] + steps[at:place] + steps[end:]


def _places(course: Course) -> list[int]:
    """Where the seat that plans begins something."""
    return [at for at, step in enumerate(course.steps) if step.before is not None]


def _other(step: Step, before: State, effort: Effort, rng: Rng) -> int:
    """One of the moves that seem best, the better the likelier."""
    if not step.ranked:
        moves = before.moves()
        values = after_each(before, moves, effort)
        order = sorted(range(len(values)), key=lambda i: -values[i])
        step.ranked = [moves[i] for i in order[:REPLIES]]
    return step.ranked[min(rng.below(len(step.ranked)), rng.below(len(step.ranked)))]
