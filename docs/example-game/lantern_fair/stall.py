"""Chapter 3 of the rules: a turn at the stall, with the neighbour's interruption."""

from typing import Any, Final

from lantern_fair import moves as m
from lantern_fair.components import BASK, GLOW, KINDS, LIGHT, NAMES, OIL, REST, SALE, name
from lantern_fair.deck import draw_later
from lantern_fair.ending import propose
from lantern_fair.state import BIT, LANTERNS, Fair
from lantern_fair.state import GLOW as BY_GLOW
from ratusha.kernel import ASK, Decision, Msg, Reason


class Turn(Decision[Fair]):
    """Hang a lantern, sell one, or rest. Rules 3.1 to 3.8; anybody may propose to end: rule 4.1."""

    __slots__ = ()

    def moves(self, g: Fair) -> list[int]:
        hand = [kind for kind in KINDS if g.hands[self.seat][kind]]
        hang = [m.HANG.at(kind) for kind in hand if self.obstacle(g, kind) is None]
        return [*hang, *(m.SELL.at(kind) for kind in hand), m.REST.at()]

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
                g.tell("lantern_fair-sold", self.seat, card=name(kind))
            g.pay(self.seat, SALE[kind], "sale")
            return
        g.stalls[self.seat] |= BIT[kind]
        if g.events is not None:
            g.tell("lantern_fair-hung", self.seat, card=name(kind))
        g.pay(self.seat, -OIL[kind], "oil")
        g.score(self.seat, LANTERNS, LIGHT[kind])
        draw_later(g, self.seat)
        neighbour = (self.seat + 1) % g.seats
        if neighbour != self.seat and g.coins[neighbour] >= BASK:
            g.agenda.append(Bask(neighbour, kind))  # comes before the card is drawn

    def obstacle(self, g: Fair, kind: int) -> Reason | None:
        """Why a lantern in the hand can't be hung. Rules 3.3 and 3.4."""
        if g.stalls[self.seat] & BIT[kind]:
            return Reason(Msg("lantern_fair-no-twice", card=name(kind)), "3.3")
        if g.coins[self.seat] < OIL[kind]:
            return Reason(Msg("lantern_fair-no-oil", card=name(kind), n=OIL[kind]), "3.4")
        return None

    def label(self, g: Fair, move: int) -> Msg:
        plain = super().label(g, move)
        args = m.MOVES.args[move]
        return Msg(plain.id, card=name(args[0])) if args else plain

    def touches(self, g: Fair, move: int) -> list[str]:
        if m.HANG.has(move):
            return [f"card-{NAMES[m.MOVES.args[move][0]]}", f"stall-{self.seat}"]
        if m.SELL.has(move):
            return [f"card-{NAMES[m.MOVES.args[move][0]]}", "market"]
        return ["bench"] if m.REST.has(move) else []

    def warning(self, g: Fair, move: int) -> Msg | None:
        if m.SELL.has(move) and m.HANG.at(m.MOVES.args[move][0]) in self.moves(g):
            return Msg("lantern_fair-warn-sale")
        return None

    def why_not(self, g: Fair, move: int) -> Reason:
        if m.HANG.has(move) or m.SELL.has(move):
            kind = m.MOVES.args[move][0]
            held = g.hands[self.seat][kind]
            obstacle = self.obstacle(g, kind) if held else None
            return obstacle or Reason(Msg("lantern_fair-no-card", card=name(kind)), "3.2")
        if m.PROPOSE.has(move):
            return Reason(Msg("lantern_fair-no-proposal"), "4.1")
        return super().why_not(g, move)

    def blocked(self, g: Fair) -> dict[str, Reason]:
        found = {kind: self.obstacle(g, kind) for kind in KINDS if g.hands[self.seat][kind]}
        return {f"card-{NAMES[kind]}": why for kind, why in found.items() if why is not None}

    def asides(self, g: Fair, seat: int) -> list[int]:
        return [] if g.proposed & BIT[seat] else [m.PROPOSE.at()]

    def play_aside(self, g: Fair, seat: int, move: int) -> None:
        propose(g, seat)


class Bask(Decision[Fair]):
    """The left neighbour of a stall may pay to enjoy the lantern that was just hung. Rule 3.5."""

    __slots__ = ("kind",)

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def args(self) -> list[Any]:
        return [self.seat, self.kind]

    def problems(self, g: Fair) -> list[str]:
        return super().problems(g) or ([] if self.kind in KINDS else ["there is no such lantern"])

    def moves(self, g: Fair) -> list[int]:
        return [m.BASK.at(), m.DECLINE.at()]

    def play(self, g: Fair, move: int) -> None:
        if m.BASK.has(move):
            g.pay(self.seat, -BASK, "glow")
            g.score(self.seat, BY_GLOW, GLOW[self.kind])

    def prompt(self, g: Fair) -> Msg:
        return Msg("lantern_fair-ask-bask", card=name(self.kind))

    def touches(self, g: Fair, move: int) -> list[str]:
        return [f"stall-{(self.seat - 1) % g.seats}"] if m.BASK.has(move) else []

    def standing(self) -> str:
        return "bask"

    def standing_answer(self, g: Fair, policy: str) -> int:
        if policy == "bright":  # only where the glow is worth more than the coin
            return m.BASK.at() if GLOW[self.kind] > BASK else ASK
        return m.BASK.at() if policy == "always" else m.DECLINE.at()


TURN: Final = [Turn(seat) for seat in range(5)]
