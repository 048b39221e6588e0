"""Tokens: in a player's hand, and in the piles."""

from __future__ import annotations

from typing import Final

from ratusha.draw.icons import icon_at
from ratusha.draw.lettering import text, width
from ratusha.draw.shapes import box, disc
from ratusha.draw.svg import circle, place, rect
from ratusha.games.empire import names, places
from ratusha.games.empire.components import CRAFTSMAN, MASTERS, TOKENS, WORKS
from ratusha.games.empire.draw.squares import outline, resource_icon, say, square
from ratusha.games.empire.state import NOTHING
from ratusha.kernel import words
from ratusha.kernel.bits import BIT
from ratusha.kernel.msg import Msg

TOKEN_ICON: Final = ("war", "coin", "carts", "craftsmen")


def draw_hand(
    seat: int,
    hand: tuple[int, ...],
    masters: int,
    drawn: int,
    bought: int,
    lost: int,
    x: float,
    y: float,
    wide: float,
    radius: float,
    lang: str,
) -> str:
    """The tokens in hand, their middle at y, side by side or, if there are many, on top of each other; at the
    right what was bought or drawn, and squares replaced.
    """
    word = say(lang, "hand")
    room = min(width(word, 12.5, "s4"), wide * 0.18)
    made = text(x, y + 4.5, word, 12.5, "s4", "ink-2", room=room + 1)
    at = x + room + 8 + radius
    held = sum(map(bool, hand)) + masters.bit_count()
    for short in (False, True):
        aside, beside = _aside(seat, drawn, bought, lost, x + wide, y, radius, lang, short)
        pitch = min(radius * 2 + 10, (beside - at - radius * 1.3) / max(1, held - 1))
        if pitch > radius * 1.6:
            break
    for kind, count in enumerate(hand):
        if count:
            name = words.text(Msg(f"empire-n-{TOKENS[kind]}", n=count), lang)
            made += place(
                places.token(seat, kind), disc(at, y, radius), token(kind, count, at, y, radius), name
            )
            at += pitch
    for master in range(MASTERS):
        if masters & BIT[master]:
            inner = craftsman(master, at, y, radius)
            name = words.text(names.master(master), lang)
            made += place(places.craftsman(seat, master), disc(at, y, radius), inner, name)
            at += pitch
    if not held:
        made += text(at - radius, y + 4.5, say(lang, "nothing"), 12.5, "s4", "ink-2", room=60)
    return made + aside


def token(kind: int, count: int, x: float, y: float, radius: float) -> str:
    """A token, and how many there are of it."""
    made = circle(x, y + 1.6, radius, "shade", opacity=0.25) + circle(x, y, radius, "card", "dark", 1.4)
    made += icon_at(TOKEN_ICON[kind], x, y, radius * 1.46)
    if count > 1:
        dot = max(radius * 0.46, 7)
        made += circle(x + radius * 0.75, y - radius * 0.7, dot, "paper", "ink", 1.1)
        made += text(x + radius * 0.75, y - radius * 0.7 + 4, count, 11, "s7", anchor="middle", room=dot * 2)
    return made


def craftsman(master: int, x: float, y: float, radius: float) -> str:
    """A craftsman with the resource he works with."""
    made = token(CRAFTSMAN, 1, x, y, radius)
    made += circle(x + radius * 0.72, y + radius * 0.6, radius * 0.56, "white", "dark", 1)
    return made + icon_at(resource_icon(WORKS[master]), x + radius * 0.72, y + radius * 0.6, radius * 0.9)


def _aside(
    seat: int,
    drawn: int,
    bought: int,
    lost: int,
    right: float,
    y: float,
    radius: float,
    lang: str,
    short: bool,
) -> tuple[str, float]:
    """What is for this turn or lies beside the realm, in words or signs, from the right; where it begins."""
    made = ""
    if drawn != NOTHING:
        side = radius * 3.4
        left, top = right - side, y + radius - side
        inner = square(drawn, left, top, side, lang)
        made += place(places.drawn(seat), outline(left, top, side), inner, say(lang, "drawn"))
        right = left - 12
    if bought != NOTHING:
        word = "" if short else say(lang, "bought")
        made += icon_at(resource_icon(bought), right - 11, y, 22)
        made += text(right - 26, y + 4.5, word, 12, "s4", "ink-2", anchor="end", room=80)
        right -= 36 + min(80, width(word, 12, "s4"))
    if lost:
        word = f"−{lost}" if short else say(lang, "lost", n=lost)
        made += text(right, y + 4.5, word, 12, "s4", "bad", anchor="end", room=110)
        right -= 6 + min(110, width(word, 12, "s4"))
    return made, right


def draw_piles(piles: tuple[int, ...], boxed: int, x: float, y: float, high: float, lang: str) -> str:
    """The tokens that are left in the piles, and how many squares are out of the game, up to x."""
    made = ""
    step = 44
    items = [*((places.pile(kind), TOKEN_ICON[kind], count) for kind, count in enumerate(piles))]
    for at, (id, sign, count) in enumerate([*items, (places.BOX, "trash", boxed)]):
        left = x - (len(items) + 1 - at) * step
        inner = rect(left, y, step - 4, high, 5, "none", "line", 1)
        inner += icon_at(sign, left + 11, y + high / 2, 15)
        inner += text(left + step - 8, y + high / 2 + 4.3, count, 12, "s7", anchor="end", room=18)
        name = say(lang, "box") if id == places.BOX else say(lang, "pile")
        made += place(id, box(left, y, step - 4, high, 5), inner, name, str(count))
    return made
