"""Rounds: everybody rolls, goods arrive, everybody has a turn. Rules 3.7 to 3.9."""

from __future__ import annotations

from typing import Final

from ratusha.games.burgundy import names, places
from ratusha.games.burgundy.components import NUMBERS, ROUNDS
from ratusha.games.burgundy.moves import MOVES, ROLL, WHITE
from ratusha.games.burgundy.state import GOODS_ROW, Burgundy
from ratusha.games.burgundy.turn import TURN
from ratusha.kernel.decision import Chance, ChanceFor, Step, each_seat


class Round(Step[Burgundy]):
    """One round. The order of turns is fixed now. Rule 3.9."""

    __slots__ = ()

    def misfit(self, g: Burgundy) -> str:
        return "" if g.order and g.agenda.count(self) <= ROUNDS - g.round else "too many rounds"

    def run(self, g: Burgundy) -> None:
        g.round += 1
        if g.events is not None:
            g.tell("burgundy-event-round", number=str(g.round))
        for seat in reversed(g.order):
            g.agenda.append(TURN[seat])
        g.agenda.append(ROLL_WHITE)
        for seat in reversed(g.order):
            g.agenda.append(ROLL_DICE[seat])


class RollDice(ChanceFor[Burgundy]):
    """A player's two dice. Rule 3.7."""

    __slots__ = ()

    def moves(self, g: Burgundy) -> list[int]:
        return list(range(ROLL.first, ROLL.end))

    def tickets(self, g: Burgundy) -> int:
        return NUMBERS * NUMBERS

    def outcome(self, g: Burgundy, ticket: int) -> int:
        return ROLL.first + ticket

    def play(self, g: Burgundy, move: int) -> None:
        first, second = MOVES.args[move]
        g.dice[2 * self.owner] = first
        g.dice[2 * self.owner + 1] = second
        if g.events is not None:
            g.tell("burgundy-event-rolled", self.owner, first=str(first), second=str(second))


class RollWhite(Chance[Burgundy]):
    """The white die sends the next goods to a depot. Rule 3.8."""

    __slots__ = ()

    def misfit(self, g: Burgundy) -> str:
        return "" if g.round_goods else "no goods are left for the white die"

    def moves(self, g: Burgundy) -> list[int]:
        return list(range(WHITE.first, WHITE.end))

    def tickets(self, g: Burgundy) -> int:
        return NUMBERS

    def outcome(self, g: Burgundy, ticket: int) -> int:
        return WHITE.first + ticket

    def play(self, g: Burgundy, move: int) -> None:
        depot = MOVES.args[move][0]
        goods = g.round_goods.pop(0)
        g.white = depot
        g.depot_goods[depot * GOODS_ROW + goods] += 1
        if g.events is not None:
            g.tell("burgundy-event-white", goods=names.goods(goods), depot=names.depot(depot))
            g.moved(places.COMING_GOODS, places.depot_goods_of(depot, goods))


ROUND: Final = Round()
ROLL_DICE: Final = each_seat(RollDice)
ROLL_WHITE: Final = RollWhite()
