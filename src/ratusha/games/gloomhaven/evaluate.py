"""How good a position is for a player, in points: what he has, and what he may hope to deliver.

A rule of thumb for bots; no rule depends on it. Each open slot is worth its points, discounted by the actions
it takes to deliver to it: roads for a storage that stands, a storage of an own resource, the steps of an
advanced one. A decision that waits in the middle of an action is worth the best that it promises.
"""

from __future__ import annotations

from typing import Final

from ratusha.games.gloomhaven.acting import ACTION
from ratusha.games.gloomhaven.actions import FollowAny, FreeAccess, ReplaceProposal, ReturnCard
from ratusha.games.gloomhaven.advanced import tile_ground, tile_touches
from ratusha.games.gloomhaven.city import ALL_DISTRICTS
from ratusha.games.gloomhaven.components import (
    ADVISER_POINTS,
    BASICS,
    BIT,
    BOARD,
    FIRST_INPUT,
    FIRST_POINTS,
    FIT,
    INPUTS,
    LAST_COMPLETION,
    NEUTRAL,
    NOTHING,
    PAID_ON,
    PRICE,
    PROPOSALS,
    RESOURCES,
    SECOND_INPUT,
    SECOND_POINTS,
    SHAPE_OF,
    SOLO_ROUNDS,
    WANT_POINTS,
    WANTS,
)
from ratusha.games.gloomhaven.construct import Construct, open_houses
from ratusha.games.gloomhaven.effects import ACCESS, OWN_STORAGE, Effect
from ratusha.games.gloomhaven.geometry import around
from ratusha.games.gloomhaven.ground import free_land, storage_cells
from ratusha.games.gloomhaven.inputs import RoadAfter
from ratusha.games.gloomhaven.moves import MOVES
from ratusha.games.gloomhaven.prestige import PlaceBuilding
from ratusha.games.gloomhaven.recruit import HireAdviser, can_hire
from ratusha.games.gloomhaven.roads import BuildRoad
from ratusha.games.gloomhaven.state import GOES_ON, LOST_ROUNDS, LOST_TOKENS, Gloomhaven
from ratusha.games.gloomhaven.tiles import fits
from ratusha.games.gloomhaven.trade import PlaceStorage, Trade, access_price, can_access, own_cells
from ratusha.games.gloomhaven.turn import Basic, FollowUp
from ratusha.games.gloomhaven.upgrade import BuildUpgrade, LayFirst, PlaceUpgrade, upgradable, upgrade_price
from ratusha.games.gloomhaven.vote import Bids, Bonus, solo_price

FAR: Final = 7
"""Farther than this nobody plans."""
LATER: Final[list[float]] = [0.78**n for n in range(40)]
"""What a point is worth so many actions later."""
CARD: Final = 0.3
INCOME: Final = 0.9
HOUSE: Final = 1.6
WITHIN_REACH: Final = 0.35
FLEETING: Final = 0.22
LASTING: Final = 1.15
OTHERS: Final = 0.3
SHARE: Final = 0.25
COIN: Final = 0.24
SPARE_COIN: Final = 0.06
ENOUGH_COINS: Final = 9
WORKER: Final = 1.2
VOTE: Final = 1.0
CROWD: Final = 1.6
"""What speaks against a vote: by itself, and for each building beyond the second that is not complete."""
LOST: Final = -60.0


def evaluate(g: Gloomhaven, seat: int) -> float:
    """How good the position is for a seat, in points."""
    value = _standing(g, seat)
    if g.ended != GOES_ON:
        return value + (LOST if g.ended in (LOST_TOKENS, LOST_ROUNDS) else 0.0)
    outlook = Outlook(g, seat)
    value += outlook.total + _means(g, seat)
    if g.seats == 1:
        value += _solo(g)
    return value + (_promise(g, seat, outlook) if g.agenda else 0.0)


def _standing(g: Gloomhaven, seat: int) -> float:
    """The points, against those of the others."""
    value = float(g.points[seat])
    for other in range(g.seats):
        if other != seat:
            value -= OTHERS * g.points[other] / (g.seats - 1)
    return value


def _means(g: Gloomhaven, seat: int) -> float:
    """Coins, crystals, cards, income and houses."""
    coins = g.coins[seat]
    value = COIN * min(coins, ENOUGH_COINS) + SPARE_COIN * max(0, coins - ENOUGH_COINS)
    value += FLEETING * min(g.fleeting[seat], 6) + LASTING * g.lasting[seat]
    value += CARD * g.in_hand(seat)
    value += INCOME * g.income(seat) + WITHIN_REACH * g.reach[seat].bit_count()
    value += (HOUSE if g.with_workers() else HOUSE / 2) * len(g.houses[seat])
    return value + WORKER / 2 * (len(g.houses[seat]) - g.used_workers(seat))


