"""Coins, workers, priests, points and the three bowls of power. Chapters 4 and 5."""

from __future__ import annotations

from typing import Final

from ratusha.games.terra_mystica import places
from ratusha.games.terra_mystica.components import GAME_ID, PRIESTS, Gain
from ratusha.games.terra_mystica.player import Player
from ratusha.games.terra_mystica.state import TerraMystica
from ratusha.kernel.decision import Reason
from ratusha.kernel.event import thing
from ratusha.kernel.listing import listed
from ratusha.kernel.msg import Msg

# -- what there is, and what is lacking ------------------------------------------------------------


def room(player: Player) -> int:
    """How much power the bowls can still take in. Rule 4.5."""
    return 2 * player.bowl1 + player.bowl2


def priest_room(player: Player) -> int:
    """How many priests the player could still get. Rule 4.3."""
    return PRIESTS - player.ordained - player.priests


def stock(g: TerraMystica, seat: int) -> dict[str, int]:
    """What prices are paid with; of the power what lies in bowl III."""
    player = g.players[seat]
    return {
        "coin": player.coins,
        "worker": player.workers,
        "priest": player.priests,
        "power": player.bowl3,
        "points": g.points[seat],
    }


def unpaid(
    g: TerraMystica,
    seat: int,
    rule: str,
    *,
    coins: int = 0,
    workers: int = 0,
    priests: int = 0,
    power: int = 0,
    points: int = 0,
) -> Reason | None:
    """Why the player can't pay this price; None: he can."""
    player = g.players[seat]
    if (
        player.coins >= coins
        and player.workers >= workers
        and player.priests >= priests
        and player.bowl3 >= power
        and g.points[seat] >= points
    ):
        return None
    price = {"worker": workers, "coin": coins, "priest": priests, "power": power, "points": points}
    needs = {what: n for what, n in price.items() if n}
    have = stock(g, seat)
    cost = listed([thing(GAME_ID, what, n) for what, n in needs.items()])
    held = listed([thing(GAME_ID, what, have[what]) for what in needs])
    id = "terra_mystica-why-power" if power else "terra_mystica-why-cost"
    return Reason(Msg(id, cost=cost, have=held), rule, needs)


# -- getting and giving ----------------------------------------------------------------------------


def gain_power(g: TerraMystica, seat: int, n: int, cause: str) -> None:
    """Move tokens on, bowl I to II first, then II to III, as far as there is room. Rule 4.5."""
    player = g.players[seat]
    first = n if n < player.bowl1 else player.bowl1
    player.bowl1 -= first
    player.bowl2 += first
    second = n - first
    if second > player.bowl2:
        second = player.bowl2
    player.bowl2 -= second
    player.bowl3 += second
    if g.events is not None and first + second:
        g.gain(seat, "power", first + second, cause)
        g.moved(places.bowl(seat, 1 if first else 2), places.bowl(seat, 3 if second else 2))


def spend_power(g: TerraMystica, seat: int, n: int, cause: str) -> None:
    """Move tokens from bowl III to bowl I. Rule 4.6."""
    player = g.players[seat]
    player.bowl3 -= n
    player.bowl1 += n
    if g.events is not None and n:
        g.gain(seat, "power", -n, cause)
        g.moved(places.bowl(seat, 3), places.bowl(seat, 1))


TO_BURN: Final = 2


def burn(g: TerraMystica, seat: int) -> None:
    """Tokens of bowl II: one leaves the game, one goes to bowl III. Rule 4.7."""
    player = g.players[seat]
    player.bowl2 -= TO_BURN
    player.bowl3 += 1
    if g.events is not None:
        g.gain(seat, "token", -1, "burn")
        g.moved(places.bowl(seat, 2), places.bowl(seat, 3))


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
    most = priest_room(player)
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
