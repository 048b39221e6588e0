"""A game: what is fixed about it, and where its positions come from."""

from __future__ import annotations

import json
from inspect import signature
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ratusha.kernel.decision import NO_MOVE, NOBODY, SPECTATOR, Decision
from ratusha.kernel.description import Section
from ratusha.kernel.errors import BadInput, shown
from ratusha.kernel.moves import MoveSpace
from ratusha.kernel.msg import Msg
from ratusha.kernel.part import whole
from ratusha.kernel.rng import NO_RNG
from ratusha.kernel.state import State
from ratusha.kernel.thinking import USUAL, Thinking
from ratusha.kernel.values import Tally, Values
from ratusha.kernel.view import View
from ratusha.kernel.words import text

if TYPE_CHECKING:
    from ratusha.kernel.components import Components

S = TypeVar("S", bound=State)
FORESEEN: Final = 12


@mypyc_attr(allow_interpreted_subclasses=True)
class GameOption:
    """Something agreed before the game: its id, its choices, the first of which is the default.

    The words are `<game>-option-<id>` and `<game>-option-<id>-<choice>`.
    """

    def __init__(self, id: str, choices: tuple[str, ...]) -> None:
        self.id = id
        self.choices = choices

    @property
    def default(self) -> str:
        """What holds when nothing is said."""
        return self.choices[0]

    def check(self, value: str, seats: int) -> str:
        """The value in its one spelling; BadInput if it is none. Games with richer options override."""
        if value in self.choices:
            return value
        known = ", ".join(self.choices)
        raise BadInput(self.id, Msg("kernel-option-value", value=shown(value), known=known))


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules of one game. A subclass sets the attributes and writes `new`; one instance exists."""

    def __init__(
        self,
        *,
        id: str,
        package: str,
        seats: tuple[int, int],
        rules_version: int,
        moves: MoveSpace,
        decisions: tuple[type[Decision[Any]], ...],
        sources: tuple[str, ...],
        options: tuple[GameOption, ...] = (),
        standing: dict[str, tuple[str, ...]] | None = None,
        components: Components | None = None,
        shown_first: tuple[str, ...] = (),
        values: Values | None = None,
    ) -> None:
        self.id = id
        self.package = package
        self.least, self.most = seats
        self.rules_version = rules_version
        self.moves = moves
        self.decisions: dict[str, type[Decision[Any]]] = {cls.__name__: cls for cls in decisions}
        self.sources = sources
        self.options = options
        self.standing: dict[str, tuple[str, ...]] = {} if standing is None else standing
        self.components = components
        self.shown_first = shown_first
        """The kinds of moves that long lists of options begin with, in this order."""
        self.values = values
        """What the features that `assess` counts are worth; None: the game has no such file."""

    # -- what a game writes ----------------------------------------------------------------------

    def new(self, seats: int, options: dict[str, str]) -> S:
        """The position before anything is set up: the first step of the set-up on its agenda."""
        raise NotImplementedError

    def bound(self, seats: int) -> int:
        """No game has more plies than this (chance and forced moves counted)."""
        raise NotImplementedError

    def describe(self, g: S, viewer: int, lang: str) -> list[Section]:
        """The position in words, the most important first; `g` holds only what the viewer knows."""
        raise NotImplementedError

    def problems(self, g: S) -> list[str]:
        """What is wrong with a position: components lost or doubled, numbers that do not fit each other."""
        return []

    def player_note(self, g: S, seat: int) -> Msg | None:
        """What stands beside a player's name all through the game (a faction, say); None: nothing."""
        return None

    def places(self, g: S) -> list[str]:
        """The ids of all places on the table, each once: what options, reasons and events may name."""
        return []

    def stock(self, g: S, seat: int) -> dict[str, int]:
        """What a seat can pay with, by resource: the prices that reasons state are checked against it."""
        return {}

    def assess(self, g: S, seat: int, tally: Tally) -> None:
        """Count the features of a seat's position, for bots: those that the game's `values` weigh."""
        raise NotImplementedError

    def evaluate(self, g: S, seat: int) -> float:
        """How good the position is for a seat against the best of the others, in points; for bots."""
        if self.values is None:
            best = max((g.points[other] for other in range(g.seats) if other != seat), default=0)
            return float(g.points[seat] - best)
        if not self.values.rival:
            return self.value(g, seat)
        most = max((self.value(g, other) for other in range(g.seats) if other != seat), default=0.0)
        return self.value(g, seat) - self.values.rival * most

    def likely(self, g: S) -> int:
        """The move that seems best at a glance to the seat that is asked, without playing any; for bots.

        NO_MOVE: that can't be told, here or at all.
        """
        return NO_MOVE

    def idle(self, g: S) -> int:
        """What the seat that is asked does without a plan or a thought; NO_MOVE: that can't be told."""
        return NO_MOVE

    def enabling(self, g: S, move: int) -> int:
        """The next of the moves that make one possible which is only too dear now; NO_MOVE: nothing does."""
        return NO_MOVE

    def promising(self, g: S, most: int) -> list[int]:
        """So many moves that seem best at a glance, the best first; none where that can't be told."""
        return []

    def foreseen(self, g: S) -> int:
        """How many moves of a turn the bots look ahead when they search it."""
        return FORESEEN

    def sensible(self, g: S, moves: list[int], now: S) -> list[int]:
        """Those of the moves that plans which begin at `now` look at: all, unless the game knows better."""
        return moves

    def won(self, g: S) -> bool:
        """Has one who is alone won? Then no plan is better, and none is looked for."""
        return False

    def safe(self, g: S) -> bool:
        """Can one who is alone still see to it, by what he has, that he does not lose in this stage? His
        plans never give up all lines of which that can be said."""
        return True

    def seen_whole(self, decision: Decision[S]) -> bool:
        """Does the bot `easy` look at every move here? Elsewhere at a share of them (`noticed`)."""
        return False

    def played_on(self, decision: Decision[S]) -> bool:
        """Do the bots `hard` and `expert` play their best turns on here, to compare them?"""
        return True

    # -- what follows from it --------------------------------------------------------------------

    @property
    def thinking(self) -> Thinking:
        """How the bots think in this game."""
        return USUAL if self.values is None else self.values.thinking

    def value(self, g: S, seat: int) -> float:
        """The points a seat has and may expect, whatever the others do; for bots."""
        if self.values is None:
            return self.evaluate(g, seat)
        tally = Tally(self.values.weights, False)
        self.assess(g, seat, tally)
        return tally.total

    def outlook(self, g: S, seat: int) -> float:
        """What `evaluate` says, by the weights of the stage that has just begun, where it has its own."""
        weights = self.values.begun(g.stage()) if self.values is not None else None
        if self.values is None or weights is None:
            return self.evaluate(g, seat)
        if not self.values.rival:
            return self.weighed(g, seat, weights)
        most = max(
            (self.weighed(g, other, weights) for other in range(g.seats) if other != seat), default=0.0
        )
        return self.weighed(g, seat, weights) - self.values.rival * most

    def weighed(self, g: S, seat: int, weights: list[float]) -> float:
        """What a seat's features are worth with these weights."""
        total = 0.0
        for weight, count in zip(weights, self.features(g, seat), strict=True):
            total += weight * count
        return total

    def features(self, g: S, seat: int) -> list[float]:
        """How much there is of each feature of the game's `values` in a seat's position."""
        if self.values is None:
            return []
        tally = Tally(self.values.weights, True)
        self.assess(g, seat, tally)
        return [] if tally.counts is None else tally.counts

    # -- positions -------------------------------------------------------------------------------

    def start(self, seats: int | None = None, seed: int | str | None = 0, **options: str | int | bool) -> S:
        """A new game, set up to its first choice.

        With `seed=None` chance is the caller's: `state.seat` is CHANCE where a die is to be rolled,
        and he plays the outcome.
        """
        count = self.check_seats(self.least if seats is None else seats)
        state = self.new(count, self.check_options(options, count))
        state.seed(seed)
        return state

    def check_seats(self, seats: object) -> int:
        """The number of seats, if that many can play the game."""
        if isinstance(seats, bool) or not isinstance(seats, int) or not self.least <= seats <= self.most:
            raise BadInput(
                "seats",
                Msg("kernel-seats", given=shown(seats), least=str(self.least), most=str(self.most)),
            )
        return seats

    def check_options(self, given: dict[str, Any], seats: int) -> dict[str, str]:
        """All options in their one spelling, the defaults filled in."""
        known = {option.id: option for option in self.options}
        for name in given:
            if name not in known:
                why = (
                    Msg("kernel-option-unknown", known=", ".join(known))
                    if known
                    else Msg("kernel-option-none")
                )
                raise BadInput(shown(name), why)
        checked: dict[str, str] = {}
        for option in self.options:
            value = given.get(option.id, option.default)
            if isinstance(value, bool):
                value = "on" if value else "off"
            checked[option.id] = option.check(str(value), seats)
        return checked

    def from_json(self, text: str) -> S:
        """The position that `State.to_json` wrote; BadInput if it is none of this game's."""
        return self.from_dict(parse_json(text))

    def from_dict(self, data: Any) -> S:
        """The position that `State.to_dict` wrote."""
        state = self._read(data)
        problems = state.problems()
        if problems:
            raise BadInput("state", Msg("kernel-state-broken", problem=problems[0]))
        for i, decision in enumerate(state.agenda):
            problem = decision.problem(state)
            waits = i == len(state.agenda) - 1 and decision.seat != NOBODY
            if not problem and waits and not decision.moves(state):
                problem = "nothing can be decided"
            if problem:
                raise BadInput(f"agenda[{i}]", Msg("kernel-state-broken", problem=problem))
        return state

    def view_from_dict(self, data: Any) -> View:
        """The view that `View.to_dict` wrote."""
        if not isinstance(data, dict):
            raise BadInput("view", Msg("kernel-json-object"))
        known = self._read({**data, "rng": NO_RNG})
        viewer = whole(data.get("viewer"), "viewer")
        if viewer != SPECTATOR and not 0 <= viewer < known.seats:
            raise BadInput("viewer", Msg("kernel-json-int"))
        return View(known, viewer)

    def _read(self, data: Any) -> S:
        if not isinstance(data, dict) or data.get("game") != self.id:
            raise BadInput("game", Msg("kernel-json-game", game=self.id))
        if whole(data.get("rules"), "rules") != self.rules_version:
            raise BadInput("rules", Msg("kernel-rules-version", have=str(self.rules_version)))
        options = data.get("options")
        if not isinstance(options, dict):
            raise BadInput("options", Msg("kernel-json-object"))
        seats = self.check_seats(data.get("seats", 0))
        state = self.new(seats, self.check_options(options, seats))
        state.load_base(data)
        return state

    def decision(self, data: Any, where: str) -> Decision[Any]:
        """The decision that its name and arguments describe."""
        if not isinstance(data, list) or not data or not isinstance(data[0], str):
            raise BadInput(where, Msg("kernel-json-list"))
        cls = self.decisions.get(data[0])
        if cls is None:
            raise BadInput(where, Msg("kernel-decision-unknown", name=shown(data[0])))
        for arg in data[1:]:
            for item in arg if isinstance(arg, list) else [arg]:
                whole(item, where)
        if not _lists_fit(cls, data[1:]):
            raise BadInput(where, Msg("kernel-decision-args", name=data[0]))
        try:
            made: Decision[Any] = cls(*data[1:])
        except (TypeError, ValueError, IndexError):
            raise BadInput(where, Msg("kernel-decision-args", name=data[0])) from None
        return made

    def title(self, lang: str) -> str:
        """The game's title."""
        return text(Msg(f"{self.id}-title"), lang)

    def __repr__(self) -> str:
        return f"<game {self.id}>"


AnyGame = Game[Any]
"""A game whose kind of position does not matter."""


def _lists_fit(cls: type[Decision[Any]], args: list[Any]) -> bool:
    """Are lists given just where the class declares them? (Compiled, a class checks that itself.)"""
    try:
        declared = [str(parameter.annotation) for parameter in signature(cls).parameters.values()]
    except ValueError:
        return True
    known = [(name, arg) for name, arg in zip(declared, args, strict=False) if "int" in name]
    return all(isinstance(arg, list) == ("list" in name) for name, arg in known)


def parse_json(text: str) -> Any:
    """JSON data, or BadInput."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadInput("JSON", Msg("kernel-json-broken", detail=shown(str(error), 80))) from None
