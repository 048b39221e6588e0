"""How an advanced storage comes to stand somewhere: the shortest way to it, in actions.

A rule of thumb for bots; no rule depends on it. Its inputs are brought within reach and together, then comes
the tile itself.
"""

from __future__ import annotations

from typing import Final

from ratusha.games.gloomhaven.advanced import GROUNDS
from ratusha.games.gloomhaven.board import DISTRICTS
from ratusha.games.gloomhaven.cells import (
    ONE,
    Area,
    Cells,
    any_of,
    areas,
    both,
    either,
    meet,
    size,
    surroundings,
    without,
)
from ratusha.games.gloomhaven.circles import (
    Circles,
    Fringe,
    area_in,
    meeting,
    until_it_meets,
    until_they_meet,
)
from ratusha.games.gloomhaven.city import area_for
from ratusha.games.gloomhaven.components import (
    BASICS,
    BIT,
    BOARD,
    BRIDGES,
    COMMISSION_AFTER,
    FIRST_INPUT,
    FIT,
    NEUTRAL,
    NOTHING,
    PRICE,
    RESOURCES,
    SECOND_INPUT,
    SHAPE_OF,
)
from ratusha.games.gloomhaven.rings import FAR
from ratusha.games.gloomhaven.state import Gloomhaven
from ratusha.games.gloomhaven.tiles import covered

LATER: Final[list[float]] = [0.87**n for n in range(40)]
"""What a point is worth so many actions later."""
ENOUGH_ROOM: Final = 24
CRAMPED: Final = 0.125
"""Where a tile has fewer cells to lie on each that is missing counts as a part of an action: sooner or later
something else will cover them."""
BRIDGE_ACTIONS: Final = 2
"""What a bridge takes beyond a road."""
JOINED: Final = 3.0
"""What it is worth that two inputs can be joined."""
NEVER: Final = 39.0
"""This many actions are as good as never."""
DISTRICT_CELLS: Final[list[list[Area]]] = [areas(board.district_mask) for board in BOARD]
BARRIER_CELLS: Final[list[Area]] = areas([board.barrier for board in BOARD])
"""For each board: the cells of each district, and those of bridges and gates."""
BY_ROADS: Final = 0
BY_ACCESS: Final = 1
BY_COMMISSION: Final = 2
"""What a way to an advanced storage begins with: roads or a storage of one's own, access to a storage, or
another's storage."""


class Way:
    """How an advanced storage comes to stand in a district: how many actions it takes, what it begins with,
    and from where the way to a building is counted: connected after no, one, two… further roads."""

    __slots__ = ("actions", "first", "origin", "part")

    def __init__(self, actions: float, origin: Circles, first: int, part: int = NOTHING) -> None:
        self.actions = actions
        self.origin = origin
        self.first = first
        self.part = part


