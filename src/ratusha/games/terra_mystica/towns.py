"""Towns: when a group of buildings becomes one, and what it brings. Chapter 11."""

from __future__ import annotations

from ratusha.games.terra_mystica.board import BIT, NEAR, RIVER_BANKS, RIVERS, RIVERS_AT, lands_of
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
from ratusha.games.terra_mystica.moves import TOWN
from ratusha.games.terra_mystica.names import town_name
from ratusha.games.terra_mystica.player import Player
from ratusha.games.terra_mystica.resources import gain_all, gain_workers
from ratusha.games.terra_mystica.state import (
    ABILITY,
    ROUND_TILE,
    SHIPPING,
    TOWN_TILE,
    TerraMystica,
)


def group(g: TerraMystica, player: Player, start: int, rivers: int) -> int:
    """The player's buildings joined to a hex by edges, bridges and the skipped rivers. Rule 11.1."""
    found = 0
    todo = BIT[start]
    own = player.buildings
    while todo:
        low = todo & -todo
        hex = low.bit_length() - 1
        found |= low
        near = NEAR[hex] | g.linked[hex]
        if rivers:
            for river in RIVERS_AT[hex]:
                if rivers & BIT[river]:
                    near |= RIVER_BANKS[river]
        todo = (todo | (near & own)) & ~found
    return found


def town_power(player: Player) -> int:
    """The power a town needs. Rules 11.1, 8.6."""
    need = TOWN_POWER
    if player.favours:
        for tile in range(FAVOURS):
            if FAVOUR_TOWN_POWER[tile] and player.favours & BIT[tile]:
                need = FAVOUR_TOWN_POWER[tile]
    return need


def is_town(g: TerraMystica, player: Player, buildings: int) -> bool:
    """Are these buildings many and strong enough? Rule 11.1."""
    size = 0
    power = 0
    need = TOWN_SIZE
    for hex in lands_of(buildings):
        kind = g.building[hex]
        size += 1
        power += POWER_VALUE[kind]
        if kind == SANCTUARY:
            need = TOWN_SIZE_SANCTUARY
    return size >= need and power >= town_power(player)


def check_town(g: TerraMystica, seat: int, hex: int) -> bool:
    """Has the group around this building become a town, or joined one? Rules 11.1 to 11.3."""
    player = g.players[seat]
    buildings = group(g, player, hex, player.rivers)
    if buildings & player.towns:
        player.towns |= buildings
        return False
    if not is_town(g, player, buildings) or sum(g.towns) <= g.towns_owed:
        return False
    player.towns |= buildings
    g.towns_owed += 1
    if g.events is not None:
        g.tell("terra_mystica-founded", seat)
    return True


def check_all_towns(g: TerraMystica, seat: int) -> None:
    """Look at every group, after a tile that lets towns be weaker. Rule 11.4."""
    player = g.players[seat]
    bits = player.buildings & ~player.towns
    while bits:
        low = bits & -bits
        check_town(g, seat, low.bit_length() - 1)
        bits &= ~(low | player.towns)
    find_connectable(g, seat)


def find_connectable(g: TerraMystica, seat: int) -> None:
    """The rivers that the Mermaids may skip now to found a town. Rule 12.9."""
    player = g.players[seat]
    player.connectable = 0
    loose = player.buildings & ~player.towns
    if loose == 0 or FACTIONS[player.faction].skip_river == 0 or sum(g.towns) <= g.towns_owed:
        return
    for river in range(RIVERS):
        banks = RIVER_BANKS[river] & player.buildings
        if banks & (banks - 1) == 0 or player.rivers & BIT[river]:
            continue
        joined = group(g, player, (banks & -banks).bit_length() - 1, player.rivers | BIT[river])
        if not joined & player.towns and is_town(g, player, joined):
            player.connectable |= BIT[river]


def connect(g: TerraMystica, seat: int, river: int) -> None:
    """The Mermaids skip a river hex and found a town. Rule 12.9."""
    player = g.players[seat]
    player.rivers |= BIT[river]
    banks = RIVER_BANKS[river] & player.buildings
    check_town(g, seat, (banks & -banks).bit_length() - 1)
    find_connectable(g, seat)


def town_moves(g: TerraMystica) -> list[int]:
    """The town tiles that are left."""
    return [TOWN.at(tile) for tile in range(TOWNS) if g.towns[tile]]


def take_town(g: TerraMystica, seat: int, tile: int) -> bool:
    """A town tile: points, keys, gain. False: the player must choose how to use his keys. Rule 11.5."""
    player = g.players[seat]
    faction = FACTIONS[player.faction]
    g.towns[tile] -= 1
    g.towns_owed -= 1
    if g.events is not None:
        g.tell("terra_mystica-town-tile", seat, tile=town_name(tile))
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


def free_shipping(g: TerraMystica, seat: int) -> None:
    """A free step of shipping, or of the carpet's flight; lost at the end of the track. Rules 12.9, 15.3."""
    player = g.players[seat]
    faction = FACTIONS[player.faction]
    if player.ship < faction.ship_max:
        raise_shipping(g, seat)
    elif faction.jump_priests[0]:
        player.carpet += 1


def raise_shipping(g: TerraMystica, seat: int) -> None:
    """One step of shipping with its points. Rule 7.1."""
    player = g.players[seat]
    player.ship += 1
    player.reach = g.reach_by(player, player.ship)
    g.score(seat, SHIPPING, FACTIONS[player.faction].ship_points[player.ship])
