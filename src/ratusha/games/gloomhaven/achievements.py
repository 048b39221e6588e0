"""Achievements: what is counted, and when the cards are scored. Chapter 13."""

from __future__ import annotations

from ratusha.games.gloomhaven import names
from ratusha.games.gloomhaven.actions import settled
from ratusha.games.gloomhaven.board import DISTRICTS
from ratusha.games.gloomhaven.components import (
    ACHIEVEMENT_POINTS,
    BIT,
    BOARD,
    COUNTED,
    COUNTS,
    ENDGAME,
    IMMEDIATE,
    LEAST,
    LEVEL,
    MIDGAME,
    MIDGAME_COMPLETION,
    MOST_WANTS,
    NOTHING,
)
from ratusha.games.gloomhaven.geometry import TURNS
from ratusha.games.gloomhaven.state import FROM_ACHIEVEMENTS, Gloomhaven


def count(g: Gloomhaven, seat: int, what: int) -> int:
    """How many a player has of what an achievement counts. Rules 13.1 and 13.5."""
    name = COUNTED[what]
    if name == "buildings_delivered_to":
        return sum(1 for at in range(len(g.built)) if _delivered(g, seat, at))
    if name == "deliveries":
        return g.cubes.count(seat)
    if name == "districts_settled":
        return settled(g, seat).bit_count()
    if name == "houses":
        return len(g.houses[seat])
    if name == "bridges":
        return len(g.bridges[seat])
    if name == "advisers":
        return g.hired[seat]
    if name == "resources_owned":
        return g.income(seat)
    if name == "resources_within_reach":
        return g.reach[seat].bit_count()
    if name == "lasting":
        return g.lasting[seat]
    if name == "level_3_storages":
        return sum(1 for s in range(len(g.kinds)) if g.owners[s] == seat and LEVEL[g.kinds[s]] == 3)
    return sum(1 for district in range(DISTRICTS) if leads(g, seat, district))


def _delivered(g: Gloomhaven, seat: int, at: int) -> bool:
    return seat in g.cubes[at * MOST_WANTS : (at + 1) * MOST_WANTS]


def structures(g: Gloomhaven, seat: int, district: int) -> int:
    """The houses and storages of a player in a district."""
    owned = sum(
        1
        for s in range(len(g.kinds))
        if g.owners[s] == seat and BOARD[g.board].district[g.spots[s] // TURNS] == district
    )
    return owned + (1 if g.housed[seat] & BIT[district] else 0)


def leads(g: Gloomhaven, seat: int, district: int) -> bool:
    """Has a player more structures there than every opponent? Rule 13.5."""
    own = structures(g, seat, district)
    others = [structures(g, other, district) for other in range(g.seats) if other != seat]
    return own > max(others, default=0)


def score_goal(g: Gloomhaven, deck: int) -> bool:
    """Everybody who has what the card asks for gets its points; was there anybody?"""
    goal = g.goals[deck]
    found = False
    for seat in range(g.seats):
        if count(g, seat, COUNTS[goal]) >= LEAST[goal]:
            found = True
            if g.events is not None:
                g.tell("gloomhaven-achieved", seat, goal=names.achievement(goal))
            g.score(seat, FROM_ACHIEVEMENTS, ACHIEVEMENT_POINTS[goal])
    return found


def at_end_of_turn(g: Gloomhaven) -> None:
    """The immediate card once anybody has it, the next one with the second completion. Rules 13.2, 13.3."""
    if g.goals[IMMEDIATE] != NOTHING and score_goal(g, IMMEDIATE):
        g.goals[IMMEDIATE] = NOTHING
    if g.goals[MIDGAME] != NOTHING and g.completed >= MIDGAME_COMPLETION:
        score_goal(g, MIDGAME)
        g.goals[MIDGAME] = NOTHING


def at_end_of_game(g: Gloomhaven) -> None:
    """The last card. Rule 13.4."""
    if g.goals[ENDGAME] != NOTHING:
        score_goal(g, ENDGAME)
