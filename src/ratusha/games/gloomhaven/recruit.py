"""Recruit: advisers are hired from the offer. Chapter 9."""

from __future__ import annotations

from typing import Any, Final

from ratusha.games.gloomhaven import names, places
from ratusha.games.gloomhaven.acting import ACTION, step_misfit
from ratusha.games.gloomhaven.choice import Choice, no
from ratusha.games.gloomhaven.components import (
    ADVISER_POINTS,
    ADVISER_PRICE,
    ADVISER_SLOTS,
    ADVISER_WANTS,
    BIT,
    CARD_CATEGORY,
    FIRST_ADVISER,
    LEVEL_MASK,
    NOTHING,
    RECRUITING,
    RESOURCES,
)
from ratusha.games.gloomhaven.moves import ADVISER_CARD, HIRE
from ratusha.games.gloomhaven.state import FROM_ADVISERS, Gloomhaven
from ratusha.kernel.bits import bits
from ratusha.kernel.decision import Chance, Reason, Step
from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg

ANY_RESOURCE: Final = -1


def slot_price(slot: int, discount: int) -> int:
    """What the adviser in this place costs. Rule 9.2."""
    price = ADVISER_PRICE[slot]
    return price - discount if price > discount else 0


def hireable_with(g: Gloomhaven, kind: int, coins: int) -> bool:
    """Is an adviser on offer who wants this resource and costs no more than so many coins?"""
    for slot in range(ADVISER_SLOTS):
        adviser = g.advisers[slot]
        if adviser != NOTHING and ADVISER_WANTS[adviser] == kind and ADVISER_PRICE[slot] <= coins:
            return True
    return False


def can_hire(g: Gloomhaven, seat: int, slot: int, discount: int, left: int, only: int) -> bool:
    """Can a player hire from this place, and then as many more as he still must? Rules 9.1, 9.2 and 9.8."""
    adviser = g.advisers[slot]
    if adviser == NOTHING or not g.reach[seat] & BIT[ADVISER_WANTS[adviser]]:
        return False
    if only != ANY_RESOURCE and ADVISER_WANTS[adviser] != only:
        return False
    coins = g.coins[seat] - slot_price(slot, discount)
    if coins < 0:
        return False
    return left <= 1 or _others(g, seat, slot, discount, coins)


def _others(g: Gloomhaven, seat: int, but: int, discount: int, coins: int) -> bool:
    """Can another one be hired with the coins that are left?"""
    for slot in range(ADVISER_SLOTS):
        adviser = g.advisers[slot]
        wanted = slot != but and adviser != NOTHING and g.reach[seat] & BIT[ADVISER_WANTS[adviser]]
        if wanted and slot_price(slot, discount) <= coins:
            return True
    return False


def can_recruit(g: Gloomhaven, seat: int, source: int, index: int) -> bool:
    """Is this hire possible?"""
    effect = ACTION[source][index]
    for slot in range(ADVISER_SLOTS):
        if can_hire(g, seat, slot, effect.discount, effect.most, ANY_RESOURCE):
            return True
    return False


