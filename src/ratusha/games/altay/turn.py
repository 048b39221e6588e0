"""The turn: what may be done in it, its end, and the next one. Chapters 3, 10 and 11."""

from __future__ import annotations

from typing import Any, Final

from ratusha.games.altay import names, places
from ratusha.games.altay.achievements import (
    ABANDON_WORK,
    APPLY_EFFECT,
    BEGIN_ACHIEVEMENT,
    WORK_ON,
    given,
)
from ratusha.games.altay.attack import ATTACK_REGION
from ratusha.games.altay.choice import Action, Choice, Hidden, in_range
from ratusha.games.altay.components import (
    ACHIEVEMENTS,
    HAND,
    LATE_MASK,
    SAVE_MASK,
    TECHNOLOGY_PROGRAM,
)
from ratusha.games.altay.drawing import draw
from ratusha.games.altay.effects import RESOURCE, RESOURCES
from ratusha.games.altay.market import BUY_CARD, TRADE_COINS
from ratusha.games.altay.moves import APPLY, END, ENOUGH, MOVES
from ratusha.games.altay.playing import EMPTY_STORE, PLAY_CARD, PUT_RESOURCE
from ratusha.games.altay.running import run
from ratusha.games.altay.scoring import finish, look_for_end
from ratusha.games.altay.state import Altay
from ratusha.kernel.bits import BIT, bits
from ratusha.kernel.decision import Reason, Step, StepFor, each_seat
from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg

ACTIONS: Final[list[Action]] = [
    PLAY_CARD,
    PUT_RESOURCE,
    WORK_ON,
    BEGIN_ACHIEVEMENT,
    BUY_CARD,
    ATTACK_REGION,
    APPLY_EFFECT,
    EMPTY_STORE,
    TRADE_COINS,
    ABANDON_WORK,
]
_KINDS: Final[tuple[Kind, ...]] = (*(action.kind for action in ACTIONS), END)
_BY_TAG: Final[list[Action]] = [
    next((action for action in ACTIONS if action.kind.tag == tag), PLAY_CARD)
    for tag in range(len(MOVES.kinds))
]


