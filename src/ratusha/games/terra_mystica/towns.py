"""Towns: when a group of buildings becomes one, and what it brings. Chapter 11."""

from __future__ import annotations

from ratusha.games.terra_mystica import names, places
from ratusha.games.terra_mystica.board import RIVER_BANKS, RIVERS, RIVERS_AT
from ratusha.games.terra_mystica.components import (
    FACTIONS,
    FAVOUR_TOWN_POWER,
    FAVOURS,
    POWER_VALUE,
    SANCTUARY,
    TILE_TOWN,
    TOWN_GAIN,
    TOWN_KEYS,
    TOWN_POINTS,
    TOWN_POWER,
    TOWN_SHIPPING,
    TOWN_SIZE,
    TOWN_SIZE_SANCTUARY,
    TOWN_STEPS,
    TOWNS,
)
from ratusha.games.terra_mystica.cults import advance_all, use_keys
from ratusha.games.terra_mystica.moves import CONNECT, TOWN
from ratusha.games.terra_mystica.player import Player
from ratusha.games.terra_mystica.resources import gain_all, gain_workers
from ratusha.games.terra_mystica.state import ABILITY, ROUND_TILE, TOWN_TILE, TerraMystica
from ratusha.games.terra_mystica.tracks import free_shipping
from ratusha.kernel.bits import BIT
from ratusha.kernel.decision import Reason
from ratusha.kernel.msg import Msg


def group(g: TerraMystica, seat: int, start: int, rivers: int) -> list[int]:
    """The player's buildings joined to a hex by edges, bridges and the skipped rivers. Rule 11.1."""
    found = [start]
    owner = g.owner
    for hex in found:  # the list grows meanwhile
        for near in g.near[hex]:
            if owner[near] == seat and near not in found:
                found.append(near)
        if rivers:
            for river in RIVERS_AT[hex]:
                if rivers & BIT[river]:
                    for near in RIVER_BANKS[river]:
                        if owner[near] == seat and near not in found:
                            found.append(near)
    return found


def town_power(player: Player) -> int:
    """The power a town needs. Rules 11.1, 8.6."""
    need = TOWN_POWER
    if player.favours:
        for tile in range(FAVOURS):
            if FAVOUR_TOWN_POWER[tile] and player.favours & BIT[tile]:
                need = FAVOUR_TOWN_POWER[tile]
    return need


def is_town(g: TerraMystica, player: Player, buildings: list[int]) -> bool:
    """Are these buildings many and strong enough? Rule 11.1."""
    size = len(buildings)
    if size < TOWN_SIZE_SANCTUARY and size < TOWN_SIZE:
        return False
    power = 0
    need = TOWN_SIZE
    for hex in buildings:
        kind = g.building[hex]
        power += POWER_VALUE[kind]
        if kind == SANCTUARY:
            need = TOWN_SIZE_SANCTUARY
    return size >= need and power >= town_power(player)


def joins_town(player: Player, buildings: list[int]) -> bool:
    """Does one of these buildings belong to a town already? Rule 11.3."""
    if player.in_town:
        for hex in buildings:
            if hex in player.in_town:
                return True
    return False


def join_town(player: Player, buildings: list[int]) -> None:
    """These buildings belong to a town from now on. Rule 11.3."""
    for hex in buildings:
        if hex not in player.in_town:
            player.in_town.append(hex)


def check_town(g: TerraMystica, seat: int, hex: int) -> None:
    """Has the group around this building become a town, or joined one? Rules 11.1 to 11.3."""
    player = g.players[seat]
    buildings = group(g, seat, hex, player.rivers)
    if joins_town(player, buildings):
        join_town(player, buildings)
    elif is_town(g, player, buildings) and tile_left(g):
        join_town(player, buildings)
        g.turn.towns_owed += 1
        if g.events is not None:
            g.tell("terra_mystica-founded", seat)


def check_all_towns(g: TerraMystica, seat: int) -> None:
    """Look at every group, after a tile that lets towns be weaker. Rule 11.4."""
    player = g.players[seat]
    for hex in player.buildings:
        if hex not in player.in_town:
            check_town(g, seat, hex)


