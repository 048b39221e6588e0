"""Chapter 3 of the rules: a turn at the stall, with the neighbour's interruption."""

from typing import Any, Final

from lantern_fair import moves as m
from lantern_fair import names, places
from lantern_fair.choice import Choice
from lantern_fair.components import BASK, GLOW, KINDS, LIGHT, OIL, REST, SALE
from lantern_fair.deck import draw_later
from lantern_fair.ending import propose
from lantern_fair.state import GLOW as BY_GLOW
from lantern_fair.state import LANTERNS, Fair
from ratusha.kernel import ASK, BIT, Kind, Msg, Reason, each_seat


class Turn(Choice):
    """Hang a lantern, sell one, or rest. Rules 3.1 to 3.8; anybody may propose to end: rule 4.1."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (m.HANG, m.SELL, m.REST)

    def obstacle(self, g: Fair, move: int) -> Reason | None:
        if m.REST.has(move):
            return None
        kind = m.MOVES.args[move][0]
        if not g.hands[self.seat][kind]:
            return Reason(Msg("lantern_fair-no-card", card=names.lantern(kind)), "3.2")
        if m.HANG.has(move) and g.stalls[self.seat] & BIT[kind]:
            return Reason(Msg("lantern_fair-no-twice", card=names.lantern(kind)), "3.3")
        if m.HANG.has(move) and g.coins[self.seat] < OIL[kind]:
            return Reason(Msg("lantern_fair-no-oil", card=names.lantern(kind), n=OIL[kind]), "3.4")
        return None

    def play(self, g: Fair, move: int) -> None:
        if m.REST.has(move):
            g.pay(self.seat, REST, "rest")
            draw_later(g, self.seat)
            return
        kind = m.MOVES.args[move][0]
        g.hands[self.seat][kind] -= 1
        g.held[self.seat] -= 1
        if m.SELL.has(move):
            g.sold[kind] += 1
            if g.events is not None:
                g.tell("lantern_fair-sold", self.seat, card=names.lantern(kind))
                g.moved(places.card(self.seat, kind), places.MARKET)
            g.pay(self.seat, SALE[kind], "sale")
            return
        g.stalls[self.seat] |= BIT[kind]
        if g.events is not None:
            g.tell("lantern_fair-hung", self.seat, card=names.lantern(kind))
            g.moved(places.card(self.seat, kind), places.stall(self.seat))
        g.pay(self.seat, -OIL[kind], "oil")
        g.score(self.seat, LANTERNS, LIGHT[kind])
        draw_later(g, self.seat)
        neighbour = (self.seat + 1) % g.seats
        if neighbour != self.seat and g.coins[neighbour] >= BASK:
            g.agenda.append(Bask(neighbour, kind))  # comes before the card is drawn

    def label(self, g: Fair, move: int) -> Msg:
        plain = super().label(g, move)
        args = m.MOVES.args[move]
        return Msg(plain.id, card=names.lantern(args[0])) if args else plain

    def touches(self, g: Fair, move: int) -> list[str]:
        if m.HANG.has(move):
            return [places.card(self.seat, m.MOVES.args[move][0]), places.stall(self.seat)]
        if m.SELL.has(move):
            return [places.card(self.seat, m.MOVES.args[move][0]), places.MARKET]
        return [places.BENCH] if m.REST.has(move) else []

    def warning(self, g: Fair, move: int) -> Msg | None:
        if m.SELL.has(move) and self.allows(g, m.HANG.at(m.MOVES.args[move][0])):
            return Msg("lantern_fair-warn-sale")
        return None

    def reaches_for(self, g: Fair) -> list[tuple[str, int]]:
        held = [kind for kind in KINDS if g.hands[self.seat][kind]]
        return [(places.stall(self.seat), m.HANG.at(kind)) for kind in held]

    def aside_kinds(self) -> tuple[Kind, ...]:
        return (m.PROPOSE,)

    def aside_obstacle(self, g: Fair, seat: int, move: int) -> Reason | None:
        return Reason(Msg("lantern_fair-no-proposal"), "4.1") if g.proposed & BIT[seat] else None

    def play_aside(self, g: Fair, seat: int, move: int) -> None:
        propose(g, seat)


class Bask(Choice):
    """The left neighbour of a stall may pay to enjoy the lantern that was just hung. Rule 3.5."""

    __slots__ = ("kind",)

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def args(self) -> list[Any]:
        return [self.seat, self.kind]

    def misfit(self, g: Fair) -> str:
        return "" if self.kind in KINDS else "there is no such lantern"

    def kinds(self) -> tuple[Kind, ...]:
        return (m.BASK, m.DECLINE)

    def play(self, g: Fair, move: int) -> None:
        if m.BASK.has(move):
            g.pay(self.seat, -BASK, "glow")
            g.score(self.seat, BY_GLOW, GLOW[self.kind])

    def prompt(self, g: Fair) -> Msg:
        return Msg("lantern_fair-ask-bask", card=names.lantern(self.kind))

    def touches(self, g: Fair, move: int) -> list[str]:
        return [places.stall((self.seat - 1) % g.seats)] if m.BASK.has(move) else []

    def standing(self) -> str:
        return "bask"

    def standing_answer(self, g: Fair, policy: str) -> int:
        if policy == "bright":  # only where the glow is worth more than the coin
            return m.BASK.at() if GLOW[self.kind] > BASK else ASK
        return m.BASK.at() if policy == "always" else m.DECLINE.at()


TURN: Final = each_seat(Turn)
