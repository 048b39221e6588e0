"""Buying cards, and resources for coins. Chapter 6 and rule 5.6."""

from __future__ import annotations

from typing import Any, Final

from ratusha.games.altay import names, places
from ratusha.games.altay.choice import Action, Choice, give, in_range, receive
from ratusha.games.altay.components import LAYOUT, MARKET, PILE_TYPES, PILES, PRICE, PRICE_OF, SEATS
from ratusha.games.altay.effects import ANY, FITS, RAW, RESOURCES
from ratusha.games.altay.moves import BUY, PAY, TRADE
from ratusha.games.altay.resources import PAYS, payable, unpayable
from ratusha.games.altay.scoring import card_comes
from ratusha.games.altay.state import Altay
from ratusha.kernel.bits import BIT
from ratusha.kernel.decision import Reason
from ratusha.kernel.listing import row
from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg

TOTAL: Final = 7
"""In a price: five resources, raw, any, and the sum of all."""
_COPIES: Final[list[int]] = [LAYOUT[n].copies if n in LAYOUT else 0 for n in range(SEATS[1] + 1)]
EMPTY_PILE: Final = -1


def top(g: Altay, pile: int) -> int:
    """The type of the copy for sale; EMPTY_PILE: there is none. Rule 2.2."""
    sold = g.sold[pile]
    return PILE_TYPES[pile][sold] if sold < _COPIES[g.seats] else EMPTY_PILE


def left(g: Altay, pile: int) -> int:
    """How many copies are left."""
    return _COPIES[g.seats] - g.sold[pile]


def affordable(pool: list[int], price: list[int], total: int) -> bool:
    """Do the resources of the pool pay this price? Rule 6.1."""
    if total < price[TOTAL]:
        return False
    wood = pool[1] - price[1]
    metal = pool[2] - price[2]
    stone = pool[3] - price[3]
    if wood < 0 or metal < 0 or stone < 0 or pool[0] < price[0] or pool[4] < price[4]:
        return False
    return wood + metal + stone >= price[RAW]


def price_in_kinds(card: int) -> list[int]:
    """What a card costs, as a list of kinds of resources."""
    return [kind for kind in range(TOTAL) for _ in range(PRICE_OF[card][kind])]


def price_name(card: int) -> Msg:
    """What a card costs, in words."""
    price = PRICE_OF[card]
    return row([names.some(kind, price[kind]) for kind in range(TOTAL) if price[kind]])


class BuyCard(Action):
    """Buy the top card of a pile. Rules 6.1 to 6.4."""

    __slots__ = ()

    def obstacle(self, g: Altay, seat: int, move: int) -> Reason | None:
        pile = move - BUY.first
        card = top(g, pile)
        if card == EMPTY_PILE:
            return Reason(Msg("altay-why-sold-out", card=names.kind(MARKET[pile])), "2.2")
        if g.bought & BIT[pile]:
            return Reason(Msg("altay-why-bought", card=names.kind(MARKET[pile])), "6.2")
        if not affordable(g.pool, PRICE_OF[card], payable(g, ANY)):
            return Reason(Msg("altay-why-price", card=names.card(card), price=price_name(card)), "6.1")
        return None

    def add_moves(self, g: Altay, seat: int, found: list[int]) -> None:
        pool = g.pool
        total = pool[0] + pool[1] + pool[2] + pool[3] + pool[4]
        if not total:
            return
        copies = _COPIES[g.seats]
        sold = g.sold
        bought = g.bought
        for pile in range(PILES):
            at = sold[pile]
            if at >= copies or bought & BIT[pile]:
                continue
            if affordable(pool, PRICE_OF[PILE_TYPES[pile][at]], total):
                found.append(BUY.first + pile)

    def play(self, g: Altay, seat: int, move: int) -> None:
        pile = move - BUY.first
        card = top(g, pile)
        price = PRICE_OF[card]
        g.sold[pile] += 1
        g.bought |= BIT[pile]
        g.players[seat].discard.append(card)
        if g.events is not None:
            g.tell("altay-bought", seat, card=names.card(card))
            g.moved(places.pile(MARKET[pile]), places.discard(seat))
        card_comes(g, seat, card)
        for resource in range(RESOURCES):
            if price[resource]:
                give(g, seat, resource, price[resource], "paid")
        if price[RAW] or price[ANY]:
            g.agenda.append(PayWild(seat, price[RAW], price[ANY]))

    def label(self, g: Altay, seat: int, move: int) -> Msg:
        card = top(g, move - BUY.first)
        return Msg("altay-do-buy", card=names.card(card), price=price_name(card))

    def touches(self, g: Altay, seat: int, move: int) -> list[str]:
        return [places.pile(MARKET[move - BUY.first])]

    def reaches_for(self, g: Altay, seat: int) -> list[tuple[str, int]]:
        return [(places.pile(card), BUY.first + pile) for pile, card in enumerate(MARKET)]


