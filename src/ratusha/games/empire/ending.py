"""The end by consent: somebody proposes it, the others answer. Rules 11.5 to 11.7."""

from __future__ import annotations

from typing import Any

from ratusha.games.empire import moves as m
from ratusha.games.empire.choice import Choice
from ratusha.games.empire.scoring import finish
from ratusha.games.empire.state import BY_CONSENT, Empire
from ratusha.kernel.bits import BIT
from ratusha.kernel.decision import Reason
from ratusha.kernel.listing import player
from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg


def no_proposal(g: Empire, seat: int) -> Reason | None:
    """Why a seat may not propose to end the game. Rule 11.6."""
    if g.turns and not g.proposed & BIT[seat]:
        return None
    return Reason(Msg("empire-why-no-proposal"), "11.6")


def propose(g: Empire, seat: int) -> None:
    """The others are asked in turn."""
    g.proposed |= BIT[seat]
    g.agenda.append(Answer(g.after(seat), seat))
    if g.events is not None:
        g.tell("empire-proposed", seat)


class Answer(Choice):
    """Accept or refuse to end the game here. Rule 11.7."""

    __slots__ = ("proposer",)

    def __init__(self, seat: int, proposer: int) -> None:
        super().__init__(seat)
        self.proposer: int = proposer

    def args(self) -> list[Any]:
        return [self.seat, self.proposer]

    def about(self) -> list[int]:
        return [self.seat, self.proposer]

    def misfit(self, g: Empire) -> str:
        return "nobody answers himself" if self.proposer == self.seat else ""

    def kinds(self) -> tuple[Kind, ...]:
        return (m.ACCEPT, m.REFUSE)

    def play(self, g: Empire, move: int) -> None:
        if g.events is not None:
            g.tell("empire-accepted" if move == m.ACCEPT.first else "empire-refused", self.seat)
        if move == m.REFUSE.first:
            return
        after = g.after(self.seat)
        if after == self.proposer:
            finish(g, BY_CONSENT)
        else:
            g.agenda.append(Answer(after, self.proposer))

    def prompt(self, g: Empire) -> Msg:
        return Msg("empire-ask-answer", who=player(self.proposer))

    def warning(self, g: Empire, move: int) -> Msg | None:
        if move == m.ACCEPT.first and g.realms[self.seat].masters:
            return Msg("empire-warn-craftsmen")
        return None

    def rule(self) -> str:
        return "11.7"
