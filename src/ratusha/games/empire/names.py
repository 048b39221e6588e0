"""What things are called: messages for names, places and lists, and the ids of what people touch."""

from __future__ import annotations

from ratusha.games.empire.components import BIT, KIND, MASTER, MASTERS, PRIZE, RESOURCE, STACK, STACKS
from ratusha.games.empire.moves import x_of, y_of
from ratusha.games.empire.state import Empire
from ratusha.kernel.msg import Msg


def square(kind: int) -> Msg:
    """The name of a kind of square."""
    return Msg(f"empire-square-{KIND[kind]}")


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


def place(cell: int) -> Msg:
    """A place by its coordinates."""
    return Msg("empire-place", x=str(x_of(cell)), y=str(y_of(cell)))


def standing_at(kind: int, cell: int) -> Msg:
    """A square with its place."""
    return Msg("empire-square-at", square=square(kind), place=place(cell))


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
