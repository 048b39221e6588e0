"""Upgrade: storages of advanced resources, their inputs and their roads. Chapter 8."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ratusha.games.gloomhaven import names, places
from ratusha.games.gloomhaven.acting import ACTION, step_misfit
from ratusha.games.gloomhaven.advanced import (
    can_upgrade,
    first_roads,
    prospect,
    tile_ground,
    upgrade_moves,
)
from ratusha.games.gloomhaven.cells import NOWHERE, ONE, Cells, any_of, cells_in, meet, told
from ratusha.games.gloomhaven.choice import Choice, cell_named, no, touched_cell, touched_cells
from ratusha.games.gloomhaven.city import ALL_DISTRICTS, add_storage
from ratusha.games.gloomhaven.components import (
    BASICS,
    BIT,
    BOARD,
    FIRST_INPUT,
    INPUTS,
    LEVEL,
    NOTHING,
    PRICE,
    RESOURCES,
    SECOND_INPUT,
    SHAPE_OF,
    TILE,
)
from ratusha.games.gloomhaven.effects import Effect
from ratusha.games.gloomhaven.geometry import TURNS, cells_of
from ratusha.games.gloomhaven.ground import road_cells
from ratusha.games.gloomhaven.inputs import RoadAfter, bind
from ratusha.games.gloomhaven.moves import PAVE, PLACE, ROAD, ROAD_MOVES, UPGRADE, spot_of
from ratusha.games.gloomhaven.paving import NEAR
from ratusha.games.gloomhaven.roads import build_road, cells_within_reach, road_obstacle
from ratusha.games.gloomhaven.state import Gloomhaven
from ratusha.kernel.decision import Reason
from ratusha.kernel.listing import listed
from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg

DEAREST: Final[int] = max(PRICE)
PAYABLE: Final[list[list[list[int]]]] = [
    [
        [kind for kind in range(BASICS, RESOURCES) if LEVEL[kind] <= level and PRICE[kind] <= coins]
        for coins in range(DEAREST + 1)
    ]
    for level in range(max(LEVEL) + 1)
]
"""The advanced resources up to a level that cost no more than so many coins."""


def upgrade_price(kind: int, effect: Effect) -> int:
    """What an advanced storage costs. Rule 8.1."""
    return PRICE[kind] - effect.discount if PRICE[kind] > effect.discount else 0


def upgradable(g: Gloomhaven, seat: int, effect: Effect) -> list[int]:
    """The resources whose price and inputs a player has, wherever the tile may lie. Rules 8.1 and 8.2."""
    missing: i64 = ~g.reach[seat]
    spread = g.spread
    return [
        kind
        for kind in PAYABLE[effect.level][min(g.coins[seat] + effect.discount, DEAREST)]
        if not INPUTS[kind] & missing and spread[kind] != ALL_DISTRICTS
    ]


def can_build_upgrade(g: Gloomhaven, seat: int, source: int, index: int) -> bool:
    """Is an advanced storage possible, with roads laid first if the action has any?"""
    effect = ACTION[source][index]
    kinds = upgradable(g, seat, effect)
    if not kinds:
        return False
    hope = prospect(g, seat)
    if effect.roads and any(hope.answer(kind, effect.roads) for kind in kinds):
        return True
    return any(hope.answer(kind, 0) for kind in kinds)


def any_first_road(g: Gloomhaven, seat: int, kinds: list[int], roads: int) -> bool:
    """May a road be laid before the tile of any of these resources?"""
    hope = prospect(g, seat)
    return any(hope.answer(kind, roads) for kind in kinds)


class Upgrading(Choice):
    """A decision within an upgrade: `before` are the cells of the roads already laid for the tile."""

    __slots__ = ("before", "index", "source")

    def __init__(self, seat: int, source: int, index: int, before: list[int]) -> None:
        super().__init__(seat)
        self.source: int = source
        self.index: int = index
        self.before: list[int] = before

    def args(self) -> list[Any]:
        return [self.seat, self.source, self.index, self.before]

    def effect(self) -> Effect:
        """The step as it is printed."""
        return ACTION[self.source][self.index]

    def roads_left(self) -> int:
        """How many roads the action still has."""
        return self.effect().roads - len(self.before)

    def can_pave(self, g: Gloomhaven) -> bool:
        """May a road be laid before the tile? Rules 8.5 and 8.6."""
        if self.roads_left() <= 0:
            return False
        if self.before:
            return any_of(self.paving(g))
        return any_first_road(g, self.seat, upgradable(g, self.seat, self.effect()), self.roads_left())

    def paving(self, g: Gloomhaven) -> Cells:
        """Where a road may be laid before the tile. Rules 8.5 and 8.6."""
        if self.roads_left() <= 0:
            return NOWHERE.cells
        kinds = upgradable(g, self.seat, self.effect())
        return first_roads(g, self.seat, kinds, self.before, self.roads_left())

    def misfit(self, g: Gloomhaven) -> str:
        if any(cell not in g.roads for cell in self.before):
            return "a road is missing"
        return step_misfit(self.source, self.index, 0)


class BuildUpgrade(Upgrading):
    """Which advanced resource, or a road for it first. Rules 8.1 to 8.6."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (UPGRADE, PAVE)

    def rule(self) -> str:
        return "8.1"

    def obstacle(self, g: Gloomhaven, move: int) -> Reason | None:
        effect = self.effect()
        if move == PAVE.first:
            if self.roads_left() <= 0:
                return no("no-road-here", "8.7")
            return None if self.can_pave(g) else no("first-road", "8.6")
        kind = move - UPGRADE.first + BASICS
        resource = names.resource(kind)
        missing = INPUTS[kind] & ~g.reach[self.seat]
        if LEVEL[kind] > effect.level:
            return no("level", "8.1", n=str(effect.level))
        if missing:
            lacking = listed([names.resource(r) for r in range(RESOURCES) if missing & BIT[r]])
            return no("inputs", "8.2", resource=resource, missing=lacking)
        if g.spread[kind] == ALL_DISTRICTS:
            return no("everywhere", "2.10", resource=resource)
        price = upgrade_price(kind, effect)
        if price > g.coins[self.seat]:
            return no("upgrade-coins", "8.1", resource=resource, n=price, have=g.coins[self.seat])
        return None if can_upgrade(g, self.seat, kind, self.before) else no("spot", "8.2", resource=resource)

    def moves(self, g: Gloomhaven) -> list[int]:
        found = [
            UPGRADE.first + kind - BASICS
            for kind in upgradable(g, self.seat, self.effect())
            if can_upgrade(g, self.seat, kind, self.before)
        ]
        if self.can_pave(g):
            found.append(PAVE.first)
        return found

    def play(self, g: Gloomhaven, move: int) -> None:
        if move == PAVE.first:
            g.agenda.append(LayFirst(self.seat, self.source, self.index, self.before))
        else:
            kind = move - UPGRADE.first + BASICS
            g.agenda.append(PlaceUpgrade(self.seat, self.source, self.index, self.before, kind))

    def label(self, g: Gloomhaven, move: int) -> Msg:
        if move == PAVE.first:
            return Msg("gloomhaven-do-pave-first")
        kind = move - UPGRADE.first + BASICS
        return Msg(
            "gloomhaven-do-upgrade", resource=names.resource(kind), n=upgrade_price(kind, self.effect())
        )

    def touches(self, g: Gloomhaven, move: int) -> list[str]:
        if move == PAVE.first:
            return [places.action(self.seat, "pave")]
        return [places.resource(move - UPGRADE.first + BASICS)]

    def reaches_for(self, g: Gloomhaven) -> list[tuple[str, int]]:
        return [(places.resource(kind), UPGRADE.first + kind - BASICS) for kind in range(BASICS, RESOURCES)]


