"""One player's board in full size: the estate, the yard, the areas begun and what they will bring."""

from __future__ import annotations

from ratusha.draw.cardboard import chips
from ratusha.draw.icons import icon_at
from ratusha.draw.lettering import text
from ratusha.draw.palette import PLAYERS
from ratusha.draw.shapes import hexagon
from ratusha.draw.svg import line, path, rect
from ratusha.games.burgundy import names
from ratusha.games.burgundy.boards import AREA, SPACE_COLOUR
from ratusha.games.burgundy.components import AREA_POINTS, COLOUR_NAMES, PHASE_POINTS
from ratusha.games.burgundy.draw import yard as pieces
from ratusha.games.burgundy.draw.estates import middle
from ratusha.games.burgundy.draw.tiles import glyph
from ratusha.games.burgundy.draw.yard import Yard
from ratusha.games.burgundy.text.words import say
from ratusha.kernel import words
from ratusha.kernel.bits import bits

MOST_AREAS = 9
"""How many areas fit the column."""


def draw_yard_column(yard: Yard, x: float, y: float, wide: float, lang: str) -> str:
    """Everything beside the estate, 150 high."""
    made = text(x, y + 12, say(lang, "draw-yard"), 14, "f7", room=wide)
    made += pieces.storage(yard, x + 27, y + 50, 27, 51, lang) + pieces.dice(
        yard, x + wide - 54, y + 50, 32, 37, lang
    )
    made += pieces.goods(yard, x + 17, y + 106, 30, 42, lang)
    shown, _ = pieces.purse(yard, x + 140, y + 106, 16, 20, lang)
    made += shown + pieces.bonuses(yard, x + wide, y + 140, 11, lang)
    return made + pieces.sold(yard, x + 4, y + 141, 16, 20, lang)[0]


def draw_reach(reach: tuple[int, ...], colour: str, x: float, y: float, radius: float) -> str:
    """A ring on every empty space that a die reaches."""
    made = ""
    for number in reach:
        d = hexagon(*middle(number, x, y, radius), radius - 3.5)
        made += path(d, "none", "paper", 6, opacity=0.9)
        made += path(d, "none", PLAYERS[colour][0], 3, dash="8 5")
    return made


def draw_legend(
    count: int, dice: tuple[int, ...], colour: str, x: float, y: float, wide: float, lang: str
) -> str:
    """What the rings mean."""
    shown = tuple(str(number) for number in dice if number)
    if not shown:
        return ""
    told = say(lang, "draw-reach", dice=", ".join(dict.fromkeys(shown)), n=count)
    made = path(hexagon(x + 14, y, 13), "none", "paper", 5, opacity=0.9)
    made += path(hexagon(x + 14, y, 13), "none", PLAYERS[colour][0], 2.6, dash="6 4")
    return made + text(x + 36, y + 5, told, 13, "s4", "ink-2", room=wide - 36)


def begun(board: int, filled: int) -> tuple[tuple[int, int, int], ...]:
    """The areas that are begun and not finished: colour, filled, size; the nearest to their end first."""
    found = [
        (area.bit_count() - (area & filled).bit_count(), -area.bit_count(), bits(area)[0], area)
        for area in set(AREA[board])
        if area & filled and area & ~filled
    ]
    return tuple(
        (SPACE_COLOUR[board][first], (area & filled).bit_count(), area.bit_count())
        for _, _, first, area in sorted(found)
    )


def draw_areas(
    areas: tuple[tuple[int, int, int], ...], phase: int, x: float, y: float, wide: float, lang: str
) -> str:
    """Each area begun: how much of it is filled, and the points for finishing it in this phase."""
    made = line(x, y, x + wide, y) + text(x, y + 22, say(lang, "draw-begun"), 14, "f7", room=wide * 0.6)
    made += text(
        x + wide, y + 22, say(lang, "draw-brings"), 12, "s4", "ink-2", anchor="end", room=wide * 0.38
    )
    if not areas:
        return made + text(x, y + 50, say(lang, "text-nothing"), 13, "s4", "ink-2", room=wide)
    for row, (colour, filled, size) in enumerate(areas[:MOST_AREAS]):
        top = y + 32 + row * 32
        made += path(hexagon(x + 13, top + 15, 12), COLOUR_NAMES[colour], "outline", 1.2)
        made += icon_at(glyph(colour), x + 13, top + 15, 15)
        name = words.text(names.area(colour), lang)
        boxes = x + wide - 54 - size * 11
        made += text(x + 32, top + 20, name[:1].upper() + name[1:], 13, "s4", room=boxes - x - 36)
        for at in range(size):
            fill = COLOUR_NAMES[colour] if at < filled else "none"
            made += rect(boxes + at * 11, top + 9, 9, 12, 2, fill, "ink-2", 1)
        points = AREA_POINTS[size] + (PHASE_POINTS[phase] if phase else 0)
        made += chips(x + wide, top + 15, [("vp", f"+{points}")], size=14, fill="good", right=True)
    return made
