"""The depots: the six numbered ones in a ring, as printed, round the black one."""

from __future__ import annotations

from typing import Final

from ratusha.draw.cardboard import chips, empty_hex, printed_die, printed_hex
from ratusha.draw.icons import icon_at
from ratusha.draw.lettering import text
from ratusha.draw.picture import Scene
from ratusha.draw.shapes import ROOT3, box, hexagon
from ratusha.draw.svg import path, place, rect
from ratusha.games.burgundy import names, places
from ratusha.games.burgundy.components import (
    BLACK_DEPOT,
    BLACK_SPACES,
    BLACK_SPACES_USED,
    COLOUR_NAMES,
    DEPOT_SPACES,
    DEPOT_SPACES_USED,
    NUMBERS,
    PRICE_OF_A_TILE,
    SEATS,
    SHELF,
    SHELF_COLOUR,
)
from ratusha.games.burgundy.draw.tiles import glyph, goods_place, goods_tile, no_goods, tile_place
from ratusha.games.burgundy.state import GOODS_ROW, Burgundy
from ratusha.games.burgundy.text.words import say
from ratusha.kernel import words

_BLACK_AT: Final = ((0, 0), (1, 0), (0, 1), (1, 1), (1, 2), (2, 2), (2, 0), (0, 2))
"""Where the spaces of the black depot lie, by column and row: the first ones close together."""
_BLACK_ROWS: Final = (3, 2, 3)
GAP: Final = 6
THUMB: Final = 40
"""No target on a phone is smaller."""
SIDE_BY_SIDE: Final = 2
"""How many types of goods in a depot are large."""
GOODS_HIGH: Final = 54
"""How high a row of goods for a thumb is, with the gap below it."""


def height(radius: float) -> float:
    """How high all depots are together."""
    return 2 * card_height(radius) + black_height(radius) + 2 * GAP


def head(radius: float) -> float:
    """How high the strip with die and goods is: high enough for a thumb where the tiles are."""
    return 44 if radius * ROOT3 >= THUMB else 34


def card_height(radius: float) -> float:
    """How high a numbered depot is."""
    return radius * 3.5 + head(radius)


def black_height(radius: float) -> float:
    """How high the black depot is."""
    return radius * 5 + 34


def mixed(g: Burgundy) -> list[int]:
    """The depots with more types of goods than lie there side by side."""
    rows = [g.depot_goods[depot * GOODS_ROW : (depot + 1) * GOODS_ROW] for depot in range(1, NUMBERS + 1)]
    return [depot for depot, row in enumerate(rows, 1) if sum(count > 0 for count in row) > SIDE_BY_SIDE]


def add_goods(scene: Scene[Burgundy], x: float, y: float, wide: float) -> None:
    """For a thumb: the goods of each mixed depot in a row of their own."""
    g = scene.g
    for at, depot in enumerate(mixed(g)):
        goods = tuple(g.depot_goods[depot * GOODS_ROW : (depot + 1) * GOODS_ROW])
        shown = (depot, goods, x, y + at * GOODS_HIGH, wide, scene.lang)
        scene.part(f"depot-{depot}-goods", draw_goods, *shown)


def draw_goods(depot: int, counts: tuple[int, ...], x: float, y: float, wide: float, lang: str) -> str:
    """The die of a depot, and its goods."""
    made = rect(x, y, wide, GOODS_HIGH - 6, 9, "print", "line", 1.2)
    made += printed_die(x + 26, y + (GOODS_HIGH - 6) / 2, 21, depot)
    step = (wide - 60) / NUMBERS
    for at, kind in enumerate(kind for kind in range(1, NUMBERS + 1) if counts[kind]):
        spot = x + 54 + (at + 0.5) * step, y + (GOODS_HIGH - 6) / 2, THUMB - 2
        made += goods_place(places.depot_goods_of(depot, kind), kind, counts[kind], *spot, lang)
    return made


def add_depots(scene: Scene[Burgundy], x: float, y: float, wide: float, radius: float) -> None:
    """A part for each depot."""
    g = scene.g
    middle = radius * ROOT3 * 3 + 8
    side = (wide - middle - 2 * GAP) / 2
    columns = ((x, side), (x + side + GAP, middle), (x + side + middle + 2 * GAP, side))
    high, black = card_height(radius), black_height(radius)
    upper, lower = y + (high + black - high) / 2 - GAP / 2, y + (high + black + high) / 2 + GAP / 2
    ring = (
        (1, 1, y),
        (2, 2, upper),
        (3, 2, lower),
        (4, 1, y + high + black + 2 * GAP),
        (5, 0, lower),
        (6, 0, upper),
    )
    phase = max(1, g.phase)
    for depot, column, top in ring:
        left, room = columns[column]
        tiles = tuple(g.shelves[SHELF[depot] : SHELF[depot] + DEPOT_SPACES])
        goods = tuple(g.depot_goods[depot * GOODS_ROW : (depot + 1) * GOODS_ROW])
        scene.part(
            f"depot-{depot}",
            draw_depot,
            depot,
            tiles,
            goods,
            g.seats,
            phase,
            left,
            top,
            room,
            radius,
            scene.lang,
        )
    left, room = columns[1]
    tiles = tuple(g.shelves[SHELF[BLACK_DEPOT] : SHELF[BLACK_DEPOT] + BLACK_SPACES])
    scene.part("depot-0", draw_black, tiles, g.seats, left, y + high + GAP, room, radius, scene.lang)


