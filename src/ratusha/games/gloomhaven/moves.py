"""Every move of the game."""

from __future__ import annotations

from typing import Any, Final

from ratusha.games.gloomhaven.components import (
    ACHIEVEMENT,
    ADVANCED,
    ADVISER,
    BASIC,
    BUILDING,
    CARD,
    CATEGORY,
    RACE,
    SEATS,
    SITE,
    STORAGES,
    SYMBOL,
)
from ratusha.games.gloomhaven.geometry import CELLS, HEIGHT, TURNS, WIDTH, cell_at, x_of, y_of
from ratusha.kernel.moves import MoveSpace, named, span

MOST_FLEETING: Final = 40
MOST_LASTING: Final = 24
"""No more crystals go into one bid or payment: rule 11.5."""

MOVES: Final = MoveSpace("gloomhaven")

# setup
FIRST: Final = MOVES.outcome("first", span("seat", 0, SEATS[1] - 1))
CHOOSE_RACE: Final = MOVES.kind("race", named("race", RACE))
CHOOSE_BASE: Final = MOVES.kind("base", named("resource", BASIC))
TAKE: Final = MOVES.kind("take", named("resource", BASIC))
EXCHANGE: Final = MOVES.kind("exchange", named("resource", BASIC))

# the turn
MAIN: Final = MOVES.kind("main", named("card", CARD))
BASIC_ACTION: Final = MOVES.kind("basic", named("card", CARD))
VOTE: Final = MOVES.kind("vote")
FOLLOW: Final = MOVES.kind("follow", named("card", CATEGORY))
PASS: Final = MOVES.kind("pass")
COIN: Final = MOVES.kind("coin")
INFLUENCE: Final = MOVES.kind("influence")
PAVE: Final = MOVES.kind("pave")
WORK: Final = MOVES.kind("work", named("place", ("race", *BUILDING)))

# actions
BUILD: Final = MOVES.kind("build", named("resource", BASIC))
ACCESS: Final = MOVES.kind("access", span("storage", 0, STORAGES - 1))
COMMISSION: Final = MOVES.kind("commission", named("resource", BASIC))
UPGRADE: Final = MOVES.kind("upgrade", named("resource", ADVANCED))
HIRE: Final = MOVES.kind("hire", named("adviser", ADVISER))
HOUSE: Final = MOVES.kind("house", span("x", 0, WIDTH - 1), span("y", 0, HEIGHT - 1))
BRIDGE: Final = MOVES.kind("bridge", span("x", 0, WIDTH - 1), span("y", 0, HEIGHT - 1))
ROAD: Final = MOVES.kind("road", span("x", 0, WIDTH - 1), span("y", 0, HEIGHT - 1))
PLACE: Final = MOVES.kind(
    "place", span("x", 0, WIDTH - 1), span("y", 0, HEIGHT - 1), span("turn", 0, TURNS - 1)
)
ON_SITE: Final = MOVES.kind("site", named("site", SITE))
SOURCE: Final = MOVES.kind("source", span("storage", 0, STORAGES - 1))
RETURN: Final = MOVES.kind("return", named("card", CARD))
RECALL: Final = MOVES.kind("recall", named("place", ("race", *BUILDING)))
REPLACE: Final = MOVES.kind("replace", named("proposal", SYMBOL))
DONE: Final = MOVES.kind("done")

# the vote
BID: Final = MOVES.kind(
    "bid",
    named("proposal", SYMBOL),
    span("fleeting", 0, MOST_FLEETING),
    span("lasting", 0, MOST_LASTING),
)
CHOOSE: Final = MOVES.kind("choose", named("proposal", SYMBOL))
PAY: Final = MOVES.kind("pay", span("fleeting", 0, MOST_FLEETING), span("lasting", 0, MOST_LASTING))

# chance
ADVISER_CARD: Final = MOVES.outcome("adviser", named("adviser", ADVISER))
PROPOSAL_CARD: Final = MOVES.outcome("proposal", named("building", BUILDING))
TOP_CARD: Final = MOVES.outcome("top", named("building", BUILDING))
ACHIEVEMENT_CARD: Final = MOVES.outcome("achievement", named("achievement", ACHIEVEMENT))

AT: Final[list[int]] = [x_of(cell) * HEIGHT + y_of(cell) for cell in range(CELLS)]
"""How far the move about a cell lies from the first of its kind (HOUSE, BRIDGE, ROAD)."""
PLACE_AT: Final[list[int]] = [AT[cell] * TURNS for cell in range(CELLS)]
"""The same for PLACE, unturned."""
ROAD_MOVES: Final[list[Any]] = [ROAD.first + AT[cell] for cell in range(CELLS)]
HOUSE_MOVES: Final[list[Any]] = [HOUSE.first + AT[cell] for cell in range(CELLS)]
BRIDGE_MOVES: Final[list[Any]] = [BRIDGE.first + AT[cell] for cell in range(CELLS)]
PLACE_MOVES: Final[list[list[Any]]] = [
    [PLACE.first + PLACE_AT[cell] + turn for cell in range(CELLS)] for turn in range(TURNS)
]
"""The moves about each cell; the last by the turn of a tile."""
CELL_OF: Final[list[int]] = [cell_at(x, y) for x in range(WIDTH) for y in range(HEIGHT)]
"""The cell that such a distance stands for."""


def spot_of(move: int) -> int:
    """The spot that a PLACE move names."""
    at = move - PLACE.first
    return CELL_OF[at // TURNS] * TURNS + at % TURNS
