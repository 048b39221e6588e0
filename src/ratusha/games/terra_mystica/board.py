"""The map: hexes, neighbours, rivers, bridges, and how far ships, tunnels and carpets reach.

Land hexes are numbered 0 to 76 in reading order, rivers 77 to 112. Everything is a table, made once.

A set of land hexes is two bit masks, so that each fits a machine word: the north (hexes 0 to 38) and the
south (the others).
"""

from __future__ import annotations

from typing import Final

from ratusha.games.terra_mystica.components import (
    BRIDGE_IDS,
    FACTIONS,
    FILE,
    FIRST_DWELLINGS,
    MAP_ROWS,
    TERRAIN_LETTERS,
    TERRAINS,
)
from ratusha.kernel.bits import BIT
from ratusha.kernel.errors import BadInput
from ratusha.kernel.msg import Msg

LANDS: Final = 77
RIVERS: Final = 36
HEXES: Final = LANDS + RIVERS
RIVER_LETTER: Final = "~"
MOST_SHIPPING: Final = 7
MOST_JUMP: Final = 4
NORTH: Final = 39
"""How many land hexes are the north of the map."""
NEVER: Final = 99
"""No shipping joins two hexes."""


def _wrong(why: str) -> BadInput:
    return BadInput(f"{FILE.name}: row", Msg("terra_mystica-map-broken", why=why))


def _read_map() -> tuple[list[str], list[int], list[str], dict[tuple[int, int], int]]:
    """Names and terrains of the land hexes, names of the rivers, and all places by row and column."""
    lands: list[str] = []
    terrains: list[int] = []
    rivers: list[str] = []
    land_at: list[tuple[int, int]] = []
    river_at: list[tuple[int, int]] = []
    for row, (name, hexes) in enumerate(MAP_ROWS):
        number = 0
        for column, letter in enumerate(hexes):
            if letter == RIVER_LETTER:
                river_at.append((row, column))
                rivers.append(f"r{len(rivers)}")
                continue
            if letter not in TERRAIN_LETTERS:
                raise _wrong(letter)
            number += 1
            land_at.append((row, column))
            lands.append(f"{name}{number}")
            terrains.append(TERRAIN_LETTERS.index(letter))
    if len(lands) != LANDS or len(rivers) != RIVERS:
        raise _wrong(f"{len(lands)} + {len(rivers)}")
    places = {place: i for i, place in enumerate(land_at + river_at)}
    return lands, terrains, rivers, places


_lands, _terrains, _rivers, _places = _read_map()
LAND_IDS: Final[tuple[str, ...]] = tuple(_lands)
RIVER_IDS: Final[tuple[str, ...]] = tuple(_rivers)
TERRAIN_AT: Final[list[int]] = _terrains
PLACE: Final[list[tuple[int, int]]] = list(_places)
"""Row and column of every hex, land and river."""


def _around(row: int, column: int) -> list[tuple[int, int]]:
    side = column if row % 2 else column - 1
    return [
        (row, column - 1),
        (row, column + 1),
        (row - 1, side),
        (row - 1, side + 1),
        (row + 1, side),
        (row + 1, side + 1),
    ]


AROUND: Final[list[list[int]]] = [
    [_places[near] for near in _around(row, column) if near in _places] for row, column in PLACE
]
"""All neighbours of each hex, land and river."""

NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(near for near in AROUND[hex] if near < LANDS) for hex in range(LANDS)
)
"""The land hexes that share an edge with each land hex."""
RIVER_BANKS: Final[list[list[int]]] = [
    sorted(near for near in AROUND[river] if near < LANDS) for river in range(LANDS, HEXES)
]
"""The land hexes around each river hex (numbered from 0)."""
RIVERS_AT: Final[list[list[int]]] = [
    [near - LANDS for near in AROUND[hex] if near >= LANDS] for hex in range(LANDS)
]
"""The river hexes (numbered from 0) beside each land hex."""


def north_of(hexes: list[int]) -> int:
    """The northern half of a set of hexes, as a mask."""
    mask = 0
    for hex in hexes:
        if hex < NORTH:
            mask |= BIT[hex]
    return mask


def south_of(hexes: list[int]) -> int:
    """The southern half of a set of hexes, as a mask."""
    mask = 0
    for hex in hexes:
        if hex >= NORTH:
            mask |= BIT[hex - NORTH]
    return mask


ALL_NORTH: Final = north_of(list(range(LANDS)))
ALL_SOUTH: Final = south_of(list(range(LANDS)))


def hexes_of(north: int, south: int) -> list[int]:
    """The hexes of two halves, in order.

    >>> hexes_of(0b101, 0b1) == [0, 2, NORTH]
    True
    """
    found: list[int] = []
    while north:
        low = north & -north
        found.append(low.bit_length() - 1)
        north ^= low
    while south:
        low = south & -south
        found.append(low.bit_length() - 1 + NORTH)
        south ^= low
    return found


