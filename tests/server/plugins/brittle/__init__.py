"""A game whose engine fails on one of its moves: for tests of frozen tables."""

import os
from typing import Any

from ratusha.kernel import AnyGame, Decision, Game, Kind, MoveSpace, Section, Slot, State, number

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

    def __init__(self, game: AnyGame, seats: int, options: dict[str, str]) -> None:
        super().__init__(game, seats, options)
        self.turns = 0

    def slots(self) -> list[Slot]:
        return [number("turns", 0, 999)]

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

    def kinds(self) -> tuple[Kind, ...]:
        return (WAIT, BOOM, FOG)

    def play(self, g: Any, move: int) -> None:
        if move == BOOM.at():
            raise ZeroDivisionError("the engine is broken")
        g.turns += FOGGY if move == FOG.at() else 1
        g.score(self.seat, 0, 1)
        if g.turns < LENGTH[RULES] or g.turns >= FOGGY:
            g.agenda.append(Turn((self.seat + 1) % g.seats))


class BrittleGame(Game[Brittle]):
    def new(self, seats: int, options: dict[str, str]) -> Brittle:
        g = Brittle(self, seats, options)
        g.agenda.append(Turn(0))
        return g

    def bound(self, seats: int) -> int:
        return 20

    def describe(self, g: Brittle, viewer: int, lang: str) -> list[Section]:
        return [Section("turn", f"turn {g.ply}")]


GAME = BrittleGame(
    id="brittle",
    package="brittle",
    seats=(1, 4),
    rules_version=RULES,
    moves=MOVES,
    decisions=(Turn,),
    sources=("turns",),
)
