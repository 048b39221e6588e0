"""The tracks of shipping and digging. Rules 7.1, 7.2."""

from __future__ import annotations

from ratusha.games.terra_mystica.components import FACTIONS
from ratusha.games.terra_mystica.resources import pay, unpaid
from ratusha.games.terra_mystica.state import DIGGING, SHIPPING, TerraMystica
from ratusha.kernel.decision import Reason
from ratusha.kernel.msg import Msg


def shipping_obstacle(g: TerraMystica, seat: int) -> Reason | None:
    """Why shipping can't be raised. Rule 7.1."""
    player = g.players[seat]
    faction = FACTIONS[player.faction]
    if player.ship >= faction.ship_max:
        return Reason(Msg("terra_mystica-why-track"), "7.1")
    return unpaid(g, seat, "7.1", coins=faction.ship_coins, priests=faction.ship_priests)


def can_ship(g: TerraMystica, seat: int) -> bool:
    """Can shipping be raised?"""
    player = g.players[seat]
    faction = FACTIONS[player.faction]
    return (
        player.coins >= faction.ship_coins
        and player.priests >= faction.ship_priests
        and player.ship < faction.ship_max
    )


def buy_shipping(g: TerraMystica, seat: int) -> None:
    """Pay for a step of shipping. Rule 7.1."""
    player = g.players[seat]
    faction = FACTIONS[player.faction]
    if g.events is not None:
        g.tell("terra_mystica-shipped", seat, n=str(player.ship + 1))
    pay(g, seat, faction.ship_coins, 0, faction.ship_priests, "ship")
    raise_shipping(g, seat)


def raise_shipping(g: TerraMystica, seat: int) -> None:
    """One step of shipping with its points. Rule 7.1."""
    player = g.players[seat]
    player.ship += 1
    g.score(seat, SHIPPING, FACTIONS[player.faction].ship_points[player.ship])


def free_shipping(g: TerraMystica, seat: int) -> None:
    """A free step of shipping, or of the carpet's flight; lost at the end of the track. Rules 12.9, 15.3."""
    player = g.players[seat]
    faction = FACTIONS[player.faction]
    if player.ship < faction.ship_max:
        raise_shipping(g, seat)
    elif faction.jump_priests[0]:
        player.carpet += 1


def digging_obstacle(g: TerraMystica, seat: int) -> Reason | None:
    """Why digging can't be raised. Rule 7.2."""
    player = g.players[seat]
    faction = FACTIONS[player.faction]
    if player.dig + 1 >= len(faction.spade_cost):
        return Reason(Msg("terra_mystica-why-track"), "7.2")
    return unpaid(
        g,
        seat,
        "7.2",
        coins=faction.dig_coins,
        workers=faction.dig_workers,
        priests=faction.dig_priests,
    )


def can_dig(g: TerraMystica, seat: int) -> bool:
    """Can digging be raised?"""
    player = g.players[seat]
    faction = FACTIONS[player.faction]
    return (
        player.coins >= faction.dig_coins
        and player.workers >= faction.dig_workers
        and player.priests >= faction.dig_priests
        and player.dig + 1 < len(faction.spade_cost)
    )


def buy_digging(g: TerraMystica, seat: int) -> None:
    """Pay for a step of digging, with its points. Rule 7.2."""
    player = g.players[seat]
    faction = FACTIONS[player.faction]
    if g.events is not None:
        paid_in = "priest" if faction.spade_in_priests else "worker"
        price = Msg(f"terra_mystica-n-{paid_in}", n=faction.spade_cost[player.dig + 1])
        g.tell("terra_mystica-dug-deeper", seat, price=price)
    pay(g, seat, faction.dig_coins, faction.dig_workers, faction.dig_priests, "dig-track")
    player.dig += 1
    g.score(seat, DIGGING, faction.dig_points)
