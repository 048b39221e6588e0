"""A bot that plays by other weights than its game's own: for trying new ones against old."""

from __future__ import annotations

from ratusha.bots import Bot, bot
from ratusha.kernel.game import AnyGame
from ratusha.kernel.values import Values
from ratusha.kernel.values_file import parse
from ratusha.kernel.view import View


class Weighted(Bot):
    """Lets another bot choose while the game has these values."""

    def __init__(self, player: Bot, values: Values) -> None:
        super().__init__(player.rng, player.budget)
        self.player = player
        self.values = values

    def choose(self, view: View) -> int:
        game = view.game
        own = game.values
        game.values = self.values
        try:
            return self.player.choose(view)
        finally:
            game.values = own


def weighted(name: str, seed: str, game: AnyGame, file: str, where: str) -> Bot:
    """The bot with the weights of a values file, given as text."""
    assert game.values is not None
    return Weighted(bot(name, seed), parse(file.encode(), where, game.values.names))
