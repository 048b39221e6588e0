"""The market: a row for each pile, with price, points and copies left; the supply below it."""

from __future__ import annotations

from typing import NamedTuple

from ratusha.draw.cardboard import panel
from ratusha.draw.formulas import formula
from ratusha.draw.icons import control, icon, icon_at
from ratusha.draw.lettering import text
from ratusha.draw.shapes import box
from ratusha.draw.svg import line, pale, place, rect
from ratusha.games.altay import names, places
from ratusha.games.altay.components import MARKET, PILES, PRICE_OF, TYPE_POINTS
from ratusha.games.altay.draw.words import head, option_signs, plain, say
from ratusha.games.altay.effects import KIND, RESOURCE, RESOURCES
from ratusha.games.altay.market import EMPTY_PILE, TOTAL, left, price_name, top
from ratusha.games.altay.state import Altay
from ratusha.games.altay.text import effect_of
from ratusha.kernel.bits import BIT
from ratusha.kernel.words import text as words


class Pile(NamedTuple):
    """A pile: the type on top (or EMPTY_PILE), copies left, whether it was bought from in this turn."""

    card: int
    left: int
    bought: bool


def piles(g: Altay) -> tuple[Pile, ...]:
    """All piles as they lie."""
    return tuple(Pile(top(g, pile), left(g, pile), bool(g.bought & BIT[pile])) for pile in range(PILES))


def draw_market(shown: tuple[Pile, ...], x: float, y: float, wide: float, high: float, lang: str) -> str:
    """The market as a list, with the supply at its foot."""
    made = panel(x, y, wide, high, say(lang, "market"), say(lang, "one-each"))
    step = (high - 66) / PILES
    for at, pile in enumerate(shown):
        up = y + 29 + at * step
        if at:
            made += line(x + 10, up, x + wide - 10, up)
        made += _row(at, pile, x, up, wide, step, lang)
    made += line(x + 10, y + high - 37, x + wide - 10, y + high - 37)
    return made + draw_supply(x + 8, y + high - 33, wide - 16, 28, lang)


def _row(at: int, pile: Pile, x: float, y: float, wide: float, high: float, lang: str) -> str:
    kind = MARKET[at]
    middle = y + high / 2
    price = _price(pile)
    if pile.bought:
        made = control("ok", x + 7, middle - 5, 10, "good", 3.4)
    else:
        made = rect(x + 9, y + 5, 5, high - 10, 2.5, head(kind))
    points = TYPE_POINTS[pile.card] if pile.card != EMPTY_PILE else 0
    step = 13.5 if len(price) < 6 else 12
    at_x = x + wide - 50 - step * len(price)
    name = plain(names.kind(kind), lang)
    made += text(x + 20, middle + 4.5, name, 13, "s4", room=at_x - x - 23)
    for number, sign in enumerate(price):
        made += icon(sign, at_x + number * step, middle - 8, 16)
    if points:
        made += icon_at("vp", x + wide - 42.5, middle - 0.5, 14)
        made += text(x + wide - 35, middle + 4.3, points, 12, "s7", room=9)
    made += text(x + wide - 10, middle + 4.3, f"×{pile.left}", 12, "s4", "ink-2", anchor="end", room=18)
    if pile.card == EMPTY_PILE:
        made = pale(made, 0.4)
    return _place(at, pile, box(x + 5, y + 1, wide - 10, high - 2, 6), made, lang)


def _price(pile: Pile) -> list[str]:
    if pile.card == EMPTY_PILE:
        return []
    price = PRICE_OF[pile.card]
    return [KIND[kind] for kind in range(TOTAL) for _ in range(price[kind])]


def _place(at: int, pile: Pile, outline: str, svg: str, lang: str) -> str:
    kind = MARKET[at]
    about = effect_of(kind, lang)
    if pile.card == EMPTY_PILE:
        about = f"{about}. {say(lang, 'sold-out')}"
    else:
        about = f"{about}. {say(lang, 'price', price=price_name(pile.card))}"
    return place(places.pile(kind), outline, svg, plain(names.kind(kind), lang), about)


def draw_tile(at: int, pile: Pile, x: float, y: float, wide: float, high: float, lang: str) -> str:
    """A pile as a tile: name, price, and what the card does."""
    kind = MARKET[at]
    made = rect(x + 1, y + 2, wide, high, 7, "shade", opacity=0.25)
    made += rect(x, y, wide, high, 7, "card", "outline", 1.2)
    made += rect(x + 5, y + 6, 5, high - 12, 2.5, head(kind))
    made += text(x + 16, y + 19, plain(names.kind(kind), lang), 13.5, "s7", "dark", room=wide - 74)
    made += text(x + wide - 8, y + 19, f"×{pile.left}", 12.5, "s4", "wall", anchor="end", room=22)
    points = TYPE_POINTS[pile.card] if pile.card != EMPTY_PILE else 0
    if points:
        made += icon_at("vp", x + wide - 48, y + 14, 15)
        made += text(x + wide - 40, y + 19, points, 13, "s7", "dark", room=9)
    for number, sign in enumerate(_price(pile)):
        made += icon(sign, x + 15 + number * 16, y + 24, 16)
    if pile.bought:
        made += control("ok", x + wide - 20, y + 26, 12, "good", 3)
    signs = option_signs(kind, lang)
    room = (wide - 20) / len(signs)
    for number, tokens in enumerate(signs):
        left_ = x + 14 + number * room
        if number:
            made += line(left_, y + 46, left_, y + high - 6, "line")
        made += formula(left_ + 3, y + 42, room - 6, high - 45, tokens, size=17, least=9)
    if pile.card == EMPTY_PILE:
        made = pale(made, 0.4)
    return _place(at, pile, box(x, y, wide, high, 7), made, lang)


def draw_supply(x: float, y: float, wide: float, high: float, lang: str) -> str:
    """The common supply: a plus and each resource."""
    made = ""
    step = wide / RESOURCES
    for resource in range(RESOURCES):
        left_ = x + resource * step
        size = min(18.0, high - 10)
        drawn = rect(left_ + 1.5, y, step - 3, high, 6, "paper-2", "line", 1)
        drawn += control("plus", left_ + step / 2 - size * 0.95, y + high / 2 - 5, 10, "ink-2", 2.4)
        drawn += icon_at(RESOURCE[resource], left_ + step / 2 + size * 0.4, y + high / 2, size)
        name = words(names.resource(resource), lang)
        outline = box(left_ + 1.5, y, step - 3, high, 6)
        made += place(places.supply(resource), outline, drawn, name, say(lang, "supply"))
    return made
