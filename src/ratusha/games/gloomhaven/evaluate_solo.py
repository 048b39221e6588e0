"""How much there is of what bots value in a solo game; features.py names it, values.toml weighs it.

A rule of thumb; no rule depends on it. Everything is counted in basic actions (see `Workload`).
"""

from __future__ import annotations

from typing import Final

from ratusha.games.gloomhaven import features as f
from ratusha.games.gloomhaven.acting import ACTION
from ratusha.games.gloomhaven.actions import FollowAny
from ratusha.games.gloomhaven.advanced import can_upgrade, prospect
from ratusha.games.gloomhaven.basic import Basic
from ratusha.games.gloomhaven.components import (
    BASICS,
    BIT,
    FIRST_ADVISER,
    NOTHING,
    RACE_LEVEL,
    SOLO_ROUNDS,
)
from ratusha.games.gloomhaven.construct import Construct, house_price, open_houses
from ratusha.games.gloomhaven.effects import Effect
from ratusha.games.gloomhaven.inputs import RoadAfter
from ratusha.games.gloomhaven.prestige import PlaceBuilding
from ratusha.games.gloomhaven.recruit import HireAdviser, can_hire
from ratusha.games.gloomhaven.roads import BuildRoad
from ratusha.games.gloomhaven.solo import Pay, influence
from ratusha.games.gloomhaven.state import GOES_ON, WON, Gloomhaven
from ratusha.games.gloomhaven.trade import PlaceStorage, Trade, own_cells
from ratusha.games.gloomhaven.upgrade import BuildUpgrade, LayFirst, PlaceUpgrade, upgradable, upgrade_price
from ratusha.games.gloomhaven.working import ReturnCard
from ratusha.games.gloomhaven.workload import COIN, Workload
from ratusha.kernel.values import Tally

ENOUGH_COINS: Final = 10
SPARE_COIN: Final = 0.3
"""What coins beyond those count."""
INCOME: Final = 0.75
HIRE: Final = 2.4
FIRST_HOUSE: Final = 2.0
MORE_HOUSES: Final = 0.8
"""What an action promises: a resource more that brings income at each vote, an adviser, a house a vote."""
HOPE: Final = 0.8
"""How much of what a storage could save it saves where it really comes to stand."""


def assess_alone(g: Gloomhaven, tally: Tally) -> None:
    """What the player of a solo game has, and what is left to do."""
    tally.add(f.SOLO_COMPLETED, float(g.completed))
    if g.ended != GOES_ON:
        tally.add(f.SOLO_WON if g.ended == WON else f.LOST, 1.0)
        return
    votes = SOLO_ROUNDS - g.round
    top = g.agenda[-1] if g.agenda else None
    slot = top.slot if isinstance(top, PlaceBuilding | Pay) else NOTHING
    load = Workload(g, slot)
    tally.add(f.SOLO_WORK, load.work)
    tally.add(f.SOLO_FUTURE, load.future)
    due = load.due()
    tally.add(f.SOLO_DUE, due)
    tally.add(f.SOLO_SHORT, max(0.0, due - influence(g) - len(g.houses[0])))
    coins = min(g.coins[0], ENOUGH_COINS)
    tally.add(f.SOLO_COINS, coins + SPARE_COIN * (g.coins[0] - coins))
    tally.add(f.SOLO_INCOME, float(votes * g.income(0)))
    tally.add(f.SOLO_LASTING, float(g.lasting[0]) if votes else 0.0)
    tally.add(f.SOLO_CARDS, float(g.in_hand(0)))
    tally.add(f.SOLO_ADVISERS, float(votes * (g.cards[0] >> FIRST_ADVISER).bit_count()))
    houses = len(g.houses[0])
    if houses:
        tally.add(f.SOLO_HOUSES, votes * (FIRST_HOUSE + MORE_HOUSES * (houses - 1)))
    elif votes > 1:
        tally.add(f.SOLO_FOREST, float(load.to_forest()))
    tally.add(f.SOLO_WORKERS, float(houses - g.used_workers(0)))
    tally.add(f.SOLO_LEVEL, float(RACE_LEVEL[g.races[0]]) if g.races[0] != NOTHING else 0.0)
    tally.add(f.PROMISED, _promise(g, load, votes))


def _promise(g: Gloomhaven, load: Workload, votes: int) -> float:
    """What the decision that waits may still bring."""
    top = g.agenda[-1] if g.agenda else None
    if isinstance(top, BuildRoad | RoadAfter):
        return HOPE * load.road
    if isinstance(top, Basic):
        return max(COIN, HOPE * load.road)
    if isinstance(top, Trade):
        return _trade(g, ACTION[top.source][top.index], load, votes)
    if isinstance(top, PlaceStorage):
        return _storage(g, top.kind, load, votes) - 2 * COIN
    if isinstance(top, BuildUpgrade | LayFirst):
        return _upgrade(g, ACTION[top.source][top.index], top.before, load, votes)
    if isinstance(top, PlaceUpgrade):
        price = upgrade_price(top.kind, ACTION[top.source][top.index])
        return _storage(g, top.kind, load, votes) - COIN * price
    if isinstance(top, HireAdviser):
        return _hire(g, ACTION[top.source][top.index].discount)
    if isinstance(top, Construct):
        effect = ACTION[top.source][top.index]
        if open_houses(g, 0, effect):
            worth = MORE_HOUSES if g.houses[0] else FIRST_HOUSE
            return max(0.5, worth * votes - COIN * house_price(g, effect))
        return 0.5
    if isinstance(top, ReturnCard | FollowAny):
        return 2.0
    return 0.0


def _storage(g: Gloomhaven, kind: int, load: Workload, votes: int) -> float:
    """What a new storage saves, and its income."""
    saved = HOPE * load.wish[kind]
    return saved if g.owned[0] & BIT[kind] else saved + INCOME * votes


def _trade(g: Gloomhaven, effect: Effect, load: Workload, votes: int) -> float:
    best = 0.0
    for kind in range(BASICS):
        if own_cells(g, 0, kind, effect):
            best = max(best, _storage(g, kind, load, votes) - max(0, 2 - effect.discount) * COIN)
    return best


def _upgrade(g: Gloomhaven, effect: Effect, before: list[int], load: Workload, votes: int) -> float:
    """The best advanced storage that can be built, at once or after a road."""
    best = 0.0
    for kind in upgradable(g, 0, effect):
        after_road = effect.roads if not before else 0
        if can_upgrade(g, 0, kind, before) or (after_road and prospect(g, 0).answer(kind, after_road)):
            best = max(best, _storage(g, kind, load, votes) - COIN * upgrade_price(kind, effect))
    return best


def _hire(g: Gloomhaven, discount: int) -> float:
    for slot in range(len(g.advisers)):
        if can_hire(g, 0, slot, discount, 1, -1):
            return HIRE
    return 0.0
