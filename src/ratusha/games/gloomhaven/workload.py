"""What the solo game is won and lost by, for bots: the work that is left until six buildings are complete.

A rule of thumb; no rule depends on it. Work is counted in basic actions (a coin, a road): what each slot that
is still open takes (roads to a storage that stands, or a new storage with its inputs), and what the buildings
to come will take beside the network of roads that serves the most resources. Chapter 15.
"""

from __future__ import annotations

from typing import Final

from ratusha.games.gloomhaven.advanced import tile_ground
from ratusha.games.gloomhaven.board import DISTRICTS
from ratusha.games.gloomhaven.city import ALL_DISTRICTS, SITE_CELLS, area_of, side_of
from ratusha.games.gloomhaven.components import (
    BASICS,
    BIT,
    BOARD,
    BUILDING_SHAPE,
    BUILDINGS,
    CARD_CATEGORY,
    FIRST_INPUT,
    FIT,
    FOREST,
    LAST_COMPLETION,
    LEVEL,
    NOTHING,
    ON_SITE,
    PRICE,
    PROPOSALS,
    RESOURCES,
    SECOND_INPUT,
    SHAPE_OF,
    SITE_SPOT,
    SOLO_ROUNDS,
    TRADING,
    TYPE_OF,
    UPGRADING,
    WANTS,
)
from ratusha.games.gloomhaven.ground import building_ground, free_land, free_sites, storage_cells
from ratusha.games.gloomhaven.rings import FAR, Rings, distance, room
from ratusha.games.gloomhaven.solo import influence, solo_price
from ratusha.games.gloomhaven.state import Gloomhaven

TRADE: Final = 3.4
"""What a basic storage takes: a card that comes once a round, and about two coins."""
UPGRADE: Final = 3.0
"""What the card Upgrade is worth, which comes once a round, too; its coins are added."""
COIN: Final = 0.9
LEAST_PRICE: Final = 4
"""The least an advanced storage costs."""
HOPELESS: Final = 16.0
"""The work for what is as good as impossible."""
SHARED: Final = 1.5
"""What it takes to bring a storage that is planned for another building here, too."""
LIKELY: Final = 0.75
"""How much of the work for a building that is not chosen yet will really be there: many share storages."""
PER_POINT: Final = 0.5
"""What a point of influence for a dearer proposal is worth."""
SOON: Final = 9.0
WAITING: Final = 4.0
"""A resource that takes more work than SOON costs so much besides: a token or two come before it does."""
ELSEWHERE: Final = 8.0
"""What speaks against a building that can stand in another district only."""
APART: Final = 0.6
"""What speaks against each road between a building and the main network."""
DEMAND: Final = 0.5
"""How much of what a new storage saves later counts when an action is chosen for it."""


