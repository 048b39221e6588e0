"""Sets of cells as six machine words: what the searches for tiles and roads work with.

The same sets as the masks of geometry.py, 55 cells to a word. Compiled, these are numbers of the processor,
of which none has to be allocated. A list holds them as `Area`.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ratusha.games.gloomhaven.geometry import AROUND, CELL, CELLS, ON_BOARD

Cells = tuple[i64, i64, i64, i64, i64, i64]

WORD: Final = 55
WORDS: Final = 6
FULL: Final = 0x7FFFFFFFFFFFFF
"""A word with all its cells."""
assert WORD * WORDS == CELLS and FULL == 2**WORD - 1


class Area:
    """A set of cells that a list can hold."""

    __slots__ = ("cells",)

    def __init__(self, cells: Cells) -> None:
        self.cells: Cells = cells

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Area) and same(self.cells, other.cells)

    def __hash__(self) -> int:
        return hash(self.cells)


def cells_in(mask: int) -> Cells:
    """The cells of a mask, read from its bytes: the words begin at the bits 0, 55, 110…"""
    data = mask.to_bytes(42, "little")
    return (
        _eight(data, 0) & FULL,
        _eight(data, 6) >> 7 & FULL,
        _eight(data, 13) >> 6 & FULL,
        _eight(data, 20) >> 5 & FULL,
        _eight(data, 27) >> 4 & FULL,
        _eight(data, 34) >> 3 & FULL,
    )


def _eight(data: bytes, at: int) -> i64:
    """Eight bytes as a number; the last bit is the sign, which nobody looks at."""
    a: i64 = data[at]
    b: i64 = data[at + 1]
    c: i64 = data[at + 2]
    d: i64 = data[at + 3]
    e: i64 = data[at + 4]
    f: i64 = data[at + 5]
    g: i64 = data[at + 6]
    h: i64 = data[at + 7]
    return a | b << 8 | c << 16 | d << 24 | e << 32 | f << 40 | g << 48 | h << 56


def areas(masks: list[int]) -> list[Area]:
    """The cells of each of some masks."""
    return [Area(cells_in(mask)) for mask in masks]


NOWHERE: Final = Area(cells_in(0))
EVERYWHERE: Final = Area(cells_in(ON_BOARD))
ONE: Final[list[Area]] = areas(CELL)
"""A single cell."""
NEXT: Final[list[Area]] = areas(AROUND)
"""A cell and its neighbours."""


def any_of(cells: Cells) -> bool:
    """Is there any cell?"""
    a, b, c, d, e, f = cells
    return bool(a or b or c or d or e or f)


def size(cells: Cells) -> int:
    """How many cells there are."""
    a, b, c, d, e, f = cells
    found = int(a).bit_count() + int(b).bit_count() + int(c).bit_count()
    return found + int(d).bit_count() + int(e).bit_count() + int(f).bit_count()


def meet(one: Cells, other: Cells) -> bool:
    """Is there a cell in both?"""
    a, b, c, d, e, f = one
    u, v, w, x, y, z = other
    return bool(a & u or b & v or c & w or d & x or e & y or f & z)


def both(one: Cells, other: Cells) -> Cells:
    """The cells in both."""
    a, b, c, d, e, f = one
    u, v, w, x, y, z = other
    return (a & u, b & v, c & w, d & x, e & y, f & z)


def either(one: Cells, other: Cells) -> Cells:
    """The cells in either."""
    a, b, c, d, e, f = one
    u, v, w, x, y, z = other
    return (a | u, b | v, c | w, d | x, e | y, f | z)


def without(one: Cells, other: Cells) -> Cells:
    """The cells of the first that are not in the other."""
    a, b, c, d, e, f = one
    u, v, w, x, y, z = other
    return (a & ~u, b & ~v, c & ~w, d & ~x, e & ~y, f & ~z)


def same(one: Cells, other: Cells) -> bool:
    """Are they the same cells?"""
    a, b, c, d, e, f = one
    u, v, w, x, y, z = other
    return a == u and b == v and c == w and d == x and e == y and f == z


def less(one: Cells, other: Cells) -> bool:
    """Is the mask of the first less than that of the other?"""
    if one[5] != other[5]:
        return one[5] < other[5]
    if one[4] != other[4]:
        return one[4] < other[4]
    if one[3] != other[3]:
        return one[3] < other[3]
    if one[2] != other[2]:
        return one[2] < other[2]
    if one[1] != other[1]:
        return one[1] < other[1]
    return one[0] < other[0]


def surroundings(cells: Cells) -> Cells:
    """These cells and all their neighbours. Rule 2.1."""
    a, b, c, d, e, f = cells
    # to the left and to the right, then up and down
    u = a | a << 1 | a >> 1 | b << 54
    v = b | b << 1 | b >> 1 | a >> 54 | c << 54
    w = c | c << 1 | c >> 1 | b >> 54 | d << 54
    x = d | d << 1 | d >> 1 | c >> 54 | e << 54
    y = e | e << 1 | e >> 1 | d >> 54 | f << 54
    z = f | f << 1 | f >> 1 | e >> 54
    u &= FULL
    v &= FULL
    w &= FULL
    x &= FULL
    y &= FULL
    z &= FULL
    g, h, i, j, k, m = EVERYWHERE.cells
    return (
        (u | u << 22 | u >> 22 | v << 33) & g,
        (v | v << 22 | v >> 22 | u >> 33 | w << 33) & h,
        (w | w << 22 | w >> 22 | v >> 33 | x << 33) & i,
        (x | x << 22 | x >> 22 | w >> 33 | y << 33) & j,
        (y | y << 22 | y >> 22 | x >> 33 | z << 33) & k,
        (z | z << 22 | z >> 22 | y >> 33) & m,
    )


def shifted(cells: Cells, by: i64) -> Cells:
    """Each cell so many places on (or, negative, back); what leaves the grid is gone."""
    a, b, c, d, e, f = cells
    zero: i64 = 0
    if by >= 0:
        while by >= 55:
            by -= 55
            a, b, c, d, e, f = zero, a, b, c, d, e
        rest = 55 - by
        return (
            a << by & FULL,
            (b << by | a >> rest) & FULL,
            (c << by | b >> rest) & FULL,
            (d << by | c >> rest) & FULL,
            (e << by | d >> rest) & FULL,
            (f << by | e >> rest) & FULL,
        )
    by = -by
    while by >= 55:
        by -= 55
        a, b, c, d, e, f = b, c, d, e, f, zero
    rest = 55 - by
    return (
        a >> by | b << rest & FULL,
        b >> by | c << rest & FULL,
        c >> by | d << rest & FULL,
        d >> by | e << rest & FULL,
        e >> by | f << rest & FULL,
        f >> by,
    )


class Halo(Area):
    """Cells both ways: as words, which searches work with, and as a mask."""

    __slots__ = ("mask",)

    def __init__(self, cells: Cells, mask: int) -> None:
        super().__init__(cells)
        self.mask: int = mask

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Halo) and self.mask == other.mask and same(self.cells, other.cells)

    def __hash__(self) -> int:
        return hash(self.mask)


OUT_OF_REACH: Final = Halo(NOWHERE.cells, 0)


def grown(halo: Halo, cells: Cells, mask: int) -> Halo:
    """A halo with some more cells; itself if it has them already."""
    if not any_of(without(cells, halo.cells)):
        return halo
    return Halo(either(halo.cells, cells), halo.mask | mask)


def joined(area: Cells, cells: Cells, pieces: list[Area]) -> Cells:
    """An area and all pieces of a network that meet these cells."""
    for piece in pieces:
        if meet(piece.cells, cells):
            area = either(area, piece.cells)
    return area


def numbers(cells: Cells) -> list[int]:
    """The cells, the least first."""
    return told(cells, _PLAIN)


_PLAIN: Final[list[Any]] = list(range(CELLS))


def told(cells: Cells, table: list[Any]) -> list[int]:
    """The number that a table has for each cell, the least cell first. (Compiled, what is known as `Any` goes
    from list to list as it is; a new int would be made.)"""
    found: list[Any] = []
    _tell(cells[0], 0, table, found)
    _tell(cells[1], 55, table, found)
    _tell(cells[2], 110, table, found)
    _tell(cells[3], 165, table, found)
    _tell(cells[4], 220, table, found)
    _tell(cells[5], 275, table, found)
    return found


def _tell(word: i64, first: int, table: list[Any], found: list[Any]) -> None:
    """Add what the table has for the cells of a word, of which this one is the first."""
    while word:
        rest = word & word - 1
        found.append(table[first + int(word ^ rest).bit_length() - 1])
        word = rest


def least(cells: Cells) -> int:
    """The least of some cells; there is one."""
    for first in range(0, CELLS, WORD):
        word = cells[0]
        if word:
            return first + int(word & -word).bit_length() - 1
        cells = (cells[1], cells[2], cells[3], cells[4], cells[5], word)
    raise ValueError("no cells")
