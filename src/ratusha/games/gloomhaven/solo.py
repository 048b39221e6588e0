"""The solo game: the vote without others, and what it costs. Chapter 15."""

from __future__ import annotations

from typing import Any, Final

from ratusha.games.gloomhaven import names, places
from ratusha.games.gloomhaven.basic import Basic
from ratusha.games.gloomhaven.choice import Choice, no
from ratusha.games.gloomhaven.components import (
    FLEETING_VOTES,
    LASTING_VOTES,
    NOTHING,
    PROPOSALS,
    SOLO_MORE,
    SOLO_PRICE,
    SOLO_ROUNDS,
)
from ratusha.games.gloomhaven.moves import (
    CHOOSE,
    MOST_FLEETING,
    MOST_LASTING,
    MOVES,
    PAY,
)
from ratusha.games.gloomhaven.prestige import PlaceBuilding
from ratusha.games.gloomhaven.proposals import FILL_OFFER
from ratusha.games.gloomhaven.scoring import finish
from ratusha.games.gloomhaven.state import LOST_TOKENS, Gloomhaven
from ratusha.games.gloomhaven.vote import take_all_back, take_income
from ratusha.kernel.decision import Reason, Step
from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg


def solo_price(g: Gloomhaven, slot: int) -> int:
    """How many points of influence lie under a place. Rule 15.7."""
    return SOLO_PRICE[slot] + SOLO_MORE[slot] * g.completed


def solo_vote(g: Gloomhaven) -> None:
    """All other cards are played: income, cards and workers back, then the tokens. Rules 15.6 and 15.8."""
    g.tell("gloomhaven-called", 0)
    take_income(g, 0)
    take_all_back(g, 0)
    due = g.marked.bit_count() * solo_price(g, PROPOSALS - 1)
    if due > influence(g):
        finish(g, LOST_TOKENS)
        return
    g.agenda.append(SOLO_OFFER)
    g.agenda.append(FILL_OFFER[0])
    if due:
        g.agenda.append(Pay(0, due, NOTHING))


def influence(g: Gloomhaven) -> int:
    """What the player of a solo game can pay. Rule 15.8."""
    return (
        min(g.fleeting[0], MOST_FLEETING) * FLEETING_VOTES + min(g.lasting[0], MOST_LASTING) * LASTING_VOTES
    )


def can_pay_tokens(g: Gloomhaven) -> bool:
    """Can all tokens be paid at the next vote, if need be with influence for every card that is left? For
    bots. Rules 15.5 and 15.8."""
    cards = g.in_hand(0) + (1 if g.agenda and isinstance(g.agenda[-1], Basic) else 0)
    have = influence(g) + FLEETING_VOTES * (cards + len(g.houses[0]))
    return g.round >= SOLO_ROUNDS or g.marked.bit_count() * solo_price(g, PROPOSALS - 1) <= have


