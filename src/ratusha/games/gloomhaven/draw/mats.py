"""A player's mat: race, coins and influence, resources, houses and bridges; his cards and basic actions."""

from __future__ import annotations

from math import ceil
from typing import Final, NamedTuple

from ratusha.draw import patterns
from ratusha.draw.cardboard import panel
from ratusha.draw.cards import SMALL, back, face, title
from ratusha.draw.formulas import formula
from ratusha.draw.icons import control, icon_at
from ratusha.draw.lettering import fit, text, width, wrap
from ratusha.draw.palette import PLAYERS
from ratusha.draw.picture import Player
from ratusha.draw.shapes import box, token
from ratusha.draw.svg import pale, path, place, rect
from ratusha.games.gloomhaven import names, places
from ratusha.games.gloomhaven.components import (
    BIT,
    BRIDGES,
    CALL_TO_VOTE,
    CARD_CATEGORY,
    CARDS,
    CATEGORIES,
    CATEGORY,
    FIRST_ADVISER,
    HOUSES,
    INCOME,
    NOTHING,
    RACE_FORBIDS,
    RACE_RESOURCE,
    RESOURCE,
)
from ratusha.games.gloomhaven.draw.offers import adviser_face
from ratusha.games.gloomhaven.draw.tiles import resource_icon
from ratusha.games.gloomhaven.draw.words import card_signs, card_words, plain, race_signs, resource_name, say
from ratusha.games.gloomhaven.state import UNKNOWN, Gloomhaven
from ratusha.kernel.bits import bits
from ratusha.kernel.words import text as words

FACES: Final = ("trade", "construct", "upgrade", "recruit", "vote", "income")
"""Icon and colour of each standard card."""
HELD: Final = 0
FACE_UP: Final = 1
FACE_DOWN: Final = 2
ON_PHONE: Final = 4
"""So many cards lie side by side on a phone."""
ON_ONE_LINE: Final = 6
"""More resources of a player alone in the city lie on two lines."""
_NAMED: Final = 55
"""Cards lower than this show no name; the note tells it."""


class Mat(NamedTuple):
    """What lies before a player, as values that can be compared."""

    person: Player
    race: int
    coins: int
    fleeting: int
    lasting: int
    income: int
    owned: int
    reach: int
    houses: int
    bridges: int
    workers: int
    cards: tuple[tuple[int, int], ...]
    """Each card with where it is: in hand, face up, face down."""
    hidden: int
    """Cards face down that the viewer may not know."""


def mat_of(g: Gloomhaven, person: Player) -> Mat:
    """A player's mat as it is known."""
    seat = person.seat
    down = [card for card in g.down[seat] if card != UNKNOWN]
    cards = tuple(
        (card, FACE_UP if g.up[seat] & BIT[card] else FACE_DOWN if card in down else HELD)
        for card in range(CARDS)
        if g.cards[seat] & BIT[card]
    )
    return Mat(
        person,
        g.races[seat],
        g.coins[seat],
        g.fleeting[seat],
        g.lasting[seat],
        g.income(seat),
        g.owned[seat] | g.own_basics[seat],
        g.reach[seat] & ~g.owned[seat],
        HOUSES - len(g.houses[seat]),
        BRIDGES - len(g.bridges[seat]),
        len(g.houses[seat]) - g.used_workers(seat) if g.with_workers() else -1,
        cards,
        len(g.down[seat]) - len(down),
    )


def rows_on_phone(g: Gloomhaven, seat: int) -> int:
    """In how many rows a player's cards lie on a phone."""
    return ceil(g.cards[seat].bit_count() / ON_PHONE)


