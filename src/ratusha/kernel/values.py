"""What a position is worth to a seat: named features, each with a weight; for bots.

A game counts its features in `Game.assess`. Its file `values.toml` says how many points one of each is worth,
which bots, tables and stages have weights of their own, and how the bots think (`thinking.py`,
`values_file.py`).
"""

from __future__ import annotations

from typing import Final

from ratusha.kernel.thinking import Thinking

EASY: Final = "easy"
HARD: Final = "hard"
EXPERT: Final = "expert"
MANY: Final = "many"
OWN: Final = (EASY, HARD, EXPERT, MANY)
"""Who may have weights of his own: these bots; `many` are those that `hard` and `expert` take at tables of
more than two."""


class Values:
    """The features of a game in the order of its own list, what one of each is worth, and how bots think."""

    __slots__ = ("names", "own", "rival", "rivals", "stages", "thinking", "thoughts", "weights")

    def __init__(
        self,
        names: tuple[str, ...],
        weights: list[float],
        rival: float,
        *,
        rivals: dict[str, float] | None = None,
        own: dict[str, dict[str, float]] | None = None,
        stages: dict[int, list[float]] | None = None,
        thinking: Thinking | None = None,
        thoughts: dict[str, Thinking] | None = None,
    ) -> None:
        self.names = names
        self.weights = weights
        self.rival = rival
        """The share of the best opponent's value that is taken off in `Game.evaluate`."""
        self.rivals: dict[str, float] = rivals or {}
        """By bot: the share it takes off, where that is another one than `rival`."""
        self.own: dict[str, dict[str, float]] = own or {}
        """By bot: the features to which it gives a weight of its own, and that weight."""
        self.stages: dict[int, list[float]] = stages or {}
        """What one of each is worth where a stage begins: from each of these stages on."""
        self.thinking: Thinking = thinking or Thinking()
        self.thoughts: dict[str, Thinking] = thoughts or {}
        """By bot: how it thinks, where that is otherwise."""

    def with_weights(self, weights: list[float]) -> Values:
        """The same with other weights."""
        return self._with(weights, self.rival, self.stages, self.thinking)

    def with_stages(self, stages: dict[int, list[float]]) -> Values:
        """The same with other weights where stages begin."""
        return self._with(self.weights, self.rival, stages, self.thinking)

    def _with(
        self, weights: list[float], rival: float, stages: dict[int, list[float]], thinking: Thinking
    ) -> Values:
        return Values(
            self.names,
            weights,
            rival,
            rivals=self.rivals,
            own=self.own,
            stages=stages,
            thinking=thinking,
            thoughts=self.thoughts,
        )

    def of(self, bot: str) -> Values:
        """What this bot plays by."""
        own = self.own.get(bot)
        if own is None and bot not in self.rivals and bot not in self.thoughts:
            return self
        weights = self.weights
        if own is not None:
            weights = [own.get(name, weight) for name, weight in zip(self.names, weights, strict=True)]
        rival = self.rivals.get(bot, self.rival)
        return self._with(weights, rival, self.stages, self.thoughts.get(bot, self.thinking))

    def begun(self, stage: int) -> list[float] | None:
        """What one of each is worth where this stage begins; None: the same as elsewhere."""
        latest = self.listed(stage)
        return None if latest is None else self.stages[latest]

    def listed(self, stage: int) -> int | None:
        """The last stage up to this one that has weights of its own."""
        return max((one for one in self.stages if one <= stage), default=None)

    def reasons(self, before: list[float], after: list[float]) -> list[tuple[str, float]]:
        """What changed between two counts of features: name and points, the largest change first."""
        changes = [
            (name, weight * (new - old))
            for name, weight, old, new in zip(self.names, self.weights, before, after, strict=True)
            if new != old
        ]
        return sorted(changes, key=lambda change: -abs(change[1]))


class Tally:
    """Adds up the features of one seat while the game counts them."""

    __slots__ = ("counts", "total", "weights")

    def __init__(self, weights: list[float], listed: bool) -> None:
        self.weights: list[float] = weights
        self.total: float = 0.0
        """The value so far, in points."""
        self.counts: list[float] | None = [0.0] * len(weights) if listed else None
        """How much there is of each feature, if that was asked for."""

    def add(self, feature: int, amount: float) -> None:
        """Add this much of a feature."""
        self.total += self.weights[feature] * amount
        if self.counts is not None:
            self.counts[feature] += amount
