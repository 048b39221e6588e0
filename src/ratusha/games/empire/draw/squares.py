"""Squares: their ground by stack, what they need and make, what lies on them; the backs of stacks."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ratusha.draw import patterns
from ratusha.draw.cardboard import shadow
from ratusha.draw.icons import icon, icon_at
from ratusha.draw.lettering import text, width, wrap
from ratusha.draw.shapes import box, lit
from ratusha.draw.svg import DEFINITIONS, circle, define, line, n, path, rect, use
from ratusha.games.empire import names
from ratusha.games.empire.components import MAKES, NEEDS, POINTS, PRIZE, RESOURCE, STACK, STACKS
from ratusha.games.empire.realm import COINED, MASTERED, RAVAGED
from ratusha.kernel import words
from ratusha.kernel.msg import Msg, Param

UNIT: Final = 72
"""The side in whose units the grounds are drawn."""
SMALLEST: Final = 9.2
"""No letters are smaller than this."""
NAMED: Final = 42
"""From this side on a square bears its name, if one line is enough."""
TWO_LINES: Final = 54
"""From this side on there is room for two."""
NUMBERED: Final = 26
"""From this side on a square of a realm bears its number."""
RESOURCE_ICON: Final = {"iron": "metal", "coins": "coin"}
"""The icon of a resource, where it is not called as the resource is."""
PRIZE_ICON: Final = {1: "altar", 2: "temple2"}
"""The building of a prize by its points; all others are shrines."""


def say(lang: str, id: str, **params: Param) -> str:
    """One of the words of the pictures."""
    return words.text(Msg(f"empire-draw-{id}", **params), lang)


def resource_icon(resource: int) -> str:
    """The icon of a resource."""
    name = RESOURCE[resource]
    return RESOURCE_ICON.get(name, name)


def made_by(kind: int) -> list[str]:
    """The icons of what a kind of square makes, or of the building that a prize is."""
    if STACK[kind] == PRIZE:
        return [PRIZE_ICON.get(POINTS[kind], "shrine")]
    return [resource_icon(resource) for resource in MAKES[kind]]


def outline(x: float, y: float, side: float) -> str:
    """The path round a square."""
    return box(x + 1, y + 1, side - 2, side - 2, side * 0.08)


def ground(stack: int, x: float, y: float, side: float, small: bool = False) -> str:
    """The cardboard of a square: its stack's colour and pattern, and a head in the full colour."""
    land = STACKS[stack]
    id = f"square-{land}-small" if small else f"square-{land}"
    if id not in DEFINITIONS:
        d = outline(0, 0, UNIT)
        made = shadow(d, 2, 0.3) + path(d, "white") + path(d, land, opacity=0.62 if small else 0.52)
        made += path(d, patterns.laid(land, 1.6 if small else 0.8), opacity=0.35)
        if not small:
            wide, high = UNIT - 2, UNIT * 0.3
            head = f"M1 {n(1 + high)}V6.8q0 -5.8 5.8 -5.8h{n(wide - 11.6)}q5.8 0 5.8 5.8V{n(1 + high)}Z"
            made += path(head, land) + path(head, patterns.laid(land, 0.8), opacity=0.5)
        made += path(d, lit(), "outline", 3 if small else 1.6, opacity=0.85)
        define(id, f'<symbol id="{id}" viewBox="0 0 {UNIT} {UNIT}" overflow="visible">{made}</symbol>')
    return use(id, x, y, side, side)


@lru_cache(2_000)
def name_lines(name: str, side: float) -> tuple[float, tuple[str, ...]]:
    """The size of a square's name and its lines: one, or two where it is long; none on a small square."""
    room, most = side - 5, max(SMALLEST, side * 0.165)
    wide = width(name, most, "n7")
    if wide <= room:
        return most, (name,)
    if wide * SMALLEST / most <= room:
        return most * room / wide, (name,)
    return SMALLEST, wrap(name, SMALLEST, "n7", room) if side >= TWO_LINES else ()


def square(kind: int, x: float, y: float, side: float, lang: str, named: bool = True) -> str:
    """A square: needs at the upper left, its product large, its name below; a prize's points in gold."""
    made = ground(STACK[kind], x, y, side)
    need = side * 0.25
    at = x + side * 0.05
    for resource in NEEDS[kind]:
        made += rect(at, y + side * 0.05, need, need, side * 0.05, "white", "dark", 0.9)
        made += icon(resource_icon(resource), at + need * 0.08, y + side * 0.05 + need * 0.08, need * 0.84)
        at += need + side * 0.03
    lines: tuple[str, ...] = ()
    size = SMALLEST
    if named and side >= NAMED:
        size, lines = name_lines(words.text(names.square(kind), lang), side)
    low = y + side - max(4.4, side * 0.055) - len(lines) * size * 1.06
    made += product(kind, x, y + side * 0.33, side, low - y - side * 0.33)
    if STACK[kind] == PRIZE:
        made += points(kind, x + side * 0.84, y + side * 0.17, max(side * 0.12, 6.6))
    for at_line, words_of in enumerate(lines):
        base = y + side - max(5.6, side * 0.08) - (len(lines) - 1 - at_line) * size * 1.02
        made += text(x + side / 2, base, words_of, size, "n7", "dark", anchor="middle", room=side - 4)
    return made


