"""Why moves are not to be had, as closely as the rules tell."""

from __future__ import annotations

from ratusha.games.terra_mystica.board import BIT, LAND_IDS, LANDS
from ratusha.games.terra_mystica.components import (
    ACTION_COST,
    ACTION_IDS,
    DWELLING,
    FACTIONS,
    PIECES,
    SANCTUARY,
    STRONGHOLD,
    TEMPLE,
    TRADING_HOUSE,
    TRADING_HOUSE_ALONE,
)
from ratusha.games.terra_mystica.moves import (
    BRIDGE,
    BUILD,
    BURN,
    CARD_SPADE,
    CARD_STEP,
    CONNECT,
    CONVERT,
    DETOUR,
    DIG,
    DISCARD,
    END,
    FAVOUR,
    FAVOUR_STEP,
    MOVES,
    PASS,
    POWER,
    PRIEST,
    SHIP,
    SPECIAL,
    STRONGHOLD_ACTION,
    TOWN,
    TRANSFORM,
    UPGRADE,
)
from ratusha.games.terra_mystica.names import (
    building_name,
    terrain_name,
)
from ratusha.games.terra_mystica.player import Player
from ratusha.games.terra_mystica.state import (
    TerraMystica,
)
from ratusha.kernel.decision import Reason
from ratusha.kernel.msg import Msg


def why_not(g: TerraMystica, seat: int, move: int, ask: Msg) -> Reason:
    """Why a move can't be made now, as closely as the rules tell."""
    player = g.players[seat]
    args = MOVES.args[move]
    if BUILD.has(move):
        return why_no_dwelling(g, seat, args[0], ask)
    if TRANSFORM.has(move) or DETOUR.has(move):
        return why_no_transform(g, seat, args[0], args[1], ask)
    if UPGRADE.has(move):
        return why_no_upgrade(g, seat, args[0], args[1] + 2)
    if POWER.has(move):
        if g.used & BIT[args[0]]:
            return Reason(Msg("terra_mystica-why-used"), "7.3")
        if player.bowl3 < ACTION_COST[args[0]]:
            return Reason(
                Msg("terra_mystica-why-power", power=ACTION_COST[args[0]], have=player.bowl3), "7.3"
            )
        return Reason(Msg("terra_mystica-why-no-target"), "7.5")
    if SPECIAL.has(move):
        return why_no_special(g, seat, args[0])
    if PASS.has(move):
        return Reason(Msg("terra_mystica-why-card"), "7.9")
    if PRIEST.has(move):
        if not player.priests:
            return Reason(Msg("terra_mystica-why-priest"), "10.6")
        return Reason(Msg("terra_mystica-why-spot"), "10.6")
    if SHIP.has(move):
        if player.ship >= FACTIONS[player.faction].ship_max:
            return Reason(Msg("terra_mystica-why-track"), "7.1")
        return Reason(Msg("terra_mystica-why-price"), "7.1")
    if DIG.has(move):
        if player.dig + 1 >= len(FACTIONS[player.faction].spade_cost):
            return Reason(Msg("terra_mystica-why-track"), "7.2")
        return Reason(Msg("terra_mystica-why-price"), "7.2")
    if CONVERT.has(move):
        return Reason(Msg("terra_mystica-why-price"), "5.1")
    if DISCARD.has(move):
        return Reason(Msg("terra_mystica-why-discard"), "15.7")
    if BURN.has(move):
        return Reason(Msg("terra_mystica-why-burn"), "4.7")
    if FAVOUR.has(move):
        if g.favours_owed:
            return Reason(Msg("terra_mystica-why-favour"), "8.4")
        return Reason(Msg("terra_mystica-why-not-owed"), "8.4")
    if TOWN.has(move):
        return Reason(Msg("terra_mystica-why-not-owed"), "11.2")
    if CONNECT.has(move):
        return Reason(Msg("terra_mystica-why-connect"), "12.9")
    if BRIDGE.has(move):
        return Reason(Msg("terra_mystica-why-bridge"), "7.4")
    if END.has(move) and (g.favours_owed or g.towns_owed):
        return Reason(Msg("terra_mystica-why-owed"), "8.7")
    return Reason(Msg("kernel-not-now", ask=ask))


def why_no_dwelling(g: TerraMystica, seat: int, hex: int, ask: Msg) -> Reason:
    """Why no dwelling here."""
    player = g.players[seat]
    faction = FACTIONS[player.faction]
    if g.occupied & BIT[hex]:
        return Reason(Msg("terra_mystica-why-occupied", hex=LAND_IDS[hex]), "6.13")
    if g.terrain[hex] != faction.home:
        return Reason(
            Msg("terra_mystica-why-foreign", hex=LAND_IDS[hex], terrain=terrain_name(faction.home)), "6.2"
        )
    if player.counts[DWELLING] >= PIECES[DWELLING]:
        return Reason(Msg("terra_mystica-why-pieces"), "1.6")
    if not within_reach(g, player, hex):
        return Reason(Msg("terra_mystica-why-reach", hex=LAND_IDS[hex]), "6.1")
    coins, workers = faction.cost_coins[DWELLING], faction.cost_workers[DWELLING]
    if faction.jump_points and not player.reach & BIT[hex]:
        workers += faction.jump_workers[1 if player.counts[STRONGHOLD] else 0]
    if player.coins < coins or player.workers < workers:
        return price_reason(player, coins, workers, "6.2")
    return Reason(Msg("kernel-not-now", ask=ask))


