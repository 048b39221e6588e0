"""One player's board in full size: hand, table, achievements, markers, piles, points."""

from __future__ import annotations

from ratusha.draw.cardboard import chips, panel
from ratusha.draw.lettering import cut, text
from ratusha.draw.shapes import token
from ratusha.draw.svg import line
from ratusha.games.altay import names
from ratusha.games.altay.components import FACTIONS
from ratusha.games.altay.draw.belongings import Belongings, draw_done, draw_markers, draw_piles, draw_works
from ratusha.games.altay.draw.words import say
from ratusha.games.altay.state import SOURCES
from ratusha.kernel.words import text as words

_ICONS = ("wonder", "card", "settlement", "captured", "conquest")
"""The icon of each source of points."""


def draw_head(
    things: Belongings, people: int, points: int, by_source: tuple[int, ...], wide: float, lang: str
) -> str:
    """Who it is, which people he leads, his points and where they come from."""
    made = panel(0, 0, wide, 62)
    made += token(things.person.colour, 22, 24, 10)
    made += text(40, 29, cut(things.person.name, 16, "f7", 220), 16, "f7", room=220)
    if 0 <= people < FACTIONS:
        made += text(40, 49, words(names.faction(people), lang), 12.5, "s4", "ink-2", room=220)
    made += chips(wide - 16, 22, [("vp", points)], size=19, sign=22, right=True)
    step = 68.0
    for at, n in enumerate(by_source):
        left = wide - 16 - step * (len(SOURCES) - at)
        made += chips(left, 46, [(_ICONS[at], n)], size=13, sign=17)
    return made


def draw_belongings(things: Belongings, x: float, y: float, wide: float, high: float, lang: str) -> str:
    """Table, achievements, markers and piles, each under its heading."""
    made = panel(x, y, wide, high)
    left, room = x + 14, wide - 28
    at = y + 6
    for what, tall, draw in (
        ("table", 104, draw_works),
        ("done", 76, draw_done),
        ("won", 34, draw_markers),
        ("piles", 26, draw_piles),
    ):
        made += text(left, at + 15, say(lang, f"head-{what}"), 13, "f7", room=room)
        made += draw(things, left, at + 21, room, tall, lang)
        at += 21 + tall + 8
        if what != "piles":
            made += line(left, at - 5, left + room, at - 5)
    return made
