"""A faction board and what its player owns."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ratusha.games.terra_mystica.board import BIT, LANDS, RIVERS
from ratusha.games.terra_mystica.components import (
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
from ratusha.kernel.errors import BadInput
from ratusha.kernel.msg import Msg
from ratusha.kernel.part import INT, INTS, Part, Shape


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
        "connectable",
        "counts",
        "cults",
        "dig",
        "faction",
        "favours",
        "keys",
        "left",
        "ordained",
        "passed",
        "priests",
        "reach",
        "rivers",
        "ship",
        "spades",
        "steps",
        "towns",
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
        self.counts: list[int] = [0] * KINDS
        """Buildings on the map, by kind."""
        self.towns: int = 0
        """The buildings that belong to a town."""
        self.ordained: int = 0
        """Priests on the cult board."""
        self.bridges: int = 0
        """Bridges left."""
        self.passed: int = 0
        self.used: int = 0
        """The mask of special actions used in this round."""
        self.rivers: int = 0
        """The river hexes the Mermaids have skipped for a town."""
        self.carpet: int = 0
        """What town tiles have added to the carpet's flight."""
        self.left: int = 0
        """Has the player left the table?"""
        self.spades: int = 0
        """Free spades to be used now."""
        self.blocked: int = 0
        """The cults on which a step to the top was lost in this turn for want of a key."""
        self.steps: int = 0
        """Cult steps owed for power that others took."""
        # These three follow from the map.
        self.buildings: int = 0
        self.reach: int = 0
        """The hexes directly or by ship next to the buildings, without the bonus card."""
        self.connectable: int = 0
        """The river hexes the Mermaids may skip now to found a town."""

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
        to.counts = self.counts[:]
        to.towns = self.towns
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
        to.buildings = self.buildings
        to.reach = self.reach
        to.connectable = self.connectable
        return to

    def fields(self) -> list[tuple[str, Shape]]:
        return [
            ("faction", INT),
            ("coins", INT),
            ("workers", INT),
            ("priests", INT),
            ("bowl1", INT),
            ("bowl2", INT),
            ("bowl3", INT),
            ("cults", INTS),
            ("keys", INT),
            ("ship", INT),
            ("dig", INT),
            ("card", INT),
            ("favours", INT),
            ("towns", INT),
            ("ordained", INT),
            ("bridges", INT),
            ("passed", INT),
            ("used", INT),
            ("rivers", INT),
            ("carpet", INT),
            ("left", INT),
            ("spades", INT),
            ("blocked", INT),
            ("steps", INT),
        ]

    def load(self, data: object, where: str) -> None:
        super().load(data, where)
        check_ints([self.faction], 1, NO_FACTION, len(FACTIONS) - 1, f"{where}.faction")
        check_ints(self.cults, CULTS, 0, TOP, f"{where}.cults")
        check_ints([self.card], 1, NO_CARD, CARDS - 1, f"{where}.card")
        check_ints([self.dig], 1, 0, len(FACTIONS[self.faction].spade_cost) - 1, f"{where}.dig")
        check_ints([self.ship], 1, 0, max(0, FACTIONS[self.faction].ship_max), f"{where}.ship")
        numbers = [self.coins, self.workers, self.keys, self.steps, self.spades, self.ordained]
        check_ints(numbers, 6, 0, 9999, where)
        check_ints([self.bowl1, self.bowl2, self.bowl3], 3, 0, 12, where)
        check_ints([self.priests], 1, 0, PRIESTS, f"{where}.priests")
        check_ints([self.bridges, self.carpet], 2, 0, 10, where)
        check_ints([self.passed, self.left], 2, 0, 1, where)
        check_ints([self.towns], 1, 0, BIT[LANDS] - 1, f"{where}.towns")
        check_ints([self.rivers], 1, 0, BIT[RIVERS] - 1, f"{where}.rivers")
        check_ints([self.favours], 1, 0, BIT[FAVOURS] - 1, f"{where}.favours")
        check_ints([self.used, self.blocked], 2, 0, BIT[6] - 1, where)
        self.counts = [0] * KINDS
        self.buildings = 0
        self.reach = 0
        self.connectable = 0


def check_ints(values: list[int], length: int, low: int, high: int, where: str) -> None:
    """BadInput unless there are so many numbers, all within the bounds."""
    if len(values) != length or (values and not low <= min(values) <= max(values) <= high):
        raise BadInput(where, Msg("terra_mystica-bad-state"))
