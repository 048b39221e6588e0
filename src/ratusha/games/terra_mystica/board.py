"""The map: hexes, neighbours, rivers, bridges, and how far ships, tunnels and carpets reach.

Land hexes are numbered 0 to 76 in reading order, rivers 77 to 112. Everything is a table or a bit
mask over the land hexes, made once.
"""

from __future__ import annotations

from typing import Final

from ratusha.games.terra_mystica.components import (
    BRIDGE_IDS,
    DOC,
    FACTIONS,
    FIRST_DWELLINGS,
    MAP_ROWS,
    TERRAIN_LETTERS,
    TERRAINS,
)
from ratusha.kernel.errors import BadInput
from ratusha.kernel.msg import Msg

LANDS: Final = 77
RIVERS: Final = 36
HEXES: Final = LANDS + RIVERS
RIVER_LETTER: Final = "~"
MOST_SHIPPING: Final = 7
MOST_JUMP: Final = 4
BIT: Final[list[int]] = [2**i for i in range(HEXES)]


def _wrong(why: str) -> BadInput:
    return BadInput(f"{DOC.name}: row", Msg("terra_mystica-map-broken", why=why))


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

NEIGHBOURS: Final[list[list[int]]] = [[near for near in AROUND[hex] if near < LANDS] for hex in range(LANDS)]
"""The land hexes that share an edge with a land hex."""


def mask(hexes: list[int]) -> int:
    """The bit mask of some hexes."""
    bits = 0
    for hex in hexes:
        bits |= BIT[hex]
    return bits


EVERYWHERE: Final[int] = mask(list(range(LANDS)))

_lands_of: Final[dict[int, list[int]]] = {}
_MOST_KEPT: Final = 20_000


def lands_of(bits: int) -> list[int]:
    """The hexes of a bit mask, in order. The list is kept for the next time: do not change it."""
    found = _lands_of.get(bits)
    if found is None:
        found = []
        rest = bits
        while rest:
            low = rest & -rest
            found.append(low.bit_length() - 1)
            rest ^= low
        if len(_lands_of) >= _MOST_KEPT:
            _lands_of.clear()
        _lands_of[bits] = found
    return found


NEAR: Final[list[int]] = [mask(NEIGHBOURS[hex]) for hex in range(LANDS)]
ON: Final[list[int]] = [mask([hex for hex in range(LANDS) if TERRAIN_AT[hex] == t]) for t in range(TERRAINS)]
RIVER_BANKS: Final[list[int]] = [
    mask([near for near in AROUND[river] if near < LANDS]) for river in range(LANDS, HEXES)
]
"""The land hexes around each river hex (numbered from 0)."""
RIVERS_AT: Final[list[list[int]]] = [
    [near - LANDS for near in AROUND[hex] if near >= LANDS] for hex in range(LANDS)
]
"""The river hexes (numbered from 0) beside each land hex."""


def _shipping(hex: int) -> list[int]:
    """Land within reach over at most 0, 1, 2… river hexes."""
    reached = 0
    seen = {river for river in AROUND[hex] if river >= LANDS}
    edge = list(seen)
    table = [0]
    for _ in range(MOST_SHIPPING):
        following: list[int] = []
        for river in edge:
            for near in AROUND[river]:
                if near < LANDS:
                    reached |= BIT[near]
                elif near not in seen:
                    seen.add(near)
                    following.append(near)
        edge = following
        table.append(reached & ~BIT[hex])
    return table


SHIP: Final[list[list[int]]] = [_shipping(hex) for hex in range(LANDS)]
"""SHIP[hex][n]: the land hexes over at most n river hexes from it."""
REACH: Final[list[list[int]]] = [[NEAR[hex] | over for over in SHIP[hex]] for hex in range(LANDS)]
"""REACH[hex][n]: the neighbours and what n river hexes add."""


def _jumps(hex: int) -> list[int]:
    """Land at a distance of at most 1, 2, 3… hexes of any kind."""
    seen = {hex}
    edge = [hex]
    table: list[int] = []
    for _ in range(MOST_JUMP + 1):
        table.append(mask([near for near in seen if near < LANDS and near != hex]))
        edge = [near for place in edge for near in AROUND[place]]
        seen.update(edge)
    return table


JUMP: Final[list[list[int]]] = [_jumps(hex)[1:] for hex in range(LANDS)]
"""JUMP[hex][k]: the land hexes that are reached by skipping at most k hexes of any kind."""


def _sites() -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for id in BRIDGE_IDS:
        one, dash, two = id.partition("-")
        if not dash or one not in LAND_IDS or two not in LAND_IDS:
            raise BadInput(f"{DOC.name}: bridge", Msg("terra_mystica-map-broken", why=id))
        found.append((LAND_IDS.index(one), LAND_IDS.index(two)))
    return found


SITES: Final[list[tuple[int, int]]] = _sites()
SITE_ENDS: Final[list[int]] = [BIT[a] | BIT[b] for a, b in SITES]
BRIDGEABLE: Final[int] = mask([end for site in SITES for end in site])

FIRST_HEXES: Final[dict[int, list[int]]] = {}
for _faction, _names in FIRST_DWELLINGS.items():
    for _name in _names:
        if _name not in LAND_IDS or TERRAIN_AT[LAND_IDS.index(_name)] != FACTIONS[_faction].home:
            raise BadInput(f"{DOC.name}: first_dwellings", Msg("terra_mystica-map-broken", why=_name))
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
