"""How much there is of what bots value in a seat's position; features.py names it, values.toml weighs it.

A rule of thumb; no rule depends on it. A decision that waits in the middle of an action is worth the best
that it promises.
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
    MOST_WANTS,
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
from ratusha.games.gloomhaven.evaluate_solo import assess_alone
from ratusha.games.gloomhaven.inputs import RoadAfter
from ratusha.games.gloomhaven.moves import MOVES
from ratusha.games.gloomhaven.outlook import COMPLETION, urgency
from ratusha.games.gloomhaven.outlook_cache import Hopes, hopes
from ratusha.games.gloomhaven.prestige import PlaceBuilding
from ratusha.games.gloomhaven.recruit import HireAdviser, can_hire
from ratusha.games.gloomhaven.roads import BuildRoad
from ratusha.games.gloomhaven.state import GOES_ON, Gloomhaven
from ratusha.games.gloomhaven.trade import PlaceStorage, Trade, access_price, can_access, own_cells
from ratusha.games.gloomhaven.turn import FollowUp
from ratusha.games.gloomhaven.upgrade import BuildUpgrade, LayFirst, PlaceUpgrade, upgradable, upgrade_price
from ratusha.games.gloomhaven.vote import Bids, Bonus
from ratusha.games.gloomhaven.working import FreeAccess, ReplaceProposal, ReturnCard
from ratusha.kernel.values import Tally

# What these are worth in points, for what a decision promises; values.toml weighs what is there already.
CARD: Final = 0.3
INCOME: Final = 0.9
HOUSE: Final = 1.6
WITHIN_REACH: Final = 0.35
MOST_FLEETING: Final = 6
FLEETING: Final = 0.12
LASTING: Final = 1.15
COIN: Final = 0.24
SPARE_COIN: Final = 0.06
ENOUGH_COINS: Final = 9
ROAD: Final = 0.08
LATE_ROAD: Final = 0.05
FUTURE: Final = 0.3
BUILT: Final = 12.5
"""So many buildings are built in a game, on average."""
BASIC_FUTURE: Final = 0.6
"""What remains of the hope for a basic resource that is wanted later: a storage is soon built then, too."""
BUILDING_UP: Final = 35
"""What speaks against each road: it takes the ground of a storage. After so many turns of each player that
matters less than to get anything delivered at all."""
VOTE: Final = 1.0
CROWD: Final = 1.6
"""What speaks against a vote: by itself, and for each building beyond the second that is not complete."""
PROGRESS: Final[list[list[float]]] = [
    [COMPLETION * sum(1.0 / n for n in range(still + 1, slots + 1)) for still in range(slots + 1)]
    for slots in range(MOST_WANTS + 1)
]
"""What a building of so many slots is worth to everybody while so many are still open: each delivery brings
what was hoped from it (see `Outlook`)."""
UNMADE: Final[list[float]] = [0.0, 0.0, 1.5, 4.0]
"""What speaks against a building for each resource it wants that nobody makes yet, by level: the ground that
it covers may be in the way of all until it is complete."""
USUAL_ACCESS: Final = 3
"""What access mostly costs."""
RIVAL: Final = 0.4
"""How much of what the rival hopes for speaks against a proposal."""
HOPE: Final = 0.7
"""How much of what a storage could bring it brings where it really comes to stand."""


def assess(g: Gloomhaven, seat: int, tally: Tally) -> None:
    """What a player has and may hope for."""
    if g.seats == 1:
        assess_alone(g, tally)
        return
    tally.add(f.POINTS, float(g.points[seat]))
    tally.add(f.OTHERS, (sum(g.points) - g.points[seat]) / (g.seats - 1))
    if g.ended != GOES_ON:
        return
    outlook = hopes(g, seat)
    tally.add(f.OUTLOOK, outlook.total)
    tally.add(f.FUTURE, future(g, g.owned[seat], seat))
    add_means(g, seat, tally)
    add_city(g, tally)
    if g.agenda:
        tally.add(f.PROMISED, _promise(g, seat, outlook))


def add_means(g: Gloomhaven, seat: int, tally: Tally) -> None:
    """Coins, crystals, cards, income and houses."""
    coins = min(g.coins[seat], ENOUGH_COINS)
    tally.add(f.COINS, float(coins))
    tally.add(f.SPARE_COINS, float(g.coins[seat] - coins))
    tally.add(f.FLEETING, float(min(g.fleeting[seat], MOST_FLEETING)))
    tally.add(f.LASTING, float(g.lasting[seat]))
    tally.add(f.CARDS, float(g.in_hand(seat)))
    tally.add(f.INCOME, float(g.income(seat)))
    tally.add(f.WITHIN_REACH, float(g.reach[seat].bit_count()))
    houses = len(g.houses[seat])
    tally.add(f.HOUSES if g.with_workers() else f.PLAIN_HOUSES, float(houses))
    tally.add(f.WORKERS, float(houses - g.used_workers(seat)))


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


def add_city(g: Gloomhaven, tally: Tally) -> None:
    """Buildings and roads, which are everybody's."""
    tally.add(f.COMPLETED, float(g.completed))
    tally.add(f.ROADS if g.turns < BUILDING_UP * g.seats else f.LATE_ROADS, float(len(g.roads)))
    urgent = urgency(g)
    for at in range(len(g.built)):
        tally.add(f.DELIVERED, urgent * PROGRESS[len(WANTS[g.built[at]])][g.wanted[at].bit_count()])


