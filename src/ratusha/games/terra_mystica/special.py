"""Special actions of cards, tiles and strongholds, and what they ask for. Rules 7.5 to 7.7, chapter 12."""

from __future__ import annotations

from typing import Final

from ratusha.games.terra_mystica import names, places
from ratusha.games.terra_mystica.board import LANDS, NEIGHBOURS
from ratusha.games.terra_mystica.bridges import PLACE_BRIDGE, can_bridge
from ratusha.games.terra_mystica.building import (
    free_home,
    no_piece,
    not_upgradable,
    raise_building,
    upgrade,
)
from ratusha.games.terra_mystica.choice import lapse_obstacle
from ratusha.games.terra_mystica.components import (
    CARD_ACTION,
    DWELLING,
    FACTIONS,
    FAVOUR_ACTION,
    FAVOURS,
    NO_CARD,
    PIECES,
    STRONGHOLD,
    TRADING_HOUSE,
)
from ratusha.games.terra_mystica.cults import STEP_MOVES, advance
from ratusha.games.terra_mystica.free import FREE, InTurn, add_free
from ratusha.games.terra_mystica.moves import (
    BRIDGE_ACTION,
    BUILD,
    CARD_SPADE,
    CARD_STEP,
    FAVOUR_STEP,
    LAPSE,
    LAPSE_MOVE,
    MOST_STEPS,
    MOVES,
    PASS,
    SPECIAL,
    SPECIAL_IDS,
    STEP,
    STRONGHOLD_ACTION,
    TRANSFORM,
    UPGRADE,
    upgrade_move,
    upgraded_to,
)
from ratusha.games.terra_mystica.passing import add_passes, pass_obstacle, pass_round
from ratusha.games.terra_mystica.player import Player
from ratusha.games.terra_mystica.reach import free_beside
from ratusha.games.terra_mystica.resources import pay, unpaid
from ratusha.games.terra_mystica.spades import give_spades, spade_target
from ratusha.games.terra_mystica.state import NO_SEAT, TerraMystica
from ratusha.games.terra_mystica.terraform import change, not_transformable
from ratusha.kernel.bits import BIT, mask_of
from ratusha.kernel.decision import Reason, each_seat
from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg

NO_ACTION: Final = -1
CARD_SPECIAL: Final[list[int]] = [
    {"": NO_ACTION, "spade": CARD_SPADE, "step": CARD_STEP}[action] for action in CARD_ACTION
]
"""The special action of each bonus card."""
STEP_FAVOURS: Final = mask_of([tile for tile in range(FAVOURS) if FAVOUR_ACTION[tile]])
"""The favour tiles with a special action."""
DOUBLE: Final = "double"
"""The Chaos Magicians' two actions in a row. Rule 12.11."""

# -- which there are -------------------------------------------------------------------------------


def owns_special(player: Player, action: int) -> bool:
    """Has the player the card, tile, stronghold or ability of this special action? Rules 7.6, 7.7, 12.7."""
    faction = FACTIONS[player.faction]
    if action == BRIDGE_ACTION:
        return faction.bridge_workers > 0
    if action == STRONGHOLD_ACTION:
        return player.counts[STRONGHOLD] > 0 and faction.action != ""
    if action == FAVOUR_STEP:
        return player.favours & STEP_FAVOURS != 0
    return player.card != NO_CARD and CARD_SPECIAL[player.card] == action


def special_target(g: TerraMystica, seat: int, action: int) -> bool:
    """Is there anything this special action could do, or may it be given up? Rules 7.5, 15.7."""
    if action == BRIDGE_ACTION:
        return can_bridge(g, seat)
    if g.give_up or action in (CARD_STEP, FAVOUR_STEP):
        return True
    if action == CARD_SPADE:
        return spade_target(g, seat, 1, True)
    player = g.players[seat]
    faction = FACTIONS[player.faction]
    if faction.action == "flight":
        return len(flight_hexes(g, seat)) > 0
    if faction.action == "upgrade":
        return len(free_houses(g, seat)) > 0
    if faction.action == "sandstorm":
        return len(sandstorm_hexes(g, seat)) > 0
    if faction.action == "spades":
        return spade_target(g, seat, faction.stronghold_spades, False)
    return True


