"""Chapter 5 of the rules: the end."""

from typing import Final

from lantern_fair.components import COINS_A_POINT
from lantern_fair.state import COINS, Fair
from ratusha.kernel import Step


class Closing(Step[Fair]):
    """The last points, for what is left in the purses. Rule 5.2."""

    __slots__ = ()

    def run(self, g: Fair) -> None:
        for seat in range(g.seats):
            g.score(seat, COINS, g.coins[seat] // COINS_A_POINT)


CLOSING: Final = Closing()
