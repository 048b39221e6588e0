"""What a realm may still win: the outlook, by features.

It is the sum over open prizes and city squares of their points, discounted by the turns it would take to lay
them. The distance of a square is one turn for itself, the distance of what it needs and the neighbours lack,
and the wait until such a square is opened.
"""

from __future__ import annotations

from typing import Final

from ratusha.games.empire import features as f
from ratusha.games.empire.components import (
    CITY,
    FIRST,
    IN_HAND,
    KINDS,
    MAKES,
    NATURE,
    NEEDS,
    NO_TOKEN,
    OFFER,
    POINTS,
    PRIZE,
    PRIZES,
    RESOURCES,
    SEATS,
    STACK,
    TIER,
    TOKEN,
    VILLAGE,
    most_turns,
)
from ratusha.games.empire.realm import Realm
from ratusha.games.empire.state import Empire
from ratusha.kernel.bits import BIT, mask_of
from ratusha.kernel.values import Tally

NEVER: Final = 99.0
PER_TURN: Final = 0.8
"""What a point is worth one turn later."""
FARTHEST: Final = 63.0
GRAIN: Final = 8
DISCOUNT: Final[list[float]] = [PER_TURN ** (far / GRAIN) for far in range(GRAIN * 64)]
"""What a point is worth this many eighths of a turn later."""
PER_AIM: Final = 0.65
"""What the next best aim is worth beside the best: a realm can't pursue them all at once."""
WAIT: Final = 0.25
LONGEST_WAIT: Final = 3.0
"""How many turns a kind that is not open lets wait: by its share of its stack."""

VALUE: Final[list[int]] = [POINTS[k] + (IN_HAND if TOKEN[k] != NO_TOKEN else 0) for k in range(KINDS)]
"""The points that adding a square of each kind brings by itself or by its token."""
REFINED: Final[int] = mask_of([r for r in range(RESOURCES) if TIER[r] != "basic"])
"""The resources of villages and cities."""

MOST_TURNS: Final[list[int]] = [0] * SEATS[0] + [most_turns(seats) for seats in range(SEATS[0], SEATS[1] + 1)]
"""How many squares are left in the stacks when the first turn begins, by the number of players."""


def add_outlook(g: Empire, realm: Realm, known: int, rivals_fit: int, tally: Tally) -> None:
    """What the realm may still win, discounted by distance. `known` is the mask of open kinds, `rivals_fit`
    that of the kinds that an opponent could add at once."""
    left = min(FARTHEST, (g.sizes[NATURE] + g.sizes[VILLAGE] + g.sizes[CITY]) / g.seats)
    fits = realm.ordinary(0)
    have = _in_reach(realm)
    build = [NEVER] * RESOURCES
    aims: list[float] = []
    contested = 0.0
    for kind in range(KINDS):
        wait = 0.0
        if not known & BIT[kind]:
            if not g.left[kind] or STACK[kind] == PRIZE:
                continue
            wait = min(LONGEST_WAIT, WAIT * g.sizes[STACK[kind]] / g.left[kind])
        far = 1.0 + wait + (0.0 if fits & BIT[kind] else _missing(kind, have, build))
        for resource in MAKES[kind]:
            if far < build[resource]:
                build[resource] = far
        if VALUE[kind] and far <= left:
            aim = VALUE[kind] * DISCOUNT[int(far * GRAIN)]
            aims.append(aim)
            if kind >= FIRST[PRIZE] and rivals_fit & BIT[kind]:
                contested += aim
    aims.sort(reverse=True)
    total = 0.0
    share = 1.0
    for aim in aims:
        total += share * aim
        share *= PER_AIM
    tally.add(f.OUTLOOK, total)
    tally.add(f.BEST_AIM, aims[0] if aims else 0.0)
    tally.add(f.CONTESTED, contested)
    season = time_left(g)
    tally.add(f.REFINED, (have & REFINED).bit_count() * season)
    tally.add(f.MAKERS, realm.live.bit_count() * season)


def time_left(g: Empire) -> float:
    """The share of the game that is still to come: of the squares or, if those are fewer, of the prizes."""
    squares = (g.sizes[NATURE] + g.sizes[VILLAGE] + g.sizes[CITY]) / MOST_TURNS[g.seats]
    return min(1.0, squares, len(g.prizes) / PRIZES[g.seats])


def _in_reach(realm: Realm) -> int:
    """The resources that some ordinary place can get."""
    squares = realm.at_border()
    for union in realm.unions:
        if squares & union:
            squares |= union
    squares &= realm.live
    have = 0
    for square in range(len(realm.kinds)):
        if squares & BIT[square]:
            have |= OFFER[realm.kinds[square]]
    return have


def _missing(kind: int, have: int, build: list[float]) -> float:
    """The distance of what a kind needs and the realm does not offer in one place."""
    total = 0.0
    least = NEVER
    for need in NEEDS[kind]:
        if not have & BIT[need]:
            total += build[need]
        least = min(least, build[need])
    return total if total else least
