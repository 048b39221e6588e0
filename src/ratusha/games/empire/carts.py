"""Carts: four squares of a realm become a union. Chapter 9."""

from __future__ import annotations

from typing import Final

from ratusha.games.empire import moves as m
from ratusha.games.empire import names, places
from ratusha.games.empire.choice import Choice
from ratusha.games.empire.components import CART
from ratusha.games.empire.hands import no_token, spend
from ratusha.games.empire.realm import NO_SQUARE, Realm
from ratusha.games.empire.state import Empire
from ratusha.kernel.decision import Reason, each_seat
from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg


def joints(realm: Realm) -> list[int]:
    """The corners of two-by-two blocks that have no cart yet. Rules 9.1, 9.6."""
    found: list[int] = []
    for corner in realm.cells:
        if corner not in realm.carts and is_joint(realm, corner):
            found.append(corner)
    return found


def is_joint(realm: Realm, corner: int) -> bool:
    """Do four squares meet at the far right corner of this cell?"""
    return (
        realm.square_at(corner) != NO_SQUARE
        and realm.square_at(corner + m.BLOCK[1]) != NO_SQUARE
        and realm.square_at(corner + m.BLOCK[2]) != NO_SQUARE
        and realm.square_at(corner + m.BLOCK[3]) != NO_SQUARE
    )


def no_cart(g: Empire, seat: int) -> Reason | None:
    """Why no cart can be played."""
    realm = g.realms[seat]
    if not realm.hand[CART]:
        return no_token(CART)
    if joints(realm):
        return None
    if realm.carts:
        return Reason(Msg("empire-why-no-other-joint"), "9.6")
    return Reason(Msg("empire-why-no-joint"), "9.1")


class PlaceCart(Choice):
    """Where four squares of the realm meet, named by the near left one, a cart is laid. Rules 9.1, 9.6."""

    __slots__ = ()

    def misfit(self, g: Empire) -> str:
        return "" if g.realms[self.seat].hand[CART] else "there is no cart in hand"

    def kinds(self) -> tuple[Kind, ...]:
        return (m.AT,)

    def obstacle(self, g: Empire, move: int) -> Reason | None:
        realm = g.realms[self.seat]
        corner = move - m.AT.first
        if corner in realm.carts:
            return Reason(Msg("empire-why-cart-there"), "9.6")
        return None if is_joint(realm, corner) else Reason(Msg("empire-why-no-joint"), "9.1")

    def moves(self, g: Empire) -> list[int]:
        return [m.AT.first + corner for corner in joints(g.realms[self.seat])]

    def play(self, g: Empire, move: int) -> None:
        corner = move - m.AT.first
        g.realms[self.seat].join(corner)
        if g.events is not None:
            g.tell("empire-joined", self.seat, squares=names.joint(g.realms[self.seat], corner))
            g.moved(places.token(self.seat, CART), places.joint(self.seat, corner))
        spend(g, self.seat, CART)

    def label(self, g: Empire, move: int) -> Msg:
        return Msg("empire-do-joint", squares=names.joint(g.realms[self.seat], move - m.AT.first))

    def touches(self, g: Empire, move: int) -> list[str]:
        return [places.joint(self.seat, move - m.AT.first)]

    def rule(self) -> str:
        return "9.1"

    def reaches_for(self, g: Empire) -> list[tuple[str, int]]:
        carts = g.realms[self.seat].carts
        return [(places.joint(self.seat, corner), m.AT.first + corner) for corner in carts]


PLACE_CART: Final = each_seat(PlaceCart)
