"""What a position is worth to a seat, for bots that look one move ahead.

The weights are by hand, from what actions cost and score, and were checked by letting bots play each other.
A bot that looks one move ahead would put off what it does not like by burning and converting for ever;
so what is pending counts for less than it brings, and passing costs nothing.
"""

from __future__ import annotations

from typing import Final

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

# What lies on the faction board; beyond the first so many a thing is worth less.
COIN: Final = 0.3
COINS: Final = 7
MORE_COIN: Final = 0.07
WORKER: Final = 1.05
WORKERS: Final = 4
MORE_WORKER: Final = 0.63
PRIEST: Final = 1.7
BOWL3: Final = 0.42
READY: Final = 0.15
READY_POWER: Final = 4
BOWL2: Final = 0.21
TOKEN: Final = 0.1
# The same in the last round, when only points count.
LAST_COIN: Final = 0.3
LAST_WORKER: Final = 0.42
LAST_PRIEST: Final = 0.6
LAST_POWER: Final = 0.31
LAST_TOKEN: Final = 0.02
# A round's income.
INCOME_COIN: Final = 0.2
INCOME_WORKER: Final = 0.9
INCOME_PRIEST: Final = 1.4
INCOME_POWER: Final = 0.22
FAVOUR: Final = 0.5
# What stands on the map and on the cult board.
BUILDING: Final = (0.0, 3.0, 6.0, 10.0, 11.0, 14.0)
STRONGHOLD_ACTION: Final = 1.3
TOWN: Final = 6.0
REACH: Final = 0.2
MOST_REACH: Final = 14
HOME: Final = 2.5
MOST_HOMES: Final = 2
SHIP: Final = 1.2
DIG: Final = 0.45
STEP: Final = 0.3
KEY: Final = 1.0
CULT_BONUS: Final = 0.7
CULT_RANK: Final = 0.5
AREA_RANK: Final = 0.3
AREA_SIZE: Final = 0.4
# What is still to come in this turn.
NEXT_TURN: Final = 0.06
OWED_FAVOUR: Final = 2.6
OWED_TOWN: Final = 6.0
OWED_STEP: Final = 0.35
SPADE: Final = 1.2
FREE_DWELLING: Final = 3.0
FREE_OTHER: Final = 2.0
CARD_STEP_WORTH: Final = 1.0
CARD_SPADE_WORTH: Final = 1.8
PASSING: Final = 0.4
LEFT: Final = 100.0
RIVAL: Final = 0.4


def evaluate(g: TerraMystica, seat: int) -> float:
    """Points so far and what may be expected, against the best of the others."""
    values = [value(g, other) for other in range(g.seats)]
    if g.round:
        add_ranks(g, values)
    own = values[seat]
    best = max((n for other, n in enumerate(values) if other != seat), default=0.0)
    return own - RIVAL * best


def add_ranks(g: TerraMystica, values: list[float]) -> None:
    """What the last scoring would bring, the more the nearer it is."""
    progress = g.round / ROUNDS
    sizes = [area(g, seat) for seat in range(g.seats)]
    places = shares(sizes, AREA_POINTS)
    for seat in range(g.seats):
        values[seat] += progress * (AREA_RANK * places[seat] + AREA_SIZE * sizes[seat])
    for cult in range(CULTS):
        places = shares([player.cults[cult] for player in g.players], CULT_POINTS)
        for seat in range(g.seats):
            values[seat] += progress * CULT_RANK * places[seat]


def value(g: TerraMystica, seat: int) -> float:
    """What one player's position promises, without the last scoring."""
    player = g.players[seat]
    total = float(g.points[seat])
    if player.faction == NO_FACTION:
        return total
    if player.left:
        return total - LEFT
    faction = FACTIONS[player.faction]
    left = ROUNDS - g.round
    weight = 0.4 + 0.6 * left / ROUNDS
    total += stock(player) if left else last_stock(player)
    total += left * income_worth(player, faction)
    total += pass_worth(g, player, left)
    total += pending_worth(g, seat, weight)
    for kind in range(DWELLING, KINDS):
        total += weight * BUILDING[kind] * player.counts[kind]
    if faction.action and player.counts[STRONGHOLD]:
        total += STRONGHOLD_ACTION * left
    total += STEP * sum(player.cults) + KEY * player.keys + bonus_worth(g, player)
    near = free_land(g, player, player.ship)
    total += weight * (REACH * min(MOST_REACH, len(near)) + SHIP * player.ship)
    total += weight * (HOME if left else 0.3 * HOME) * min(MOST_HOMES, homes(g, near, faction.home))
    total += DIG * left * player.dig
    total += TOWN * town_progress(g, seat)
    return total


