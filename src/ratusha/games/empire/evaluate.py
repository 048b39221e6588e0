"""How good a position is for a seat."""

from __future__ import annotations

from ratusha.games.empire.state import Empire


def evaluate(g: Empire, seat: int) -> float:
    return float(g.points[seat])
