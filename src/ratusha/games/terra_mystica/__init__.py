"""Terra Mystica: the Game, its options and its seats."""

from __future__ import annotations

from ratusha.games.terra_mystica import evaluate, glance, invariants, means, names, places, resources, text
from ratusha.games.terra_mystica.answers import POLICIES, AnswerLeech, AskLeeches, OwedStep
from ratusha.games.terra_mystica.bridges import PlaceBridge
from ratusha.games.terra_mystica.components import FILE, GAME_ID, NO_FACTION, SEATS
from ratusha.games.terra_mystica.cult_bonus import CultSpades
from ratusha.games.terra_mystica.features import FEATURES
from ratusha.games.terra_mystica.keys import UseKey
from ratusha.games.terra_mystica.moves import MOVES
from ratusha.games.terra_mystica.rounds import BonusSpades, NextTurn, Round, RoundEnd
from ratusha.games.terra_mystica.scoring import FinalScoring
from ratusha.games.terra_mystica.setup import (
    SET_UP,
    Begin,
    CardsSetUp,
    ChooseCard,
    ChooseFaction,
    DealCard,
    DealColour,
    DealFaction,
    DrawRoundTile,
    DwellingsSetUp,
    FactionsSetUp,
    FirstDwelling,
    FirstPlayer,
    SetUp,
)
from ratusha.games.terra_mystica.spades import UseSpades
from ratusha.games.terra_mystica.special import Flight, FreeHouse, Sandstorm, Steps
from ratusha.games.terra_mystica.state import SOURCES, TerraMystica
from ratusha.games.terra_mystica.turn import FinishTurn, Turn
from ratusha.kernel.decision import NO_MOVE
from ratusha.kernel.description import Section
from ratusha.kernel.game import Game, GameOption
from ratusha.kernel.msg import Msg
from ratusha.kernel.values import Tally
from ratusha.kernel.values_file import read


class TerraMysticaGame(Game[TerraMystica]):
    """Terra Mystica, 2 to 5 players."""

    def new(self, seats: int, options: dict[str, str]) -> TerraMystica:
        g = TerraMystica(self, seats, options)
        g.agenda.append(SET_UP)
        return g

    def bound(self, seats: int) -> int:
        """Every conversion loses something, so that there is an end to them."""
        return 4000 * seats

    def describe(self, g: TerraMystica, viewer: int, lang: str) -> list[Section]:
        return text.describe(g, viewer, lang)

    def problems(self, g: TerraMystica) -> list[str]:
        return invariants.problems(g)

    def places(self, g: TerraMystica) -> list[str]:
        return places.everything(g)

    def player_note(self, g: TerraMystica, seat: int) -> Msg | None:
        """The faction, once it is chosen."""
        faction = g.players[seat].faction
        return None if faction == NO_FACTION else names.faction(faction)

    def stock(self, g: TerraMystica, seat: int) -> dict[str, int]:
        return resources.stock(g, seat)

    def assess(self, g: TerraMystica, seat: int, tally: Tally) -> None:
        evaluate.assess(g, seat, tally)

    def likely(self, g: TerraMystica) -> int:
        return NO_MOVE if self.values is None else glance.likely(g, self.values.weights)

    def idle(self, g: TerraMystica) -> int:
        return glance.idle(g)

    def enabling(self, g: TerraMystica, move: int) -> int:
        return means.enabling(g, move)

    def sensible(self, g: TerraMystica, moves: list[int], now: TerraMystica) -> list[int]:
        return glance.sensible(g, moves)


OFF_ON = ("off", "on")

GAME = TerraMysticaGame(
    id=GAME_ID,
    package=__name__,
    seats=SEATS,
    rules_version=1,
    moves=MOVES,
    decisions=(
        AnswerLeech,
        AskLeeches,
        Begin,
        CardsSetUp,
        ChooseCard,
        ChooseFaction,
        CultSpades,
        DealCard,
        DealColour,
        DealFaction,
        DrawRoundTile,
        DwellingsSetUp,
        FactionsSetUp,
        FinalScoring,
        FinishTurn,
        FirstDwelling,
        FirstPlayer,
        Flight,
        FreeHouse,
        NextTurn,
        OwedStep,
        PlaceBridge,
        BonusSpades,
        Round,
        RoundEnd,
        Sandstorm,
        SetUp,
        Steps,
        Turn,
        UseKey,
        UseSpades,
    ),
    sources=SOURCES,
    options=(
        GameOption("factions", ("choose", "colours", "first_game")),
        GameOption("turn_order", ("clockwise", "passing")),
        GameOption("extra_towns", OFF_ON),
        GameOption("extra_card", OFF_ON),
        GameOption("extra_tile", OFF_ON),
        GameOption("late_answers", OFF_ON),
        GameOption("give_up", OFF_ON),
        GameOption("leaving", OFF_ON),
        GameOption("cultists_power", ("on", "off")),
        GameOption("spade_points", ("use", "gain")),
    ),
    standing={"power": POLICIES},
    components=FILE,
    values=read(GAME_ID, __name__, FEATURES),
    shown_first=(
        "favour",
        "town",
        "connect",
        "build",
        "upgrade",
        "transform",
        "spade",
        "power",
        "special",
        "priest",
        "dig",
        "ship",
        "pass",
        "end",
        "lapse",
        "convert",
        "burn",
        "detour",
    ),
)
