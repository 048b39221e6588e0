"""The names of things, for people."""

from __future__ import annotations

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
from ratusha.kernel.msg import Msg


def faction_name(faction: int) -> Msg:
    """A faction's name."""
    return Msg(f"terra_mystica-faction-{FACTION_IDS[faction]}")


def terrain_name(terrain: int) -> Msg:
    """A terrain's name."""
    return Msg(f"terra_mystica-terrain-{TERRAIN_IDS[terrain]}")


def building_name(kind: int) -> Msg:
    """A building's name."""
    return Msg(f"terra_mystica-building-{BUILDING_IDS[kind - 1].replace('_', '-')}")


def cult_name(cult: int) -> Msg:
    """A cult's name."""
    return Msg(f"terra_mystica-cult-{CULT_IDS[cult]}")


def card_name(card: int) -> Msg:
    """What a bonus card is called."""
    return Msg(f"terra_mystica-card-{CARD_IDS[card].lower()}")


def favour_name(tile: int) -> Msg:
    """What a favour tile is called."""
    return Msg(f"terra_mystica-favour-{FAVOUR_IDS[tile].lower()}")


def town_name(tile: int) -> Msg:
    """What a town tile is called."""
    return Msg(f"terra_mystica-town-{TOWN_IDS[tile].lower()}")


def tile_name(tile: int) -> Msg:
    """What a scoring tile is called."""
    return Msg(f"terra_mystica-tile-{TILE_IDS[tile].lower()}")


def action_name(action: int) -> Msg:
    """What a power action is called."""
    return Msg(f"terra_mystica-action-{ACTION_IDS[action].lower()}")
