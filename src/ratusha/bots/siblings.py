"""Learning weights by comparing turns: several of one position are played on to the end of the game.

    samples = [sample for seed in range(200) for sample in compared_turns(game, 2, seed)]
    values = fitted(game.values, samples, RIDGE)

They are played on in the same imagined worlds, everybody taking the move that seems best, and the points they
end with are compared only with each other: what a player had before his turn is no merit of it. Whether new
values play better, only a match tells.
"""

from __future__ import annotations

from typing import Final

from ratusha.bots.bot import Budget
from ratusha.bots.effort import Effort
from ratusha.bots.fit import Sample
from ratusha.bots.rollout import play_line, rollout
from ratusha.bots.turns import Line, by_first_move, turns
from ratusha.kernel.game import AnyGame
from ratusha.kernel.rng import Rng
from ratusha.kernel.state import State
from ratusha.kernel.thinking import WIDTH

RIDGE: Final = 100.0
"""How strongly weights are held to what they were (`fitted`)."""
NODES: Final = 200
"""The positions that are looked at to find the turns of a position."""
ALIKE: Final = 3
"""So many of them may begin with the same move."""
BEST: Final = 4
OTHERS: Final = 2
"""How many are compared: the most valued, and some of the others."""
WORLDS: Final = 4
END: Final = 1_000_000
"""No game has so many stages."""
PERCENT: Final = 100
COMPARED: Final = 60
"""In so many of 100 positions turns are compared."""
STRAYS: Final = 25
"""So many of 100 turns are not the most valued one but any of the first eight: games that differ."""
STRAY: Final = 8


def compared_turns(
    game: AnyGame, seats: int, seed: int, options: dict[str, str] | None = None
) -> list[Sample]:
    """One game, and in many of its positions what came of several turns: each position is a group."""
    g = game.start(seats, seed, **({} if options is None else options))
    rng = Rng(f"{seed}/siblings")
    samples: list[Sample] = []
    groups = 0
    rest: list[int] = []
    while not g.over:
        moves = g.moves()
        seat = g.seat
        if len(moves) == 1 or (rest and rest[0] in moves):
            move = moves[0] if len(moves) == 1 else rest[0]
            rest = rest[1:] if rest[:1] == [move] else []
            g.play(move, seat)
            continue
        lines = by_first_move(turns(g, seat, WIDTH, Effort(Budget(nodes=NODES), 0.0)), ALIKE)
        if len(lines) > 1 and rng.below(PERCENT) < COMPARED:
            samples += _compared(g, seat, _some(lines, rng), rng, END * seed + groups)
            groups += 1
        stray = rng.below(PERCENT) < STRAYS
        line = lines[rng.below(min(STRAY, len(lines)))] if stray else lines[0]
        rest = line.moves[1:]
        g.play(line.moves[0], seat)
    return samples


def _some(lines: list[Line], rng: Rng) -> list[Line]:
    """The best turns and some others."""
    others = list(range(BEST, len(lines)))
    rng.shuffle(others)
    return lines[:BEST] + [lines[at] for at in others[:OTHERS]]


def _compared(g: State, seat: int, lines: list[Line], rng: Rng, group: int) -> list[Sample]:
    """The features after each turn, and the points at the end on the mean of some worlds."""
    view = g.seen_by(seat)
    points = [0.0] * len(lines)
    effort = Effort(Budget(nodes=END), 0.0)
    for _ in range(WORLDS):
        world = view.imagine(rng)
        for at, line in enumerate(lines):
            then = world.clone()
            play_line(then, seat, line.moves)
            effort.nodes = 0
            rollout(then, END, effort)
            points[at] += then.scores[seat] / WORLDS
    return [Sample(group, g.game.features(line.after, seat), points[at]) for at, line in enumerate(lines)]
