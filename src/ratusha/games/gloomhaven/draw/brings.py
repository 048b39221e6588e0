"""What a proposal would bring: each resource it wants, whose it is, how far away, and the points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ratusha.games.gloomhaven.city import SITE_CELLS
from ratusha.games.gloomhaven.components import (
    BASICS,
    BUILDING_SHAPE,
    NEUTRAL,
    ON_SITE,
    PAID_ON,
    PRICE,
    SITE_SPOT,
    TILE,
    WANT_POINTS,
    WANTS,
)
from ratusha.games.gloomhaven.delivery import outcome
from ratusha.games.gloomhaven.ground import building_moves, free_sites
from ratusha.games.gloomhaven.moves import spot_of
from ratusha.games.gloomhaven.state import Gloomhaven

AT_ONCE, BY_ROAD, BUILT_FIRST, FOR_COINS, THEIRS, NOBODYS = (
    "at-once", "by-road", "built-first", "for-coins", "theirs", "nobodys",
)  # fmt: skip
"""When a resource would be delivered, or why it brings nothing."""


class Share(NamedTuple):
    """A resource that a building wants: when it would come, from whom, the points for the player.

    `n` is the price of a storage, where one would have to be built.
    """

    resource: int
    when: str
    owner: int
    points: int
    n: int = 0


class Brings(NamedTuple):
    """What a building would bring a player, resource by resource, and each of the others by seat."""

    shares: tuple[Share, ...]
    others: tuple[tuple[int, int], ...]

    @property
    def total(self) -> int:
        """All that it may bring him."""
        return sum(share.points for share in self.shares)


def plots(g: Gloomhaven, building: int) -> list[int]:
    """The cells of each place where a building may stand, as masks. Rules 11.10 and 11.12."""
    if ON_SITE[building]:
        return [SITE_CELLS[g.board][site - SITE_SPOT] for site in free_sites(g, building)]
    return [TILE[BUILDING_SHAPE[building]][spot_of(move)] for move in building_moves(g, building)]


def brings(g: Gloomhaven, seat: int, building: int, where: Sequence[int]) -> Brings:
    """What it would bring if it stood at the best of these plots: what stands now, and can be built."""
    shares = tuple(
        _share(g, seat, resource, points, where)
        for resource, points in zip(WANTS[building], WANT_POINTS[building], strict=True)
    )
    sums = {
        other: sum(
            _share(g, other, resource, points, where).points
            for resource, points in zip(WANTS[building], WANT_POINTS[building], strict=True)
            if _is_his(g, other, resource)
        )
        for other in range(g.seats)
        if other != seat
    }
    return Brings(shares, tuple((other, n) for other, n in sums.items() if n))


def _is_his(g: Gloomhaven, seat: int, resource: int) -> bool:
    """Does a resource bring this player anything as things stand?"""
    if resource < BASICS:
        return g.basic_owner[resource] == seat
    return any(g.kinds[s] == resource and g.owners[s] == seat for s in range(len(g.kinds)))


def _share(g: Gloomhaven, seat: int, resource: int, points: int, where: Sequence[int]) -> Share:
    storages = [s for s in range(len(g.kinds)) if g.kinds[s] == resource]
    best = max(storages, key=lambda s: (outcome(g, s, points)[seat], g.owners[s] == seat), default=-1)
    if best >= 0:
        gets, owner = outcome(g, best, points)[seat], g.owners[best]
        if gets > 0:
            soon = any(g.area[best] & cells for cells in where)
            return Share(resource, AT_ONCE if soon else BY_ROAD, owner, gets)
        return Share(resource, NOBODYS if owner == NEUTRAL else THEIRS, owner, 0)
    if resource >= BASICS:
        return Share(resource, FOR_COINS, NEUTRAL, points - PAID_ON[resource], PRICE[resource])
    owner = g.basic_owner[resource]
    if owner == seat:
        return Share(resource, BUILT_FIRST, seat, points)
    return Share(resource, NOBODYS if owner == NEUTRAL else THEIRS, owner, 0)
