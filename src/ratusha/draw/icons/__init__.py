"""Our own icons on a grid of 24: one line weight, round joins, flat colours; each readable at 16.

A picture carries the symbols it uses; in the dark a pale rim keeps the silhouettes off the walnut.
"""

from __future__ import annotations

from typing import Final

from ratusha.draw.icons import altay, burgundy, empire, gloomhaven, materials, terra_mystica, things
from ratusha.draw.icons.controls import LINES
from ratusha.draw.palette import paint
from ratusha.draw.svg import DEFINITIONS, define, n, use

OWN: Final = "own"
"""In place of a colour: that of the piece's owner."""
PLAIN: Final = "#efe3c8"
"""The colour of a piece that nobody owns."""

ICONS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    **things.ICONS,
    **materials.ICONS,
    **burgundy.ICONS,
    **terra_mystica.ICONS,
    **altay.ICONS,
    **gloomhaven.ICONS,
    **empire.ICONS,
}
"""The paths of each icon with their fills; "" is a line alone."""


def icon(name: str, x: float, y: float, size: float = 24, *, own: str = "", opacity: float = 1) -> str:
    """An icon with its upper left corner at x, y; `own` is the colour of whose piece it is."""
    return use(symbol(name, own), x, y, size, size, opacity)


def icon_at(name: str, x: float, y: float, size: float = 24, *, own: str = "", opacity: float = 1) -> str:
    """An icon with its middle at x, y."""
    return use(symbol(name, own), x - size / 2, y - size / 2, size, size, opacity)


def symbol(name: str, own: str = "") -> str:
    """The id of an icon's symbol, in a colour."""
    id = f"i-{name}-{own.lstrip('#')}" if own else f"i-{name}"
    if id not in DEFINITIONS:
        parts = ICONS[name]
        whole = "".join(d for d, _ in parts)
        paths = "".join(f'<path d="{d}" fill="{_fill(fill, own)}"/>' for d, fill in parts)
        define(
            id,
            f'<symbol id="{id}" viewBox="0 0 24 24" overflow="visible"><g stroke-linejoin="round" '
            f'stroke-linecap="round"><path d="{whole}" fill="none" stroke="var(--rim)" stroke-width="3.2" '
            f'opacity=".55"/><g stroke="#33271c" stroke-width="1.6">{paths}</g></g></symbol>',
        )
    return id


def _fill(fill: str, own: str) -> str:
    if fill == OWN:
        return paint(own or PLAIN)
    return paint(fill) if fill else "none"


def control(name: str, x: float, y: float, size: float = 20, stroke: str = "ink", line: float = 2) -> str:
    """A sign of the pages' controls (an arrow, a lock) with its upper left corner at x, y."""
    id = f"c-{name}-{stroke.lstrip('#')}-{n(line)}"
    if id not in DEFINITIONS:
        define(
            id,
            f'<symbol id="{id}" viewBox="0 0 24 24" overflow="visible"><path d="{LINES[name]}" fill="none" '
            f'stroke="{paint(stroke)}" stroke-width="{n(line)}" stroke-linecap="round" '
            'stroke-linejoin="round"/></symbol>',
        )
    return use(id, x, y, size, size)
