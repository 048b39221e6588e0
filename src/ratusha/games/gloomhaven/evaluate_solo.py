"""How much there is of what bots value in a solo game; features.py names it, values.toml weighs it.

A rule of thumb; no rule depends on it. What six complete buildings still take (see `Workload`) is compared
with what the rounds that are left allow: basic storages, advanced storages, actions in all (see `Means`).
"""

from __future__ import annotations

from math import exp, log1p
from typing import Final

from ratusha.games.gloomhaven import features as f
from ratusha.games.gloomhaven.acting import ACTION
from ratusha.games.gloomhaven.actions import FollowAny
from ratusha.games.gloomhaven.advanced import can_upgrade, prospect
from ratusha.games.gloomhaven.basic import Basic
from ratusha.games.gloomhaven.components import (
    BASICS,
    BIT,
    LAST_COMPLETION,
    NOTHING,
    PRICE,
    RACE_LEVEL,
    SOLO_ROUNDS,
)
from ratusha.games.gloomhaven.construct import Construct, open_houses
from ratusha.games.gloomhaven.effects import Effect
from ratusha.games.gloomhaven.inputs import RoadAfter
from ratusha.games.gloomhaven.means import Means
from ratusha.games.gloomhaven.prestige import PlaceBuilding
from ratusha.games.gloomhaven.recruit import HireAdviser, can_hire
from ratusha.games.gloomhaven.roads import BuildRoad
from ratusha.games.gloomhaven.solo import Pay, influence
from ratusha.games.gloomhaven.state import GOES_ON, WON, Gloomhaven
from ratusha.games.gloomhaven.trade import PlaceStorage, Trade, own_cells
from ratusha.games.gloomhaven.upgrade import BuildUpgrade, LayFirst, PlaceUpgrade, upgradable, upgrade_price
from ratusha.games.gloomhaven.working import ReturnCard
from ratusha.games.gloomhaven.workload import BASIC_MASK, Workload
from ratusha.kernel.values import Tally

ENOUGH_COINS: Final = 12
BASIC_PRICE: Final = 1.7
USUAL_PRICE: Final = 4.6
"""What a basic, what an advanced storage usually costs."""
DEARER: Final = 1.8
"""What an advanced storage that is missing counts when a basic one counts 1."""
ROADS_TO: Final = 1.0
PER_VOTE: Final = 1.0
"""The roads to a building to come, and the influence that each vote takes, in actions."""
PER_NEW: Final = 1.3
"""The actions that a storage takes which a building to come will want, with its roads."""
SHARP: Final = 2.0
SOFT: Final = 8.0
"""How sharp the border is between enough and too little: of storages, of actions."""
EARLY: Final = 0.5
"""How much worse it is to lose a round sooner, when to lose in the last one counts 1."""
FOR_BASIC: Final = 2.5
FOR_UPGRADE: Final = 5.0
"""How many free cells near the hub a storage takes that is still to be built."""


def lacking(x: float, soft: float) -> float:
    """How much of what is needed beyond what there is really lacks: some of it also when it seems enough.

    >>> lacking(-50.0, 1.0), round(lacking(0.0, 1.0), 2), lacking(50.0, 1.0)
    (0.0, 0.69, 50.0)
    """
    if x > 20.0 * soft:
        return x
    if x < -20.0 * soft:
        return 0.0
    return soft * log1p(exp(x / soft))


def assess_alone(g: Gloomhaven, tally: Tally) -> None:
    """What the player of a solo game has, and what is left to do."""
    tally.add(f.SOLO_COMPLETED, float(g.completed))
    if g.ended != GOES_ON:
        if g.ended == WON:
            tally.add(f.SOLO_WON, 1.0)
        else:  # while no plan wins, the one that lasts longest and comes nearest may still be mended
            tally.add(f.LOST, 1.0 + EARLY * (SOLO_ROUNDS - g.round))
            _add_missing(Workload(g), tally)
        return
    votes = SOLO_ROUNDS - g.round
    top = g.agenda[-1] if g.agenda else None
    slot = top.slot if isinstance(top, PlaceBuilding | Pay) else NOTHING
    load = Workload(g, slot)
    means = Means(g)
    basics = load.basics + load.future_basics - means.basics
    upgrades = load.upgrades + load.future_upgrades - means.upgrades
    either = means.either
    basics, upgrades = (
        basics - either * _part(basics, upgrades),
        upgrades - either * (1.0 - _part(basics, upgrades)),
    )
    tally.add(f.SOLO_TRADES, lacking(basics, SHARP))
    tally.add(f.SOLO_UPGRADES, lacking(upgrades, SHARP))
    _add_missing(load, tally)
    tally.add(f.SOLO_FUTURE, load.future_basics + DEARER * load.future_upgrades)
    tally.add(f.SOLO_OFFER, load.to_come)
    due = load.due(means.basics_now, means.upgrades_now)
    tally.add(f.SOLO_DUE, due)
    tally.add(f.SOLO_TOKENS, load.later(max(1.0, (means.upgrades + 0.5 * means.either) / (votes + 1.0))))
    tally.add(f.SOLO_SHORT, max(0.0, due - influence(g) - len(g.houses[0])))
    tally.add(f.SOLO_ACTIONS, lacking(_needs(g, load, means, votes) - means.plays, SOFT))
    tally.add(f.SOLO_COINS, float(min(g.coins[0], ENOUGH_COINS)) if votes else 0.0)
    tally.add(f.SOLO_INCOME, float(votes * g.income(0)))
    tally.add(f.SOLO_LASTING, float(g.lasting[0]) if votes else 0.0)
    if not g.houses[0] and votes > 1:
        tally.add(f.SOLO_FOREST, float(load.to_forest()))
    wanted = FOR_BASIC * (load.basics + load.future_basics)
    wanted += FOR_UPGRADE * (load.upgrades + load.future_upgrades)
    tally.add(f.SOLO_ROOM, max(0.0, wanted - load.room()))
    tally.add(f.SOLO_LEVEL, float(RACE_LEVEL[g.races[0]]) if g.races[0] != NOTHING else 0.0)
    tally.add(f.PROMISED, _promise(g, load, votes, tally.weights))


