"""Choices that only workers' actions ask for: cards and workers back, proposals, free access. Chapter 5."""

from __future__ import annotations

from typing import Any

from ratusha.games.gloomhaven import names, places
from ratusha.games.gloomhaven.acting import OF_BUILDING, OF_FOLLOW, Acting
from ratusha.games.gloomhaven.choice import Choice, no
from ratusha.games.gloomhaven.city import give_access
from ratusha.games.gloomhaven.components import (
    BIT,
    INCOME,
    NOTHING,
    PROPOSALS,
)
from ratusha.games.gloomhaven.delivery import storage_label
from ratusha.games.gloomhaven.effects import Effect
from ratusha.games.gloomhaven.moves import ACCESS, DONE, RECALL, REPLACE, RETURN
from ratusha.games.gloomhaven.proposals import replace_proposal
from ratusha.games.gloomhaven.state import NO_WORKER, Gloomhaven
from ratusha.kernel.bits import bits
from ratusha.kernel.decision import Reason
from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg


class ReturnCard(Acting):
    """A card of the player's discard goes back to the hand. Rule 5.9."""

    __slots__ = ()

    def automatic(self) -> bool:
        return False  # that a single card lies there is nobody's business: rule 18.2

    def kinds(self) -> tuple[Kind, ...]:
        return (RETURN, DONE) if self.done else (RETURN,)

    def rule(self) -> str:
        return "5.9"

    def obstacle(self, g: Gloomhaven, move: int) -> Reason | None:
        if move == DONE.first or g.returnable(self.seat) & BIT[move - RETURN.first]:
            return None
        if move - RETURN.first == INCOME:
            return no("return-income", "5.9")
        return no("return", "5.9", card=names.card(move - RETURN.first))

    def moves(self, g: Gloomhaven) -> list[int]:
        found = [RETURN.first + card for card in bits(g.returnable(self.seat))]
        if self.done:
            found.append(DONE.first)
        return found

    def play(self, g: Gloomhaven, move: int) -> None:
        if move == DONE.first:
            return
        card = move - RETURN.first
        if self.done + 1 < self.effect().most:
            g.agenda.append(ReturnCard(self.seat, self.source, self.index, self.done + 1))
        take_back(g, self.seat, card)

    def label(self, g: Gloomhaven, move: int) -> Msg:
        if move == DONE.first:
            return Msg("gloomhaven-do-done")
        return Msg("gloomhaven-do-return", card=names.card(move - RETURN.first))

    def touches(self, g: Gloomhaven, move: int) -> list[str]:
        return [] if move == DONE.first else [places.discard(self.seat)]


def take_back(g: Gloomhaven, seat: int, card: int) -> None:
    """A card leaves the discard for the hand; if it lay face down, nobody else learns which. Rule 18.3."""
    if g.up[seat] & BIT[card]:
        g.up[seat] &= ~BIT[card]
        if g.events is not None:
            g.tell("gloomhaven-returned", seat, card=names.card(card))
            g.moved(places.discard(seat), places.face_up(seat, card))
        return
    fresh = len(g.down[seat]) - 1 if g.hidden and seat == g.active else len(g.down[seat])
    known = 0
    for i in range(fresh):
        known |= g.maybe[seat][i]
    at = g.down[seat].index(card)
    del g.down[seat][at]
    last = g.maybe[seat][fresh:]
    g.maybe[seat] = [known] * (fresh - 1) + last
    if g.events is not None:
        g.whisper("gloomhaven-returned", seat, "gloomhaven-returned-unseen", card=names.card(card))


def recallable(g: Gloomhaven, seat: int, source: int) -> int:
    """The places of a player's other used workers: bit 0 the mat, bit b + 1 building b. Rule 5.11."""
    found = 1 if g.mats & BIT[seat] else 0
    for at in range(len(g.built)):
        if g.workers[at] == seat and g.built[at] != source - OF_BUILDING:
            found |= BIT[g.built[at] + 1]
    return found


