"""A leech that waits for its answer, and what the Cultists make of the answers. Chapter 9 and rule 12.6."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ratusha.games.terra_mystica.board import LANDS
from ratusha.games.terra_mystica.components import SEATS
from ratusha.games.terra_mystica.moves import MOST_LEECH
from ratusha.kernel.part import Part, Slot, flag, number

MOST_BUILDINGS: Final = 9999
"""No game has more buildings and upgrades."""


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenLeech(Part):
    """Power that a player may take from a neighbour's new building. Rule 9.1."""

    __slots__ = ("able", "builder", "building", "hex", "power", "taker")

    def __init__(self, building: int, hex: int, builder: int, taker: int, power: int, able: int) -> None:
        self.building: int = building
        """The number of the building or upgrade: `TerraMystica.buildings` counts them."""
        self.hex: int = hex
        self.builder: int = builder
        self.taker: int = taker
        self.power: int = power
        self.able: int = able
        """Had the taker room for power, and has had since? Else the answer counts for nobody. Rule 9.5."""

    def clone(self) -> OpenLeech:
        """An independent copy."""
        return OpenLeech(self.building, self.hex, self.builder, self.taker, self.power, self.able)

    def slots(self) -> list[Slot]:
        return [
            number("building", 0, MOST_BUILDINGS),
            number("hex", 0, LANDS - 1),
            number("builder", 0, SEATS[1] - 1),
            number("taker", 0, SEATS[1] - 1),
            number("power", 1, MOST_LEECH),
            flag("able"),
        ]


@mypyc_attr(allow_interpreted_subclasses=True)
class Reaction(Part):
    """What the Cultists count of the answers to one of their buildings. Rule 12.6."""

    __slots__ = ("builder", "building", "declined", "taken", "unanswered")

    def __init__(self, building: int, builder: int) -> None:
        self.building: int = building
        self.builder: int = builder
        self.taken: int = 0
        self.declined: int = 0
        self.unanswered: int = 0
        """Left open by players who left the table."""

    def clone(self) -> Reaction:
        """An independent copy."""
        to = Reaction(self.building, self.builder)
        to.taken = self.taken
        to.declined = self.declined
        to.unanswered = self.unanswered
        return to

    def slots(self) -> list[Slot]:
        return [
            number("building", 0, MOST_BUILDINGS),
            number("builder", 0, SEATS[1] - 1),
            number("taken", 0, SEATS[1]),
            number("declined", 0, SEATS[1]),
            number("unanswered", 0, SEATS[1]),
        ]
