"""What a position is worth to a player: for the bots."""

from lantern_fair.components import COINS_A_POINT
from lantern_fair.state import Fair


def evaluate(g: Fair, seat: int) -> float:
    """The lead over the best of the others, in points; coins count as they do at the end."""
    worth = [g.points[s] + g.coins[s] / COINS_A_POINT for s in range(g.seats)]
    return worth[seat] - max((worth[s] for s in range(g.seats) if s != seat), default=0.0)
