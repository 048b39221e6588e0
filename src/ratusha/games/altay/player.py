"""What lies before one player: cards, achievements, markers, settlements not yet built."""

from __future__ import annotations

from bisect import insort
from typing import Final

from mypy_extensions import mypyc_attr

from ratusha.games.altay.components import (
    ACHIEVEMENTS,
    BOOST_MASK,
    FACTIONS,
    GIVES,
    MARKERS,
    NEEDS,
    PIECES,
    SLOTS,
    STARTING_COINS,
    TYPE_CARD,
    TYPES,
)
from ratusha.games.altay.slots import wants
from ratusha.kernel.bits import bits
from ratusha.kernel.part import Part, Slot, flag, mask, number, some

NONE: Final = -1
UNKNOWN: Final = -2
"""In a view: a card or wonder that its viewer may not know."""
MOST_CARDS: Final = 200
MOST_COINS: Final = 1_000_000
_MOST_LOAD: Final = 2**36 - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Player(Part):
    """Cards are given by their type. `hand`, `kept` (set aside), `deck` and `sure` are sorted.

    `sure` are the cards that everybody knows to be among hand and kept: what was left there when the discard
    pile was last shuffled. `table` are the cards on the table, `loads` the resources on each and `wants` what
    they still take. `done` is the mask of completed achievements; `work` the one in progress, with its load,
    its settlement (`work_piece`) and what it takes. `boost` and `shield` are the strength that technologies
    add. `markers` are the conquest markers still to be converted, `converted` those that were.
    """

    __slots__ = (
        "boost",
        "captured",
        "coins",
        "converted",
        "deck",
        "discard",
        "done",
        "faction",
        "hand",
        "kept",
        "loads",
        "markers",
        "removed",
        "secret",
        "secret_out",
        "shield",
        "supply",
        "sure",
        "table",
        "wants",
        "work",
        "work_load",
        "work_piece",
        "work_wants",
    )

    def __init__(self) -> None:
        self.faction: int = NONE
        self.hand: list[int] = []
        self.kept: list[int] = []
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.sure: list[int] = []
        self.table: list[int] = []
        self.loads: list[int] = []
        self.done: int = 0
        self.work: int = NONE
        self.work_load: int = 0
        self.work_piece: int = 0
        self.secret: int = NONE
        self.secret_out: int = 0
        self.markers: list[int] = []
        self.converted: list[int] = []
        self.supply: int = PIECES
        self.captured: int = 0
        self.removed: int = 0
        self.coins: int = STARTING_COINS
        self.wants: list[int] = []
        self.work_wants: int = 0
        self.boost: int = 0
        self.shield: int = 0

    def slots(self) -> list[Slot]:
        return [
            number("faction", NONE, FACTIONS - 1),
            some("hand", MOST_CARDS, UNKNOWN, TYPES - 1),
            some("kept", MOST_CARDS, UNKNOWN, TYPES - 1),
            some("deck", MOST_CARDS, 0, TYPES - 1),
            some("discard", MOST_CARDS, 0, TYPES - 1),
            some("sure", MOST_CARDS, 0, TYPES - 1),
            some("table", MOST_CARDS, 0, TYPES - 1),
            some("loads", MOST_CARDS, 0, _MOST_LOAD),
            mask("done", ACHIEVEMENTS),
            number("work", NONE, ACHIEVEMENTS - 1),
            number("work_load", 0, _MOST_LOAD),
            flag("work_piece"),
            number("secret", UNKNOWN, ACHIEVEMENTS - 1),
            flag("secret_out"),
            some("markers", MOST_CARDS, 0, MARKERS - 1),
            some("converted", MOST_CARDS, 0, MARKERS - 1),
            number("supply", 0, PIECES),
            number("captured", 0, PIECES * 3),
            number("removed", 0, PIECES),
            number("coins", 0, MOST_COINS),
        ]

    def derived(self) -> tuple[str, ...]:
        return ("wants", "work_wants", "boost", "shield")

    def derive(self) -> None:
        pairs = zip(self.table, self.loads, strict=False)
        self.wants = [wants(SLOTS[TYPE_CARD[card]], load) for card, load in pairs]
        self.work_wants = wants(NEEDS[self.work], self.work_load) if self.work >= 0 else 0
        self.boost = 0
        self.shield = 0
        for achievement in bits(self.done & BOOST_MASK):
            self.boost += GIVES[achievement].attack
            self.shield += GIVES[achievement].defence

    def clone(self) -> Player:
        """An independent copy."""
        to: Player = Player.__new__(Player)
        to.faction = self.faction
        to.hand = self.hand[:]
        to.kept = self.kept[:]
        to.deck = self.deck[:]
        to.discard = self.discard[:]
        to.sure = self.sure[:]
        to.table = self.table[:]
        to.loads = self.loads[:]
        to.done = self.done
        to.work = self.work
        to.work_load = self.work_load
        to.work_piece = self.work_piece
        to.secret = self.secret
        to.secret_out = self.secret_out
        to.markers = self.markers[:]
        to.converted = self.converted[:]
        to.supply = self.supply
        to.captured = self.captured
        to.removed = self.removed
        to.coins = self.coins
        to.wants = self.wants[:]
        to.work_wants = self.work_wants
        to.boost = self.boost
        to.shield = self.shield
        return to

    # -- cards -----------------------------------------------------------------------------------

    def held(self) -> list[int]:
        """The cards that can be played: the hand and what was set aside. Rule 10.4."""
        return self.hand + self.kept if self.kept else self.hand

    def holds(self, card: int) -> bool:
        """Is a card of this type in the hand or set aside?"""
        return card in self.hand or card in self.kept

    def lose(self, card: int) -> None:
        """A card leaves the hand (or, if it is only there, what was set aside)."""
        if card in self.hand:
            self.hand.remove(card)
        else:
            self.kept.remove(card)
        if self.sure and card in self.sure:
            self.sure.remove(card)

    def take(self, card: int) -> None:
        """A card comes into the hand."""
        insort(self.hand, card)

    def deck_size(self) -> int:
        """How many cards the deck has; a viewer who does not know the hand finds it among them."""
        if (self.hand and self.hand[0] == UNKNOWN) or (self.kept and self.kept[0] == UNKNOWN):
            return len(self.deck) + len(self.sure) - len(self.hand) - len(self.kept)
        return len(self.deck)

    def at_table(self, kind: int) -> int:
        """Where a card of this kind lies on the table; -1: nowhere."""
        for at, card in enumerate(self.table):
            if TYPE_CARD[card] == kind:
                return at
        return -1

    def leave_table(self, at: int) -> None:
        """A card goes from the table to the discard pile. Rule 4.9."""
        self.discard.append(self.table.pop(at))
        self.loads.pop(at)
        self.wants.pop(at)
