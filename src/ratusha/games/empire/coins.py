"""Coins: a resource is bought from an opponent's square. Chapter 8."""

from __future__ import annotations

from typing import Any

from ratusha.games.empire import moves as m
from ratusha.games.empire import names, places
from ratusha.games.empire.choice import Choice
from ratusha.games.empire.components import COIN, MAKES, OFFER
from ratusha.games.empire.hands import no_opponent, no_token, spend
from ratusha.games.empire.realm import COINED, NO_SQUARE
from ratusha.games.empire.state import Empire
from ratusha.kernel.bits import BIT, bits
from ratusha.kernel.decision import Reason
from ratusha.kernel.listing import player, row
from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg


def no_coin(g: Empire, seat: int, victim: int) -> Reason | None:
    """Why nothing can be bought from this seat. Rule 8.1."""
    if not g.realms[seat].hand[COIN]:
        return no_token(COIN)
    nobody = no_opponent(g, seat, victim)
    if nobody is not None or g.realms[victim].live:
        return nobody
    return Reason(Msg("empire-why-nothing-made", whom=player(victim)), "8.1")


class PlaceCoin(Choice):
    """Which of an opponent's squares the coin buys from. Rules 8.1, 8.8."""

    __slots__ = ("victim",)

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim: int = victim

    def args(self) -> list[Any]:
        return [self.seat, self.victim]

    def about(self) -> list[int]:
        return [self.seat, self.victim]

    def misfit(self, g: Empire) -> str:
        return not_buying(g, self.seat, self.victim)

    def kinds(self) -> tuple[Kind, ...]:
        return (m.AT,)

    def obstacle(self, g: Empire, move: int) -> Reason | None:
        realm = g.realms[self.victim]
        cell = move - m.AT.first
        square = realm.square_at(cell)
        if square == NO_SQUARE:
            return Reason(Msg("empire-why-no-square", place=names.place(realm, cell)), "8.1")
        if realm.live & BIT[square]:
            return None
        if not OFFER[realm.kinds[square]]:
            return Reason(Msg("empire-why-makes-nothing", square=names.standing_at(realm, square)), "8.1")
        rule = "8.8" if realm.marks[square] == COINED else "8.1"
        return Reason(Msg("empire-why-stopped", square=names.stopped(realm, square)), rule)

    def moves(self, g: Empire) -> list[int]:
        realm = g.realms[self.victim]
        return [m.AT.first + realm.cells[square] for square in bits(realm.live)]

    def play(self, g: Empire, move: int) -> None:
        realm = g.realms[self.victim]
        square = realm.square_at(move - m.AT.first)
        offers = MAKES[realm.kinds[square]]
        if len(offers) > 1:
            g.agenda.append(NameResource(self.seat, self.victim, square))
        else:
            buy(g, self.seat, self.victim, square, offers[0])

    def label(self, g: Empire, move: int) -> Msg:
        realm = g.realms[self.victim]
        square = realm.square_at(move - m.AT.first)
        goods = row([names.resource(number) for number in MAKES[realm.kinds[square]]])
        return Msg("empire-do-coin-at", square=names.standing_at(realm, square), goods=goods)

    def touches(self, g: Empire, move: int) -> list[str]:
        return [places.cell(self.victim, move - m.AT.first)]

    def rule(self) -> str:
        return "8.1"

    def reaches_for(self, g: Empire) -> list[tuple[str, int]]:
        return [(places.cell(self.victim, cell), m.AT.first + cell) for cell in g.realms[self.victim].cells]


class NameResource(Choice):
    """Which of two resources is bought. Rule 8.3."""

    __slots__ = ("square", "victim")

    def __init__(self, seat: int, victim: int, square: int) -> None:
        super().__init__(seat)
        self.victim: int = victim
        self.square: int = square

    def args(self) -> list[Any]:
        return [self.seat, self.victim, self.square]

    def about(self) -> list[int]:
        return [self.seat, self.victim]

    def misfit(self, g: Empire) -> str:
        wrong = not_buying(g, self.seat, self.victim)
        if wrong or 0 <= self.square < len(g.realms[self.victim].kinds):
            return wrong
        return "there is no such square"

    def kinds(self) -> tuple[Kind, ...]:
        return (m.BUY,)

    def obstacle(self, g: Empire, move: int) -> Reason | None:
        kind = g.realms[self.victim].kinds[self.square]
        if move - m.BUY.first in MAKES[kind]:
            return None
        return Reason(Msg("empire-why-not-made", square=names.square(kind)), "8.3")

    def moves(self, g: Empire) -> list[int]:
        return [m.BUY.first + resource for resource in bits(OFFER[g.realms[self.victim].kinds[self.square]])]

    def play(self, g: Empire, move: int) -> None:
        buy(g, self.seat, self.victim, self.square, move - m.BUY.first)

    def label(self, g: Empire, move: int) -> Msg:
        return Msg("empire-do-buy", resource=names.resource(move - m.BUY.first))

    def touches(self, g: Empire, move: int) -> list[str]:
        return [places.cell(self.victim, g.realms[self.victim].cells[self.square])]

    def rule(self) -> str:
        return "8.3"


def buy(g: Empire, seat: int, victim: int, square: int, resource: int) -> None:
    """A coin on an opponent's square: a unit for this turn, and the square pauses. Rules 8.2, 8.9."""
    realm = g.realms[victim]
    realm.marks[square] |= COINED
    realm.changed(square)
    g.bought = resource
    if g.events is not None:
        at = names.standing_at(realm, square)
        g.tell("empire-bought", seat, whom=player(victim), square=at, resource=names.resource(resource))
        g.moved(places.token(seat, COIN), places.cell(victim, realm.cells[square]))
    spend(g, seat, COIN)


def not_buying(g: Empire, seat: int, victim: int) -> str:
    """What is wrong with a purchase, read from foreign JSON."""
    return "there is no coin to buy with" if victim == seat or not g.realms[seat].hand[COIN] else ""
