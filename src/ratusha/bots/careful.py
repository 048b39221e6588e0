"""Playing a turn on with some care: a small search among the moves that seem best at a glance.

Better than one move after another at a glance, and cheap enough for positions that are played on.
"""

from __future__ import annotations

from typing import Final

from ratusha.bots.effort import Effort
from ratusha.bots.turns import Line, best_first
from ratusha.kernel.rng import NO_RNG
from ratusha.kernel.state import State

BRANCHES: Final = 3
"""So many moves are tried at each step of a line,"""
KEPT: Final = 2
"""so many lines are kept,"""
LONGEST: Final = 12
"""and no more moves are foreseen."""


def careful_turn(g: State, effort: Effort) -> list[int]:
    """The turn of the seat that is asked: the best of those that were looked at.

    Nothing where its game can't tell at a glance (`Game.promising`).
    """
    seat = g.seat
    start = g.clone()
    start.rng = NO_RNG
    best = Line([], start, 0.0, False)
    lines = [best]
    for _ in range(LONGEST):
        open: list[Line] = []
        for line in _longer(lines, seat, effort):
            if not line.ended:
                open.append(line)
            elif not best.ended or line.value > best.value:
                best = line
        lines = _kept(open)
        if not lines:
            break
    return best.moves


def _longer(lines: list[Line], seat: int, effort: Effort) -> list[Line]:
    """Each line with each of the next moves that seem best."""
    found: list[Line] = []
    for line in lines:
        game = line.after.game
        for move in game.promising(line.after, BRANCHES):
            then = line.after.clone()
            then.go(move)
            effort.nodes += 1
            found.append(Line([*line.moves, move], then, game.value(then, seat), then.seat != seat))
    return found


def _kept(lines: list[Line]) -> list[Line]:
    """The best lines; of those with the same value one: they differ but in the order of their moves."""
    found: list[Line] = []
    for line in best_first(lines):
        if not found or line.value != found[-1].value:
            found.append(line)
            if len(found) == KEPT:
                break
    return found
