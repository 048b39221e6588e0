"""What things are called: messages for names, places and lists, and the ids of what people touch."""

from __future__ import annotations

from typing import Final

from ratusha.games.empire.components import (
    BIT,
    KIND,
    MAKES,
    MASTER,
    MASTERS,
    NEEDS,
    POINTS,
    PRIZE,
    RESOURCE,
    STACK,
    STACKS,
)
from ratusha.games.empire.moves import BLOCK, FAR, RIGHT, x_of, y_of
from ratusha.games.empire.realm import NO_SQUARE, Realm
from ratusha.games.empire.state import Empire
from ratusha.kernel.msg import Msg


def square(kind: int) -> Msg:
    """The name of a kind of square."""
    return Msg(f"empire-square-{KIND[kind]}")


def printed(kind: int) -> Msg:
    """A square with what it needs and makes, or is worth."""
    gives = worth(kind) if STACK[kind] == PRIZE else makes(kind)
    if not NEEDS[kind]:
        return Msg("empire-printed-free", square=square(kind), gives=gives)
    return Msg("empire-printed", square=square(kind), needs=needs(kind), gives=gives)


def needs(kind: int) -> Msg:
    """What a square needs."""
    return listed([resource(number) for number in NEEDS[kind]]) if NEEDS[kind] else Msg("empire-none")


def worth(kind: int) -> Msg:
    """What a prize is worth."""
    return Msg("kernel-n-points", n=POINTS[kind])


def makes(kind: int) -> Msg:
    """What a square makes: one of two resources, or a token when it is added."""
    if not MAKES[kind]:
        return Msg("empire-none")
    return listed([resource(number) for number in MAKES[kind]], "empire-or")


def resource(number: int) -> Msg:
    """The name of a resource."""
    return Msg(f"empire-resource-{RESOURCE[number]}")


def stack(number: int) -> Msg:
    """The name of a stack."""
    return Msg(f"empire-stack-{STACKS[number]}")


def master(number: int) -> Msg:
    """The name of a craftsman."""
    return Msg(f"empire-craftsman-{MASTER[number]}")


def player(seat: int) -> Msg:
    """The name of a seat."""
    return Msg("kernel-seat", n=seat + 1)


_SIDES: Final = ((-RIGHT, "right"), (RIGHT, "left"), (-FAR, "behind"), (FAR, "before"))
"""Where a neighbour lies, seen from a place, and on which side of it the place then is."""


def standing_at(realm: Realm, number: int) -> Msg:
    """A square of a realm, with its number there."""
    return Msg("empire-square-at", square=square(realm.kinds[number]), n=str(number + 1))


def beside(realm: Realm, cell: int) -> Msg:
    """A place by the squares with which it shares a side; by column and row where there are none."""
    found = [
        Msg(f"empire-side-{side}", n=str(number + 1), square=square(realm.kinds[number]))
        for step, side in _SIDES
        if (number := realm.number.get(cell + step, NO_SQUARE)) != NO_SQUARE
    ]
    return listed(found) if found else Msg("empire-place", x=str(x_of(cell)), y=str(y_of(cell)))


def sides(realm: Realm, cell: int) -> Msg:
    """The same by the squares' numbers alone."""
    found = [
        Msg(f"empire-next-{side}", n=str(number + 1))
        for step, side in _SIDES
        if (number := realm.number.get(cell + step, NO_SQUARE)) != NO_SQUARE
    ]
    return listed(found) if found else Msg("empire-none")


def place(realm: Realm, cell: int) -> Msg:
    """A place by the square on it, or else by those beside it."""
    number = realm.number.get(cell, NO_SQUARE)
    return standing_at(realm, number) if number != NO_SQUARE else beside(realm, cell)


def joint(realm: Realm, corner: int) -> Msg:
    """The four squares of a joint."""
    return listed([standing_at(realm, realm.number[corner + step]) for step in BLOCK])


def listed(items: list[Msg], by: str = "empire-list") -> Msg:
    """Several names, one after another; there is at least one."""
    made = items[-1]
    for item in reversed(items[:-1]):
        made = Msg(by, item=item, rest=made)
    return made


def masters_in(mask: int) -> list[int]:
    """The craftsmen of a mask."""
    return [master for master in range(MASTERS) if mask & BIT[master]]


# -- ids of components --------------------------------------------------------------------------------


def stack_id(number: int) -> str:
    """A face-down stack."""
    return f"stack-{STACKS[number]}"


def cell_id(seat: int, cell: int) -> str:
    """A place of a realm, with or without a square."""
    return f"cell-{seat}-{x_of(cell)}_{y_of(cell)}"


def open_id(g: Empire, kind: int) -> str:
    """The open square of a kind (of several alike, the first in its row)."""
    if STACK[kind] == PRIZE:
        return f"prize-{g.prizes.index(kind)}"
    return f"row-{STACKS[STACK[kind]]}-{g.rows[STACK[kind]].index(kind)}"


def token_id(seat: int, name: str) -> str:
    """A token in hand: `war`, `coins`, `carts` or a craftsman's id."""
    return f"hand-{seat}-{name}"
