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


def hex_name(hex: int) -> str:
    """A land hex as it is called on the map."""
    return LAND_IDS[hex]


def site_name(site: int) -> str:
    """The site of a bridge: the hexes it joins."""
    one, two = SITES[site]
    return f"{LAND_IDS[one]}–{LAND_IDS[two]}"


def faction_name(faction: int) -> Msg:
    """A faction's name."""
    return Msg(f"terra_mystica-faction-{FACTION_IDS[faction]}")


def terrain_name(terrain: int) -> Msg:
    """A terrain's name."""
    return Msg(f"terra_mystica-terrain-{TERRAIN_IDS[terrain]}")


def building_name(kind: int) -> Msg:
    """A building's name."""
    return Msg(f"terra_mystica-building-{BUILDING_IDS[kind - 1]}")


def cult_name(cult: int) -> Msg:
    """A cult's name."""
    return Msg(f"terra_mystica-cult-{CULT_IDS[cult]}")


def card_name(card: int) -> Msg:
    """What a bonus card is called."""
    return Msg(f"terra_mystica-bonus_card-{CARD_IDS[card].lower()}")


def favour_name(tile: int) -> Msg:
    """What a favour tile is called."""
    return Msg(f"terra_mystica-favour-{FAVOUR_IDS[tile].lower()}")


def town_name(tile: int) -> Msg:
    """What a town tile is called."""
    return Msg(f"terra_mystica-town-{TOWN_IDS[tile].lower()}")


def tile_name(tile: int) -> Msg:
    """What a scoring tile is called."""
    return Msg(f"terra_mystica-scoring-{TILE_IDS[tile].lower()}")


def action_name(action: int) -> Msg:
    """What a power action is called."""
    return Msg(f"terra_mystica-power_action-{ACTION_IDS[action].lower()}")


def special_name(faction: int, action: int) -> Msg:
    """What a special action is called; a stronghold's after its faction."""
    if action == STRONGHOLD_ACTION:
        return Msg(f"terra_mystica-special-{FACTION_IDS[faction]}")
    return Msg(f"terra_mystica-special-{SPECIAL_IDS[action].replace('_', '-')}")
