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
    "end_tiles",
    "areas",
    "large_areas",
    "colours",
    "buildings",
    "animals",
    "stored_knowledge",
    "ships",
    "castles",
    "stored_mines",
    "full_storage",
    "order",
    "extra_actions",
    "extra_gains",
    "goods_to_keep",
    "first_workers",
    "filled",
    "reach",
    "reach_numbers",
    "stored_tiles",
    "placeable",
    "placing_numbers",
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
END_TILES: Final = 8
AREAS: Final = 9
LARGE_AREAS: Final = 10
COLOURS: Final = 11
BUILDINGS: Final = 12
"""The first of six: stored tiles by colour."""
ANIMALS: Final = 13
STORED_KNOWLEDGE: Final = 14
SHIPS: Final = 15
CASTLES: Final = 16
STORED_MINES: Final = 17
FULL_STORAGE: Final = 18
ORDER: Final = 19
EXTRA_ACTIONS: Final = 20
EXTRA_GAINS: Final = 21
GOODS_TO_KEEP: Final = 22
FIRST_WORKERS: Final = 23
FILLED: Final = 24
REACH: Final = 25
REACH_NUMBERS: Final = 26
STORED_TILES: Final = 27
PLACEABLE: Final = 28
PLACING_NUMBERS: Final = 29
