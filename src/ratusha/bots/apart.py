"""Moves that decide much, compared by courses: each has one of its own, and again and again the worse half is
dropped."""

from __future__ import annotations

from typing import Final

from ratusha.bots.changes import improved
from ratusha.bots.course import Course, Step, followed
from ratusha.bots.effort import Effort
from ratusha.kernel.rng import Rng
from ratusha.kernel.state import State

BEGUN: Final = 0.4
"""The share of the effort within which the first course of each move must be found."""


class _Begun:
    """A move, by its number, and the best course after it so far."""

    __slots__ = ("after", "at", "course")

    def __init__(self, at: int, after: State, course: Course) -> None:
        self.at = at
        self.after = after
        self.course = course


def best_apart(
    now: State, seat: int, moves: list[int], rest: list[Step], effort: Effort, rng: Rng
) -> tuple[int, Course | None]:
    """Which of a seat's moves leads to the best course, and that course after it.

    `rest` is how the game was expected to go on; without one, the first course that is found. If the effort
    does not last for a single course it is the first move.
    """
    left = _first_courses(now, seat, moves, rest, effort)
    halvings = (len(left) - 1).bit_length() if left else 0
    begun = effort.used()
    for halving in range(halvings):
        for at, one in enumerate(left):
            done = (halving + (at + 1) / len(left)) / halvings
            one.course = improved(one.after, one.course, seat, effort, rng, begun + (1.0 - begun) * done)
        left = sorted(left, key=lambda one: -one.course.value)[: (len(left) + 1) // 2]
    return (left[0].at, left[0].course) if left else (0, None)


def _first_courses(now: State, seat: int, moves: list[int], rest: list[Step], effort: Effort) -> list[_Begun]:
    """A course after each of the moves, as far as the effort goes."""
    found: list[_Begun] = []
    wanted = _without_choice(now, seat, rest)
    for at, move in enumerate(moves):
        after = now.clone()
        after.play(move, seat)
        course = followed(after.clone(), seat, wanted, effort, BEGUN * (at + 1) / len(moves))
        if course is not None:
            found.append(_Begun(at, after, course))
            wanted = wanted or course.steps
    return found


def _without_choice(now: State, seat: int, steps: list[Step]) -> list[Step]:
    """What was expected, but for what the seat meant to do now."""
    for at, step in enumerate(steps):
        if step.seat == seat:
            return steps[:at] + steps[at + 1 :] if step.depth == len(now.agenda) else steps
    return steps
