"""The names of things, for people."""

from __future__ import annotations

from ratusha.games.terra_mystica.board import LAND_IDS, SITES
from ratusha.games.terra_mystica.components import (
    ACTION_IDS,
    BUILDING_IDS,
    CARD_IDS,
    CULT_IDS,
    FACTION_IDS,
    FAVOUR_IDS,
    TERRAIN_IDS,
    TILE_IDS,
    TOWN_IDS,
)
from ratusha.games.terra_mystica.moves import SPECIAL_IDS, STRONGHOLD_ACTION
from ratusha.kernel.msg import Msg


def hex(number: int) -> str:
    """A land hex as it is called on the map."""
    return LAND_IDS[number]


def site(number: int) -> str:
    """The site of a bridge: the hexes it joins."""
    one, two = SITES[number]
    return f"{LAND_IDS[one]}–{LAND_IDS[two]}"


def faction(number: int) -> Msg:
    """A faction's name."""
    return Msg(f"terra_mystica-faction-{FACTION_IDS[number]}")


def terrain(number: int) -> Msg:
    """A terrain's name."""
    return Msg(f"terra_mystica-terrain-{TERRAIN_IDS[number]}")


def building(kind: int) -> Msg:
    """A building's name."""
    return Msg(f"terra_mystica-building-{BUILDING_IDS[kind - 1]}")


def cult(number: int) -> Msg:
    """A cult's name."""
    return Msg(f"terra_mystica-cult-{CULT_IDS[number]}")


def card(number: int) -> Msg:
    """What a bonus card is called."""
    return Msg(f"terra_mystica-bonus_card-{CARD_IDS[number].lower()}")


def favour(tile: int) -> Msg:
    """What a favour tile is called."""
    return Msg(f"terra_mystica-favour-{FAVOUR_IDS[tile].lower()}")


def town(tile: int) -> Msg:
    """What a town tile is called."""
    return Msg(f"terra_mystica-town-{TOWN_IDS[tile].lower()}")


def tile(number: int) -> Msg:
    """What a scoring tile is called."""
    return Msg(f"terra_mystica-scoring-{TILE_IDS[number].lower()}")


def action(number: int) -> Msg:
    """What a power action is called."""
    return Msg(f"terra_mystica-power_action-{ACTION_IDS[number].lower()}")


def special(faction: int, action: int) -> Msg:
    """What a special action is called; a stronghold's after its faction."""
    if action == STRONGHOLD_ACTION:
        return Msg(f"terra_mystica-special-{FACTION_IDS[faction]}")
    return Msg(f"terra_mystica-special-{SPECIAL_IDS[action].replace('_', '-')}")
