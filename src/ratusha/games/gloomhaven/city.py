"""The city grows: placing things, and what is kept up to date with each of them.

For each player `near` is where a road of his would be connected to a structure that he owns, and `supply`,
for each resource, where a tile would be connected for him to a storage of it that he may use; for each
storage `area` is where a tile would be connected to it for its owner. All of them only grow, for nothing is
ever removed. The network is kept as its connected `Piece`s: those of the common roads under NEUTRAL, and for
a player with bridges those of roads and his bridges under his seat. Chapter 2.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ratusha.games.gloomhaven.cells import (
    NEXT,
    ONE,
    OUT_OF_REACH,
    Area,
    Cells,
    Halo,
    areas,
    cells_in,
    either,
    grown,
    less,
    meet,
    numbers,
    same,
    surroundings,
    without,
)
from ratusha.games.gloomhaven.components import (
    BASICS,
    BIT,
    BOARD,
    BUILDING_SHAPE,
    MOST_WANTS,
    NEUTRAL,
    NOTHING,
    OWNERS,
    RESOURCES,
    SHAPE_OF,
    SITE,
    SITE_SPOT,
    TERRAINS,
    TILE,
    TYPE_OF,
    TYPES,
    WANTS,
)
from ratusha.games.gloomhaven.geometry import AROUND, CELL, CELLS, TURNS, around, flood
from ratusha.kernel.bits import bits

if TYPE_CHECKING:
    from ratusha.games.gloomhaven.state import Gloomhaven

ALL_DISTRICTS: Final = 7
DISTRICTS_WITHOUT: Final[list[list[int]]] = [
    [sum(board.district_mask[d] for d in range(3) if not used >> d & 1) for used in range(8)]
    for board in BOARD
]
"""For each board: the cells of the districts that are not in a mask of three bits."""
LANDS: Final[list[list[int]]] = [
    [sum(board.terrain_mask[t] for t in range(TERRAINS) if terrains >> t & 1) for terrains in range(16)]
    for board in BOARD
]
"""For each board: the cells of the terrains in a mask of four bits."""
SITE_CELLS: Final[list[list[int]]] = [
    [next((site.cells for site in board.sites if site.id == name), 0) for name in SITE] for board in BOARD
]
"""For each board: the cells of each site."""


def side_of(g: Gloomhaven, owner: int) -> int:
    """Which network serves an owner: his own if he has bridges, else the common roads. Rule 2.6."""
    return owner if owner != NEUTRAL and g.bridges[owner] else NEUTRAL


class Piece(Halo):
    """The surroundings of a connected piece of a network, and the storages that it serves, as a mask.

    The pieces of a network are kept in the order of their surroundings, whatever the order of building."""

    __slots__ = ("serves",)

    def __init__(self, cells: Cells, mask: int, serves: int) -> None:
        super().__init__(cells, mask)
        self.serves: int = serves

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Piece)
            and self.serves == other.serves
            and self.mask == other.mask
            and same(self.cells, other.cells)
        )

    def __hash__(self) -> int:
        return hash(self.mask)


LAND: Final[list[Area]] = areas([board.land for board in BOARD])
"""The land of each board."""


def _cover(g: Gloomhaven, mask: int, cells: Cells) -> None:
    """Something stands on these cells from now on."""
    g.taken |= mask
    g.open &= ~mask
    g.free = Area(without(g.free.cells, cells))


def area_of(g: Gloomhaven, cells: int, side: int) -> int:
    """Where something would be connected to these cells by a network. Rule 2.5."""
    area = around(cells)
    here = cells_in(cells)
    for piece in g.pieces[side]:
        if meet(piece.cells, here):
            area |= piece.mask
    return area


def area_for(g: Gloomhaven, storage: int, seat: int) -> int:
    """Where a tile would be connected to a storage for this player. Rule 2.6."""
    side = side_of(g, seat)
    if side_of(g, g.owners[storage]) == side:
        return g.area[storage]
    return area_of(g, g.cells[storage], side)


def lay_road(g: Gloomhaven, cell: int) -> list[int]:
    """A road for everybody; returns the storages that now reach farther."""
    g.roads.append(cell)
    _cover(g, CELL[cell], ONE[cell].cells)
    common = _join(g, cell, NEUTRAL)
    left = common.serves
    changed = 0
    for seat in range(g.seats):
        piece = _join(g, cell, seat) if g.bridges[seat] else common
        if meet(g.near[seat].cells, ONE[cell].cells):
            g.near[seat] = grown(g.near[seat], piece.cells, piece.mask)
        _grow(g, seat, piece)
        if g.bridges[seat]:
            left &= ~g.holdings[seat]
            changed |= piece.serves & g.holdings[seat]
            _extend(g, piece.serves & g.holdings[seat], piece.mask)
    _extend(g, left, common.mask)
    return bits(changed | left)


def add_bridge(g: Gloomhaven, seat: int, cell: int) -> list[int]:
    """A bridge or gate for one player; returns the storages that now reach farther."""
    if not g.bridges[seat]:
        g.pieces[seat] = g.pieces[NEUTRAL]
    g.bridges[seat].append(cell)
    g.taken |= CELL[cell]
    piece = _join(g, cell, seat)
    g.near[seat] = grown(g.near[seat], piece.cells, piece.mask)
    _grow(g, seat, piece)
    changed = piece.serves & g.holdings[seat]
    _extend(g, changed, piece.mask)
    return bits(changed)


def _extend(g: Gloomhaven, storages: int, halo: int) -> None:
    """Some storages reach as far as the piece of the network that serves them."""
    while storages:
        low = storages & -storages
        storages ^= low
        g.area[low.bit_length() - 1] |= halo


def _grow(g: Gloomhaven, seat: int, piece: Piece) -> None:
    """What is connected to a new piece of the network for a player reaches as far as the piece."""
    supply = g.supply[seat]
    storages = piece.serves & g.usable[seat]
    kinds = 0
    while storages:
        low = storages & -storages
        storages ^= low
        kinds |= BIT[g.kinds[low.bit_length() - 1]]
    while kinds:
        low = kinds & -kinds
        kinds ^= low
        kind = low.bit_length() - 1
        supply[kind] = grown(supply[kind], piece.cells, piece.mask)


def _join(g: Gloomhaven, cell: int, side: int) -> Piece:
    """Add a cell to a network; returns the piece it now belongs to."""
    bit = ONE[cell].cells
    cells = NEXT[cell].cells
    mask = AROUND[cell]
    serves = g.beside[cell]
    pieces: list[Piece] = []
    for piece in g.pieces[side]:
        if meet(piece.cells, bit):
            cells = either(cells, piece.cells)
            mask |= piece.mask
            serves |= piece.serves
        else:
            pieces.append(piece)
    at = 0
    while at < len(pieces) and less(pieces[at].cells, cells):
        at += 1
    made = Piece(cells, mask, serves)
    pieces.insert(at, made)
    g.pieces[side] = tuple(pieces)
    return made


def _serve(g: Gloomhaven, storage: int, cells: Cells) -> None:
    """The pieces of the networks beside a new storage serve it, and so will roads beside it."""
    bit = BIT[storage]
    for cell in numbers(surroundings(cells)):
        g.beside[cell] |= bit
    for side in range(OWNERS):
        pieces = g.pieces[side]
        served: list[Piece] = []
        for piece in pieces:
            met = meet(piece.cells, cells)
            served.append(Piece(piece.cells, piece.mask, piece.serves | bit) if met else piece)
        if pieces:
            g.pieces[side] = tuple(served)


def add_storage(
    g: Gloomhaven, kind: int, spot: int, owner: int, tokens: int, first: int = NOTHING, second: int = NOTHING
) -> int:
    """A storage with its control tokens; returns its number."""
    g.kinds.append(kind)
    g.spots.append(spot)
    g.owners.append(owner)
    g.tokens.append(tokens)
    g.firsts.append(first)
    g.seconds.append(second)
    _settle_storage(g, len(g.kinds) - 1)
    return len(g.kinds) - 1


def _settle_storage(g: Gloomhaven, storage: int) -> None:
    """Work out what a storage that was just placed changes."""
    kind = g.kinds[storage]
    owner = g.owners[storage]
    spot = g.spots[storage]
    cells = TILE[SHAPE_OF[kind]][spot]
    covered = cells_in(cells)
    _serve(g, storage, covered)
    area = area_of(g, cells, side_of(g, owner))
    board = BOARD[g.board]
    lands = 0
    for terrain in range(TERRAINS):
        if board.terrain_mask[terrain] & cells:
            lands |= BIT[terrain]
    g.cells.append(cells)
    g.area.append(area)
    g.lands.append(lands)
    _cover(g, cells, covered)
    g.apart[owner] |= around(cells)
    district = board.district[spot // TURNS]
    g.spread[kind] |= BIT[district]
    if owner != NEUTRAL:
        g.near[owner] = grown(g.near[owner], cells_in(area), area)
        g.owned[owner] |= BIT[kind]
        g.holdings[owner] |= BIT[storage]
    for seat in range(g.seats):
        if seat == owner or g.tokens[storage] & BIT[seat]:
            _supply(g, storage, seat)


def give_access(g: Gloomhaven, storage: int, seat: int) -> None:
    """A control token under the owner's. Rule 2.7."""
    g.tokens[storage] |= BIT[seat]
    _supply(g, storage, seat)


