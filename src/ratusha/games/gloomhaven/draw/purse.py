"""What stands beside a player's name: coins and influence."""

from __future__ import annotations

from typing import Final

from ratusha.draw.holdings import Holding, held
from ratusha.games.gloomhaven.components import SOLO_ROUNDS
from ratusha.games.gloomhaven.state import Gloomhaven
from ratusha.kernel.listing import player
from ratusha.kernel.msg import Msg

THINGS: Final = {"coins": "coin", "fleeting": "fleeting", "lasting": "lasting"}


def holdings(g: Gloomhaven, seat: int) -> list[Holding]:
    """What a player pays and votes with."""
    counts = (("coins", g.coins), ("fleeting", g.fleeting), ("lasting", g.lasting))
    return [held("gloomhaven", what, THINGS[what], of_all[seat]) for what, of_all in counts]


def moment(g: Gloomhaven) -> Msg:
    """The turn; of one player the round."""
    if not g.turns:
        return Msg("gloomhaven-text-before")
    if g.seats == 1:
        return Msg("gloomhaven-text-round", n=str(g.round), of=str(SOLO_ROUNDS))
    return Msg("gloomhaven-text-turn", n=str(g.turns), who=player(g.active))
