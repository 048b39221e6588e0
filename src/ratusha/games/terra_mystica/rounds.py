"""The six rounds and their three phases. Chapters 3, 4 and 13."""

from __future__ import annotations

from typing import Final

from ratusha.games.terra_mystica.board import BIT
from ratusha.games.terra_mystica.components import (
    CARD_INCOME,
    CARDS,
    DWELLING,
    FACTIONS,
    FAVOUR_INCOME,
    FAVOURS,
    NO_CULT,
    ROUNDS,
    SANCTUARY,
    TILE_CULT,
    TILE_EVERY,
    TILE_PRIEST_REWARD,
    TILE_REWARD,
)
from ratusha.games.terra_mystica.leech import ANSWERS, OWED_STEPS
from ratusha.games.terra_mystica.names import tile_name
from ratusha.games.terra_mystica.player import Player
from ratusha.games.terra_mystica.resources import gain_all, gain_coins, gain_power, gain_priests, gain_workers
from ratusha.games.terra_mystica.scoring import FinalScoring
from ratusha.games.terra_mystica.state import NO_SEAT, TerraMystica
from ratusha.games.terra_mystica.terraform import CULT_SPADES, cult_spade_moves, gain_spades
from ratusha.games.terra_mystica.turn import TURNS, end_turn
from ratusha.kernel.decision import Step


class Round(Step[TerraMystica]):
    """A round begins: income for all, then actions. Rules 3.1, 4.1."""

    __slots__ = ()

    def run(self, g: TerraMystica) -> None:
        g.round += 1
        g.passing = []
        g.active = NO_SEAT
        if g.events is not None:
            g.tell("terra_mystica-round", n=str(g.round), tile=tile_name(g.tile()))
        for player in g.players:
            player.passed = 0
        for seat in g.order:
            income(g, seat)
        g.agenda.append(NEXT_TURN)


def yields(player: Player) -> tuple[int, int, int, int]:
    """Coins, workers, priests and power that board, bonus card and favour tiles yield. Rules 4.1, 4.2."""
    faction = FACTIONS[player.faction]
    coins = 0
    workers = 0
    priests = 0
    power = 0
    for kind in range(DWELLING, SANCTUARY + 1):
        n = player.counts[kind]
        coins += faction.income_coins[kind][n]
        workers += faction.income_workers[kind][n]
        priests += faction.income_priests[kind][n]
        power += faction.income_power[kind][n]
    if player.card >= 0:
        gain = CARD_INCOME[player.card]
        coins += gain.coins
        workers += gain.workers
        priests += gain.priests
        power += gain.power
    if player.favours:
        for tile in range(FAVOURS):
            if player.favours & BIT[tile]:
                gain = FAVOUR_INCOME[tile]
                coins += gain.coins
                workers += gain.workers
                priests += gain.priests
                power += gain.power
    return coins, workers, priests, power


def income(g: TerraMystica, seat: int) -> None:
    """What the player's things yield is his. Rules 4.1, 4.2."""
    coins, workers, priests, power = yields(g.players[seat])
    if coins:
        gain_coins(g, seat, coins, "income")
    if workers:
        gain_workers(g, seat, workers, "income")
    if priests:
        gain_priests(g, seat, priests, "income")
    if power:
        gain_power(g, seat, power, "income")
    if g.events is not None:
        g.tell("terra_mystica-income", seat)


class NextTurn(Step[TerraMystica]):
    """The next in turn order who has not passed; when all have, the round ends. Rules 3.3, 3.4."""

    __slots__ = ()

    def run(self, g: TerraMystica) -> None:
        end_turn(g)
        at = g.order.index(g.active) + 1 if g.active != NO_SEAT else 0
        for i in range(g.seats):
            seat = g.order[(at + i) % g.seats]
            player = g.players[seat]
            if not player.passed and not player.left:
                g.active = seat
                player.blocked = 0
                g.agenda.append(self)
                g.agenda.append(TURNS[seat])
                return
        g.agenda.append(ROUND_END)


class RoundEnd(Step[TerraMystica]):
    """All have passed: late answers, the next turn order, the cult rewards. Rules 7.10, 13.1."""

    __slots__ = ()

    def run(self, g: TerraMystica) -> None:
        if g.offers:
            g.agenda.append(self)
            g.agenda.append(ANSWERS[g.offers[2]])
            return
        for seat in range(g.seats):
            if g.players[seat].steps:
                g.agenda.append(self)
                g.agenda.append(OWED_STEPS[seat])
                return
        if g.events is not None:
            g.tell("terra_mystica-round-over", n=str(g.round))
        if g.round == ROUNDS:
            g.agenda.append(FINAL_SCORING)
            return
        set_order(g)
        for seat in g.order:
            cult_reward(g, seat)
        g.agenda.append(USE_SPADES)


def set_order(g: TerraMystica) -> None:
    """First to pass is first in the next round; the others clockwise, or by passing. Rules 7.10, 15.5."""
    if g.passing_order:
        stayed = [seat for seat in g.order if seat not in g.passing]
        g.order = g.passing + stayed
    elif g.passing:
        first = g.passing[0]
        g.order = [(first + i) % g.seats for i in range(g.seats)]


def cult_reward(g: TerraMystica, seat: int) -> None:
    """So many times the reward as there are so many steps on the tile's cult. Rules 13.1, 13.2, 15.4."""
    player = g.players[seat]
    tile = g.tile()
    cult = TILE_CULT[tile]
    if cult == NO_CULT:
        gain_all(g, seat, TILE_PRIEST_REWARD[tile], player.ordained, "cult-reward")
    else:
        times = player.cults[cult] // TILE_EVERY[tile]
        if times:
            gain_all(g, seat, TILE_REWARD[tile], times, "cult-reward")
            if TILE_REWARD[tile].spades:
                player.spades = TILE_REWARD[tile].spades * times
                gain_spades(g, seat, player.spades, False, False)
    if g.events is not None:
        g.tell("terra_mystica-cult-reward", seat)


class UseSpades(Step[TerraMystica]):
    """Reward spades in the next round's turn order; then the table is cleared. Rules 13.2 to 13.4."""

    __slots__ = ()

    def run(self, g: TerraMystica) -> None:
        for seat in g.order:
            player = g.players[seat]
            if player.left or (player.spades and not cult_spade_moves(g, seat)):
                # Nothing can be done with them: a lone spade of the Giants, say. Rule 12.12.
                player.spades = 0
            if player.spades:
                g.agenda.append(self)
                g.agenda.append(CULT_SPADES[seat])
                return
        clean_up(g)
        g.agenda.append(ROUND)


def clean_up(g: TerraMystica) -> None:
    """Actions are free again, coins come on the cards left over. Rules 13.4, 13.5."""
    g.used = 0
    for player in g.players:
        player.used = 0
    lay_coins(g)


def lay_coins(g: TerraMystica) -> None:
    """A coin on each bonus card that nobody has. Rules 2.8, 13.5."""
    for card in range(CARDS):
        if g.cards[card] == NO_SEAT:
            g.card_coins[card] += 1


ROUND: Final = Round()
NEXT_TURN: Final = NextTurn()
ROUND_END: Final = RoundEnd()
USE_SPADES: Final = UseSpades()
FINAL_SCORING: Final = FinalScoring()
