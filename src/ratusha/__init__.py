"""Ratusha: city- and civilisation-building board games, their rules, bots and tables.

import ratusha
game = ratusha.game("burgundy")
state = game.start(seats=2, seed=7)
while not state.over:
    state.play(state.moves()[0])
print(state.scores, state.sheet())
"""

from ratusha import _pure

_pure.obey()

from ratusha.kernel import state as _state  # noqa: E402  the switch must come before the first import
from ratusha.kernel.decision import CHANCE, NOBODY, SPECTATOR  # noqa: E402
from ratusha.kernel.errors import BadInput, IllegalMove  # noqa: E402
from ratusha.kernel.game import Game  # noqa: E402
from ratusha.kernel.registry import game, game_ids  # noqa: E402
from ratusha.kernel.rng import Rng  # noqa: E402
from ratusha.kernel.state import State  # noqa: E402
from ratusha.kernel.view import View  # noqa: E402

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "NOBODY",
    "SPECTATOR",
    "BadInput",
    "Game",
    "IllegalMove",
    "Rng",
    "State",
    "View",
    "compiled",
    "game",
    "game_ids",
]


def compiled() -> bool:
    """Do the engines run compiled?"""
    return not str(_state.__file__).endswith(".py")
