"""Which squares can be supplied by which neighbours: the assignment of rules 5.3 to 5.7, by tables.

A place is described by the offers in its reach: one bit mask of resources for each square that makes
something, and each gives one unit. For kinds that need at most two different resources two masks decide:
`once`, what at least one square offers, and `twice`, what at least two offer. A square that is the only one
to offer both of its two resources can't give both: its mask has a mark, by which it is found. All other
kinds, which only a corrected component file can bring, go through a general assignment. `Realm.supply` puts
this together.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ratusha.games.empire.components import FIRST, KINDS, NEEDS, OFFER, RESOURCES, VILLAGE
from ratusha.kernel.bits import BIT, bits, mask_of

NEED_MASK: Final[list[int]] = [sum(BIT[r] for r in set(needs)) for needs in NEEDS]
EVERY_KIND: Final[int] = BIT[KINDS] - 1

PAIRS: Final[int] = FIRST[VILLAGE]
"""The kinds of nature squares, which are numbered first, offer two resources each; all others one or none."""
FIRST_MARK: Final = 24
GIVES: Final[list[i64]] = [
    offer | BIT[FIRST_MARK + kind] if kind < PAIRS else offer for kind, offer in enumerate(OFFER)
]
"""What each kind offers. A pair has a mark of its kind: a bit above those of the resources, at most 24."""
MARKED: Final[list[list[int]]] = [bits(marks) for marks in range(BIT[PAIRS])]
"""For each set of marks: the kinds that have them."""
CLASHES: Final[list[i64]] = [
    mask_of([kind for kind in range(KINDS) if (NEED_MASK[kind] & offer).bit_count() > 1]) for offer in OFFER
]
"""For each kind of square: the kinds that need two of the resources it offers."""

NEEDED_BY: Final[dict[int, int]] = {
    BIT[r]: sum(BIT[kind] for kind in range(KINDS) if NEED_MASK[kind] & BIT[r]) for r in range(RESOURCES)
}
"""For the mask of one resource: the kinds that need it."""

HALF: Final = 12
HALF_MASK: Final = 4095
"""Masks of resources are looked up by halves."""


def _within(first: int) -> list[i64]:
    """For each set of half of the resources: the kinds that need none of the others of this half."""
    needing = [0]  # for each set: the kinds that need one of it
    for resource in range(first, first + HALF):
        also = NEEDED_BY.get(BIT[resource], 0)
        needing += [kinds | also for kinds in needing]
    return [EVERY_KIND & ~needing[HALF_MASK ^ some] for some in range(HALF_MASK + 1)]


WITHIN_LOW: Final[list[i64]] = _within(0)
WITHIN_HIGH: Final[list[i64]] = _within(HALF)
"""Together: the kinds that need nothing but some resources, by the two halves of their mask."""

ODD: Final[list[int]] = [
    kind for kind in range(KINDS) if len(NEEDS[kind]) > 2 or len(set(NEEDS[kind])) < len(NEEDS[kind])
]
"""Kinds for which the masks are not enough."""


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
