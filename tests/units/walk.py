"""A game with all that a take-back can meet, for the tests of matches."""

from typing import Any, Final

from ratusha.kernel import (
    AnyGame,
    Chance,
    Decision,
    Game,
    Kind,
    Match,
    MoveSpace,
    Msg,
    Reason,
    Rng,
    Sealed,
    Secret,
    Slot,
    State,
    Step,
    number,
    some,
    span,
)

KEY = Secret(bytes(range(32)))


# A game with all that a take-back can meet: walk, peek at a hidden card, roll, stop; then show hands.

MOVES: Final = MoveSpace("walk")
STEP: Final = MOVES.kind("step", span("n", 1, 2))
PEEK: Final = MOVES.kind("peek")
ROLL: Final = MOVES.kind("roll")
FACE: Final = MOVES.kind("face", span("n", 1, 6))
STOP: Final = MOVES.kind("stop")
DEAL: Final = MOVES.kind("deal", span("card", 0, 1))
HAND: Final = MOVES.kind("hand", span("n", 0, 1))


class Walk(State):
    __slots__ = ("card", "seen", "walked")

    def __init__(self, game: AnyGame, seats: int, options: dict[str, str]) -> None:
        super().__init__(game, seats, options)
        self.card = -1  # face down until somebody peeks
        self.seen = 0
        self.walked = [0] * seats

    def slots(self) -> list[Slot]:
        return [number("card", -1, 99), number("seen", 0, 99), some("walked", 9, 0, 99)]

    def clone(self) -> "Walk":
        g = Walk.__new__(Walk)
        self.copy_base(g)
        g.card, g.seen, g.walked = self.card, self.seen, self.walked[:]
        return g

    def known_to(self, viewer: int) -> "Walk":
        g = self.clone()
        g.card = self.card if self.seen else -2
        return g

    def fill_in(self, viewer: int, rng: Rng) -> None:
        if self.card == -2:
            self.card = rng.below(2)


class Hello(Step[Walk]):
    """Says something before anything is played."""

    __slots__ = ()

    def run(self, g: Walk) -> None:
        g.tell("walk-hello")
        g.agenda.append(Deal())


class Deal(Chance[Walk]):
    __slots__ = ()

    def moves(self, g: Walk) -> list[int]:
        return [DEAL.at(0), DEAL.at(1)]

    def play(self, g: Walk, move: int) -> None:
        g.card = MOVES.args[move][0]
        g.agenda.append(Turn(0))


class Roll(Chance[Walk]):
    __slots__ = ()

    def moves(self, g: Walk) -> list[int]:
        return [FACE.at(n) for n in range(1, 7)]

    def play(self, g: Walk, move: int) -> None:
        g.walked[0] += MOVES.args[move][0]
        g.agenda.append(Turn(0))


class Turn(Decision[Walk]):
    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (STEP, PEEK, ROLL, STOP)

    def obstacle(self, g: Walk, move: int) -> Reason | None:
        tired = g.walked[self.seat] >= 20 and not STOP.has(move)
        return Reason(Msg("kernel-over")) if tired else None

    def play(self, g: Walk, move: int) -> None:
        if STEP.has(move):
            g.walked[self.seat] += MOVES.args[move][0]
            g.agenda.append(self)
        elif PEEK.has(move):
            g.seen = 1
            g.agenda.append(self)
        elif ROLL.has(move):
            g.agenda.append(Roll())
        elif self.seat == 0:
            g.agenda.append(Turn(1))
        else:
            g.agenda.append(Hands([0, 1]))


class Hands(Sealed[Walk]):
    """Both show a hand, and once more while the hands are equal (five steps at most)."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (HAND,)

    def reveal(self, g: Walk, answers: list[int]) -> None:
        if answers[0] == answers[1]:
            g.agenda.append(Hands([0, 1]))


class WalkGame(Game[Any]):
    def new(self, seats: int, options: dict[str, str]) -> State:
        g = Walk(self, seats, options)
        g.agenda.append(Hello())
        return g


WALK = WalkGame(
    id="walk",
    package="walk",
    seats=(2, 2),
    rules_version=1,
    moves=MOVES,
    decisions=(Hello, Deal, Roll, Turn, Hands),
    sources=(),
)


def walk(*moves: str, seed: int | None = 1, secret: Secret | None = None) -> Match:
    """A game after these moves, each of the seat that is asked or as `1 hand n=0`."""
    match = Match.start(WALK, 2, seed=seed, secret=secret)
    for text in moves:
        seat = int(text[0]) if text[0].isdigit() else match.state.seat
        match.play(MOVES.parse(text.lstrip("01 ")), seat)
    return match


def notation(match: Match) -> list[str]:
    return [match.game.moves.text(ply.move) for ply in match.plies]
