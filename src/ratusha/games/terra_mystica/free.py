"""What is free in one's own turn: conversions, burning, tiles to take, owed steps. Chapter 5 and rule 8.7."""

from __future__ import annotations

from typing import Final

from ratusha.games.terra_mystica import names, places
from ratusha.games.terra_mystica.board import RIVER_BANKS
from ratusha.games.terra_mystica.choice import Choice
from ratusha.games.terra_mystica.components import (
    FACTIONS,
    POWER_FOR_COIN,
    POWER_FOR_PRIEST,
    POWER_FOR_WORKER,
)
from ratusha.games.terra_mystica.cults import STEP_MOVES, no_step_owed, take_owed_step
from ratusha.games.terra_mystica.exchange import (
    can_discard,
    discard,
    discard_obstacle,
    discard_place,
    exchange,
    exchange_obstacle,
)
from ratusha.games.terra_mystica.favours import add_favour_tiles, favour_obstacle, take_favour
from ratusha.games.terra_mystica.keys import USE_KEY
from ratusha.games.terra_mystica.leaving import leave, leave_obstacle
from ratusha.games.terra_mystica.moves import (
    BURN,
    BURN_MOVE,
    COINS_TO_POINT,
    CONNECT,
    CONVERT,
    DISCARD,
    DISCARD_IDS,
    EXCHANGE_IDS,
    FAVOUR,
    LEAVE,
    LEAVE_MOVE,
    MOVES,
    POINT_TO_COIN,
    POWER_TO_COIN,
    POWER_TO_PRIEST,
    POWER_TO_WORKER,
    PRIEST_TO_WORKER,
    STEP,
    TOWN,
    WORKER_TO_COIN,
    WORKER_TO_PRIEST,
)
from ratusha.games.terra_mystica.resources import TO_BURN, burn, priest_room
from ratusha.games.terra_mystica.state import TerraMystica
from ratusha.games.terra_mystica.towns import (
    add_connections,
    add_town_tiles,
    connect,
    connect_obstacle,
    take_town_tile,
    town_tile_obstacle,
)
from ratusha.kernel.decision import Reason
from ratusha.kernel.msg import Msg

FREE: Final = (CONVERT, BURN, FAVOUR, TOWN, CONNECT, STEP, DISCARD, LEAVE)
"""The kinds of moves that are no action."""


def _plain(power: int, priests: int, workers: int, burns: int) -> list[int]:
    """The conversions of every faction, and burning."""
    found: list[int] = []
    for price, what in (
        (POWER_FOR_COIN, POWER_TO_COIN),
        (POWER_FOR_WORKER, POWER_TO_WORKER),
        (POWER_FOR_PRIEST, POWER_TO_PRIEST),
    ):
        if power >= price:
            found.append(CONVERT.at(what))
    if priests:
        found.append(CONVERT.at(PRIEST_TO_WORKER))
    if workers:
        found.append(CONVERT.at(WORKER_TO_COIN))
    if burns:
        found.append(BURN_MOVE)
    return found


MOST_POWER: Final = max(POWER_FOR_COIN, POWER_FOR_WORKER, POWER_FOR_PRIEST)
"""More power in bowl III allows no further conversion."""
PLAIN: Final[list[list[int]]] = [
    _plain(power, priests, workers, burns)
    for power in range(MOST_POWER + 1)
    for priests in (0, 1)
    for workers in (0, 1)
    for burns in (0, 1)
]
"""At power * EACH_POWER, more by what else there is: see below."""
ANY_BURNING: Final = 1
ANY_WORKERS: Final = 2
ANY_PRIESTS: Final = 4
EACH_POWER: Final = 8


def add_free(g: TerraMystica, seat: int, found: list[int]) -> None:
    """Whatever is no action: conversions, burning, owed tiles and steps, the Mermaids' river."""
    player = g.players[seat]
    faction = FACTIONS[player.faction]
    at = (player.bowl3 if player.bowl3 < MOST_POWER else MOST_POWER) * EACH_POWER
    if player.priests:
        at += ANY_PRIESTS
    if player.workers:
        at += ANY_WORKERS
    if player.bowl2 >= TO_BURN:
        at += ANY_BURNING
    found += PLAIN[at]
    if faction.point_for_coins:
        if g.points[seat] >= faction.points_for_coin:
            found.append(CONVERT.first + POINT_TO_COIN)
        if player.coins >= faction.point_for_coins:
            found.append(CONVERT.first + COINS_TO_POINT)
    turn = g.turn
    if turn.trade and player.workers and faction.stronghold_trade:
        found.append(CONVERT.first + WORKER_TO_PRIEST)
    if turn.favours_owed:
        add_favour_tiles(g, seat, found)
    if turn.towns_owed:
        add_town_tiles(g, found)
    if faction.skip_river:
        add_connections(g, seat, found)
    if player.steps:
        found += STEP_MOVES
    if g.leaving:
        found.append(LEAVE_MOVE)
    if g.give_up:
        for what in range(len(DISCARD_IDS)):
            if can_discard(g, seat, what):
                found.append(DISCARD.at(what))


