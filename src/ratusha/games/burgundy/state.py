"""A position: the table that all share, and each player's estate."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ratusha.games.burgundy.boards import AREA, BOARDS, COLOUR_MASK, NO_BOARD, SHEETS
from ratusha.games.burgundy.components import (
    BLACK_BACKED,
    BUILDING,
    BUILDINGS,
    COLOUR_OF,
    COLOURS,
    GOODS_TILES,
    KNOWLEDGE,
    NO_TILE,
    NORMAL,
    NUMBER_OF,
    NUMBERS,
    PHASES,
    ROUNDS,
    SHELVES,
    STORAGE,
    TILES,
    TRACK_SPACES,
)
from ratusha.games.burgundy.geometry import BIT, NEIGHBOURS, SPACES
from ratusha.games.burgundy.knowledge import REPEAT_BUILDINGS
from ratusha.kernel.errors import BadInput
from ratusha.kernel.game import Game
from ratusha.kernel.msg import Msg
from ratusha.kernel.part import INT, INTS, Part, Shape, many
from ratusha.kernel.state import State

NOBODY_YET: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Estate(Part):
    """One player's board and what lies on it.

    The masks `filled`, `frontier`, `barred` and `knowledge` follow from board and tiles.
    """

    __slots__ = (
        "barred",
        "board",
        "filled",
        "frontier",
        "goods",
        "knowledge",
        "silver",
        "sold",
        "storage",
        "tiles",
        "workers",
    )

    def __init__(
        self,
        board: int,
        tiles: list[int],
        storage: list[int],
        goods: list[int],
        sold: list[int],
        silver: int,
        workers: int,
        filled: int,
        frontier: int,
        barred: list[int],
        knowledge: int,
    ) -> None:
        self.board: int = board
        self.tiles: list[int] = tiles
        """The tile on each space, or NO_TILE."""
        self.storage: list[int] = storage
        self.goods: list[int] = goods
        """How many goods tiles of each type, counted from 1."""
        self.sold: list[int] = sold
        self.silver: int = silver
        self.workers: int = workers
        self.filled: int = filled
        """The spaces that hold a tile."""
        self.frontier: int = frontier
        """The empty spaces next to a tile. Rule 5.4."""
        self.barred: list[int] = barred
        """For each building the spaces of cities that have one already. Rule 5.5."""
        self.knowledge: int = knowledge
        """The knowledge tiles in the estate."""

    def clone(self) -> Estate:
        """An independent copy."""
        return Estate(
            self.board,
            self.tiles[:],
            self.storage[:],
            self.goods[:],
            self.sold[:],
            self.silver,
            self.workers,
            self.filled,
            self.frontier,
            self.barred[:],
            self.knowledge,
        )

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

    def spaces_for(self, tile: int) -> int:
        """The spaces where a tile may be placed, whatever their number. Rules 5.4, 5.5, 8.1."""
        colour = COLOUR_OF[tile]
        spaces = self.frontier & COLOUR_MASK[self.board][colour]
        if colour == BUILDING and not self.knowledge & REPEAT_BUILDINGS.tile:
            spaces &= ~self.barred[tile]
        return spaces

    def types_held(self) -> int:
        """How many types of goods lie on the board."""
        return NUMBERS + 1 - self.goods.count(0)

    def empty_spaces(self) -> int:
        """How many spaces of the estate hold no tile."""
        return self.tiles.count(NO_TILE)

    def fields(self) -> list[tuple[str, Shape]]:
        return [
            ("board", INT),
            ("tiles", INTS),
            ("storage", INTS),
            ("goods", INTS),
            ("sold", INTS),
            ("silver", INT),
            ("workers", INT),
        ]

    def load(self, data: object, where: str) -> None:
        super().load(data, where)
        if not NO_BOARD <= self.board <= BOARDS:
            raise BadInput(f"{where}.board", Msg("burgundy-bad-state"))
        check_ints(self.tiles, SPACES, NO_TILE, TILES - 1, f"{where}.tiles")
        check_ints(self.storage, STORAGE, NO_TILE, TILES - 1, f"{where}.storage")
        check_ints(self.goods, NUMBERS + 1, 0, 99, f"{where}.goods")
        check_ints(self.sold, NUMBERS + 1, 0, 99, f"{where}.sold")
        check_ints([self.silver, self.workers], 2, 0, 9999, where)
        self.derive()

    def derive(self) -> None:
        """Work out the masks from board and tiles."""
        self.filled = 0
        self.frontier = 0
        self.barred = [0] * BUILDINGS
        self.knowledge = 0
        for space, tile in enumerate(self.tiles):
            if tile != NO_TILE:
                self.lay(tile, space)


def check_ints(values: list[int], length: int, low: int, high: int, where: str) -> None:
    """BadInput unless there are so many numbers, all within the bounds."""
    if len(values) != length or (values and not low <= min(values) <= max(values) <= high):
        raise BadInput(where, Msg("burgundy-bad-state"))


def no_such_seat(g: Burgundy, seat: int) -> list[str]:
    """What is wrong with a decision about this seat, read from foreign JSON."""
    return [] if 0 <= seat < g.seats else ["nobody sits there"]


def new_estate() -> Estate:
    """An estate before the set-up: no board, nothing on it."""
    nothing = [0] * (NUMBERS + 1)
    tiles = [NO_TILE] * SPACES
    return Estate(NO_BOARD, tiles, [NO_TILE] * STORAGE, nothing, nothing[:], 0, 0, 0, 0, [0] * BUILDINGS, 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Burgundy(State):
    """A position of The Castles of Burgundy."""

    __slots__ = (
        "black_supply",
        "bonuses",
        "bought",
        "depot_goods",
        "dice",
        "estates",
        "goods_supply",
        "order",
        "phase",
        "round",
        "round_goods",
        "sheets_dealt",
        "shelves",
        "stock",
        "supply",
        "track",
        "white",
    )

    def __init__(self, game: Game, seats: int, options: dict[str, str]) -> None:
        super().__init__(game, seats, options)
        self.phase: int = 0
        """1 to 5 for A to E; 0 before the first."""
        self.round: int = 0
        """The round of the phase, from 1."""
        self.order: list[int] = []
        """The seats in turn order as the track shows it now, first to last."""
        self.track: list[int] = [0] * seats
        """How far each seat's marker has come on the turn-order track."""
        self.dice: list[int] = [0] * (2 * seats)
        """Two for each seat; 0 is a used die."""
        self.white: int = 0
        self.bought: int = 0
        """Has the seat whose turn it is bought a tile?"""
        self.shelves: list[int] = [NO_TILE] * SHELVES
        """The tile on each depot space, or NO_TILE."""
        self.stock: int = 0
        """The depot spaces that hold a tile, as a set; follows from `shelves`."""
        self.depot_goods: list[int] = [0] * ((NUMBERS + 1) * (NUMBERS + 1))
        """How many goods of type t lie in depot d: at d * 7 + t."""
        self.round_goods: list[int] = []
        """The goods turned up for the coming rounds of the phase, the next one first."""
        self.supply: list[int] = NORMAL[:]
        """How many tiles of each kind with the normal back are yet to come."""
        self.black_supply: list[int] = BLACK_BACKED[:]
        self.goods_supply: list[int] = GOODS_TILES[:]
        self.bonuses: list[int] = [NOBODY_YET] * (2 * COLOURS)
        """Who took the large and the small bonus tile of each colour."""
        self.sheets_dealt: list[int] = [0] * seats
        """The sheet each seat was dealt, from 1; 0: none."""
        self.estates: list[Estate] = [new_estate() for _ in range(seats)]

    def clone(self) -> Burgundy:
        to: Burgundy = Burgundy.__new__(Burgundy)
        self.copy_base(to)
        to.phase = self.phase
        to.round = self.round
        to.order = self.order[:]
        to.track = self.track[:]
        to.dice = self.dice[:]
        to.white = self.white
        to.bought = self.bought
        to.shelves = self.shelves[:]
        to.stock = self.stock
        to.depot_goods = self.depot_goods[:]
        to.round_goods = self.round_goods[:]
        to.supply = self.supply[:]
        to.black_supply = self.black_supply[:]
        to.goods_supply = self.goods_supply[:]
        to.bonuses = self.bonuses[:]
        to.sheets_dealt = self.sheets_dealt[:]
        to.estates = [estate.clone() for estate in self.estates]
        return to

    def known_to(self, viewer: int) -> Burgundy:
        """Everything lies open; what is sealed or yet to be drawn is not in these fields. Rule 1.8."""
        return self.clone()

    def rounds(self) -> int:
        return max(0, self.phase - 1) * ROUNDS + self.round

    def rank_key(self, seat: int) -> tuple[int, ...]:
        """Points, then more empty spaces, then later in turn order. Rules 10.6 to 10.8."""
        later = self.order.index(seat) if seat in self.order else 0
        return (self.points[seat], self.estates[seat].empty_spaces(), later)

    # -- JSON and its checks -------------------------------------------------------------------------

    def fields(self) -> list[tuple[str, Shape]]:
        return [
            ("phase", INT),
            ("round", INT),
            ("order", INTS),
            ("track", INTS),
            ("dice", INTS),
            ("white", INT),
            ("bought", INT),
            ("shelves", INTS),
            ("depot_goods", INTS),
            ("round_goods", INTS),
            ("supply", INTS),
            ("black_supply", INTS),
            ("goods_supply", INTS),
            ("bonuses", INTS),
            ("sheets_dealt", INTS),
            ("estates", many(Estate)),
        ]

    def load(self, data: object, where: str) -> None:
        super().load(data, where)
        check_ints([self.phase], 1, 0, PHASES, f"{where}.phase")
        check_ints([self.round], 1, 0, ROUNDS, f"{where}.round")
        check_ints([self.white], 1, 0, NUMBERS, f"{where}.white")
        check_ints([self.bought], 1, 0, 1, f"{where}.bought")
        if sorted(self.order) not in ([], list(range(self.seats))):
            raise BadInput(f"{where}.order", Msg("burgundy-bad-state"))
        check_ints(self.track, self.seats, 0, TRACK_SPACES - 1, f"{where}.track")
        check_ints(self.dice, 2 * self.seats, 0, NUMBERS, f"{where}.dice")
        check_ints(self.shelves, SHELVES, NO_TILE, TILES - 1, f"{where}.shelves")
        check_ints(self.depot_goods, (NUMBERS + 1) * (NUMBERS + 1), 0, 99, f"{where}.depot_goods")
        check_ints(self.round_goods, len(self.round_goods), 1, NUMBERS, f"{where}.round_goods")
        check_ints(self.supply, TILES, 0, 99, f"{where}.supply")
        check_ints(self.black_supply, TILES, 0, 99, f"{where}.black_supply")
        check_ints(self.goods_supply, NUMBERS + 1, 0, 99, f"{where}.goods_supply")
        check_ints(self.bonuses, 2 * COLOURS, NOBODY_YET, self.seats - 1, f"{where}.bonuses")
        check_ints(self.sheets_dealt, self.seats, 0, len(SHEETS), f"{where}.sheets_dealt")
        if len(self.estates) != self.seats:
            raise BadInput(f"{where}.estates", Msg("kernel-json-list"))
        self.stock = sum(BIT[shelf] for shelf in range(SHELVES) if self.shelves[shelf] != NO_TILE)

    def problems(self) -> list[str]:
        from ratusha.games.burgundy.invariants import problems

        return problems(self)

    # -- tiles and gains ---------------------------------------------------------------------------

    def put_on_shelf(self, shelf: int, tile: int) -> None:
        """Lay a tile on a depot space."""
        self.shelves[shelf] = tile
        self.stock |= BIT[shelf]

    def take_from_shelf(self, shelf: int) -> int:
        """Take the tile off a depot space."""
        tile = self.shelves[shelf]
        self.shelves[shelf] = NO_TILE
        self.stock &= ~BIT[shelf]
        return tile

    def clear_shelves(self) -> None:
        """Take all tiles off all depot spaces."""
        self.shelves = [NO_TILE] * SHELVES
        self.stock = 0

    def give_silver(self, seat: int, n: int, cause: str) -> None:
        """Give (or with n < 0 take) silver. Rule 1.7: there is always enough."""
        self.estates[seat].silver += n
        if self.events is not None:
            self.gain(seat, "silver", n, cause)

    def give_workers(self, seat: int, n: int, cause: str) -> None:
        """Give (or with n < 0 take) workers."""
        self.estates[seat].workers += n
        if self.events is not None:
            self.gain(seat, "workers", n, cause)
