"""Loading games: each once, and only what is a game."""

from __future__ import annotations

from functools import cache

from ratusha.kernel.errors import BadInput, shown
from ratusha.kernel.game import AnyGame, Game
from ratusha.kernel.installed import found, game_ids
from ratusha.kernel.msg import Msg


@cache
def game(id: str) -> AnyGame:
    """An installed game by its id."""
    point = found().get(id)
    if point is None:
        known = ", ".join(game_ids()) or "—"
        raise BadInput("game", Msg("kernel-game-unknown", id=shown(id), known=known))
    broken = BadInput("game", Msg("kernel-game-broken", id=id))
    try:
        loaded = point.load()
    except BadInput:
        raise  # its component file says what is wrong with it
    except Exception as error:  # whatever a foreign module does while it is imported
        raise broken from error
    if not isinstance(loaded, Game) or loaded.id != id:
        raise broken
    return loaded
