"""The features of a position that bots value, by name; values.toml weighs them, evaluate.py counts them."""

from __future__ import annotations

from typing import Final

FEATURES: Final = (
    "points",
    "others",
    "free_regions",
    "room",
    "tokens",
    "guarded",
    "enemies",
    "difficulty",
    "promised",
    "to_place",
    "safety",
    "deck",
    "technologies",
    "work",
    "table",
    "resources",
    "hand",
    "armed",
    "defence",
    "kept",
    "battle",
)
# Their places in this list.
POINTS: Final = 0
OTHERS: Final = 1
FREE_REGIONS: Final = 2
ROOM: Final = 3
TOKENS: Final = 4
GUARDED: Final = 5
ENEMIES: Final = 6
DIFFICULTY: Final = 7
PROMISED: Final = 8
TO_PLACE: Final = 9
SAFETY: Final = 10
DECK: Final = 11
TECHNOLOGIES: Final = 12
WORK: Final = 13
TABLE: Final = 14
RESOURCES: Final = 15
HAND: Final = 16
ARMED: Final = 17
DEFENCE: Final = 18
KEPT: Final = 19
BATTLE: Final = 20
