"""Placing a tile and what it sets off; the castle's action and the city hall. Rules 5.4, 5.11, 6.5 to 7.9."""

from __future__ import annotations

from typing import Any, Final

from ratusha.games.burgundy import buildings, names, places, ships
from ratusha.games.burgundy.actions import (
    FREE_TAKES,
    list_free_sales,
    no_goods,
    no_tile,
    reach_for_tiles,
    sell,
    take,
    take_workers,
    wrong_discard,
)
from ratusha.games.burgundy.areas import finish_area
from ratusha.games.burgundy.boards import AREA, COLOUR_MASK, FARTHEST, SPACE_COLOUR, WITHIN
from ratusha.games.burgundy.components import (
    ANIMAL,
    ANIMALS_ON,
    BUILDING,
    CASTLE,
    COLOUR_OF,
    DOES,
    DOES_PLACE,
    NO_TILE,
    NUMBERS,
    SHIP,
    SPECIES_OF,
    STORAGE,
)
from ratusha.games.burgundy.estate import Estate
from ratusha.games.burgundy.knowledge import ANIMAL_POINTS
from ratusha.games.burgundy.moves import (
    BUY,
    FREE_PLACE,
    FREE_SELL,
    FREE_TAKE,
    FREE_WORKERS,
    MOVES,
    PLACE,
    SKIP,
)
from ratusha.games.burgundy.scoring import ANIMALS_SOURCE, KNOWLEDGE_SOURCE
from ratusha.games.burgundy.sequel import Offer, Sequel
from ratusha.games.burgundy.state import Burgundy
from ratusha.games.burgundy.workers import free_place_step
from ratusha.kernel.bits import BIT, bits
from ratusha.kernel.decision import Reason, each_seat
from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg

_READY: Final[list[Any]] = list(range(MOVES.size))
"""Every move as an object that lists may share: compiled code would make a new one each time."""
_PLACES: Final = [PLACE.at(die, slot, 0) for die in range(NUMBERS + 1) for slot in range(STORAGE)]
"""At die * STORAGE + slot: the move for space 0."""


def no_place(estate: Estate, slot: int, space: int) -> Reason | None:
    """A stored tile fits an empty space of its colour next to another tile. Rules 5.4, 5.5."""
    tile = estate.storage[slot]
    if tile == NO_TILE:
        return Reason(Msg("burgundy-why-storage-empty"), "5.4")
    if estate.spaces_for(tile) & BIT[space]:
        return None
    if estate.filled & BIT[space]:
        return Reason(Msg("burgundy-why-filled"), "5.4")
    colour = SPACE_COLOUR[estate.board][space]
    if colour != COLOUR_OF[tile]:
        return Reason(Msg("burgundy-why-colour", colour=names.colour(colour)), "5.4")
    if not estate.frontier & BIT[space]:
        return Reason(Msg("burgundy-why-no-neighbour"), "5.4")
    return Reason(Msg("burgundy-why-same-building", tile=names.tile(tile)), "5.5")


def list_places(estate: Estate, die: int, other: int, paid: int, moves: list[int], others: list[int]) -> None:
    """The stored tiles that one or two dice can place, turned by up to `paid` steps. Rules 4.3, 5.4, 5.5.

    The moves of the other die go to `others`: where a tile fits is worked out once for both.
    """
    within = WITHIN[die]
    within_other = WITHIN[other]
    for slot in range(STORAGE):
        tile = estate.storage[slot]
        if tile != NO_TILE:
            spaces = estate.spaces_for(tile)
            if spaces:
                steps = min(FARTHEST, paid + free_place_step(estate, COLOUR_OF[tile]))
                if die:
                    list_spaces(spaces & within[steps], _PLACES[die * STORAGE + slot], moves)
                if other:
                    list_spaces(spaces & within_other[steps], _PLACES[other * STORAGE + slot], others)


def list_free_places(estate: Estate, moves: list[int]) -> None:
    """The stored tiles that can be placed on a space of any number. Rules 6.7, 7.9."""
    for slot in range(STORAGE):
        tile = estate.storage[slot]
        if tile != NO_TILE:
            list_spaces(estate.spaces_for(tile), FREE_PLACE.at(slot, 0), moves)


def list_spaces(spaces: int, move: int, moves: list[int]) -> None:
    """A move for each space of a set; `move` is the one for space 0."""
    while spaces:
        low = spaces & -spaces
        moves.append(_READY[move + low.bit_length() - 1])
        spaces ^= low


def place(g: Burgundy, seat: int, slot: int, space: int) -> None:
    """Place a stored tile; its consequences come in the order of rule 5.11."""
    estate = g.estates[seat]
    tile = estate.unstore(slot)
    colour = COLOUR_OF[tile]
    estate.lay(tile, space)
    if g.events is not None:
        g.tell("burgundy-event-placed", seat, tile=names.tile(tile), space=names.space(estate.board, space))
        g.moved(places.storage(seat, slot), places.space(seat, space))
    if colour == ANIMAL:
        score_animals(g, seat, tile, space)
    elif colour == BUILDING:
        buildings.gain_at_once(g, seat, tile)
    finish_area(g, seat, colour, space)
    if colour == SHIP:
        ships.land(g, seat)
    elif colour == CASTLE:
        g.agenda.append(CASTLE_ACTION[seat])
    elif colour == BUILDING:
        if DOES[tile] == DOES_PLACE:
            open_city_hall(g, seat)
        else:
            buildings.ask(g, seat, tile)


