"""The scoring tiles of the six rounds: what brings points, and the cult bonus at the end of the round."""

from __future__ import annotations

from typing import Final

from ratusha.draw.cardboard import Chip, panel
from ratusha.draw.icons import control
from ratusha.draw.lettering import text
from ratusha.draw.svg import pale, rect
from ratusha.games.terra_mystica.components import (
    DWELLING,
    NO_CULT,
    ROUNDS,
    SANCTUARY,
    TILE_BONUS,
    TILE_BUILDING,
    TILE_CULT,
    TILE_EVERY,
    TILE_PRIEST_BONUS,
    TILE_SPADE,
    TILE_TOWN,
)
from ratusha.games.terra_mystica.draw.look import BUILDING_ICON, CULT_ICON, gained, glyphs, glyphs_width, say
from ratusha.games.terra_mystica.state import NO_TILE

TWO_COLUMNS: Final = 250
"""On a wider sheet the tiles stand in two columns."""


def draw_rounds(
    tiles: tuple[int, ...], now: int, x: float, y: float, wide: float, high: float, lang: str
) -> str:
    """The six tiles: this round's is amber, those of past rounds are pale."""
    made = panel(x, y, wide, high)
    columns = 2 if wide > TWO_COLUMNS else 1
    rows = ROUNDS // columns
    across, row = (wide - 10) / columns, (high - 10) / rows
    for at, tile in enumerate(tiles):
        left, top = x + 5 + at // rows * across, y + 5 + at % rows * row
        line = tile_row(at + 1, tile, left, top, across, row - 1.5, at + 1 == now, lang)
        made += pale(line, 0.42) if at + 1 < now else line
    return made


def tile_row(
    number: int, tile: int, x: float, y: float, wide: float, high: float, now: bool, lang: str
) -> str:
    """One tile: what it gives points for, then its cult bonus; none in the last round."""
    middle = y + high / 2
    made = rect(x, y, wide, high, 5, "amber-soft", "amber-deep", 1.5) if now else ""
    made += text(x + 9, middle + 4.4, number, 12.5, "f7", anchor="middle", room=14)
    if tile == NO_TILE:
        return made + text(x + wide / 2, middle + 4.4, "?", 12.5, "f7", "ink-2", anchor="middle", room=20)
    sign, size = min(high - 4, 15 if wide < 150 else 19), 11.5 if wide < 150 else 14
    items = _scored(tile)
    right = x + wide - 4
    if number == ROUNDS:
        made += text(right, middle + 4, say(lang, "last"), 11, "s4", "ink-2", anchor="end", room=56)
        right -= 58
    else:
        if TILE_CULT[tile] == NO_CULT:
            for_each: list[Chip] = [("priest", "")]
            bonus = gained(TILE_PRIEST_BONUS[tile])
        else:
            for_each = [(CULT_ICON[TILE_CULT[tile]], TILE_EVERY[tile])]
            bonus = gained(TILE_BONUS[tile])
        reward, each = (glyphs_width(of, sign, size) for of in (bonus, for_each))
        made += glyphs(right - reward / 2, middle, bonus, sign, size, "ink")
        made += control("arrow", right - reward - 12, middle - 5.5, 11, "ink-2", 2.4)
        right -= reward + 13 + each
        made += glyphs(right + each / 2, middle, for_each, sign, size, "ink")
    room = right - 5 - (x + 18)
    scored = min(glyphs_width(items, sign, size, 1), room)
    return made + glyphs(x + 18 + scored / 2, middle, items, sign, size, "ink", 1, scored)


def _scored(tile: int) -> list[Chip]:
    """What a tile gives points for, and how many."""
    points = max(TILE_SPADE[tile], TILE_TOWN[tile], *TILE_BUILDING[tile])
    things: list[Chip] = [
        (BUILDING_ICON[kind], "") for kind in range(DWELLING, SANCTUARY + 1) if TILE_BUILDING[tile][kind]
    ]
    if TILE_SPADE[tile]:
        things.append(("spade", ""))
    if TILE_TOWN[tile]:
        things.append(("town", ""))
    return [*things, ("vp", points)]
