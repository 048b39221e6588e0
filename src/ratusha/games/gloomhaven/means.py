"""What the rounds that are left of a solo game allow, for bots: storages and actions.

A rule of thumb; no rule depends on it. Each round has one Trade and one Upgrade; some advisers and workers
build as well, or bring a card back. Chapter 15.
"""

from __future__ import annotations

from typing import Final

from ratusha.games.gloomhaven.components import (
    ADVISER_WANTS,
    BIT,
    BUILDING_ACTION,
    CALL_TO_VOTE,
    FIRST_ADVISER,
    MAIN_ACTION,
    NOTHING,
    RACE_ACTION,
    RECRUITING,
    SOLO_ROUNDS,
    TRADING,
    UPGRADING,
    WANTS,
)
from ratusha.games.gloomhaven.effects import FOLLOW, OWN_STORAGE, RETURN_CARDS, TRADE, UPGRADE, Effect
from ratusha.games.gloomhaven.state import NO_WORKER, Gloomhaven
from ratusha.games.gloomhaven.trade import PlaceStorage, Trade
from ratusha.games.gloomhaven.upgrade import BuildUpgrade, LayFirst, PlaceUpgrade

A_BASIC: Final = 1
AN_UPGRADE: Final = 2
EITHER: Final = 3
ANYTHING: Final = 4
"""What an action is good for: a basic storage, an advanced one, either; something else."""
ADVISER: Final = 0.8
"""An adviser who builds leaves the game, so that he counts less than a card."""
HOPED: Final = 0.25
"""The storages of each kind that a Recruit brings by advisers to come."""
HIRED: Final = 0.7
"""The actions a round that the next adviser brings, if one can be hired."""
CRYSTAL: Final = 0.7
"""What the crystal counts that a house brings at each vote."""
WORKING: Final = 0.9
"""How often a worker finds what he is good for."""


def _good_for(action: list[Effect]) -> int:
    """What an action is good for in the solo game."""
    for step in action:
        if step.does == UPGRADE:
            return AN_UPGRADE
        if step.does == TRADE:
            return A_BASIC if step.options & OWN_STORAGE else 0
        if step.does in (RETURN_CARDS, FOLLOW):
            return EITHER
    return ANYTHING


CARD_FOR: Final[list[int]] = [_good_for(action) for action in MAIN_ACTION]
RACE_FOR: Final[list[int]] = [_good_for(action) for action in RACE_ACTION]
BUILDING_FOR: Final[list[int]] = [_good_for(action) for action in BUILDING_ACTION]
STANDARD_CARDS: Final = 4


class Means:
    """The storages and actions that are still possible."""

    __slots__ = ("basics", "basics_now", "discounts", "either", "plays", "upgrades", "upgrades_now")

    def __init__(self, g: Gloomhaven) -> None:
        left = SOLO_ROUNDS - g.round
        hand = g.hand(0) & ~BIT[CALL_TO_VOTE]
        waits = g.agenda[-1] if g.agenda else None
        self.basics: float = float(left)
        self.upgrades: float = float(left)
        self.either: float = 0.0
        self.discounts: float = 0.0
        self.basics_now: int = 1 if isinstance(waits, Trade | PlaceStorage) else 0
        self.upgrades_now: int = 1 if isinstance(waits, BuildUpgrade | LayFirst | PlaceUpgrade) else 0
        recruits = left
        if hand & BIT[TRADING]:
            self.basics_now += 1
        if hand & BIT[UPGRADING]:
            self.upgrades_now += 1
        self.basics += self.basics_now
        self.upgrades += self.upgrades_now
        if hand & BIT[RECRUITING]:
            recruits += 1
        self.basics += HOPED * recruits
        self.upgrades += HOPED * recruits
        advisers = g.cards[0] >> FIRST_ADVISER << FIRST_ADVISER
        if g.playing >= FIRST_ADVISER:
            advisers &= ~BIT[g.playing]
        self._advisers(advisers if left else advisers & hand, hand)
        self.plays: float = float(g.in_hand(0) + left * (STANDARD_CARDS + advisers.bit_count()))
        for adviser in g.advisers:
            if adviser != NOTHING and g.owned[0] & BIT[ADVISER_WANTS[adviser]]:
                self.plays += HIRED * left
                break
        if g.houses[0]:
            self.plays += CRYSTAL * left * len(g.houses[0])
            self._workers(g, left, g.in_hand(0) > 0)

    def _advisers(self, advisers: int, hand: int) -> None:
        while advisers:
            low = advisers & -advisers
            advisers ^= low
            good = CARD_FOR[low.bit_length() - 1]
            if good == A_BASIC:
                self.basics += ADVISER
                if hand & low:
                    self.basics_now += 1
            elif good == AN_UPGRADE:
                self.upgrades += ADVISER
                if hand & low:
                    self.upgrades_now += 1

    def _workers(self, g: Gloomhaven, left: int, able: bool) -> None:
        """What workers can still do, this round and in those to come: the best places first."""
        workers = len(g.houses[0])
        free = workers - g.used_workers(0) if able else 0
        race = RACE_FOR[g.races[0]]
        if race != ANYTHING and race:
            now = 1 if free > 0 and not g.mats else 0
            free -= now
            workers -= 1
            self._work(race, WORKING * (left + now), now)
            if race == AN_UPGRADE:
                self.discounts += 2.0 * (left + now)
        for at in range(len(g.built)):
            if workers <= 0:
                break
            served = g.wanted[at].bit_count() < len(WANTS[g.built[at]])
            good = BUILDING_FOR[g.built[at]]
            if not served or good in (0, ANYTHING):
                continue
            now = 1 if free > 0 and g.workers[at] == NO_WORKER else 0
            free -= now
            workers -= 1
            self._work(good, WORKING * (left + now), now)
        if workers > 0:
            self.plays += 0.6 * workers * left

    def _work(self, good: int, times: float, now: int) -> None:
        if good == A_BASIC:
            self.basics += times
            self.basics_now += now
        elif good == AN_UPGRADE:
            self.upgrades += times
            self.upgrades_now += now
        else:
            self.either += times
            self.upgrades_now += now
