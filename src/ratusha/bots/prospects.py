"""What may be expected at the end of the game after each of some turns, in points by seat."""

from __future__ import annotations

from typing import Final

from ratusha.bots.effort import Effort
from ratusha.bots.plans import Plan, best_plan, plan_with
from ratusha.bots.rollout import play_line, rollout
from ratusha.bots.worlds import World
from ratusha.kernel.rng import Rng
from ratusha.kernel.thinking import NEVER
from ratusha.kernel.view import View

TRUSTED: Final = 25.0
"""As how many games what the search thinks of a turn counts: played on at a glance, one game differs from
another by some five times as much as a turn is valued wrongly."""
PATIENCE: Final = 4.0
"""The first game may take so many times the effort: without one nothing is known."""
FIRST: Final = 0.5
"""The share of the effort that goes into the best plan, where games are planned to their end."""


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
    Fewer games if the time runs out, in the first world perhaps after some of the turns only. The first game
    may take longer (`PATIENCE`); if it does not end then, nothing is known.
    """
    seats = view.known.seats
    sums = [[0.0] * seats for _ in lines]
    played = 0
    alike = False
    patient = effort.part(PATIENCE)
    while played < worlds and not alike:
        ends: list[list[int]] = []
        alike = True
        for line in lines:
            world = World(view, Rng(f"world/{played}"))
            g = world.state.clone()
            play_line(g, view.viewer, line)
            first = not played and not ends
            whole = rollout(g, NEVER, patient if first else effort)
            if first:
                effort.nodes += patient.nodes
            if not whole:
                if not played and ends:
                    usual = [sum(points) / len(ends) for points in zip(*ends, strict=True)]
                    return _together([usual for _ in lines], values, view.viewer, 1)
                return _together(sums, values, view.viewer, played)
            ends.append(g.scores)
            alike = alike and world.certain(g)
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


def planned(view: View, lines: list[list[int]], effort: Effort) -> list[Plan | None]:
    """The best plan for the game that is found, then the best that begins with each of these turns.

    They begin with the best one, so that they differ by their turns rather than by the luck of the search.
    """
    seat = view.viewer
    now = view.imagine(Rng("plan"))
    best = best_plan(now, seat, [[]], effort.part(FIRST))
    wanted = [[]] if best is None else [best.steps, best.steps[len(best.turn) :]]
    part = (1.0 - FIRST) / len(lines)
    return [best, *[plan_with(now, seat, line, wanted, effort.part(part)) for line in lines]]
