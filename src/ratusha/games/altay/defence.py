"""The attacked player's side of a battle: surrender, or fight with cards or without. Rules 8.5 to 8.9."""

from __future__ import annotations

from typing import Any

from ratusha.games.altay import names, places
from ratusha.games.altay.battle import MOST_STRENGTH, BattleChoice, attack_strength, lose_battle
from ratusha.games.altay.choice import Hidden, in_range, not_held
from ratusha.games.altay.components import DEFENCE_OF
from ratusha.games.altay.drawing import draw
from ratusha.games.altay.moves import DEFEND, DISCARD, ENOUGH, FIGHT, SURRENDER
from ratusha.games.altay.player import MOST_CARDS
from ratusha.games.altay.state import Altay
from ratusha.kernel.decision import Reason
from ratusha.kernel.listing import player as player_name
from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg


class Answer(BattleChoice):
    """The attacked player surrenders, or fights with cards or without. Rules 8.5 to 8.7."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (DEFEND, FIGHT, SURRENDER)

    def rule(self) -> str:
        return "8.5"

    def obstacle(self, g: Altay, move: int) -> Reason | None:
        return undefended(g, self.seat, move - DEFEND.first) if DEFEND.has(move) else None

    def moves(self, g: Altay) -> list[int]:
        found = [DEFEND.first + card for card in self.held(g) if DEFENCE_OF[card]]
        found.append(FIGHT.first)
        found.append(SURRENDER.first)
        return found

    def play(self, g: Altay, move: int) -> None:
        seat = self.seat
        if move == SURRENDER.first:
            if g.events is not None:
                g.tell("altay-surrendered", seat)
            lose_battle(g, seat, g.active, self.target)
            if g.players[seat].held():
                g.agenda.append(Yield(seat, self.sent, 0))
        elif move == FIGHT.first:
            fight(g, seat, self.start, self.target, self.strength, 0, 0)
        else:
            card = move - DEFEND.first
            defend(g, seat, card)
            defence = DEFENCE_OF[card]
            g.agenda.append(Defend(seat, self.start, self.target, self.sent, self.strength, 1, defence))

    def prompt(self, g: Altay) -> Msg:
        attack = str(attack_strength(g, self.start, self.strength))
        defence = str(g.pieces[self.target] + g.players[self.seat].shield)
        who, at = player_name(g.active), names.region(self.target)
        return Msg("altay-ask-answer", who=who, region=at, attack=attack, defence=defence)

    def label(self, g: Altay, move: int) -> Msg:
        if DEFEND.has(move):
            return defend_label(g, self, 0, move - DEFEND.first)
        if move == SURRENDER.first:
            return Msg("altay-do-surrender", n=self.sent)
        return fight_label(g, self, 0)

    def touches(self, g: Altay, move: int) -> list[str]:
        if DEFEND.has(move):
            return [places.hand(self.seat, move - DEFEND.first)]
        return [places.region(self.start if move == SURRENDER.first else self.target)]

    def reaches_for(self, g: Altay) -> list[tuple[str, int]]:
        return [(places.hand(self.seat, card), DEFEND.first + card) for card in self.held(g)]


class Defend(BattleChoice):
    """More cards for the defence, or the fight. Rule 8.7."""

    __slots__ = ("cards", "defence")

    def __init__(
        self, seat: int, start: int, target: int, sent: int, strength: int, cards: int, defence: int
    ) -> None:
        super().__init__(seat, start, target, sent, strength)
        self.cards: int = cards
        self.defence: int = defence

    def args(self) -> list[Any]:
        return [*super().args(), self.cards, self.defence]

    def misfit(self, g: Altay) -> str:
        return in_range((self.cards, 1, MOST_CARDS), (self.defence, 0, MOST_STRENGTH)) or super().misfit(g)

    def kinds(self) -> tuple[Kind, ...]:
        return (DEFEND, FIGHT)

    def rule(self) -> str:
        return "8.7"

    def obstacle(self, g: Altay, move: int) -> Reason | None:
        return undefended(g, self.seat, move - DEFEND.first) if DEFEND.has(move) else None

    def moves(self, g: Altay) -> list[int]:
        found = [DEFEND.first + card for card in self.held(g) if DEFENCE_OF[card]]
        found.append(FIGHT.first)
        return found

    def play(self, g: Altay, move: int) -> None:
        if move == FIGHT.first:
            fight(g, self.seat, self.start, self.target, self.strength, self.cards, self.defence)
            return
        card = move - DEFEND.first
        defend(g, self.seat, card)
        more = self.defence + DEFENCE_OF[card]
        g.agenda.append(
            Defend(self.seat, self.start, self.target, self.sent, self.strength, self.cards + 1, more)
        )

    def prompt(self, g: Altay) -> Msg:
        attack = str(attack_strength(g, self.start, self.strength))
        defence = str(g.pieces[self.target] + g.players[self.seat].shield + self.defence)
        return Msg("altay-ask-defend", region=names.region(self.target), attack=attack, defence=defence)

    def label(self, g: Altay, move: int) -> Msg:
        if DEFEND.has(move):
            return defend_label(g, self, self.defence, move - DEFEND.first)
        return fight_label(g, self, self.defence)

    def touches(self, g: Altay, move: int) -> list[str]:
        return (
            [places.hand(self.seat, move - DEFEND.first)]
            if DEFEND.has(move)
            else [places.region(self.target)]
        )

    def reaches_for(self, g: Altay) -> list[tuple[str, int]]:
        return [(places.hand(self.seat, card), DEFEND.first + card) for card in self.held(g)]


def undefended(g: Altay, seat: int, card: int) -> Reason | None:
    """Why a card can't be played in defence. Rule 8.7."""
    if not g.players[seat].holds(card):
        return not_held(card)
    if not DEFENCE_OF[card]:
        return Reason(Msg("altay-why-card-no-defence", card=names.card(card)), "8.7")
    return None