def draw_mat(mat: Mat, x: float, y: float, wide: float, high: float, lang: str) -> str:
    """Race, purse, resources, what is still to be built."""
    seat, colour = mat.person.seat, mat.person.colour
    made = panel(x, y, wide, high) + token(colour, x + 17, y + (17 if high < 110 else 23), 8.5)
    race = plain(names.race(mat.race), lang) if mat.race != NOTHING else say(lang, "no-race")
    made += text(x + 32, y + (22 if high < 110 else 28), race, 14.5, "f7", room=wide * 0.4 - 36)
    purse = (
        ("coin", mat.coins, places.coins(seat), "coins"),
        ("fleeting", mat.fleeting, places.crystals(seat, False), "fleeting"),
        ("lasting", mat.lasting, places.crystals(seat, True), "lasting"),
        ("income", mat.income, "", "income"),
    )
    step = (wide * 0.6) / 4
    head = 34.0 if high < 110 else 46.0
    for at, (sign, count, id, what) in enumerate(purse):
        left = x + wide * 0.4 + at * step
        drawn = icon_at(sign, left + 9, y + head / 2, 18)
        drawn += text(left + 20, y + head / 2 + 5, count, 14.5, "s7", room=step - 20)
        told = say(lang, what, n=count)
        made += place(id, box(left - 1, y + 3, step - 2, head - 5, 5), drawn, told) if id else drawn
    rows = (high - head - 2) / 2
    split = wide * 0.64
    lines = 2 if not mat.reach and mat.owned.bit_count() > ON_ONE_LINE else 1
    owns, reaches = say(lang, "owns"), say(lang, "reaches")
    made += _resources(mat.owned, True, owns, x + 10, y + head, split - 14, rows, lines)
    if lines == 1:
        made += _resources(mat.reach, False, reaches, x + 10, y + head + rows, split - 14, rows, 1)
    return made + _pieces(mat, x + split, y + head, wide - split - 8, rows, lang)


def _resources(
    mask: int, full: bool, head: str, x: float, y: float, wide: float, high: float, lines: int
) -> str:
    """Resources on so many lines, each of this height, behind a word."""
    label = 48.0
    made = text(x, y + high / 2 + 4, head, 11.5, "s4", "ink-2", room=label - 4)
    found = bits(mask)
    across = max(1, ceil(len(found) / lines))
    side = min(high - 3, (wide - label) / across - 1.5, 26.0)
    for at, resource in enumerate(found):
        left, top = x + label + at % across * (side + 1.5), y + at // across * high + (high - side) / 2
        fill = f"tile-{RESOURCE[resource]}" if full else "paper-2"
        made += rect(left, top, side, side, side * 0.2, fill, "outline" if full else "line", 1.1)
        made += icon_at(resource_icon(resource), left + side / 2, top + side / 2, side * 0.8)
    return made


def _pieces(mat: Mat, x: float, y: float, wide: float, high: float, lang: str) -> str:
    """Houses, bridges and workers that are still there."""
    seat = mat.person.seat
    own = PLAYERS[mat.person.colour][0]
    made = ""
    items = [
        ("house", mat.houses, "houses", 0.0, 0.0),
        ("bridge", mat.bridges, "bridges", 0.0, high),
        ("worker", mat.workers, "workers", wide / 2, 0.0),
    ]
    for sign, count, what, dx, dy in items:
        if count < 0:
            continue
        size = min(20.0, high - 2)
        left, middle = x + dx, y + dy + high / 2
        drawn = icon_at(sign, left + size / 2 + 2, middle, size, own=own if sign == "house" else "")
        drawn += text(left + size + 6, middle + 5, count, 13.5, "s7", room=18)
        if not count:
            drawn = pale(drawn, 0.45)
        told = say(lang, what, n=count)
        made += place(
            places.action(seat, what), box(left, y + dy + 1, wide / 2 - 3, high - 2, 5), drawn, told
        )
    return made


# -- cards ---------------------------------------------------------------------------------------------


