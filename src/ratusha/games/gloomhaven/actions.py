"""Carrying out a printed action step by step, and telling beforehand whether that is possible. Rule 4.3."""

from __future__ import annotations

from typing import Any

from ratusha.games.gloomhaven import effects, names, places
from ratusha.games.gloomhaven.acting import ACTION, OF_BUILDING, OF_FOLLOW, Acting, step_misfit
from ratusha.games.gloomhaven.choice import Choice, no
from ratusha.games.gloomhaven.city import give_access
from ratusha.games.gloomhaven.components import (
    BASIC_MASK,
    BIT,
    BOARD,
    CATEGORIES,
    CATEGORY,
    INCOME,
    NOTHING,
    PROPOSALS,
)
from ratusha.games.gloomhaven.construct import Construct, can_construct
from ratusha.games.gloomhaven.delivery import storage_label
from ratusha.games.gloomhaven.effects import Effect
from ratusha.games.gloomhaven.geometry import TURNS, around
from ratusha.games.gloomhaven.ground import road_cells
from ratusha.games.gloomhaven.moves import ACCESS, DONE, FOLLOW, RECALL, REPLACE, RETURN
from ratusha.games.gloomhaven.proposals import replace_proposal
from ratusha.games.gloomhaven.recruit import ANY_RESOURCE, HireAdviser, can_recruit
from ratusha.games.gloomhaven.roads import BuildRoad
from ratusha.games.gloomhaven.state import NO_WORKER, Gloomhaven
from ratusha.games.gloomhaven.trade import Trade, can_trade
from ratusha.games.gloomhaven.upgrade import BuildUpgrade, can_build_upgrade
from ratusha.kernel.bits import bits
from ratusha.kernel.decision import Reason, StepFor
from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg


def possible(g: Gloomhaven, seat: int, source: int) -> bool:
    """Can the action be carried out completely, and would it change anything? Rules 4.3 and 5.8."""
    steps = ACTION[source]
    changes = False
    for index in range(len(steps)):
        step = steps[index]
        if step.accessed:  # the trade before it has seen to that
            continue
        can = _can(g, seat, source, index)
        if not can and _needed(step):
            return False
        changes = changes or can
    return changes


def _needed(step: Effect) -> bool:
    """Must the step be carried out? What is counted may come to nothing beside something else. Rule 5.8."""
    does = step.does
    return step.least > 0 and does not in (effects.COINS_PER, effects.FLEETING_PER, effects.REPLACE_PROPOSAL)


def _can(g: Gloomhaven, seat: int, source: int, index: int) -> bool:
    step = ACTION[source][index]
    does = step.does
    if does == effects.TRADE:
        return can_trade(g, seat, source, index)
    if does == effects.CONSTRUCT:
        return can_construct(g, seat, source, index)
    if does == effects.UPGRADE:
        return can_build_upgrade(g, seat, source, index)
    if does == effects.RECRUIT:
        return can_recruit(g, seat, source, index)
    if does == effects.ROAD:
        return road_cells(g, seat) != 0
    if does == effects.COINS:
        return g.coins[seat] + step.n >= 0
    if does == effects.FLEETING or does == effects.LASTING:
        return True
    if does == effects.COINS_PER or does == effects.FLEETING_PER:
        return counted(g, seat, source, step) > 0
    if does == effects.RETURN_CARDS:
        return g.returnable(seat) != 0
    if does == effects.RETURN_WORKER:
        return recallable(g, seat, source) != 0
    if does == effects.REPLACE_PROPOSAL:
        return any(card != NOTHING for card in g.proposals)
    if does == effects.FREE_ACCESS:
        return bool(free_accesses(g, seat, source, step))
    return any(possible(g, seat, OF_FOLLOW + category) for category in range(CATEGORIES))


def act(g: Gloomhaven, seat: int, source: int, index: int = 0) -> None:
    """Carry out an action from this step on, up to the first choice; the rest waits below it."""
    steps = ACTION[source]
    while index < len(steps):
        step = steps[index]
        choice = _choice(g, seat, source, index, step)
        index += 1
        if choice is not None:
            if index < len(steps) and steps[index].accessed:
                index += 1
            if index < len(steps):
                g.agenda.append(GoOn(seat, source, index))
            g.agenda.append(choice)
            return
        _grant(g, seat, source, step)


