"""How much a bot may do for one decision: positions are counted, or the clock is watched."""

from __future__ import annotations

import time
from typing import Final

from ratusha.bots.bot import Budget

LOOK: Final = 8
"""The clock is looked at after so many positions."""


class Effort:
    """Counts the positions a bot looks at, until its budget is used up.

    A budget in positions gives the same choice on every machine; one in seconds does as much as it can.
    """

    __slots__ = ("limit", "nodes", "until")

    def __init__(self, budget: Budget, seconds: float) -> None:
        """A budget that says nothing stands for so many seconds."""
        limited = budget.seconds or (0.0 if budget.nodes else seconds)
        self.nodes: int = 0
        """The positions looked at so far."""
        self.limit: int = budget.nodes
        self.until: float = time.perf_counter() + limited if limited else 0.0

    def over(self) -> bool:
        """Is the budget used up?"""
        if self.limit:
            return self.nodes >= self.limit
        return self.nodes % LOOK == 0 and time.perf_counter() >= self.until
