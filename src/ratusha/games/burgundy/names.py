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


def tile(kind: int) -> Msg:
    """The name of a kind of tile: `bank`, `3 cows`, `knowledge 7`."""
    if NUMBER_OF[kind]:
        return Msg("burgundy-tile-knowledge", number=str(NUMBER_OF[kind]))
    if SPECIES_OF[kind] >= 0:
        return Msg(f"burgundy-tile-{SPECIES_NAMES[SPECIES_OF[kind]]}", n=ANIMALS_ON[kind])
    return Msg(f"burgundy-tile-{TILE_NAMES[kind]}")


def goods(kind: int) -> Msg:
    """The name of a type of goods."""
    return Msg(f"burgundy-goods-{kind}")


def depot(number: int) -> Msg:
    """The name of a depot."""
    return Msg("burgundy-depot-black") if number == BLACK_DEPOT else Msg("burgundy-depot", number=str(number))


def space(board: int, number: int) -> Msg:
    """A space with its colour and its number."""
    printed = colour(SPACE_COLOUR[board][number])
    return Msg("burgundy-space", space=str(number), colour=printed, number=str(NUMBER[number]))


def colour(number: int) -> Msg:
    """The name of a colour of tiles and spaces."""
    return Msg(f"burgundy-colour-{COLOUR_NAMES[number]}")


def area(colour: int) -> Msg:
    """What an area of this colour is called."""
    return Msg(f"burgundy-area-{COLOUR_NAMES[colour]}")


def phase(number: int) -> Msg:
    """The letter of a phase, counted from 1."""
    return Msg(f"burgundy-phase-{PHASE_NAMES[number]}")