def _worth(coins: int) -> float:
    """What so many coins are worth."""
    return COIN * min(coins, ENOUGH_COINS) + SPARE_COIN * max(0, coins - ENOUGH_COINS)


def _cost(g: Gloomhaven, seat: int, price: int) -> float:
    """What it means to a player to pay so many coins."""
    return _worth(g.coins[seat]) - _worth(g.coins[seat] - price)


# -- decisions that wait ------------------------------------------------------------------------------


def _promise(g: Gloomhaven, seat: int, outlook: Hopes) -> float:
    """What the decision that waits may still bring, if it is this player's."""
    top = g.agenda[-1]
    if isinstance(top, Bids):
        return _bid(g, seat, top)
    if top.seat != seat:
        return 0.0
    if isinstance(top, BuildRoad | RoadAfter):
        return _road(g, outlook)
    if isinstance(top, Basic):
        return max(COIN, FLEETING, _road(g, outlook))
    if isinstance(top, Bonus):
        back = g.up[seat].bit_count() + len(g.down[seat])
        return top.left * max(COIN, _road(g, outlook) * 0.6) + CARD * back - _too_early(g)
    if isinstance(top, Trade):
        return _trade(g, seat, ACTION[top.source][top.index], outlook)
    if isinstance(top, PlaceStorage):
        return _storage_gain(g, seat, top.kind, outlook)
    if isinstance(top, BuildUpgrade | LayFirst):
        return _upgrade(g, seat, ACTION[top.source][top.index], top.before, outlook)
    if isinstance(top, PlaceUpgrade):
        return _tile_gain(g, seat, top.kind, ACTION[top.source][top.index], outlook)
    if isinstance(top, HireAdviser):
        return _hire(g, seat, ACTION[top.source][top.index].discount)
    if isinstance(top, Construct):
        return _construct(g, seat, ACTION[top.source][top.index], outlook)
    if isinstance(top, PlaceBuilding):
        return 0.8 * hoped(g, seat, g.proposals[top.slot])
    if isinstance(top, FollowAny | FollowUp | FreeAccess | ReplaceProposal | ReturnCard):
        return 0.8
    return 0.2


def _road_cost(g: Gloomhaven) -> float:
    return ROAD if g.turns < BUILDING_UP * g.seats else LATE_ROAD


def _road(g: Gloomhaven, outlook: Hopes) -> float:
    return max(0.0, outlook.best_road - _road_cost(g))


def _construct(g: Gloomhaven, seat: int, effect: Effect, outlook: Hopes) -> float:
    best = 0.0
    if open_bridges(g, seat, effect):
        best = HOPE * outlook.best_bridge - _cost(g, seat, bridge_price(effect))
    if open_houses(g, seat, effect):
        house = HOUSE if g.with_workers() else HOUSE / 2
        best = max(best, house - _cost(g, seat, house_price(g, effect)))
    return best


