"""The other players' estates, small, each with what lies beside it; a touch opens it in full size."""

from __future__ import annotations

from typing import Final, NamedTuple

from ratusha.draw.cardboard import chips_width
from ratusha.draw.lettering import cut, text, width
from ratusha.draw.picture import Player
from ratusha.draw.shapes import token
from ratusha.draw.svg import opens
from ratusha.games.burgundy.boards import NO_BOARD
from ratusha.games.burgundy.draw import yard as pieces
from ratusha.games.burgundy.draw.estates import HIGH, WIDE, draw_estate
from ratusha.games.burgundy.draw.yard import Yard
from ratusha.games.burgundy.text.words import say

HEAD: Final = 30
WIDE_ENOUGH: Final = 300
"""A neighbour with more room than this has the yard beside the estate."""
BELOW: Final = 84
"""How high the yard is where it lies below the estate, in three lines."""
BESIDE: Final = 112
"""How wide it is where it lies beside the estate: there is only one neighbour."""


def height(wide: float, count: int) -> float:
    """How high this many neighbours side by side are in this width, if nothing else limits them."""
    if wide / count > WIDE_ENOUGH:
        return HEAD + 8 + HIGH * (wide - BESIDE - 12) / WIDE
    return HEAD + BELOW + 16 + HIGH * (wide / count - 12) / WIDE


class Room(NamedTuple):
    """How a neighbour's box is divided between estate and yard."""

    beside: bool
    """Does the yard lie beside the estate, or below it?"""
    wide: float
    """How wide the estate's part is."""
    high: float
    radius: float
    """Of the estate's spaces."""
    spare: float
    """What is left above and below the estate."""


def _divided(wide: float, high: float, yard: bool = True) -> Room:
    beside = wide > WIDE_ENOUGH or not yard
    room, tall = (wide - BESIDE * yard, high - HEAD) if beside else (wide, high - HEAD - BELOW)
    radius = min((tall - 8) / HIGH, (room - 12) / WIDE)
    return Room(beside, room, tall, radius, tall - 8 - radius * HIGH)


def draw_neighbour(
    player: Player,
    board: int,
    tiles: tuple[int, ...],
    filled: str,
    x: float,
    y: float,
    wide: float,
    high: float,
    lang: str,
    yard: bool = True,
) -> str:
    """A player's name and estate in a box; the yard, which changes more often, is a part of its own, if there
    is room for one.
    """
    told = width(filled, 12) + 1
    name = cut(player.name, 12.5, "s4", wide - 40 - told)
    made = token(player.colour, x + 16, y + 15, 6.5)
    made += text(x + 28, y + 19.5, name, 12.5, "s4", room=wide - 40 - told)
    made += text(x + wide - 8, y + 19.5, filled, 12, "s4", "ink-2", anchor="end", room=told)
    room = _divided(wide, high, yard)
    above = (0.5 if room.beside else 0.3) * room.spare
    middle = x + room.wide / 2, y + HEAD + above + room.radius * HIGH / 2 + 2
    if board == NO_BOARD:
        told_ = say(lang, "draw-choosing")
        made += text(*middle, told_, 12.5, "s4", "ink-2", anchor="middle", room=room.wide - 16)
    else:
        made += draw_estate(player.seat, board, tiles, *middle, room.radius, lang)
    return opens(f"board-{player.seat}", made)


def draw_neighbour_yard(yard: Yard, x: float, y: float, wide: float, high: float, lang: str) -> str:
    """What lies beside or below the estate in the same box."""
    room = _divided(wide, high)
    if room.beside:
        made = _beside(yard, x + wide - BESIDE, y + HEAD + (room.high - 172) / 2, lang)
    else:
        top = y + high - BELOW - 0.35 * room.spare
        made = _below(yard, x + wide / 2 - min(wide, 160) / 2, top, min(wide, 160), lang)
    return opens(f"board-{yard.player.seat}", made)


def _below(yard: Yard, x: float, y: float, wide: float, lang: str) -> str:
    """Storage and dice; goods and bonus tiles; silver, workers and goods sold."""
    made = pieces.storage(yard, x + 17, y + 12, 11.5, 20.5, lang)
    made += pieces.dice(yard, x + wide - 35, y + 12, 16, 19, lang)
    made += pieces.goods(yard, x + 16, y + 40, 16, 24, lang)
    radius = min(9, (wide - 90) / 1.85 / max(1, len(yard.bonuses)))
    made += pieces.bonuses(yard, x + wide - 7, y + 40, radius, lang)
    size, sign, left = 12.5, 15.0, x + 8
    owned = [("", yard.silver), ("", yard.workers), ("", yard.sold)]
    if chips_width(owned, size, sign, 10) > wide - 16:
        size, sign, left = 11, 12.5, x + 5  # numbers of two digits beside each other
    shown, far = pieces.purse(yard, left, y + 67, size, sign, lang)
    return made + shown + pieces.sold(yard, left + far + sign * 0.5, y + 67, size, sign, lang)[0]


def _beside(yard: Yard, x: float, y: float, lang: str) -> str:
    """The same below each other, 172 high."""
    made = pieces.dice(yard, x + 16, y + 14, 26, 32, lang) + pieces.storage(
        yard, x + 16, y + 56, 17, 31, lang
    )
    made += pieces.goods(yard, x + 13, y + 96, 24, 31, lang)
    made += pieces.purse(yard, x + 2, y + 130, 15, 19, lang)[0]
    made += pieces.sold(yard, x + 2, y + 160, 15, 19, lang)[0]
    radius = min(9, 52 / 1.85 / max(1, len(yard.bonuses)))
    return made + pieces.bonuses(yard, x + BESIDE - 10, y + 160, radius, lang)
