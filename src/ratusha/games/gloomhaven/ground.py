"""Where things may be built: masks of cells and spots. Chapters 2, 6, 7, 8 and 11."""

from __future__ import annotations

from ratusha.games.gloomhaven.board import Fit
from ratusha.games.gloomhaven.city import (
    ALL_DISTRICTS,
    DISTRICTS_WITHOUT,
    LANDS,
    SITE_CELLS,
    area_for,
    area_of,
    halo_at,
    side_of,
)
from ratusha.games.gloomhaven.components import (
    BIT,
    BOARD,
    BUILDING,
    BUILDING_SHAPE,
    BUILDING_TERRAIN,
    FIRST_INPUT,
    FIT,
    FOREST,
    INPUTS,
    NOTHING,
    ON_SITE,
    SECOND_INPUT,
    SHAPE_OF,
    SITE,
    SITE_SPOT,
    TYPE_OF,
)
from ratusha.games.gloomhaven.geometry import CELL, TURNS, around, cells_of
from ratusha.games.gloomhaven.state import Gloomhaven


def free_land(g: Gloomhaven) -> int:
    """The land on which nothing stands. Rule 2.2."""
    return BOARD[g.board].land & ~g.taken


def road_cells(g: Gloomhaven, seat: int) -> int:
    """Where a player may build a road. Rule 2.9."""
    return g.near[seat] & BOARD[g.board].land & ~g.taken


def house_cells(g: Gloomhaven, seat: int) -> int:
    """Where a player may build a house. Rules 2.8 to 2.10 and 7.2."""
    if g.housed[seat] == ALL_DISTRICTS:
        return 0
    open_land = BOARD[g.board].terrain_mask[FOREST] & ~g.taken & DISTRICTS_WITHOUT[g.board][g.housed[seat]]
    return open_land & g.near[seat] & ~g.apart[seat]


def bridge_cells(g: Gloomhaven, seat: int) -> int:
    """Where a player may build a bridge or a gate. Rules 2.9 and 7.3."""
    return BOARD[g.board].barrier & ~g.taken & g.near[seat]


def storage_cells(g: Gloomhaven, kind: int, owner: int) -> int:
    """Where a storage of a basic resource may stand. Rules 2.8 and 2.10."""
    return free_land(g) & DISTRICTS_WITHOUT[g.board][g.spread[kind]] & ~g.apart[owner]


def on_lands(g: Gloomhaven, terrains: int) -> int:
    """The cells of some terrains."""
    return LANDS[g.board][terrains]


# -- tiles of several cells ---------------------------------------------------------------------------


def anchors(fit: Fit, at: int, free: int, touch: list[int]) -> int:
    """For one turn of a shape: the first cells with which the tile lies free and meets all of `touch`."""
    found = fit.bases[at]
    steps = fit.steps[at]
    for step in steps:
        found &= free >> step if step >= 0 else free << -step
        if not found:
            return 0
    for area in touch:
        met = 0
        for step in steps:
            met |= area >> step if step >= 0 else area << -step
        found &= met
        if not found:
            return 0
    return found


def fits(fit: Fit, free: int, touch: list[int]) -> bool:
    """Is there any spot like that?"""
    return any(anchors(fit, at, free, touch) for at in range(len(fit.turns)))


def spots(fit: Fit, free: int, touch: list[int]) -> list[int]:
    """All such spots."""
    found: list[int] = []
    for at in range(len(fit.turns)):
        turn = fit.turns[at]
        for cell in cells_of(anchors(fit, at, free, touch)):
            found.append(cell * TURNS + turn)
    return found


# -- advanced storages --------------------------------------------------------------------------------


def input_area(g: Gloomhaven, seat: int, kind: int) -> int:
    """Where a tile is connected for a player to a storage of this resource that he may use. Rule 8.2."""
    area = 0
    kinds = g.kinds
    for s in range(len(kinds)):
        if kinds[s] == kind and (g.owners[s] == seat or g.tokens[s] & BIT[seat]):
            area |= area_for(g, s, seat)
    return area


def tile_ground(g: Gloomhaven, seat: int, kind: int) -> int:
    """The cells that an advanced storage of a player may cover. Rules 2.2, 2.8 and 2.10."""
    return free_land(g) & DISTRICTS_WITHOUT[g.board][g.spread[kind]] & ~g.apart[seat]


def tile_touches(g: Gloomhaven, seat: int, kind: int, before: list[int]) -> list[int]:
    """What such a tile must meet: its inputs, the roads just laid for it, something its builder owns."""
    side = side_of(g, seat)
    touch = [input_area(g, seat, FIRST_INPUT[kind])]
    if SECOND_INPUT[kind] != NOTHING:
        touch.append(input_area(g, seat, SECOND_INPUT[kind]))
    for cell in before:
        touch.append(area_of(g, CELL[cell], side))
    touch.append(g.near[seat])
    return touch


def inputs_within_reach(g: Gloomhaven, seat: int, kind: int) -> bool:
    """Does the player own or have access to every input, and is a district free of the resource?"""
    return not INPUTS[kind] & ~g.reach[seat] and g.spread[kind] != ALL_DISTRICTS