def _trade(g: Gloomhaven, seat: int, effect: Effect, outlook: Hopes) -> float:
    best = 0.0
    if effect.options & OWN_STORAGE:
        for kind in range(BASICS):
            if own_cells(g, seat, kind, effect):
                best = max(best, _storage_gain(g, seat, kind, outlook))
    if effect.options & ACCESS:
        tried = g.reach[seat]
        for s in range(len(g.kinds)):
            if not tried & BIT[g.kinds[s]] and can_access(g, seat, s, effect, False):
                tried |= BIT[g.kinds[s]]
                price = access_price(g, s, effect)
                best = max(best, _access_gain(g, seat, s, outlook) - _cost(g, seat, price))
        best = max(best, HOPE * outlook.best_access - _cost(g, seat, USUAL_ACCESS))
    if effect.options & COMMISSION and g.coins[seat] >= COMMISSION_PRICE:
        best = max(best, HOPE * outlook.best_commission - _cost(g, seat, COMMISSION_PRICE))
    return best


def _access_gain(g: Gloomhaven, seat: int, storage: int, outlook: Hopes) -> float:
    """How much better the outlook is with access to a storage (tried out, and taken back)."""
    kind = BIT[g.kinds[storage]]
    g.reach[seat] |= kind
    gain = hopes(g, seat).total - outlook.total + WITHIN_REACH
    g.reach[seat] &= ~kind
    return gain


def _storage_gain(g: Gloomhaven, seat: int, kind: int, outlook: Hopes) -> float:
    """What a new basic storage brings: income, a better outlook."""
    if not g.own_basics[seat] & BIT[kind]:
        return HOPE * (hopes(g, seat, kind).total - outlook.total) - _cost(g, seat, COMMISSION_PRICE)
    gain = HOPE * (hopes(g, seat, kind).total - outlook.total) - _cost(g, seat, 2)
    return gain if g.owned[seat] & BIT[kind] else gain + _first_of(g, seat, kind)


def _first_of(g: Gloomhaven, seat: int, kind: int) -> float:
    """What the first storage of a resource brings by itself: income, and deliveries to come."""
    owned = g.owned[seat]
    more = future(g, owned | BIT[kind], seat) - future(g, owned, seat)
    return INCOME + WITHIN_REACH + FUTURE * more


def _upgrade(g: Gloomhaven, seat: int, effect: Effect, before: list[int], outlook: Hopes) -> float:
    """The best advanced storage that can be built, at once or after a road."""
    best = 0.0
    for kind in upgradable(g, seat, effect):
        after_road = effect.roads if not before else 0
        if can_upgrade(g, seat, kind, before) or (after_road and prospect(g, seat).answer(kind, after_road)):
            best = max(best, _tile_gain(g, seat, kind, effect, outlook))
    return best


def _tile_gain(g: Gloomhaven, seat: int, kind: int, effect: Effect, outlook: Hopes) -> float:
    """What an advanced storage brings: income, points at once and a better outlook, for its price."""
    gain = HOPE * (hopes(g, seat, kind).total - outlook.total) - _cost(g, seat, upgrade_price(kind, effect))
    for part, flag in ((FIRST_INPUT[kind], FIRST_POINTS[kind]), (SECOND_INPUT[kind], SECOND_POINTS[kind])):
        if part != NOTHING and g.owned[seat] & BIT[part]:
            gain += flag if part < BASICS else flag / 2
    return gain if g.owned[seat] & BIT[kind] else gain + _first_of(g, seat, kind)


def _hire(g: Gloomhaven, seat: int, discount: int) -> float:
    best = 0.0
    for slot in range(len(g.advisers)):
        if can_hire(g, seat, slot, discount, 1, -1):
            best = max(best, LASTING + CARD + ADVISER_POINTS[g.advisers[slot]] - COIN)
    return best


def hoped(g: Gloomhaven, seat: int, building: int) -> float:
    """What a player hopes for if this building is built where it suits him, and what his rival does not; and
    will it ever be complete?"""
    urgent = urgency(g)
    value = _deliveries(g, seat, building) - RIVAL * _deliveries(g, _rival(g, seat), building)
    value += urgent * COMPLETION * _made_in_a_district(g, building) ** 2
    for r in WANTS[building]:
        if not g.spread[r]:
            value -= urgent * UNMADE[LEVEL[r]]
    return value


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


def _too_early(g: Gloomhaven) -> float:
    """What speaks against another building: those that are not complete, and the others' income. Later, when
    some of them never will be, only another building helps."""
    unfinished = sum(1 for wanted in g.wanted if wanted)
    return (VOTE + CROWD * max(0, unfinished - 2)) / urgency(g)


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
