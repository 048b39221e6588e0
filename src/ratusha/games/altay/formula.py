"""What a card does, from the same data as the rules: as a sentence, and as a row of icons."""

from __future__ import annotations

from typing import Final

from ratusha.games.altay import names
from ratusha.games.altay.components import COUNTED, SCORE, Score
from ratusha.games.altay.effects import (
    ALIKE,
    ATTACK,
    BUILD,
    COLLECT,
    CONVERT,
    DEFENCE,
    DRAW,
    KIND,
    MOVE,
    PRODUCE,
    SAVE,
    SPEND,
    STORE,
    TERRAIN,
    THAT,
    TRASH,
    USE,
    VERB,
    Effect,
    Step,
)
from ratusha.kernel.listing import row
from ratusha.kernel.msg import Msg, Param

ARROW: Final = "arrow"
PLUS: Final = "plus"
EACH: Final = "each"
SIGNS: Final[dict[int, str]] = {
    DRAW: "card",
    TRASH: "trash",
    MOVE: "move",
    CONVERT: "convert",
    BUILD: "settlement",
    SAVE: "save",
    ATTACK: "attack",
    DEFENCE: "defence",
    STORE: "store",
}
ICONS: Final[frozenset[str]] = frozenset(
    [*KIND, *TERRAIN, *COUNTED, *SIGNS.values(), ARROW, PLUS, EACH, "may", "that", "point", "slash"]
)
"""Every icon that may stand in a formula; the other tokens are numbers."""


def formula(effect: Effect) -> list[str]:
    """The effect as tokens: names of icons, and numbers that stand after their icon.

    What is given up stands before the arrow, what comes of it after it.
    """
    found: list[str] = []
    for at, step in enumerate(effect.steps):
        before = effect.steps[at - 1].verb if at else step.verb
        if at:
            found.append(ARROW if before in (USE, SPEND, TRASH, CONVERT, COLLECT) else PLUS)
        found += (["may"] if step.may else []) + _tokens(step)
    return found


def _tokens(step: Step) -> list[str]:
    if step.verb == USE:
        return [TERRAIN[step.kind]]
    if step.verb in (COLLECT, STORE):
        return (["store"] if step.verb == STORE else []) + [KIND[kind] for kind in step.slots]
    if step.verb in (PRODUCE, SPEND):
        return [KIND[step.kind], _number(step)]
    if step.verb in (MOVE, CONVERT, SAVE):
        return [SIGNS[step.verb]]
    return [SIGNS[step.verb], _number(step)]


def _number(step: Step) -> str:
    if step.n == THAT:
        return "that"
    return str(step.n) if step.least == step.n else f"{step.least}-{step.n}"


def score_formula(score: Score) -> list[str]:
    """What a wonder is worth, as tokens."""
    found = ["point", str(score.base)] if score.base or not score.each else []
    if score.each:
        found += ([PLUS] if found else []) + ["point", str(score.each), EACH, COUNTED[score.per]]
        found += ["slash", str(score.by)] if score.by > 1 else []
    return found


def sentence(effect: Effect) -> Msg:
    """The effect in words."""
    if effect.table == COLLECT:
        then = row([_said(step) for step in effect.steps[1:]])
        return Msg("altay-step-collect", slots=_some(effect.slots), then=then)
    return row([_said(step) for step in effect.steps])


def _some(slots: list[int]) -> Msg:
    return row([names.some(kind, slots.count(kind)) for kind in sorted(set(slots))])


def _said(step: Step) -> Msg:
    said = _plain(step)
    return Msg("altay-step-may", step=said) if step.may else said


def _plain(step: Step) -> Msg:
    verb = VERB[step.verb]
    if step.verb == USE:
        return Msg("altay-step-use", terrain=Msg(f"altay-use-{TERRAIN[step.kind]}"))
    if step.verb == STORE:
        return Msg("altay-step-store", slots=_some(step.slots))
    if step.verb in (PRODUCE, SPEND):
        if step.n == THAT:
            form = "alike" if step.kind == ALIKE else KIND[step.kind]
            return Msg(f"altay-step-{verb}-that", what=Msg(f"altay-that-{form}"))
        return Msg(f"altay-step-{verb}", what=names.some(step.kind, step.n))
    if step.n == THAT:
        return Msg(f"altay-step-{verb}-that")
    params: dict[str, Param] = {"n": step.n}
    return Msg(f"altay-step-{verb}-up-to" if step.least != step.n else f"altay-step-{verb}", **params)


def worth(wonder: int) -> Msg:
    """What a wonder (counted from the first) is worth, in words."""
    score = SCORE[wonder]
    if not score.each:
        return Msg("kernel-n-points", n=score.base)
    counted = Msg(f"altay-per-{COUNTED[score.per]}", n=score.by)
    each = Msg("altay-worth-each", points=Msg("kernel-n-points", n=score.each), counted=counted)
    if not score.base:
        return each
    return Msg("altay-worth-base", base=Msg("kernel-n-points", n=score.base), each=each)
