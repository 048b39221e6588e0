"""Where points come from, and the count at the end of the game. Chapter 10 of the rules."""

from __future__ import annotations

from typing import Final

from ratusha.games.burgundy.components import (
    BUILDING_NAMES,
    COLOUR_NAMES,
    COLOURS,
    GOODS_LEFT_POINTS,
    NO_TILE,
    SILVER_LEFT_POINTS,
    SPECIES_OF,
    WORKERS_LEFT_FOR_A_POINT,
)
from ratusha.games.burgundy.knowledge import ANIMAL_POINTS, END_POINTS
from ratusha.games.burgundy.state import Burgundy
from ratusha.kernel.bits import BIT
from ratusha.kernel.decision import Step

_KNOWLEDGE: Final = [ANIMAL_POINTS.number, *[tile.number for tile in END_POINTS]]

SOURCES: Final = (
    *[f"area-{name}" for name in COLOUR_NAMES],
    "phase",
    "animals",
    "goods",
    "bonus",
    "watchtower",
    *[f"knowledge-{number}" for number in _KNOWLEDGE],
    "goods-left",
    "silver-left",
    "workers-left",
)
"""The lines of the score sheet. The extra points of rule 8.7 stand under their knowledge tile."""

AREA_SOURCE: Final = 0
"""The first of six sources, one for the areas of each colour."""
PHASE_SOURCE: Final = COLOURS
ANIMALS_SOURCE: Final = PHASE_SOURCE + 1
GOODS_SOURCE: Final = PHASE_SOURCE + 2
BONUS_SOURCE: Final = PHASE_SOURCE + 3
WATCHTOWER_SOURCE: Final = PHASE_SOURCE + 4
KNOWLEDGE_SOURCE: Final[dict[int, int]] = {
    number: WATCHTOWER_SOURCE + 1 + i for i, number in enumerate(_KNOWLEDGE)
}
"""The source of each knowledge tile that scores, by its number."""
GOODS_LEFT_SOURCE: Final = len(SOURCES) - 3
SILVER_LEFT_SOURCE: Final = len(SOURCES) - 2
WORKERS_LEFT_SOURCE: Final = len(SOURCES) - 1


def counted(g: Burgundy, seat: int, each: str) -> int:
    """How many things a knowledge tile counts that scores for each of them. Rules 8.15 to 8.26."""
    estate = g.estates[seat]
    if each == "goods-type-sold":
        return sum(1 for n in estate.sold if n)
    if each == "goods-sold":
        return sum(estate.sold)
    if each == "species":
        return len({SPECIES_OF[tile] for tile in estate.tiles if tile != NO_TILE and SPECIES_OF[tile] >= 0})
    if each == "bonus":
        return g.bonuses.count(seat)
    return estate.tiles.count(BUILDING_NAMES.index(each))


class FinalScoring(Step[Burgundy]):
    """The game is over: left-overs and knowledge. Rules 10.2 to 10.5."""

    __slots__ = ()

    def run(self, g: Burgundy) -> None:
        if g.events is not None:
            g.tell("burgundy-event-final")
        for seat in range(g.seats):
            estate = g.estates[seat]
            g.score(seat, GOODS_LEFT_SOURCE, sum(estate.goods) * GOODS_LEFT_POINTS)
            g.score(seat, SILVER_LEFT_SOURCE, estate.silver * SILVER_LEFT_POINTS)
            g.score(seat, WORKERS_LEFT_SOURCE, estate.workers // WORKERS_LEFT_FOR_A_POINT)
            for tile in END_POINTS:
                if estate.knowledge & BIT[tile.number]:
                    g.score(seat, KNOWLEDGE_SOURCE[tile.number], tile.amount * counted(g, seat, tile.each))


FINAL_SCORING: Final = FinalScoring()
