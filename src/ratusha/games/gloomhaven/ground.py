"""Where things may be built: masks of cells and spots. Chapters 2, 6, 7 and 11."""

from __future__ import annotations

from typing import Final

from ratusha.games.gloomhaven.cells import Area, Cells, areas, both, cells_in, meet
from ratusha.games.gloomhaven.city import ALL_DISTRICTS, DISTRICTS_WITHOUT, LANDS, SITE_CELLS
from ratusha.games.gloomhaven.components import (
    BIT,
    BOARD,
    BUILDING,
    BUILDING_SHAPE,
    BUILDING_TERRAIN,
    BUILDINGS,
    FIT,
    FOREST,
    NOTHING,
    ON_SITE,
    SITE,
    SITE_SPOT,
    TILE,
    TYPE_OF,
)
from ratusha.games.gloomhaven.moves import PLACE_MOVES
from ratusha.games.gloomhaven.state import Gloomhaven
from ratusha.games.gloomhaven.tiles import a_spot, placings

TERRAIN_CELLS: Final[list[list[list[Area]]]] = [
    [areas([mask]) for mask in board.terrain_mask] for board in BOARD
]
"""For each board: the cells of each terrain."""


GROUND: Final[list[list[list[int]]]] = [
    [[land & terrains for terrains in LANDS[board]] for land in DISTRICTS_WITHOUT[board]]
    for board in range(len(BOARD))
]
"""For each board: the land of some terrains in the districts that are not in a mask."""


def free_land(g: Gloomhaven) -> int:
    """The land on which nothing stands. Rule 2.2."""
    return g.open


def road_cells(g: Gloomhaven, seat: int) -> Cells:
    """Where a player may build a road. Rule 2.9."""
    return both(g.near[seat].cells, g.free.cells)


def any_road(g: Gloomhaven, seat: int) -> bool:
    """Can a player build a road anywhere?"""
    return meet(g.near[seat].cells, g.free.cells)


def house_cells(g: Gloomhaven, seat: int) -> int:
    """Where a player may build a house. Rules 2.8 to 2.10 and 7.2."""
    if g.housed[seat] == ALL_DISTRICTS:
        return 0
    forest = GROUND[g.board][g.housed[seat]][BIT[FOREST]]
    return forest & g.open & g.near[seat].mask & ~g.apart[seat]


def bridge_cells(g: Gloomhaven, seat: int) -> int:
    """Where a player may build a bridge or a gate. Rules 2.9 and 7.3."""
    return BOARD[g.board].barrier & ~g.taken & g.near[seat].mask


def storage_cells(g: Gloomhaven, kind: int, owner: int) -> int:
    """Where a storage of a basic resource may stand. Rules 2.8 and 2.10."""
    return DISTRICTS_WITHOUT[g.board][g.spread[kind]] & g.open & ~g.apart[owner]


def on_lands(g: Gloomhaven, terrains: int) -> int:
    """The cells of some terrains."""
    return LANDS[g.board][terrains]


# -- prestige buildings -------------------------------------------------------------------------------


def building_ground(g: Gloomhaven, building: int) -> int:
    """The cells that a prestige building may cover. Rule 11.10."""
    return free_land(g) & DISTRICTS_WITHOUT[g.board][g.types[TYPE_OF[building]]]


_PLOTS: Final[list[list[int]]] = [[board.barrier] * BUILDINGS for board in BOARD]
"""For each board and building: the cells of the place that was found last. (None yet: no land.)"""


def placeable(g: Gloomhaven, building: int) -> bool:
    """Is there any place for a prestige building? Rule 11.11."""
    if ON_SITE[building]:
        return bool(free_sites(g, building))
    ground = building_ground(g, building)
    last = _PLOTS[g.board][building]
    if last & ground == last:
        return True
    shape = BUILDING_SHAPE[building]
    spot = a_spot(FIT[g.board][shape], cells_in(ground), _terrain(g, building))
    if spot == NOTHING:
        return False
    _PLOTS[g.board][building] = TILE[shape][spot]
    return True


def building_moves(g: Gloomhaven, building: int) -> list[int]:
    """The moves that place a prestige building that has no site of its own. Rule 11.10."""
    fit = FIT[g.board][BUILDING_SHAPE[building]]
    return placings(fit, cells_in(building_ground(g, building)), _terrain(g, building), PLACE_MOVES)


def _terrain(g: Gloomhaven, building: int) -> list[Area]:
    """What a prestige building must meet: its terrain."""
    return TERRAIN_CELLS[g.board][BUILDING_TERRAIN[building]]


def free_sites(g: Gloomhaven, building: int) -> list[int]:
    """The sites where a tower or the fortress may stand. Rule 11.12."""
    found: list[int] = []
    for site in BOARD[g.board].sites:
        number = SITE.index(site.id)
        if BUILDING[building] in site.accepts and not SITE_CELLS[g.board][number] & g.taken:
            found.append(SITE_SPOT + number)
    return found
