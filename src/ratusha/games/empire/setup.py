"""Getting ready: prizes, the first player, the draft there and back, the rows. Chapter 2."""

from __future__ import annotations

from typing import Any, Final

from ratusha.games.empire import moves as m
from ratusha.games.empire import names, places
from ratusha.games.empire.choice import Choice
from ratusha.games.empire.components import CITY, DRAFT_SIZE, FIRST, NATURE, PRIZE, PRIZES, ROW_START, VILLAGE
from ratusha.games.empire.moves import FAR, ORIGIN, RIGHT
from ratusha.games.empire.stacks import Reveal
from ratusha.games.empire.state import Empire
from ratusha.games.empire.turn import OPEN
from ratusha.kernel.decision import Chance, Reason, Step, clockwise, each_seat
from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg

FIRST_CELLS: Final[list[int]] = [ORIGIN + RIGHT, ORIGIN + FAR, ORIGIN - FAR]
"""Where the second square may lie: beside the first, behind it, in front of it. Rule 2.5."""
SIDES: Final = ("beside", "behind", "in-front")


class SetUp(Step[Empire]):
    """Open the prizes, then draw the first player. Rules 2.1, 2.2."""

    __slots__ = ()

    def run(self, g: Empire) -> None:
        g.agenda.append(DRAW_FIRST_PLAYER)
        for _ in range(PRIZES[g.seats]):
            g.agenda.append(LAY_OUT[PRIZE])


class LayOut(Reveal):
    """A square is opened before the first turn, as a prize, for the draft or a row. Rules 2.1, 2.3, 2.6."""

    __slots__ = ()

    def tell(self, g: Empire, kind: int) -> None:
        g.tell("empire-laid-out", stack=names.stack(self.stack), square=names.square(kind))


class DrawFirstPlayer(Chance[Empire]):
    """The first player is drawn by lot; then come the draft and the rows. Rules 2.2 to 2.8."""

    __slots__ = ()

    def moves(self, g: Empire) -> list[int]:
        return [m.FIRST_PLAYER.at(seat) for seat in range(g.seats)]

    def play(self, g: Empire, move: int) -> None:
        first = m.MOVES.args[move][0]
        g.first = first
        g.active = first
        if g.events is not None:
            g.tell("empire-begins", first)
        g.agenda.append(OPEN[first])
        for stack in (CITY, VILLAGE, NATURE):
            for _ in range(ROW_START[stack]):
                g.agenda.append(LAY_OUT[stack])
        order = clockwise(first, g.seats)
        for seat in order + order[::-1]:  # there and back reads the same backwards
            g.agenda.append(DRAFT[seat])
        for _ in range(DRAFT_SIZE[g.seats]):
            g.agenda.append(LAY_OUT[NATURE])


class Draft(Choice):
    """Take one of the nature squares opened for the draft. Rule 2.4."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (m.TAKE,)

    def obstacle(self, g: Empire, move: int) -> Reason | None:
        kind = move - m.TAKE.first
        if kind in g.rows[NATURE]:
            return None
        return Reason(Msg("empire-why-not-open", square=names.square(kind)), "2.4")

    def moves(self, g: Empire) -> list[int]:
        return [m.TAKE.first + kind for kind in range(FIRST[NATURE + 1]) if kind in g.rows[NATURE]]

    def play(self, g: Empire, move: int) -> None:
        kind = move - m.TAKE.first
        if g.realms[self.seat].cells:
            g.agenda.append(LayFirst(self.seat, kind))
        else:
            lay_first(g, self.seat, kind, ORIGIN)

    def label(self, g: Empire, move: int) -> Msg:
        return Msg("empire-do-take", square=names.printed(move - m.TAKE.first))

    def touches(self, g: Empire, move: int) -> list[str]:
        return [places.open_square(g, move - m.TAKE.first)]

    def rule(self) -> str:
        return "2.4"


class LayFirst(Choice):
    """Lay the second square against the first. Rule 2.5."""

    __slots__ = ("kind",)

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind: int = kind

    def args(self) -> list[Any]:
        return [self.seat, self.kind]

    def misfit(self, g: Empire) -> str:
        return "" if self.kind in g.rows[NATURE] else "this square is not open"

    def kinds(self) -> tuple[Kind, ...]:
        return (m.AT,)

    def obstacle(self, g: Empire, move: int) -> Reason | None:
        if move - m.AT.first in FIRST_CELLS:
            return None
        return Reason(Msg("empire-why-first-place"), "2.5")

    def moves(self, g: Empire) -> list[int]:
        return [m.AT.first + cell for cell in FIRST_CELLS]

    def play(self, g: Empire, move: int) -> None:
        lay_first(g, self.seat, self.kind, move - m.AT.first)

    def prompt(self, g: Empire) -> Msg:
        return Msg("empire-ask-lay-first", square=names.square(self.kind))

    def label(self, g: Empire, move: int) -> Msg:
        return Msg(f"empire-do-first-{SIDES[FIRST_CELLS.index(move - m.AT.first)]}")

    def touches(self, g: Empire, move: int) -> list[str]:
        return [places.cell(self.seat, move - m.AT.first)]

    def rule(self) -> str:
        return "2.5"


def lay_first(g: Empire, seat: int, kind: int, cell: int) -> None:
    """One of the two first squares goes from the table to its realm."""
    if g.events is not None:
        where = Msg("empire-first") if cell == ORIGIN else names.beside(g.realms[seat], cell)
        g.tell("empire-first-square", seat, square=names.square(kind), place=where)
        g.moved(places.open_square(g, kind), places.cell(seat, cell))
    g.rows[NATURE].remove(kind)
    g.realms[seat].add(cell, kind)


SET_UP: Final = SetUp()
LAY_OUT: Final = [LayOut(stack) for stack in range(NATURE, PRIZE + 1)]
DRAW_FIRST_PLAYER: Final = DrawFirstPlayer()
DRAFT: Final = each_seat(Draft)