def draw_depot(
    depot: int,
    tiles: tuple[int, ...],
    goods: tuple[int, ...],
    seats: int,
    phase: int,
    x: float,
    y: float,
    wide: float,
    radius: float,
    lang: str,
) -> str:
    """A numbered depot: its die, the goods in it, its four spaces."""
    made = rect(x, y, wide, card_height(radius), 9, "print", "line", 1.2)
    strip = head(radius)
    made += printed_die(x + 17, y + 17, 21, depot)
    made += _goods(depot, goods, x + 31, y + 2, wide - 33, strip - 4, lang, apart=strip > THUMB)
    step = radius * ROOT3
    left, top = x + wide / 2 - step * 0.75, y + strip - 2 + radius
    for slot in range(DEPOT_SPACES):
        at_x = left + (slot % 2) * step + (step / 2 if slot > 1 else 0)
        at_y = top + (slot // 2) * radius * 1.5
        if slot < DEPOT_SPACES_USED[seats]:
            empty = _empty_space(depot, slot, seats, phase, at_x, at_y, radius, lang)
        else:
            needed = min(n for n in range(SEATS[1] + 1) if DEPOT_SPACES_USED[n] > slot)
            empty = empty_hex(at_x, at_y, radius)
            empty += text(at_x, at_y + 4, needed, 11, "s4", "ink-2", anchor="middle", room=20)
        id, where = places.depot_space(depot, slot), words.text(names.depot(depot), lang)
        made += tile_place(id, tiles[slot], at_x, at_y, radius, lang, empty, where)
    return made


def _empty_space(
    depot: int, slot: int, seats: int, phase: int, x: float, y: float, radius: float, lang: str
) -> str:
    """A printed space; where its colour changes with the phase, that of this one and its letters."""
    shelf = SHELF[depot] + slot
    colour = SHELF_COLOUR[seats][phase][shelf]
    made = printed_hex(COLOUR_NAMES[colour], x, y, radius)
    letters = [p for p in range(1, len(SHELF_COLOUR[seats])) if SHELF_COLOUR[seats][p][shelf] == colour]
    if len(letters) == len(SHELF_COLOUR[seats]) - 1:
        return made + icon_at(glyph(colour), x, y, radius * 0.7, opacity=0.6)
    made += icon_at(glyph(colour), x, y - radius * 0.22, radius * 0.62, opacity=0.6)
    shown = " ".join(say(lang, f"phase-{'ABCDE'[p - 1]}") for p in letters)
    return made + text(x, y + radius * 0.55, shown, 10, "s4", anchor="middle", room=radius * 1.4)


def _goods(
    depot: int, counts: tuple[int, ...], x: float, y: float, wide: float, high: float, lang: str, apart: bool
) -> str:
    """The goods of a depot, from the right: two large ones, or up to six in two rows; are these then touched
    in a row apart (`add_goods`)?
    """
    kinds = [kind for kind in range(1, NUMBERS + 1) if counts[kind]]
    size = high - 4 if high == THUMB else high - 10
    step = min((wide - 2) / 3, high * 0.72)
    inner = "" if kinds else no_goods(x + wide - size / 2 - 3, y + high / 2, size)
    for at, kind in enumerate(kinds):
        if len(kinds) <= SIDE_BY_SIDE:
            spot = x + wide - size / 2 - 3 - at * min((wide - 3) / 2, size + 7), y + high / 2, size
        else:
            spot = x + wide - 14 - at % 3 * step, y + high * (0.26 + at // 3 * 0.5), high * 0.4
        if apart and len(kinds) > SIDE_BY_SIDE:
            inner += goods_tile(kind, *spot)
        else:
            inner += goods_place(places.depot_goods_of(depot, kind), kind, counts[kind], *spot, lang)
    name = say(lang, "draw-depot-goods", depot=names.depot(depot))
    return place(places.depot_goods(depot), box(x, y, wide, high, 5), inner, name)


def draw_black(
    tiles: tuple[int, ...], seats: int, x: float, y: float, wide: float, radius: float, lang: str
) -> str:
    """The black depot: its price in silver, and its spaces."""
    made = rect(x, y, wide, black_height(radius), 9, "black-depot", "outline", 1.2)
    made += chips(x + 8, y + 16, [("silver", PRICE_OF_A_TILE)], size=14, sign=18, fill="on-black")
    r = radius * 0.985
    step = r * ROOT3
    for slot in range(BLACK_SPACES):
        column, row = _BLACK_AT[slot]
        at_x = x + wide / 2 + (column - (_BLACK_ROWS[row] - 1) / 2) * step
        at_y = y + 30 + r + row * r * 1.5
        if slot < BLACK_SPACES_USED[seats]:
            empty = path(hexagon(at_x, at_y, r - 1), "black-space", "black-line", 1.2)
        else:
            empty = empty_hex(at_x, at_y, r, stroke="black-line")
        id, where = places.depot_space(BLACK_DEPOT, slot), words.text(names.depot(BLACK_DEPOT), lang)
        made += tile_place(id, tiles[slot], at_x, at_y, r, lang, empty, where)
    return made
