"""The turn: a square is opened, a token may be played, a square is added; and its end. Chapters 3 and 11."""

from __future__ import annotations

from typing import Final

from ratusha.games.empire import moves as m
from ratusha.games.empire import names, places
from ratusha.games.empire.adding import ADD
from ratusha.games.empire.choice import Choice
from ratusha.games.empire.components import CITY, NATURE, ROW, STACKS, VILLAGE
from ratusha.games.empire.ending import no_proposal, propose
from ratusha.games.empire.scoring import collect_coins, finish
from ratusha.games.empire.stacks import REVEAL
from ratusha.games.empire.state import BY_PRIZES, BY_STACKS, NOTHING, Empire
from ratusha.games.empire.tokens import PLAY_TOKEN
from ratusha.games.empire.worth import tokens
from ratusha.kernel.decision import Reason, Step, each_seat
from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg


class Open(Choice):
    """Open a square from a stack that is not empty. Rules 3.1 to 3.5.

    Between two turns anybody may propose to end the game: rule 11.6.
    """

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (m.OPEN,)

    def obstacle(self, g: Empire, move: int) -> Reason | None:
        stack = move - m.OPEN.first
        if g.sizes[stack]:
            return None
        return Reason(Msg("empire-why-empty-stack", stack=names.stack(stack)), "3.2")

    def moves(self, g: Empire) -> list[int]:
        sizes = g.sizes
        return [m.OPEN.first + stack for stack in range(CITY + 1) if sizes[stack]]

    def play(self, g: Empire, move: int) -> None:
        stack = move - m.OPEN.first
        g.proposed = 0
        row = g.rows[stack]
        if len(row) >= ROW:
            g.box += row
            row.clear()
            if g.events is not None:
                g.tell("empire-cleared", self.seat, stack=names.stack(stack))
                g.moved(places.row(stack), places.BOX)
        g.agenda.append(END_TURN)
        g.agenda.append(ADD[self.seat])
        if tokens(g.realms[self.seat]):
            g.agenda.append(PLAY_TOKEN[self.seat])
        g.agenda.append(REVEAL[stack])

    def label(self, g: Empire, move: int) -> Msg:
        if move == m.PROPOSE.first:
            return Msg("empire-do-propose")
        stack = move - m.OPEN.first
        return Msg(f"empire-do-open-{STACKS[stack]}", left=g.sizes[stack])

    def touches(self, g: Empire, move: int) -> list[str]:
        return [] if move == m.PROPOSE.first else [places.stack(move - m.OPEN.first)]

    def warning(self, g: Empire, move: int) -> Msg | None:
        if m.OPEN.has(move) and len(g.rows[move - m.OPEN.first]) >= ROW:
            return Msg("empire-warn-clears", n=ROW)
        return None

    def rule(self) -> str:
        return "3.1"

    def reaches_for(self, g: Empire) -> list[tuple[str, int]]:
        return [(places.stack(stack), m.OPEN.first + stack) for stack in (NATURE, VILLAGE, CITY)]

    def aside_kinds(self) -> tuple[Kind, ...]:
        return (m.PROPOSE,)

    def aside_obstacle(self, g: Empire, seat: int, move: int) -> Reason | None:
        return no_proposal(g, seat)

    def play_aside(self, g: Empire, seat: int, move: int) -> None:
        propose(g, seat)


class EndTurn(Step[Empire]):
    """Coins to the hand, the bought unit lapses, the game ends or goes on. Rules 5.20, 8.2, 11.1 to 11.3."""

    __slots__ = ()

    def run(self, g: Empire) -> None:
        collect_coins(g, g.active)
        g.bought = NOTHING
        g.turns += 1
        if not g.prizes:
            finish(g, BY_PRIZES)
        elif not (g.sizes[NATURE] or g.sizes[VILLAGE] or g.sizes[CITY]):
            finish(g, BY_STACKS)
        else:
            g.active = g.after(g.active)
            g.agenda.append(OPEN[g.active])


OPEN: Final = each_seat(Open)
END_TURN: Final = EndTurn()