class Pay(Choice):
    """Pay points of influence, for neutral tokens or for the proposal in a place. Rules 15.7 to 15.9."""

    __slots__ = ("due", "slot")

    def __init__(self, seat: int, due: int, slot: int) -> None:
        super().__init__(seat)
        self.due: int = due
        self.slot: int = slot

    def args(self) -> list[Any]:
        return [self.seat, self.due, self.slot]

    def kinds(self) -> tuple[Kind, ...]:
        return (PAY,)

    def rule(self) -> str:
        return "15.9"

    def moves(self, g: Gloomhaven) -> list[int]:
        found: list[int] = []
        for lasting in range(min(g.lasting[0], MOST_LASTING), -1, -1):
            fleeting = -(-max(0, self.due - lasting * LASTING_VOTES) // FLEETING_VOTES)
            move = PAY.first + fleeting * (MOST_LASTING + 1) + lasting
            if fleeting <= MOST_FLEETING and self.obstacle(g, move) is None:
                found.append(move)
        return found

    def obstacle(self, g: Gloomhaven, move: int) -> Reason | None:
        fleeting, lasting = MOVES.args[move]
        if fleeting > g.fleeting[0]:
            return no("bid-fleeting", "15.9", n=g.fleeting[0])
        if lasting > g.lasting[0]:
            return no("bid-lasting", "15.9", n=g.lasting[0])
        paid = fleeting * FLEETING_VOTES + lasting * LASTING_VOTES
        if paid < self.due:
            return no("pay-less", "15.9", n=self.due)
        if (fleeting and paid - FLEETING_VOTES >= self.due) or (lasting and paid - LASTING_VOTES >= self.due):
            return no("pay-more", "15.9", n=self.due)
        return None

    def play(self, g: Gloomhaven, move: int) -> None:
        fleeting, lasting = MOVES.args[move]
        g.crystals(0, -fleeting, -lasting, "vote")
        if self.slot == NOTHING:
            g.marked = 0
        else:
            g.agenda.append(PlaceBuilding(0, self.slot))

    def prompt(self, g: Gloomhaven) -> Msg:
        if self.slot == NOTHING:
            return Msg("gloomhaven-ask-pay-tokens", n=self.due)
        return Msg("gloomhaven-ask-pay", n=self.due, building=names.building(g.proposals[self.slot]))

    def label(self, g: Gloomhaven, move: int) -> Msg:
        fleeting, lasting = MOVES.args[move]
        return Msg("gloomhaven-do-pay", fleeting=fleeting, lasting=lasting)

    def touches(self, g: Gloomhaven, move: int) -> list[str]:
        fleeting, lasting = MOVES.args[move]
        found = [places.crystals(0, False)] if fleeting else []
        return [*found, places.crystals(0, True)] if lasting else found

    def misfit(self, g: Gloomhaven) -> str:
        if g.seats != 1 or not 0 < self.due <= influence(g) or not NOTHING <= self.slot < PROPOSALS:
            return "nothing is due"
        empty = self.slot != NOTHING and g.proposals[self.slot] == NOTHING
        return "there is no such proposal" if empty else ""


class SoloOffer(Step[Gloomhaven]):
    """The player of a solo game chooses among the proposals, if there are any. Rules 15.7 and 15.10."""

    __slots__ = ()

    def run(self, g: Gloomhaven) -> None:
        g.agenda.append(SOLO_END)
        if any(g.proposals[s] != NOTHING and solo_price(g, s) <= influence(g) for s in range(PROPOSALS)):
            g.agenda.append(CHOOSE_PROPOSAL)


class ChooseProposal(Choice):
    """Which proposal is built. Rule 15.7."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (CHOOSE,)

    def rule(self) -> str:
        return "15.7"

    def obstacle(self, g: Gloomhaven, move: int) -> Reason | None:
        slot = move - CHOOSE.first
        if g.proposals[slot] == NOTHING:
            return no("no-proposal", "11.16")
        price = solo_price(g, slot)
        return no("proposal-price", "15.7", n=price) if price > influence(g) else None

    def play(self, g: Gloomhaven, move: int) -> None:
        slot = move - CHOOSE.first
        price = solo_price(g, slot)
        g.agenda.append(Pay(0, price, slot) if price else PlaceBuilding(0, slot))

    def label(self, g: Gloomhaven, move: int) -> Msg:
        slot = move - CHOOSE.first
        return Msg("gloomhaven-do-choose", building=names.building(g.proposals[slot]), n=solo_price(g, slot))

    def touches(self, g: Gloomhaven, move: int) -> list[str]:
        return [places.proposal(move - CHOOSE.first)]

    def reaches_for(self, g: Gloomhaven) -> list[tuple[str, int]]:
        return [(places.proposal(slot), CHOOSE.first + slot) for slot in range(PROPOSALS)]


class SoloEnd(Step[Gloomhaven]):
    """The proposals move to the left, a new one comes, fleeting crystals are lost; the next round begins.
    Rule 15.10."""

    __slots__ = ()

    def run(self, g: Gloomhaven) -> None:
        here = [card for card in g.proposals if card != NOTHING]
        g.proposals = here + [NOTHING] * (PROPOSALS - len(here))
        g.crystals(0, -g.fleeting[0], 0, "vote")
        g.round += 1
        g.agenda.append(FILL_OFFER[0])


SOLO_OFFER: Final = SoloOffer()
CHOOSE_PROPOSAL: Final = ChooseProposal(0)
SOLO_END: Final = SoloEnd()
