"""Random play in one loop, compiled with the rules: for benchmarks, tests and search."""

from __future__ import annotations

from ratusha.kernel.rng import Rng
from ratusha.kernel.state import State


def playout(g: State, rng: Rng) -> int:
    """Play random moves to the end; returns how many choices (two or more options) there were."""
    choices = 0
    while g.agenda:
        moves = g.moves()
        n = len(moves)
        if n > 1:
            choices += 1
            g.go(moves[rng.below(n)])
        else:
            g.go(moves[0])
    return choices


def replay(g: State, moves: list[int], seats: list[int]) -> None:
    """Play the given moves of the given seats, each checked."""
    for move, seat in zip(moves, seats, strict=True):
        g.play(move, seat)
