"""A position of Lantern Fair, and what each viewer may know of it."""

from typing import Final

from lantern_fair.components import COUNT, EVENINGS, KINDS, START_COINS
from ratusha.kernel import GRID, INT, INTS, Game, Rng, Shape, State

SOURCES: Final = ("lanterns", "gate", "glow", "coins")
LANTERNS, GATE, GLOW, COINS = range(len(SOURCES))
BIT: Final = [1 << i for i in range(8)]


class Fair(State):
    """Purses, stalls and sold cards lie open; hands are secret; the deck is what is left in it.

    In a view the hands of others are empty lists and `deck` counts all the cards that the viewer
    does not see, theirs included. `held` says how many cards each holds.
    """

    __slots__ = ("coins", "deck", "early", "evening", "hands", "held", "keeper", "proposed", "sold", "stalls")

    def __init__(self, game: Game, seats: int, options: dict[str, str]) -> None:
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

    def fields(self) -> list[tuple[str, Shape]]:
        ints = [(name, INT) for name in ("evening", "keeper", "early", "proposed")]
        lists = [(name, INTS) for name in ("coins", "stalls", "sold", "held", "deck")]
        return [*ints, *lists, ("hands", GRID)]

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
                    self.deal(seat, nth(self.deck, rng.below(sum(self.deck))))

    def problems(self) -> list[str]:
        kinds = [self.sold, self.deck, *self.hands]
        sizes = {len(self.coins), len(self.stalls), len(self.held), len(self.hands)}
        if sizes != {self.seats} or any(len(row) != len(COUNT) for row in kinds):
            return ["a list has the wrong length"]
        if min(map(min, [self.coins, self.stalls, *kinds])) < 0 or max(self.stalls) >= BIT[len(COUNT)]:
            return ["a number is out of range"]
        if not (0 <= self.keeper < self.seats and 0 <= self.evening <= EVENINGS[self.options["length"]]):
            return ["there is no such keeper or evening"]
        if self.held != [sum(hand) for hand in self.hands]:
            return ["the hands are not counted right"]
        for kind in KINDS:
            hung = sum(1 for stall in self.stalls if stall & BIT[kind])
            if self.deck[kind] + self.sold[kind] + hung + sum(h[kind] for h in self.hands) != COUNT[kind]:
                return [f"lanterns of kind {kind} were lost or doubled"]
        return []

    def rank_key(self, seat: int) -> tuple[int, ...]:
        """Points, then lanterns at the stall. Rule 5.3."""
        return (self.points[seat], self.stalls[seat].bit_count())

    def rounds(self) -> int:
        return self.evening

    def ended_by(self) -> str:
        return "" if not self.over else "consent" if self.early else "evenings"

    # What happens to the things

    def deal(self, seat: int, kind: int) -> None:
        """A card goes from the deck to a hand (whose size was counted before)."""
        self.deck[kind] -= 1
        self.hands[seat][kind] += 1

    def pay(self, seat: int, n: int, cause: str) -> None:
        """Coins come into a purse, or go out of it."""
        self.coins[seat] += n
        self.gain(seat, "coin", n, cause)


def nth(counts: list[int], ticket: int) -> int:
    """The kind of the card with this number, the cards sorted by kind."""
    for kind in KINDS:
        ticket -= counts[kind]
        if ticket < 0:
            return kind
    raise IndexError(ticket)
