"""What the table is made of: tiles, printed spaces, goods."""

from __future__ import annotations

from typing import Final

from ratusha.draw.cardboard import PIPS, laid_hex, plain_piece, printed_die, printed_hex
from ratusha.draw.icons import icon, icon_at
from ratusha.draw.lettering import text
from ratusha.draw.palette import PAINT
from ratusha.draw.shapes import box, hexagon
from ratusha.draw.svg import DEFINITIONS, circle, define, place, rect, use
from ratusha.games.burgundy import names
from ratusha.games.burgundy.components import (
    ANIMAL,
    ANIMALS_ON,
    COLOUR_NAMES,
    COLOUR_OF,
    KNOWLEDGE,
    NO_TILE,
    NUMBER_OF,
    SPECIES_NAMES,
    SPECIES_OF,
    TILE_NAMES,
)
from ratusha.games.burgundy.text.tiles import about
from ratusha.kernel import words

GLYPH: Final = {"building": "city_hall", "animal": "sheep"}
"""The icon of a colour, where it is not called as the colour is."""
SMALL: Final = 16
"""On tiles of a smaller radius there is no room for numbers."""
SMALLEST: Final = 10
"""On printed spaces of a smaller radius not even for a sign: pattern and colour tell."""
SMALL_GOODS: Final = 18
"""On goods tiles of a smaller size there is no room for the crate."""
NUMBERS_OF: Final = 9.6
"""No number on a tile is smaller than this."""


def glyph(colour: int) -> str:
    """The icon of a colour."""
    name = COLOUR_NAMES[colour]
    return GLYPH.get(name, name)


def tile_icon(tile: int) -> str:
    """The icon on a kind of tile."""
    if SPECIES_OF[tile] >= 0:
        return SPECIES_NAMES[SPECIES_OF[tile]]
    return "knowledge" if NUMBER_OF[tile] else TILE_NAMES[tile]


def draw_tile(tile: int, x: float, y: float, radius: float) -> str:
    """A tile: animals with their number, knowledge with that of its effect, the others with their sign."""
    colour = COLOUR_OF[tile]
    made = laid_hex(COLOUR_NAMES[colour], x, y, radius)
    size = radius * 1.02
    if radius < SMALL:
        return made + icon_at(tile_icon(tile), x, y, radius * 1.24)
    if colour == ANIMAL:
        dot, number = max(radius * 0.27, 6.6), max(radius * 0.44, NUMBERS_OF)
        at_x, at_y = x + radius * 0.42, y + radius * 0.4
        made += icon_at(tile_icon(tile), x - radius * 0.12, y - radius * 0.1, size)
        made += circle(at_x, at_y, dot, "white", "outline", 1.2)
        return made + text(
            at_x, at_y + number * 0.36, ANIMALS_ON[tile], number, "s7", "dark", anchor="middle", room=2 * dot
        )
    if colour == KNOWLEDGE:
        number = max(radius * 0.38, NUMBERS_OF)
        wide, high = max(radius * 0.68, 16), max(radius * 0.42, 11)
        made += icon_at("knowledge", x, y - radius * 0.2, size * 0.84)
        made += rect(x - wide / 2, y + radius * 0.24, wide, high, radius * 0.12, "white", "outline", 1)
        base = y + radius * 0.24 + high / 2 + number * 0.36
        return made + text(x, base, NUMBER_OF[tile], number, "s7", "dark", anchor="middle", room=wide)
    return made + icon_at(tile_icon(tile), x, y, size)


def tile_place(
    id: str, tile: int, x: float, y: float, radius: float, lang: str, empty: str, where: str = ""
) -> str:
    """A place with the tile that lies there, or else with what an empty one looks like; `where` is added to
    the tile's name, because there may be others like it.
    """
    outline = hexagon(x, y, radius - 1)
    if tile == NO_TILE:
        return place(id, outline, empty)
    name = words.text(names.tile(tile), lang) + (f" ({where})" if where else "")
    return place(id, outline, draw_tile(tile, x, y, radius), name, about(tile, lang))


def space(colour: int, number: int, x: float, y: float, radius: float) -> str:
    """An empty space of an estate: pale, its number as a die, its sign below."""
    made = printed_hex(COLOUR_NAMES[colour], x, y, radius)
    if radius < SMALLEST:
        return made
    if radius < SMALL:
        return made + icon_at(glyph(colour), x, y, radius * 0.9, opacity=0.45)
    return (
        made
        + printed_die(x, y - radius * 0.18, radius * 0.72, number)
        + icon(glyph(colour), x - radius * 0.24, y + radius * 0.36, radius * 0.48, opacity=0.75)
    )


def goods_tile(kind: int, x: float, y: float, size: float) -> str:
    """A goods tile, its middle at x, y: its colour, a crate, the die that sells it; small: the die alone."""
    small = size < SMALL_GOODS
    id = f"goods-{kind}-small" if small else f"goods-{kind}"
    if id not in DEFINITIONS:
        side = plain_piece(box(-15, -15, 30, 30, 4), PAINT[f"goods-{kind}"])
        if small:
            inner = rect(-11, -11, 22, 22, 4, "white", "outline", 1.2) + _pips(kind, 0, 0, 6, 2.5)
        else:
            inner = icon("goods", -12.6, -13.5, 18.6) + rect(0.6, 0.6, 13.2, 13.2, 3, "white", "outline", 0.9)
            inner += _pips(kind, 7.2, 7.2, 3.6, 1.3)
        define(id, f'<symbol id="{id}" viewBox="-16 -16 32 32" overflow="visible">{side}{inner}</symbol>')
    whole = size * 32 / 30
    return use(id, x - whole / 2, y - whole / 2, whole, whole)


def _pips(number: int, x: float, y: float, step: float, radius: float) -> str:
    return "".join(circle(x + step * dx, y + step * dy, radius, "black") for dx, dy in PIPS[number])


def goods_place(
    id: str, kind: int, count: int, x: float, y: float, size: float, lang: str, below: bool = False
) -> str:
    """Goods of one type; how many of them there are, on a disc at the lower left (small: beside them), or
    below, where a ring does not cover it.
    """
    made = goods_tile(kind, x, y, size)
    if count > 1 and below:
        made += text(x, y + size / 2 + 16, f"×{count}", 12.5, "s7", anchor="middle", room=size)
    elif count > 1 and size < SMALL_GOODS:
        made += text(x + size / 2 + 1, y + 3.6, count, 10, "s7", room=8)
    elif count > 1:
        dot = 6.4 if size < 26 else 8
        at_x, at_y = x - size / 2 + 2, y + size / 2 - 1
        made += circle(at_x, at_y, dot, "paper", "outline", 1.1)
        made += text(at_x, at_y + dot * 0.54, count, dot * 1.5, "s7", anchor="middle", room=2 * dot)
    name = words.text(names.goods(kind), lang)
    side = size + 4 if size > 30 else size  # for thumbs
    return place(id, box(x - side / 2, y - side / 2, side, side, side / 7), made, f"{count} × {name}")


def no_goods(x: float, y: float, size: float) -> str:
    """Where goods may be laid."""
    return rect(x - size / 2, y - size / 2, size, size, 4, "none", "line", 1.2, dash="3 3")
