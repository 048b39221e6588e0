"""What a player may hope to deliver: each open slot is worth its points, discounted by the actions it takes.

A rule of thumb for bots; no rule depends on it. The actions are roads for a storage that stands, a storage of
one of the player's resources, or the steps of an advanced one (ways.py) and the way from there to a building.
"""

from __future__ import annotations

from typing import Final

from ratusha.games.gloomhaven.advanced import GROUNDS
from ratusha.games.gloomhaven.board import DISTRICTS
from ratusha.games.gloomhaven.cells import (
    Cells,
    any_of,
    both,
    meet,
    surroundings,
)
from ratusha.games.gloomhaven.circles import (
    Circles,
    area_in,
)
from ratusha.games.gloomhaven.components import (
    BASICS,
    BIT,
    FIRST_INPUT,
    FIRST_POINTS,
    NOTHING,
    PAID_ON,
    RESOURCES,
    SECOND_INPUT,
    SECOND_POINTS,
    WANT_POINTS,
    WANTS,
)
from ratusha.games.gloomhaven.delivery import outcome
from ratusha.games.gloomhaven.rings import FAR
from ratusha.games.gloomhaven.state import Gloomhaven
from ratusha.games.gloomhaven.ways import (
    BRIDGE_ACTIONS,
    BY_ACCESS,
    BY_COMMISSION,
    DISTRICT_CELLS,
    LATER,
    NEVER,
    Way,
    Ways,
)

STEPS: Final = 8
FINELY: Final[list[float]] = [0.87 ** (n / STEPS) for n in range(40 * STEPS)]
"""The same for eighths of an action."""
COMPLETION: Final = 2.5
"""What the last slot of a building is worth by itself; each of several open ones has its share."""
SLOW: Final = 22
"""After so many turns of each player a completion is worth twice as much, after twice as many five times, and
so on: the city fills up, and the game must end."""
OTHERS_BASIC: Final = 0.1
"""What remains of the points for a basic resource that another player controls."""
ANOTHER: Final = 0.6
"""What remains of the hope for a new storage where one of that resource stands already."""
TILE_SPANS: Final = 2
"""How many roads fewer are needed where a tile lies."""


