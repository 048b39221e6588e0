"""Resources on the slots of a card, packed into one int: three bits a slot, 0 for an open one. Rule 1.13."""

from __future__ import annotations

from typing import Final

from ratusha.games.altay.effects import ANY, FITS, RAW, RAW_MASK, RESOURCES
from ratusha.kernel.bits import BIT

_WIDTH: Final = 3
_LOW: Final = 7


def wants(slots: list[int], load: int) -> int:
    """The resources that fit an open slot, as a mask; 0: every slot is filled."""
    mask = 0
    for kind in slots:
        if not load & _LOW:
            mask |= FITS[kind]
        load >>= _WIDTH
    return mask


def put(slots: list[int], load: int, resource: int) -> int:
    """The load with one resource more: in a slot of its own kind, else in a raw one, else in one for any."""
    wild = RAW if RAW_MASK & BIT[resource] else ANY
    at = _open(slots, load, resource)
    if at < 0:
        at = _open(slots, load, wild)
    if at < 0:
        at = _open(slots, load, ANY)
    return load | (resource + 1) * BIT[_WIDTH * at]


def _open(slots: list[int], load: int, kind: int) -> int:
    """The first open slot of this kind; -1: there is none."""
    for at, slot in enumerate(slots):
        if slot == kind and not load & _LOW:
            return at
        load >>= _WIDTH
    return -1


def lying(load: int) -> list[int]:
    """How many of each resource lie on the card."""
    counts = [0] * RESOURCES
    while load:
        if load & _LOW:
            counts[(load & _LOW) - 1] += 1
        load >>= _WIDTH
    return counts


def in_slots(slots: list[int], load: int) -> list[int]:
    """The resource in each slot; -1: it is open."""
    found: list[int] = []
    for _ in slots:
        found.append((load & _LOW) - 1)
        load >>= _WIDTH
    return found


def fits(slots: list[int], load: int) -> bool:
    """Could this load have come about, slot by slot?"""
    if load < 0 or load >= BIT[_WIDTH * len(slots)]:
        return False
    return all(
        resource < 0 or (resource < RESOURCES and FITS[kind] & BIT[resource])
        for kind, resource in zip(slots, in_slots(slots, load), strict=True)
    )