class RecallWorker(Choice):
    """Another used worker comes back. Rule 5.11."""

    __slots__ = ("source",)

    def __init__(self, seat: int, source: int) -> None:
        super().__init__(seat)
        self.source: int = source

    def args(self) -> list[Any]:
        return [self.seat, self.source]

    def kinds(self) -> tuple[Kind, ...]:
        return (RECALL,)

    def rule(self) -> str:
        return "5.11"

    def obstacle(self, g: Gloomhaven, move: int) -> Reason | None:
        found = recallable(g, self.seat, self.source) & BIT[move - RECALL.first]
        return None if found else no("recall", "5.11")

    def moves(self, g: Gloomhaven) -> list[int]:
        return [RECALL.first + place for place in bits(recallable(g, self.seat, self.source))]

    def play(self, g: Gloomhaven, move: int) -> None:
        place = move - RECALL.first
        if place == 0:
            g.mats &= ~BIT[self.seat]
        else:
            g.workers[g.built.index(place - 1)] = NO_WORKER
        if g.events is not None:
            g.tell("gloomhaven-recalled", self.seat, place=work_place(g, self.seat, place))
            g.moved(places.work(self.seat, place), places.action(self.seat, "workers"))

    def label(self, g: Gloomhaven, move: int) -> Msg:
        return Msg("gloomhaven-do-recall", place=work_place(g, self.seat, move - RECALL.first))

    def touches(self, g: Gloomhaven, move: int) -> list[str]:
        return [places.work(self.seat, move - RECALL.first)]

    def misfit(self, g: Gloomhaven) -> str:
        return "" if OF_BUILDING <= self.source < OF_FOLLOW else "there is no such action"


def work_place(g: Gloomhaven, seat: int, place: int) -> Msg:
    """Where a worker stands, in words."""
    return names.race(g.races[seat]) if place == 0 else names.building(place - 1)


class ReplaceProposal(Choice):
    """One proposal may be discarded and replaced. Rule 5.12."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (REPLACE, DONE)

    def rule(self) -> str:
        return "5.12"

    def obstacle(self, g: Gloomhaven, move: int) -> Reason | None:
        if move == DONE.first or g.proposals[move - REPLACE.first] != NOTHING:
            return None
        return no("no-proposal", "5.12")

    def play(self, g: Gloomhaven, move: int) -> None:
        if move != DONE.first:
            replace_proposal(g, self.seat, move - REPLACE.first)

    def label(self, g: Gloomhaven, move: int) -> Msg:
        if move == DONE.first:
            return Msg("gloomhaven-do-keep")
        return Msg("gloomhaven-do-replace", building=names.building(g.proposals[move - REPLACE.first]))

    def touches(self, g: Gloomhaven, move: int) -> list[str]:
        return [] if move == DONE.first else [places.proposal(move - REPLACE.first)]

    def reaches_for(self, g: Gloomhaven) -> list[tuple[str, int]]:
        return [(places.proposal(slot), REPLACE.first + slot) for slot in range(PROPOSALS)]


def free_accesses(g: Gloomhaven, seat: int, source: int, step: Effect) -> list[int]:
    """The storages to which a tower gives free access: connected to it for their owners. Rule 5.13."""
    cells = g.plot_cells[g.built.index(source - OF_BUILDING)]
    return [
        s
        for s in range(len(g.kinds))
        if g.owners[s] != seat
        and not g.tokens[s] & BIT[seat]
        and g.lands[s] & step.terrains
        and g.area[s] & cells
    ]


class FreeAccess(Acting):
    """Access to a storage that is connected to a tower, for nothing. Rule 5.13."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (ACCESS,)

    def rule(self) -> str:
        return "5.13"

    def obstacle(self, g: Gloomhaven, move: int) -> Reason | None:
        if move - ACCESS.first in free_accesses(g, self.seat, self.source, self.effect()):
            return None
        return no("free-access", "5.13")

    def moves(self, g: Gloomhaven) -> list[int]:
        return [ACCESS.first + s for s in free_accesses(g, self.seat, self.source, self.effect())]

    def play(self, g: Gloomhaven, move: int) -> None:
        storage = move - ACCESS.first
        give_access(g, storage, self.seat)
        if g.events is not None:
            g.tell("gloomhaven-free-access", self.seat, storage=storage_label(g, storage))

    def label(self, g: Gloomhaven, move: int) -> Msg:
        return storage_label(g, move - ACCESS.first)

    def touches(self, g: Gloomhaven, move: int) -> list[str]:
        return [places.storage(move - ACCESS.first)]

    def misfit(self, g: Gloomhaven) -> str:
        if self.source - OF_BUILDING not in g.built:
            return "there is no such building"
        return super().misfit(g)