class Workload:
    """The work left in a solo game; `slot` is the proposal that is being built, if one is."""

    __slots__ = (
        "cheapest", "free", "future", "g", "hub", "hub_district", "hub_rings", "hub_work", "planned",
        "road", "rooms", "wish", "within", "work",
    )  # fmt: skip

    def __init__(self, g: Gloomhaven, slot: int = NOTHING) -> None:
        self.g = g
        self.free: int = free_land(g)
        self.within: list[Rings | None] = [None] * RESOURCES
        self.rooms: list[int] = [-1] * RESOURCES
        self.wish: list[float] = [0.0] * RESOURCES
        """What a new storage of each resource would save."""
        self.road: float = 0.0
        """What the best next road would save."""
        self.planned: int = 0
        self.cheapest: list[float] = []
        """What the next delivery to each building takes; nothing where it is complete."""
        self.work: float = 0.0
        self.hub: int = _hub(g)
        self.hub_rings: Rings = Rings(self.hub, self.free)
        self.hub_district: int = 0
        for district in range(DISTRICTS):
            if BOARD[g.board].district_mask[district] & self.hub:
                self.hub_district |= BIT[district]
        self.hub_work: list[float] = [-1.0] * RESOURCES
        for at in range(len(g.built)):
            self._building(at)
        self.future: float = self._to_come(slot)

    # -- buildings that stand --------------------------------------------------------------------

    def _building(self, at: int) -> None:
        g = self.g
        wanted = g.wanted[at]
        least = HOPELESS
        if not wanted:
            self.cheapest.append(0.0)
            return
        wide = Rings(area_of(g, g.plot_cells[at], side_of(g, 0)), self.free)
        self.work += APART * min(FAR, distance(wide, self.hub))
        for r in WANTS[g.built[at]]:
            if not wanted & BIT[r]:
                continue
            takes = self._slot(r, g.plot_cells[at], wide)
            if self.planned & BIT[r]:
                takes = min(takes, SHARED)
            elif not g.owned[0] & BIT[r]:
                self.planned |= BIT[r]
            least = min(least, takes)
            self.work += takes
        self.cheapest.append(least)

    def _slot(self, r: int, cells: int, wide: Rings) -> float:
        """What it takes to deliver a resource to a building on these cells: roads, or a storage near it."""
        roads = distance(self._rings(r), cells) if self.g.owned[0] & BIT[r] else FAR + 1
        return self._cheaper(r, roads, wide, 1.0)

    def _near(self, r: int, wide: Rings, weight: float) -> float:
        """What it takes to connect a resource with a tile in a region, which is given as its rings: roads, or
        a new storage."""
        roads = distance(self._rings(r), wide.after(0)) if self.g.owned[0] & BIT[r] else FAR + 1
        return self._cheaper(r, roads, wide, weight) if roads else 0.0

    def _cheaper(self, r: int, roads: int, wide: Rings, weight: float) -> float:
        """So many roads, or a new storage in the region."""
        by_roads = float(roads) if roads <= FAR else HOPELESS
        if roads > 1:
            new = self._new(r, wide, weight)
            if new < by_roads:
                self.wish[r] = max(self.wish[r], weight * new)
                return new
        if roads <= FAR:
            self.road = max(self.road, weight)
        return by_roads

    def _new(self, r: int, wide: Rings, weight: float) -> float:
        """What a new storage there takes, with its inputs."""
        g = self.g
        if g.spread[r] == ALL_DISTRICTS:
            return HOPELESS
        if r < BASICS:
            ground = storage_cells(g, r, 0)
            takes = TRADE
        else:
            ground = self._room(r)
            takes = UPGRADE + COIN * PRICE[r]
        roads = distance(wide, ground)
        if roads > FAR:
            return HOPELESS
        takes += roads
        if r >= BASICS:
            for part in (FIRST_INPUT[r], SECOND_INPUT[r]):
                if part != NOTHING:
                    takes += self._near(part, wide, weight)
        return min(takes, HOPELESS + LEVEL[r])

    def _room(self, r: int) -> int:
        """The ground that a tile of an advanced resource can cover."""
        if self.rooms[r] < 0:
            self.rooms[r] = room(FIT[self.g.board][SHAPE_OF[r]], tile_ground(self.g, 0, r))
        return self.rooms[r]

    def _rings(self, r: int) -> Rings:
        """Where something is connected to a storage of the resource after no, one, two… further roads."""
        found = self.within[r]
        if found is None:
            found = Rings(self.g.supply[0][r].mask, self.free)
            self.within[r] = found
        return found

    # -- buildings to come -----------------------------------------------------------------------

    def _to_come(self, slot: int) -> float:
        """The work for the buildings that are still to be chosen: the best proposal, then usual ones."""
        g = self.g
        left = LAST_COMPLETION - len(g.built)
        if left <= 0:
            return 0.0
        have = influence(g) + len(g.houses[0]) - self.due()
        best = 3.0 * HOPELESS
        found: list[float] = []
        for at in range(PROPOSALS):
            card = g.proposals[at]
            if card == NOTHING:
                continue
            takes = self._card(card, 0.6 if slot in (at, NOTHING) else 0.2) + self._way_to(card)
            found.append(takes)
            if slot == NOTHING:
                price = solo_price(g, at)
                takes += PER_POINT * price + 2.0 * max(0.0, price - have)
            elif slot != at:
                continue
            best = min(best, takes)
        for card in range(BUILDINGS):
            if g.deck & BIT[card] or card in g.top:
                takes = self._card(card, 0.1)
                if g.types[TYPE_OF[card]] & self.hub_district:
                    takes += ELSEWHERE
                found.append(takes)
        found.sort()
        half = (len(found) + 1) // 2
        usual = 0.0
        for i in range(half):
            usual += found[i] / half
        return best + (left - 1) * LIKELY * usual

    def _card(self, card: int, weight: float) -> float:
        """The work for a building beside the main network."""
        takes = 0.0
        for r in WANTS[card]:
            takes += self._at_hub(r)
            if self._at_hub(r) > SOON:
                takes += WAITING
            if self._at_hub(r) >= TRADE:
                self.wish[r] += weight * DEMAND
                for part in (FIRST_INPUT[r], SECOND_INPUT[r]):
                    if part != NOTHING and not self.g.owned[0] & BIT[part]:
                        self.wish[part] += weight * DEMAND
        return takes

    def _way_to(self, card: int) -> float:
        """How many roads a proposal would stand away from the main network."""
        g = self.g
        ground = 0
        if ON_SITE[card]:
            for site in free_sites(g, card):
                ground |= SITE_CELLS[g.board][site - SITE_SPOT]
        else:
            ground = room(FIT[g.board][BUILDING_SHAPE[card]], building_ground(g, card))
        roads = distance(self.hub_rings, ground)
        return float(roads) if roads < FAR else ELSEWHERE

    def _at_hub(self, r: int) -> float:
        """What it takes to have a resource at the main network, wherever a new storage would stand."""
        if self.hub_work[r] < 0:
            if r < BASICS:
                takes = TRADE
            else:
                takes = UPGRADE + COIN * PRICE[r] + self._at_hub(FIRST_INPUT[r])
                if SECOND_INPUT[r] != NOTHING:
                    takes += self._at_hub(SECOND_INPUT[r])
            if self.g.owned[0] & BIT[r]:
                takes = min(takes, 0.7 * min(FAR, distance(self._rings(r), self.hub)))
            self.hub_work[r] = takes
        return self.hub_work[r]

    # -- a house, and tokens ---------------------------------------------------------------------

    def to_forest(self) -> int:
        """How many roads are missing before a first house can be built."""
        g = self.g
        forest = BOARD[g.board].terrain_mask[FOREST] & self.free & ~g.apart[0]
        return min(FAR, distance(Rings(g.near[0].mask, self.free), forest))

    def due(self) -> float:
        """The influence that tokens will cost at the next vote, as far as can be foreseen. Rule 15.8."""
        g = self.g
        if g.round >= SOLO_ROUNDS:
            return 0.0
        hand = g.in_hand(0)
        likely = 0.0
        for at in range(len(g.built)):
            if g.marked & BIT[at]:
                takes = self.cheapest[at]
                able = hand and self._card_for(takes)
                likely += min(1.0, takes / (2.5 + 3.0 * hand)) if able else 1.0
        return likely * solo_price(g, PROPOSALS - 1)

    def _card_for(self, takes: float) -> bool:
        """Is there still a card this round for what the next delivery takes: a storage, or only roads?"""
        if takes < TRADE:
            return True
        g = self.g
        cards = g.hand(0)
        if g.playing != NOTHING:
            cards |= BIT[g.playing]
        wanted = TRADING if takes < UPGRADE + COIN * LEAST_PRICE else UPGRADING
        while cards:
            low = cards & -cards
            cards ^= low
            if CARD_CATEGORY[low.bit_length() - 1] == wanted:
                return True
        return False


def _hub(g: Gloomhaven) -> int:
    """Where something is connected to the network of roads that serves the most resources."""
    best = g.near[0].mask
    most = 0
    for piece in g.pieces[side_of(g, 0)]:
        kinds = 0
        serves = piece.serves
        while serves:
            low = serves & -serves
            serves ^= low
            kinds |= BIT[g.kinds[low.bit_length() - 1]]
        if kinds.bit_count() > most:
            most = kinds.bit_count()
            best = piece.mask
    return best
