"""A game whose rules do not come to an end: each move is a loop at another place."""

import itertools
import os
import time
from collections import deque
from typing import Any

from ratusha.kernel import AnyGame, Decision, Game, Kind, MoveSpace, Section, Slot, State, number
from ratusha.server.base import watchdog

if "ENDLESS_STUCK" in os.environ:  # a server that need not be patient
    watchdog.LEAST = float(os.environ["ENDLESS_STUCK"])  # type: ignore[misc]

MOVES = MoveSpace("endless")
PLACES = ("wait", "play", "catch", "sleep", "view", "moves", "text", "label", "slow", "compiled")
"""Where the loop is after a move; `catch` catches every error, `compiled` never looks up, `slow` is none."""
KINDS = [MOVES.kind(place) for place in PLACES]
LENGTH = 12


def loop() -> None:
    """Without end; each time it begins a letter is added to the file that the environment names."""
    with open(os.environ.get("ENDLESS_LOOPS", os.devnull), "a") as file:
        file.write("x")
    while True:
        pass


class Endless(State):
    __slots__ = ("turns", "where")

    def __init__(self, game: AnyGame, seats: int, options: dict[str, str]) -> None:
        super().__init__(game, seats, options)
        self.turns = 0
        self.where = 0

    def slots(self) -> list[Slot]:
        return [number("turns", 0, 99), number("where", 0, len(PLACES) - 1)]

    def clone(self) -> "Endless":
        g = Endless.__new__(Endless)
        self.copy_base(g)
        g.turns, g.where = self.turns, self.where
        return g

    def known_to(self, viewer: int) -> "Endless":
        if PLACES[self.where] == "view":
            loop()
        if PLACES[self.where] == "slow":
            time.sleep(0.1)
        return self.clone()


class Turn(Decision[Any]):
    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return tuple(KINDS)

    def moves(self, g: Any) -> list[int]:
        if PLACES[g.where] == "moves":
            loop()
        return super().moves(g)

    def label(self, g: Any, move: int) -> Any:
        if PLACES[g.where] == "label":
            loop()
        return super().label(g, move)

    def play(self, g: Any, move: int) -> None:
        g.where = [kind.at() for kind in KINDS].index(move)
        while PLACES[g.where] == "catch":
            try:
                loop()
            except Exception:
                continue
        if PLACES[g.where] == "play":
            loop()
        if PLACES[g.where] == "sleep":
            time.sleep(1000)
        if PLACES[g.where] == "compiled" and g.trace is not None:  # not when it is only tried out
            deque(itertools.repeat(0), maxlen=0)
        g.turns += 1
        if g.turns < LENGTH:
            g.agenda.append(Turn((self.seat + 1) % g.seats))


class EndlessGame(Game[Endless]):
    def new(self, seats: int, options: dict[str, str]) -> Endless:
        g = Endless(self, seats, options)
        g.agenda.append(Turn(0))
        return g

    def bound(self, seats: int) -> int:
        return 20

    def describe(self, g: Endless, viewer: int, lang: str) -> list[Section]:
        if PLACES[g.where] == "text":
            loop()
        return [Section("turn", f"turn {g.ply}")]


GAME = EndlessGame(
    id="endless",
    package="endless",
    seats=(1, 4),
    rules_version=1,
    moves=MOVES,
    decisions=(Turn,),
    sources=("turns",),
)
