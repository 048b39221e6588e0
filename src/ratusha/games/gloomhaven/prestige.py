"""Building a prestige building. Rules 11.9 to 11.12 and 12.10."""

from __future__ import annotations

from typing import Any

from ratusha.games.gloomhaven import names, places
from ratusha.games.gloomhaven.choice import Choice, no, touched_cells
from ratusha.games.gloomhaven.city import add_building
from ratusha.games.gloomhaven.components import (
    BIT,
    BOARD,
    BUILDING_SHAPE,
    BUILDING_TERRAIN,
    NOTHING,
    ON_SITE,
    PROPOSALS,
    SITE,
    SITE_SPOT,
    TILE,
)
from ratusha.games.gloomhaven.delivery import complete, deliver_to
from ratusha.games.gloomhaven.geometry import TURNS, cells_of
from ratusha.games.gloomhaven.ground import building_ground, building_moves, free_sites
from ratusha.games.gloomhaven.moves import ON_SITE as SITE_MOVE
from ratusha.games.gloomhaven.moves import PLACE, spot_of
from ratusha.games.gloomhaven.state import Gloomhaven
from ratusha.kernel.decision import Reason
from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg


class PlaceBuilding(Choice):
    """Where the building of the proposal in a place is built. Rules 11.9 to 11.12."""

    __slots__ = ("slot",)

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot: int = slot

    def args(self) -> list[Any]:
        return [self.seat, self.slot]

    def kinds(self) -> tuple[Kind, ...]:
        return (PLACE, SITE_MOVE)

    def rule(self) -> str:
        return "11.9"

    def obstacle(self, g: Gloomhaven, move: int) -> Reason | None:
        building = g.proposals[self.slot]
        name = names.building(building)
        if SITE_MOVE.has(move):
            site = SITE_SPOT + move - SITE_MOVE.first
            return None if site in free_sites(g, building) else no("site", "11.12", building=name)
        if ON_SITE[building]:
            return no("only-site", "11.12", building=name)
        spot = spot_of(move)
        cells = TILE[BUILDING_SHAPE[building]][spot]
        if not cells:
            return no("turned", "2.11")
        board = BOARD[g.board]
        if cells & ~board.land:
            return no("not-land", "2.2", cell=names.cell(cells_of(cells & ~board.land)[0]))
        if cells & g.taken:
            return no("taken", "2.2", cell=names.cell(cells_of(cells & g.taken)[0]))
        if cells & ~building_ground(g, building):
            district = names.district(g.board, board.district[spot // TURNS])
            return no("type-district", "11.10", building=name, district=district)
        terrain = BUILDING_TERRAIN[building]
        if cells & board.terrain_mask[terrain]:
            return None
        return no("building-terrain", "11.10", building=name, terrain=names.terrain(terrain))

    def moves(self, g: Gloomhaven) -> list[int]:
        building = g.proposals[self.slot]
        if ON_SITE[building]:
            return [SITE_MOVE.first + site - SITE_SPOT for site in free_sites(g, building)]
        return building_moves(g, building)

    def play(self, g: Gloomhaven, move: int) -> None:
        building = g.proposals[self.slot]
        plot = SITE_SPOT + move - SITE_MOVE.first if SITE_MOVE.has(move) else spot_of(move)
        g.proposals[self.slot] = NOTHING
        at = add_building(g, building, plot)
        if g.events is not None:
            g.tell("gloomhaven-built", self.seat, building=names.building(building))
            g.moved(places.proposal(self.slot), places.building(building))
        if g.seats == 1:
            mark_unfinished(g)
        if g.wanted[at]:
            deliver_to(g, self.seat, at)
        else:
            complete(g, at)  # everything it wants is neutral

    def prompt(self, g: Gloomhaven) -> Msg:
        return Msg("gloomhaven-ask-place-building", building=names.building(g.proposals[self.slot]))

    def label(self, g: Gloomhaven, move: int) -> Msg:
        if SITE_MOVE.has(move):
            return names.site(move - SITE_MOVE.first)
        spot = spot_of(move)
        return Msg("gloomhaven-do-place-tile", cell=names.cell(spot // TURNS), turn=names.turn(spot % TURNS))

    def touches(self, g: Gloomhaven, move: int) -> list[str]:
        if SITE_MOVE.has(move):
            return [places.site(move - SITE_MOVE.first)]
        return touched_cells(TILE[BUILDING_SHAPE[g.proposals[self.slot]]][spot_of(move)])

    def reaches_for(self, g: Gloomhaven) -> list[tuple[str, int]]:
        return [
            (places.site(SITE.index(site.id)), SITE_MOVE.first + SITE.index(site.id))
            for site in BOARD[g.board].sites
        ]

    def misfit(self, g: Gloomhaven) -> str:
        there = 0 <= self.slot < PROPOSALS and g.proposals[self.slot] != NOTHING
        return "" if there else "there is no such proposal"


def mark_unfinished(g: Gloomhaven) -> None:
    """A neutral token on every building that still wants something, the new one too. Rule 15.8."""
    for at in range(len(g.built)):
        if g.wanted[at]:
            g.marked |= BIT[at]
