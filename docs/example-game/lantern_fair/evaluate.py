"""How much there is of what bots value in a seat's position; features.py names it, values.toml weighs it."""

from lantern_fair import features as f
from lantern_fair.components import COINS_A_POINT
from lantern_fair.state import Fair
from ratusha.kernel.values import Tally


def assess(g: Fair, seat: int, tally: Tally) -> None:
    """The points, and what the coins will count at the end."""
    tally.add(f.POINTS, g.points[seat])
    tally.add(f.PURSE, g.coins[seat] / COINS_A_POINT)
