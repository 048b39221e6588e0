"""Learning weights by trial: they are shifted at random, and move towards the shifts that won points.

    sizes = sizes_of(game.values)
    trials = [trial(game, 2, seed, values, sizes) for seed in range(150)]
    values = climbed(values, trials, sizes)

In a trial some seats play with the weights shifted one way, the others with the same shifts the other way,
and then again with exchanged seats; everybody takes the move he values most. A step of `climbed` goes along
the gradient: each weight in proportion to how surely its shift won points. Whether new values play better in
a bot that searches, only a match tells.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from ratusha.bots.bot import Budget
from ratusha.bots.effort import Effort
from ratusha.bots.fit import Sample
from ratusha.bots.rollout import greedy
from ratusha.kernel.game import AnyGame
from ratusha.kernel.rng import Rng
from ratusha.kernel.state import State
from ratusha.kernel.values import Values

SHIFT: Final = 0.2
"""How far a weight is shifted, as a share of its size."""
STEP: Final = 0.025
"""How far a weight moves for each standard error by which its shift won, as a share of its size."""
SMALLEST: Final = 0.05
"""No weight counts as smaller than this."""
POINTS: Final = "points"
"""The measure of all others: its weight is never changed."""


def sizes_of(values: Values) -> list[float]:
    """How large the weights are, as a measure for their shifts."""
    return [
        0.0 if name == POINTS else max(SMALLEST, abs(weight))
        for name, weight in zip(values.names, values.weights, strict=True)
    ]


def trial(
    game: AnyGame, seats: int, seed: int, values: Values, sizes: list[float], options: dict[str, str]
) -> Sample:
    """Which way each weight was shifted (1 or -1), and by how many points that way won on average."""
    rng = Rng(f"{seed}/shifts")
    ways = [float(2 * rng.below(2) - 1) for _ in sizes]
    up = _shifted(values, sizes, ways, SHIFT)
    down = _shifted(values, sizes, ways, -SHIFT)
    ahead = 0.0
    own = game.values
    for turn in range(2):
        players = [up if (seat + turn) % 2 == 0 else down for seat in range(seats)]
        try:
            scores = _played(game, seed, players, options)
        finally:
            game.values = own
        for kind, sign in ((up, 0.5), (down, -0.5)):
            mine = [scores[seat] for seat in range(seats) if players[seat] is kind]
            ahead += sign * sum(mine) / len(mine)
    return Sample(0, ways, ahead)


def climbed(values: Values, trials: list[Sample], sizes: list[float]) -> Values:
    """The weights a step further on."""
    spread = sqrt(sum(one.points**2 for one in trials))
    if not spread:
        return values
    moves = [sum(one.counts[i] * one.points for one in trials) / spread for i in range(len(sizes))]
    return _shifted(values, sizes, moves, STEP)


def _shifted(values: Values, sizes: list[float], ways: list[float], by: float) -> Values:
    return values.with_weights(
        [weight + by * size * way for weight, size, way in zip(values.weights, sizes, ways, strict=True)]
    )


def _played(game: AnyGame, seed: int, players: list[Values], options: dict[str, str]) -> list[int]:
    """The points of a game in which each seat takes the move it values most, by its own weights."""
    g: State = game.start(len(players), seed, **options)
    effort = Effort(Budget(nodes=1), 0.0)
    while not g.over:
        game.values = players[g.seat]
        g.go(greedy(g, effort))
    return g.scores
