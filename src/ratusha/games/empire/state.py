"""The table: stacks, rows, open prizes, piles of tokens, and the players' realms."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ratusha.games.empire.components import (
    COPIES,
    FIRST,
    KINDS,
    MASTERS,
    PILE,
    RESOURCES,
    SIZE,
    STACKS,
)
from ratusha.games.empire.realm import MOST, Realm
from ratusha.games.empire.worth import prizes
from ratusha.kernel.bits import BIT, WORD_BIT
from ratusha.kernel.game import AnyGame
from ratusha.kernel.part import Slot, grid, mask, number, numbers, parts, some
from ratusha.kernel.state import State

SOURCES: Final = ("prizes", "craftsmen", "tokens", "replaced")
FROM_PRIZES: Final = 0
FROM_CRAFTSMEN: Final = 1
FROM_TOKENS: Final = 2
FROM_REPLACED: Final = 3

NOTHING: Final = -1

GOES_ON: Final = 0
BY_PRIZES: Final = 1
BY_STACKS: Final = 2
BY_CONSENT: Final = 3
ENDS: Final = ("", "prizes", "stacks", "consent")


@mypyc_attr(allow_interpreted_subclasses=True)
class Empire(State):
    """A position of Founders of the Empire.

    `left` counts what each stack still holds by kind; `rows` and `prizes` are open, in the order of
    opening. `box` and `boxed_*` hold what is out of the game. `turns` counts the turns that are over;
    `active` is the seat whose turn it is, `bought` the resource bought with a coin in this turn, `drawn` the
    square that was drawn in it because no open one had a place.
    `proposed` is the mask of the seats that have proposed to end the game since the last turn.
    """

    __slots__ = (
        "active",
        "bought",
        "box",
        "boxed_masters",
        "boxed_war",
        "drawn",
        "ended",
        "first",
        "left",
        "masters",
        "piles",
        "prizes",
        "proposed",
        "realms",
        "rows",
        "sizes",
        "turns",
    )

    def __init__(self, game: AnyGame, seats: int, options: dict[str, str]) -> None:
        super().__init__(game, seats, options)
        self.left: list[int] = COPIES[:]
        self.sizes: list[int] = SIZE[:]
        self.rows: list[list[int]] = [[], [], []]
        self.prizes: list[int] = []
        self.box: list[int] = []
        self.piles: list[int] = PILE[:]
        self.masters: int = BIT[MASTERS] - 1
        self.boxed_war: int = 0
        self.boxed_masters: int = 0
        self.realms: list[Realm] = [Realm() for _ in range(seats)]
        self.first: int = 0
        self.active: int = 0
        self.turns: int = 0
        self.bought: int = NOTHING
        self.drawn: int = NOTHING
        self.proposed: int = 0
        self.ended: int = GOES_ON

    def slots(self) -> list[Slot]:
        last = self.seats - 1
        return [
            numbers("left", KINDS, 0, MOST),
            grid("rows", 3, MOST, 0, KINDS - 1),
            some("prizes", KINDS, 0, KINDS - 1),
            some("box", MOST, 0, KINDS - 1),
            numbers("piles", len(PILE), 0, MOST),
            mask("masters", MASTERS),
            number("boxed_war", 0, MOST),
            mask("boxed_masters", MASTERS),
            parts("realms", Realm, self.seats),
            number("first", 0, last),
            number("active", 0, last),
            number("turns", 0, MOST),
            number("bought", NOTHING, RESOURCES - 1),
            number("drawn", NOTHING, KINDS - 1),
            mask("proposed", self.seats),
            number("ended", 0, len(ENDS) - 1),
        ]

    def derived(self) -> tuple[str, ...]:
        return ("sizes",)

    def derive(self) -> None:
        self.sizes = [sum(self.left[FIRST[stack] : FIRST[stack + 1]]) for stack in range(len(STACKS))]

    def clone(self) -> Empire:
        to: Empire = Empire.__new__(Empire)
        self.copy_base(to)
        to.left = self.left[:]
        to.sizes = self.sizes[:]
        to.rows = [self.rows[0][:], self.rows[1][:], self.rows[2][:]]
        to.prizes = self.prizes[:]
        to.box = self.box[:]
        to.piles = self.piles[:]
        to.masters = self.masters
        to.boxed_war = self.boxed_war
        to.boxed_masters = self.boxed_masters
        to.realms = [realm.clone() for realm in self.realms]
        to.first = self.first
        to.active = self.active
        to.turns = self.turns
        to.bought = self.bought
        to.drawn = self.drawn
        to.proposed = self.proposed
        to.ended = self.ended
        return to

    def known_to(self, viewer: int) -> Empire:
        """Everything but the order of stacks and piles is open, and that is drawn only when needed."""
        return self.clone()

    # -- the table -------------------------------------------------------------------------------

    def open_kinds(self) -> int:
        """The kinds that may be added: those in the rows and the open prizes. Rule 5.1."""
        kinds: i64 = 0
        for row in self.rows:
            for kind in row:
                kinds |= WORD_BIT[kind]
        for kind in self.prizes:
            kinds |= WORD_BIT[kind]
        return kinds

    def bought_unit(self) -> int:
        """The bought unit as a mask of resources; 0: none."""
        return BIT[self.bought] if self.bought >= 0 else 0

    def after(self, seat: int) -> int:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    # -- the end ---------------------------------------------------------------------------------

    def rank_key(self, seat: int) -> tuple[int, ...]:
        """Points, then prizes in the realm. Rule 12.6."""
        return (self.points[seat], prizes(self.realms[seat]))

    def rounds(self) -> int:
        return self.turns if self.over else self.turns + 1

    def ended_by(self) -> str:
        return ENDS[self.ended]