def _solo(g: Gloomhaven) -> float:
    """Tokens that will have to be paid for, and buildings that must be complete in time."""
    due = g.marked.bit_count() * solo_price(g, PROPOSALS - 1)
    have = g.fleeting[0] + 2 * g.lasting[0]
    left = SOLO_ROUNDS - g.round
    return -1.2 * g.marked.bit_count() - 2.0 * max(0, due - have) + 4.0 * g.completed - 0.1 * left


class Outlook:
    """What a player may hope to deliver: each open slot, discounted by the actions it takes."""

    __slots__ = ("best_road", "free", "g", "joined", "seat", "total", "way")

    def __init__(self, g: Gloomhaven, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.total: float = 0.0
        self.best_road: float = 0.0
        self.way: list[float] = [-1.0] * RESOURCES
        self.joined: list[int] = [-1] * RESOURCES
        free = free_land(g)
        self.free: int = free
        rings: list[list[int]] = []
        kinds: list[int] = []
        open_kinds = 0
        for at in range(len(g.built)):
            open_kinds |= g.wanted[at]
        for s in range(len(g.kinds)):
            if g.owners[s] == seat and open_kinds & BIT[g.kinds[s]]:
                rings.append(_rings(g.area[s], free))
                kinds.append(g.kinds[s])
        for at in range(len(g.built)):
            if g.wanted[at]:
                self._building(at, rings, kinds)

    def _building(self, at: int, rings: list[list[int]], kinds: list[int]) -> None:
        g = self.g
        building = g.built[at]
        cells = g.plot_cells[at]
        wants = WANTS[building]
        left = g.wanted[at].bit_count()
        for want in range(len(wants)):
            r = wants[want]
            if not g.wanted[at] & BIT[r]:
                continue
            points = self._own_share(r, WANT_POINTS[building][want])
            if g.seats == 1:
                points += 2.5 / left
            roads = FAR + 1
            for i in range(len(rings)):
                if kinds[i] == r:
                    roads = min(roads, _distance(rings[i], cells))
            value = 0.0
            if roads <= FAR:
                value = points * LATER[roads]
                if roads:
                    self.best_road = max(self.best_road, points * (LATER[roads - 1] - LATER[roads]))
            if r < BASICS:
                value = max(value, points * self._new_basic(r, cells))
            else:
                value = max(value, points * self._made(r, cells))
            self.total += value

    def _own_share(self, r: int, points: int) -> float:
        """What would stay with this player if he delivered this resource."""
        if r < BASICS:
            return float(points)
        kept = float(points - PAID_ON[r])
        for part, flag in ((FIRST_INPUT[r], FIRST_POINTS[r]), (SECOND_INPUT[r], SECOND_POINTS[r])):
            if part != NOTHING and self.g.owned[self.seat] & BIT[part]:
                kept += flag if part < BASICS else flag / 2
        return kept

    def _new_basic(self, r: int, cells: int) -> float:
        """The discount for a new storage of an own resource beside these cells."""
        g = self.g
        if not g.own_basics[self.seat] & BIT[r]:
            return SHARE * 0.4
        ground = storage_cells(g, r, self.seat)
        near = around(cells)
        if ground & near:
            return LATER[2] if g.coins[self.seat] else LATER[4]
        wide = around(near & free_land(g))
        return LATER[3] if ground & wide else LATER[6] if ground else 0.0

    def _made(self, r: int, cells: int) -> float:
        """The discount for an advanced storage that is still to be built, near these cells if possible."""
        g = self.g
        if g.spread[r] == ALL_DISTRICTS:
            return 0.0
        missing = self.steps(FIRST_INPUT[r])
        if SECOND_INPUT[r] != NOTHING:
            missing += self.steps(SECOND_INPUT[r])
        if missing:
            return LATER[min(39, int(3.5 + missing))]
        roads = self.roads_between(r)
        if roads > FAR:
            return LATER[FAR]
        actions = 2 + roads + (1 if g.coins[self.seat] < PRICE[r] else 0)
        if self.area(FIRST_INPUT[r]) & around(around(around(cells))):
            actions -= 1
        return LATER[min(39, actions)]

    def area(self, kind: int) -> int:
        """Where a tile is connected to a storage of this resource that the player may use."""
        return self.g.supply[self.seat][kind]

    def roads_between(self, r: int) -> int:
        """How many roads (or a storage) the inputs of a resource lack until a tile can join them."""
        if self.joined[r] < 0:
            self.joined[r] = 0
            if SECOND_INPUT[r] != NOTHING:
                rings = _rings(self.area(FIRST_INPUT[r]), self.free)
                apart = _distance(rings, self.area(SECOND_INPUT[r]))
                self.joined[r] = max(0, apart - 2)
                if 2 < apart <= FAR:
                    gain = 4.0 * (LATER[apart - 2] - LATER[apart - 1])
                    self.best_road = max(self.best_road, gain)
                if self.joined[r] > 1 and self._can_move_near(r):
                    self.joined[r] = 1
        return self.joined[r]

    def _can_move_near(self, r: int) -> bool:
        """Can a new storage of an own basic input be built near the other input?"""
        g = self.g
        for mine, other in ((FIRST_INPUT[r], SECOND_INPUT[r]), (SECOND_INPUT[r], FIRST_INPUT[r])):
            if mine < BASICS and g.own_basics[self.seat] & BIT[mine]:
                near = around(around(self.area(other) & self.free))
                if storage_cells(g, mine, self.seat) & near:
                    return True
        return False

    def steps(self, r: int) -> float:
        """How many actions it takes until a resource is within reach."""
        if self.g.reach[self.seat] & BIT[r]:
            return 0.0
        if self.way[r] < 0:
            if r < BASICS:
                self.way[r] = 1.0
            elif r in self.g.kinds:
                self.way[r] = 1.3
            else:
                self.way[r] = 2.0 + self.steps(FIRST_INPUT[r])
                if SECOND_INPUT[r] != NOTHING:
                    self.way[r] += self.steps(SECOND_INPUT[r])
        return self.way[r]


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


def _distance(rings: list[int], cells: int) -> int:
    for roads in range(len(rings)):
        if rings[roads] & cells:
            return roads
    return FAR + 1


# -- decisions that wait ------------------------------------------------------------------------------


def _promise(g: Gloomhaven, seat: int, outlook: Outlook) -> float:
    """What the decision that waits may still bring, if it is this player's."""
    top = g.agenda[-1]
    if isinstance(top, Bids):
        return _bid(g, seat, top)
    if top.seat != seat:
        return 0.0
    if isinstance(top, BuildRoad | RoadAfter | LayFirst):
        return outlook.best_road + (1.0 if isinstance(top, LayFirst) else 0.0)
    if isinstance(top, Basic):
        return max(COIN, FLEETING, outlook.best_road)
    if isinstance(top, Bonus):
        back = g.up[seat].bit_count() + len(g.down[seat])
        return top.left * max(COIN, outlook.best_road * 0.6) + CARD * back - _too_early(g)
    if isinstance(top, Trade):
        return _trade(g, seat, ACTION[top.source][top.index], outlook)
    if isinstance(top, PlaceStorage):
        return _storage_gain(g, seat, top.kind, ACTION[top.source][top.index])
    if isinstance(top, BuildUpgrade):
        return _upgrade(g, seat, ACTION[top.source][top.index], top.before)
    if isinstance(top, PlaceUpgrade):
        return _tile_gain(g, seat, top.kind, top.before, ACTION[top.source][top.index])
    if isinstance(top, HireAdviser):
        return _hire(g, seat, ACTION[top.source][top.index].discount)
    if isinstance(top, Construct):
        house = open_houses(g, seat, ACTION[top.source][top.index])
        return HOUSE + INCOME / 2 - 2 * COIN if house and g.with_workers() else 0.3
    if isinstance(top, PlaceBuilding):
        return 0.8 * hoped(g, seat, g.proposals[top.slot])
    if isinstance(top, FollowAny | FollowUp | FreeAccess | ReplaceProposal | ReturnCard):
        return 0.8
    return 0.2


def _trade(g: Gloomhaven, seat: int, effect: Effect, outlook: Outlook) -> float:
    best = 0.0
    if effect.options & OWN_STORAGE:
        for kind in range(BASICS):
            if own_cells(g, seat, kind, effect):
                best = max(best, _storage_gain(g, seat, kind, effect))
    if effect.options & ACCESS:
        for s in range(len(g.kinds)):
            if not g.reach[seat] & BIT[g.kinds[s]] and can_access(g, seat, s, effect, False):
                best = max(best, _access_gain(g, seat, s, outlook) - COIN * access_price(g, s, effect))
    return best


def _access_gain(g: Gloomhaven, seat: int, storage: int, outlook: Outlook) -> float:
    """How much better the outlook is with access to a storage (tried out, and taken back)."""
    kind = BIT[g.kinds[storage]]
    g.tokens[storage] |= BIT[seat]
    g.reach[seat] |= kind
    gain = Outlook(g, seat).total - outlook.total + WITHIN_REACH
    g.tokens[storage] &= ~BIT[seat]
    g.reach[seat] &= ~kind
    return gain


def _storage_gain(g: Gloomhaven, seat: int, kind: int, effect: Effect) -> float:
    """What a new basic storage brings: income, a delivery at once, a way to something better."""
    cells = own_cells(g, seat, kind, effect)
    if not cells:
        return _reach_gain(g, seat, kind) - 4 * COIN
    gain = 0.0 if g.owned[seat] & BIT[kind] else INCOME + WITHIN_REACH + 0.5 * _reach_gain(g, seat, kind)
    gain -= COIN * 2
    best = 0.0
    for at in range(len(g.built)):
        if g.wanted[at] & BIT[kind]:
            want = WANTS[g.built[at]].index(kind)
            near = around(g.plot_cells[at])
            hope = WANT_POINTS[g.built[at]][want] * (1.0 - LATER[2])
            best = max(best, hope if cells & near else hope * 0.4)
    return gain + best


def _reach_gain(g: Gloomhaven, seat: int, kind: int) -> float:
    """What it is worth to have a resource within reach: the resources that can then be made."""
    gain = WITHIN_REACH
    for r in range(BASICS, RESOURCES):
        if INPUTS[r] & BIT[kind] and g.spread[r] != ALL_DISTRICTS and not g.owned[seat] & BIT[r]:
            missing = (INPUTS[r] & ~g.reach[seat] & ~BIT[kind]).bit_count()
            gain += (0.9 if missing == 0 else 0.25) * (1.0 if _asked_for(g, r) else 0.4)
    return gain


def _asked_for(g: Gloomhaven, r: int) -> bool:
    return any(wanted & BIT[r] for wanted in g.wanted)


def _upgrade(g: Gloomhaven, seat: int, effect: Effect, before: list[int]) -> float:
    best = 0.0
    for kind in upgradable(g, seat, effect):
        best = max(best, _tile_gain(g, seat, kind, before, effect))
    return best


def _tile_gain(g: Gloomhaven, seat: int, kind: int, before: list[int], effect: Effect) -> float:
    """What an advanced storage brings: its price, income, points at once, and a delivery if one is near."""
    fit = FIT[g.board][SHAPE_OF[kind]]
    ground = tile_ground(g, seat, kind)
    touch = tile_touches(g, seat, kind, before)
    if not fits(fit, ground, touch):
        return -1.0
    gain = -COIN * upgrade_price(kind, effect) + (0.0 if g.owned[seat] & BIT[kind] else INCOME + WITHIN_REACH)
    for part, flag in ((FIRST_INPUT[kind], FIRST_POINTS[kind]), (SECOND_INPUT[kind], SECOND_POINTS[kind])):
        if part != NOTHING and g.owned[seat] & BIT[part]:
            gain += flag if part < BASICS else flag / 2
    best = 0.0
    for at in range(len(g.built)):
        if g.wanted[at] & BIT[kind]:
            want = WANTS[g.built[at]].index(kind)
            points = WANT_POINTS[g.built[at]][want] - PAID_ON[kind] * 0.5
            touch.append(around(g.plot_cells[at]))
            at_once = fits(fit, ground, touch)
            touch.pop()
            best = max(best, points * (0.6 if at_once else 0.25))
    return gain + best


def _hire(g: Gloomhaven, seat: int, discount: int) -> float:
    best = 0.0
    for slot in range(len(g.advisers)):
        if can_hire(g, seat, slot, discount, 1, -1):
            best = max(best, LASTING + CARD + ADVISER_POINTS[g.advisers[slot]] - COIN)
    return best


def hoped(g: Gloomhaven, seat: int, building: int) -> float:
    """What a player hopes for if this building is built where it suits him."""
    value = 0.0
    for r, points in zip(WANTS[building], WANT_POINTS[building], strict=True):
        if r < BASICS and g.basic_owner[r] == NEUTRAL:
            value += 0.3
        elif g.owned[seat] & BIT[r]:
            value += 0.75 * (points - 0.5 * PAID_ON[r])
        elif r < BASICS:
            value += 0.5 * points if g.own_basics[seat] & BIT[r] else 0.0
        elif not INPUTS[r] & ~g.reach[seat]:
            value += 0.4 * (points - 0.5 * PAID_ON[r])
        else:
            value += 0.08 * points
    return value


def _too_early(g: Gloomhaven) -> float:
    """What speaks against another building: those that are not complete, and the others' income."""
    unfinished = sum(1 for wanted in g.wanted if wanted)
    return VOTE + CROWD * max(0, unfinished - 2)


def _bid(g: Gloomhaven, seat: int, top: Bids) -> float:
    """A sealed bid: the more votes, the likelier what is hoped for; crystals that last are dear."""
    at = top.asked.index(seat) if seat in top.asked else -1
    if at < 0 or top.answers[at] < 0:
        return -_too_early(g) if g.active == seat else 0.0
    slot, fleeting, lasting = MOVES.args[top.answers[at]]
    votes = 1 + fleeting + 2 * lasting
    usual = 1.0 + sum(g.fleeting) / g.seats
    chance = votes / (votes + usual)
    return chance * hoped(g, seat, g.proposals[slot]) - LASTING * lasting


assert LAST_COMPLETION and BOARD
