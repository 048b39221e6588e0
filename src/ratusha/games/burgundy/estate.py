"""One player's estate: the board, what lies on it, and the masks that follow from that."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ratusha.games.burgundy.boards import AREA, BOARDS, COLOUR_MASK, NO_BOARD
from ratusha.games.burgundy.components import (
    BUILDING,
    BUILDINGS,
    COLOUR_OF,
    KNOWLEDGE,
    MINE,
    NO_TILE,
    NUMBER_OF,
    NUMBERS,
    STORAGE,
    TILES,
)
from ratusha.games.burgundy.geometry import NEIGHBOURS, SPACES
from ratusha.games.burgundy.knowledge import REPEAT_BUILDINGS
from ratusha.kernel.bits import BIT, mask_of
from ratusha.kernel.part import Part, Slot, number, numbers

MANY: Final = 9999
"""No position holds more of anything."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Estate(Part):
    """One player's board and what lies on it.

    The masks `filled`, `frontier`, `barred` and `knowledge` and the count of `mines` follow from board and
    tiles, `held` from the goods, `room` from the storage.
    """

    __slots__ = (
        "barred",
        "board",
        "filled",
        "frontier",
        "goods",
        "held",
        "knowledge",
        "mines",
        "room",
        "silver",
        "sold",
        "storage",
        "tiles",
        "workers",
    )

    def __init__(self) -> None:
        """Before the set-up: no board, nothing on it."""
        self.board: int = NO_BOARD
        self.tiles: list[int] = [NO_TILE] * SPACES
        """The tile on each space, or NO_TILE."""
        self.storage: list[int] = [NO_TILE] * STORAGE
        """The tiles that wait to be placed. Rule 5.2."""
        self.room: int = STORAGE
        """How many storage spaces are empty."""
        self.goods: list[int] = [0] * (NUMBERS + 1)
        """How many goods tiles of each type, counted from 1."""
        self.held: int = 0
        """The types of goods of which there are some, as a set."""
        self.sold: list[int] = [0] * (NUMBERS + 1)
        self.silver: int = 0
        self.workers: int = 0
        self.filled: int = 0
        """The spaces that hold a tile."""
        self.frontier: int = 0
        """The empty spaces next to a tile. Rule 5.4."""
        self.barred: list[int] = [0] * BUILDINGS
        """For each building the spaces of cities that have one already. Rule 5.5."""
        self.knowledge: int = 0
        """The knowledge tiles in the estate; stored ones are not in force. Rule 6.11."""
        self.mines: int = 0
        """How many mines lie in the estate; stored ones do not pay. Rule 6.10."""

    def clone(self) -> Estate:
        """An independent copy."""
        to: Estate = Estate.__new__(Estate)
        to.board = self.board
        to.tiles = self.tiles[:]
        to.storage = self.storage[:]
        to.room = self.room
        to.goods = self.goods[:]
        to.held = self.held
        to.sold = self.sold[:]
        to.silver = self.silver
        to.workers = self.workers
        to.filled = self.filled
        to.frontier = self.frontier
        to.barred = self.barred[:]
        to.knowledge = self.knowledge
        to.mines = self.mines
        return to

    def lay(self, tile: int, space: int) -> None:
        """Put a tile on a space; it stays there for good. Rule 5.4."""
        self.tiles[space] = tile
        self.filled |= BIT[space]
        self.frontier = (self.frontier | NEIGHBOURS[space]) & ~self.filled
        colour = COLOUR_OF[tile]
        if colour == BUILDING:
            self.barred[tile] |= AREA[self.board][space]
        elif colour == KNOWLEDGE:
            self.knowledge |= BIT[NUMBER_OF[tile]]
        elif colour == MINE:
            self.mines += 1

    def spaces_for(self, tile: int) -> int:
        """The spaces where a tile may be placed, whatever their number. Rules 5.4, 5.5, 8.1."""
        colour = COLOUR_OF[tile]
        spaces = self.frontier & COLOUR_MASK[self.board][colour]
        if colour == BUILDING and not self.knowledge & REPEAT_BUILDINGS.tile:
            spaces &= ~self.barred[tile]
        return spaces

    def storage_full(self) -> bool:
        """Does a tile lie on every storage space? Rule 5.2."""
        return self.room == 0

    def store(self, tile: int) -> int:
        """Put a tile on the first empty storage space; returns which that is."""
        slot = 0
        while self.storage[slot] != NO_TILE:
            slot += 1
        self.storage[slot] = tile
        self.room -= 1
        return slot

    def unstore(self, slot: int) -> int:
        """Take the tile off a storage space."""
        tile = self.storage[slot]
        self.storage[slot] = NO_TILE
        self.room += 1
        return tile

    def add_goods(self, goods: int, n: int) -> None:
        """Lay this many goods of a type on the board."""
        self.goods[goods] += n
        self.held |= BIT[goods]

    def sell_goods(self, goods: int) -> int:
        """Move all goods of a type to those sold; returns how many there were."""
        n = self.goods[goods]
        self.goods[goods] = 0
        self.held &= ~BIT[goods]
        self.sold[goods] += n
        return n

    def types_held(self) -> int:
        """How many types of goods lie on the board."""
        return self.held.bit_count()

    def empty_spaces(self) -> int:
        """How many spaces of the estate hold no tile."""
        return self.tiles.count(NO_TILE)

    def slots(self) -> list[Slot]:
        return [
            number("board", NO_BOARD, BOARDS),
            numbers("tiles", SPACES, NO_TILE, TILES - 1),
            numbers("storage", STORAGE, NO_TILE, TILES - 1),
            numbers("goods", NUMBERS + 1, 0, MANY),
            numbers("sold", NUMBERS + 1, 0, MANY),
            number("silver", 0, MANY),
            number("workers", 0, MANY),
        ]

    def derived(self) -> tuple[str, ...]:
        return ("barred", "filled", "frontier", "held", "knowledge", "mines", "room")

    def derive(self) -> None:
        """Work out the masks from board, tiles and goods, and the room from the storage."""
        self.room = self.storage.count(NO_TILE)
        self.held = mask_of([goods for goods, n in enumerate(self.goods) if n])
        self.filled = 0
        self.frontier = 0
        self.barred = [0] * BUILDINGS
        self.knowledge = 0
        self.mines = 0
        for space, tile in enumerate(self.tiles):
            if tile != NO_TILE:
                self.lay(tile, space)
