"""A player leaves the table. Rule 15.8."""

from __future__ import annotations

from ratusha.games.terra_mystica.components import NO_CARD, NO_FACTION
from ratusha.games.terra_mystica.leech import close_reaction, leeches_of, reaction_to
from ratusha.games.terra_mystica.state import NO_SEAT, TerraMystica
from ratusha.kernel.decision import Reason
from ratusha.kernel.msg import Msg


def leave_obstacle(g: TerraMystica, seat: int) -> Reason | None:
    """Why a player may not leave."""
    if not g.leaving:
        return Reason(Msg("terra_mystica-why-no-leaving"), "15.8")
    if g.players[seat].left:
        return Reason(Msg("terra_mystica-why-has-left"), "15.8")
    if any(player.faction == NO_FACTION for player in g.players):
        return Reason(Msg("terra_mystica-why-factions-first"), "15.8")
    return None


def leave(g: TerraMystica, seat: int) -> None:
    """Nothing is asked of the player any more, his card goes back, his buildings stay. Rule 15.8."""
    player = g.players[seat]
    player.left = 1
    player.steps = 0
    player.spades = 0
    if g.active == seat:
        g.turn.favours_owed = 0
        g.turn.towns_owed = 0
    g.agenda[:] = [waiting for waiting in g.agenda if waiting.seat != seat]
    for leech in reversed(leeches_of(g, seat)):
        g.leeches.remove(leech)
        reaction = reaction_to(g, leech.building)
        if leech.able and reaction is not None:
            reaction.unanswered += 1
        close_reaction(g, leech.building)
    if player.card != NO_CARD:
        g.place_card(player.card, NO_SEAT)
        player.card = NO_CARD
    if g.events is not None:
        g.tell("terra_mystica-left", seat)
