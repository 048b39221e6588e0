"""The face-down stacks: how many squares of each kind are left, of which one is drawn when it is opened."""

from __future__ import annotations

from typing import Any, Final

from ratusha.games.empire import moves as m
from ratusha.games.empire import names, places
from ratusha.games.empire.components import FIRST, NATURE, PRIZE, STACK
from ratusha.games.empire.state import Empire
from ratusha.kernel.decision import Chance


class Reveal(Chance[Empire]):
    """The top square of a stack is opened. Rule 3.3."""

    __slots__ = ("stack",)

    def __init__(self, stack: int) -> None:
        super().__init__()
        self.stack: int = stack

    def args(self) -> list[Any]:
        return [self.stack]

    def misfit(self, g: Empire) -> str:
        return "" if NATURE <= self.stack <= PRIZE else "there is no such stack"

    def moves(self, g: Empire) -> list[int]:
        return possible(g, self.stack)

    def tickets(self, g: Empire) -> int:
        return g.sizes[self.stack]

    def outcome(self, g: Empire, ticket: int) -> int:
        return m.REVEAL.first + top_square(g, self.stack, ticket)

    def play(self, g: Empire, move: int) -> None:
        kind = move - m.REVEAL.first
        leave_stack(g, kind)
        if self.stack == PRIZE:
            g.prizes.append(kind)
        else:
            g.rows[self.stack].append(kind)
        if g.events is not None:
            self.tell(g, kind)
            g.moved(places.stack(self.stack), places.last_open(g, self.stack))

    def tell(self, g: Empire, kind: int) -> None:
        """Report which square it was."""
        g.tell("empire-opened", g.active, stack=names.stack(self.stack), square=names.square(kind))


def possible(g: Empire, stack: int) -> list[int]:
    """What may come from a stack: every kind that it still holds."""
    return [m.REVEAL.first + kind for kind in range(FIRST[stack], FIRST[stack + 1]) if g.left[kind]]


def top_square(g: Empire, stack: int, ticket: int) -> int:
    """The kind a ticket stands for; each square that is left has one."""
    left = g.left
    kind = FIRST[stack]
    while True:
        ticket -= left[kind]
        if ticket < 0:
            return kind
        kind += 1


def leave_stack(g: Empire, kind: int) -> None:
    """A square of this kind leaves its stack."""
    g.left[kind] -= 1
    g.sizes[STACK[kind]] -= 1


REVEAL: Final = [Reveal(stack) for stack in range(NATURE, PRIZE + 1)]
