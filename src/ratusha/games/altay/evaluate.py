"""How good a position is for a player, in points: for the bots."""

from __future__ import annotations

from ratusha.games.altay.state import Altay


def evaluate(g: Altay, seat: int) -> float:
    """Points against the best of the others."""
    best = max(g.points[other] for other in range(g.seats) if other != seat)
    return float(g.points[seat] - best)
