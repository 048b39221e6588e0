"""The turn: a card face up or down, or Call to Vote; then the others follow. Chapters 4, 5 and 10."""

from __future__ import annotations

from typing import Any, Final

from ratusha.games.gloomhaven import names, places
from ratusha.games.gloomhaven.achievements import at_end_of_turn
from ratusha.games.gloomhaven.acting import OF_FOLLOW
from ratusha.games.gloomhaven.actions import act, follow_label, follow_obstacle, possible
from ratusha.games.gloomhaven.basic import (
    BASIC,
    add_work,
    basic_action,
    basic_label,
    basic_touches,
    work_obstacle,
    work_places,
)
from ratusha.games.gloomhaven.choice import Secretive, no
from ratusha.games.gloomhaven.components import (
    BIT,
    CALL_TO_VOTE,
    CARD_CATEGORY,
    CATEGORIES,
    CATEGORY,
    DISCARDS,
    FIRST_ADVISER,
    INCOME,
    LAST_COMPLETION,
    NOTHING,
    RECRUITING,
    SOLO_ROUNDS,
)
from ratusha.games.gloomhaven.ground import any_road
from ratusha.games.gloomhaven.moves import BASIC_ACTION, COIN, FOLLOW, INFLUENCE, MAIN, PASS, PAVE, VOTE, WORK
from ratusha.games.gloomhaven.recruit import REFILL
from ratusha.games.gloomhaven.scoring import finish
from ratusha.games.gloomhaven.solo import solo_vote
from ratusha.games.gloomhaven.state import (
    COMPLETED,
    LOST_ROUNDS,
    OUT_OF_TURNS,
    WON,
    Gloomhaven,
)
from ratusha.games.gloomhaven.vote import call_vote
from ratusha.kernel.bits import bits
from ratusha.kernel.decision import MOST_SEATS, Reason, Step, each_seat
from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg


class Turn(Secretive):
    """Which card is played, and how. Rules 4.1 to 4.3 and 4.7."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (MAIN, BASIC_ACTION, VOTE)

    def rule(self) -> str:
        return "4.1"

    def obstacle(self, g: Gloomhaven, move: int) -> Reason | None:
        if move == VOTE.first:
            return self._vote_obstacle(g)
        card = move - (MAIN if MAIN.has(move) else BASIC_ACTION).first
        if not g.hand(self.seat) & BIT[card]:
            return no("not-in-hand", "4.1", card=names.card(card))
        if card == CALL_TO_VOTE:
            return no("vote-face-down" if BASIC_ACTION.has(move) else "vote-is-no-action", "4.7")
        if BASIC_ACTION.has(move) or can_play(g, self.seat, card):
            return None
        return no("main", "4.3", card=names.card(card))

    def _vote_obstacle(self, g: Gloomhaven) -> Reason | None:
        if g.seats == 1:
            return no("vote-solo", "15.5")
        lie = g.up[self.seat].bit_count() + len(g.down[self.seat])
        if lie < DISCARDS[g.seats]:
            return no("vote-early", "4.7", n=DISCARDS[g.seats], have=lie)
        return None

    def moves(self, g: Gloomhaven) -> list[int]:
        seat = self.seat
        hand = bits(g.hand(seat) & ~BIT[CALL_TO_VOTE])
        found = [MAIN.first + card for card in hand if can_play(g, seat, card)]
        for card in hand:
            found.append(BASIC_ACTION.first + card)
        if g.seats > 1 and g.up[seat].bit_count() + len(g.down[seat]) >= DISCARDS[g.seats]:
            found.append(VOTE.first)
        return found

    def play(self, g: Gloomhaven, move: int) -> None:
        seat = self.seat
        g.agenda.append(END_TURN)
        if move == VOTE.first:
            call_vote(g, seat)
        elif MAIN.has(move):
            play_face_up(g, seat, move - MAIN.first)
        else:
            play_face_down(g, seat, move - BASIC_ACTION.first)

    def prompt(self, g: Gloomhaven) -> Msg:
        return Msg("gloomhaven-ask-turn" if self._vote_obstacle(g) else "gloomhaven-ask-turn-or-vote")

    def label(self, g: Gloomhaven, move: int) -> Msg:
        if move == VOTE.first:
            return Msg("gloomhaven-do-vote")
        if MAIN.has(move):
            card = move - MAIN.first
            return Msg("gloomhaven-do-main", card=names.card(card), action=names.card_action(card))
        return Msg("gloomhaven-do-basic", card=names.card(move - BASIC_ACTION.first))

    def touches(self, g: Gloomhaven, move: int) -> list[str]:
        if move == VOTE.first:
            return [places.face_up(self.seat, CALL_TO_VOTE)]
        if MAIN.has(move):
            return [places.face_up(self.seat, move - MAIN.first)]
        return [places.face_down(self.seat, move - BASIC_ACTION.first)]

    def reaches_for(self, g: Gloomhaven) -> list[tuple[str, int]]:
        found = [(places.face_up(self.seat, card), MAIN.first + card) for card in bits(g.hand(self.seat))]
        return [(place, VOTE.first if move == MAIN.first + CALL_TO_VOTE else move) for place, move in found]


def can_play(g: Gloomhaven, seat: int, card: int) -> bool:
    """Can the main action of a card be carried out completely? Rule 4.3."""
    return card == INCOME or possible(g, seat, card)


def play_face_up(g: Gloomhaven, seat: int, card: int) -> None:
    """The main action, then everybody's follow action in order. Rules 4.3 to 4.6."""
    g.playing = card
    for i in range(len(g.maybe[seat])):
        g.maybe[seat][i] &= ~BIT[card]
    if g.events is not None:
        g.tell("gloomhaven-played", seat, card=names.card(card))
    if CARD_CATEGORY[card] == RECRUITING:
        g.agenda.append(REFILL)
    for step in range(g.seats - 1, 0, -1):
        g.agenda.append(FOLLOW_UP[CARD_CATEGORY[card] + 1][(seat + step) % g.seats])
    if card == INCOME:
        g.pay(seat, -g.income(seat), "income")
        g.crystals(seat, len(g.houses[seat]), 0, "income")
    else:
        act(g, seat, card)


