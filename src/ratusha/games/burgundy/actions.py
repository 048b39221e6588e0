"""The actions that place no tile: taking, selling, workers, buying. Chapter 5 of the rules.

Of each stand together: what is in its way (`no_…`), all its legal moves (`list_…`), and doing it.
Placing is in placing.py, because what it sets off may place further tiles.
"""

from __future__ import annotations

from typing import Final

from ratusha.games.burgundy import names, places
from ratusha.games.burgundy.boards import DISTANCE, FARTHEST
from ratusha.games.burgundy.components import (
    BLACK_DEPOT,
    COLOUR_OF,
    DEPOT_SPACES,
    GOODS_POINTS,
    NO_TILE,
    NUMBERS,
    PRICE_OF_A_TILE,
    SHELF,
    SILVER_FOR_SALE,
    SLOTS,
    STORAGE,
    WORKERS_FOR_ACTION,
)
from ratusha.games.burgundy.estate import Estate
from ratusha.games.burgundy.knowledge import (
    ACTION_SILVER,
    ACTION_WORKERS,
    BUY_ANYWHERE,
    SALE_SILVER,
    SALE_WORKERS,
)
from ratusha.games.burgundy.moves import BUY, FREE_SELL, FREE_TAKE, SELL, TAKE
from ratusha.games.burgundy.scoring import GOODS_SOURCE
from ratusha.games.burgundy.state import Burgundy
from ratusha.games.burgundy.workers import free_take_step
from ratusha.kernel.bits import BIT, bits, mask_of
from ratusha.kernel.decision import Reason
from ratusha.kernel.moves import NONE
from ratusha.kernel.msg import Msg

WITHIN_REACH: Final[list[list[list[int]]]] = [
    [[n for n in range(1, NUMBERS + 1) if DISTANCE[die][n] <= steps] for steps in range(FARTHEST + 1)]
    for die in range(NUMBERS + 1)
]
"""The numbers that a die can be turned to in this many steps."""
REACH_MASK: Final = [[mask_of(numbers) for numbers in by_steps] for by_steps in WITHIN_REACH]
SHELVES_WITHIN: Final = [
    [mask_of([SHELF[n] + slot for n in numbers for slot in range(DEPOT_SPACES)]) for numbers in by_steps]
    for by_steps in WITHIN_REACH
]
"""The spaces of the depots with those numbers."""


def _takes(first: int, slots: int) -> list[list[int]]:
    """For every set of tiles in a depot the moves that take one of them: with room in storage, then without.

    `first` is the move for the depot's first space without a discard; its discards follow it.
    """
    made: list[list[int]] = []
    for tiles in range(BIT[slots]):
        at = [first + slot * (STORAGE + 1) for slot in range(slots) if tiles & BIT[slot]]
        made.append(at)
        made.append([move + discard for move in at for discard in range(1, STORAGE + 1)])
    return made


TAKES: Final = [
    [moves for depot in range(1, NUMBERS + 1) for moves in _takes(TAKE.at(die, depot, 0, NONE), DEPOT_SPACES)]
    for die in range(NUMBERS + 1)
]
"""For each die those of all numbered depots, one after the other."""
FREE_TAKES: Final = [_takes(FREE_TAKE.at(depot, 0, NONE), DEPOT_SPACES) for depot in range(NUMBERS + 1)]
PURCHASES: Final = [_takes(BUY.at(depot, 0, NONE), SLOTS[depot]) for depot in range(NUMBERS + 1)]
ALL_SPACES_OF_A_DEPOT: Final[int] = BIT[DEPOT_SPACES] - 1
SETS: Final[int] = 2 * BIT[DEPOT_SPACES]
"""How many entries each depot has in `TAKES`."""


# -- taking: rules 5.1 to 5.3 ----------------------------------------------------------------------


def no_tile(g: Burgundy, depot: int, slot: int) -> Reason | None:
    """There must be a tile on the depot's space."""
    if slot < SLOTS[depot] and g.shelves[SHELF[depot] + slot] != NO_TILE:
        return None
    return Reason(Msg("burgundy-why-no-tile", depot=names.depot(depot)), "5.1")


def wrong_discard(estate: Estate, discard: int) -> Reason | None:
    """A stored tile is discarded if storage is full, and only then. Rules 5.2, 5.3."""
    full = estate.storage_full()
    if full and discard == NONE:
        return Reason(Msg("burgundy-why-storage-full"), "5.2")
    if not full and discard != NONE:
        return Reason(Msg("burgundy-why-no-discard"), "5.3")
    return None


def list_takes(g: Burgundy, estate: Estate, die: int, paid: int, moves: list[int]) -> None:
    """The tiles a die can take, turned by up to `paid` steps with workers. Rules 4.3, 5.1, 8.12."""
    takes = TAKES[die]
    at = 1 if estate.room == 0 else 0
    tiles = g.stock & SHELVES_WITHIN[die][min(FARTHEST, paid + free_take_step(estate))]
    while tiles:
        here = tiles & ALL_SPACES_OF_A_DEPOT
        if here:
            moves += takes[at + 2 * here]
        tiles >>= DEPOT_SPACES
        at += SETS


