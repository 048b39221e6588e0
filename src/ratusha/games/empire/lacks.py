"""What a square lacks at a place, with the neighbours that could have given it. Rules 5.3 to 5.8."""

from __future__ import annotations

from ratusha.games.empire import names
from ratusha.games.empire.components import KINDS, MAKES, NEEDS, OFFER
from ratusha.games.empire.realm import Realm
from ratusha.games.empire.state import Empire
from ratusha.games.empire.supply import assign
from ratusha.kernel.bits import BIT, bits
from ratusha.kernel.decision import Reason
from ratusha.kernel.listing import row
from ratusha.kernel.msg import Msg


def lacks(g: Empire, realm: Realm, kind: int, cell: int) -> Reason:
    """Why a square can't be laid on this place, which is free or holds a square of the player's."""
    missing, rule = shortage(g, realm, kind, cell)
    return _reason("empire-why-not-here", realm, kind, cell, missing, rule)


def lacks_least(g: Empire, realm: Realm, kind: int) -> Reason:
    """Why an open square can't be added at all: what is missing at the place that lacks least."""
    best: list[Msg] = []
    rule = ""
    where = realm.border[0]
    for cell in realm.border + realm.cells:
        missing, its_rule = shortage(g, realm, kind, cell)
        if not best or len(missing) < len(best):
            best, rule, where = missing, its_rule, cell
    return _reason("empire-why-no-place", realm, kind, where, best, rule)


def _reason(id: str, realm: Realm, kind: int, cell: int, missing: list[Msg], rule: str) -> Reason:
    said = missing[-1]
    for lack in reversed(missing[:-1]):
        said = Msg("empire-lacks-also", lack=lack, rest=said)
    return Reason(Msg(id, square=names.square(kind), place=names.place(realm, cell), lacks=said), rule)


def shortage(g: Empire, realm: Realm, kind: int, cell: int) -> tuple[list[Msg], str]:
    """What a square lacks at a place, and the rule."""
    squares = bits(realm.reach(cell))
    givers = [square for square in squares if realm.live & BIT[square]]
    offers = [OFFER[realm.kinds[square]] for square in givers]
    if g.bought_unit():
        offers.append(g.bought_unit())
    needs = NEEDS[kind]
    meets = assign(needs, offers)
    missing: list[Msg] = []
    rule = "5.3"
    for i, need in enumerate(needs):
        if i in meets:
            continue
        name = names.resource(need)
        busy = [square for square in givers if OFFER[realm.kinds[square]] & BIT[need]]
        idle = [s for s in squares if s not in givers and OFFER[realm.kinds[s]] & BIT[need]]
        if busy:
            rule = "5.5"
            taken = [meets[givers.index(square)] for square in busy]
            others = [names.resource(needs[other]) for other in taken if other >= 0]
            could = row([names.standing_at(realm, square) for square in busy])
            missing.append(Msg("empire-lacks-busy", resource=name, squares=could, other=row(others)))
        if idle:
            rule = "5.5" if busy else "5.8"
            stopped = row([names.stopped(realm, square) for square in idle])
            missing.append(Msg("empire-lacks-idle", resource=name, squares=stopped))
        if not busy and not idle:
            makers = [names.square(maker) for maker in range(KINDS) if need in MAKES[maker]]
            known = row(makers) if makers else Msg("empire-nobody")
            missing.append(Msg("empire-lacks", resource=name, squares=known))
    return missing, rule
