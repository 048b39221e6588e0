"""Points: what a storage brings its owners when it is used, and deliveries. Chapter 12."""

from __future__ import annotations

from typing import Any

from ratusha.games.gloomhaven import names, places
from ratusha.games.gloomhaven.choice import Choice, no
from ratusha.games.gloomhaven.components import (
    BIT,
    FIRST_POINTS,
    MOST_WANTS,
    NEUTRAL,
    NEUTRAL_POINTS,
    NOTHING,
    SECOND_POINTS,
    WANT_POINTS,
    WANTS,
)
from ratusha.games.gloomhaven.geometry import TURNS
from ratusha.games.gloomhaven.moves import SOURCE
from ratusha.games.gloomhaven.state import FROM_DELIVERIES, FROM_STORAGES, Gloomhaven
from ratusha.kernel.decision import Reason
from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg


def credit(g: Gloomhaven, storage: int, points: int, gained: list[int]) -> None:
    """A storage is used for so many points: its owner gets them and pays its inputs. Rules 12.3, 12.9."""
    owner = g.owners[storage]
    if owner == NEUTRAL:
        return
    gained[owner] += points
    kind = g.kinds[storage]
    first = g.firsts[storage]
    if first != NOTHING:
        _pay_on(g, owner, first, FIRST_POINTS[kind], gained)
    second = g.seconds[storage]
    if second != NOTHING:
        _pay_on(g, owner, second, SECOND_POINTS[kind], gained)


def _pay_on(g: Gloomhaven, owner: int, storage: int, points: int, gained: list[int]) -> None:
    if g.owners[storage] == NEUTRAL:
        gained[owner] -= NEUTRAL_POINTS
    else:
        gained[owner] -= points
        credit(g, storage, points, gained)


def built_points(g: Gloomhaven, storage: int) -> list[int]:
    """What each player gets when this advanced storage is built. Rule 12.2."""
    gained = [0] * g.seats
    kind = g.kinds[storage]
    if g.firsts[storage] != NOTHING:
        credit(g, g.firsts[storage], FIRST_POINTS[kind], gained)
    if g.seconds[storage] != NOTHING:
        credit(g, g.seconds[storage], SECOND_POINTS[kind], gained)
    return gained


def score_built(g: Gloomhaven, storage: int) -> None:
    """Those points are given. Rule 12.2."""
    gained = built_points(g, storage)
    for seat in range(g.seats):
        if gained[seat]:
            g.score(seat, FROM_STORAGES, gained[seat])


def outcome(g: Gloomhaven, storage: int, points: int) -> list[int]:
    """Who is paid, and how much each gets, when a storage is used: alike if it does not matter which."""
    gained = [0] * g.seats
    credit(g, storage, points, gained)
    gained.append(g.owners[storage])
    return gained


def differing(g: Gloomhaven, storages: list[int], points: int) -> bool:
    """Does it matter which of these storages is used? Rules 8.3 and 12.6."""
    one = outcome(g, storages[0], points)
    return any(outcome(g, storages[i], points) != one for i in range(1, len(storages)))


# -- deliveries ---------------------------------------------------------------------------------------


def connected(g: Gloomhaven, at: int, resource: int) -> list[int]:
    """The storages of a resource that are connected to a building for their owners. Rule 12.5."""
    cells = g.plot_cells[at]
    return [s for s in range(len(g.kinds)) if g.kinds[s] == resource and g.area[s] & cells]


def deliver(g: Gloomhaven, actor: int, changed: list[int]) -> None:
    """Whatever the storages that now reach farther can deliver is delivered. Rules 12.4 to 12.8."""
    new = 0
    for s in changed:
        new |= BIT[g.kinds[s]]
    for at in range(len(g.built)):
        if g.wanted[at] & new and _reached(g, at, changed):
            deliver_to(g, actor, at)
            return


def _reached(g: Gloomhaven, at: int, changed: list[int]) -> bool:
    cells = g.plot_cells[at]
    wanted = g.wanted[at]
    return any(wanted & BIT[g.kinds[s]] and g.area[s] & cells for s in changed)


