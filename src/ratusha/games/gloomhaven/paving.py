"""Roads laid before a tile: where the first of them makes the tile possible. Rules 8.5, 8.6 and 8.8."""

from __future__ import annotations

from typing import Final

from ratusha.games.gloomhaven.board import Fit
from ratusha.games.gloomhaven.cells import (
    NEXT,
    NOWHERE,
    ONE,
    Area,
    Cells,
    any_of,
    both,
    either,
    joined,
    meet,
    numbers,
    surroundings,
    without,
)
from ratusha.games.gloomhaven.tiles import covered, fits

NEAR: Final = 2
"""Where in a list of touches that of the builder's own structures stands."""


def paving(
    fit: Fit,
    ground: Cells,
    free: Cells,
    cells: Cells,
    touch: list[Area],
    pieces: list[Area],
    roads: int,
    any_will_do: bool,
) -> Cells:
    """On which of these cells the first of so many roads may lie (or one such cell)."""
    found = one_road(fit, ground, cells, touch, pieces, any_will_do)
    if roads == 1 or (any_will_do and any_of(found)):
        return found
    return several_roads(fit, ground, free, cells, touch, pieces, roads, found, any_will_do)


def several_roads(
    fit: Fit,
    ground: Cells,
    free: Cells,
    cells: Cells,
    touch: list[Area],
    pieces: list[Area],
    roads: int,
    found: Cells,
    any_will_do: bool,
) -> Cells:
    """The same for two roads or more, where the cells `found` are known."""
    wide: list[Area] = []
    for area in touch:
        grown = area.cells
        for laid in range(roads):  # noqa: B007  (compiled, `_` would be an object)
            grown = after_a_road(grown, free, pieces)
        wide.append(Area(grown))
    if not fits(fit, ground, wide):
        return found  # not even if each area grew by all the roads
    for group in groups(without(cells, found), touch):
        reach = group.reach(pieces)
        more = [*pieces, Area(reach)]
        meets = [Area(after_a_road(reach, free, more))]
        for area in group.rest:
            meets.append(Area(after_a_road(area.cells, free, more)))
        tiles = covered(fit, ground, meets)
        near = after_a_road(joined(surroundings(tiles), tiles, pieces), free, pieces)
        for cell in numbers(both(group.cells, near)):
            road = ONE[cell].cells
            if meet(found, road):
                continue
            then = after(touch, cell, pieces)
            left = without(free, road)
            now = [*pieces, then[-1]]
            next_cells = both(then[NEAR].cells, left)
            others = paving(fit, without(ground, road), left, next_cells, then, now, roads - 1, True)
            if any_of(others):
                # Of two roads that are both connected already either may be laid first.
                found = either(found, either(road, both(others, cells)) if roads == 2 else road)
                if any_will_do:
                    return found
    return found


def after_a_road(area: Cells, free: Cells, pieces: list[Area]) -> Cells:
    """An area after a road on any of its free cells."""
    roads = both(area, free)
    return joined(either(area, surroundings(roads)), roads, pieces)


def after(touch: list[Area], cell: int, pieces: list[Area]) -> list[Area]:
    """What a tile must meet once there is a road on a cell: the road, too, and what it is connected to may be
    met through it."""
    road = ONE[cell].cells
    halo = joined(NEXT[cell].cells, road, pieces)
    then: list[Area] = []
    for area in touch:
        then.append(Area(either(area.cells, halo)) if meet(area.cells, road) else area)
    then.append(Area(halo))
    return then


class Group:
    """Cells on which a road would lie in the same areas; `rest` are the areas in which it would not, which a
    tile must meet itself."""

    __slots__ = ("cells", "rest")

    def __init__(self, cells: Cells, rest: list[Area]) -> None:
        self.cells: Cells = cells
        self.rest: list[Area] = rest

    def reach(self, pieces: list[Area]) -> Cells:
        """Where something would be connected to one of these roads."""
        return joined(surroundings(self.cells), self.cells, pieces)


def groups(cells: Cells, touch: list[Area]) -> list[Group]:
    """Cells for a road, by what a tile could meet through it."""
    found = [Group(cells, [])]
    for area in touch:
        for i in range(len(found)):
            group = found[i]
            outside = without(group.cells, area.cells)
            if any_of(outside):
                group.cells = both(group.cells, area.cells)
                found.append(Group(outside, [*group.rest, area]))
    return [group for group in found if any_of(group.cells)]


def one_road(
    fit: Fit, ground: Cells, cells: Cells, touch: list[Area], pieces: list[Area], any_will_do: bool
) -> Cells:
    """The cells (or some of them) where a single road makes a tile possible; all tiles of a group are looked
    at together."""
    found = NOWHERE.cells
    wide: list[Area] = []
    for area in touch:
        wide.append(Area(after_a_road(area.cells, cells, pieces)))
    if not fits(fit, ground, wide):
        return found  # not even if each area grew by all these roads
    for group in groups(cells, touch):
        tiles = covered(fit, ground, [Area(group.reach(pieces)), *group.rest])
        if not any_of(tiles):
            continue
        near = both(group.cells, joined(surroundings(tiles), tiles, pieces))
        found = either(found, without(near, tiles))
        if any_will_do and any_of(found):
            return found
        for cell in numbers(both(near, tiles)):  # is there a tile that leaves the cell to the road?
            road = ONE[cell].cells
            halo = Area(joined(NEXT[cell].cells, road, pieces))
            if fits(fit, without(ground, road), [halo, *group.rest]):
                found = either(found, road)
                if any_will_do:
                    return found
    return found
