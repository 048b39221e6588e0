"""A position of a game, and the loop that plays it on."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from ratusha.kernel.bits import BIT
from ratusha.kernel.decision import CHANCE, NO_MOVE, NOBODY, SPECTATOR, Decision, Reason
from ratusha.kernel.errors import BadInput, IllegalMove
from ratusha.kernel.event import EVERYBODY, POINTS, Event
from ratusha.kernel.msg import Msg, Param
from ratusha.kernel.part import BIGGEST, Part, Slot, between, whole
from ratusha.kernel.rng import NO_RNG, Rng, advance, seeded
from ratusha.kernel.sealed import Sealed
from ratusha.kernel.view import View

if TYPE_CHECKING:
    from ratusha.kernel.game import Game

ASKED: Final = -9
"""In place of a seat: whoever is asked."""

CHOSEN: Final = 0
FORCED: Final = 1
DRAWN: Final = 2
"""How a ply came about: chosen by its seat, the only option, or by chance."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Part):
    """One position: the agenda, the points by source, and what the game adds.

    `play` changes it in place. With `rng` set, chance is resolved at once; with NO_RNG the caller
    plays the outcomes. A decision that is played changes `agenda` in place. `events` and `trace` are lists
    while somebody listens, else None.
    """

    __slots__ = (
        "_moves",
        "agenda",
        "events",
        "game",
        "options",
        "ply",
        "points",
        "rng",
        "seats",
        "sheets",
        "sources",
        "trace",
    )

    def __init__(self, game: Game[Any], seats: int, options: dict[str, str]) -> None:
        self.game: Game[Any] = game
        self.seats: int = seats
        self.options: dict[str, str] = options
        self.rng: int = NO_RNG
        self.ply: int = 0
        self.agenda: list[Decision[Any]] = []
        self.points: list[int] = [0] * seats
        self.sheets: list[int] = [0] * (len(game.sources) * seats)
        """The points of each seat by source, one seat after the other: see `by_source`."""
        self.sources: int = len(game.sources)
        self.events: list[Event] | None = None
        self.trace: list[tuple[int, int, int]] | None = None
        self._moves: list[int] | None = None

    # -- what a game adds ------------------------------------------------------------------------

    def slots(self) -> list[Slot]:
        """The game's own slots, with their bounds."""
        raise NotImplementedError

    def clone(self) -> State:
        """An independent copy; `copy_base` copies what the kernel keeps."""
        raise NotImplementedError

    def known_to(self, viewer: int) -> State:
        """A copy that holds only what this viewer may know, built field by field.

        A game without hidden things may return a clone.
        """
        raise NotImplementedError

    def fill_in(self, viewer: int, rng: Rng) -> None:
        """In a copy of what `viewer` knows, sample the unknown things from what is possible."""

    def problems(self) -> list[str]:
        """What is wrong with this position: components lost or doubled (see `Game.problems`)."""
        return self.game.problems(self)

    def rank_key(self, seat: int) -> tuple[int, ...]:
        """What places are decided by, the greater the better: points, then the tie-breaks."""
        return (self.points[seat],)

    def rounds(self) -> int:
        """How many rounds (or turns, where there are none) have been begun."""
        return 0

    def stage(self) -> int:
        """Counts what a bot looks ahead by: rounds, unless a game has something longer or shorter."""
        return self.rounds()

    def ended_by(self) -> str:
        """Which of the game's ends came about, once it is over."""
        return "end" if self.over else ""

    # -- the table -------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return not self.agenda

    @property
    def seat(self) -> int:
        """Who is asked: a seat, CHANCE, or NOBODY when the game is over (of several, the first)."""
        return self.agenda[-1].seat if self.agenda else NOBODY

    @property
    def asked(self) -> list[int]:
        """All seats that are asked now."""
        if not self.agenda:
            return []
        top = self.agenda[-1]
        return [seat for seat in range(self.seats) if top.waits_for(seat)]

    @property
    def scores(self) -> list[int]:
        """The points of each seat."""
        return self.points[:]

    @property
    def ranks(self) -> list[int]:
        """The place of each seat, 1 the best; equal places are shared."""
        keys = [self.rank_key(seat) for seat in range(self.seats)]
        return [1 + sum(1 for other in keys if other > key) for key in keys]

    def sheet(self) -> list[dict[str, int]]:
        """The points of each seat by source."""
        sources = self.game.sources
        return [
            {name: n for source, name in enumerate(sources) if (n := self.by_source(seat, source))}
            for seat in range(self.seats)
        ]

    def by_source(self, seat: int, source: int) -> int:
        """The points of a seat from one of the game's sources."""
        return self.sheets[seat * self.sources + source]

    # -- playing ---------------------------------------------------------------------------------

    def moves(self, seat: int = ASKED) -> list[int]:
        """The legal moves of the seat that is asked (or of this one of several). Do not change it."""
        if not self.agenda:
            return []
        top = self.agenda[-1]
        if seat == ASKED or seat == top.seat:
            if self._moves is None:
                self._moves = top.moves(self)
            return self._moves
        return top.moves_for(self, seat) if top.waits_for(seat) else []

    def asides(self, seat: int) -> list[int]:
        """The moves this seat may put in although something else is being asked."""
        return self.agenda[-1].asides(self, seat) if self.agenda else []

    def play(self, move: int, seat: int = ASKED) -> None:
        """Play a move for the seat that is asked (or for `seat`) and go on to the next choice.

        IllegalMove, with the reason and the rule, leaves the state as it was.
        """
        if not self.agenda:
            raise IllegalMove(Msg("kernel-over"))
        top = self.agenda[-1]
        by = top.seat if seat == ASKED else seat
        if by == top.seat and self._legal(top, move):
            self.go(move)
        else:
            self._play_out_of_turn(top, move, by)

    def go(self, move: int) -> None:
        """Play a move that is known to be legal for the seat that is asked; nothing is checked.

        For search, playouts and records that have been verified; it does what `play` does.
        """
        top = self.agenda.pop()
        self.ply += 1
        if self.trace is not None:
            self.trace.append((top.seat, move, DRAWN if top.seat == CHANCE else CHOSEN))
        top.play(self, move)
        self.settle()

    def _legal(self, top: Decision[Any], move: int) -> bool:
        """Is this a legal move of the seat that is asked? Looked up where the moves are listed already."""
        if self._moves is not None:
            return move in self._moves
        return top.allows(self, self.game.moves.check(move))

    def _play_out_of_turn(self, top: Decision[Any], move: int, by: int) -> None:
        """One of several answers to a sealed decision, or an aside; else the refusal."""
        self.game.moves.check(move)
        if by != top.seat and top.waits_for(by) and isinstance(top, Sealed):
            if move not in top.moves_for(self, by):
                self._refuse(top.asking(by), move)
            self.agenda.pop()
            self._note(by, move)
            top.answer(self, by, move)
        elif by >= 0 and move in top.asides(self, by):
            self._note(by, move)
            top.play_aside(self, by, move)
        elif by != top.seat:
            self._refuse_because(top.why_no_aside(self, by, move) or Reason(Msg("kernel-not-your-turn")))
        else:
            self._refuse(top, move)
        self.settle()

    def play_text(self, text: str, seat: int = ASKED) -> None:
        """Play a move given in notation."""
        self.play(self.game.moves.parse(text), seat)

    def settle(self) -> None:
        """Play on through steps, chance and forced moves to the next real choice."""
        self._moves = None
        agenda = self.agenda
        while agenda:
            top = agenda[-1]
            seat = top.seat
            if seat >= 0:
                if not top.automatic():
                    return
                moves = top.moves(self)
                if len(moves) > 1:
                    self._moves = moves
                    return
                move = moves[0]
                if self.trace is not None:
                    self.trace.append((seat, move, FORCED))
                self.ply += 1
            elif seat == CHANCE:
                if self.rng == NO_RNG:
                    return
                move = top.chance(self)
                self.rng = advance(self.rng)
                if self.trace is not None:
                    self.trace.append((seat, move, DRAWN))
                self.ply += 1
            else:
                move = NO_MOVE
            agenda.pop()
            top.play(self, move)

    def seed(self, seed: int | str | None) -> None:
        """Let the kernel resolve chance from this seed from now on; None: the caller will."""
        self.rng = NO_RNG if seed is None else seeded(seed)
        self.settle()

    def _note(self, seat: int, move: int) -> None:
        self.ply += 1
        if self.trace is not None:
            self.trace.append((seat, move, CHOSEN))

    def _refuse(self, top: Decision[Any], move: int) -> None:
        self._refuse_because(top.why_not(self, self.game.moves.check(move)))

    def _refuse_because(self, reason: Reason) -> None:
        raise IllegalMove(reason.msg, f"{self.game.id} {reason.rule}" if reason.rule else "")

    # -- reporting -------------------------------------------------------------------------------

    def score(self, seat: int, source: int, n: int) -> None:
        """Give (or take) points, under one of the game's sources."""
        self.points[seat] += n
        self.sheets[seat * self.sources + source] += n
        if self.events is not None:
            self.gain(seat, POINTS, n, self.game.sources[source])

    def gain(self, seat: int, what: str, n: int, cause: str) -> None:
        """Report that a seat got (n > 0) or gave (n < 0) some of a resource."""
        if self.events is not None and n:
            id = "kernel-gain" if n > 0 else "kernel-pay"
            self.events.append(Event(id, seat, {}, what=what, amount=n, cause=cause))

    # Underscores: compiled, a parameter named like a positional one would be lost.

    def tell(self, _id: str, _seat: int = NOBODY, _only: int = EVERYBODY, /, **params: Param) -> None:
        """Report an event of a seat; `_only` is the mask of the seats that may see it."""
        if self.events is not None:
            self.events.append(Event(_id, _seat, params, only=_only))

    def whisper(self, _id: str, _seat: int, _public: str, /, **params: Param) -> None:
        """Report an event that only its seat sees; the others get the message `_public`, with $who alone."""
        if self.events is not None:
            public = Event(_public, _seat, {})
            self.events.append(Event(_id, _seat, params, only=BIT[_seat], public=public))

    def moved(self, start: str, end: str) -> None:
        """Say of the event just reported from which place to which a thing went."""
        if self.events:
            self.events[-1].start = start
            self.events[-1].end = end

    def listen(self) -> list[Event]:
        """Collect events from now on in a new list, which is returned."""
        self.events = []
        return self.events

    # -- copies, views, JSON ---------------------------------------------------------------------

    def copy_base(self, to: State) -> None:
        """Copy what the kernel keeps into a new state; nobody listens to the copy."""
        to.game = self.game
        to.seats = self.seats
        to.options = self.options
        to.rng = self.rng
        to.ply = self.ply
        to.agenda = self.agenda[:]
        to.points = self.points[:]
        to.sheets = self.sheets[:]
        to.sources = self.sources
        to.events = None
        to.trace = None
        to._moves = self._moves

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __copy__(self) -> State:
        return self.clone()

    def seen_by(self, viewer: int) -> View:
        """What this viewer (a seat or SPECTATOR) may know."""
        known = self.known_to(viewer)
        known.rng = NO_RNG
        known._moves = None
        known.agenda = [decision.seen_by(viewer) for decision in self.agenda]
        return View(known, viewer)

    def _repr_svg_(self) -> str | None:
        """The position as a picture, for notebooks: as the seat that is asked sees it."""
        return self.seen_by(self.seat if self.seat >= 0 else SPECTATOR)._repr_svg_()

    def to_dict(self) -> dict[str, Any]:
        """Everything, as JSON data."""
        return {
            "game": self.game.id,
            "rules": self.game.rules_version,
            "seats": self.seats,
            "options": dict(self.options),
            "rng": self.rng,
            "ply": self.ply,
            "agenda": [[type(d).__name__, *d.args()] for d in self.agenda],
            "sheets": [
                self.sheets[seat * self.sources : (seat + 1) * self.sources] for seat in range(self.seats)
            ],
            "state": self.dump(),
        }

    def to_json(self) -> str:
        """Everything, as JSON text: the same bytes for the same position."""
        return json.dumps(self.to_dict(), separators=(",", ":"), ensure_ascii=False)

    def load_base(self, data: dict[str, Any]) -> None:
        """Read what the kernel keeps from JSON data (see `Game.from_json`)."""
        self.rng = between(data.get("rng"), NO_RNG, (1 << 61) - 1, "rng")
        self.ply = between(data.get("ply"), 0, BIGGEST, "ply")
        agenda = data.get("agenda")
        if not isinstance(agenda, list):
            raise BadInput("agenda", Msg("kernel-json-list"))
        self.agenda = [self.game.decision(item, f"agenda[{i}]") for i, item in enumerate(agenda)]
        sheets = data.get("sheets")
        if not isinstance(sheets, list) or len(sheets) != self.seats:
            raise BadInput("sheets", Msg("kernel-json-list"))
        self.sheets = []
        for seat, sheet in enumerate(sheets):
            if not isinstance(sheet, list) or len(sheet) != self.sources:
                raise BadInput(f"sheets[{seat}]", Msg("kernel-json-list"))
            found = [whole(n, f"sheets[{seat}]") for n in sheet]
            self.sheets += found
            self.points[seat] = sum(found)
        self.load(data.get("state"), "state")

    def __repr__(self) -> str:
        return f"<{self.game.id} ply {self.ply}, seat {self.seat}, scores {self.points}>"
