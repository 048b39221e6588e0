"""What a position is worth to a seat, for bots that look one move ahead."""

from __future__ import annotations

from ratusha.games.terra_mystica.board import BIT, lands_of
from ratusha.games.terra_mystica.components import (
    DWELLING,
    FACTIONS,
    FAVOUR_INCOME,
    FAVOURS,
    KINDS,
    ROUNDS,
    SANCTUARY,
    STRONGHOLD,
    TEMPLE,
    TRADING_HOUSE,
)
from ratusha.games.terra_mystica.player import Player
from ratusha.games.terra_mystica.state import (
    TerraMystica,
)

# What a resource buys in points, roughly: by hand, from what actions cost and score.
COIN = 0.3
WORKER = 0.7
PRIEST = 1.3
POWER = 0.4
TOKEN = 0.25
KEY = 1.0
STEP = 0.45
REACH = 0.25
HOME = 3.5
TURN = 6.0
WORTH = (0.0, 4.0, 9.0, 14.0, 14.0, 18.0)


def evaluate(g: TerraMystica, seat: int) -> float:
    """Points so far and what may be expected, against the best of the others."""
    own = value(g, seat)
    best = max((value(g, other) for other in range(g.seats) if other != seat), default=0.0)
    return own - best * 0.5


def value(g: TerraMystica, seat: int) -> float:
    """What one player's position promises."""
    player = g.players[seat]
    total = float(g.points[seat])
    if player.faction < 0:
        return total
    left = ROUNDS - g.round
    fade = 1.0 if left else 0.4
    total += fade * stock(player)
    total += left * income_worth(player)
    for kind in range(DWELLING, KINDS):
        total += WORTH[kind] * player.counts[kind]
    total += STEP * sum(player.cults) + KEY * player.keys
    if not player.passed:
        total += TURN
    near = player.reach & ~g.occupied
    total += REACH * min(14, near.bit_count())
    total += HOME * min(2, homes(g, near, FACTIONS[player.faction].home))
    total += 1.2 * player.ship + 0.9 * left * player.dig / 2
    return total


def homes(g: TerraMystica, hexes: int, home: int) -> int:
    """How many of these hexes could be built on without a spade."""
    found = 0
    for hex in lands_of(hexes):
        if g.terrain[hex] == home:
            found += 1
    return found


def stock(player: Player) -> float:
    """What lies on the faction board."""
    return (
        COIN * player.coins
        + WORKER * player.workers
        + PRIEST * player.priests
        + POWER * player.bowl3
        + 0.5 * POWER * player.bowl2
        + TOKEN * (player.bowl1 + player.bowl2 + player.bowl3)
    )


def income_worth(player: Player) -> float:
    """What a round's income is worth."""
    faction = FACTIONS[player.faction]
    total = 0.0
    for kind in (DWELLING, TRADING_HOUSE, TEMPLE, STRONGHOLD, SANCTUARY):
        n = player.counts[kind]
        total += COIN * faction.income_coins[kind][n]
        total += WORKER * faction.income_workers[kind][n]
        total += PRIEST * faction.income_priests[kind][n]
        total += 0.5 * POWER * faction.income_power[kind][n]
    for tile in range(FAVOURS):
        if player.favours & BIT[tile]:
            gain = FAVOUR_INCOME[tile]
            total += COIN * gain.coins + WORKER * gain.workers + 0.5 * POWER * gain.power
    return total
