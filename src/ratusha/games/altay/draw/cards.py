"""The cards: a player's hand, the cards on his table, the peoples to choose from."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from ratusha.draw.cards import back, face, title
from ratusha.draw.formulas import formula
from ratusha.draw.icons import icon_at
from ratusha.draw.lettering import paragraph, text, width
from ratusha.draw.shapes import box, token
from ratusha.draw.svg import above, line, pale, place, rect
from ratusha.games.altay import names, places
from ratusha.games.altay.components import DECK_OF, DEFENCE_OF, FACTION, TYPE_CARD, TYPE_POINTS
from ratusha.games.altay.draw.words import card_words, head, option_signs, option_words, plain, say
from ratusha.games.altay.player import UNKNOWN, Player
from ratusha.kernel.words import text as words

BACK = "wood"
"""The colour of the cards' backs."""
_LEAST_WIDE = 86
"""Where cards lie in several rows, none is narrower: its halves are for thumbs."""
_FOOT = 15
"""Under the options of a narrow card: its points, and how many of it are held."""
_ROWS = 60
"""A people's card lower than this is a row."""


class Held(NamedTuple):
    """Cards of one type in a hand: how many, and how many of them were set aside."""

    card: int
    copies: int
    aside: int


def held_by(player: Player) -> tuple[Held, ...]:
    """The hand, each type once; UNKNOWN for those that the viewer may not know."""
    held = player.hand + player.kept
    return tuple(Held(card, held.count(card), player.kept.count(card)) for card in sorted(set(held)))


def draw_hand(
    seat: int,
    held: tuple[Held, ...],
    x: float,
    y: float,
    wide: float,
    high: float,
    row: int,
    lang: str,
    defends: bool = False,
) -> str:
    """The hand in a box, at most `row` kinds side by side; the box itself is a place, too. Of who is attacked
    cards without a defence are pale.
    """
    made = ""
    hidden = held[0].copies if held and held[0].card == UNKNOWN else 0
    if hidden:
        made = _backs(hidden, x, y, wide, high)
    else:
        for cards, place_of in _spread(held, x, y, wide, high, row):
            one = _held(seat, cards, *place_of, lang)
            made += pale(one, 0.5) if defends and not DEFENCE_OF[cards.card] else one
    return place(places.cards(seat), box(x - 5, y - 5, wide + 10, high + 10, 8), made, say(lang, "hand"))


