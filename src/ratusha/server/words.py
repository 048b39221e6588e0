"""The server's words."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ratusha.kernel import words
from ratusha.kernel.msg import Msg, Param
from ratusha.kernel.words import LANGS

words.add("server", "ratusha.server")

DEFAULT: Final = "en"
REMEMBERED: Final = 50_000


def text(msg: Msg, lang: str, names: tuple[str, ...] = ()) -> str:
    """The message in words, `names` being the players' by seat; what was said before is remembered.

    Finding words is slow beside everything else, and the events of a game repeat themselves.
    """
    return _remembered(msg.id, tuple(sorted(msg.params.items())), lang, names)


@lru_cache(REMEMBERED)
def _remembered(id: str, params: tuple[tuple[str, Param], ...], lang: str, names: tuple[str, ...]) -> str:
    plain = {name: text(value, lang, names) if isinstance(value, Msg) else value for name, value in params}
    return words.text(Msg(id, **plain), lang, names)


def say(lang: str, id: str, /, **params: Param) -> str:
    """One of the server's messages, by its id without the prefix."""
    return text(Msg(f"server-{id}", **params), lang)


def choose(header: str) -> str:
    """The language an Accept-Language header asks for."""
    for part in header.lower().split(","):
        lang = part.partition(";")[0].strip()[:2]
        if lang in LANGS:
            return lang
    return DEFAULT