class Turn(Hidden):
    """What the player does next, or the end of the turn. Rule 3.1."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return _KINDS

    def rule(self) -> str:
        return "3.1"

    def obstacle(self, g: Altay, move: int) -> Reason | None:
        if move == END.first:
            return None
        return _BY_TAG[MOVES.tag[move]].obstacle(g, self.seat, move)

    def moves(self, g: Altay) -> list[int]:
        found: list[int] = []
        for action in ACTIONS:
            action.add_moves(g, self.seat, found)
        found.append(END.first)
        return found

    def play(self, g: Altay, move: int) -> None:
        if move == END.first:
            g.agenda.append(NEXT_TURN)
            end_turn(g, self.seat)
            return
        g.agenda.append(self)
        _BY_TAG[MOVES.tag[move]].play(g, self.seat, move)

    def label(self, g: Altay, move: int) -> Msg:
        if move == END.first:
            return Msg("altay-do-end")
        return _BY_TAG[MOVES.tag[move]].label(g, self.seat, move)

    def touches(self, g: Altay, move: int) -> list[str]:
        return [] if move == END.first else _BY_TAG[MOVES.tag[move]].touches(g, self.seat, move)

    def warning(self, g: Altay, move: int) -> Msg | None:
        if move != END.first:
            return _BY_TAG[MOVES.tag[move]].warning(g, self.seat, move)
        lost = sum(g.pool)
        return Msg("altay-warn-pool-coins" if g.trade else "altay-warn-pool", n=lost) if lost else None

    def reaches_for(self, g: Altay) -> list[tuple[str, int]]:
        return [near for action in ACTIONS for near in action.reaches_for(g, self.seat)]


def end_turn(g: Altay, seat: int) -> None:
    """No more actions: effects at the end of the turn, then the hand is renewed. Rules 10.1 to 10.3."""
    player = g.players[seat]
    if player.kept:
        player.hand = sorted(player.hand + player.kept)
        player.kept = []
    if g.events is not None:
        g.tell("altay-turn-ended", seat)
    g.agenda.append(RENEW_HAND[seat])
    savers = player.done & SAVE_MASK
    if savers and player.hand:
        g.agenda.append(AtEnd(seat, savers))


class AtEnd(Choice):
    """Which of the effects at the end of the turn are used, in what order. Rules 10.1 and 10.3."""

    __slots__ = ("effects",)

    def __init__(self, seat: int, effects: int) -> None:
        super().__init__(seat)
        self.effects: int = effects

    def args(self) -> list[Any]:
        return [self.seat, self.effects]

    def misfit(self, g: Altay) -> str:
        found = in_range((self.effects, 1, BIT[ACHIEVEMENTS] - 1))
        fits = not found and not self.effects & ~(g.players[self.seat].done & (SAVE_MASK | LATE_MASK))
        return found or (super().misfit(g) if fits else "there is no such effect")

    def kinds(self) -> tuple[Kind, ...]:
        return (APPLY, ENOUGH)

    def rule(self) -> str:
        return "10.1"

    def obstacle(self, g: Altay, move: int) -> Reason | None:
        if move == ENOUGH.first or self.effects & BIT[move - APPLY.first]:
            return None
        return Reason(Msg("altay-why-not-at-end", achievement=names.achievement(move - APPLY.first)), "10.1")

    def moves(self, g: Altay) -> list[int]:
        return [*(APPLY.first + kind for kind in bits(self.effects)), ENOUGH.first]

    def play(self, g: Altay, move: int) -> None:
        if move == ENOUGH.first:
            return
        kind = move - APPLY.first
        rest = self.effects & ~BIT[kind]
        if rest:
            g.agenda.append(AtEnd(self.seat, rest))
        if g.events is not None:
            g.tell("altay-applied", self.seat, achievement=names.achievement(kind), effect=given(kind))
        run(g, self.seat, TECHNOLOGY_PROGRAM[kind])

    def label(self, g: Altay, move: int) -> Msg:
        if move == ENOUGH.first:
            return Msg("altay-do-no-effect")
        kind = move - APPLY.first
        return Msg("altay-do-apply", achievement=names.achievement(kind), effect=given(kind))

    def touches(self, g: Altay, move: int) -> list[str]:
        return [] if move == ENOUGH.first else [places.achievement_of(self.seat, move - APPLY.first)]


class RenewHand(StepFor[Altay]):
    """The pool is lost or sold, hand and played cards go, a new hand is drawn. Rules 10.2, 10.3."""

    __slots__ = ()

    def run(self, g: Altay) -> None:
        seat = self.owner
        player = g.players[seat]
        lost = 0
        for resource in range(RESOURCES):
            n = g.pool[resource]
            if n:
                lost += n
                g.pool[resource] = 0
                g.gain(seat, RESOURCE[resource], -n, "sold" if g.trade else "lost")
        if lost and g.trade:
            player.coins += lost
            g.gain(seat, "coins", lost, "sold")
        if g.events is not None and (g.played or player.hand):
            g.tell("altay-cleared", seat, n=len(player.hand))
            g.moved(places.cards(seat), places.discard(seat))
        player.discard += g.played
        player.discard += player.hand
        if player.sure:
            player.sure = _still_sure(player.sure, player.hand)
        player.hand = []
        g.played = []
        g.used = 0
        g.applied = 0
        g.bought = 0
        g.attacked = []
        g.stocked = 0
        late = player.done & LATE_MASK
        if late:
            g.agenda.append(AtEnd(seat, late))
        draw(g, seat, HAND)


def _still_sure(sure: list[int], shown: list[int]) -> list[int]:
    """The cards that are surely held when these were shown: what was set aside, if it is known."""
    left = sure[:]
    for card in shown:
        if card in left:
            left.remove(card)
    return left


class NextTurn(Step[Altay]):
    """The next player's turn; or, at the end of a round, the end of the game. Rules 11.1 to 11.3."""

    __slots__ = ()

    def run(self, g: Altay) -> None:
        look_for_end(g)
        g.active = g.after(g.active)
        if g.active == g.first:
            if g.ending:
                finish(g)
                return
            g.round += 1
            if g.events is not None:
                g.tell("altay-round", n=str(g.round))
        g.agenda.append(TURN[g.active])


TURN: Final = each_seat(Turn)
RENEW_HAND: Final = each_seat(RenewHand)
NEXT_TURN: Final = NextTurn()
