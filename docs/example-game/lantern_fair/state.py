"""A position of Lantern Fair, and what each viewer may know of it."""

from typing import Final

from lantern_fair.components import COUNT, EVENINGS, KINDS, START_COINS
from ratusha.kernel import BIT, AnyGame, Rng, Slot, State, draw_from, flag, grid, mask, number, numbers

SOURCES: Final = ("lanterns", "gate", "glow", "coins")
LANTERNS, GATE, GLOW, COINS = range(len(SOURCES))
MANY: Final = 999


class Fair(State):
    """Purses, stalls and sold cards lie open; hands are secret; the deck is what is left in it.

    In a view the hands of others are empty lists and `deck` counts all the cards that the viewer
    does not see, theirs included. `held` says how many cards each holds.
    """

    __slots__ = ("coins", "deck", "early", "evening", "hands", "held", "keeper", "proposed", "sold", "stalls")

    def __init__(self, game: AnyGame, seats: int, options: dict[str, str]) -> None:
        super().__init__(game, seats, options)
        self.evening = 0
        self.keeper = 0
        self.early = 0
        self.proposed = 0  # the seats that have made their proposal, as bits
        self.coins = [START_COINS] * seats
        self.stalls = [0] * seats  # the kinds that hang there, as bits
        self.sold = [0] * len(COUNT)
        self.held = [0] * seats
        self.hands = [[0] * len(COUNT) for _ in range(seats)]
        self.deck = COUNT[:]

    def slots(self) -> list[Slot]:
        return [
            number("evening", 0, max(EVENINGS.values())),
            number("keeper", 0, self.seats - 1),
            flag("early"),
            mask("proposed", self.seats),
            numbers("coins", self.seats, 0, MANY),
            numbers("stalls", self.seats, 0, BIT[len(COUNT)] - 1),
            numbers("sold", len(COUNT), 0, MANY),
            numbers("held", self.seats, 0, MANY),
            grid("hands", self.seats, len(COUNT), 0, MANY),
            numbers("deck", len(COUNT), 0, MANY),
        ]

    def clone(self) -> "Fair":
        g = self._open_part()
        g.hands = [hand[:] for hand in self.hands]
        g.deck = self.deck[:]
        return g

    def _open_part(self) -> "Fair":
        """A new position with all that everybody may see, and nothing else."""
        g = Fair.__new__(Fair)
        self.copy_base(g)
        g.evening = self.evening
        g.keeper = self.keeper
        g.early = self.early
        g.proposed = self.proposed
        g.coins = self.coins[:]
        g.stalls = self.stalls[:]
        g.sold = self.sold[:]
        g.held = self.held[:]
        return g

    def known_to(self, viewer: int) -> "Fair":
        g = self._open_part()
        g.hands = [hand[:] if seat == viewer else [] for seat, hand in enumerate(self.hands)]
        others = [hand for seat, hand in enumerate(self.hands) if seat != viewer]
        g.deck = [self.deck[kind] + sum(hand[kind] for hand in others) for kind in KINDS]
        return g

    def fill_in(self, viewer: int, rng: Rng) -> None:
        for seat in range(self.seats):
            if seat != viewer:
                self.hands[seat] = [0] * len(COUNT)
                for _ in range(self.held[seat]):
                    self.hands[seat][draw_from(self.deck, rng)] += 1

    def rank_key(self, seat: int) -> tuple[int, ...]:
        """Points, then lanterns at the stall. Rule 5.3."""
        return (self.points[seat], self.stalls[seat].bit_count())

    def rounds(self) -> int:
        return self.evening

    def ended_by(self) -> str:
        return "" if not self.over else "consent" if self.early else "evenings"

    # What happens to the things

    def pay(self, seat: int, n: int, cause: str) -> None:
        """Coins come into a purse, or go out of it."""
        self.coins[seat] += n
        self.gain(seat, "coin", n, cause)
