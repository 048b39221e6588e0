"""The deck of lanterns."""

from typing import Any, Final

from lantern_fair import moves as m
from lantern_fair.components import KINDS, name
from lantern_fair.state import Fair, nth
from ratusha.kernel import Chance


class Draw(Chance[Fair]):
    """A card from the deck, which only its owner sees. Rule 1.2."""

    __slots__ = ("owner",)

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner = owner

    def args(self) -> list[Any]:
        return [self.owner]

    def problems(self, g: Fair) -> list[str]:
        return [] if 0 <= self.owner < g.seats else ["nobody draws there"]

    def moves(self, g: Fair) -> list[int]:
        return [m.DRAW.at(kind) for kind in KINDS if g.deck[kind]]

    def tickets(self, g: Fair) -> int:
        return sum(g.deck)

    def outcome(self, g: Fair, ticket: int) -> int:
        return m.DRAW.at(nth(g.deck, ticket))

    def play(self, g: Fair, move: int) -> None:
        kind = m.MOVES.args[move][0]
        g.deal(self.owner, kind)
        g.held[self.owner] += 1
        if g.events is not None:
            g.whisper("lantern_fair-drew-card", self.owner, "lantern_fair-drew", card=name(kind))


DRAW: Final = [Draw(seat) for seat in range(5)]


def draw_later(g: Fair, seat: int) -> None:
    """The next card, once everything above it on the agenda is done. Rule 3.6."""
    if any(g.deck):
        g.agenda.append(DRAW[seat])
