"""What actions ask for next: bridges, cult steps, free spades, the strongholds' actions. Chapters 7, 12."""

from __future__ import annotations

from typing import Final

from ratusha.games.terra_mystica.board import (
    BIT,
    BRIDGEABLE,
    LAND_IDS,
    LANDS,
    NEAR,
    SITE_ENDS,
    SITES,
    lands_of,
)
from ratusha.games.terra_mystica.building import build, upgrade
from ratusha.games.terra_mystica.components import (
    DWELLING,
    FACTIONS,
    PIECES,
    TRADING_HOUSE,
)
from ratusha.games.terra_mystica.cults import STEP_AT, STEP_MOVES, advance
from ratusha.games.terra_mystica.moves import (
    BRIDGE,
    BUILD_AT,
    LAPSE_MOVE,
    MOVES,
    SPADE_MOVE,
    TRANSFORM,
    TRANSFORM_AT,
    UPGRADE_AT,
)
from ratusha.games.terra_mystica.names import terrain_name
from ratusha.games.terra_mystica.own import OwnTurn
from ratusha.games.terra_mystica.state import NO_SEAT, TerraMystica
from ratusha.games.terra_mystica.terraform import (
    buy_one,
    change,
    free_spade_moves,
    may_buy_one,
    transform,
)
from ratusha.games.terra_mystica.towns import check_town, find_connectable
from ratusha.kernel.msg import Msg


def bridge_moves(g: TerraMystica, seat: int) -> list[int]:
    """The free sites with an own building at one end. Rule 7.4."""
    player = g.players[seat]
    own = player.buildings
    if not player.bridges or not own & BRIDGEABLE:
        return []
    return [
        BRIDGE.at(site) for site in range(len(SITES)) if g.bridges[site] == NO_SEAT and SITE_ENDS[site] & own
    ]


class Bridge(OwnTurn):
    """A bridge is placed at once. Rule 7.4."""

    __slots__ = ()

    def choices(self, g: TerraMystica) -> list[int]:
        found = bridge_moves(g, self.seat)
        if g.give_up:
            found.append(LAPSE_MOVE)
        return found

    def choose(self, g: TerraMystica, move: int) -> None:
        if move == LAPSE_MOVE:
            return
        site = move - BRIDGE.first
        player = g.players[self.seat]
        player.bridges -= 1
        g.span_site(self.seat, site)
        if g.events is not None:
            from ratusha.games.terra_mystica.components import BRIDGE_IDS

            g.tell("terra_mystica-bridged", self.seat, site=BRIDGE_IDS[site].replace("-", "–"))
        for end in SITES[site]:
            if player.buildings & BIT[end]:
                check_town(g, self.seat, end)
        find_connectable(g, self.seat)


class Steps(OwnTurn):
    """Steps on one cult of choice. Rules 7.6, 12.1."""

    __slots__ = ("steps",)

    def __init__(self, seat: int, steps: int) -> None:
        super().__init__(seat)
        self.steps: int = steps

    def args(self) -> list[int]:
        return [self.seat, self.steps]

    def asks_steps(self) -> bool:
        return True

    def choices(self, g: TerraMystica) -> list[int]:
        return STEP_MOVES[:]

    def moves(self, g: TerraMystica) -> list[int]:
        found = super().moves(g)
        # The Cultists' owed steps are the same moves; they come after this one.
        return list(dict.fromkeys(found)) if g.players[self.seat].steps else found

    def choose(self, g: TerraMystica, move: int) -> None:
        advance(g, self.seat, move - STEP_AT, self.steps, "special")


class Spades(OwnTurn):
    """Free spades: which hex becomes what? Rules 6.8 to 6.11."""

    __slots__ = ()

    def choices(self, g: TerraMystica) -> list[int]:
        found = free_spade_moves(g, self.seat)
        # The Halflings' spades may all lapse; of any other action's at least one is used. Rule 6.10.
        player = g.players[self.seat]
        faction = FACTIONS[player.faction]
        lone = g.spade_used or g.give_up or not (g.may_buy or faction.action)
        if not found or (lone and not g.bought):
            found.append(LAPSE_MOVE)
        if g.may_buy and not g.spade_used and may_buy_one(g, player, faction):
            found.append(SPADE_MOVE)
        return found

    def choose(self, g: TerraMystica, move: int) -> None:
        player = g.players[self.seat]
        if move == LAPSE_MOVE:
            player.spades = 0
            return
        if move == SPADE_MOVE:
            g.agenda.append(self)
            buy_one(g, self.seat)
            return
        free = player.spades
        used = transform(g, self.seat, move, free)
        player.spades = free - used
        g.spade_used = 1
        g.bought = 0
        if player.spades and free_spade_moves(g, self.seat):
            g.agenda.append(self)
        else:
            player.spades = 0


