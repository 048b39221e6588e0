"""Drawing cards, and the shuffle when a card must be drawn and the deck is empty. Rule 4.10."""

from __future__ import annotations

from typing import Any, Final

from ratusha.games.altay import names, places
from ratusha.games.altay.choice import in_range
from ratusha.games.altay.moves import DRAW
from ratusha.games.altay.player import MOST_CARDS
from ratusha.games.altay.state import Altay
from ratusha.kernel.decision import MOST_SEATS, ChanceFor


class DrawCards(ChanceFor[Altay]):
    """The top card of a deck comes to its owner's hand; `left` are still to be drawn, this one counted."""

    __slots__ = ("left",)

    def __init__(self, owner: int, left: int) -> None:
        super().__init__(owner)
        self.left: int = left

    def args(self) -> list[Any]:
        return [self.owner, self.left]

    def misfit(self, g: Altay) -> str:
        found = in_range((self.left, 1, MOST_CARDS))
        return found or ("" if g.players[self.owner].deck else "there is nothing to draw")

    def moves(self, g: Altay) -> list[int]:
        return [DRAW.first + card for card in sorted(set(g.players[self.owner].deck))]

    def tickets(self, g: Altay) -> int:
        return len(g.players[self.owner].deck)

    def outcome(self, g: Altay, ticket: int) -> int:
        return DRAW.first + g.players[self.owner].deck[ticket]

    def play(self, g: Altay, move: int) -> None:
        card = move - DRAW.first
        player = g.players[self.owner]
        player.deck.remove(card)
        player.take(card)
        if g.events is not None:
            g.whisper("altay-drew", self.owner, "altay-drew-hidden", card=names.card(card))
            g.moved(places.deck(self.owner), places.cards(self.owner))
        draw(g, self.owner, self.left - 1)


def draw(g: Altay, seat: int, n: int) -> None:
    """This many cards are to be drawn, as far as there are any. Rule 4.10."""
    if n <= 0:
        return
    player = g.players[seat]
    if not player.deck:
        if not player.discard:
            return
        player.deck = sorted(player.discard)
        player.discard = []
        player.sure = sorted(player.hand + player.kept)
        if g.events is not None:
            g.tell("altay-shuffled", seat, n=len(player.deck))
            g.moved(places.discard(seat), places.deck(seat))
    g.agenda.append(DRAWS[seat][n] if n < _MADE else DrawCards(seat, n))


_MADE: Final = 12
DRAWS: Final = [[DrawCards(seat, n) for n in range(_MADE)] for seat in range(MOST_SEATS)]