class HireAdviser(Choice):
    """Which adviser is hired; `only` is the resource he must want, if it matters. Rules 9.1 to 9.3, 9.8."""

    __slots__ = ("done", "index", "only", "source")

    def __init__(self, seat: int, source: int, index: int, done: int, only: int) -> None:
        super().__init__(seat)
        self.source: int = source
        self.index: int = index
        self.done: int = done
        self.only: int = only

    def args(self) -> list[Any]:
        return [self.seat, self.source, self.index, self.done, self.only]

    def kinds(self) -> tuple[Kind, ...]:
        return (HIRE,)

    def rule(self) -> str:
        return "9.1"

    def obstacle(self, g: Gloomhaven, move: int) -> Reason | None:
        effect = ACTION[self.source][self.index]
        adviser = move - HIRE.first
        name = names.card(FIRST_ADVISER + adviser)
        if adviser not in g.advisers:
            return no("adviser-gone", "9.1", adviser=name)
        slot = g.advisers.index(adviser)
        wants = ADVISER_WANTS[adviser]
        if not g.reach[self.seat] & BIT[wants]:
            return no("adviser-wants", "9.1", adviser=name, resource=names.resource(wants))
        if self.only not in (ANY_RESOURCE, wants):
            return no("adviser-only", "9.8", adviser=name, resource=names.resource(self.only))
        price = slot_price(slot, effect.discount)
        if price > g.coins[self.seat]:
            return no("adviser-coins", "9.2", adviser=name, n=price, have=g.coins[self.seat])
        if can_hire(g, self.seat, slot, effect.discount, effect.most - self.done, self.only):
            return None
        return no("adviser-second", "9.8", adviser=name)

    def moves(self, g: Gloomhaven) -> list[int]:
        effect = ACTION[self.source][self.index]
        return [
            HIRE.first + g.advisers[slot]
            for slot in range(ADVISER_SLOTS)
            if can_hire(g, self.seat, slot, effect.discount, effect.most - self.done, self.only)
        ]

    def play(self, g: Gloomhaven, move: int) -> None:
        effect = ACTION[self.source][self.index]
        adviser = move - HIRE.first
        slot = g.advisers.index(adviser)
        if self.done + 1 < effect.most:
            g.agenda.append(HireAdviser(self.seat, self.source, self.index, self.done + 1, self.only))
        elif g.playing < 0 or CARD_CATEGORY[g.playing] != RECRUITING:
            g.agenda.append(REFILL)
        g.advisers[slot] = NOTHING
        g.cards[self.seat] |= BIT[FIRST_ADVISER + adviser]
        g.hired[self.seat] += 1
        if g.events is not None:
            g.tell("gloomhaven-hired", self.seat, adviser=names.card(FIRST_ADVISER + adviser))
            g.moved(places.adviser(slot), places.face_up(self.seat, FIRST_ADVISER + adviser))
        g.pay(self.seat, slot_price(slot, effect.discount), "recruit")
        g.crystals(self.seat, 0, 1, "recruit")
        if ADVISER_POINTS[adviser]:
            g.score(self.seat, FROM_ADVISERS, ADVISER_POINTS[adviser])

    def prompt(self, g: Gloomhaven) -> Msg:
        return Msg("gloomhaven-ask-hire")

    def label(self, g: Gloomhaven, move: int) -> Msg:
        adviser = move - HIRE.first
        return Msg(
            "gloomhaven-do-hire",
            adviser=names.card(FIRST_ADVISER + adviser),
            action=names.card_action(FIRST_ADVISER + adviser),
        )

    def touches(self, g: Gloomhaven, move: int) -> list[str]:
        adviser = move - HIRE.first
        return [places.adviser(g.advisers.index(adviser))] if adviser in g.advisers else []

    def reaches_for(self, g: Gloomhaven) -> list[tuple[str, int]]:
        return [
            (places.adviser(slot), HIRE.first + g.advisers[slot])
            for slot in range(ADVISER_SLOTS)
            if g.advisers[slot] != NOTHING
        ]

    def misfit(self, g: Gloomhaven) -> str:
        if not ANY_RESOURCE <= self.only < RESOURCES:
            return "there is no such resource"
        return step_misfit(self.source, self.index, self.done)


class Refill(Step[Gloomhaven]):
    """Advisers move to the left, and new ones come in on the right. Rule 9.4."""

    __slots__ = ()

    def run(self, g: Gloomhaven) -> None:
        here = [adviser for adviser in g.advisers if adviser != NOTHING]
        g.advisers = here + [NOTHING] * (ADVISER_SLOTS - len(here))
        if len(here) < ADVISER_SLOTS and g.adviser_deck:
            g.agenda.append(self)
            g.agenda.append(DRAW_ADVISER)


class DrawAdviser(Chance[Gloomhaven]):
    """The next adviser: one of the lowest level that is left. Rules 3.2 and 9.4."""

    __slots__ = ()

    def left(self, g: Gloomhaven) -> int:
        """Who may come, as a mask."""
        for level in LEVEL_MASK:
            if g.adviser_deck & level:
                return g.adviser_deck & level
        return 0

    def moves(self, g: Gloomhaven) -> list[int]:
        return [ADVISER_CARD.first + adviser for adviser in bits(self.left(g))]

    def tickets(self, g: Gloomhaven) -> int:
        return self.left(g).bit_count()

    def play(self, g: Gloomhaven, move: int) -> None:
        adviser = move - ADVISER_CARD.first
        slot = g.advisers.index(NOTHING)
        g.advisers[slot] = adviser
        g.adviser_deck &= ~BIT[adviser]
        if g.events is not None:
            g.tell("gloomhaven-new-adviser", adviser=names.card(FIRST_ADVISER + adviser))
            g.moved(places.ADVISER_DECK, places.adviser(slot))

    def misfit(self, g: Gloomhaven) -> str:
        return "" if g.adviser_deck and NOTHING in g.advisers else "no adviser can come"


REFILL: Final = Refill()
DRAW_ADVISER: Final = DrawAdviser()
