"""Learning weights: noisy games, the features at the ends of turns, and the weights that predict the points.

    samples = [sample for seed in range(1000) for sample in noisy_game(game, 2, seed)]
    values = fitted(game.values, samples)
    open("values.toml", "w").write(values_text(values, "Fitted on 1,000 games."))

`noisy_game(game, seats, seed, noticed=NOTICED, options={})` plays one game and returns its samples: for each
turn that ended its features, its seat's final points and its group (seats and round). `fitted(values,
samples, ridge=RIDGE)` returns new values. Only turns of the same group are compared with each other, as a bot
compares the ends of one turn: how far the game has come is no merit. Whether new values play better, only a
match tells.
"""

from __future__ import annotations

from typing import Final

from ratusha.kernel.game import AnyGame
from ratusha.kernel.rng import NO_RNG, Rng
from ratusha.kernel.values import Values

NOTICED: Final = 0.5
"""The share of the moves that the players of noisy games look at."""
RIDGE: Final = 10_000.0
"""How strongly weights are held to what they were: the variance of final points, some 400, times the turns
of a game, which all end with the same points and so are one observation rather than many."""


class Sample:
    """The end of a turn: the features of the seat that played it, and what it had at the end of the game."""

    __slots__ = ("counts", "group", "points")

    def __init__(self, group: int, counts: list[float], points: float) -> None:
        self.group = group
        self.counts = counts
        self.points = points


def noisy_game(
    game: AnyGame, seats: int, seed: int, noticed: float = NOTICED, options: dict[str, str] | None = None
) -> list[Sample]:
    """One game in which everybody takes the most valued of the moves he notices; the ends of its turns."""
    if game.values is None:
        raise ValueError(f"{game.id} has no values")
    g = game.start(seats, seed, **({} if options is None else options))
    rng = Rng(f"{seed}/noise")
    samples: list[Sample] = []
    owners: list[int] = []
    while not g.over:
        seat = g.seat
        moves = list(g.moves())
        rng.shuffle(moves)
        best = moves[0]
        after = g
        most = 0.0
        first = True
        for move in moves[: max(2, round(noticed * len(moves)))]:
            then = g.clone()
            then.rng = NO_RNG
            then.go(move)
            value = game.value(then, seat)
            if first or value > most:
                best = move
                after = then
                most = value
                first = False
        if after.over or after.seat != seat:
            samples.append(Sample(100 * seats + g.rounds(), game.features(after, seat), 0.0))
            owners.append(seat)
        g.go(best)
    for sample, owner in zip(samples, owners, strict=True):
        sample.points = float(g.scores[owner])
    return samples


def fitted(values: Values, samples: list[Sample], ridge: float = RIDGE) -> Values:
    """The weights that best predict the final points of each group; those of rare features hardly change."""
    n = len(values.names)
    centre(samples)
    products = [[0.0] * n for _ in range(n)]
    wanted = [0.0] * n
    for sample in samples:
        counts = sample.counts
        # What the present weights leave unexplained is what the weights have to change for.
        error = sample.points - sum(w * c for w, c in zip(values.weights, counts, strict=True))
        for i in range(n):
            count = counts[i]
            if count:
                wanted[i] += count * error
                row = products[i]
                for j in range(i, n):
                    row[j] += count * counts[j]
    for i in range(n):
        for j in range(i):
            products[i][j] = products[j][i]
        products[i][i] += ridge / (1.0 + abs(values.weights[i])) ** 2
    changes = _solved(products, wanted)
    weights = [weight + change for weight, change in zip(values.weights, changes, strict=True)]
    return values.with_weights(weights)


def explained(values: Values, samples: list[Sample]) -> float:
    """The share of the variance of the points, within the groups, that the weights explain."""
    centre(samples)
    left = 0.0
    whole = 0.0
    for sample in samples:
        told = sum(w * c for w, c in zip(values.weights, sample.counts, strict=True))
        left += (sample.points - told) ** 2
        whole += sample.points**2
    return 1.0 - left / whole


def centre(samples: list[Sample]) -> None:
    """Take the mean of its group off each sample, in place."""
    groups: dict[int, list[Sample]] = {}
    for sample in samples:
        groups.setdefault(sample.group, []).append(sample)
    for members in groups.values():
        points = sum(member.points for member in members) / len(members)
        columns = range(len(members[0].counts))
        means = [sum(member.counts[i] for member in members) / len(members) for i in columns]
        for member in members:
            member.points -= points
            member.counts = [count - mean for count, mean in zip(member.counts, means, strict=True)]


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a symmetric, positive system of equations, by elimination."""
    n = len(right)
    rows = [[*matrix[i], right[i]] for i in range(n)]
    for i in range(n):
        for j in range(i + 1, n):
            factor = rows[j][i] / rows[i][i]
            if factor:
                rows[j] = [b - factor * a for a, b in zip(rows[i], rows[j], strict=True)]
    found = [0.0] * n
    for i in range(n - 1, -1, -1):
        found[i] = (rows[i][n] - sum(rows[i][j] * found[j] for j in range(i + 1, n))) / rows[i][i]
    return found
