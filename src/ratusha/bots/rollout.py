"""Playing on from a position, to see what comes of it: everybody takes the move that seems best at a glance,
or, where his game can't tell, the one after which he values the position most."""

from __future__ import annotations

from ratusha.bots.careful import careful_turn
from ratusha.bots.effort import Effort
from ratusha.bots.lead import lead
from ratusha.kernel.decision import NO_MOVE, NOBODY
from ratusha.kernel.rng import NO_RNG
from ratusha.kernel.state import State


def outcomes(
    world: State,
    seat: int,
    lines: list[list[int]],
    effort: Effort,
    stages: int = 1,
    against: float | None = None,
    learned: bool = False,
    careful: bool = False,
) -> list[float]:
    """What each line of a seat comes to in one world, in points; fewer than asked if the effort runs out.

    With `against` that share of the best opponent's value is taken off (0: none), and not what
    `game.evaluate` does; otherwise, if `learned`, the weights of the stage count that has begun
    (`game.outlook`). If `careful`, the seat plays on with care.

    All are played on to the same moment, so that no line gains by ending a stage: this many stages after the
    latest one that a line leads to.
    """
    game = world.game
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
        whole = rollout(then, goal, effort, seat if careful else NOBODY)
        if then.rng != world.rng:
            effort.luck = True
        if not whole:
            break
        if against is not None:
            found.append(lead(then, seat, against))
        else:
            found.append(game.outlook(then, seat) if learned else game.evaluate(then, seat))
    return found


def play_line(g: State, seat: int, line: list[int]) -> None:
    """Play the moves of a turn as far as they are legal: chance may have brought something else."""
    for move in line:
        if g.over or move not in g.moves(seat):
            return
        g.play(move, seat)


def rollout(g: State, goal: int, effort: Effort, careful: int = NOBODY) -> bool:
    """Play to the beginning of a stage or the end of the game; False if the effort ran out before.

    One seat may play its turns with care (`careful_turn`).
    """
    while g.agenda and g.stage() < goal:
        if effort.over():
            return False
        turn = careful_turn(g, effort) if g.seat == careful else []
        if turn:
            for move in turn:
                g.go(move)
            continue
        g.go(quick(g, effort))
    return not effort.late()


def quick(g: State, effort: Effort) -> int:
    """What the seat that is asked does when a position is played on."""
    move = g.game.likely(g) if g.seat >= 0 else NO_MOVE
    if move == NO_MOVE:
        return greedy(g, effort)
    effort.nodes += 1
    return move


def greedy(g: State, effort: Effort) -> int:
    """The move after which the seat that is asked values the position most; chance is not foreseen."""
    moves = g.moves()
    if len(moves) == 1 or g.seat < 0:
        return moves[0]
    values = after_each(g, moves, effort)
    return moves[values.index(max(values))]


def after_each(g: State, moves: list[int], effort: Effort) -> list[float]:
    """What the position after each of these moves is worth to the seat that is asked.

    When the time is over only the first ones, one at the least.
    """
    game = g.game
    seat = g.seat
    values: list[float] = []
    for move in moves:
        then = g.clone()
        then.rng = NO_RNG
        then.go(move)
        effort.nodes += 1
        values.append(game.value(then, seat))
        if effort.late():
            break
    return values
