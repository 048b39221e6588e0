"""A battle: both strengths as columns, a block for each source, the same height for each point."""

from __future__ import annotations

from typing import Final, NamedTuple

from ratusha.draw.cardboard import panel
from ratusha.draw.icons import icon_at
from ratusha.draw.lettering import cut, text, width
from ratusha.draw.picture import Player as Person
from ratusha.draw.picture import Scene
from ratusha.draw.shapes import box, lit, token
from ratusha.draw.svg import line, path, rect
from ratusha.games.altay.battle import BattleChoice
from ratusha.games.altay.components import ATTACK_OF, DEFENCE_OF, DIFFICULTY, REGION
from ratusha.games.altay.defence import Defend
from ratusha.games.altay.draw.cards import card_face
from ratusha.games.altay.draw.chart import chart
from ratusha.games.altay.draw.words import card_words, say
from ratusha.games.altay.draw.world import Box, marker_at
from ratusha.games.altay.state import Altay
from ratusha.kernel.bits import BIT

_MOST_UNIT: Final = 44.0
"""The height of a point, at most."""
_COLUMN: Final = 112.0
_GAP: Final = 40.0
_MOST_CARDS: Final = 4
"""How many cards of a side are shown."""
_LEAST_LETTERS: Final = 13.0
"""Blocks lower than this carry no words."""


class Side(NamedTuple):
    """One side of a battle: who, where, the blocks from below (icon, what, strength), how many cards may
    come, those that were played, and of who looks at his own the blocks that his hand could add."""

    person: Person | None
    region: int
    marker: int
    blocks: tuple[tuple[str, str, int], ...]
    cards: int
    played: tuple[int, ...] = ()
    hand: tuple[tuple[str, int], ...] | None = None


def sides(scene: Scene[Altay], now: BattleChoice) -> tuple[Side, Side]:
    """The attacker and the defender."""
    g, lang = scene.g, scene.lang
    attacker = g.players[g.active]
    sent = g.played[-now.sent :] if now.sent else []
    blocks = [("settlement", say(lang, "houses"), g.pieces[now.start])]
    if attacker.boost:
        blocks.append(("technology", say(lang, "technologies"), attacker.boost))
    blocks += [("attack", card_words(card, lang)[0], ATTACK_OF[card]) for card in sent]
    attack = Side(scene.players[g.active], now.start, -1, tuple(blocks), 0, tuple(sent))
    if g.guarded & BIT[now.target]:
        marker = g.markers[now.target]
        defence = (("defence", say(lang, "difficulty"), DIFFICULTY[marker]),)
        return attack, Side(None, now.target, marker, defence, 0)
    owner = g.owner[now.target]
    defender = g.players[owner]
    blocks = [("settlement", say(lang, "houses"), g.pieces[now.target])]
    if defender.shield:
        blocks.append(("technology", say(lang, "technologies"), defender.shield))
    played: list[int] = []
    if isinstance(now, Defend):
        played = defender.discard[-now.cards :]
        blocks += [("defence", card_words(card, lang)[0], DEFENCE_OF[card]) for card in played]
    held = len(defender.hand) + len(defender.kept)
    hand = None
    if owner == scene.view.viewer:
        cards = [card for card in sorted([*defender.hand, *defender.kept]) if DEFENCE_OF[card]]
        hand = tuple((card_words(card, lang)[0], DEFENCE_OF[card]) for card in cards)
    return attack, Side(scene.players[owner], now.target, -1, tuple(blocks), held, tuple(played), hand)


