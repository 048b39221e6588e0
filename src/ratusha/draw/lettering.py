"""Text that fits: SVG does not wrap, so that every line is measured with the widths of our fonts.

A line that is too long for its room is set a little smaller, then narrow, then both. What still does not
fit is squeezed by the browser (`textLength`), and the tests complain about it; only names that people
give themselves are cut.
"""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import Final

from ratusha.draw.advances import LETTERS, WIDTHS
from ratusha.draw.fonts import source
from ratusha.draw.palette import paint
from ratusha.draw.svg import n

SMALLEST: Final = 0.84
"""No line is set smaller than this share of its size."""
ELSE: Final = 900
"""The width of a letter that our fonts do not have, in thousandths of the size: wide enough."""
LEADING: Final = 1.28
"""From line to line, in sizes."""

WIDTH: Final[dict[str, dict[str, int]]] = {
    face: dict(zip(LETTERS, map(int, widths.split()), strict=True)) for face, widths in WIDTHS.items()
}

WIDER: Final = {"s4": 1.22, "s7": 1.35, "n4": 1.36, "n7": 1.46, "f7": 1.2}
"""How much wider DejaVu is, the widest font that stands in for ours: measured so without the packages."""
STRETCH: Final[dict[str, float]] = {face: 1.0 if source(face) else WIDER[face] for face in WIDTHS}

_NARROWER: Final = {"s4": "n4", "s7": "n7"}


@lru_cache(20_000)
def width(text: str, size: float, face: str = "s4") -> float:
    """How wide a line is."""
    of = WIDTH[face]
    return sum(of.get(letter, ELSE) for letter in text) * STRETCH[face] * size / 1000


@lru_cache(20_000)
def fit(text: str, size: float, face: str, room: float) -> tuple[float, str, bool]:
    """The size and the face in which a line fits its room, and whether it does."""
    for tried in (face, _NARROWER.get(face, face)):
        wide = width(text, size, tried)
        if wide <= room:
            return size, tried, True
        if wide * SMALLEST <= room:
            return size * room / wide, tried, True
    return size * SMALLEST, tried, False


def text(
    x: float,
    y: float,
    line: str | int,
    size: float = 13,
    face: str = "s4",
    fill: str = "ink",
    *,
    room: float,
    anchor: str = "start",
    opacity: float = 1,
    spacing: float = 0,
) -> str:
    """A line on the base line y; `room` is how wide it may be, `anchor` the end of it that lies at x.

    It is only seen: who listens hears the names of places, and the position in words.
    """
    written = str(line)
    size, face, fits = fit(written, size, face, room - spacing * len(written))
    more = f' text-anchor="{anchor}"' if anchor != "start" else ""
    if opacity < 1:
        more += f' opacity="{n(opacity)}"'
    if spacing:
        more += f' letter-spacing="{n(spacing)}"'
    if not fits:
        more += f' textLength="{n(room)}" lengthAdjust="spacingAndGlyphs"'
    return (
        f'<text aria-hidden="true" x="{n(x)}" y="{n(y)}" class="{face}" font-size="{n(size)}" '
        f'fill="{paint(fill)}"{more}>'
        f"{escape(written, quote=False)}</text>"
    )


@lru_cache(2_000)
def cut(name: str, size: float, face: str, room: float) -> str:
    """A name that somebody gave himself, cut where it does not fit even narrow and small."""
    if fit(name, size, face, room)[2]:
        return name
    short = name
    while short and not fit(short + "…", size, face, room)[2]:
        short = short[:-1]
    return short.rstrip() + "…"


@lru_cache(2_000)
def wrap(text: str, size: float, face: str, room: float) -> tuple[str, ...]:
    """The lines of a paragraph."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, size, face) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


def paragraph(
    x: float,
    y: float,
    words: str,
    size: float = 12.5,
    face: str = "s4",
    fill: str = "ink",
    *,
    room: float,
    most: int,
    anchor: str = "start",
) -> str:
    """At most so many lines from the base line y down: smaller, then narrow, where they would be more."""
    for tried, share in ((face, 1.0), (face, SMALLEST), (_NARROWER.get(face, face), SMALLEST)):
        lines = wrap(words, size * share, tried, room)
        if len(lines) <= most:
            return "".join(
                text(
                    x,
                    y + i * size * share * LEADING,
                    line,
                    size * share,
                    tried,
                    fill,
                    room=room,
                    anchor=anchor,
                )
                for i, line in enumerate(lines)
            )
    lines = (*lines[: most - 1], " ".join(lines[most - 1 :]))  # squeezed, and the tests complain
    step = size * SMALLEST * LEADING
    return "".join(
        text(x, y + i * step, line, size * SMALLEST, tried, fill, room=room, anchor=anchor)
        for i, line in enumerate(lines)
    )
