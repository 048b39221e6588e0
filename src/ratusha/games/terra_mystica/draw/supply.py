"""What is on offer to all: power actions, bonus cards, favour tiles, town tiles."""

from __future__ import annotations

from typing import Final

from ratusha.draw.cardboard import Chip, panel, shadow
from ratusha.draw.icons import control, icon_at
from ratusha.draw.lettering import text
from ratusha.draw.shapes import box, lit
from ratusha.draw.svg import circle, line, pale, path, place
from ratusha.games.terra_mystica import names, places
from ratusha.games.terra_mystica.components import (
    ACTION_COST,
    ACTION_GAIN,
    CARD_ACTION,
    CARD_INCOME,
    CARD_PASS_POINTS,
    CARD_PASS_SHIPPING,
    CARD_SHIPPING,
    DWELLING,
    FAVOUR_ACTION,
    FAVOUR_CULT,
    FAVOUR_DWELLING,
    FAVOUR_INCOME,
    FAVOUR_PASS,
    FAVOUR_STEPS,
    FAVOUR_TOWN_POWER,
    FAVOUR_TRADING_HOUSE,
    FAVOURS,
    SANCTUARY,
    TOWN_GAIN,
    TOWN_KEYS,
    TOWN_POINTS,
    TOWN_SHIPPING,
    TOWN_STEPS,
)
from ratusha.games.terra_mystica.draw.look import (
    BUILDING_ICON,
    CULT_FILL,
    CULT_ICON,
    SMALLEST,
    STEP_ICON,
    action_space,
    cross,
    gained,
    glyphs,
    octagon,
    say,
)
from ratusha.kernel import words
from ratusha.kernel.bits import BIT

ROOMY: Final = 44
"""A card that is wider has room for the coins on it."""
LOW: Final = 36
"""And one that is not lower than this."""

# -- power actions ---------------------------------------------------------------------------------


def draw_actions(used: int, x: float, y: float, wide: float, high: float, radius: float, lang: str) -> str:
    """The six power actions: what they cost in a violet disc; a used one is crossed."""
    note = say(lang, "once")
    made = panel(x, y, wide, high)
    made += text(x + 12, y + 17, say(lang, "power-actions"), 12, "s7", "ink-2", room=wide * 0.56)
    made += text(x + wide - 10, y + 17, note, 11, "s4", "ink-2", anchor="end", room=wide * 0.34)
    pitch = (wide - 16) / len(ACTION_COST)
    for action, cost in enumerate(ACTION_COST):
        at_x, at_y = x + 8 + pitch * (action + 0.5) + 1, y + (high + 24) / 2
        gone = bool(used & BIT[action])
        inner = draw_action(action, gone, at_x, at_y, radius)
        name = words.text(names.action(action), lang)
        about = say(lang, "used" if gone else "costs-power", n=cost)
        made += place(places.action(action), octagon(at_x, at_y, radius), inner, name, about)
    return made


def draw_action(action: int, used: bool, x: float, y: float, radius: float) -> str:
    """The space of a power action: what it brings, what it costs."""
    made = action_space(x, y, radius, used)
    (sign, number), *_ = gained(ACTION_GAIN[action])
    items: list[Chip] = [(sign, number if number != 1 else "")]
    made += glyphs(x, y + 1, items, radius * (1.05 if number != 1 else 1.25), radius * 0.8, gap=1)
    if used:
        made += cross(x, y, radius)
    dot, off = radius * 0.46, radius * 0.78
    made += circle(x - off, y - off, dot, "power", "outline", 1.2)
    cost, size = ACTION_COST[action], dot * 1.36
    return made + text(x - off, y - off + dot * 0.5, cost, size, "s7", "white", anchor="middle", room=dot * 2)


# -- bonus cards -----------------------------------------------------------------------------------


