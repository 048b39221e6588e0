"""How much there is of what bots value in a seat's position; features.py names it, values.toml weighs it.

That is how far each prize is, and what a turn that has begun may still bring. A realm's outlook is the sum
over open prizes and city squares of their points, discounted by the turns it would take to lay them. The
distance of a square is one turn for itself, the distance of what it needs and the neighbours lack, and the
wait until such a square is opened.
"""

from __future__ import annotations

from typing import Any, Final

from ratusha.games.empire import features as f
from ratusha.games.empire.adding import Add, Lay
from ratusha.games.empire.carts import PlaceCart, joints
from ratusha.games.empire.coins import NameResource, PlaceCoin
from ratusha.games.empire.components import (
    CITY,
    COIN,
    CRAFTSMAN_POINTS,
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
    REPLACED,
    RESOURCES,
    STACK,
    TOKEN,
    VILLAGE,
    WAR,
)
from ratusha.games.empire.consent import hope
from ratusha.games.empire.craftsmen import MeetCraftsman, PlaceCraftsman
from ratusha.games.empire.ending import Answer
from ratusha.games.empire.realm import COINED, MASTERED, NO_SQUARE, RAVAGED, Realm
from ratusha.games.empire.stacks import Reveal
from ratusha.games.empire.state import BY_CONSENT, Empire
from ratusha.games.empire.turn import Open
from ratusha.games.empire.war import farthest
from ratusha.games.empire.worth import prize_points, prizes, tokens, working
from ratusha.kernel.bits import BIT
from ratusha.kernel.decision import Decision
from ratusha.kernel.rng import NO_RNG
from ratusha.kernel.values import Tally

NEVER: Final = 99.0
PER_TURN: Final = 0.8
"""What a point is worth one turn later."""
FARTHEST: Final = 63.0
GRAIN: Final = 8
DISCOUNT: Final[list[float]] = [PER_TURN ** (far / GRAIN) for far in range(GRAIN * 64)]
"""What a point is worth this many eighths of a turn later."""
BEST_OTHER: Final = 0.49
OTHERS: Final = 0.21
"""What a point of the best other is worth, and of the others' mean: building counts more than spoiling."""
PER_AIM: Final = 0.65
"""What the next best aim is worth beside the best: a realm can't pursue them all at once."""
WAIT: Final = 0.25
LONGEST_WAIT: Final = 3.0
"""How many turns a kind that is not open lets wait: by its share of its stack."""
THREAT: Final = 0.5
"""How much of its most valuable unprotected square a realm must expect to lose to a war token in hand."""
OPEN_FLANK: Final = 0.05
DRAWN_SQUARE: Final = 0.3
MET_CRAFTSMAN: Final = 0.4
BAD_BARGAIN: Final = -100.0
WORTH_REPLACING: Final = 2
"""Squares of fewer points are not worth a replaced one, if they have an ordinary place."""

VALUE: Final[list[int]] = [POINTS[k] + (IN_HAND if TOKEN[k] != NO_TOKEN else 0) for k in range(KINDS)]
"""The points that adding a square of each kind brings by itself or by its token."""
WORTHY: Final[list[int]] = [kind for kind in range(KINDS) if VALUE[kind]]


def assess(g: Empire, seat: int, tally: Tally) -> None:
    """What a player has and may hope for, against the others."""
    if not g.agenda:
        _add_end(g, seat, g.ended == BY_CONSENT, tally)
        return
    top = g.agenda[-1]
    if isinstance(top, Answer) and top.seat != seat:
        _add_end(g, seat, True, tally)
        return
    if g.proposed and isinstance(top, Open) and not hope(g):
        _add_end(g, seat, False, tally)
        tally.add(f.IDLE, 1.0)
        return
    realm = g.realms[seat]
    known = g.open_kinds()
    tally.add(f.POINTS, float(_points(realm)))
    tally.add(f.OUTLOOK, outlook(g, realm, known))
    ends, threatened = _danger(g, seat, realm)
    tally.add(f.FAR_ENDS, float(ends))
    tally.add(f.THREATENED, float(threatened))
    best, mean = _rivals(g, seat, known)
    tally.add(f.BEST_OTHER, best)
    tally.add(f.OTHERS, mean)
    tally.add(f.TURN, _turn(g, seat, top))


