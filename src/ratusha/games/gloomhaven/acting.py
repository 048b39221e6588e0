"""What every action shares: which printed action is being carried out, and by whom.

An action is named by its source: a card played face up, a race, a prestige building or a follow action. A
decision within it knows the source and the step, so that everything else about it is printed data.
"""

from __future__ import annotations

from typing import Any, Final

from ratusha.games.gloomhaven.choice import Choice
from ratusha.games.gloomhaven.components import (
    BUILDING_ACTION,
    BUILDINGS,
    CARDS,
    CATEGORIES,
    FOLLOW_ACTION,
    MAIN_ACTION,
    RACE_ACTION,
    RACES,
)
from ratusha.games.gloomhaven.effects import Effect
from ratusha.games.gloomhaven.state import Gloomhaven

OF_RACE: Final = CARDS
OF_BUILDING: Final = OF_RACE + RACES
OF_FOLLOW: Final = OF_BUILDING + BUILDINGS
SOURCES_OF_ACTIONS: Final = OF_FOLLOW + CATEGORIES
"""The sources: cards, then races, buildings, follow actions."""

ACTION: Final[list[list[Effect]]] = MAIN_ACTION + RACE_ACTION + BUILDING_ACTION + FOLLOW_ACTION


class Acting(Choice):
    """A decision within an action: step `index` of the action `source`, of which `done` parts are done."""

    __slots__ = ("done", "index", "source")

    def __init__(self, seat: int, source: int, index: int, done: int = 0) -> None:
        super().__init__(seat)
        self.source: int = source
        self.index: int = index
        self.done: int = done

    def args(self) -> list[Any]:
        return [self.seat, self.source, self.index, self.done]

    def effect(self) -> Effect:
        """The step as it is printed."""
        return ACTION[self.source][self.index]

    def enough(self) -> bool:
        """May the rest be left out?"""
        return self.done >= self.effect().least

    def misfit(self, g: Gloomhaven) -> str:
        return step_misfit(self.source, self.index, self.done)


def step_misfit(source: int, index: int, done: int) -> str:
    """What is wrong with a step of an action, read from foreign JSON."""
    if not 0 <= source < SOURCES_OF_ACTIONS or not 0 <= index < len(ACTION[source]):
        return "there is no such action"
    return "" if 0 <= done < ACTION[source][index].most else "that is done already"