def _shipping(start: int) -> list[int]:
    """How much shipping joins a hex to every land hex: 0 over an edge, 1 over one river hex…"""
    found = [NEVER] * LANDS
    seen = {river for river in AROUND[start] if river >= LANDS}
    edge = list(seen)
    for far in range(1, MOST_SHIPPING + 1):
        following: list[int] = []
        for river in edge:
            for near in AROUND[river]:
                if near < LANDS:
                    found[near] = min(found[near], far)
                elif near not in seen:
                    seen.add(near)
                    following.append(near)
        edge = following
    for near in NEIGHBOURS[start]:
        found[near] = 0
    found[start] = NEVER
    return found


SHIPPING: Final[list[list[int]]] = [_shipping(hex) for hex in range(LANDS)]
"""SHIPPING[one][two]: how much shipping joins two land hexes; 0: they share an edge."""


def _skipped(start: int) -> list[int]:
    """How many hexes of any kind lie between a hex and every land hex, the shortest way."""
    far = {start: 0}
    for place in (todo := [start]):
        for near in AROUND[place]:
            if near not in far:
                far[near] = far[place] + 1
                todo.append(near)
    return [far[hex] - 1 if hex != start else NEVER for hex in range(LANDS)]


SKIPPED: Final[list[list[int]]] = [_skipped(hex) for hex in range(LANDS)]
"""SKIPPED[one][two]: how many hexes of any kind a tunnel or carpet skips between two land hexes."""

_reach = [
    [two for two in range(LANDS) if SHIPPING[one][two] <= n]
    for one in range(LANDS)
    for n in range(MOST_SHIPPING + 1)
]
SHIPS: Final = MOST_SHIPPING + 1
REACH_NORTH: Final[list[int]] = [north_of(hexes) for hexes in _reach]
REACH_SOUTH: Final[list[int]] = [south_of(hexes) for hexes in _reach]
"""At hex * SHIPS + shipping: the land hexes that share an edge or lie over this many river hexes at most."""
_jumps = [
    [two for two in range(LANDS) if SKIPPED[one][two] <= n]
    for one in range(LANDS)
    for n in range(MOST_JUMP + 1)
]
JUMPS: Final = MOST_JUMP + 1
JUMP_NORTH: Final[list[int]] = [north_of(hexes) for hexes in _jumps]
JUMP_SOUTH: Final[list[int]] = [south_of(hexes) for hexes in _jumps]
"""At hex * JUMPS + n: the land hexes that are reached by skipping at most n hexes of any kind."""


def _sites() -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for id in BRIDGE_IDS:
        one, dash, two = id.partition("-")
        if not dash or one not in LAND_IDS or two not in LAND_IDS:
            raise BadInput(f"{FILE.name}: bridge", Msg("terra_mystica-map-broken", why=id))
        found.append((LAND_IDS.index(one), LAND_IDS.index(two)))
    return found


SITES: Final[list[tuple[int, int]]] = _sites()
SITES_AT: Final[list[list[int]]] = [
    [site for site, ends in enumerate(SITES) if hex in ends] for hex in range(LANDS)
]
"""The sites of bridges that begin or end at each land hex."""
HEXES_WITH: Final[list[list[int]]] = [
    [hex for hex in range(LANDS) if TERRAIN_AT[hex] == terrain] for terrain in range(TERRAINS)
]
"""The land hexes that are printed with each terrain."""

FIRST_HEXES: Final[dict[int, list[int]]] = {}
for _faction, _names in FIRST_DWELLINGS.items():
    for _name in _names:
        if _name not in LAND_IDS or TERRAIN_AT[LAND_IDS.index(_name)] != FACTIONS[_faction].home:
            raise BadInput(f"{FILE.name}: first_dwellings", Msg("terra_mystica-map-broken", why=_name))
    FIRST_HEXES[_faction] = [LAND_IDS.index(_name) for _name in _names]


def distance(one: int, two: int) -> int:
    """Spades between two terrains, the short way round the cycle."""
    way = abs(one - two)
    return min(way, TERRAINS - way)


def spades(home: int, one: int, two: int) -> int:
    """Spades to change terrain one into two without passing the home terrain. Rule 6.5."""
    if home in (one, two):
        return distance(one, two)
    # Counted from home, both lie at 1..6: the way that does not pass 0 is the plain difference.
    return abs((one - home) % TERRAINS - (two - home) % TERRAINS)


SPADES: Final[list[list[list[int]]]] = [
    [[spades(home, one, two) for two in range(TERRAINS)] for one in range(TERRAINS)]
    for home in range(TERRAINS)
]
"""SPADES[home][from][to]."""
