"""More cults wait at the top than there are keys: which of them? Rule 10.5."""

from __future__ import annotations

from typing import Final

from ratusha.games.terra_mystica.choice import Choice, lapse_obstacle
from ratusha.games.terra_mystica.cults import advance, open_tops
from ratusha.games.terra_mystica.moves import LAPSE, MOVES, STEP
from ratusha.games.terra_mystica.state import TerraMystica
from ratusha.kernel.bits import BIT
from ratusha.kernel.decision import Reason, each_seat
from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg


class UseKey(Choice):
    """A key for one of several cults. Rule 10.5."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (STEP, LAPSE)

    def rule(self) -> str:
        return "10.5"

    def obstacle(self, g: TerraMystica, move: int) -> Reason | None:
        if LAPSE.has(move):
            return lapse_obstacle(g)
        if open_tops(g, g.players[self.seat]) & BIT[MOVES.args[move][0]]:
            return None
        return Reason(Msg("terra_mystica-why-no-top"), "10.5")

    def play(self, g: TerraMystica, move: int) -> None:
        if LAPSE.has(move):
            return
        player = g.players[self.seat]
        cult = MOVES.args[move][0]
        player.blocked &= ~BIT[cult]
        advance(g, self.seat, cult, 1, "key")
        if player.keys and open_tops(g, player):
            g.agenda.append(self)


USE_KEY: Final = each_seat(UseKey)
