"""Why something can't be done: which resource is missing and who could have given it, and the like."""

from __future__ import annotations

from ratusha.games.empire import names
from ratusha.games.empire.components import (
    BIT,
    CART,
    COIN,
    CRAFTSMAN,
    KINDS,
    MAKES,
    NATURE,
    NEEDS,
    OFFER,
    STACK,
    TOKENS,
    VILLAGE,
    WAR,
    WORKS,
)
from ratusha.games.empire.moves import x_of
from ratusha.games.empire.realm import COINED, MASTERED, NO_SQUARE, RAVAGED, Realm
from ratusha.games.empire.state import Empire
from ratusha.games.empire.supply import assign
from ratusha.kernel.decision import Reason
from ratusha.kernel.msg import Msg

# -- adding a square ----------------------------------------------------------------------------------


def not_here(g: Empire, seat: int, kind: int, cell: int) -> Reason:
    """Why a square can't be laid on this place."""
    realm = g.realms[seat]
    if cell not in realm.number and cell not in realm.border:
        corner = "empire-why-corner" if realm.near.get(cell, 0) else "empire-why-apart"
        return Reason(Msg(corner, place=names.place(realm, cell)), "5.2")
    lacks, rule = shortage(g, realm, kind, cell)
    return Reason(
        Msg(
            "empire-why-not-here",
            square=names.square(kind),
            place=names.place(realm, cell),
            lacks=names.listed(lacks, "empire-and"),
        ),
        rule,
    )


def no_place(g: Empire, seat: int, kind: int) -> Reason:
    """Why an open square can't be added at all: what is missing at the place that lacks least."""
    if not g.open_kinds() & BIT[kind]:
        return Reason(Msg("empire-why-not-open", square=names.square(kind)), "5.1")
    realm = g.realms[seat]
    best: list[Msg] = []
    rule = ""
    where = realm.border[0]
    for cell in realm.border + realm.cells:
        lacks, its_rule = shortage(g, realm, kind, cell)
        if not best or len(lacks) < len(best):
            best, rule, where = lacks, its_rule, cell
    return Reason(
        Msg(
            "empire-why-no-place",
            square=names.square(kind),
            place=names.place(realm, where),
            lacks=names.listed(best, "empire-and"),
        ),
        rule,
    )


def shortage(g: Empire, realm: Realm, kind: int, cell: int) -> tuple[list[Msg], str]:
    """What a square lacks at a place, with the neighbours that could have given it; and the rule."""
    reach = realm.reach(cell)
    squares = [square for square in range(len(realm.kinds)) if reach & BIT[square]]
    givers = [square for square in squares if realm.live & BIT[square]]
    offers = [OFFER[realm.kinds[square]] for square in givers]
    if g.bought_unit():
        offers.append(g.bought_unit())
    needs = NEEDS[kind]
    meets = assign(needs, offers)
    lacks: list[Msg] = []
    rule = "5.3"
    for i, need in enumerate(needs):
        if i in meets:
            continue
        name = names.resource(need)
        busy = [square for square in givers if OFFER[realm.kinds[square]] & BIT[need]]
        idle = [s for s in squares if s not in givers and OFFER[realm.kinds[s]] & BIT[need]]
        if busy:
            rule = "5.5"
            taken = [
                needs[meets[givers.index(square)]] for square in busy if meets[givers.index(square)] >= 0
            ]
            lacks.append(
                Msg(
                    "empire-lacks-busy",
                    resource=name,
                    squares=names.listed([_at(realm, square) for square in busy]),
                    other=names.listed([names.resource(number) for number in taken]),
                )
            )
        if idle:
            rule = "5.5" if busy else "5.8"
            stopped = names.listed([_stopped(realm, square) for square in idle])
            lacks.append(Msg("empire-lacks-idle", resource=name, squares=stopped))
        if not busy and not idle:
            makers = [names.square(maker) for maker in range(KINDS) if need in MAKES[maker]]
            known = names.listed(makers) if makers else Msg("empire-nobody")
            lacks.append(Msg("empire-lacks", resource=name, squares=known))
    return lacks, rule


def _at(realm: Realm, square: int) -> Msg:
    return names.standing_at(realm, square)


