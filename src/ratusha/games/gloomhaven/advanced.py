"""Where advanced storages may be built, at once or after roads laid for them. Chapter 8.

A player is asked again and again what he can build, and mostly the answer is the old one: a spot found
before is still free, or nothing that matters has grown since there was none. So what was found last for each
player is kept with all it depends on (see `Prospect`), and looked at before anything is searched for.
"""

from __future__ import annotations

from typing import Final

from ratusha.games.gloomhaven.cells import (
    EVERYWHERE,
    NEXT,
    NOWHERE,
    ONE,
    Area,
    Cells,
    Halo,
    any_of,
    areas,
    both,
    cells_in,
    either,
    joined,
    least,
    meet,
    same,
    without,
)
from ratusha.games.gloomhaven.city import ALL_DISTRICTS, DISTRICTS_WITHOUT, Piece, side_of
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
)
from ratusha.games.gloomhaven.moves import PLACE_MOVES
from ratusha.games.gloomhaven.paving import after, after_a_road, one_road, two_roads
from ratusha.games.gloomhaven.state import Gloomhaven
from ratusha.games.gloomhaven.tiles import a_tile, fits, placings

MOST_ROADS: Final = 2
"""No action lays more roads before a tile."""


def inputs_within_reach(g: Gloomhaven, seat: int, kind: int) -> bool:
    """Does the player own or have access to every input, and is a district free of the resource?"""
    return not INPUTS[kind] & ~g.reach[seat] and g.spread[kind] != ALL_DISTRICTS


def tile_ground(g: Gloomhaven, seat: int, kind: int) -> int:
    """The cells that an advanced storage of a player may cover. Rules 2.2, 2.8 and 2.10."""
    return DISTRICTS_WITHOUT[g.board][g.spread[kind]] & g.open & ~g.apart[seat]


def upgrade_moves(g: Gloomhaven, seat: int, kind: int, before: list[int]) -> list[int]:
    """The moves that place this advanced storage. Rules 8.2 and 8.4."""
    if not inputs_within_reach(g, seat, kind):
        return []
    hope = prospect(g, seat)
    return placings(FIT[g.board][SHAPE_OF[kind]], hope.ground(kind), hope.touches(kind, before), PLACE_MOVES)


def can_upgrade(g: Gloomhaven, seat: int, kind: int, before: list[int]) -> bool:
    """Is there a spot for this advanced storage, without any further road?"""
    hope = prospect(g, seat)
    if before:
        return fits(FIT[g.board][SHAPE_OF[kind]], hope.ground(kind), hope.touches(kind, before))
    return hope.answer(kind, 0)


def first_roads(g: Gloomhaven, seat: int, kinds: list[int], before: list[int], roads: int) -> Cells:
    """The cells for a road that is laid before a tile of one of these resources and connected to it
    afterwards. Rules 8.5 and 8.8."""
    hope = prospect(g, seat)
    paved = hope.paved
    if paved is not None and paved.kinds == kinds and paved.before == before and paved.roads == roads:
        return paved.cells
    found = NOWHERE.cells
    near = both(hope.area(OWN, 0), hope.free)
    for kind in kinds:
        fit = FIT[g.board][SHAPE_OF[kind]]
        touch = hope.touches(kind, before)
        left = without(near, found)
        ground = hope.ground(kind)
        more = one_road(fit, ground, left, touch, hope.pieces, False)
        if roads > 1:
            more = two_roads(fit, ground, hope.free, left, touch, hope.pieces, more, False)
        found = either(found, more)
    hope.paved = Paved(kinds, before, roads, found)
    return found


# -- what is known ------------------------------------------------------------------------------------

UNKNOWN: Final = -1
ANSWERS: Final = RESOURCES * (MOST_ROADS + 1)
OWN: Final = RESOURCES
"""In place of a resource: all that a player owns."""
INPUTS_OF: Final[list[list[int]]] = [
    [part for part in (FIRST_INPUT[kind], SECOND_INPUT[kind]) if part != NOTHING] for kind in range(RESOURCES)
]
INPUTS_AND_OWN: Final[list[list[int]]] = [[*parts, OWN] for parts in INPUTS_OF]
GROUNDS: Final[list[list[Area]]] = [areas(masks) for masks in DISTRICTS_WITHOUT]


class Found:
    """The tile that was found, and the road before it (NOTHING if there is none)."""

    __slots__ = ("cell", "tile")

    def __init__(self, tile: Cells, cell: int) -> None:
        self.tile: Cells = tile
        self.cell: int = cell


