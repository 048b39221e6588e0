"""The names of things."""

from __future__ import annotations

from ratusha.games.gloomhaven.components import (
    ACHIEVEMENT,
    BOARD,
    BUILDING,
    CARD,
    NEUTRAL,
    QUARTER,
    RACE,
    RESOURCE,
    SHAPE,
    SITE,
    SYMBOL,
    TERRAIN,
)
from ratusha.games.gloomhaven.geometry import x_of, y_of
from ratusha.kernel.listing import player
from ratusha.kernel.msg import Msg


def resource(number: int) -> Msg:
    """The name of a resource."""
    return Msg(f"gloomhaven-resource-{RESOURCE[number]}")


def card(number: int) -> Msg:
    """The name of a card."""
    return Msg(f"gloomhaven-card-{CARD[number]}")


def building(number: int) -> Msg:
    """The name of a prestige building."""
    return Msg(f"gloomhaven-building-{BUILDING[number]}")


def building_action(number: int) -> Msg:
    """What a worker does at a prestige building."""
    return Msg(f"gloomhaven-action-{BUILDING[number]}")


def card_action(number: int) -> Msg:
    """What a card does face up."""
    return Msg(f"gloomhaven-action-{CARD[number]}")


def race_action(number: int) -> Msg:
    """What the worker of a race does at home."""
    return Msg(f"gloomhaven-action-{RACE[number]}")


def race(number: int) -> Msg:
    """The name of a race."""
    return Msg(f"gloomhaven-race-{RACE[number]}")


def terrain(number: int) -> Msg:
    """The name of a terrain."""
    return Msg(f"gloomhaven-terrain-{TERRAIN[number]}")


def district(board: int, number: int) -> Msg:
    """The name of a district."""
    return Msg(f"gloomhaven-district-{BOARD[board].district_names[number]}")


def site(number: int) -> Msg:
    """The name of a site."""
    return Msg(f"gloomhaven-site-{SITE[number]}")


def achievement(number: int) -> Msg:
    """What an achievement asks for."""
    return Msg(f"gloomhaven-goal-{ACHIEVEMENT[number]}")


def quarter(number: int) -> Msg:
    """The name of a quarter of the later city."""
    return Msg(f"gloomhaven-quarter-{QUARTER[number]}")


def proposal(slot: int) -> Msg:
    """The symbol of a place for proposals."""
    return Msg(f"gloomhaven-symbol-{SYMBOL[slot]}")


def cell(number: int) -> Msg:
    """A cell by its column and row."""
    return Msg("gloomhaven-cell", x=str(x_of(number)), y=str(y_of(number)))


def shape(number: int) -> Msg:
    """The shape of a tile."""
    return Msg(f"gloomhaven-shape-{SHAPE[number].lower()}")


def turn(number: int) -> Msg:
    """How a tile is turned."""
    return Msg(f"gloomhaven-turn-{number}")


def owner(seat: int) -> Msg:
    """A player, or nobody for what is neutral."""
    return Msg("gloomhaven-neutral") if seat == NEUTRAL else player(seat)
