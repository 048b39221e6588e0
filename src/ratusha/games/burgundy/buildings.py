"""What buildings do that place no further tile. Chapter 7 of the rules.

The city hall is in placing.py.
"""

from __future__ import annotations

from typing import Any, Final

from ratusha.games.burgundy.actions import list_free_sales, list_free_takes, sell, take
from ratusha.games.burgundy.choice import Sequel
from ratusha.games.burgundy.components import (
    AMOUNT,
    BUILDING_NAMES,
    BUILDINGS,
    DOES,
    DOES_POINTS,
    DOES_SELL,
    DOES_SILVER,
    DOES_TAKE,
    DOES_WORKERS,
    MOST_SEATS,
    TAKES,
)
from ratusha.games.burgundy.moves import BUY, FREE_SELL, FREE_TAKE, MOVES, SKIP
from ratusha.games.burgundy.scoring import WATCHTOWER_SOURCE
from ratusha.games.burgundy.state import Burgundy
from ratusha.kernel.msg import Msg


def gain_at_once(g: Burgundy, seat: int, building: int) -> None:
    """What a building gives without asking. Rules 7.7, 7.8, 7.10."""
    does = DOES[building]
    if does == DOES_WORKERS:
        g.give_workers(seat, AMOUNT[building], BUILDING_NAMES[building])
    elif does == DOES_SILVER:
        g.give_silver(seat, AMOUNT[building], BUILDING_NAMES[building])
    elif does == DOES_POINTS:
        g.score(seat, WATCHTOWER_SOURCE, AMOUNT[building])


class TakeFromDepot(Sequel):
    """Carpenter's workshop, church and market: a tile of certain colours. Rules 7.4 to 7.6, 7.11."""

    __slots__ = ("building",)

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat)
        self.building: int = building

    def args(self) -> list[Any]:
        return [self.seat, self.building]

    def problems(self, g: Burgundy) -> list[str]:
        takes = 0 <= self.building < BUILDINGS and DOES[self.building] == DOES_TAKE
        return super().problems(g) or ([] if takes else ["no such building takes tiles"])

    def answers(self, g: Burgundy) -> list[int]:
        moves: list[int] = []
        list_free_takes(g, g.estates[self.seat], TAKES[self.building], moves)
        moves.append(SKIP.first)
        return moves

    def answer(self, g: Burgundy, move: int) -> None:
        if move != SKIP.first:
            depot, slot, discard = MOVES.args[move]
            take(g, self.seat, depot, slot, discard)

    def prompt(self, g: Burgundy) -> Msg:
        return Msg(f"burgundy-ask-{BUILDING_NAMES[self.building]}")

    def tags(self) -> list[int]:
        return [FREE_TAKE.tag, SKIP.tag, BUY.tag]

    def rule(self) -> str:
        return "7.1"


class WarehouseSale(Sequel):
    """Warehouse: sell goods of one type without a die. Rules 7.3, 7.11."""

    __slots__ = ()

    def answers(self, g: Burgundy) -> list[int]:
        moves: list[int] = []
        list_free_sales(g.estates[self.seat], moves)
        moves.append(SKIP.first)
        return moves

    def answer(self, g: Burgundy, move: int) -> None:
        if move != SKIP.first:
            sell(g, self.seat, MOVES.args[move][0])

    def tags(self) -> list[int]:
        return [FREE_SELL.tag, SKIP.tag, BUY.tag]

    def rule(self) -> str:
        return "7.3"


TAKE_FROM_DEPOT: Final = [
    [TakeFromDepot(seat, building) for building in range(BUILDINGS)] for seat in range(MOST_SEATS)
]
WAREHOUSE_SALE: Final = [WarehouseSale(seat) for seat in range(MOST_SEATS)]


def ask(g: Burgundy, seat: int, building: int) -> None:
    """Ask what a building does; an effect that is impossible just now is lost. Rule 7.2."""
    decision: Sequel
    if DOES[building] == DOES_TAKE:
        decision = TAKE_FROM_DEPOT[seat][building]
    elif DOES[building] == DOES_SELL:
        decision = WAREHOUSE_SALE[seat]
    else:
        return
    if len(decision.answers(g)) > 1:
        g.agenda.append(decision)
    elif g.events is not None:
        g.tell("burgundy-event-lost", seat, tile=Msg(f"burgundy-tile-{BUILDING_NAMES[building]}"))