def draw_cards(
    cards: tuple[tuple[int, int], ...], x: float, y: float, wide: float, high: float, lang: str
) -> str:
    """The bonus cards on offer with the coins on them: three large ones, or up to ten small."""
    made = panel(x, y, wide, high)
    head = 0.0
    if len(cards) <= 4:
        made += text(x + 10, y + 14, say(lang, "cards"), 12, "s7", "ink-2", room=wide - 20)
        head = 19
    rows = 1 if len(cards) <= 4 else 2
    columns = max(3, -(-len(cards) // rows))
    pitch_x, pitch_y = (wide - 14) / columns, (high - 13 - head) / rows
    for at, (card, coins) in enumerate(cards):
        left, top = x + 8 + at % columns * pitch_x, y + 8 + head + at // columns * pitch_y
        inner = draw_card(card, left, top, pitch_x - 4, pitch_y - 4, coins)
        name = words.text(names.card(card), lang)
        about = say(lang, "coins-on", n=coins) if coins else ""
        made += place(places.card(card), box(left, top, pitch_x - 4, pitch_y - 4, 5), inner, name, about)
    return made


def draw_card(card: int, x: float, y: float, wide: float, high: float, coins: int = 0) -> str:
    """A bonus card: its income above, what else it does below."""
    d = box(x, y, wide, high, 5)
    made = shadow(d, 2, 0.22) + path(d, "card") + path(d, lit(), "outline", 1.3, opacity=0.9)
    sign = min(17.0, high * 0.36)
    middle = x + wide / 2
    within = wide > ROOMY and high > LOW  # the coins lie beside the income
    aside = middle - (9 if coins and within else 0)
    income, more = gained(CARD_INCOME[card]), _card_effect(card)
    if not more and CARD_ACTION[card] == "":
        rows = [[thing] for thing in income] if high > LOW else [income]
        for row, things in enumerate(rows):
            at = y + high * (0.5 + (row - (len(rows) - 1) / 2) * 0.42)
            made += glyphs(aside, at, things, sign * 1.1, sign * 0.86, room=wide - 6)
        return made + _coins(x, y, wide, coins, within)
    made += glyphs(aside, y + high * 0.26, income, sign, sign * 0.8, room=wide - 8)
    made += line(x + 5, y + high / 2, x + wide - 5, y + high / 2, "line")
    low = y + high * 0.75
    if CARD_ACTION[card]:
        made += path(octagon(middle, low, high * 0.22), "wood-2", "outline", 1.2)
        thing = "spade" if CARD_ACTION[card] == "spade" else STEP_ICON
        return made + icon_at(thing, middle, low, high * 0.32) + _coins(x, y, wide, coins, within)
    if CARD_SHIPPING[card]:
        return made + glyphs(middle, low, more, sign, sign * 0.8) + _coins(x, y, wide, coins, within)
    small = min(sign * 0.86, (wide - 4) / (len(more) + 1.7))
    flag = small * 0.94
    wide_of = flag + len(more) * (small + 0.5) + small * 0.6
    made += control("pass", middle - wide_of / 2, low - flag / 2, flag, "dark", 2.2)
    made += glyphs(middle + flag / 2, low, more, small, max(9.2, small * 0.76), gap=0.5)
    return made + _coins(x, y, wide, coins, within)


def _card_effect(card: int) -> list[Chip]:
    """What a card does besides its income and its action."""
    if CARD_SHIPPING[card]:
        return [("sail", f"+{CARD_SHIPPING[card]}")]
    if CARD_PASS_SHIPPING[card]:
        return [("sail", ""), ("vp", CARD_PASS_SHIPPING[card])]
    points = CARD_PASS_POINTS[card]
    kinds: list[Chip] = [(BUILDING_ICON[kind], "") for kind in range(DWELLING, SANCTUARY + 1) if points[kind]]
    return [*kinds, ("vp", max(points))] if kinds else []


def _coins(x: float, y: float, wide: float, coins: int, within: bool) -> str:
    """The coins on a card, at its upper right corner; where there is room, within it and clear of a ring."""
    if not coins:
        return ""
    at_x, at_y = (x + wide - 12.5, y + 12.5) if within else (x + wide - 4, y + 3)
    made = circle(at_x, at_y, 8.6, "gold", "outline", 1.3)
    return made + text(at_x, at_y + 4, coins, 11, "s7", "dark", anchor="middle", room=16)


# -- favour tiles ----------------------------------------------------------------------------------


def draw_favours(
    left: tuple[int, ...], x: float, y: float, wide: float, high: float, columns: int, lang: str
) -> str:
    """All favour tiles: as many lie on top of each other as are left; what is gone is pale."""
    made = ""
    rows = FAVOURS // columns
    pitch_x, pitch_y = wide / columns, high / rows
    wide_of, high_of = pitch_x - 7, pitch_y - 8
    for favour, count in enumerate(left):
        at_x, at_y = x + favour % columns * pitch_x, y + favour // columns * pitch_y
        inner = "".join(
            path(box(at_x + 2 * under, at_y + 2 * under, wide_of, high_of, 5), "card", "outline", 1.1)
            for under in range(count - 1, 0, -1)
        )
        inner += draw_favour(favour, at_x, at_y, wide_of, high_of)
        made += place(
            places.favour(favour),
            box(at_x, at_y, wide_of, high_of, 5),
            inner if count else pale(inner, 0.35),
            words.text(names.favour(favour), lang),
            say(lang, "left", n=count),
        )
    return made


def draw_favour(favour: int, x: float, y: float, wide: float, high: float) -> str:
    """A favour tile: its cult and steps above, its lasting effect below."""
    d = box(x, y, wide, high, 5)
    cult = FAVOUR_CULT[favour]
    made = shadow(d, 1.4, 0.22) + path(d, "card") + path(d, CULT_FILL[cult], opacity=0.4)
    made += path(d, lit(), "outline", 1.2, opacity=0.9)
    effect = _favour_effect(favour)
    middle, room = x + wide / 2, wide - 4
    sign, size = high * 0.42, high * 0.34
    above = y + high * (0.28 if effect else 0.5)
    steps: list[Chip] = [(CULT_ICON[cult], FAVOUR_STEPS[favour])]
    made += glyphs(middle, above, steps, sign, max(SMALLEST, size), gap=1, room=room)
    low = y + high * 0.72
    if FAVOUR_ACTION[favour]:
        made += path(octagon(middle, low, high * 0.25), "wood-2", "outline", 1.1)
        return made + icon_at(STEP_ICON, middle, low, high * 0.34)
    if any(FAVOUR_PASS[favour]):
        flag = min(sign * 0.8, room / 3)
        made += control("pass", x + 2, low - flag / 2, flag, "dark", 2.2)
        return made + glyphs(middle + flag / 2, low, effect, sign * 0.9, SMALLEST, gap=0, room=room - flag)
    return made + glyphs(middle, low, effect, sign * 0.94, max(SMALLEST, size), gap=1, room=room)


def _favour_effect(favour: int) -> list[Chip]:
    """What a favour tile does besides its steps."""
    if FAVOUR_TOWN_POWER[favour]:
        return [("town", FAVOUR_TOWN_POWER[favour])]
    if FAVOUR_ACTION[favour]:
        return [(STEP_ICON, "")]
    if FAVOUR_DWELLING[favour]:
        return [("dwelling", ""), ("vp", FAVOUR_DWELLING[favour])]
    if FAVOUR_TRADING_HOUSE[favour]:
        return [("trading", ""), ("vp", FAVOUR_TRADING_HOUSE[favour])]
    if any(FAVOUR_PASS[favour]):
        return [("trading", ""), ("vp", "")]
    income = gained(FAVOUR_INCOME[favour])
    return income if len(income) == 1 else [(sign, "" if n == 1 else n) for sign, n in income]


# -- town tiles ------------------------------------------------------------------------------------


def draw_towns_left(
    left: tuple[tuple[int, int], ...], x: float, y: float, wide: float, high: float, columns: int, lang: str
) -> str:
    """The kinds of town tiles; two lie on top of each other, what is gone is pale."""
    made = ""
    rows = -(-len(left) // columns)
    pitch_x, pitch_y = wide / columns, high / rows
    for at, (town, count) in enumerate(left):
        at_x, at_y = x + at % columns * pitch_x, y + at // columns * pitch_y
        tile_x, tile_y = pitch_x - 5, pitch_y - 5
        inner = ""
        if count > 1:
            inner += path(box(at_x + 2.4, at_y + 2.4, tile_x, tile_y, 4), "gold", "outline", 1.1)
        inner += draw_town(town, at_x, at_y, tile_x, tile_y)
        made += place(
            places.town(town),
            box(at_x, at_y, tile_x, tile_y, 4),
            inner if count else pale(inner, 0.35),
            words.text(names.town(town), lang),
            say(lang, "left", n=count),
        )
    return made


def draw_town(town: int, x: float, y: float, wide: float, high: float) -> str:
    """A town tile: its points and what else it brings."""
    d = box(x, y, wide, high, 4)
    made = path(d, "food") + path(d, "card", opacity=0.35) + path(d, lit(), "outline", 1.1)
    items = gained(TOWN_GAIN[town])
    if TOWN_STEPS[town]:
        items.append((STEP_ICON, TOWN_STEPS[town]))
    if TOWN_SHIPPING[town]:
        items.append(("sail", TOWN_SHIPPING[town]))
    if TOWN_KEYS[town] > 1 or not items:
        items.append(("key", TOWN_KEYS[town] if TOWN_KEYS[town] > 1 else ""))
    points = str(TOWN_POINTS[town])
    size = min(15.0, high * 0.62)
    made += text(x + 3, y + high / 2 + size * 0.36, points, size, "s7", "dark", room=16)
    sign = min(19.0, high * 0.7, (wide - 16) / len(items) * 0.72)
    number = max(9, sign * 0.7)
    if len(items) > 1:
        items = [(name, "") for name, _ in items]
    return made + glyphs(x + (wide + 12) / 2, y + high / 2, items, sign, number, gap=0)
