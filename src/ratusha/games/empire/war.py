"""War: the farthest square of an opponent's column is ravaged. Chapter 7."""

from __future__ import annotations

from ratusha.games.empire import names, places
from ratusha.games.empire.components import WAR
from ratusha.games.empire.hands import no_opponent, no_token, spend
from ratusha.games.empire.moves import WIDTH, x_of
from ratusha.games.empire.realm import NO_SQUARE, RAVAGED, Realm
from ratusha.games.empire.scoring import tally
from ratusha.games.empire.state import Empire
from ratusha.kernel.decision import Reason
from ratusha.kernel.listing import player
from ratusha.kernel.msg import Msg


def farthest(realm: Realm) -> list[int]:
    """The square farthest from the owner in each column, ravaged or not. Rules 7.1, 7.4, 7.6."""
    top = [NO_SQUARE] * WIDTH
    for square in range(len(realm.cells)):
        column = realm.cells[square] // WIDTH
        other = top[column]
        if other == NO_SQUARE or realm.cells[other] < realm.cells[square]:
            top[column] = square
    return [square for square in top if square != NO_SQUARE]


def unprotected(realm: Realm) -> list[int]:
    """The squares war may be laid on: in each column the farthest, if it is not ravaged. Rules 7.1, 7.5."""
    return [square for square in farthest(realm) if not realm.marks[square] & RAVAGED]


def last_in_column(realm: Realm, column: int) -> int:
    """The farthest square of a column; NO_SQUARE: the column is empty."""
    for square in farthest(realm):
        if x_of(realm.cells[square]) == column:
            return square
    return NO_SQUARE


def no_war(g: Empire, seat: int, victim: int, column: int) -> Reason | None:
    """Why war can't be laid on this column."""
    if not g.realms[seat].hand[WAR]:
        return no_token(WAR)
    nobody = no_opponent(g, seat, victim)
    if nobody is not None:
        return nobody
    realm = g.realms[victim]
    square = last_in_column(realm, column)
    if square == NO_SQUARE:
        return Reason(Msg("empire-why-empty-column", column=str(column)), "7.1")
    if realm.marks[square] & RAVAGED:
        return Reason(Msg("empire-why-ravaged-already", column=str(column)), "7.5")
    return None


def ravage(g: Empire, seat: int, victim: int, column: int) -> None:
    """War on the farthest square of a column. Rules 7.1 to 7.3."""
    realm = g.realms[victim]
    square = last_in_column(realm, column)
    realm.marks[square] |= RAVAGED
    realm.changed(square)
    if g.events is not None:
        g.tell("empire-ravaged", seat, whom=player(victim), square=names.standing_at(realm, square))
        g.moved(places.token(seat, WAR), places.cell(victim, realm.cells[square]))
    spend(g, seat, WAR)
    tally(g, victim)
