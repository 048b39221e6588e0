"""What a player has: coins, workers, priests, points, bowls of power, and what can be converted."""

from __future__ import annotations

from typing import Final

from ratusha.draw.cardboard import Chip, chips, shadow
from ratusha.draw.icons import control, icon_at
from ratusha.draw.lettering import text, width
from ratusha.draw.shapes import box
from ratusha.draw.svg import circle, n, path, place, rect
from ratusha.games.terra_mystica import places
from ratusha.games.terra_mystica.components import (
    FACTIONS,
    POWER_FOR_COIN,
    POWER_FOR_PRIEST,
    POWER_FOR_WORKER,
)
from ratusha.games.terra_mystica.draw.look import (
    glyphs,
    glyphs_width,
    say,
)
from ratusha.games.terra_mystica.moves import (
    COINS_TO_POINT,
    EXCHANGE_IDS,
    POINT_TO_COIN,
    POWER_TO_COIN,
    POWER_TO_PRIEST,
    POWER_TO_WORKER,
    PRIEST_TO_WORKER,
    WORKER_TO_COIN,
    WORKER_TO_PRIEST,
)
from ratusha.kernel import words
from ratusha.kernel.msg import Msg

RESOURCES: Final = (("coins", "coin"), ("workers", "worker"), ("priests", "priest"), ("points", "vp"))
BOWLS: Final = ("I", "II", "III")


def resources(
    seat: int,
    amounts: tuple[int, ...],
    x: float,
    y: float,
    wide: float,
    size: float,
    lang: str,
    least: float = 0,
) -> str:
    """Coins, workers, priests and points, their middle at y; each can be touched at least so high."""
    made = ""
    pitch = wide / len(RESOURCES)
    sign = size * 1.16
    for at, ((what, sign_of), amount) in enumerate(zip(RESOURCES, amounts, strict=True)):
        left = x + at * pitch
        number = str(amount)
        inner = icon_at(sign_of, left + sign / 2 + 1, y, sign)
        inner += text(left + sign + 3, y + size * 0.36, number, size, "s7", room=pitch - sign - 3)
        high = max(sign + 6, least)
        outline = box(left, y - high / 2, pitch - 2, high, 5)
        made += place(places.resource(seat, what), outline, inner, say(lang, what), number)
    return made


def bowls(seat: int, held: tuple[int, ...], x: float, y: float, wide: float, high: float, lang: str) -> str:
    """The three bowls of power, each with its tokens and their number."""
    made = ""
    pitch = wide / len(BOWLS)
    r = min(pitch * 0.44, high * 0.9)
    top = y + 17
    deep = high - 17
    for at, tokens in enumerate(held):
        middle = x + pitch * (at + 0.5)
        d = f"M{n(middle - r)} {n(top)}a{n(r)} {n(deep)} 0 0 0 {n(2 * r)} 0Z"
        inner = shadow(d, 2, 0.2) + path(d, "paper") + path(d, "power", opacity=0.3)
        inner += path(d, "none", "outline", 1.5)
        dot = r * 0.118
        for token in range(tokens):
            row, column = divmod(token, 7)
            inner += circle(
                middle + (column - 3 + row) * dot * 2.2,
                top + dot * 1.5 + row * dot * 2.2,
                dot,
                "power",
                "outline",
                0.9,
            )
        size = max(12, r * 0.46)
        base = top + deep * 0.86
        inner += text(middle, base, tokens, size, "s7", anchor="middle", room=r)
        name = say(lang, "bowl", n=BOWLS[at])
        about = say(lang, "burn") if at == 1 else ""
        made += text(middle, y + 12, BOWLS[at], 11.5, "f7", "ink-2", anchor="middle", room=24)
        outline = box(middle - r, y, 2 * r, high, 4)
        made += place(places.bowl(seat, at + 1), outline, inner, name, about)
    return made


def exchanges_of(faction: int, trade: int) -> tuple[int, ...]:
    """The conversions that a faction may make; the Darklings' as long as their trade lasts."""
    found = [POWER_TO_COIN, POWER_TO_WORKER, POWER_TO_PRIEST, PRIEST_TO_WORKER, WORKER_TO_COIN]
    if FACTIONS[faction].point_for_coins:
        found += [POINT_TO_COIN, COINS_TO_POINT]
    return (*found, WORKER_TO_PRIEST) if trade else tuple(found)


