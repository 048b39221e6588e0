"""Ratusha: city- and civilisation-building board games, their rules, bots and tables.

import ratusha
game = ratusha.game("burgundy")
state = game.start(seats=2, seed=7)
while not state.over:
    state.play(state.moves()[0])
print(state.scores, state.sheet())
"""

from importlib import import_module

from ratusha import _engines

_engines.obey()  # before anything that may be compiled is imported

from ratusha.kernel import state as _state
from ratusha.kernel.decision import CHANCE, NOBODY, SPECTATOR
from ratusha.kernel.errors import BadInput, IllegalMove
from ratusha.kernel.game import Game
from ratusha.kernel.installed import game_ids
from ratusha.kernel.registry import game
from ratusha.kernel.rng import Rng
from ratusha.kernel.state import State
from ratusha.kernel.view import PAINTERS, View

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


def _svg(view: View) -> str | None:
    """A view as a picture, for notebooks; what draws is imported here because few programs want a picture."""
    picture = import_module("ratusha.draw").draw(view, view.viewer, "en")
    return None if picture is None else str(picture._repr_svg_())


PAINTERS.append(_svg)
