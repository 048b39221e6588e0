"""Construct: houses, bridges and gates. Chapter 7."""

from __future__ import annotations

from ratusha.games.gloomhaven import effects, names, places
from ratusha.games.gloomhaven.acting import ACTION, Acting
from ratusha.games.gloomhaven.choice import cell_moves, cell_named, no, touched_cell
from ratusha.games.gloomhaven.city import add_bridge, add_house
from ratusha.games.gloomhaven.components import (
    BIT,
    BOARD,
    BRIDGE_PRICE,
    BRIDGES,
    FOREST,
    HOUSE_PRICE,
    HOUSES,
)
from ratusha.games.gloomhaven.delivery import deliver
from ratusha.games.gloomhaven.effects import Effect
from ratusha.games.gloomhaven.geometry import CELL, cells_of
from ratusha.games.gloomhaven.ground import bridge_cells, house_cells
from ratusha.games.gloomhaven.moves import AT, BRIDGE, BRIDGE_MOVES, DONE, HOUSE, HOUSE_MOVES
from ratusha.games.gloomhaven.roads import ground_obstacle
from ratusha.games.gloomhaven.state import Gloomhaven
from ratusha.kernel.decision import Reason
from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg


def house_price(g: Gloomhaven, effect: Effect) -> int:
    """What a house costs. Rules 7.1 and 16.2."""
    price = HOUSE_PRICE[1 if g.with_workers() else 0]
    return price - effect.discount if price > effect.discount else 0


def bridge_price(effect: Effect) -> int:
    """What a bridge or a gate costs. Rule 7.1."""
    return BRIDGE_PRICE - effect.discount if effect.discount < BRIDGE_PRICE else 0


def open_houses(g: Gloomhaven, seat: int, effect: Effect) -> int:
    """Where a player can build a house with this action."""
    if not effect.kinds & effects.HOUSE or len(g.houses[seat]) >= HOUSES:
        return 0
    return house_cells(g, seat) if house_price(g, effect) <= g.coins[seat] else 0


def open_bridges(g: Gloomhaven, seat: int, effect: Effect) -> int:
    """Where a player can build a bridge or a gate with this action."""
    if not effect.kinds & effects.BRIDGE or len(g.bridges[seat]) >= BRIDGES:
        return 0
    return bridge_cells(g, seat) if bridge_price(effect) <= g.coins[seat] else 0


def can_construct(g: Gloomhaven, seat: int, source: int, index: int) -> bool:
    """Is anything possible?"""
    effect = ACTION[source][index]
    return open_bridges(g, seat, effect) != 0 or open_houses(g, seat, effect) != 0


