"""What a decision that waits in the middle of an action, or in a vote, promises to a seat; for bots.

A rule of thumb; no rule depends on it. What is promised is valued by the weights of what it brings.
"""

from __future__ import annotations

from typing import Final

from ratusha.games.gloomhaven import features as f
from ratusha.games.gloomhaven.acting import ACTION
from ratusha.games.gloomhaven.actions import FollowAny
from ratusha.games.gloomhaven.advanced import can_upgrade, prospect
from ratusha.games.gloomhaven.basic import Basic
from ratusha.games.gloomhaven.board import DISTRICTS
from ratusha.games.gloomhaven.components import (
    ADVISER_POINTS,
    BASICS,
    BIT,
    COMMISSION_PRICE,
    FIRST_INPUT,
    FIRST_POINTS,
    INPUTS,
    LEVEL,
    NEUTRAL,
    NOTHING,
    PAID_ON,
    SECOND_INPUT,
    SECOND_POINTS,
    TYPE_OF,
    WANT_POINTS,
    WANTS,
)
from ratusha.games.gloomhaven.construct import Construct, bridge_price, house_price, open_bridges, open_houses
from ratusha.games.gloomhaven.effects import ACCESS, COMMISSION, OWN_STORAGE, Effect
from ratusha.games.gloomhaven.inputs import RoadAfter
from ratusha.games.gloomhaven.moves import MOVES
from ratusha.games.gloomhaven.outlook import urgency
from ratusha.games.gloomhaven.outlook_cache import Hopes, hopes
from ratusha.games.gloomhaven.prestige import PlaceBuilding
from ratusha.games.gloomhaven.recruit import HireAdviser, can_hire
from ratusha.games.gloomhaven.roads import BuildRoad
from ratusha.games.gloomhaven.state import Gloomhaven
from ratusha.games.gloomhaven.trade import PlaceStorage, Trade, access_price, can_access, own_cells
from ratusha.games.gloomhaven.turn import FollowUp
from ratusha.games.gloomhaven.upgrade import BuildUpgrade, LayFirst, PlaceUpgrade, upgradable, upgrade_price
from ratusha.games.gloomhaven.vote import Bids, Bonus, TakeBack
from ratusha.games.gloomhaven.working import FreeAccess, ReplaceProposal, ReturnCard
from ratusha.kernel.values import Tally

ENOUGH_COINS: Final = 9
BUILT: Final = 12.5
"""So many buildings are built in a game, on average."""
BASIC_FUTURE: Final = 0.6
"""What remains of the hope for a basic resource that is wanted later: a storage is soon built then, too."""
BUILDING_UP: Final = 35
"""What speaks against each road: it takes the ground of a storage. After so many turns of each player that
matters less than to get anything delivered at all."""
UNMADE: Final[list[float]] = [0.0, 0.0, 1.5, 4.0]
"""How much speaks against a building for each resource it wants that nobody makes yet, by level: the ground
that it covers may be in the way of all until it is complete."""
USUAL_ACCESS: Final = 3
"""What access mostly costs."""
HOPE: Final = 0.7
"""How much of what a storage could bring it brings where it really comes to stand."""
A_ROAD: Final = 0.8
"""How much of what the best road could bring a road brings."""
LEAST_OUTLOOK: Final = 0.05


def completion(w: list[float]) -> float:
    """What a completion is worth beside the points of deliveries that are hoped for."""
    return w[f.DELIVERED] / max(LEAST_OUTLOOK, w[f.OUTLOOK])


def future(g: Gloomhaven, owned: int, seat: int) -> float:
    """The points that a player who owned these resources would keep of the buildings to come, if he delivered
    all; where others make a resource too, each has his share. Any card that is not built may come."""
    built = 0
    for building in g.built:
        built |= BIT[building]
    total = 0.0
    cards = 0
    for card in range(len(WANTS)):
        if built & BIT[card]:
            continue
        cards += 1
        wants = WANTS[card]
        for want in range(len(wants)):
            r = wants[want]
            if owned & BIT[r]:
                total += _kept(g, owned, seat, r, WANT_POINTS[card][want])
    return total * max(1.0, BUILT - len(g.built)) / max(1, cards)


