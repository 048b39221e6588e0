"""What a player may hope to deliver: each open slot is worth its points, discounted by the actions it takes.

A rule of thumb for bots; no rule depends on it. The actions are roads for a storage that stands, a storage of
one of the player's resources, or the steps of an advanced one: its inputs within reach, brought together, the
tile itself, and the way from there to the building.
"""

from __future__ import annotations

from typing import Final

from ratusha.games.gloomhaven.advanced import tile_ground
from ratusha.games.gloomhaven.board import DISTRICTS
from ratusha.games.gloomhaven.city import area_for
from ratusha.games.gloomhaven.components import (
    BASICS,
    BIT,
    BOARD,
    BRIDGES,
    COMMISSION_AFTER,
    FIRST_INPUT,
    FIRST_POINTS,
    FIT,
    NEUTRAL,
    NOTHING,
    PAID_ON,
    PRICE,
    RESOURCES,
    SECOND_INPUT,
    SECOND_POINTS,
    SHAPE_OF,
    WANT_POINTS,
    WANTS,
)
from ratusha.games.gloomhaven.delivery import outcome
from ratusha.games.gloomhaven.geometry import around
from ratusha.games.gloomhaven.ground import free_land, storage_cells
from ratusha.games.gloomhaven.rings import (
    FAR,
    Beside,
    Rings,
    distance,
    meeting,
    room,
    until_it_meets,
    until_they_meet,
)
from ratusha.games.gloomhaven.state import Gloomhaven

LATER: Final[list[float]] = [0.87**n for n in range(40)]
"""What a point is worth so many actions later."""
COMPLETION: Final = 2.5
"""What the last slot of a building is worth by itself; each of several open ones has its share."""
SLOW: Final = 25
"""After so many turns of each player a completion is worth twice as much, after twice as many five times, and
so on: the city fills up, and the game must end."""
OTHERS_BASIC: Final = 0.1
"""What remains of the points for a basic resource that another player controls."""
ANOTHER: Final = 0.6
"""What remains of the hope for a new storage where one of that resource stands already."""
BRIDGE_ACTIONS: Final = 2
"""What a bridge takes beyond a road."""
JOINED: Final = 3.0
"""What it is worth that two inputs can be joined."""
TILE_SPANS: Final = 2
"""How many roads fewer are needed where a tile lies."""
NEVER: Final = 39.0
"""This many actions are as good as never."""
BY_ROADS: Final = 0
BY_ACCESS: Final = 1
BY_COMMISSION: Final = 2
"""What a way to an advanced storage begins with: roads or a storage of one's own, access to a storage, or
another's storage."""


class Way:
    """How an advanced storage comes to stand in a district: how many actions it takes, what it begins with,
    and from where the way to a building is counted: connected after no, one, two… further roads."""

    __slots__ = ("actions", "first", "origin")

    def __init__(self, actions: float, origin: Rings, first: int) -> None:
        self.actions = actions
        self.origin = origin
        self.first = first


