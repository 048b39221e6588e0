"""Carrying out a printed action step by step, and telling beforehand whether that is possible. Rule 4.3."""

from __future__ import annotations

from typing import Any

from ratusha.games.gloomhaven import effects, names, places
from ratusha.games.gloomhaven.acting import ACTION, OF_BUILDING, OF_FOLLOW, step_misfit
from ratusha.games.gloomhaven.choice import Choice, no
from ratusha.games.gloomhaven.components import (
    BASIC_MASK,
    BIT,
    BOARD,
    CATEGORIES,
    CATEGORY,
    NOTHING,
)
from ratusha.games.gloomhaven.construct import Construct, can_construct
from ratusha.games.gloomhaven.effects import Effect
from ratusha.games.gloomhaven.geometry import TURNS, around
from ratusha.games.gloomhaven.ground import any_road
from ratusha.games.gloomhaven.moves import FOLLOW
from ratusha.games.gloomhaven.recruit import ANY_RESOURCE, HireAdviser, can_recruit
from ratusha.games.gloomhaven.roads import BuildRoad
from ratusha.games.gloomhaven.state import Gloomhaven
from ratusha.games.gloomhaven.trade import Trade, can_trade
from ratusha.games.gloomhaven.upgrade import BuildUpgrade, can_build_upgrade
from ratusha.games.gloomhaven.working import (
    FreeAccess,
    RecallWorker,
    ReplaceProposal,
    ReturnCard,
    free_accesses,
    recallable,
)
from ratusha.kernel.decision import Reason, StepFor
from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg


def possible(g: Gloomhaven, seat: int, source: int) -> bool:
    """Can the action be carried out completely, and would it change anything? Rules 4.3 and 5.8."""
    steps = ACTION[source]
    changes = False
    for index in range(len(steps)):
        step = steps[index]
        if step.accessed:  # the trade before it has checked that
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
        return any_road(g, seat)
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
        return BuildRoad(seat, step.most, step.least) if any_road(g, seat) else None
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

    def misfit(self, g: Gloomhaven) -> str:
        return step_misfit(self.source, self.index, 0)


class FollowAny(Choice):
    """A worker carries out the follow action of one of the four categories. Rule 5.14."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (FOLLOW,)

    def rule(self) -> str:
        return "5.14"

    def obstacle(self, g: Gloomhaven, move: int) -> Reason | None:
        return follow_obstacle(g, self.seat, move - FOLLOW.first)

    def moves(self, g: Gloomhaven) -> list[int]:
        seat = self.seat
        return [FOLLOW.first + one for one in range(CATEGORIES) if possible(g, seat, OF_FOLLOW + one)]

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
