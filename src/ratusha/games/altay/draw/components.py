"""Single components: for the page that lists them with their sources."""

from __future__ import annotations

from ratusha.draw.component import Small
from ratusha.games.altay.components import ACHIEVEMENT, CARD, FACTION, TYPE_CARD
from ratusha.games.altay.draw.cards import card_face, draw_people
from ratusha.games.altay.draw.wonders import achievement


def component(table: str, id: str, lang: str) -> Small | None:
    """A card, an achievement or a people."""
    if table == "card":
        card = TYPE_CARD.index(CARD.index(id))
        return Small(card_face(card, 1, 1, 104, 124, lang), 107, 129)
    if table in ("technology", "wonder"):
        return Small(achievement(ACHIEVEMENT.index(id), 0, 1, 1, 124, 92, lang), 127, 97)
    if table == "faction":
        return Small(draw_people(FACTION.index(id), "", 1, 1, 150, 150, lang), 153, 155)
    return None