class Outlook:
    """The hopes of one player; with `extra`, if he built a storage of that resource where it suits him."""

    __slots__ = (
        "anybodys",
        "anywhere",
        "around_own",
        "best_access",
        "best_bridge",
        "best_commission",
        "best_road",
        "crossing",
        "extra",
        "free",
        "g",
        "own",
        "rooms",
        "seat",
        "total",
        "ways",
        "within",
    )

    def __init__(self, g: Gloomhaven, seat: int, extra: int = NOTHING) -> None:
        self.g = g
        self.seat = seat
        self.extra: int = extra
        self.total: float = 0.0
        self.best_road: float = 0.0
        self.best_bridge: float = 0.0
        self.best_access: float = 0.0
        self.best_commission: float = 0.0
        """What the best next road or bridge, access or storage of another's resource would add."""
        self.free: int = free_land(g)
        self.crossing: int = self.free
        """Where a way may lead if bridges and gates are built for it."""
        if len(g.bridges[seat]) < BRIDGES:
            self.crossing |= BOARD[g.board].barrier & ~g.taken
        self.ways: list[Way | None] = [None] * (RESOURCES * DISTRICTS)
        self.own: list[int] = [-1] * RESOURCES
        self.rooms: list[int] = [-1] * RESOURCES
        self.within: list[Rings | None] = [None] * RESOURCES
        self.anybodys: list[Rings | None] = [None] * RESOURCES
        self.anywhere: list[Rings | None] = [None] * RESOURCES
        self.around_own: Rings = Rings(g.near[seat].mask, self.free)
        """Where something is connected to what the player owns."""
        for at in range(len(g.built)):
            if g.wanted[at]:
                self._building(at)

    def _building(self, at: int) -> None:
        g = self.g
        building = g.built[at]
        cells = g.plot_cells[at]
        wants = WANTS[building]
        for want in range(len(wants)):
            r = wants[want]
            if g.wanted[at] & BIT[r]:
                share = COMPLETION * urgency(g) / g.wanted[at].bit_count()
                hope = self._slot(r, self._own_share(r, WANT_POINTS[building][want]) + share, cells)
                self.total += max(hope, self._by_others(r, share, cells))

    def _by_others(self, r: int, share: float, cells: int) -> float:
        """What it is worth that another player may deliver a resource which only he has."""
        g = self.g
        if g.owned[self.seat] & BIT[r] or not g.spread[r]:
            return 0.0
        wide = self.anybodys[r]
        if wide is None:
            area = 0
            for s in range(len(g.kinds)):
                if g.kinds[s] == r:
                    area |= g.area[s]
            wide = Rings(area, self.free)
            self.anybodys[r] = wide
        roads = distance(wide, cells)
        if roads > FAR:
            return 0.0
        if roads:
            self.best_road = max(self.best_road, share * (LATER[roads - 1] - LATER[roads]))
        return share * LATER[roads]

    def _slot(self, r: int, points: float, cells: int) -> float:
        """The best hope to deliver a resource to a building on these cells."""
        stands = self.g.owned[self.seat] & BIT[r]
        hoped = ANOTHER * points if stands else points
        value = hoped * self._new_basic(r, cells) if r < BASICS else self._made(r, hoped, cells)
        return self._delivered(r, points, cells, value) if stands else value

    def _delivered(self, r: int, points: float, cells: int, value: float) -> float:
        """The hope to deliver from a storage that stands, by roads or over a bridge; or else this value."""
        area = self._own_area(r)
        roads = distance(Rings(area, self.free), cells)
        if roads <= FAR:
            if roads:
                self.best_road = max(
                    self.best_road, points * LATER[roads - 1] - max(value, points * LATER[roads])
                )
            value = max(value, points * LATER[roads])
        if roads > BRIDGE_ACTIONS + 1 and self.crossing != self.free:
            way = distance(Rings(area, self.crossing), cells)
            if way <= FAR and way + BRIDGE_ACTIONS < roads:
                over = points * LATER[way + BRIDGE_ACTIONS]
                self.best_bridge = max(self.best_bridge, points * LATER[way - 1] - max(value, over))
                value = max(value, over)
        return value

    def _own_share(self, r: int, points: int) -> float:
        """What would stay with this player if he delivered this resource."""
        g = self.g
        if r < BASICS:
            return float(points)
        if g.owned[self.seat] & BIT[r]:
            for s in range(len(g.kinds)):
                if g.kinds[s] == r and g.owners[s] == self.seat:
                    return float(outcome(g, s, points)[self.seat])
        kept = float(points - PAID_ON[r])
        for part, flag in ((FIRST_INPUT[r], FIRST_POINTS[r]), (SECOND_INPUT[r], SECOND_POINTS[r])):
            if part != NOTHING and g.owned[self.seat] & BIT[part]:
                kept += flag if part < BASICS else flag / 2
        return kept

    def _new_basic(self, r: int, cells: int) -> float:
        """The discount for a new storage of one of the player's resources beside these cells."""
        g = self.g
        if not g.own_basics[self.seat] & BIT[r]:
            return OTHERS_BASIC
        ground = storage_cells(g, r, self.seat)
        built = 0 if r == self.extra else 2
        near = around(cells)
        if ground & near:
            return LATER[built] if g.coins[self.seat] else LATER[built + 2]
        wide = around(near & self.free)
        return LATER[built + 1] if ground & wide else LATER[6] if ground else 0.0

    def _made(self, r: int, points: float, cells: int) -> float:
        """The hope for an advanced storage that is still to be built, in the best district for it."""
        g = self.g
        beside = around(cells)
        best: Way | None = None
        fewest = NEVER
        for district in range(DISTRICTS):
            if g.spread[r] & BIT[district]:
                continue
            actions = 0.0
            if not BOARD[g.board].district_mask[district] & beside:
                if self.crossing == self.free:
                    continue
                actions = float(BRIDGE_ACTIONS)
            way = self.way(r, district)
            if way.actions >= NEVER:
                continue
            if r != self.extra:
                actions += way.actions
            actions += max(0, min(distance(way.origin, cells), FAR) - TILE_SPANS)
            if actions < fewest:
                fewest = actions
                best = way
        if best is None:
            return 0.0
        n = int(fewest)
        if n and r != self.extra:
            gain = points * (LATER[n - 1] - LATER[n])
            if best.first == BY_ACCESS:
                self.best_access = max(self.best_access, gain)
            elif best.first == BY_COMMISSION:
                self.best_commission = max(self.best_commission, gain)
        return points * LATER[n]

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
        ground = self._room(r) & BOARD[g.board].district_mask[district]
        if not ground:
            return Way(NEVER, self.around_own, BY_ROADS)
        actions = 2.0
        if g.coins[self.seat] < PRICE[r]:
            actions += (PRICE[r] - g.coins[self.seat]) * 0.5
        bought = 0
        elsewhere = False
        for part in (FIRST_INPUT[r], SECOND_INPUT[r]):
            if part == NOTHING or part == self.extra:
                continue
            if not g.spread[part]:
                actions += 1.0 if part < BASICS else self._input(part, district)
            elif not g.reach[self.seat] & BIT[part]:
                actions += 1.0
                bought += 1
            elif g.usable[self.seat] & self._standing(part) != self._standing(part):
                elsewhere = True
        one = self.rings(FIRST_INPUT[r])
        other = self.rings(SECOND_INPUT[r]) if SECOND_INPUT[r] != NOTHING else None
        lacking = self._lacking(ground, one, other)
        way = Way(actions + min(lacking, FAR), one, BY_ACCESS if bought else BY_ROADS)
        if lacking == 0:
            return way
        if lacking <= FAR:
            self.best_road = max(self.best_road, JOINED * (LATER[lacking - 1] - LATER[lacking]))
        if elsewhere and lacking > 1:
            self._by_access(r, ground, actions, way)
        if lacking > 2:
            self._by_new_storage(r, district, actions, way)
        return way

    def _input(self, r: int, district: int) -> float:
        """What it takes to have an advanced input that stands nowhere yet: here, or beyond a bridge."""
        fewest = self.way(r, district).actions
        if fewest >= NEVER and self.crossing != self.free:
            for other in range(DISTRICTS):
                fewest = min(fewest, self.way(r, other).actions + BRIDGE_ACTIONS)
        return fewest

    def _room(self, r: int) -> int:
        """The ground that a tile of an advanced resource can cover."""
        if self.rooms[r] < 0:
            self.rooms[r] = room(FIT[self.g.board][SHAPE_OF[r]], tile_ground(self.g, self.seat, r))
        return self.rooms[r]

    def _lacking(self, ground: int, one: Rings, other: Rings | None) -> int:
        """How many roads are lacking until a tile on this ground can join two inputs (or the only one) with
        each other and with something of the player's."""
        first = Beside(one, ground)
        own = Beside(self.around_own, ground)
        if other is None:
            return until_they_meet(first, own)
        second = Beside(other, ground)
        lacking = until_they_meet(first, second)
        if lacking <= FAR:
            lacking += until_it_meets(meeting(first, second, lacking), own)
        return lacking

    def _by_access(self, r: int, ground: int, actions: float, way: Way) -> None:
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
        if SECOND_INPUT[r] != NOTHING:
            one = self.open_rings(FIRST_INPUT[r])
            lacking = self._lacking(ground, one, self.open_rings(SECOND_INPUT[r]))
            if actions + 2 + lacking < way.actions:
                way.actions = actions + 2 + lacking
                way.origin = one
                way.first = BY_ACCESS

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
            near = around(around(origin.after(0) & self.free)) & BOARD[g.board].district_mask[district]
            if actions + more < way.actions and storage_cells(g, part, owner) & near:
                way.actions = actions + more
                way.origin = origin
                way.first = BY_ROADS if owner == self.seat else BY_COMMISSION

    def _standing(self, kind: int) -> int:
        """The storages of a resource that stand, as a mask."""
        found = 0
        for s in range(len(self.g.kinds)):
            if self.g.kinds[s] == kind:
                found |= BIT[s]
        return found

    def rings(self, kind: int) -> Rings:
        """Where a tile is connected to a storage of this resource after no, one, two… further roads: one that
        the player may use, else any that stands, else one that may stand anywhere."""
        found = self.within[kind]
        if found is None:
            g = self.g
            area = g.supply[self.seat][kind].mask
            if kind == self.extra and kind >= BASICS:
                area |= self.rings(FIRST_INPUT[kind]).after(2)
            if not area:
                for s in range(len(g.kinds)):
                    if g.kinds[s] == kind:
                        area |= g.area[s]
            found = Rings(area or self.free, self.crossing)
            self.within[kind] = found
        return found

    def open_rings(self, kind: int) -> Rings:
        """The same for any storage of this resource: access to those he may not use yet can be bought."""
        found = self.anywhere[kind]
        if found is None:
            g = self.g
            area = 0
            for s in range(len(g.kinds)):
                if g.kinds[s] == kind:
                    area |= area_for(g, s, self.seat)
            found = self.rings(kind)
            if area & ~found.after(0):
                found = Rings(area, self.crossing)
            self.anywhere[kind] = found
        return found

    def _own_area(self, kind: int) -> int:
        """Where something is connected to the player's own storages of a resource, which deliver for him."""
        if self.own[kind] < 0:
            g = self.g
            area = 0
            for s in range(len(g.kinds)):
                if g.kinds[s] == kind and g.owners[s] == self.seat:
                    area |= g.area[s]
            self.own[kind] = area
        return self.own[kind]


def urgency(g: Gloomhaven) -> float:
    """How many times as much a completion is worth by now."""
    late = g.turns / (SLOW * g.seats)
    return 1.0 + late * late
