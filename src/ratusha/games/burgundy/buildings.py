"""What buildings do that place no further tile. Chapter 7 of the rules.

The city hall is in placing.py.
"""

from __future__ import annotations

from typing import Any, Final

from ratusha.games.burgundy import names
from ratusha.games.burgundy.actions import (
    FREE_TAKES,
    list_free_sales,
    no_goods,
    no_tile,
    reach_for_tiles,
    sell,
    take,
    tiles_of,
    wrong_discard,
)
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
    NUMBERS,
    SEATS,
    TAKES,
)
from ratusha.games.burgundy.moves import BUY, FREE_SELL, FREE_TAKE, MOVES, SKIP
from ratusha.games.burgundy.scoring import WATCHTOWER_SOURCE
from ratusha.games.burgundy.sequel import Offer
from ratusha.games.burgundy.state import Burgundy
from ratusha.kernel.bits import BIT
from ratusha.kernel.decision import Reason, each_seat
from ratusha.kernel.moves import Kind
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


class TakeFromDepot(Offer):
    """Carpenter's workshop, church and market: a tile of certain colours. Rules 7.4 to 7.6, 7.11."""

    __slots__ = ("building",)

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat)
        self.building: int = building

    def args(self) -> list[Any]:
        return [self.seat, self.building]

    def misfit(self, g: Burgundy) -> str:
        takes = 0 <= self.building < BUILDINGS and DOES[self.building] == DOES_TAKE
        return "" if takes else "no such building takes tiles"

    def kinds(self) -> tuple[Kind, ...]:
        return (FREE_TAKE, SKIP, BUY)

    def obstacle(self, g: Burgundy, move: int) -> Reason | None:
        if not FREE_TAKE.has(move):
            return super().obstacle(g, move)
        depot, slot, discard = MOVES.args[move]
        found = no_tile(g, depot, slot)
        if found is None and not tiles_of(g, depot, TAKES[self.building]) & BIT[slot]:
            found = Reason(Msg("burgundy-why-other-tiles"), "7.1")
        return found or wrong_discard(g.estates[self.seat], discard)

    def moves(self, g: Burgundy) -> list[int]:
        full = g.estates[self.seat].storage_full()
        moves: list[int] = []
        for depot in range(1, NUMBERS + 1):
            moves += FREE_TAKES[depot][2 * tiles_of(g, depot, TAKES[self.building]) + full]
        moves.extend(super().moves(g))
        return moves

    def play(self, g: Burgundy, move: int) -> None:
        if FREE_TAKE.has(move):
            depot, slot, discard = MOVES.args[move]
            take(g, self.seat, depot, slot, discard)
        else:
            super().play(g, move)

    def prompt(self, g: Burgundy) -> Msg:
        return Msg(f"burgundy-ask-{BUILDING_NAMES[self.building]}")

    def rule(self) -> str:
        return "7.1"

    def reaches_for(self, g: Burgundy) -> list[tuple[str, int]]:
        return super().reaches_for(g) + reach_for_tiles(g, self.seat)


class WarehouseSale(Offer):
    """Warehouse: sell goods of one type without a die. Rules 7.3, 7.11."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (FREE_SELL, SKIP, BUY)

    def obstacle(self, g: Burgundy, move: int) -> Reason | None:
        if FREE_SELL.has(move):
            return no_goods(g.estates[self.seat], MOVES.args[move][0])
        return super().obstacle(g, move)

    def moves(self, g: Burgundy) -> list[int]:
        moves: list[int] = []
        list_free_sales(g.estates[self.seat], moves)
        moves.extend(super().moves(g))
        return moves

    def play(self, g: Burgundy, move: int) -> None:
        if FREE_SELL.has(move):
            sell(g, self.seat, MOVES.args[move][0])
        else:
            super().play(g, move)

    def rule(self) -> str:
        return "7.3"


TAKE_FROM_DEPOT: Final = [
    [TakeFromDepot(seat, building) for building in range(BUILDINGS)] for seat in range(SEATS[1])
]
WAREHOUSE_SALE: Final = each_seat(WarehouseSale)


def ask(g: Burgundy, seat: int, building: int) -> None:
    """Ask what a building does; an effect that is impossible just now is lost. Rule 7.2."""
    if DOES[building] == DOES_TAKE:
        for depot in range(1, NUMBERS + 1):
            if tiles_of(g, depot, TAKES[building]):
                g.agenda.append(TAKE_FROM_DEPOT[seat][building])
                return
    elif DOES[building] == DOES_SELL:
        if g.estates[seat].types_held():
            g.agenda.append(WAREHOUSE_SALE[seat])
            return
    else:
        return
    if g.events is not None:
        g.tell("burgundy-event-lost", seat, tile=names.tile(building))
