"""A game that writes down what happens, for the tests of the agenda."""

from typing import Any, Final

from ratusha.kernel import (
    AnyGame,
    Chance,
    Decision,
    Game,
    Kind,
    MoveSpace,
    Msg,
    Reason,
    Sealed,
    Slot,
    State,
    Step,
    some,
    span,
)

MOVES: Final = MoveSpace("probe")
GO: Final = MOVES.kind("go", span("n", 0, 9))
FACE: Final = MOVES.outcome("face", span("n", 1, 6))
SHOUT: Final = MOVES.kind("shout")
GO_0, GO_1, GO_2 = GO.at(0), GO.at(1), GO.at(2)


class Probe(State):
    """Writes down what happens."""

    __slots__ = ("log",)

    def __init__(self, game: AnyGame, seats: int, options: dict[str, str]) -> None:
        super().__init__(game, seats, options)
        self.log: list[int] = []

    def slots(self) -> list[Slot]:
        return [some("log", 999, -9, 999)]

    def clone(self) -> "Probe":
        g = Probe.__new__(Probe)
        self.copy_base(g)
        g.log = self.log[:]
        return g

    def known_to(self, viewer: int) -> "Probe":
        return self.clone()


class Mark(Step[Probe]):
    """Writes its number."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def args(self) -> list[Any]:
        return [self.number]

    def run(self, g: Probe) -> None:
        g.log.append(self.number)


class Ask(Decision[Probe]):
    """One of the numbers below `count`, written down."""

    __slots__ = ("count",)

    def __init__(self, seat: int, count: int = 2) -> None:
        super().__init__(seat)
        self.count = count

    def args(self) -> list[Any]:
        return [self.seat, self.count]

    def kinds(self) -> tuple[Kind, ...]:
        return (GO,)

    def obstacle(self, g: Probe, move: int) -> Reason | None:
        return Reason(Msg("kernel-over"), "1.2") if MOVES.args[move][0] >= self.count else None

    def play(self, g: Probe, move: int) -> None:
        g.log.append(MOVES.args[move][0])

    def prompt(self, g: Probe) -> Msg:
        return Msg("kernel-seat", n=self.seat)

    def asides(self, g: Probe, seat: int) -> list[int]:
        return [] if 99 in g.log else [SHOUT.at()]

    def play_aside(self, g: Probe, seat: int, move: int) -> None:
        g.log.append(99)
        g.agenda.append(Ask(seat))


class Patient(Ask):
    """Wants to be seen though there is nothing to choose."""

    __slots__ = ()

    def automatic(self) -> bool:
        return False


class Judge(Patient):
    """Knows a legal move without a list."""

    __slots__ = ()

    def moves(self, g: Probe) -> list[int]:
        g.log.append(-1)
        return super().moves(g)

    def allows(self, g: Probe, move: int) -> bool:
        return move in (GO_0, GO_1)


class Interrupted(Ask):
    """Seat 1 is asked in the middle of it, then it goes on."""

    __slots__ = ()

    def play(self, g: Probe, move: int) -> None:
        super().play(g, move)
        g.agenda.append(Mark(70))
        g.agenda.append(Ask(1))


class Die(Chance[Probe]):
    """Plain: all faces equally likely."""

    __slots__ = ()

    def moves(self, g: Probe) -> list[int]:
        return [FACE.at(n) for n in range(1, 7)]

    def play(self, g: Probe, move: int) -> None:
        g.log.append(MOVES.args[move][0])


class Loaded(Die):
    """Six tickets for 1, three for 2, one for 3."""

    __slots__ = ()

    def moves(self, g: Probe) -> list[int]:
        return [FACE.at(1), FACE.at(2), FACE.at(3)]

    def tickets(self, g: Probe) -> int:
        return 10

    def outcome(self, g: Probe, ticket: int) -> int:
        return FACE.at(1 if ticket < 6 else 2 if ticket < 9 else 3)


class Vote(Sealed[Probe]):
    """Seat n chooses among n + 2 numbers; the answers are written down."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (GO,)

    def obstacle(self, g: Probe, move: int) -> Reason | None:
        return Reason(Msg("kernel-seat", n=self.seat)) if MOVES.args[move][0] >= self.seat + 2 else None

    def reveal(self, g: Probe, answers: list[int]) -> None:
        g.log += [MOVES.args[answer][0] for answer in answers]

    def why_not(self, g: Probe, move: int) -> Reason:
        return Reason(Msg("kernel-seat", n=self.seat))

    def prompt(self, g: Probe) -> Msg:
        return Msg("kernel-seat", n=self.seat)


class Weighty(Vote):
    """A sealed decision with a parameter."""

    __slots__ = ("weight",)

    def __init__(self, asked: list[int], answers: list[int] | None, weight: int) -> None:
        super().__init__(asked, answers)
        self.weight = weight

    def again(self, answers: list[int]) -> "Weighty":
        return Weighty(self.asked, answers, self.weight)

    def args(self) -> list[Any]:
        return [*super().args(), self.weight]

    def reveal(self, g: Probe, answers: list[int]) -> None:
        g.log.append(self.weight)


class ProbeGame(Game[Any]):
    def new(self, seats: int, options: dict[str, str]) -> State:
        return Probe(self, seats, options)


ALL: Any = (Mark, Ask, Patient, Interrupted, Die, Loaded, Vote, Weighty)
PROBE = ProbeGame(
    id="probe",
    package="probe",
    seats=(1, 5),
    rules_version=1,
    moves=MOVES,
    decisions=ALL,
    sources=("one", "two"),
)


def table(*agenda: Decision[Any], seats: int = 3, seed: int | None = None) -> Any:
    """A position with this agenda (the first is asked first), settled."""
    g = PROBE.new(seats, {})
    g.agenda = list(reversed(agenda))
    g.trace = []
    g.seed(seed)
    return g
