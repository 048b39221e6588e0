"""How much there is of what bots value in a seat's position; features.py names it, values.toml weighs it.

A bot that looks one move ahead would put off what it does not like by burning and converting for ever;
so what is pending counts for less than it brings, and passing costs nothing.
"""

from __future__ import annotations

from typing import Final

from ratusha.games.terra_mystica import features as f
from ratusha.games.terra_mystica.components import (
    AREA_POINTS,
    CARD_ACTION,
    CARD_INCOME,
    CARD_PASS_POINTS,
    CARD_PASS_SHIPPING,
    CARDS,
    CULT_POINTS,
    CULTS,
    DWELLING,
    FACTIONS,
    FAVOUR_INCOME,
    FAVOUR_PASS,
    FAVOURS,
    KINDS,
    NO_CARD,
    NO_CULT,
    NO_FACTION,
    POWER_VALUE,
    ROUNDS,
    STRONGHOLD,
    TILE_BONUS,
    TILE_CULT,
    TILE_EVERY,
    TOWN_SIZE,
    TRADING_HOUSE,
    Faction,
    Gain,
)
from ratusha.games.terra_mystica.player import Player
from ratusha.games.terra_mystica.reach import free_land
from ratusha.games.terra_mystica.scoring import area, shares
from ratusha.games.terra_mystica.special import Flight, FreeHouse, Sandstorm, Steps
from ratusha.games.terra_mystica.state import NO_SEAT, NO_TILE, TerraMystica
from ratusha.games.terra_mystica.towns import group, town_power
from ratusha.games.terra_mystica.turn import Turn
from ratusha.kernel.bits import BIT
from ratusha.kernel.values import Tally

# Beyond this many a thing is worth less, or nothing.
COINS: Final = 7
WORKERS: Final = 4
READY_POWER: Final = 4
MOST_REACH: Final = 14
MOST_HOMES: Final = 2
# The points that a bonus card or a cult bonus is worth by what it gives.
COIN: Final = 0.3
WORKER: Final = 1.05
PRIEST: Final = 1.7
POWER: Final = 0.21
CARD_STEP_WORTH: Final = 1.0
CARD_SPADE_WORTH: Final = 1.8
BONUS_WORKER: Final = 0.7
BONUS_PRIEST: Final = 1.3
BONUS_POWER: Final = 0.2
BONUS_SPADE: Final = 1.5
LATE_HOME: Final = 0.3
"""The share of a home hex that counts in the last round."""
AREA_ROUND: Final = 4
"""From this round on the players' areas are compared: it takes long and says little before."""


def assess(g: TerraMystica, seat: int, tally: Tally) -> None:
    """What one player has and may expect."""
    player = g.players[seat]
    tally.add(f.POINTS, float(g.points[seat]))
    if player.faction == NO_FACTION or g.over:
        return
    if player.left:
        tally.add(f.LEFT, 1.0)
        return
    faction = FACTIONS[player.faction]
    left = ROUNDS - g.round
    weight = 0.4 + 0.6 * left / ROUNDS
    if left:
        add_stock(player, tally)
    else:
        add_last_stock(player, tally)
    add_income(player, faction, float(left), tally)
    add_passing(g, player, left, tally)
    add_pending(g, seat, weight, tally)
    for kind in range(DWELLING, KINDS):
        tally.add(f.DWELLINGS + kind - DWELLING, weight * player.counts[kind])
    if faction.action and player.counts[STRONGHOLD]:
        tally.add(f.STRONGHOLD_ACTION, float(left))
    tally.add(f.KEYS, float(player.keys))
    tally.add(f.CULT_BONUSES, bonus_worth(g, player))
    near = free_land(g, player, player.ship)
    tally.add(f.REACH, weight * min(MOST_REACH, len(near)))
    tally.add(f.SHIPPING, weight * player.ship)
    share = weight if left else weight * LATE_HOME
    tally.add(f.HOMES, share * min(MOST_HOMES, homes(g, near, faction.home)))
    tally.add(f.DIGGING, float(left * player.dig))
    tally.add(f.TOWN, town_progress(g, seat))
    for cult in range(CULTS):
        tally.add(f.CULT_STEPS, float(player.cults[cult]))
    if g.round:
        add_places(g, seat, g.round / ROUNDS, tally)


def add_places(g: TerraMystica, seat: int, progress: float, tally: Tally) -> None:
    """What the last scoring would bring, the more the nearer it is."""
    for cult in range(CULTS):
        places = shares([player.cults[cult] for player in g.players], CULT_POINTS)
        tally.add(f.CULT_PLACES, progress * places[seat])
    if g.round < AREA_ROUND:
        tally.add(f.AREA, progress * area(g, seat))
        return
    sizes = [area(g, other) for other in range(g.seats)]
    tally.add(f.AREA, progress * sizes[seat])
    tally.add(f.AREA_PLACE, progress * shares(sizes, AREA_POINTS)[seat])


def add_stock(player: Player, tally: Tally) -> None:
    """What lies on the faction board."""
    coins = min(player.coins, COINS)
    workers = min(player.workers, WORKERS)
    tally.add(f.COINS, float(coins))
    tally.add(f.MORE_COINS, float(player.coins - coins))
    tally.add(f.WORKERS, float(workers))
    tally.add(f.MORE_WORKERS, float(player.workers - workers))
    tally.add(f.PRIESTS, float(player.priests))
    tally.add(f.BOWL_3, float(player.bowl3))
    tally.add(f.BOWL_2, float(player.bowl2))
    tally.add(f.TOKENS, float(player.bowl1 + player.bowl2 + player.bowl3))
    if not player.passed:
        tally.add(f.READY_POWER, float(min(player.bowl3, READY_POWER)))


