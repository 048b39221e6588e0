"""What things are called: messages for squares, resources, stacks, craftsmen and places."""

from __future__ import annotations

from typing import Final

from ratusha.games.empire.components import KIND, MAKES, MASTER, NEEDS, POINTS, PRIZE, RESOURCE, STACK, STACKS
from ratusha.games.empire.moves import BLOCK, FAR, RIGHT, x_of, y_of
from ratusha.games.empire.realm import MASTERED, NO_SQUARE, RAVAGED, Realm
from ratusha.kernel.listing import either, row
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
    return row([resource(number) for number in NEEDS[kind]])


def worth(kind: int) -> Msg:
    """What a prize is worth."""
    return Msg("kernel-n-points", n=POINTS[kind])


def makes(kind: int) -> Msg:
    """What a square makes: one of two resources, or a token when it is added."""
    return either([resource(number) for number in MAKES[kind]])


def resource(number: int) -> Msg:
    """The name of a resource."""
    return Msg(f"empire-resource-{RESOURCE[number]}")


def stack(number: int) -> Msg:
    """The name of a stack."""
    return Msg(f"empire-stack-{STACKS[number]}")


def master(number: int) -> Msg:
    """The name of a craftsman."""
    return Msg(f"empire-craftsman-{MASTER[number]}")


_SIDES: Final = ((-RIGHT, "right"), (RIGHT, "left"), (-FAR, "behind"), (FAR, "in-front"))
"""Where a neighbour lies, seen from a place, and on which side of it the place then is."""


def standing_at(realm: Realm, number: int) -> Msg:
    """A square of a realm, with its number there."""
    return Msg("empire-square-at", square=square(realm.kinds[number]), n=str(number + 1))


def stopped(realm: Realm, number: int) -> Msg:
    """A square that makes nothing, with what stops it."""
    marks = realm.marks[number]
    by = "ravaged" if marks & RAVAGED else "craftsman" if marks & MASTERED else "coin"
    return Msg(f"empire-stopped-{by}", square=standing_at(realm, number))


def beside(realm: Realm, cell: int) -> Msg:
    """A place by the squares with which it shares a side; by column and row where there are none."""
    found = [
        Msg(f"empire-side-{side}", n=str(number + 1), square=square(realm.kinds[number]))
        for step, side in _SIDES
        if (number := realm.square_at(cell + step)) != NO_SQUARE
    ]
    return row(found) if found else Msg("empire-place", x=str(x_of(cell)), y=str(y_of(cell)))


def sides(realm: Realm, cell: int) -> Msg:
    """The same by the squares' numbers alone."""
    found = [
        Msg(f"empire-next-{side}", n=str(number + 1))
        for step, side in _SIDES
        if (number := realm.square_at(cell + step)) != NO_SQUARE
    ]
    return row(found)


def place(realm: Realm, cell: int) -> Msg:
    """A place by the square on it, or else by those beside it."""
    number = realm.square_at(cell)
    return standing_at(realm, number) if number != NO_SQUARE else beside(realm, cell)


def joint(realm: Realm, corner: int) -> Msg:
    """The four squares of a joint."""
    return row([standing_at(realm, realm.square_at(corner + step)) for step in BLOCK])