class Outlook(Ways):
    """The hopes of one player; with `extra`, if he built a storage of that resource where it suits him.
    `completion` is what the last slot of a building is worth by itself; each of several open ones has its
    share."""

    __slots__ = (
        "accesses", "anybodys", "best_access", "best_bridge", "best_commission", "commissions", "completion",
        "own", "own_over", "shares", "total", "urgent",
    )  # fmt: skip

    def __init__(
        self, g: Gloomhaven, seat: int, extra: int = NOTHING, completion: float = COMPLETION
    ) -> None:
        super().__init__(g, seat, extra)
        self.completion: float = completion
        self.urgent: float = urgency(g)
        self.total: float = 0.0
        self.shares: float = 0.0
        """How many completions of them all are in it."""
        self.best_bridge: float = 0.0
        self.best_access: float = 0.0
        self.best_commission: float = 0.0
        """What the best next bridge, access or storage of another's resource would add."""
        self.accesses: list[float] = [0.0] * RESOURCES
        self.commissions: list[float] = [0.0] * RESOURCES
        """What access to each resource, or a storage of each, would add to all hopes that wait for it."""
        self.own: list[Circles | None] = [None] * RESOURCES
        self.own_over: list[Circles | None] = [None] * RESOURCES
        self.anybodys: list[Circles | None] = [None] * RESOURCES
        for at in range(len(g.built)):
            if g.wanted[at]:
                self._building(at)

    def _building(self, at: int) -> None:
        g = self.g
        building = g.built[at]
        cells = area_in(g.plot_cells[at]).cells
        near = surroundings(cells)
        wants = WANTS[building]
        part = self.urgent / g.wanted[at].bit_count()
        share = self.completion * part
        for want in range(len(wants)):
            r = wants[want]
            if g.wanted[at] & BIT[r]:
                points = self._own_share(r, WANT_POINTS[building][want]) + share
                hope = self._slot(r, points, cells, near)
                others = self._by_others(r, share, cells)
                if hope >= others:
                    self.total += hope
                    if points:
                        self.shares += part * hope / points
                else:
                    self.total += others
                    self.shares += part * others / share if share else 0.0

    def _by_others(self, r: int, share: float, cells: Cells) -> float:
        """What it is worth that another player may deliver a resource which only he has."""
        g = self.g
        if g.owned[self.seat] & BIT[r] or not g.spread[r]:
            return 0.0
        wide = self.anybodys[r]
        if wide is None:
            wide = Circles(self.area(self.standing[r]), self.free)
            self.anybodys[r] = wide
        roads = wide.distance(cells)
        if roads > FAR:
            return 0.0
        if roads:
            self.best_road = max(self.best_road, share * (LATER[roads - 1] - LATER[roads]))
        return share * LATER[roads]

    def _slot(self, r: int, points: float, cells: Cells, near: Cells) -> float:
        """The best hope to deliver a resource to a building on these cells."""
        stands = self.g.owned[self.seat] & BIT[r]
        hoped = ANOTHER * points if stands else points
        value = hoped * self._new_basic(r, near) if r < BASICS else self._made(r, hoped, cells, near)
        return self._delivered(r, points, cells, value) if stands else value

    def _delivered(self, r: int, points: float, cells: Cells, value: float) -> float:
        """The hope to deliver from a storage that stands, by roads or over a bridge; or else this value."""
        around_it = self.own[r]
        if around_it is None:
            around_it = Circles(self.area(self.standing[r] & self.g.holdings[self.seat]), self.free)
            self.own[r] = around_it
        roads = around_it.distance(cells)
        if roads <= FAR:
            if roads:
                self.best_road = max(
                    self.best_road, points * LATER[roads - 1] - max(value, points * LATER[roads])
                )
            value = max(value, points * LATER[roads])
        if roads > BRIDGE_ACTIONS + 1 and self.bridging:
            over = self.own_over[r]
            if over is None:
                over = Circles(around_it.after(0), self.crossing)
                self.own_over[r] = over
            way = over.distance(cells)
            if way <= FAR and way + BRIDGE_ACTIONS < roads:
                hope = points * LATER[way + BRIDGE_ACTIONS]
                self.best_bridge = max(self.best_bridge, points * LATER[way - 1] - max(value, hope))
                value = max(value, hope)
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

    def _new_basic(self, r: int, near: Cells) -> float:
        """The discount for a new storage of one of the player's resources beside these cells."""
        g = self.g
        if not g.own_basics[self.seat] & BIT[r]:
            return OTHERS_BASIC
        ground = both(self.open, GROUNDS[g.board][g.spread[r]].cells)
        built = 0 if r == self.extra else 2
        if meet(ground, near):
            return LATER[built] if g.coins[self.seat] else LATER[built + 2]
        wide = surroundings(both(near, self.free))
        return LATER[built + 1] if meet(ground, wide) else LATER[6] if any_of(ground) else 0.0

    def _made(self, r: int, points: float, cells: Cells, near: Cells) -> float:
        """The hope for an advanced storage that is still to be built, in the best district for it."""
        g = self.g
        best: Way | None = None
        fewest = NEVER
        for district in range(DISTRICTS):
            if g.spread[r] & BIT[district]:
                continue
            actions = 0.0
            if not meet(DISTRICT_CELLS[g.board][district].cells, near):
                if not self.bridging:
                    continue
                actions = float(BRIDGE_ACTIONS)
            way = self.way(r, district)
            if way.actions >= NEVER:
                continue
            if r != self.extra:
                actions += way.actions
            if actions >= fewest:
                continue
            actions += max(0, min(way.origin.distance(cells), FAR) - TILE_SPANS)
            if actions < fewest:
                fewest = actions
                best = way
        if best is None:
            return 0.0
        n = int(STEPS * fewest)
        if n >= STEPS and r != self.extra:
            gain = points * (FINELY[n - STEPS] - FINELY[n])
            if best.first == BY_ACCESS:
                self.accesses[best.part] += gain
                self.best_access = max(self.best_access, self.accesses[best.part])
            elif best.first == BY_COMMISSION:
                self.commissions[best.part] += gain
                self.best_commission = max(self.best_commission, self.commissions[best.part])
        return points * FINELY[n]


def urgency(g: Gloomhaven) -> float:
    """How many times as much a completion is worth by now."""
    late = g.turns / (SLOW * g.seats)
    return 1.0 + late * late
