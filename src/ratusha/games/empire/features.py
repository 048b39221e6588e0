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
    "at_once",
    "contested",
    "refined",
    "war",
    "coins",
    "carts",
    "craftsmen",
    "workplaces",
    "makers",
    "late_outlook",
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
AT_ONCE: Final = 11
CONTESTED: Final = 12
REFINED: Final = 13
WAR: Final = 14
COINS: Final = 15
CARTS: Final = 16
CRAFTSMEN: Final = 17
WORKPLACES: Final = 18
MAKERS: Final = 19
LATE_OUTLOOK: Final = 20
TOKEN_OF: Final = (WAR, COINS, CARTS, CRAFTSMEN)
"""The feature of each kind of token in hand."""
