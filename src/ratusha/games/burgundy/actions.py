"""The actions that place no tile: taking, selling, workers, buying. Chapter 5 of the rules.

Each stands as a pair: `list_…` adds the legal moves to a list, the other carries one out.
Placing is in placing.py, because what it sets off may place further tiles.
"""

from __future__ import annotations

from typing import Final

from ratusha.games.burgundy.boards import DISTANCE, FARTHEST
from ratusha.games.burgundy.components import (
    BLACK_DEPOT,
    BLACK_SHELF,
    BLACK_SPACES,
    COLOUR_OF,
    DEPOT_SPACES,
    GOODS_POINTS,
    NO_TILE,
    NUMBERS,
    PRICE_OF_A_TILE,
    SHELF,
    SILVER_FOR_SALE,
    STORAGE,
    WORKERS_FOR_ACTION,
)
from ratusha.games.burgundy.geometry import AT, BIT
from ratusha.games.burgundy.knowledge import (
    ACTION_SILVER,
    ACTION_WORKERS,
    BUY_ANYWHERE,
    SALE_SILVER,
    SALE_WORKERS,
)
from ratusha.games.burgundy.moves import BUY, FREE_SELL, FREE_TAKE, SELL, TAKE
from ratusha.games.burgundy.names import depot_name, goods_name, tile_name
from ratusha.games.burgundy.scoring import GOODS_SOURCE
from ratusha.games.burgundy.state import Burgundy, Estate
from ratusha.games.burgundy.workers import free_take_step
from ratusha.kernel.moves import NONE

WITHIN_REACH: Final[list[list[list[int]]]] = [
    [[n for n in range(1, NUMBERS + 1) if DISTANCE[die][n] <= steps] for steps in range(FARTHEST + 1)]
    for die in range(NUMBERS + 1)
]
"""The numbers that a die can be turned to in so many steps."""

SHELVES_OF: Final = [
    ((BIT[BLACK_SPACES if depot == BLACK_DEPOT else DEPOT_SPACES]) - 1) * BIT[SHELF[depot]]
    for depot in range(NUMBERS + 1)
]
"""The shelves of each depot, as a set."""
SHELVES_WITHIN: Final = [
    [sum(SHELVES_OF[depot] for depot in depots) for depots in by_steps] for by_steps in WITHIN_REACH
]
"""The shelves of the depots that a die can be turned to in so many steps."""

# Depots and slots are numbered through by shelf in every kind of move that takes a tile.
_SHELF_STEP: Final = TAKE.at(1, 1, 1, NONE) - TAKE.at(1, 1, 0, NONE)
_TAKES: Final = [TAKE.at(die, 1, 0, NONE) for die in range(NUMBERS + 1)]
_FREE_TAKES: Final = FREE_TAKE.at(1, 0, NONE)


# -- taking: rules 5.1 to 5.3 ----------------------------------------------------------------------


def list_takes(g: Burgundy, estate: Estate, die: int, paid: int, moves: list[int]) -> None:
    """The tiles a die can take, turned by up to `paid` steps with workers. Rules 4.3, 5.1, 8.12."""
    steps = min(FARTHEST, paid + free_take_step(estate))
    list_shelves(estate, g.stock & SHELVES_WITHIN[die][steps], _TAKES[die], moves)


def list_free_takes(g: Burgundy, estate: Estate, colours: list[int], moves: list[int]) -> None:
    """The tiles of some colours in all numbered depots, for castles and buildings. Rules 6.7, 7.1."""
    shelves = 0
    for shelf in range(BLACK_SHELF):
        tile = g.shelves[shelf]
        if tile != NO_TILE and COLOUR_OF[tile] in colours:
            shelves |= BIT[shelf]
    list_shelves(estate, shelves, _FREE_TAKES, moves)


