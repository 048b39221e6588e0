"""The elements of SVG as text. Coordinates are the picture's own, without transforms, to a tenth or so."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from html import escape
from typing import Final

from ratusha.draw.palette import paint

Point = tuple[float, float]

DEFINITIONS: Final[dict[str, str]] = {}
"""Symbols, patterns and gradients by id; a picture carries those that its parts refer to."""

_REFERENCE: Final = re.compile(r"""(?:href="|url\()#([\w.-]+)""")


def define(id: str, svg: str) -> str:
    """Keep a definition under its id; returns the id."""
    DEFINITIONS[id] = svg
    return id


def needed(svg: str) -> tuple[str, ...]:
    """The definitions that a drawing refers to, and those that these refer to."""
    ids: dict[str, None] = {}
    for id in dict.fromkeys(_REFERENCE.findall(svg)):
        for inner in _within(id):
            ids[inner] = None
        ids[id] = None
    return tuple(ids)


@cache
def _within(id: str) -> tuple[str, ...]:
    return needed(DEFINITIONS[id])


@lru_cache(50_000)
def n(value: float) -> str:
    """A coordinate, as short as two decimals allow; things stand where they stood, so it is remembered."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _stroke(stroke: str, width: float, dash: str) -> str:
    if not stroke:
        return ""
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    return f' stroke="{paint(stroke)}" stroke-width="{n(width)}"{dashes}'


def _opacity(opacity: float) -> str:
    return f' opacity="{n(opacity)}"' if opacity < 1 else ""


def rect(
    x: float,
    y: float,
    width: float,
    height: float,
    radius: float = 0,
    fill: str = "none",
    stroke: str = "",
    line: float = 1,
    *,
    dash: str = "",
    opacity: float = 1,
) -> str:
    """A rectangle, its corners rounded."""
    round_ = f' rx="{n(radius)}"' if radius else ""
    return (
        f'<rect x="{n(x)}" y="{n(y)}" width="{n(width)}" height="{n(height)}"{round_} fill="{paint(fill)}"'
        f"{_stroke(stroke, line, dash)}{_opacity(opacity)}/>"
    )


def path(
    d: str, fill: str = "none", stroke: str = "", line: float = 1.5, *, dash: str = "", opacity: float = 1
) -> str:
    """A path; its joins and ends are round."""
    joins = ' stroke-linejoin="round" stroke-linecap="round"' if stroke else ""
    return f'<path d="{d}" fill="{paint(fill)}"{_stroke(stroke, line, dash)}{joins}{_opacity(opacity)}/>'


def circle(
    x: float,
    y: float,
    radius: float,
    fill: str = "none",
    stroke: str = "",
    line: float = 1.5,
    opacity: float = 1,
) -> str:
    """A circle."""
    return (
        f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(radius)}" fill="{paint(fill)}"'
        f"{_stroke(stroke, line, '')}{_opacity(opacity)}/>"
    )


def line(
    x1: float, y1: float, x2: float, y2: float, stroke: str = "line", width: float = 1, *, dash: str = ""
) -> str:
    """A straight line."""
    return (
        f'<line x1="{n(x1)}" y1="{n(y1)}" x2="{n(x2)}" y2="{n(y2)}"{_stroke(stroke, width, dash)}'
        ' stroke-linecap="round"/>'
    )


def use(id: str, x: float, y: float, width: float, height: float, opacity: float = 1) -> str:
    """A symbol, in the box that begins at x, y."""
    box = f'x="{n(x)}" y="{n(y)}" width="{n(width)}" height="{n(height)}"'
    return f'<use href="#{id}" {box}{_opacity(opacity)}/>'


def pale(svg: str, opacity: float) -> str:
    """Something paler than it is."""
    return f'<g opacity="{n(opacity)}">{svg}</g>'


def polygon(points: Iterable[Point]) -> str:
    """The path round these points."""
    return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in points) + "Z"


def place(id: str, outline: str, svg: str = "", name: str = "", about: str = "") -> str:
    """A place that can be touched, with the id of the game's places.py and its outline.

    Whatever is drawn there, it is met everywhere within its outline.
    `name` and `about` are what a note says of it to somebody who points at it: what it is, what it does.
    """
    told = f' data-name="{escape(name)}"' if name else ""
    told += f' data-about="{escape(about)}"' if about else ""
    reach = f'<path class="reach" d="{outline}" fill="none"/>'
    return f'<g data-place="{id}" data-outline="{outline}"{told}>{reach}{svg}</g>'


def label(svg: str) -> str:
    """The name of a place on the board, which a reader may turn off (a setting of the pages)."""
    return f'<g class="label">{svg}</g>'


def shown_with(id: str, svg: str, start: str = "") -> str:
    """Something that is in sight only while this place is chosen or pointed at (by the page’s script); or,
    where there are several ids with spaces between them, the one act that touches just these.

    Where it comes from another place, `start`, it is so with that one or alone, not with a third.
    """
    begins = f' data-start="{start}"' if start else ""
    return f'<g data-with="{id}"{begins} visibility="hidden" pointer-events="none">{svg}</g>'


def above(svg: str) -> str:
    """A note on paper of its own, which lies above everything and is never touched."""
    return f'<g class="above" pointer-events="none">{svg}</g>'


def opens(frame: str, svg: str) -> str:
    """Something small that a touch shows in full size: the id of the frame that does."""
    return f'<g data-frame="{frame}">{svg}</g>'
