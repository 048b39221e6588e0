"""Getting ready: prizes, the first player, the draft there and back, the rows. Chapter 2."""

from __future__ import annotations

from typing import Any, Final

from ratusha.games.empire import names
from ratusha.games.empire.choice import Choice
from ratusha.games.empire.components import (
    CITY,
    DRAFT,
    FIRST,
    NATURE,
    PRIZE,
    PRIZES,
    ROW_START,
    SEATS,
    VILLAGE,
)
from ratusha.games.empire.moves import AT, FAR, FIRST_PLAYER, MOVES, ORIGIN, RIGHT, TAKE
from ratusha.games.empire.stacks import REVEALS
from ratusha.games.empire.state import Empire
from ratusha.games.empire.turn import OPENS
from ratusha.kernel.decision import Chance, Reason, Step
from ratusha.kernel.msg import Msg

FIRST_CELLS: Final[list[int]] = [ORIGIN + RIGHT, ORIGIN + FAR, ORIGIN - FAR]
"""Where the second square may lie: beside the first, behind it, before it. Rule 2.5."""


class SetUp(Step[Empire]):
    """Open the prizes, then draw the first player. Rules 2.1, 2.2."""

    __slots__ = ()

    def run(self, g: Empire) -> None:
        g.agenda.append(DRAW_FIRST_PLAYER)
        for _ in range(PRIZES[g.seats]):
            g.agenda.append(REVEALS[PRIZE])


class DrawFirstPlayer(Chance[Empire]):
    """The lot names the first player; then the draft and the rows. Rules 2.2 to 2.8."""

    __slots__ = ()

    def moves(self, g: Empire) -> list[int]:
        return [FIRST_PLAYER.at(seat) for seat in range(g.seats)]

    def play(self, g: Empire, move: int) -> None:
        first = MOVES.args[move][0]
        g.first = first
        g.active = first
        if g.events is not None:
            g.tell("empire-begins", first)
        g.agenda.append(OPENS[first])
        for stack in (CITY, VILLAGE, NATURE):
            for _ in range(ROW_START[stack]):
                g.agenda.append(REVEALS[stack])
        clockwise = [(first + i) % g.seats for i in range(g.seats)]
        for seat in clockwise + clockwise[::-1]:  # there and back reads the same backwards
            g.agenda.append(DRAFTS[seat])
        for _ in range(DRAFT[g.seats]):
            g.agenda.append(REVEALS[NATURE])


class Draft(Choice):
    """Take one of the nature squares opened for the draft. Rule 2.4."""

    __slots__ = ()

    def moves(self, g: Empire) -> list[int]:
        return [TAKE.first + kind for kind in range(FIRST[NATURE + 1]) if kind in g.rows[NATURE]]

    def play(self, g: Empire, move: int) -> None:
        kind = move - TAKE.first
        if g.realms[self.seat].cells:
            g.agenda.append(LayFirst(self.seat, kind))
        else:
            lay_first(g, self.seat, kind, ORIGIN)

    def label(self, g: Empire, move: int) -> Msg:
        return Msg("empire-do-take", square=names.printed(move - TAKE.first))

    def touches(self, g: Empire, move: int) -> list[str]:
        return [names.open_id(g, move - TAKE.first)]

    def why_not(self, g: Empire, move: int) -> Reason:
        if TAKE.has(move):
            return Reason(Msg("empire-why-not-open", square=names.square(move - TAKE.first)), "2.4")
        return super().why_not(g, move)


class LayFirst(Choice):
    """Lay the second square against the first. Rule 2.5."""

    __slots__ = ("kind",)

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind: int = kind
        if not 0 <= kind < FIRST[NATURE + 1]:
            raise ValueError(kind)

    def args(self) -> list[Any]:
        return [self.seat, self.kind]

    def moves(self, g: Empire) -> list[int]:
        return [AT.first + cell for cell in FIRST_CELLS]

    def play(self, g: Empire, move: int) -> None:
        lay_first(g, self.seat, self.kind, move - AT.first)

    def prompt(self, g: Empire) -> Msg:
        return Msg("empire-ask-lay-first", square=names.square(self.kind))

    def label(self, g: Empire, move: int) -> Msg:
        side = ("beside", "behind", "before")[FIRST_CELLS.index(move - AT.first)]
        return Msg(f"empire-do-first-{side}")

    def touches(self, g: Empire, move: int) -> list[str]:
        return [names.cell_id(self.seat, move - AT.first)]

    def why_not(self, g: Empire, move: int) -> Reason:
        if AT.has(move):
            return Reason(Msg("empire-why-first-place"), "2.5")
        return super().why_not(g, move)


def lay_first(g: Empire, seat: int, kind: int, cell: int) -> None:
    """One of the two first squares goes from the table to its realm."""
    g.rows[NATURE].remove(kind)
    g.realms[seat].add(cell, kind)
    if g.events is not None:
        first = Msg("empire-first") if cell == ORIGIN else names.beside(g.realms[seat], cell)
        g.tell("empire-first-square", seat, square=names.square(kind), place=first)


SET_UP: Final = SetUp()
DRAW_FIRST_PLAYER: Final = DrawFirstPlayer()
DRAFTS: Final = [Draft(seat) for seat in range(SEATS[1])]
