"""Outlines: hexagons, rounded boxes, discs, the players' shapes and their tokens."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from ratusha.draw.palette import PLAYERS
from ratusha.draw.svg import DEFINITIONS, Point, define, n, path, polygon, use

ROOT3: Final = 3**0.5

_CORNERS: Final = [(cos(pi * (2 * i - 3) / 6), sin(pi * (2 * i - 3) / 6)) for i in range(6)]
"""The corners of a hexagon that stands on its tip, from the top clockwise."""


def hexagon_points(x: float, y: float, radius: float) -> list[Point]:
    """The corners of a hexagon that stands on its tip, from the top clockwise."""
    return [(x + radius * dx, y + radius * dy) for dx, dy in _CORNERS]


@lru_cache(10_000)
def hexagon(x: float, y: float, radius: float) -> str:
    """The path round a hexagon that stands on its tip."""
    return polygon(hexagon_points(x, y, radius))


def box(x: float, y: float, width: float, height: float, radius: float = 0) -> str:
    """The path round a rectangle with rounded corners."""
    if not radius:
        return f"M{n(x)} {n(y)}h{n(width)}v{n(height)}h{n(-width)}Z"
    r, w, h = n(radius), width - 2 * radius, height - 2 * radius
    return (
        f"M{n(x + radius)} {n(y)}h{n(w)}q{r} 0 {r} {r}v{n(h)}q0 {r} -{r} {r}h{n(-w)}q-{r} 0 -{r} -{r}"
        f"v{n(-h)}q0 -{r} {r} -{r}Z"
    )


def disc(x: float, y: float, radius: float) -> str:
    """The path round a circle."""
    r = n(radius)
    return f"M{n(x - radius)} {n(y)}a{r} {r} 0 1 0 {n(2 * radius)} 0a{r} {r} 0 1 0 {n(-2 * radius)} 0Z"


def shape(kind: str, x: float, y: float, radius: float) -> str:
    """The path round a player's shape."""
    r = radius
    if kind == "circle":
        return disc(x, y, r)
    if kind == "square":
        return box(x - r * 0.86, y - r * 0.86, r * 1.72, r * 1.72)
    if kind == "triangle":
        return polygon([(x, y - r * 1.08), (x + r * 1.08, y + r * 0.82), (x - r * 1.08, y + r * 0.82)])
    if kind == "diamond":
        return polygon([(x, y - r * 1.15), (x + r * 1.1, y), (x, y + r * 1.15), (x - r * 1.1, y)])
    if kind == "star":
        turns = [(pi * (i - 2.5) / 5, r * (0.58 if i % 2 else 1.22)) for i in range(10)]
        return polygon([(x + far * cos(turn), y + far * sin(turn)) for turn, far in turns])
    return hexagon(x, y, r * 1.08)


def token(colour: str, x: float, y: float, radius: float = 8) -> str:
    """A player's piece: the shape in the colour, lit from above, with its shadow."""
    return marker(PLAYERS[colour][1], colour, x, y, radius)


def marker(kind: str, fill: str, x: float, y: float, radius: float = 8) -> str:
    """A piece of a player's shape in another colour than the player's own."""
    id = f"token-{kind}-{fill.lstrip('#')}"
    if id not in DEFINITIONS:
        d = shape(kind, 0, 0, 10)
        define(
            id,
            f'<symbol id="{id}" viewBox="-14 -14 28 28" overflow="visible">'
            + path(d, "none", "rim", 4.2, opacity=0.75)
            + f'<path d="{d}" transform="translate(0 1.5)" fill="var(--shade)" opacity=".3"/>'
            + path(d, fill, "outline", 1.9)
            + path(d, lit())
            + "</symbol>",
        )
    return use(id, x - radius * 1.4, y - radius * 1.4, radius * 2.8, radius * 2.8)


def lit() -> str:
    """The fill that lights a piece from above: laid over its colour."""
    define(
        "lit",
        '<linearGradient id="lit" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" '
        'stop-opacity=".38"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" '
        'stop-color="#2a1a08" stop-opacity=".2"/></linearGradient>',
    )
    return "url(#lit)"
