"""What each seat could expect at a decision: games are played on to their end in worlds imagined from what
the decider sees, everybody as bots do it when they look ahead."""

from __future__ import annotations

import math
from statistics import fmean, pstdev
from typing import Final

from ratusha.bots.bot import Budget
from ratusha.bots.effort import Effort
from ratusha.bots.rollout import rollout
from ratusha.bots.worlds import World
from ratusha.kernel.rng import Rng
from ratusha.kernel.thinking import NEVER
from ratusha.kernel.view import View

MOST_WORLDS: Final = 32
CHEAP: Final = 5000
"""More worlds than were asked for are played on, up to so many, while all of them took fewer positions than
this."""
NEAR: Final = 4
"""What was expected at so many decisions before and after one counts there, too, the nearer the more: a few
games are mostly luck."""
LEAST_DOUBT: Final = 3.0
"""Points by which the end of a game played on may be wrong at the least."""
UNSURE: Final = 0.15
"""And this share of the points that are still to come."""


class Expected:
    """Each seat's share of victory, and its points at the end."""

    __slots__ = ("scores", "shares")

    def __init__(self, shares: list[float], scores: list[float]) -> None:
        self.shares = shares
        self.scores = scores


def expectations(view: View, worlds: int) -> Expected:
    """As far as the viewer can know, by so many worlds or more."""
    ends: list[list[float]] = []
    effort = Effort(Budget(nodes=NEVER * NEVER), 0.0)
    while len(ends) < worlds or (len(ends) < MOST_WORLDS and effort.nodes < CHEAP):
        world = World(view, Rng(f"world/{len(ends)}"))
        g = world.state.clone()
        rollout(g, NEVER, effort)
        ends.append([float(score) for score in g.scores])
        if world.certain(g):  # all worlds are alike: one is enough
            break
    seats = view.known.seats
    means = [fmean(end[seat] for end in ends) for seat in range(seats)]
    if seats == 1:
        return Expected([1.0], means)
    to_come = fmean(means) - fmean(view.scores)
    doubt = max(LEAST_DOUBT, UNSURE * to_come, *(pstdev(end[seat] for end in ends) for seat in range(seats)))
    won = [fmean(chance(end, seat, doubt) for end in ends) for seat in range(seats)]
    whole = sum(won)
    return Expected([share / whole for share in won], means)


def chance(end: list[float], seat: int, doubt: float) -> float:
    """How likely a seat is to be ahead of all others when every score may be off by this much."""
    found = 1.0
    for other, score in enumerate(end):
        if other != seat:
            found *= 0.5 * math.erfc((score - end[seat]) / (2 * doubt))
    return found


def steadied(found: list[Expected]) -> list[Expected]:
    """What could be expected at each decision of a game, those near it considered."""
    return [_around(found, at) for at in range(len(found))]


def _around(found: list[Expected], at: int) -> Expected:
    """The mean of what was found at a decision and near it, the nearer the more."""
    first = max(0, at - NEAR)
    near = found[first : at + NEAR + 1]
    weights = [NEAR + 1 - abs(first + i - at) for i in range(len(near))]
    return Expected(
        _mean([one.shares for one in near], weights), _mean([one.scores for one in near], weights)
    )


def _mean(rows: list[list[float]], weights: list[int]) -> list[float]:
    """The weighted mean of each column."""
    whole = sum(weights)
    return [
        sum(n * weight for n, weight in zip(column, weights, strict=True)) / whole
        for column in zip(*rows, strict=True)
    ]