def _supply(g: Gloomhaven, storage: int, seat: int) -> None:
    """A player may use a storage from now on."""
    kind = g.kinds[storage]
    g.usable[seat] |= BIT[storage]
    g.reach[seat] |= BIT[kind]
    area = area_for(g, storage, seat)
    g.supply[seat][kind] = grown(g.supply[seat][kind], cells_in(area), area)


def add_house(g: Gloomhaven, seat: int, cell: int) -> None:
    """A house."""
    g.houses[seat].append(cell)
    _settle_house(g, seat, cell)


def _settle_house(g: Gloomhaven, seat: int, cell: int) -> None:
    _cover(g, CELL[cell], ONE[cell].cells)
    g.apart[seat] |= AROUND[cell]
    area = area_of(g, CELL[cell], side_of(g, seat))
    g.near[seat] = grown(g.near[seat], cells_in(area), area)
    g.housed[seat] |= BIT[BOARD[g.board].district[cell]]


def add_building(g: Gloomhaven, building: int, plot: int) -> int:
    """A prestige building, neutral resources delivered at once; returns its number. Rule 12.10."""
    g.built.append(building)
    g.plots.append(plot)
    g.workers.append(-1)
    g.helped.append(0)
    for want in range(MOST_WANTS):
        if want >= len(WANTS[building]):
            g.cubes.append(-2)
        else:
            r = WANTS[building][want]
            g.cubes.append(NEUTRAL if r < BASICS and g.basic_owner[r] == NEUTRAL else -1)
    _settle_building(g, len(g.built) - 1)
    return len(g.built) - 1


