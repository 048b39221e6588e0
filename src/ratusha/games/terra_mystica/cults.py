"""The four cults: steps, keys and the top. Chapter 10."""

from __future__ import annotations

from typing import Final

from ratusha.games.terra_mystica.board import BIT
from ratusha.games.terra_mystica.components import (
    CULT_IDS,
    CULT_POWER,
    CULTS,
    RETURNED,
    SPOTS,
    TOP,
)
from ratusha.games.terra_mystica.moves import PRIEST, STEP
from ratusha.games.terra_mystica.player import Player
from ratusha.games.terra_mystica.resources import gain_power
from ratusha.games.terra_mystica.state import (
    NO_SEAT,
    TerraMystica,
)

STEP_MOVES: Final[list[int]] = [STEP.at(cult) for cult in range(CULTS)]
STEP_AT: Final[int] = STEP.at(0)
SPOT_VALUES: Final[list[int]] = sorted({*SPOTS, RETURNED}, reverse=True)
PRIEST_MOVES: Final[list[tuple[int, list[int]]]] = [
    (
        PRIEST.at(cult, value),
        [cult * len(SPOTS) + i for i, worth in enumerate(SPOTS) if worth == value and value != RETURNED],
    )
    for cult in range(CULTS)
    for value in SPOT_VALUES
]
"""Sending a priest to a cult for so many steps, and the spots of that value (none: back to the supply)."""


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


def open_tops(g: TerraMystica, player: Player) -> int:
    """The tracks on which a step to the top was lost in this turn and could still be made."""
    found = 0
    for cult in range(CULTS):
        if player.blocked & BIT[cult] and g.tops[cult] == NO_SEAT and player.cults[cult] == TOP - 1:
            found |= BIT[cult]
    return found


def use_keys(g: TerraMystica, seat: int) -> bool:
    """Make up for steps lost in this turn, if there are keys for all; False: he must choose. Rule 10.4."""
    player = g.players[seat]
    tops = open_tops(g, player)
    if tops == 0 or player.keys == 0:
        return True
    if tops.bit_count() > player.keys:
        return False
    player.blocked &= ~tops
    for cult in range(CULTS):
        if tops & BIT[cult]:
            advance(g, seat, cult, 1, "key")
    return True


def spot_of(g: TerraMystica, cult: int, value: int) -> int:
    """The first free spot of this value on a track, or -1."""
    first = cult * len(SPOTS)
    for i, worth in enumerate(SPOTS):
        if worth == value and g.spots[first + i] == NO_SEAT:
            return first + i
    return -1


def priest_moves(g: TerraMystica) -> list[int]:
    """Where a priest may go: a free spot of each value, or back to the supply. Rule 10.6."""
    found: list[int] = []
    spots = g.spots
    for move, places in PRIEST_MOVES:
        for spot in places:
            if spots[spot] == NO_SEAT:
                found.append(move)
                break
        if not places:
            found.append(move)
    return found


def send_priest(g: TerraMystica, seat: int, cult: int, steps: int) -> None:
    """A priest goes to an order for good, or back to the supply for a single step. Rules 10.6, 10.7."""
    player = g.players[seat]
    player.priests -= 1
    if g.events is not None:
        g.gain(seat, "priest", -1, "send")
    spot = spot_of(g, cult, steps)
    if spot >= 0:
        g.spots[spot] = seat
        player.ordained += 1
    advance(g, seat, cult, steps, "send")
