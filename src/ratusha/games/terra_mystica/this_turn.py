"""The turn that is going on: what has been done in it and what is still owed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ratusha.games.terra_mystica.board import LANDS
from ratusha.kernel.part import Part, Slot, flag, number, some

NO_HEX: Final = -1
MOST_OWED: Final = 99
"""No more tiles, spades or conversions are ever owed in a turn."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ThisTurn(Part):
    """What has been done in the turn that is going on, and what is still owed in it."""

    __slots__ = (
        "bought",
        "buildable",
        "converted",
        "favours_owed",
        "foreign",
        "jumped",
        "may_buy",
        "spade_used",
        "towns_owed",
        "trade",
        "transformed",
    )

    def __init__(self) -> None:
        self.favours_owed: int = 0
        self.towns_owed: int = 0
        self.buildable: list[int] = []
        """The hexes on which a dwelling may still be built in this action."""
        self.trade: int = 0
        """Workers that the Darklings may still make priests."""
        self.converted: int = 0
        """Has anything been converted since? Then the trade ends with the turn."""
        self.may_buy: int = 0
        """May spades be bought on top?"""
        self.bought: int = 0
        """Spades bought one by one for the hex that is still to be named."""
        self.spade_used: int = 0
        """Has a free spade of this action been used?"""
        self.foreign: int = 0
        """Has a hex of this action been left foreign?"""
        self.jumped: int = NO_HEX
        """The hex reached by a tunnel or carpet."""
        self.transformed: list[int] = []
        """The hexes transformed in this action."""

    def clone(self) -> ThisTurn:
        """An independent copy."""
        to: ThisTurn = ThisTurn.__new__(ThisTurn)
        to.favours_owed = self.favours_owed
        to.towns_owed = self.towns_owed
        to.buildable = self.buildable[:]
        to.trade = self.trade
        to.converted = self.converted
        to.may_buy = self.may_buy
        to.bought = self.bought
        to.spade_used = self.spade_used
        to.foreign = self.foreign
        to.jumped = self.jumped
        to.transformed = self.transformed[:]
        return to

    def end(self, late: bool) -> None:
        """Nothing is left over; where answers may be late, a trade not begun may, too. Rules 12.4, 15.6."""
        if not late or self.converted:
            self.trade = 0
        self.converted = 0
        if self.buildable:
            self.buildable = []
        self.bought = 0
        self.spade_used = 0
        self.foreign = 0
        self.jumped = NO_HEX
        if self.transformed:
            self.transformed = []
        self.may_buy = 0

    def slots(self) -> list[Slot]:
        return [
            number("favours_owed", 0, MOST_OWED),
            number("towns_owed", 0, MOST_OWED),
            some("buildable", LANDS, 0, LANDS - 1, distinct=True),
            number("trade", 0, MOST_OWED),
            flag("converted"),
            flag("may_buy"),
            number("bought", 0, MOST_OWED),
            flag("spade_used"),
            flag("foreign"),
            number("jumped", NO_HEX, LANDS - 1),
            some("transformed", LANDS, 0, LANDS - 1, distinct=True),
        ]