def _kept(g: Gloomhaven, owned: int, seat: int, r: int, points: int) -> float:
    """What stays with the player of the points for one delivery."""
    if r < BASICS:
        return BASIC_FUTURE * points
    kept = points - PAID_ON[r]
    for part, flag in ((FIRST_INPUT[r], FIRST_POINTS[r]), (SECOND_INPUT[r], SECOND_POINTS[r])):
        if part != NOTHING and owned & BIT[part]:
            kept += flag
    makers = 1
    for other in range(g.seats):
        if other != seat and g.owned[other] & BIT[r]:
            makers += 1
    return kept / makers


def _worth(w: list[float], coins: int) -> float:
    """What so many coins are worth."""
    return w[f.COINS] * min(coins, ENOUGH_COINS) + w[f.SPARE_COINS] * max(0, coins - ENOUGH_COINS)


def _cost(g: Gloomhaven, seat: int, price: int, w: list[float]) -> float:
    """What it means to a player to pay so many coins."""
    return _worth(w, g.coins[seat]) - _worth(w, g.coins[seat] - price)


def add_promise(g: Gloomhaven, seat: int, outlook: Hopes, tally: Tally) -> None:
    """What the decision that waits may still bring, if it is this player's."""
    w = tally.weights
    top = g.agenda[-1]
    if isinstance(top, Bids):
        _add_bid(g, seat, top, tally)
    elif top.seat == seat:
        if isinstance(top, Bonus):
            _add_bonus(g, seat, top.left, outlook, tally)
        elif isinstance(top, PlaceBuilding):
            add_hoped(g, seat, g.proposals[top.slot], 0.8, tally)
        else:
            tally.add(f.AT_HAND, _promise(g, seat, outlook, w))
            below = g.agenda[-2] if len(g.agenda) > 1 else top
            if isinstance(below, Bonus):
                _add_bonus(g, seat, below.left, outlook, tally)
            elif isinstance(below, TakeBack):
                _add_bonus(g, seat, 0, outlook, tally)


def _add_bonus(g: Gloomhaven, seat: int, left: int, outlook: Hopes, tally: Tally) -> None:
    """A vote was called: so many bonuses to come, then the cards come back; and what speaks against it."""
    w = tally.weights
    tally.add(f.AT_HAND, left * max(w[f.COINS], _road(g, outlook, w) * 0.6))
    tally.add(f.CARDS, float(g.up[seat].bit_count() + len(g.down[seat])))
    _add_too_early(g, tally)


def _promise(g: Gloomhaven, seat: int, outlook: Hopes, w: list[float]) -> float:
    """The same for decisions that belong to an action, in points."""
    top = g.agenda[-1]
    if isinstance(top, BuildRoad | RoadAfter):
        return _road(g, outlook, w)
    if isinstance(top, Basic):
        return max(w[f.COINS], w[f.FLEETING], _road(g, outlook, w))
    if isinstance(top, Trade):
        return _trade(g, seat, ACTION[top.source][top.index], outlook, w)
    if isinstance(top, PlaceStorage):
        return _storage_gain(g, seat, top.kind, outlook, w)
    if isinstance(top, BuildUpgrade | LayFirst):
        return _upgrade(g, seat, ACTION[top.source][top.index], top.before, outlook, w)
    if isinstance(top, PlaceUpgrade):
        return _tile_gain(g, seat, top.kind, ACTION[top.source][top.index], outlook, w)
    if isinstance(top, HireAdviser):
        return _hire(g, seat, ACTION[top.source][top.index].discount, w)
    if isinstance(top, Construct):
        return _construct(g, seat, ACTION[top.source][top.index], outlook, w)
    if isinstance(top, FollowAny | FollowUp | FreeAccess | ReplaceProposal | ReturnCard):
        return 0.8
    return 0.2


def _road_cost(g: Gloomhaven, w: list[float]) -> float:
    return -w[f.ROADS if g.turns < BUILDING_UP * g.seats else f.LATE_ROADS]


