"""What is printed on squares and tokens: components.toml, checked, as tables of ints and bit masks.

Kinds of squares are numbered stack by stack (nature, village, city, prize) in the order of the file,
resources and craftsmen in the order of the file.
"""

from __future__ import annotations

from typing import Final

from ratusha.kernel.bits import mask_of
from ratusha.kernel.components import Components, Row, read
from ratusha.kernel.errors import BadInput
from ratusha.kernel.msg import Msg

NATURE: Final = 0
VILLAGE: Final = 1
CITY: Final = 2
PRIZE: Final = 3
STACKS: Final = ("nature", "village", "city", "prize")

WAR: Final = 0
COIN: Final = 1
CART: Final = 2
CRAFTSMAN: Final = 3
NO_TOKEN: Final = -1
TOKENS: Final = ("war", "coins", "carts", "craftsmen")
TIERS: Final = ("basic", "village", "city")
BACKS: Final = ("green", "blue", "purple", "red")

MOST_RESOURCES: Final = 24
MOST_NUMBERED: Final = 62
MOST_PAIRS: Final = 12

FILE: Final[Components] = read("empire", "ratusha.games.empire")

# -- resources ----------------------------------------------------------------------------------------

_resources: Final[list[Row]] = FILE.rows("resource")
if not 1 <= len(_resources) <= MOST_RESOURCES:
    raise BadInput(
        f"{FILE.name}: resource",
        Msg("kernel-components-count", have=str(len(_resources)), want=f"1–{MOST_RESOURCES}"),
    )
RESOURCE: Final[tuple[str, ...]] = tuple(row.text("id") for row in _resources)
TIER: Final[list[str]] = [row.choice("tier", TIERS) for row in _resources]
RESOURCES: Final = len(RESOURCE)

# -- squares ------------------------------------------------------------------------------------------


class Square:
    """One kind of square as it is printed."""

    def __init__(self, row: Row) -> None:
        self.id = row.text("id")
        self.stack = STACKS.index(row.choice("stack", STACKS))
        self.copies = row.number("copies", 1, 99)
        self.needs = [RESOURCE.index(name) for name in row.choices("needs", RESOURCE)]
        self.makes = [RESOURCE.index(name) for name in row.choices("makes", RESOURCE)]
        self.points = row.number("points", 0, 99) if self.stack == PRIZE else 0
        self.token = TOKENS.index(row.choice("token", TOKENS)) if self.stack == CITY else NO_TOKEN
        self.source = row.source
        if self.stack == NATURE and self.needs:
            raise row.wrong("needs", Msg("empire-file-nature-needs"))
        offers = (2, 1, 1, 0)[self.stack]
        if len(set(self.makes)) != offers or len(self.makes) != offers:
            raise row.wrong(
                "makes", Msg("kernel-components-count", have=str(len(self.makes)), want=str(offers))
            )


def _squares() -> list[Square]:
    made = [Square(row) for row in FILE.rows("square")]
    for row in FILE.rows("stack", count=len(STACKS)):
        stack = STACKS.index(row.choice("id", STACKS))
        row.choice("back", BACKS)
        want = row.number("squares", 1, 999)
        have = sum(square.copies for square in made if square.stack == stack)
        if have != want:
            raise row.wrong("squares", Msg("kernel-components-count", have=str(have), want=str(want)))
    return sorted(made, key=lambda square: square.stack)


SQUARES: Final[list[Square]] = _squares()
KIND: Final[tuple[str, ...]] = tuple(square.id for square in SQUARES)
KINDS: Final = len(SQUARES)
STACK: Final[list[int]] = [square.stack for square in SQUARES]
COPIES: Final[list[int]] = [square.copies for square in SQUARES]
NEEDS: Final[list[list[int]]] = [square.needs for square in SQUARES]
MAKES: Final[list[list[int]]] = [square.makes for square in SQUARES]
POINTS: Final[list[int]] = [square.points for square in SQUARES]
TOKEN: Final[list[int]] = [square.token for square in SQUARES]
OFFER: Final[list[int]] = [mask_of(square.makes) for square in SQUARES]
FIRST: Final[list[int]] = [STACK.index(stack) for stack in range(4)] + [KINDS]
SIZE: Final[list[int]] = [sum(COPIES[FIRST[stack] : FIRST[stack + 1]]) for stack in range(4)]

# -- tokens -------------------------------------------------------------------------------------------


