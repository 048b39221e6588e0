"""What a player may hope to deliver: each open slot is worth its points, discounted by the actions it takes.

A rule of thumb for bots; no rule depends on it. The actions are roads for a storage that stands, a storage of
an own resource, or the steps of an advanced one: its inputs within reach, brought together, the tile itself,
and the way from there to the building.
"""

from __future__ import annotations

from typing import Final

from ratusha.games.gloomhaven.advanced import tile_ground
from ratusha.games.gloomhaven.city import ALL_DISTRICTS
from ratusha.games.gloomhaven.components import (
    BASICS,
    BIT,
    BOARD,
    BRIDGES,
    FIRST_INPUT,
    FIRST_POINTS,
    NOTHING,
    PAID_ON,
    PRICE,
    RESOURCES,
    SECOND_INPUT,
    SECOND_POINTS,
    WANT_POINTS,
    WANTS,
)
from ratusha.games.gloomhaven.delivery import outcome
from ratusha.games.gloomhaven.geometry import around
from ratusha.games.gloomhaven.ground import free_land, storage_cells
from ratusha.games.gloomhaven.state import Gloomhaven

FAR: Final = 7
"""Farther than this nobody plans."""
LATER: Final[list[float]] = [0.87**n for n in range(40)]
"""What a point is worth so many actions later."""
COMPLETION: Final = 2.5
"""What the last slot of a building is worth by itself; each of several open ones has its share."""
SLOW: Final = 25
"""After so many turns of each player a completion is worth twice as much, and so on: the city fills up, and
the game must end."""
OTHERS_BASIC: Final = 0.1
"""What remains of the points for a basic resource that another player controls."""
ANOTHER: Final = 0.6
"""What remains of the hope for a new storage where one of that resource stands already."""
BRIDGE_ACTIONS: Final = 2
"""What a bridge takes beyond a road."""
JOINED: Final = 3.0
"""What it is worth that two inputs can be joined."""
TILE_SPANS: Final = 2
"""So many roads fewer are needed where a tile lies."""


