"""What a player may do at any moment of his own turn, beside what he is asked. Chapter 5 and rule 3.5."""

from __future__ import annotations

from typing import Final

from ratusha.games.terra_mystica.board import BIT, RIVERS
from ratusha.games.terra_mystica.building import favour_moves, take_favour
from ratusha.games.terra_mystica.components import (
    FACTIONS,
    POWER_FOR_COIN,
    POWER_FOR_PRIEST,
    POWER_FOR_WORKER,
)
from ratusha.games.terra_mystica.cults import STEP_MOVES
from ratusha.games.terra_mystica.labels import label, touches, warning
from ratusha.games.terra_mystica.leech import answer, answer_moves, late_moves, leave, owed_step, play_late
from ratusha.games.terra_mystica.moves import (
    BURN,
    BURN_MOVE,
    COINS_TO_POINT,
    CONNECT,
    CONVERT,
    DECLINE,
    DISCARD,
    DISCARD_IDS,
    FAVOUR,
    LEAVE_MOVE,
    MOVES,
    POINT_TO_COIN,
    POWER_TO_COIN,
    POWER_TO_PRIEST,
    POWER_TO_WORKER,
    PRIEST_TO_WORKER,
    STEP,
    TAKE,
    TOWN,
    WORKER_TO_COIN,
    WORKER_TO_PRIEST,
)
from ratusha.games.terra_mystica.reasons import blocked, why_not
from ratusha.games.terra_mystica.resources import burn, discard, exchange
from ratusha.games.terra_mystica.state import TerraMystica
from ratusha.games.terra_mystica.summit import SUMMITS
from ratusha.games.terra_mystica.towns import connect, take_town, town_moves
from ratusha.kernel.decision import Decision, Reason
from ratusha.kernel.msg import Msg

_CONVERT: Final = CONVERT.at(0)
_DISCARD: Final = DISCARD.at(0)


def owed_tiles(g: TerraMystica, seat: int) -> list[int]:
    """Favour and town tiles that are still to be taken, in whatever order. Rule 8.7."""
    found: list[int] = []
    if g.favours_owed:
        found += favour_moves(g, seat)
    if g.towns_owed:
        found += town_moves(g)
    return found


def free_moves(g: TerraMystica, seat: int, found: list[int]) -> None:
    """Conversions, burning, owed tiles, the Mermaids' river: anything that is no action. Rules 5.1, 5.2."""
    player = g.players[seat]
    bowl = player.bowl3
    if bowl >= POWER_FOR_COIN:
        found.append(_CONVERT + POWER_TO_COIN)
        if bowl >= POWER_FOR_WORKER:
            found.append(_CONVERT + POWER_TO_WORKER)
            if bowl >= POWER_FOR_PRIEST:
                found.append(_CONVERT + POWER_TO_PRIEST)
    if player.priests:
        found.append(_CONVERT + PRIEST_TO_WORKER)
    if player.workers:
        found.append(_CONVERT + WORKER_TO_COIN)
        if g.trade and FACTIONS[player.faction].stronghold_trade:
            found.append(_CONVERT + WORKER_TO_PRIEST)
    faction = FACTIONS[player.faction]
    if faction.point_for_coins:
        if g.points[seat] >= faction.points_for_coin:
            found.append(_CONVERT + POINT_TO_COIN)
        if player.coins >= faction.point_for_coins:
            found.append(_CONVERT + COINS_TO_POINT)
    if player.bowl2 >= 2:
        found.append(BURN_MOVE)
    if player.connectable and sum(g.towns) > g.towns_owed:
        for river in range(RIVERS):
            if player.connectable & BIT[river]:
                found.append(CONNECT.at(river))
    if player.steps:
        found += STEP_MOVES
    if g.leaving:
        found.append(LEAVE_MOVE)
    if g.give_up:
        if player.coins:
            found.append(_DISCARD)
        if player.workers:
            found.append(_DISCARD + 1)
        if player.priests:
            found.append(_DISCARD + 2)
        if bowl:
            found.append(_DISCARD + 3)
        if g.points[seat]:
            found.append(_DISCARD + 4)


class OwnTurn(Decision[TerraMystica]):
    """Something asked in the own turn: `choices` and `choose`; anything free may come between. Rule 5.2."""

    __slots__ = ()

    def choices(self, g: TerraMystica) -> list[int]:
        """What is asked."""
        raise NotImplementedError(type(self).__name__)

    def choose(self, g: TerraMystica, move: int) -> None:
        """Carry out what was asked."""
        raise NotImplementedError(type(self).__name__)

    def moves(self, g: TerraMystica) -> list[int]:
        found = self.choices(g)
        if g.favours_owed or g.towns_owed:
            found += owed_tiles(g, self.seat)
        free_moves(g, self.seat, found)
        return found

    def play(self, g: TerraMystica, move: int) -> None:
        seat = self.seat
        if CONVERT.has(move):
            g.agenda.append(self)
            exchange(g, seat, move - _CONVERT)
        elif BURN.has(move):
            g.agenda.append(self)
            burn(g, seat)
        elif FAVOUR.has(move):
            g.agenda.append(self)
            take_favour(g, seat, MOVES.args[move][0])
        elif TOWN.has(move):
            g.agenda.append(self)
            if not take_town(g, seat, MOVES.args[move][0]):
                g.agenda.append(SUMMITS[seat])
        elif CONNECT.has(move):
            g.agenda.append(self)
            connect(g, seat, MOVES.args[move][0])
        elif STEP.has(move) and not self.asks_steps():
            g.agenda.append(self)
            owed_step(g, seat, move)
        elif TAKE.has(move) or DECLINE.has(move):
            g.agenda.append(self)
            answer(g, seat, move)
        elif DISCARD.has(move):
            g.agenda.append(self)
            discard(g, seat, DISCARD_IDS[move - _DISCARD])
        elif move == LEAVE_MOVE:
            leave(g, seat)
            g.favours_owed = 0
            g.towns_owed = 0
        else:
            self.choose(g, move)

    def asks_steps(self) -> bool:
        """Is a cult step what this decision asks for?"""
        return False

    def label(self, g: TerraMystica, move: int) -> Msg:
        return label(g, self.seat, move)

    def touches(self, g: TerraMystica, move: int) -> list[str]:
        return touches(g, self.seat, move)

    def warning(self, g: TerraMystica, move: int) -> Msg | None:
        return warning(g, self.seat, move)

    def why_not(self, g: TerraMystica, move: int) -> Reason:
        return why_not(g, self.seat, move, self.prompt(g))

    def blocked(self, g: TerraMystica) -> dict[str, Reason]:
        return blocked(g, self.seat)

    def asides(self, g: TerraMystica, seat: int) -> list[int]:
        if seat == self.seat or not (g.late or g.leaving):
            return []
        return late_moves(g, seat)

    def play_aside(self, g: TerraMystica, seat: int, move: int) -> None:
        play_late(g, seat, move)


def open_offers(g: TerraMystica, seat: int) -> list[int]:
    """The own late answers, before the action. Rule 15.6."""
    return answer_moves(g, seat) if g.late else []
