"""Placing a tile and what it sets off; the castle's action and the city hall. Rules 5.4, 5.11, 6.5 to 7.9."""

from __future__ import annotations

from typing import Final

from ratusha.games.burgundy import buildings, ships
from ratusha.games.burgundy.actions import (
    list_free_sales,
    list_free_takes,
    sell,
    take,
    take_workers,
)
from ratusha.games.burgundy.areas import finish_area
from ratusha.games.burgundy.boards import AREA, FARTHEST, WITHIN
from ratusha.games.burgundy.choice import Sequel
from ratusha.games.burgundy.components import (
    ALL_COLOURS,
    ANIMAL,
    ANIMALS_ON,
    BUILDING,
    CASTLE,
    COLOUR_OF,
    DOES,
    DOES_PLACE,
    MOST_SEATS,
    NO_TILE,
    NUMBERS,
    SHIP,
    SPECIES_OF,
    STORAGE,
)
from ratusha.games.burgundy.geometry import AT
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
from ratusha.games.burgundy.names import space_name, tile_name
from ratusha.games.burgundy.scoring import ANIMALS_SOURCE, KNOWLEDGE_SOURCE
from ratusha.games.burgundy.state import Burgundy, Estate
from ratusha.games.burgundy.workers import free_place_step

_PLACES: Final = [[PLACE.at(die, slot, 0) for slot in range(STORAGE)] for die in range(NUMBERS + 1)]


def list_places(estate: Estate, die: int, paid: int, moves: list[int]) -> None:
    """The stored tiles a die can place, turned by up to `paid` steps with workers. Rules 4.3, 5.4, 5.5."""
    for slot in range(STORAGE):
        tile = estate.storage[slot]
        if tile != NO_TILE:
            spaces = estate.spaces_for(tile)
            if spaces:
                steps = min(FARTHEST, paid + free_place_step(estate, COLOUR_OF[tile]))
                list_spaces(spaces & WITHIN[die][steps], _PLACES[die][slot], moves)


def list_free_places(estate: Estate, moves: list[int]) -> None:
    """The stored tiles that can be placed on a space of any number. Rules 6.7, 7.9."""
    for slot in range(STORAGE):
        tile = estate.storage[slot]
        if tile != NO_TILE:
            list_spaces(estate.spaces_for(tile), FREE_PLACE.at(slot, 0), moves)


def list_spaces(spaces: int, move: int, moves: list[int]) -> None:
    """A move for each space of a set; `move` is the one for space 0."""
    while spaces:
        first = spaces & -spaces
        moves.append(move + AT[first])
        spaces ^= first


def place(g: Burgundy, seat: int, slot: int, space: int) -> None:
    """Place a stored tile; its consequences come in the order of rule 5.11."""
    estate = g.estates[seat]
    tile = estate.storage[slot]
    colour = COLOUR_OF[tile]
    estate.storage[slot] = NO_TILE
    estate.lay(tile, space)
    if g.events is not None:
        g.tell("burgundy-event-placed", seat, tile=tile_name(tile), space=space_name(estate.board, space))
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
        first = pasture & -pasture
        other = estate.tiles[AT[first]]
        if SPECIES_OF[other] == SPECIES_OF[tile]:
            animals += ANIMALS_ON[other]
            tiles += 1
        pasture ^= first
    g.score(seat, ANIMALS_SOURCE, animals)
    if estate.knowledge & ANIMAL_POINTS.tile:
        g.score(seat, KNOWLEDGE_SOURCE[ANIMAL_POINTS.number], tiles * ANIMAL_POINTS.amount)


class CastleAction(Sequel):
    """A castle's extra action, as with a die of any number. Rules 6.7 to 6.9."""

    __slots__ = ()

    def answers(self, g: Burgundy) -> list[int]:
        estate = g.estates[self.seat]
        moves: list[int] = []
        list_free_takes(g, estate, ALL_COLOURS, moves)
        list_free_places(estate, moves)
        list_free_sales(estate, moves)
        moves.append(FREE_WORKERS.first)
        return moves

    def answer(self, g: Burgundy, move: int) -> None:
        tag = MOVES.tag[move]
        if tag == FREE_TAKE.tag:
            depot, slot, discard = MOVES.args[move]
            take(g, self.seat, depot, slot, discard)
        elif tag == FREE_PLACE.tag:
            slot, space = MOVES.args[move]
            place(g, self.seat, slot, space)
        elif tag == FREE_SELL.tag:
            sell(g, self.seat, MOVES.args[move][0])
        else:
            take_workers(g, self.seat)

    def tags(self) -> list[int]:
        return [FREE_TAKE.tag, FREE_PLACE.tag, FREE_SELL.tag, FREE_WORKERS.tag, BUY.tag]

    def rule(self) -> str:
        return "6.7"


class CityHall(Sequel):
    """A city hall lets its owner place another stored tile. Rule 7.9."""

    __slots__ = ()

    def answers(self, g: Burgundy) -> list[int]:
        moves: list[int] = []
        list_free_places(g.estates[self.seat], moves)
        moves.append(SKIP.first)
        return moves

    def answer(self, g: Burgundy, move: int) -> None:
        if move != SKIP.first:
            slot, space = MOVES.args[move]
            place(g, self.seat, slot, space)

    def tags(self) -> list[int]:
        return [FREE_PLACE.tag, SKIP.tag, BUY.tag]

    def rule(self) -> str:
        return "7.9"


CASTLE_ACTION: Final = [CastleAction(seat) for seat in range(MOST_SEATS)]
CITY_HALL: Final = [CityHall(seat) for seat in range(MOST_SEATS)]


def open_city_hall(g: Burgundy, seat: int) -> None:
    """Ask what the city hall places; with nothing to place its effect is lost. Rules 7.2, 7.9."""
    if len(CITY_HALL[seat].moves(g)) > 1:
        g.agenda.append(CITY_HALL[seat])
    elif g.events is not None:
        g.tell("burgundy-event-lost", seat, tile=tile_name(DOES.index(DOES_PLACE)))
