"""Realms: the large one with its free places, the neighbours' small ones."""

from __future__ import annotations

from typing import Final, NamedTuple

from ratusha.draw.icons import icon_at
from ratusha.draw.lettering import text, width
from ratusha.draw.shapes import box, disc
from ratusha.draw.svg import circle, path, place
from ratusha.games.empire import names, places
from ratusha.games.empire.components import PRIZE, STACK
from ratusha.games.empire.draw.squares import (
    NUMBERED,
    SMALLEST,
    empty,
    marks_on,
    outline,
    say,
    small_square,
    square,
)
from ratusha.games.empire.moves import BLOCK, x_of, y_of
from ratusha.games.empire.realm import Realm
from ratusha.kernel import words

THUMB: Final = 40
"""No target on a phone is smaller."""


class Shown(NamedTuple):
    """What is drawn of a realm: its squares in order, free places, carts, joints."""

    seat: int
    cells: tuple[int, ...]
    kinds: tuple[int, ...]
    marks: tuple[int, ...]
    border: tuple[int, ...]
    carts: tuple[int, ...]
    joints: tuple[int, ...]


def shown(realm: Realm, seat: int, border: bool) -> Shown:
    """A realm as values of a part, with or without its free places."""
    cells = set(realm.cells)
    joints = [corner for corner in realm.cells if all(corner + step in cells for step in BLOCK)]
    return Shown(
        seat,
        tuple(realm.cells),
        tuple(realm.kinds),
        tuple(realm.marks),
        tuple(sorted(realm.border)) if border else (),
        tuple(sorted(realm.carts)),
        tuple(sorted(joints)),
    )


class Grid(NamedTuple):
    """Where the cells of a realm lie: the upper left corner of column `left`, row `far`; a cell's side."""

    x: float
    y: float
    left: int
    far: int
    side: float

    def at(self, cell: int) -> tuple[float, float]:
        """The upper left corner of a cell; what is far from the owner lies above."""
        return self.x + (x_of(cell) - self.left) * self.side, self.y + (self.far - y_of(cell)) * self.side


def span(realm: Shown) -> tuple[int, int]:
    """How many columns and rows a realm takes."""
    cells = realm.cells + realm.border
    if not cells:
        return 1, 1
    xs, ys = [x_of(cell) for cell in cells], [y_of(cell) for cell in cells]
    return max(xs) - min(xs) + 1, max(ys) - min(ys) + 1


def grid_in(realm: Shown, x: float, y: float, wide: float, high: float, most: float) -> Grid:
    """A grid in the middle of this room, its cells as large as fits."""
    columns, rows = span(realm)
    side = min(most, wide / columns, high / rows)
    cells = realm.cells + realm.border or (0,)
    left, far = min(x_of(cell) for cell in cells), max(y_of(cell) for cell in cells)
    return Grid(x + (wide - side * columns) / 2, y + (high - side * rows) / 2, left, far, side)


def draw_realm(
    realm: Shown, x: float, y: float, wide: float, high: float, most: float, small: bool, lang: str
) -> str:
    """The squares with what lies on them, the free places around them, the carts."""
    grid = grid_in(realm, x, y, wide, high, most)
    side = grid.side
    made = "" if realm.cells else empty(grid.x, grid.y, side)
    for cell in realm.border:
        left, top = grid.at(cell)
        name = say(lang, "free")
        edge = min(3.0, max(0.0, (side - THUMB) / 2))
        within = box(left + edge, top + edge, side - 2 * edge, side - 2 * edge, side * 0.08)
        made += place(places.cell(realm.seat, cell), within, empty(left, top, side), name)
    for number, (cell, kind, marks) in enumerate(zip(realm.cells, realm.kinds, realm.marks, strict=True)):
        left, top = grid.at(cell)
        if small:
            inner = small_square(kind, left, top, side)
        elif side >= NUMBERED:
            inner = _numbered(number + 1, kind, left, top, side, lang)
        else:
            inner = small_square(kind, left, top, side)
        inner += marks_on(marks, left, top, side)
        name = say(lang, "square", square=words.text(names.square(kind), lang), n=str(number + 1))
        about = words.text(names.printed(kind), lang)
        made += place(places.cell(realm.seat, cell), outline(left, top, side), inner, name, about)
    return made + _carts(realm, grid, small, lang)


def _numbered(number: int, kind: int, x: float, y: float, side: float, lang: str) -> str:
    """A square of a realm with the number by which options and history name it."""
    if STACK[kind] == PRIZE:
        made = square(kind, x, y, side, lang)
        return made + _number(number, x + side * 0.13, y + side * 0.5, side)
    half = width(str(number), _number_size(side), "s7") / 2
    right = max(side * 0.59 + half, min(side * 0.87, side - 5 - half))  # clear of the needs, and of a ring
    down = side * (0.17 if side > 50 else 0.2)
    return square(kind, x, y, side, lang) + _number(number, x + right, y + down, side)


def _number_size(side: float) -> float:
    return max(SMALLEST, side * 0.145)


def _number(number: int, x: float, y: float, side: float) -> str:
    size = _number_size(side)
    return text(x, y + size * 0.36, number, size, "s7", "dark", anchor="middle", room=size * 1.4)


def _carts(realm: Shown, grid: Grid, small: bool, lang: str) -> str:
    """Where four squares meet a cart may stand: a disc there, and a line round its four squares."""
    made = ""
    side = grid.side
    radius = max(side * 0.2, 6.5) if small else max(side * 0.2, 8)
    for corner in realm.joints:
        left, top = grid.at(corner)
        x, y = left + side, top
        inner = ""
        name = say(lang, "joint")
        if corner in realm.carts:
            union = box(left + 3, top - side + 3, 2 * side - 6, 2 * side - 6, 6)
            inner += path(union, "none", "dark", 3.4, opacity=0.55) + path(union, "none", "wood-2", 2)
            inner += circle(x, y + 1.5, radius, "shade", opacity=0.3)
            inner += circle(x, y, radius, "wood-2", "dark", 1.5)
            inner += icon_at("carts", x, y, radius * 1.45)
            name = say(lang, "cart")
        reach = max(radius, min(20.2, side * 0.46))
        made += place(places.joint(realm.seat, corner), disc(x, y, reach), inner, name)
    return made
