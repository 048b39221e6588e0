"""Dwellings and upgrades: prices, points, and what a new building brings. Chapters 6 and 8."""

from __future__ import annotations

from typing import Final

from ratusha.games.terra_mystica import names, places
from ratusha.games.terra_mystica.board import LANDS
from ratusha.games.terra_mystica.components import (
    DWELLING,
    FACTIONS,
    FAVOUR_DWELLING,
    FAVOUR_TRADING_HOUSE,
    FAVOURS,
    NO_BUILDING,
    PIECES,
    SANCTUARY,
    STRONGHOLD,
    TEMPLE,
    TILE_BUILDING,
    TRADING_HOUSE,
    TRADING_HOUSE_ALONE,
    Faction,
)
from ratusha.games.terra_mystica.favours import owe_favours
from ratusha.games.terra_mystica.leech import has_neighbour, open_leeches
from ratusha.games.terra_mystica.moves import MOVES, upgrade_move, upgraded_to
from ratusha.games.terra_mystica.player import Player
from ratusha.games.terra_mystica.resources import gain_power, pay, unpaid
from ratusha.games.terra_mystica.state import (
    FAVOUR_POINTS,
    NO_SEAT,
    ROUND_TILE,
    STRONGHOLD_POINTS,
    TerraMystica,
)
from ratusha.games.terra_mystica.towns import check_town
from ratusha.games.terra_mystica.tracks import free_shipping
from ratusha.kernel.bits import BIT
from ratusha.kernel.decision import Reason
from ratusha.kernel.listing import listed
from ratusha.kernel.listing import player as player_name
from ratusha.kernel.msg import Msg

BEFORE: Final[list[int]] = [NO_BUILDING, NO_BUILDING, DWELLING, TRADING_HOUSE, TRADING_HOUSE, TEMPLE]
"""What each kind of building is an upgrade of. Rule 8.1."""

BETTER: Final[list[int]] = [DWELLING, TRADING_HOUSE, TEMPLE, SANCTUARY, SANCTUARY, SANCTUARY]
"""What a player would next make of each."""

# -- any building ----------------------------------------------------------------------------------


def no_piece(player: Player, kind: int) -> Reason | None:
    """Why none of this kind is left on the faction board; None: one is. Rule 1.6."""
    if player.counts[kind] < PIECES[kind]:
        return None
    return Reason(Msg("terra_mystica-why-pieces", building=names.building(kind)), "1.6")


def raise_building(g: TerraMystica, seat: int, hex: int, kind: int) -> None:
    """A building comes on the map: its points, the neighbours' leeches, a town perhaps. Rule 3.5."""
    if g.events is not None:
        g.tell("terra_mystica-built", seat, building=names.building(kind), hex=names.hex(hex))
        g.moved(places.building(seat, kind), places.hex(hex))
    open_leeches(g, seat, hex)
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


# -- dwellings -------------------------------------------------------------------------------------


def free_home(g: TerraMystica, seat: int, hex: int) -> Reason | None:
    """Why a dwelling can't stand on this hex, be it near or far. Rules 6.2, 6.13."""
    home = FACTIONS[g.players[seat].faction].home
    if g.owner[hex] != NO_SEAT:
        return Reason(Msg("terra_mystica-why-occupied", hex=names.hex(hex)), "6.13")
    if g.terrain[hex] != home:
        return Reason(
            Msg("terra_mystica-why-foreign", hex=names.hex(hex), terrain=names.terrain(home)), "6.2"
        )
    return None


def can_build(player: Player, faction: Faction, workers: int) -> bool:
    """Can a dwelling be paid, after paying this many workers? Rule 6.2."""
    return (
        player.coins >= faction.cost_coins[DWELLING]
        and player.workers >= faction.cost_workers[DWELLING] + workers
        and player.counts[DWELLING] < PIECES[DWELLING]
    )


def build(g: TerraMystica, seat: int, hex: int) -> None:
    """A dwelling, at its price. Rule 6.2."""
    faction = FACTIONS[g.players[seat].faction]
    pay(g, seat, faction.cost_coins[DWELLING], faction.cost_workers[DWELLING], 0, "build")
    raise_building(g, seat, hex, DWELLING)


def build_label(g: TerraMystica, seat: int, hex: int) -> Msg:
    """Building on a hex, with the neighbours who may leech."""
    near = neighbours(g, seat, hex)
    if not near:
        return Msg("terra_mystica-do-build", hex=names.hex(hex))
    beside = listed([player_name(other) for other in near])
    return Msg("terra_mystica-do-build-beside", hex=names.hex(hex), names=beside)


def neighbours(g: TerraMystica, seat: int, hex: int) -> list[int]:
    """The other seats with a building directly beside a hex. Rules 8.2, 9.1."""
    return sorted({g.owner[near] for near in g.near[hex]} - {seat, NO_SEAT})


# -- upgrades --------------------------------------------------------------------------------------

TO_TRADING_HOUSE: Final = 1
TO_TEMPLE: Final = 2
TO_STRONGHOLD: Final = 4
TO_SANCTUARY: Final = 8
UPGRADES: Final = 16


def _upgrades(hex: int, to: int) -> list[int]:
    kinds = (TRADING_HOUSE, TEMPLE, STRONGHOLD, SANCTUARY)
    return [upgrade_move(hex, kind) for bit, kind in enumerate(kinds) if to & BIT[bit]]


