"""More cults wait at the top than there are keys: which of them? Rule 10.5."""

from __future__ import annotations

from typing import Final

from ratusha.games.terra_mystica.board import BIT
from ratusha.games.terra_mystica.components import CULTS
from ratusha.games.terra_mystica.cults import STEP_AT, advance, open_tops
from ratusha.games.terra_mystica.labels import label, touches
from ratusha.games.terra_mystica.moves import LAPSE_MOVE
from ratusha.games.terra_mystica.state import TerraMystica
from ratusha.kernel.decision import Decision
from ratusha.kernel.msg import Msg


class Summit(Decision[TerraMystica]):
    """A key for one of several cults. Rule 10.5."""

    __slots__ = ()

    def moves(self, g: TerraMystica) -> list[int]:
        player = g.players[self.seat]
        tops = open_tops(g, player)
        found = [STEP_AT + cult for cult in range(CULTS) if tops & BIT[cult]]
        if g.give_up:
            found.append(LAPSE_MOVE)
        return found

    def play(self, g: TerraMystica, move: int) -> None:
        player = g.players[self.seat]
        if move == LAPSE_MOVE:
            return
        cult = move - STEP_AT
        player.blocked &= ~BIT[cult]
        advance(g, self.seat, cult, 1, "key")
        if player.keys and open_tops(g, player):
            g.agenda.append(self)

    def label(self, g: TerraMystica, move: int) -> Msg:
        return label(g, self.seat, move)

    def touches(self, g: TerraMystica, move: int) -> list[str]:
        return touches(g, self.seat, move)


SUMMITS: Final = [Summit(seat) for seat in range(5)]
