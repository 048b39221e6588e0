"""Dwellings and upgrades: prices, points, favour tiles and what strongholds do. Chapters 6 and 8."""

from __future__ import annotations

from ratusha.games.terra_mystica.board import BIT, NEAR, lands_of
from ratusha.games.terra_mystica.components import (
    DWELLING,
    FACTIONS,
    FAVOUR_CULT,
    FAVOUR_DWELLING,
    FAVOUR_STEPS,
    FAVOUR_TOWN_POWER,
    FAVOUR_TRADING_HOUSE,
    FAVOURS,
    PIECES,
    SANCTUARY,
    STRONGHOLD,
    TEMPLE,
    TILE_BUILDING,
    TRADING_HOUSE,
    TRADING_HOUSE_ALONE,
)
from ratusha.games.terra_mystica.cults import advance
from ratusha.games.terra_mystica.leech import make_offers
from ratusha.games.terra_mystica.moves import FAVOUR, UPGRADE_AT
from ratusha.games.terra_mystica.names import building_name, favour_name
from ratusha.games.terra_mystica.player import Player
from ratusha.games.terra_mystica.resources import gain_power, pay
from ratusha.games.terra_mystica.state import (
    FAVOUR_POINTS,
    ROUND_TILE,
    STRONGHOLD_POINTS,
    TerraMystica,
)
from ratusha.games.terra_mystica.towns import check_all_towns, check_town, find_connectable, free_shipping


def build(g: TerraMystica, seat: int, hex: int, free: bool) -> None:
    """A dwelling: price, offers, points, town. Rules 6.2, 6.13, 12a."""
    faction = FACTIONS[g.players[seat].faction]
    if not free:
        pay(g, seat, faction.cost_coins[DWELLING], faction.cost_workers[DWELLING], 0, "build")
    raise_building(g, seat, hex, DWELLING)


def raise_building(g: TerraMystica, seat: int, hex: int, kind: int) -> None:
    """A building comes on the map: its points, the offers to neighbours, a town perhaps. Rule 3.5."""
    if g.events is not None:
        g.tell("terra_mystica-built", seat, building=building_name(kind), hex=hex_name(hex))
    make_offers(g, seat, hex)
    g.put(seat, hex, kind)
    points = TILE_BUILDING[g.tile()][kind]
    if points:
        g.score(seat, ROUND_TILE, points)
    favours = g.players[seat].favours
    if favours and kind <= TRADING_HOUSE:
        table = FAVOUR_DWELLING if kind == DWELLING else FAVOUR_TRADING_HOUSE
        for tile in range(FAVOURS):
            if table[tile] and favours & BIT[tile]:
                g.score(seat, FAVOUR_POINTS, table[tile])
    check_town(g, seat, hex)
    find_connectable(g, seat)


def hex_name(hex: int) -> str:
    """A land hex as it is called on the map."""
    from ratusha.games.terra_mystica.board import LAND_IDS

    return LAND_IDS[hex]


def has_neighbour(g: TerraMystica, player: Player, hex: int) -> bool:
    """Does an opponent's building stand directly beside this hex? Rule 8.2."""
    return (NEAR[hex] | g.linked[hex]) & g.occupied & ~player.buildings != 0


