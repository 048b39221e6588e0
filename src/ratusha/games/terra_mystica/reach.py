"""How far a player reaches: over edges, bridges and rivers, by tunnel and carpet. Rules 1.3, 1.4, 6.1."""

from __future__ import annotations

from ratusha.games.terra_mystica.board import (
    JUMP_NORTH,
    JUMP_SOUTH,
    JUMPS,
    NEIGHBOURS,
    NORTH,
    REACH_NORTH,
    REACH_SOUTH,
    SHIPS,
    SKIPPED,
    hexes_of,
)
from ratusha.games.terra_mystica.components import CARD_SHIPPING, FACTIONS, NO_CARD, STRONGHOLD, Faction
from ratusha.games.terra_mystica.player import Player
from ratusha.games.terra_mystica.state import TerraMystica
from ratusha.games.terra_mystica.this_turn import NO_HEX
from ratusha.kernel.bits import BIT


def shipping(player: Player) -> int:
    """The shipping in the action phase, with the bonus card. Rule 6.1."""
    if player.card != NO_CARD and CARD_SHIPPING[player.card] and FACTIONS[player.faction].ship_max:
        return player.ship + CARD_SHIPPING[player.card]
    return player.ship


def adjacent(g: TerraMystica, player: Player, hex: int, ship: int) -> bool:
    """Is the hex next to a building of the player, directly or over this many river hexes? Rules 1.3, 1.4."""
    north, south = _around(g, player, ship)
    return bool(north & BIT[hex] if hex < NORTH else south & BIT[hex - NORTH])


def free_land(g: TerraMystica, player: Player, ship: int) -> list[int]:
    """The free hexes next to the player's buildings, directly or over this many river hexes. Rule 6.1."""
    north, south = free_halves(g, player, ship)
    return hexes_of(north, south)


def free_halves(g: TerraMystica, player: Player, ship: int) -> tuple[int, int]:
    """The same as the masks of the two halves of the map."""
    north, south = _around(g, player, ship)
    return north & g.free_north, south & g.free_south


def free_beside(g: TerraMystica, player: Player) -> list[int]:
    """The free hexes that share an edge with a building of the player."""
    north = 0
    south = 0
    for hex in player.buildings:
        north |= REACH_NORTH[hex * SHIPS]
        south |= REACH_SOUTH[hex * SHIPS]
    return hexes_of(north & g.free_north, south & g.free_south)


def _around(g: TerraMystica, player: Player, ship: int) -> tuple[int, int]:
    """The hexes next to the player's buildings, over edges, bridges and this many river hexes: two halves."""
    north = 0
    south = 0
    for hex in player.buildings:
        at = hex * SHIPS + ship
        north |= REACH_NORTH[at]
        south |= REACH_SOUTH[at]
    if g.near is not NEIGHBOURS:
        for hex in player.buildings:
            for near in g.near[hex]:
                if near < NORTH:
                    north |= BIT[near]
                else:
                    south |= BIT[near - NORTH]
    return north, south


def has_free_land(g: TerraMystica, player: Player) -> bool:
    """Is there any free hex within reach in the action phase?"""
    north, south = free_halves(g, player, shipping(player))
    return north != 0 or south != 0


# -- tunnels and carpets ---------------------------------------------------------------------------


def skips(player: Player, faction: Faction) -> int:
    """How many hexes a tunnel or carpet of the player skips; 0: there is none. Rules 12.8, 12.13."""
    skip = faction.jump_skip[1 if player.counts[STRONGHOLD] else 0]
    return skip + player.carpet if skip else 0


def jump_workers(player: Player, faction: Faction) -> int:
    """What a tunnel costs. Rule 12.8."""
    return faction.jump_workers[1 if player.counts[STRONGHOLD] else 0]


def jump_priests(player: Player, faction: Faction) -> int:
    """What a carpet's flight costs. Rule 12.13."""
    return faction.jump_priests[1 if player.counts[STRONGHOLD] else 0]


def needs_jump(g: TerraMystica, player: Player, hex: int) -> bool:
    """Can the hex be reached only by a tunnel or carpet, and can one still be used in this turn?"""
    skip = skips(player, FACTIONS[player.faction])
    if not skip or g.turn.jumped != NO_HEX or adjacent(g, player, hex, player.ship):
        return False
    return any(SKIPPED[own][hex] <= skip for own in player.buildings)


def jumps(g: TerraMystica, player: Player, faction: Faction) -> list[int]:
    """The free hexes to be reached only by a tunnel or carpet, if one can be paid. Rules 12.8, 12.13."""
    north, south = jump_halves(g, player, faction)
    return hexes_of(north, south)


def jump_halves(g: TerraMystica, player: Player, faction: Faction) -> tuple[int, int]:
    """The same as the masks of the two halves of the map."""
    skip = skips(player, faction)
    if not skip or g.turn.jumped != NO_HEX:
        return 0, 0
    if player.workers < jump_workers(player, faction) or player.priests < jump_priests(player, faction):
        return 0, 0
    north = 0
    south = 0
    for hex in player.buildings:
        at = hex * JUMPS + skip
        north |= JUMP_NORTH[at]
        south |= JUMP_SOUTH[at]
    near_north, near_south = _around(g, player, player.ship)
    return north & g.free_north & ~near_north, south & g.free_south & ~near_south
