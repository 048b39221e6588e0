"""How far a connection reaches after further roads, as cells: what an outlook works with.

The same as `rings.py` has as masks. A rule of thumb for bots; no rule depends on it.
"""

from __future__ import annotations

from typing import Final

from ratusha.games.gloomhaven.cells import Area, Cells, both, cells_in, either, meet, same, surroundings
from ratusha.games.gloomhaven.rings import FAR

MOST_KEPT: Final = 4096


class Circles:
    """Where something is connected after no, one, two… further roads; each is worked out when asked for."""

    __slots__ = ("found", "free", "whole")

    def __init__(self, area: Cells, free: Cells) -> None:
        self.found: list[Area] = [Area(area)]
        self.free: Cells = free
        self.whole: bool = False
        """Does it not grow any more?"""

    def after(self, roads: int) -> Cells:
        """Where after so many roads."""
        found = self.found
        while len(found) <= roads and not self.whole:
            self._grow()
        return found[roads].cells if roads < len(found) else found[-1].cells

    def _grow(self) -> None:
        wide = self.found[-1].cells
        grown = either(wide, surroundings(both(wide, self.free)))
        if same(grown, wide):
            self.whole = True
        else:
            self.found.append(Area(grown))

    def ends_before(self, roads: int) -> bool:
        """Does it not grow with the last of so many roads?"""
        return self.whole and roads >= len(self.found)

    def distance(self, cells: Cells) -> int:
        """The fewest roads after which these cells are reached."""
        for roads in range(FAR + 1):
            if meet(self.after(roads), cells):
                return roads
            if self.ends_before(roads):
                break
        return FAR + 1


class Fringe:
    """The ground beside each of some circles, worked out when asked for."""

    __slots__ = ("circles", "found", "ground")

    def __init__(self, circles: Circles, ground: Cells) -> None:
        self.circles: Circles = circles
        self.ground: Cells = ground
        self.found: list[Area] = []

    def after(self, roads: int) -> Cells:
        """The ground beside it after so many roads."""
        found = self.found
        while len(found) <= roads:
            circle = self.circles.after(len(found))
            if self.circles.ends_before(len(found)):
                return found[-1].cells
            found.append(Area(both(surroundings(both(circle, self.ground)), self.ground)))
        return found[roads].cells


def until_they_meet(one: Fringe, other: Fringe) -> int:
    """The fewest roads after which two regions meet."""
    for roads in range(FAR + 1):
        for i in range(roads + 1):
            if meet(one.after(i), other.after(roads - i)):
                return roads
    return FAR + 1


def until_it_meets(cells: Cells, other: Fringe) -> int:
    """The fewest roads after which a region meets these cells."""
    for roads in range(FAR + 1):
        if meet(cells, other.after(roads)):
            return roads
    return FAR + 1


def meeting(one: Fringe, other: Fringe, roads: int) -> Cells:
    """Where they meet after so many roads, and the cells around."""
    cells = both(one.after(0), other.after(roads))
    for i in range(1, roads + 1):
        cells = either(cells, both(one.after(i), other.after(roads - i)))
    return surroundings(cells)


_KEPT: Final[dict[int, Area]] = {}


def area_in(mask: int) -> Area:
    """The cells of a mask; those of masks that were asked for lately are kept."""
    found = _KEPT.get(mask)
    if found is None:
        if len(_KEPT) >= MOST_KEPT:
            _KEPT.clear()
        found = Area(cells_in(mask))
        _KEPT[mask] = found
    return found
