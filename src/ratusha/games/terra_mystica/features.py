"""The features of a position that bots value, by name; values.toml weighs them, evaluate.py counts them."""

from __future__ import annotations

from typing import Final

FEATURES: Final = (
    "points",
    "left",
    "coins",
    "more_coins",
    "workers",
    "more_workers",
    "priests",
    "bowl_3",
    "ready_power",
    "bowl_2",
    "tokens",
    "last_coins",
    "last_workers",
    "last_priests",
    "last_power",
    "last_tokens",
    "income_coins",
    "income_workers",
    "income_priests",
    "income_power",
    "favours",
    "pass_points",
    "card",
    "passing",
    "dwellings",
    "trading_houses",
    "temples",
    "strongholds",
    "sanctuaries",
    "stronghold_action",
    "cult_steps",
    "keys",
    "cult_bonuses",
    "cult_places",
    "reach",
    "homes",
    "shipping",
    "digging",
    "town",
    "area",
    "area_place",
    "next_turn",
    "owed_favours",
    "owed_towns",
    "owed_steps",
    "spades",
    "free_dwelling",
    "free_change",
)
# Their places in this list.
POINTS: Final = 0
LEFT: Final = 1
COINS: Final = 2
MORE_COINS: Final = 3
WORKERS: Final = 4
MORE_WORKERS: Final = 5
PRIESTS: Final = 6
BOWL_3: Final = 7
READY_POWER: Final = 8
BOWL_2: Final = 9
TOKENS: Final = 10
LAST_COINS: Final = 11
LAST_WORKERS: Final = 12
LAST_PRIESTS: Final = 13
LAST_POWER: Final = 14
LAST_TOKENS: Final = 15
INCOME_COINS: Final = 16
INCOME_WORKERS: Final = 17
INCOME_PRIESTS: Final = 18
INCOME_POWER: Final = 19
FAVOURS: Final = 20
PASS_POINTS: Final = 21
CARD: Final = 22
PASSING: Final = 23
DWELLINGS: Final = 24
TRADING_HOUSES: Final = 25
TEMPLES: Final = 26
STRONGHOLDS: Final = 27
SANCTUARIES: Final = 28
STRONGHOLD_ACTION: Final = 29
CULT_STEPS: Final = 30
KEYS: Final = 31
CULT_BONUSES: Final = 32
CULT_PLACES: Final = 33
REACH: Final = 34
HOMES: Final = 35
SHIPPING: Final = 36
DIGGING: Final = 37
TOWN: Final = 38
AREA: Final = 39
AREA_PLACE: Final = 40
NEXT_TURN: Final = 41
OWED_FAVOURS: Final = 42
OWED_TOWNS: Final = 43
OWED_STEPS: Final = 44
SPADES: Final = 45
FREE_DWELLING: Final = 46
FREE_CHANGE: Final = 47
