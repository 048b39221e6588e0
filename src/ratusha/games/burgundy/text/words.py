"""The words that all sections share."""

from __future__ import annotations

from ratusha.games.burgundy import names
from ratusha.games.burgundy.components import NO_TILE
from ratusha.games.burgundy.state import Burgundy
from ratusha.kernel import words
from ratusha.kernel.msg import Msg, Param


def say(lang: str, id: str, **params: Param) -> str:
    """A sentence or a heading of the game."""
    return words.text(Msg(f"burgundy-{id}", **params), lang)


def tile_list(tiles: list[int], lang: str) -> str:
    """`Bank, 3 cows`; empty spaces are left out."""
    shown = [words.text(names.tile(tile), lang) for tile in tiles if tile != NO_TILE]
    return ", ".join(shown) or say(lang, "text-nothing")


def goods_list(counts: list[int], lang: str) -> str:
    """`2 × red goods (4), 1 × pink goods (3)`."""
    return ", ".join(f"{n} × {goods_type(kind, lang)}" for kind, n in enumerate(counts) if n)


def goods_type(kind: int, lang: str) -> str:
    """A type of goods with the number that sells it."""
    return f"{words.text(names.goods(kind), lang)} ({kind})"


def dice(g: Burgundy, seat: int, lang: str) -> str:
    """The dice a player has not used."""
    left = [str(die) for die in g.dice[2 * seat : 2 * seat + 2] if die]
    return ", ".join(left) or say(lang, "text-dice-used")