def upgrade_moves(g: TerraMystica, seat: int, hexes: int) -> list[int]:
    """The upgrades on these hexes that can be paid and for which a piece is left. Rules 8.1, 8.2."""
    player = g.players[seat]
    faction = FACTIONS[player.faction]
    coins = player.coins
    workers = player.workers
    counts = player.counts
    cheap = faction.cost_coins[TRADING_HOUSE]
    to_house = (
        counts[DWELLING] > 0
        and counts[TRADING_HOUSE] < PIECES[TRADING_HOUSE]
        and workers >= faction.cost_workers[TRADING_HOUSE]
        and coins >= cheap
    )
    alone = coins >= cheap * TRADING_HOUSE_ALONE
    to_temple = (
        counts[TEMPLE] < PIECES[TEMPLE]
        and workers >= faction.cost_workers[TEMPLE]
        and coins >= faction.cost_coins[TEMPLE]
    )
    to_stronghold = (
        counts[STRONGHOLD] < PIECES[STRONGHOLD]
        and workers >= faction.cost_workers[STRONGHOLD]
        and coins >= faction.cost_coins[STRONGHOLD]
    )
    to_sanctuary = (
        counts[SANCTUARY] < PIECES[SANCTUARY]
        and workers >= faction.cost_workers[SANCTUARY]
        and coins >= faction.cost_coins[SANCTUARY]
    )
    found: list[int] = []
    if not (to_house or to_temple or to_stronghold or to_sanctuary):
        return found
    for hex in lands_of(player.buildings & hexes):
        kind = g.building[hex]
        if kind == DWELLING:
            if to_house and (alone or has_neighbour(g, player, hex)):
                found.append(UPGRADE_AT[hex])
        elif kind == TRADING_HOUSE:
            if to_temple:
                found.append(UPGRADE_AT[hex] + 1)
            if to_stronghold:
                found.append(UPGRADE_AT[hex] + 2)
        elif kind == TEMPLE and to_sanctuary:
            found.append(UPGRADE_AT[hex] + 3)
    return found


def upgrade(g: TerraMystica, seat: int, hex: int, kind: int, free: bool) -> None:
    """Replace a building by a better one. Rules 8.1 to 8.5."""
    player = g.players[seat]
    faction = FACTIONS[player.faction]
    if not free:
        coins = faction.cost_coins[kind]
        if kind == TRADING_HOUSE and not has_neighbour(g, player, hex):
            coins *= TRADING_HOUSE_ALONE
        pay(g, seat, coins, faction.cost_workers[kind], 0, "upgrade")
    if kind in (TEMPLE, SANCTUARY):
        g.favours_owed += faction.favours
    raise_building(g, seat, hex, kind)
    if kind == STRONGHOLD:
        finish_stronghold(g, seat)
    if g.favours_owed:
        trim_favours(g, seat)


def finish_stronghold(g: TerraMystica, seat: int) -> None:
    """What a new stronghold brings at once. Rule 8.5 and chapter 12."""
    faction = FACTIONS[g.players[seat].faction]
    g.favours_owed += faction.stronghold_favours
    g.trade = faction.stronghold_trade
    if faction.stronghold_power:
        gain_power(g, seat, faction.stronghold_power, "stronghold")
    if faction.stronghold_points:
        g.score(seat, STRONGHOLD_POINTS, faction.stronghold_points)
    for _ in range(faction.stronghold_shipping):
        free_shipping(g, seat)


def favour_moves(g: TerraMystica, seat: int) -> list[int]:
    """The favour tiles that are left and that the player has not got. Rule 8.4."""
    held = g.players[seat].favours
    return [FAVOUR.at(tile) for tile in range(FAVOURS) if g.favours[tile] and not held & BIT[tile]]


def trim_favours(g: TerraMystica, seat: int) -> None:
    """No more tiles are owed than can be taken. Rule 8.4."""
    g.favours_owed = min(g.favours_owed, len(favour_moves(g, seat)))


def take_favour(g: TerraMystica, seat: int, tile: int) -> None:
    """A favour tile: its steps at once, its effect from now on. Rules 8.4, 8.6."""
    player = g.players[seat]
    player.favours |= BIT[tile]
    g.favours[tile] -= 1
    g.favours_owed -= 1
    if g.events is not None:
        g.tell("terra_mystica-favour-tile", seat, tile=favour_name(tile))
    advance(g, seat, FAVOUR_CULT[tile], FAVOUR_STEPS[tile], "favour")
    if FAVOUR_TOWN_POWER[tile]:
        check_all_towns(g, seat)
    trim_favours(g, seat)
