"""What a realm and the tokens in hand are worth. Chapter 12."""

from __future__ import annotations

from ratusha.games.empire.components import FIRST, POINTS, PRIZE, STACK
from ratusha.games.empire.realm import MASTERED, RAVAGED, Realm


def prizes(realm: Realm) -> int:
    """How many prizes lie in the realm, ravaged ones too. Rule 12.8."""
    return sum(1 for kind in realm.kinds if STACK[kind] == PRIZE)


def prize_points(realm: Realm) -> int:
    """What its prizes are worth. Rule 12.1."""
    total = 0
    first = FIRST[PRIZE]
    for square, kind in enumerate(realm.kinds):
        if kind >= first and not realm.marks[square] & RAVAGED:
            total += POINTS[kind]
    return total


def working(realm: Realm) -> int:
    """How many craftsmen are at work on squares that are not ravaged. Rule 12.2."""
    n = 0
    for mark in realm.marks:
        if mark & (MASTERED | RAVAGED) == MASTERED:
            n += 1
    return n


def tokens(realm: Realm) -> int:
    """How many tokens are in hand. Rule 12.3."""
    hand = realm.hand
    in_hand = hand[0] + hand[1] + hand[2]
    return in_hand + realm.masters.bit_count() if realm.masters else in_hand