UPGRADE_MOVES: Final[list[list[int]]] = [_upgrades(hex, to) for hex in range(LANDS) for to in range(UPGRADES)]
"""At hex * UPGRADES + the mask of what its building may become."""


def upgrade_coins(g: TerraMystica, seat: int, hex: int, kind: int) -> int:
    """The coins for an upgrade: a trading house costs twice as many far from opponents. Rule 8.2."""
    coins = FACTIONS[g.players[seat].faction].cost_coins[kind]
    if kind == TRADING_HOUSE and not has_neighbour(g, seat, hex):
        coins *= TRADING_HOUSE_ALONE
    return coins


def not_upgradable(g: TerraMystica, seat: int, hex: int, kind: int) -> Reason | None:
    """Why the building on this hex can't become that, whatever it costs. Rules 1.6, 8.1."""
    if g.owner[hex] != seat:
        return Reason(Msg("terra_mystica-why-not-yours", hex=names.hex(hex)), "8.1")
    if g.building[hex] != BEFORE[kind]:
        return Reason(
            Msg("terra_mystica-why-upgrade", hex=names.hex(hex), building=names.building(kind)), "8.1"
        )
    return no_piece(g.players[seat], kind)


def upgrade_obstacle(g: TerraMystica, seat: int, move: int) -> Reason | None:
    """Why this building can't be upgraded to that. Rules 8.1, 8.2."""
    hex = MOVES.args[move][0]
    kind = upgraded_to(move)
    workers = FACTIONS[g.players[seat].faction].cost_workers[kind]
    return not_upgradable(g, seat, hex, kind) or unpaid(
        g, seat, "8.2", coins=upgrade_coins(g, seat, hex, kind), workers=workers
    )


def affordable(player: Player, faction: Faction, kind: int) -> bool:
    """Is a piece of this kind left, and can its price be paid (of a trading house the lower one)?"""
    return (
        player.coins >= faction.cost_coins[kind]
        and player.workers >= faction.cost_workers[kind]
        and player.counts[kind] < PIECES[kind]
    )


def add_upgrades(g: TerraMystica, seat: int, found: list[int]) -> None:
    """The upgrades that can be paid and for which a piece is left. Rules 8.1, 8.2."""
    player = g.players[seat]
    faction = FACTIONS[player.faction]
    counts = player.counts
    house = counts[DWELLING] > 0 and affordable(player, faction, TRADING_HOUSE)
    better = 0
    if counts[TRADING_HOUSE]:
        if affordable(player, faction, TEMPLE):
            better += TO_TEMPLE
        if affordable(player, faction, STRONGHOLD):
            better += TO_STRONGHOLD
    sanctuary = counts[TEMPLE] > 0 and affordable(player, faction, SANCTUARY)
    if not (house or better or sanctuary):
        return
    alone = player.coins >= faction.cost_coins[TRADING_HOUSE] * TRADING_HOUSE_ALONE
    for hex in player.buildings:
        kind = g.building[hex]
        if kind == DWELLING:
            if house and (alone or has_neighbour(g, seat, hex)):
                found += UPGRADE_MOVES[hex * UPGRADES + TO_TRADING_HOUSE]
        elif kind == TRADING_HOUSE:
            if better:
                found += UPGRADE_MOVES[hex * UPGRADES + better]
        elif kind == TEMPLE and sanctuary:
            found += UPGRADE_MOVES[hex * UPGRADES + TO_SANCTUARY]


def buy_upgrade(g: TerraMystica, seat: int, hex: int, kind: int) -> None:
    """Replace a building by a better one, at its price. Rules 8.1, 8.2."""
    workers = FACTIONS[g.players[seat].faction].cost_workers[kind]
    pay(g, seat, upgrade_coins(g, seat, hex, kind), workers, 0, "upgrade")
    upgrade(g, seat, hex, kind)


def upgrade(g: TerraMystica, seat: int, hex: int, kind: int) -> None:
    """A better building: with a temple or sanctuary a favour tile, with a stronghold its power. Rule 8.5."""
    raise_building(g, seat, hex, kind)
    if kind in (TEMPLE, SANCTUARY):
        owe_favours(g, seat, FACTIONS[g.players[seat].faction].favours)
    elif kind == STRONGHOLD:
        finish_stronghold(g, seat)


def finish_stronghold(g: TerraMystica, seat: int) -> None:
    """What a new stronghold brings at once. Rule 8.5 and chapter 12."""
    faction = FACTIONS[g.players[seat].faction]
    g.turn.trade = faction.stronghold_trade
    g.turn.converted = 0
    if faction.stronghold_favours:
        owe_favours(g, seat, faction.stronghold_favours)
    if faction.stronghold_power:
        gain_power(g, seat, faction.stronghold_power, "stronghold")
    if faction.stronghold_points:
        g.score(seat, STRONGHOLD_POINTS, faction.stronghold_points)
    for _ in range(faction.stronghold_shipping):
        free_shipping(g, seat)


def upgrade_label(g: TerraMystica, move: int) -> Msg:
    """What becomes what."""
    hex = MOVES.args[move][0]
    old = names.building(g.building[hex] or DWELLING)
    return Msg(
        "terra_mystica-do-upgrade", hex=names.hex(hex), old=old, building=names.building(upgraded_to(move))
    )


def upgrade_touches(seat: int, move: int) -> list[str]:
    """The building, then what it becomes."""
    return [places.hex(MOVES.args[move][0]), places.building(seat, upgraded_to(move))]