def list_shelves(estate: Estate, shelves: int, move: int, moves: list[int]) -> None:
    """A move for each shelf of a set, or one for each discard if storage is full. Rule 5.2.

    `move` is the one for shelf 0 without a discard.
    """
    if not shelves:
        return
    full = NO_TILE not in estate.storage
    while shelves:
        first = shelves & -shelves
        at = move + _SHELF_STEP * AT[first]
        if full:
            for discard in range(1, STORAGE + 1):
                moves.append(at + discard)
        else:
            moves.append(at)
        shelves ^= first


def take(g: Burgundy, seat: int, depot: int, slot: int, discard: int) -> None:
    """Take a tile from a depot space into storage, discarding a stored one if need be."""
    tile = g.take_from_shelf(SHELF[depot] + slot)
    storage = g.estates[seat].storage
    if discard == NONE:
        discard = storage.index(NO_TILE)
    elif g.events is not None:
        g.tell("burgundy-event-discarded", seat, tile=tile_name(storage[discard]))
    storage[discard] = tile
    if g.events is not None:
        g.tell("burgundy-event-took", seat, tile=tile_name(tile), depot=depot_name(depot))


# -- selling: rules 5.6, 5.7, 8.3, 8.4 -------------------------------------------------------------


_SALES: Final = [SELL.at(die, 0) for die in range(NUMBERS + 1)]


def list_sales(estate: Estate, die: int, paid: int, moves: list[int]) -> None:
    """The goods a die can sell, turned by up to `paid` steps with workers."""
    for goods in WITHIN_REACH[die][paid]:
        if estate.goods[goods]:
            moves.append(_SALES[die] + goods)


def list_free_sales(estate: Estate, moves: list[int]) -> None:
    """The goods a castle or a warehouse can sell."""
    for goods in range(1, NUMBERS + 1):
        if estate.goods[goods]:
            moves.append(FREE_SELL.at(goods))


def sell(g: Burgundy, seat: int, goods: int) -> None:
    """Sell all goods of one type."""
    estate = g.estates[seat]
    n = estate.goods[goods]
    estate.goods[goods] = 0
    estate.sold[goods] += n
    if g.events is not None:
        g.tell("burgundy-event-sold", seat, n=n, goods=goods_name(goods))
    g.score(seat, GOODS_SOURCE, n * GOODS_POINTS[g.seats])
    richer = estate.knowledge & SALE_SILVER.tile
    g.give_silver(seat, SALE_SILVER.amount if richer else SILVER_FOR_SALE, "sale")
    if estate.knowledge & SALE_WORKERS.tile:
        g.give_workers(seat, SALE_WORKERS.amount, "sale")


# -- workers: rules 5.8, 8.13, 8.14 ----------------------------------------------------------------


def take_workers(g: Burgundy, seat: int) -> None:
    """The action that brings workers."""
    estate = g.estates[seat]
    more = estate.knowledge & ACTION_WORKERS.tile
    g.give_workers(seat, ACTION_WORKERS.amount if more else WORKERS_FOR_ACTION, "workers")
    if estate.knowledge & ACTION_SILVER.tile:
        g.give_silver(seat, ACTION_SILVER.amount, "workers")


# -- buying: rules 4.5, 5.9, 5.10, 8.6 -------------------------------------------------------------


def list_purchases(g: Burgundy, estate: Estate, moves: list[int]) -> None:
    """The tiles that can be bought now; none once one was bought, or without the silver."""
    if g.bought or estate.silver < PRICE_OF_A_TILE:
        return
    black = (g.stock & SHELVES_OF[BLACK_DEPOT]) >> BLACK_SHELF
    list_shelves(estate, black, BUY.at(BLACK_DEPOT, 0, NONE), moves)
    if estate.knowledge & BUY_ANYWHERE.tile:
        for depot in range(1, NUMBERS + 1):
            shelves = (g.stock & SHELVES_OF[depot]) >> SHELF[depot]
            list_shelves(estate, shelves, BUY.at(depot, 0, NONE), moves)


def buy(g: Burgundy, seat: int, depot: int, slot: int, discard: int) -> None:
    """Pay for a tile and take it into storage."""
    g.bought = 1
    g.give_silver(seat, -PRICE_OF_A_TILE, "purchase")
    take(g, seat, depot, slot, discard)
