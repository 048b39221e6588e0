"""The four cults: steps, keys, the top, and sending priests. Chapter 10."""

from __future__ import annotations

from typing import Final

from ratusha.games.terra_mystica import names, places
from ratusha.games.terra_mystica.components import CULT_IDS, CULT_POWER, CULTS, FACTIONS, RETURNED, SPOTS, TOP
from ratusha.games.terra_mystica.moves import MOVES, PRIEST, STEP
from ratusha.games.terra_mystica.player import Player
from ratusha.games.terra_mystica.resources import gain_power, unpaid
from ratusha.games.terra_mystica.state import NO_SEAT, TerraMystica
from ratusha.kernel.bits import BIT
from ratusha.kernel.decision import Reason
from ratusha.kernel.msg import Msg

NO_SPOT: Final = -1
STEP_MOVES: Final[list[int]] = [STEP.at(cult) for cult in range(CULTS)]

# -- steps -----------------------------------------------------------------------------------------


def advance(g: TerraMystica, seat: int, cult: int, steps: int, cause: str) -> None:
    """Go up a track one step at a time; the last step needs a key and a free top. Rules 10.1 to 10.3."""
    player = g.players[seat]
    power = 0
    gone = 0
    for _ in range(steps):
        place = player.cults[cult] + 1
        if place >= TOP:
            if place > TOP or g.tops[cult] != NO_SEAT:
                break
            if player.keys == 0:
                player.blocked |= BIT[cult]
                break
            player.keys -= 1
            g.tops[cult] = seat
        player.cults[cult] = place
        gone += 1
        power += CULT_POWER[place]
    if g.events is not None and gone:
        g.gain(seat, CULT_IDS[cult], gone, cause)
    if power:
        gain_power(g, seat, power, "cult")


def advance_all(g: TerraMystica, seat: int, steps: int, cause: str) -> None:
    """Steps on every track, as a town tile gives them; keys are given out afterwards. Rule 10.5."""
    player = g.players[seat]
    keys = player.keys
    player.keys = 0
    for cult in range(CULTS):
        advance(g, seat, cult, steps, cause)
    player.keys = keys


def lost_steps(g: TerraMystica, player: Player, cult: int, steps: int) -> int:
    """How many of this many steps would be lost. Rule 10.3."""
    top = TOP if player.keys and g.tops[cult] == NO_SEAT else TOP - 1
    return max(0, player.cults[cult] + steps - max(top, player.cults[cult]))


def take_owed_step(g: TerraMystica, seat: int, cult: int) -> None:
    """A step that is owed: to the Cultists for a leech, or put off until after the pass. Rules 12.6, 15.6."""
    player = g.players[seat]
    player.steps -= 1
    advance(g, seat, cult, 1, "ability" if FACTIONS[player.faction].taken_steps else "special")


def no_step_owed(g: TerraMystica, seat: int) -> Reason | None:
    """Why no owed step can be taken; None: it can."""
    return None if g.players[seat].steps else Reason(Msg("terra_mystica-why-no-step"), "12.6")


# -- keys ------------------------------------------------------------------------------------------


def open_tops(g: TerraMystica, player: Player) -> int:
    """The mask of tracks on which a step to the top was lost in this turn and could still be made."""
    found = 0
    for cult in range(CULTS):
        if player.blocked & BIT[cult] and g.tops[cult] == NO_SEAT and player.cults[cult] == TOP - 1:
            found |= BIT[cult]
    return found


def use_keys(g: TerraMystica, seat: int) -> bool:
    """Make up for steps lost in this turn, if there are keys for all; False: he must choose. Rule 10.4."""
    player = g.players[seat]
    if player.keys == 0 or player.blocked == 0:
        return True
    tops = open_tops(g, player)
    if tops.bit_count() > player.keys:
        return False
    player.blocked &= ~tops
    for cult in range(CULTS):
        if tops & BIT[cult]:
            advance(g, seat, cult, 1, "key")
    return True


# -- priests ---------------------------------------------------------------------------------------


def _priest_moves(cult: int, free: int) -> list[int]:
    """Sending a priest to a cult whose free spots are this mask, the most steps first. Rules 10.6, 10.7."""
    values = {steps for spot, steps in enumerate(SPOTS) if free & BIT[spot]} | {RETURNED}
    return [PRIEST.at(cult, steps) for steps in sorted(values, reverse=True)]


ALL_SPOTS: Final = 2 ** len(SPOTS)
PRIEST_MOVES: Final[list[list[int]]] = [
    _priest_moves(cult, free) for cult in range(CULTS) for free in range(ALL_SPOTS)
]
"""At cult * ALL_SPOTS + the mask of its free spots."""


def add_priest_moves(g: TerraMystica, found: list[int]) -> None:
    """Where a priest may go."""
    free = g.free_spots
    for cult in range(CULTS):
        found += PRIEST_MOVES[cult * ALL_SPOTS + free % ALL_SPOTS]
        free //= ALL_SPOTS


def spot_of(g: TerraMystica, cult: int, steps: int) -> int:
    """The first free spot of this value on a track, or NO_SPOT."""
    first = cult * len(SPOTS)
    for i, worth in enumerate(SPOTS):
        if worth == steps and g.spots[first + i] == NO_SEAT:
            return first + i
    return NO_SPOT


def priest_obstacle(g: TerraMystica, seat: int, move: int) -> Reason | None:
    """Why a priest can't be sent to a cult for this many steps. Rules 10.6, 10.7."""
    cult, steps = MOVES.args[move]
    if steps != RETURNED and steps not in SPOTS:
        return Reason(Msg("terra_mystica-why-no-such-spot", steps=steps), "10.6")
    lack = unpaid(g, seat, "10.6", priests=1)
    if lack is None and steps != RETURNED and spot_of(g, cult, steps) == NO_SPOT:
        return Reason(Msg("terra_mystica-why-spot", steps=steps), "10.6")
    return lack


def send_priest(g: TerraMystica, seat: int, cult: int, steps: int) -> None:
    """A priest goes to an order for good, or back to the supply for a single step. Rules 10.6, 10.7."""
    player = g.players[seat]
    player.priests -= 1
    if g.events is not None:
        g.tell("terra_mystica-priest-sent", seat, cult=names.cult(cult))
        g.gain(seat, "priest", -1, "send")
        g.moved(places.resource(seat, "priests"), places.spot(cult, steps))
    spot = spot_of(g, cult, steps)
    if spot != NO_SPOT:
        g.spots[spot] = seat
        g.free_spots &= ~BIT[spot]
        player.ordained += 1
    advance(g, seat, cult, steps, "send")
