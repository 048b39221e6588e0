"""What stands beside a player's name: the tokens in hand."""

from __future__ import annotations

from typing import Final

from ratusha.draw.holdings import Holding, held
from ratusha.games.empire.components import TOKENS
from ratusha.games.empire.draw.hands import TOKEN_ICON
from ratusha.games.empire.state import Empire
from ratusha.kernel.listing import player
from ratusha.kernel.msg import Msg

THINGS: Final = dict(zip(TOKENS, TOKEN_ICON, strict=True))


def holdings(g: Empire, seat: int) -> list[Holding]:
    """The tokens of each kind, craftsmen last."""
    realm = g.realms[seat]
    counts = [*realm.hand, realm.masters.bit_count()]
    return [held("empire", what, THINGS[what], n) for what, n in zip(TOKENS, counts, strict=True)]


def moment(g: Empire) -> Msg:
    """The turn."""
    if not all(len(realm.cells) > 1 for realm in g.realms):
        return Msg("empire-text-before")
    return Msg("empire-text-turn", turn=str(g.turns + 1), who=player(g.active))
