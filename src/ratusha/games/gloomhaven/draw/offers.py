"""What is on offer: three proposals, four advisers, the resources of the supply, the achievements."""

from __future__ import annotations

from typing import Final

from ratusha.draw.cardboard import chips, panel
from ratusha.draw.cards import back, face, title
from ratusha.draw.formulas import formula
from ratusha.draw.icons import icon_at
from ratusha.draw.lettering import paragraph, text, width
from ratusha.draw.shapes import box, shape
from ratusha.draw.svg import circle, line, pale, path, place, rect
from ratusha.games.gloomhaven import names, places
from ratusha.games.gloomhaven.components import (
    ACHIEVEMENT_POINTS,
    ADVISER_POINTS,
    ADVISER_PRICE,
    ADVISER_WANTS,
    BASICS,
    BUILDING_SHAPE,
    BUILDING_TERRAIN,
    COPIES,
    COUNTED,
    COUNTS,
    FIRST_ADVISER,
    LEAST,
    NOTHING,
    ON_SITE,
    PAID_ON,
    PRICE,
    RESOURCE,
    RESOURCES,
    SHAPE_CELLS,
    SYMBOL,
    TERRAIN,
    WANT_POINTS,
    WANTS,
)
from ratusha.games.gloomhaven.draw.city import GROUND
from ratusha.games.gloomhaven.draw.tiles import mark, resource_icon, ring
from ratusha.games.gloomhaven.draw.words import (
    building_signs,
    card_signs,
    card_words,
    plain,
    resource_name,
    say,
)
from ratusha.kernel.words import text as words

_COUNTED: Final[dict[str, str]] = {
    "buildings_delivered_to": "prestige",
    "districts_settled": "town",
    "houses": "house",
    "advisers": "adviser",
    "resources_owned": "store",
    "level_3_storages": "government",
    "resources_within_reach": "control",
    "lasting": "lasting",
    "bridges": "bridge",
    "deliveries": "cube",
    "districts_led": "key",
}
"""The icon of what an achievement counts."""


BRINGS: Final = 118
"""How high the box at the foot of a large proposal is: what it brings."""


def draw_proposal(
    slot: int,
    building: int,
    price: int,
    owners: tuple[tuple[str, ...], ...],
    x: float,
    y: float,
    wide: float,
    high: float,
    lang: str,
) -> str:
    """A proposal: symbol (alone: its price), name, what it wants, shape, what a worker does there.

    `owners` are the colours of those who own each resource that it wants.
    """
    outline = box(x, y, wide, high, 8)
    if building == NOTHING:
        made = rect(x, y, wide, high, 8, "none", "line", 1.2, dash="4 4")
        made += path(shape(SYMBOL[slot], x + wide / 2, y + high / 2, 12), "none", "line", 2)
        return place(places.proposal(slot), outline, made, say(lang, "no-proposal"))
    large = high > 200 and wide > 200
    tall = high > 200 and not large
    top = 40.0 if large else 36.0 if tall else 23.0
    name = plain(names.building(building), lang)
    made = face(x, y, wide, high, "", "cards-building", top=top)
    left = x + (24 if large else 13)
    if price >= 0:
        made += icon_at("fleeting", left, y + top / 2, top * 0.6)
        wording = text(left + top * 0.3, y + top / 2 + 4.5, price, 13, "s7", "dark", room=16)
        made += wording
        left += 16
    else:
        r = 10.0 if large else 6.5
        made += path(shape(SYMBOL[slot], left, y + top / 2, r), "card", "dark", 1.5)
    at = left + (18 if large else 12)
    size = 16.0 if large else 12.5
    made += title(at, y + top / 2, name, size, "dark", room=x + wide - at - 6, high=top - 3)
    made += _wants(building, owners, x + 8, y + top + 5, 22 if large else 17, large, wide)
    step = 34.0 if large else 21.0
    low = y + top + 8 + step * 2
    if tall:
        made += _plan(building, x + wide - 9, low, 11, lying=True)
        low += 40
    else:
        made += _plan(building, x + wide - 9, y + top + 7, 13 if large else 9)
    ground = (
        say(lang, "site") if ON_SITE[building] else plain(names.terrain(BUILDING_TERRAIN[building]), lang)
    )
    action = words(names.building_action(building), lang)
    if tall:
        made += text(x + 8, low - 24, ground, 12, "s4", "wall", room=wide - 56)
    if large:
        made += line(x + 10, low + 6, x + wide - 10, low + 6, "line")
        made += text(x + wide - 10, low - 2, ground, 12, "s4", "wall", anchor="end", room=86)
        made += icon_at("worker", x + 20, low + 24, 18)
        made += text(x + 34, low + 28, say(lang, "worker"), 12, "s7", "wall", room=60)
        made += formula(x + 98, low + 12, wide - 106, 24, building_signs(building), size=18, least=8)
        low += 30
    size, up, step = (13.0, 16.0, 17.0) if large else (11.0, 9.0, 12.2)
    room = y + high - low - (BRINGS + 14 if large else 6)
    made += paragraph(
        x + 8, low + up, action, size, "s4", "dark", room=wide - 16, most=max(1, int(room / step))
    )
    return place(places.proposal(slot), outline, made, name, f"{ground}. {action}")


