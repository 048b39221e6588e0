"""The features of a position that bots value, by name; values.toml weighs them, evaluate.py counts them."""

from typing import Final

FEATURES: Final = ("points", "purse")
POINTS, PURSE = range(len(FEATURES))