def add_last_stock(player: Player, tally: Tally) -> None:
    """The same in the last round, when only points count."""
    tally.add(f.LAST_COINS, float(player.coins))
    tally.add(f.LAST_WORKERS, float(player.workers))
    tally.add(f.LAST_PRIESTS, float(player.priests))
    tally.add(f.LAST_POWER, player.bowl3 + 0.5 * player.bowl2)
    tally.add(f.LAST_TOKENS, float(player.bowl1 + player.bowl2 + player.bowl3))


def add_gain(gain: Gain, left: float, tally: Tally) -> None:
    """An income in each of the rounds that are left."""
    tally.add(f.INCOME_COINS, left * gain.coins)
    tally.add(f.INCOME_WORKERS, left * gain.workers)
    tally.add(f.INCOME_PRIESTS, left * gain.priests)
    tally.add(f.INCOME_POWER, left * gain.power)


def add_income(player: Player, faction: Faction, left: float, tally: Tally) -> None:
    """The income of buildings and favour tiles."""
    for kind in range(DWELLING, KINDS):
        add_gain(faction.income[kind][player.counts[kind]], left, tally)
    if player.favours:
        for tile in range(FAVOURS):
            if player.favours & BIT[tile]:
                tally.add(f.FAVOURS, left)
                add_gain(FAVOUR_INCOME[tile], left, tally)


def add_passing(g: TerraMystica, player: Player, left: int, tally: Tally) -> None:
    """What passing brings or has brought: points of card and tile, and the next card."""
    passes = left if player.passed else left + 1
    if player.favours:
        for tile in range(FAVOURS):
            if player.favours & BIT[tile]:
                tally.add(f.PASS_POINTS, float(passes * FAVOUR_PASS[tile][player.counts[TRADING_HOUSE]]))
    if player.passed:
        if left and player.card != NO_CARD:
            tally.add(f.CARD, card_worth(player, player.card))
        return
    if player.card != NO_CARD:
        if g.round:
            tally.add(f.PASS_POINTS, float(card_points(player, player.card)))
        else:  # before the first round the card still brings its income
            tally.add(f.CARD, card_worth(player, player.card))
    if left:
        best = 0.0
        for card in range(CARDS):
            if g.cards[card] == NO_SEAT:
                best = max(best, card_worth(player, card) + COIN * g.card_coins[card])
        tally.add(f.CARD, best)
        tally.add(f.PASSING, 1.0)


def card_points(player: Player, card: int) -> int:
    """What a bonus card would score now."""
    total = CARD_PASS_SHIPPING[card] * player.ship
    for kind in range(DWELLING, KINDS):
        total += CARD_PASS_POINTS[card][kind] * player.counts[kind]
    return total


def card_worth(player: Player, card: int) -> float:
    """What a bonus card is worth for a round."""
    gain = CARD_INCOME[card]
    total = COIN * gain.coins + WORKER * gain.workers + PRIEST * gain.priests + POWER * gain.power
    total += card_points(player, card)
    if CARD_ACTION[card]:
        total += CARD_STEP_WORTH if CARD_ACTION[card] == "step" else CARD_SPADE_WORTH
    return total


def add_pending(g: TerraMystica, seat: int, weight: float, tally: Tally) -> None:
    """What the player is owed in this turn, and that there will be another."""
    player = g.players[seat]
    tally.add(f.SPADES, weight * player.spades)
    tally.add(f.OWED_STEPS, float(player.steps))
    if player.passed:
        return
    top = g.agenda[-1] if g.agenda else None
    if top is None or top.seat != seat:
        tally.add(f.NEXT_TURN, 1.0)
    elif not isinstance(top, Turn):
        tally.add(f.NEXT_TURN, 1.0)
        if isinstance(top, Steps):
            tally.add(f.OWED_STEPS, float(top.steps))
        elif isinstance(top, Flight):
            tally.add(f.FREE_DWELLING, 1.0)
        elif isinstance(top, (FreeHouse, Sandstorm)):
            tally.add(f.FREE_CHANGE, 1.0)
    if g.active == seat:
        tally.add(f.OWED_FAVOURS, weight * g.turn.favours_owed)
        tally.add(f.OWED_TOWNS, float(g.turn.towns_owed))


def bonus_worth(g: TerraMystica, player: Player) -> float:
    """What the cult bonuses of this and later rounds bring as the cults stand."""
    total = 0.0
    for at in range(max(0, g.round - 1), ROUNDS - 1):
        tile = g.tiles[at]
        if tile != NO_TILE and TILE_CULT[tile] != NO_CULT:
            gain = TILE_BONUS[tile]
            worth = COIN * gain.coins + BONUS_WORKER * gain.workers + BONUS_PRIEST * gain.priests
            worth += BONUS_POWER * gain.power + BONUS_SPADE * gain.spades
            total += player.cults[TILE_CULT[tile]] / TILE_EVERY[tile] * worth
    return total


def homes(g: TerraMystica, hexes: list[int], home: int) -> int:
    """How many of these hexes could be built on without a spade."""
    found = 0
    for hex in hexes:
        if g.terrain[hex] == home:
            found += 1
    return found


def town_progress(g: TerraMystica, seat: int) -> float:
    """How near the best loose group of buildings is to a town, from 0 to 1."""
    player = g.players[seat]
    best = 0.0
    need = town_power(player)
    seen = player.in_town[:]
    for start in player.buildings:
        if start in seen:
            continue
        buildings = group(g, seat, start, player.rivers)
        seen += buildings
        power = 0
        for hex in buildings:
            power += POWER_VALUE[g.building[hex]]
        near = min(1.0, len(buildings) / TOWN_SIZE) * min(1.0, power / need)
        best = max(best, near * near)
    return best