def special_obstacle(g: TerraMystica, seat: int, action: int) -> Reason | None:
    """Why this special action can't be used. Rules 7.5 to 7.7, 12.7."""
    player = g.players[seat]
    if not owns_special(player, action):
        return Reason(Msg("terra_mystica-why-no-special"), "12.7" if action == BRIDGE_ACTION else "7.6")
    if player.used & BIT[action]:
        return Reason(Msg("terra_mystica-why-used"), "7.6")
    if action == BRIDGE_ACTION:
        lack = unpaid(g, seat, "12.7", workers=FACTIONS[player.faction].bridge_workers)
        if lack is not None:
            return lack
    return None if special_target(g, seat, action) else Reason(Msg("terra_mystica-why-no-target"), "7.5")


def add_specials(g: TerraMystica, seat: int, found: list[int]) -> None:
    """The special actions that are open to the player."""
    player = g.players[seat]
    for action in range(len(SPECIAL_IDS)):
        if (
            not player.used & BIT[action]
            and owns_special(player, action)
            and (action != BRIDGE_ACTION or player.workers >= FACTIONS[player.faction].bridge_workers)
            and special_target(g, seat, action)
        ):
            found.append(SPECIAL.first + action)


def is_double(g: TerraMystica, seat: int, action: int) -> bool:
    """Is this the special action of two actions in a row? Rule 12.11."""
    return action == STRONGHOLD_ACTION and FACTIONS[g.players[seat].faction].action == DOUBLE


def use_special(g: TerraMystica, seat: int, action: int) -> None:
    """Use a special action of a card, a tile or the stronghold. Rules 7.6, 7.7 and chapter 12."""
    player = g.players[seat]
    faction = FACTIONS[player.faction]
    if g.events is not None:
        g.tell("terra_mystica-special-action", seat, action=names.special(player.faction, action))
    if action == BRIDGE_ACTION:
        # Any number of times: it is never used up. Rule 12.7.
        pay(g, seat, 0, faction.bridge_workers, 0, "bridge")
        g.agenda.append(PLACE_BRIDGE[seat])
        return
    player.used |= BIT[action]
    if action == CARD_SPADE:
        give_spades(g, seat, 1, True)
    elif action in (CARD_STEP, FAVOUR_STEP):
        g.agenda.append(Steps(seat, 1))
    elif faction.action == "steps":
        g.agenda.append(Steps(seat, faction.stronghold_steps))
    elif faction.action == "flight":
        g.agenda.append(FLIGHT[seat])
    elif faction.action == "upgrade":
        g.agenda.append(FREE_HOUSE[seat])
    elif faction.action == "sandstorm":
        g.agenda.append(SANDSTORM[seat])
    elif faction.action == "spades":
        give_spades(g, seat, faction.stronghold_spades, False)


# -- steps on a cult -------------------------------------------------------------------------------


def alone(g: TerraMystica, seat: int) -> bool:
    """Is everybody else out of this round?"""
    for other in range(g.seats):
        player = g.players[other]
        if other != seat and not player.passed and not player.left:
            return False
    return True


