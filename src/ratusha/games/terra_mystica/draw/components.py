"""Single components: for the page that lists them with their sources."""

from __future__ import annotations

from typing import Final

from ratusha.draw.component import Small
from ratusha.draw.icons import icon_at
from ratusha.draw.shapes import ROOT3
from ratusha.games.terra_mystica.components import (
    ACTION_IDS,
    BUILDING_IDS,
    CARD_IDS,
    FACTION_IDS,
    FAVOUR_IDS,
    TILE_IDS,
    TOWN_IDS,
)
from ratusha.games.terra_mystica.draw.draft import faction_card
from ratusha.games.terra_mystica.draw.lands import ground
from ratusha.games.terra_mystica.draw.look import BUILDING_ICON
from ratusha.games.terra_mystica.draw.rounds import tile_row
from ratusha.games.terra_mystica.draw.supply import draw_action, draw_card, draw_favour, draw_town

RADIUS: Final = 22
"""Of a hex."""


def component(table: str, id: str, lang: str) -> Small | None:
    """A terrain, a building, a power action, a card, a tile or a faction."""
    if table == "terrain":
        wide = RADIUS * ROOT3 + 2
        return Small(ground(id, wide / 2, RADIUS + 1, RADIUS), wide, 2 * RADIUS + 2)
    if table == "building":
        name = BUILDING_ICON[BUILDING_IDS.index(id) + 1]
        return Small(icon_at(name, 18, 18, 32, own="piece-lakes"), 36, 36)
    if table == "power_action":
        return Small(draw_action(ACTION_IDS.index(id), False, 26, 27, 20), 50, 50)
    if table == "bonus_card":
        return Small(draw_card(CARD_IDS.index(id), 2, 2, 60, 62), 64, 68)
    if table == "favour":
        return Small(draw_favour(FAVOUR_IDS.index(id), 2, 2, 44, 44), 48, 50)
    if table == "town":
        return Small(draw_town(TOWN_IDS.index(id), 2, 2, 56, 30), 60, 34)
    if table == "scoring":
        return Small(tile_row(1, TILE_IDS.index(id), 0, 2, 150, 22, False, lang), 152, 26)
    if table == "faction":
        return Small(faction_card(FACTION_IDS.index(id), 2, 2, 120, 58, lang), 124, 64)
    return None
