"""Lantern Fair: a small game that asks of Ratusha's kernel whatever the big ones do."""

from typing import cast

from lantern_fair.components import COINS_A_POINT, DOC, EVENINGS, START_CARDS
from lantern_fair.deck import Draw
from lantern_fair.ending import Closing, Consent
from lantern_fair.evening import OPENING, Bid, Evening, Opening, Roll
from lantern_fair.moves import MOVES
from lantern_fair.stall import Bask, Turn
from lantern_fair.state import SOURCES, Fair
from lantern_fair.text import describe
from ratusha.kernel import Game, GameOption, State


class LanternFair(Game):
    """The game; its one instance is GAME."""

    def new(self, seats: int, options: dict[str, str]) -> State:
        g = Fair(self, seats, options)
        g.agenda.append(OPENING)
        return g

    def bound(self, seats: int) -> int:
        """A turn has at most three plies, a proposal one for each seat."""
        evenings = max(EVENINGS.values())
        return seats * START_CARDS + evenings * (1 + seats + 3 * seats) + seats * seats

    def describe(self, g: State, viewer: int, lang: str) -> str:
        return describe(cast(Fair, g), viewer, lang)

    def evaluate(self, g: State, seat: int) -> float:
        coins = cast(Fair, g).coins
        worth = [g.points[s] + coins[s] / COINS_A_POINT for s in range(g.seats)]
        return worth[seat] - max((worth[s] for s in range(g.seats) if s != seat), default=0.0)


GAME = LanternFair(
    id="lantern_fair",
    package="lantern_fair",
    seats=(1, 5),
    rules_version=1,
    moves=MOVES,
    decisions=(Opening, Draw, Evening, Roll, Bid, Turn, Bask, Consent, Closing),
    sources=SOURCES,
    options=(GameOption("length", ("full", "short")),),
    standing={"bask": ("always", "bright", "never")},
    components=DOC,
)