class Paved:
    """The cells for a first road that were listed last, and what for."""

    __slots__ = ("before", "cells", "kinds", "roads")

    def __init__(self, kinds: list[int], before: list[int], roads: int, cells: Cells) -> None:
        self.kinds: list[int] = kinds
        self.before: list[int] = before
        self.roads: int = roads
        self.cells: Cells = cells


class Prospect:
    """All that decides where a player can build advanced storages, and what has been found out about it.

    `known` are the answers for this very position; `found` the tiles that were found last, now or earlier;
    `barren`, `cut_off` and `denied` the last positions in which no tile could meet the inputs, or these and
    something of the player, or none was found. Each by resource and number of roads before.
    """

    __slots__ = (
        "apart", "barren", "board", "cut_off", "denied", "far", "found", "free", "grown", "known",
        "links", "near", "network", "open", "paved", "pieces", "spread", "supply", "taken",
    )  # fmt: skip

    def __init__(self, g: Gloomhaven, seat: int, last: Prospect | None) -> None:
        self.board: int = g.board
        self.taken: int = g.taken
        apart = g.apart[seat]
        if last is not None and last.apart.mask == apart:
            self.apart: Halo = last.apart
        else:
            self.apart = Halo(cells_in(apart), apart)
        self.near: Halo = g.near[seat]
        self.network: tuple[Piece, ...] = g.pieces[side_of(g, seat)]
        self.spread: list[int] = g.spread[:]
        self.supply: list[Halo] = g.supply[seat][:]
        self.free: Cells = g.free.cells
        self.open: Cells = without(self.free, self.apart.cells)
        self.pieces: list[Area] = list(self.network)
        self.links: list[Area] | None = None
        self.paved: Paved | None = None
        self.far: list[Area] | None = None
        self.grown: list[Area | None] = [None] * ((RESOURCES + 1) * (MOST_ROADS + 1))
        """For each resource, and last for what the player owns: see `reach`."""
        self.known: list[int] = [UNKNOWN] * ANSWERS
        self.found: list[Found | None] = last.found if last is not None else [None] * ANSWERS
        self.barren: list[Prospect | None] = last.barren if last is not None else [None] * ANSWERS
        self.cut_off: list[Prospect | None] = last.cut_off if last is not None else [None] * ANSWERS
        self.denied: list[Prospect | None] = last.denied if last is not None else [None] * ANSWERS

    def holds(self, g: Gloomhaven, seat: int) -> bool:
        """Is this the position, as far as it matters here?"""
        return (
            self.taken == g.taken
            and self.near.mask == g.near[seat].mask
            and self.apart.mask == g.apart[seat]
            and self.network is g.pieces[side_of(g, seat)]
            and self.supply == g.supply[seat]
            and self.spread == g.spread
        )

    def answer(self, kind: int, roads: int) -> bool:
        """Can this storage be built, with the first of so many roads laid before it?"""
        at = kind * (MOST_ROADS + 1) + roads
        if self.known[at] == UNKNOWN:
            self.known[at] = 1 if self._look_up(at, kind) or self._search(at, kind, roads) else 0
        return self.known[at] == 1

    def ground(self, kind: int) -> Cells:
        """The cells that the tile may cover. Rules 2.2, 2.8 and 2.10."""
        return both(self.open, GROUNDS[self.board][self.spread[kind]].cells)

    def reach(self, what: int, roads: int) -> Area:
        """How far a resource (or OWN) may reach at most after so many roads."""
        at = what * (MOST_ROADS + 1) + roads
        held = self.grown[at]
        if held is None:
            if roads:
                held = Area(after_a_road(self.area(what, roads - 1), self.free, self.pieces))
            else:
                held = self._halo(what)
            self.grown[at] = held
        return held

    def area(self, what: int, roads: int) -> Cells:
        """The same, as cells."""
        return self.reach(what, roads).cells

    def touches(self, kind: int, before: list[int]) -> list[Area]:
        """What the tile must meet: both inputs (a missing one is everywhere), something its builder owns, the
        roads just laid for it."""
        second = SECOND_INPUT[kind]
        touch = [
            self.reach(FIRST_INPUT[kind], 0),
            self.reach(second, 0) if second != NOTHING else EVERYWHERE,
            self.reach(OWN, 0),
        ]
        for cell in before:
            touch.append(Area(joined(NEXT[cell].cells, ONE[cell].cells, self.pieces)))
        return touch

    def near_links(self) -> list[Area]:
        """The pieces of the network that one more road can join."""
        if self.links is None:
            self.links = _meeting(self.pieces, both(self.area(OWN, 0), self.free))
        return self.links

    def far_links(self) -> list[Area]:
        """The pieces of the network that the second of two roads can join."""
        if self.far is None:
            self.far = _meeting(self.pieces, both(self.area(OWN, 1), self.free))
        return self.far

    def _look_up(self, at: int, kind: int) -> bool:
        """Is what was found last still possible?"""
        found = self.found[at]
        if found is None:
            return False
        tile = found.tile
        if any_of(without(tile, self.ground(kind))):
            return False
        if found.cell == NOTHING:
            return meet(tile, self.area(OWN, 0)) and self._meets_inputs(kind, tile)
        road = ONE[found.cell].cells
        if meet(tile, road) or not meet(both(road, self.free), self.area(OWN, 0)):
            return False
        if not self._meets_inputs(kind, either(tile, road)):
            return False
        return meet(tile, joined(NEXT[found.cell].cells, road, self.pieces))

    def _meets_inputs(self, kind: int, cells: Cells) -> bool:
        """Do these cells meet all inputs of a resource?"""
        return all(meet(cells, self.area(what, 0)) for what in INPUTS_OF[kind])

    def _as_before(self, at: int, kind: int, roads: int) -> bool:
        """Was nothing found last time, and has nothing grown since? (Less ground can't help.)"""
        then = self.denied[at]
        if then is None or any_of(without(self.ground(kind), then.ground(kind))):
            return False
        for what in INPUTS_AND_OWN[kind]:
            if not same(self.area(what, 0), then.area(what, 0)):
                return False
        if roads == 0:
            return True
        if any_of(without(self.free, then.free)):
            return False
        if roads == 1:
            return _alike(self.near_links(), then.near_links())
        return _alike(self.far_links(), then.far_links())

    def _none(self, denials: list[Prospect | None], at: int, kind: int, roads: int, meets: list[int]) -> bool:
        """Can no tile meet all of these, even if each reached as far as it may? If there was none last time,
        one must meet what has grown since."""
        ground = self.ground(kind)
        fresh = NOWHERE.cells
        then = denials[at]
        if then is not None and not any_of(without(ground, then.ground(kind))):
            if self._no_farther(then, roads, meets):
                return True
            for what in meets:
                fresh = either(fresh, without(self.area(what, roads), then.area(what, roads)))
            fresh = both(fresh, ground)
            if not any_of(fresh):
                return True
        touch = [Area(fresh)] if any_of(fresh) else []
        for what in meets:
            touch.append(self.reach(what, roads))
        none = not fits(FIT[self.board][SHAPE_OF[kind]], ground, touch)
        denials[at] = self if none else None
        return none

    def _no_farther(self, then: Prospect, roads: int, meets: list[int]) -> bool:
        """Does none of these reach farther than then? A quick look: the same network, no more free land."""
        if roads and (self.network is not then.network or any_of(without(self.free, then.free))):
            return False
        return all(self._mask(what) == then._mask(what) for what in meets)

    def _mask(self, what: int) -> int:
        """How far a resource (or OWN) reaches now."""
        return self._halo(what).mask

    def _halo(self, what: int) -> Halo:
        """The same, as words and mask."""
        return self.near if what == OWN else self.supply[what]

    def _search(self, at: int, kind: int, roads: int) -> bool:
        """Look for a tile, and for the first road if there are any."""
        if self._none(self.barren, at, kind, roads, INPUTS_OF[kind]) or self._none(
            self.cut_off, at, kind, roads, INPUTS_AND_OWN[kind]
        ):
            for fewer in range(roads):  # can't help where more do not
                self.known[at - roads + fewer] = 0
            return False
        if self._as_before(at, kind, roads):
            return False
        fit = FIT[self.board][SHAPE_OF[kind]]
        ground = self.ground(kind)
        touch = self.touches(kind, [])
        cell = NOTHING
        if roads:
            near = both(self.area(OWN, 0), self.free)
            links = self.near_links()
            cells = one_road(fit, ground, near, touch, links, True)
            if not any_of(cells):
                more = roads > 1 and any_of(
                    two_roads(fit, ground, self.free, near, touch, self.far_links(), cells, True)
                )
                self.denied[at] = None if more else self
                return more
            cell = least(cells)
            ground = without(ground, ONE[cell].cells)
            touch = after(touch, cell, links)
        self.found[at] = Found(a_tile(fit, ground, touch), cell)
        return True


def _meeting(pieces: list[Area], cells: Cells) -> list[Area]:
    """Those of the pieces that meet some cells."""
    return [piece for piece in pieces if meet(piece.cells, cells)]


def _alike(some: list[Area], others: list[Area]) -> bool:
    """Are these the same pieces?"""
    if len(some) != len(others):
        return False
    return all(same(some[i].cells, others[i].cells) for i in range(len(some)))


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


def forget() -> None:
    """Remember nothing of earlier positions: for benchmarks."""
    for at in range(len(_LAST)):
        _LAST[at] = None