def _add_missing(load: Workload, tally: Tally) -> None:
    """What the buildings that stand still take."""
    tally.add(f.SOLO_MISSING, load.basics + DEARER * load.upgrades)
    tally.add(f.SOLO_ROADS, load.roads)


def _part(basics: float, upgrades: float) -> float:
    """The part of what can be either that goes to basic storages: all where they lack more."""
    if basics <= upgrades - 1.0:
        return 0.0
    return 1.0 if basics >= upgrades + 1.0 else (basics - upgrades + 1.0) / 2.0


def _needs(g: Gloomhaven, load: Workload, means: Means, votes: int) -> float:
    """All actions that are needed: storages, roads, coins that no income brings, influence."""
    to_come = LAST_COMPLETION - len(g.built)
    new = load.basics + load.upgrades
    later = load.future_basics + load.future_upgrades
    needs = new + load.roads + PER_NEW * later + ROADS_TO * to_come + PER_VOTE * votes
    price = BASIC_PRICE * (load.basics + load.future_basics) + USUAL_PRICE * load.future_upgrades
    left = load.missing & ~BASIC_MASK
    while left:
        low = left & -left
        left ^= low
        price += PRICE[low.bit_length() - 1]
    price -= means.discounts
    growth = (new + later) / (votes + 1.0)
    coins = g.coins[0] + votes * (g.income(0) + growth * (votes - 1) / 2.0)
    return needs + max(0.0, price - coins)


# -- decisions that wait ------------------------------------------------------------------------------


def _promise(g: Gloomhaven, load: Workload, votes: int, weights: list[float]) -> float:
    """What the decision that waits may still bring."""
    top = g.agenda[-1] if g.agenda else None
    road = -weights[f.SOLO_ROADS] if load.roads >= 1.0 else 0.0
    coin = weights[f.SOLO_COINS]
    if isinstance(top, BuildRoad | RoadAfter):
        return road
    if isinstance(top, Basic):
        return max(coin, road)
    if isinstance(top, Trade):
        effect = ACTION[top.source][top.index]
        best = 0.0
        for kind in range(BASICS):
            if own_cells(g, 0, kind, effect):
                price = max(0, 2 - effect.discount)
                best = max(best, _storage(g, kind, load, votes, weights) - price * coin)
        return best
    if isinstance(top, PlaceStorage):
        return _storage(g, top.kind, load, votes, weights) - 2 * coin
    if isinstance(top, BuildUpgrade | LayFirst):
        return _upgrade(g, ACTION[top.source][top.index], top.before, load, votes, weights)
    if isinstance(top, PlaceUpgrade):
        price = upgrade_price(top.kind, ACTION[top.source][top.index])
        return _storage(g, top.kind, load, votes, weights) - coin * price
    if isinstance(top, HireAdviser):
        return _hire(g, ACTION[top.source][top.index].discount, votes, weights)
    if isinstance(top, Construct):
        if open_houses(g, 0, ACTION[top.source][top.index]):
            return 0.5 if g.houses[0] else 2.0
        return 0.5
    if isinstance(top, ReturnCard | FollowAny):
        return 1.0
    return 0.0


def _storage(g: Gloomhaven, kind: int, load: Workload, votes: int, weights: list[float]) -> float:
    """What a new storage saves, and its income."""
    saved = -weights[f.SOLO_MISSING] if load.missing & BIT[kind] else -0.5 * weights[f.SOLO_FUTURE]
    if kind >= BASICS:
        saved *= DEARER
    return saved if g.owned[0] & BIT[kind] else saved + weights[f.SOLO_INCOME] * votes


def _upgrade(
    g: Gloomhaven, effect: Effect, before: list[int], load: Workload, votes: int, weights: list[float]
) -> float:
    """The best advanced storage that can be built, at once or after a road."""
    best = 0.0
    for kind in upgradable(g, 0, effect):
        after_road = effect.roads if not before else 0
        if can_upgrade(g, 0, kind, before) or (after_road and prospect(g, 0).answer(kind, after_road)):
            price = weights[f.SOLO_COINS] * upgrade_price(kind, effect)
            best = max(best, _storage(g, kind, load, votes, weights) - price)
    return best


def _hire(g: Gloomhaven, discount: int, votes: int, weights: list[float]) -> float:
    for slot in range(len(g.advisers)):
        if can_hire(g, 0, slot, discount, 1, -1):
            return weights[f.SOLO_LASTING] - 0.8 * weights[f.SOLO_ACTIONS] * votes
    return 0.0
