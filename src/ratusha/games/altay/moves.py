"""Every move of Altay."""

from __future__ import annotations

from typing import Final

from ratusha.games.altay.components import (
    ACHIEVEMENT,
    CARD,
    FACTION,
    MARKER,
    MARKET,
    REGION,
    SEATS,
    TABLE_CARDS,
    TYPE,
)
from ratusha.games.altay.effects import RESOURCE
from ratusha.kernel.moves import MoveSpace, named, span

MOVES: Final = MoveSpace("altay")

# -- chance -------------------------------------------------------------------------------------------
FIRST_PLAYER: Final = MOVES.outcome("first", span("seat", 0, SEATS[1] - 1))
LAY: Final = MOVES.outcome("lay", named("marker", MARKER))
REVEAL: Final = MOVES.outcome("reveal", named("achievement", ACHIEVEMENT))
DEAL: Final = MOVES.outcome("deal", named("wonder", ACHIEVEMENT))
DRAW: Final = MOVES.outcome("draw", named("card", TYPE))

# -- setting up ---------------------------------------------------------------------------------------
LEAD: Final = MOVES.kind("lead", named("faction", FACTION))
SETTLE: Final = MOVES.kind("settle", named("region", REGION))

# -- the turn -----------------------------------------------------------------------------------------
PLAY: Final = MOVES.kind("play", named("card", TYPE), span("option", 1, 2))
PUT: Final = MOVES.kind(
    "put", named("resource", RESOURCE), named("card", tuple(CARD[card] for card in TABLE_CARDS))
)
EMPTY: Final = MOVES.kind("empty", named("card", tuple(CARD[card] for card in TABLE_CARDS)))
BUY: Final = MOVES.kind("buy", named("card", tuple(CARD[card] for card in MARKET)))
TRADE: Final = MOVES.kind("trade", named("resource", RESOURCE))
BEGIN: Final = MOVES.kind("begin", named("achievement", ACHIEVEMENT), named("resource", RESOURCE))
WORK: Final = MOVES.kind("work", named("resource", RESOURCE))
ABANDON: Final = MOVES.kind("abandon")
APPLY: Final = MOVES.kind("apply", named("achievement", ACHIEVEMENT))
ATTACK: Final = MOVES.kind("attack", named("from", REGION), named("to", REGION))
END: Final = MOVES.kind("end")

# -- parts of an action -------------------------------------------------------------------------------
TAKE: Final = MOVES.kind("take", named("resource", RESOURCE))
PAY: Final = MOVES.kind("pay", named("resource", RESOURCE))
USE: Final = MOVES.kind("use", named("region", REGION))
PLACE: Final = MOVES.kind("place", named("region", REGION))
SHIFT: Final = MOVES.kind("move", named("from", REGION), named("to", REGION))
CONVERT: Final = MOVES.kind("convert", named("marker", MARKER))
TRASH: Final = MOVES.kind("trash", named("card", TYPE))
SAVE: Final = MOVES.kind("save", named("card", TYPE))
ACCEPT: Final = MOVES.kind("accept")
DECLINE: Final = MOVES.kind("decline")
ENOUGH: Final = MOVES.kind("enough")

# -- battle -------------------------------------------------------------------------------------------
SEND: Final = MOVES.kind("send", named("card", TYPE))
STRIKE: Final = MOVES.kind("strike")
DEFEND: Final = MOVES.kind("defend", named("card", TYPE))
FIGHT: Final = MOVES.kind("fight")
SURRENDER: Final = MOVES.kind("surrender")
DISCARD: Final = MOVES.kind("discard", named("card", TYPE))
