"""Playing a token: war, coin, cart or craftsman. Chapters 4 and 7 to 10."""

from __future__ import annotations

from typing import Any, Final

from ratusha.games.empire import names, reasons
from ratusha.games.empire.choice import Choice
from ratusha.games.empire.components import (
    BIT,
    CART,
    COIN,
    CRAFTSMAN,
    MAKES,
    MASTER,
    MASTERS,
    SEATS,
    STACK,
    TOKENS,
    VILLAGE,
    WAR,
    WORKS,
)
from ratusha.games.empire.moves import (
    AT,
    BUY,
    MOVES,
    PLAY_CART,
    PLAY_COIN,
    PLAY_CRAFTSMAN,
    PLAY_WAR,
    SKIP,
    x_of,
)
from ratusha.games.empire.realm import COINED, MASTERED, NO_SQUARE, RAVAGED, Realm
from ratusha.games.empire.state import Empire
from ratusha.kernel.decision import Reason
from ratusha.kernel.msg import Msg


class PlayToken(Choice):
    """One token or none. Rules 4.1, 4.2, 4.5, 4.6."""

    __slots__ = ()

    def moves(self, g: Empire) -> list[int]:
        realm = g.realms[self.seat]
        hand = realm.hand
        found = [SKIP.first]
        for seat in range(g.seats):
            if seat == self.seat:
                continue
            if hand[WAR]:
                for square in unprotected(g.realms[seat]):
                    found.append(PLAY_WAR.at(seat, x_of(g.realms[seat].cells[square])))
            if hand[COIN] and g.realms[seat].live:
                found.append(PLAY_COIN.at(seat))
        if hand[CART] and realm.joints():
            found.append(PLAY_CART.first)
        if realm.masters:
            for master in range(MASTERS):
                if realm.masters & BIT[master] and workplaces(realm, master):
                    found.append(PLAY_CRAFTSMAN.first + master)
        return found

    def play(self, g: Empire, move: int) -> None:
        tag = MOVES.tag[move]
        if tag == PLAY_WAR.tag:
            victim, column = MOVES.args[move]
            ravage(g, self.seat, victim, column)
        elif tag == PLAY_COIN.tag:
            g.agenda.append(PlaceCoin(self.seat, MOVES.args[move][0]))
        elif tag == PLAY_CART.tag:
            g.agenda.append(PLACE_CARTS[self.seat])
        elif tag == PLAY_CRAFTSMAN.tag:
            g.agenda.append(PlaceCraftsman(self.seat, move - PLAY_CRAFTSMAN.first))

    def label(self, g: Empire, move: int) -> Msg:
        args = MOVES.args[move]
        if PLAY_WAR.has(move):
            realm = g.realms[args[0]]
            square = last_in_column(realm, args[1])
            at = names.standing_at(realm, square)
            return Msg("empire-do-war", whom=names.player(args[0]), square=at)
        if PLAY_COIN.has(move):
            return Msg("empire-do-coin", whom=names.player(args[0]))
        if PLAY_CRAFTSMAN.has(move):
            return Msg("empire-do-craftsman", craftsman=names.master(args[0]))
        return super().label(g, move)

    def touches(self, g: Empire, move: int) -> list[str]:
        args = MOVES.args[move]
        if PLAY_WAR.has(move):
            realm = g.realms[args[0]]
            cell = realm.cells[last_in_column(realm, args[1])]
            return [names.token_id(self.seat, TOKENS[WAR]), names.cell_id(args[0], cell)]
        if PLAY_COIN.has(move):
            return [names.token_id(self.seat, TOKENS[COIN]), f"realm-{args[0]}"]
        if PLAY_CART.has(move):
            return [names.token_id(self.seat, TOKENS[CART])]
        if PLAY_CRAFTSMAN.has(move):
            return [names.token_id(self.seat, MASTER[args[0]])]
        return []

    def why_not(self, g: Empire, move: int) -> Reason:
        args = MOVES.args[move]
        if PLAY_WAR.has(move):
            return reasons.no_war(g, self.seat, args[0], args[1])
        if PLAY_COIN.has(move):
            return reasons.no_coin(g, self.seat, args[0])
        if PLAY_CART.has(move):
            return reasons.no_cart(g, self.seat)
        if PLAY_CRAFTSMAN.has(move):
            return reasons.no_craftsman(g, self.seat, args[0])
        return super().why_not(g, move)

    def blocked(self, g: Empire) -> dict[str, Reason]:
        realm = g.realms[self.seat]
        found: dict[str, Reason] = {}
        if realm.hand[CART] and not realm.joints():
            found[names.token_id(self.seat, TOKENS[CART])] = reasons.no_cart(g, self.seat)
        for master in names.masters_in(realm.masters):
            if not workplaces(realm, master):
                found[names.token_id(self.seat, MASTER[master])] = reasons.no_craftsman(g, self.seat, master)
        return found


