"""The six power actions. Rules 7.3, 7.5."""

from __future__ import annotations

from typing import Final

from ratusha.games.terra_mystica import names
from ratusha.games.terra_mystica.bridges import PLACE_BRIDGE, can_bridge
from ratusha.games.terra_mystica.components import ACTION_COST, ACTION_GAIN, ACTION_IDS
from ratusha.games.terra_mystica.moves import POWER
from ratusha.games.terra_mystica.resources import gain_all, spend_power, unpaid
from ratusha.games.terra_mystica.spades import give_spades, spade_target
from ratusha.games.terra_mystica.state import TerraMystica
from ratusha.kernel.bits import BIT
from ratusha.kernel.decision import Reason
from ratusha.kernel.msg import Msg

ACTIONS: Final = len(ACTION_IDS)
ALL_ACTIONS: Final = 2**ACTIONS
MOST_COST: Final = max(ACTION_COST)
CHEAPEST: Final = min(ACTION_COST)
_moves: Final[list[list[int]]] = [
    [
        POWER.at(action)
        for action in range(ACTIONS)
        if ACTION_COST[action] <= power and not taken & BIT[action]
    ]
    for power in range(MOST_COST + 1)
    for taken in range(ALL_ACTIONS)
]
"""At power * ALL_ACTIONS + the mask of actions that can't be used."""


def has_target(g: TerraMystica, seat: int, action: int) -> bool:
    """Can what the action gives be used at all, or may it be given up? Rules 7.5, 15.7."""
    gain = ACTION_GAIN[action]
    if g.give_up or not (gain.bridges or gain.spades):
        return True
    return can_bridge(g, seat) if gain.bridges else spade_target(g, seat, gain.spades, True)


def power_obstacle(g: TerraMystica, seat: int, action: int) -> Reason | None:
    """Why this power action can't be used. Rules 7.3, 7.5."""
    if g.used & BIT[action]:
        return Reason(Msg("terra_mystica-why-used"), "7.3")
    lack = unpaid(g, seat, "7.3", power=ACTION_COST[action])
    if lack is None and not has_target(g, seat, action):
        return Reason(Msg("terra_mystica-why-no-target"), "7.5")
    return lack


def add_power_moves(g: TerraMystica, seat: int, found: list[int]) -> None:
    """The power actions that are free, can be paid and are of use."""
    power = g.players[seat].bowl3
    if power < CHEAPEST:
        return
    taken = g.used
    for action in range(ACTIONS):
        if power >= ACTION_COST[action] and not taken & BIT[action] and not has_target(g, seat, action):
            taken |= BIT[action]
    found += _moves[(power if power < MOST_COST else MOST_COST) * ALL_ACTIONS + taken]


def use_power(g: TerraMystica, seat: int, action: int) -> None:
    """Pay from bowl III, cover the space, take what it shows. Rule 7.3."""
    g.used |= BIT[action]
    if g.events is not None:
        g.tell("terra_mystica-power-action", seat, action=names.action(action))
    spend_power(g, seat, ACTION_COST[action], "power-action")
    gain = ACTION_GAIN[action]
    gain_all(g, seat, gain, 1, "power-action")
    if gain.bridges:
        g.agenda.append(PLACE_BRIDGE[seat])
    if gain.spades:
        give_spades(g, seat, gain.spades, True)
