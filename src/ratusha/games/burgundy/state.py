"""A position: the table that all share, and each player's estate."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ratusha.games.burgundy.boards import SHEETS
from ratusha.games.burgundy.components import (
    BLACK,
    BLACK_BACKED,
    COLOURS,
    FIRST_TILE,
    GOODS_TILES,
    NO_TILE,
    NORMAL,
    NUMBERS,
    PHASES,
    ROUNDS,
    SHELF,
    SHELVES,
    SLOTS,
    TILES,
    TRACK_SPACES,
)
from ratusha.games.burgundy.estate import MANY, Estate
from ratusha.kernel.bits import BIT, mask_of
from ratusha.kernel.errors import BadInput
from ratusha.kernel.game import AnyGame
from ratusha.kernel.msg import Msg
from ratusha.kernel.part import Slot, flag, number, numbers, parts, some
from ratusha.kernel.state import State

NOBODY_YET: Final = -1
GOODS_ROW: Final = NUMBERS + 1
"""The goods of depot d begin at d times this in `depot_goods`."""
_SLOT_MASK: Final = [BIT[slots] - 1 for slots in SLOTS]


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
        "left",
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

    def __init__(self, game: AnyGame, seats: int, options: dict[str, str]) -> None:
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
        self.depot_goods: list[int] = [0] * (GOODS_ROW * GOODS_ROW)
        """How many goods of type t lie in depot d: at d * GOODS_ROW + t."""
        self.round_goods: list[int] = []
        """The goods turned up for the coming rounds of the phase, the next one first."""
        self.supply: list[int] = NORMAL[:]
        """How many tiles of each kind with the normal back are yet to come."""
        self.black_supply: list[int] = BLACK_BACKED[:]
        self.left: list[int] = []
        """How many tiles of each colour are yet to come, and with a black back; follows from the supplies."""
        self.goods_supply: list[int] = GOODS_TILES[1:]
        """How many goods tiles of each type are yet to come, type 1 first."""
        self.bonuses: list[int] = [NOBODY_YET] * (2 * COLOURS)
        """Who took the large and the small bonus tile of each colour."""
        self.sheets_dealt: list[int] = [0] * seats
        """The sheet each seat was dealt, from 1; 0: none."""
        self.estates: list[Estate] = [Estate() for _ in range(seats)]
        self.derive()

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
        to.left = self.left[:]
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

    def stage(self) -> int:
        return self.phase

    def rank_key(self, seat: int) -> tuple[int, ...]:
        """Points, then more empty spaces, then later in turn order. Rules 10.6 to 10.8."""
        later = self.order.index(seat) if seat in self.order else 0
        return (self.points[seat], self.estates[seat].empty_spaces(), later)

    # -- JSON and its checks -------------------------------------------------------------------------

    def slots(self) -> list[Slot]:
        last = self.seats - 1
        return [
            number("phase", 0, PHASES),
            number("round", 0, ROUNDS),
            some("order", self.seats, 0, last, distinct=True),
            numbers("track", self.seats, 0, TRACK_SPACES - 1),
            numbers("dice", 2 * self.seats, 0, NUMBERS),
            number("white", 0, NUMBERS),
            flag("bought"),
            numbers("shelves", SHELVES, NO_TILE, TILES - 1),
            numbers("depot_goods", GOODS_ROW * GOODS_ROW, 0, MANY),
            some("round_goods", ROUNDS, 1, NUMBERS),
            numbers("supply", TILES, 0, MANY),
            numbers("black_supply", TILES, 0, MANY),
            numbers("goods_supply", NUMBERS, 0, MANY),
            numbers("bonuses", 2 * COLOURS, NOBODY_YET, last),
            numbers("sheets_dealt", self.seats, 0, len(SHEETS)),
            parts("estates", Estate, self.seats),
        ]

    def derived(self) -> tuple[str, ...]:
        return ("left", "stock")

    def check(self, where: str) -> None:
        if len(self.order) not in (0, self.seats):
            raise BadInput(f"{where}.order", Msg("kernel-json-list"))

    def derive(self) -> None:
        self.stock = mask_of([shelf for shelf, tile in enumerate(self.shelves) if tile != NO_TILE])
        self.left = [sum(self.supply[FIRST_TILE[c] : FIRST_TILE[c + 1]]) for c in range(COLOURS)]
        self.left.append(sum(self.black_supply))

    # -- tiles and gains ---------------------------------------------------------------------------

    def tiles_in(self, depot: int) -> int:
        """The spaces of a depot that hold a tile, as a set."""
        return (self.stock >> SHELF[depot]) & _SLOT_MASK[depot]

    def take_from_supply(self, colour: int, tile: int) -> None:
        """Take a tile of a colour (or BLACK) out of its supply."""
        if colour == BLACK:
            self.black_supply[tile] -= 1
        else:
            self.supply[tile] -= 1
        self.left[colour] -= 1

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
