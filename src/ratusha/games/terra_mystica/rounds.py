"""The six rounds and their three phases. Chapters 3, 4 and 13."""

from __future__ import annotations

from typing import Final

from ratusha.games.terra_mystica import names
from ratusha.games.terra_mystica.answers import ask_what_is_open
from ratusha.games.terra_mystica.components import (
    CARD_INCOME,
    CARDS,
    DWELLING,
    FACTIONS,
    FAVOUR_INCOME,
    FAVOURS,
    NO_CARD,
    ROUNDS,
    SANCTUARY,
    Gain,
)
from ratusha.games.terra_mystica.cult_bonus import CULT_SPADES, bonus_spade_moves, take_cult_bonus
from ratusha.games.terra_mystica.player import Player
from ratusha.games.terra_mystica.resources import gain_coins, gain_power, gain_priests, gain_workers
from ratusha.games.terra_mystica.scoring import FINAL_SCORING
from ratusha.games.terra_mystica.state import NO_SEAT, TerraMystica
from ratusha.games.terra_mystica.turn import TURN
from ratusha.kernel.bits import BIT
from ratusha.kernel.decision import Step, clockwise


class Round(Step[TerraMystica]):
    """A round begins: income for all, then actions. Rules 3.1, 4.1."""

    __slots__ = ()

    def run(self, g: TerraMystica) -> None:
        g.round += 1
        g.passing = []
        g.active = NO_SEAT
        if g.events is not None:
            g.tell("terra_mystica-round", n=str(g.round), tile=names.tile(g.tile()))
        for player in g.players:
            player.passed = 0
        for seat in g.order:
            take_income(g, seat)
        g.agenda.append(NEXT_TURN)


def income(player: Player) -> Gain:
    """What board, bonus card and favour tiles yield. Rules 4.1, 4.2."""
    faction = FACTIONS[player.faction]
    total = Gain()
    for kind in range(DWELLING, SANCTUARY + 1):
        total.add(faction.income[kind][player.counts[kind]])
    if player.card != NO_CARD:
        total.add(CARD_INCOME[player.card])
    if player.favours:
        for tile in range(FAVOURS):
            if player.favours & BIT[tile]:
                total.add(FAVOUR_INCOME[tile])
    return total


def take_income(g: TerraMystica, seat: int) -> None:
    """The player gets what his things yield. Rules 4.1, 4.2."""
    gain = income(g.players[seat])
    gain_coins(g, seat, gain.coins, "income")
    gain_workers(g, seat, gain.workers, "income")
    gain_priests(g, seat, gain.priests, "income")
    gain_power(g, seat, gain.power, "income")
    if g.events is not None:
        g.tell("terra_mystica-income", seat)


class NextTurn(Step[TerraMystica]):
    """The next in turn order who has not passed; when all have, the round ends. Rules 3.3, 3.4."""

    __slots__ = ()

    def run(self, g: TerraMystica) -> None:
        g.turn.end(g.late)
        at = g.place(g.active) + 1 if g.active != NO_SEAT else 0
        for i in range(g.seats):
            seat = g.order[(at + i) % g.seats]
            player = g.players[seat]
            if not player.passed and not player.left:
                g.active = seat
                player.blocked = 0
                g.agenda.append(self)
                g.agenda.append(TURN[seat])
                return
        g.agenda.append(ROUND_END)


class RoundEnd(Step[TerraMystica]):
    """All have passed: late answers, the next turn order, the cult bonuses. Rules 7.10, 13.1."""

    __slots__ = ()

    def run(self, g: TerraMystica) -> None:
        if ask_what_is_open(g, self):
            return
        if g.events is not None:
            g.tell("terra_mystica-round-over", n=str(g.round))
        if g.round == ROUNDS:
            g.agenda.append(FINAL_SCORING)
            return
        set_order(g)
        for seat in g.order:
            take_cult_bonus(g, seat)
        g.agenda.append(BONUS_SPADES)


def set_order(g: TerraMystica) -> None:
    """First to pass is first in the next round; the others clockwise, or by passing. Rules 7.10, 15.5."""
    if g.passing_order:
        stayed = [seat for seat in g.order if seat not in g.passing]
        g.order = g.passing + stayed
    elif g.passing:
        g.order = clockwise(g.passing[0], g.seats)


class BonusSpades(Step[TerraMystica]):
    """Bonus spades in the next round's turn order; then the table is cleared. Rules 13.2 to 13.4."""

    __slots__ = ()

    def run(self, g: TerraMystica) -> None:
        for seat in g.order:
            player = g.players[seat]
            if player.left or (player.spades and not bonus_spade_moves(g, seat)):
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
BONUS_SPADES: Final = BonusSpades()
