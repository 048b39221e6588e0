"""Call to Vote: bonuses, cards back, income, bids, and the winner's building. Chapter 11."""

from __future__ import annotations

from typing import Any, Final

from ratusha.games.gloomhaven import names, places
from ratusha.games.gloomhaven.choice import Choice, no
from ratusha.games.gloomhaven.components import (
    BIT,
    FLEETING_VOTES,
    LASTING_VOTES,
    NOTHING,
    PROPOSALS,
    TOKEN_VOTES,
)
from ratusha.games.gloomhaven.ground import any_road
from ratusha.games.gloomhaven.moves import (
    BID,
    CHOOSE,
    COIN,
    INFLUENCE,
    MOST_FLEETING,
    MOST_LASTING,
    MOVES,
    PAVE,
)
from ratusha.games.gloomhaven.prestige import PlaceBuilding
from ratusha.games.gloomhaven.proposals import FILL_OFFER
from ratusha.games.gloomhaven.roads import BuildRoad
from ratusha.games.gloomhaven.state import NO_WORKER, Gloomhaven
from ratusha.kernel.decision import Reason, Step
from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg
from ratusha.kernel.sealed import Sealed


def call_vote(g: Gloomhaven, seat: int) -> None:
    """A player calls the others to vote. Rule 11.1."""
    if g.events is not None:
        g.tell("gloomhaven-called", seat)
    g.agenda.append(TAKE_BACK)
    if g.in_hand(seat):
        g.agenda.append(Bonus(seat, g.in_hand(seat)))


class Bonus(Choice):
    """For each card left in hand a coin, a crystal or a road. Rule 11.2."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: int = left

    def args(self) -> list[Any]:
        return [self.seat, self.left]

    def kinds(self) -> tuple[Kind, ...]:
        return (COIN, INFLUENCE, PAVE)

    def rule(self) -> str:
        return "11.2"

    def obstacle(self, g: Gloomhaven, move: int) -> Reason | None:
        if move != PAVE.first or any_road(g, self.seat):
            return None
        return no("no-road", "5.3")

    def moves(self, g: Gloomhaven) -> list[int]:
        found = [COIN.first, INFLUENCE.first]
        if any_road(g, self.seat):
            found.append(PAVE.first)
        return found

    def play(self, g: Gloomhaven, move: int) -> None:
        if self.left > 1:
            g.agenda.append(Bonus(self.seat, self.left - 1))
        if move == COIN.first:
            g.pay(self.seat, -1, "bonus")
        elif move == INFLUENCE.first:
            g.crystals(self.seat, 1, 0, "bonus")
        else:
            g.agenda.append(BuildRoad(self.seat, 1, 1))

    def prompt(self, g: Gloomhaven) -> Msg:
        return Msg("gloomhaven-ask-bonus", n=self.left)

    def touches(self, g: Gloomhaven, move: int) -> list[str]:
        name = "coin" if move == COIN.first else "influence" if move == INFLUENCE.first else "pave"
        return [places.action(self.seat, name)]

    def misfit(self, g: Gloomhaven) -> str:
        return "" if 1 <= self.left <= 24 else "no bonus is left"


def take_all_back(g: Gloomhaven, seat: int) -> None:
    """Cards go back to the hand and workers home. Rule 11.3."""
    g.up[seat] = 0
    g.down[seat] = []
    g.maybe[seat] = []
    g.mats &= ~BIT[seat]
    for at in range(len(g.workers)):
        if g.workers[at] == seat:
            g.workers[at] = NO_WORKER


def take_income(g: Gloomhaven, seat: int) -> None:
    """Coins for the resources a player owns, then crystals for his houses. Rule 11.4."""
    g.pay(seat, -g.income(seat), "income")
    g.crystals(seat, len(g.houses[seat]), 0, "income")


class TakeBack(Step[Gloomhaven]):
    """The caller takes back cards and workers, the others get their income. Rules 11.3 and 11.4."""

    __slots__ = ()

    def run(self, g: Gloomhaven) -> None:
        take_all_back(g, g.active)
        for step in range(1, g.seats):
            take_income(g, (g.active + step) % g.seats)
        g.agenda.append(OPEN_BIDS)
        g.agenda.append(FILL_OFFER[0])


class OpenBids(Step[Gloomhaven]):
    """Everybody bids, unless there is nothing to bid for. Rules 11.5 and 11.16."""

    __slots__ = ()

    def run(self, g: Gloomhaven) -> None:
        if any(card != NOTHING for card in g.proposals):
            g.agenda.append(Bids(list(range(g.seats))))


_BIDS: Final[list[list[int] | None]] = [None] * (PROPOSALS * (MOST_FLEETING + 1) * (MOST_LASTING + 1))
"""The bids on each proposal with up to so many crystals of both kinds, once they have been asked for."""


def _bids(slot: int, fleeting: int, lasting: int) -> list[int]:
    """All bids on a proposal with up to so many crystals. Rule 11.5."""
    at = BID.at(slot, fleeting, lasting) - BID.first
    found = _BIDS[at]
    if found is None:
        found = [BID.at(slot, n, m) for n in range(fleeting + 1) for m in range(lasting + 1)]
        _BIDS[at] = found
    return found


class Bids(Sealed[Gloomhaven]):
    """A proposal and crystals for it, in secret and all at once. Rules 11.5 to 11.9."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (BID,)

    def rule(self) -> str:
        return "11.5"

    def obstacle(self, g: Gloomhaven, move: int) -> Reason | None:
        slot, fleeting, lasting = MOVES.args[move]
        if g.proposals[slot] == NOTHING:
            return no("no-proposal", "11.16")
        if fleeting > g.fleeting[self.seat]:
            return no("bid-fleeting", "11.5", n=g.fleeting[self.seat])
        return no("bid-lasting", "11.5", n=g.lasting[self.seat]) if lasting > g.lasting[self.seat] else None

    def moves_for(self, g: Gloomhaven, seat: int) -> list[int]:
        fleeting = min(g.fleeting[seat], MOST_FLEETING)
        lasting = min(g.lasting[seat], MOST_LASTING)
        found: list[int] = []
        for slot in range(PROPOSALS):
            if g.proposals[slot] != NOTHING:
                found += _bids(slot, fleeting, lasting)
        return found

    def reveal(self, g: Gloomhaven, answers: list[int]) -> None:
        slots = [MOVES.args[answer][0] for answer in answers]
        votes = [
            TOKEN_VOTES + MOVES.args[answer][1] * FLEETING_VOTES + MOVES.args[answer][2] * LASTING_VOTES
            for answer in answers
        ]
        totals = [0] * PROPOSALS
        for seat in range(g.seats):
            totals[slots[seat]] += votes[seat]
            if g.events is not None:
                building = names.building(g.proposals[slots[seat]])
                g.tell("gloomhaven-bid", seat, building=building, n=votes[seat])
        for seat in range(g.seats):
            g.crystals(seat, -g.fleeting[seat], -MOVES.args[answers[seat]][2], "vote")
        most = max(totals)
        tied = [slot for slot in range(PROPOSALS) if totals[slot] == most]
        placers = [_first(g, [s for s in range(g.seats) if slots[s] == slot], votes) for slot in tied]
        if len(tied) == 1:
            win(g, placers[0], tied[0])
        else:
            voters = [seat for seat in range(g.seats) if slots[seat] in tied]
            chooser = _first(g, voters, [0] * g.seats)
            g.agenda.append(BreakTie(chooser, tied, placers))

    def prompt(self, g: Gloomhaven) -> Msg:
        return Msg("gloomhaven-ask-bids")

    def label(self, g: Gloomhaven, move: int) -> Msg:
        slot, fleeting, lasting = MOVES.args[move]
        return Msg(
            "gloomhaven-do-bid",
            building=names.building(g.proposals[slot]),
            n=TOKEN_VOTES + fleeting * FLEETING_VOTES + lasting * LASTING_VOTES,
            fleeting=fleeting,
            lasting=lasting,
        )

    def warning(self, g: Gloomhaven, move: int) -> Msg | None:
        fleeting = MOVES.args[move][1]
        spare = min(g.fleeting[self.seat], MOST_FLEETING) - fleeting
        return Msg("gloomhaven-warn-fleeting", n=spare) if spare > 0 else None

    def touches(self, g: Gloomhaven, move: int) -> list[str]:
        return [places.proposal(MOVES.args[move][0])]


