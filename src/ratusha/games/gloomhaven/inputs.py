"""After an advanced storage is built: its inputs, its points, its road. Rules 8.3 to 8.5 and 8.8."""

from __future__ import annotations

from typing import Any

from ratusha.games.gloomhaven import names, places
from ratusha.games.gloomhaven.choice import Choice, cell_moves, cell_named, no
from ratusha.games.gloomhaven.city import area_for
from ratusha.games.gloomhaven.components import (
    BIT,
    FIRST_INPUT,
    FIRST_POINTS,
    NOTHING,
    SECOND_INPUT,
    SECOND_POINTS,
)
from ratusha.games.gloomhaven.delivery import deliver, differing, score_built, storage_label
from ratusha.games.gloomhaven.geometry import CELL
from ratusha.games.gloomhaven.ground import free_land
from ratusha.games.gloomhaven.moves import DONE, ROAD, ROAD_MOVES, SOURCE
from ratusha.games.gloomhaven.roads import RoadChoice, build_road, road_obstacle
from ratusha.games.gloomhaven.state import Gloomhaven
from ratusha.kernel.decision import Reason
from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg


def usable(g: Gloomhaven, storage: int, kind: int) -> list[int]:
    """The storages of a resource that can serve as an input of this one. Rules 8.2 and 8.3."""
    seat = g.owners[storage]
    cells = g.cells[storage]
    return [
        s
        for s in range(len(g.kinds))
        if g.kinds[s] == kind
        and (g.owners[s] == seat or g.tokens[s] & BIT[seat])
        and area_for(g, s, seat) & cells
    ]


def bind(g: Gloomhaven, seat: int, storage: int) -> None:
    """Bind the inputs of a storage that was just built, asking where it matters; then score. Rule 8.3."""
    kind = g.kinds[storage]
    if g.firsts[storage] == NOTHING:
        found = usable(g, storage, FIRST_INPUT[kind])
        if len(found) > 1 and differing(g, found, FIRST_POINTS[kind]):
            g.agenda.append(ChooseInput(seat, storage, 0))
            return
        g.firsts[storage] = found[0]
    if SECOND_INPUT[kind] != NOTHING and g.seconds[storage] == NOTHING:
        found = usable(g, storage, SECOND_INPUT[kind])
        if len(found) > 1 and differing(g, found, SECOND_POINTS[kind]):
            g.agenda.append(ChooseInput(seat, storage, 1))
            return
        g.seconds[storage] = found[0]
    score_built(g, storage)
    deliver(g, seat, [storage])


class ChooseInput(Choice):
    """Several storages can be the input of a new one: its builder says which is. Rule 8.3."""

    __slots__ = ("storage", "which")

    def __init__(self, seat: int, storage: int, which: int) -> None:
        super().__init__(seat)
        self.storage: int = storage
        self.which: int = which

    def args(self) -> list[Any]:
        return [self.seat, self.storage, self.which]

    def kinds(self) -> tuple[Kind, ...]:
        return (SOURCE,)

    def rule(self) -> str:
        return "8.3"

    def _resource(self, g: Gloomhaven) -> int:
        kind = g.kinds[self.storage]
        return SECOND_INPUT[kind] if self.which else FIRST_INPUT[kind]

    def obstacle(self, g: Gloomhaven, move: int) -> Reason | None:
        if move - SOURCE.first in usable(g, self.storage, self._resource(g)):
            return None
        return no("input", "8.3", resource=names.resource(self._resource(g)))

    def moves(self, g: Gloomhaven) -> list[int]:
        return [SOURCE.first + s for s in usable(g, self.storage, self._resource(g))]

    def play(self, g: Gloomhaven, move: int) -> None:
        if self.which:
            g.seconds[self.storage] = move - SOURCE.first
        else:
            g.firsts[self.storage] = move - SOURCE.first
        bind(g, self.seat, self.storage)

    def prompt(self, g: Gloomhaven) -> Msg:
        return Msg("gloomhaven-ask-choose-input", resource=names.resource(self._resource(g)))

    def label(self, g: Gloomhaven, move: int) -> Msg:
        return storage_label(g, move - SOURCE.first)

    def touches(self, g: Gloomhaven, move: int) -> list[str]:
        return [places.storage(move - SOURCE.first)]

    def misfit(self, g: Gloomhaven) -> str:
        if not 0 <= self.storage < len(g.kinds) or self.which not in (0, 1):
            return "there is no such storage"
        fits = self._resource(g) != NOTHING and g.owners[self.storage] == self.seat
        return "" if fits else "there is no such input"


class RoadAfter(RoadChoice):
    """A road connected to the new storage, or none. Rules 8.5 and 8.8."""

    __slots__ = ("roads", "storage")

    def __init__(self, seat: int, storage: int, roads: int) -> None:
        super().__init__(seat)
        self.storage: int = storage
        self.roads: int = roads

    def args(self) -> list[Any]:
        return [self.seat, self.storage, self.roads]

    def kinds(self) -> tuple[Kind, ...]:
        return (ROAD, DONE)

    def rule(self) -> str:
        return "8.5"

    def _cells(self, g: Gloomhaven) -> int:
        return g.area[self.storage] & free_land(g)

    def obstacle(self, g: Gloomhaven, move: int) -> Reason | None:
        if move == DONE.first:
            return None
        cell = cell_named(ROAD, move)
        if self._cells(g) & CELL[cell]:
            return None
        return road_obstacle(g, self.seat, cell) or no("road-far", "8.5")

    def moves(self, g: Gloomhaven) -> list[int]:
        found = cell_moves(ROAD_MOVES, self._cells(g))
        found.append(DONE.first)
        return found

    def play(self, g: Gloomhaven, move: int) -> None:
        if move == DONE.first:
            return
        if self.roads > 1:
            g.agenda.append(RoadAfter(self.seat, self.storage, self.roads - 1))
        build_road(g, self.seat, cell_named(ROAD, move))

    def misfit(self, g: Gloomhaven) -> str:
        fits = 0 <= self.storage < len(g.kinds) and 1 <= self.roads <= 2
        return "" if fits and g.owners[self.storage] == self.seat else "there is no such storage"