class Steps(InTurn):
    """Steps on one cult of choice. Rules 7.6, 12.1.

    With late answers the last player may put a single step off until after the pass. Rule 15.6.
    """

    __slots__ = ("steps",)

    def __init__(self, seat: int, steps: int) -> None:
        super().__init__(seat)
        self.steps: int = steps

    def args(self) -> list[int]:
        return [self.seat, self.steps]

    def misfit(self, g: TerraMystica) -> str:
        return "" if 1 <= self.steps <= MOST_STEPS else "nobody goes so many steps"

    def kinds(self) -> tuple[Kind, ...]:
        return (PASS, *FREE)

    def rule(self) -> str:
        return "7.7"

    def may_put_off(self, g: TerraMystica) -> bool:
        """May this step wait until after the pass?"""
        return g.late and self.steps == 1 and alone(g, self.seat)

    def obstacle(self, g: TerraMystica, move: int) -> Reason | None:
        if STEP.has(move):
            return None
        if PASS.has(move):
            return pass_obstacle(g, move) if self.may_put_off(g) else self.not_now(g)
        return super().obstacle(g, move)

    def moves(self, g: TerraMystica) -> list[int]:
        found: list[int] = []
        if self.may_put_off(g):
            add_passes(g, found)
        add_free(g, self.seat, found)
        if not g.players[self.seat].steps:  # else they are listed: owed ones are the same moves
            found = STEP_MOVES + found
        return found

    def play(self, g: TerraMystica, move: int) -> None:
        if STEP.has(move):
            advance(g, self.seat, MOVES.args[move][0], self.steps, "special")
        elif PASS.has(move):
            g.players[self.seat].steps += self.steps
            pass_round(g, self.seat, MOVES.args[move][0])
        else:
            super().play(g, move)


# -- strongholds -----------------------------------------------------------------------------------


def sandstorm_hexes(g: TerraMystica, seat: int) -> list[int]:
    """Free foreign hexes that share an edge with a building of the player's. Rule 12.14."""
    player = g.players[seat]
    home = FACTIONS[player.faction].home
    return [hex for hex in free_beside(g, player) if g.terrain[hex] != home]


def storm_obstacle(g: TerraMystica, seat: int, hex: int) -> Reason | None:
    """Why the storm can't come here. Rule 12.14."""
    home = FACTIONS[g.players[seat].faction].home
    reason = not_transformable(g, seat, TRANSFORM.at(hex, home))
    if reason is None and seat not in [g.owner[near] for near in NEIGHBOURS[hex]]:
        return Reason(Msg("terra_mystica-why-no-edge", hex=names.hex(hex)), "12.14")
    return reason


