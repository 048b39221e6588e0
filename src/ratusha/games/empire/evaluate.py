"""How much there is of what bots value in a seat's position; features.py names it, values.toml weighs it.

That is what a realm has, how far each prize is (aims.py), and what a turn that has begun may still bring.
"""

from __future__ import annotations

from typing import Any, Final

from ratusha.games.empire import features as f
from ratusha.games.empire.adding import Add, Lay
from ratusha.games.empire.aims import NEVER, PER_TURN, VALUE, add_outlook
from ratusha.games.empire.carts import PlaceCart, joints
from ratusha.games.empire.coins import NameResource, PlaceCoin
from ratusha.games.empire.components import (
    COIN,
    CRAFTSMAN_POINTS,
    FIRST,
    IN_HAND,
    KINDS,
    MASTERS,
    NATURE,
    NO_TOKEN,
    OFFER,
    POINTS,
    REPLACED,
    RESOURCES,
    TOKEN,
    WAR,
)
from ratusha.games.empire.consent import hope
from ratusha.games.empire.craftsmen import MeetCraftsman, PlaceCraftsman, workplaces
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

DRAWN_SQUARE: Final = 0.3
MET_CRAFTSMAN: Final = 0.4
BAD_BARGAIN: Final = -100.0
WORTH_REPLACING: Final = 2
"""Squares of fewer points are not worth a replaced one, if they have an ordinary place."""

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
    _add_worth(g, seat, realm, known, rivals_fit(g, seat), tally)
    best, mean = _rivals(g, seat, known)
    tally.add(f.BEST_OTHER, best)
    tally.add(f.OTHERS, mean)
    tally.add(f.TURN, _turn(g, seat, top, tally.weights))


def _add_end(g: Empire, seat: int, agreed: bool, tally: Tally) -> None:
    """The margin over the best other, prizes deciding a tie. To agree to an end while anybody can still earn
    points counts as bad, whatever the margin. Rule 11.5."""
    if agreed and hope(g):
        tally.add(f.BARGAIN, 1.0)
        return
    best = max(g.points[other] + 0.01 * prizes(g.realms[other]) for other in range(g.seats) if other != seat)
    tally.add(f.POINTS, g.points[seat] + 0.01 * prizes(g.realms[seat]))
    tally.add(f.FINAL_OTHER, best)


def _turn(g: Empire, seat: int, top: Decision[Any], weights: list[float]) -> float:
    """What a turn that has begun may still bring, beyond the position as it is."""
    if isinstance(top, Reveal):
        return _expected(g, seat, top.stack, weights) - balance(g, seat, weights)
    if isinstance(top, MeetCraftsman):
        bonus = IN_HAND + MET_CRAFTSMAN
        return bonus if g.active == seat else -bonus
    if top.seat != seat or g.active != seat:
        return 0.0
    if isinstance(top, Add):
        return _best_addition(g, seat, weights) - balance(g, seat, weights)
    if isinstance(top, Lay):
        return _best_place(g, seat, top.kind, g.drawn < 0, weights) - balance(g, seat, weights)
    if isinstance(top, PlaceCoin | NameResource):
        return _best_purchase(g, seat, weights) - balance(g, seat, weights)
    if isinstance(top, PlaceCart):
        return _best_joint(g, seat, weights) - balance(g, seat, weights)
    if isinstance(top, PlaceCraftsman):
        return max(_after(g, seat, move) for move in top.moves(g)) - balance(g, seat, weights)
    return 0.0


def _after(g: Empire, seat: int, move: int) -> float:
    then = g.clone()
    then.rng = NO_RNG
    then.play(move, seat)
    return g.game.value(then, seat)


# -- a position between turns -------------------------------------------------------------------------


def balance(g: Empire, seat: int, weights: list[float]) -> float:
    """A seat's worth against the others', the strongest of them counting most."""
    known = g.open_kinds()
    fit = rivals_fit(g, seat)
    return worth(g, seat, g.realms[seat], known, fit, weights) - rivals(g, seat, known, weights)


def worth(g: Empire, seat: int, realm: Realm, known: int, fit: int, weights: list[float]) -> float:
    """What a realm is worth, whatever the others have."""
    tally = Tally(weights, False)
    _add_worth(g, seat, realm, known, fit, tally)
    return tally.total