def _road(g: Gloomhaven, outlook: Hopes, w: list[float]) -> float:
    return max(0.0, A_ROAD * w[f.OUTLOOK] * outlook.best_road - _road_cost(g, w))


def _construct(g: Gloomhaven, seat: int, effect: Effect, outlook: Hopes, w: list[float]) -> float:
    best = 0.0
    if open_bridges(g, seat, effect):
        best = HOPE * w[f.OUTLOOK] * outlook.best_bridge - _cost(g, seat, bridge_price(effect), w)
    if open_houses(g, seat, effect):
        house = w[f.HOUSES if g.with_workers() else f.PLAIN_HOUSES]
        best = max(best, house - _cost(g, seat, house_price(g, effect), w))
    return best


def _trade(g: Gloomhaven, seat: int, effect: Effect, outlook: Hopes, w: list[float]) -> float:
    best = 0.0
    if effect.options & OWN_STORAGE:
        for kind in range(BASICS):
            if own_cells(g, seat, kind, effect):
                best = max(best, _storage_gain(g, seat, kind, outlook, w))
    if effect.options & ACCESS:
        tried = g.reach[seat]
        for s in range(len(g.kinds)):
            if not tried & BIT[g.kinds[s]] and can_access(g, seat, s, effect, False):
                tried |= BIT[g.kinds[s]]
                price = access_price(g, s, effect)
                best = max(best, _access_gain(g, seat, s, outlook, w) - _cost(g, seat, price, w))
        best = max(best, HOPE * w[f.OUTLOOK] * outlook.best_access - _cost(g, seat, USUAL_ACCESS, w))
    if effect.options & COMMISSION and g.coins[seat] >= COMMISSION_PRICE:
        best = max(best, HOPE * w[f.OUTLOOK] * outlook.best_commission - _cost(g, seat, COMMISSION_PRICE, w))
    return best


def _access_gain(g: Gloomhaven, seat: int, storage: int, outlook: Hopes, w: list[float]) -> float:
    """How much better the outlook is with access to a storage (tried out, and taken back)."""
    kind = BIT[g.kinds[storage]]
    g.reach[seat] |= kind
    gain = w[f.OUTLOOK] * (hopes(g, seat, completion=completion(w)).total - outlook.total) + w[f.WITHIN_REACH]
    g.reach[seat] &= ~kind
    return gain


def _better(g: Gloomhaven, seat: int, kind: int, outlook: Hopes, w: list[float]) -> float:
    """How much better the outlook may be with a storage of this resource."""
    return HOPE * w[f.OUTLOOK] * (hopes(g, seat, kind, completion(w)).total - outlook.total)


def _storage_gain(g: Gloomhaven, seat: int, kind: int, outlook: Hopes, w: list[float]) -> float:
    """What a new basic storage brings: income, a better outlook."""
    if not g.own_basics[seat] & BIT[kind]:
        return _better(g, seat, kind, outlook, w) - _cost(g, seat, COMMISSION_PRICE, w)
    gain = _better(g, seat, kind, outlook, w) - _cost(g, seat, 2, w)
    return gain if g.owned[seat] & BIT[kind] else gain + _first_of(g, seat, kind, w)


def _first_of(g: Gloomhaven, seat: int, kind: int, w: list[float]) -> float:
    """What the first storage of a resource brings by itself: income, and deliveries to come."""
    owned = g.owned[seat]
    more = future(g, owned | BIT[kind], seat) - future(g, owned, seat)
    return w[f.INCOME] + w[f.WITHIN_REACH] + w[f.FUTURE] * more


def _upgrade(
    g: Gloomhaven, seat: int, effect: Effect, before: list[int], outlook: Hopes, w: list[float]
) -> float:
    """The best advanced storage that can be built, at once or after a road."""
    best = 0.0
    for kind in upgradable(g, seat, effect):
        after_road = effect.roads if not before else 0
        if can_upgrade(g, seat, kind, before) or (after_road and prospect(g, seat).answer(kind, after_road)):
            best = max(best, _tile_gain(g, seat, kind, effect, outlook, w))
    return best


