"""Playing on from a position, everybody by the move he values most, to see what comes of it."""

from __future__ import annotations

from ratusha.bots.effort import Effort
from ratusha.kernel.rng import NO_RNG
from ratusha.kernel.state import State


def rollout(g: State, effort: Effort) -> bool:
    """Play to the beginning of the next stage or the end of the game; False if the effort ran out before."""
    stage = g.stage()
    while g.agenda and g.stage() == stage:
        if effort.over():
            return False
        g.go(greedy(g, effort))
    return True


def greedy(g: State, effort: Effort) -> int:
    """The move after which the seat that is asked values the position most; chance is not foreseen."""
    moves = g.moves()
    if len(moves) == 1 or g.seat < 0:
        return moves[0]
    game = g.game
    seat = g.seat
    best = moves[0]
    most = 0.0
    first = True
    for move in moves:
        then = g.clone()
        then.rng = NO_RNG
        then.go(move)
        effort.nodes += 1
        value = game.value(then, seat)
        if first or value > most:
            best = move
            most = value
            first = False
    return best