def _first(g: Gloomhaven, seats: list[int], votes: list[int]) -> int:
    """Most votes, then fewest points, then the caller or the nearest after him. Rules 11.7 and 11.9."""
    best = seats[0]
    for seat in seats:
        one = (-votes[seat], g.points[seat], (seat - g.active) % g.seats)
        if one < (-votes[best], g.points[best], (best - g.active) % g.seats):
            best = seat
    return best


def win(g: Gloomhaven, seat: int, slot: int) -> None:
    """A proposal has won: whoever bid most for it places the building. Rule 11.9."""
    if g.events is not None:
        g.tell("gloomhaven-won-vote", seat, building=names.building(g.proposals[slot]))
    g.agenda.append(RENEW)
    g.agenda.append(PlaceBuilding(seat, slot))


class BreakTie(Choice):
    """Proposals have equally many votes: one of those who voted for them decides. Rule 11.7."""

    __slots__ = ("placers", "tied")

    def __init__(self, seat: int, tied: list[int], placers: list[int]) -> None:
        super().__init__(seat)
        self.tied: list[int] = tied
        self.placers: list[int] = placers

    def args(self) -> list[Any]:
        return [self.seat, self.tied, self.placers]

    def kinds(self) -> tuple[Kind, ...]:
        return (CHOOSE,)

    def rule(self) -> str:
        return "11.7"

    def obstacle(self, g: Gloomhaven, move: int) -> Reason | None:
        return None if move - CHOOSE.first in self.tied else no("not-tied", "11.7")

    def play(self, g: Gloomhaven, move: int) -> None:
        slot = move - CHOOSE.first
        win(g, self.placers[self.tied.index(slot)], slot)

    def label(self, g: Gloomhaven, move: int) -> Msg:
        return names.building(g.proposals[move - CHOOSE.first])

    def touches(self, g: Gloomhaven, move: int) -> list[str]:
        return [places.proposal(move - CHOOSE.first)]

    def misfit(self, g: Gloomhaven) -> str:
        if any(not 0 <= seat < g.seats for seat in self.placers) or len(self.tied) != len(self.placers):
            return "nobody sits there"
        there = [slot for slot in self.tied if 0 <= slot < PROPOSALS and g.proposals[slot] != NOTHING]
        return "" if len(there) == len(self.tied) else "there is no such proposal"


class Renew(Step[Gloomhaven]):
    """The proposals that lost are discarded, and three new ones come. Rule 11.13."""

    __slots__ = ()

    def run(self, g: Gloomhaven) -> None:
        for slot in range(PROPOSALS):
            if g.proposals[slot] != NOTHING:
                g.discards |= BIT[g.proposals[slot]]
                g.proposals[slot] = NOTHING
        g.agenda.append(FILL_OFFER[0])


TAKE_BACK: Final = TakeBack()
OPEN_BIDS: Final = OpenBids()
RENEW: Final = Renew()
