"""The offer of prestige buildings: its deck, and filling it. Rules 3.3, 3.4 and 11.11 to 11.16."""

from __future__ import annotations

from typing import Any, Final

from ratusha.games.gloomhaven import names, places
from ratusha.games.gloomhaven.components import BIT, BUILDINGS, NOTHING, PROPOSALS, TYPE_OF
from ratusha.games.gloomhaven.ground import placeable
from ratusha.games.gloomhaven.moves import PROPOSAL_CARD, TOP_CARD
from ratusha.games.gloomhaven.state import Gloomhaven
from ratusha.kernel.bits import bits
from ratusha.kernel.decision import Chance, Step


class FillOffer(Step[Gloomhaven]):
    """Fill the empty places from the bottom of the deck, then mend the offer until it is right. Rule 11.13.

    `held` cards were put on top during this filling and are not drawn in it.
    """

    __slots__ = ("held",)

    def __init__(self, held: int) -> None:
        super().__init__()
        self.held: int = held

    def args(self) -> list[Any]:
        return [self.held]

    def misfit(self, g: Gloomhaven) -> str:
        return "" if 0 <= self.held <= len(g.top) else "more cards are held than lie on top"

    def run(self, g: Gloomhaven) -> None:
        if not g.top and g.deck:
            g.agenda.append(self)
            g.agenda.append(SHOW_TOP)
            return
        if NOTHING in g.proposals and self._draw(g):
            return
        for slot in range(PROPOSALS):
            card = g.proposals[slot]
            if card != NOTHING and not placeable(g, card):
                self._remove(g, slot)
                return
        for slot in range(1, PROPOSALS):
            card = g.proposals[slot]
            if card != NOTHING and _same_before(g, slot):
                self._put_on_top(g, slot)
                return

    def _draw(self, g: Gloomhaven) -> bool:
        """Draw for the first empty place; False: there is nothing to draw. Rules 11.13 and 11.15."""
        if g.deck:
            g.agenda.append(self)
            g.agenda.append(DRAW_PROPOSAL)
            return True
        if len(g.top) > self.held:
            g.agenda.append(self)
            lay_out(g, g.top.pop(0))
            return True
        if g.discards:
            g.deck = g.discards
            g.discards = 0
            g.tell("gloomhaven-reshuffled")
            g.agenda.append(self)
            return True
        return False

    def _remove(self, g: Gloomhaven, slot: int) -> None:
        """A card for which there is no place leaves the game. Rule 11.11."""
        card = g.proposals[slot]
        g.gone |= BIT[card]
        g.proposals[slot] = NOTHING
        if g.events is not None:
            g.tell("gloomhaven-unplaceable", building=names.building(card))
        g.agenda.append(self)

    def _put_on_top(self, g: Gloomhaven, slot: int) -> None:
        """Of two cards of a type the right one goes on top of the deck. Rule 11.14."""
        card = g.proposals[slot]
        g.top.append(card)
        g.proposals[slot] = NOTHING
        if g.events is not None:
            g.tell("gloomhaven-same-type", building=names.building(card))
            g.moved(places.proposal(slot), places.PROPOSAL_DECK)
        g.agenda.append(FILL_OFFER[self.held + 1])


def _same_before(g: Gloomhaven, slot: int) -> bool:
    """Does a card of the same type lie farther left?"""
    for other in range(slot):
        card = g.proposals[other]
        if card != NOTHING and TYPE_OF[card] == TYPE_OF[g.proposals[slot]]:
            return True
    return False


def lay_out(g: Gloomhaven, card: int) -> None:
    """A card goes to the first empty place."""
    slot = g.proposals.index(NOTHING)
    g.proposals[slot] = card
    if g.events is not None:
        g.tell("gloomhaven-new-proposal", building=names.building(card))
        g.moved(places.PROPOSAL_DECK, places.proposal(slot))


class DrawProposal(Chance[Gloomhaven]):
    """The card at the bottom of the deck, which nobody knows. Rule 3.3."""

    __slots__ = ()

    def moves(self, g: Gloomhaven) -> list[int]:
        return [PROPOSAL_CARD.first + card for card in bits(g.deck)]

    def tickets(self, g: Gloomhaven) -> int:
        return g.deck.bit_count()

    def play(self, g: Gloomhaven, move: int) -> None:
        card = move - PROPOSAL_CARD.first
        g.deck &= ~BIT[card]
        lay_out(g, card)

    def misfit(self, g: Gloomhaven) -> str:
        return "" if g.deck and NOTHING in g.proposals else "no proposal can be drawn"


class ShowTop(Chance[Gloomhaven]):
    """The card on top of the deck: its cards are printed on both sides, so all see it. Rule 18.4."""

    __slots__ = ()

    def moves(self, g: Gloomhaven) -> list[int]:
        return [TOP_CARD.first + card for card in bits(g.deck)]

    def tickets(self, g: Gloomhaven) -> int:
        return g.deck.bit_count()

    def play(self, g: Gloomhaven, move: int) -> None:
        card = move - TOP_CARD.first
        g.deck &= ~BIT[card]
        g.top.append(card)
        if g.events is not None:
            g.tell("gloomhaven-top-card", building=names.building(card))

    def misfit(self, g: Gloomhaven) -> str:
        return "" if g.deck else "the deck is empty"


def replace_proposal(g: Gloomhaven, seat: int, slot: int) -> None:
    """A proposal is discarded, and another takes its place. Rule 5.12."""
    card = g.proposals[slot]
    g.discards |= BIT[card]
    g.proposals[slot] = NOTHING
    if g.events is not None:
        g.tell("gloomhaven-replaced", seat, building=names.building(card))
        g.moved(places.proposal(slot), places.DISCARDS)
    g.agenda.append(FILL_OFFER[0])


FILL_OFFER: Final = [FillOffer(held) for held in range(BUILDINGS + 1)]
DRAW_PROPOSAL: Final = DrawProposal()
SHOW_TOP: Final = ShowTop()
