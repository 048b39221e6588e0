"""Patterns: every ground has one, so that nothing is told by its colour alone."""

from __future__ import annotations

from typing import Final, NamedTuple

from ratusha.draw.colour import mix
from ratusha.draw.palette import LANDS, PAPER
from ratusha.draw.svg import DEFINITIONS, define, n


class Pattern(NamedTuple):
    """One repeat: its size, the lines in it, how thick they are."""

    width: int
    height: int
    lines: str
    thick: float


WAVES: Final = Pattern(
    22, 12, "M-2 4c3-4 6-4 9 0s6 4 9 0 6-4 9 0M-13 10c3-4 6-4 9 0s6 4 9 0 6-4 9 0 6 4 9 0", 1.2
)
DOTS: Final = Pattern(14, 14, "M3 3h.01M10 5h.01M5.5 9.5h.01M12 12h.01", 2)
FURROWS: Final = Pattern(18, 12, "M0 3h8M11 3h5M4 9h9M15 9h3", 1.4)
REEDS: Final = Pattern(
    18,
    18,
    "M5 9V3M3 9c0-2.5-1-3.5-2-4M7 9c0-2.5 1-3.5 2-4M14 18v-6M12 18c0-2.5-1-3.5-2-4M16 18c0-2.5 1-3.5 2-4",
    1.3,
)
TREES: Final = Pattern(20, 20, "M5.5 2l4 7h-8ZM15.5 11.5l4 7h-8Z", 1.3)
PEAKS: Final = Pattern(22, 18, "M1 8l4.5-6L10 8M12 17l4.5-6 4.5 6", 1.4)
CRACKS: Final = Pattern(24, 20, "M2 3l5 3 1 4 5 2M15 2l3 4-1 5M5 16l5-2 6 3 4-2", 1.2)
BRICKS: Final = Pattern(14, 10, "M0 .5h14M0 5.5h14M3.5 .5v5M10.5 5.5v5", 1)
GRASS: Final = Pattern(14, 12, "M3 5l-1.5-3M3 5l1.5-3M10 11l-1.5-3M10 11l1.5-3", 1.2)
LINES: Final = Pattern(14, 7, "M1 2h9M3 5.5h9", 1)
FACETS: Final = Pattern(16, 16, "M0 16L16 0M0 6l6 5M10 3l4 7", 1)
BATTLEMENT: Final = Pattern(16, 10, "M0 7h3V4h4v3h4V4h4v3h1", 1.1)
RUBBLE: Final = Pattern(18, 16, "M2 5l3-3 3 2-1 3H3ZM11 13l2-3h4l-1 4Z", 1.1)
SHELLS: Final = Pattern(20, 16, "M2 7a4 4 0 0 1 8 0M6 3v4M12 15a4 4 0 0 1 8 0M16 11v4", 1.2)
BLOCKS: Final = Pattern(12, 8, "M0 .5h12M0 4.5h12M4 .5v4M10 4.5v4", 1)

PATTERN: Final[dict[str, Pattern]] = {
    "building": BRICKS,
    "animal": GRASS,
    "knowledge": LINES,
    "ship": WAVES,
    "castle": BATTLEMENT,
    "mine": FACETS,
    "desert": DOTS,
    "plains": FURROWS,
    "swamp": REEDS,
    "lakes": WAVES,
    "forest": TREES,
    "mountains": PEAKS,
    "wasteland": CRACKS,
    "river": WAVES,
    "farmland": FURROWS,
    "woodland": TREES,
    "minefield": FACETS,
    "mountain": PEAKS,
    "coast": SHELLS,
    "sand": DOTS,
    "grove": TREES,
    "ruins": RUBBLE,
    "wall": BLOCKS,
    "sea": WAVES,
    "nature": GRASS,
    "village": FURROWS,
    "city": BRICKS,
    "prize": DOTS,
}
"""The pattern of each ground."""

_WATER: Final = ("lakes", "river", "ship", "sea")
_DEEP: Final = ("swamp", "forest", "grove", "woodland")
"""Grounds so dark that the lines of their pattern are lighter than they are."""


def laid(land: str, scale: float = 1) -> str:
    """The fill with the pattern of a ground, for pieces of cardboard; laid over the colour."""
    return _fill(land, "laid", scale, _tone(land), 0.75)


def printed(land: str, scale: float = 1) -> str:
    """The same for what is printed on a board: pale."""
    return _fill(land, "print", scale, f"var(--{land}-mark)", 0.28)


def mapped(land: str, scale: float = 1) -> str:
    """The same for land on a map of squares: dark lines on every ground."""
    return _fill(land, "map", scale, mix(LANDS[land], "#1d140d", 0.6), 0.6)


def hatch() -> str:
    """The fill that hatches what is not in use: laid over anything."""
    if "hatch" not in DEFINITIONS:
        define(
            "hatch",
            '<pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse"><path d="M-1 1l2-2M0 7'
            'L7 0M6 8l2-2" stroke="var(--ink-2)" stroke-width="1.1" opacity=".45"/></pattern>',
        )
    return "url(#hatch)"


def _tone(land: str) -> str:
    colour = LANDS[land] if land in LANDS else PAPER[land][0]
    if land in _WATER:
        return mix(colour, "#ffffff", 0.75)
    return mix(colour, "#ffffff", 0.45) if land in _DEEP else mix(colour, "#33271c", 0.5)


def _fill(land: str, how: str, scale: float, tone: str, opacity: float) -> str:
    id = f"p-{land}-{how}-{round(scale * 100)}"
    if id not in DEFINITIONS:
        width, height, lines, thick = PATTERN[land]
        define(
            id,
            f'<pattern id="{id}" width="{n(width * scale)}" height="{n(height * scale)}" '
            f'patternUnits="userSpaceOnUse"><path transform="scale({n(scale)})" d="{lines}" fill="none" '
            f'stroke="{tone}" stroke-width="{thick}" stroke-linecap="round" stroke-linejoin="round" '
            f'opacity="{opacity}"/></pattern>',
        )
    return f"url(#{id})"
