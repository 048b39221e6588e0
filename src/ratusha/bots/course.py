"""Courses: everybody's moves from a position to the end of the game, and better ones found by changing them.

What comes of a turn need not be guessed where nothing is left to chance: it is played out. The first course
of a turn follows from the moves that everybody would make without much thought; then one's own moves are
changed in one place after another, and what ends with more points is kept (`bots/changes.py`).
"""

from __future__ import annotations

from typing import Final

from ratusha.bots.effort import Effort
from ratusha.bots.rollout import greedy
from ratusha.kernel.decision import NO_MOVE
from ratusha.kernel.state import State

PLIES: Final = 6
"""So many moves of a course count as one position that is looked at: they take as long."""


class Step:
    """A move of a course: whose it is, and how deep in the agenda it was asked for."""

    __slots__ = ("depth", "move", "ranked", "seat")

    def __init__(self, seat: int, move: int, depth: int) -> None:
        self.seat = seat
        self.move = move
        self.depth = depth
        self.ranked: list[int] = []
        """The moves that seemed best there, once that was asked."""


class Course:
    """Moves from a position to the end of the game, and how far ahead of the others the seat ends."""

    __slots__ = ("places", "steps", "value")

    def __init__(self, steps: list[Step], places: list[int], value: float) -> None:
        self.steps = steps
        self.places = places
        """The steps in which the seat that plans has a choice."""
        self.value = value

    def turn(self, seat: int) -> list[int]:
        """The moves of a seat before another one's."""
        found: list[int] = []
        for step in self.steps:
            if step.seat != seat:
                break
            found.append(step.move)
        return found


def followed(
    g: State, seat: int, wanted: list[Step], effort: Effort, thought: float = 0.0, first: int = 0
) -> Course | None:
    """Play a position to the end of the game by these moves, as far as they are legal; `g` is changed.

    What is only too dear is made possible if it can be (`game.enabling`). Where no move fits, whoever is
    asked takes the one that seems best, until this share of the effort is used up; then one that needs no
    thought. `first` is the number of the first step. None: the effort ran out.
    """
    game = g.game
    rests: list[list[Step]] = [[] for _ in range(g.seats)]
    for step in wanted:
        rests[step.seat].append(step)
    at = [0] * g.seats
    steps: list[Step] = []
    places: list[int] = []
    while g.agenda:
        asked = g.seat
        if asked < 0 or effort.over():
            return None
        depth = len(g.agenda)
        moves = g.moves()
        rest = rests[asked]
        found: Step | None = None
        i = at[asked]
        while found is None and i < len(rest) and rest[i].depth >= depth:
            if rest[i].depth == depth:
                if rest[i].move in moves:
                    found = rest[i]
                else:
                    move = game.enabling(g, rest[i].move)
                    if move != NO_MOVE:
                        found = Step(asked, move, depth)
                        break  # the move itself is still wanted
            i += 1
        if found is None:
            found = Step(asked, _unplanned(g, moves, effort, thought), depth)
        else:
            at[asked] = i
        if asked == seat and len(moves) > 1:
            places.append(first + len(steps))
        steps.append(found)
        g.go(found.move)
    effort.nodes += len(steps) // PLIES + 1
    most = max([g.points[other] for other in range(g.seats) if other != seat])
    rival = game.values.rival if game.values is not None else 1.0
    return Course(steps, places, g.points[seat] - rival * most)


def begun(
    now: State, seat: int, line: list[int], rest: list[Step], effort: Effort, thought: float
) -> Course | None:
    """The course that begins with this turn and goes on with these moves."""
    then = now.clone()
    wanted: list[Step] = []
    for move in line:
        wanted.append(Step(seat, move, len(then.agenda)))
        then.play(move, seat)
    return followed(now.clone(), seat, wanted + rest, effort, thought)


def _unplanned(g: State, moves: list[int], effort: Effort, thought: float) -> int:
    """What the seat that is asked does where nothing is planned."""
    if len(moves) == 1:
        return moves[0]
    move = g.game.likely(g)
    if move == NO_MOVE and effort.over(thought):
        move = g.game.idle(g)
    return greedy(g, effort) if move == NO_MOVE else move
