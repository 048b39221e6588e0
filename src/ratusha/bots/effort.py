"""How much a bot may do for one decision: positions are counted, or the clock is watched."""

from __future__ import annotations

import time
from typing import Final

from ratusha.bots.bot import Budget

LOOK: Final = 2
"""How many positions pass between two looks at the clock."""
USED: Final = 0.85
"""The share of a time that is thought in: the rest is for what comes before and after, and for the moments in
which other programs have the processor."""


class Effort:
    """Counts the positions a bot looks at, until its budget is used up.

    A budget in positions gives the same choice on every machine; one in seconds does as much as it can.
    """

    __slots__ = ("begun", "enough", "limit", "look", "luck", "nodes", "seconds", "spent")

    def __init__(self, budget: Budget, seconds: float) -> None:
        """A budget without a limit stands for this many seconds."""
        self.nodes: int = 0
        """The positions looked at so far."""
        self.luck: bool = False
        """Did chance, or what is hidden, come into what was looked at?"""
        self.limit: int = budget.nodes
        self.enough: int = 0
        """A time is over after this many positions, too, if this is not 0."""
        self.seconds: float = budget.seconds or seconds
        self.begun: float = time.perf_counter()
        self.spent: float = 0.0
        """The seconds spent when the clock was last looked at."""
        self.look: int = 0
        """At how many positions it is looked at next."""

    def over(self, share: float = 1.0) -> bool:
        """Is the budget, or this share of it, used up?"""
        if self.limit:
            return self.nodes >= self.limit * share
        if self.enough and self.nodes >= self.enough * share:
            return True
        return self._passed(share)

    def _passed(self, share: float) -> bool:
        """Has this share of the time passed?"""
        if self.nodes >= self.look:
            self.look = self.nodes + LOOK
            self.spent = time.perf_counter() - self.begun
        return self.spent >= self.seconds * USED * share

    def used(self) -> float:
        """The share of the budget that is used up."""
        if self.limit:
            return self.nodes / self.limit
        counted = self.nodes / self.enough if self.enough else 0.0
        return max(counted, (time.perf_counter() - self.begun) / (self.seconds * USED))

    def part(self, share: float) -> Effort:
        """An effort of its own, as large as this share of the whole one."""
        if self.limit:
            return Effort(Budget(nodes=max(1, int(self.limit * share))), 0.0)
        return Effort(Budget(seconds=self.seconds * share), 0.0)

    def late(self) -> bool:
        """Is it high time to choose something? With a budget in positions it never is."""
        return not self.limit and self._passed(1.0)
