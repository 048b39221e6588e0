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
    "solo_won",
    "solo_completed",
    "solo_trades",
    "solo_upgrades",
    "solo_actions",
    "solo_missing",
    "solo_roads",
    "solo_future",
    "solo_offer",
    "solo_room",
    "solo_due",
    "solo_short",
    "solo_coins",
    "solo_income",
    "solo_lasting",
    "solo_level",
    "solo_forest",
    "promised",
    "future",
    "vote",
    "crowd",
    "rivals",
    "unmade",
    "at_hand",
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
SOLO_WON: Final = 18
SOLO_COMPLETED: Final = 19
SOLO_TRADES: Final = 20
SOLO_UPGRADES: Final = 21
SOLO_ACTIONS: Final = 22
SOLO_MISSING: Final = 23
SOLO_ROADS: Final = 24
SOLO_FUTURE: Final = 25
SOLO_OFFER: Final = 26
SOLO_ROOM: Final = 27
SOLO_DUE: Final = 28
SOLO_SHORT: Final = 29
SOLO_COINS: Final = 30
SOLO_INCOME: Final = 31
SOLO_LASTING: Final = 32
SOLO_LEVEL: Final = 33
SOLO_FOREST: Final = 34
PROMISED: Final = 35
FUTURE: Final = 36
VOTE: Final = 37
CROWD: Final = 38
RIVALS: Final = 39
UNMADE: Final = 40
AT_HAND: Final = 41
