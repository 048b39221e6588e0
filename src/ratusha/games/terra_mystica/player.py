"""A faction board and what its player owns."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ratusha.games.terra_mystica.board import LANDS, RIVERS
from ratusha.games.terra_mystica.components import (
    BRIDGES,
    CARDS,
    CULTS,
    FACTIONS,
    FAVOURS,
    KINDS,
    NO_CARD,
    NO_FACTION,
    PRIESTS,
    TOP,
)
from ratusha.games.terra_mystica.moves import SPECIAL_IDS
from ratusha.kernel.part import Part, Slot, between, flag, mask, number, numbers, some

POWER_TOKENS: Final = 12
"""The power tokens of a player."""
MOST: Final = 9999
"""Nobody has more of anything."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Player(Part):
    """A faction board and what its player owns."""

    __slots__ = (
        "blocked",
        "bowl1",
        "bowl2",
        "bowl3",
        "bridges",
        "buildings",
        "card",
        "carpet",
        "coins",
        "counts",
        "cults",
        "dig",
        "faction",
        "favours",
        "in_town",
        "keys",
        "left",
        "ordained",
        "passed",
        "priests",
        "rivers",
        "ship",
        "spades",
        "steps",
        "used",
        "workers",
    )

    def __init__(self) -> None:
        self.faction: int = NO_FACTION
        self.coins: int = 0
        self.workers: int = 0
        self.priests: int = 0
        self.bowl1: int = 0
        self.bowl2: int = 0
        self.bowl3: int = 0
        self.cults: list[int] = [0] * CULTS
        self.keys: int = 0
        """Unused town keys."""
        self.ship: int = 0
        self.dig: int = 0
        self.card: int = NO_CARD
        self.favours: int = 0
        """The mask of favour tiles."""
        self.in_town: list[int] = []
        """The hexes whose buildings belong to a town."""
        self.ordained: int = 0
        """Priests on the cult board."""
        self.bridges: int = 0
        """Bridges left."""
        self.passed: int = 0
        self.used: int = 0
        """The mask of special actions used in this round."""
        self.rivers: int = 0
        """The mask of river hexes the Mermaids have skipped for a town."""
        self.carpet: int = 0
        """What town tiles have added to the carpet's flight."""
        self.left: int = 0
        """Has the player left the table?"""
        self.spades: int = 0
        """Free spades to be used now."""
        self.blocked: int = 0
        """The mask of cults on which a step to the top was lost in this turn because there was no key."""
        self.steps: int = 0
        """Cult steps that are owed."""
        # These two follow from the map.
        self.buildings: list[int] = []
        """The hexes with the player's buildings, in order."""
        self.counts: list[int] = [0] * KINDS
        """Buildings on the map, by kind."""

    def clone(self) -> Player:
        """An independent copy."""
        to: Player = Player.__new__(Player)
        to.faction = self.faction
        to.coins = self.coins
        to.workers = self.workers
        to.priests = self.priests
        to.bowl1 = self.bowl1
        to.bowl2 = self.bowl2
        to.bowl3 = self.bowl3
        to.cults = self.cults[:]
        to.keys = self.keys
        to.ship = self.ship
        to.dig = self.dig
        to.card = self.card
        to.favours = self.favours
        to.in_town = self.in_town[:]
        to.ordained = self.ordained
        to.bridges = self.bridges
        to.passed = self.passed
        to.used = self.used
        to.rivers = self.rivers
        to.carpet = self.carpet
        to.left = self.left
        to.spades = self.spades
        to.blocked = self.blocked
        to.steps = self.steps
        to.buildings = self.buildings[:]
        to.counts = self.counts[:]
        return to

    def slots(self) -> list[Slot]:
        return [
            number("faction", NO_FACTION, len(FACTIONS) - 1),
            number("coins", 0, MOST),
            number("workers", 0, MOST),
            number("priests", 0, PRIESTS),
            number("bowl1", 0, POWER_TOKENS),
            number("bowl2", 0, POWER_TOKENS),
            number("bowl3", 0, POWER_TOKENS),
            numbers("cults", CULTS, 0, TOP),
            number("keys", 0, MOST),
            number("ship", 0, MOST),
            number("dig", 0, MOST),
            number("card", NO_CARD, CARDS - 1),
            mask("favours", FAVOURS),
            some("in_town", LANDS, 0, LANDS - 1, distinct=True),
            number("ordained", 0, PRIESTS),
            number("bridges", 0, BRIDGES),
            flag("passed"),
            mask("used", len(SPECIAL_IDS)),
            mask("rivers", RIVERS),
            number("carpet", 0, MOST),
            flag("left"),
            number("spades", 0, MOST),
            mask("blocked", CULTS),
            number("steps", 0, MOST),
        ]

    def derived(self) -> tuple[str, ...]:
        return ("buildings", "counts")

    def check(self, where: str) -> None:
        faction = FACTIONS[self.faction]
        between(self.dig, 0, len(faction.spade_cost) - 1, f"{where}.dig")
        between(self.ship, 0, max(0, faction.ship_max), f"{where}.ship")

    def derive(self) -> None:
        """The state, which knows the map, enters the buildings."""
        self.buildings = []
        self.counts = [0] * KINDS