def product(kind: int, x: float, y: float, side: float, high: float) -> str:
    """What a square makes, in the room between its needs and its name; of two resources one or the other."""
    signs = made_by(kind)
    middle = y + high / 2
    if len(signs) == 2:
        size = min(side * 0.4, high * 1.2)
        slant = size * 0.4
        return (
            icon_at(signs[0], x + side * 0.27, middle, size)
            + icon_at(signs[1], x + side * 0.73, middle, size)
            + line(x + side * 0.525, middle - slant, x + side * 0.475, middle + slant, "dark", 1.2)
        )
    return icon_at(signs[0], x + side / 2, middle, min(side * 0.48, high * 1.2))


def points(kind: int, x: float, y: float, radius: float) -> str:
    """The points of a prize in a golden disc."""
    size = max(SMALLEST, radius * 1.5)
    made = circle(x, y, radius, "gold", "dark", 1)
    return made + text(x, y + size * 0.36, POINTS[kind], size, "s7", "dark", anchor="middle", room=radius * 2)


def small_square(kind: int, x: float, y: float, side: float) -> str:
    """A square of a small realm: its ground and its product alone."""
    made = ground(STACK[kind], x, y, side, True)
    signs = made_by(kind)
    if len(signs) == 2:
        return (
            made
            + icon_at(signs[0], x + side * 0.29, y + side / 2, side * 0.46)
            + icon_at(signs[1], x + side * 0.71, y + side / 2, side * 0.46)
        )
    return made + icon_at(signs[0], x + side / 2, y + side / 2, side * 0.7)


def marks_on(marks: int, x: float, y: float, side: float) -> str:
    """What lies on a square: war ravages it, a craftsman works there, a coin pauses it."""
    made = ""
    disc = max(side * 0.16, 5.5)
    if marks & RAVAGED:
        d = outline(x, y, side)
        hatch = "".join(
            f"M{n(x + 3)} {n(y + side * part)}L{n(x + side * part)} {n(y + 3)}"
            for part in (0.25, 0.4, 0.55, 0.7, 0.85, 0.97)
        )
        made += path(d, "iron", opacity=0.62) + path(hatch, "none", "dark", 1, opacity=0.5)
        across, flame = (0.48, 0.42) if side >= NAMED else (0.45, 0.34)
        made += icon_at("ravaged", x + side * across, y + side * 0.37, side * flame)
        made += circle(x + side * 0.8, y + side * 0.44, disc, "silver", "dark", 1.3)
        made += icon_at("war", x + side * 0.8, y + side * 0.44, disc * 1.5)
    if marks & MASTERED:
        made += circle(x + side * 0.8, y + side * 0.6 + 1.5, disc, "shade", opacity=0.3)
        made += circle(x + side * 0.8, y + side * 0.6, disc, "card", "dark", 1.3)
        made += icon_at("craftsmen", x + side * 0.8, y + side * 0.6, disc * 1.5)
    if marks & COINED:
        made += circle(x + side * 0.22, y + side * 0.38 + 1.5, disc, "shade", opacity=0.3)
        made += icon_at("coin", x + side * 0.22, y + side * 0.38, disc * 2.2)
    return made


def back(stack: int, left: int, x: float, y: float, side: float) -> str:
    """A stack, face down, with how many squares it holds; dashed where there is none."""
    if not left:
        return empty(x, y, side)
    land = STACKS[stack]
    made = ""
    for under in range(min(2, left - 1), 0, -1):
        d = outline(x + under * 1.8, y - under * 1.8, side)
        made += path(d, land) + path(d, "dark", "dark", 1.1, opacity=0.35)
    d = outline(x, y, side)
    made += path(d, land) + path(d, patterns.laid(land, 0.9), opacity=0.6) + path(d, lit(), "outline", 1.6)
    made += circle(x + side / 2, y + side / 2, side * 0.26, "white", "dark", 1.3)
    size = side * 0.29
    return made + text(
        x + side / 2, y + side / 2 + size * 0.36, left, size, "s7", "dark", anchor="middle", room=side * 0.5
    )


def empty(x: float, y: float, side: float) -> str:
    """Where a square may be laid."""
    return rect(x + 2, y + 2, side - 4, side - 4, side * 0.08, "none", "line", 1.2, dash="4 4")
