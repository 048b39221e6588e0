"""A player's realm: its squares on the grid, what lies on them, and what each place can take."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ratusha.games.empire.components import KINDS, MASTERS, NEEDS, OFFER, POINTS, PRIZE, STACK
from ratusha.games.empire.moves import AROUND, BLOCK, CELLS, ORIGIN, REACH, SIDES, WIDTH
from ratusha.games.empire.supply import CLASHES, NEEDED_BY, ODD, assignable, within
from ratusha.kernel.bits import BIT
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


@mypyc_attr(allow_interpreted_subclasses=True)
class Realm(Part):
    """Squares are numbered as they were added; a replaced one gives its number to the new one.

    `cells`, `kinds` and `marks` say where each lies, what it is and what lies on it. The rest follows from
    them and the carts and is kept up to date: `number`, the square on a cell; `near`, the squares that touch
    a cell; `border`, the empty cells that share a side with a square; `live`, the squares that make
    something; `unions`; and `fits`, the kinds of squares that a place (an own one, too) can take.
    """

    __slots__ = (
        "border",
        "carts",
        "cells",
        "fits",
        "hand",
        "kinds",
        "live",
        "marks",
        "masters",
        "near",
        "number",
        "replaced",
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
        self.number: dict[int, int] = {}
        self.near: dict[int, int] = {}
        self.border: list[int] = []
        self.fits: dict[int, int] = {}
        self.live: int = 0
        self.unions: list[int] = []

    def slots(self) -> list[Slot]:
        return [
            some("cells", MOST, 0, CELLS - 1, distinct=True),
            some("kinds", MOST, 0, KINDS - 1),
            some("marks", MOST, 0, RAVAGED | COINED | MASTERED),
            some("carts", MOST, 0, CELLS - 1, distinct=True),
            some("replaced", MOST, 0, KINDS - 1),
            numbers("hand", 3, 0, MOST),
            mask("masters", MASTERS),
        ]

    def derived(self) -> tuple[str, ...]:
        return ("border", "fits", "live", "near", "number", "unions")

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
        to.number = self.number.copy()
        to.near = self.near.copy()
        to.border = self.border[:]
        to.fits = self.fits.copy()
        to.live = self.live
        to.unions = self.unions[:]
        return to

    # -- changing it -----------------------------------------------------------------------------

    def add(self, cell: int, kind: int) -> None:
        """A square on an empty cell."""
        square = len(self.cells)
        self.cells.append(cell)
        self.kinds.append(kind)
        self.marks.append(0)
        self._settle(square)
        self._refresh_around(cell)
        self.fits[cell] = self.supply(cell, 0)

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
                self._refresh_near(union | bit)
                return
        self._refresh_around(self.cells[square])

    def join(self, corner: int) -> None:
        """A cart on the joint whose near left square lies at `corner`. Rules 9.2, 9.4."""
        self.carts.append(corner)
        self._unite(corner)
        self._refresh_near(self.unions[-1])

    def _settle(self, square: int) -> None:
        """Enter a square into what follows from the squares; `fits` gets its places, not yet their kinds."""
        cell = self.cells[square]
        self.number[cell] = square
        bit = BIT[square]
        if OFFER[self.kinds[square]] and not self.marks[square]:
            self.live |= bit
        if cell in self.fits:
            self.border.remove(cell)
        else:
            self.fits[cell] = 0
        for step in SIDES:
            beside = cell + step
            if beside not in self.fits:
                self.border.append(beside)
                self.fits[beside] = 0
        for step in AROUND:
            self.near[cell + step] = self.near.get(cell + step, 0) | bit

    def _unite(self, corner: int) -> None:
        merged = 0
        for step in BLOCK:
            merged |= BIT[self.number[corner + step]]
        apart: list[int] = []
        for union in self.unions:
            if union & merged:
                merged |= union
            else:
                apart.append(union)
        apart.append(merged)
        self.unions = apart

    def _refresh_around(self, cell: int) -> None:
        for step in AROUND:
            place = cell + step
            if place in self.fits:
                self.fits[place] = self.supply(place, 0)

    def _refresh_near(self, squares: int) -> None:
        """What a square gives changes nothing at places that touch none of its union."""
        for place in self.border:
            if self.near[place] & squares:
                self.fits[place] = self.supply(place, 0)
        for place in self.cells:
            if self.near[place] & squares:
                self.fits[place] = self.supply(place, 0)

    # -- supply ----------------------------------------------------------------------------------

    def reach(self, cell: int) -> int:
        """The mask of the squares that serve a place: its neighbours and their unions. Rules 5.3, 9.2.

        A square on the place itself is left out, as it is when it is to be replaced: rule 6.1.
        """
        reach = self.near.get(cell, 0)
        for union in self.unions:
            if reach & union:
                reach |= union
        own = self.number.get(cell, NO_SQUARE)
        return reach if own == NO_SQUARE else reach & ~BIT[own]

    def square_at(self, cell: int) -> int:
        """The square on a cell; NO_SQUARE: none."""
        return self.number.get(cell, NO_SQUARE)

    def touching(self, cell: int) -> bool:
        """Does a square touch this cell, if only at a corner?"""
        return cell in self.near

    def supply(self, cell: int, bought: int) -> int:
        """The mask of the kinds whose needs are met at a place; `bought` is the mask of a bought unit.

        See supply.py for the three masks that decide.
        """
        reach = self.reach(cell) & self.live
        once = bought
        twice = 0
        kinds = self.kinds
        left = reach
        while left:
            square = left.bit_length() - 1
            left ^= BIT[square]
            offer = OFFER[kinds[square]]
            twice |= once & offer
            once |= offer
        found = within(once)
        single = once & ~twice
        if single & (single - 1):
            left = reach
            while left:
                square = left.bit_length() - 1
                left ^= BIT[square]
                alone = OFFER[kinds[square]] & single
                if alone & (alone - 1):
                    found &= ~CLASHES[alone]
        return found if not ODD else found & ~self._odd_refused(reach, bought, found)

    def _odd_refused(self, reach: int, bought: int, found: int) -> int:
        """Of the kinds that the masks let pass: those whose needs a full assignment can't meet."""
        offers = [OFFER[self.kinds[square]] for square in range(len(self.kinds)) if reach & BIT[square]]
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
        for cell in self.border:
            found |= self.fits[cell]
        return found if not bought else found | self._helped(self.border, bought, found)

    def replacing(self, bought: int) -> int:
        """The kinds that can take the place of some square. Rule 6.1."""
        found = 0
        for cell in self.cells:
            found |= self.fits[cell]
        return found if not bought else found | self._helped(self.cells, bought, found)

    def _helped(self, cells: list[int], bought: int, found: int) -> int:
        """The kinds that fit somewhere only thanks to a bought unit."""
        hoped = NEEDED_BY[bought] & ~found if bought else 0
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
        bit = BIT[kind]
        helps = bought and NEEDED_BY[bought] & bit
        found: list[int] = []
        for cell in self.border:
            if self.fits[cell] & bit or (helps and self.supply(cell, bought) & bit):
                found.append(cell)
        for cell in self.cells:
            if self.fits[cell] & bit or (helps and self.supply(cell, bought) & bit):
                found.append(cell)
        return found

    def takes(self, cell: int, kind: int, bought: int) -> bool:
        """May this kind be laid on this cell?"""
        if cell not in self.fits:
            return False
        return bool((self.fits[cell] | self._helped([cell], bought, self.fits[cell])) & BIT[kind])

    # -- what others and the count look at -------------------------------------------------------

    def farthest(self) -> list[int]:
        """The square farthest from the owner in each column, ravaged or not. Rules 7.1, 7.4, 7.6."""
        top: dict[int, int] = {}
        for square in range(len(self.cells)):
            column = self.cells[square] // WIDTH
            other = top.get(column, NO_SQUARE)
            if other == NO_SQUARE or self.cells[other] < self.cells[square]:
                top[column] = square
        return list(top.values())

    def joints(self) -> list[int]:
        """The corners of two-by-two blocks that have no cart yet. Rules 9.1, 9.6."""
        found: list[int] = []
        for corner in self.cells:
            if corner not in self.carts and self.is_joint(corner):
                found.append(corner)
        return found

    def is_joint(self, corner: int) -> bool:
        """Do four squares meet at the far right corner of this cell?"""
        empty = NO_SQUARE
        return (
            self.square_at(corner) != empty
            and self.square_at(corner + BLOCK[1]) != empty
            and self.square_at(corner + BLOCK[2]) != empty
            and self.square_at(corner + BLOCK[3]) != empty
        )

    def prizes(self) -> int:
        """How many prizes lie in the realm, ravaged ones too. Rule 12.8."""
        return sum(1 for kind in self.kinds if STACK[kind] == PRIZE)

    def prize_points(self) -> int:
        """What its prizes are worth. Rule 12.1."""
        total = 0
        for square in range(len(self.kinds)):
            if POINTS[self.kinds[square]] and not self.marks[square] & RAVAGED:
                total += POINTS[self.kinds[square]]
        return total

    def working(self) -> int:
        """How many craftsmen are at work on squares that are not ravaged. Rule 12.2."""
        return sum(1 for mark in self.marks if mark & MASTERED and not mark & RAVAGED)

    def tokens(self) -> int:
        """How many tokens are in hand. Rule 12.3."""
        return self.hand[0] + self.hand[1] + self.hand[2] + self.masters.bit_count()

    # -- JSON ------------------------------------------------------------------------------------

    def derive(self) -> None:
        """Work out anew what follows from the squares, the marks and the carts."""
        self._forget()
        for square in range(len(self.cells)):
            self._settle(square)
        for corner in self.carts:
            self._unite(corner)
        for place in self.border + self.cells:
            self.fits[place] = self.supply(place, 0)

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
