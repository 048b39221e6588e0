"""Roads: the free one of a basic action, of a vote, and those that actions add. Rules 2.9 and 5.3."""

from __future__ import annotations

from typing import Any, Final

from ratusha.games.gloomhaven import names, places
from ratusha.games.gloomhaven.cells import ONE, meet, told
from ratusha.games.gloomhaven.choice import Choice, cell_named, no, touched_cell
from ratusha.games.gloomhaven.city import lay_road
from ratusha.games.gloomhaven.components import BOARD
from ratusha.games.gloomhaven.delivery import deliver
from ratusha.games.gloomhaven.geometry import CELL, cells_of
from ratusha.games.gloomhaven.ground import road_cells
from ratusha.games.gloomhaven.moves import AT, DONE, ROAD, ROAD_MOVES
from ratusha.games.gloomhaven.state import Gloomhaven
from ratusha.kernel.decision import Reason
from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg


def build_road(g: Gloomhaven, seat: int, cell: int) -> None:
    """A player builds a road; what it connects is delivered at once."""
    if g.events is not None:
        g.tell("gloomhaven-built-road", seat, cell=names.cell(cell))
        g.moved(places.BANK, places.cell(cell))
    deliver(g, seat, lay_road(g, cell))


def road_obstacle(g: Gloomhaven, seat: int, cell: int) -> Reason | None:
    """Why a player can't build a road on a cell."""
    if meet(road_cells(g, seat), ONE[cell].cells):
        return None
    return ground_obstacle(g, cell) or no("road-unconnected", "2.9", cell=names.cell(cell))


def ground_obstacle(g: Gloomhaven, cell: int) -> Reason | None:
    """Why nothing can be built on a cell of land. Rule 2.2."""
    if not BOARD[g.board].land & CELL[cell]:
        return no("not-land", "2.2", cell=names.cell(cell))
    return no("taken", "2.2", cell=names.cell(cell)) if g.taken & CELL[cell] else None


class RoadChoice(Choice):
    """Where a road is built, or that none is: in words, and on the board."""

    __slots__ = ()

    def label(self, g: Gloomhaven, move: int) -> Msg:
        if move == DONE.first:
            return Msg("gloomhaven-do-no-road")
        return Msg("gloomhaven-do-road", cell=names.cell(cell_named(ROAD, move)))

    def touches(self, g: Gloomhaven, move: int) -> list[str]:
        return touched_cell(move)

    def reaches_for(self, g: Gloomhaven) -> list[tuple[str, int]]:
        return cells_within_reach(g, ROAD)


MOST_ROADS: Final = 9
"""No action builds more."""


class BuildRoad(RoadChoice):
    """Build up to `most` roads one after another, and at least `least`. Rules 5.3 and 5.10."""

    __slots__ = ("least", "most")

    def __init__(self, seat: int, most: int, least: int) -> None:
        super().__init__(seat)
        self.most: int = most
        self.least: int = least

    def args(self) -> list[Any]:
        return [self.seat, self.most, self.least]

    def kinds(self) -> tuple[Kind, ...]:
        return (ROAD, DONE) if self.least <= 0 else (ROAD,)

    def rule(self) -> str:
        return "5.3"

    def obstacle(self, g: Gloomhaven, move: int) -> Reason | None:
        return None if move == DONE.first else road_obstacle(g, self.seat, cell_named(ROAD, move))

    def moves(self, g: Gloomhaven) -> list[int]:
        found = told(road_cells(g, self.seat), ROAD_MOVES)
        if self.least <= 0:
            found.append(DONE.first)
        return found

    def play(self, g: Gloomhaven, move: int) -> None:
        if move == DONE.first:
            return
        if self.most > 1:
            g.agenda.append(BuildRoad(self.seat, self.most - 1, self.least - 1))
        build_road(g, self.seat, cell_named(ROAD, move))

    def misfit(self, g: Gloomhaven) -> str:
        fits = 1 <= self.most <= MOST_ROADS and self.most - MOST_ROADS <= self.least <= self.most
        return "" if fits else "no road can be built"


def cells_within_reach(g: Gloomhaven, kind: Kind) -> list[tuple[str, int]]:
    """Every cell of land, with the move about it."""
    return [(places.cell(cell), kind.first + AT[cell]) for cell in cells_of(BOARD[g.board].land)]
