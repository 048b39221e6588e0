"""A game along its plies: who is ahead of the average and by how much, and who moved when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ratusha.draw.chart import Course
from ratusha.draw.svg import line, n, path, rect

WIDTH: Final = 736.0
HEIGHT: Final = 42.0
_LEADS: Final = 26.0
"""So high is the room of the lines; below them are the moves."""
_LATER: Final = 0.38
"""What is still to come is so pale."""


class Stretch(NamedTuple):
    """Plies that belong to one player: after `first`, up to `last`."""

    first: int
    last: int
    colour: str


def timeline(
    courses: Sequence[Course], rounds: Sequence[int], moves: Sequence[Stretch], last: int, now: int
) -> str:
    """The strip as an SVG element. `rounds` are the plies at which the points of the courses were counted."""

    def x(ply: float) -> float:
        return WIDTH * ply / max(1, last)

    made = "".join(
        rect(x(begun), 0, x(after) - x(begun), HEIGHT, 0, "paper-2")
        for at, (begun, after) in enumerate(zip(rounds, [*rounds[1:], last], strict=True))
        if at % 2 == 0
    )
    made += line(0, _LEADS / 2, WIDTH, _LEADS / 2, "line", 1)
    made += "".join(_lead(course, courses, [x(ply) for ply in rounds]) for course in courses)
    for stretch in joined(moves):
        wide = max(0.8, x(stretch.last) - x(stretch.first) - 0.6)
        made += rect(
            x(stretch.first), _LEADS + 3, wide, HEIGHT - _LEADS - 4, 0, stretch.colour,
            opacity=1 if stretch.first < now else _LATER,
        )  # fmt: skip
    made += rect(x(now), 0, WIDTH - x(now), _LEADS + 2, 0, "paper", opacity=1 - _LATER)
    made += line(x(now), 0, x(now), HEIGHT, "vermilion", 2.4)
    return (
        f'<svg class="strip" viewBox="0 0 {n(WIDTH)} {n(HEIGHT)}" preserveAspectRatio="none" '
        f'aria-hidden="true">{made}</svg>'
    )


def joined(moves: Sequence[Stretch]) -> list[Stretch]:
    """Stretches of one player that follow each other are one."""
    found: list[Stretch] = []
    for move in moves:
        if found and found[-1].colour == move.colour:
            found[-1] = found[-1]._replace(last=move.last)
        else:
            found.append(move)
    return found


def _lead(course: Course, courses: Sequence[Course], xs: Sequence[float]) -> str:
    """A player's points above or below the average, on the scale of the largest lead."""
    means = [sum(now) / len(now) for now in zip(*(one.points for one in courses), strict=True)]
    most = max(abs(p - mean) for one in courses for p, mean in zip(one.points, means, strict=True)) or 1
    ys = [_LEADS / 2 - (p - m) / most * (_LEADS / 2 - 2) for p, m in zip(course.points, means, strict=True)]
    d = "M" + "L".join(f"{n(x)} {n(y)}" for x, y in zip(xs, ys, strict=True))
    return path(d, "none", course.paint, 2)