def _add_worth(g: Empire, seat: int, realm: Realm, known: int, fit: int, tally: Tally) -> None:
    """Points, the outlook, what war may take, and craftsmen with a place to work."""
    tally.add(f.POINTS, float(_points(realm)))
    add_outlook(g, realm, known, fit, tally)
    ends, threatened = _danger(g, seat, realm)
    tally.add(f.FAR_ENDS, float(ends))
    tally.add(f.THREATENED, float(threatened))
    if realm.masters:
        for master in range(MASTERS):
            if realm.masters & BIT[master] and workplaces(realm, master):
                tally.add(f.WORKPLACES, 1.0)


def rivals_fit(g: Empire, seat: int) -> int:
    """The kinds that some opponent could add at once."""
    found = 0
    for other in range(g.seats):
        if other != seat:
            found |= g.realms[other].ordinary(0)
    return found


def rivals(g: Empire, seat: int, known: int, weights: list[float]) -> float:
    """What the others have, mostly the best of them."""
    best, mean = _rivals(g, seat, known)
    return -weights[f.BEST_OTHER] * best - weights[f.OTHERS] * mean


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


# -- a turn that has begun ----------------------------------------------------------------------------


def _expected(g: Empire, seat: int, stack: int, weights: list[float]) -> float:
    """A square of this stack is about to be opened."""
    known = g.open_kinds()
    total = 0.0
    fit = rivals_fit(g, seat)
    for kind in range(FIRST[stack], FIRST[stack + 1]):
        if g.left[kind]:
            then = known | BIT[kind]
            value = worth(g, seat, g.realms[seat], then, fit, weights) - rivals(g, seat, then, weights)
            total += g.left[kind] * value
    return total / g.sizes[stack]


def _best_addition(g: Empire, seat: int, weights: list[float]) -> float:
    """The best that the square of this turn can bring."""
    realm = g.realms[seat]
    bought = g.bought_unit()
    known = g.open_kinds()
    ordinary = realm.ordinary(bought, known)
    either = ordinary | realm.replacing(bought, known & ~ordinary)
    best = BAD_BARGAIN
    if not ordinary:
        best = balance(g, seat, weights) + (DRAWN_SQUARE if g.sizes[NATURE] else 0.0)
    for kind in range(KINDS):
        if either & BIT[kind]:
            best = max(best, _best_place(g, seat, kind, True, weights))
    return best


def _best_place(g: Empire, seat: int, kind: int, from_table: bool, weights: list[float]) -> float:
    """The best that adding this square can bring; it replaces one only where that pays or must be."""
    known = _without(g, kind) if from_table else g.open_kinds()
    others = rivals(g, seat, known, weights)
    fit = rivals_fit(g, seat)
    realm = g.realms[seat]
    bought = g.bought_unit()
    gain = IN_HAND if TOKEN[kind] != NO_TOKEN else 0.0
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
        best = max(best, worth(g, seat, trial, known, fit, weights) + gain)
    return best - others


def _without(g: Empire, kind: int) -> int:
    """The open kinds when one square of this kind is gone."""
    alike = 0
    for row in g.rows:
        alike += row.count(kind)
    alike += g.prizes.count(kind)
    return g.open_kinds() if alike > 1 else g.open_kinds() & ~BIT[kind]


def _best_purchase(g: Empire, seat: int, weights: list[float]) -> float:
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
                    best = max(best, _best_place(then, seat, kind, True, weights))
    if best == BAD_BARGAIN:
        best = _best_addition(g, seat, weights)
    return best - 2 * IN_HAND  # the coin leaves the hand and will come to the opponent's


def _best_joint(g: Empire, seat: int, weights: list[float]) -> float:
    """A cart is being laid: the best square that some joint would newly allow, for the cart's point."""
    known = g.open_kinds()
    before = g.realms[seat].ordinary(0)
    best = _best_addition(g, seat, weights)
    for corner in joints(g.realms[seat]):
        then = g.clone()
        realm = then.realms[seat]
        realm.join(corner)
        fresh = realm.ordinary(0) & known & ~before
        for kind in range(KINDS):
            if fresh & BIT[kind]:
                best = max(best, _best_place(then, seat, kind, True, weights))
    return best - IN_HAND
