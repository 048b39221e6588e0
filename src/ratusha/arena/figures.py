"""The figures of a match: shares with their intervals, Elo, and the sequential test."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import fmean, variance
from typing import Final, NamedTuple

SURE: Final = 1.959964
"""How many standard deviations on both sides hold 95 of 100."""
ERROR: Final = 0.05
"""How often the sequential test may be wrong, in either direction."""
BOUND: Final = math.log((1 - ERROR) / ERROR)
NEARLY_NONE: Final = 1e-3
"""So often each result of a pair counts as seen before the first: nothing is taken for impossible."""


class Share(NamedTuple):
    """A share of victories, and its interval of 95 % confidence."""

    value: float
    low: float
    high: float


def share(rounds: Sequence[float], games: int) -> Share:
    """The mean of the shares won in each round, with Wilson's interval.

    The games of a round have the same seed and are not independent: how many of them count follows from how
    much the rounds differ, and is never more than were played.

    >>> [round(figure, 3) for figure in share([0.5, 1.0, 0.0, 0.5] * 25, 200)]
    [0.5, 0.431, 0.569]
    """
    won = fmean(rounds)
    count = float(games)
    if len(rounds) > 1 and (spread := variance(rounds)) > 0 < won * (1 - won):
        count = min(count, won * (1 - won) * len(rounds) / spread)
    z = SURE * SURE / count
    middle = (won + z / 2) / (1 + z)
    half = math.sqrt(z * won * (1 - won) + z * z / 4) / (1 + z)
    low = middle - half if won > 0 else 0.0
    high = middle + half if won < 1 else 1.0
    return Share(won, low, high)


def elo(won: float) -> float:
    """How much stronger somebody is who wins this share, in Elo; infinite for all or nothing.

    >>> round(elo(0.64)), round(elo(0.5))
    (100, 0)
    """
    if won <= 0 or won >= 1:
        return math.copysign(math.inf, won - 0.5)
    return 400 * math.log10(won / (1 - won))


def expected(difference: float) -> float:
    """The share that somebody wins who is this much stronger, in Elo."""
    return 1 / (1 + 10 ** (-difference / 400))


def evidence(pairs: Sequence[float], elo0: float, elo1: float) -> float:
    """How much more likely the results are if the first bot is `elo1` stronger than if it is `elo0`: the
    logarithm of the ratio. Each pair is the share won in two games with the same seed.

    The distribution of a pair's results is not known: for each of the two strengths the likeliest one with
    that mean is taken (the generalised sequential probability ratio test on pairs).
    """
    results = (0.0, 0.25, 0.5, 0.75, 1.0)
    seen = [NEARLY_NONE] * len(results)
    for pair in pairs:
        seen[round(pair * 4)] += 1
    total = sum(seen)
    chances = [count / total for count in seen]
    low, high = (_likeliest(results, chances, expected(strength)) for strength in (elo0, elo1))
    return total * sum(p * math.log(b / a) for p, a, b in zip(chances, low, high, strict=True))


def verdict(pairs: Sequence[float], elo0: float, elo1: float, looked: int = 0) -> tuple[int, int]:
    """After how many pairs the sequential test was decided, and how: 1 for `elo1`, -1 for `elo0`, 0 open.

    The first `looked` pairs are known not to have decided it.
    """
    for count in range(looked + 1, len(pairs) + 1):
        found = evidence(pairs[:count], elo0, elo1)
        if abs(found) >= BOUND:
            return count, 1 if found > 0 else -1
    return len(pairs), 0


def _likeliest(results: Sequence[float], chances: Sequence[float], mean: float) -> list[float]:
    """The distribution nearest to the one seen that has this mean."""
    low, high = -1 / (results[-1] - mean), 1 / (mean - results[0])
    for _ in range(60):
        tilt = (low + high) / 2
        left = sum(p * (a - mean) / (1 + tilt * (a - mean)) for p, a in zip(chances, results, strict=True))
        if left > 0:
            low = tilt
        else:
            high = tilt
    return [p / (1 + tilt * (a - mean)) for p, a in zip(chances, results, strict=True)]
