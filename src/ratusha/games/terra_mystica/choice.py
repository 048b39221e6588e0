"""The base of every decision: the words of the moves that several of them share, late answers, leaving."""

from __future__ import annotations

from typing import Final

from ratusha.games.terra_mystica import names, places
from ratusha.games.terra_mystica.building import build_label, upgrade_label, upgrade_touches
from ratusha.games.terra_mystica.components import DWELLING
from ratusha.games.terra_mystica.cults import STEP_MOVES, no_step_owed, take_owed_step
from ratusha.games.terra_mystica.leaving import leave, leave_obstacle
from ratusha.games.terra_mystica.leech import (
    answer,
    answer_label,
    answer_moves,
    answer_obstacle,
    answer_touches,
)
from ratusha.games.terra_mystica.moves import (
    BUILD,
    DECLINE,
    DETOUR,
    LEAVE,
    LEAVE_MOVE,
    MOVES,
    STEP,
    TAKE,
    TRANSFORM,
    UPGRADE,
)
from ratusha.games.terra_mystica.state import TerraMystica
from ratusha.games.terra_mystica.terraform import transform_label, transform_touches
from ratusha.kernel.decision import Decision, Reason
from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg

ASIDES: Final = (TAKE, DECLINE, STEP, LEAVE)


def lapse_obstacle(g: TerraMystica) -> Reason | None:
    """Why a benefit can't be given up: the table has not agreed on it. Rule 15.7."""
    return None if g.give_up else Reason(Msg("terra_mystica-why-no-giving-up"), "15.7")


class Choice(Decision[TerraMystica]):
    """A decision of a player; meanwhile the others may answer late, take owed steps and leave."""

    __slots__ = ()

    def not_now(self, g: TerraMystica) -> Reason:
        """Something else is asked."""
        return Reason(Msg("kernel-not-now", ask=self.prompt(g)), self.rule())

    def label(self, g: TerraMystica, move: int) -> Msg:
        return self.aside_label(g, self.seat, move)

    def touches(self, g: TerraMystica, move: int) -> list[str]:
        return self.aside_touches(g, self.seat, move)

    def aside_label(self, g: TerraMystica, seat: int, move: int) -> Msg:
        args = MOVES.args[move]
        if BUILD.has(move):
            return build_label(g, seat, args[0])
        if TRANSFORM.has(move) or DETOUR.has(move):
            return transform_label(g, seat, move)
        if UPGRADE.has(move):
            return upgrade_label(g, move)
        if STEP.has(move):
            return Msg("terra_mystica-do-step", cult=names.cult(args[0]))
        if TAKE.has(move) or DECLINE.has(move):
            return answer_label(g, seat, move)
        return super().label(g, move)

    def aside_touches(self, g: TerraMystica, seat: int, move: int) -> list[str]:
        args = MOVES.args[move]
        if BUILD.has(move):
            return [places.hex(args[0]), places.building(seat, DWELLING)]
        if TRANSFORM.has(move) or DETOUR.has(move):
            return transform_touches(seat, move)
        if UPGRADE.has(move):
            return upgrade_touches(seat, move)
        if STEP.has(move):
            return [places.cult(args[0])]
        if TAKE.has(move) or DECLINE.has(move):
            return answer_touches(g, seat, move)
        return []

    # -- the others, meanwhile. Rules 15.6, 15.8 ---------------------------------------------------

    def aside_kinds(self) -> tuple[Kind, ...]:
        return ASIDES

    def aside_obstacle(self, g: TerraMystica, seat: int, move: int) -> Reason | None:
        if seat == self.seat:
            return self.not_now(g)
        if LEAVE.has(move):
            return leave_obstacle(g, seat)
        if g.players[seat].left:
            return Reason(Msg("terra_mystica-why-has-left"), "15.8")
        if not g.late:
            return Reason(Msg("kernel-not-your-turn"))
        if STEP.has(move):
            return no_step_owed(g, seat)
        return answer_obstacle(g, seat, move)

    def asides(self, g: TerraMystica, seat: int) -> list[int]:
        found: list[int] = []
        if seat == self.seat or not (g.late or g.leaving):
            return found
        player = g.players[seat]
        if g.late and not player.left:
            found += answer_moves(g, seat)
            if player.steps:
                found += STEP_MOVES
        if g.leaving and leave_obstacle(g, seat) is None:
            found.append(LEAVE_MOVE)
        return found

    def play_aside(self, g: TerraMystica, seat: int, move: int) -> None:
        if STEP.has(move):
            take_owed_step(g, seat, MOVES.args[move][0])
        elif LEAVE.has(move):
            leave(g, seat)
        else:
            answer(g, seat, move)
