"""How much there is of what bots value in a seat's position; features.py names it, values.toml weighs it.

A rule of thumb; no rule depends on it. A decision that waits in the middle of an action is worth the best
that it promises (promise.py).
"""

from __future__ import annotations

from typing import Final

from ratusha.games.gloomhaven import features as f
from ratusha.games.gloomhaven.components import MOST_WANTS, WANTS
from ratusha.games.gloomhaven.evaluate_solo import assess_alone
from ratusha.games.gloomhaven.outlook import urgency
from ratusha.games.gloomhaven.outlook_cache import hopes
from ratusha.games.gloomhaven.promise import BUILDING_UP, ENOUGH_COINS, add_promise, completion, future
from ratusha.games.gloomhaven.start import basics_worth, race_worth
from ratusha.games.gloomhaven.state import GOES_ON, Gloomhaven
from ratusha.kernel.values import Tally

MOST_FLEETING: Final = 6
PROGRESS: Final[list[list[float]]] = [
    [sum(1.0 / n for n in range(still + 1, slots + 1)) for still in range(slots + 1)]
    for slots in range(MOST_WANTS + 1)
]
"""How much of a completion a building of so many slots is to everybody while so many are still open: each
delivery brings what was hoped from it (see `Outlook`)."""


def assess(g: Gloomhaven, seat: int, tally: Tally) -> None:
    """What a player has and may hope for."""
    if g.seats == 1:
        assess_alone(g, tally)
        return
    tally.add(f.POINTS, float(g.points[seat]))
    tally.add(f.OTHERS, (sum(g.points) - g.points[seat]) / (g.seats - 1))
    if g.ended != GOES_ON:
        return
    outlook = hopes(g, seat, completion=completion(tally.weights))
    tally.add(f.OUTLOOK, outlook.total - completion(tally.weights) * outlook.shares)
    tally.add(f.DELIVERED, outlook.shares)
    tally.add(f.RACE, race_worth(g, seat))
    tally.add(f.BASICS, basics_worth(g, seat))
    tally.add(f.FUTURE, future(g, g.owned[seat], seat))
    add_means(g, seat, tally)
    add_city(g, tally)
    if g.agenda:
        add_promise(g, seat, outlook, tally)


def add_means(g: Gloomhaven, seat: int, tally: Tally) -> None:
    """Coins, crystals, cards, income and houses."""
    coins = min(g.coins[seat], ENOUGH_COINS)
    tally.add(f.COINS, float(coins))
    tally.add(f.SPARE_COINS, float(g.coins[seat] - coins))
    tally.add(f.FLEETING, float(min(g.fleeting[seat], MOST_FLEETING)))
    tally.add(f.LASTING, float(g.lasting[seat]))
    tally.add(f.CARDS, float(g.in_hand(seat)))
    tally.add(f.INCOME, float(g.income(seat)))
    tally.add(f.WITHIN_REACH, float(g.reach[seat].bit_count()))
    houses = len(g.houses[seat])
    tally.add(f.HOUSES if g.with_workers() else f.PLAIN_HOUSES, float(houses))
    tally.add(f.WORKERS, float(houses - g.used_workers(seat)))


def add_city(g: Gloomhaven, tally: Tally) -> None:
    """Buildings and roads, which are everybody's."""
    tally.add(f.COMPLETED, float(g.completed))
    tally.add(f.ROADS if g.turns < BUILDING_UP * g.seats else f.LATE_ROADS, float(len(g.roads)))
    urgent = urgency(g)
    for at in range(len(g.built)):
        tally.add(f.DELIVERED, urgent * PROGRESS[len(WANTS[g.built[at]])][g.wanted[at].bit_count()])