def why_no_transform(g: TerraMystica, seat: int, hex: int, to: int, ask: Msg) -> Reason:
    """Why this hex can't become this terrain."""
    player = g.players[seat]
    if g.occupied & BIT[hex]:
        return Reason(Msg("terra_mystica-why-occupied", hex=LAND_IDS[hex]), "6.13")
    if g.terrain[hex] == to:
        return Reason(Msg("terra_mystica-why-same", hex=LAND_IDS[hex]), "6.5")
    if FACTIONS[player.faction].home_spades and to != FACTIONS[player.faction].home:
        return Reason(Msg("terra_mystica-why-giants"), "12.12")
    if not within_reach(g, player, hex):
        return Reason(Msg("terra_mystica-why-reach", hex=LAND_IDS[hex]), "6.1")
    return Reason(Msg("terra_mystica-why-spades", ask=ask), "6.4")


def why_no_upgrade(g: TerraMystica, seat: int, hex: int, kind: int) -> Reason:
    """Why this building can't be upgraded to that."""
    player = g.players[seat]
    faction = FACTIONS[player.faction]
    if g.owner[hex] != seat:
        return Reason(Msg("terra_mystica-why-not-yours", hex=LAND_IDS[hex]), "8.1")
    before = {TRADING_HOUSE: DWELLING, TEMPLE: TRADING_HOUSE, STRONGHOLD: TRADING_HOUSE, SANCTUARY: TEMPLE}
    if g.building[hex] != before[kind]:
        return Reason(
            Msg("terra_mystica-why-upgrade", hex=LAND_IDS[hex], building=building_name(kind)), "8.1"
        )
    if player.counts[kind] >= PIECES[kind]:
        return Reason(Msg("terra_mystica-why-pieces"), "1.6")
    coins = faction.cost_coins[kind] * (TRADING_HOUSE_ALONE if kind == TRADING_HOUSE else 1)
    return price_reason(player, coins, faction.cost_workers[kind], "8.2")


def why_no_special(g: TerraMystica, seat: int, action: int) -> Reason:
    """Why this special action is not open."""
    player = g.players[seat]
    if player.used & BIT[action]:
        return Reason(Msg("terra_mystica-why-used"), "7.6")
    if action in (CARD_SPADE, CARD_STEP, FAVOUR_STEP):
        return Reason(Msg("terra_mystica-why-no-space"), "7.6")
    if action == STRONGHOLD_ACTION:
        if not FACTIONS[player.faction].action or not player.counts[STRONGHOLD]:
            return Reason(Msg("terra_mystica-why-no-space"), "7.6")
        return Reason(Msg("terra_mystica-why-no-target"), "7.5")
    return Reason(Msg("terra_mystica-why-bridge"), "12.7")


def price_reason(player: Player, coins: int, workers: int, rule: str) -> Reason:
    """A price that can't be paid."""
    return Reason(
        Msg(
            "terra_mystica-why-cost",
            coins=coins,
            workers=workers,
            have_coins=player.coins,
            have_workers=player.workers,
        ),
        rule,
    )


def within_reach(g: TerraMystica, player: Player, hex: int) -> bool:
    """Is the hex near enough, by land, ship or jump?"""
    from ratusha.games.terra_mystica.terraform import jumps, reachable

    faction = FACTIONS[player.faction]
    return (reachable(g, player) | jumps(g, player, faction)) & BIT[hex] != 0


def blocked(g: TerraMystica, seat: int) -> dict[str, Reason]:
    """For power actions and hexes next to the own buildings that can't be used: why not."""
    player = g.players[seat]
    found: dict[str, Reason] = {}
    for action, id in enumerate(ACTION_IDS):
        if g.used & BIT[action]:
            found[f"action-{id}"] = Reason(Msg("terra_mystica-why-used"), "7.3")
        elif player.bowl3 < ACTION_COST[action]:
            found[f"action-{id}"] = Reason(
                Msg("terra_mystica-why-power", power=ACTION_COST[action], have=player.bowl3), "7.3"
            )
    for hex in range(LANDS):
        if g.occupied & BIT[hex]:
            if g.owner[hex] != seat:
                found[f"hex-{LAND_IDS[hex]}"] = Reason(Msg("terra_mystica-why-taken"), "6.13")
        elif not within_reach(g, player, hex):
            found[f"hex-{LAND_IDS[hex]}"] = Reason(Msg("terra_mystica-why-far"), "6.1")
    return found