def draw_arena(
    attack: Side, defence: Side, swapped: bool, x: float, y: float, wide: float, high: float, lang: str
) -> str:
    """Both columns, each on the side on which its region lies; beside them the cards that were played."""
    made = panel(x, y, wide, high)
    for at, side in enumerate((defence, attack) if swapped else (attack, defence)):
        colour = side.person.colour if side.person else "stone"
        made += path(box(x + at * wide / 2, y, wide / 2, high, 10), colour, opacity=0.1)
    total = max(_strength(attack), _most(defence))
    floor = y + high - 14
    unit = min(_MOST_UNIT, (high - 92) / max(1, total))
    middle = x + wide / 2
    order = (defence, attack) if swapped else (attack, defence)
    for at, side in enumerate(order):
        left = middle - _COLUMN - _GAP / 2 if at == 0 else middle + _GAP / 2
        made += _column(side, left, floor, unit, y + 78)
        short = _strength(order[1 - at]) - _strength(side) if defence.person is not None else 0
        made += _beside(side, side is attack, short, at == 1, (x, y, left - x, high), x + wide, lang)
    ends = (middle - _COLUMN - _GAP / 2 - 12, middle + _COLUMN + _GAP / 2 + 12)
    made += line(ends[0], floor + 1, ends[1], floor + 1, "ink", 2)
    mark = floor - _strength(attack) * unit
    made += line(ends[0], mark, ends[1], mark, "vermilion", 1.6, dash="5 4")
    if defence.person is not None and _strength(attack) == _strength(defence):
        room = _GAP - 2
        made += text(middle, floor - 34, say(lang, "equal"), 12, "s7", anchor="middle", room=room)
        made += text(middle, floor - 20, say(lang, "no-loss"), 11, "s4", "ink-2", anchor="middle", room=room)
    return made + text(middle, y + 66, ":", 30, "f7", "ink", anchor="middle", room=14)


def draw_strengths(frame: Box, window: Box, attack: Side, defence: Side) -> str:
    """Both strengths on the map, in the regions from which and to which it goes."""
    made = ""
    middles = chart(*frame).middle
    left, top, wide, high = window
    for side, sign in ((attack, "attack"), (defence, "defence")):
        total = _told(side)
        across = 27 + width(total, 14, "s7")
        x, y = middles[side.region]
        from_below = side is defence and middles[attack.region][1] > y + 20
        x = min(left + wide - across - 6, max(left + 6, x - across - 18 if from_below else x - across / 2))
        y = min(top + high - 28, max(top + 8, y - 8 if from_below else y + 20))
        made += rect(x, y + 2, across, 22, 7, "shade", opacity=0.3)
        made += rect(x, y, across, 22, 7, "card", "outline", 1.3)
        made += icon_at(sign, x + 12, y + 11, 15)
        made += text(x + 22, y + 16, total, 14, "s7", "dark", room=across - 23)
    return f'<g pointer-events="none">{made}</g>'


def _strength(side: Side) -> int:
    return sum(n for _, _, n in side.blocks)


def _most(side: Side) -> int:
    """The strength with all cards of the hand that are known."""
    return _strength(side) + sum(n for _, n in side.hand or ())


def _told(side: Side) -> str:
    """The strength as a number; others may not know what comes to it."""
    return str(_strength(side)) + ("+?" if side.cards and side.hand is None else "")


def _column(side: Side, x: float, floor: float, unit: float, top: float) -> str:
    """The strength as a number, and below it a block for each of its sources; dashed: what the hand has."""
    made = text(x + _COLUMN / 2, top - 10, _told(side), 30, "f7", anchor="middle", room=_COLUMN)
    colour = side.person.colour if side.person else "stone"
    low = floor
    for sign, name, n in side.blocks:
        tall = n * unit
        made += _block(x, low - tall, _COLUMN, tall, colour, sign, name, n)
        low -= tall
    for name, n in side.hand or ():
        tall = n * unit
        made += _possible(x, low - tall, _COLUMN, tall, name, n)
        low -= tall
    return made


