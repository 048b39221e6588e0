"""What all of a player's decisions have in common: words for people, reasons, and purchases in between."""

from __future__ import annotations

from ratusha.games.burgundy import people, reasons
from ratusha.games.burgundy.actions import buy, list_purchases
from ratusha.games.burgundy.moves import BUY, MOVES
from ratusha.games.burgundy.state import Burgundy
from ratusha.kernel.decision import Decision, Reason
from ratusha.kernel.msg import Msg


class Choice(Decision[Burgundy]):
    """A decision of one player."""

    __slots__ = ()

    def label(self, g: Burgundy, move: int) -> Msg:
        return people.label(g, self.seat, move)

    def touches(self, g: Burgundy, move: int) -> list[str]:
        return people.touches(move)

    def warning(self, g: Burgundy, move: int) -> Msg | None:
        return people.warning(g, self.seat, move)

    def why_not(self, g: Burgundy, move: int) -> Reason:
        if MOVES.tag[move] in self.tags():
            return reasons.why_not(g, self.seat, move)
        return Reason(Msg("kernel-not-now", ask=self.prompt(g)), self.rule())

    def blocked(self, g: Burgundy) -> dict[str, Reason]:
        """For every component one might reach for that is part of no legal move: why not."""
        usable = {component for move in self.moves(g) for component in people.touches(move)}
        found: dict[str, Reason] = {}
        for component, move in reasons.reached_for(g, self.seat, self.tags()):
            if component not in usable and component not in found:
                found[component] = self.why_not(g, move)
        return found

    def tags(self) -> list[int]:
        """The tags of the kinds of move that may answer this decision."""
        raise NotImplementedError(type(self).__name__)

    def rule(self) -> str:
        """The rule that asks for this decision."""
        raise NotImplementedError(type(self).__name__)


class Sequel(Choice):
    """What a placed tile lets its owner choose. Purchases may come in between by option. Rule 4.7."""

    __slots__ = ()

    def answers(self, g: Burgundy) -> list[int]:
        """The moves that the tile itself offers."""
        raise NotImplementedError(type(self).__name__)

    def answer(self, g: Burgundy, move: int) -> None:
        """Carry out one of them."""
        raise NotImplementedError(type(self).__name__)

    def moves(self, g: Burgundy) -> list[int]:
        moves = self.answers(g)
        if buys_anytime(g):
            list_purchases(g, g.estates[self.seat], moves)
        return moves

    def why_not(self, g: Burgundy, move: int) -> Reason:
        if BUY.has(move) and not buys_anytime(g):
            return Reason(Msg("burgundy-why-not-in-between"), "4.7")
        return super().why_not(g, move)

    def play(self, g: Burgundy, move: int) -> None:
        if MOVES.tag[move] == BUY.tag:
            g.agenda.append(self)
            depot, slot, discard = MOVES.args[move]
            buy(g, self.seat, depot, slot, discard)
        else:
            self.answer(g, move)


def buys_anytime(g: Burgundy) -> bool:
    """Is the option on that lets players buy in the middle of an action?"""
    return g.options["buy_anytime"] == "on"
