"""The server's words."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ratusha.kernel import words
from ratusha.kernel.msg import Msg, Param
from ratusha.kernel.words import LANGS, text

words.add("server", "ratusha.server")

DEFAULT: Final = "en"


def say(lang: str, id: str, /, **params: Param) -> str:
    """One of the server's messages, by its id without the prefix."""
    return text(Msg(f"server-{id}", **params), lang) if params else _said(lang, id)


@lru_cache(4096)
def _said(lang: str, id: str) -> str:
    """A message without parameters, cached: pages are made of hundreds of them."""
    return text(Msg(f"server-{id}"), lang)


def choose(header: str) -> str:
    """The language an Accept-Language header asks for."""
    for part in header.lower().split(","):
        lang = part.partition(";")[0].strip()[:2]
        if lang in LANGS:
            return lang
    return DEFAULT
