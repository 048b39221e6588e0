"""Phases: the depots are filled, goods turned up, and at the end mines pay. Rules 3.1 to 3.6, 3.10."""

from __future__ import annotations

from typing import Any, Final

from ratusha.games.burgundy.components import (
    BLACK,
    COLOURS,
    FIRST_TILE,
    MINE,
    MINE_TILE,
    NUMBERS,
    PHASES,
    ROUNDS,
    SHELF_COLOUR,
    SHELVES,
    SHIP,
    SILVER_FOR_MINE,
    TILES,
    UNUSED,
)
from ratusha.games.burgundy.knowledge import MINE_WORKERS
from ratusha.games.burgundy.moves import DRAW, GOODS, MOVES
from ratusha.games.burgundy.names import goods_name, phase_name, shelf_name, tile_name
from ratusha.games.burgundy.rounds import ROUND
from ratusha.games.burgundy.state import Burgundy
from ratusha.kernel.decision import Chance, Step

KINDS_FROM: Final = [*FIRST_TILE[:COLOURS], 0]
KINDS_TO: Final = [*FIRST_TILE[1:], TILES]
"""The kinds of tile that may come to a space of a colour; to a black one all."""


def supply_of(g: Burgundy, colour: int) -> list[int]:
    """The supply from which a depot space of this colour is filled."""
    return g.black_supply if colour == BLACK else g.supply


class Phase(Step[Burgundy]):
    """A phase: what is left goes, new tiles and goods come, five rounds, the end. Rules 3.1, 3.2."""

    __slots__ = ()

    def problems(self, g: Burgundy) -> list[str]:
        return [] if g.agenda.count(self) <= PHASES - g.phase else ["too many phases"]

    def run(self, g: Burgundy) -> None:
        g.phase += 1
        g.round = 0
        g.clear_shelves()
        if g.events is not None:
            g.tell("burgundy-event-phase", phase=phase_name(g.phase))
        g.agenda.append(PHASE_END)
        for _ in range(ROUNDS):
            g.agenda.append(ROUND)
        for _ in range(ROUNDS):
            g.agenda.append(TURN_UP_GOODS)
        fill(g, 0)


def fill(g: Burgundy, shelf: int) -> None:
    """Lay tiles on the depot spaces from this one on, as far as there is nothing to draw.

    Ships, castles and mines are all alike; a supply that is empty leaves its space empty. Rule 3.6.
    """
    colours = SHELF_COLOUR[g.seats][g.phase]
    while shelf < SHELVES:
        colour = colours[shelf]
        if SHIP <= colour <= MINE:
            lay_out(g, shelf, FIRST_TILE[colour], g.supply)
        elif colour != UNUSED and FILL_DEPOT[shelf].tickets(g):
            g.agenda.append(FILL_DEPOT[shelf])
            return
        shelf += 1


def lay_out(g: Burgundy, shelf: int, tile: int, supply: list[int]) -> None:
    """Move a tile from its supply to a depot space."""
    if supply[tile]:
        supply[tile] -= 1
        g.put_on_shelf(shelf, tile)
        if g.events is not None:
            g.tell("burgundy-event-laid", tile=tile_name(tile), place=shelf_name(shelf))


class FillDepot(Chance[Burgundy]):
    """Which tile of the right colour (or with a black back) comes to a depot space. Rules 3.2 to 3.4."""

    __slots__ = ("shelf",)

    def __init__(self, shelf: int) -> None:
        super().__init__()
        self.shelf: int = shelf

    def args(self) -> list[Any]:
        return [self.shelf]

    def problems(self, g: Burgundy) -> list[str]:
        used = 0 <= self.shelf < SHELVES and g.phase and SHELF_COLOUR[g.seats][g.phase][self.shelf] != UNUSED
        return [] if used and self.tickets(g) else ["no tile comes to that depot space"]

    def colour(self, g: Burgundy) -> int:
        """The colour of this space now, or BLACK."""
        return SHELF_COLOUR[g.seats][g.phase][self.shelf]

    def moves(self, g: Burgundy) -> list[int]:
        colour = self.colour(g)
        supply = supply_of(g, colour)
        return [DRAW.at(tile) for tile in range(KINDS_FROM[colour], KINDS_TO[colour]) if supply[tile]]

    def tickets(self, g: Burgundy) -> int:
        colour = self.colour(g)
        return sum(supply_of(g, colour)[KINDS_FROM[colour] : KINDS_TO[colour]])

    def outcome(self, g: Burgundy, ticket: int) -> int:
        colour = self.colour(g)
        supply = supply_of(g, colour)
        tile = KINDS_FROM[colour]
        while ticket >= supply[tile]:
            ticket -= supply[tile]
            tile += 1
        return DRAW.first + tile

    def play(self, g: Burgundy, move: int) -> None:
        lay_out(g, self.shelf, MOVES.args[move][0], supply_of(g, self.colour(g)))
        fill(g, self.shelf + 1)


class DrawGoods(Chance[Burgundy]):
    """Which type the next goods tile has."""

    __slots__ = ()

    def problems(self, g: Burgundy) -> list[str]:
        return [] if g.agenda.count(self) <= sum(g.goods_supply) else ["no goods are left to draw"]

    def moves(self, g: Burgundy) -> list[int]:
        return [GOODS.at(goods) for goods in range(1, NUMBERS + 1) if g.goods_supply[goods]]

    def tickets(self, g: Burgundy) -> int:
        return sum(g.goods_supply)

    def outcome(self, g: Burgundy, ticket: int) -> int:
        goods = 1
        while ticket >= g.goods_supply[goods]:
            ticket -= g.goods_supply[goods]
            goods += 1
        return GOODS.at(goods)


class TurnUpGoods(DrawGoods):
    """The goods of the phase's rounds, in order. Rule 3.5."""

    __slots__ = ()

    def play(self, g: Burgundy, move: int) -> None:
        goods = MOVES.args[move][0]
        g.goods_supply[goods] -= 1
        g.round_goods.append(goods)
        if g.events is not None:
            g.tell("burgundy-event-goods", goods=goods_name(goods))


class PhaseEnd(Step[Burgundy]):
    """Mines pay. Rules 3.10, 8.2."""

    __slots__ = ()

    def run(self, g: Burgundy) -> None:
        for seat in range(g.seats):
            estate = g.estates[seat]
            mines = estate.tiles.count(MINE_TILE)
            if mines:
                g.give_silver(seat, mines * SILVER_FOR_MINE, "mine")
                if estate.knowledge & MINE_WORKERS.tile:
                    g.give_workers(seat, mines * MINE_WORKERS.amount, "mine")


PHASE: Final = Phase()
PHASE_END: Final = PhaseEnd()
TURN_UP_GOODS: Final = TurnUpGoods()
FILL_DEPOT: Final = [FillDepot(shelf) for shelf in range(SHELVES)]
