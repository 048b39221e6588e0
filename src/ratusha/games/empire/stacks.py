"""The face-down stacks: multisets, from which a square is drawn when it is turned up."""

from __future__ import annotations

from typing import Any, Final

from ratusha.games.empire import names
from ratusha.games.empire.components import FIRST, NATURE, PRIZE, STACK
from ratusha.games.empire.moves import REVEAL
from ratusha.games.empire.state import Empire
from ratusha.kernel.decision import Chance


class Reveal(Chance[Empire]):
    """The top square of a stack is opened. Rules 2.1, 2.3, 2.6, 3.3."""

    __slots__ = ("stack",)

    def __init__(self, stack: int) -> None:
        super().__init__()
        self.stack: int = stack
        if not NATURE <= stack <= PRIZE:
            raise ValueError(stack)

    def args(self) -> list[Any]:
        return [self.stack]

    def moves(self, g: Empire) -> list[int]:
        return possible(g, self.stack)

    def tickets(self, g: Empire) -> int:
        return g.sizes[self.stack]

    def outcome(self, g: Empire, ticket: int) -> int:
        return REVEAL.first + top_square(g, self.stack, ticket)

    def play(self, g: Empire, move: int) -> None:
        kind = move - REVEAL.first
        leave_stack(g, kind)
        if self.stack == PRIZE:
            g.prizes.append(kind)
        else:
            g.rows[self.stack].append(kind)
        if g.events is not None:
            g.tell("empire-opened", stack=names.stack(self.stack), square=names.square(kind))


def possible(g: Empire, stack: int) -> list[int]:
    """What may come from a stack: every kind that it still holds."""
    return [REVEAL.first + kind for kind in range(FIRST[stack], FIRST[stack + 1]) if g.left[kind]]


def top_square(g: Empire, stack: int, ticket: int) -> int:
    """The kind a ticket stands for: as many tickets each as there are squares left."""
    kind = FIRST[stack]
    while ticket >= g.left[kind]:
        ticket -= g.left[kind]
        kind += 1
    return kind


def leave_stack(g: Empire, kind: int) -> None:
    """A square of this kind leaves its stack."""
    g.left[kind] -= 1
    g.sizes[STACK[kind]] -= 1


REVEALS: Final = [Reveal(stack) for stack in range(4)]
