"""The features of a position that bots value, by name; values.toml weighs them, evaluate.py counts them."""

from __future__ import annotations

from typing import Final

FEATURES: Final = (
    "points",
    "others",
    "lost",
    "outlook",
    "coins",
    "spare_coins",
    "fleeting",
    "lasting",
    "cards",
    "income",
    "within_reach",
    "houses",
    "plain_houses",
    "workers",
    "completed",
    "roads",
    "late_roads",
    "delivered",
    "solo_tokens",
    "solo_due",
    "solo_completed",
    "solo_rounds",
    "promised",
)
# Their places in this list.
POINTS: Final = 0
OTHERS: Final = 1
LOST: Final = 2
OUTLOOK: Final = 3
COINS: Final = 4
SPARE_COINS: Final = 5
FLEETING: Final = 6
LASTING: Final = 7
CARDS: Final = 8
INCOME: Final = 9
WITHIN_REACH: Final = 10
HOUSES: Final = 11
PLAIN_HOUSES: Final = 12
WORKERS: Final = 13
COMPLETED: Final = 14
ROADS: Final = 15
LATE_ROADS: Final = 16
DELIVERED: Final = 17
SOLO_TOKENS: Final = 18
SOLO_DUE: Final = 19
SOLO_COMPLETED: Final = 20
SOLO_ROUNDS: Final = 21
PROMISED: Final = 22
