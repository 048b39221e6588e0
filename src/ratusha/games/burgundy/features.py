"""The features of a position that bots value, by name; values.toml weighs them, evaluate.py counts them."""

from __future__ import annotations

from typing import Final

FEATURES: Final = (
    "points",
    "silver",
    "early_silver",
    "workers",
    "early_workers",
    "goods",
    "mines",
    "knowledge",
    "areas",
    "colours",
    "storage",
    "order",
    "extra_actions",
    "extra_gains",
    "goods_to_keep",
)
# Their places in this list.
POINTS: Final = 0
SILVER: Final = 1
EARLY_SILVER: Final = 2
WORKERS: Final = 3
EARLY_WORKERS: Final = 4
GOODS: Final = 5
MINES: Final = 6
KNOWLEDGE: Final = 7
AREAS: Final = 8
COLOURS: Final = 9
STORAGE: Final = 10
ORDER: Final = 11
EXTRA_ACTIONS: Final = 12
EXTRA_GAINS: Final = 13
GOODS_TO_KEEP: Final = 14