class LayFirst(Upgrading):
    """Where the road that comes before the tile is laid. Rule 8.6."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (ROAD,)

    def rule(self) -> str:
        return "8.6"

    def obstacle(self, g: Gloomhaven, move: int) -> Reason | None:
        cell = cell_named(ROAD, move)
        if not meet(road_cells(g, self.seat), ONE[cell].cells):
            return road_obstacle(g, self.seat, cell)
        return None if meet(self.paving(g), ONE[cell].cells) else no("first-road", "8.6")

    def moves(self, g: Gloomhaven) -> list[int]:
        return told(self.paving(g), ROAD_MOVES)

    def play(self, g: Gloomhaven, move: int) -> None:
        cell = cell_named(ROAD, move)
        g.agenda.append(BuildUpgrade(self.seat, self.source, self.index, [*self.before, cell]))
        build_road(g, self.seat, cell)

    def label(self, g: Gloomhaven, move: int) -> Msg:
        return Msg("gloomhaven-do-road", cell=names.cell(cell_named(ROAD, move)))

    def touches(self, g: Gloomhaven, move: int) -> list[str]:
        return touched_cell(move)

    def reaches_for(self, g: Gloomhaven) -> list[tuple[str, int]]:
        return cells_within_reach(g, ROAD)


class PlaceUpgrade(Upgrading):
    """Where the storage of an advanced resource lies. Rules 8.2 and 8.4."""

    __slots__ = ("kind",)

    def __init__(self, seat: int, source: int, index: int, before: list[int], kind: int) -> None:
        super().__init__(seat, source, index, before)
        self.kind: int = kind

    def args(self) -> list[Any]:
        return [self.seat, self.source, self.index, self.before, self.kind]

    def kinds(self) -> tuple[Kind, ...]:
        return (PLACE,)

    def rule(self) -> str:
        return "8.4"

    def obstacle(self, g: Gloomhaven, move: int) -> Reason | None:
        spot = spot_of(move)
        kind = self.kind
        seat = self.seat
        cells = TILE[SHAPE_OF[kind]][spot]
        if not cells:
            return no("turned", "2.11")
        outside = cells & ~BOARD[g.board].land
        if outside:
            return no("not-land", "2.2", cell=names.cell(cells_of(outside)[0]))
        if cells & g.taken:
            return no("taken", "2.2", cell=names.cell(cells_of(cells & g.taken)[0]))
        if g.apart[seat] & cells:
            return no("beside-own", "2.8", owner=names.owner(seat))
        if cells & ~tile_ground(g, seat, kind):
            district = BOARD[g.board].district[spot // TURNS]
            return no("district", "2.10", resource=names.resource(kind),
                      district=names.district(g.board, district))  # fmt: skip
        tile = cells_in(cells)
        touch = prospect(g, seat).touches(kind, self.before)
        if not meet(touch[0].cells, tile):
            return no("input-far", "8.2", resource=names.resource(FIRST_INPUT[kind]))
        if SECOND_INPUT[kind] != NOTHING and not meet(touch[1].cells, tile):
            return no("input-far", "8.2", resource=names.resource(SECOND_INPUT[kind]))
        for area in touch[NEAR + 1 :]:
            if not meet(area.cells, tile):
                return no("road-far", "8.6")
        own = meet(touch[NEAR].cells, tile)
        return None if own else no("unconnected", "2.9", cell=names.cell(spot // TURNS))

    def moves(self, g: Gloomhaven) -> list[int]:
        return upgrade_moves(g, self.seat, self.kind, self.before)

    def play(self, g: Gloomhaven, move: int) -> None:
        seat = self.seat
        kind = self.kind
        spot = spot_of(move)
        storage = add_storage(g, kind, spot, seat, BIT[seat])
        if self.roads_left() > 0:
            g.agenda.append(RoadAfter(seat, storage, self.roads_left()))
        if g.events is not None:
            g.tell("gloomhaven-upgraded", seat, resource=names.resource(kind), cell=names.cell(spot // TURNS))
            g.moved(places.resource(kind), places.cell(spot // TURNS))
        g.pay(seat, upgrade_price(kind, self.effect()), "upgrade")
        bind(g, seat, storage)

    def prompt(self, g: Gloomhaven) -> Msg:
        return Msg("gloomhaven-ask-place-upgrade", resource=names.resource(self.kind))

    def label(self, g: Gloomhaven, move: int) -> Msg:
        spot = spot_of(move)
        return Msg("gloomhaven-do-place-tile", cell=names.cell(spot // TURNS), turn=names.turn(spot % TURNS))

    def touches(self, g: Gloomhaven, move: int) -> list[str]:
        return touched_cells(TILE[SHAPE_OF[self.kind]][spot_of(move)])

    def misfit(self, g: Gloomhaven) -> str:
        if not BASICS <= self.kind < RESOURCES:
            return "there is no such resource"
        return super().misfit(g)