class InTurn(Choice):
    """Something asked in one's own turn; whatever is free may come between. Rule 5.2.

    A subclass handles the moves it asks for and leaves the free ones to this class.
    """

    __slots__ = ()

    def obstacle(self, g: TerraMystica, move: int) -> Reason | None:
        seat = self.seat
        args = MOVES.args[move]
        if CONVERT.has(move):
            return exchange_obstacle(g, seat, args[0])
        if BURN.has(move):
            return None if g.players[seat].bowl2 >= TO_BURN else Reason(Msg("terra_mystica-why-burn"), "4.7")
        if FAVOUR.has(move):
            return favour_obstacle(g, seat, args[0])
        if TOWN.has(move):
            return town_tile_obstacle(g, args[0])
        if CONNECT.has(move):
            return connect_obstacle(g, seat, args[0])
        if STEP.has(move):
            return no_step_owed(g, seat)
        if DISCARD.has(move):
            return discard_obstacle(g, seat, args[0])
        return leave_obstacle(g, seat)

    def play(self, g: TerraMystica, move: int) -> None:
        seat = self.seat
        if LEAVE.has(move):
            leave(g, seat)
            return
        g.agenda.append(self)
        if CONVERT.has(move):
            exchange(g, seat, MOVES.args[move][0])
        elif BURN.has(move):
            burn(g, seat)
        elif FAVOUR.has(move):
            take_favour(g, seat, MOVES.args[move][0])
        elif TOWN.has(move):
            if not take_town_tile(g, seat, MOVES.args[move][0]):
                g.agenda.append(USE_KEY[seat])
        elif CONNECT.has(move):
            connect(g, seat, MOVES.args[move][0])
        elif STEP.has(move):
            take_owed_step(g, seat, MOVES.args[move][0])
        else:
            discard(g, seat, MOVES.args[move][0])

    def label(self, g: TerraMystica, move: int) -> Msg:
        args = MOVES.args[move]
        if CONVERT.has(move):
            return Msg(f"terra_mystica-do-convert-{EXCHANGE_IDS[args[0]].replace('_', '-')}")
        if FAVOUR.has(move):
            return Msg("terra_mystica-do-favour", tile=names.favour(args[0]))
        if TOWN.has(move):
            return Msg("terra_mystica-do-town", tile=names.town(args[0]))
        if CONNECT.has(move):
            banks = [hex for hex in RIVER_BANKS[args[0]] if g.owner[hex] == self.seat]
            return Msg("terra_mystica-do-connect", hexes=", ".join(names.hex(hex) for hex in banks))
        if DISCARD.has(move):
            return Msg(f"terra_mystica-do-discard-{DISCARD_IDS[args[0]]}")
        return super().label(g, move)

    def touches(self, g: TerraMystica, move: int) -> list[str]:
        args = MOVES.args[move]
        if CONVERT.has(move):
            return [places.exchange(self.seat, args[0])]
        if BURN.has(move):
            return [places.bowl(self.seat, 2)]
        if FAVOUR.has(move):
            return [places.favour(args[0])]
        if TOWN.has(move):
            return [places.town(args[0])]
        if CONNECT.has(move):
            return [places.river(args[0])]
        if DISCARD.has(move):
            return [discard_place(self.seat, args[0])]
        return super().touches(g, move)

    def warning(self, g: TerraMystica, move: int) -> Msg | None:
        if CONVERT.has(move):
            ordains = MOVES.args[move][0] in (POWER_TO_PRIEST, WORKER_TO_PRIEST)
            lost = ordains and not priest_room(g.players[self.seat])
            return Msg("terra_mystica-warn-priest-lost") if lost else None
        return Msg("terra_mystica-warn-burn") if BURN.has(move) else None

    def reaches_for(self, g: TerraMystica) -> list[tuple[str, int]]:
        """Conversions, burning and the tiles."""
        seat = self.seat
        tries = [(places.exchange(seat, what), CONVERT.at(what)) for what in range(len(EXCHANGE_IDS))]
        tries.append((places.bowl(seat, 2), BURN_MOVE))
        tries += [(places.favour(move - FAVOUR.first), move) for move in range(FAVOUR.first, FAVOUR.end)]
        tries += [(places.town(move - TOWN.first), move) for move in range(TOWN.first, TOWN.end)]
        return tries
