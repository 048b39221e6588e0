"""A battle: both strengths as columns, a block for each source, the same height for each point."""

from __future__ import annotations

from typing import Final, NamedTuple

from ratusha.draw.cardboard import panel
from ratusha.draw.icons import icon_at
from ratusha.draw.lettering import cut, text
from ratusha.draw.picture import Player as Person
from ratusha.draw.picture import Scene
from ratusha.draw.shapes import lit, token
from ratusha.draw.svg import line, path, rect
from ratusha.games.altay.battle import BattleChoice
from ratusha.games.altay.components import ATTACK_OF, DEFENCE_OF, DIFFICULTY, REGION
from ratusha.games.altay.defence import Defend
from ratusha.games.altay.draw.words import card_words, say
from ratusha.games.altay.draw.world import marker_at
from ratusha.games.altay.state import Altay
from ratusha.kernel.bits import BIT

_MOST_UNIT: Final = 30.0
_LEAST_LETTERS: Final = 13.0
"""Blocks lower than this carry no words."""


class Side(NamedTuple):
    """One side of a battle: who, where, the blocks from below (icon, what, strength), cards that may come."""

    person: Person | None
    region: int
    marker: int
    blocks: tuple[tuple[str, str, int], ...]
    cards: int


def sides(scene: Scene[Altay], now: BattleChoice) -> tuple[Side, Side]:
    """The attacker and the defender."""
    g, lang = scene.g, scene.lang
    attacker = g.players[g.active]
    sent = g.played[-now.sent :] if now.sent else []
    blocks = [("settlement", say(lang, "houses"), g.pieces[now.start])]
    if attacker.boost:
        blocks.append(("technology", say(lang, "technologies"), attacker.boost))
    blocks += [("attack", card_words(card, lang)[0], ATTACK_OF[card]) for card in sent]
    attack = Side(scene.players[g.active], now.start, -1, tuple(blocks), 0)
    if g.guarded & BIT[now.target]:
        marker = g.markers[now.target]
        defence = (("defence", say(lang, "difficulty"), DIFFICULTY[marker]),)
        return attack, Side(None, now.target, marker, defence, 0)
    owner = g.owner[now.target]
    defender = g.players[owner]
    blocks = [("settlement", say(lang, "houses"), g.pieces[now.target])]
    if defender.shield:
        blocks.append(("technology", say(lang, "technologies"), defender.shield))
    if isinstance(now, Defend):
        played = defender.discard[-now.cards :]
        blocks += [("defence", card_words(card, lang)[0], DEFENCE_OF[card]) for card in played]
    held = len(defender.hand) + len(defender.kept)
    return attack, Side(scene.players[owner], now.target, -1, tuple(blocks), held)


def draw_arena(
    attack: Side, defence: Side, swapped: bool, x: float, y: float, wide: float, high: float, lang: str
) -> str:
    """Both columns, each on the side on which its region lies."""
    made = panel(x, y, wide, high, say(lang, "battle"))
    total = max(_strength(attack), _strength(defence))
    room = high - 138
    unit = min(_MOST_UNIT, room / max(1, total))
    floor = y + high - 42
    half = (wide - 24) / 2
    for at, side in enumerate((defence, attack) if swapped else (attack, defence)):
        left = x + 8 + at * (half + 8)
        made += _column(side, side is attack, left, floor, half, unit, y, lang)
    made += line(x + 8, floor + 1, x + wide - 8, floor + 1, "ink", 2)
    mark = floor - _strength(attack) * unit
    made += line(x + 10, mark, x + wide - 10, mark, "vermilion", 1.6, dash="5 4")
    return made + text(x + wide / 2, y + 91, ":", 22, "f7", "ink", anchor="middle", room=12)


def _strength(side: Side) -> int:
    return sum(n for _, _, n in side.blocks)


def _column(
    side: Side, attacks: bool, x: float, floor: float, wide: float, unit: float, top: float, lang: str
) -> str:
    middle = x + wide / 2
    if side.person is not None:
        made = token(side.person.colour, x + 9, top + 39, 7)
        name = cut(side.person.name, 12.5, "s7", wide - 22)
        made += text(x + 20, top + 43.5, name, 12.5, "s7", room=wide - 22)
    else:
        made = marker_at(x + 10, top + 39, side.marker, 20)
        made += text(x + 24, top + 43.5, say(lang, "neutral"), 12.5, "s7", room=wide - 26)
    where = say(lang, "attacks-from" if attacks else "defends", region=REGION[side.region])
    made += text(x + 2, top + 60, where, 11.5, "s4", "ink-2", room=wide - 4)
    total = str(_strength(side)) + ("" if attacks or not side.cards else "+?")
    made += text(middle, top + 92, total, 24, "f7", anchor="middle", room=wide - 16)
    low = floor
    colour = side.person.colour if side.person else "stone"
    for sign, name, n in side.blocks:
        tall = n * unit
        made += _block(x, low - tall, wide, tall, colour, sign, name, n)
        low -= tall
    if side.cards and not attacks:
        made += icon_at("card", x + 12, floor + 17, 17)
        made += text(
            x + 23, floor + 22, say(lang, "in-hand", n=side.cards), 11.5, "s4", "ink-2", room=wide - 25
        )
    return made


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
