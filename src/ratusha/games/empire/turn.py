"""The turn: opening a square, and its end. Chapters 3 and 11."""

from __future__ import annotations

from typing import Any, Final

from ratusha.games.empire import names
from ratusha.games.empire.adding import ADDS
from ratusha.games.empire.choice import Choice
from ratusha.games.empire.components import BIT, CITY, COIN, NATURE, ROW, SEATS, STACKS, VILLAGE
from ratusha.games.empire.moves import ACCEPT, OPEN, PROPOSE, REFUSE
from ratusha.games.empire.realm import COINED
from ratusha.games.empire.stacks import REVEALS
from ratusha.games.empire.state import BY_CONSENT, BY_PRIZES, BY_STACKS, Empire
from ratusha.games.empire.tokens import PLAY_TOKENS
from ratusha.kernel.decision import Reason, Step
from ratusha.kernel.msg import Msg


class Open(Choice):
    """Open a square from a stack that is not empty. Rules 3.1 to 3.5.

    Between two turns anybody may propose to end the game: rule 11.6.
    """

    __slots__ = ()

    def moves(self, g: Empire) -> list[int]:
        sizes = g.sizes
        return [OPEN.first + stack for stack in (NATURE, VILLAGE, CITY) if sizes[stack]]

    def play(self, g: Empire, move: int) -> None:
        stack = move - OPEN.first
        g.turns += 1
        g.proposed = 0
        row = g.rows[stack]
        if len(row) >= ROW:
            g.box += row
            row.clear()
            if g.events is not None:
                g.tell("empire-cleared", self.seat, stack=names.stack(stack))
        g.agenda.append(END_TURN)
        g.agenda.append(ADDS[self.seat])
        if g.realms[self.seat].tokens():
            g.agenda.append(PLAY_TOKENS[self.seat])
        g.agenda.append(REVEALS[stack])

    def asides(self, g: Empire, seat: int) -> list[int]:
        return [PROPOSE.first] if g.turns and not g.proposed & BIT[seat] else []

    def play_aside(self, g: Empire, seat: int, move: int) -> None:
        g.proposed |= BIT[seat]
        g.agenda.append(Answer(g.after(seat), seat))
        if g.events is not None:
            g.tell("empire-proposed", seat)

    def label(self, g: Empire, move: int) -> Msg:
        if move == PROPOSE.first:
            return Msg("empire-do-propose")
        stack = move - OPEN.first
        return Msg("empire-do-open", stack=names.stack(stack), left=g.sizes[stack])

    def touches(self, g: Empire, move: int) -> list[str]:
        return [] if move == PROPOSE.first else [names.stack_id(move - OPEN.first)]

    def warning(self, g: Empire, move: int) -> Msg | None:
        if len(g.rows[move - OPEN.first]) >= ROW:
            return Msg("empire-warn-clears", n=ROW)
        return None

    def why_not(self, g: Empire, move: int) -> Reason:
        if OPEN.has(move):
            return Reason(Msg("empire-why-empty-stack", stack=names.stack(move - OPEN.first)), "3.2")
        if move == PROPOSE.first:
            return Reason(Msg("empire-why-no-proposal"), "11.6")
        return super().why_not(g, move)

    def blocked(self, g: Empire) -> dict[str, Reason]:
        return {
            names.stack_id(stack): self.why_not(g, OPEN.first + stack)
            for stack in range(len(STACKS) - 1)
            if not g.sizes[stack]
        }


class Answer(Choice):
    """Accept or refuse to end the game here. Rule 11.7."""

    __slots__ = ("proposer",)

    def __init__(self, seat: int, proposer: int) -> None:
        super().__init__(seat)
        self.proposer: int = proposer
        if not 0 <= proposer < SEATS[1] or proposer == seat:
            raise ValueError(proposer)

    def args(self) -> list[Any]:
        return [self.seat, self.proposer]

    def moves(self, g: Empire) -> list[int]:
        return [ACCEPT.first, REFUSE.first]

    def play(self, g: Empire, move: int) -> None:
        if g.events is not None:
            g.tell("empire-accepted" if move == ACCEPT.first else "empire-refused", self.seat)
        if move == REFUSE.first:
            return
        after = g.after(self.seat)
        if after == self.proposer:
            finish(g, BY_CONSENT)
        else:
            g.agenda.append(Answer(after, self.proposer))

    def prompt(self, g: Empire) -> Msg:
        return Msg("empire-ask-answer", who=names.player(self.proposer))

    def warning(self, g: Empire, move: int) -> Msg | None:
        if move == ACCEPT.first and g.realms[self.seat].masters:
            return Msg("empire-warn-craftsmen")
        return None


class EndTurn(Step[Empire]):
    """Coins to the hand, the bought unit lapses, the game ends or goes on. Rules 5.20, 8.2, 11.1 to 11.3."""

    __slots__ = ()

    def run(self, g: Empire) -> None:
        collect_coins(g, g.active)
        g.bought = -1
        if not g.prizes:
            finish(g, BY_PRIZES)
        elif not (g.sizes[NATURE] or g.sizes[VILLAGE] or g.sizes[CITY]):
            finish(g, BY_STACKS)
        else:
            g.active = g.after(g.active)
            g.agenda.append(OPENS[g.active])


def collect_coins(g: Empire, seat: int) -> None:
    """A player takes the coins from his squares. Rules 5.20, 8.10, 12.4."""
    realm = g.realms[seat]
    coins = 0
    for square in range(len(realm.marks)):
        if realm.marks[square] & COINED:
            realm.marks[square] &= ~COINED
            realm.changed(square)
            coins += 1
    if coins:
        realm.hand[COIN] += coins
        g.gain(seat, "coins", coins, "collected")
        g.tally(seat)


def finish(g: Empire, how: int) -> None:
    """The game is over: last coins, last count. Chapter 12."""
    for seat in range(g.seats):
        collect_coins(g, seat)
        g.tally(seat)
    g.ended = how
    g.agenda.clear()
    if g.events is not None:
        g.tell(f"empire-over-{g.ended_by()}")


OPENS: Final = [Open(seat) for seat in range(SEATS[1])]
END_TURN: Final = EndTurn()
