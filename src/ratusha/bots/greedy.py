"""One move ahead: the move after which the game's own evaluation likes the position best.

A base class: it is no bot that can be named.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ratusha.bots.bot import Bot
from ratusha.kernel.rng import NO_RNG
from ratusha.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Greedy(Bot):
    """Looks one move ahead, in a position imagined from what it knows; it does not foresee dice."""

    def choose(self, view: View) -> int:
        moves = view.moves()
        if len(moves) == 1:
            return moves[0]
        game = view.game
        seat = view.viewer
        now = view.imagine(self.rng)
        now.rng = NO_RNG  # stop where chance would decide: one roll says nothing about a move
        best: list[int] = []
        most = 0.0
        for move in self.looked_at(view):
            then = now.clone()
            then.play(move, seat)
            value = game.evaluate(then, seat)
            if not best or value > most:
                best = [move]
                most = value
            elif value == most:
                best.append(move)
        return self.rng.pick(best)

    def looked_at(self, view: View) -> list[int]:
        """The moves it thinks about: all."""
        return view.moves()
