"""What resources, cards and technologies are worth, in points: for the bots."""

from __future__ import annotations

from typing import Final

from ratusha.games.altay.components import CARD, EFFECT, GIVES, MOMENT, ONCE, OPTIONS, TYPE_CARD, TYPES
from ratusha.games.altay.effects import (
    BUILD,
    CONVERT,
    DRAW,
    MOVE,
    PRODUCE,
    SPEND,
    STORE,
    THAT,
    TRASH,
    USE,
    Effect,
)

RESOURCE_WORTH: Final[list[float]] = [0.24, 0.32, 0.32, 0.32, 0.42, 0.36, 0.42, 0.42]
"""A resource in a turn: food, wood, metal, stone, culture, raw, any, alike."""
ATTACK_WORTH: Final = 0.22
DEFENCE_WORTH: Final = 0.04
"""A symbol of attack or defence on a card."""
CARD_WORTH: Final = 0.3
"""A card drawn."""
SETTLEMENT: Final = 1.5
CROWDING: Final = 0.8
"""A settlement in a new region, and in one that is settled already."""


def _made(effect: Effect) -> float:
    """What one use of an effect makes."""
    worth = 0.0
    for step in effect.steps:
        n = 2 if step.n == THAT else step.n
        if step.verb == PRODUCE:
            worth += n * RESOURCE_WORTH[step.kind]
        elif step.verb == SPEND:
            worth -= n * RESOURCE_WORTH[0]
        elif step.verb == USE:
            worth -= 0.1
        elif step.verb == DRAW:
            worth += n * CARD_WORTH
        elif step.verb == TRASH:
            worth += 0.1 * n
        elif step.verb == MOVE or step.verb == CONVERT:
            worth += 0.1
        elif step.verb == BUILD:
            worth += n * SETTLEMENT
        for slot in step.slots:
            worth += (0.3 if step.verb == STORE else -0.8) * RESOURCE_WORTH[slot]
    return worth + ATTACK_WORTH * effect.attack + DEFENCE_WORTH * effect.defence


STRENGTH: Final[list[float]] = [
    max(_made(option) for option in OPTIONS[TYPE_CARD[card]]) for card in range(TYPES)
]
"""What each type of card makes when it comes to the hand."""
PLAYED: Final[list[float]] = [
    max((_made(option) for option in OPTIONS[TYPE_CARD[card]] if option.program or option.table), default=0.0)
    for card in range(TYPES)
]
"""What it makes outside a battle."""
EFFECT_WORTH: Final[list[float]] = [
    _made(given) * (1.0 if MOMENT[kind] == ONCE else 0.7) for kind, given in enumerate(GIVES)
]
"""What the effect of each technology makes in a turn."""
MADE: Final[list[float]] = [_made(effect) for effect in EFFECT]
"""What each program makes."""
BUILDS: Final[list[int]] = [
    max((step.n for option in OPTIONS[kind] for step in option.steps if step.verb == BUILD), default=0)
    for kind in range(len(CARD))
]
"""How many settlements each kind of card builds."""