def stock(player: Player) -> float:
    """What lies on the faction board."""
    coins = min(player.coins, COINS)
    workers = min(player.workers, WORKERS)
    total = COIN * coins + MORE_COIN * (player.coins - coins)
    total += WORKER * workers + MORE_WORKER * (player.workers - workers)
    total += PRIEST * player.priests + BOWL3 * player.bowl3 + BOWL2 * player.bowl2
    total += TOKEN * (player.bowl1 + player.bowl2 + player.bowl3)
    if not player.passed:
        total += READY * min(player.bowl3, READY_POWER)
    return total


def last_stock(player: Player) -> float:
    """The same in the last round."""
    total = LAST_COIN * player.coins + LAST_WORKER * player.workers + LAST_PRIEST * player.priests
    total += LAST_POWER * (player.bowl3 + 0.5 * player.bowl2)
    return total + LAST_TOKEN * (player.bowl1 + player.bowl2 + player.bowl3)


def gain_worth(gain: Gain) -> float:
    """What an income is worth."""
    return (
        INCOME_COIN * gain.coins
        + INCOME_WORKER * gain.workers
        + INCOME_PRIEST * gain.priests
        + INCOME_POWER * gain.power
    )


def income_worth(player: Player, faction: Faction) -> float:
    """What a round's income of buildings and favour tiles is worth."""
    total = 0.0
    for kind in range(DWELLING, KINDS):
        total += gain_worth(faction.income[kind][player.counts[kind]])
    if player.favours:
        for tile in range(FAVOURS):
            if player.favours & BIT[tile]:
                total += FAVOUR + gain_worth(FAVOUR_INCOME[tile])
    return total


def pass_worth(g: TerraMystica, player: Player, left: int) -> float:
    """What passing brings or has brought: points of card and tile, and the next card."""
    total = 0.0
    passes = left if player.passed else left + 1
    if player.favours:
        for tile in range(FAVOURS):
            if player.favours & BIT[tile]:
                total += passes * FAVOUR_PASS[tile][player.counts[TRADING_HOUSE]]
    if player.passed:
        return total + (card_worth(player, player.card) if left and player.card != NO_CARD else 0.0)
    if player.card != NO_CARD:
        # Before the first round the card still brings its income.
        total += card_points(player, player.card) if g.round else card_worth(player, player.card)
    if left:
        best = 0.0
        for card in range(CARDS):
            if g.cards[card] == NO_SEAT:
                best = max(best, card_worth(player, card) + COIN * g.card_coins[card])
        total += best - PASSING
    return total


def card_points(player: Player, card: int) -> int:
    """What a bonus card would score now."""
    total = CARD_PASS_SHIPPING[card] * player.ship
    for kind in range(DWELLING, KINDS):
        total += CARD_PASS_POINTS[card][kind] * player.counts[kind]
    return total


def card_worth(player: Player, card: int) -> float:
    """What a bonus card is worth for a round."""
    gain = CARD_INCOME[card]
    total = COIN * gain.coins + WORKER * gain.workers + PRIEST * gain.priests + BOWL2 * gain.power
    total += card_points(player, card)
    if CARD_ACTION[card]:
        total += CARD_STEP_WORTH if CARD_ACTION[card] == "step" else CARD_SPADE_WORTH
    return total


def pending_worth(g: TerraMystica, seat: int, weight: float) -> float:
    """What the player is owed in this turn, and that there will be another."""
    player = g.players[seat]
    total = weight * SPADE * player.spades + OWED_STEP * player.steps
    if player.passed:
        return total
    top = g.agenda[-1] if g.agenda else None
    if top is None or top.seat != seat:
        total += NEXT_TURN
    elif not isinstance(top, Turn):
        total += NEXT_TURN
        if isinstance(top, Steps):
            total += OWED_STEP * top.steps
        elif isinstance(top, Flight):
            total += FREE_DWELLING
        elif isinstance(top, (FreeHouse, Sandstorm)):
            total += FREE_OTHER
    if g.active == seat:
        total += weight * OWED_FAVOUR * g.turn.favours_owed + OWED_TOWN * g.turn.towns_owed
    return total


def bonus_worth(g: TerraMystica, player: Player) -> float:
    """What the cult bonuses of this and later rounds bring as the cults stand."""
    total = 0.0
    for at in range(max(0, g.round - 1), ROUNDS - 1):
        tile = g.tiles[at]
        if tile != NO_TILE and TILE_CULT[tile] != NO_CULT:
            gain = TILE_BONUS[tile]
            worth = COIN * gain.coins + 0.7 * gain.workers + 1.3 * gain.priests + 0.2 * gain.power
            times = player.cults[TILE_CULT[tile]] / TILE_EVERY[tile]
            total += CULT_BONUS * times * (worth + 1.5 * gain.spades)
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
