"""How far a connection reaches after further roads: masks of cells, one for each number of roads.

A rule of thumb for bots; no rule depends on it.
"""

from __future__ import annotations

from typing import Final

from ratusha.games.gloomhaven.board import Fit
from ratusha.games.gloomhaven.geometry import around

FAR: Final = 7
"""Farther than this nobody plans."""


def rings(area: int, free: int) -> list[int]:
    """Where something is connected after no, one, two… further roads."""
    found = [area]
    wide = area
    for _ in range(FAR):
        grown = wide | around(wide & free)
        if grown == wide:
            break
        wide = grown
        found.append(wide)
    return found


def beside(rings: list[int], ground: int) -> list[int]:
    """The ground beside each of these rings."""
    return [around(ring & ground) & ground for ring in rings]


def until_they_meet(one: list[int], other: list[int]) -> int:
    """The fewest roads after which two regions meet, each given after no, one, two… further roads."""
    for roads in range(FAR + 1):
        for i in range(roads + 1):
            if one[min(i, len(one) - 1)] & other[min(roads - i, len(other) - 1)]:
                return roads
    return FAR + 1


def meeting(one: list[int], other: list[int], roads: int) -> int:
    """Where they meet after so many roads, and the cells around."""
    cells = 0
    for i in range(roads + 1):
        cells |= one[min(i, len(one) - 1)] & other[min(roads - i, len(other) - 1)]
    return around(cells)


def distance(rings: list[int], cells: int) -> int:
    for roads in range(len(rings)):
        if rings[roads] & cells:
            return roads
    return FAR + 1


def room(fit: Fit, ground: int) -> int:
    """The part of some ground that a tile of a shape can cover."""
    found = 0
    for steps in fit.steps:
        anchors = ground
        for step in steps:
            anchors &= _shifted(ground, -step)
        if anchors:
            for step in steps:
                found |= _shifted(anchors, step)
    return found


def _shifted(mask: int, step: int) -> int:
    return mask << step if step >= 0 else mask >> -step
