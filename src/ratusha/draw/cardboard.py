"""What lies on a table: panels of paper, pieces of cardboard, what is printed, dice, icons with numbers.

Depth comes from light and line, never from filters: a piece has a shadow, its colour and pattern, light
from above and a dark edge; print is pale and flat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from ratusha.draw import patterns
from ratusha.draw.icons import icon_at
from ratusha.draw.lettering import text, width
from ratusha.draw.palette import on
from ratusha.draw.shapes import box, hexagon, lit
from ratusha.draw.svg import DEFINITIONS, circle, define, n, path, rect, use

PIPS: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def shadow(d: str, down: float = 2, opacity: float = 0.3) -> str:
    """The shadow of a piece."""
    return f'<path d="{d}" transform="translate(0 {n(down)})" fill="var(--shade)" opacity="{n(opacity)}"/>'


def piece(d: str, land: str, scale: float = 1, line: float = 1.6) -> str:
    """A piece of cardboard of this outline: the ground's colour and pattern, light, edge, shadow."""
    return shadow(d) + path(d, land) + path(d, patterns.laid(land, scale)) + path(d, lit(), "outline", line)


def print_of(d: str, land: str, scale: float = 1, line: float = 1.3) -> str:
    """The same ground printed on a board: pale, without shadow."""
    return path(d, f"{land}-print") + path(d, patterns.printed(land, scale), f"{land}-edge", line)


def plain_piece(d: str, fill: str, line: float = 1.4) -> str:
    """A piece of one colour, without a pattern."""
    return shadow(d, 1.6) + path(d, fill) + path(d, lit(), "outline", line)


# -- hexagons: symbols, since boards have dozens of each -------------------------------------------

_HEX: Final = 34
"""The radius in whose units the symbols are drawn."""
_HALF: Final = 40
"""Half the side of a symbol's box."""


def laid_hex(land: str, x: float, y: float, radius: float) -> str:
    """A hexagonal tile of a ground."""
    return _hex(f"laid-{land}", x, y, radius, lambda d: piece(d, land, 1, 1.8))


def printed_hex(land: str, x: float, y: float, radius: float, opacity: float = 1) -> str:
    """A hexagonal space printed for a ground."""
    return _hex(f"print-{land}", x, y, radius, lambda d: print_of(d, land), opacity)


def empty_hex(x: float, y: float, radius: float, fill: str = "none", stroke: str = "line") -> str:
    """A hexagonal space that nothing is printed on: dashed."""
    return path(hexagon(x, y, radius - 1.5), fill, stroke, 1.1, dash="2 4")


def _hex(id: str, x: float, y: float, radius: float, draw: Callable[[str], str], opacity: float = 1) -> str:
    if id not in DEFINITIONS:
        inner = draw(hexagon(0, 0, _HEX - 0.8))
        box_ = f"{-_HALF} {-_HALF} {2 * _HALF} {2 * _HALF}"
        define(id, f'<symbol id="{id}" viewBox="{box_}" overflow="visible">{inner}</symbol>')
    half = radius * _HALF / _HEX
    return use(id, x - half, y - half, 2 * half, 2 * half, opacity)


# -- dice ------------------------------------------------------------------------------------------


def die(x: float, y: float, size: float, number: int, colour: str = "white", opacity: float = 1) -> str:
    """A die that lies on the table, its middle at x, y."""
    id = f"die-{colour}-{number}"
    if id not in DEFINITIONS:
        side = box(-16, -16, 32, 32, 6.4)
        _define_die(id, plain_piece(side, colour, 1.4), number, on(colour))
    return _die(id, x, y, size, opacity)


def printed_die(x: float, y: float, size: float, number: int, opacity: float = 1) -> str:
    """A side of a die as it is printed on a board."""
    id = f"pips-{number}"
    if id not in DEFINITIONS:
        _define_die(id, rect(-16, -16, 32, 32, 6.4, "face", "ink-2", 1.2), number, "black")
    return _die(id, x, y, size, opacity)


def _define_die(id: str, side: str, number: int, pip: str) -> None:
    pips = "".join(circle(8 * dx, 8 * dy, 2.75, pip) for dx, dy in PIPS[number])
    define(id, f'<symbol id="{id}" viewBox="-20 -20 40 40" overflow="visible">{side}{pips}</symbol>')


def _die(id: str, x: float, y: float, size: float, opacity: float) -> str:
    whole = size * 40 / 32
    return use(id, x - whole / 2, y - whole / 2, whole, whole, opacity)


# -- paper -----------------------------------------------------------------------------------------


def sheet(wide: float, high: float) -> str:
    """The paper of a board that lies over the page: it has no edge of its own."""
    return rect(0, 0, wide, high, 0, "paper")


def panel(x: float, y: float, wide: float, high: float, head: str = "", right: str = "") -> str:
    """A sheet of paper with a heading, and a note at its right end."""
    made = (
        rect(x, y + 3, wide, high, 10, "shade", opacity=0.1)
        + rect(x, y + 1, wide, high, 10, "shade", opacity=0.16)
        + rect(x, y, wide, high, 10, "paper")
        + path(f"M{n(x + 10)} {n(y + 0.5)}H{n(x + wide - 10)}", "none", "gleam", 1, opacity=0.8)
    )
    note = width(right, 12, "s4") + 12 if right else 0
    if head:
        made += text(x + 12, y + 20, head, 14, "f7", room=wide - 24 - note)
    if right:
        made += text(x + wide - 12, y + 20, right, 12, "s4", "ink-2", anchor="end", room=wide / 2)
    return made


Chip = tuple[str, str | int]
"""An icon and the number beside it."""


def chips_width(items: Iterable[Chip], size: float = 13, sign: float = 16, gap: float = 9) -> float:
    """How wide a row of icons with their numbers is."""
    return sum(sign + 3 + width(str(value), size, "s7") + gap for _, value in items) - gap


def chips(
    x: float,
    y: float,
    items: Iterable[Chip],
    *,
    size: float = 13,
    sign: float = 16,
    gap: float = 9,
    fill: str = "ink",
    right: bool = False,
) -> str:
    """Icons with their numbers in a row, its middle at y: from x on, or (`right`) up to x."""
    items = list(items)
    at = x - chips_width(items, size, sign, gap) if right else x
    made = ""
    for name, value in items:
        wide = width(str(value), size, "s7")
        made += icon_at(name, at + sign / 2, y, sign)
        made += text(at + sign + 3, y + size * 0.36, value, size, "s7", fill, room=wide + 1)
        at += sign + 3 + wide + gap
    return made