def _tokens() -> tuple[list[int], list[str], list[int], list[Row]]:
    """The piles of war, coins and carts; the craftsmen's ids and resources."""
    piles = [0, 0, 0]
    ids: list[str] = []
    works: list[int] = []
    rows = FILE.rows("token")
    for row in rows:
        kind = TOKENS.index(row.choice("kind", TOKENS))
        if kind != CRAFTSMAN:
            if piles[kind]:
                raise row.wrong("kind", Msg("kernel-components-twice", value=TOKENS[kind]))
            piles[kind] = row.number("copies", 1, 99)
            continue
        row.number("copies", 1, 1)
        resource = RESOURCE.index(row.choice("resource", RESOURCE))
        if TIER[resource] != "village":
            raise row.wrong("resource", Msg("empire-file-craftsman"))
        if resource in works:
            raise row.wrong("resource", Msg("kernel-components-twice", value=RESOURCE[resource]))
        ids.append(row.text("id"))
        works.append(resource)
    for kind in (WAR, COIN, CART):
        if not piles[kind]:
            raise BadInput(f"{FILE.name}: token", Msg("empire-file-token", kind=TOKENS[kind]))
    if not ids:
        raise BadInput(f"{FILE.name}: token", Msg("empire-file-token", kind=TOKENS[CRAFTSMAN]))
    return piles, ids, works, rows


_made = _tokens()
PILE: Final[list[int]] = _made[0]
MASTER: Final[tuple[str, ...]] = tuple(_made[1])
MASTERS: Final = len(MASTER)
WORKS: Final[list[int]] = _made[2]
"""The resource each craftsman works with."""

# -- counts -------------------------------------------------------------------------------------------

_counts: Final[Row] = FILE.row("counts")
ROW: Final[int] = _counts.number("row", 1, 99)
ROW_START: Final[list[int]] = [
    _counts.number("nature_row", 0, ROW - 1),
    _counts.number("village_row", 0, ROW),
    _counts.number("city_row", 0, ROW),
]
IN_HAND: Final[int] = _counts.number("token_in_hand", -99, 99)
CRAFTSMAN_POINTS: Final[int] = _counts.number("craftsman", -99, 99)
REPLACED: Final[int] = _counts.number("replaced", -99, 99)

SEATS: Final = (2, 4)
PRIZES: Final[list[int]] = [0] * 5
"""Open prizes, by the number of players."""
DRAFT_SIZE: Final[list[int]] = [0] * 5
"""Nature squares opened for the draft, by the number of players."""


def _tables() -> None:
    for row in FILE.rows("table", count=3, key="seats"):
        seats = row.number("seats", *SEATS)
        PRIZES[seats] = row.number("prizes", 1, SIZE[PRIZE])
        DRAFT_SIZE[seats] = row.number("draft", 2 * seats + 1, 2 * seats + 1)
        if DRAFT_SIZE[seats] + ROW_START[NATURE] > SIZE[NATURE]:
            raise row.wrong("draft", Msg("empire-file-too-few"))
    for stack in (VILLAGE, CITY):
        if ROW_START[stack] >= SIZE[stack]:
            raise _counts.wrong(f"{STACKS[stack]}_row", Msg("empire-file-too-few"))


def most_turns(seats: int) -> int:
    """No game has more turns: each opens at least one square, and with the last it is over."""
    opened = DRAFT_SIZE[seats] + ROW_START[NATURE] + ROW_START[VILLAGE] + ROW_START[CITY]
    return SIZE[NATURE] + SIZE[VILLAGE] + SIZE[CITY] - opened


def most_squares() -> int:
    """No realm has more squares: two at first, then one a turn of its owner's."""
    return 2 + max(-(-most_turns(seats) // seats) for seats in range(SEATS[0], SEATS[1] + 1))


def _fits_masks() -> None:
    """Kinds and the squares of a realm are numbered in masks of a machine word, kinds of pairs in a table."""
    for name, have, most in (
        ("square", KINDS, MOST_NUMBERED),
        ("stack", most_squares(), MOST_NUMBERED),
        ("square with stack=nature", FIRST[VILLAGE], MOST_PAIRS),
    ):
        if have > most:
            want = f"1–{most}"
            raise BadInput(f"{FILE.name}: {name}", Msg("kernel-components-count", have=str(have), want=want))


_tables()
_fits_masks()
FILE.done()
