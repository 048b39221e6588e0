"""What must be true of every position: no square and no token is lost or doubled, every number fits."""

from __future__ import annotations

from ratusha.games.empire.components import (
    CITY,
    COPIES,
    KIND,
    KINDS,
    MASTERS,
    NATURE,
    PILE,
    PRIZE,
    STACK,
    TOKENS,
    VILLAGE,
)
from ratusha.games.empire.realm import COINED, MASTERED, RAVAGED
from ratusha.games.empire.state import NOTHING, Empire

PLACES = ("border", "free_fits", "grid", "live", "offers", "square_fits")


def problems(g: Empire) -> list[str]:
    """What is wrong with a position; empty if nothing is."""
    return _squares(g) + _tokens(g) + _realms(g) or _agenda(g)


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
        if any(getattr(realm, name) != getattr(anew, name) for name in PLACES):
            found.append(f"seat {seat}: the places do not fit the squares")
        if sorted(realm.unions) != sorted(anew.unions):
            found.append(f"seat {seat}: the unions do not fit the carts")
    return found


def _agenda(g: Empire) -> list[str]:
    """Decisions are about seats, squares and tokens that exist."""
    for decision in g.agenda:
        wrong = decision.problem(g)
        if wrong:
            return [f"{decision}: {wrong}"]
    return []
