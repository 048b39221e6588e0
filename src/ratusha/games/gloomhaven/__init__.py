"""Founders of Gloomhaven (2018), for one to four players."""

from __future__ import annotations

from ratusha.games.gloomhaven import evaluate, invariants, names, places, text
from ratusha.games.gloomhaven.actions import FollowAny, GoOn
from ratusha.games.gloomhaven.basic import Basic
from ratusha.games.gloomhaven.components import FILE, NOTHING, SEATS
from ratusha.games.gloomhaven.construct import Construct
from ratusha.games.gloomhaven.delivery import ChooseSource
from ratusha.games.gloomhaven.features import FEATURES
from ratusha.games.gloomhaven.inputs import ChooseInput, RoadAfter
from ratusha.games.gloomhaven.moves import MOVES
from ratusha.games.gloomhaven.options import LIMITS, OPTIONS
from ratusha.games.gloomhaven.prestige import PlaceBuilding
from ratusha.games.gloomhaven.proposals import DrawProposal, FillOffer, ShowTop
from ratusha.games.gloomhaven.recruit import DrawAdviser, HireAdviser, Refill
from ratusha.games.gloomhaven.roads import BuildRoad
from ratusha.games.gloomhaven.sensible import sensible
from ratusha.games.gloomhaven.setup import (
    SET_UP,
    Begin,
    ChooseBase,
    ChooseRace,
    ChooseRaces,
    Draft,
    DraftResources,
    DrawAchievement,
    DrawFirst,
    PlaceFirst,
    SetUp,
)
from ratusha.games.gloomhaven.solo import ChooseProposal, Pay, SoloEnd, SoloOffer, can_pay_tokens
from ratusha.games.gloomhaven.state import SOURCES, WON, Gloomhaven
from ratusha.games.gloomhaven.trade import PlaceStorage, Trade
from ratusha.games.gloomhaven.turn import EndTurn, FollowUp, Turn
from ratusha.games.gloomhaven.upgrade import BuildUpgrade, LayFirst, PlaceUpgrade
from ratusha.games.gloomhaven.vote import Bids, Bonus, BreakTie, OpenBids, Renew, TakeBack
from ratusha.games.gloomhaven.working import FreeAccess, RecallWorker, ReplaceProposal, ReturnCard
from ratusha.kernel.decision import Decision
from ratusha.kernel.description import Section
from ratusha.kernel.game import Game
from ratusha.kernel.msg import Msg
from ratusha.kernel.values import Tally
from ratusha.kernel.values_file import read


class GloomhavenGame(Game[Gloomhaven]):
    """The rules of Founders of Gloomhaven."""

    def new(self, seats: int, options: dict[str, str]) -> Gloomhaven:
        g = Gloomhaven(self, seats, options)
        g.agenda.append(SET_UP)
        return g

    def bound(self, seats: int) -> int:
        """A turn has at most some hundred plies: a vote with all bonuses as roads is the longest of them."""
        return 200 + max(int(limit) for limit in LIMITS) * (100 + 20 * seats)

    def describe(self, g: Gloomhaven, viewer: int, lang: str) -> list[Section]:
        return text.describe(g, viewer, lang)

    def problems(self, g: Gloomhaven) -> list[str]:
        return invariants.problems(g)

    def player_note(self, g: Gloomhaven, seat: int) -> Msg | None:
        return names.race(g.races[seat]) if g.races[seat] != NOTHING else None

    def places(self, g: Gloomhaven) -> list[str]:
        return places.everything(g)

    def foreseen(self, g: Gloomhaven) -> int:
        """One, with opponents: what an action promises is a better guide than its best place, which owes much
        to the errors of the outlook where there are a hundred places."""
        return super().foreseen(g) if g.seats == 1 else 1

    def sensible(self, g: Gloomhaven, moves: list[int], now: Gloomhaven) -> list[int]:
        return sensible(g, moves, now) if g.seats == 1 else moves

    def won(self, g: Gloomhaven) -> bool:
        return g.ended == WON

    def safe(self, g: Gloomhaven) -> bool:
        return can_pay_tokens(g)

    def seen_whole(self, decision: Decision[Gloomhaven]) -> bool:
        """A beginner overlooks what he can do, not where: what is built badly stands in everybody's way."""
        return isinstance(
            decision,
            PlaceFirst
            | BuildRoad
            | RoadAfter
            | LayFirst
            | PlaceStorage
            | PlaceUpgrade
            | PlaceBuilding
            | Construct,
        )

    def played_on(self, decision: Decision[Gloomhaven]) -> bool:
        """Not where something is placed: a hundred places differ by less than chance brings afterwards."""
        return not self.seen_whole(decision)

    def assess(self, g: Gloomhaven, seat: int, tally: Tally) -> None:
        evaluate.assess(g, seat, tally)


GAME = GloomhavenGame(
    id="gloomhaven",
    package=__name__,
    seats=SEATS,
    rules_version=1,
    moves=MOVES,
    decisions=(
        SetUp,
        DrawAchievement,
        DrawFirst,
        ChooseRaces,
        ChooseRace,
        ChooseBase,
        DraftResources,
        Draft,
        PlaceFirst,
        Begin,
        Turn,
        Basic,
        FollowUp,
        EndTurn,
        GoOn,
        BuildRoad,
        Trade,
        PlaceStorage,
        Construct,
        BuildUpgrade,
        LayFirst,
        PlaceUpgrade,
        ChooseInput,
        RoadAfter,
        HireAdviser,
        Refill,
        DrawAdviser,
        ReturnCard,
        RecallWorker,
        ReplaceProposal,
        FreeAccess,
        FollowAny,
        Bonus,
        TakeBack,
        OpenBids,
        Bids,
        BreakTie,
        PlaceBuilding,
        Renew,
        FillOffer,
        DrawProposal,
        ShowTop,
        ChooseSource,
        Pay,
        SoloOffer,
        ChooseProposal,
        SoloEnd,
    ),
    sources=SOURCES,
    options=OPTIONS,
    components=FILE,
    shown_first=("follow", "main", "vote"),
    values=read("gloomhaven", __name__, FEATURES),
)