def _tile_gain(g: Gloomhaven, seat: int, kind: int, effect: Effect, outlook: Hopes, w: list[float]) -> float:
    """What an advanced storage brings: income, points at once and a better outlook, for its price."""
    gain = _better(g, seat, kind, outlook, w) - _cost(g, seat, upgrade_price(kind, effect), w)
    for part, flag in ((FIRST_INPUT[kind], FIRST_POINTS[kind]), (SECOND_INPUT[kind], SECOND_POINTS[kind])):
        if part != NOTHING and g.owned[seat] & BIT[part]:
            gain += flag if part < BASICS else flag / 2
    return gain if g.owned[seat] & BIT[kind] else gain + _first_of(g, seat, kind, w)


def _hire(g: Gloomhaven, seat: int, discount: int, w: list[float]) -> float:
    best = 0.0
    for slot in range(len(g.advisers)):
        if can_hire(g, seat, slot, discount, 1, -1):
            best = max(best, w[f.LASTING] + w[f.CARDS] + ADVISER_POINTS[g.advisers[slot]] - w[f.COINS])
    return best


def hoped(g: Gloomhaven, seat: int, building: int, w: list[float]) -> float:
    """What a player hopes for if this building is built where it suits him, in points."""
    tally = Tally(w, False)
    add_hoped(g, seat, building, 1.0, tally)
    return tally.total


def add_hoped(g: Gloomhaven, seat: int, building: int, chance: float, tally: Tally) -> None:
    """What a player hopes for if this building is built where it suits him, and what his rival does not; and
    will it ever be complete?"""
    urgent = chance * urgency(g)
    tally.add(f.AT_HAND, chance * _deliveries(g, seat, building))
    tally.add(f.RIVALS, chance * _deliveries(g, _rival(g, seat), building))
    tally.add(f.DELIVERED, urgent * _made_in_a_district(g, building) ** 2)
    for r in WANTS[building]:
        if not g.spread[r]:
            tally.add(f.UNMADE, urgent * UNMADE[LEVEL[r]])


def _rival(g: Gloomhaven, seat: int) -> int:
    """The other player with the most points."""
    best = NOTHING
    for other in range(g.seats):
        if other != seat and (best == NOTHING or g.points[other] > g.points[best]):
            best = other
    return best


def _deliveries(g: Gloomhaven, seat: int, building: int) -> float:
    """The points that a player hopes to get for deliveries to a building."""
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


def _made_in_a_district(g: Gloomhaven, building: int) -> float:
    """The share of what a building wants that stands in one district where it may be built, at the best."""
    wants = WANTS[building]
    best = 0
    for district in range(DISTRICTS):
        if g.types[TYPE_OF[building]] & BIT[district]:
            continue
        made = 0
        for r in wants:
            if g.spread[r] & BIT[district] or (r < BASICS and g.basic_owner[r] == NEUTRAL):
                made += 1
        best = max(best, made)
    return best / len(wants)


def _add_too_early(g: Gloomhaven, tally: Tally) -> None:
    """What speaks against another building: those that are not complete, and the others' income. Later, when
    some of them never will be, only another building helps."""
    unfinished = sum(1 for wanted in g.wanted if wanted)
    tally.add(f.VOTE, 1.0 / urgency(g))
    tally.add(f.CROWD, max(0, unfinished - 2) / urgency(g))


def _add_bid(g: Gloomhaven, seat: int, top: Bids, tally: Tally) -> None:
    """A sealed bid: the more votes, the likelier what is hoped for; crystals that last are dear."""
    at = top.asked.index(seat) if seat in top.asked else -1
    if at < 0 or top.answers[at] < 0:
        if g.active == seat:
            _add_too_early(g, tally)
        return
    slot, fleeting, lasting = MOVES.args[top.answers[at]]
    votes = 1 + fleeting + 2 * lasting
    usual = 1.0 + sum(g.fleeting) / g.seats
    add_hoped(g, seat, g.proposals[slot], votes / (votes + usual), tally)
    tally.add(f.LASTING, -float(lasting))