class Sandstorm(OwnTurn):
    """The Nomads turn a hex beside their buildings into desert, without a spade. Rule 12.14."""

    __slots__ = ()

    def choices(self, g: TerraMystica) -> list[int]:
        found = sandstorm_moves(g, self.seat)
        if g.give_up:
            found.append(LAPSE_MOVE)
        return found

    def choose(self, g: TerraMystica, move: int) -> None:
        if move != LAPSE_MOVE:
            home = FACTIONS[g.players[self.seat].faction].home
            change(g, self.seat, (move - home - TRANSFORM_AT[0]) // 7, home)

    def label(self, g: TerraMystica, move: int) -> Msg:
        """It takes no spades."""
        if not TRANSFORM.has(move):
            return super().label(g, move)
        hex, to = MOVES.args[move]
        old = terrain_name(g.terrain[hex])
        return Msg("terra_mystica-do-sandstorm", hex=LAND_IDS[hex], old=old, terrain=terrain_name(to))


def sandstorm_moves(g: TerraMystica, seat: int) -> list[int]:
    """Free foreign hexes that share an edge with an own building. Rule 12.14."""
    player = g.players[seat]
    home = FACTIONS[player.faction].home
    near = 0
    for hex in lands_of(player.buildings):
        near |= NEAR[hex]
    return [TRANSFORM_AT[hex] + home for hex in lands_of(near & ~g.occupied) if g.terrain[hex] != home]


class Flight(OwnTurn):
    """The Witches build a free dwelling on any free home hex. Rule 12.2."""

    __slots__ = ()

    def choices(self, g: TerraMystica) -> list[int]:
        found = flight_moves(g, self.seat)
        if g.give_up:
            found.append(LAPSE_MOVE)
        return found

    def choose(self, g: TerraMystica, move: int) -> None:
        if move != LAPSE_MOVE:
            build(g, self.seat, move - BUILD_AT, True)


def flight_moves(g: TerraMystica, seat: int) -> list[int]:
    """The free home hexes of the whole map. Rule 12.2."""
    player = g.players[seat]
    if player.counts[DWELLING] >= PIECES[DWELLING]:
        return []
    home = FACTIONS[player.faction].home
    return [BUILD_AT + hex for hex in range(LANDS) if g.terrain[hex] == home and not g.occupied & BIT[hex]]


class FreeHouse(OwnTurn):
    """The Swarmlings turn a dwelling into a trading house for nothing. Rule 12.10."""

    __slots__ = ()

    def choices(self, g: TerraMystica) -> list[int]:
        found = free_house_moves(g, self.seat)
        if g.give_up:
            found.append(LAPSE_MOVE)
        return found

    def choose(self, g: TerraMystica, move: int) -> None:
        if move != LAPSE_MOVE:
            upgrade(g, self.seat, (move - UPGRADE_AT[0]) // 4, TRADING_HOUSE, True)


def free_house_moves(g: TerraMystica, seat: int) -> list[int]:
    """The own dwellings, if a trading house is left. Rule 12.10."""
    player = g.players[seat]
    if player.counts[TRADING_HOUSE] >= PIECES[TRADING_HOUSE]:
        return []
    return [UPGRADE_AT[hex] for hex in lands_of(player.buildings) if g.building[hex] == DWELLING]


BRIDGE_ASKS: Final = [Bridge(seat) for seat in range(5)]
SPADE_ASKS: Final = [Spades(seat) for seat in range(5)]
SANDSTORMS: Final = [Sandstorm(seat) for seat in range(5)]
FLIGHTS: Final = [Flight(seat) for seat in range(5)]
FREE_HOUSES: Final = [FreeHouse(seat) for seat in range(5)]
