"""Where advanced storages may be built, at once or after roads laid for them. Chapter 8.

A player is asked again and again what he can build, and mostly the answer is the old one: a spot found
before is still free, or nothing that matters has grown since there was none. So what was found last for each
player is kept with all it depends on (see `Prospect`), and looked at before anything is searched for.
"""

from __future__ import annotations

from typing import Final

from ratusha.games.gloomhaven.board import Fit
from ratusha.games.gloomhaven.city import ALL_DISTRICTS, DISTRICTS_WITHOUT, area_of, joined, side_of
from ratusha.games.gloomhaven.components import (
    BOARD,
    FIRST_INPUT,
    FIT,
    INPUTS,
    NOTHING,
    RESOURCES,
    SEATS,
    SECOND_INPUT,
    SHAPE_OF,
    TILE,
)
from ratusha.games.gloomhaven.geometry import AROUND, CELL, ON_BOARD, around, cells_of
from ratusha.games.gloomhaven.ground import free_land
from ratusha.games.gloomhaven.state import Gloomhaven
from ratusha.games.gloomhaven.tiles import a_spot, covered, fits, spots
from ratusha.kernel.bits import lowest

MOST_ROADS: Final = 2
"""No action lays more roads before a tile."""


def inputs_within_reach(g: Gloomhaven, seat: int, kind: int) -> bool:
    """Does the player own or have access to every input, and is a district free of the resource?"""
    return not INPUTS[kind] & ~g.reach[seat] and g.spread[kind] != ALL_DISTRICTS


def tile_ground(g: Gloomhaven, seat: int, kind: int) -> int:
    """The cells that an advanced storage of a player may cover. Rules 2.2, 2.8 and 2.10."""
    return DISTRICTS_WITHOUT[g.board][g.spread[kind]] & ~(g.taken | g.apart[seat])


def tile_touches(g: Gloomhaven, seat: int, kind: int, before: list[int]) -> list[int]:
    """What such a tile must meet: both inputs (a missing one is everywhere), something its builder owns, the
    roads just laid for it."""
    supply = g.supply[seat]
    second = SECOND_INPUT[kind]
    touch = [supply[FIRST_INPUT[kind]], supply[second] if second != NOTHING else ON_BOARD, g.near[seat]]
    for cell in before:
        touch.append(area_of(g, CELL[cell], side_of(g, seat)))
    return touch


def upgrade_spots(g: Gloomhaven, seat: int, kind: int, before: list[int]) -> list[int]:
    """The spots for this advanced storage. Rules 8.2 and 8.4."""
    if not inputs_within_reach(g, seat, kind):
        return []
    fit = FIT[g.board][SHAPE_OF[kind]]
    return spots(fit, tile_ground(g, seat, kind), tile_touches(g, seat, kind, before))


def can_upgrade(g: Gloomhaven, seat: int, kind: int, before: list[int]) -> bool:
    """Is there a spot for this advanced storage, without any further road?"""
    if before:
        fit = FIT[g.board][SHAPE_OF[kind]]
        return fits(fit, tile_ground(g, seat, kind), tile_touches(g, seat, kind, before))
    return prospect(g, seat).answer(kind, 0)


# -- what is known ------------------------------------------------------------------------------------

UNKNOWN: Final = -1
ANSWERS: Final = RESOURCES * (MOST_ROADS + 1)
OWN: Final = RESOURCES
"""In place of a resource: all that a player owns."""
INPUTS_OF: Final[list[list[int]]] = [
    [part for part in (FIRST_INPUT[kind], SECOND_INPUT[kind]) if part != NOTHING] for kind in range(RESOURCES)
]
INPUTS_AND_OWN: Final[list[list[int]]] = [[*parts, OWN] for parts in INPUTS_OF]


class Found:
    """The spot of a tile that was found, and the road before it (NOTHING if there is none)."""

    __slots__ = ("cell", "tile")

    def __init__(self, tile: int, cell: int) -> None:
        self.tile: int = tile
        self.cell: int = cell