def score_animals(g: Burgundy, seat: int, tile: int, space: int) -> None:
    """The new tile and all of its species on the same pasture score. Rules 6.5, 6.6, 8.7."""
    estate = g.estates[seat]
    pasture = AREA[estate.board][space] & estate.filled
    animals = 0
    tiles = 0
    while pasture:
        low = pasture & -pasture
        other = estate.tiles[low.bit_length() - 1]
        if SPECIES_OF[other] == SPECIES_OF[tile]:
            animals += ANIMALS_ON[other]
            tiles += 1
        pasture ^= low
    g.score(seat, ANIMALS_SOURCE, animals)
    if estate.knowledge & ANIMAL_POINTS.tile:
        g.score(seat, KNOWLEDGE_SOURCE[ANIMAL_POINTS.number], tiles * ANIMAL_POINTS.amount)


def spaces_in_mind(estate: Estate, seat: int) -> list[tuple[str, int, int]]:
    """The stored tiles and the empty spaces of their colours: (place, storage space, space of the estate).

    A stored tile stands there with the spaces that come nearest to fitting it.
    """
    found: list[tuple[str, int, int]] = []
    for slot in range(STORAGE):
        tile = estate.storage[slot]
        if tile != NO_TILE:
            empty = COLOUR_MASK[estate.board][COLOUR_OF[tile]] & ~estate.filled
            best = estate.spaces_for(tile) or empty & estate.frontier or empty
            found += [(places.storage(seat, slot), slot, space) for space in bits(best)]
            found += [(places.space(seat, space), slot, space) for space in bits(empty)]
    return found


def reach_for_spaces(estate: Estate, seat: int) -> list[tuple[str, int]]:
    """The same with the moves that need no die."""
    return [(place, FREE_PLACE.at(slot, space)) for place, slot, space in spaces_in_mind(estate, seat)]


class CastleAction(Sequel):
    """A castle's extra action, as with a die of any number. Rules 6.7 to 6.9."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (FREE_TAKE, FREE_PLACE, FREE_SELL, FREE_WORKERS, BUY)

    def obstacle(self, g: Burgundy, move: int) -> Reason | None:
        estate = g.estates[self.seat]
        args = MOVES.args[move]
        if FREE_TAKE.has(move):
            return no_tile(g, args[0], args[1]) or wrong_discard(estate, args[2])
        if FREE_PLACE.has(move):
            return no_place(estate, args[0], args[1])
        if FREE_SELL.has(move):
            return no_goods(estate, args[0])
        return None if FREE_WORKERS.has(move) else super().obstacle(g, move)

    def moves(self, g: Burgundy) -> list[int]:
        estate = g.estates[self.seat]
        full = estate.storage_full()
        moves: list[int] = []
        for depot in range(1, NUMBERS + 1):
            moves += FREE_TAKES[depot][2 * g.tiles_in(depot) + full]
        list_free_places(estate, moves)
        list_free_sales(estate, moves)
        moves.append(FREE_WORKERS.first)
        moves.extend(super().moves(g))
        return moves

    def play(self, g: Burgundy, move: int) -> None:
        args = MOVES.args[move]
        if FREE_TAKE.has(move):
            take(g, self.seat, args[0], args[1], args[2])
        elif FREE_PLACE.has(move):
            place(g, self.seat, args[0], args[1])
        elif FREE_SELL.has(move):
            sell(g, self.seat, args[0])
        elif FREE_WORKERS.has(move):
            take_workers(g, self.seat)
        else:
            super().play(g, move)

    def rule(self) -> str:
        return "6.7"

    def reaches_for(self, g: Burgundy) -> list[tuple[str, int]]:
        return [
            *super().reaches_for(g),
            *reach_for_tiles(g, self.seat),
            *reach_for_spaces(g.estates[self.seat], self.seat),
        ]


class CityHall(Offer):
    """A city hall lets its owner place another stored tile. Rule 7.9."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (FREE_PLACE, SKIP, BUY)

    def obstacle(self, g: Burgundy, move: int) -> Reason | None:
        if FREE_PLACE.has(move):
            slot, space = MOVES.args[move]
            return no_place(g.estates[self.seat], slot, space)
        return super().obstacle(g, move)

    def moves(self, g: Burgundy) -> list[int]:
        moves: list[int] = []
        list_free_places(g.estates[self.seat], moves)
        moves.extend(super().moves(g))
        return moves

    def play(self, g: Burgundy, move: int) -> None:
        if FREE_PLACE.has(move):
            slot, space = MOVES.args[move]
            place(g, self.seat, slot, space)
        else:
            super().play(g, move)

    def rule(self) -> str:
        return "7.9"

    def reaches_for(self, g: Burgundy) -> list[tuple[str, int]]:
        return super().reaches_for(g) + reach_for_spaces(g.estates[self.seat], self.seat)


CASTLE_ACTION: Final = each_seat(CastleAction)
CITY_HALL: Final = each_seat(CityHall)


def open_city_hall(g: Burgundy, seat: int) -> None:
    """Ask what the city hall places; with nothing to place its effect is lost. Rules 7.2, 7.9."""
    if len(CITY_HALL[seat].moves(g)) > 1:
        g.agenda.append(CITY_HALL[seat])
    elif g.events is not None:
        g.tell("burgundy-event-lost", seat, tile=names.tile(DOES.index(DOES_PLACE)))