def tile_left(g: TerraMystica) -> bool:
    """Is there a tile for one more town? Rule 11.6."""
    return g.towns_left > g.turn.towns_owed


# -- the Mermaids' river ---------------------------------------------------------------------------


def founds_town(g: TerraMystica, seat: int, river: int) -> bool:
    """Would skipping this river hex found a town? Rule 12.9."""
    player = g.players[seat]
    banks = [hex for hex in RIVER_BANKS[river] if g.owner[hex] == seat]
    if len(banks) < 2 or player.rivers & BIT[river]:
        return False
    joined = group(g, seat, banks[0], player.rivers | BIT[river])
    return not joins_town(player, joined) and is_town(g, player, joined)


def connect_obstacle(g: TerraMystica, seat: int, river: int) -> Reason | None:
    """Why the Mermaids can't skip this river hex. Rule 12.9."""
    if not FACTIONS[g.players[seat].faction].skip_river:
        return Reason(Msg("terra_mystica-why-no-ability"), "12.9")
    if not founds_town(g, seat, river):
        return Reason(Msg("terra_mystica-why-connect"), "12.9")
    return None if tile_left(g) else Reason(Msg("terra_mystica-why-no-town-tile"), "11.6")


def add_connections(g: TerraMystica, seat: int, found: list[int]) -> None:
    """The rivers that the Mermaids may skip now to found a town. Rule 12.9."""
    player = g.players[seat]
    loose = len(player.buildings) - len(player.in_town)
    if loose >= min(TOWN_SIZE, TOWN_SIZE_SANCTUARY) and tile_left(g):
        for river in range(RIVERS):
            if founds_town(g, seat, river):
                found.append(CONNECT.at(river))


def connect(g: TerraMystica, seat: int, river: int) -> None:
    """The Mermaids skip a river hex and found a town. Rule 12.9."""
    player = g.players[seat]
    player.rivers |= BIT[river]
    check_town(g, seat, next(hex for hex in RIVER_BANKS[river] if g.owner[hex] == seat))


# -- town tiles ------------------------------------------------------------------------------------


def town_tile_obstacle(g: TerraMystica, tile: int) -> Reason | None:
    """Why this town tile can't be taken. Rules 11.2, 11.6."""
    if not g.turn.towns_owed:
        return Reason(Msg("terra_mystica-why-no-town"), "11.2")
    return None if g.towns[tile] else Reason(Msg("terra_mystica-why-tile-gone"), "11.6")


def add_town_tiles(g: TerraMystica, found: list[int]) -> None:
    """The town tiles that are left."""
    for tile in range(TOWNS):
        if g.towns[tile]:
            found.append(TOWN.at(tile))


def take_town_tile(g: TerraMystica, seat: int, tile: int) -> bool:
    """A town tile: points, keys, gain. False: the player must choose how to use his keys. Rule 11.5."""
    player = g.players[seat]
    faction = FACTIONS[player.faction]
    g.towns[tile] -= 1
    g.towns_left -= 1
    g.turn.towns_owed -= 1
    if g.events is not None:
        g.tell("terra_mystica-town-tile", seat, tile=names.town(tile))
        g.moved(places.town(tile), places.tiles(seat))
    g.score(seat, TOWN_TILE, TOWN_POINTS[tile])
    if TILE_TOWN[g.tile()]:
        g.score(seat, ROUND_TILE, TILE_TOWN[g.tile()])
    if faction.town_points:
        g.score(seat, ABILITY, faction.town_points)
    if faction.town_workers:
        gain_workers(g, seat, faction.town_workers, "ability")
    player.keys += TOWN_KEYS[tile]
    if g.events is not None:
        g.gain(seat, "key", TOWN_KEYS[tile], "town")
    gain_all(g, seat, TOWN_GAIN[tile], 1, "town")
    for _ in range(TOWN_SHIPPING[tile]):
        free_shipping(g, seat)
    settled = use_keys(g, seat)
    if TOWN_STEPS[tile]:
        advance_all(g, seat, TOWN_STEPS[tile], "town")
        settled = use_keys(g, seat)
    return settled