def spend(g: Empire, seat: int, token: int) -> None:
    """A token leaves the hand of the player who plays it."""
    g.realms[seat].hand[token] -= 1
    g.gain(seat, TOKENS[token], -1, "played")
    g.tally(seat)


# -- war ----------------------------------------------------------------------------------------------


def unprotected(realm: Realm) -> list[int]:
    """The squares war may be laid on: in each column the farthest, if it is not ravaged. Rules 7.1, 7.5."""
    return [square for square in realm.farthest() if not realm.marks[square] & RAVAGED]


def last_in_column(realm: Realm, column: int) -> int:
    """The farthest square of a column; NO_SQUARE: the column is empty."""
    for square in realm.farthest():
        if x_of(realm.cells[square]) == column:
            return square
    return NO_SQUARE


def ravage(g: Empire, seat: int, victim: int, column: int) -> None:
    """War on the farthest square of a column. Rules 7.1 to 7.3."""
    realm = g.realms[victim]
    square = last_in_column(realm, column)
    realm.marks[square] |= RAVAGED
    realm.changed(square)
    if g.events is not None:
        at = names.standing_at(realm, square)
        g.tell("empire-ravaged", seat, whom=names.player(victim), square=at)
    spend(g, seat, WAR)
    g.tally(victim)


# -- coin ---------------------------------------------------------------------------------------------


class PlaceCoin(Choice):
    """Which of an opponent's squares the coin buys from. Rules 8.1, 8.8."""

    __slots__ = ("victim",)

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim: int = victim
        if not 0 <= victim < SEATS[1] or victim == seat:
            raise ValueError(victim)

    def args(self) -> list[Any]:
        return [self.seat, self.victim]

    def moves(self, g: Empire) -> list[int]:
        realm = g.realms[self.victim]
        return [
            AT.first + realm.cells[square] for square in range(len(realm.cells)) if realm.live & BIT[square]
        ]

    def play(self, g: Empire, move: int) -> None:
        realm = g.realms[self.victim]
        square = realm.number[move - AT.first]
        offers = MAKES[realm.kinds[square]]
        if len(offers) > 1:
            g.agenda.append(NameResource(self.seat, self.victim, square))
        else:
            buy(g, self.seat, self.victim, square, offers[0])

    def label(self, g: Empire, move: int) -> Msg:
        realm = g.realms[self.victim]
        cell = move - AT.first
        square = realm.number[cell]
        goods = names.listed([names.resource(number) for number in MAKES[realm.kinds[square]]])
        return Msg("empire-do-coin-at", square=names.standing_at(realm, square), goods=goods)

    def touches(self, g: Empire, move: int) -> list[str]:
        return [names.cell_id(self.victim, move - AT.first)]

    def why_not(self, g: Empire, move: int) -> Reason:
        if AT.has(move):
            return reasons.not_for_sale(g, self.victim, move - AT.first)
        return super().why_not(g, move)

    def blocked(self, g: Empire) -> dict[str, Reason]:
        realm = g.realms[self.victim]
        return {
            names.cell_id(self.victim, realm.cells[square]): reasons.not_for_sale(
                g, self.victim, realm.cells[square]
            )
            for square in range(len(realm.cells))
            if not realm.live & BIT[square]
        }


class NameResource(Choice):
    """Which of two resources is bought. Rule 8.3."""

    __slots__ = ("square", "victim")

    def __init__(self, seat: int, victim: int, square: int) -> None:
        super().__init__(seat)
        self.victim: int = victim
        self.square: int = square
        if not 0 <= victim < SEATS[1] or victim == seat or square < 0:
            raise ValueError(victim)

    def args(self) -> list[Any]:
        return [self.seat, self.victim, self.square]

    def moves(self, g: Empire) -> list[int]:
        return [BUY.first + number for number in MAKES[g.realms[self.victim].kinds[self.square]]]

    def play(self, g: Empire, move: int) -> None:
        buy(g, self.seat, self.victim, self.square, move - BUY.first)

    def label(self, g: Empire, move: int) -> Msg:
        return Msg("empire-do-buy", resource=names.resource(move - BUY.first))

    def why_not(self, g: Empire, move: int) -> Reason:
        if BUY.has(move):
            kind = g.realms[self.victim].kinds[self.square]
            return Reason(Msg("empire-why-not-made", square=names.square(kind)), "8.3")
        return super().why_not(g, move)


