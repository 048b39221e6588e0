"""Altay: Dawn of Civilization (2024), for two to four players."""

from __future__ import annotations

from ratusha.games.altay import evaluate, invariants, places, text
from ratusha.games.altay.achievements import Instant, Reveal
from ratusha.games.altay.attack import Clash, Muster
from ratusha.games.altay.building import MoveSettlement, Place
from ratusha.games.altay.components import FILE, SEATS
from ratusha.games.altay.defence import Answer, Defend, Yield
from ratusha.games.altay.drawing import DrawCards
from ratusha.games.altay.features import FEATURES
from ratusha.games.altay.hand import Save, TrashCards
from ratusha.games.altay.market import PayWild
from ratusha.games.altay.moves import MOVES
from ratusha.games.altay.resources import ConvertMarker, Produce, Spend, UseRegion
from ratusha.games.altay.running import Optional, Resume
from ratusha.games.altay.setup import (
    SET_UP,
    ChoosePeople,
    ChooseStart,
    DealWonder,
    DrawFirstPlayer,
    FirstHand,
    LayMarker,
    RecommendedStart,
    SetUp,
    StartPlay,
)
from ratusha.games.altay.state import SOURCES, Altay
from ratusha.games.altay.turn import AtEnd, NextTurn, RenewHand, Turn
from ratusha.kernel.description import Section
from ratusha.kernel.game import Game, GameOption
from ratusha.kernel.values import Tally
from ratusha.kernel.values_file import read


class AltayGame(Game[Altay]):
    """The rules of Altay."""

    def new(self, seats: int, options: dict[str, str]) -> Altay:
        g = Altay(self, seats, options)
        g.agenda.append(SET_UP)
        return g

    def bound(self, seats: int) -> int:
        """The rules have no limit of rounds: players who only end their turns would go on for ever. No game
        in which anything is built comes near this."""
        return 1_000_000

    def describe(self, g: Altay, viewer: int, lang: str) -> list[Section]:
        return text.describe(g, viewer, lang)

    def assess(self, g: Altay, seat: int, tally: Tally) -> None:
        evaluate.assess(g, seat, tally)

    def places(self, g: Altay) -> list[str]:
        return places.everything(g)

    def problems(self, g: Altay) -> list[str]:
        return invariants.problems(g)


GAME = AltayGame(
    id="altay",
    package=__name__,
    seats=SEATS,
    rules_version=3,
    moves=MOVES,
    decisions=(
        SetUp,
        LayMarker,
        Reveal,
        DrawFirstPlayer,
        ChoosePeople,
        ChooseStart,
        RecommendedStart,
        FirstHand,
        DealWonder,
        StartPlay,
        Turn,
        DrawCards,
        Resume,
        Optional,
        Instant,
        Produce,
        Spend,
        UseRegion,
        ConvertMarker,
        MoveSettlement,
        TrashCards,
        Save,
        PayWild,
        Place,
        Muster,
        Clash,
        Answer,
        Defend,
        Yield,
        AtEnd,
        RenewHand,
        NextTurn,
    ),
    sources=SOURCES,
    options=(
        GameOption("trade", ("off", "on")),
        GameOption("board", ("reduced", "full")),
        GameOption("starts", ("choose", "recommended")),
    ),
    components=FILE,
    shown_first=("play", "put", "work", "begin", "buy", "attack"),
    values=read("altay", __name__, FEATURES),
)
