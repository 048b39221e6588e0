"""What the solo game is won and lost by, for bots: what six complete buildings still take.

A rule of thumb; no rule depends on it. All resources are wanted at one place, the network of roads that
serves the most of them (the hub), and the buildings beside it: then each resource is built once. So what is
counted is which resources are missing, each once, whatever wants it, and the roads that are. Chapter 15.
"""

from __future__ import annotations

from typing import Final

from ratusha.games.gloomhaven.advanced import tile_ground
from ratusha.games.gloomhaven.board import DISTRICTS
from ratusha.games.gloomhaven.city import SITE_CELLS, area_of, side_of
from ratusha.games.gloomhaven.components import (
    BASICS,
    BIT,
    BOARD,
    BRIDGES,
    BUILDING_SHAPE,
    BUILDINGS,
    FIRST_INPUT,
    FIT,
    FOREST,
    LAST_COMPLETION,
    NOTHING,
    ON_SITE,
    PROPOSALS,
    RESOURCES,
    SECOND_INPUT,
    SHAPE_OF,
    SITE_SPOT,
    SOLO_ROUNDS,
    WANTS,
)
from ratusha.games.gloomhaven.ground import building_ground, free_land, free_sites, storage_cells
from ratusha.games.gloomhaven.rings import FAR, Rings, distance, room
from ratusha.games.gloomhaven.solo import influence, solo_price
from ratusha.games.gloomhaven.state import Gloomhaven

BASIC_MASK: Final = BIT[BASICS] - 1
HOPELESS: Final = 12.0
"""What is as good as impossible, in actions."""
TOO_FAR: Final = 4
"""Farther than this another storage is built rather than so many roads."""
UNWANTED: Final = 0.4
"""How much the roads to a resource count that no building which stands wants."""
EACH_NEW: Final = 0.6
"""The roads that a new storage takes beside those that are foreseen. A bridge counts as a road."""
UPGRADE: Final = 1.4
"""What an advanced storage counts when a basic one counts 1."""
PER_POINT: Final = 0.25
"""What a point of influence for a dearer proposal counts in the same way."""
NEARBY: Final = 3
"""So many roads from the hub there is still room that counts."""
USUAL_SHAPE: Final = SHAPE_OF[BASICS]
RISK: Final = 0.6
"""How likely it is that something comes between when all actions of a round are planned."""
ELSEWHERE: Final = 3.0
"""What speaks against a building that can stand in another district only."""
PER_ROAD: Final = 0.3
"""What speaks against each road between a proposal and the hub."""
LUCK: Final = 0.85
"""One of several proposals is chosen: so much of what a usual one misses."""


