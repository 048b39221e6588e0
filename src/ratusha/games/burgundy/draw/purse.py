"""What stands beside a player's name: silver, workers, goods, dice."""

from __future__ import annotations

from typing import Final

from ratusha.draw.holdings import Holding, held
from ratusha.games.burgundy import names
from ratusha.games.burgundy.components import ROUNDS
from ratusha.games.burgundy.state import Burgundy
from ratusha.kernel.msg import Msg

THINGS: Final = {"silver": "silver", "workers": "worker", "goods": "goods", "dice": "die"}


def holdings(g: Burgundy, seat: int) -> list[Holding]:
    """What a player has besides tiles."""
    mine = g.estates[seat]
    found = [
        held("burgundy", "silver", "silver", mine.silver),
        held("burgundy", "workers", "worker", mine.workers),
        held("burgundy", "goods", "goods", sum(mine.goods)),
    ]
    dice = [str(die) for die in g.dice[2 * seat : 2 * seat + 2] if die]
    if dice:
        found.append(Holding("die", " ".join(dice), Msg("burgundy-held-dice", dice=", ".join(dice))))
    return found


def moment(g: Burgundy) -> Msg:
    """The phase and its round."""
    if not g.phase:
        return Msg("burgundy-text-setup")
    return Msg("burgundy-text-head", phase=names.phase(g.phase), round=str(g.round), rounds=str(ROUNDS))
