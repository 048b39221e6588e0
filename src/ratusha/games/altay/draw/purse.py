"""What stands beside a player's name: settlements left, conquests, technologies, cards, coins."""

from __future__ import annotations

from typing import Final

from ratusha.draw.holdings import Holding, held
from ratusha.games.altay.state import Altay
from ratusha.kernel.listing import player
from ratusha.kernel.msg import Msg

THINGS: Final = {
    "food": "food", "wood": "wood", "metal": "metal", "stone": "stone", "culture": "culture", "coins": "coin",
    "supply": "settlement", "captured": "captured", "achievements": "technology", "cards": "card",
}  # fmt: skip


def holdings(g: Altay, seat: int) -> list[Holding]:
    """What a player has besides what lies on the map."""
    mine = g.players[seat]
    counted = (
        ("supply", mine.supply),
        ("captured", mine.captured),
        ("achievements", mine.done.bit_count()),
        ("cards", len(mine.hand)),
    )
    found = [Holding(THINGS[what], str(n), Msg(f"altay-held-{what}", n=n)) for what, n in counted]
    return [*found, held("altay", "coins", "coin", mine.coins)] if g.trade else found


def moment(g: Altay) -> Msg:
    """The round, and whose turn it is."""
    if not g.round:
        return Msg("altay-text-before")
    return Msg("altay-text-turn", round=str(g.round), who=player(g.active))
