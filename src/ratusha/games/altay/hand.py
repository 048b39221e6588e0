"""Cards of the hand that leave the game or are set aside. Rules 4.11 and 10.4."""

from __future__ import annotations

from typing import Any, Final

from ratusha.games.altay import names, places
from ratusha.games.altay.choice import Hidden, in_range, not_held
from ratusha.games.altay.components import TYPES
from ratusha.games.altay.effects import MOST
from ratusha.games.altay.moves import ENOUGH, SAVE, TRASH
from ratusha.games.altay.scoring import card_goes
from ratusha.games.altay.state import Altay
from ratusha.kernel.decision import Reason, each_seat
from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg


class TrashCards(Hidden):
    """Which cards of the hand leave the game: at least `least` more, at most `left`. Rule 4.11."""

    __slots__ = ("least", "left")

    def __init__(self, seat: int, least: int, left: int) -> None:
        super().__init__(seat)
        self.least: int = least
        self.left: int = left

    def args(self) -> list[Any]:
        return [self.seat, self.least, self.left]

    def misfit(self, g: Altay) -> str:
        found = in_range((self.left, 1, MOST), (self.least, 0, self.left), (len(self.held(g)), 1, TYPES))
        return found or super().misfit(g)

    def kinds(self) -> tuple[Kind, ...]:
        return (TRASH, ENOUGH)

    def rule(self) -> str:
        return "4.11"

    def obstacle(self, g: Altay, move: int) -> Reason | None:
        if move == ENOUGH.first:
            return Reason(Msg("altay-why-must-trash", n=self.least), "4.11") if self.least else None
        card = move - TRASH.first
        return None if g.players[self.seat].holds(card) else not_held(card)

    def moves(self, g: Altay) -> list[int]:
        found = [TRASH.first + card for card in self.held(g)]
        if not self.least:
            found.append(ENOUGH.first)
        return found

    def play(self, g: Altay, move: int) -> None:
        if move == ENOUGH.first:
            return
        card = move - TRASH.first
        player = g.players[self.seat]
        player.lose(card)
        g.trashed.append(card)
        g.that += 1
        if g.events is not None:
            g.tell("altay-trashed", self.seat, card=names.card(card))
        card_goes(g, self.seat, card)
        if self.left > 1 and (player.hand or player.kept):
            g.agenda.append(TrashCards(self.seat, max(self.least - 1, 0), self.left - 1))

    def prompt(self, g: Altay) -> Msg:
        return Msg("altay-ask-trash-cards" if self.least else "altay-ask-trash-up-to", n=self.left)

    def label(self, g: Altay, move: int) -> Msg:
        if move == ENOUGH.first:
            return Msg("altay-do-trash-enough")
        return Msg("altay-do-trash", card=names.card(move - TRASH.first))

    def touches(self, g: Altay, move: int) -> list[str]:
        return [] if move == ENOUGH.first else [places.hand(self.seat, move - TRASH.first)]


class Save(Hidden):
    """Which card of the hand is set aside. Rule 10.4."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (SAVE,)

    def rule(self) -> str:
        return "10.4"

    def obstacle(self, g: Altay, move: int) -> Reason | None:
        card = move - SAVE.first
        return None if card in g.players[self.seat].hand else not_held(card)

    def moves(self, g: Altay) -> list[int]:
        return [SAVE.first + card for card in sorted(set(g.players[self.seat].hand))]

    def play(self, g: Altay, move: int) -> None:
        card = move - SAVE.first
        player = g.players[self.seat]
        player.hand.remove(card)
        player.kept.append(card)
        player.kept.sort()
        if g.events is not None:
            g.whisper("altay-saved", self.seat, "altay-saved-hidden", card=names.card(card))

    def label(self, g: Altay, move: int) -> Msg:
        return Msg("altay-do-save", card=names.card(move - SAVE.first))

    def touches(self, g: Altay, move: int) -> list[str]:
        return [places.hand(self.seat, move - SAVE.first)]


SAVE_CARD: Final = each_seat(Save)
