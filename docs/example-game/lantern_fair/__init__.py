"""Lantern Fair: a small game that asks of Ratusha's kernel whatever the big ones do."""

from lantern_fair import evaluate, invariants, places, text
from lantern_fair.components import EVENINGS, FILE, SEATS, START_CARDS
from lantern_fair.deck import Draw
from lantern_fair.ending import Consent
from lantern_fair.evening import Bid, Evening, Roll
from lantern_fair.features import FEATURES
from lantern_fair.moves import MOVES
from lantern_fair.scoring import Closing
from lantern_fair.setup import SET_UP, SetUp
from lantern_fair.stall import Bask, Turn
from lantern_fair.state import SOURCES, Fair
from ratusha.kernel import Game, GameOption, Section
from ratusha.kernel.values import Tally
from ratusha.kernel.values_file import read


class LanternFair(Game[Fair]):
    """The game; its one instance is GAME."""

    def new(self, seats: int, options: dict[str, str]) -> Fair:
        g = Fair(self, seats, options)
        g.agenda.append(SET_UP)
        return g

    def bound(self, seats: int) -> int:
        """A turn has at most three plies, a proposal one for each seat."""
        evenings = max(EVENINGS.values())
        return seats * START_CARDS + evenings * (1 + seats + 3 * seats) + seats * seats

    def describe(self, g: Fair, viewer: int, lang: str) -> list[Section]:
        return text.describe(g, viewer, lang)

    def problems(self, g: Fair) -> list[str]:
        return invariants.problems(g)

    def places(self, g: Fair) -> list[str]:
        return places.everything(g)

    def assess(self, g: Fair, seat: int, tally: Tally) -> None:
        evaluate.assess(g, seat, tally)


GAME = LanternFair(
    id="lantern_fair",
    package=__name__,
    seats=SEATS,
    rules_version=1,
    moves=MOVES,
    decisions=(SetUp, Draw, Evening, Roll, Bid, Turn, Bask, Consent, Closing),
    sources=SOURCES,
    options=(GameOption("length", ("full", "short")),),
    standing={"bask": ("always", "bright", "never")},
    components=FILE,
    values=read("lantern_fair", __name__, FEATURES),
)
