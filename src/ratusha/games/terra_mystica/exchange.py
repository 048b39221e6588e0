"""Conversions, and throwing things away. Rules 5.1, 12.3, 12.4, 15.7."""

from __future__ import annotations

from typing import Final

from ratusha.games.terra_mystica import places
from ratusha.games.terra_mystica.components import (
    FACTIONS,
    POWER_FOR_COIN,
    POWER_FOR_PRIEST,
    POWER_FOR_WORKER,
)
from ratusha.games.terra_mystica.moves import (
    COINS_TO_POINT,
    DISCARD_IDS,
    POINT_TO_COIN,
    POWER_TO_COIN,
    POWER_TO_PRIEST,
    POWER_TO_WORKER,
    PRIEST_TO_WORKER,
    WORKER_TO_COIN,
    WORKER_TO_PRIEST,
)
from ratusha.games.terra_mystica.resources import gain_coins, gain_priests, gain_workers, spend_power, unpaid
from ratusha.games.terra_mystica.state import EXCHANGE, TerraMystica
from ratusha.kernel.decision import Reason
from ratusha.kernel.msg import Msg


def exchange_obstacle(g: TerraMystica, seat: int, what: int) -> Reason | None:
    """Why this conversion can't be made. Rules 5.1, 12.3, 12.4."""
    faction = FACTIONS[g.players[seat].faction]
    if what == POWER_TO_COIN:
        return unpaid(g, seat, "5.1", power=POWER_FOR_COIN)
    if what == POWER_TO_WORKER:
        return unpaid(g, seat, "5.1", power=POWER_FOR_WORKER)
    if what == POWER_TO_PRIEST:
        return unpaid(g, seat, "5.1", power=POWER_FOR_PRIEST)
    if what == PRIEST_TO_WORKER:
        return unpaid(g, seat, "5.1", priests=1)
    if what == WORKER_TO_COIN:
        return unpaid(g, seat, "5.1", workers=1)
    if what == WORKER_TO_PRIEST:
        if not faction.stronghold_trade:
            return Reason(Msg("terra_mystica-why-no-ability"), "5.1")
        if not g.turn.trade:
            return Reason(Msg("terra_mystica-why-no-trade"), "12.4")
        return unpaid(g, seat, "12.4", workers=1)
    if not faction.point_for_coins:
        return Reason(Msg("terra_mystica-why-no-ability"), "5.1")
    if what == POINT_TO_COIN:
        return unpaid(g, seat, "12.3", points=faction.points_for_coin)
    return unpaid(g, seat, "12.3", coins=faction.point_for_coins)


def exchange(g: TerraMystica, seat: int, what: int) -> None:
    """One conversion. Rules 5.1, 12.3, 12.4."""
    cause = "exchange"
    faction = FACTIONS[g.players[seat].faction]
    if what == POWER_TO_COIN:
        spend_power(g, seat, POWER_FOR_COIN, cause)
        gain_coins(g, seat, 1, cause)
    elif what == POWER_TO_WORKER:
        spend_power(g, seat, POWER_FOR_WORKER, cause)
        gain_workers(g, seat, 1, cause)
    elif what == POWER_TO_PRIEST:
        spend_power(g, seat, POWER_FOR_PRIEST, cause)
        gain_priests(g, seat, 1, cause)
    elif what == PRIEST_TO_WORKER:
        gain_priests(g, seat, -1, cause)
        gain_workers(g, seat, 1, cause)
    elif what == WORKER_TO_COIN:
        gain_workers(g, seat, -1, cause)
        gain_coins(g, seat, 1, cause)
    elif what == POINT_TO_COIN:
        g.score(seat, EXCHANGE, -faction.points_for_coin)
        gain_coins(g, seat, 1, cause)
    elif what == COINS_TO_POINT:
        gain_coins(g, seat, -faction.point_for_coins, cause)
        g.score(seat, EXCHANGE, 1)
    else:
        gain_workers(g, seat, -1, cause)
        gain_priests(g, seat, 1, cause)
        g.turn.trade -= 1
    if g.turn.trade:
        g.turn.converted = 1


# -- throwing away ---------------------------------------------------------------------------------

COIN: Final = 0
WORKER: Final = 1
PRIEST: Final = 2
POWER: Final = 3
POINT: Final = 4


def can_discard(g: TerraMystica, seat: int, what: int) -> bool:
    """Has the player one of these?"""
    player = g.players[seat]
    if what == COIN:
        return player.coins > 0
    if what == WORKER:
        return player.workers > 0
    if what == PRIEST:
        return player.priests > 0
    return player.bowl3 > 0 if what == POWER else g.points[seat] > 0


def discard_obstacle(g: TerraMystica, seat: int, what: int) -> Reason | None:
    """Why this can't be thrown away. Rule 15.7."""
    if not g.give_up:
        return Reason(Msg("terra_mystica-why-discard"), "15.7")
    if can_discard(g, seat, what):
        return None
    return Reason(Msg(f"terra_mystica-why-no-{DISCARD_IDS[what]}"), "15.7")


def discard(g: TerraMystica, seat: int, what: int) -> None:
    """Throw one of something away. Rule 15.7."""
    if what == COIN:
        gain_coins(g, seat, -1, "discard")
    elif what == WORKER:
        gain_workers(g, seat, -1, "discard")
    elif what == PRIEST:
        gain_priests(g, seat, -1, "discard")
    elif what == POWER:
        spend_power(g, seat, 1, "discard")
    else:
        g.score(seat, EXCHANGE, -1)


def discard_place(seat: int, what: int) -> str:
    """Where what is thrown away lies."""
    if what == POWER:
        return places.bowl(seat, 3)
    return places.resource(seat, f"{DISCARD_IDS[what]}s")