def _add_end(g: Empire, seat: int, agreed: bool, tally: Tally) -> None:
    """The margin over the best other, prizes deciding a tie. To agree to an end while anybody can still earn
    points counts as bad, whatever the margin. Rule 11.5."""
    if agreed and hope(g):
        tally.add(f.BARGAIN, 1.0)
        return
    best = max(g.points[other] + 0.01 * prizes(g.realms[other]) for other in range(g.seats) if other != seat)
    tally.add(f.POINTS, g.points[seat] + 0.01 * prizes(g.realms[seat]))
    tally.add(f.FINAL_OTHER, best)


def _turn(g: Empire, seat: int, top: Decision[Any]) -> float:
    """What a turn that has begun may still bring, beyond the position as it is."""
    if isinstance(top, Reveal):
        return _expected(g, seat, top.stack) - balance(g, seat)
    if isinstance(top, MeetCraftsman):
        bonus = IN_HAND + MET_CRAFTSMAN
        return bonus if g.active == seat else -bonus
    if top.seat != seat or g.active != seat:
        return 0.0
    if isinstance(top, Add):
        return _best_addition(g, seat) - balance(g, seat)
    if isinstance(top, Lay):
        return _best_place(g, seat, top.kind, g.drawn < 0) - balance(g, seat)
    if isinstance(top, PlaceCoin | NameResource):
        return _best_purchase(g, seat) - balance(g, seat)
    if isinstance(top, PlaceCart):
        return _best_joint(g, seat) - balance(g, seat)
    if isinstance(top, PlaceCraftsman):
        return max(_after(g, seat, move) for move in top.moves(g)) - balance(g, seat)
    return 0.0


def _after(g: Empire, seat: int, move: int) -> float:
    then = g.clone()
    then.rng = NO_RNG
    then.play(move, seat)
    return g.game.value(then, seat)


# -- a position between turns -------------------------------------------------------------------------


def balance(g: Empire, seat: int) -> float:
    """A seat's worth against the others', the strongest of them counting most."""
    known = g.open_kinds()
    return worth(g, seat, g.realms[seat], known) - rivals(g, seat, known)


def worth(g: Empire, seat: int, realm: Realm, known: int) -> float:
    """Points, the outlook, less what war may take."""
    ends, threatened = _danger(g, seat, realm)
    return _points(realm) + outlook(g, realm, known) - OPEN_FLANK * ends - THREAT * threatened


def rivals(g: Empire, seat: int, known: int) -> float:
    """What the others have, mostly the best of them."""
    best, mean = _rivals(g, seat, known)
    return BEST_OTHER * best + OTHERS * mean


def _rivals(g: Empire, seat: int, known: int) -> tuple[float, float]:
    """The best of the others and their mean: their points, and the best square they could add at once."""
    best = -NEVER
    total = 0.0
    for other in range(g.seats):
        if other != seat:
            realm = g.realms[other]
            fits = realm.ordinary(0) & known
            most = 0
            for kind in WORTHY:
                if fits & BIT[kind] and VALUE[kind] > most:
                    most = VALUE[kind]
            value = _points(realm) + PER_TURN * most
            total += value
            best = max(best, value)
    return best, total / (g.seats - 1)


def _points(realm: Realm) -> int:
    """What the realm would count now, coins on its squares included."""
    points = prize_points(realm) + CRAFTSMAN_POINTS * working(realm)
    points += IN_HAND * tokens(realm) + REPLACED * len(realm.replaced)
    for mark in realm.marks:
        if mark & COINED:
            points += IN_HAND
    return points


def _danger(g: Empire, seat: int, realm: Realm) -> tuple[int, int]:
    """What lies at the far ends of the columns, and the most of it that a war token may take."""
    if not prize_points(realm) and not working(realm):
        return 0, 0
    most = 0
    total = 0
    for square in farthest(realm):
        if not realm.marks[square] & RAVAGED:
            value = POINTS[realm.kinds[square]]
            if realm.marks[square] & MASTERED:
                value += CRAFTSMAN_POINTS
            total += value
            most = max(most, value)
    if not most:
        return 0, 0
    armed = False
    for other in range(g.seats):
        if other != seat and g.realms[other].hand[WAR]:
            armed = True
    return total, most if armed else 0


# -- the outlook --------------------------------------------------------------------------------------


def outlook(g: Empire, realm: Realm, known: int) -> float:
    """What the realm may still win, discounted by distance. `known` is the mask of open kinds."""
    left = min(FARTHEST, (g.sizes[NATURE] + g.sizes[VILLAGE] + g.sizes[CITY]) / g.seats)
    fits = realm.ordinary(0)
    have = _in_reach(realm)
    build = [NEVER] * RESOURCES
    aims: list[float] = []
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
            aims.append(VALUE[kind] * DISCOUNT[int(far * GRAIN)])
    aims.sort(reverse=True)
    total = 0.0
    share = 1.0
    for aim in aims:
        total += share * aim
        share *= PER_AIM
    return total


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


