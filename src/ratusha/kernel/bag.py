"""A bag, a deck or a stack whose order nobody knows: how many of each kind are in it.

Nothing is shuffled in advance; a kind is drawn by chance when it is revealed.
"""

from __future__ import annotations

from typing import Any, TypeVar

from mypy_extensions import mypyc_attr

from ratusha.kernel.decision import Chance
from ratusha.kernel.moves import Kind
from ratusha.kernel.rng import Rng, draw
from ratusha.kernel.state import State

S = TypeVar("S", bound=State)


def total(bag: list[int]) -> int:
    """How many there are.

    >>> total([2, 0, 3])
    5
    """
    n = 0
    for count in bag:
        n += count
    return n


def nth(bag: list[int], ticket: int) -> int:
    """The kind of the one with this number, all of them sorted by kind.

    >>> [nth([2, 0, 3], ticket) for ticket in range(5)]
    [0, 0, 2, 2, 2]
    """
    kind = 0
    left = ticket - bag[0]
    while left >= 0:
        kind += 1
        left -= bag[kind]
    return kind


def kinds_in(bag: list[int]) -> list[int]:
    """The kinds that are left in it.

    >>> kinds_in([2, 0, 3])
    [0, 2]
    """
    return [kind for kind, count in enumerate(bag) if count]


def draw_from(bag: list[int], rng: Rng) -> int:
    """Take one out by chance: to imagine what is hidden."""
    kind = nth(bag, rng.below(total(bag)))
    bag[kind] -= 1
    return kind


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Chance[S]):
    """A kind is drawn from a bag. A subclass says which bag and which kind of move, and plays it."""

    __slots__ = ()

    def bag(self, g: S) -> list[int]:
        """What is drawn from; `play` takes it out."""
        raise NotImplementedError(type(self).__name__)

    def kind(self) -> Kind:
        """The kind of move that names what was drawn: its one field counts as the bag does."""
        raise NotImplementedError(type(self).__name__)

    def moves(self, g: S) -> list[int]:
        first = self.kind().first
        return [first + kind for kind in kinds_in(self.bag(g))]

    def tickets(self, g: S) -> int:
        return total(self.bag(g))

    def outcome(self, g: S, ticket: int) -> int:
        return self.kind().first + nth(self.bag(g), ticket)

    def chance(self, g: S) -> int:
        bag = self.bag(g)
        return self.kind().first + nth(bag, draw(g.rng, total(bag)))


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawFor(Draw[S]):
    """A kind is drawn from a bag for one seat."""

    __slots__ = ("owner",)

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner: int = owner

    def args(self) -> list[Any]:
        return [self.owner]

    def about(self) -> list[int]:
        return [self.owner]
