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
    "solo_tokens",
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
    "race",
    "basics",
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
SOLO_TOKENS: Final = 29
SOLO_SHORT: Final = 30
SOLO_COINS: Final = 31
SOLO_INCOME: Final = 32
SOLO_LASTING: Final = 33
SOLO_LEVEL: Final = 34
SOLO_FOREST: Final = 35
PROMISED: Final = 36
FUTURE: Final = 37
VOTE: Final = 38
CROWD: Final = 39
RIVALS: Final = 40
UNMADE: Final = 41
AT_HAND: Final = 42
RACE: Final = 43
BASICS: Final = 44
