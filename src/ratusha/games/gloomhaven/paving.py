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
    least,
    meet,
    numbers,
    surroundings,
    without,
)
from ratusha.games.gloomhaven.tiles import a_tile, covered, fits
from ratusha.kernel.bits import BIT

NEAR: Final = 2
"""Where in a list of touches that of the builder's own structures stands."""


def two_roads(
    fit: Fit,
    ground: Cells,
    free: Cells,
    cells: Cells,
    touch: list[Area],
    pieces: list[Area],
    found: Cells,
    any_will_do: bool,
) -> Cells:
    """On which of these cells the first of two roads may lie, or of one: the cells `found` are known. If any
    will do, some of them.

    The cells of a group that no tile could reach are left out together. Of the others one is searched, and
    with the tile that is found there all that can be laid before the same tile are found together.
    """
    wide: list[Area] = []
    for area in touch:
        once = after_a_road(area.cells, free, pieces)
        wide.append(Area(after_a_road(once, free, pieces)))
    if not fits(fit, ground, wide):
        return found  # not even if each area grew by both roads
    tiles = Tiles(fit, ground, touch, wide[NEAR], pieces)
    near = both(touch[NEAR].cells, free)
    for group in groups(without(cells, found), touch):
        left = without(tiles.firsts(group, free, near), found)
        while any_of(left):
            cell = least(left)
            road = ONE[cell].cells
            then = after(touch, cell, pieces)
            now = [*pieces, then[-1]]
            ground_left = without(ground, road)
            next_cells = without(both(then[NEAR].cells, free), road)
            seconds = one_road(fit, ground_left, next_cells, then, now, True)
            left = without(left, road)
            if not any_of(seconds):
                continue
            # Of two roads that are both connected already either may be laid first.
            found = either(found, either(road, both(seconds, cells)))
            if any_will_do:
                return found
            second = least(seconds)
            tile = a_tile(fit, without(ground_left, ONE[second].cells), after(then, second, now))
            found = either(found, tiles.firsts_before(tile, group, free, near))
            left = without(left, found)
    return found


class Tiles:
    """The tiles that may be laid after two roads, by what they must meet themselves (`wide` is always one of
    that): a set of the areas of `touch` as a mask of their numbers."""

    __slots__ = ("fit", "ground", "pieces", "reach", "touch", "wide")

    def __init__(self, fit: Fit, ground: Cells, touch: list[Area], wide: Area, pieces: list[Area]) -> None:
        self.fit: Fit = fit
        self.ground: Cells = ground
        self.touch: list[Area] = touch
        self.wide: Area = wide
        self.pieces: list[Area] = pieces
        self.reach: list[Area | None] = [None] * BIT[len(touch)]

    def within_reach(self, areas: int) -> Cells:
        """Where a road would be connected to a tile that meets these areas."""
        held = self.reach[areas]
        if held is None:
            held = Area(self._within_reach([self.wide], areas))
            self.reach[areas] = held
        return held.cells

    def _within_reach(self, meets: list[Area], areas: int) -> Cells:
        """Where a road would be connected to a tile that meets these areas and some more."""
        for i, area in enumerate(self.touch):
            if areas & BIT[i]:
                meets.append(area)
        tiles = covered(self.fit, self.ground, meets)
        return joined(surroundings(tiles), tiles, self.pieces)

    def firsts(self, group: Group, free: Cells, near: Cells) -> Cells:
        """On which cells of a group the first road may lie at most: the tile meets each of the areas that the
        road does not lie in by itself or through the second road."""
        found = NOWHERE.cells
        through = group.missing
        while True:
            areas = group.missing ^ through
            reach = self.within_reach(areas)
            if any_of(reach):
                seconds = self.inside(through, free)
                found = either(found, both(group.cells, linked(reach, seconds, self.pieces)))
                others = both(both(seconds, reach), near)
                if any_of(others) and any_of(without(both(group.cells, reach), found)):
                    apart = Area(joined(surroundings(others), others, self.pieces))
                    found = either(found, both(group.cells, self._within_reach([self.wide, apart], areas)))
            if not through:
                return found
            through = through - 1 & group.missing

    def firsts_before(self, tile: Cells, group: Group, free: Cells, near: Cells) -> Cells:
        """On which cells of a group the first road may lie if this is the tile."""
        through = 0
        for i, area in enumerate(self.touch):
            if group.missing & BIT[i] and not meet(area.cells, tile):
                through |= BIT[i]
        reach = joined(surroundings(tile), tile, self.pieces)
        seconds = self.inside(through, free)
        found = linked(reach, seconds, self.pieces)
        if meet(both(seconds, reach), near):
            found = either(found, reach)
        return without(both(group.cells, found), tile)

    def inside(self, areas: int, cells: Cells) -> Cells:
        """Those of some cells that lie in all of these areas."""
        for i, area in enumerate(self.touch):
            if areas & BIT[i]:
                cells = both(cells, area.cells)
        return cells


def linked(reach: Cells, seconds: Cells, pieces: list[Area]) -> Cells:
    """Where a first road is connected to one of some second roads and one of the two to a tile: `reach` is
    where a road would be."""
    close = both(seconds, reach)
    found = joined(surroundings(close), close, pieces)
    return either(found, both(reach, joined(surroundings(seconds), seconds, pieces)))


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
    tile must meet itself, `missing` the mask of their numbers."""

    __slots__ = ("cells", "missing", "rest")

    def __init__(self, cells: Cells, rest: list[Area], missing: int) -> None:
        self.cells: Cells = cells
        self.rest: list[Area] = rest
        self.missing: int = missing

    def reach(self, pieces: list[Area]) -> Cells:
        """Where something would be connected to one of these roads."""
        return joined(surroundings(self.cells), self.cells, pieces)


def groups(cells: Cells, touch: list[Area]) -> list[Group]:
    """Cells for a road, by what a tile could meet through it."""
    found = [Group(cells, [], 0)]
    for at, area in enumerate(touch):
        for i in range(len(found)):
            group = found[i]
            outside = without(group.cells, area.cells)
            if any_of(outside):
                group.cells = both(group.cells, area.cells)
                found.append(Group(outside, [*group.rest, area], group.missing | BIT[at]))
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