def _wants(
    building: int,
    owners: tuple[tuple[str, ...], ...],
    x: float,
    y: float,
    size: float,
    large: bool,
    wide: float,
) -> str:
    """What it wants, with the points, and in brackets what stays with whoever delivers."""
    made = ""
    column = 76.0 if large else 46.0
    step = 34.0 if large else 21.0
    letters = 16.0 if large else 13.0
    for at, (resource, points) in enumerate(zip(WANTS[building], WANT_POINTS[building], strict=True)):
        left, middle = x + at % 2 * column, y + at // 2 * step + size / 2
        made += icon_at(resource_icon(resource), left + size / 2, middle, size)
        long = width(str(points), letters, "s7")
        made += text(left + size + 2, middle + letters * 0.34, points, letters, "s7", "dark", room=long + 1)
        if PAID_ON[resource]:
            kept = f"[{points - PAID_ON[resource]}]"
            made += text(left + size + 3 + long, middle + letters * 0.34, kept, 10.5, "s4", "wall", room=18)
        for number, colour in enumerate(owners[at] if large else ()):
            made += mark(0, (colour,), left + 6 + number * 12, middle + size / 2 + 5, 4.4)
    return made


def _plan(building: int, right: float, y: float, side: float, lying: bool = False) -> str:
    """The shape of the building on its ground, small; no wider than three cells, or (`lying`) no higher."""
    cells = SHAPE_CELLS[BUILDING_SHAPE[building]]
    low_x, low_y = min(a for a, _ in cells), min(b for _, b in cells)
    moved = tuple((a - low_x, b - low_y) for a, b in cells)
    across = max(a for a, _ in moved) + 1
    if (max(b for _, b in moved) > 2) if lying else across > 3:
        moved = tuple((b, a) for a, b in moved)
        across = max(a for a, _ in moved) + 1
    fill = "site" if ON_SITE[building] else GROUND[TERRAIN[BUILDING_TERRAIN[building]]]
    return path(ring(moved, right - across * side, y, side, 0.6, 2), fill, "dark", 1.1)


def draw_adviser(slot: int, adviser: int, x: float, y: float, wide: float, high: float, lang: str) -> str:
    """An adviser on offer: price, what he wants, points, what he does."""
    outline = box(x, y, wide, high, 7)
    if adviser == NOTHING:
        made = rect(x, y, wide, high, 7, "none", "line", 1.2, dash="4 4")
        return place(places.adviser(slot), outline, made, say(lang, "no-adviser"))
    name, about = card_words(FIRST_ADVISER + adviser, lang)
    made = face(x, y, wide, high, "", "cards-adviser", top=21)
    made += title(x + 5, y + 10.5, name, 12.5, "white", room=wide - 27, high=19)
    made += circle(x + wide - 12, y + 10.5, 8, "gold", "dark", 1.2)
    made += text(x + wide - 12, y + 14.6, ADVISER_PRICE[slot], 11.5, "s7", "dark", anchor="middle", room=14)
    made += adviser_face(adviser, x, y + 21, wide, high - 21)
    wants = resource_name(ADVISER_WANTS[adviser], lang)
    return place(places.adviser(slot), outline, made, name, f"{about}. {say(lang, 'wants', what=wants)}")


def adviser_face(adviser: int, x: float, y: float, wide: float, high: float) -> str:
    """What he wants, his points, his formula."""
    size = min(17.0, high * 0.36)
    made = icon_at(resource_icon(ADVISER_WANTS[adviser]), x + 6 + size / 2, y + 3 + size / 2, size)
    points = ADVISER_POINTS[adviser]
    if points:
        made += icon_at("vp", x + wide - 24, y + 3 + size / 2, 14)
        made += text(x + wide - 6, y + 7.5 + size / 2, points, 12.5, "s7", "dark", anchor="end", room=12)
    low = y + size + 6
    made += line(x + 6, low, x + wide - 6, low, "line")
    signs = card_signs(FIRST_ADVISER + adviser)
    return made + formula(x + 3, low, wide - 6, y + high - low - 2, signs, size=19, least=8)