def defend(g: Altay, seat: int, card: int) -> None:
    """A card is played in defence; it goes to the discard pile before its player draws. Rule 8.9."""
    player = g.players[seat]
    player.lose(card)
    player.discard.append(card)
    if g.events is not None:
        g.tell("altay-defended", seat, card=names.card(card))
        g.moved(places.hand(seat, card), places.discard(seat))


def defend_label(g: Altay, battle: BattleChoice, defence: int, card: int) -> Msg:
    """A further card, and how the fight would end with it."""
    end, attack, own = foreseen(g, battle, defence + DEFENCE_OF[card])
    return Msg(f"altay-do-defend-{end}", card=names.card(card), attack=attack, defence=own)


def fight_label(g: Altay, battle: BattleChoice, defence: int) -> Msg:
    """The button that says how the fight would end."""
    end, attack, own = foreseen(g, battle, defence)
    return Msg(f"altay-do-fight-{end}", attack=attack, defence=own)


def foreseen(g: Altay, battle: BattleChoice, defence: int) -> tuple[str, str, str]:
    """How a fight would end with cards of this defence: the end, the attack, the whole defence. Rule 8.7."""
    attack = attack_strength(g, battle.start, battle.strength)
    own = g.pieces[battle.target] + g.players[battle.seat].shield + defence
    end = "won" if own > attack else "lost" if own < attack else "equal"
    return end, str(attack), str(own)


def fight(g: Altay, seat: int, start: int, target: int, strength: int, cards: int, defence: int) -> None:
    """Compare the strengths; then the attacked player draws. Rules 8.7 to 8.9."""
    attack = attack_strength(g, start, strength)
    own = g.pieces[target] + defence + g.players[seat].shield
    if g.events is not None:
        g.tell("altay-fought", seat, attack=str(attack), defence=str(own), region=names.region(target))
    if own < attack:
        lose_battle(g, seat, g.active, target)
    elif own > attack:
        lose_battle(g, g.active, seat, start)
    elif g.events is not None:
        g.tell("altay-equal")
    draw(g, seat, cards)


class Yield(Hidden):
    """Which cards are discarded after surrender; `left` more may be. Rules 8.6 and 8.9."""

    __slots__ = ("gone", "left")

    def __init__(self, seat: int, left: int, gone: int) -> None:
        super().__init__(seat)
        self.left: int = left
        self.gone: int = gone

    def args(self) -> list[Any]:
        return [self.seat, self.left, self.gone]

    def misfit(self, g: Altay) -> str:
        return in_range((self.left, 1, MOST_CARDS), (self.gone, 0, MOST_CARDS)) or super().misfit(g)

    def kinds(self) -> tuple[Kind, ...]:
        return (DISCARD, ENOUGH)

    def rule(self) -> str:
        return "8.6"

    def obstacle(self, g: Altay, move: int) -> Reason | None:
        if move == ENOUGH.first or g.players[self.seat].holds(move - DISCARD.first):
            return None
        return not_held(move - DISCARD.first)

    def moves(self, g: Altay) -> list[int]:
        return [*(DISCARD.first + card for card in self.held(g)), ENOUGH.first]

    def play(self, g: Altay, move: int) -> None:
        player = g.players[self.seat]
        gone = self.gone
        if move != ENOUGH.first:
            card = move - DISCARD.first
            player.lose(card)
            player.discard.append(card)
            gone += 1
            if g.events is not None:
                g.tell("altay-discarded", self.seat, card=names.card(card))
                g.moved(places.hand(self.seat, card), places.discard(self.seat))
            if self.left > 1 and (player.hand or player.kept):
                g.agenda.append(Yield(self.seat, self.left - 1, gone))
                return
        draw(g, self.seat, gone)

    def prompt(self, g: Altay) -> Msg:
        return Msg("altay-ask-yield", n=self.left)

    def label(self, g: Altay, move: int) -> Msg:
        if move == ENOUGH.first:
            return Msg("altay-do-yield-enough", n=self.gone)
        return Msg("altay-do-discard", card=names.card(move - DISCARD.first))

    def touches(self, g: Altay, move: int) -> list[str]:
        return [] if move == ENOUGH.first else [places.hand(self.seat, move - DISCARD.first)]
