"""Basic actions: a coin, a crystal, a road or a worker. Chapter 5."""

from __future__ import annotations

from typing import Final

from ratusha.games.gloomhaven import names, places
from ratusha.games.gloomhaven.acting import OF_BUILDING, OF_RACE
from ratusha.games.gloomhaven.actions import act, possible
from ratusha.games.gloomhaven.choice import Secretive, no
from ratusha.games.gloomhaven.components import (
    BIT,
    BUILDINGS,
    MOST_WANTS,
    NOTHING,
)
from ratusha.games.gloomhaven.ground import any_road
from ratusha.games.gloomhaven.moves import COIN, INFLUENCE, PAVE, WORK
from ratusha.games.gloomhaven.roads import BuildRoad
from ratusha.games.gloomhaven.state import (
    NO_WORKER,
    Gloomhaven,
)
from ratusha.games.gloomhaven.working import work_place
from ratusha.kernel.bits import bits
from ratusha.kernel.decision import MOST_SEATS, Reason, each_seat
from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg


class Basic(Secretive):
    """One basic action: a coin, a crystal, a road or a worker. Rules 5.1 to 5.8."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (COIN, INFLUENCE, PAVE, WORK)

    def rule(self) -> str:
        return "5.1"

    def obstacle(self, g: Gloomhaven, move: int) -> Reason | None:
        if move == PAVE.first:
            return None if any_road(g, self.seat) else no("no-road", "5.3")
        return work_obstacle(g, self.seat, move - WORK.first) if WORK.has(move) else None

    def moves(self, g: Gloomhaven) -> list[int]:
        found = [COIN.first, INFLUENCE.first]
        if any_road(g, self.seat):
            found.append(PAVE.first)
        add_work(g, self.seat, found)
        return found

    def play(self, g: Gloomhaven, move: int) -> None:
        basic_action(g, self.seat, move)

    def label(self, g: Gloomhaven, move: int) -> Msg:
        return basic_label(g, self.seat, move)

    def touches(self, g: Gloomhaven, move: int) -> list[str]:
        return basic_touches(self.seat, move)

    def reaches_for(self, g: Gloomhaven) -> list[tuple[str, int]]:
        return work_places(g, self.seat)


def basic_action(g: Gloomhaven, seat: int, move: int) -> None:
    """Carry out a basic action. Rules 5.1 to 5.6."""
    if move == COIN.first:
        g.pay(seat, -1, "basic")
    elif move == INFLUENCE.first:
        g.crystals(seat, 1, 0, "basic")
    elif move == PAVE.first:
        g.agenda.append(BUILD_ROAD[seat])
    else:
        place = move - WORK.first
        if place == 0:
            g.mats |= BIT[seat]
        else:
            g.workers[g.built.index(place - 1)] = seat
        if g.events is not None:
            g.tell("gloomhaven-works", seat, place=work_place(g, seat, place))
            g.moved(places.action(seat, "workers"), places.work(seat, place))
        act(g, seat, work_source(g, seat, place))


def basic_label(g: Gloomhaven, seat: int, move: int) -> Msg:
    """A basic action on a button."""
    if move == COIN.first:
        return Msg("gloomhaven-do-coin")
    if move == INFLUENCE.first:
        return Msg("gloomhaven-do-influence")
    if move == PAVE.first:
        return Msg("gloomhaven-do-pave")
    place = move - WORK.first
    action = names.race_action(g.races[seat]) if place == 0 else names.building_action(place - 1)
    return Msg("gloomhaven-do-work", place=work_place(g, seat, place), action=action)


def basic_touches(seat: int, move: int) -> list[str]:
    """What a basic action touches."""
    if WORK.has(move):
        return [places.work(seat, move - WORK.first)]
    name = "coin" if move == COIN.first else "influence" if move == INFLUENCE.first else "pave"
    return [places.action(seat, name)]


def work_source(g: Gloomhaven, seat: int, place: int) -> int:
    """The action at a place for workers."""
    return OF_RACE + g.races[seat] if place == 0 else OF_BUILDING + place - 1


def work_obstacle(g: Gloomhaven, seat: int, place: int) -> Reason | None:
    """Why a worker can't be used there. Rules 5.4 to 5.8."""
    if not g.with_workers():
        return no("workers-off", "16.1")
    if g.used_workers(seat) >= len(g.houses[seat]):
        return no("no-worker", "5.4")
    if place == 0:
        if g.mats & BIT[seat]:
            return no("work-taken", "5.5")
    else:
        if place - 1 not in g.built:
            return no("not-built", "5.6", building=names.building(place - 1))
        at = g.built.index(place - 1)
        if g.workers[at] != NO_WORKER:
            return no("work-taken", "5.6")
        if not has_cube(g, seat, at):
            return no("no-cube", "5.6", building=names.building(place - 1))
    return None if possible(g, seat, work_source(g, seat, place)) else no("work-idle", "5.8")


def has_cube(g: Gloomhaven, seat: int, at: int) -> bool:
    """Has a player delivered anything to a building? Rule 5.6."""
    return any(g.cubes[slot] == seat for slot in range(at * MOST_WANTS, (at + 1) * MOST_WANTS))


def add_work(g: Gloomhaven, seat: int, found: list[int]) -> None:
    """Add the moves that use a worker."""
    if not g.houses[seat] or not g.with_workers() or g.used_workers(seat) >= len(g.houses[seat]):
        return
    if not g.mats & BIT[seat] and possible(g, seat, OF_RACE + g.races[seat]):
        found.append(WORK.first)
    places_open = 0
    last = NOTHING
    for slot, owner in enumerate(g.cubes):
        if owner == seat and slot // MOST_WANTS != last:
            last = slot // MOST_WANTS
            if g.workers[last] == NO_WORKER and possible(g, seat, OF_BUILDING + g.built[last]):
                places_open |= BIT[g.built[last]]
    for building in bits(places_open):
        found.append(WORK.first + building + 1)


def work_places(g: Gloomhaven, seat: int) -> list[tuple[str, int]]:
    """The places for workers, with the moves that use them."""
    return [
        (places.work(seat, place), WORK.first + place)
        for place in range(BUILDINGS + 1)
        if place == 0 or place - 1 in g.built
    ]


BASIC: Final = each_seat(Basic)
BUILD_ROAD: Final = [BuildRoad(seat, 1, 1) for seat in range(MOST_SEATS)]
