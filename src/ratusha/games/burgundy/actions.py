"""The actions that place no tile: taking, selling, workers, buying. Chapter 5 of the rules.

Each stands as a pair: `list_…` adds the legal moves to a list, the other carries one out.
Placing is in placing.py, because what it sets off may place further tiles.
"""

from __future__ import annotations

from typing import Final

from ratusha.games.burgundy.boards import DISTANCE, FARTHEST
from ratusha.games.burgundy.components import (
    BLACK_DEPOT,
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
from ratusha.games.burgundy.workers import free_take_step, reach
from ratusha.kernel.moves import NONE

WITHIN_REACH: Final[list[list[list[int]]]] = [
    [[n for n in range(1, NUMBERS + 1) if DISTANCE[die][n] <= steps] for steps in range(FARTHEST + 1)]
    for die in range(NUMBERS + 1)
]
"""The numbers that a die can be turned to in so many steps."""

_SLOT: Final = TAKE.at(1, 1, 1, NONE) - TAKE.at(1, 1, 0, NONE)
"""How far apart the moves for two neighbouring slots of a depot are, in all kinds of taking."""
ANY_COLOUR: Final[list[int]] = []
"""No restriction on the colours that may be taken."""


# -- taking: rules 5.1 to 5.3 ----------------------------------------------------------------------


def list_takes(g: Burgundy, estate: Estate, die: int, moves: list[int]) -> None:
    """The tiles a die can take."""
    full = NO_TILE not in estate.storage
    for depot in WITHIN_REACH[die][reach(estate, free_take_step(estate))]:
        list_depot(g, depot, DEPOT_SPACES, TAKE.at(die, depot, 0, NONE), full, moves)


def list_free_takes(g: Burgundy, estate: Estate, colours: list[int], moves: list[int]) -> None:
    """The tiles of some colours in all numbered depots, for castles and buildings. Rules 6.7, 7.1."""
    full = NO_TILE not in estate.storage
    for depot in range(1, NUMBERS + 1):
        if not colours:
            list_depot(g, depot, DEPOT_SPACES, FREE_TAKE.at(depot, 0, NONE), full, moves)
            continue
        for slot in range(DEPOT_SPACES):
            tile = g.shelves[SHELF[depot] + slot]
            if tile != NO_TILE and COLOUR_OF[tile] in colours:
                list_tile(FREE_TAKE.at(depot, slot, NONE), full, moves)


def list_depot(g: Burgundy, depot: int, spaces: int, move: int, full: bool, moves: list[int]) -> None:
    """The tiles of one depot; `move` is the move for its first space, without a discard."""
    shelf = SHELF[depot]
    for slot in range(spaces):
        if g.shelves[shelf + slot] != NO_TILE:
            if full:
                list_tile(move, full, moves)
            else:
                moves.append(move)
        move += _SLOT


def list_tile(move: int, full: bool, moves: list[int]) -> None:
    """One tile: as it is, or with each of the discards that full storage asks for. Rule 5.2."""
    if not full:
        moves.append(move)
        return
    for discard in range(1, STORAGE + 1):
        moves.append(move + discard)


def take(g: Burgundy, seat: int, depot: int, slot: int, discard: int) -> None:
    """Take a tile from a depot space into storage, discarding a stored one if need be."""
    shelf = SHELF[depot] + slot
    tile = g.shelves[shelf]
    g.shelves[shelf] = NO_TILE
    storage = g.estates[seat].storage
    if discard == NONE:
        discard = storage.index(NO_TILE)
    elif g.events is not None:
        g.tell("burgundy-event-discarded", seat, tile=tile_name(storage[discard]))
    storage[discard] = tile
    if g.events is not None:
        g.tell("burgundy-event-took", seat, tile=tile_name(tile), depot=depot_name(depot))


# -- selling: rules 5.6, 5.7, 8.3, 8.4 -------------------------------------------------------------


def list_sales(estate: Estate, die: int, moves: list[int]) -> None:
    """The goods a die can sell."""
    for goods in WITHIN_REACH[die][reach(estate, 0)]:
        if estate.goods[goods]:
            moves.append(SELL.at(die, goods))


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
    full = NO_TILE not in estate.storage
    list_depot(g, BLACK_DEPOT, BLACK_SPACES, BUY.at(BLACK_DEPOT, 0, NONE), full, moves)
    if estate.knowledge & BUY_ANYWHERE.tile:
        for depot in range(1, NUMBERS + 1):
            list_depot(g, depot, DEPOT_SPACES, BUY.at(depot, 0, NONE), full, moves)


def buy(g: Burgundy, seat: int, depot: int, slot: int, discard: int) -> None:
    """Pay for a tile and take it into storage."""
    g.bought = 1
    g.give_silver(seat, -PRICE_OF_A_TILE, "purchase")
    take(g, seat, depot, slot, discard)
