"""Playing on from a position, with everybody choosing the move he values most, to see what comes of it."""

from __future__ import annotations

from ratusha.bots.effort import Effort
from ratusha.kernel.rng import NO_RNG
from ratusha.kernel.state import State


def outcomes(world: State, seat: int, lines: list[list[int]], effort: Effort, stages: int = 1) -> list[float]:
    """What each line of a seat comes to in one world, in points; fewer than asked if the effort runs out.

    All are played on to the same moment, so that no line gains by ending a stage: this many stages after the
    latest one that a line leads to.
    """
    afters: list[State] = []
    goal = 0
    for line in lines:
        then = world.clone()
        play_line(then, seat, line)
        effort.nodes += 1
        afters.append(then)
        goal = max(goal, then.stage() + stages)
    found: list[float] = []
    for then in afters:
        if not rollout(then, goal, effort):
            break
        found.append(world.game.evaluate(then, seat))
    return found


def play_line(g: State, seat: int, line: list[int]) -> None:
    """Play the moves of a turn as far as they are legal: chance may have brought something else."""
    for move in line:
        if g.over or move not in g.moves(seat):
            return
        g.play(move, seat)


def rollout(g: State, goal: int, effort: Effort) -> bool:
    """Play to the beginning of a stage or the end of the game; False if the effort ran out before."""
    while g.agenda and g.stage() < goal:
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
