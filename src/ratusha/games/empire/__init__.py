"""Founders of the Empire (2013), for two to four players."""

from __future__ import annotations

from ratusha.games.empire import evaluate, invariants, places, text
from ratusha.games.empire.adding import Add, DrawNature, Lay
from ratusha.games.empire.carts import PlaceCart
from ratusha.games.empire.coins import NameResource, PlaceCoin
from ratusha.games.empire.components import FILE, SEATS, most_turns
from ratusha.games.empire.craftsmen import MeetCraftsman, PlaceCraftsman
from ratusha.games.empire.ending import Answer
from ratusha.games.empire.features import FEATURES
from ratusha.games.empire.moves import MOVES
from ratusha.games.empire.setup import SET_UP, Draft, DrawFirstPlayer, LayFirst, LayOut, SetUp
from ratusha.games.empire.stacks import Reveal
from ratusha.games.empire.state import SOURCES, Empire
from ratusha.games.empire.tokens import PlayToken
from ratusha.games.empire.turn import EndTurn, Open
from ratusha.kernel.description import Section
from ratusha.kernel.game import Game
from ratusha.kernel.values import Tally
from ratusha.kernel.values_file import read


class EmpireGame(Game[Empire]):
    """The rules of Founders of the Empire."""

    def new(self, seats: int, options: dict[str, str]) -> Empire:
        g = Empire(self, seats, options)
        g.agenda.append(SET_UP)
        return g

    def bound(self, seats: int) -> int:
        """A turn has at most nine plies, proposals included; before the turns stacks and draft are opened.

        Nine: open, reveal, three for a token (coin, place, resource), add, draw, lay, meet; then each
        seat may propose once and be answered by all others.
        """
        return 100 + most_turns(seats) * (9 + seats * seats)

    def describe(self, g: Empire, viewer: int, lang: str) -> list[Section]:
        return text.describe(g, viewer, lang)

    def problems(self, g: Empire) -> list[str]:
        return invariants.problems(g)

    def places(self, g: Empire) -> list[str]:
        return places.everything(g)

    def assess(self, g: Empire, seat: int, tally: Tally) -> None:
        evaluate.assess(g, seat, tally)


GAME = EmpireGame(
    id="empire",
    package=__name__,
    seats=SEATS,
    rules_version=1,
    moves=MOVES,
    decisions=(
        SetUp,
        LayOut,
        DrawFirstPlayer,
        Draft,
        LayFirst,
        Reveal,
        Open,
        PlayToken,
        PlaceCoin,
        NameResource,
        PlaceCart,
        PlaceCraftsman,
        Add,
        Lay,
        DrawNature,
        MeetCraftsman,
        EndTurn,
        Answer,
    ),
    sources=SOURCES,
    components=FILE,
    values=read("empire", __name__, FEATURES),
)
