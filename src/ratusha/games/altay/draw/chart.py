"""Where the regions lie on a map of a given size: coasts, middles, rivers and straits.

The outlines of components.toml are corners on a lattice. Each corner is moved a little and each side becomes
a wavering line, always the same and the same from both of its sides.
"""

from __future__ import annotations

from functools import lru_cache
from math import hypot
from typing import Final

from ratusha.draw.svg import Point, n
from ratusha.games.altay.components import MAP, REGIONS
from ratusha.games.altay.regions import RIVER, STRAIT, Corner, sides
from ratusha.kernel.rng import Rng

_SHAKE: Final = 0.13
"""How far a corner is moved, in cells; on a small map less, so that each region is as large as a thumb."""
_LESS: Final = 0.08
_SMALL: Final = 60
"""The side of a cell on a small map, at most."""
_WAVER: Final = 0.045
"""How far a side swings, in its length."""
_PACE: Final = 16
"""From one bend of a side to the next, in the picture's units."""
_CELL: Final = 10
"""The side of a cell in the file."""
WIDE: Final = max(x for shape in MAP.shape for x, _ in shape) / _CELL
HIGH: Final = max(y for shape in MAP.shape for _, y in shape) / _CELL
MARGIN: Final = 13


class Chart:
    """The map in a box: `outline` and `middle` of each region, `rivers`, `straits` as pairs of points."""

    def __init__(self, x: float, y: float, wide: float, high: float) -> None:
        self.box = (x, y, wide, high)
        self._x, self._y = x + MARGIN, y + MARGIN
        self.cell_wide = (wide - 2 * MARGIN) / WIDE
        self.cell_high = (high - 2 * MARGIN) / HIGH
        self.outline = [_smooth(self._ring(region)) for region in range(REGIONS)]
        self.middle = [self._middle(region) for region in range(REGIONS)]
        self.rivers = [
            "M" + "L".join(f"{n(px)} {n(py)}" for px, py in self._side(*side))
            for a, b, by in MAP.borders
            if by == RIVER
            for side in sorted(sides(MAP.shape[a]) & sides(MAP.shape[b]))
        ]
        self.straits = [self._strait(a, b) for a, b, by in MAP.borders if by == STRAIT]

    def outline_in(self, region: int, left: float, top: float, wide: float, high: float) -> str:
        """A region's outline, as far as a window shows it."""
        return _smooth(
            [(min(left + wide, max(left, x)), min(top + high, max(top, y))) for x, y in self._ring(region)]
        )

    def _at(self, corner: Corner) -> Point:
        rng = Rng(f"{corner[0]} {corner[1]}")
        shake = _SHAKE if self.cell_wide > _SMALL else _LESS
        x = corner[0] / _CELL + _swing(rng) * shake
        y = corner[1] / _CELL + _swing(rng) * shake
        return (self._x + x * self.cell_wide, self._y + y * self.cell_high)

    def _side(self, a: Corner, b: Corner) -> list[Point]:
        if a > b:
            return self._side(b, a)[::-1]
        (x1, y1), (x2, y2) = self._at(a), self._at(b)
        rng = Rng(f"{a} {b}")
        long = hypot(x2 - x1, y2 - y1)
        bends = max(2, int(long / _PACE))
        found = [(x1, y1)]
        for at in range(1, bends):
            share = at / bends
            off = _swing(rng) * _WAVER
            found.append((x1 + (x2 - x1) * share - (y2 - y1) * off, y1 + (y2 - y1) * share + (x2 - x1) * off))
        return [*found, (x2, y2)]

    def _ring(self, region: int) -> list[Point]:
        shape = MAP.shape[region]
        found: list[Point] = []
        for a, b in zip(shape, shape[1:] + shape[:1], strict=True):
            found += self._side(a, b)[:-1]
        return found

    def _middle(self, region: int) -> Point:
        points = [self._at(corner) for corner in MAP.shape[region]]
        area = x = y = 0.0
        for (x1, y1), (x2, y2) in zip(points, points[1:] + points[:1], strict=True):
            share = x1 * y2 - x2 * y1
            area += share
            x += (x1 + x2) * share
            y += (y1 + y2) * share
        return (x / area / 3, y / area / 3)

    def _strait(self, a: int, b: int) -> tuple[Point, Point]:
        """The crossing: from coast to coast between the middles."""
        (x1, y1), (x2, y2) = self.middle[a], self.middle[b]
        far = hypot(x2 - x1, y2 - y1)
        dx, dy = (x2 - x1) / far, (y2 - y1) / far
        inset = self.cell_high * 0.52 if abs(dy) > abs(dx) else self.cell_wide * 0.52
        return ((x1 + dx * inset, y1 + dy * inset), (x2 - dx * inset, y2 - dy * inset))


@lru_cache(128)
def chart(x: float, y: float, wide: float, high: float) -> Chart:
    """The map in this box."""
    return Chart(x, y, wide, high)


def _swing(rng: Rng) -> float:
    """From -1 to 1."""
    return rng.below(2001) / 1000 - 1


def _smooth(points: list[Point]) -> str:
    """The closed line through the middles between the points, bent at them."""
    last, first = points[-1], points[0]
    made = f"M{n((last[0] + first[0]) / 2)} {n((last[1] + first[1]) / 2)}"
    for at, (x, y) in enumerate(points):
        next_x, next_y = points[(at + 1) % len(points)]
        made += f"Q{n(x)} {n(y)} {n((x + next_x) / 2)} {n((y + next_y) / 2)}"
    return made + "Z"