class Outlook:
    """The hopes of one player; with `extra`, if he built a storage of that resource where it suits him."""

    __slots__ = (
        "anybodys",
        "around_own",
        "best_bridge",
        "best_road",
        "crossing",
        "extra",
        "free",
        "g",
        "gaps",
        "own",
        "seat",
        "total",
        "way",
        "within",
    )

    def __init__(self, g: Gloomhaven, seat: int, extra: int = NOTHING) -> None:
        self.g = g
        self.seat = seat
        self.extra: int = extra
        self.total: float = 0.0
        self.best_road: float = 0.0
        self.best_bridge: float = 0.0
        """What the best next road or bridge would add."""
        self.free: int = free_land(g)
        self.crossing: int = self.free
        """Where a way may lead if bridges and gates are built for it."""
        if len(g.bridges[seat]) < BRIDGES:
            self.crossing |= BOARD[g.board].barrier & ~g.taken
        self.way: list[float] = [-1.0] * RESOURCES
        self.own: list[int] = [-1] * RESOURCES
        self.within: list[list[int]] = [[] for _ in range(RESOURCES)]
        self.anybodys: list[list[int]] = [[] for _ in range(RESOURCES)]
        self.around_own: list[int] = []
        self.gaps: list[int] = [-1] * RESOURCES
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
        if not self.anybodys[r]:
            area = 0
            for s in range(len(g.kinds)):
                if g.kinds[s] == r:
                    area |= g.area[s]
            self.anybodys[r] = _rings(area, self.free)
        roads = _distance(self.anybodys[r], cells)
        if roads > FAR:
            return 0.0
        if roads:
            self.best_road = max(self.best_road, share * (LATER[roads - 1] - LATER[roads]))
        return share * LATER[roads]

    def _slot(self, r: int, points: float, cells: int) -> float:
        """The best hope to deliver a resource to a building on these cells."""
        value = points * (self._new_basic(r, cells) if r < BASICS else self._made(r, cells))
        if self.g.owned[self.seat] & BIT[r]:
            return self._delivered(r, points, cells, ANOTHER * value)
        return value

    def _delivered(self, r: int, points: float, cells: int, value: float) -> float:
        """The hope to deliver from a storage that stands, by roads or over a bridge; or else this value."""
        area = self._own_area(r)
        roads = _distance(_rings(area, self.free), cells)
        if roads <= FAR:
            if roads:
                self.best_road = max(
                    self.best_road, points * LATER[roads - 1] - max(value, points * LATER[roads])
                )
            value = max(value, points * LATER[roads])
        if roads > BRIDGE_ACTIONS + 1 and self.crossing != self.free:
            way = _distance(_rings(area, self.crossing), cells)
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
        """The discount for a new storage of an own resource beside these cells."""
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

    def _made(self, r: int, cells: int) -> float:
        """The discount for an advanced storage that is still to be built."""
        if self.g.spread[r] == ALL_DISTRICTS:
            return 0.0
        actions = 0.0 if r == self.extra else self._building_it(r)
        actions += max(0, min(_distance(self.rings(FIRST_INPUT[r]), cells), FAR) - TILE_SPANS)
        return LATER[min(39, int(actions))]

    def _building_it(self, r: int) -> float:
        """How many actions it takes to build a storage of an advanced resource."""
        actions = 2.0 + self.steps(FIRST_INPUT[r])
        actions += self.roads_for(r)
        if SECOND_INPUT[r] != NOTHING:
            actions += self.steps(SECOND_INPUT[r])
        if self.g.coins[self.seat] < PRICE[r]:
            actions += (PRICE[r] - self.g.coins[self.seat]) * 0.5
        return actions

    def roads_for(self, r: int) -> int:
        """How many roads (or a storage) are lacking until a tile can join the inputs of a resource with each
        other and with something of the player's."""
        if self.gaps[r] < 0:
            self.gaps[r] = self._roads_for(r)
        return self.gaps[r]

    def _roads_for(self, r: int) -> int:
        g = self.g
        ground = tile_ground(g, self.seat, r)
        one = _beside(self.rings(FIRST_INPUT[r]), ground)
        own = _beside(self._own_rings(), ground)
        second = SECOND_INPUT[r]
        if second == NOTHING:
            lacking = _until_they_meet(one, own)
        else:
            other = _beside(self.rings(second), ground)
            lacking = _until_they_meet(one, other)
            if lacking <= FAR:
                lacking += _until_they_meet([_meeting(one, other, lacking)], own)
        if lacking == 0:
            return 0
        if lacking <= FAR:
            self.best_road = max(self.best_road, JOINED * (LATER[lacking - 1] - LATER[lacking]))
        if self.extra in (FIRST_INPUT[r], second) and self.extra < BASICS and self._can_move_near(r):
            return 0
        return 2 if lacking > 2 and self._can_move_near(r) else min(lacking, FAR)

    def _own_rings(self) -> list[int]:
        """Where something is connected to what the player owns after no, one, two… further roads."""
        if not self.around_own:
            self.around_own = _rings(self.g.near[self.seat], self.free)
        return self.around_own

    def _can_move_near(self, r: int) -> bool:
        """Can a new storage of an own basic input be built near the other input?"""
        g = self.g
        for mine, other in ((FIRST_INPUT[r], SECOND_INPUT[r]), (SECOND_INPUT[r], FIRST_INPUT[r])):
            if mine < BASICS and g.own_basics[self.seat] & BIT[mine]:
                near = around(around(self.rings(other)[0] & self.free))
                if storage_cells(g, mine, self.seat) & near:
                    return True
        return False

    def steps(self, r: int) -> float:
        """How many actions it takes until a resource is within reach."""
        if r == self.extra or self.g.reach[self.seat] & BIT[r]:
            return 0.0
        if self.way[r] < 0:
            self.way[r] = 1.0 if r < BASICS or r in self.g.kinds else self._building_it(r)
        return self.way[r]

    def rings(self, kind: int) -> list[int]:
        """Where a tile is connected to a storage of this resource after no, one, two… further roads: one that
        the player may use, else any that stands, else one that stands who knows where."""
        if not self.within[kind]:
            g = self.g
            area = g.supply[self.seat][kind]
            if kind == self.extra and kind >= BASICS:
                area |= self.rings(FIRST_INPUT[kind])[-1 if len(self.rings(FIRST_INPUT[kind])) < 3 else 2]
            if not area:
                for s in range(len(g.kinds)):
                    if g.kinds[s] == kind:
                        area |= g.area[s]
            self.within[kind] = _rings(area or self.free, self.crossing)
        return self.within[kind]

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
    return 1.0 + g.turns / (SLOW * g.seats)


def _rings(area: int, free: int) -> list[int]:
    """Where something is connected after no, one, two… further roads."""
    found = [area]
    wide = area
    for _ in range(FAR):
        grown = wide | around(wide & free)
        if grown == wide:
            break
        wide = grown
        found.append(wide)
    return found


def _beside(rings: list[int], ground: int) -> list[int]:
    """The ground beside each of these rings."""
    return [around(ring & ground) & ground for ring in rings]


def _until_they_meet(one: list[int], other: list[int]) -> int:
    """The fewest roads after which two regions meet, each given after no, one, two… further roads."""
    for roads in range(FAR + 1):
        for i in range(roads + 1):
            if one[min(i, len(one) - 1)] & other[min(roads - i, len(other) - 1)]:
                return roads
    return FAR + 1


def _meeting(one: list[int], other: list[int], roads: int) -> int:
    """Where they meet after so many roads, and the cells around."""
    cells = 0
    for i in range(roads + 1):
        cells |= one[min(i, len(one) - 1)] & other[min(roads - i, len(other) - 1)]
    return around(cells)


def _distance(rings: list[int], cells: int) -> int:
    for roads in range(len(rings)):
        if rings[roads] & cells:
            return roads
    return FAR + 1
