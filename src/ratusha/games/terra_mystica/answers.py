"""The leeches are answered, and the Cultists take their steps. Rules 9.3 to 9.7, 12.6."""

from __future__ import annotations

from typing import Final

from ratusha.games.terra_mystica.choice import Choice
from ratusha.games.terra_mystica.cults import STEP_MOVES, take_owed_step
from ratusha.games.terra_mystica.leaving import leave, leave_obstacle
from ratusha.games.terra_mystica.leech import (
    answer,
    answer_moves,
    answer_obstacle,
    builder_name,
    close_reaction,
    leeches_of,
    worth,
)
from ratusha.games.terra_mystica.moves import DECLINE, LEAVE, LEAVE_MOVE, MOVES, STEP, TAKE
from ratusha.games.terra_mystica.resources import room
from ratusha.games.terra_mystica.state import TerraMystica
from ratusha.kernel.decision import ASK, Reason, Step, each_seat
from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg

UP_TO: Final = "up_to_"
MOST_UP_TO: Final = 12
POLICIES: Final = ("ask", "always", "never", *(f"{UP_TO}{n}" for n in range(1, MOST_UP_TO + 1)))
"""Standing answers: ask, always take, never take, take up to so much power and ask about more. Rule 9.7."""


class AnswerLeech(Choice):
    """Power from a neighbour's building: all of it for its price in points, or nothing. Rules 9.3, 9.4."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (TAKE, DECLINE, LEAVE)

    def rule(self) -> str:
        return "9.3"

    def obstacle(self, g: TerraMystica, move: int) -> Reason | None:
        if LEAVE.has(move):
            return leave_obstacle(g, self.seat)
        oldest = leeches_of(g, self.seat)[0]
        if not g.late and MOVES.args[move] != (oldest.builder, oldest.power):
            return Reason(Msg("terra_mystica-why-no-leech"), "9.3")
        return answer_obstacle(g, self.seat, move)

    def moves(self, g: TerraMystica) -> list[int]:
        if g.late:
            found = answer_moves(g, self.seat)
        else:
            oldest = leeches_of(g, self.seat)[0]
            found = [TAKE.at(oldest.builder, oldest.power), DECLINE.at(oldest.builder, oldest.power)]
        if g.leaving:
            found.append(LEAVE_MOVE)
        return found

    def play(self, g: TerraMystica, move: int) -> None:
        if LEAVE.has(move):
            leave(g, self.seat)
        else:
            answer(g, self.seat, move)

    def prompt(self, g: TerraMystica) -> Msg:
        oldest = leeches_of(g, self.seat)[0]
        got = worth(g, self.seat, oldest.power)
        builder = builder_name(g, TAKE.at(oldest.builder, oldest.power))
        return Msg("terra_mystica-ask-answer-leech", builder=builder, power=got, cost=max(0, got - 1))

    def label(self, g: TerraMystica, move: int) -> Msg:
        """The question says from whom, unless answers may be late: then there may be several."""
        if g.late or LEAVE.has(move):
            return super().label(g, move)
        if DECLINE.has(move):
            return Msg("terra_mystica-do-decline-it")
        return Msg("terra_mystica-do-take-it", power=worth(g, self.seat, MOVES.args[move][1]))

    def standing(self) -> str:
        return "power"

    def standing_answer(self, g: TerraMystica, policy: str) -> int:
        """Rule 9.7."""
        leech = leeches_of(g, self.seat)[0]
        if policy == "never":
            return DECLINE.at(leech.builder, leech.power)
        small = policy.startswith(UP_TO) and worth(g, self.seat, leech.power) <= int(policy[len(UP_TO) :])
        return TAKE.at(leech.builder, leech.power) if small or policy == "always" else ASK


class OwedStep(Choice):
    """A step on a cult that is owed: somebody took power from the Cultists' building. Rule 12.6."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (STEP, LEAVE)

    def rule(self) -> str:
        return "12.6"

    def obstacle(self, g: TerraMystica, move: int) -> Reason | None:
        return leave_obstacle(g, self.seat) if LEAVE.has(move) else None

    def moves(self, g: TerraMystica) -> list[int]:
        return [*STEP_MOVES, LEAVE_MOVE] if g.leaving else STEP_MOVES

    def play(self, g: TerraMystica, move: int) -> None:
        if LEAVE.has(move):
            leave(g, self.seat)
        else:
            take_owed_step(g, self.seat, MOVES.args[move][0])


class AskLeeches(Step[TerraMystica]):
    """The turn is over: the leeches are asked about, one building after the other, clockwise. Rule 9.3."""

    __slots__ = ()

    def run(self, g: TerraMystica) -> None:
        while g.leeches and not room(g.players[g.leeches[0].taker]):
            # Full bowls: there is nothing to decide. Rule 9.5.
            close_reaction(g, g.leeches.pop(0).building)
        ask_what_is_open(g, self)


def ask_what_is_open(g: TerraMystica, after: Step[TerraMystica]) -> bool:
    """Ask about the oldest leech, or else for a step that is owed; `after` goes on when it is answered.

    False: nothing is open.
    """
    if g.leeches:
        g.agenda.append(after)
        g.agenda.append(ANSWER_LEECH[g.leeches[0].taker])
        return True
    for seat in range(g.seats):
        if g.players[seat].steps:
            g.agenda.append(after)
            g.agenda.append(OWED_STEP[seat])
            return True
    return False


ANSWER_LEECH: Final = each_seat(AnswerLeech)
OWED_STEP: Final = each_seat(OwedStep)
ASK_LEECHES: Final = AskLeeches()
