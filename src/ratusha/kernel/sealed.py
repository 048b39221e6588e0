"""Secret choices that several seats make at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from ratusha.kernel.decision import NOBODY, Decision

if TYPE_CHECKING:
    from ratusha.kernel.rng import Rng
    from ratusha.kernel.state import State

UNANSWERED: Final = -1
HIDDEN: Final = -2
"""What stands in the place of an answer: none yet; one that this viewer may not see."""

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Decision[S]):
    """Secret choices of several seats at once: any order, none sees another's, then `reveal`.

    `asked` are the seats; `answers` the move of each, UNANSWERED or (in a view) HIDDEN. In `prompt`,
    `label`, `warning`, `why_not` and the like `seat` is the one who is being told (see `asking`).
    """

    __slots__ = ("answers", "asked")

    def __init__(self, asked: list[int], answers: list[int] | None = None) -> None:
        self.asked: list[int] = asked
        self.answers: list[int] = [UNANSWERED] * len(asked) if answers is None else answers
        super().__init__(self._first_unanswered())

    def moves_for(self, g: S, seat: int) -> list[int]:
        """The legal moves of one seat; they may depend only on what that seat knows."""
        asked = self.asking(seat)
        return [
            move
            for kind in asked.kinds()
            for move in range(kind.first, kind.end)
            if asked.obstacle(g, move) is None
        ]

    def reveal(self, g: S, answers: list[int]) -> None:
        """All have chosen: `answers[i]` is the move of `asked[i]`."""
        raise NotImplementedError(type(self).__name__)

    def again(self, answers: list[int]) -> Sealed[S]:
        """This decision with other answers."""
        made: Sealed[S] = type(self)(self.asked, answers)
        return made

    def args(self) -> list[Any]:
        return [self.asked, self.answers]

    def automatic(self) -> bool:
        return False

    def about(self) -> list[int]:
        return self.asked

    def misfit(self, g: S) -> str:
        if not len(set(self.asked)) == len(self.asked) == len(self.answers):
            return "each seat is asked once"
        if UNANSWERED not in self.answers:
            return "all answers are given"
        for seat, answer in zip(self.asked, self.answers, strict=True):
            if answer != UNANSWERED and answer not in self.moves_for(g, seat):
                return "a sealed answer is illegal"
        return ""

    def moves(self, g: S) -> list[int]:
        return self.moves_for(g, self.seat)

    def allows(self, g: S, move: int) -> bool:
        return move in self.moves_for(g, self.seat)

    def waits_for(self, seat: int) -> bool:
        return seat in self.asked and self.answers[self.asked.index(seat)] == UNANSWERED

    def play(self, g: S, move: int) -> None:
        self.answer(g, self.seat, move)

    def answer(self, g: S, seat: int, move: int) -> None:
        """Put one seat's answer into its envelope; open them when it was the last."""
        answers = self.answers[:]
        answers[self.asked.index(seat)] = move
        if UNANSWERED in answers:
            g.agenda.append(self.again(answers))
        else:
            self.reveal(g, answers)

    def asking(self, seat: int) -> Decision[S]:
        if seat == self.seat:
            return self
        made = self.again(self.answers)
        made.seat = seat
        return made

    def seen_by(self, viewer: int) -> Decision[S]:
        answers = [
            answer if answer == UNANSWERED or seat == viewer else HIDDEN
            for seat, answer in zip(self.asked, self.answers, strict=True)
        ]
        return self.again(answers)

    def imagine(self, g: S, viewer: int, rng: Rng) -> Decision[S]:
        answers = [
            rng.pick(self.moves_for(g, seat)) if answer == HIDDEN else answer
            for seat, answer in zip(self.asked, self.answers, strict=True)
        ]
        return self.again(answers)

    def _first_unanswered(self) -> int:
        for seat, answer in zip(self.asked, self.answers, strict=True):
            if answer == UNANSWERED:
                return seat
        return NOBODY
