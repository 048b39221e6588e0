"""What lies before a player besides his hand: the pool, cards on the table, achievements, markers, piles."""

from __future__ import annotations

from math import ceil
from typing import Final, NamedTuple

from ratusha.draw.cardboard import panel
from ratusha.draw.cards import title
from ratusha.draw.formulas import formula
from ratusha.draw.icons import ICONS, control, icon_at
from ratusha.draw.lettering import text, width
from ratusha.draw.picture import Player as Person
from ratusha.draw.shapes import box, token
from ratusha.draw.svg import pale, place, rect
from ratusha.games.altay import names, places
from ratusha.games.altay.components import (
    IS_STORE,
    LEVEL,
    NEEDS,
    OPTIONS,
    SLOTS,
    TABLED,
    TECHNOLOGIES,
    TYPE_CARD,
    WONDER_LEVEL,
)
from ratusha.games.altay.draw.cards import BACK
from ratusha.games.altay.draw.wonders import achievement, slots
from ratusha.games.altay.draw.words import (
    achievement_signs,
    achievement_words,
    card_words,
    gives,
    head,
    option_words,
    say,
)
from ratusha.games.altay.draw.world import blank_marker, marker_at
from ratusha.games.altay.effects import BUILD, RESOURCE, RESOURCES
from ratusha.games.altay.player import NONE, UNKNOWN
from ratusha.games.altay.state import Altay
from ratusha.kernel.bits import BIT, bits
from ratusha.kernel.words import text as words

MOST_NAMED: Final = 3
"""How many cards on the table show their names; with more, the note names them."""

_HEAD: Final = 20
"""How high the head of a card on the table is."""

_WHOLE: Final = 70
"""Where there is so much room an achievement is drawn as the whole card."""
_NARROW: Final = 50
"""A completed achievement narrower than this shows one icon only."""
_TINY: Final = 32
"""Below it there is room for one icon."""


class Belongings(NamedTuple):
    """What a player has, as values that can be compared."""

    person: Person
    table: tuple[tuple[int, int], ...]
    work: int
    work_load: int
    done: tuple[tuple[int, bool], ...]
    secret: int
    secret_out: bool
    markers: tuple[tuple[int, int], ...]
    converted: int
    supply: int
    captured: int
    deck: int
    discard: int
    coins: int


def belongings_of(g: Altay, person: Person) -> Belongings:
    """What a player has; coins are -1 where nobody trades."""
    player = g.players[person.seat]
    return Belongings(
        person,
        tuple(zip(player.table, player.loads, strict=True)),
        player.work,
        player.work_load,
        tuple((kind, g.active == person.seat and bool(g.applied & BIT[kind])) for kind in bits(player.done)),
        player.secret,
        bool(player.secret_out),
        tuple((kind, player.markers.count(kind)) for kind in sorted(set(player.markers))),
        len(player.converted),
        player.supply,
        player.captured,
        player.deck_size(),
        len(player.discard),
        player.coins if g.trade else -1,
    )


def draw_panel(
    things: Belongings,
    pool: tuple[int, ...],
    active: Person,
    x: float,
    y: float,
    wide: float,
    high: float,
    lang: str,
) -> str:
    """The panel beside the hand, 170 high."""
    left, room = x + 8, wide - 16
    made = panel(x, y, wide, high)
    made += draw_pool(pool, active, left, y + 6, room, 26, lang)
    made += draw_works(things, left, y + 37, room, 50, lang)
    made += draw_done(things, left, y + 91, room, 26, lang)
    made += draw_markers(things, left, y + 121, room, 22, lang)
    return made + draw_piles(things, left, y + 147, room, 19, lang)


