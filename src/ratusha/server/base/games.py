"""The games that can be played here. One that does not load is left out, and logged."""

from __future__ import annotations

from functools import cache

from ratusha.bots import bot_ids
from ratusha.draw import drawing
from ratusha.kernel.installed import game_ids
from ratusha.kernel.registry import game
from ratusha.kernel.words import LANGS
from ratusha.server.base import logs


def warm_up() -> None:
    """Load the games, their pictures and the bots' names before the first visitor comes."""
    bot_ids()
    for id in playable():
        try:
            drawing(game(id))
        except Exception:  # a third party's package may fail in any way; then positions are shown in words
            logs.log_error("the pictures of a game do not load", game=id)


@cache
def playable() -> list[str]:
    """The ids of the installed games that load."""
    found: list[str] = []
    for id in game_ids():
        try:
            for lang in LANGS:
                game(id).title(lang)
        except Exception:  # a third party's package may fail in any way
            logs.log_error("a game does not load", game=id)
        else:
            found.append(id)
    return found