def play_face_down(g: Gloomhaven, seat: int, card: int) -> None:
    """A basic action with a card that nobody else sees. Rules 4.2 and 4.8."""
    g.hidden = 1
    known = g.cards[seat] & ~g.up[seat] & ~BIT[CALL_TO_VOTE]
    g.down[seat].append(card)
    g.maybe[seat].append(known)
    if g.events is not None:
        g.whisper("gloomhaven-played-down", seat, "gloomhaven-played-unseen", card=names.card(card))
    g.agenda.append(BASIC[seat])


class FollowUp(Secretive):
    """The follow action of the card just played, a basic action, or nothing. Rules 4.4 to 4.6 and 10.2."""

    __slots__ = ("category",)

    def __init__(self, seat: int, category: int) -> None:
        super().__init__(seat)
        self.category: int = category

    def args(self) -> list[Any]:
        return [self.seat, self.category]

    def kinds(self) -> tuple[Kind, ...]:
        return (FOLLOW, COIN, INFLUENCE, PAVE, WORK, PASS)

    def rule(self) -> str:
        return "4.4"

    def obstacle(self, g: Gloomhaven, move: int) -> Reason | None:
        if FOLLOW.has(move):
            category = move - FOLLOW.first
            if self.category not in (NOTHING, category):
                return no("category", "4.6", card=names.card(self.category))
            return follow_obstacle(g, self.seat, category)
        if move == PAVE.first:
            return None if any_road(g, self.seat) else no("no-road", "5.3")
        return work_obstacle(g, self.seat, move - WORK.first) if WORK.has(move) else None

    def moves(self, g: Gloomhaven) -> list[int]:
        found: list[int] = []
        for category in range(CATEGORIES):
            asked = self.category == NOTHING or self.category == category
            if asked and possible(g, self.seat, OF_FOLLOW + category):
                found.append(FOLLOW.first + category)
        found.append(COIN.first)
        found.append(INFLUENCE.first)
        if any_road(g, self.seat):
            found.append(PAVE.first)
        add_work(g, self.seat, found)
        found.append(PASS.first)
        return found

    def play(self, g: Gloomhaven, move: int) -> None:
        if FOLLOW.has(move):
            if g.events is not None:
                g.tell("gloomhaven-follows", self.seat, card=names.card(move - FOLLOW.first))
            act(g, self.seat, OF_FOLLOW + move - FOLLOW.first)
        elif move != PASS.first:
            basic_action(g, self.seat, move)

    def label(self, g: Gloomhaven, move: int) -> Msg:
        if move == PASS.first:
            return Msg("gloomhaven-do-pass")
        return follow_label(move) if FOLLOW.has(move) else basic_label(g, self.seat, move)

    def touches(self, g: Gloomhaven, move: int) -> list[str]:
        if move == PASS.first:
            return [places.action(self.seat, "pass")]
        if FOLLOW.has(move):
            return [places.action(self.seat, CATEGORY[move - FOLLOW.first])]
        return basic_touches(self.seat, move)

    def reaches_for(self, g: Gloomhaven) -> list[tuple[str, int]]:
        found = [
            (places.action(self.seat, CATEGORY[category]), FOLLOW.first + category)
            for category in range(CATEGORIES)
        ]
        return found + work_places(g, self.seat)

    def misfit(self, g: Gloomhaven) -> str:
        return "" if NOTHING <= self.category < CATEGORIES else "there is nothing to follow"


# -- the end of the turn ------------------------------------------------------------------------------


class EndTurn(Step[Gloomhaven]):
    """The card goes to the discard, achievements are looked at, the game ends or goes on. Rule 4.9."""

    __slots__ = ()

    def run(self, g: Gloomhaven) -> None:
        card = g.playing
        if card != NOTHING:
            if g.seats == 1 and card >= FIRST_ADVISER:
                g.cards[g.active] &= ~BIT[card]  # in the solo game he leaves: rule 15.4
            else:
                g.up[g.active] |= BIT[card]
            g.playing = NOTHING
        g.hidden = 0
        at_end_of_turn(g)
        if g.seats == 1:
            next_solo_turn(g)
        elif g.completed >= LAST_COMPLETION:
            finish(g, COMPLETED)
        elif g.turns >= int(g.options["limit"]):
            finish(g, OUT_OF_TURNS)
        else:
            g.active = g.after(g.active)
            begin_turn(g)


def begin_turn(g: Gloomhaven) -> None:
    """The active player's turn."""
    g.turns += 1
    g.agenda.append(TURN[g.active])


def next_solo_turn(g: Gloomhaven) -> None:
    """The next card; with the last one the vote, or the end of the last round. Rules 15.5 and 15.11."""
    if g.in_hand(0):
        begin_turn(g)
    elif g.round < SOLO_ROUNDS:
        g.agenda.append(END_TURN)
        solo_vote(g)
    else:
        finish(g, WON if g.completed >= LAST_COMPLETION else LOST_ROUNDS)


TURN: Final = each_seat(Turn)
FOLLOW_UP: Final = [
    [FollowUp(seat, category) for seat in range(MOST_SEATS)] for category in range(NOTHING, CATEGORIES)
]
"""The follow-ups by category (the first: of Income, any category), then by seat."""
END_TURN: Final = EndTurn()
