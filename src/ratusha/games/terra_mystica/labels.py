"""Moves as people read and touch them, what they might regret, and why others are not to be had."""

from __future__ import annotations

from typing import Final

from ratusha.games.terra_mystica.board import BIT, LAND_IDS, LANDS, NEAR, RIVER_BANKS, RIVER_IDS, lands_of
from ratusha.games.terra_mystica.components import (
    ACTION_COST,
    ACTION_IDS,
    BRIDGE_IDS,
    CARD_IDS,
    CULT_IDS,
    DWELLING,
    FACTION_IDS,
    FACTIONS,
    FAVOUR_IDS,
    PIECES,
    PRIESTS,
    SANCTUARY,
    STRONGHOLD,
    TEMPLE,
    TERRAIN_IDS,
    TOP,
    TOWN_IDS,
    TRADING_HOUSE,
    TRADING_HOUSE_ALONE,
)
from ratusha.games.terra_mystica.leech import answer_label, answer_touches
from ratusha.games.terra_mystica.moves import (
    BRIDGE,
    BUILD,
    BURN,
    CARD,
    CARD_SPADE,
    CARD_STEP,
    CONNECT,
    CONVERT,
    DECLINE,
    DETOUR,
    DIG,
    DISCARD,
    DISCARD_IDS,
    END,
    EXCHANGE_IDS,
    FACTION,
    FAVOUR,
    FAVOUR_STEP,
    MOVES,
    PASS,
    PASS_NO_CARD,
    POWER,
    POWER_TO_PRIEST,
    PRIEST,
    SHIP,
    SPADE,
    SPECIAL,
    SPECIAL_IDS,
    STEP,
    STRONGHOLD_ACTION,
    TAKE,
    TOWN,
    TRANSFORM,
    UPGRADE,
    WORKER_TO_PRIEST,
)
from ratusha.games.terra_mystica.names import (
    action_name,
    building_name,
    card_name,
    cult_name,
    faction_name,
    favour_name,
    terrain_name,
    town_name,
)
from ratusha.games.terra_mystica.player import Player
from ratusha.games.terra_mystica.state import (
    NO_SEAT,
    TerraMystica,
)
from ratusha.games.terra_mystica.terraform import spades_of
from ratusha.kernel.decision import Reason
from ratusha.kernel.msg import Msg


def label(g: TerraMystica, seat: int, move: int) -> Msg:
    """What the button of a move says."""
    kind = MOVES.kinds[MOVES.tag[move]]
    args = MOVES.args[move]
    id = f"terra_mystica-do-{kind.name}"
    if BUILD.has(move):
        near = neighbours(g, seat, args[0])
        if near:
            names = listing([Msg("kernel-seat", n=other + 1) for other in near])
            return Msg("terra_mystica-do-build-beside", hex=LAND_IDS[args[0]], names=names)
        return Msg(id, hex=LAND_IDS[args[0]])
    if TRANSFORM.has(move) or DETOUR.has(move):
        spades = spades_of(FACTIONS[g.players[seat].faction], g.terrain[args[0]], move)
        return Msg(
            id,
            hex=LAND_IDS[args[0]],
            old=terrain_name(g.terrain[args[0]]),
            terrain=terrain_name(args[1]),
            spades=Msg("terra_mystica-n-spade", n=spades),
        )
    if UPGRADE.has(move):
        old = building_name(g.building[args[0]] or DWELLING)
        return Msg(id, hex=LAND_IDS[args[0]], old=old, building=building_name(args[1] + 2))
    if PRIEST.has(move):
        return Msg(id, cult=cult_name(args[0]), steps=args[1])
    if POWER.has(move):
        return Msg(id, action=action_name(args[0]), power=ACTION_COST[args[0]])
    if SPECIAL.has(move):
        return Msg(id, action=special_name(g, seat, args[0]))
    if PASS.has(move):
        if args[0] == PASS_NO_CARD:
            return Msg("terra_mystica-do-pass-last")
        return Msg(id, card=card_name(args[0]))
    if CARD.has(move):
        return Msg(id, card=card_name(args[0]))
    if FACTION.has(move):
        return Msg(id, faction=faction_name(args[0]), terrain=terrain_name(FACTIONS[args[0]].home))
    if BRIDGE.has(move):
        return Msg(id, site=BRIDGE_IDS[args[0]].replace("-", "–"))
    if FAVOUR.has(move):
        return Msg(id, tile=favour_name(args[0]))
    if TOWN.has(move):
        return Msg(id, tile=town_name(args[0]))
    if STEP.has(move):
        return Msg(id, cult=cult_name(args[0]))
    if CONNECT.has(move):
        banks = lands_of(RIVER_BANKS[args[0]] & g.players[seat].buildings)
        return Msg(id, hexes=", ".join(LAND_IDS[hex] for hex in banks))
    if CONVERT.has(move):
        return Msg(f"terra_mystica-do-convert-{EXCHANGE_IDS[args[0]].replace('_', '-')}")
    if DISCARD.has(move):
        return Msg(f"terra_mystica-do-discard-{DISCARD_IDS[args[0]]}")
    if TAKE.has(move) or DECLINE.has(move):
        return answer_label(g, seat, move)
    return Msg(id)


