"""The Castles of Burgundy: 2 to 4 players, boards 1 to 9, all rules of the first edition."""

from __future__ import annotations

from ratusha.games.burgundy import evaluate, glance, invariants, places, text
from ratusha.games.burgundy.buildings import TakeFromDepot, WarehouseSale
from ratusha.games.burgundy.components import FILE, SEATS
from ratusha.games.burgundy.features import FEATURES
from ratusha.games.burgundy.moves import MOVES
from ratusha.games.burgundy.options import OPTIONS
from ratusha.games.burgundy.phases import FillDepot, Phase, PhaseEnd, TurnUpGoods
from ratusha.games.burgundy.placing import CastleAction, CityHall
from ratusha.games.burgundy.rounds import RollDice, RollWhite, Round
from ratusha.games.burgundy.scoring import SOURCES, FinalScoring
from ratusha.games.burgundy.setup import (
    SET_UP,
    DealSheet,
    GiveBoards,
    SettleOpenly,
    SettleSecretly,
    SetUp,
    StartGoodsOf,
    StartPlayer,
)
from ratusha.games.burgundy.ships import KeepGoods, LoadGoods, Sail
from ratusha.games.burgundy.state import Burgundy
from ratusha.games.burgundy.turn import Turn
from ratusha.kernel.decision import NO_MOVE
from ratusha.kernel.description import Section
from ratusha.kernel.game import Game
from ratusha.kernel.values import Tally
from ratusha.kernel.values_file import read

FILE.done()


class BurgundyGame(Game[Burgundy]):
    """The game as the kernel knows it."""

    def new(self, seats: int, options: dict[str, str]) -> Burgundy:
        g = Burgundy(self, seats, options)
        g.agenda.append(SET_UP)
        return g

    def bound(self, seats: int) -> int:
        """Set-up, draws, rolls; each seat 50 dice, 25 purchases and ends, 36 tiles and what they set off."""
        return 250 + 280 * seats

    def describe(self, g: Burgundy, viewer: int, lang: str) -> list[Section]:
        return text.describe(g, viewer, lang)

    def problems(self, g: Burgundy) -> list[str]:
        return invariants.problems(g)

    def places(self, g: Burgundy) -> list[str]:
        return places.everything(g)

    def stock(self, g: Burgundy, seat: int) -> dict[str, int]:
        return {"workers": g.estates[seat].workers, "silver": g.estates[seat].silver}

    def assess(self, g: Burgundy, seat: int, tally: Tally) -> None:
        evaluate.assess(g, seat, tally)

    def likely(self, g: Burgundy) -> int:
        return NO_MOVE if self.values is None else glance.likely(g, self.values.weights)

    def promising(self, g: Burgundy, most: int) -> list[int]:
        return [] if self.values is None else glance.promising(g, self.values.weights, most)


GAME = BurgundyGame(
    id="burgundy",
    package=__name__,
    seats=SEATS,
    rules_version=1,
    moves=MOVES,
    decisions=(
        SetUp,
        StartPlayer,
        StartGoodsOf,
        GiveBoards,
        DealSheet,
        SettleOpenly,
        SettleSecretly,
        Phase,
        FillDepot,
        TurnUpGoods,
        Round,
        RollDice,
        RollWhite,
        Turn,
        CastleAction,
        CityHall,
        TakeFromDepot,
        WarehouseSale,
        LoadGoods,
        KeepGoods,
        Sail,
        PhaseEnd,
        FinalScoring,
    ),
    sources=SOURCES,
    options=OPTIONS,
    components=FILE,
    values=read("burgundy", __name__, FEATURES),
)