def _beside(
    side: Side,
    attacks: bool,
    short: int,
    right: bool,
    area: tuple[float, float, float, float],
    edge: float,
    lang: str,
) -> str:
    """Who it is, where, what is missing for a tie; the cards that were played, how many may still come."""
    x, y, wide, high = area
    if right:
        x, wide = x + wide + _COLUMN + 18, edge - x - wide - _COLUMN - 34
    else:
        x, wide = x + 16, wide - 34
    where = say(lang, "attacks-from" if attacks else "defends", region=REGION[side.region])
    if side.person is not None:
        made = token(side.person.colour, x + 9, y + 24, 9)
        made += text(x + 26, y + 29, cut(side.person.name, 16, "f7", wide - 28), 16, "f7", room=wide - 28)
    else:
        made = marker_at(x + 12, y + 24, side.marker, 24)
        made += text(x + 32, y + 29, say(lang, "neutral"), 16, "f7", room=wide - 34)
    made += text(x, y + 52, where, 12.5, "s4", "ink-2", room=wide)
    if short > 0:
        made += text(x, y + 70, say(lang, "short", n=short), 12.5, "s7", "bad", room=wide)
    made += _cards(side.played, x, y + 78 if short > 0 else y + 62, wide, high - 112, lang)
    if side.cards:
        made += icon_at("card", x + 8, y + high - 18, 18)
        known = side.hand is not None
        told = say(lang, "with-hand", n=str(_most(side))) if known else say(lang, "in-hand", n=side.cards)
        made += text(x + 22, y + high - 13, told, 12.5, "s4", "ink-2", room=wide - 22)
    return made


def _cards(played: tuple[int, ...], x: float, y: float, wide: float, high: float, lang: str) -> str:
    """The cards of one side, as large as there is room; where they are many, the blocks tell them."""
    if not played or len(played) > _MOST_CARDS:
        return ""
    if len(played) <= 2:
        return "".join(
            card_face(card, x + at * 108, y, 100, min(high, 144), lang) for at, card in enumerate(played)
        )
    across, down = (wide - 6) / 2, (high - 6) / 2
    return "".join(
        card_face(card, x + at % 2 * (across + 6), y + at // 2 * (down + 6), across, down, lang)
        for at, card in enumerate(played)
    )


def _block(x: float, y: float, wide: float, high: float, colour: str, sign: str, name: str, n: int) -> str:
    bare = sign == "settlement"
    made = rect(x, y + 0.6, wide, high - 1.2, 4, "paper-2")
    made += rect(x, y + 0.6, wide, high - 1.2, 4, colour, opacity=0.9 if bare else 0.42)
    d = f"M{x + 4:.1f} {y + 0.6:.1f}h{wide - 8:.1f}v{high - 1.2:.1f}h{8 - wide:.1f}Z"
    made += path(d, lit(), opacity=0.5) + rect(x, y + 0.6, wide, high - 1.2, 4, "none", "outline", 1.1)
    if high < _LEAST_LETTERS:
        return made
    size = min(12.0, high - 3)
    middle = y + high / 2
    plate = min(18.0, high - 2)
    made += rect(x + 2, middle - plate / 2, wide - 4, plate, 4, "card", opacity=0.86)
    made += icon_at(sign, x + 11, middle, min(14.0, high - 2), own=colour if bare else "")
    made += text(x + 20, middle + size * 0.36, name, size, "s4", "dark", room=wide - 38)
    return made + text(x + wide - 6, middle + size * 0.36, n, size, "s7", "dark", anchor="end", room=16)


def _possible(x: float, y: float, wide: float, high: float, name: str, n: int) -> str:
    """A block that is not there yet."""
    made = rect(x + 1, y + 1.4, wide - 2, high - 2.8, 4, "none", "ink-2", 1.2, dash="4 4")
    if high < _LEAST_LETTERS:
        return made
    size = min(12.0, high - 3)
    base = y + high / 2 + size * 0.36
    made += text(x + 20, base, name, size, "s4", "ink-2", room=wide - 42)
    return made + text(x + wide - 6, base, f"+{n}", size, "s7", "ink-2", anchor="end", room=20)