class Workload:
    """What is left to do in a solo game; `slot` is the proposal that is being built, if one is."""

    __slots__ = (
        "basics", "cheapest", "free", "future_basics", "future_upgrades", "g", "grounds", "hub",
        "hub_district", "hub_rings", "joined", "missing", "new_roads", "roads", "to_come", "upgrades",
        "ways", "within",
    )  # fmt: skip

    def __init__(self, g: Gloomhaven, slot: int = NOTHING) -> None:
        self.g = g
        self.free: int = free_land(g)
        if len(g.bridges[0]) < BRIDGES:
            self.free |= BOARD[g.board].barrier & ~g.taken
        self.within: list[Rings | None] = [None] * RESOURCES
        self.grounds: list[int] = [-1] * RESOURCES
        self.ways: list[float] = [-1.0] * RESOURCES
        self.new_roads: list[float] = [-1.0] * RESOURCES
        self.missing: int = 0
        """The resources that must be built for the buildings that stand, as a mask."""
        self.joined: int = 0
        self.basics: float = 0.0
        self.upgrades: float = 0.0
        """How many basic and advanced storages must be built for them."""
        self.roads: float = 0.0
        self.cheapest: list[float] = []
        """What the next delivery to each building takes, in actions; nothing where it is complete."""
        self.hub: int = hub_of(g)
        self.hub_rings: Rings = Rings(self.hub, self.free)
        self.hub_district: int = 0
        for district in range(DISTRICTS):
            if BOARD[g.board].district_mask[district] & self.hub:
                self.hub_district |= BIT[district]
        for at in range(len(g.built)):
            self._building(at)
        self.future_basics: float = 0.0
        self.future_upgrades: float = 0.0
        """How many more of them the buildings to come will take."""
        self.to_come: float = 0.0
        """What else speaks against the proposal that will be built: its price, its way."""
        self._choose(slot)
        left = g.owned[0] & ~self.joined & ~self.missing
        while left:
            low = left & -left
            left ^= low
            self.roads += UNWANTED * min(self._way(low.bit_length() - 1), TOO_FAR + 1.0)

    # -- buildings that stand --------------------------------------------------------------------

    def _building(self, at: int) -> None:
        """What is missing at a building: its resources by way of the hub, or those that stand near it."""
        g = self.g
        wanted = g.wanted[at]
        if not wanted:
            self.cheapest.append(0.0)
            return
        cells = g.plot_cells[at]
        to_hub = float(distance(self.hub_rings, cells))
        if to_hub > FAR:
            to_hub = HOPELESS
        least = HOPELESS
        by_hub = to_hub
        direct = 0.0
        new = False
        for r in WANTS[g.built[at]]:
            if not wanted & BIT[r]:
                continue
            near = float(distance(self._rings(r), cells)) if g.owned[0] & BIT[r] else HOPELESS
            way = self._way(r)
            if near > TOO_FAR and way > TOO_FAR and self._again(r):
                new = True
                least = min(least, self._plays(r) + to_hub)
                self._need(r)
                continue
            least = min(least, near, way + to_hub)
            direct += near
            if self.joined & BIT[r]:
                continue
            by_hub += min(near, way)
            if way <= near:
                self.joined |= BIT[r]
        self.cheapest.append(least)
        self.roads += by_hub if new else min(by_hub, direct)

    def _count(self, r: int) -> None:
        if r < BASICS:
            self.basics += 1.0
        else:
            self.upgrades += 1.0

    def _need(self, r: int) -> None:
        """A resource must be built at the hub, and what it is made from."""
        if self.missing & BIT[r]:
            return
        self.missing |= BIT[r]
        self._count(r)
        self.roads += self._new_roads(r)
        for part in (FIRST_INPUT[r], SECOND_INPUT[r]):
            if part == NOTHING:
                continue
            if self._again(part):
                self._need(part)
            elif not self.joined & BIT[part]:
                self.roads += self._way(part)
                self.joined |= BIT[part]

    def _plays(self, r: int) -> float:
        """How many actions a new storage at the hub takes, with what it is made from."""
        takes = 1.0 + self._new_roads(r)
        for part in (FIRST_INPUT[r], SECOND_INPUT[r]):
            if part != NOTHING:
                takes += self._plays(part) if self._again(part) else self._way(part)
        return takes

    def _again(self, r: int) -> bool:
        """Must a storage of a resource be built, or another one, to have it at the hub?"""
        if not self.g.owned[0] & BIT[r]:
            return True
        return self._way(r) > TOO_FAR and (self.hub_district & ~self.g.spread[r]) != 0

    def _way(self, r: int) -> float:
        """How many roads join a resource that stands somewhere with the hub."""
        if self.ways[r] < 0:
            if not self.g.owned[0] & BIT[r]:
                self.ways[r] = HOPELESS
            elif not self.hub & ~self._rings(r).after(0):
                self.ways[r] = 0.0
            else:
                roads = 1 + distance(self._rings(r), self.hub & self.free)
                self.ways[r] = float(roads) if roads <= FAR else HOPELESS
        return self.ways[r]

    def _new_roads(self, r: int) -> float:
        """How many roads a new storage of a resource takes to be beside the hub."""
        if self.new_roads[r] < 0:
            roads = distance(self.hub_rings, self._ground(r))
            self.new_roads[r] = roads + EACH_NEW if roads <= FAR else HOPELESS
        return self.new_roads[r]

    def _ground(self, r: int) -> int:
        """The ground that a new storage of a resource can cover."""
        if self.grounds[r] < 0:
            if r < BASICS:
                self.grounds[r] = storage_cells(self.g, r, 0)
            else:
                self.grounds[r] = room(FIT[self.g.board][SHAPE_OF[r]], tile_ground(self.g, 0, r))
        return self.grounds[r]

    def _rings(self, r: int) -> Rings:
        """Where something is connected to a storage of the resource after no, one, two… further roads."""
        found = self.within[r]
        if found is None:
            found = Rings(self.g.supply[0][r].mask, self.free)
            self.within[r] = found
        return found

    # -- buildings to come -----------------------------------------------------------------------

    def _choose(self, slot: int) -> None:
        """What the buildings to come will take: the best proposal, then those that fit best to it."""
        g = self.g
        left = LAST_COMPLETION - len(g.built)
        if left <= 0:
            return
        have = g.owned[0] | self.missing
        offered: list[int] = []
        best = NOTHING
        least = 0.0
        for at in range(PROPOSALS):
            card = g.proposals[at]
            if card == NOTHING:
                continue
            offered.append(card)
            if slot == NOTHING:
                price = solo_price(g, at)
                short = max(0, price - influence(g) - len(g.houses[0]))
                against = PER_POINT * price + short + self._way_to(card)
                takes = against + _takes(needed(card, have))
                if best == NOTHING or takes < least:
                    best = card
                    least = takes
                    self.to_come = against
            elif slot == at:
                best = card
                self.to_come = self._way_to(card)
        usual_basics, usual_upgrades = self._usual(have)
        usual = LUCK * (usual_basics + UPGRADE * usual_upgrades)
        for _ in range(left):
            if best == NOTHING:
                self.future_basics += LUCK * usual_basics
                self.future_upgrades += LUCK * usual_upgrades
                usual *= LUCK
                usual_basics *= LUCK
                usual_upgrades *= LUCK
            else:
                missing = needed(best, have)
                have |= missing
                self.future_basics += (missing & BASIC_MASK).bit_count()
                self.future_upgrades += (missing & ~BASIC_MASK).bit_count()
                offered.remove(best)
            best = NOTHING
            least = usual
            for card in offered:
                takes = _takes(needed(card, have))
                if takes < least:
                    best = card
                    least = takes

    def _usual(self, have: int) -> tuple[float, float]:
        """What a proposal that is still to come misses on the average."""
        g = self.g
        basics = 0
        upgrades = 0
        n = 0
        for card in range(BUILDINGS):
            if g.deck & BIT[card] or card in g.top:
                missing = needed(card, have)
                basics += (missing & BASIC_MASK).bit_count()
                upgrades += (missing & ~BASIC_MASK).bit_count()
                n += 1
        return (basics / n, upgrades / n) if n else (0.0, 0.0)

    def _way_to(self, card: int) -> float:
        """What speaks against a proposal: how far it would stand from the hub."""
        g = self.g
        ground = 0
        if ON_SITE[card]:
            for site in free_sites(g, card):
                ground |= SITE_CELLS[g.board][site - SITE_SPOT]
        else:
            ground = room(FIT[g.board][BUILDING_SHAPE[card]], building_ground(g, card))
        roads = distance(self.hub_rings, ground)
        return min(PER_ROAD * roads, ELSEWHERE) if roads <= FAR else ELSEWHERE

    # -- a house, room, and tokens ---------------------------------------------------------------

    def to_forest(self) -> int:
        """How many roads are missing before a first house can be built."""
        g = self.g
        forest = BOARD[g.board].terrain_mask[FOREST] & self.free & ~g.apart[0]
        return min(FAR, distance(Rings(g.near[0].mask, self.free), forest))

    def room(self) -> int:
        """How many cells near the hub a new advanced storage may cover."""
        ground = self.g.open & ~self.g.apart[0] & self.hub_rings.after(NEARBY)
        return room(FIT[self.g.board][USUAL_SHAPE], ground).bit_count()

    def due(self, basics: int, upgrades: int) -> float:
        """The influence that tokens will cost at the next vote, as far as can be foreseen, with so many basic
        and advanced storages this round. Rule 15.8."""
        g = self.g
        if g.round >= SOLO_ROUNDS or not g.marked:
            return 0.0
        hand = g.in_hand(0) + 1 if g.playing != NOTHING or g.hidden else g.in_hand(0)
        planned = 0
        served = 0
        failed = 0
        plays = 0.0
        for at in range(len(g.built)):
            if not g.marked & BIT[at]:
                continue
            least = HOPELESS
            best = 0
            for r in WANTS[g.built[at]]:
                if g.wanted[at] & BIT[r]:
                    chain = self._chain(r) & ~planned
                    if (chain & BASIC_MASK).bit_count() > basics or (chain >> BASICS).bit_count() > upgrades:
                        continue
                    takes = self._soonest(at, r, planned)
                    if takes < least:
                        least = takes
                        best = chain
            if plays + least > hand:
                failed += 1
                continue
            served += 1
            plays += least
            planned |= best
            basics -= (best & BASIC_MASK).bit_count()
            upgrades -= (best >> BASICS).bit_count()
        likely = failed + served * min(1.0, RISK * plays / (hand + 1.0))
        return likely * solo_price(g, PROPOSALS - 1)

    def later(self, rate: float) -> float:
        """The influence that tokens will cost at the votes after the next, with so many advanced storages a
        round: a building that waits long for its last resource has too few others to deliver meanwhile."""
        g = self.g
        votes = SOLO_ROUNDS - g.round
        tokens = 0.0
        for at in range(len(g.built)):
            wanted = g.wanted[at]
            if not wanted:
                continue
            chain = 0
            for r in WANTS[g.built[at]]:
                if wanted & BIT[r]:
                    chain |= self._chain(r)
            last = max((chain >> BASICS).bit_count() / rate, float((chain & BASIC_MASK).bit_count()))
            tokens += max(0.0, min(last - 1.0, float(votes)) - (wanted.bit_count() - 1.0))
        return tokens * solo_price(g, PROPOSALS - 1)

    def _soonest(self, at: int, r: int, planned: int) -> float:
        """How many actions the delivery of a resource to a building takes; some are planned anyway."""
        g = self.g
        cells = g.plot_cells[at]
        to_hub = distance(self.hub_rings, cells)
        least = HOPELESS
        if g.owned[0] & BIT[r]:
            least = min(float(distance(self._rings(r), cells)), self._way(r) + to_hub)
        if planned & BIT[r]:
            return min(least, float(to_hub))
        if self._again(r):
            least = min(least, self._plays(r) + to_hub)
            if r < BASICS:
                wide = Rings(area_of(g, cells, side_of(g, 0)), self.free)
                least = min(least, 1.0 + distance(wide, self._ground(r)))
        return least

    def _chain(self, r: int) -> int:
        """What must be built to have a resource at the hub, as a mask."""
        if not self._again(r):
            return 0
        found = BIT[r]
        for part in (FIRST_INPUT[r], SECOND_INPUT[r]):
            if part != NOTHING:
                found |= self._chain(part)
        return found


