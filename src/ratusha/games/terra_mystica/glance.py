"""What a player does without thinking when a position is played on: he ends his turn, and answers leeches."""

from __future__ import annotations

from ratusha.games.terra_mystica import features as f
from ratusha.games.terra_mystica.answers import AnswerLeech
from ratusha.games.terra_mystica.components import ROUNDS
from ratusha.games.terra_mystica.evaluate import READY_POWER
from ratusha.games.terra_mystica.leech import worth
from ratusha.games.terra_mystica.moves import END_MOVE, MOVES
from ratusha.games.terra_mystica.player import Player
from ratusha.games.terra_mystica.state import TerraMystica
from ratusha.games.terra_mystica.turn import FinishTurn
from ratusha.kernel.decision import NO_MOVE


def likely(g: TerraMystica, weights: list[float]) -> int:
    """The end of a turn in which nothing is owed, the answer to a leech; NO_MOVE where one has to think."""
    top = g.agenda[-1]
    if isinstance(top, FinishTurn):
        owed = g.turn.buildable or g.turn.favours_owed or g.turn.towns_owed or g.players[top.seat].steps
        return NO_MOVE if owed else END_MOVE
    if isinstance(top, AnswerLeech) and not g.late:
        take, decline = g.moves()[:2]
        power = worth(g, top.seat, MOVES.args[take][1])
        gain = power_gain(g.players[top.seat], power, g.round == ROUNDS, weights)
        return take if gain >= power - 1 else decline
    return NO_MOVE


def power_gain(player: Player, power: int, last: bool, weights: list[float]) -> float:
    """What so much power is worth to a player, in points. Rule 4.5."""
    first = min(power, player.bowl1)
    second = min(power - first, player.bowl2 + first)
    if last:
        return weights[f.LAST_POWER] * (0.5 * first + 0.5 * second)
    gain = weights[f.BOWL_2] * (first - second) + weights[f.BOWL_3] * second
    if player.passed:
        return gain
    ready = min(player.bowl3 + second, READY_POWER) - min(player.bowl3, READY_POWER)
    return gain + weights[f.READY_POWER] * ready
