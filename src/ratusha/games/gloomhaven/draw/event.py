"""The city event of the winner's race: a card with three blanks, and what may be written there. Rule 17.1."""

from __future__ import annotations

from typing import Final

from ratusha.draw.cards import face
from ratusha.draw.lettering import cut, paragraph, text, wrap
from ratusha.draw.shapes import token
from ratusha.draw.svg import circle, line
from ratusha.games.gloomhaven import names
from ratusha.games.gloomhaven.components import QUARTER
from ratusha.games.gloomhaven.draw.words import plain, say

WIDE: Final = 300.0
HIGH: Final = 362.0
_EDGE: Final = 14.0
_SMALL: Final = 11.0
"""The size of the choices, and so many lines of them at most."""
_MOST: Final = 4


def draw_event(race: int, buildings: tuple[int, ...], winner: str, colour: str, lang: str) -> str:
    """The card: whose it is, then a building, a quarter and a name to be filled in."""
    made = face(1, 1, WIDE - 4, HIGH - 6, say(lang, "event"), "cards-adviser", top=30, size=14)
    made += text(_EDGE, 56, plain(names.race(race), lang), 18, "f7", "dark", room=WIDE - 2 * _EDGE)
    made += token(colour, _EDGE + 7, 74, 7)
    made += text(_EDGE + 20, 79, cut(winner, 13, "s4", 240), 13, "s4", "dark", room=240)
    did = [plain(names.building(building), lang) for building in buildings]
    quarters = [plain(names.quarter(quarter), lang) for quarter in range(len(QUARTER))]
    made += _blank(1, 104, "building", did or [say(lang, "event-none")], lang)
    made += _blank(2, 214, "quarter", quarters, lang)
    return made + _blank(3, 312, "society", [], lang)


def _listed(choices: list[str], room: float) -> str:
    """As many of the choices as there are lines for them; the others wait behind three dots."""
    wording = ", ".join(choices)
    while len(wrap(wording, _SMALL, "s4", room)) > _MOST:
        choices = choices[:-1]
        wording = ", ".join([*choices, "…"])
    return wording


def _blank(number: int, y: float, what: str, choices: list[str], lang: str) -> str:
    """What is asked, a line to write on, and the choices in small letters."""
    made = circle(_EDGE + 9, y - 4, 9, "gold", "outline", 1.2)
    made += text(_EDGE + 9, y + 0.5, number, 12.5, "s7", "dark", anchor="middle", room=16)
    left, room = _EDGE + 26, WIDE - 2 * _EDGE - 28
    made += text(left, y, say(lang, f"event-{what}"), 12.5, "s7", "dark", room=room)
    made += line(left, y + 22, left + room, y + 22, "wall", 1.4, dash="2 3")
    if choices:
        wording = _listed(choices, room)
        made += paragraph(left, y + 36, wording, _SMALL, "s4", "wall", room=room, most=_MOST)
    return made