class Prospect:
    """All that decides where a player can build advanced storages, and what has been found out about it.

    `known` are the answers for this very position; `found` the tiles that were found last, now or earlier;
    `barren`, `cut_off` and `denied` the last positions in which no tile could meet the inputs, or these and
    something of the player, or none was found. Each by resource and number of roads before.
    """

    __slots__ = (
        "apart", "barren", "board", "cut_off", "denied", "farther", "found", "free", "grown", "halos",
        "known", "links", "near", "open", "spread", "supply", "taken",
    )  # fmt: skip

    def __init__(self, g: Gloomhaven, seat: int, last: Prospect | None) -> None:
        self.board: int = g.board
        self.taken: int = g.taken
        self.apart: int = g.apart[seat]
        self.near: int = g.near[seat]
        self.halos: tuple[int, ...] = g.halos[side_of(g, seat)]
        self.spread: list[int] = g.spread[:]
        self.supply: list[int] = g.supply[seat][:]
        self.free: int = free_land(g)
        self.open: int = self.free & ~self.apart
        cells = self.near & self.free
        self.links: tuple[int, ...] = tuple([halo for halo in self.halos if halo & cells])
        """The pieces of the network that one more road can join."""
        self.farther: tuple[int, ...] | None = None
        self.grown: list[int] = [UNKNOWN] * ((RESOURCES + 1) * (MOST_ROADS + 1))
        """For each resource, and last for what the player owns: see `area`."""
        self.known: list[int] = [UNKNOWN] * ANSWERS
        self.found: list[Found | None] = last.found if last is not None else [None] * ANSWERS
        self.barren: list[Prospect | None] = last.barren if last is not None else [None] * ANSWERS
        self.cut_off: list[Prospect | None] = last.cut_off if last is not None else [None] * ANSWERS
        self.denied: list[Prospect | None] = last.denied if last is not None else [None] * ANSWERS

    def holds(self, g: Gloomhaven, seat: int) -> bool:
        """Is this the position, as far as it matters here?"""
        return (
            self.taken == g.taken
            and self.near == g.near[seat]
            and self.apart == g.apart[seat]
            and self.halos is g.halos[side_of(g, seat)]
            and self.supply == g.supply[seat]
            and self.spread == g.spread
        )

    def answer(self, kind: int, roads: int) -> bool:
        """Can this storage be built, with the first of so many roads laid before it?"""
        at = kind * (MOST_ROADS + 1) + roads
        if self.known[at] == UNKNOWN:
            self.known[at] = 1 if self._look_up(at, kind, roads) or self._search(at, kind, roads) else 0
        return self.known[at] == 1

    def ground(self, kind: int) -> int:
        """The cells that the tile may cover."""
        return self.open & DISTRICTS_WITHOUT[self.board][self.spread[kind]]

    def first(self, kind: int) -> int:
        """Where the tile meets its first input."""
        return self.supply[FIRST_INPUT[kind]]

    def second(self, kind: int) -> int:
        """Where it meets its second input: everywhere, if it has a single one."""
        second = SECOND_INPUT[kind]
        return self.supply[second] if second != NOTHING else ON_BOARD

    def _look_up(self, at: int, kind: int, roads: int) -> bool:
        """Is what was found last still possible?"""
        found = self.found[at]
        if found is None:
            return False
        tile = found.tile
        ground = self.ground(kind)
        if tile & ground != tile:
            return False
        if found.cell == NOTHING:
            return bool(tile & self.near and tile & self.first(kind) and tile & self.second(kind))
        road = CELL[found.cell]
        if tile & road or not road & self.near & self.free:
            return False
        both = tile | road
        if not (both & self.first(kind) and both & self.second(kind)):
            return False
        return bool(tile & joined(AROUND[found.cell], road, self.halos))

    def _as_before(self, at: int, kind: int, roads: int) -> bool:
        """Was nothing found last time, and has nothing grown since? (Less ground can't help.)"""
        then = self.denied[at]
        if then is None or self.ground(kind) & ~then.ground(kind):
            return False
        if self.near != then.near or self.first(kind) != then.first(kind):
            return False
        if self.second(kind) != then.second(kind) or (roads and self.free & ~then.free):
            return False
        return roads == 0 or (
            self.links == then.links if roads == 1 else self.far_links() == then.far_links()
        )

    def far_links(self) -> tuple[int, ...]:
        """The pieces of the network that the second of two roads can join."""
        if self.farther is None:
            cells = _grown(self.near, self.free, self.links) & self.free
            self.farther = tuple([halo for halo in self.halos if halo & cells])
        return self.farther

    def area(self, what: int, roads: int) -> int:
        """How far a resource (or OWN) may reach at most after so many roads."""
        if not roads:
            return self.near if what == OWN else self.supply[what]
        at = what * (MOST_ROADS + 1) + roads
        if self.grown[at] == UNKNOWN:
            self.grown[at] = _grown(self.area(what, roads - 1), self.free, self.halos)
        return self.grown[at]

    def _none(self, denials: list[Prospect | None], at: int, kind: int, roads: int, meets: list[int]) -> bool:
        """Can no tile meet all of these, even if each reached as far as it may? If there was none last time,
        one must meet what has grown since."""
        ground = self.ground(kind)
        touch = [self.area(what, roads) for what in meets]
        then = denials[at]
        if then is not None and not ground & ~then.ground(kind):
            fresh = 0
            for i in range(len(meets)):
                fresh |= touch[i] & ~then.area(meets[i], roads)
            fresh &= ground
            if not fresh:
                return True
            touch.insert(0, fresh)
        none = a_spot(FIT[self.board][SHAPE_OF[kind]], ground, touch) == NOTHING
        denials[at] = self if none else None
        return none

    def _search(self, at: int, kind: int, roads: int) -> bool:
        """Look for a tile, and for the first road if there are any."""
        if self._none(self.barren, at, kind, roads, INPUTS_OF[kind]):
            return False
        if self._none(self.cut_off, at, kind, roads, INPUTS_AND_OWN[kind]) or self._as_before(
            at, kind, roads
        ):
            return False
        fit = FIT[self.board][SHAPE_OF[kind]]
        ground = self.ground(kind)
        touch = [self.first(kind), self.second(kind), self.near]
        cell = NOTHING
        if roads:
            cells = one_road(fit, ground, self.near & self.free, touch, self.links)
            if not cells:
                halos = self.far_links()
                more = roads > 1 and several_roads(fit, ground, self.free, touch, halos, roads, 0, True) != 0
                self.denied[at] = None if more else self
                return more
            cell = lowest(cells)
            ground &= ~CELL[cell]
            touch = after(touch, cell, self.links)
        self.found[at] = Found(TILE[SHAPE_OF[kind]][a_spot(fit, ground, touch)], cell)
        return True


