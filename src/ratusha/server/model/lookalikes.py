"""Names that look alike: Anna with a Latin or a Cyrillic A is the same name to a reader."""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from typing import Final

from ratusha.server.base import limits

_ALIKE: Final = (
    "aаα", "bвьβ68", "cс", "dԁ", "eеε", "hнһ", "jј", "kкκ", "liі1|!ιӏ", "mм", "nпη", "oо0ο", "pрρ", "qԛ",
    "rг", "sѕ$5", "tтτ", "uиυ", "vνѵ", "wԝω", "xхχ", "yуγ", "3з", "4ч",
)  # fmt: skip
"""Small letters and signs of several scripts that are read as the first of them."""

TAKEN_FOR: Final = {sign: group[0] for group in _ALIKE for sign in group}


@lru_cache(maxsize=4096)
def look(name: str) -> str:
    """A key that is equal for names that look alike: without case, accents and spaces, in one script."""
    small = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    plain = (sign for sign in small if unicodedata.category(sign)[0] not in "MZP" or sign in TAKEN_FOR)
    return "".join(TAKEN_FOR.get(sign, sign) for sign in plain)


@cache
def reserved() -> frozenset[str]:
    """The names of the bots and of the admin, in every language: no person may have one that looks alike."""
    from ratusha.bots import bot_ids
    from ratusha.kernel.words import LANGS
    from ratusha.server.words import say

    bots = [
        say(lang, "bot-name", bot=bot, n=str(n))
        for lang in LANGS
        for bot in bot_ids()
        for n in range(1, limits.SEATS + 1)
    ]
    return frozenset(map(look, [*bots, *(say(lang, "host") for lang in LANGS)]))


def distinct_names(names: list[str], people: list[bool]) -> list[str]:
    """The names at a table; those that look like another one there get the number of their seat."""
    looks = [look(name) for name in names]
    return [
        f"{name} ({i + 1})" if people[i] and looks.count(looks[i]) > 1 else name
        for i, name in enumerate(names)
    ]
