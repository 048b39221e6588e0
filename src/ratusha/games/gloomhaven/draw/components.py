"""Single components: for the page that lists them with their sources."""

from __future__ import annotations

from ratusha.draw.component import Small
from ratusha.draw.shapes import box
from ratusha.draw.svg import path
from ratusha.games.gloomhaven.components import (
    ACHIEVEMENT,
    ADVISER,
    BUILDING,
    RACE,
    RESOURCE,
    SHAPE,
    SHAPE_CELLS,
)
from ratusha.games.gloomhaven.draw.city import GROUND, printed
from ratusha.games.gloomhaven.draw.mats import draw_race
from ratusha.games.gloomhaven.draw.offers import draw_adviser, draw_goal, draw_proposal, draw_resource
from ratusha.games.gloomhaven.draw.tiles import laid, ring


def component(table: str, id: str, lang: str) -> Small | None:
    """An adviser, a prestige building, a race, a resource, an achievement, a shape or a terrain."""
    if table == "adviser":
        return Small(draw_adviser(0, ADVISER.index(id), 1, 1, 120, 84, lang), 123, 89)
    if table == "building":
        return Small(draw_proposal(0, BUILDING.index(id), -1, (), 1, 1, 160, 140, lang), 163, 145)
    if table == "race":
        return Small(draw_race(RACE.index(id), "", 1, 1, 104, 92, lang), 107, 97)
    if table == "resource":
        return Small(draw_resource(RESOURCE.index(id), "", 3, 1, 1, 44, 40, lang), 47, 44)
    if table == "achievement":
        return Small(draw_goal(ACHIEVEMENT.index(id), 1, 1, 70, 26, lang), 72, 28)
    if table == "shape":
        cells = SHAPE_CELLS[SHAPE.index(id)]
        low_x, low_y = min(x for x, _ in cells), min(y for _, y in cells)
        moved = tuple((x - low_x, y - low_y) for x, y in cells)
        wide, high = (max(cell[at] for cell in moved) + 1 for at in (0, 1))
        return Small(laid(ring(moved, 1, 1, 16, 1, 3), "sandstone"), wide * 16 + 4, high * 16 + 4)
    if table == "terrain":
        edge = box(1, 1, 44, 32, 4)
        return Small(printed(edge, GROUND[id], 28) + path(edge, "none", "line", 1.2), 46, 34)
    return None
