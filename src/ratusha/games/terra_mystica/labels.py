"""Moves as people read and touch them, and what they might regret."""

from __future__ import annotations

from typing import Final

from ratusha.games.terra_mystica.board import LAND_IDS, NEAR, RIVER_BANKS, RIVER_IDS, lands_of
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
    PRIESTS,
    TERRAIN_IDS,
    TOP,
    TOWN_IDS,
)
from ratusha.games.terra_mystica.leech import answer_label, answer_touches
from ratusha.games.terra_mystica.moves import (
    BRIDGE,
    BUILD,
    BURN,
    CARD,
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