def neighbours(g: TerraMystica, seat: int, hex: int) -> list[int]:
    """The other seats with a building directly beside a hex. Rules 8.2, 9.1."""
    near = lands_of((NEAR[hex] | g.linked[hex]) & g.occupied)
    return sorted({g.owner[other] for other in near} - {seat})


def listing(names: list[Msg]) -> Msg:
    """Several names, one after another; there is at least one."""
    made = names[-1]
    for name in reversed(names[:-1]):
        made = Msg("terra_mystica-listing", name=name, rest=made)
    return made


def special_name(g: TerraMystica, seat: int, action: int) -> Msg:
    """What a special action is called; a stronghold's after its faction."""
    if action == STRONGHOLD_ACTION:
        return Msg(f"terra_mystica-special-{FACTION_IDS[g.players[seat].faction]}")
    return Msg(f"terra_mystica-special-{SPECIAL_IDS[action].replace('_', '-')}")


def touches(g: TerraMystica, seat: int, move: int) -> list[str]:
    """The components of a move, in the order a person would touch them."""
    args = MOVES.args[move]
    if BUILD.has(move):
        return [f"hex-{LAND_IDS[args[0]]}", "building-dwelling"]
    if TRANSFORM.has(move) or DETOUR.has(move):
        way = ["long-way"] if DETOUR.has(move) else []
        return [f"hex-{LAND_IDS[args[0]]}", f"terrain-{TERRAIN_IDS[args[1]]}", *way]
    if UPGRADE.has(move):
        kind = ("dwelling", "trading_house", "temple", "stronghold", "sanctuary")[args[1] + 1]
        return [f"hex-{LAND_IDS[args[0]]}", f"building-{kind}"]
    if PRIEST.has(move):
        return ["priest", f"cult-{CULT_IDS[args[0]]}-{args[1]}"]
    if POWER.has(move):
        return [f"action-{ACTION_IDS[args[0]]}"]
    if SPECIAL.has(move):
        return [f"special-{SPECIAL_IDS[args[0]]}"]
    if PASS.has(move):
        return ["pass"] if args[0] == PASS_NO_CARD else ["pass", f"card-{CARD_IDS[args[0]]}"]
    if CARD.has(move):
        return [f"card-{CARD_IDS[args[0]]}"]
    if FACTION.has(move):
        return [f"faction-{FACTION_IDS[args[0]]}"]
    if BRIDGE.has(move):
        return [f"site-{BRIDGE_IDS[args[0]]}"]
    if FAVOUR.has(move):
        return [f"favour-{FAVOUR_IDS[args[0]]}"]
    if TOWN.has(move):
        return [f"town-{TOWN_IDS[args[0]]}"]
    if STEP.has(move):
        return [f"cult-{CULT_IDS[args[0]]}"]
    if CONNECT.has(move):
        return [f"river-{RIVER_IDS[args[0]]}"]
    if CONVERT.has(move):
        return [f"exchange-{EXCHANGE_IDS[args[0]]}"]
    if DISCARD.has(move):
        return ["discard", f"discard-{DISCARD_IDS[args[0]]}"]
    if TAKE.has(move) or DECLINE.has(move):
        return answer_touches(g, seat, move)
    return [MOVES.kinds[MOVES.tag[move]].name]


_ACTIONS: Final = frozenset(
    kind.tag for kind in (BUILD, TRANSFORM, SPADE, UPGRADE, SHIP, DIG, PRIEST, POWER, SPECIAL)
)
"""What a turn can be used for instead of passing. Rule 3.3."""


def warning(g: TerraMystica, seat: int, move: int) -> Msg | None:
    """What a person might regret."""
    player = g.players[seat]
    args = MOVES.args[move]
    if DETOUR.has(move):
        return Msg("terra_mystica-warn-long-way")
    if TRANSFORM.has(move):
        home = FACTIONS[player.faction].home
        if g.terrain[args[0]] == home:
            return Msg("terra_mystica-warn-home-lost")
        if args[1] != home:
            return Msg("terra_mystica-warn-foreign")
    if CONVERT.has(move) and args[0] in (POWER_TO_PRIEST, WORKER_TO_PRIEST) and not priest_room(player):
        return Msg("terra_mystica-warn-priest-lost")
    if BURN.has(move):
        return Msg("terra_mystica-warn-burn")
    if PRIEST.has(move) and lost_steps(g, player, args[0], args[1]):
        return Msg("terra_mystica-warn-steps-lost", steps=lost_steps(g, player, args[0], args[1]))
    if END.has(move) and g.buildable:
        return Msg("terra_mystica-warn-no-dwelling")
    if PASS.has(move) and any(MOVES.tag[other] in _ACTIONS for other in g.moves(seat)):
        return Msg("terra_mystica-warn-pass")
    return None


def priest_room(player: Player) -> int:
    """How many priests the player could still get. Rule 4.3."""
    return PRIESTS - player.ordained - player.priests


def lost_steps(g: TerraMystica, player: Player, cult: int, steps: int) -> int:
    """How many of the steps would be lost. Rule 10.3."""
    top = TOP if player.keys and g.tops[cult] == NO_SEAT else TOP - 1
    return max(0, player.cults[cult] + steps - max(top, player.cults[cult]))


# -- why not -------------------------------------------------------------------------------------------


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