def draw_hand(mat: Mat, mine: bool, x: float, y: float, wide: float, high: float, lang: str) -> str:
    """The cards: those played are pale; in hand each can be played face up (above) or face down (below)."""
    cards = [*mat.cards, *[(UNKNOWN, FACE_DOWN)] * mat.hidden]
    played = sum(1 for _, where in mat.cards if where != HELD) + mat.hidden
    across, pile = (ON_PHONE, 41.0) if wide < 442 else (8, 36.0)
    wide -= pile + 6
    rows = ceil(len(cards) / across)
    columns = max(ceil(len(cards) / rows), min(across, 6))
    step, down = wide / columns, min(high / rows, 140.0)
    high = down * rows
    foot = 41.5 if across == ON_PHONE else min(32.0, (down - 4) * 0.27)
    made = ""
    for at, (card, where) in enumerate(cards):
        frame = (x + at % columns * step, y + at // columns * down, step - 4, down - 4)
        if card == UNKNOWN:
            made += back(*frame, "cards-adviser", "card")
        else:
            made += _card(mat, card, where, mine, foot, *frame, lang)
    left = x + wide + 2
    drawn = rect(left, y, pile, high - 4, 6, "paper-2", "line", 1.2, dash="4 3")
    drawn += icon_at("card", left + pile / 2, y + high / 2 - 14, 20)
    drawn += text(left + pile / 2, y + high / 2 + 14, played, 14, "s7", anchor="middle", room=30)
    told = say(lang, "discard", n=played)
    return made + place(places.discard(mat.person.seat), box(left, y, pile, high - 4, 6), drawn, told)


def _card(
    mat: Mat,
    card: int,
    where: int,
    mine: bool,
    foot: float,
    x: float,
    y: float,
    wide: float,
    high: float,
    lang: str,
) -> str:
    """A card; `foot` is how high the half is that plays it face down."""
    name, about = card_words(card, lang)
    standard = card < FIRST_ADVISER
    fill = f"cards-{FACES[card]}" if standard else "cards-adviser"
    seat = mat.person.seat
    halves = mine and where == HELD
    low = foot if halves and card != CALL_TO_VOTE else 0.0
    top = 20.0 if high > _NAMED else 6.0
    made = face(x, y, wide, high, "", fill, top=top)
    ink = "dark" if standard else "white"
    if high > _NAMED:
        made += _title(card, name, ink, x, y, wide, top)
    room = high - top - low - 2
    if not standard and room > 44 and wide > 60:
        made += adviser_face(card - FIRST_ADVISER, x, y + top, wide, room)
    elif card in (CALL_TO_VOTE, INCOME):
        made += icon_at(FACES[card], x + wide / 2, y + top + room / 2, min(30.0, room - 3))
    else:
        made += formula(x + 3, y + top + 1, wide - 6, room - 2, card_signs(card), size=24, least=8)
    if where == FACE_DOWN:
        made += path(box(x, y, wide, high, 7), "cards-adviser", opacity=0.35)
        made += path(box(x, y, wide, high, 7), patterns.hatch())
    if where != HELD:
        return pale(made, 0.45)
    if not halves:
        return made
    upper = place(places.face_up(seat, card), box(x, y, wide, high - low, 7), made, name, about)
    if not low:
        return upper
    drawn = rect(x + 3, y + high - low, wide - 6, low - 3, 4, "cards-adviser", opacity=0.3)
    signs = ("coin", "fleeting", "road")
    drawn += formula(x + 4, y + high - low, wide - 8, low - 3, signs, size=14, least=7)
    outline = box(x + 1, y + high - low, wide - 2, low - 1, 5)
    return upper + place(places.face_down(seat, card), outline, drawn, name, say(lang, "face-down"))


def _title(card: int, name: str, ink: str, x: float, y: float, wide: float, top: float) -> str:
    """The name of a card, or its sign where the name is too long."""
    room = wide - 10
    two = wrap(name, SMALL, "n7", room)
    if fit(name, 12, "s7", room)[2] or (len(two) == 2 and all(width(w, SMALL, "n7") <= room for w in two)):
        return title(x + 5, y + top / 2, name, 12, ink, room=room, high=top - 1)
    return icon_at(card_sign(card), x + wide / 2, y + top / 2, top - 3)


def card_sign(card: int) -> str:
    """The icon of a card: its own, or that of the action that an adviser belongs to."""
    if card < FIRST_ADVISER:
        return FACES[card]
    return CATEGORY[CARD_CATEGORY[card]]


def draw_actions(mat: Mat, x: float, y: float, wide: float, high: float, lang: str) -> str:
    """Basic actions, follow actions, the place for the player's worker, passing."""
    seat = mat.person.seat
    made = panel(x, y, wide, high)
    step = (high - 10) / 3
    rows: tuple[tuple[tuple[str, tuple[str, ...], str], ...], ...] = (
        (
            ("coin", ("+1", "coin"), say(lang, "do-coin")),
            ("influence", ("+1", "fleeting"), say(lang, "do-influence")),
            ("pave", ("+1", "road"), say(lang, "do-pave")),
        ),
        tuple(
            (CATEGORY[at], (CATEGORY[at],), say(lang, "do-follow", card=words(names.card(at), lang)))
            for at in range(CATEGORIES)
        ),
    )
    for row, buttons in enumerate(rows):
        across = (wide - 10) / len(buttons)
        for at, (name, signs, told) in enumerate(buttons):
            frame = (x + 6 + at * across, y + 6 + row * step, across - 3, step - 4)
            made += _button(places.action(seat, name), signs, told, *frame)
    low = y + 6 + 2 * step
    across = (wide - 10) * 0.68
    frame = (x + 6, low, across - 3, step - 4)
    if mat.race != NOTHING:
        told = words(names.race_action(mat.race), lang)
        made += _button(places.work(seat, 0), ("worker", "!arrow", *race_signs(mat.race)), told, *frame)
    else:
        made += _button(places.work(seat, 0), ("worker",), say(lang, "worker"), *frame)
    left = x + 6 + across
    drawn = rect(left, low, wide - 13 - across, step - 4, 6, "none", "line", 1.2, dash="4 3")
    drawn += control("pass", left + (wide - 13 - across) / 2 - 8, low + (step - 4) / 2 - 8, 16, "ink-2")
    outline = box(left, low, wide - 13 - across, step - 4, 6)
    return made + place(places.action(seat, "pass"), outline, drawn, say(lang, "do-pass"))


def _button(id: str, signs: tuple[str, ...], told: str, x: float, y: float, wide: float, high: float) -> str:
    made = rect(x, y, wide, high, 6, "paper-2", "line", 1.1)
    made += formula(x + 2, y, wide - 4, high, signs, size=min(20.0, high - 5), least=8, ink="ink")
    return place(id, box(x, y, wide, high, 6), made, told)


# -- races ----------------------------------------------------------------------------------------------


def draw_race(race: int, colour: str, x: float, y: float, wide: float, high: float, lang: str) -> str:
    """A race to choose: its resource, what it may not have, what its worker does."""
    name = plain(names.race(race), lang)
    made = face(x, y, wide, high, "", "cards-adviser", top=21)
    made += title(x + 6, y + 10.5, name, 12.5, "white", room=wide - 12, high=19)
    base = RACE_RESOURCE[race]
    sign = resource_icon(base) if base >= 0 else "any"
    made += icon_at(sign, x + 15, y + 35, 20)
    for at, resource in enumerate(bits(RACE_FORBIDS[race])):
        left = x + 36 + at * 14
        made += icon_at(resource_icon(resource), left, y + 35, 13, opacity=0.55)
        made += control("close", left - 6, y + 29, 12, "bad", 2.2)
    made += formula(x + 3, y + 48, wide - 6, high - 50, race_signs(race), size=19, least=8)
    if colour:
        made = pale(made, 0.5) + token(colour, x + wide / 2, y + high / 2, 11)
    about = words(names.race_action(race), lang)
    if base >= 0:
        about = f"{resource_name(base, lang)}. {about}"
    return place(places.race(race), box(x, y, wide, high, 7), made, name, about)
