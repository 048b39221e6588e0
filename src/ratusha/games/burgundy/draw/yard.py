"""What a player has beside the estate: stored tiles, goods, dice, silver, workers, bonus tiles."""

from __future__ import annotations

from typing import NamedTuple

from ratusha.draw.cardboard import chips, chips_width, die, empty_hex, panel
from ratusha.draw.icons import icon_at
from ratusha.draw.lettering import text
from ratusha.draw.picture import Player
from ratusha.draw.shapes import box, hexagon
from ratusha.draw.svg import n, path, place, rect
from ratusha.games.burgundy import places
from ratusha.games.burgundy.components import COLOUR_NAMES, COLOURS, GOODS_SPACES, NUMBERS, STORAGE
from ratusha.games.burgundy.draw.tiles import glyph, goods_place, no_goods, tile_place
from ratusha.games.burgundy.state import Burgundy
from ratusha.games.burgundy.text.words import say


class Yard(NamedTuple):
    """What lies beside an estate."""

    player: Player
    storage: tuple[int, ...]
    goods: tuple[int, ...]
    sold: int
    silver: int
    workers: int
    dice: tuple[int, int]
    bonuses: tuple[int, ...]
    """The colours whose bonus tiles the player has."""


def yard_of(g: Burgundy, player: Player) -> Yard:
    """A player's yard as it is now."""
    seat = player.seat
    mine = g.estates[seat]
    return Yard(
        player,
        tuple(mine.storage),
        tuple(mine.goods),
        sum(mine.sold),
        mine.silver,
        mine.workers,
        (g.dice[2 * seat], g.dice[2 * seat + 1]),
        tuple(at // 2 for at in range(2 * COLOURS) if g.bonuses[at] == seat),
    )


# -- the pieces ------------------------------------------------------------------------------------


def storage(yard: Yard, x: float, y: float, radius: float, step: float, lang: str) -> str:
    """The storage spaces in a row, the middle of the first at x, y."""
    return "".join(
        tile_place(
            places.storage(yard.player.seat, slot),
            yard.storage[slot],
            x + slot * step,
            y,
            radius,
            lang,
            empty_hex(x + slot * step, y, radius),
            f"{say(lang, 'draw-storage')} {slot + 1}",
        )
        for slot in range(STORAGE)
    )


def goods(yard: Yard, x: float, y: float, size: float, step: float, lang: str, below: bool = False) -> str:
    """The goods by type, the middle of the first at x, y; `below`: how many there are stands below them."""
    kinds = [kind for kind in range(1, NUMBERS + 1) if yard.goods[kind]]
    made = "".join(no_goods(x + at * step, y, size) for at in range(len(kinds), GOODS_SPACES))
    for at, kind in enumerate(kinds):
        id = places.goods(yard.player.seat, kind)
        made += goods_place(id, kind, yard.goods[kind], x + at * step, y, size, lang, below)
    return made


def dice(yard: Yard, x: float, y: float, size: float, step: float, lang: str) -> str:
    """Both dice, the middle of the first at x, y; a used one is an empty frame."""
    made = ""
    by_number: dict[int, list[float]] = {}
    for at, number in enumerate(yard.dice):
        left = x + at * step
        if number:
            by_number.setdefault(number, []).append(left)
        else:
            made += rect(left - size / 2, y - size / 2, size, size, size / 5, "none", "line", 1.2, dash="3 3")
    for number, lefts in by_number.items():
        outline = "".join(box(left - size / 2, y - size / 2, size, size, size / 5) for left in lefts)
        inner = "".join(die(left, y, size, number, yard.player.colour) for left in lefts)
        name = say(lang, "draw-die", number=str(number))
        made += place(places.die(yard.player.seat, number), outline, inner, name)
    return made


def purse(
    yard: Yard, x: float, y: float, size: float, sign: float, lang: str, tall: float = 0
) -> tuple[str, float]:
    """Silver and workers, from x on; also how wide they are. `tall`: the height of the workers' place."""
    seat = yard.player.seat
    silver, workers = [("silver", yard.silver)], [("worker", yard.workers)]
    first, second = chips_width(silver, size, sign), chips_width(workers, size, sign)
    at = x + first + sign * 0.7
    outline = box(x - 3, y - sign / 2 - 2, first + 6, sign + 4, 5)
    told = say(lang, "text-silver"), say(lang, "draw-silver-about")
    made = place(places.silver(seat), outline, chips(x, y, silver, size=size, sign=sign), *told)
    tall = tall or sign + 4
    outline = box(at - 4, y - tall / 2, max(second + 8, tall), tall, 5)
    inner = chips(at, y, workers, size=size, sign=sign)
    told = say(lang, "text-workers"), say(lang, "draw-workers-about")
    made += place(places.workers(seat), outline, inner, *told)
    return made, at + second - x


def sold(yard: Yard, x: float, y: float, size: float, sign: float, lang: str) -> tuple[str, float]:
    """How many goods the player has sold, from x on; also how wide that is."""
    items = [("sold", yard.sold)]
    wide = chips_width(items, size, sign)
    inner = chips(x, y, items, size=size, sign=sign)
    outline = box(x - 3, y - sign / 2 - 2, wide + 6, sign + 4, 5)
    return place(places.sold(yard.player.seat), outline, inner, say(lang, "text-goods-sold")), wide


def bonuses(yard: Yard, x: float, y: float, radius: float, lang: str) -> str:
    """The bonus tiles the player has, up to x."""
    step = radius * 1.85
    wide = step * max(1, len(yard.bonuses))
    inner = ""
    for at, colour in enumerate(yard.bonuses):
        middle = x - wide + step * (at + 0.5)
        inner += path(hexagon(middle, y, radius), COLOUR_NAMES[colour], "outline", 1.1)
        inner += icon_at(glyph(colour), middle, y, radius * 1.2)
    outline = box(x - wide, y - radius, wide, 2 * radius, 4)
    return place(places.bonuses(yard.player.seat), outline, inner, say(lang, "draw-bonuses"))


# -- laid out --------------------------------------------------------------------------------------


def draw_yard(yard: Yard, head: str, x: float, y: float, wide: float, lang: str) -> str:
    """The yard on a panel 150 high."""
    made = panel(x, y, wide, 150, head)
    made += storage(yard, x + 40, y + 60, 29, 54, lang)
    made += goods(yard, x + 212, y + 54, 30, 40, lang, below=True)
    left = x + wide - 100
    made += rect(left, y + 34, 92, 84, 9, "paper-2", "line", 1) + dice(yard, left + 25, y + 62, 34, 42, lang)
    for at, room, id in ((x + 94, 150, "storage"), (x + 252, 118, "goods"), (left + 46, 86, "dice")):
        made += text(at, y + 109, say(lang, f"draw-{id}"), 12, "s4", "ink-2", anchor="middle", room=room)
    shown, right = purse(yard, x + 14, y + 131, 17, 22, lang)
    made += shown + sold(yard, x + 14 + right + 18, y + 131, 17, 22, lang)[0]
    return made + bonuses(yard, x + wide - 12, y + 133, 10, lang)


def draw_band(yard: Yard, filled: str, x: float, y: float, wide: float, lang: str) -> str:
    """The yard as a band 96 high: for phones, where every target is as large as a thumb."""
    made = rect(x, y, wide, 96, 0, "paper") + path(f"M{n(x)} {n(y)}h{n(wide)}", "none", "line", 1)
    made += storage(yard, x + 27, y + 30, 24.5, 45, lang) + goods(
        yard, x + 163, y + 29, 36, 42, lang, below=True
    )
    made += rect(x + wide - 108, y + 6, 102, 48, 9, "paper-2", "line", 1)
    made += dice(yard, x + wide - 80, y + 30, 40, 46, lang)
    shown, right = purse(yard, x + 14, y + 74, 16, 20, lang, tall=40)
    more, further = sold(yard, x + 14 + right + 14, y + 74, 16, 20, lang)
    made += shown + more
    left = right + further + 40
    made += text(x + left, y + 79, filled, 12.5, "s4", "ink-2", room=wide - left - 130)
    return made + bonuses(yard, x + wide - 10, y + 74, 9.5, lang)
