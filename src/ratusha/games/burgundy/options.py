"""What is agreed before the game: the boards, and whether purchases may come in the middle of an action."""

from __future__ import annotations

from typing import Final

from ratusha.games.burgundy.boards import BOARDS
from ratusha.kernel.errors import BadInput
from ratusha.kernel.game import GameOption
from ratusha.kernel.msg import Msg

EVERYBODY_ON_1: Final = "1"
OPEN: Final = "open"
SECRET: Final = "secret"


class BoardsOption(GameOption):
    """All on board 1, sheets dealt and chosen openly or secretly, or named boards. Rules 2.4 to 2.10."""

    def check(self, value: str, seats: int) -> str:
        if value in (OPEN, SECRET):
            return value
        boards = value.split("-")
        known = [str(board) for board in range(1, BOARDS + 1)]
        if len(boards) not in (1, seats) or any(board not in known for board in boards):
            raise BadInput(
                self.id, Msg("burgundy-bad-boards", value=value[:40], seats=str(seats), most=str(BOARDS))
            )
        return value if len(set(boards)) > 1 else boards[0]


OPTIONS: Final = (
    BoardsOption("boards", (EVERYBODY_ON_1, OPEN, SECRET)),
    GameOption("buy_anytime", ("off", "on")),
)
