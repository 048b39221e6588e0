"""Chapters 4 and 5 of the rules: ending the fair early, if all agree; the end."""

from typing import Any, Final

from lantern_fair import moves as m
from lantern_fair.components import COINS_A_POINT
from lantern_fair.state import BIT, COINS, Fair
from ratusha.kernel import NOBODY, Msg, Sealed, Step


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

    def moves_for(self, g: Fair, seat: int) -> list[int]:
        return [m.AGREE.at(), m.REFUSE.at()]

    def reveal(self, g: Fair, answers: list[int]) -> None:
        if all(m.AGREE.has(answer) for answer in answers):
            end_early(g)
        else:
            g.tell("lantern_fair-goes-on", NOBODY)

    def prompt(self, g: Fair) -> Msg:
        return Msg("lantern_fair-ask-consent", who=Msg("kernel-seat", n=self.proposer + 1))


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


class Closing(Step[Fair]):
    """The last points, for what is left in the purses. Rule 5.2."""

    __slots__ = ()

    def run(self, g: Fair) -> None:
        for seat in range(g.seats):
            g.score(seat, COINS, g.coins[seat] // COINS_A_POINT)


CLOSING: Final = Closing()
