"""The open achievements, three of each level, and an achievement as a small card."""

from __future__ import annotations

from ratusha.draw.cardboard import panel
from ratusha.draw.cards import face
from ratusha.draw.formulas import formula
from ratusha.draw.icons import icon, icon_at
from ratusha.draw.lettering import text
from ratusha.draw.shapes import box
from ratusha.draw.svg import place, rect
from ratusha.games.altay import places
from ratusha.games.altay.components import LEVEL, LEVELS, NEEDS, OF_LEVEL, OPEN, POINTS
from ratusha.games.altay.draw.words import achievement_signs, achievement_words
from ratusha.games.altay.effects import KIND, RESOURCE
from ratusha.games.altay.player import UNKNOWN
from ratusha.games.altay.slots import in_slots
from ratusha.games.altay.state import Altay

_NUMERAL = ("I", "II", "III")


def open_of(g: Altay) -> tuple[tuple[tuple[int, int], ...], ...]:
    """The open achievements by level, each with how many of it lie there."""
    return tuple(
        tuple((kind, g.open[kind]) for kind in OF_LEVEL[level] if g.open[kind]) for level in range(LEVELS)
    )


def hidden_of(g: Altay) -> tuple[int, ...]:
    """How many achievements of each level lie face down."""
    hidden = [sum(g.stock[kind] for kind in kinds) for kinds in OF_LEVEL]
    hidden[-1] -= sum(1 for player in g.players if player.secret == UNKNOWN)
    return tuple(hidden)


Levels = tuple[tuple[tuple[int, int], ...], ...]


def draw_strip(
    levels: Levels, hidden: tuple[int, ...], x: float, y: float, wide: float, high: float, lang: str
) -> str:
    """The three levels side by side."""
    made = panel(x, y, wide, high)
    third = (wide - 12) / LEVELS
    for level in range(LEVELS):
        left = x + 6 + level * third
        made += draw_level(level, hidden[level], left, y + 7, 22, high - 14)
        step = (third - 26) / OPEN
        for at, (kind, count) in enumerate(levels[level]):
            made += draw_open(kind, count, left + 24 + at * step, y + 7, step - 4, high - 14, lang)
    return made


def draw_level(level: int, hidden: int, x: float, y: float, wide: float, high: float) -> str:
    """The stack of a level: its number, and how many lie face down."""
    made = rect(x + 1, y + 2, wide - 3, high - 2, 4, "shade", opacity=0.25)
    made += rect(x, y, wide - 2, high - 1, 4, f"level-{level + 1}", "outline", 1.1)
    middle = x + (wide - 2) / 2
    made += text(middle, y + 19, _NUMERAL[level], 13, "f7", "dark", anchor="middle", room=wide - 4)
    made += icon_at("card", middle, y + high - 29, 14)
    return made + text(middle, y + high - 8, hidden, 11.5, "s7", "dark", anchor="middle", room=wide - 4)


def draw_open(kind: int, count: int, x: float, y: float, wide: float, high: float, lang: str) -> str:
    """An open achievement that may be begun."""
    note = f"×{count}" if count > 1 else ""
    made = achievement(kind, 0, x, y, wide, high, lang, note=note)
    name, about = achievement_words(kind, lang)
    return place(places.achievement(kind), box(x, y, wide, high, 6), made, name, about)


def achievement(
    kind: int, load: int, x: float, y: float, wide: float, high: float, lang: str, *, note: str = ""
) -> str:
    """The card: name, slots (what lies on one is in full colour), what it gives, points."""
    top = 22
    name = achievement_words(kind, lang)[0]
    head = f"level-{LEVEL[kind] + 1}"
    made = face(x, y, wide, high, name, head, top=top, size=11.5 if high < 90 else 13)
    needs = NEEDS[kind]
    size = min((wide - 8) / max(5, len(needs)), 15 if high < 90 else 19)
    made += slots(needs, load, x + 4, y + top + 2, size, bool(load))
    low = y + top + 3 + size
    rest = y + high - low - 3
    points = POINTS[kind]
    strip = 16.0 if points or note else 0.0
    made += formula(x + 4, low, wide - 8, rest - strip, achievement_signs(kind, lang), size=19, least=9)
    if points:
        made += icon_at("vp", x + 12, y + high - 10.5, 13)
        made += text(x + 20, y + high - 6.5, points, 11.5, "s7", "dark", room=14)
    if note:
        made += text(x + wide - 6, y + high - 6.5, note, 11.5, "s4", "wall", anchor="end", room=24)
    return made


def slots(needs: list[int], load: int, x: float, y: float, size: float, boxed: bool = True) -> str:
    """Slots in a row; what lies on one is in full colour, the others are pale in a dashed box."""
    made = ""
    for at, (kind, resource) in enumerate(zip(needs, in_slots(needs, load), strict=True)):
        left = x + at * size
        if boxed:
            dash = "" if resource >= 0 else "2 2"
            fill = "farmland" if resource >= 0 else "none"
            made += rect(left + 0.5, y + 0.5, size - 1, size - 1, 2.5, fill, "wall", 0.9, dash=dash)
        inner = size * (0.8 if boxed else 1.08)
        sign = RESOURCE[resource] if resource >= 0 else KIND[kind]
        pale = 0.55 if boxed and resource < 0 else 1
        made += icon(sign, left + (size - inner) / 2, y + (size - inner) / 2, inner, opacity=pale)
    return made