def needed(card: int, have: int) -> int:
    """The resources that must be built for a building, with what they are made from, beside some."""
    found = 0
    for r in WANTS[card]:
        if not have & BIT[r]:
            found |= BIT[r]
            for part in (FIRST_INPUT[r], SECOND_INPUT[r]):
                if part != NOTHING and not have & BIT[part]:
                    found |= BIT[part]
                    for basic in (FIRST_INPUT[part], SECOND_INPUT[part]):
                        if basic != NOTHING and not have & BIT[basic]:
                            found |= BIT[basic]
    return found


def _takes(missing: int) -> float:
    return (missing & BASIC_MASK).bit_count() + UPGRADE * (missing & ~BASIC_MASK).bit_count()


def hub_of(g: Gloomhaven) -> int:
    """Where something is connected to the network of roads that serves the most resources, or else has the
    most ground around it; before there are roads, to the first storage."""
    best = g.area[0] if g.area else g.near[0].mask
    most = -1
    for piece in g.pieces[side_of(g, 0)]:
        kinds = 0
        serves = piece.serves
        while serves:
            low = serves & -serves
            serves ^= low
            kinds |= BIT[g.kinds[low.bit_length() - 1]]
        worth = 1024 * kinds.bit_count() + (piece.mask & g.open).bit_count()
        if worth > most:
            most = worth
            best = piece.mask
    return best
