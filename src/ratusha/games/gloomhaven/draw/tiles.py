"""Tiles of several cells: their outlines, and storages, prestige buildings, houses and roads on the grid."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from ratusha.draw import patterns
from ratusha.draw.cardboard import shadow
from ratusha.draw.palette import PLAYERS
from ratusha.draw.shapes import lit, shape
from ratusha.draw.svg import n, path
from ratusha.games.gloomhaven.components import NEUTRAL, RESOURCE
from ratusha.games.gloomhaven.geometry import x_of, y_of

Cell = tuple[int, int]


class Grid(NamedTuple):
    """Where the city lies in a picture: its upper left corner, and the side of a cell."""

    x: float
    y: float
    side: float

    def middle(self, cell: int) -> tuple[float, float]:
        """The middle of a cell."""
        return (self.x + (x_of(cell) + 0.5) * self.side, self.y + (y_of(cell) + 0.5) * self.side)


def squares(cells: Iterable[int], grid: Grid) -> str:
    """One path round each of these cells."""
    side = n(grid.side)
    return "".join(
        f"M{n(grid.x + x_of(cell) * grid.side)} {n(grid.y + y_of(cell) * grid.side)}h{side}v{side}h-{side}Z"
        for cell in cells
    )


def outline(cells: Sequence[int], grid: Grid, inset: float = 1.5, bend: float = 5) -> str:
    """The path round a tile that covers these cells."""
    return ring(tuple((x_of(cell), y_of(cell)) for cell in cells), *grid, inset, bend)


@lru_cache(4_000)
def ring(cells: tuple[Cell, ...], x: float, y: float, side: float, inset: float, bend: float) -> str:
    """The path round joined cells, with rounded corners, a little inside their edge."""
    inside = set(cells)
    after: dict[Cell, Cell] = {}
    for a, b in cells:
        corners = ((a, b), (a + 1, b), (a + 1, b + 1), (a, b + 1))
        for at, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
            if (a + dx, b + dy) not in inside:
                after[corners[at]] = corners[(at + 1) % 4]
    start = min(after)
    points = [start]
    while after[points[-1]] != start:
        points.append(after[points[-1]])
    kept = [
        here
        for at, here in enumerate(points)
        if not _straight(points[at - 1], here, points[(at + 1) % len(points)])
    ]
    made = ""
    for at, (bx, by) in enumerate(kept):
        (ax, ay), (cx, cy) = kept[at - 1], kept[(at + 1) % len(kept)]
        d1 = (_sign(bx - ax), _sign(by - ay))
        d2 = (_sign(cx - bx), _sign(cy - by))
        px = x + bx * side - inset * (d1[1] + d2[1])
        py = y + by * side + inset * (d1[0] + d2[0])
        made += f"{'L' if at else 'M'}{n(px - d1[0] * bend)} {n(py - d1[1] * bend)}"
        made += f"Q{n(px)} {n(py)} {n(px + d2[0] * bend)} {n(py + d2[1] * bend)}"
    return made + "Z"


def _straight(a: Cell, b: Cell, c: Cell) -> bool:
    return a[0] == b[0] == c[0] or a[1] == b[1] == c[1]


def _sign(value: int) -> int:
    return (value > 0) - (value < 0)


def laid(d: str, fill: str, pattern: str = "") -> str:
    """A tile of this outline."""
    made = shadow(d, 2, 0.35) + path(d, fill)
    if pattern:
        made += path(d, patterns.printed(pattern, 0.7))
    return made + path(d, lit(), "outline", 1.6)


def resource_icon(resource: int) -> str:
    """The icon of a resource: what is cooked is no grain."""
    name = RESOURCE[resource]
    return "meal" if name == "food" else name


def mark(owner: int, colours: tuple[str, ...], x: float, y: float, radius: float) -> str:
    """The small shape of an owner; a plain ring for what is neutral."""
    if owner == NEUTRAL:
        return path(shape("circle", x, y, radius * 0.9), "stone", "outline", 1.1)
    colour = colours[owner]
    return path(shape(PLAYERS[colour][1], x, y, radius), colour, "outline", 1.1)


def badge(colour: str, x: float, y: float, radius: float) -> str:
    """The owner's shape in white, on a piece of his colour."""
    return path(shape(PLAYERS[colour][1], x, y, radius), "white", "dark", 1)
