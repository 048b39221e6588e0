"""Getting ready: offers, races, resources and the first storages. Chapters 3 and 15."""

from __future__ import annotations

from typing import Any, Final

from ratusha.games.gloomhaven import names, places
from ratusha.games.gloomhaven.choice import Choice, no, touched_cell
from ratusha.games.gloomhaven.city import derive_owners
from ratusha.games.gloomhaven.components import (
    ACHIEVEMENTS,
    ANY,
    BASICS,
    BIT,
    BOARD,
    CARD_FORBIDS,
    DECK,
    DECK_OF,
    NOTHING,
    RACE_FORBIDS,
    RACE_RESOURCE,
    RACES,
)
from ratusha.games.gloomhaven.geometry import CELL, TURNS, cells_of
from ratusha.games.gloomhaven.moves import (
    ACHIEVEMENT_CARD,
    CHOOSE_BASE,
    CHOOSE_RACE,
    EXCHANGE,
    FIRST,
    PLACE,
    PLACE_AT,
    TAKE,
    spot_of,
)
from ratusha.games.gloomhaven.proposals import FILL_OFFER
from ratusha.games.gloomhaven.recruit import REFILL
from ratusha.games.gloomhaven.state import Gloomhaven
from ratusha.games.gloomhaven.trade import build_storage
from ratusha.games.gloomhaven.turn import begin_turn
from ratusha.kernel.bits import bits
from ratusha.kernel.decision import Chance, Reason, Step, clockwise, each_seat
from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg


class SetUp(Step[Gloomhaven]):
    """Advisers, proposals, achievements, the first player; then the draft. Rules 3.2 to 3.6."""

    __slots__ = ()

    def run(self, g: Gloomhaven) -> None:
        g.agenda.append(DRAFT_RESOURCES)
        g.agenda.append(CHOOSE_RACES if g.seats == 1 else DRAW_FIRST)
        if g.options["achievements"] == "on":
            for deck in range(len(DECK) - 1, -1, -1):
                g.agenda.append(DRAW_ACHIEVEMENT[deck])
        g.agenda.append(FILL_OFFER[0])
        g.agenda.append(REFILL)


class DrawAchievement(Chance[Gloomhaven]):
    """One card of each deck lies open. Rule 3.5."""

    __slots__ = ("deck",)

    def __init__(self, deck: int) -> None:
        super().__init__()
        self.deck: int = deck

    def args(self) -> list[Any]:
        return [self.deck]

    def misfit(self, g: Gloomhaven) -> str:
        return "" if 0 <= self.deck < len(DECK) else "there is no such deck"

    def moves(self, g: Gloomhaven) -> list[int]:
        return [ACHIEVEMENT_CARD.first + a for a in range(ACHIEVEMENTS) if DECK_OF[a] == self.deck]

    def play(self, g: Gloomhaven, move: int) -> None:
        g.goals[self.deck] = move - ACHIEVEMENT_CARD.first


class DrawFirst(Chance[Gloomhaven]):
    """Who begins. Rule 3.6."""

    __slots__ = ()

    def moves(self, g: Gloomhaven) -> list[int]:
        return [FIRST.first + seat for seat in range(g.seats)]

    def play(self, g: Gloomhaven, move: int) -> None:
        g.first = move - FIRST.first
        g.active = g.first
        g.tell("gloomhaven-begins", g.first)
        g.agenda.append(CHOOSE_RACES)


class ChooseRaces(Step[Gloomhaven]):
    """Each chooses a race, from the first player on. Rule 3.7."""

    __slots__ = ()

    def run(self, g: Gloomhaven) -> None:
        for seat in reversed(clockwise(g.first, g.seats)):
            g.agenda.append(CHOOSE_RACE_OF[seat])


