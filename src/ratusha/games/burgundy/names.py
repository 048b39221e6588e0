"""The names of things, for messages: ids of words, never words."""

from __future__ import annotations

from ratusha.games.burgundy.boards import NUMBER, SPACE_COLOUR
from ratusha.games.burgundy.components import (
    ANIMALS_ON,
    BLACK_DEPOT,
    COLOUR_NAMES,
    NUMBER_OF,
    PHASE_NAMES,
    SPECIES_NAMES,
    SPECIES_OF,
    TILE_NAMES,
)
from ratusha.kernel.msg import Msg


def tile_name(tile: int) -> Msg:
    """The name of a kind of tile: `bank`, `3 cows`, `knowledge 7`."""
    if NUMBER_OF[tile]:
        return Msg("burgundy-tile-knowledge", number=str(NUMBER_OF[tile]))
    if SPECIES_OF[tile] >= 0:
        return Msg(f"burgundy-tile-{SPECIES_NAMES[SPECIES_OF[tile]]}", n=ANIMALS_ON[tile])
    return Msg(f"burgundy-tile-{TILE_NAMES[tile]}")


def goods_name(goods: int) -> Msg:
    """The name of a type of goods."""
    return Msg(f"burgundy-goods-{goods}")


def depot_name(depot: int) -> Msg:
    """The name of a depot."""
    return Msg("burgundy-depot-black") if depot == BLACK_DEPOT else Msg("burgundy-depot", number=str(depot))


def space_name(board: int, space: int) -> Msg:
    """A space with its colour and its number."""
    colour = colour_name(SPACE_COLOUR[board][space])
    return Msg("burgundy-space", space=str(space), colour=colour, number=str(NUMBER[space]))


def colour_name(colour: int) -> Msg:
    """The name of a colour of tiles and spaces."""
    return Msg(f"burgundy-colour-{COLOUR_NAMES[colour]}")


def area_name(colour: int) -> Msg:
    """What an area of this colour is called."""
    return Msg(f"burgundy-area-{COLOUR_NAMES[colour]}")


def phase_name(phase: int) -> Msg:
    """The letter of a phase, counted from 1."""
    return Msg(f"burgundy-phase-{PHASE_NAMES[phase]}")