_LAST: Final[list[Prospect | None]] = [None] * (len(BOARD) * SEATS[1])
"""The last prospect of each board and seat."""


def prospect(g: Gloomhaven, seat: int) -> Prospect:
    """What is known about a player's advanced storages."""
    at = g.board * SEATS[1] + seat
    last = _LAST[at]
    if last is not None and last.holds(g, seat):
        return last
    made = Prospect(g, seat, last)
    _LAST[at] = made
    return made


# -- roads before the tile ----------------------------------------------------------------------------

NEAR: Final = 2
"""Where in a list of touches that of the builder's own structures stands."""


def first_roads(g: Gloomhaven, seat: int, kind: int, before: list[int], roads: int) -> int:
    """The cells for a road that is laid before the tile and connected to it afterwards. Rules 8.5 and 8.8."""
    touch = tile_touches(g, seat, kind, before)
    fit = FIT[g.board][SHAPE_OF[kind]]
    halos = g.halos[side_of(g, seat)]
    return paving(fit, tile_ground(g, seat, kind), free_land(g), touch, halos, roads, False)


def paving(
    fit: Fit, ground: int, free: int, touch: list[int], halos: tuple[int, ...], roads: int, any_will_do: bool
) -> int:
    """Where the first of so many roads may lie (or one such cell)."""
    cells = touch[NEAR] & free
    found = one_road(fit, ground, cells, touch, halos)
    return found if roads == 1 else several_roads(fit, ground, free, touch, halos, roads, found, any_will_do)


