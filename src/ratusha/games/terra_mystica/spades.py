"""The free spades of an action: which hex becomes what? Rules 6.8 to 6.11."""

from __future__ import annotations

from typing import Final

from ratusha.games.terra_mystica import names, places
from ratusha.games.terra_mystica.board import LANDS
from ratusha.games.terra_mystica.components import FACTIONS, Faction
from ratusha.games.terra_mystica.free import FREE, InTurn, add_free
from ratusha.games.terra_mystica.moves import DETOUR, LAPSE, LAPSE_MOVE, MOVES, SPADE, SPADE_MOVE, TRANSFORM
from ratusha.games.terra_mystica.player import Player
from ratusha.games.terra_mystica.reach import (
    free_land,
    has_free_land,
    jump_priests,
    jump_workers,
    jumps,
    shipping,
)
from ratusha.games.terra_mystica.state import TerraMystica
from ratusha.games.terra_mystica.terraform import (
    MOST_SPADES,
    buy_one,
    funds,
    gain_spades,
    may_buy_one,
    not_transformable,
    spade_obstacle,
    spades_of,
    too_dear,
    transform,
    transform_warning,
    ways,
)
from ratusha.kernel.decision import Reason, each_seat
from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg


def spade_target(g: TerraMystica, seat: int, spades: int, may_buy: bool) -> bool:
    """Is there a hex for free spades? Ruling 7.5."""
    player = g.players[seat]
    faction = FACTIONS[player.faction]
    if not faction.home_spades:
        return has_free_land(g, player) or (faction.jump_points > 0 and len(jumps(g, player, faction)) > 0)
    if spades + (funds(player, faction, 0, 0) if may_buy else 0) < faction.home_spades:
        return False
    return any(g.terrain[hex] != faction.home for hex in free_land(g, player, shipping(player)))


def give_spades(g: TerraMystica, seat: int, spades: int, may_buy: bool) -> None:
    """Free spades, to be used at once. Rules 6.8, 6.9."""
    g.players[seat].spades = spades
    g.turn.may_buy = 1 if may_buy else 0
    g.agenda.append(USE_SPADES[seat])
    gain_spades(g, seat, spades, False, True)


def may_top_up(g: TerraMystica) -> bool:
    """May the missing spades be bought on top? Only for the first hex. Rules 6.8, 6.9."""
    return g.turn.may_buy == 1 and not g.turn.spade_used


def free_spade_obstacle(g: TerraMystica, seat: int, move: int) -> Reason | None:
    """Why the free spades can't make this of that hex. Rules 6.8 to 6.11."""
    reason = not_transformable(g, seat, move)
    if reason is not None:
        return reason
    hex, to = MOVES.args[move]
    player = g.players[seat]
    faction = FACTIONS[player.faction]
    need = spades_of(faction, g.terrain[hex], move)
    if hex in g.turn.transformed:
        return Reason(Msg("terra_mystica-why-transformed", hex=names.hex(hex)), "6.9")
    if g.turn.foreign and to != faction.home:
        return Reason(Msg("terra_mystica-why-foreign-twice"), "6.11")
    if g.turn.bought and not g.give_up and need < player.spades:
        return Reason(Msg("terra_mystica-why-use-all", spades=player.spades), "6.10")
    short = max(0, need - player.spades)
    if short and not may_top_up(g):
        reason = too_dear(g, seat, "12.8", hex)
        wanted = Msg("terra_mystica-why-spades", need=need, have=player.spades)
        return reason or Reason(wanted, "6.9")
    return too_dear(g, seat, "6.8" if short else "12.8", hex, spades=short)


def free_spade_moves(g: TerraMystica, seat: int) -> list[int]:
    """Where the free spades of an action may go. Rules 6.8 to 6.11."""
    player = g.players[seat]
    faction = FACTIONS[player.faction]
    found: list[int] = []
    _add_free_spades(g, player, faction, free_land(g, player, shipping(player)), 0, 0, found)
    if faction.jump_points:
        workers = jump_workers(player, faction)
        priests = jump_priests(player, faction)
        _add_free_spades(g, player, faction, jumps(g, player, faction), workers, priests, found)
    return found


