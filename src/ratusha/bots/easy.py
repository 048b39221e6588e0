"""`easy`: a beginner, who takes the best of the moves he notices."""

from __future__ import annotations

from typing import Final

from ratusha.bots.greedy import Greedy
from ratusha.kernel.values import EASY
from ratusha.kernel.view import View

LEAST: Final = 2
"""How many moves it notices at the least."""


class Easy(Greedy):
    """Looks one move ahead at a part of its moves, drawn again each time; the game says how large it is, and
    what a beginner does not think of, and where he looks at everything."""

    def choose(self, view: View) -> int:
        game = view.game
        values = game.values
        if values is None:
            return super().choose(view)
        game.values = values.of(EASY)
        try:
            return super().choose(view)
        finally:
            game.values = values

    def looked_at(self, view: View) -> list[int]:
        moves = list(view.moves())
        decision = view.decision()
        if decision is not None and view.game.seen_whole(decision):
            return moves
        self.rng.shuffle(moves)
        return moves[: max(LEAST, round(view.game.thinking.noticed * len(moves)))]
