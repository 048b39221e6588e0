"""Playing a token, or none. Chapter 4; what each token does stands in its own chapter's file."""

from __future__ import annotations

from typing import Final

from ratusha.games.empire import moves as m
from ratusha.games.empire import names, places
from ratusha.games.empire.carts import PLACE_CART, joints, no_cart
from ratusha.games.empire.choice import Choice
from ratusha.games.empire.coins import PlaceCoin, no_coin
from ratusha.games.empire.components import CART, COIN, WAR
from ratusha.games.empire.craftsmen import PlaceCraftsman, no_craftsman, workplaces
from ratusha.games.empire.moves import x_of
from ratusha.games.empire.state import Empire
from ratusha.games.empire.war import farthest, last_in_column, no_war, ravage, unprotected
from ratusha.kernel.bits import bits
from ratusha.kernel.decision import Reason, each_seat
from ratusha.kernel.listing import player
from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg


class PlayToken(Choice):
    """One token or none. Rules 4.1, 4.2, 4.5, 4.6."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (m.SKIP, m.WAR, m.COIN, m.CART, m.CRAFTSMAN)

    def obstacle(self, g: Empire, move: int) -> Reason | None:
        args = m.MOVES.args[move]
        if m.WAR.has(move):
            return no_war(g, self.seat, args[0], args[1])
        if m.COIN.has(move):
            return no_coin(g, self.seat, args[0])
        if m.CART.has(move):
            return no_cart(g, self.seat)
        if m.CRAFTSMAN.has(move):
            return no_craftsman(g, self.seat, args[0])
        return None

    def moves(self, g: Empire) -> list[int]:
        realm = g.realms[self.seat]
        hand = realm.hand
        found = [m.SKIP.first]
        for seat in range(g.seats):
            if seat == self.seat:
                continue
            if hand[WAR]:
                for square in unprotected(g.realms[seat]):
                    found.append(m.WAR.at(seat, x_of(g.realms[seat].cells[square])))
            if hand[COIN] and g.realms[seat].live:
                found.append(m.COIN.at(seat))
        if hand[CART] and joints(realm):
            found.append(m.CART.first)
        if realm.masters:
            for master in bits(realm.masters):
                if workplaces(realm, master):
                    found.append(m.CRAFTSMAN.first + master)
        return found

    def play(self, g: Empire, move: int) -> None:
        tag = m.MOVES.tag[move]
        if tag == m.WAR.tag:
            victim, column = m.MOVES.args[move]
            ravage(g, self.seat, victim, column)
        elif tag == m.COIN.tag:
            g.agenda.append(PlaceCoin(self.seat, m.MOVES.args[move][0]))
        elif tag == m.CART.tag:
            g.agenda.append(PLACE_CART[self.seat])
        elif tag == m.CRAFTSMAN.tag:
            g.agenda.append(PlaceCraftsman(self.seat, move - m.CRAFTSMAN.first))

    def label(self, g: Empire, move: int) -> Msg:
        args = m.MOVES.args[move]
        if m.WAR.has(move):
            realm = g.realms[args[0]]
            at = names.standing_at(realm, last_in_column(realm, args[1]))
            return Msg("empire-do-war", whom=player(args[0]), square=at)
        if m.COIN.has(move):
            return Msg("empire-do-coin", whom=player(args[0]))
        if m.CRAFTSMAN.has(move):
            return Msg("empire-do-craftsman", craftsman=names.master(args[0]))
        return super().label(g, move)

    def touches(self, g: Empire, move: int) -> list[str]:
        args = m.MOVES.args[move]
        if m.WAR.has(move):
            realm = g.realms[args[0]]
            cell = realm.cells[last_in_column(realm, args[1])]
            return [places.token(self.seat, WAR), places.cell(args[0], cell)]
        if m.COIN.has(move):
            return [places.token(self.seat, COIN), places.realm(args[0])]
        if m.CART.has(move):
            return [places.token(self.seat, CART)]
        return [places.craftsman(self.seat, args[0])] if m.CRAFTSMAN.has(move) else []

    def rule(self) -> str:
        return "4.1"

    def reaches_for(self, g: Empire) -> list[tuple[str, int]]:
        realm = g.realms[self.seat]
        others = [seat for seat in range(g.seats) if seat != self.seat]
        found: list[tuple[str, int]] = []
        if realm.hand[WAR]:
            for seat in others:
                for square, cell in enumerate(g.realms[seat].cells):
                    if square in farthest(g.realms[seat]):
                        found.append((places.cell(seat, cell), m.WAR.at(seat, x_of(cell))))
        if realm.hand[COIN]:
            found += [(places.realm(seat), m.COIN.at(seat)) for seat in others]
        if realm.hand[CART]:
            found.append((places.token(self.seat, CART), m.CART.first))
        crafts = bits(realm.masters)
        return found + [(places.craftsman(self.seat, one), m.CRAFTSMAN.first + one) for one in crafts]


PLAY_TOKEN: Final = each_seat(PlayToken)