class Ways:
    """The ways of one player; with `extra`, if he built a storage of that resource where it suits him."""

    __slots__ = (
        "anywhere", "around_own", "best_road", "bridging", "crossing", "extra", "free", "g", "open", "rooms",
        "seat", "standing", "ways", "within",
    )  # fmt: skip

    def __init__(self, g: Gloomhaven, seat: int, extra: int) -> None:
        self.g = g
        self.seat = seat
        self.extra: int = extra
        self.best_road: float = 0.0
        """What the best next road would add."""
        self.free: Cells = g.free.cells
        self.open: Cells = without(self.free, area_in(g.apart[seat]).cells)
        """Where the player's things may stand."""
        self.bridging: bool = len(g.bridges[seat]) < BRIDGES
        self.crossing: Cells = self.free
        """Where a way may lead if bridges and gates are built for it."""
        if self.bridging:
            barrier = BARRIER_CELLS[g.board].cells
            for bridges in g.bridges:
                for cell in bridges:
                    barrier = without(barrier, ONE[cell].cells)
            self.crossing = either(self.free, barrier)
        self.ways: list[Way | None] = [None] * (RESOURCES * DISTRICTS)
        self.rooms: list[Area | None] = [None] * RESOURCES
        self.within: list[Circles | None] = [None] * RESOURCES
        self.anywhere: list[Circles | None] = [None] * RESOURCES
        self.around_own: Circles = Circles(g.near[seat].cells, self.free)
        """Where something is connected to what the player owns."""
        self.standing: list[int] = [0] * RESOURCES
        """The storages of each resource that stand, as a mask."""
        for s in range(len(g.kinds)):
            self.standing[g.kinds[s]] |= BIT[s]

    def way(self, r: int, district: int) -> Way:
        """The shortest way to a storage of an advanced resource in a district."""
        at = r * DISTRICTS + district
        found = self.ways[at]
        if found is None:
            found = self._way(r, district)
            self.ways[at] = found
        return found

    def _way(self, r: int, district: int) -> Way:
        """Its inputs within reach, brought together, then the tile itself; never where no tile fits, for what
        covers the ground stays."""
        g = self.g
        ground = both(self._room(r), DISTRICT_CELLS[g.board][district].cells)
        if not any_of(ground):
            return Way(NEVER, self.around_own, BY_ROADS)
        actions = 2.0
        actions += CRAMPED * max(0, ENOUGH_ROOM - size(ground))
        if g.coins[self.seat] < PRICE[r]:
            actions += (PRICE[r] - g.coins[self.seat]) * 0.5
        bought = NOTHING
        ordered = NOTHING
        elsewhere = False
        for part in (FIRST_INPUT[r], SECOND_INPUT[r]):
            if part == NOTHING or part == self.extra:
                continue
            if not g.spread[part]:
                if part >= BASICS:
                    actions += self._input(part, district)
                    if self.way(part, district).first == BY_COMMISSION:
                        ordered = self.way(part, district).part
                elif g.own_basics[self.seat] & BIT[part]:
                    actions += 1.0
                elif g.basic_owner[part] != NEUTRAL and g.completed < COMMISSION_AFTER:
                    actions += 3.0
                else:
                    actions += 2.0
                    ordered = part
            elif not g.reach[self.seat] & BIT[part]:
                actions += 1.0
                bought = part
            elif g.usable[self.seat] & self.standing[part] != self.standing[part]:
                elsewhere = True
        one = self.rings(FIRST_INPUT[r])
        other = self.rings(SECOND_INPUT[r]) if SECOND_INPUT[r] != NOTHING else None
        lacking = self._lacking(ground, one, other)
        way = Way(actions + min(lacking, FAR), one, BY_ACCESS if bought != NOTHING else BY_ROADS, bought)
        if 0 < lacking <= FAR:
            self.best_road = max(self.best_road, JOINED * (LATER[lacking - 1] - LATER[lacking]))
        if elsewhere and lacking > 1:
            self._by_access(r, ground, actions, way)
        if lacking > 2:
            self._by_new_storage(r, district, actions, way)
        if ordered != NOTHING:
            way.first = BY_COMMISSION
            way.part = ordered
        return way

    def _input(self, r: int, district: int) -> float:
        """What it takes to have an advanced input that stands nowhere yet: here, or beyond a bridge."""
        fewest = self.way(r, district).actions
        if fewest >= NEVER and self.bridging:
            for other in range(DISTRICTS):
                fewest = min(fewest, self.way(r, other).actions + BRIDGE_ACTIONS)
        return fewest

    def _room(self, r: int) -> Cells:
        """The ground that a tile of an advanced resource can cover. Rules 2.2, 2.8 and 2.10."""
        found = self.rooms[r]
        if found is None:
            board = self.g.board
            ground = both(self.open, GROUNDS[board][self.g.spread[r]].cells)
            found = Area(covered(FIT[board][SHAPE_OF[r]], ground, []))
            self.rooms[r] = found
        return found.cells

    def _lacking(self, ground: Cells, one: Circles, other: Circles | None) -> int:
        """How many roads are lacking until a tile on this ground can join two inputs (or the only one) with
        each other and with something of the player's."""
        first = Fringe(one, ground)
        own = Fringe(self.around_own, ground)
        if other is None:
            return until_they_meet(first, own)
        second = Fringe(other, ground)
        lacking = until_they_meet(first, second)
        if lacking <= FAR:
            lacking += until_it_meets(meeting(first, second, lacking), own)
        return lacking

    def _by_access(self, r: int, ground: Cells, actions: float, way: Way) -> None:
        """Is it shorter with access to other storages of inputs that are within reach already?"""
        for part, rest in ((FIRST_INPUT[r], SECOND_INPUT[r]), (SECOND_INPUT[r], FIRST_INPUT[r])):
            if part == NOTHING or self.open_rings(part) is self.rings(part):
                continue
            other = self.rings(rest) if rest != NOTHING else None
            lacking = self._lacking(ground, self.open_rings(part), other)
            if actions + 1 + lacking < way.actions:
                way.actions = actions + 1 + lacking
                way.origin = self.open_rings(part)
                way.first = BY_ACCESS
                way.part = part
        if SECOND_INPUT[r] != NOTHING:
            one = self.open_rings(FIRST_INPUT[r])
            lacking = self._lacking(ground, one, self.open_rings(SECOND_INPUT[r]))
            if actions + 2 + lacking < way.actions:
                way.actions = actions + 2 + lacking
                way.origin = one
                way.first = BY_ACCESS
                way.part = FIRST_INPUT[r]

    def _by_new_storage(self, r: int, district: int, actions: float, way: Way) -> None:
        """Is it shorter with a new storage of a basic input near the other one (or near his own things)?"""
        g = self.g
        for part, rest in ((FIRST_INPUT[r], SECOND_INPUT[r]), (SECOND_INPUT[r], FIRST_INPUT[r])):
            if part == NOTHING or part >= BASICS:
                continue
            owner = g.basic_owner[part]
            more = 0.0 if part == self.extra else 2.0
            if owner != self.seat and part != self.extra:
                if owner != NEUTRAL and g.completed < COMMISSION_AFTER:
                    continue
                more = 3.0
            origin = self.rings(rest) if rest != NOTHING else self.around_own
            if actions + more >= way.actions:
                continue
            ground = without(self.free, area_in(g.apart[owner]).cells)
            ground = both(ground, GROUNDS[g.board][g.spread[part]].cells)
            ground = both(ground, DISTRICT_CELLS[g.board][district].cells)
            if meet(ground, surroundings(surroundings(both(origin.after(0), self.free)))):
                way.actions = actions + more
                way.origin = origin
                way.first = BY_ROADS if owner == self.seat else BY_COMMISSION
                way.part = part

    def area(self, storages: int) -> Cells:
        """Where something is connected to one of these storages."""
        area = 0
        while storages:
            low = storages & -storages
            storages ^= low
            area |= self.g.area[low.bit_length() - 1]
        return area_in(area).cells

    def rings(self, kind: int) -> Circles:
        """Where a tile is connected to a storage of this resource after no, one, two… further roads: one that
        the player may use, else any that stands, else one that may stand anywhere."""
        found = self.within[kind]
        if found is None:
            area = self.g.supply[self.seat][kind].cells
            if kind == self.extra and kind >= BASICS:
                area = either(area, self.rings(FIRST_INPUT[kind]).after(2))
            if not any_of(area):
                area = self.area(self.standing[kind])
                if not any_of(area):
                    area = self.free
            found = Circles(area, self.crossing)
            self.within[kind] = found
        return found

    def open_rings(self, kind: int) -> Circles:
        """The same for any storage of this resource: access to those he may not use yet can be bought."""
        found = self.anywhere[kind]
        if found is None:
            g = self.g
            area = 0
            storages = self.standing[kind]
            while storages:
                low = storages & -storages
                storages ^= low
                area |= area_for(g, low.bit_length() - 1, self.seat)
            found = self.rings(kind)
            wide = area_in(area).cells
            if any_of(without(wide, found.after(0))):
                found = Circles(wide, self.crossing)
            self.anywhere[kind] = found
        return found