def _add_free_spades(
    g: TerraMystica,
    player: Player,
    faction: Faction,
    hexes: list[int],
    workers: int,
    priests: int,
    found: list[int],
) -> None:
    """The transformations of these hexes with free spades and, on the first hex, bought ones."""
    turn = g.turn
    spades = player.spades
    if may_top_up(g):
        spades += funds(player, faction, workers, priests)
    if spades > MOST_SPADES:
        spades = MOST_SPADES
    use_all = turn.bought > 0 and not g.give_up
    for hex in hexes:
        if hex in turn.transformed:
            continue
        terrain = g.terrain[hex]
        moves = ways(player.faction, hex, terrain, spades)
        if not turn.foreign and not use_all:
            found += moves
            continue
        for move in moves:
            # At most one hex of an action may end foreign. Rule 6.11.
            if turn.foreign and MOVES.args[move][1] != faction.home:
                continue
            # Bought spades are all used on the hex. Rule 6.10.
            if use_all and spades_of(faction, terrain, move) < player.spades:
                continue
            found.append(move)


class UseSpades(InTurn):
    """Free spades: which hex becomes what? Rules 6.8 to 6.11."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (TRANSFORM, DETOUR, LAPSE, SPADE, *FREE)

    def rule(self) -> str:
        return "6.10"

    def obstacle(self, g: TerraMystica, move: int) -> Reason | None:
        if TRANSFORM.has(move) or DETOUR.has(move):
            return free_spade_obstacle(g, self.seat, move)
        if LAPSE.has(move):
            unused = not self._may_lapse(g) and free_spade_moves(g, self.seat)
            return Reason(Msg("terra_mystica-why-no-lapse"), "6.10") if unused else None
        if SPADE.has(move):
            if not may_top_up(g):
                return Reason(Msg("terra_mystica-why-no-more-spades"), "6.9")
            return spade_obstacle(g, self.seat)
        return super().obstacle(g, move)

    def _may_lapse(self, g: TerraMystica) -> bool:
        """The Halflings' spades may all lapse; of any other action's at least one is used. Rule 6.10."""
        turn = g.turn
        if turn.bought:
            return False
        if turn.spade_used or g.give_up:
            return True
        return not turn.may_buy and not FACTIONS[g.players[self.seat].faction].action

    def moves(self, g: TerraMystica) -> list[int]:
        found = free_spade_moves(g, self.seat)
        if not found or self._may_lapse(g):
            found.append(LAPSE_MOVE)
        if may_top_up(g) and may_buy_one(g, self.seat):
            found.append(SPADE_MOVE)
        add_free(g, self.seat, found)
        return found

    def play(self, g: TerraMystica, move: int) -> None:
        player = g.players[self.seat]
        if LAPSE.has(move):
            player.spades = 0
        elif SPADE.has(move):
            g.agenda.append(self)
            buy_one(g, self.seat)
        elif TRANSFORM.has(move) or DETOUR.has(move):
            player.spades -= transform(g, self.seat, move, player.spades)
            g.turn.spade_used = 1
            g.turn.bought = 0
            if player.spades and free_spade_moves(g, self.seat):
                g.agenda.append(self)
            else:
                player.spades = 0
        else:
            super().play(g, move)

    def touches(self, g: TerraMystica, move: int) -> list[str]:
        return [places.spade(self.seat)] if SPADE.has(move) else super().touches(g, move)

    def warning(self, g: TerraMystica, move: int) -> Msg | None:
        if TRANSFORM.has(move) or DETOUR.has(move):
            return transform_warning(g, self.seat, move)
        return super().warning(g, move)

    def reaches_for(self, g: TerraMystica) -> list[tuple[str, int]]:
        home = FACTIONS[g.players[self.seat].faction].home
        hexes = [(places.hex(hex), TRANSFORM.at(hex, home)) for hex in range(LANDS)]
        return [*hexes, (places.spade(self.seat), SPADE_MOVE), *super().reaches_for(g)]


USE_SPADES: Final = each_seat(UseSpades)