def exchanges(
    seat: int,
    faction: int,
    found: tuple[int, ...],
    x: float,
    y: float,
    pitch_x: float,
    pitch_y: float,
    columns: int,
    lang: str,
) -> str:
    """A small button for each conversion: what it takes, an arrow, what it gives."""
    board = FACTIONS[faction]
    prices: dict[int, tuple[Chip, str]] = {
        POWER_TO_COIN: (("power", POWER_FOR_COIN), "coin"),
        POWER_TO_WORKER: (("power", POWER_FOR_WORKER), "worker"),
        POWER_TO_PRIEST: (("power", POWER_FOR_PRIEST), "priest"),
        PRIEST_TO_WORKER: (("priest", ""), "worker"),
        WORKER_TO_COIN: (("worker", ""), "coin"),
        POINT_TO_COIN: (("vp", board.points_for_coin), "coin"),
        COINS_TO_POINT: (("coin", board.point_for_coins), "vp"),
        WORKER_TO_PRIEST: (("worker", ""), "priest"),
    }
    made = ""
    for at, what in enumerate(found):
        price, gives = prices[what]
        left, top = x + at % columns * pitch_x, y + at // columns * pitch_y
        wide, high = pitch_x - 3, pitch_y - 3
        sign = min(high * 0.72, 20, (wide - 18) / 2.3)
        size = min(high * 0.6, 14, sign * 0.84)
        middle = top + high / 2
        take = glyphs_width([price], sign, size)
        whole = take + 11 + sign
        begin = left + (wide - whole) / 2
        inner = rect(left, top, wide, high, 5, "paper-2", "line", 1)
        inner += glyphs(begin + take / 2, middle, [price], sign, size, "ink")
        inner += control("arrow", begin + take + 0.5, middle - 5, 10, "ink-2", 2.6)
        inner += icon_at(gives, begin + whole - sign / 2, middle, sign)
        name = words.text(Msg(f"terra_mystica-do-convert-{EXCHANGE_IDS[what].replace('_', '-')}"), lang)
        made += place(places.exchange(seat, what), box(left, top, wide, high, 5), inner, name)
    return made


def income_line(amounts: tuple[int, ...], x: float, y: float, wide: float, size: float, lang: str) -> str:
    """What the next income brings, as things stand: coins, workers, priests, power."""
    word = say(lang, "income")
    signs = ("coin", "worker", "priest", "power")
    items = [(sign, f"+{n}") for sign, n in zip(signs, amounts, strict=True) if n]
    made = text(x, y + size * 0.36, word, size * 0.92, "s4", "ink-2", room=wide * 0.3)
    left = x + min(width(word, size * 0.92, "s4"), wide * 0.3) + 7
    return made + chips(left, y, items, size=size, sign=size * 1.14, gap=5)


def spade_price(
    seat: int, faction: int, dig: int, x: float, y: float, wide: float, high: float, lang: str
) -> str:
    """What a spade costs."""
    board = FACTIONS[faction]
    paid = "priest" if board.spade_in_priests else "worker"
    inner = rect(x, y, wide, high, 5, "paper-2", "line", 1)
    sign, size = min(high * 0.74, 18), min(high * 0.62, 14)
    items: list[Chip] = [("spade", ""), (paid, board.spade_cost[dig])]
    inner += glyphs(x + wide / 2, y + high / 2, items, sign, size, "ink", 2, wide - 6)
    return place(places.spade(seat), box(x, y, wide, high, 5), inner, say(lang, "spade"))


def counted(id: str, sign: str, amount: int, x: float, y: float, wide: float, high: float, name: str) -> str:
    """A thing and how many are left; without an id it can't be touched."""
    made = rect(x, y, wide, high, 5, "none", "line", 1)
    items: list[Chip] = [(sign, amount)]
    made += glyphs(x + wide / 2, y + high / 2, items, min(high * 0.74, 18), min(high * 0.62, 14), "ink", 2)
    return place(id, box(x, y, wide, high, 5), made, name) if id else made
