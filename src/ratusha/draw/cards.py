"""Cards: their faces with a coloured head, and their backs."""

from __future__ import annotations

from typing import Final

from ratusha.draw import patterns
from ratusha.draw.icons import icon_at
from ratusha.draw.lettering import SMALLEST, fit, text, width, wrap
from ratusha.draw.palette import on
from ratusha.draw.shapes import lit
from ratusha.draw.svg import circle, n, path, rect

SMALL: Final = 9.6
"""The smallest letters of a name."""


def face(
    x: float,
    y: float,
    wide: float,
    high: float,
    name: str,
    head: str,
    *,
    top: float = 24,
    size: float = 13,
    number: int = 0,
    note: str = "",
) -> str:
    """An empty card with its name in the head; a number in a disc, a note beside the name."""
    r = min(7.5, wide / 8)
    d = (
        f"M{n(x + 0.7)} {n(y + top)}V{n(y + r)}a{n(r)} {n(r)} 0 0 1 {n(r)} {n(0.7 - r)}"
        f"H{n(x + wide - r)}a{n(r)} {n(r)} 0 0 1 {n(r - 0.7)} {n(r - 0.7)}V{n(y + top)}Z"
    )
    made = rect(x + 1, y + 2.5, wide, high, r, "shade", opacity=0.3)
    made += rect(x, y, wide, high, r, "card", "outline", 1.4) + path(d, head) + path(d, lit())
    right = x + wide - 5
    ink = on(head)
    if number:
        made += circle(right - 7, y + top / 2, 7.5, "white")
        made += text(right - 7, y + top / 2 + 4.2, number, 11.5, "s7", "dark", anchor="middle", room=12)
        right -= 17
    if note:
        made += text(right, y + top / 2 + size * 0.36, note, size - 1, "s7", ink, anchor="end", room=22)
        right -= 22
    if not name:
        return made
    return made + title(x + 6, y + top / 2, name, size, ink, room=right - x - 7, high=top - 3)


def title(x: float, y: float, name: str, size: float, ink: str, *, room: float, high: float) -> str:
    """A name on one line round y, or on two or three small ones where it is too long."""
    if fit(name, size, "s7", room)[2]:
        return text(x, y + size * 0.36, name, size, "s7", ink, room=room)
    for most in (2, 3):
        small = max(SMALL, min(size, high / (most + 0.1)))
        lines = wrap(name, small, "n7", room)
        fits = all(width(line, small, "n7") <= room for line in lines)
        if fits and 1 < len(lines) <= most and small * len(lines) <= high + 3:
            top = y + small * 0.36 - (len(lines) - 1) / 2 * small * 1.04
            return "".join(
                text(x, top + at * small * 1.04, line, small, "n7", ink, room=room)
                for at, line in enumerate(lines)
            )
    return text(x, y + SMALL * 0.4, name, SMALL / SMALLEST, "n7", ink, room=room)


def back(x: float, y: float, wide: float, high: float, colour: str, sign: str = "") -> str:
    """The back of a card, perhaps with a sign on it."""
    r = min(7.5, wide / 8)
    made = rect(x + 1, y + 2.5, wide, high, r, "shade", opacity=0.3)
    made += rect(x, y, wide, high, r, colour, "outline", 1.4)
    made += rect(x + 4, y + 4, wide - 8, high - 8, r * 0.6, patterns.hatch(), "cream", 1, opacity=0.75)
    if sign:
        made += icon_at(sign, x + wide / 2, y + high / 2, min(wide, high) * 0.46)
    return made