def tiles_of(g: Burgundy, depot: int, colours: int) -> int:
    """The spaces of a numbered depot with tiles of a set of colours, as a set. Rules 7.4 to 7.6."""
    tiles = 0
    for slot in range(DEPOT_SPACES):
        tile = g.shelves[SHELF[depot] + slot]
        if tile != NO_TILE and colours & BIT[COLOUR_OF[tile]]:
            tiles |= BIT[slot]
    return tiles


def take(g: Burgundy, seat: int, depot: int, slot: int, discard: int) -> None:
    """Take a tile from a depot space into storage, discarding a stored one if need be."""
    estate = g.estates[seat]
    tile = g.take_from_shelf(SHELF[depot] + slot)
    if discard == NONE:
        discard = estate.store(tile)
    else:
        if g.events is not None:
            g.tell("burgundy-event-discarded", seat, tile=names.tile(estate.storage[discard]))
            g.moved(places.storage(seat, discard), places.BOX)
        estate.storage[discard] = tile
    if g.events is not None:
        g.tell("burgundy-event-took", seat, tile=names.tile(tile), depot=names.depot(depot))
        g.moved(places.depot_space(depot, slot), places.storage(seat, discard))


def tiles_in_mind(g: Burgundy) -> list[tuple[str, int, int]]:
    """The tiles of the numbered depots: (place, depot, space of the depot)."""
    return [
        (places.depot_space(depot, slot), depot, slot)
        for depot in range(1, NUMBERS + 1)
        for slot in bits(g.tiles_in(depot))
    ]


def reach_for_tiles(g: Burgundy, seat: int) -> list[tuple[str, int]]:
    """The same with the moves that need no die."""
    discard = any_discard(g.estates[seat])
    return [(place, FREE_TAKE.at(depot, slot, discard)) for place, depot, slot in tiles_in_mind(g)]


def any_discard(estate: Estate) -> int:
    """A discard as full storage demands it; NONE if there is room."""
    return 0 if estate.storage_full() else NONE


# -- selling: rules 5.6, 5.7, 8.3, 8.4 -------------------------------------------------------------


_SALES: Final = [SELL.at(die, 0) for die in range(NUMBERS + 1)]


def no_goods(estate: Estate, goods: int) -> Reason | None:
    """There must be goods of the type."""
    if estate.goods[goods]:
        return None
    return Reason(Msg("burgundy-why-no-goods", goods=names.goods(goods)), "5.7")


def list_sales(estate: Estate, die: int, paid: int, moves: list[int]) -> None:
    """The goods a die can sell, turned by up to `paid` steps with workers."""
    held = estate.held & REACH_MASK[die][paid]
    while held:
        low = held & -held
        moves.append(_SALES[die] + low.bit_length() - 1)
        held ^= low


def list_free_sales(estate: Estate, moves: list[int]) -> None:
    """The goods a castle or a warehouse can sell."""
    for goods in bits(estate.held):
        moves.append(FREE_SELL.at(goods))


def sell(g: Burgundy, seat: int, goods: int) -> None:
    """Sell all goods of one type."""
    estate = g.estates[seat]
    n = estate.sell_goods(goods)
    if g.events is not None:
        g.tell("burgundy-event-sold", seat, n=n, goods=names.goods(goods))
        g.moved(places.goods(seat, goods), places.sold(seat))
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


def no_purchase(g: Burgundy, estate: Estate, depot: int, slot: int, discard: int) -> Reason | None:
    """One purchase a turn, for silver, from the black depot."""
    if g.bought:
        return Reason(Msg("burgundy-why-bought"), "4.5")
    if estate.silver < PRICE_OF_A_TILE:
        price = PRICE_OF_A_TILE
        return Reason(Msg("burgundy-why-no-silver", need=price, have=estate.silver), "5.9", {"silver": price})
    if depot != BLACK_DEPOT and not estate.knowledge & BUY_ANYWHERE.tile:
        return Reason(Msg("burgundy-why-black-only"), "5.9")
    return no_tile(g, depot, slot) or wrong_discard(estate, discard)


def list_purchases(g: Burgundy, estate: Estate, moves: list[int]) -> None:
    """The tiles that can be bought now; none once one was bought, or without the silver."""
    if g.bought or estate.silver < PRICE_OF_A_TILE:
        return
    full = estate.storage_full()
    moves += PURCHASES[BLACK_DEPOT][2 * g.tiles_in(BLACK_DEPOT) + full]
    if estate.knowledge & BUY_ANYWHERE.tile:
        for depot in range(1, NUMBERS + 1):
            moves += PURCHASES[depot][2 * g.tiles_in(depot) + full]


def buy(g: Burgundy, seat: int, depot: int, slot: int, discard: int) -> None:
    """Pay for a tile and take it into storage."""
    g.bought = 1
    g.give_silver(seat, -PRICE_OF_A_TILE, "purchase")
    take(g, seat, depot, slot, discard)


def reach_for_black_tiles(g: Burgundy, seat: int) -> list[tuple[str, int]]:
    """The tiles of the black depot with the moves that buy them."""
    discard = any_discard(g.estates[seat])
    return [
        (places.depot_space(BLACK_DEPOT, slot), BUY.at(BLACK_DEPOT, slot, discard))
        for slot in bits(g.tiles_in(BLACK_DEPOT))
    ]
