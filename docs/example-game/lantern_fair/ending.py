"""Chapter 4 of the rules: ending the fair early, if all agree."""

from typing import Any

from lantern_fair import moves as m
from lantern_fair.scoring import CLOSING
from lantern_fair.state import Fair
from ratusha.kernel import BIT, NOBODY, Kind, Msg, Sealed, player


class Consent(Sealed[Fair]):
    """The others say yes or no, in secret and at once. Rule 4.2."""

    __slots__ = ("proposer",)

    def __init__(self, asked: list[int], answers: list[int] | None, proposer: int) -> None:
        super().__init__(asked, answers)
        self.proposer = proposer

    def again(self, answers: list[int]) -> "Consent":
        return Consent(self.asked, answers, self.proposer)

    def args(self) -> list[Any]:
        return [*super().args(), self.proposer]

    def kinds(self) -> tuple[Kind, ...]:
        return (m.AGREE, m.REFUSE)

    def reveal(self, g: Fair, answers: list[int]) -> None:
        if all(m.AGREE.has(answer) for answer in answers):
            end_early(g)
        else:
            g.tell("lantern_fair-goes-on", NOBODY)

    def prompt(self, g: Fair) -> Msg:
        return Msg("lantern_fair-ask-consent", who=player(self.proposer))


def propose(g: Fair, seat: int) -> None:
    """A seat proposes to end the fair; whoever is alone need not ask. Rule 4.1."""
    g.proposed |= BIT[seat]
    g.tell("lantern_fair-proposed", seat)
    others = [other for other in range(g.seats) if other != seat]
    if others:
        g.agenda.append(Consent(others, None, seat))
    else:
        end_early(g)


def end_early(g: Fair) -> None:
    """Nothing that was waiting is played any more."""
    g.early = 1
    g.tell("lantern_fair-ends", NOBODY)
    g.agenda.clear()
    g.agenda.append(CLOSING)
