"""Phrases that the texts of the position are made of."""

from __future__ import annotations

from functools import lru_cache

from ratusha.games.terra_mystica.components import GAME_ID, Gain
from ratusha.kernel.event import thing
from ratusha.kernel.msg import Msg, Param
from ratusha.kernel.rules import rules
from ratusha.kernel.words import text


def say(id: str, lang: str, **params: Param) -> str:
    """One of the texts of the position."""
    return text(Msg(f"terra_mystica-text-{id}", **params), lang)


def joined(names: list[str], lang: str) -> str:
    """Names one after another, or that there is none."""
    return ", ".join(names) if names else say("none", lang)


def amounts(things: list[tuple[str, int]], lang: str) -> str:
    """`2 workers, 3 coins`; zeros are left out."""
    return joined([text(thing(GAME_ID, what, n), lang) for what, n in things if n], lang)


def gains(gain: Gain, times: int, lang: str) -> str:
    """What a tile gives this many times."""
    return amounts(
        [
            ("coin", gain.coins * times),
            ("worker", gain.workers * times),
            ("priest", gain.priests * times),
            ("power", gain.power * times),
            ("spade", gain.spades * times),
        ],
        lang,
    )


@lru_cache(200)
def rule(number: str, lang: str) -> str:
    """A numbered rule of the game."""
    return next((rule.text for rule in rules(GAME_ID, lang) if rule.number == number), "")
