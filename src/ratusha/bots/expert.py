"""`expert`: `hard` with more turns to compare, played on with more care, and learned values where a game has
them; where it plans the game to its end, for as long as it may."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ratusha.bots.bot import Budget
from ratusha.bots.hard import Hard
from ratusha.kernel.rng import Rng
from ratusha.kernel.values import EXPERT

SECONDS: Final = 3.0
TIMES: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Expert(Hard):
    """Twice as many turns as `hard`; its own turns are played on with care, and where a stage begins the
    weights of that stage count."""

    def __init__(self, rng: Rng, budget: Budget) -> None:
        super().__init__(rng, budget, SECONDS, TIMES, True, True, EXPERT)
