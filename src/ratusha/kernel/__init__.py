"""What every game shares. The names below are the kernel's public face; see docs/kernel.md."""

from ratusha.kernel.bag import Draw, DrawFor, draw_from, kinds_in, nth, total
from ratusha.kernel.bits import BIT, bits, lowest, mask_of
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
    Step,
    StepFor,
    clockwise,
    each_seat,
)
from ratusha.kernel.description import Section
from ratusha.kernel.errors import BadInput, IllegalMove, RatushaError
from ratusha.kernel.event import EVERYBODY, POINTS, Event
from ratusha.kernel.game import AnyGame, Game, GameOption
from ratusha.kernel.installed import game_ids
from ratusha.kernel.listing import either, listed, player, row
from ratusha.kernel.match import Match
from ratusha.kernel.moves import NONE, Kind, MoveSpace, maybe, named, span
from ratusha.kernel.msg import Msg
from ratusha.kernel.option import Option
from ratusha.kernel.part import Part, Slot, flag, grid, mask, number, numbers, part, parts, some, word
from ratusha.kernel.record import Record
from ratusha.kernel.registry import game
from ratusha.kernel.rng import NO_RNG, Rng
from ratusha.kernel.sealed import Sealed
from ratusha.kernel.state import State
from ratusha.kernel.verify import verify
from ratusha.kernel.view import View

__all__ = [
    "ASK",
    "BIT",
    "CHANCE",
    "EVERYBODY",
    "NOBODY",
    "NONE",
    "NO_RNG",
    "POINTS",
    "SPECTATOR",
    "AnyGame",
    "BadInput",
    "Chance",
    "ChanceFor",
    "Decision",
    "Draw",
    "DrawFor",
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
    "Slot",
    "State",
    "Step",
    "StepFor",
    "View",
    "bits",
    "clockwise",
    "draw_from",
    "each_seat",
    "either",
    "flag",
    "game",
    "game_ids",
    "grid",
    "kinds_in",
    "listed",
    "lowest",
    "mask",
    "mask_of",
    "maybe",
    "named",
    "nth",
    "number",
    "numbers",
    "part",
    "parts",
    "player",
    "row",
    "some",
    "span",
    "total",
    "verify",
    "word",
]
