"""A game whose engine fails on one of its moves: for tests of frozen tables."""

import os
from typing import Any

from ratusha.kernel import INT, Decision, Game, MoveSpace, Shape, State

RULES = int(os.environ.get("BRITTLE_RULES", "1"))
LENGTH = {1: 12, 2: 6}
"""Turns of a game: the second version of its rules is shorter."""
MOVES = MoveSpace("brittle")
WAIT = MOVES.kind("wait")
BOOM = MOVES.kind("boom")
FOG = MOVES.kind("fog")
FOGGY = 50


class Brittle(State):
    __slots__ = ("turns",)

    def __init__(self, game: Game, seats: int, options: dict[str, str]) -> None:
        super().__init__(game, seats, options)
        self.turns = 0

    def fields(self) -> list[tuple[str, Shape]]:
        return [("turns", INT)]

    def clone(self) -> "Brittle":
        g = Brittle.__new__(Brittle)
        self.copy_base(g)
        g.turns = self.turns
        return g

    def known_to(self, viewer: int) -> "Brittle":
        if self.turns >= FOGGY:
            raise ZeroDivisionError("nobody sees anything")
        return self.clone()


class Turn(Decision[Any]):
    __slots__ = ()

    def moves(self, g: Any) -> list[int]:
        return [WAIT.at(), BOOM.at(), FOG.at()]

    def play(self, g: Any, move: int) -> None:
        if move == BOOM.at():
            raise ZeroDivisionError("the engine is broken")
        g.turns += FOGGY if move == FOG.at() else 1
        g.score(self.seat, 0, 1)
        if g.turns < LENGTH[RULES] or g.turns >= FOGGY:
            g.agenda.append(Turn((self.seat + 1) % g.seats))


class BrittleGame(Game):
    def new(self, seats: int, options: dict[str, str]) -> State:
        g = Brittle(self, seats, options)
        g.agenda.append(Turn(0))
        return g

    def bound(self, seats: int) -> int:
        return 20

    def describe(self, g: State, viewer: int, lang: str) -> str:
        return f"turn {g.ply}"


GAME = BrittleGame(
    id="brittle",
    package="brittle",
    seats=(1, 4),
    rules_version=RULES,
    moves=MOVES,
    decisions=(Turn,),
    sources=("turns",),
)