def draw_deck(id: str, colour: str, sign: str, count: int, x: float, y: float, wide: float, high: float,
              name: str) -> str:  # fmt: skip
    """A face-down pile with how many cards it has."""
    made = back(x, y, wide, high, colour, sign)
    made += rect(x + wide / 2 - 10, y + high - 17, 20, 13, 4, "card", "dark", 1)
    made += text(x + wide / 2, y + high - 7, count, 11, "s7", "dark", anchor="middle", room=16)
    return place(id, box(x, y, wide, high, 4), made, name)


def draw_chip(id: str, sign: str, count: str, x: float, y: float, wide: float, high: float, name: str) -> str:
    """A small pile beside the offers: an icon and its number."""
    made = rect(x, y, wide, high, 6, "paper-2", "line", 1)
    made += icon_at(sign, x + 13, y + high / 2, min(16.0, high - 4))
    if count:
        made += text(x + wide - 6, y + high / 2 + 4.4, count, 12.5, "s7", anchor="end", room=wide - 28)
    return place(id, box(x, y, wide, high, 6), made, name)


def draw_resource(
    resource: int,
    owner: str,
    left: int,
    x: float,
    y: float,
    wide: float,
    high: float,
    lang: str,
) -> str:
    """A resource of the supply: its price or its owner's shape, and how many storages are left."""
    made = rect(x + 1, y + 1.5, wide, high, 5, "shade", opacity=0.25)
    made += rect(x, y, wide, high, 5, f"tile-{RESOURCE[resource]}", "outline", 1.1)
    size = min(wide * 0.6, high * 0.64)
    made += icon_at(resource_icon(resource), x + wide * 0.38, y + high * 0.42, size)
    if owner:
        made += mark(0, (owner,), x + wide - 6.5, y + high - 7, 4.2)
    elif PRICE[resource]:
        letters = 10.5
        made += text(
            x + wide - 3, y + high - 3.5, PRICE[resource], letters, "s7", "dark", anchor="end", room=12
        )
    for number in range(left):
        made += circle(x + 5 + number * 4.6, y + high - 4.5, 1.6, "dark")
    if not left:
        made = pale(made, 0.45)
    about = say(lang, "left", n=left, of=COPIES[resource])
    if resource >= BASICS:
        about += ". " + say(lang, "price", n=PRICE[resource])
    outline = box(x, y, wide, high, 5)
    return place(places.resource(resource), outline, made, resource_name(resource, lang), about)


def draw_strip(
    owners: tuple[str, ...],
    left: tuple[int, ...],
    goals: tuple[int, ...],
    x: float,
    y: float,
    wide: float,
    high: float,
    lang: str,
) -> str:
    """The eighteen resources, then the achievements."""
    made = panel(x, y, wide, high)
    shown = [goal for goal in goals if goal != NOTHING]
    room = wide - 8 - 58 * 3
    step = room / RESOURCES
    for resource in range(RESOURCES):
        place_ = (x + 5 + resource * step, y + 3, step - 3, high - 6)
        made += draw_resource(resource, owners[resource], left[resource], *place_, lang)
    for at, goal in enumerate(shown):
        made += draw_goal(goal, x + wide - 58 * (3 - at), y + 3, 54, high - 6, lang)
    return made


def draw_goal(goal: int, x: float, y: float, wide: float, high: float, lang: str) -> str:
    """An achievement: what it counts, how many at least, its points."""
    told = plain(names.achievement(goal), lang)
    made = rect(x, y, wide, high, 5, "paper-2", "line", 1.1)
    made += icon_at(_COUNTED[COUNTED[COUNTS[goal]]], x + 10, y + high / 2, min(15.0, high - 6))
    made += text(x + 19, y + high / 2 + 4, LEAST[goal], 11, "s7", room=14)
    made += chips(
        x + wide - 3, y + high / 2, [("vp", ACHIEVEMENT_POINTS[goal])], size=11, sign=12, right=True
    )
    return f"<g><title>{told}</title>{made}</g>".replace("&", "&amp;")


def draw_goal_row(goal: int, x: float, y: float, wide: float, high: float, lang: str) -> str:
    """An achievement in words, with its points."""
    made = rect(x, y, wide, high, 7, "paper-2", "line", 1.1)
    made += icon_at(_COUNTED[COUNTED[COUNTS[goal]]], x + 22, y + high / 2, 24)
    told = plain(names.achievement(goal), lang)
    made += paragraph(x + 44, y + 16, told, 12, "s4", room=wide - 104, most=2)
    return made + chips(
        x + wide - 10, y + high / 2, [("vp", ACHIEVEMENT_POINTS[goal])], size=16, sign=18, right=True
    )