class Sandstorm(InTurn):
    """The Nomads turn a hex beside their buildings into desert, without a spade. Rule 12.14."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (TRANSFORM, LAPSE, *FREE)

    def rule(self) -> str:
        return "12.14"

    def obstacle(self, g: TerraMystica, move: int) -> Reason | None:
        if TRANSFORM.has(move):
            hex, to = MOVES.args[move]
            home = FACTIONS[g.players[self.seat].faction].home
            if to != home:
                return Reason(Msg("terra_mystica-why-storm", terrain=names.terrain(home)), "12.14")
            return storm_obstacle(g, self.seat, hex)
        return lapse_obstacle(g) if LAPSE.has(move) else super().obstacle(g, move)

    def moves(self, g: TerraMystica) -> list[int]:
        home = FACTIONS[g.players[self.seat].faction].home
        found = [TRANSFORM.at(hex, home) for hex in sandstorm_hexes(g, self.seat)]
        if g.give_up:
            found.append(LAPSE_MOVE)
        add_free(g, self.seat, found)
        return found

    def play(self, g: TerraMystica, move: int) -> None:
        if TRANSFORM.has(move):
            hex, to = MOVES.args[move]
            change(g, self.seat, hex, to)
        elif not LAPSE.has(move):
            super().play(g, move)

    def label(self, g: TerraMystica, move: int) -> Msg:
        if not TRANSFORM.has(move):
            return super().label(g, move)
        hex, to = MOVES.args[move]
        old = names.terrain(g.terrain[hex])
        return Msg("terra_mystica-do-sandstorm", hex=names.hex(hex), old=old, terrain=names.terrain(to))

    def reaches_for(self, g: TerraMystica) -> list[tuple[str, int]]:
        home = FACTIONS[g.players[self.seat].faction].home
        hexes = [(places.hex(hex), TRANSFORM.at(hex, home)) for hex in range(LANDS)]
        return [*hexes, *super().reaches_for(g)]


def flight_hexes(g: TerraMystica, seat: int) -> list[int]:
    """The free home hexes of the whole map, if a dwelling is left. Rule 12.2."""
    player = g.players[seat]
    if player.counts[DWELLING] >= PIECES[DWELLING]:
        return []
    home = FACTIONS[player.faction].home
    return [hex for hex in range(LANDS) if g.terrain[hex] == home and g.owner[hex] == NO_SEAT]


class Flight(InTurn):
    """The Witches build a free dwelling on any free home hex. Rule 12.2."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (BUILD, LAPSE, *FREE)

    def rule(self) -> str:
        return "12.2"

    def obstacle(self, g: TerraMystica, move: int) -> Reason | None:
        if BUILD.has(move):
            lack = no_piece(g.players[self.seat], DWELLING)
            return free_home(g, self.seat, MOVES.args[move][0]) or lack
        return lapse_obstacle(g) if LAPSE.has(move) else super().obstacle(g, move)

    def moves(self, g: TerraMystica) -> list[int]:
        found = [BUILD.at(hex) for hex in flight_hexes(g, self.seat)]
        if g.give_up:
            found.append(LAPSE_MOVE)
        add_free(g, self.seat, found)
        return found

    def play(self, g: TerraMystica, move: int) -> None:
        if BUILD.has(move):
            raise_building(g, self.seat, MOVES.args[move][0], DWELLING)
        elif not LAPSE.has(move):
            super().play(g, move)

    def reaches_for(self, g: TerraMystica) -> list[tuple[str, int]]:
        hexes = [(places.hex(hex), BUILD.at(hex)) for hex in range(LANDS)]
        return [*hexes, *super().reaches_for(g)]


def free_houses(g: TerraMystica, seat: int) -> list[int]:
    """The player's dwellings, if a trading house is left. Rule 12.10."""
    player = g.players[seat]
    if player.counts[TRADING_HOUSE] >= PIECES[TRADING_HOUSE]:
        return []
    return [hex for hex in player.buildings if g.building[hex] == DWELLING]


class FreeHouse(InTurn):
    """The Swarmlings turn a dwelling into a trading house for nothing. Rule 12.10."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (UPGRADE, LAPSE, *FREE)

    def rule(self) -> str:
        return "12.10"

    def obstacle(self, g: TerraMystica, move: int) -> Reason | None:
        if UPGRADE.has(move):
            if upgraded_to(move) != TRADING_HOUSE:
                return Reason(Msg("terra_mystica-why-only-house"), "12.10")
            return not_upgradable(g, self.seat, MOVES.args[move][0], TRADING_HOUSE)
        return lapse_obstacle(g) if LAPSE.has(move) else super().obstacle(g, move)

    def moves(self, g: TerraMystica) -> list[int]:
        found = [upgrade_move(hex, TRADING_HOUSE) for hex in free_houses(g, self.seat)]
        if g.give_up:
            found.append(LAPSE_MOVE)
        add_free(g, self.seat, found)
        return found

    def play(self, g: TerraMystica, move: int) -> None:
        if UPGRADE.has(move):
            upgrade(g, self.seat, MOVES.args[move][0], TRADING_HOUSE)
        elif not LAPSE.has(move):
            super().play(g, move)

    def reaches_for(self, g: TerraMystica) -> list[tuple[str, int]]:
        hexes = [(places.hex(hex), upgrade_move(hex, TRADING_HOUSE)) for hex in range(LANDS)]
        return [*hexes, *super().reaches_for(g)]


SANDSTORM: Final = each_seat(Sandstorm)
FLIGHT: Final = each_seat(Flight)
FREE_HOUSE: Final = each_seat(FreeHouse)
