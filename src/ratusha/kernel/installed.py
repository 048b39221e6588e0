"""Which games are installed: the entry points of the group `ratusha.games`, whoever wrote them."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points

GROUP = "ratusha.games"


@cache
def found() -> dict[str, EntryPoint]:
    """Where each installed game is, by its id."""
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda p: p.name)}


def game_ids() -> list[str]:
    """The ids of all installed games."""
    return list(found())


def package_of(id: str) -> str | None:
    """The package that holds a game's files, without loading the game."""
    point = found().get(id)
    return point.module if point else None
