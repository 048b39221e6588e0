"""Coins, workers, priests, points and the three bowls of power. Rules 4.1 to 4.7 and 5.1 to 5.3."""

from __future__ import annotations

from ratusha.games.terra_mystica.components import (
    FACTIONS,
    POWER_FOR_COIN,
    POWER_FOR_PRIEST,
    POWER_FOR_WORKER,
    PRIESTS,
    Gain,
)
from ratusha.games.terra_mystica.moves import (
    COINS_TO_POINT,
    POINT_TO_COIN,
    POWER_TO_COIN,
    POWER_TO_PRIEST,
    POWER_TO_WORKER,
    PRIEST_TO_WORKER,
    WORKER_TO_COIN,
)
from ratusha.games.terra_mystica.player import Player
from ratusha.games.terra_mystica.state import (
    EXCHANGE,
    TerraMystica,
)


def room(player: Player) -> int:
    """How much power the bowls can still take in. Rule 4.5."""
    return 2 * player.bowl1 + player.bowl2


def gain_power(g: TerraMystica, seat: int, n: int, cause: str) -> int:
    """Move tokens on, bowl I to II first, then II to III; returns what there was room for. Rule 4.5."""
    player = g.players[seat]
    first = n if n < player.bowl1 else player.bowl1
    player.bowl1 -= first
    player.bowl2 += first
    second = n - first
    if second > player.bowl2:
        second = player.bowl2
    player.bowl2 -= second
    player.bowl3 += second
    if g.events is not None:
        g.gain(seat, "power", first + second, cause)
    return first + second


def spend_power(g: TerraMystica, seat: int, n: int, cause: str) -> None:
    """Move tokens from bowl III to bowl I. Rule 4.6."""
    player = g.players[seat]
    player.bowl3 -= n
    player.bowl1 += n
    if g.events is not None:
        g.gain(seat, "power", -n, cause)


def burn(g: TerraMystica, seat: int) -> None:
    """Two tokens of bowl II: one leaves the game, one goes to bowl III. Rule 4.7."""
    player = g.players[seat]
    player.bowl2 -= 2
    player.bowl3 += 1
    if g.events is not None:
        g.gain(seat, "token", -1, "burn")


def gain_coins(g: TerraMystica, seat: int, n: int, cause: str) -> None:
    """Give (or with n < 0 take) coins."""
    g.players[seat].coins += n
    if g.events is not None:
        g.gain(seat, "coin", n, cause)


def gain_workers(g: TerraMystica, seat: int, n: int, cause: str) -> None:
    """Give (or with n < 0 take) workers."""
    g.players[seat].workers += n
    if g.events is not None:
        g.gain(seat, "worker", n, cause)


def gain_priests(g: TerraMystica, seat: int, n: int, cause: str) -> None:
    """Give (or with n < 0 take) priests; those beyond the seven pieces are lost. Rule 4.3."""
    player = g.players[seat]
    most = PRIESTS - player.ordained - player.priests
    got = n if n < most else most
    player.priests += got
    if g.events is not None:
        g.gain(seat, "priest", got, cause)


def gain_all(g: TerraMystica, seat: int, gain: Gain, times: int, cause: str) -> None:
    """Give what a card, tile or action shows (spades and bridges are another matter)."""
    if gain.coins:
        gain_coins(g, seat, gain.coins * times, cause)
    if gain.workers:
        gain_workers(g, seat, gain.workers * times, cause)
    if gain.priests:
        gain_priests(g, seat, gain.priests * times, cause)
    if gain.power:
        gain_power(g, seat, gain.power * times, cause)


def pay(g: TerraMystica, seat: int, coins: int, workers: int, priests: int, cause: str) -> None:
    """Take a price."""
    player = g.players[seat]
    player.coins -= coins
    player.workers -= workers
    player.priests -= priests
    if g.events is not None:
        g.gain(seat, "coin", -coins, cause)
        g.gain(seat, "worker", -workers, cause)
        g.gain(seat, "priest", -priests, cause)


def discard(g: TerraMystica, seat: int, what: str) -> None:
    """Throw one of something away. Rule 15.7."""
    if what == "coin":
        gain_coins(g, seat, -1, "discard")
    elif what == "worker":
        gain_workers(g, seat, -1, "discard")
    elif what == "priest":
        gain_priests(g, seat, -1, "discard")
    elif what == "power":
        spend_power(g, seat, 1, "discard")
    else:
        g.score(seat, EXCHANGE, -1)


def exchange(g: TerraMystica, seat: int, what: int) -> None:
    """One conversion. Rules 5.1, 12.3."""
    cause = "exchange"
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
        g.score(seat, EXCHANGE, -FACTIONS[g.players[seat].faction].points_for_coin)
        gain_coins(g, seat, 1, cause)
    elif what == COINS_TO_POINT:
        gain_coins(g, seat, -FACTIONS[g.players[seat].faction].point_for_coins, cause)
        g.score(seat, EXCHANGE, 1)
    else:
        # The Darklings ordain a worker. Rule 12.4.
        gain_workers(g, seat, -1, cause)
        gain_priests(g, seat, 1, cause)
        g.trade -= 1
