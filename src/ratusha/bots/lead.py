"""How far a seat is ahead, as far as it takes its opponents into account."""

from __future__ import annotations

from ratusha.kernel.state import State


def lead(g: State, seat: int, share: float) -> float:
    """The value of a seat, less this share of the best opponent's."""
    game = g.game
    value = game.value(g, seat)
    if not share or g.seats == 1:
        return value
    most = max([game.value(g, other) for other in range(g.seats) if other != seat])
    return value - share * most