class ChooseRace(Choice):
    """A race whose resource nobody has. Rules 3.7 and 3.8."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (CHOOSE_RACE,)

    def rule(self) -> str:
        return "3.7"

    def obstacle(self, g: Gloomhaven, move: int) -> Reason | None:
        race = move - CHOOSE_RACE.first
        if race in g.races:
            return no("race-taken", "3.7", race=names.race(race))
        if RACE_RESOURCE[race] != ANY and RACE_RESOURCE[race] in g.bases:
            return no("race-resource", "3.8", race=names.race(race))
        return None

    def play(self, g: Gloomhaven, move: int) -> None:
        race = move - CHOOSE_RACE.first
        g.races[self.seat] = race
        if g.events is not None:
            g.tell("gloomhaven-chose-race", self.seat, race=names.race(race))
        if RACE_RESOURCE[race] == ANY:
            g.agenda.append(CHOOSE_BASE_OF[self.seat])
        else:
            g.bases[self.seat] = RACE_RESOURCE[race]
            derive_owners(g)

    def label(self, g: Gloomhaven, move: int) -> Msg:
        race = move - CHOOSE_RACE.first
        if RACE_RESOURCE[race] == ANY:
            return Msg("gloomhaven-do-race-any", race=names.race(race), action=names.race_action(race))
        return Msg(
            "gloomhaven-do-race",
            race=names.race(race),
            resource=names.resource(RACE_RESOURCE[race]),
            action=names.race_action(race),
        )

    def touches(self, g: Gloomhaven, move: int) -> list[str]:
        return [places.race(move - CHOOSE_RACE.first)]

    def reaches_for(self, g: Gloomhaven) -> list[tuple[str, int]]:
        return [(places.race(race), CHOOSE_RACE.first + race) for race in range(RACES)]


class ChooseBase(Choice):
    """The Aesthers take any resource whose race is free for their own. Rule 3.8."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (CHOOSE_BASE,)

    def rule(self) -> str:
        return "3.8"

    def obstacle(self, g: Gloomhaven, move: int) -> Reason | None:
        kind = move - CHOOSE_BASE.first
        return no("resource-taken", "3.8", resource=names.resource(kind)) if kind in g.bases else None

    def play(self, g: Gloomhaven, move: int) -> None:
        g.bases[self.seat] = move - CHOOSE_BASE.first
        derive_owners(g)
        _took(g, self.seat, move - CHOOSE_BASE.first)

    def label(self, g: Gloomhaven, move: int) -> Msg:
        return names.resource(move - CHOOSE_BASE.first)

    def touches(self, g: Gloomhaven, move: int) -> list[str]:
        return [places.resource(move - CHOOSE_BASE.first)]


def _took(g: Gloomhaven, seat: int, kind: int) -> None:
    if g.events is not None:
        g.tell("gloomhaven-took-resource", seat, resource=names.resource(kind))


# -- the draft of resources ---------------------------------------------------------------------------


class DraftResources(Step[Gloomhaven]):
    """Extra resources in reverse order, with two players a third, then the first storages. Rules 3.9-3.16."""

    __slots__ = ()

    def run(self, g: Gloomhaven) -> None:
        g.agenda.append(BEGIN)
        order = clockwise(g.first, g.seats)
        for seat in order:
            g.agenda.append(PLACE_FIRST[seat])
        if g.seats == 1:
            return
        if g.seats == 2:
            for seat in reversed(order):
                g.agenda.append(DRAFT[1][seat])
        for seat in order:
            g.agenda.append(DRAFT[0][seat])


def forbidden(g: Gloomhaven, seat: int, at: int) -> int:
    """The resources that a player may not take as his extra card number `at`. Rules 3.10 and 3.12."""
    race = g.races[seat]
    mask = RACE_FORBIDS[race] if RACE_RESOURCE[race] != ANY else CARD_FORBIDS[g.bases[seat]]
    return mask if at == 0 else mask | CARD_FORBIDS[g.extras[seat][0]]


def cards_left(g: Gloomhaven) -> int:
    """The resource cards that nobody has, as a mask."""
    left = BIT[BASICS] - 1
    for seat in range(g.seats):
        if g.bases[seat] >= 0:
            left &= ~BIT[g.bases[seat]]
        for kind in g.extras[seat]:
            left &= ~BIT[kind]
    return left


def takeable(g: Gloomhaven, seat: int, at: int) -> int:
    """The cards that a player may take from those left, as a mask. Rules 3.9 and 3.10.

    Where neither these nor an exchange are possible, which no printed card brings about, any card left."""
    left = cards_left(g)
    allowed = left & ~forbidden(g, seat, at)
    return allowed if allowed or exchangeable(g, seat, at) else left


def exchangeable(g: Gloomhaven, seat: int, at: int) -> int:
    """The cards of others that a player may take, since all that are left are forbidden to him. Rule 3.11."""
    left = cards_left(g)
    barred = forbidden(g, seat, at)
    if left & ~barred:
        return 0
    found = 0
    for other in range(g.seats):
        if other != seat:
            for i in range(len(g.extras[other])):
                kind = g.extras[other][i]
                if not barred & BIT[kind] and left & ~forbidden(g, other, i):
                    found |= BIT[kind]
    return found


