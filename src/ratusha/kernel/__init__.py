"""What every game shares. The names below are the kernel's public face; see docs/kernel.md."""

from ratusha.kernel.chance import Secret
from ratusha.kernel.decision import (
    ASK,
    CHANCE,
    NOBODY,
    SPECTATOR,
    Chance,
    ChanceFor,
    Decision,
    Reason,
    Sealed,
    Step,
)
from ratusha.kernel.description import Section
from ratusha.kernel.errors import BadInput, IllegalMove, RatushaError
from ratusha.kernel.event import EVERYBODY, Event
from ratusha.kernel.game import Game, GameOption
from ratusha.kernel.match import Match
from ratusha.kernel.moves import NONE, Kind, MoveSpace, maybe, named, span
from ratusha.kernel.msg import Msg
from ratusha.kernel.option import Option
from ratusha.kernel.part import GRID, INT, INTS, TEXT, Part, Shape, many, one
from ratusha.kernel.record import Record
from ratusha.kernel.registry import game, game_ids
from ratusha.kernel.rng import NO_RNG, Rng
from ratusha.kernel.state import State
from ratusha.kernel.verify import verify
from ratusha.kernel.view import View

__all__ = [
    "ASK",
    "CHANCE",
    "EVERYBODY",
    "GRID",
    "INT",
    "INTS",
    "NOBODY",
    "NONE",
    "NO_RNG",
    "SPECTATOR",
    "TEXT",
    "BadInput",
    "Chance",
    "ChanceFor",
    "Decision",
    "Event",
    "Game",
    "GameOption",
    "IllegalMove",
    "Kind",
    "Match",
    "MoveSpace",
    "Msg",
    "Option",
    "Part",
    "RatushaError",
    "Reason",
    "Record",
    "Rng",
    "Sealed",
    "Secret",
    "Section",
    "Shape",
    "State",
    "Step",
    "View",
    "game",
    "game_ids",
    "many",
    "maybe",
    "named",
    "one",
    "span",
    "verify",
]
