"""Every move of Terra Mystica."""

from __future__ import annotations

from typing import Final

from ratusha.games.terra_mystica.board import LAND_IDS, RIVER_IDS
from ratusha.games.terra_mystica.components import (
    ACTION_IDS,
    BRIDGE_IDS,
    BUILDING_IDS,
    CARD_IDS,
    CULT_IDS,
    FACTION_IDS,
    FAVOUR_IDS,
    GAME_ID,
    SEATS,
    TERRAIN_IDS,
    TILE_IDS,
    TOWN_IDS,
    TRADING_HOUSE,
)
from ratusha.kernel.moves import MoveSpace, named, span

MOVES: Final = MoveSpace(GAME_ID)

# Set-up.
DRAW_TILE: Final = MOVES.outcome("tile", named("tile", TILE_IDS))
DRAW_CARD: Final = MOVES.outcome("deal", named("card", CARD_IDS))
DRAW_FACTION: Final = MOVES.outcome("lot", named("faction", FACTION_IDS))
DRAW_COLOUR: Final = MOVES.outcome("colour", named("colour", TERRAIN_IDS))
DRAW_FIRST: Final = MOVES.outcome("first", span("seat", 0, SEATS[1] - 1))
FACTION: Final = MOVES.kind("faction", named("faction", FACTION_IDS))
CARD: Final = MOVES.kind("card", named("card", CARD_IDS))

# The eight actions.
BUILD: Final = MOVES.kind("build", named("hex", LAND_IDS))
TRANSFORM: Final = MOVES.kind("transform", named("hex", LAND_IDS), named("to", TERRAIN_IDS))
DETOUR: Final = MOVES.kind("detour", named("hex", LAND_IDS), named("to", TERRAIN_IDS))
SPADE: Final = MOVES.kind("spade")
UPGRADE_IDS: Final = BUILDING_IDS[1:]
UPGRADE: Final = MOVES.kind("upgrade", named("hex", LAND_IDS), named("to", UPGRADE_IDS))
SHIP: Final = MOVES.kind("ship")
DIG: Final = MOVES.kind("dig")
MOST_STEPS: Final = 5
PRIEST: Final = MOVES.kind("priest", named("cult", CULT_IDS), span("steps", 1, MOST_STEPS))
POWER: Final = MOVES.kind("power", named("action", ACTION_IDS))
SPECIAL_IDS: Final = ("card_spade", "card_step", "favour_step", "stronghold", "bridge")
CARD_SPADE: Final = 0
CARD_STEP: Final = 1
FAVOUR_STEP: Final = 2
STRONGHOLD_ACTION: Final = 3
BRIDGE_ACTION: Final = 4
SPECIAL: Final = MOVES.kind("special", named("action", SPECIAL_IDS))
PASS: Final = MOVES.kind("pass", named("card", (*CARD_IDS, "none")))
PASS_NO_CARD: Final = len(CARD_IDS)

# What an action brings with it.
BRIDGE: Final = MOVES.kind("bridge", named("site", BRIDGE_IDS))
FAVOUR: Final = MOVES.kind("favour", named("tile", FAVOUR_IDS))
TOWN: Final = MOVES.kind("town", named("tile", TOWN_IDS))
STEP: Final = MOVES.kind("step", named("cult", CULT_IDS))
CONNECT: Final = MOVES.kind("connect", named("river", RIVER_IDS))
LAPSE: Final = MOVES.kind("lapse")
END: Final = MOVES.kind("end")

# At any moment of one's own turn.
EXCHANGE_IDS: Final = (
    "power_to_coin",
    "power_to_worker",
    "power_to_priest",
    "priest_to_worker",
    "worker_to_coin",
    "point_to_coin",
    "coins_to_point",
    "worker_to_priest",
)
POWER_TO_COIN: Final = 0
POWER_TO_WORKER: Final = 1
POWER_TO_PRIEST: Final = 2
PRIEST_TO_WORKER: Final = 3
WORKER_TO_COIN: Final = 4
POINT_TO_COIN: Final = 5
COINS_TO_POINT: Final = 6
WORKER_TO_PRIEST: Final = 7
CONVERT: Final = MOVES.kind("convert", named("what", EXCHANGE_IDS))
BURN: Final = MOVES.kind("burn")

# Leech, and leaving the table.
MOST_LEECH: Final = 24
TAKE: Final = MOVES.kind("take", span("from", 0, SEATS[1] - 1), span("power", 1, MOST_LEECH))
DECLINE: Final = MOVES.kind("decline", span("from", 0, SEATS[1] - 1), span("power", 1, MOST_LEECH))
LEAVE: Final = MOVES.kind("leave")

# With the option `give_up`.
DISCARD_IDS: Final = ("coin", "worker", "priest", "power", "point")
DISCARD: Final = MOVES.kind("discard", named("what", DISCARD_IDS))

END_MOVE: Final = END.at()
LAPSE_MOVE: Final = LAPSE.at()
BURN_MOVE: Final = BURN.at()
SHIP_MOVE: Final = SHIP.at()
SPADE_MOVE: Final = SPADE.at()
DIG_MOVE: Final = DIG.at()
LEAVE_MOVE: Final = LEAVE.at()


def upgraded_to(move: int) -> int:
    """The kind of building that an upgrade makes."""
    return MOVES.args[move][1] + TRADING_HOUSE


def upgrade_move(hex: int, kind: int) -> int:
    """The upgrade of the building on a hex to this kind."""
    return UPGRADE.at(hex, kind - TRADING_HOUSE)
