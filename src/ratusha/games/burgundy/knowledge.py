"""What the 26 knowledge tiles do, read from the component file. Chapter 8 of the rules.

A set of knowledge tiles is an int whose bit n says whether tile n is in it.
"""

from __future__ import annotations

from typing import Final

from ratusha.games.burgundy.components import BUILDING_NAMES, COLOURS, KNOWLEDGE_ROWS, read_colours
from ratusha.kernel.bits import BIT
from ratusha.kernel.components import Row
from ratusha.kernel.msg import Msg


class Change:
    """A rule that one knowledge tile changes: the tile's number, the tile as a set, and by how much."""

    __slots__ = ("amount", "number", "tile")

    def __init__(self, number: int, amount: int) -> None:
        self.number = number
        self.tile = BIT[number] if number else 0
        self.amount = amount


class EndPoints:
    """A knowledge tile that scores at the end of the game: what it counts, and points for each."""

    __slots__ = ("amount", "each", "number")

    def __init__(self, number: int, each: str, amount: int) -> None:
        self.number = number
        self.each = each
        self.amount = amount


_PLAIN: Final = ("repeat-buildings", "two-depots", "buy-anywhere")
_WITH_AMOUNT: Final = (
    "mine-workers",
    "sale-silver",
    "sale-workers",
    "animal-points",
    "worker-step",
    "take-step",
    "action-silver",
    "action-workers",
)
_COUNTED: Final = ("goods-type-sold", "goods-sold", "species", "bonus", *BUILDING_NAMES)

_changes: Final[dict[str, Change]] = {}
PLACE_STEP: Final[list[Change]] = [Change(0, 0) for _ in range(COLOURS)]
"""The free step of the die when a tile of a colour is placed. Rules 8.9 to 8.11."""
END_POINTS: Final[list[EndPoints]] = []
"""Rules 8.15 to 8.26."""


def _read(number: int, row: Row) -> None:
    does = row.choice("does", (*_PLAIN, *_WITH_AMOUNT, "place-step", "points"))
    amount = 0 if does in _PLAIN else row.number("amount", 0, 99)
    if does == "points":
        END_POINTS.append(EndPoints(number, row.choice("each", _COUNTED), amount))
    elif does == "place-step":
        for colour in read_colours(row, "colours", row.text("colours")):
            PLACE_STEP[colour] = Change(number, amount)
    elif does in _changes:
        raise row.wrong("does", Msg("kernel-components-twice", value=does))
    else:
        _changes[does] = Change(number, amount)


for _number, _row in enumerate(KNOWLEDGE_ROWS, start=1):
    _read(_number, _row)


def _change(does: str) -> Change:
    if does not in _changes:
        raise KNOWLEDGE_ROWS[0].wrong("does", Msg("burgundy-bad-knowledge", does=does))
    return _changes[does]


REPEAT_BUILDINGS: Final = _change("repeat-buildings")
MINE_WORKERS: Final = _change("mine-workers")
SALE_SILVER: Final = _change("sale-silver")
SALE_WORKERS: Final = _change("sale-workers")
TWO_DEPOTS: Final = _change("two-depots")
BUY_ANYWHERE: Final = _change("buy-anywhere")
ANIMAL_POINTS: Final = _change("animal-points")
WORKER_STEP: Final = _change("worker-step")
TAKE_STEP: Final = _change("take-step")
ACTION_SILVER: Final = _change("action-silver")
ACTION_WORKERS: Final = _change("action-workers")
