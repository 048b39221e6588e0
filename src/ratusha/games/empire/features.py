"""The features of a position that bots value, by name; values.toml weighs them, evaluate.py counts them."""

from __future__ import annotations

from typing import Final

FEATURES: Final = (
    "points",
    "outlook",
    "far_ends",
    "threatened",
    "best_other",
    "others",
    "turn",
    "final_other",
    "bargain",
    "idle",
    "best_aim",
    "contested",
    "refined",
    "workplaces",
    "makers",
)
# Their places in this list.
POINTS: Final = 0
OUTLOOK: Final = 1
FAR_ENDS: Final = 2
THREATENED: Final = 3
BEST_OTHER: Final = 4
OTHERS: Final = 5
TURN: Final = 6
FINAL_OTHER: Final = 7
BARGAIN: Final = 8
IDLE: Final = 9
BEST_AIM: Final = 10
CONTESTED: Final = 11
REFINED: Final = 12
WORKPLACES: Final = 13
MAKERS: Final = 14
