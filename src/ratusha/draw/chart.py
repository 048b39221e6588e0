"""A chart of the points over the rounds of a game: a line for each player, with his colour and his shape."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

from ratusha.draw.lettering import cut, text
from ratusha.draw.palette import PLAYERS
from ratusha.draw.shapes import marker
from ratusha.draw.svg import circle, line, n, path, rect

WIDTH: Final = 688.0
HEIGHT: Final = 264.0
_LEFT: Final = 40.0
_RIGHT: Final = 132.0
"""Beside the lines: numbers on the left, who has how many on the right."""
_TOP: Final = 14.0
_BOTTOM: Final = 26.0
_APART: Final = 18.0
"""Between two names at the ends of lines that end near each other."""
_FLAG: Final = 20.0
"""The width of a mark; those that are nearer to each other stand one below the other."""
_NUMBERS: Final = 12
"""So many rounds are numbered at most, and so many of the heights."""
_HEIGHTS: Final = 6
_MARKS: Final = 6
"""Along a line its player's shape is seen so many times."""


class Course(NamedTuple):
    """One player's points: at the beginning, and at the end of each round."""

    name: str
    colour: str
    points: tuple[int, ...]
    piece: str = ""
    """The colour of his pieces, where it is another than his own: then his line has it, too."""

    @property
    def paint(self) -> str:
        """The colour of the line."""
        return self.piece or self.colour

    def token(self, x: float, y: float, radius: float) -> str:
        """His shape in that colour."""
        return marker(PLAYERS[self.colour][1], self.paint, x, y, radius)


class Mark(NamedTuple):
    """A place along the chart: where (in rounds), what stands there, and where a touch leads."""

    at: float
    label: str
    href: str


def chart(courses: Sequence[Course], title: str, marks: Sequence[Mark] = ()) -> str:
    """The chart as an SVG element of a page, which brings the definitions it refers to (`picture.needed`)."""
    rounds = max(1, len(courses[0].points) - 1)
    low = min(0, *(p for course in courses for p in course.points))
    step = _step(max(1, *(p for course in courses for p in course.points)) - low, _HEIGHTS)
    low = low // step * step
    high = -(-max(1, *(p for course in courses for p in course.points)) // step) * step

    def x(at: float) -> float:
        return _LEFT + (WIDTH - _LEFT - _RIGHT) * at / rounds

    def y(points: float) -> float:
        return _TOP + (HEIGHT - _TOP - _BOTTOM) * (high - points) / (high - low)

    made = [_bands(rounds, x)]
    for points in range(low, high + 1, step):
        made.append(line(_LEFT, y(points), WIDTH - _RIGHT, y(points), "line", 1))
        made.append(text(_LEFT - 6, y(points) + 4, points, 11.5, "s4", "ink-2", room=32, anchor="end"))
    for course in sorted(courses, key=lambda course: course.points[-1]):
        made.append(_line(course, [(x(at), y(points)) for at, points in enumerate(course.points)]))
    row = 0
    last = -_FLAG
    for mark in sorted(marks):
        row = row + 1 if x(mark.at) - last < _FLAG else 0
        last = x(mark.at)
        made.append(_mark(mark, last, _TOP + _FLAG / 2 + _FLAG * row))
    made.append(_names(courses, y))
    size = f'viewBox="0 0 {n(WIDTH)} {n(HEIGHT)}" width="{n(WIDTH)}" height="{n(HEIGHT)}"'
    return f'<svg class="chart" {size} role="img" aria-label="{title}">{"".join(made)}</svg>'


def _step(span: int, most: int) -> int:
    """A round number of which at most so many make up the span."""
    step = 1
    while True:
        for times in (1, 2, 5):
            if step * times * most >= span:
                return step * times
        step *= 10


def _bands(rounds: int, x: object) -> str:
    """Every other stretch of rounds on darker paper, with its number."""
    assert callable(x)
    every = _step(rounds, _NUMBERS)
    made = ""
    for at in range(0, rounds, every):
        left, right = x(at), x(min(rounds, at + every))
        if at // every % 2 == 0:
            made += rect(left, _TOP, right - left, HEIGHT - _TOP - _BOTTOM, 0, "paper-2")
        last = min(rounds, at + every)
        said = str(last) if every == 1 or last == at + 1 else f"{at + 1}–{last}"
        made += text(
            (left + right) / 2, HEIGHT - 8, said, 11.5, "s4", "ink-2", room=right - left, anchor="middle"
        )
    return made


def _line(course: Course, points: list[tuple[float, float]]) -> str:
    d = "M" + "L".join(f"{n(px)} {n(py)}" for px, py in points)
    made = path(d, "none", "ink", 4.2) + path(d, "none", course.paint, 2.4)
    every = max(1, len(points) // _MARKS)
    shown = {*range(every, len(points), every), len(points) - 1}
    return made + "".join(course.token(points[at][0], points[at][1], 5) for at in sorted(shown))


def _mark(mark: Mark, x: float, y: float) -> str:
    said = text(x, y + 4.5, mark.label, 12.5, "s7", "dark", room=_FLAG, anchor="middle")
    pole = line(x, _TOP, x, HEIGHT - _BOTTOM, "ink-2", 1.2, dash="4 3")
    flag = circle(x, y, _FLAG / 2 - 1, "amber", "outline", 1.4)
    return f'<a href="{escape(mark.href)}" aria-label="{escape(mark.label)}">{pole}{flag}{said}</a>'


def _names(courses: Sequence[Course], y: object) -> str:
    """Beside the ends of the lines, pushed apart where they are near each other."""
    assert callable(y)
    ends = sorted((y(course.points[-1]), at) for at, course in enumerate(courses))
    made = ""
    lowest = _TOP - _APART + 8
    room_below = [(len(ends) - i) * _APART for i in range(len(ends))]
    for (height, at), below in zip(ends, room_below, strict=True):
        course = courses[at]
        lowest = max(lowest + _APART, min(height, HEIGHT - _BOTTOM - below + _APART))
        left = WIDTH - _RIGHT + 18
        made += course.token(left, lowest, 5)
        made += text(left + 10, lowest + 5, course.points[-1], 15, "s7", "ink", room=30)
        made += text(left + 44, lowest + 5, cut(course.name, 12.5, "s4", 68), 12.5, "s4", "ink-2", room=70)
    return made
