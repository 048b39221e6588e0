"""Why a move is illegal, and why a component can't be used: the words and the rule's number."""

from __future__ import annotations

from ratusha.games.burgundy.boards import COLOUR_MASK, DISTANCE, NUMBER, SPACE_COLOUR
from ratusha.games.burgundy.components import (
    BLACK_DEPOT,
    BLACK_SPACES,
    COLOUR_OF,
    DEPOT_SPACES,
    NO_TILE,
    NUMBERS,
    PRICE_OF_A_TILE,
    SHELF,
    STORAGE,
)
from ratusha.games.burgundy.geometry import BIT, SPACES
from ratusha.games.burgundy.knowledge import BUY_ANYWHERE, TWO_DEPOTS
from ratusha.games.burgundy.moves import (
    BUY,
    END,
    FREE_PLACE,
    FREE_SELL,
    FREE_TAKE,
    KEEP,
    LOAD,
    LOAD_NOTHING,
    MOVES,
    PLACE,
    SELL,
    TAKE,
    WORKERS,
)
from ratusha.games.burgundy.names import colour_name, depot_name, goods_name, tile_name
from ratusha.games.burgundy.state import Burgundy, Estate
from ratusha.games.burgundy.workers import free_place_step, free_take_step, price
from ratusha.kernel.decision import Reason
from ratusha.kernel.moves import NONE
from ratusha.kernel.msg import Msg


def why_not(g: Burgundy, seat: int, move: int) -> Reason:
    """Why a move of a kind that could answer the present decision is not legal."""
    args = MOVES.args[move]
    tag = MOVES.tag[move]
    estate = g.estates[seat]
    found: Reason | None = None
    if tag in (TAKE.tag, PLACE.tag, SELL.tag, WORKERS.tag):
        found = _no_die(g, seat, args[0])
    if found is None and tag == TAKE.tag:
        die, depot, slot, discard = args
        found = _no_tile(g, depot, slot)
        found = found or _no_workers(estate, DISTANCE[die][depot], free_take_step(estate))
        found = found or _wrong_discard(estate, discard)
    elif found is None and tag == FREE_TAKE.tag:
        depot, slot, discard = args
        found = _no_tile(g, depot, slot) or _wrong_discard(estate, discard)
        found = found or Reason(Msg("burgundy-why-other-tiles"), "7.1")
    elif found is None and tag == PLACE.tag:
        die, slot, space = args
        found = _no_place(estate, slot, space)
        if found is None:
            free = free_place_step(estate, COLOUR_OF[estate.storage[slot]])
            found = _no_workers(estate, DISTANCE[die][NUMBER[space]], free)
    elif found is None and tag == FREE_PLACE.tag:
        found = _no_place(estate, args[0], args[1])
    elif found is None and tag == SELL.tag:
        die, goods = args
        found = _no_goods(estate, goods) or _no_workers(estate, DISTANCE[die][goods], 0)
    elif tag == FREE_SELL.tag:
        found = _no_goods(estate, args[0])
    elif tag == BUY.tag:
        depot, slot, discard = args
        found = _no_purchase(g, estate, depot, slot) or _wrong_discard(estate, discard)
    elif tag == LOAD.tag:
        found = _no_load(estate, args[0], args[1])
    return found or _other(tag, args)


def _no_die(g: Burgundy, seat: int, die: int) -> Reason | None:
    dice = g.dice[2 * seat : 2 * seat + 2]
    if die in dice:
        return None
    if not any(dice):
        return Reason(Msg("burgundy-why-dice-used"), "4.1")
    return Reason(Msg("burgundy-why-no-die", die=str(die)), "4.1")


def _no_tile(g: Burgundy, depot: int, slot: int) -> Reason | None:
    spaces = BLACK_SPACES if depot == BLACK_DEPOT else DEPOT_SPACES
    if slot < spaces and g.shelves[SHELF[depot] + slot] != NO_TILE:
        return None
    return Reason(Msg("burgundy-why-no-tile", depot=depot_name(depot)), "5.1")


def _no_workers(estate: Estate, distance: int, free: int) -> Reason | None:
    need = price(estate, distance, free)
    if need <= estate.workers:
        return None
    return Reason(Msg("burgundy-why-no-workers", need=need, have=estate.workers), "4.3")


def _wrong_discard(estate: Estate, discard: int) -> Reason | None:
    full = NO_TILE not in estate.storage
    if full and discard == NONE:
        return Reason(Msg("burgundy-why-storage-full"), "5.2")
    if not full and discard != NONE:
        return Reason(Msg("burgundy-why-no-discard"), "5.3")
    return None