def plot_cells(g: Gloomhaven, building: int, plot: int) -> int:
    """The cells that a building covers there."""
    if plot >= SITE_SPOT:
        return SITE_CELLS[g.board][plot - SITE_SPOT]
    return TILE[BUILDING_SHAPE[building]][plot]


def _settle_building(g: Gloomhaven, at: int) -> None:
    building = g.built[at]
    plot = g.plots[at]
    cells = plot_cells(g, building, plot)
    g.plot_cells.append(cells)
    _cover(g, cells, cells_in(cells))
    if plot < SITE_SPOT:
        g.types[TYPE_OF[building]] |= BIT[BOARD[g.board].district[plot // TURNS]]
    wanted = 0
    for want in range(len(WANTS[building])):
        if g.cubes[at * MOST_WANTS + want] == -1:
            wanted |= BIT[WANTS[building][want]]
    g.wanted.append(wanted)


# -- from the beginning -------------------------------------------------------------------------------


def derive_owners(g: Gloomhaven) -> None:
    """Who controls which basic resource. Rules 3.14 and 3.15."""
    g.basic_owner = [NEUTRAL if g.seats > 1 else 0] * BASICS
    for seat in range(g.seats):
        if g.bases[seat] >= 0:
            g.basic_owner[g.bases[seat]] = seat
        for r in g.extras[seat]:
            g.basic_owner[r] = seat
    g.own_basics = [0] * OWNERS
    for r in range(BASICS):
        g.own_basics[g.basic_owner[r]] |= BIT[r]


def derive(g: Gloomhaven) -> None:
    """All that follows from what lies on the board, worked out again by flooding."""
    derive_owners(g)
    g.taken = 0
    g.open = BOARD[g.board].land
    g.free = LAND[g.board]
    g.near = [OUT_OF_REACH] * g.seats
    g.apart = [0] * OWNERS
    g.area = []
    g.cells = []
    g.lands = []
    g.spread = [0] * RESOURCES
    g.housed = [0] * g.seats
    g.types = [0] * TYPES
    g.wanted = []
    g.plot_cells = []
    g.owned = [0] * g.seats
    g.reach = [0] * g.seats
    g.holdings = [0] * g.seats
    g.usable = [0] * g.seats
    g.beside = [0] * CELLS
    g.supply = [[OUT_OF_REACH] * RESOURCES for _ in range(g.seats)]
    roads = 0
    for cell in g.roads:
        roads |= CELL[cell]
    _cover(g, roads, cells_in(roads))
    g.pieces = [()] * OWNERS
    for side in range(OWNERS):
        if side == NEUTRAL:
            g.pieces[side] = _pieces(roads)
        elif side < g.seats and g.bridges[side]:
            bridges = 0
            for cell in g.bridges[side]:
                bridges |= CELL[cell]
            g.taken |= bridges
            g.pieces[side] = _pieces(roads | bridges)
            near = around(flood(bridges, roads | bridges))
            g.near[side] = grown(g.near[side], cells_in(near), near)
    for storage in range(len(g.kinds)):
        _settle_storage(g, storage)
    for seat in range(g.seats):
        for cell in g.houses[seat]:
            _settle_house(g, seat, cell)
    for at in range(len(g.built)):
        _settle_building(g, at)


def _pieces(network: int) -> tuple[Piece, ...]:
    """The connected pieces of a network, before there are storages."""
    halos: list[int] = []
    left = network
    while left:
        piece = flood(left & -left, network)
        halos.append(around(piece))
        left &= ~piece
    halos.sort()
    return tuple([Piece(cells_in(halo), halo, 0) for halo in halos])
