"""A player's realm: its squares on the grid, what lies on them, and what each place can take."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ratusha.games.empire.components import KINDS, MASTERS, NEEDS, OFFER
from ratusha.games.empire.moves import AROUND, BLOCK, CELLS, ORIGIN, REACH, SIDES, WIDTH
from ratusha.games.empire.supply import (
    CLASHES,
    NEEDED_BY,
    ODD,
    PAIRED,
    WITHIN_0,
    WITHIN_1,
    WITHIN_2,
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


FREE: Final = 128
"""On the grid: 0 is nothing, a square is its number + 1, a free place its number in `border` + FREE."""
NOT_SEEN: Final = -1
"""A new free place does not know yet which squares touch it."""
PAD: Final[int] = WIDTH + 1
"""The grid has a margin, so that every cell has neighbours."""
BARE: Final = bytes(CELLS + 2 * PAD)
SIDES_OF: Final[list[int]] = [PAD + step for step in SIDES]
NEIGHBOURS_OF: Final[list[int]] = [PAD + step for step in AROUND]


@mypyc_attr(allow_interpreted_subclasses=True)
class Realm(Part):
    """Squares are numbered as they were added; a replaced one gives its number to the new one.

    `cells`, `kinds` and `marks` say where each lies, what it is and what lies on it. The rest follows from
    them and the carts and is kept up to date: `grid`, what is on each cell; `border`, the empty cells that
    share a side with a square; `live`, the squares that make something; `unions`; and for each place, be it
    free or a square's that may be replaced, which squares touch it and which kinds fit it (`free_near`,
    `free_fits` by the numbers of the border, `square_near`, `square_fits` by those of the squares).
    """

    __slots__ = (
        "border",
        "carts",
        "cells",
        "free_fits",
        "free_near",
        "grid",
        "hand",
        "kinds",
        "live",
        "marks",
        "masters",
        "replaced",
        "square_fits",
        "square_near",
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
        self.free_near: list[int] = []
        self.square_fits: list[int] = []
        self.square_near: list[int] = []
        self.live: int = 0
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
        return ("border", "free_fits", "free_near", "grid", "live", "square_fits", "square_near", "unions")

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
        to.free_near = self.free_near[:]
        to.square_fits = self.square_fits[:]
        to.square_near = self.square_near[:]
        to.live = self.live
        to.unions = self.unions[:]
        return to

    # -- changing it -----------------------------------------------------------------------------

    def add(self, cell: int, kind: int) -> None:
        """A square on an empty cell."""
        self.cells.append(cell)
        self.kinds.append(kind)
        self.marks.append(0)
        self._settle(len(self.cells) - 1)
        self._refresh(self.grid[cell + PAD])
        self._refresh_around(cell)

    def replace(self, square: int, kind: int) -> None:
        """A new square in the place of an old one, which is laid face down. Rules 6.1, 6.2, 6.12."""
        self.replaced.append(self.kinds[square])
        self.kinds[square] = kind
        self.marks[square] = 0
        self.changed(square)

    def changed(self, square: int) -> None:
        """What the square is or what lies on it has changed: so may what it gives to others."""
        bit = BIT[square]
        if OFFER[self.kinds[square]] and not self.marks[square]:
            self.live |= bit
        else:
            self.live &= ~bit
        for union in self.unions:
            if union & bit:
                self._refresh_all()
                return
        self._refresh_around(self.cells[square])

    def join(self, corner: int) -> None:
        """A cart where four squares meet, the near left of which lies at `corner`. Rules 9.2, 9.4."""
        self.carts.append(corner)
        self._unite(corner)
        self._refresh_all()

    def _settle(self, square: int) -> None:
        """Enter a square into what follows from the squares; what fits its places is not yet known."""
        cell = self.cells[square]
        bit = BIT[square]
        if OFFER[self.kinds[square]] and not self.marks[square]:
            self.live |= bit
        grid = bytearray(self.grid)
        was = grid[cell + PAD]
        if was >= FREE:
            self._leave_border(grid, cell, was)
        grid[cell + PAD] = square + 1
        self.square_fits.append(0)
        self.square_near.append(0)
        for step in SIDES_OF:
            if not grid[cell + step]:
                grid[cell + step] = FREE + len(self.border)
                self.border.append(cell + step - PAD)
                self.free_fits.append(0)
                self.free_near.append(NOT_SEEN)
        self.grid = bytes(grid)
        self.square_near[square] = self._look_around(cell)
        for step in NEIGHBOURS_OF:
            at = self.grid[cell + step]
            if at >= FREE:
                near = self.free_near[at - FREE]
                self.free_near[at - FREE] = (
                    near | bit if near != NOT_SEEN else self._look_around(cell + step - PAD)
                )
            elif at:
                self.square_near[at - 1] |= bit

    def _leave_border(self, grid: bytearray, cell: int, was: int) -> None:
        """A free place gets a square; the last of the border takes over its number there."""
        last = self.border.pop()
        fits = self.free_fits.pop()
        near = self.free_near.pop()
        if last != cell:
            self.border[was - FREE] = last
            self.free_fits[was - FREE] = fits
            self.free_near[was - FREE] = near
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

    def _refresh(self, at: int) -> None:
        """Work out anew what fits a place, by what is on its cell of the grid."""
        if at >= FREE:
            self.free_fits[at - FREE] = self._supplied(self.free_near[at - FREE], NO_SQUARE, 0)
        elif at:
            self.square_fits[at - 1] = self._supplied(self.square_near[at - 1], at - 1, 0)

    def _refresh_around(self, cell: int) -> None:
        grid = self.grid
        for step in NEIGHBOURS_OF:
            at = grid[cell + step]
            if at:
                self._refresh(at)

    def _refresh_all(self) -> None:
        for free in range(len(self.border)):
            self._refresh(FREE + free)
        for square in range(len(self.cells)):
            self._refresh(square + 1)

    # -- supply ----------------------------------------------------------------------------------

    def square_at(self, cell: int) -> int:
        """The square on a cell; NO_SQUARE: none."""
        at = self.grid[cell + PAD]
        return at - 1 if at < FREE else NO_SQUARE

    def fits_at(self, cell: int) -> int:
        """The mask of the kinds that fit a place without a bought unit; 0 where there is no place."""
        at = self.grid[cell + PAD]
        if at >= FREE:
            return self.free_fits[at - FREE]
        return self.square_fits[at - 1] if at else 0

    def near(self, cell: int) -> int:
        """The mask of the squares that touch a cell by a side or a corner. Rule 5.3."""
        at = self.grid[cell + PAD]
        if at >= FREE:
            return self.free_near[at - FREE]
        return self.square_near[at - 1] if at else self._look_around(cell)

    def _look_around(self, cell: int) -> int:
        grid = self.grid
        near = 0
        for step in NEIGHBOURS_OF:
            at = grid[cell + step]
            if 0 < at < FREE:
                near |= BIT[at - 1]
        return near

    def reach(self, cell: int) -> int:
        """The mask of the squares that serve a place: its neighbours and their unions. Rules 5.3, 9.2.

        A square on the place itself is left out, as it is when it is to be replaced: rule 6.1.
        """
        return self._united(self.near(cell), self.square_at(cell))

    def _united(self, near: int, own: int) -> int:
        """Some squares and their unions, without the one on the place itself."""
        reach = near
        for union in self.unions:
            if reach & union:
                reach |= union
        return reach if own == NO_SQUARE else reach & ~BIT[own]

    def supply(self, cell: int, bought: int) -> int:
        """The mask of the kinds whose needs are met at a place; `bought` is the mask of a bought unit."""
        return self._supplied(self.near(cell), self.square_at(cell), bought)

    def _supplied(self, near: int, own: int, bought: int) -> int:
        """The same for a place that these squares touch and its own one lies on.

        See supply.py for the masks that decide.
        """
        reach = (self._united(near, own) if self.unions else near) & self.live
        once = bought
        twice = 0
        kinds = self.kinds
        left = reach
        while left:
            low = left & -left
            left ^= low
            offer = OFFER[kinds[low.bit_length() - 1]]
            twice |= once & offer
            once |= offer
        found = WITHIN_0[once & 255] & WITHIN_1[once >> 8 & 255] & WITHIN_2[once >> 16]
        single = once & ~twice
        paired = single & PAIRED
        if paired & (paired - 1):
            left = reach
            while left:
                low = left & -left
                left ^= low
                kind = kinds[low.bit_length() - 1]
                if not OFFER[kind] & ~single:
                    found &= ~CLASHES[kind]
        return found if not ODD else found & ~self._odd_refused(reach, bought, found)

    def _odd_refused(self, reach: int, bought: int, found: int) -> int:
        """Of the kinds that the masks let pass: those whose needs a full assignment can't meet."""
        offers = [OFFER[self.kinds[square]] for square in bits(reach)]
        if bought:
            offers.append(bought)
        refused = 0
        for kind in ODD:
            if found & BIT[kind] and not assignable(NEEDS[kind], offers):
                refused |= BIT[kind]
        return refused

    def ordinary(self, bought: int) -> int:
        """The kinds that have an ordinary place. Rule 5.2."""
        found = 0
        for fits in self.free_fits:
            found |= fits
        return found if not bought else found | self._helped(self.border, bought, found)

    def replacing(self, bought: int) -> int:
        """The kinds that can take the place of some square. Rule 6.1."""
        found = 0
        for fits in self.square_fits:
            found |= fits
        return found if not bought else found | self._helped(self.cells, bought, found)

    def _helped(self, cells: list[int], bought: int, found: int) -> int:
        """The kinds that fit somewhere only thanks to a bought unit."""
        hoped = NEEDED_BY[bought] & ~found
        more = 0
        for cell in cells:
            if not hoped:
                break
            new = self.supply(cell, bought) & hoped
            more |= new
            hoped &= ~new
        return more

    def places(self, kind: int, bought: int) -> list[int]:
        """The cells this kind may be laid on: ordinary places, then own squares."""
        if bought and NEEDED_BY[bought] & BIT[kind]:
            return [cell for cell in self.border + self.cells if self.takes(cell, kind, bought)]
        bit = BIT[kind]
        found: list[int] = []
        for at, fits in enumerate(self.free_fits):
            if fits & bit:
                found.append(self.border[at])
        for square, fits in enumerate(self.square_fits):
            if fits & bit:
                found.append(self.cells[square])
        return found

    def takes(self, cell: int, kind: int, bought: int) -> bool:
        """May this kind be laid on this cell?"""
        if not self.grid[cell + PAD]:
            return False
        return bool((self.supply(cell, bought) if bought else self.fits_at(cell)) & BIT[kind])

    # -- JSON ------------------------------------------------------------------------------------

    def derive(self) -> None:
        """Work out anew what follows from the squares, the marks and the carts."""
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
