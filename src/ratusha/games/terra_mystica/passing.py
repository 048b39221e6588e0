"""Passing, and the bonus cards. Rules 2.8, 7.8 to 7.10."""

from __future__ import annotations

from typing import Final

from ratusha.games.terra_mystica import names, places
from ratusha.games.terra_mystica.components import CARDS, NO_CARD, ROUNDS
from ratusha.games.terra_mystica.moves import MOVES, PASS, PASS_NO_CARD
from ratusha.games.terra_mystica.resources import gain_coins
from ratusha.games.terra_mystica.scoring import score_pass
from ratusha.games.terra_mystica.state import NO_SEAT, TerraMystica
from ratusha.kernel.bits import BIT
from ratusha.kernel.decision import Reason
from ratusha.kernel.msg import Msg

LAST_PASS: Final[list[int]] = [PASS.at(PASS_NO_CARD)]
_passes: Final[list[list[int]]] = [
    [PASS.at(card) for card in range(CARDS) if on_offer & BIT[card]] for on_offer in range(2**CARDS)
]
"""By the mask of cards on offer."""


def pass_obstacle(g: TerraMystica, move: int) -> Reason | None:
    """Why one can't pass and take this card. Rule 7.9."""
    card = MOVES.args[move][0]
    if g.round == ROUNDS:
        return None if card == PASS_NO_CARD else Reason(Msg("terra_mystica-why-last-round"), "7.9")
    if card == PASS_NO_CARD:
        return Reason(Msg("terra_mystica-why-take-card"), "7.9")
    return card_obstacle(g, card)


def card_obstacle(g: TerraMystica, card: int) -> Reason | None:
    """Why this bonus card can't be taken. Rules 2.8, 7.9."""
    return None if g.cards[card] == NO_SEAT else Reason(Msg("terra_mystica-why-card"), "7.9")


def add_passes(g: TerraMystica, found: list[int]) -> None:
    """Passing, with each bonus card that is on offer; in the last round without one. Rule 7.9."""
    found += LAST_PASS if g.round == ROUNDS else _passes[g.on_offer]


def pass_round(g: TerraMystica, seat: int, card: int) -> None:
    """Score, give back the bonus card, take another; no more actions in this round. Rules 7.8 to 7.10."""
    player = g.players[seat]
    while g.agenda and g.agenda[-1].seat == seat:
        # The rest of the turn; the second of two actions lapses, too. Rule 12.11.
        g.agenda.pop()
    score_pass(g, seat)
    if g.events is not None:
        g.tell("terra_mystica-passed", seat)
    player.passed = 1
    g.passing.append(seat)
    if card != PASS_NO_CARD:
        take_card(g, seat, card)


def take_card(g: TerraMystica, seat: int, card: int) -> None:
    """Take a bonus card with the coins on it, and give back the old one. Rules 2.8, 7.9."""
    player = g.players[seat]
    if player.card != NO_CARD:
        g.place_card(player.card, NO_SEAT)
    g.place_card(card, seat)
    player.card = card
    if g.events is not None:
        g.tell("terra_mystica-card-taken", seat, card=names.card(card))
        g.moved(places.card(card), places.held_card(seat))
    if g.card_coins[card]:
        gain_coins(g, seat, g.card_coins[card], "card")
        g.card_coins[card] = 0