# -- a turn that has begun ----------------------------------------------------------------------------


def _expected(g: Empire, seat: int, stack: int) -> float:
    """A square of this stack is about to be opened."""
    known = g.open_kinds()
    total = 0.0
    for kind in range(FIRST[stack], FIRST[stack + 1]):
        if g.left[kind]:
            then = known | BIT[kind]
            value = worth(g, seat, g.realms[seat], then) - rivals(g, seat, then)
            total += g.left[kind] * value
    return total / g.sizes[stack]


def _best_addition(g: Empire, seat: int) -> float:
    """The best that the square of this turn can bring."""
    realm = g.realms[seat]
    bought = g.bought_unit()
    known = g.open_kinds()
    ordinary = realm.ordinary(bought, known)
    either = ordinary | realm.replacing(bought, known & ~ordinary)
    best = BAD_BARGAIN
    if not ordinary:
        best = balance(g, seat) + (DRAWN_SQUARE if g.sizes[NATURE] else 0.0)
    for kind in range(KINDS):
        if either & BIT[kind]:
            best = max(best, _best_place(g, seat, kind, True))
    return best


def _best_place(g: Empire, seat: int, kind: int, from_table: bool) -> float:
    """The best that adding this square can bring; it replaces one only where that pays or must be."""
    known = _without(g, kind) if from_table else g.open_kinds()
    others = rivals(g, seat, known)
    realm = g.realms[seat]
    bought = g.bought_unit()
    gain = IN_HAND if TOKEN[kind] != NO_TOKEN else 0
    keep = VALUE[kind] < WORTH_REPLACING and realm.ordinary(bought, BIT[kind])
    best = BAD_BARGAIN
    for cell in realm.places(kind, bought):
        square = realm.square_at(cell)
        if square != NO_SQUARE and keep:
            continue
        trial = realm.clone()
        if square == NO_SQUARE:
            trial.add(cell, kind)
        else:
            if trial.marks[square] & COINED:
                trial.hand[COIN] += 1
            trial.replace(square, kind)
        best = max(best, worth(g, seat, trial, known) + gain)
    return best - others


def _without(g: Empire, kind: int) -> int:
    """The open kinds when one square of this kind is gone."""
    alike = 0
    for row in g.rows:
        alike += row.count(kind)
    alike += g.prizes.count(kind)
    return g.open_kinds() if alike > 1 else g.open_kinds() & ~BIT[kind]


def _best_purchase(g: Empire, seat: int) -> float:
    """A coin is being laid: the best square that any resource for sale would allow, for the coin's point."""
    top = g.agenda[-1]
    realm = g.realms[seat]
    offered = 0
    if isinstance(top, PlaceCoin):
        victim = g.realms[top.victim]
        for square in range(len(victim.kinds)):
            if victim.live & BIT[square]:
                offered |= OFFER[victim.kinds[square]]
    elif isinstance(top, NameResource):
        offered = OFFER[g.realms[top.victim].kinds[top.square]]
    then = g.clone()
    then.agenda.pop()
    known = g.open_kinds()
    before = (realm.ordinary(0) | realm.replacing(0)) & known
    best = BAD_BARGAIN
    for resource in range(RESOURCES):
        if offered & BIT[resource]:
            then.bought = resource
            unit = BIT[resource]
            new = known & ~before
            fresh = realm.ordinary(unit, new) | realm.replacing(unit, new)
            for kind in range(KINDS):
                if fresh & BIT[kind]:
                    best = max(best, _best_place(then, seat, kind, True))
    if best == BAD_BARGAIN:
        best = _best_addition(g, seat)
    return best - 2 * IN_HAND  # the coin leaves the hand and will come to the opponent's


def _best_joint(g: Empire, seat: int) -> float:
    """A cart is being laid: the best square that some joint would newly allow, for the cart's point."""
    known = g.open_kinds()
    before = g.realms[seat].ordinary(0)
    best = _best_addition(g, seat)
    for corner in joints(g.realms[seat]):
        then = g.clone()
        realm = then.realms[seat]
        realm.join(corner)
        fresh = realm.ordinary(0) & known & ~before
        for kind in range(KINDS):
            if fresh & BIT[kind]:
                best = max(best, _best_place(then, seat, kind, True))
    return best - IN_HAND
