"""The words and formulas of the pictures, from the same data as the rules."""

from __future__ import annotations

from functools import cache
from typing import Final

from ratusha.games.altay import names
from ratusha.games.altay.achievements import given
from ratusha.games.altay.components import GIVES, NEEDS, OPTIONS, SCORE, TECHNOLOGIES, TYPE_CARD
from ratusha.games.altay.effects import ATTACK, COLLECT, DEFENCE, DRAW, KIND, PRODUCE, SPEND, STORE
from ratusha.games.altay.formula import ARROW, EACH, PLUS, formula, score_formula, sentence
from ratusha.games.altay.state import Altay
from ratusha.games.altay.text import effect_of, moment
from ratusha.games.altay.text import there as _there
from ratusha.kernel.listing import row
from ratusha.kernel.msg import Msg, Param
from ratusha.kernel.words import text

TERRAIN_ICON: Final = ("farmland", "woodland", "minefield", "mountain")
_SIGNS: Final[dict[str, str]] = {
    "forest": "woodland",
    "mine": "minefield",
    "difficulty": "conquest",
    "technologies": "technology",
    "point": "vp",
    "that": "=",
    ARROW: "!arrow",
    PLUS: "+",
    EACH: "/",
}
"""How a token of a formula is drawn; the others are icons of the same name."""


def say(lang: str, id: str, **params: Param) -> str:
    """A message of the pictures."""
    return text(Msg(f"altay-draw-{id}", **params), lang)


def _drawn(tokens: list[str], lang: str) -> tuple[str, ...]:
    made: list[str] = []
    after = ""
    for token in tokens:
        if token == "may":
            made.append(say(lang, "may"))
        elif after == "slash":
            made.append(f"×{token}")
        elif token != "slash":
            made.append(_SIGNS.get(token, token).replace("-", "–"))
        after = token
    return tuple(made)


def plain(msg: Msg, lang: str) -> str:
    """A name as it stands on a card: without quotation marks."""
    return text(msg, lang).replace("«", "").replace("»", "")


@cache
def option_signs(kind: int, lang: str) -> tuple[tuple[str, ...], ...]:
    """The options of a kind of card as icons."""
    return tuple(_drawn(formula(option), lang) for option in OPTIONS[kind])


@cache
def option_words(kind: int, number: int, lang: str) -> str:
    """An option of a kind of card in words."""
    wording = text(sentence(OPTIONS[kind][number]), lang)
    return wording[:1].upper() + wording[1:]


@cache
def card_words(type: int, lang: str) -> tuple[str, str, str]:
    """A card: its kind's name, its own, what it does."""
    kind = TYPE_CARD[type]
    return (
        plain(names.kind(kind), lang),
        text(names.card(type), lang).replace("★", "+"),
        effect_of(kind, lang),
    )


@cache
def achievement_words(number: int, lang: str) -> tuple[str, str]:
    """An achievement: its name; what it takes and gives."""
    needs = text(row([names.resource(kind) for kind in NEEDS[number]]), lang)
    return plain(names.achievement(number), lang), f"{needs}. {text(moment(number), lang)}"


@cache
def achievement_signs(number: int, lang: str) -> tuple[str, ...]:
    """What an achievement gives, as icons."""
    if number < TECHNOLOGIES:
        return _drawn(formula(GIVES[number]), lang)
    return _drawn(score_formula(SCORE[number - TECHNOLOGIES]), lang)


@cache
def gives(number: int, lang: str) -> str:
    """What an achievement gives, in words."""
    return text(given(number), lang)


@cache
def head(kind: int) -> str:
    """The colour of a card's head: war, towns, the mind, production."""
    verbs = {step.verb for option in OPTIONS[kind] for step in option.steps}
    if verbs & {ATTACK, DEFENCE}:
        return "cards-war"
    if COLLECT in verbs:
        return "cards-town"
    culture = any(
        step.verb == PRODUCE and KIND[step.kind] == "culture"
        for option in OPTIONS[kind]
        for step in option.steps
    )
    return "cards-mind" if culture or verbs & {DRAW, STORE, SPEND} else "cards-production"


def there(g: Altay, region: int, lang: str) -> str:
    """What lies in a region."""
    return text(_there(g, region), lang)
