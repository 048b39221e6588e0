"""What a placed tile lets its owner choose; by option a purchase may come first. Rule 4.7."""

from __future__ import annotations

from ratusha.games.burgundy.actions import buy, list_purchases, no_purchase, reach_for_black_tiles
from ratusha.games.burgundy.choice import Choice
from ratusha.games.burgundy.moves import MOVES, SKIP
from ratusha.games.burgundy.state import Burgundy
from ratusha.kernel.decision import Reason
from ratusha.kernel.msg import Msg


class Sequel(Choice):
    """The purchase in the middle of an action; a subclass adds what the tile itself offers."""

    __slots__ = ()

    def obstacle(self, g: Burgundy, move: int) -> Reason | None:
        if not buys_anytime(g):
            return Reason(Msg("burgundy-why-not-in-between"), "4.7")
        depot, slot, discard = MOVES.args[move]
        return no_purchase(g, g.estates[self.seat], depot, slot, discard)

    def moves(self, g: Burgundy) -> list[int]:
        moves: list[int] = []
        if buys_anytime(g):
            list_purchases(g, g.estates[self.seat], moves)
        return moves

    def play(self, g: Burgundy, move: int) -> None:
        g.agenda.append(self)
        depot, slot, discard = MOVES.args[move]
        buy(g, self.seat, depot, slot, discard)

    def reaches_for(self, g: Burgundy) -> list[tuple[str, int]]:
        return reach_for_black_tiles(g, self.seat)


class Offer(Sequel):
    """What a building lets its owner do, or leave; a subclass adds what that is. Rule 7.11."""

    __slots__ = ()

    def obstacle(self, g: Burgundy, move: int) -> Reason | None:
        return None if SKIP.has(move) else super().obstacle(g, move)

    def moves(self, g: Burgundy) -> list[int]:
        return [SKIP.first, *super().moves(g)]

    def play(self, g: Burgundy, move: int) -> None:
        if not SKIP.has(move):
            super().play(g, move)

    def warning(self, g: Burgundy, move: int) -> Msg | None:
        return Msg("burgundy-warn-skip") if SKIP.has(move) else super().warning(g, move)


def buys_anytime(g: Burgundy) -> bool:
    """Is the option on that lets players buy in the middle of an action?"""
    return g.options["buy_anytime"] == "on"
