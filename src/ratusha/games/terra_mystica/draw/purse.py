"""What stands beside a player's name: coins, workers, priests, the bowls of power, shipping."""

from __future__ import annotations

from typing import Final

from ratusha.draw.holdings import Holding, held
from ratusha.games.terra_mystica.components import NO_FACTION, ROUNDS
from ratusha.games.terra_mystica.draw.look import home
from ratusha.games.terra_mystica.state import TerraMystica
from ratusha.kernel.msg import Msg

THINGS: Final = {
    "coin": "coin", "worker": "worker", "priest": "priest", "power": "power", "token": "power", "key": "key",
    "fire": "fire", "water": "waterdrop", "earth": "earth", "air": "air", "spade": "spade", "ship": "sail",
}  # fmt: skip


def piece(g: TerraMystica, seat: int) -> str:
    """The colour of the faction; nothing before the player has one."""
    faction = g.players[seat].faction
    return "" if faction == NO_FACTION else f"piece-{home(faction)}"


def holdings(g: TerraMystica, seat: int) -> list[Holding]:
    """What a player has besides buildings and tiles."""
    mine = g.players[seat]
    bowls = [str(mine.bowl1), str(mine.bowl2), str(mine.bowl3)]
    power = Msg("terra_mystica-held-power", one=bowls[0], two=bowls[1], three=bowls[2])
    return [
        held("terra_mystica", "coin", "coin", mine.coins),
        held("terra_mystica", "worker", "worker", mine.workers),
        held("terra_mystica", "priest", "priest", mine.priests),
        Holding("power", "·".join(bowls), power),
        Holding("sail", str(mine.ship), Msg("terra_mystica-held-ship", n=str(mine.ship))),
    ]


def moment(g: TerraMystica) -> Msg:
    """The round."""
    if not g.round:
        return Msg("terra_mystica-text-set-up")
    return Msg("terra_mystica-text-round", round=str(g.round), rounds=str(ROUNDS))