class PayWild(Choice):
    """Which resources pay the open parts of a price: first the raw ones, then the others. Rules 1.11, 6.1."""

    __slots__ = ("any", "raw")

    def __init__(self, seat: int, raw: int, any: int) -> None:
        super().__init__(seat)
        self.raw: int = raw
        self.any: int = any

    def args(self) -> list[Any]:
        return [self.seat, self.raw, self.any]

    def misfit(self, g: Altay) -> str:
        found = in_range((self.raw, 0, 99), (self.any, 0, 99))
        fits = not found and payable(g, RAW) >= self.raw and payable(g, ANY) >= self.raw + self.any > 0
        return found or (super().misfit(g) if fits else "the pool can't pay")

    def kinds(self) -> tuple[Kind, ...]:
        return (PAY,)

    def rule(self) -> str:
        return "6.1"

    def kind(self) -> int:
        """What is paid now: raw material, or anything."""
        return RAW if self.raw else ANY

    def obstacle(self, g: Altay, move: int) -> Reason | None:
        return unpayable(g, self.kind(), move - PAY.first)

    def moves(self, g: Altay) -> list[int]:
        return PAYS[FITS[self.kind()] & g.pool_mask()]

    def play(self, g: Altay, move: int) -> None:
        give(g, self.seat, move - PAY.first, 1, "paid")
        raw = self.raw - 1 if self.raw else 0
        rest = self.any if self.raw else self.any - 1
        if raw or rest:
            g.agenda.append(PayWild(self.seat, raw, rest))

    def prompt(self, g: Altay) -> Msg:
        return Msg("altay-ask-pay-raw", n=self.raw) if self.raw else Msg("altay-ask-pay-wild", n=self.any)

    def label(self, g: Altay, move: int) -> Msg:
        return Msg("altay-do-pay", what=names.amount(move - PAY.first, 1))

    def touches(self, g: Altay, move: int) -> list[str]:
        return [places.pool(self.seat, move - PAY.first)]


class TradeCoins(Action):
    """Buy a resource for coins, when trade is played. Rule 5.6."""

    __slots__ = ()

    def obstacle(self, g: Altay, seat: int, move: int) -> Reason | None:
        if not g.trade:
            return Reason(Msg("altay-why-no-trade"), "5.5")
        if g.players[seat].coins < PRICE:
            return Reason(Msg("altay-why-coins", n=PRICE), "5.6")
        return None

    def add_moves(self, g: Altay, seat: int, found: list[int]) -> None:
        if g.trade and g.players[seat].coins >= PRICE:
            for resource in range(RESOURCES):
                found.append(TRADE.first + resource)

    def play(self, g: Altay, seat: int, move: int) -> None:
        g.players[seat].coins -= PRICE
        g.gain(seat, "coins", -PRICE, "traded")
        receive(g, seat, move - TRADE.first, 1, "traded")

    def label(self, g: Altay, seat: int, move: int) -> Msg:
        return Msg("altay-do-trade", what=names.some(move - TRADE.first, 1), n=PRICE)

    def touches(self, g: Altay, seat: int, move: int) -> list[str]:
        return [places.coins(seat), places.supply(move - TRADE.first)]

    def reaches_for(self, g: Altay, seat: int) -> list[tuple[str, int]]:
        return [(places.coins(seat), TRADE.first)] if g.trade else []


BUY_CARD: Final = BuyCard(BUY)
TRADE_COINS: Final = TradeCoins(TRADE)