def deliver_to(g: Gloomhaven, actor: int, start: int) -> None:
    """Deliver to the buildings from this one on, in the order of building, slots from left to right."""
    for at in range(start, len(g.built)):
        if not g.wanted[at]:
            continue
        wants = WANTS[g.built[at]]
        for want in range(len(wants)):
            if not g.wanted[at] & BIT[wants[want]]:
                continue
            sources = connected(g, at, wants[want])
            if not sources:
                continue
            if len(sources) > 1 and differing(g, sources, WANT_POINTS[g.built[at]][want]):
                g.agenda.append(ChooseSource(actor, at, want))
                return
            _deliver(g, at, want, sources[0])


def _deliver(g: Gloomhaven, at: int, want: int, storage: int) -> None:
    """One delivery: the cube, the points, perhaps the completion. Rules 12.4, 12.7 and 12.8."""
    building = g.built[at]
    owner = g.owners[storage]
    g.cubes[at * MOST_WANTS + want] = owner
    g.wanted[at] &= ~BIT[WANTS[building][want]]
    g.marked &= ~BIT[at]
    if g.events is not None:
        resource = names.resource(WANTS[building][want])
        g.tell("gloomhaven-delivered", owner, resource=resource, building=names.building(building))
        g.moved(places.storage(storage), places.slot(building, want))
    gained = [0] * g.seats
    credit(g, storage, WANT_POINTS[building][want], gained)
    for seat in range(g.seats):
        if gained[seat]:
            g.score(seat, FROM_DELIVERIES, gained[seat])
            if gained[seat] > 0:
                g.helped[at] |= BIT[seat]
    if not g.wanted[at]:
        complete(g, at)


def complete(g: Gloomhaven, at: int) -> None:
    """A building has everything it wants. Rule 12.8."""
    g.completed += 1
    if g.events is not None:
        g.tell("gloomhaven-completed", building=names.building(g.built[at]), n=str(g.completed))


class ChooseSource(Choice):
    """Several storages can deliver: whoever acts says which one does. Rule 12.6."""

    __slots__ = ("at", "want")

    def __init__(self, seat: int, at: int, want: int) -> None:
        super().__init__(seat)
        self.at: int = at
        self.want: int = want

    def args(self) -> list[Any]:
        return [self.seat, self.at, self.want]

    def kinds(self) -> tuple[Kind, ...]:
        return (SOURCE,)

    def rule(self) -> str:
        return "12.6"

    def obstacle(self, g: Gloomhaven, move: int) -> Reason | None:
        if move - SOURCE.first in connected(g, self.at, self._resource(g)):
            return None
        return no("source", "12.5", resource=names.resource(self._resource(g)),
                  building=names.building(g.built[self.at]))  # fmt: skip

    def moves(self, g: Gloomhaven) -> list[int]:
        return [SOURCE.first + s for s in connected(g, self.at, self._resource(g))]

    def play(self, g: Gloomhaven, move: int) -> None:
        _deliver(g, self.at, self.want, move - SOURCE.first)
        deliver_to(g, self.seat, self.at)

    def prompt(self, g: Gloomhaven) -> Msg:
        return Msg(
            "gloomhaven-ask-choose-source",
            resource=names.resource(self._resource(g)),
            building=names.building(g.built[self.at]),
        )

    def label(self, g: Gloomhaven, move: int) -> Msg:
        return storage_label(g, move - SOURCE.first)

    def touches(self, g: Gloomhaven, move: int) -> list[str]:
        return [places.storage(move - SOURCE.first)]

    def misfit(self, g: Gloomhaven) -> str:
        if not 0 <= self.at < len(g.built) or not 0 <= self.want < len(WANTS[g.built[self.at]]):
            return "there is no such slot"
        return ""

    def _resource(self, g: Gloomhaven) -> int:
        return WANTS[g.built[self.at]][self.want]


def storage_label(g: Gloomhaven, storage: int) -> Msg:
    """A storage by its resource, its owner and its place."""
    if not 0 <= storage < len(g.kinds):
        return Msg("gloomhaven-no-such-storage")
    resource = names.resource(g.kinds[storage])
    cell = names.cell(g.spots[storage] // TURNS)
    owner = g.owners[storage]
    if owner == NEUTRAL:
        return Msg("gloomhaven-storage-neutral", resource=resource, cell=cell)
    return Msg("gloomhaven-storage", resource=resource, owner=names.owner(owner), cell=cell)
