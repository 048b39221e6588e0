"""Decisions: what is waiting to be decided, by whom, what may be chosen, and carrying it out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg
from ratusha.kernel.rng import draw

if TYPE_CHECKING:
    from ratusha.kernel.rng import Rng
    from ratusha.kernel.state import State

CHANCE: Final = -1
"""The seat that rolls dice and draws tiles."""
NOBODY: Final = -2
"""The seat of a step that nobody decides."""
SPECTATOR: Final = -3
"""The viewer who sits at no seat."""

NO_MOVE: Final = -1
ASK: Final = -1
"""A standing answer's way of saying: ask the person."""

MOST_SEATS: Final = 8
"""No game has more seats."""

S = TypeVar("S", bound="State")


class Reason:
    """Why something can't be done: the words and the rule's number.

    Where the words state a price, `needs` says it by resource: conformance compares it with `Game.stock`.
    """

    __slots__ = ("msg", "needs", "rule")

    def __init__(self, msg: Msg, rule: str = "", needs: dict[str, int] | None = None) -> None:
        self.msg = msg
        self.rule = rule
        self.needs: dict[str, int] = {} if needs is None else needs


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[S]):
    """One thing to be decided by `seat`. Immutable: made once per seat where it has no parameters.

    `kinds` says which moves can answer it and `obstacle` what stands in the way of one; `moves`, `allows`,
    `why_not` and `blocked` follow. When it is played it is already off the agenda; it pushes whatever must
    be decided next.
    """

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    # -- what may be done, and doing it ----------------------------------------------------------

    def kinds(self) -> tuple[Kind, ...]:
        """The kinds of moves that can answer this."""
        return ()

    def obstacle(self, g: S, move: int) -> Reason | None:
        """Why a move of these kinds is illegal now; None: it is legal."""
        return None

    def moves(self, g: S) -> list[int]:
        """The legal moves, each once, never none: those of `kinds` without an obstacle.

        Where this is slow a decision lists them itself; conformance sees that list and obstacle agree.
        """
        return [
            move
            for kind in self.kinds()
            for move in range(kind.first, kind.end)
            if self.obstacle(g, move) is None
        ]

    def allows(self, g: S, move: int) -> bool:
        """Is this move of the space legal?"""
        return self.answered_by(move) and self.obstacle(g, move) is None

    def answered_by(self, move: int) -> bool:
        """Is the move of a kind that can answer this?"""
        return any(kind.first <= move < kind.end for kind in self.kinds())

    def play(self, g: S, move: int) -> None:
        """Carry out a legal move."""
        raise NotImplementedError(type(self).__name__)

    def args(self) -> list[Any]:
        """What the class is called with to make this decision again: ints and lists of ints."""
        return [self.seat]

    def automatic(self) -> bool:
        """May the kernel play on by itself when there is a single option?

        If not, moves are listed only when somebody asks for them.
        """
        return True

    # -- for people ------------------------------------------------------------------------------

    def prompt(self, g: S) -> Msg:
        """What the seat is asked."""
        return Msg(f"{g.game.id}-ask-{dashed(type(self).__name__)}")

    def label(self, g: S, move: int) -> Msg:
        """What a person reads on the button of this move."""
        kind = g.game.moves.kinds[g.game.moves.tag[move]]
        return Msg(f"{g.game.id}-do-{kind.name}")

    def touches(self, g: S, move: int) -> list[str]:
        """The ids of the components of this move, in the order a person would touch them."""
        return []

    def warning(self, g: S, move: int) -> Msg | None:
        """What a person might regret about this move."""
        return None

    def rule(self) -> str:
        """The number of the rule that asks for this decision, for those who try something else."""
        return ""

    def reaches_for(self, g: S) -> list[tuple[str, int]]:
        """For each place a person might reach for: a move that would come nearest to using it."""
        return []

    def why_not(self, g: S, move: int) -> Reason:
        """Why this move of the space is illegal here."""
        found = self.obstacle(g, move) if self.answered_by(move) else self.why_no_aside(g, self.seat, move)
        return found or Reason(Msg("kernel-not-now", ask=self.prompt(g)), self.rule())

    def blocked(self, g: S) -> dict[str, Reason]:
        """For places that a person might reach for in vain: why not."""
        tries = self.reaches_for(g)
        if not tries:
            return {}
        usable = {place for move in self.moves(g) for place in self.touches(g, move)}
        found: dict[str, Reason] = {}
        for place, move in tries:
            if place not in usable and place not in found:
                found[place] = self.why_not(g, move)
        return found

    def previews(self) -> bool:
        """Can the effect of a move be shown in advance? Not if it uncovers what is hidden."""
        return True

    def chance(self, g: S) -> int:
        """The move that chance makes, from the state's own generator."""
        raise NotImplementedError(type(self).__name__)

    # -- other seats -----------------------------------------------------------------------------

    def aside_kinds(self) -> tuple[Kind, ...]:
        """The kinds of moves that a seat may put in while this decision waits (a proposal, say)."""
        return ()

    def aside_obstacle(self, g: S, seat: int, move: int) -> Reason | None:
        """Why this seat may not put in a move of these kinds now; None: it may."""
        return None

    def asides(self, g: S, seat: int) -> list[int]:
        """The moves this seat may put in: those of `aside_kinds` without an obstacle."""
        return [
            move
            for kind in self.aside_kinds()
            for move in range(kind.first, kind.end)
            if self.aside_obstacle(g, seat, move) is None
        ]

    def why_no_aside(self, g: S, seat: int, move: int) -> Reason | None:
        """Why this seat may not put in a move that can be an aside; None: it is of another kind."""
        fits = any(kind.first <= move < kind.end for kind in self.aside_kinds())
        return self.aside_obstacle(g, seat, move) if fits else None

    def aside_label(self, g: S, seat: int, move: int) -> Msg:
        """What the seat that may put a move in reads on its button."""
        return self.label(g, move)

    def aside_touches(self, g: S, seat: int, move: int) -> list[str]:
        """The ids of the components that this seat touches for it."""
        return self.touches(g, move)

    def play_aside(self, g: S, seat: int, move: int) -> None:
        """Carry out an aside; this decision is still on the agenda and waits on."""
        raise NotImplementedError(type(self).__name__)

    def standing(self) -> str:
        """The key of the standing answers that may answer this decision; empty: none may."""
        return ""

    def standing_answer(self, g: S, policy: str) -> int:
        """The move a standing answer chooses here, or ASK."""
        return ASK

    # -- what others may know --------------------------------------------------------------------

    def seen_by(self, viewer: int) -> Decision[S]:
        """The decision as this viewer may know it."""
        return self

    def imagine(self, g: S, viewer: int, rng: Rng) -> Decision[S]:
        """A full decision consistent with this seen one."""
        return self

    def waits_for(self, seat: int) -> bool:
        """Is this seat being asked?"""
        return seat == self.seat

    def moves_for(self, g: S, seat: int) -> list[int]:
        """The legal moves of one of the seats that are asked."""
        return self.moves(g)

    def about(self) -> list[int]:
        """The seats that this decision is about."""
        return [self.seat]

    def misfit(self, g: S) -> str:
        """What is wrong with its other parameters, read from foreign JSON; empty: they fit the position."""
        return ""

    def problem(self, g: S) -> str:
        """What is wrong with this decision, read from foreign JSON; empty: nothing."""
        if any(not isinstance(seat, int) or not 0 <= seat < g.seats for seat in self.about()):
            return "nobody sits there"
        return self.misfit(g)

    def asking(self, seat: int) -> Decision[S]:
        """This decision as it is put to one of the seats that are asked: `seat` is that one."""
        return self

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and type(self) is type(other) and self.args() == other.args()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.seat))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(str(arg) for arg in self.args())})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Decision[S]):
    """A part of the flow that nobody decides: a phase, a round, the end. Played at once."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def args(self) -> list[Any]:
        return []

    def about(self) -> list[int]:
        return []

    def moves(self, g: S) -> list[int]:
        return []

    def play(self, g: S, move: int) -> None:
        self.run(g)

    def run(self, g: S) -> None:
        """Carry it out."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class StepFor(Step[S]):
    """A part of the flow that concerns one seat: its income, its ship."""

    __slots__ = ("owner",)

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner: int = owner

    def args(self) -> list[Any]:
        return [self.owner]

    def about(self) -> list[int]:
        return [self.owner]


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Decision[S]):
    """A random event: `tickets` equally likely tickets, each of which stands for a move.

    `moves` lists the possible outcomes. Override `tickets` and `outcome` where outcomes differ in
    likelihood or where listing them would be slow.
    """

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def args(self) -> list[Any]:
        return []

    def about(self) -> list[int]:
        return []

    def tickets(self, g: S) -> int:
        """How many tickets there are."""
        return len(self.moves(g))

    def outcome(self, g: S, ticket: int) -> int:
        """The move this ticket stands for."""
        return self.moves(g)[ticket]

    def chance(self, g: S) -> int:
        return self.outcome(g, draw(g.rng, self.tickets(g)))

    def allows(self, g: S, move: int) -> bool:
        return move in self.moves(g)

    def weights(self, g: S) -> list[int]:
        """How many tickets each of `moves` has."""
        counts: dict[int, int] = {}
        for ticket in range(self.tickets(g)):
            move = self.outcome(g, ticket)
            counts[move] = counts.get(move, 0) + 1
        return [counts.get(move, 0) for move in self.moves(g)]

    def why_not(self, g: S, move: int) -> Reason:
        return Reason(Msg("kernel-not-an-outcome"))


@mypyc_attr(allow_interpreted_subclasses=True)
class ChanceFor(Chance[S]):
    """A random event that concerns one seat: its dice, its colour."""

    __slots__ = ("owner",)

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner: int = owner

    def args(self) -> list[Any]:
        return [self.owner]

    def about(self) -> list[int]:
        return [self.owner]


D = TypeVar("D", bound="Decision[Any]")


def each_seat(make: Callable[[int], D]) -> list[D]:
    """A decision made once for each seat: `TURN = each_seat(Turn)`, then `TURN[seat]`."""
    return [make(seat) for seat in range(MOST_SEATS)]


def clockwise(first: int, seats: int) -> list[int]:
    """All seats round the table, from this one on.

    >>> clockwise(2, 4)
    [2, 3, 0, 1]
    """
    return [(first + step) % seats for step in range(seats)]


def dashed(name: str) -> str:
    """`ShipGoods` as `ship-goods`: the part of a message id that a class name gives."""
    parts: list[str] = []
    for i, letter in enumerate(name):
        if letter.isupper() and i:
            parts.append("-")
        parts.append(letter.lower())
    return "".join(parts)
