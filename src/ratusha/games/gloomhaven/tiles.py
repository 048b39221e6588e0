"""Tiles of several cells: where a shape can lie on free ground so that it meets what it must.

A tile is sought for all first cells at once: the ground is shifted by each step of the shape.
"""

from __future__ import annotations

from typing import Any

from ratusha.games.gloomhaven.board import Fit
from ratusha.games.gloomhaven.cells import (
    NOWHERE,
    ONE,
    Area,
    Cells,
    any_of,
    both,
    either,
    least,
    meet,
    shifted,
    surroundings,
    told,
)
from ratusha.games.gloomhaven.components import NOTHING
from ratusha.games.gloomhaven.geometry import TURNS


def anchors(fit: Fit, at: int, free: Cells, touch: list[Area]) -> Cells:
    """For one turn of a shape: the first cells with which the tile lies free and meets all of `touch`."""
    found = both(fit.bases[at].cells, free)
    steps = fit.steps[at]
    for i in range(1, len(steps)):
        found = both(found, shifted(free, -steps[i]))
        if not any_of(found):
            return found
    for area in touch:
        met = area.cells
        for i in range(1, len(steps)):
            met = either(met, shifted(area.cells, -steps[i]))
        found = both(found, met)
        if not any_of(found):
            return found
    return found


def narrowed(fit: Fit, free: Cells, touch: list[Area]) -> Cells:
    """The part of some free ground that lies close enough to everything a tile must meet."""
    for area in touch:
        if not meet(area.cells, free):
            return NOWHERE.cells
        wide = area.cells
        for step in range(fit.span):  # noqa: B007  (compiled, `_` would be an object)
            wide = surroundings(wide)
        free = both(free, wide)
    return free


def a_spot(fit: Fit, free: Cells, touch: list[Area]) -> int:
    """One such spot, or NOTHING."""
    free = narrowed(fit, free, touch)
    if any_of(free):
        for at in range(len(fit.turns)):
            found = anchors(fit, at, free, touch)
            if any_of(found):
                return least(found) * TURNS + fit.turns[at]
    return NOTHING


def fits(fit: Fit, free: Cells, touch: list[Area]) -> bool:
    """Is there any spot like that?"""
    return a_spot(fit, free, touch) != NOTHING


def a_tile(fit: Fit, free: Cells, touch: list[Area]) -> Cells:
    """The cells of a tile on one such spot; there is one."""
    spot = a_spot(fit, free, touch)
    return laid(fit, fit.turns.index(spot % TURNS), ONE[spot // TURNS].cells)


def laid(fit: Fit, at: int, firsts: Cells) -> Cells:
    """All cells of the tiles that have their first cells here, for one turn of a shape."""
    cells = firsts
    steps = fit.steps[at]
    for i in range(1, len(steps)):
        cells = either(cells, shifted(firsts, steps[i]))
    return cells


def placings(fit: Fit, free: Cells, touch: list[Area], moves: list[list[Any]]) -> list[int]:
    """The moves that place a tile on such a spot, of all moves by turn and first cell."""
    found: list[int] = []
    for at in range(len(fit.turns)):
        found += told(anchors(fit, at, free, touch), moves[fit.turns[at]])
    return found


def covered(fit: Fit, free: Cells, touch: list[Area]) -> Cells:
    """All cells that a tile on one of these spots covers."""
    cells = NOWHERE.cells
    free = narrowed(fit, free, touch)
    if any_of(free):
        for at in range(len(fit.turns)):
            found = anchors(fit, at, free, touch)
            if any_of(found):
                cells = either(cells, laid(fit, at, found))
    return cells