def _no_place(estate: Estate, slot: int, space: int) -> Reason | None:
    tile = estate.storage[slot]
    if tile == NO_TILE:
        return Reason(Msg("burgundy-why-storage-empty"), "5.4")
    if estate.filled & BIT[space]:
        return Reason(Msg("burgundy-why-filled"), "5.4")
    colour = SPACE_COLOUR[estate.board][space]
    if colour != COLOUR_OF[tile]:
        return Reason(Msg("burgundy-why-colour", colour=colour_name(colour)), "5.4")
    if not estate.frontier & BIT[space]:
        return Reason(Msg("burgundy-why-no-neighbour"), "5.4")
    if not estate.spaces_for(tile) & BIT[space]:
        return Reason(Msg("burgundy-why-same-building", tile=tile_name(tile)), "5.5")
    return None


def _no_goods(estate: Estate, goods: int) -> Reason | None:
    return (
        None if estate.goods[goods] else Reason(Msg("burgundy-why-no-goods", goods=goods_name(goods)), "5.7")
    )


def _no_purchase(g: Burgundy, estate: Estate, depot: int, slot: int) -> Reason | None:
    if g.bought:
        return Reason(Msg("burgundy-why-bought"), "4.5")
    if estate.silver < PRICE_OF_A_TILE:
        return Reason(Msg("burgundy-why-no-silver", need=PRICE_OF_A_TILE), "5.9")
    if depot != BLACK_DEPOT and not estate.knowledge & BUY_ANYWHERE.tile:
        return Reason(Msg("burgundy-why-black-only"), "5.9")
    return _no_tile(g, depot, slot)


def _no_load(estate: Estate, depot: int, second: int) -> Reason | None:
    if second == NONE:
        return None
    if not estate.knowledge & TWO_DEPOTS.tile:
        return Reason(Msg("burgundy-why-one-depot"), "6.1")
    if second != depot % NUMBERS + 1:
        return Reason(Msg("burgundy-why-ring"), "8.5")
    return None


def _other(tag: int, args: tuple[int, ...]) -> Reason:
    if tag == END.tag:
        return Reason(Msg("burgundy-why-dice-left"), "4.2")
    if tag == LOAD.tag:
        return Reason(Msg("burgundy-why-gives-nothing"), "6.3")
    if tag == LOAD_NOTHING.tag:
        return Reason(Msg("burgundy-why-must-load"), "6.3")
    if tag == KEEP.tag:
        return Reason(Msg("burgundy-why-not-offered", goods=goods_name(args[0])), "6.2")
    return Reason(Msg("burgundy-why-not-your-castle"), "2.7")


def reached_for(g: Burgundy, seat: int, kinds: list[int]) -> list[tuple[str, int]]:
    """For each component the move that comes nearest to using it, if that kind is asked for."""
    estate = g.estates[seat]
    discard = NONE if NO_TILE in estate.storage else 0
    dice: list[int] = []
    if TAKE.tag in kinds:
        dice = [die for die in g.dice[2 * seat : 2 * seat + 2] if die] or [1]  # if all are used, any will do
    tries: list[tuple[str, int]] = []
    for depot in range(NUMBERS + 1):
        for slot in range(BLACK_SPACES if depot == BLACK_DEPOT else DEPOT_SPACES):
            if g.shelves[SHELF[depot] + slot] != NO_TILE:
                component = f"depot-{depot}-{slot}"
                if depot == BLACK_DEPOT:
                    if BUY.tag in kinds:
                        tries.append((component, BUY.at(depot, slot, discard)))
                elif dice:
                    die = _nearest(dice, depot)
                    tries.append((component, TAKE.at(die, depot, slot, discard)))
                elif FREE_TAKE.tag in kinds:
                    tries.append((component, FREE_TAKE.at(depot, slot, discard)))
    for goods in range(1, NUMBERS + 1):
        if estate.goods[goods] and dice:
            die = _nearest(dice, goods)
            tries.append((f"goods-{goods}", SELL.at(die, goods)))
    if dice or FREE_PLACE.tag in kinds:
        tries += _spaces_reached_for(estate, dice)
    return tries


def _spaces_reached_for(estate: Estate, dice: list[int]) -> list[tuple[str, int]]:
    tries: list[tuple[str, int]] = []
    for slot in range(STORAGE):
        tile = estate.storage[slot]
        if tile == NO_TILE:
            continue
        colour = COLOUR_MASK[estate.board][COLOUR_OF[tile]] & ~estate.filled
        best = estate.spaces_for(tile) or colour & estate.frontier or colour
        for space in range(SPACES):
            if colour & BIT[space]:
                die = _nearest(dice, NUMBER[space]) if dice else 0
                move = PLACE.at(die, slot, space) if dice else FREE_PLACE.at(slot, space)
                if best & BIT[space]:
                    tries.append((f"storage-{slot}", move))
                tries.append((f"space-{space}", move))
    return tries


def _nearest(dice: list[int], number: int) -> int:
    """The die that is cheapest to turn to a number."""
    return min(dice, key=DISTANCE[number].__getitem__)
