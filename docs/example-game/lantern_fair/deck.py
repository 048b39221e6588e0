"""The deck of lanterns."""

from typing import Final

from lantern_fair import moves as m
from lantern_fair import names
from lantern_fair.state import Fair
from ratusha.kernel import DrawFor, Kind, each_seat


class Draw(DrawFor[Fair]):
    """A card from the deck, which only its owner sees. Rule 1.2."""

    __slots__ = ()

    def bag(self, g: Fair) -> list[int]:
        return g.deck

    def kind(self) -> Kind:
        return m.DRAW

    def play(self, g: Fair, move: int) -> None:
        kind = m.MOVES.args[move][0]
        g.deck[kind] -= 1
        g.hands[self.owner][kind] += 1
        g.held[self.owner] += 1
        if g.events is not None:
            g.whisper("lantern_fair-drew-card", self.owner, "lantern_fair-drew", card=names.lantern(kind))


DRAW: Final = each_seat(Draw)


def draw_later(g: Fair, seat: int) -> None:
    """The next card, once everything above it on the agenda is done. Rule 3.6."""
    if any(g.deck):
        g.agenda.append(DRAW[seat])