def _spread(
    held: tuple[Held, ...], x: float, y: float, wide: float, high: float, row: int
) -> list[tuple[Held, tuple[float, float, float, float]]]:
    """Where each kind of card lies in the box of a hand."""
    if not held:
        return []
    rows = ceil(len(held) / (row if len(held) <= row else min(row, int(wide / _LEAST_WIDE))))
    columns = ceil(len(held) / rows)
    step_x, step_y = (wide + 4) / max(columns, 5 if rows == 1 else 1), (high + 4) / rows
    return [
        (cards, (x + at % columns * step_x, y + at // columns * step_y, step_x - 4, step_y - 4))
        for at, cards in enumerate(held)
    ]


def draw_undefended(
    held: tuple[Held, ...], x: float, y: float, wide: float, high: float, row: int, lang: str
) -> str:
    """A label on each card of the hand that is of no use to who is attacked."""
    return above(
        "".join(
            _without_defence(*place_of, lang)
            for cards, place_of in _spread(held, x, y, wide, high, row)
            if not DEFENCE_OF[cards.card]
        )
    )


def _without_defence(x: float, y: float, wide: float, high: float, lang: str) -> str:
    word = say(lang, "no-defence")
    across = min(wide - 6, width(word, 11.5, "s7") + 16)
    left, top = x + (wide - across) / 2, y + high - 30
    made = rect(left, top, across, 20, 7, "card", "outline", 1.2)
    return made + text(
        left + across / 2, top + 14, word, 11.5, "s7", "dark", anchor="middle", room=across - 6
    )


def _backs(count: int, x: float, y: float, wide: float, high: float) -> str:
    size = min(high, 140.0)
    card = size * 0.62
    step = min(card + 5, (wide - card) / max(1, count - 1)) if count > 1 else 0
    return "".join(back(x + at * step, y, card, size, BACK, "card") for at in range(count))


def _held(seat: int, held: Held, x: float, y: float, wide: float, high: float, lang: str) -> str:
    """A card of the hand: the whole of it and each of its options can be touched."""
    card = held.card
    _, name, about = card_words(card, lang)
    made = ""
    if held.copies > 1:
        wide -= 4
        made += rect(x + 4, y + 3, wide, high - 3, 7, "card", "outline", 1.2)
    made += card_face(card, x, y, wide, high, lang, count=held.copies, seat=seat, aside=bool(held.aside))
    return place(places.hand(seat, card), box(x, y, wide, high, 7), made, name, about)


def card_face(
    card: int,
    x: float,
    y: float,
    wide: float,
    high: float,
    lang: str,
    *,
    count: int = 1,
    seat: int = -1,
    aside: bool = False,
) -> str:
    """A card with its options: one above the other, or side by side where it is low."""
    kind = TYPE_CARD[card]
    top = 24 if high > 60 else 18
    note = f"×{count}" if count > 1 else ""
    below = wide < 100 and high > 90
    size = 13 if high > 60 else 11.5
    made = face(
        x,
        y,
        wide,
        high,
        card_words(card, lang)[0],
        head(kind),
        top=top,
        size=size,
        number=0 if below else TYPE_POINTS[card],
        note="" if below else note,
    )
    if below and TYPE_POINTS[card]:
        made += icon_at("vp", x + 12, y + high - 10.5, 14)
        made += text(x + 20, y + high - 6, TYPE_POINTS[card], 12, "s7", "dark", room=12)
    if note and below:
        made += text(x + wide - 6, y + high - 6, note, 12, "s7", "wall", anchor="end", room=24)
    signs = option_signs(kind, lang)
    tall = high > 90
    foot = _FOOT if (below and (TYPE_POINTS[card] or note)) or (tall and aside) else 0
    room = high - top - 4 - foot
    if aside:
        at = (x + wide / 2, y + high - 10) if tall else (x + 10, y + (high + top) / 2)
        made += icon_at("save", *at, 14)
    edge = 14 if aside and not tall else 0
    boxes = [(x + 3 + edge, y + top + 2, wide - 6 - edge, room)]
    halves = [(x, y, wide, high)]
    if len(signs) == 2 and room > 70:
        half = (room - 14) / 2
        middle = y + top + 2 + half + 7
        boxes = [(x + 3, y + top + 2, wide - 6, half), (x + 3, middle + 7, wide - 6, half)]
        halves = [(x, y, wide, middle - 7 - y), (x, middle + 7, wide, y + high - middle - 7)]
        made += _or(x, middle, wide, lang)
    elif len(signs) == 2:
        half = (wide - 6) / 2
        boxes = [(x + 2 + edge, y + top + 2, half - edge, room), (x + 4 + half, y + top + 2, half, room)]
        halves = [(x, y, wide / 2, high), (x + wide / 2, y, wide / 2, high)]
        made += line(x + wide / 2, y + top + 7, x + wide / 2, y + high - 7, "line", 1.2)
    for number, ((left, up, across, down), tokens) in enumerate(zip(boxes, signs, strict=True)):
        drawn = formula(left + 1, up, across - 2, down, tokens, size=21 if across > 60 else 17, least=9)
        if seat >= 0:
            id = places.option(seat, card, number + 1)
            drawn = place(id, box(*halves[number], 7), drawn, option_words(kind, number, lang))
        made += drawn
    return made


def _or(x: float, y: float, wide: float, lang: str) -> str:
    word = say(lang, "or")
    half = width(word, 11.5) / 2 + 5
    return (
        line(x + 9, y, x + wide / 2 - half, y, "line")
        + text(x + wide / 2, y + 4, word, 11.5, "s4", "wall", anchor="middle", room=40)
        + line(x + wide / 2 + half, y, x + wide - 9, y, "line")
    )


def draw_people(people: int, colour: str, x: float, y: float, wide: float, high: float, lang: str) -> str:
    """A people to choose: its name and the cards of its deck; chosen: the player's token."""
    name = plain(names.faction(people), lang)
    deck = DECK_OF[people]
    made = face(x, y, wide, high, name, "cards-mind", size=13)
    kinds = sorted(set(deck))
    if high < _ROWS:
        return _people_row(people, colour, x, y, wide, high, lang)
    step = min(19.0, (high - 28) / len(kinds))
    for at, card in enumerate(kinds):
        base = y + 24 + step * (at + 0.78)
        made += rect(x + 4, base - 9, 4, 10, 2, head(TYPE_CARD[card]))
        wording = card_words(card, lang)[0]
        made += text(x + 11, base, wording, 11.5, "s4", "dark", room=wide - 33)
        times = f"×{deck.count(card)}"
        made += text(x + wide - 6, base, times, 11.5, "s7", "dark", anchor="end", room=20)
    if colour:
        made += token(colour, x + wide - 15, y + 12, 8)
    about = _deck(people, lang)
    return place(places.faction(FACTION[people]), box(x, y, wide, high, 7), made, name, about)


def _deck(people: int, lang: str) -> str:
    return words(names.cards(DECK_OF[people]), lang).replace("«", "").replace("»", "")


def _people_row(people: int, colour: str, x: float, y: float, wide: float, high: float, lang: str) -> str:
    """The same on one low row: the name, beside it the cards in words."""
    name = plain(names.faction(people), lang)
    made = rect(x + 1, y + 2, wide, high, 6, "shade", opacity=0.25)
    made += rect(x, y, wide, high, 6, "card", "outline", 1.2)
    made += rect(x, y, 106, high, 6, "cards-mind")
    made += title(x + 7, y + high / 2, name, 12, "white", room=94, high=high - 8)
    room = wide - 118 - (20 if colour else 0)
    made += paragraph(x + 112, y + 13, _deck(people, lang), 10.5, "s4", "dark", room=room, most=2)
    if colour:
        made += token(colour, x + wide - 12, y + high / 2, 7)
    id = places.faction(FACTION[people])
    return place(id, box(x, y, wide, high, 6), made, name, _deck(people, lang))
