"""Phases: the depots are filled, goods turned up, and at the end mines pay. Rules 3.1 to 3.6, 3.10."""

from __future__ import annotations

from typing import Any, Final

from ratusha.games.burgundy import names
from ratusha.games.burgundy.components import (
    BLACK,
    BLACK_DEPOT,
    COLOURS,
    FIRST_TILE,
    MINE,
    NO_TILE,
    NUMBERS,
    PHASES,
    ROUNDS,
    SHELF,
    SHELF_COLOUR,
    SHELVES,
    SHIP,
    SILVER_FOR_MINE,
    SLOTS,
    TILES,
    UNUSED,
)
from ratusha.games.burgundy.knowledge import MINE_WORKERS
from ratusha.games.burgundy.moves import DRAW, GOODS, MOVES
from ratusha.games.burgundy.rounds import ROUND
from ratusha.games.burgundy.state import Burgundy
from ratusha.kernel.bag import Draw
from ratusha.kernel.decision import Chance, Step
from ratusha.kernel.listing import row
from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg

KINDS_FROM: Final = [*FIRST_TILE[:COLOURS], 0]
KINDS_TO: Final = [*FIRST_TILE[1:], TILES]
"""The kinds of tile that may come to a space of a colour; to a black one all."""


def supply_of(g: Burgundy, colour: int) -> list[int]:
    """The supply from which a depot space of this colour is filled; it holds the kinds of every colour."""
    return g.black_supply if colour == BLACK else g.supply


class Phase(Step[Burgundy]):
    """A phase: what is left goes, new tiles and goods come, five rounds, the end. Rules 3.1, 3.2."""

    __slots__ = ()

    def misfit(self, g: Burgundy) -> str:
        return "" if g.agenda.count(self) <= PHASES - g.phase else "too many phases"

    def run(self, g: Burgundy) -> None:
        g.phase += 1
        g.round = 0
        g.clear_shelves()
        if g.events is not None:
            g.tell("burgundy-event-phase", phase=names.phase(g.phase))
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
        if colour != UNUSED and g.left[colour]:
            if not SHIP <= colour <= MINE:
                g.agenda.append(FILL_DEPOT[shelf])
                return
            g.take_from_supply(colour, FIRST_TILE[colour])
            g.put_on_shelf(shelf, FIRST_TILE[colour])
        shelf += 1
    if g.events is not None:
        g.tell("burgundy-event-filled", depots=row(tiles_laid(g)))


def tiles_laid(g: Burgundy) -> list[Msg]:
    """“depot 1 (Bank, Ship)”: the tiles of every depot."""
    made: list[Msg] = []
    for depot in [*range(1, NUMBERS + 1), BLACK_DEPOT]:
        shelves = g.shelves[SHELF[depot] : SHELF[depot] + SLOTS[depot]]
        tiles = row([names.tile(tile) for tile in shelves if tile != NO_TILE])
        made.append(Msg("burgundy-depot-tiles", depot=names.depot(depot), tiles=tiles))
    return made


class FillDepot(Chance[Burgundy]):
    """Which tile of the right colour (or with a black back) comes to a depot space. Rules 3.2 to 3.4."""

    __slots__ = ("shelf",)

    def __init__(self, shelf: int) -> None:
        super().__init__()
        self.shelf: int = shelf

    def args(self) -> list[Any]:
        return [self.shelf]

    def misfit(self, g: Burgundy) -> str:
        used = 0 <= self.shelf < SHELVES and g.phase and SHELF_COLOUR[g.seats][g.phase][self.shelf] != UNUSED
        return "" if used and self.tickets(g) else "no tile comes to that depot space"

    def colour(self, g: Burgundy) -> int:
        """The colour of this space now, or BLACK."""
        return SHELF_COLOUR[g.seats][g.phase][self.shelf]

    def moves(self, g: Burgundy) -> list[int]:
        colour = self.colour(g)
        bag = supply_of(g, colour)
        return [DRAW.at(tile) for tile in range(KINDS_FROM[colour], KINDS_TO[colour]) if bag[tile]]

    def tickets(self, g: Burgundy) -> int:
        return g.left[self.colour(g)]

    def outcome(self, g: Burgundy, ticket: int) -> int:
        colour = self.colour(g)
        bag = supply_of(g, colour)
        tile = KINDS_FROM[colour]
        behind = bag[tile]
        while ticket >= behind:
            tile += 1
            behind += bag[tile]
        return DRAW.first + tile

    def play(self, g: Burgundy, move: int) -> None:
        tile = move - DRAW.first
        g.take_from_supply(self.colour(g), tile)
        g.put_on_shelf(self.shelf, tile)
        fill(g, self.shelf + 1)


class TurnUpGoods(Draw[Burgundy]):
    """The goods of the phase's rounds, in order. Rule 3.5."""

    __slots__ = ()

    def misfit(self, g: Burgundy) -> str:
        return too_few_goods(g, self)

    def bag(self, g: Burgundy) -> list[int]:
        return g.goods_supply

    def kind(self) -> Kind:
        return GOODS

    def play(self, g: Burgundy, move: int) -> None:
        goods = MOVES.args[move][0]
        g.goods_supply[goods - 1] -= 1
        g.round_goods.append(goods)
        if g.events is not None and len(g.round_goods) == ROUNDS:
            g.tell("burgundy-event-goods", goods=row([names.goods(goods) for goods in g.round_goods]))


def too_few_goods(g: Burgundy, draw: Draw[Burgundy]) -> str:
    """What is wrong if goods are to be drawn more often than there are any."""
    return "" if g.agenda.count(draw) <= sum(g.goods_supply) else "no goods are left to draw"


class PhaseEnd(Step[Burgundy]):
    """Mines pay. Rules 3.10, 8.2."""

    __slots__ = ()

    def run(self, g: Burgundy) -> None:
        for seat in range(g.seats):
            estate = g.estates[seat]
            if estate.mines:
                g.give_silver(seat, estate.mines * SILVER_FOR_MINE, "mine")
                if estate.knowledge & MINE_WORKERS.tile:
                    g.give_workers(seat, estate.mines * MINE_WORKERS.amount, "mine")


PHASE: Final = Phase()
PHASE_END: Final = PhaseEnd()
TURN_UP_GOODS: Final = TurnUpGoods()
FILL_DEPOT: Final = [FillDepot(shelf) for shelf in range(SHELVES)]
