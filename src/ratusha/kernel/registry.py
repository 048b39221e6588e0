"""Finding games: the entry-point group `ratusha.games`, for built-in and foreign ones alike."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from ratusha.kernel.errors import BadInput, shown
from ratusha.kernel.game import AnyGame, Game
from ratusha.kernel.msg import Msg

GROUP = "ratusha.games"


@cache
def _found() -> dict[str, EntryPoint]:
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda p: p.name)}


def game_ids() -> list[str]:
    """The ids of all installed games."""
    return list(_found())


def package_of(id: str) -> str | None:
    """The package that holds a game's files, without loading the game."""
    point = _found().get(id)
    return point.module if point else None


@cache
def game(id: str) -> AnyGame:
    """An installed game by its id."""
    point = _found().get(id)
    if point is None:
        known = ", ".join(_found()) or "—"
        raise BadInput("game", Msg("kernel-game-unknown", id=shown(id), known=known))
    broken = BadInput("game", Msg("kernel-game-broken", id=id))
    try:
        found = point.load()
    except BadInput:
        raise  # its component file says what is wrong with it
    except Exception as error:  # whatever a foreign module does while it is imported
        raise broken from error
    if not isinstance(found, Game) or found.id != id:
        raise broken
    return found
