"""What may be expected at the end of the game after each of some turns, in points by seat."""

from __future__ import annotations

from typing import Final

from ratusha.bots.changes import improved
from ratusha.bots.course import followed
from ratusha.bots.effort import Effort
from ratusha.bots.rollout import play_line, rollout
from ratusha.kernel.rng import Rng
from ratusha.kernel.state import State
from ratusha.kernel.thinking import NEVER
from ratusha.kernel.view import View

TRUSTED: Final = 25.0
"""As how many games what the search thinks of a turn counts: played on at a glance, one game differs from
another by some five times as much as a turn is valued wrongly."""
BEGUN: Final = 0.5
"""After this share of the effort nobody's moves in a plan are thought about."""


def ahead(ends: list[float], seat: int, rival: float) -> float:
    """The points of a seat less this share of the best opponent's."""
    others = [points for other, points in enumerate(ends) if other != seat]
    return ends[seat] - rival * max(others, default=0.0)


def played_ends(
    view: View, lines: list[list[int]], values: list[float], worlds: int, effort: Effort
) -> list[list[float]]:
    """By games that are played on in so many imagined worlds, the same for all turns.

    How they end on the mean tells what to expect after any of the turns. By how much one is better than
    another they tell only together with what the search thinks of it, its value: a few games are mostly luck.
    Fewer games if the time runs out, in the first world perhaps after some of the turns only. If there is no
    game at all, nothing is known.
    """
    seats = view.known.seats
    sums = [[0.0] * seats for _ in lines]
    played = 0
    before: list[list[int]] = []
    while played < worlds:
        ends: list[list[int]] = []
        for line in lines:
            g = view.imagine(Rng(f"world/{played}"))
            play_line(g, view.viewer, line)
            if not rollout(g, NEVER, effort):
                if not played and ends:
                    usual = [sum(points) / len(ends) for points in zip(*ends, strict=True)]
                    return _together([usual for _ in lines], values, view.viewer, 1)
                return _together(sums, values, view.viewer, played)
            ends.append(g.scores)
        if ends == before:  # nothing is left to chance: more worlds tell no more
            break
        before = ends
        played += 1
        for total, end in zip(sums, ends, strict=True):
            for seat in range(seats):
                total[seat] += end[seat]
    return _together(sums, values, view.viewer, played)


def _together(sums: list[list[float]], values: list[float], viewer: int, played: int) -> list[list[float]]:
    """The means of so many games, with what the search thinks of the turns."""
    if not played:
        return [[] for _ in sums]
    count = len(sums)
    share = played / (played + TRUSTED)
    usual = sum(values) / count
    found: list[list[float]] = [[] for _ in sums]
    for seat in range(len(sums[0])):
        mean = sum([total[seat] for total in sums]) / (played * count)
        for at, total in enumerate(sums):
            more = share * (total[seat] / played - mean)
            if seat == viewer:
                more += (1.0 - share) * (values[at] - usual)
            found[at].append(mean + more)
    return found


def planned_ends(view: View, lines: list[list[int]], effort: Effort) -> list[list[float]]:
    """By the best plan for the rest of the game after each turn, found with an equal share of the effort."""
    found: list[list[float]] = []
    for line in lines:
        rng = Rng("plan")
        now = view.imagine(rng)
        play_line(now, view.viewer, line)
        found.append(_planned_end(now, view.viewer, effort.part(1.0 / len(lines)), rng))
    return found


def _planned_end(now: State, seat: int, effort: Effort, rng: Rng) -> list[float]:
    """How the best course that is found from here ends; nothing: there was no time to find one."""
    course = followed(now.clone(), seat, [], effort, BEGUN)
    if course is None:
        return []
    if course.places:
        course = improved(now, course, seat, effort, rng)
    g = now.clone()
    for step in course.steps:
        g.go(step.move)
    return [float(points) for points in g.scores]
