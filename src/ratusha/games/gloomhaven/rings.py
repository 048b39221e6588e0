"""How far a connection reaches after further roads: masks of cells, one for each number of roads.

A rule of thumb for bots; no rule depends on it.
"""

from __future__ import annotations

from typing import Final

from ratusha.games.gloomhaven.board import Fit
from ratusha.games.gloomhaven.geometry import around

FAR: Final = 7
"""Farther than this nobody plans."""


class Rings:
    """Where something is connected after no, one, two… further roads; each is worked out when asked for."""

    __slots__ = ("found", "free", "whole")

    def __init__(self, area: int, free: int) -> None:
        self.found: list[int] = [area]
        self.free: int = free
        self.whole: bool = False
        """Does it not grow any more?"""

    def after(self, roads: int) -> int:
        """Where after so many roads."""
        found = self.found
        while len(found) <= roads and not self.whole:
            self._grow()
        return found[roads] if roads < len(found) else found[-1]

    def _grow(self) -> None:
        wide = self.found[-1]
        grown = wide | around(wide & self.free)
        if grown == wide:
            self.whole = True
        else:
            self.found.append(grown)

    def ends_before(self, roads: int) -> bool:
        """Does it not grow with the last of so many roads?"""
        return self.whole and roads >= len(self.found)


def distance(rings: Rings, cells: int) -> int:
    """The fewest roads after which these cells are reached."""
    for roads in range(FAR + 1):
        if rings.after(roads) & cells:
            return roads
        if rings.ends_before(roads):
            break
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
