"""What both sides of a battle share: its decisions, strength, and losing it. Chapter 8."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ratusha.games.altay import names, places
from ratusha.games.altay.building import unsettle
from ratusha.games.altay.choice import Hidden, in_range
from ratusha.games.altay.components import REGIONS
from ratusha.games.altay.scoring import look_for_end, tally
from ratusha.games.altay.state import Altay
from ratusha.kernel.listing import player as player_name

MOST_STRENGTH: Final = 1000


@mypyc_attr(allow_interpreted_subclasses=True)
class BattleChoice(Hidden):
    """A decision in a battle: from where to where, how many cards were sent, and the attack on them."""

    __slots__ = ("sent", "start", "strength", "target")

    def __init__(self, seat: int, start: int, target: int, sent: int, strength: int) -> None:
        super().__init__(seat)
        self.start: int = start
        self.target: int = target
        self.sent: int = sent
        self.strength: int = strength

    def args(self) -> list[Any]:
        return [self.seat, self.start, self.target, self.sent, self.strength]

    def misfit(self, g: Altay) -> str:
        found = in_range(
            (self.start, 0, REGIONS - 1),
            (self.target, 0, REGIONS - 1),
            (self.sent, 0, len(g.played)),
            (self.strength, 0, MOST_STRENGTH),
        )
        if not found and not self.fits(g):
            found = "the battle does not fit the position"
        return found or super().misfit(g)

    def fits(self, g: Altay) -> bool:
        """Does the battle fit the position?"""
        return g.owner[self.start] == g.active and (
            g.owner[self.target] == self.seat or self.seat == g.active
        )

    def rule(self) -> str:
        return "8.1"


def attack_strength(g: Altay, start: int, strength: int) -> int:
    """The attacker's strength: settlements, cards, technologies. Rules 8.3 and 8.11."""
    return g.pieces[start] + strength + g.players[g.active].boost


def lose_battle(g: Altay, loser: int, winner: int, region: int) -> None:
    """One settlement of the loser's region goes to the winner. Rule 8.8."""
    unsettle(g, region)
    g.players[winner].captured += 1
    if g.events is not None:
        g.tell("altay-captured", winner, whom=player_name(loser), region=names.region(region))
        g.moved(places.region(region), places.captured(winner))
    tally(g, winner)
    tally(g, loser)
    look_for_end(g)
