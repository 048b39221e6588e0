"""Words: messages in English and Russian, with the players' names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from typing import Final

from ratusha.kernel.errors import BadInput
from ratusha.kernel.fluent_files import add, file_of, sentence
from ratusha.kernel.msg import Msg, Param

__all__ = ["LANGS", "add", "ids", "named", "problems", "text"]

LANGS: Final = ("en", "ru")

REMEMBERED: Final = 50_000
"""Sentences kept: finding words is slow beside everything else, and a game repeats itself."""

_names: ContextVar[Sequence[str]] = ContextVar("names", default=())


def text(msg: Msg, lang: str, names: Sequence[str] = ()) -> str:
    """The message in words; `names` are the players' names by seat, or else those of `named`."""
    names = names or _names.get()
    name = _name(msg, names)
    if name:
        return name
    plain: list[tuple[str, int | str]] = []
    for key, value in msg.params.items():
        plain.append((key, text(value, lang, names) if isinstance(value, Msg) else value))
    return _sentence(msg.id, tuple(plain), lang)


@lru_cache(REMEMBERED)
def _sentence(id: str, params: tuple[tuple[str, int | str], ...], lang: str) -> str:
    given: dict[str, Param] = {}
    for key, value in params:
        given[key] = value
    return sentence(Msg(id, **given), _known(lang), [])


@contextmanager
def named(names: Sequence[str]) -> Iterator[None]:
    """Within this, players have these names by seat, so that a game's own text needn't be told."""
    before = _names.set(names)
    try:
        yield
    finally:
        _names.reset(before)


def problems(msg: Msg, lang: str) -> list[str]:
    """What is wrong with a message in a language: an id or parameter that is missing."""
    found: list[str] = []
    sentence(msg, _known(lang), found)
    return found


def ids(prefix: str, lang: str) -> set[str]:
    """All message ids of a package in a language."""
    return set(file_of(prefix, _known(lang)).entries)


def _name(msg: Msg, names: Sequence[str]) -> str:
    """The player's name, if the message is a seat and its name is known."""
    if names and msg.id == "kernel-seat":
        n = msg.params.get("n")
        if isinstance(n, int) and 0 < n <= len(names):
            return names[n - 1]
    return ""


def _known(lang: str) -> str:
    if lang not in LANGS:
        raise BadInput("lang", Msg("kernel-field-choice", known=", ".join(LANGS)))
    return lang
