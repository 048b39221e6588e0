"""Chapter 1 of the rules: setting up."""

from typing import Final

from lantern_fair.components import START_CARDS
from lantern_fair.deck import DRAW
from lantern_fair.evening import EVENING
from lantern_fair.state import Fair
from ratusha.kernel import Step


class SetUp(Step[Fair]):
    """Deal the first cards, one by one. Rule 1.1."""

    __slots__ = ()

    def run(self, g: Fair) -> None:
        g.agenda.append(EVENING)
        for seat in reversed(range(g.seats)):
            g.agenda.extend([DRAW[seat]] * START_CARDS)


SET_UP: Final = SetUp()
