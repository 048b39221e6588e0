"""The words and formulas of the pictures, from the same data as the rules."""

from __future__ import annotations

from functools import cache
from typing import Final

from ratusha.games.gloomhaven import names
from ratusha.games.gloomhaven.components import BUILDING_ACTION, MAIN_ACTION, RACE_ACTION
from ratusha.games.gloomhaven.effects import PER
from ratusha.games.gloomhaven.formula import formula
from ratusha.kernel.msg import Msg, Param
from ratusha.kernel.words import text

_SIGNS: Final[dict[str, tuple[str, ...]]] = {
    "then": ("!plus",),
    "or": ("/",),
    "per": ("/",),
    "optional": (),
    "forest": ("woodland",),
    "option-1": ("store",),
    "option-2": ("control",),
    "option-3": ("store", "!people"),
    "level-2": ("II",),
    "free_access": ("control", "coin", "0"),
    "return_cards": ("!undo", "card"),
    "return_worker": ("!undo", "worker"),
    "replace_proposal": ("!restart", "prestige"),
    "follow": ("trade", "/", "construct", "/", "upgrade", "/", "recruit"),
    PER[0]: ("store",),
    PER[1]: ("II–III",),
    PER[2]: ("town",),
    PER[3]: ("control",),
}
"""How a token of a formula is drawn; the others are icons of the same name, or numbers."""


def say(lang: str, id: str, **params: Param) -> str:
    """A message of the pictures."""
    return text(Msg(f"gloomhaven-draw-{id}", **params), lang)


def plain(msg: Msg, lang: str) -> str:
    """A name as it stands on a card: without quotation marks, with a capital."""
    name = text(msg, lang).replace("«", "").replace("»", "")
    return name[:1].upper() + name[1:]


def _drawn(tokens: list[str]) -> tuple[str, ...]:
    made: list[str] = []
    for token, after in zip(tokens, [*tokens[1:], ""], strict=True):
        if token == "then" and after.startswith("+"):
            continue
        if token in _SIGNS:
            made += _SIGNS[token]
        elif token.startswith("<="):
            made.append(f"(–{token[2:]})")
        elif token.startswith("x"):
            made.append(f"×{token[1:]}")
        else:
            made.append(token.replace("-", "−") if token[:1] in "-+" else token)
    return tuple(made)


@cache
def card_signs(card: int) -> tuple[str, ...]:
    """What a card does face up, as icons."""
    return _drawn(formula(MAIN_ACTION[card]))


@cache
def building_signs(building: int) -> tuple[str, ...]:
    """What a worker does at a building, as icons."""
    return _drawn(formula(BUILDING_ACTION[building]))


@cache
def race_signs(race: int) -> tuple[str, ...]:
    """What a worker of a race does at home, as icons."""
    return _drawn(formula(RACE_ACTION[race]))


@cache
def card_words(card: int, lang: str) -> tuple[str, str]:
    """A card: its name, what it does."""
    return plain(names.card(card), lang), text(names.card_action(card), lang)


@cache
def resource_name(resource: int, lang: str) -> str:
    """A resource with a capital."""
    return plain(names.resource(resource), lang)
