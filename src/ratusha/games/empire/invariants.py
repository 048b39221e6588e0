"""What must be true of every position: no square and no token is lost or doubled, every number fits."""

from __future__ import annotations

from typing import Any

from ratusha.games.empire.adding import Lay
from ratusha.games.empire.components import (
    BIT,
    CART,
    CITY,
    COIN,
    COPIES,
    KIND,
    KINDS,
    MASTERS,
    NATURE,
    PILE,
    PRIZE,
    RESOURCES,
    STACK,
    TOKENS,
    VILLAGE,
)
from ratusha.games.empire.realm import COINED, MASTERED, RAVAGED
from ratusha.games.empire.setup import LayFirst
from ratusha.games.empire.state import ENDS, NOTHING, Empire
from ratusha.games.empire.tokens import NameResource, PlaceCart, PlaceCoin, PlaceCraftsman
from ratusha.games.empire.turn import Answer
from ratusha.kernel.decision import CHANCE, Decision


def problems(g: Empire) -> list[str]:
    """What cannot be about a position; nothing, if all is well."""
    return _numbers(g) or _squares(g) + _tokens(g) + _realms(g) or _agenda(g)


def _numbers(g: Empire) -> list[str]:
    """Numbers out of their range, which nothing else would survive."""
    kinds = [*g.prizes, *g.box, *(kind for row in g.rows for kind in row)]
    fine = (
        len(g.left) == KINDS
        and min(g.left) >= 0
        and len(g.rows) == 3
        and len(g.piles) == len(PILE)
        and min(g.piles) >= 0
        and len(g.realms) == g.seats
        and all(0 <= kind < KINDS for kind in kinds)
        and NOTHING <= g.drawn < KINDS
        and NOTHING <= g.bought < RESOURCES
        and 0 <= g.first < g.seats
        and 0 <= g.active < g.seats
        and 0 <= g.ended < len(ENDS)
        and g.turns >= 0
        and g.boxed_war >= 0
        and 0 <= g.masters < BIT[MASTERS]
        and 0 <= g.boxed_masters < BIT[MASTERS]
        and 0 <= g.proposed < BIT[g.seats]
    )
    return [] if fine else ["a number is out of range"]


def _squares(g: Empire) -> list[str]:
    """Every square is somewhere. Rule 1.1."""
    found: list[str] = []
    have = g.left[:]
    lying = [*g.prizes, *g.box, *g.rows[NATURE], *g.rows[VILLAGE], *g.rows[CITY]]
    if g.drawn != NOTHING:
        lying.append(g.drawn)
    for realm in g.realms:
        lying += realm.kinds + realm.replaced
    for kind in lying:
        have[kind] += 1
    for kind in range(KINDS):
        if have[kind] != COPIES[kind]:
            found.append(f"{have[kind]} squares {KIND[kind]} instead of {COPIES[kind]}")
    for stack in (NATURE, VILLAGE, CITY):
        if any(STACK[kind] != stack for kind in g.rows[stack]):
            found.append(f"a square of another stack lies in row {stack}")
    if any(STACK[kind] != PRIZE for kind in g.prizes):
        found.append("a square of another stack lies among the prizes")
    return found


def _tokens(g: Empire) -> list[str]:
    """Every token is somewhere. Rule 1.2."""
    found: list[str] = []
    marks = [mark for realm in g.realms for mark in realm.marks]
    lying = [
        sum(1 for mark in marks if mark & RAVAGED) + g.boxed_war,
        sum(1 for mark in marks if mark & COINED),
        sum(len(realm.carts) for realm in g.realms),
    ]
    for token in range(len(PILE)):
        have = g.piles[token] + lying[token] + sum(realm.hand[token] for realm in g.realms)
        if have != PILE[token]:
            found.append(f"{have} tokens of {TOKENS[token]} instead of {PILE[token]}")
    held = [g.masters, g.boxed_masters, *(realm.masters for realm in g.realms)]
    masters = sum(mask.bit_count() for mask in held) + sum(1 for mark in marks if mark & MASTERED)
    if masters != MASTERS:
        found.append(f"{masters} craftsmen instead of {MASTERS}")
    return found


def _realms(g: Empire) -> list[str]:
    """What is kept up to date in a realm is what its squares make of it."""
    found: list[str] = []
    for seat, realm in enumerate(g.realms):
        anew = realm.clone()
        anew.derive()
        kept = (realm.number, realm.near, realm.border, realm.live, realm.fits)
        if kept != (anew.number, anew.near, anew.border, anew.live, anew.fits):
            found.append(f"seat {seat}: the places do not fit the squares")
        if sorted(realm.unions) != sorted(anew.unions):
            found.append(f"seat {seat}: the unions do not fit the carts")
    return found


def _agenda(g: Empire) -> list[str]:
    """Decisions are about seats, squares and tokens that exist; the one that waits can be answered."""
    for decision in g.agenda:
        wrong = _misfit(g, decision)
        if wrong:
            return [wrong]
    top = g.agenda[-1] if g.agenda else None
    if top is not None and (top.seat >= 0 or top.seat == CHANCE) and not top.moves(g):
        return ["nothing can be decided"]
    return []


def _misfit(g: Empire, decision: Decision[Any]) -> str:
    """What a decision names that does not exist; empty: nothing."""
    if decision.seat >= g.seats:
        return "a decision of a seat that does not exist"
    wrong = False
    if isinstance(decision, Answer):
        wrong = decision.proposer >= g.seats
    elif isinstance(decision, Lay | LayFirst):
        wrong = g.drawn != decision.kind and not g.open_kinds() & BIT[decision.kind]
    elif isinstance(decision, PlaceCraftsman):
        wrong = not g.realms[decision.seat].masters & BIT[decision.master]
    elif isinstance(decision, PlaceCart):
        wrong = not g.realms[decision.seat].hand[CART]
    elif isinstance(decision, PlaceCoin | NameResource):
        wrong = decision.victim >= g.seats or not g.realms[decision.seat].hand[COIN]
        if not wrong and isinstance(decision, NameResource):
            wrong = decision.square >= len(g.realms[decision.victim].kinds)
    return f"{decision} does not fit the position" if wrong else ""