def several_roads(
    fit: Fit,
    ground: int,
    free: int,
    touch: list[int],
    halos: tuple[int, ...],
    roads: int,
    found: int,
    any_will_do: bool,
) -> int:
    """The same for two roads or more, where the cells `found` are known."""
    if found and any_will_do:
        return found
    cells = touch[NEAR] & free
    wide = touch
    for _ in range(roads):
        wide = [_grown(area, free, halos) for area in wide]
    if not fits(fit, ground, wide):
        return found  # not even if each area grew by all the roads
    for group in groups(cells & ~found, touch):
        reach = group.reach(halos)
        pieces = (*halos, reach)
        tiles = covered(fit, ground, [_grown(area, free, pieces) for area in (reach, *group.rest)])
        near = joined(around(tiles), tiles, halos)
        for cell in cells_of(group.cells & _grown(near, free, halos)):
            if found and any_will_do:
                break
            left = ~CELL[cell]
            then = after(touch, cell, halos)
            if paving(fit, ground & left, free & left, then, (*halos, then[-1]), roads - 1, True):
                found |= CELL[cell]
    return found


def _grown(area: int, free: int, halos: tuple[int, ...]) -> int:
    """An area after a road on any of its cells."""
    return joined(area | around(area & free), area & free, halos)


def after(touch: list[int], cell: int, halos: tuple[int, ...]) -> list[int]:
    """What a tile must meet once there is a road on a cell: the road, too, and what it is connected to may be
    met through it."""
    halo = joined(AROUND[cell], CELL[cell], halos)
    then = [area | halo if area & CELL[cell] else area for area in touch]
    then.append(halo)
    return then


class Group:
    """Cells on which a road would lie in the same areas; `rest` are the areas in which it would not, which a
    tile must meet itself."""

    __slots__ = ("cells", "rest")

    def __init__(self, cells: int, rest: list[int]) -> None:
        self.cells: int = cells
        self.rest: list[int] = rest

    def reach(self, halos: tuple[int, ...]) -> int:
        """Where something would be connected to one of these roads."""
        return joined(around(self.cells), self.cells, halos)


def groups(cells: int, touch: list[int]) -> list[Group]:
    """Cells for a road, by what a tile could meet through it."""
    found = [Group(cells, [])]
    for area in touch:
        for i in range(len(found)):
            group = found[i]
            outside = group.cells & ~area
            if outside:
                group.cells &= area
                found.append(Group(outside, [*group.rest, area]))
    return [group for group in found if group.cells]


def one_road(fit: Fit, ground: int, cells: int, touch: list[int], halos: tuple[int, ...]) -> int:
    """The cells where a single road makes a tile possible; all tiles of a group are looked at together."""
    if not fits(fit, ground, [_grown(area, cells, halos) for area in touch]):
        return 0  # not even if each area grew by all these roads
    found = 0
    for group in groups(cells, touch):
        tiles = covered(fit, ground, [group.reach(halos), *group.rest])
        if not tiles:
            continue
        near = group.cells & joined(around(tiles), tiles, halos)
        found |= near & ~tiles
        for cell in cells_of(near & tiles):  # is there a tile that leaves the cell to the road?
            road = CELL[cell]
            if fits(fit, ground & ~road, [joined(AROUND[cell], road, halos), *group.rest]):
                found |= road
    return found
