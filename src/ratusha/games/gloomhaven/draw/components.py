"""Single components: for the page that lists them with their sources."""

from __future__ import annotations

from ratusha.draw.component import Small
from ratusha.games.gloomhaven.components import ADVISER, BUILDING, RACE, RESOURCE
from ratusha.games.gloomhaven.draw.mats import draw_race
from ratusha.games.gloomhaven.draw.offers import draw_adviser, draw_proposal, draw_resource


def component(table: str, id: str, lang: str) -> Small | None:
    """An adviser, a prestige building, a race or a resource."""
    if table == "adviser":
        return Small(draw_adviser(0, ADVISER.index(id), 1, 1, 120, 84, lang), 123, 89)
    if table == "building":
        return Small(draw_proposal(0, BUILDING.index(id), -1, (), 1, 1, 160, 140, lang), 163, 145)
    if table == "race":
        return Small(draw_race(RACE.index(id), "", 1, 1, 104, 92, lang), 107, 97)
    if table == "resource":
        return Small(draw_resource(RESOURCE.index(id), "", 3, 1, 1, 44, 40, lang), 47, 44)
    return None
