"""What a player begins with: how many points races and resources have brought; for bots.

A rule of thumb; no rule depends on it. Before anything is built nothing else tells them apart.
"""

from __future__ import annotations

from typing import Final

from ratusha.games.gloomhaven.components import BASIC, BASICS, BIT, INPUTS, NOTHING, RACE, RESOURCES
from ratusha.games.gloomhaven.state import Gloomhaven

_RACES: Final[dict[str, float]] = {
    "savvas": -2.0,
    "harrower": -1.7,
    "valrath": 1.8,
    "vermling": 2.0,
    "human": -0.8,
    "quatryl": 5.8,
    "inox": -4.4,
    "orchid": -0.3,
    "aesther": -0.5,
}
"""What each race brought beyond its resource, on average, where all were drawn at random."""
_BASICS: Final[dict[str, float]] = {
    "population": -2.4,
    "stone": -2.7,
    "knowledge": 0.3,
    "wood": -2.0,
    "metal": 1.9,
    "gems": 0.7,
    "crops": 5.0,
    "livestock": -0.8,
}
"""The same for basic resources."""
BOTH_INPUTS: Final = 4.2
"""And for each resource that is made from two of the player's own."""
RACE_WORTH: Final[list[float]] = [_RACES.get(race, 0.0) for race in RACE]
BASIC_WORTH: Final[list[float]] = [_BASICS.get(basic, 0.0) for basic in BASIC]


def race_worth(g: Gloomhaven, seat: int) -> float:
    """What a player's race is worth, in points."""
    return 0.0 if g.races[seat] == NOTHING else RACE_WORTH[g.races[seat]]


def basics_worth(g: Gloomhaven, seat: int) -> float:
    """What his basic resources are worth, in points; one that he is about to choose counts as the best."""
    if g.races[seat] == NOTHING:
        return 0.0
    if g.bases[seat] == NOTHING:
        return max([BASIC_WORTH[kind] for kind in range(BASICS) if kind not in g.bases])
    own = g.own_basics[seat]
    total = 0.0
    for kind in range(BASICS):
        if own & BIT[kind]:
            total += BASIC_WORTH[kind]
    for r in range(BASICS, RESOURCES):
        if not INPUTS[r] & ~own:
            total += BOTH_INPUTS
    return total
