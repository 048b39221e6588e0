"""Single components: for the page that lists them with their sources."""

from __future__ import annotations

from ratusha.draw.component import Small
from ratusha.draw.icons import icon_at
from ratusha.draw.shapes import box
from ratusha.draw.svg import path
from ratusha.games.altay.components import ACHIEVEMENT, CARD, FACTION, REGION, TERRAIN_OF, TYPE_CARD
from ratusha.games.altay.draw.cards import card_face, draw_people
from ratusha.games.altay.draw.wonders import achievement
from ratusha.games.altay.draw.words import TERRAIN_ICON
from ratusha.games.altay.draw.world import LAND, ground


def component(table: str, id: str, lang: str) -> Small | None:
    """A card, an achievement, a people or the land of a region."""
    if table == "card":
        card = TYPE_CARD.index(CARD.index(id))
        return Small(card_face(card, 1, 1, 104, 124, lang), 107, 129)
    if table in ("technology", "wonder"):
        return Small(achievement(ACHIEVEMENT.index(id), 0, 1, 1, 124, 92, lang), 127, 97)
    if table == "faction":
        return Small(draw_people(FACTION.index(id), "", 1, 1, 150, 150, lang), 153, 155)
    if table == "region":
        terrain, edge = TERRAIN_OF[REGION.index(id)], box(1, 1, 50, 34, 7)
        made = ground(edge, LAND[terrain], True) + path(edge, "none", "wall", 1.5)
        return Small(made + icon_at(TERRAIN_ICON[terrain], 26, 18, 20), 52, 36)
    return None
