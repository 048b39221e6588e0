"""What makes an action that is too dear possible: burning and converting. Chapter 5."""

from __future__ import annotations

from ratusha.games.terra_mystica.components import POWER_FOR_COIN, POWER_FOR_PRIEST, POWER_FOR_WORKER
from ratusha.games.terra_mystica.free import InTurn
from ratusha.games.terra_mystica.moves import (
    BURN_MOVE,
    CONVERT,
    MOVES,
    POWER,
    POWER_TO_COIN,
    POWER_TO_PRIEST,
    POWER_TO_WORKER,
    WORKER_TO_COIN,
)
from ratusha.games.terra_mystica.power import has_target
from ratusha.games.terra_mystica.resources import TO_BURN, priest_room
from ratusha.games.terra_mystica.state import TerraMystica
from ratusha.kernel.decision import NO_MOVE


def enabling(g: TerraMystica, move: int) -> int:
    """The next of the free moves that bring what a move costs, if its price is what stands in its way."""
    top = g.agenda[-1]
    if not isinstance(top, InTurn) or not top.answered_by(move):
        return NO_MOVE
    reason = top.obstacle(g, move)
    if reason is None or not reason.needs:
        return NO_MOVE
    needs = reason.needs
    player = g.players[top.seat]
    workers = needs.get("worker", 0) - player.workers
    coins = max(0, needs.get("coin", 0) - player.coins)
    priests = max(0, needs.get("priest", 0) - player.priests)
    power = needs.get("power", 0)
    ready = player.bowl3
    most = ready + player.bowl2 // TO_BURN
    if POWER.has(move) and not has_target(g, top.seat, MOVES.args[move][0]):
        return NO_MOVE
    if power:
        return BURN_MOVE if ready < power <= most else NO_MOVE
    if priests > priest_room(player):
        return NO_MOVE
    spare = -workers if workers < 0 else 0
    workers = max(0, workers)
    price = POWER_FOR_PRIEST * priests + POWER_FOR_WORKER * workers + POWER_FOR_COIN * coins
    if price > most + spare:
        return NO_MOVE
    if price > most:
        return CONVERT.at(WORKER_TO_COIN) if coins >= price - most else NO_MOVE
    if priests:
        return CONVERT.at(POWER_TO_PRIEST) if ready >= POWER_FOR_PRIEST else BURN_MOVE
    if workers:
        return CONVERT.at(POWER_TO_WORKER) if ready >= POWER_FOR_WORKER else BURN_MOVE
    if coins:
        return CONVERT.at(POWER_TO_COIN) if ready >= POWER_FOR_COIN else BURN_MOVE
    return NO_MOVE
