"""Finished areas and colours. Chapter 9 of the rules."""

from __future__ import annotations

from typing import Final

from ratusha.games.burgundy import names, places
from ratusha.games.burgundy.boards import AREA, COLOUR_MASK
from ratusha.games.burgundy.components import AREA_POINTS, LARGE_BONUS, PHASE_POINTS, SMALL_BONUS
from ratusha.games.burgundy.scoring import AREA_SOURCE, BONUS_SOURCE, PHASE_SOURCE
from ratusha.games.burgundy.state import NOBODY_YET, Burgundy

SIZE: Final[list[list[int]]] = [[area.bit_count() for area in areas] for areas in AREA]
"""The size of the area in which each space lies, by board."""


def finish_area(g: Burgundy, seat: int, colour: int, space: int) -> None:
    """Score the area of a space that was just filled, if it was its last. Rules 9.1, 9.2."""
    estate = g.estates[seat]
    area = AREA[estate.board][space]
    if estate.filled & area == area:
        size = SIZE[estate.board][space]
        if g.events is not None:
            g.tell("burgundy-event-area", seat, area=names.area(colour), size=size)
        g.score(seat, AREA_SOURCE + colour, AREA_POINTS[size])
        g.score(seat, PHASE_SOURCE, PHASE_POINTS[g.phase])
        finish_colour(g, seat, colour)


def finish_colour(g: Burgundy, seat: int, colour: int) -> None:
    """Give the next bonus tile of a colour, if all its spaces are filled. Rules 9.3, 9.4."""
    estate = g.estates[seat]
    spaces = COLOUR_MASK[estate.board][colour]
    if estate.filled & spaces != spaces:
        return
    for small in range(2):
        if g.bonuses[2 * colour + small] == NOBODY_YET:
            g.bonuses[2 * colour + small] = seat
            if g.events is not None:
                size = "small" if small else "large"
                g.tell(f"burgundy-event-bonus-{size}", seat, colour=names.colour(colour))
                g.moved(places.bonus(colour, small), places.bonuses(seat))
            g.score(seat, BONUS_SOURCE, SMALL_BONUS[g.seats] if small else LARGE_BONUS[g.seats])
            return
