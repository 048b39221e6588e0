"""What a player does without thinking: he ends his turn, answers leeches, passes; and what makes no sense."""

from __future__ import annotations

from ratusha.games.terra_mystica import features as f
from ratusha.games.terra_mystica.answers import AnswerLeech
from ratusha.games.terra_mystica.components import CARDS, FACTIONS, NO_FACTION, ROUNDS
from ratusha.games.terra_mystica.evaluate import COIN, READY_POWER, card_worth
from ratusha.games.terra_mystica.leech import worth
from ratusha.games.terra_mystica.moves import (
    BUILD,
    DETOUR,
    END_MOVE,
    MOVES,
    PASS,
    PASS_NO_CARD,
    TRANSFORM,
)
from ratusha.games.terra_mystica.player import Player
from ratusha.games.terra_mystica.state import NO_SEAT, TerraMystica
from ratusha.games.terra_mystica.turn import FinishTurn, Turn
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


def idle(g: TerraMystica) -> int:
    """A dwelling on a new home hex, the end of the turn, passing; NO_MOVE where one has to think."""
    top = g.agenda[-1]
    if isinstance(top, Turn):
        return PASS.at(best_card(g, g.players[top.seat]))
    if isinstance(top, FinishTurn):
        moves = g.moves()
        if BUILD.has(moves[0]):
            return moves[0]
        return END_MOVE if END_MOVE in moves else NO_MOVE
    return NO_MOVE


def best_card(g: TerraMystica, player: Player) -> int:
    """The bonus card on offer that seems best, with its coins; none in the last round."""
    best = PASS_NO_CARD
    most = -1.0
    if g.round < ROUNDS:
        for card in range(CARDS):
            if g.cards[card] == NO_SEAT:
                worth = card_worth(player, card) + COIN * g.card_coins[card]
                if worth > most:
                    most = worth
                    best = card
    return best


def sensible(g: TerraMystica, moves: list[int]) -> list[int]:
    """All moves but transformations into terrain that is not one's own."""
    faction = g.players[g.agenda[-1].seat].faction
    if faction == NO_FACTION:
        return moves
    home = FACTIONS[faction].home
    found: list[int] = []
    for move in moves:
        if MOVES.args[move][1:] == (home,) or not (TRANSFORM.has(move) or DETOUR.has(move)):
            found.append(move)
    return found or moves
