"""What is agreed before the game. Rules 3.1, 14.4 and 16.3."""

from __future__ import annotations

from typing import Final

from ratusha.games.gloomhaven.state import BOARDS
from ratusha.kernel.errors import BadInput
from ratusha.kernel.game import GameOption
from ratusha.kernel.msg import Msg


class WorkersOption(GameOption):
    """With or without workers; alone, always with them. Rule 16.3."""

    def check(self, value: str, seats: int) -> str:
        found = super().check(value, seats)
        if found == "off" and seats == 1:
            raise BadInput(self.id, Msg("gloomhaven-option-workers-solo"))
        return found


LIMITS: Final = ("300", "200", "400")
OPTIONS: Final = (
    GameOption("board", BOARDS),
    WorkersOption("workers", ("on", "off")),
    GameOption("achievements", ("off", "on")),
    GameOption("limit", LIMITS),
)