class Construct(Acting):
    """Which personal structure, and where. Rules 7.1 to 7.5."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (HOUSE, BRIDGE, DONE) if self.enough() else (HOUSE, BRIDGE)

    def rule(self) -> str:
        return "7.1"

    def obstacle(self, g: Gloomhaven, move: int) -> Reason | None:
        if move == DONE.first:
            return None
        if HOUSE.has(move):
            return self._house_obstacle(g, cell_named(HOUSE, move))
        return self._bridge_obstacle(g, cell_named(BRIDGE, move))

    def _house_obstacle(self, g: Gloomhaven, cell: int) -> Reason | None:
        effect = self.effect()
        seat = self.seat
        if open_houses(g, seat, effect) & CELL[cell]:
            return None
        if not effect.kinds & effects.HOUSE:
            return no("only-bridges", "7.1")
        if len(g.houses[seat]) >= HOUSES:
            return no("houses", "7.2", n=HOUSES)
        price = house_price(g, effect)
        if price > g.coins[seat]:
            return no("house-coins", "7.1", n=price, have=g.coins[seat])
        found = ground_obstacle(g, cell)
        if found is not None:
            return found
        board = BOARD[g.board]
        if board.terrain[cell] != FOREST:
            return no("house-terrain", "7.2")
        if g.housed[seat] & BIT[board.district[cell]]:
            return no("house-district", "2.10", district=names.district(g.board, board.district[cell]))
        if g.apart[seat] & CELL[cell]:
            return no("beside-own", "2.8", owner=names.owner(seat))
        return no("unconnected", "2.9", cell=names.cell(cell))

    def _bridge_obstacle(self, g: Gloomhaven, cell: int) -> Reason | None:
        effect = self.effect()
        seat = self.seat
        if open_bridges(g, seat, effect) & CELL[cell]:
            return None
        if not effect.kinds & effects.BRIDGE:
            return no("only-houses", "7.1")
        if len(g.bridges[seat]) >= BRIDGES:
            return no("bridges", "7.3", n=BRIDGES)
        price = bridge_price(effect)
        if price > g.coins[seat]:
            return no("bridge-coins", "7.1", n=price, have=g.coins[seat])
        if not BOARD[g.board].barrier & CELL[cell]:
            return no("bridge-terrain", "7.3", cell=names.cell(cell))
        if g.taken & CELL[cell]:
            return no("taken", "2.2", cell=names.cell(cell))
        return no("unconnected", "2.9", cell=names.cell(cell))

    def moves(self, g: Gloomhaven) -> list[int]:
        effect = self.effect()
        found = cell_moves(HOUSE_MOVES, open_houses(g, self.seat, effect))
        found += cell_moves(BRIDGE_MOVES, open_bridges(g, self.seat, effect))
        if self.enough():
            found.append(DONE.first)
        return found

    def play(self, g: Gloomhaven, move: int) -> None:
        if move == DONE.first:
            return
        effect = self.effect()
        seat = self.seat
        if self.done + 1 < effect.most:
            g.agenda.append(Construct(seat, self.source, self.index, self.done + 1))
        if HOUSE.has(move):
            cell = cell_named(HOUSE, move)
            add_house(g, seat, cell)
            if g.events is not None:
                g.tell("gloomhaven-built-house", seat, cell=names.cell(cell))
                g.moved(places.action(seat, "houses"), places.cell(cell))
            g.pay(seat, house_price(g, effect), "construct")
            return
        cell = cell_named(BRIDGE, move)
        changed = add_bridge(g, seat, cell)
        if g.events is not None:
            gate = BOARD[g.board].wall & CELL[cell]
            g.tell(
                "gloomhaven-built-gate" if gate else "gloomhaven-built-bridge", seat, cell=names.cell(cell)
            )
            g.moved(places.action(seat, "bridges"), places.cell(cell))
        g.pay(seat, bridge_price(effect), "construct")
        deliver(g, seat, changed)

    def prompt(self, g: Gloomhaven) -> Msg:
        return Msg("gloomhaven-ask-construct-more" if self.done else "gloomhaven-ask-construct")

    def label(self, g: Gloomhaven, move: int) -> Msg:
        if HOUSE.has(move):
            cell = names.cell(cell_named(HOUSE, move))
            return Msg("gloomhaven-do-house", cell=cell)
        if BRIDGE.has(move):
            cell_number = cell_named(BRIDGE, move)
            gate = BOARD[g.board].wall & CELL[cell_number]
            id = "gloomhaven-do-gate" if gate else "gloomhaven-do-bridge"
            return Msg(id, cell=names.cell(cell_number))
        return Msg("gloomhaven-do-done")

    def touches(self, g: Gloomhaven, move: int) -> list[str]:
        return touched_cell(move)

    def reaches_for(self, g: Gloomhaven) -> list[tuple[str, int]]:
        board = BOARD[g.board]
        found = [(places.cell(cell), HOUSE.first + AT[cell]) for cell in cells_of(board.terrain_mask[FOREST])]
        found += [(places.cell(cell), BRIDGE.first + AT[cell]) for cell in cells_of(board.barrier)]
        return found
