"""Learning what features are worth where a stage begins, for bots that play on to there.

    samples = [sample for seed in range(1000) for sample in stage_starts(game, 2, seed)]
    values = with_outlook(game.values, samples)

`medium` plays; what each seat has when a stage begins is compared with the points it ends with. A position
within a stage is worth what can still be done in it, which features tell badly; where a stage begins little
is left of that, so that weights fitted there may differ from those that choose moves. Where `expert` minds
its opponents (`rival`) what counts is how much more a seat has, and gets, than the others of its game.
Whether they play better, only a match of `expert` tells.
"""

from __future__ import annotations

from typing import Final

from ratusha.bots.bot import Budget
from ratusha.bots.fit import Sample, centre, fitted
from ratusha.bots.medium import Medium
from ratusha.kernel.game import AnyGame
from ratusha.kernel.rng import Rng
from ratusha.kernel.values import EXPERT, Values

NODES: Final = 600
"""The positions that `medium` looks at for a decision."""
RIDGE: Final = 5_000.0
"""How strongly weights are held to what they were (`fitted`)."""


def stage_starts(game: AnyGame, seats: int, seed: int, options: dict[str, str] | None = None) -> list[Sample]:
    """One game: what each seat had where a stage began, and its points at the end; a stage is a group.

    Where `expert` minds its opponents: by how much both differ from the mean of all seats.
    """
    g = game.start(seats, seed, **({} if options is None else options))
    players = [Medium(Rng(f"{seed}/{seat}"), Budget(nodes=NODES)) for seat in range(seats)]
    samples: list[Sample] = []
    owners: list[int] = []
    stage = g.stage()
    while not g.over:
        seat = g.asked[0]
        g.play(players[seat].choose(g.seen_by(seat)), seat)
        if g.stage() != stage and not g.over:
            stage = g.stage()
            for owner in range(seats):
                samples.append(Sample(stage, game.features(g, owner), 0.0))
                owners.append(owner)
    for sample, owner in zip(samples, owners, strict=True):
        sample.points = float(g.scores[owner])
    if game.values is not None and game.values.of(EXPERT).rival:
        centre(samples)
    return samples


def with_outlook(values: Values, samples: list[Sample], ridge: float = RIDGE) -> Values:
    """Weights for each stage of the samples: first what they have in common, then each from there.

    Where the values list stages, for these: a sample belongs to the last one listed up to its own.
    """
    if values.stages:
        listed = [(values.listed(sample.group), sample) for sample in samples]
        samples = [Sample(at, one.counts, one.points) for at, one in listed if at is not None]
    common = fitted(values, samples, ridge)
    stages: dict[int, list[float]] = {}
    for stage in sorted({sample.group for sample in samples}):
        own = [sample for sample in samples if sample.group == stage]
        stages[stage] = fitted(common, own, ridge).weights
    return values.with_stages(stages)