def _stopped(realm: Realm, square: int) -> Msg:
    """A square that makes nothing, with what stops it."""
    marks = realm.marks[square]
    if marks & RAVAGED:
        return Msg("empire-stopped-ravaged", square=_at(realm, square))
    if marks & MASTERED:
        return Msg("empire-stopped-craftsman", square=_at(realm, square))
    return Msg("empire-stopped-coin", square=_at(realm, square))


def must_add(g: Empire, seat: int) -> Reason:
    """Why the turn can't go on without an open square (or with a draw instead)."""
    ordinary = g.realms[seat].ordinary(g.bought_unit()) & g.open_kinds()
    if ordinary:
        fits = [names.square(kind) for kind in range(KINDS) if ordinary & BIT[kind]]
        return Reason(Msg("empire-why-must-add", squares=names.listed(fits)), "5.9")
    if g.sizes[NATURE]:
        return Reason(Msg("empire-why-must-draw"), "5.11")
    return Reason(Msg("empire-why-empty-stack", stack=names.stack(NATURE)), "5.14")


# -- tokens -------------------------------------------------------------------------------------------


def _no_token(token: int) -> Reason:
    return Reason(Msg("empire-why-no-token", token=Msg(f"empire-token-{TOKENS[token]}")), "4.1")


def _no_opponent(g: Empire, seat: int, victim: int) -> bool:
    return victim == seat or victim >= g.seats


def no_war(g: Empire, seat: int, victim: int, column: int) -> Reason:
    """Why war can't be laid on this column."""
    if not g.realms[seat].hand[WAR]:
        return _no_token(WAR)
    if _no_opponent(g, seat, victim):
        return Reason(Msg("empire-why-no-opponent"), "4.6")
    column_is_empty = all(x_of(cell) != column for cell in g.realms[victim].cells)
    if column_is_empty:
        return Reason(Msg("empire-why-empty-column", column=str(column)), "7.1")
    return Reason(Msg("empire-why-ravaged-already", column=str(column)), "7.5")


def no_coin(g: Empire, seat: int, victim: int) -> Reason:
    """Why nothing can be bought there."""
    if not g.realms[seat].hand[COIN]:
        return _no_token(COIN)
    if _no_opponent(g, seat, victim):
        return Reason(Msg("empire-why-no-opponent"), "4.6")
    return Reason(Msg("empire-why-nothing-made", whom=names.player(victim)), "8.1")


def not_for_sale(g: Empire, victim: int, cell: int) -> Reason:
    """Why no coin can be laid on this place of an opponent's realm."""
    realm = g.realms[victim]
    square = realm.number.get(cell, NO_SQUARE)
    if square == NO_SQUARE:
        return Reason(Msg("empire-why-no-square", place=names.place(realm, cell)), "8.1")
    if not OFFER[realm.kinds[square]]:
        return Reason(Msg("empire-why-makes-nothing", square=_at(realm, square)), "8.1")
    only_coin = realm.marks[square] == COINED
    return Reason(Msg("empire-why-stopped", square=_stopped(realm, square)), "8.8" if only_coin else "8.1")


def no_cart(g: Empire, seat: int) -> Reason:
    """Why no cart can be played."""
    realm = g.realms[seat]
    if not realm.hand[CART]:
        return _no_token(CART)
    if realm.carts:
        return Reason(Msg("empire-why-no-other-joint"), "9.6")
    return Reason(Msg("empire-why-no-joint"), "9.1")


def no_craftsman(g: Empire, seat: int, master: int) -> Reason:
    """Why this craftsman can't be played."""
    if not g.realms[seat].masters & BIT[master]:
        return _no_token(CRAFTSMAN)
    name, works = names.master(master), names.resource(WORKS[master])
    return Reason(Msg("empire-why-no-work", craftsman=name, resource=works), "10.1")


def no_workplace(g: Empire, seat: int, master: int, cell: int) -> Reason:
    """Why the craftsman can't go to this place."""
    realm = g.realms[seat]
    square = realm.number.get(cell, NO_SQUARE)
    if square == NO_SQUARE:
        return Reason(Msg("empire-why-no-square", place=names.place(realm, cell)), "10.1")
    kind = realm.kinds[square]
    if STACK[kind] != VILLAGE or WORKS[master] not in MAKES[kind]:
        what = names.resource(WORKS[master])
        return Reason(Msg("empire-why-makes-no", square=_at(realm, square), resource=what), "10.3")
    return Reason(Msg("empire-why-stopped", square=_stopped(realm, square)), "10.4")
