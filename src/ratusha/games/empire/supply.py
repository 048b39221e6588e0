"""Which squares can be supplied by which neighbours: the assignment of rules 5.3 to 5.7, by tables.

A place is described by the offers in its reach: one bit mask of resources for each square that makes
something, and each gives one unit. For kinds that need at most two different resources three masks
decide: `once`, what at least one square offers; `twice`, what at least two offer; and, for a square that
is the only one to offer two resources, that pair (it can't give both). All other kinds, which only a
corrected component file can bring, go through a general assignment. `Realm.supply` puts this together.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ratusha.games.empire.components import KINDS, NEEDS, OFFER, RESOURCES
from ratusha.kernel.bits import BIT, mask_of

NEED_MASK: Final[list[int]] = [sum(BIT[r] for r in set(needs)) for needs in NEEDS]


def _within(byte: int) -> list[i64]:
    """For each set of eight resources: the kinds that need none of the others of these eight."""
    return [
        mask_of([kind for kind in range(KINDS) if not NEED_MASK[kind] >> (8 * byte) & 255 & ~some])
        for some in range(256)
    ]


WITHIN_0: Final[list[i64]] = _within(0)
WITHIN_1: Final[list[i64]] = _within(1)
WITHIN_2: Final[list[i64]] = _within(2)
"""Together: the kinds that need nothing but some resources, by the three bytes of their mask."""

NEEDED_BY: Final[dict[int, int]] = {
    BIT[r]: sum(BIT[kind] for kind in range(KINDS) if NEED_MASK[kind] & BIT[r]) for r in range(RESOURCES)
}
"""For the mask of one resource: the kinds that need it."""

ODD: Final[list[int]] = [
    kind for kind in range(KINDS) if len(NEEDS[kind]) > 2 or len(set(NEEDS[kind])) < len(NEEDS[kind])
]
"""Kinds for which the masks are not enough."""


CLASHES: Final[list[i64]] = [
    mask_of([kind for kind in range(KINDS) if (NEED_MASK[kind] & offer).bit_count() > 1]) for offer in OFFER
]
"""For each kind of square: the kinds that need two of the resources it offers."""


def assignable(needs: list[int], offers: list[int]) -> bool:
    """Can every need be met by an offer of its own?"""
    return len(needs) == len(offers) - assign(needs, offers).count(-1)


def assign(needs: list[int], offers: list[int]) -> list[int]:
    """For each offer the need (by its number) it meets, or -1; as many needs as possible are met."""
    giver = [-1] * len(offers)
    for need in range(len(needs)):
        _augment(need, needs, offers, giver, [False] * len(offers))
    return giver


def _augment(need: int, needs: list[int], offers: list[int], giver: list[int], tried: list[bool]) -> bool:
    """Find an offer for this need, moving others to different offers where that helps."""
    for i in range(len(offers)):
        if not tried[i] and offers[i] & BIT[needs[need]]:
            tried[i] = True
            if giver[i] < 0 or _augment(giver[i], needs, offers, giver, tried):
                giver[i] = need
                return True
    return False