def buy(g: Empire, seat: int, victim: int, square: int, resource: int) -> None:
    """A coin on an opponent's square: a unit for this turn, and the square pauses. Rules 8.2, 8.9."""
    realm = g.realms[victim]
    realm.marks[square] |= COINED
    realm.changed(square)
    g.bought = resource
    if g.events is not None:
        at = names.standing_at(realm, square)
        g.tell("empire-bought", seat, whom=names.player(victim), square=at, resource=names.resource(resource))
    spend(g, seat, COIN)


# -- cart ---------------------------------------------------------------------------------------------


class PlaceCart(Choice):
    """The joint of four own squares for a cart, named by its near left square. Rules 9.1, 9.6."""

    __slots__ = ()

    def moves(self, g: Empire) -> list[int]:
        return [AT.first + corner for corner in g.realms[self.seat].joints()]

    def play(self, g: Empire, move: int) -> None:
        corner = move - AT.first
        g.realms[self.seat].join(corner)
        if g.events is not None:
            g.tell("empire-joined", self.seat, squares=names.joint(g.realms[self.seat], corner))
        spend(g, self.seat, CART)

    def label(self, g: Empire, move: int) -> Msg:
        return Msg("empire-do-joint", squares=names.joint(g.realms[self.seat], move - AT.first))

    def touches(self, g: Empire, move: int) -> list[str]:
        corner = move - AT.first
        return [f"joint-{names.cell_id(self.seat, corner)[5:]}"]

    def why_not(self, g: Empire, move: int) -> Reason:
        if AT.has(move):
            taken = move - AT.first in g.realms[self.seat].carts
            return (
                Reason(Msg("empire-why-cart-there"), "9.6")
                if taken
                else Reason(Msg("empire-why-no-joint"), "9.1")
            )
        return super().why_not(g, move)


# -- craftsman ----------------------------------------------------------------------------------------


def workplaces(realm: Realm, master: int) -> list[int]:
    """Where a craftsman may work: village squares that make his resource. Rules 10.1, 10.4, 10.5."""
    found: list[int] = []
    for square in range(len(realm.kinds)):
        kind = realm.kinds[square]
        makes_it = STACK[kind] == VILLAGE and WORKS[master] in MAKES[kind]
        if makes_it and not realm.marks[square] & (RAVAGED | MASTERED):
            found.append(square)
    return found


class PlaceCraftsman(Choice):
    """The village square where the craftsman goes to work. Rules 10.1 to 10.5."""

    __slots__ = ("master",)

    def __init__(self, seat: int, master: int) -> None:
        super().__init__(seat)
        self.master: int = master
        if not 0 <= master < MASTERS:
            raise ValueError(master)

    def args(self) -> list[Any]:
        return [self.seat, self.master]

    def moves(self, g: Empire) -> list[int]:
        realm = g.realms[self.seat]
        return [AT.first + realm.cells[square] for square in workplaces(realm, self.master)]

    def play(self, g: Empire, move: int) -> None:
        realm = g.realms[self.seat]
        square = realm.number[move - AT.first]
        realm.masters &= ~BIT[self.master]
        realm.marks[square] |= MASTERED
        realm.changed(square)
        if g.events is not None:
            at = names.standing_at(realm, square)
            g.tell("empire-set-to-work", self.seat, craftsman=names.master(self.master), square=at)
        g.gain(self.seat, TOKENS[CRAFTSMAN], -1, "played")
        g.tally(self.seat)

    def prompt(self, g: Empire) -> Msg:
        return Msg("empire-ask-place-craftsman", craftsman=names.master(self.master))

    def label(self, g: Empire, move: int) -> Msg:
        realm = g.realms[self.seat]
        square = names.standing_at(realm, realm.number[move - AT.first])
        return Msg("empire-do-work-at", square=square)

    def touches(self, g: Empire, move: int) -> list[str]:
        return [names.cell_id(self.seat, move - AT.first)]

    def why_not(self, g: Empire, move: int) -> Reason:
        if AT.has(move):
            return reasons.no_workplace(g, self.seat, self.master, move - AT.first)
        return super().why_not(g, move)


PLAY_TOKENS: Final = [PlayToken(seat) for seat in range(SEATS[1])]
PLACE_CARTS: Final = [PlaceCart(seat) for seat in range(SEATS[1])]