def _choice(g: Gloomhaven, seat: int, source: int, index: int, step: Effect) -> Choice | None:
    """The decision that a step asks for; None: there is nothing to decide."""
    does = step.does
    if does == effects.TRADE:
        return Trade(seat, source, index)
    if does == effects.CONSTRUCT:
        return Construct(seat, source, index)
    if does == effects.UPGRADE:
        return BuildUpgrade(seat, source, index, [])
    if does == effects.RECRUIT:
        return HireAdviser(seat, source, index, 0, ANY_RESOURCE)
    if does == effects.ROAD:
        return BuildRoad(seat, step.most, step.least) if road_cells(g, seat) else None
    if does == effects.RETURN_CARDS:
        return ReturnCard(seat, source, index)
    if does == effects.RETURN_WORKER:
        return RecallWorker(seat, source)
    if does == effects.REPLACE_PROPOSAL:
        return ReplaceProposal(seat)
    if does == effects.FREE_ACCESS:
        return FreeAccess(seat, source, index)
    return FollowAny(seat) if does == effects.FOLLOW else None


def _grant(g: Gloomhaven, seat: int, source: int, step: Effect) -> None:
    """What a player simply gets (or pays)."""
    does = step.does
    if does == effects.COINS:
        g.pay(seat, -step.n, "action")
    elif does == effects.FLEETING:
        g.crystals(seat, step.n, 0, "action")
    elif does == effects.LASTING:
        g.crystals(seat, 0, step.n, "action")
    elif does == effects.COINS_PER:
        g.pay(seat, -counted(g, seat, source, step), "action")
    elif does == effects.FLEETING_PER:
        g.crystals(seat, counted(g, seat, source, step), 0, "action")


def counted(g: Gloomhaven, seat: int, source: int, step: Effect) -> int:
    """How much a step brings that pays for each of something. Rule 5.15."""
    if step.what == effects.BASIC_STORAGES_BESIDE:
        beside = around(g.plot_cells[g.built.index(source - OF_BUILDING)])
        n = sum(1 for s in range(len(g.kinds)) if BASIC_MASK & BIT[g.kinds[s]] and g.cells[s] & beside)
    elif step.what == effects.ADVANCED_RESOURCES_OWNED:
        n = (g.owned[seat] & ~BASIC_MASK).bit_count()
    elif step.what == effects.DISTRICTS_SETTLED:
        n = settled(g, seat).bit_count()
    else:
        reached = 0
        for s in range(len(g.kinds)):
            if g.owners[s] == seat:
                reached |= g.tokens[s]
        n = (reached & ~BIT[seat]).bit_count()
    return min(n, step.most)


def settled(g: Gloomhaven, seat: int) -> int:
    """The districts where a player owns a house or a storage, as a mask."""
    found = g.housed[seat]
    for s in range(len(g.kinds)):
        if g.owners[s] == seat:
            found |= BIT[BOARD[g.board].district[g.spots[s] // TURNS]]
    return found


class GoOn(StepFor[Gloomhaven]):
    """The rest of an action, after a choice within it."""

    __slots__ = ("index", "source")

    def __init__(self, owner: int, source: int, index: int) -> None:
        super().__init__(owner)
        self.source: int = source
        self.index: int = index

    def args(self) -> list[Any]:
        return [self.owner, self.source, self.index]

    def run(self, g: Gloomhaven) -> None:
        act(g, self.owner, self.source, self.index)

    def problems(self, g: Gloomhaven) -> list[str]:
        wrong = step_misfit(self.source, self.index, 0)
        return super().problems(g) or ([wrong] if wrong else [])


# -- choices of workers' actions ----------------------------------------------------------------------


class ReturnCard(Acting):
    """A card of the own discard goes back to the hand. Rule 5.9."""

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


class FollowAny(Choice):
    """A worker carries out the follow action of one of the four categories. Rule 5.14."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (FOLLOW,)

    def rule(self) -> str:
        return "5.14"

    def obstacle(self, g: Gloomhaven, move: int) -> Reason | None:
        return follow_obstacle(g, self.seat, move - FOLLOW.first)

    def play(self, g: Gloomhaven, move: int) -> None:
        act(g, self.seat, OF_FOLLOW + move - FOLLOW.first)

    def label(self, g: Gloomhaven, move: int) -> Msg:
        return follow_label(move)

    def touches(self, g: Gloomhaven, move: int) -> list[str]:
        return [places.action(self.seat, CATEGORY[move - FOLLOW.first])]


def follow_obstacle(g: Gloomhaven, seat: int, category: int) -> Reason | None:
    """Why a follow action can't be carried out. Rules 4.3 and 4.4."""
    if possible(g, seat, OF_FOLLOW + category):
        return None
    return no("follow", "4.3", card=names.card(category))


def follow_label(move: int) -> Msg:
    """A follow action on a button."""
    return Msg(f"gloomhaven-do-follow-{CATEGORY[move - FOLLOW.first]}")
