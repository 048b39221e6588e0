"""The cult bonuses at the end of a round, and their spades. Rules 13.1 to 13.3."""

from __future__ import annotations

from typing import Final

from ratusha.games.terra_mystica import names
from ratusha.games.terra_mystica.choice import ASIDES, Choice
from ratusha.games.terra_mystica.components import (
    FACTIONS,
    NO_CULT,
    TILE_BONUS,
    TILE_CULT,
    TILE_EVERY,
    TILE_PRIEST_BONUS,
)
from ratusha.games.terra_mystica.leaving import leave, leave_obstacle
from ratusha.games.terra_mystica.moves import DETOUR, LAPSE, LAPSE_MOVE, LEAVE, LEAVE_MOVE, MOVES, TRANSFORM
from ratusha.games.terra_mystica.reach import adjacent, free_land
from ratusha.games.terra_mystica.resources import gain_all
from ratusha.games.terra_mystica.state import TerraMystica
from ratusha.games.terra_mystica.terraform import (
    MOST_SPADES,
    gain_spades,
    not_transformable,
    spades_of,
    transform_warning,
    turn_over,
    ways,
)
from ratusha.kernel.decision import Reason, each_seat
from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg


def take_cult_bonus(g: TerraMystica, seat: int) -> None:
    """The bonus, once for each full number of steps on the tile's cult. Rules 13.1, 13.2, 15.4."""
    player = g.players[seat]
    tile = g.tile()
    cult = TILE_CULT[tile]
    if cult == NO_CULT:
        gain_all(g, seat, TILE_PRIEST_BONUS[tile], player.ordained, "cult-bonus")
    else:
        times = player.cults[cult] // TILE_EVERY[tile]
        if times:
            gain_all(g, seat, TILE_BONUS[tile], times, "cult-bonus")
            if TILE_BONUS[tile].spades:
                player.spades = TILE_BONUS[tile].spades * times
                gain_spades(g, seat, player.spades, False, False)
    if g.events is not None:
        g.tell("terra_mystica-cult-bonus", seat)


def bonus_spade_moves(g: TerraMystica, seat: int) -> list[int]:
    """Where the spades of a cult bonus may go: no jump, no bought spade, no card. Rule 13.3."""
    player = g.players[seat]
    spades = player.spades if player.spades < MOST_SPADES else MOST_SPADES
    found: list[int] = []
    for hex in free_land(g, player, player.ship):
        found += ways(player.faction, hex, g.terrain[hex], spades)
    return found


def bonus_spade_obstacle(g: TerraMystica, seat: int, move: int) -> Reason | None:
    """Why the spades of a cult bonus can't make this of that hex. Rule 13.3."""
    reason = not_transformable(g, seat, move)
    if reason is not None:
        return reason
    player = g.players[seat]
    hex = MOVES.args[move][0]
    if not adjacent(g, player, hex, player.ship):
        return Reason(Msg("terra_mystica-why-reach", hex=names.hex(hex)), "13.3")
    need = spades_of(FACTIONS[player.faction], g.terrain[hex], move)
    if need > player.spades:
        return Reason(Msg("terra_mystica-why-spades", need=need, have=player.spades), "13.3")
    return None


def use_bonus_spades(g: TerraMystica, seat: int, move: int) -> None:
    """One hex transformed outside the action phase, or what is left given up. Rule 13.3."""
    player = g.players[seat]
    if LAPSE.has(move):
        player.spades = 0
        return
    hex, to = MOVES.args[move]
    player.spades -= spades_of(FACTIONS[player.faction], g.terrain[hex], move)
    turn_over(g, seat, hex, to)


class CultSpades(Choice):
    """The spades of a cult bonus are used at once or lost. Rule 13.3.

    With late answers the others need not wait for theirs. Rule 15.6.
    """

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (TRANSFORM, DETOUR, LAPSE, LEAVE)

    def rule(self) -> str:
        return "13.3"

    def obstacle(self, g: TerraMystica, move: int) -> Reason | None:
        if LEAVE.has(move):
            return leave_obstacle(g, self.seat)
        return None if LAPSE.has(move) else bonus_spade_obstacle(g, self.seat, move)

    def moves(self, g: TerraMystica) -> list[int]:
        found = bonus_spade_moves(g, self.seat)
        found.append(LAPSE_MOVE)
        if g.leaving:
            found.append(LEAVE_MOVE)
        return found

    def play(self, g: TerraMystica, move: int) -> None:
        if LEAVE.has(move):
            leave(g, self.seat)
        else:
            use_bonus_spades(g, self.seat, move)

    def warning(self, g: TerraMystica, move: int) -> Msg | None:
        return transform_warning(g, self.seat, move) if TRANSFORM.has(move) or DETOUR.has(move) else None

    def aside_kinds(self) -> tuple[Kind, ...]:
        return (TRANSFORM, DETOUR, LAPSE, *ASIDES)

    def aside_obstacle(self, g: TerraMystica, seat: int, move: int) -> Reason | None:
        if not self._spends(move):
            return super().aside_obstacle(g, seat, move)
        if seat == self.seat:
            return self.not_now(g)
        if not g.late:
            return Reason(Msg("kernel-not-your-turn"))
        if not g.players[seat].spades:
            return Reason(Msg("terra_mystica-why-no-spades"), "13.3")
        return None if LAPSE.has(move) else bonus_spade_obstacle(g, seat, move)

    def asides(self, g: TerraMystica, seat: int) -> list[int]:
        found = super().asides(g, seat)
        if g.late and seat != self.seat and g.players[seat].spades:
            found += bonus_spade_moves(g, seat)
            found.append(LAPSE_MOVE)
        return found

    def play_aside(self, g: TerraMystica, seat: int, move: int) -> None:
        if self._spends(move):
            use_bonus_spades(g, seat, move)
        else:
            super().play_aside(g, seat, move)

    def _spends(self, move: int) -> bool:
        """Is this about the spades of a cult bonus?"""
        return LAPSE.has(move) or TRANSFORM.has(move) or DETOUR.has(move)


CULT_SPADES: Final = each_seat(CultSpades)