def can_upgrade(g: Gloomhaven, seat: int, kind: int, before: list[int]) -> bool:
    """Is there a spot for this advanced storage, without any further road?"""
    fit = FIT[g.board][SHAPE_OF[kind]]
    return fits(fit, tile_ground(g, seat, kind), tile_touches(g, seat, kind, before))


def upgrade_spots(g: Gloomhaven, seat: int, kind: int, before: list[int]) -> list[int]:
    """The spots for this advanced storage. Rules 8.2 and 8.4."""
    if not inputs_within_reach(g, seat, kind):
        return []
    fit = FIT[g.board][SHAPE_OF[kind]]
    return spots(fit, tile_ground(g, seat, kind), tile_touches(g, seat, kind, before))


def first_roads(
    g: Gloomhaven, seat: int, kinds: list[int], before: list[int], roads: int, where: int, any_will_do: bool
) -> int:
    """The cells for a road that is laid before the tile and connected to it afterwards. Rules 8.5 and 8.8.

    `roads` may be laid in all; `where` are the cells in question. A road on a cell is connected to whatever
    has that cell in its area; so after it an input whose area holds the cell can also be met through the
    surroundings of the road.
    """
    side = side_of(g, seat)
    found = 0
    candidates = cells_of(road_cells(g, seat) & where)
    for kind in kinds:
        fit = FIT[g.board][SHAPE_OF[kind]]
        ground = tile_ground(g, seat, kind)
        touch = tile_touches(g, seat, kind, before)
        if not _within(g, fit, ground, touch, side, roads):
            continue
        for cell in candidates:
            bit = CELL[cell]
            if found & bit:
                continue
            halo = halo_at(g, cell, side)
            if roads == 1:
                then = [area | halo if area & bit else area for area in touch]
                then.append(halo)
                if fits(fit, ground & ~bit, then):
                    found |= bit
            elif _possible_after(g, seat, kind, before, cell, roads, touch, halo, ground, fit):
                found |= bit
            if found and any_will_do:
                return found
    return found


def _possible_after(
    g: Gloomhaven, seat: int, kind: int, before: list[int], cell: int, roads: int, touch: list[int],
    halo: int, ground: int, fit: Fit,
) -> bool:  # fmt: skip
    """With more than one road left: does the first of them lead to a tile, alone or with another?"""
    bit = CELL[cell]
    then = [area | halo if area & bit else area for area in touch]
    then.append(halo)
    if fits(fit, ground & ~bit, then):
        return True
    side = side_of(g, seat)
    if not _within(g, fit, ground & ~bit, then, side, roads - 1):
        return False
    near = then[len(touch) - 1]
    free = free_land(g) & ~bit
    for second in cells_of(near & free):
        other = CELL[second]
        wide = halo_at(g, second, side)
        if halo & other:
            wide |= halo
        last = [area | wide if area & other else area for area in then]
        last.append(wide)
        if fits(fit, ground & ~bit & ~other, last):
            return True
    return False


def _within(g: Gloomhaven, fit: Fit, ground: int, touch: list[int], side: int, roads: int) -> bool:
    """Could a tile meet all these areas if each of them grew by so many roads? (If not, no road helps.)"""
    free = free_land(g)
    wide = touch
    for _ in range(roads):
        wide = [_grown(g, area, free, side) for area in wide]
    return fits(fit, ground, wide)


def _grown(g: Gloomhaven, area: int, free: int, side: int) -> int:
    """An area after a road on any of its cells."""
    edge = area & free
    grown = area | around(edge)
    for i in range(len(g.halos)):
        if g.sides[i] == side and g.halos[i] & edge:
            grown |= g.halos[i]
    return grown


# -- prestige buildings -------------------------------------------------------------------------------


def building_ground(g: Gloomhaven, building: int) -> int:
    """The cells that a prestige building may cover. Rule 11.10."""
    return free_land(g) & DISTRICTS_WITHOUT[g.board][g.types[TYPE_OF[building]]]


def placeable(g: Gloomhaven, building: int) -> bool:
    """Is there any place for a prestige building? Rule 11.11."""
    if ON_SITE[building]:
        return bool(free_sites(g, building))
    terrain = BOARD[g.board].terrain_mask[BUILDING_TERRAIN[building]]
    return fits(FIT[g.board][BUILDING_SHAPE[building]], building_ground(g, building), [terrain])


def building_spots(g: Gloomhaven, building: int) -> list[int]:
    """The spots for a prestige building that has no site of its own. Rule 11.10."""
    terrain = BOARD[g.board].terrain_mask[BUILDING_TERRAIN[building]]
    return spots(FIT[g.board][BUILDING_SHAPE[building]], building_ground(g, building), [terrain])


def free_sites(g: Gloomhaven, building: int) -> list[int]:
    """The sites where a tower or the fortress may stand. Rule 11.12."""
    found: list[int] = []
    for site in BOARD[g.board].sites:
        number = SITE.index(site.id)
        if BUILDING[building] in site.accepts and not SITE_CELLS[g.board][number] & g.taken:
            found.append(SITE_SPOT + number)
    return found
