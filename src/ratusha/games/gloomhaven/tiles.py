"""Tiles of several cells: where a shape can lie on free ground so that it meets what it must.

A tile is sought for all first cells at once: the mask of the ground is shifted by each step of the shape.
"""

from __future__ import annotations

from ratusha.games.gloomhaven.board import Fit
from ratusha.games.gloomhaven.components import NOTHING
from ratusha.games.gloomhaven.geometry import TURNS, around, cells_of
from ratusha.kernel.bits import lowest


def anchors(fit: Fit, at: int, free: int, touch: list[int]) -> int:
    """For one turn of a shape: the first cells with which the tile lies free and meets all of `touch`."""
    found = fit.bases[at]
    steps = fit.steps[at]
    for step in steps:
        found &= free >> step if step >= 0 else free << -step
        if not found:
            return 0
    for area in touch:
        met = 0
        for step in steps:
            met |= area >> step if step >= 0 else area << -step
        found &= met
        if not found:
            return 0
    return found


def narrowed(fit: Fit, free: int, touch: list[int]) -> int:
    """The part of some free ground that lies close enough to everything a tile must meet."""
    for area in touch:
        if not area & free:
            return 0
        wide = area
        for _ in range(fit.span):
            wide = around(wide)
        free &= wide
    return free


def a_spot(fit: Fit, free: int, touch: list[int]) -> int:
    """One such spot, or NOTHING."""
    free = narrowed(fit, free, touch)
    if not free:
        return NOTHING
    for at in range(len(fit.turns)):
        found = anchors(fit, at, free, touch)
        if found:
            return lowest(found) * TURNS + fit.turns[at]
    return NOTHING


def fits(fit: Fit, free: int, touch: list[int]) -> bool:
    """Is there any spot like that?"""
    return a_spot(fit, free, touch) != NOTHING


def spots(fit: Fit, free: int, touch: list[int]) -> list[int]:
    """All such spots."""
    found: list[int] = []
    for at in range(len(fit.turns)):
        turn = fit.turns[at]
        for cell in cells_of(anchors(fit, at, free, touch)):
            found.append(cell * TURNS + turn)
    return found


def covered(fit: Fit, free: int, touch: list[int]) -> int:
    """All cells that a tile on one of these spots covers."""
    cells = 0
    free = narrowed(fit, free, touch)
    if not free:
        return 0
    for at in range(len(fit.turns)):
        found = anchors(fit, at, free, touch)
        if found:
            for step in fit.steps[at]:
                cells |= found << step if step >= 0 else found >> -step
    return cells
