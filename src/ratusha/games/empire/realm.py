"""A player's realm: its squares on the grid, what lies on them, and what each place can take."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ratusha.games.empire.components import KINDS, MASTERS, NEEDS
from ratusha.games.empire.moves import AROUND, BLOCK, CELLS, ORIGIN, REACH, SIDES, WIDTH
from ratusha.games.empire.supply import (
    CLASHES,
    EVERY_KIND,
    FIRST_MARK,
    GIVES,
    HALF,
    HALF_MASK,
    MARKED,
    NEEDED_BY,
    ODD,
    WITHIN_HIGH,
    WITHIN_LOW,
    assignable,
)
from ratusha.kernel.bits import BIT, bits
from ratusha.kernel.errors import BadInput
from ratusha.kernel.msg import Msg
from ratusha.kernel.part import Part, Slot, mask, numbers, some

RAVAGED: Final = 1
COINED: Final = 2
MASTERED: Final = 4
"""What may lie on a square: a war token, a coin, a craftsman."""

NO_SQUARE: Final = -1
MOST: Final = 999
"""No realm has more of anything."""


FREE: Final = 1
SQUARE: Final = 128
"""On the grid: 0 is nothing, a free place its number in `border` + FREE, a square its number + SQUARE."""
PAD: Final[int] = WIDTH + 1
"""The grid has a margin, so that every cell has neighbours."""
BARE: Final = bytes(CELLS + 2 * PAD)
AT_SIDES: Final[list[i64]] = [PAD + step for step in SIDES]
NEIGHBOURS_OF: Final[list[i64]] = [PAD + step for step in AROUND]


@mypyc_attr(allow_interpreted_subclasses=True)
class Realm(Part):
    """Squares are numbered as they were added; a replaced one gives its number to the new one.

    `cells`, `kinds` and `marks` say where each lies, what it is and what lies on it. The rest follows from
    them and the carts and is kept up to date: `grid`, what is on each cell; `border`, the empty cells that
    share a side with a square; `live`, the squares that make something, and `offers`, what each of them
    offers now; `unions`; and for each place, be it free or a square's that may be replaced, which kinds
    fit it (`free_fits` by the numbers of the border, `square_fits` by those of the squares).
    """

    __slots__ = (
        "border",
        "carts",
        "cells",
        "free_fits",
        "grid",
        "hand",
        "kinds",
        "live",
        "marks",
        "masters",
        "offers",
        "replaced",
        "square_fits",
        "unions",
    )

    def __init__(self) -> None:
        self.cells: list[int] = []
        self.kinds: list[int] = []
        self.marks: list[int] = []
        self.carts: list[int] = []
        self.replaced: list[int] = []
        self.hand: list[int] = [0, 0, 0]
        self.masters: int = 0
        self._forget()

    def _forget(self) -> None:
        self.grid: bytes = BARE
        self.border: list[int] = []
        self.free_fits: list[int] = []
        self.square_fits: list[int] = []
        self.live: int = 0
        self.offers: list[i64] = []
        self.unions: list[int] = []

    def slots(self) -> list[Slot]:
        return [
            some("cells", REACH, 0, CELLS - 1, distinct=True),
            some("kinds", REACH, 0, KINDS - 1),
            some("marks", REACH, 0, RAVAGED | COINED | MASTERED),
            some("carts", REACH, 0, CELLS - 1, distinct=True),
            some("replaced", MOST, 0, KINDS - 1),
            numbers("hand", 3, 0, MOST),
            mask("masters", MASTERS),
        ]

    def derived(self) -> tuple[str, ...]:
        return ("border", "free_fits", "grid", "live", "offers", "square_fits", "unions")

    def clone(self) -> Realm:
        """An independent copy."""
        to: Realm = Realm.__new__(Realm)
        to.cells = self.cells[:]
        to.kinds = self.kinds[:]
        to.marks = self.marks[:]
        to.carts = self.carts[:]
        to.replaced = self.replaced[:]
        to.hand = self.hand[:]
        to.masters = self.masters
        to.grid = self.grid
        to.border = self.border[:]
        to.free_fits = self.free_fits[:]
        to.square_fits = self.square_fits[:]
        to.live = self.live
        to.offers = self.offers[:]
        to.unions = self.unions[:]
        return to

    # -- changing it -----------------------------------------------------------------------------

    def add(self, cell: int, kind: int) -> None:
        """A square on an empty cell."""
        self.cells.append(cell)
        self.kinds.append(kind)
        self.marks.append(0)
        self._settle(len(self.cells) - 1)
        self._refresh(cell, AT_SIDES if not self.offers[-1] else NEIGHBOURS_OF)

    def replace(self, square: int, kind: int) -> None:
        """A new square in the place of an old one, which is laid face down. Rules 6.1, 6.2, 6.12."""
        self.replaced.append(self.kinds[square])
        self.kinds[square] = kind
        self.marks[square] = 0
        self.changed(square)

    def changed(self, square: int) -> None:
        """What the square is or what lies on it has changed: so may what it gives to others."""
        before = self.offers[square]
        self._note_offer(square)
        if self.offers[square] == before:
            return
        bit = BIT[square]
        for union in self.unions:
            if union & bit:
                self._refresh_all()
                return
        self._refresh(self.cells[square], NEIGHBOURS_OF)

    def join(self, corner: int) -> None:
        """A cart where four squares meet, the near left of which lies at `corner`. Rules 9.2, 9.4."""
        self.carts.append(corner)
        self._unite(corner)
        self._refresh_all()

    def _settle(self, square: int) -> None:
        """Enter a square into what follows from the squares.

        What fitted its place may replace it now; what fits the free places beside it is not yet known.
        """
        cell = self.cells[square]
        self.offers.append(0)
        self._note_offer(square)
        grid = bytearray(self.grid)
        was = grid[cell + PAD]
        if was:
            self.square_fits.append(self.free_fits[was - FREE])
            self._leave_border(grid, cell, was)
        else:
            self.square_fits.append(self.supply(cell, 0))
        grid[cell + PAD] = square + SQUARE
        for step in AT_SIDES:
            if not grid[cell + step]:
                grid[cell + step] = FREE + len(self.border)
                self.border.append(cell + step - PAD)
                self.free_fits.append(0)
        self.grid = bytes(grid)

    def _note_offer(self, square: int) -> None:
        """What a square offers: nothing while something lies on it."""
        offer = 0 if self.marks[square] else GIVES[self.kinds[square]]
        self.offers[square] = offer
        if offer:
            self.live |= BIT[square]
        else:
            self.live &= ~BIT[square]

    def _leave_border(self, grid: bytearray, cell: int, was: int) -> None:
        """A free place gets a square; the last of the border takes over its number there."""
        last = self.border.pop()
        fits = self.free_fits.pop()
        if last != cell:
            self.border[was - FREE] = last
            self.free_fits[was - FREE] = fits
            grid[last + PAD] = was

    def _unite(self, corner: int) -> None:
        merged = 0
        for step in BLOCK:
            merged |= BIT[self.square_at(corner + step)]
        apart: list[int] = []
        for union in self.unions:
            if union & merged:
                merged |= union
            else:
                apart.append(union)
        apart.append(merged)
        self.unions = apart

    def _refresh(self, cell: i64, steps: list[i64]) -> None:
        """Work out again what fits the places at these steps from a cell."""
        grid = self.grid
        pad: i64 = PAD
        for step in steps:
            at: i64 = grid[cell + step]
            if at >= SQUARE:
                self.square_fits[at - SQUARE] = self.supply(cell + step - pad, 0)
            elif at:
                self.free_fits[at - FREE] = self.supply(cell + step - pad, 0)

    def _refresh_all(self) -> None:
        self.free_fits = [self.supply(cell, 0) for cell in self.border]
        self.square_fits = [self.supply(cell, 0) for cell in self.cells]

    # -- supply ----------------------------------------------------------------------------------

    def square_at(self, cell: int) -> int:
        """The square on a cell; NO_SQUARE: none."""
        at = self.grid[cell + PAD]
        return at - SQUARE if at >= SQUARE else NO_SQUARE

    def fits_at(self, cell: int) -> int:
        """The mask of the kinds that fit a place without a bought unit; 0 where there is no place."""
        at = self.grid[cell + PAD]
        if at >= SQUARE:
            return self.square_fits[at - SQUARE]
        return self.free_fits[at - FREE] if at else 0

    def near(self, cell: int) -> int:
        """The mask of the squares that touch a cell by a side or a corner. Rule 5.3."""
        grid = self.grid
        near = 0
        for step in NEIGHBOURS_OF:
            at = grid[cell + step]
            if at >= SQUARE:
                near |= BIT[at - SQUARE]
        return near

    def at_border(self) -> int:
        """The mask of the squares that touch a free place."""
        grid = self.grid
        squares = 0
        for square in range(len(self.cells)):
            cell = self.cells[square]
            for step in NEIGHBOURS_OF:
                if FREE <= grid[cell + step] < SQUARE:
                    squares |= BIT[square]
                    break
        return squares

    def reach(self, cell: int) -> int:
        """The mask of the squares that serve a place: its neighbours and their unions. Rules 5.3, 9.2.

        A square on the place itself is left out, as it is when it is to be replaced: rule 6.1.
        """
        reach = self.near(cell)
        for union in self.unions:
            if reach & union:
                reach |= union
        own = self.square_at(cell)
        return reach if own == NO_SQUARE else reach & ~BIT[own]

    def supply(self, cell: i64, bought: i64) -> int:
        """The mask of the kinds whose needs are met at a place; `bought` is the mask of a bought unit.

        See supply.py for the masks that decide.
        """
        offers = self.offers
        once = bought
        twice: i64 = 0
        if self.unions:
            for square in bits(self.reach(cell) & self.live):
                offer = offers[square]
                twice |= once & offer
                once |= offer
        else:
            grid = self.grid
            for step in NEIGHBOURS_OF:
                at: i64 = grid[cell + step]
                if at >= SQUARE:
                    offer = offers[at - SQUARE]
                    twice |= once & offer
                    once |= offer
        found = WITHIN_LOW[once & HALF_MASK] & WITHIN_HIGH[once >> HALF & HALF_MASK]
        single = once & ~twice
        for kind in MARKED[single >> FIRST_MARK]:
            if not GIVES[kind] & ~single:
                found &= ~CLASHES[kind]
        return found if not ODD else found & ~self._odd_refused(cell, bought, found)

    def _odd_refused(self, cell: int, bought: int, found: int) -> int:
        """Of the kinds that the masks let pass: those whose needs a full assignment can't meet."""
        offers = [self.offers[square] for square in bits(self.reach(cell) & self.live)]
        if bought:
            offers.append(bought)
        refused = 0
        for kind in ODD:
            if found & BIT[kind] and not assignable(NEEDS[kind], offers):
                refused |= BIT[kind]
        return refused

    def ordinary(self, bought: int, kinds: int = EVERY_KIND) -> int:
        """Which of these kinds have an ordinary place. Rule 5.2."""
        found = 0
        for fits in self.free_fits:
            found |= fits
        found &= kinds
        return found if not bought else found | self._helped(self.border, bought, kinds & ~found)

    def replacing(self, bought: int, kinds: int = EVERY_KIND) -> int:
        """Which of these kinds can take the place of some square. Rule 6.1."""
        found = 0
        for fits in self.square_fits:
            found |= fits
        found &= kinds
        return found if not bought else found | self._helped(self.cells, bought, kinds & ~found)

    def _helped(self, cells: list[int], bought: int, kinds: int) -> int:
        """Which of these kinds fit somewhere, but only thanks to a bought unit."""
        hoped = NEEDED_BY[bought] & kinds
        more = 0
        for cell in cells:
            if not hoped:
                break
            new = self.supply(cell, bought) & hoped
            more |= new
            hoped &= ~new
        return more

    def places(self, kind: int, bought: int, first: int = 0) -> list[int]:
        """The cells this kind may be laid on, ordinary places, then own squares; `first` is added to each."""
        bit = BIT[kind]
        if bought and NEEDED_BY[bought] & bit:
            return [first + cell for cell in self.border + self.cells if self.takes(cell, kind, bought)]
        found: list[int] = []
        for at, fits in enumerate(self.free_fits):
            if fits & bit:
                found.append(first + self.border[at])
        for square, fits in enumerate(self.square_fits):
            if fits & bit:
                found.append(first + self.cells[square])
        return found

    def takes(self, cell: int, kind: int, bought: int) -> bool:
        """May this kind be laid on this cell?"""
        bit = BIT[kind]
        if self.fits_at(cell) & bit:
            return True
        if not bought or not NEEDED_BY[bought] & bit or not self.grid[cell + PAD]:
            return False
        return bool(self.supply(cell, bought) & bit)

    # -- JSON ------------------------------------------------------------------------------------

    def derive(self) -> None:
        """Work out again what follows from the squares, the marks and the carts."""
        self._forget()
        for square in range(len(self.cells)):
            self._settle(square)
        for corner in self.carts:
            self._unite(corner)
        self._refresh_all()

    def check(self, where: str) -> None:
        """Squares lie on the grid, each beside an earlier one; carts where four meet."""
        seen: set[int] = set()
        for i, cell in enumerate(self.cells):
            joined = not seen or any(cell + step in seen for step in SIDES)
            if _steps(cell) >= REACH or not joined:
                raise BadInput(f"{where}.cells[{i}]", Msg("empire-json-cell"))
            seen.add(cell)
        for name, items in (("kinds", self.kinds), ("marks", self.marks)):
            if len(items) != len(self.cells):
                raise BadInput(f"{where}.{name}", Msg("kernel-json-list"))
        blocks = [{corner + step for step in BLOCK} for corner in self.carts]
        if any(not block <= seen for block in blocks):
            raise BadInput(f"{where}.carts", Msg("empire-json-carts"))


def _steps(cell: int) -> int:
    """How many steps a cell lies from the first square."""
    x, y = divmod(cell, WIDTH)
    return abs(x - ORIGIN // WIDTH) + abs(y - ORIGIN % WIDTH)
