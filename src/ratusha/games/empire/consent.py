"""Is there anything left to play for? What bots ask themselves before they agree to an end by consent."""

from __future__ import annotations

from ratusha.games.empire.components import (
    CITY,
    FIRST,
    KINDS,
    MAKES,
    NO_TOKEN,
    OFFER,
    PRIZE,
    STACK,
    TOKEN,
    WORKS,
)
from ratusha.games.empire.craftsmen import workplaces
from ratusha.games.empire.realm import MASTERED, RAVAGED
from ratusha.games.empire.state import Empire
from ratusha.games.empire.supply import NEED_MASK
from ratusha.kernel.bits import BIT


def hope(g: Empire) -> bool:
    """Can anybody still earn a point: by a prize, a city square or a craftsman? Rule 11.5."""
    made = 0
    for realm in g.realms:
        for square in range(len(realm.kinds)):
            if not realm.marks[square] & (RAVAGED | MASTERED):
                made |= OFFER[realm.kinds[square]]
    known = g.open_kinds()
    to_come = 0
    for kind in range(FIRST[PRIZE]):
        if known & BIT[kind] or g.left[kind]:
            to_come |= BIT[kind]
    grown = -1
    while grown != made:
        grown = made
        for kind in range(FIRST[PRIZE]):
            if to_come & BIT[kind] and _met(kind, made):
                made |= OFFER[kind]
    for kind in range(KINDS):
        if STACK[kind] == PRIZE and known & BIT[kind] and _met(kind, made):
            return True
        if TOKEN[kind] != NO_TOKEN and to_come & BIT[kind] and _met(kind, made):
            return True
    for realm in g.realms:
        for master in range(len(WORKS)):
            if realm.masters & BIT[master]:
                if workplaces(realm, master):
                    return True
                for kind in range(FIRST[CITY]):
                    if to_come & BIT[kind] and WORKS[master] in MAKES[kind] and _met(kind, made):
                        return True
    return False


def _met(kind: int, made: int) -> bool:
    return NEED_MASK[kind] & ~made == 0