class Draft(Choice):
    """An extra resource. Rules 3.9 to 3.13."""

    __slots__ = ("at",)

    def __init__(self, seat: int, at: int) -> None:
        super().__init__(seat)
        self.at: int = at

    def args(self) -> list[Any]:
        return [self.seat, self.at]

    def kinds(self) -> tuple[Kind, ...]:
        return (TAKE, EXCHANGE)

    def rule(self) -> str:
        return "3.9"

    def obstacle(self, g: Gloomhaven, move: int) -> Reason | None:
        if EXCHANGE.has(move):
            kind = move - EXCHANGE.first
            if exchangeable(g, self.seat, self.at) & BIT[kind]:
                return None
            return no("exchange", "3.11", resource=names.resource(kind))
        kind = move - TAKE.first
        if takeable(g, self.seat, self.at) & BIT[kind]:
            return None
        if not cards_left(g) & BIT[kind]:
            return no("resource-taken", "3.9", resource=names.resource(kind))
        return no("forbidden", "3.12" if self.at else "3.10", resource=names.resource(kind))

    def moves(self, g: Gloomhaven) -> list[int]:
        found = [TAKE.first + kind for kind in bits(takeable(g, self.seat, self.at))]
        for kind in bits(exchangeable(g, self.seat, self.at)):
            found.append(EXCHANGE.first + kind)
        return found

    def play(self, g: Gloomhaven, move: int) -> None:
        if TAKE.has(move):
            kind = move - TAKE.first
        else:
            kind = move - EXCHANGE.first
            owner = g.basic_owner[kind]
            at = g.extras[owner].index(kind)
            del g.extras[owner][at]
            g.agenda.append(DRAFT[at][owner])
            if g.events is not None:
                g.tell("gloomhaven-lost-resource", owner, resource=names.resource(kind))
        g.extras[self.seat].insert(self.at, kind)
        derive_owners(g)
        _took(g, self.seat, kind)

    def prompt(self, g: Gloomhaven) -> Msg:
        return Msg("gloomhaven-ask-draft")

    def label(self, g: Gloomhaven, move: int) -> Msg:
        if TAKE.has(move):
            return names.resource(move - TAKE.first)
        kind = move - EXCHANGE.first
        owner = names.owner(g.basic_owner[kind])
        return Msg("gloomhaven-do-exchange", resource=names.resource(kind), owner=owner)

    def touches(self, g: Gloomhaven, move: int) -> list[str]:
        return [places.resource(move - (TAKE if TAKE.has(move) else EXCHANGE).first)]

    def reaches_for(self, g: Gloomhaven) -> list[tuple[str, int]]:
        return [(places.resource(kind), TAKE.first + kind) for kind in range(BASICS)]

    def misfit(self, g: Gloomhaven) -> str:
        if g.races[self.seat] == NOTHING or g.bases[self.seat] == NOTHING:
            return "races are chosen first"
        waits = g.agenda and g.agenda[-1] is not self
        return (
            ""
            if self.at == 0 or (self.at == 1 and (waits or g.extras[self.seat]))
            else "there is no such card"
        )


# -- the first storages -------------------------------------------------------------------------------


class PlaceFirst(Choice):
    """The first storage of the race's resource, on a numbered cell of ruins. Rule 3.16."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (PLACE,)

    def rule(self) -> str:
        return "3.16"

    def _cells(self, g: Gloomhaven) -> int:
        return BOARD[g.board].start_cells(g.seats) & ~g.taken

    def obstacle(self, g: Gloomhaven, move: int) -> Reason | None:
        spot = spot_of(move)
        if spot % TURNS:
            return no("turned", "2.11")
        cell = spot // TURNS
        if self._cells(g) & CELL[cell]:
            return None
        if g.taken & CELL[cell]:
            return no("taken", "2.2", cell=names.cell(cell))
        return no("start-cell", "3.16", n=g.seats)

    def moves(self, g: Gloomhaven) -> list[int]:
        return [PLACE.first + PLACE_AT[cell] for cell in cells_of(self._cells(g))]

    def play(self, g: Gloomhaven, move: int) -> None:
        build_storage(g, self.seat, g.bases[self.seat], spot_of(move))

    def prompt(self, g: Gloomhaven) -> Msg:
        return Msg("gloomhaven-ask-place-first", resource=names.resource(g.bases[self.seat]))

    def label(self, g: Gloomhaven, move: int) -> Msg:
        cell = spot_of(move) // TURNS
        district = names.district(g.board, BOARD[g.board].district[cell])
        return Msg("gloomhaven-do-place-first", cell=names.cell(cell), district=district)

    def touches(self, g: Gloomhaven, move: int) -> list[str]:
        return touched_cell(move)

    def reaches_for(self, g: Gloomhaven) -> list[tuple[str, int]]:
        return [(places.cell(cell), PLACE.first + PLACE_AT[cell]) for _, cell in BOARD[g.board].starts]


class Begin(Step[Gloomhaven]):
    """Everything is ready: the first turn. Rule 4.1."""

    __slots__ = ()

    def run(self, g: Gloomhaven) -> None:
        begin_turn(g)


SET_UP: Final = SetUp()
DRAW_FIRST: Final = DrawFirst()
DRAW_ACHIEVEMENT: Final = [DrawAchievement(deck) for deck in range(len(DECK))]
CHOOSE_RACES: Final = ChooseRaces()
CHOOSE_RACE_OF: Final = each_seat(ChooseRace)
CHOOSE_BASE_OF: Final = each_seat(ChooseBase)
DRAFT_RESOURCES: Final = DraftResources()
DRAFT: Final = [[Draft(seat, at) for seat in range(8)] for at in range(2)]
PLACE_FIRST: Final = each_seat(PlaceFirst)
BEGIN: Final = Begin()
