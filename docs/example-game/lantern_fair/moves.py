"""Every move of the game."""

from typing import Final

from lantern_fair.components import NAMES
from ratusha.kernel import MoveSpace, named, span

MOST_BID: Final = 12

MOVES: Final = MoveSpace("lantern_fair")
ROLL: Final = MOVES.outcome("roll", span("face", 1, 6))
DRAW: Final = MOVES.outcome("draw", named("card", NAMES))
BID: Final = MOVES.kind("bid", span("coins", 0, MOST_BID))
HANG: Final = MOVES.kind("hang", named("card", NAMES))
SELL: Final = MOVES.kind("sell", named("card", NAMES))
REST: Final = MOVES.kind("rest")
BASK: Final = MOVES.kind("bask")
DECLINE: Final = MOVES.kind("decline")
PROPOSE: Final = MOVES.kind("propose")
AGREE: Final = MOVES.kind("agree")
REFUSE: Final = MOVES.kind("refuse")
