"""The position in words and signs."""

from __future__ import annotations

from ratusha.games.terra_mystica.state import TerraMystica


def describe(g: TerraMystica, viewer: int, lang: str) -> str:
    return ""
