"""Decisions: what is waiting to be decided, by whom, what may be chosen, and carrying it out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ratusha.kernel.msg import Msg

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

UNANSWERED: Final = -1
HIDDEN: Final = -2

S = TypeVar("S", bound="State")


class Reason:
    """Why something can't be done: the words and the rule's number."""

    __slots__ = ("msg", "rule")

    def __init__(self, msg: Msg, rule: str = "") -> None:
        self.msg = msg
        self.rule = rule


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[S]):
    """One thing to be decided by `seat`. Immutable: made once per seat where it has no parameters.

    When it is played it is already off the agenda; it pushes whatever must be decided next.
    """

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def moves(self, g: S) -> list[int]:
        """The legal moves, each once, never none."""
        raise NotImplementedError(type(self).__name__)

    def allows(self, g: S, move: int) -> bool:
        """Is this move of the space among `moves`? To be overridden where listing them all is slow."""
        return move in self.moves(g)

    def play(self, g: S, move: int) -> None:
        """Carry out a legal move."""
        raise NotImplementedError(type(self).__name__)

    def args(self) -> list[Any]:
        """What the class is called with to make this decision again: ints and lists of ints."""
        return [self.seat]

    def automatic(self) -> bool:
        """May the kernel play on by itself when there is a single option? If not, none is listed unasked."""
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

    def why_not(self, g: S, move: int) -> Reason:
        """Why this move of the space, which is not among `moves`, is illegal here."""
        return Reason(Msg("kernel-not-now", ask=self.prompt(g)))

    def blocked(self, g: S) -> dict[str, Reason]:
        """For components a person might reach for in vain: why not."""
        return {}

    def previews(self) -> bool:
        """Can the effect of a move be shown in advance? Not if it uncovers what is hidden."""
        return True

    # -- other seats -----------------------------------------------------------------------------

    def asides(self, g: S, seat: int) -> list[int]:
        """Moves that any seat may put in while this decision waits (a proposal, say)."""
        return []

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

    def problems(self, g: S) -> list[str]:
        """What cannot be about this decision, read from foreign JSON: its parameters out of range."""
        fits = isinstance(self.seat, int) and 0 <= self.seat < g.seats
        return [] if fits else ["nobody sits there"]

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

    def problems(self, g: S) -> list[str]:
        return []

    def moves(self, g: S) -> list[int]:
        return []

    def play(self, g: S, move: int) -> None:
        self.run(g)

    def run(self, g: S) -> None:
        """Carry it out."""
        raise NotImplementedError(type(self).__name__)


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

    def problems(self, g: S) -> list[str]:
        return []

    def tickets(self, g: S) -> int:
        """How many tickets there are."""
        return len(self.moves(g))

    def outcome(self, g: S, ticket: int) -> int:
        """The move this ticket stands for."""
        return self.moves(g)[ticket]

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

    def problems(self, g: S) -> list[str]:
        fits = isinstance(self.owner, int) and 0 <= self.owner < g.seats
        return [] if fits else ["nobody sits there"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Decision[S]):
    """Secret choices of several seats at once: any order, none sees another's, then `reveal`.

    `asked` are the seats; `answers` the move of each, UNANSWERED or (in a view) HIDDEN. In `prompt`,
    `label`, `warning`, `why_not` and the like `seat` is the one who is being told (see `asking`).
    """

    __slots__ = ("answers", "asked")

    def __init__(self, asked: list[int], answers: list[int] | None = None) -> None:
        self.asked: list[int] = asked
        self.answers: list[int] = [UNANSWERED] * len(asked) if answers is None else answers
        super().__init__(self._first_unanswered())

    def moves_for(self, g: S, seat: int) -> list[int]:
        """The legal moves of one seat; they may depend only on what that seat knows."""
        raise NotImplementedError(type(self).__name__)

    def reveal(self, g: S, answers: list[int]) -> None:
        """All have chosen: `answers[i]` is the move of `asked[i]`."""
        raise NotImplementedError(type(self).__name__)

    def again(self, answers: list[int]) -> Sealed[S]:
        """This decision with other answers."""
        made: Sealed[S] = type(self)(self.asked, answers)
        return made

    def args(self) -> list[Any]:
        return [self.asked, self.answers]

    def automatic(self) -> bool:
        return False

    def problems(self, g: S) -> list[str]:
        if not len(set(self.asked)) == len(self.asked) == len(self.answers):
            return ["each seat is asked once"]
        if any(not 0 <= seat < g.seats for seat in self.asked):
            return ["nobody sits there"]
        if UNANSWERED not in self.answers:
            return ["all answers are given"]
        for seat, answer in zip(self.asked, self.answers, strict=True):
            if answer != UNANSWERED and answer not in self.moves_for(g, seat):
                return ["a sealed answer is illegal"]
        return []

    def moves(self, g: S) -> list[int]:
        return self.moves_for(g, self.seat)

    def waits_for(self, seat: int) -> bool:
        return seat in self.asked and self.answers[self.asked.index(seat)] == UNANSWERED

    def play(self, g: S, move: int) -> None:
        self.answer(g, self.seat, move)

    def answer(self, g: S, seat: int, move: int) -> None:
        """Put one seat's answer into its envelope; open them when it was the last."""
        answers = self.answers[:]
        answers[self.asked.index(seat)] = move
        if UNANSWERED in answers:
            g.agenda.append(self.again(answers))
        else:
            self.reveal(g, answers)

    def asking(self, seat: int) -> Decision[S]:
        if seat == self.seat:
            return self
        made = self.again(self.answers)
        made.seat = seat
        return made

    def seen_by(self, viewer: int) -> Decision[S]:
        answers = [
            answer if answer == UNANSWERED or seat == viewer else HIDDEN
            for seat, answer in zip(self.asked, self.answers, strict=True)
        ]
        return self.again(answers)

    def imagine(self, g: S, viewer: int, rng: Rng) -> Decision[S]:
        answers = [
            rng.pick(self.moves_for(g, seat)) if answer == HIDDEN else answer
            for seat, answer in zip(self.asked, self.answers, strict=True)
        ]
        return self.again(answers)

    def _first_unanswered(self) -> int:
        for seat, answer in zip(self.asked, self.answers, strict=True):
            if answer == UNANSWERED:
                return seat
        return NOBODY


def dashed(name: str) -> str:
    """`ShipGoods` as `ship-goods`: the part of a message id that a class name gives."""
    parts: list[str] = []
    for i, letter in enumerate(name):
        if letter.isupper() and i:
            parts.append("-")
        parts.append(letter.lower())
    return "".join(parts)