def draw_pool(
    pool: tuple[int, ...], active: Person, x: float, y: float, wide: float, high: float, lang: str
) -> str:
    """The resources of the turn, before them whose turn it is."""
    made = token(active.colour, x + 8, y + high / 2, 7)
    step = (wide - 19) / RESOURCES
    size = min(18.0, high - 8)
    for resource in range(RESOURCES):
        left = x + 19 + resource * step
        n = pool[resource]
        drawn = rect(left + 1, y, step - 2, high, 6, "paper-2", "line", 1)
        inner = icon_at(RESOURCE[resource], left + step / 2 - size * 0.5, y + high / 2, size)
        inner += text(left + step / 2 + size * 0.2, y + high / 2 + 5, n, 14, "s7", room=step / 2 - 4)
        drawn += inner if n else pale(inner, 0.4)
        name = words(names.resource(resource), lang)
        outline = box(left + 1, y, step - 2, high, 6)
        made += place(places.pool(active.seat, resource), outline, drawn, name, say(lang, "pool"))
    return made


# -- cards on the table, the achievement in progress ------------------------------------------------------


def draw_works(things: Belongings, x: float, y: float, wide: float, high: float, lang: str) -> str:
    """The achievement in progress and the cards on the table, with what lies on them."""
    count = len(things.table) + (things.work != NONE)
    if not count:
        return _empty(x, y, wide, high, say(lang, "table-empty"))
    columns = max(count, MOST_NAMED)
    rows = 1
    if count > MOST_NAMED and high > 80:
        rows = ceil(count / 3)
        columns = ceil(count / rows)
    step, down = (wide + 4) / columns, min((high + 4) / rows, 104.0)
    made = ""
    works = ([(-1, 0)] if things.work != NONE else []) + list(things.table)
    for at, (card, load) in enumerate(works):
        frame = (x + at % columns * step, y + at // columns * down, step - 4, down - 4)
        named = step > 70
        made += (
            _work(things, *frame, lang, named)
            if card < 0
            else _tabled(things, card, load, *frame, lang, named)
        )
    return made


def _empty(x: float, y: float, wide: float, high: float, words_: str) -> str:
    made = rect(x, y, wide, high, 6, "none", "line", 1, dash="3 4")
    return made + text(
        x + wide / 2, y + high / 2 + 4, words_, 12, "s4", "ink-2", anchor="middle", room=wide - 12
    )


def _work(things: Belongings, x: float, y: float, wide: float, high: float, lang: str, named: bool) -> str:
    name, about = achievement_words(things.work, lang)
    sign = "wonder" if LEVEL[things.work] == WONDER_LEVEL else "technology"
    fill = f"level-{LEVEL[things.work] + 1}"
    made = _frame(x, y, wide, high, fill, sign, name if named else "", "", "")
    made += _slots(NEEDS[things.work], things.work_load, x, y, wide, high)
    return place(
        places.achievement_of(things.person.seat, things.work), box(x, y, wide, high, 6), made, name, about
    )


def _tabled(
    things: Belongings,
    card: int,
    load: int,
    x: float,
    y: float,
    wide: float,
    high: float,
    lang: str,
    named: bool,
) -> str:
    kind = TYPE_CARD[card]
    name = card_words(card, lang)[0]
    if IS_STORE[kind]:
        sign, number = "store", ""
    else:
        steps = OPTIONS[kind][TABLED[kind]].steps
        sign, number = "settlement", str(sum(step.n for step in steps if step.verb == BUILD) or "")
    made = _frame(x, y, wide, high, head(kind), sign, name if named else "", number, things.person.colour)
    made += _slots(SLOTS[kind], load, x, y, wide, high)
    about = option_words(kind, TABLED[kind], lang)
    return place(places.table(things.person.seat, kind), box(x, y, wide, high, 6), made, name, about)


def _frame(
    x: float, y: float, wide: float, high: float, fill: str, sign: str, name: str, number: str, own: str
) -> str:
    made = rect(x + 1, y + 2, wide, high, 5, "shade", opacity=0.25)
    made += rect(x, y, wide, high, 5, "card", "outline", 1.1)
    made += rect(x + 0.6, y + 0.6, wide - 1.2, _HEAD, 4.5, fill)
    made += icon_at(sign, x + 10, y + 10.5, 15, own=own if sign == "settlement" else "")
    at = x + 18
    if number:
        made += text(at, y + 14.5, number, 11.5, "s7", "white", room=10)
        at += 9
    if name:
        ink = "dark" if fill.startswith("level") else "white"
        made += title(at + 1, y + 10.5, name, 11, ink, room=x + wide - at - 4, high=20)
    return made


def _slots(needs: list[int], load: int, x: float, y: float, wide: float, high: float) -> str:
    """Slots in one row or two, as large as they may be."""
    room = high - _HEAD - 4
    across = len(needs)
    size = min((wide - 6) / across, room, 34.0)
    two = min((wide - 6) / ceil(across / 2), room / 2, 34.0)
    if two > size:
        half = ceil(across / 2)
        first = slots(needs[:half], load, x + 3, y + _HEAD + 2.5, two)
        return first + slots(needs[half:], load >> (3 * half), x + 3, y + _HEAD + 2.5 + two, two)
    return slots(needs, load, x + 3, y + _HEAD + 2.5 + (room - size) / 2, size)


# -- achievements ---------------------------------------------------------------------------------------


def draw_done(things: Belongings, x: float, y: float, wide: float, high: float, lang: str) -> str:
    """The secret wonder, then what is completed; what was used in this turn is ticked."""
    count = len(things.done) + 1
    rows = 1 if count * 80 <= wide or count <= 4 or high < 40 else 2
    columns = max(ceil(count / rows), 2)
    step, down = min(wide / columns, 130.0), high / rows
    made = _secret(things, x, y, step - 3, down - 2, lang)
    for at, (kind, used) in enumerate(things.done, 1):
        left, up = x + at % columns * step, y + at // columns * down
        made += _done(things, kind, used, left, up, step - 3, down - 2, lang)
    return made


def _done(
    things: Belongings, kind: int, used: bool, x: float, y: float, wide: float, high: float, lang: str
) -> str:
    wonder = kind >= TECHNOLOGIES
    if high >= _WHOLE:
        made = achievement(kind, 0, x, y, wide, high, lang)
        return place(
            places.achievement_of(things.person.seat, kind),
            box(x, y, wide, high, 6),
            _ticked(made, used, x, y, wide, high),
            *achievement_words(kind, lang),
        )
    level = f"level-{LEVEL[kind] + 1}"
    if wide < _TINY:
        made = rect(x, y, wide, high, 5, level, "outline", 1.1)
        made += icon_at(_most_telling(kind, lang), x + wide / 2, y + high / 2, min(15.0, wide - 2))
    else:
        made = rect(x, y, wide, high, 5, "card", "outline", 1.1)
        made += rect(x + 0.6, y + 0.6, 16, high - 1.2, 4.5, level)
        made += icon_at("wonder" if wonder else "technology", x + 8.6, y + high / 2, 14)
        made += _gives(kind, x, y, wide, high, lang)
    made = _ticked(made, used, x, y, wide, high)
    name = achievement_words(kind, lang)[0]
    return place(
        places.achievement_of(things.person.seat, kind),
        box(x, y, wide, high, 5),
        made,
        name,
        gives(kind, lang),
    )


def _gives(kind: int, x: float, y: float, wide: float, high: float, lang: str) -> str:
    """What an achievement gives, beside its sign; where room is scarce, the one icon that tells most."""
    if wide > _NARROW:
        return formula(x + 18, y, wide - 20, high, achievement_signs(kind, lang), size=15, least=6.5)
    return icon_at(_most_telling(kind, lang), x + 9 + wide / 2, y + high / 2, min(15.0, wide - 20))


def _most_telling(kind: int, lang: str) -> str:
    return [sign for sign in achievement_signs(kind, lang) if sign in ICONS][-1]


def _ticked(svg: str, used: bool, x: float, y: float, wide: float, high: float) -> str:
    """What was used in this turn is pale and ticked."""
    if not used:
        return svg
    return pale(svg, 0.5) + control("ok", x + wide / 2 - 8, y + high / 2 - 8, 16, "good", 3.2)


def _secret(things: Belongings, x: float, y: float, wide: float, high: float, lang: str) -> str:
    """The secret wonder: its name for its owner, its back for the others, nothing once it is shown."""
    id = places.secret(things.person.seat)
    outline = box(x, y, wide, high, 5)
    if things.secret == NONE or things.secret_out:
        made = rect(x, y, wide, high, 5, "none", "line", 1, dash="3 3")
        made += icon_at("wonder", x + wide / 2, y + high / 2, 14, opacity=0.4)
        return place(id, outline, made, say(lang, "secret-none"))
    made = rect(x, y, wide, high, 5, "cards-mind", "outline", 1.2)
    made += icon_at("wonder", x + 11, y + high / 2, 15)
    if things.secret == UNKNOWN:
        made += control("lock", x + wide - 17, y + high / 2 - 7, 13, "white", 2)
        return place(id, outline, made, say(lang, "secret"))
    name, about = achievement_words(things.secret, lang)
    if high >= _WHOLE:
        made = achievement(things.secret, 0, x, y, wide, high, lang)
        made += control("lock", x + wide - 18, y + high - 18, 14, "dark", 2)
        return place(id, outline, made, say(lang, "secret-own", name=name), about)
    if width(name, 11, "s7") > wide - 23:
        made += rect(x + 18, y + 1, wide - 19, high - 2, 4.5, "card")
        made += _gives(things.secret, x + 1, y, wide - 1, high, lang)
    else:
        made += title(x + 20, y + high / 2, name, 11, "white", room=wide - 23, high=high)
    return place(id, outline, made, say(lang, "secret-own", name=name), about)


# -- markers and piles ------------------------------------------------------------------------------------


def draw_markers(things: Belongings, x: float, y: float, wide: float, high: float, lang: str) -> str:
    """The conquest markers won, one kind beside the other; converted ones are turned over."""
    groups = len(things.markers) + (1 if things.converted else 0)
    if not groups:
        return _empty(x, y, wide, high, say(lang, "markers-none"))
    step = min(wide / groups, high + 24)
    size = min(high - 1, step - 1.5)
    made = ""
    for at, (kind, count) in enumerate(things.markers):
        left = x + at * step
        drawn = marker_at(left + size / 2, y + high / 2, kind, size)
        if count > 1 and step > size + 12:
            drawn += text(left + size + 2, y + high / 2 + 4, f"×{count}", 11, "s4", "ink-2", room=18)
        told = words(names.marker(kind), lang)
        name = say(lang, "marker", marker=told, n=count)
        made += place(
            places.marker(things.person.seat, kind), box(left, y, max(size, step - 4), high, 4), drawn, name
        )
    if things.converted:
        left = x + len(things.markers) * step
        made += blank_marker(left + size / 2, y + high / 2, size - 2)
        made += icon_at("convert", left + size / 2, y + high / 2, size * 0.7)
        if step > size + 12:
            made += text(
                left + size + 2, y + high / 2 + 4, f"×{things.converted}", 11, "s4", "ink-2", room=18
            )
    return made


def draw_piles(things: Belongings, x: float, y: float, wide: float, high: float, lang: str) -> str:
    """Settlements left and captured, deck, discard pile, coins."""
    seat, colour = things.person.seat, things.person.colour
    items = [
        ("settlement", things.supply, places.pieces(seat), "settlements"),
        ("captured", things.captured, places.captured(seat), "captured"),
        ("card", things.deck, places.deck(seat), "deck"),
        ("discard", things.discard, places.discard(seat), "discard"),
    ]
    if things.coins >= 0:
        items.append(("coin", things.coins, places.coins(seat), "coins"))
    made = ""
    step = wide / len(items)
    sign = min(high - 2, 22.0)
    for at, (name, n, id, what) in enumerate(items):
        left = x + at * step
        middle = y + high / 2
        if name == "discard":
            drawn = rect(left + 2, middle - sign * 0.45, sign * 0.66, sign * 0.9, 2.5, BACK, "outline", 1.2)
        else:
            drawn = icon_at(name, left + sign / 2, middle, sign, own=colour if name == "settlement" else "")
        drawn += text(left + sign + 3, middle + 4.8, n, 13.5, "s7", room=width(str(n), 13.5, "s7") + 1)
        told = say(lang, what, n=n)
        made += place(id, box(left - 2, y, min(step - 2, 66), high, 5), drawn, told)
    return made
