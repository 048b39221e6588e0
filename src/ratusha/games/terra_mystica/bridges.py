"""Bridges. Rule 7.4."""

from __future__ import annotations

from typing import Final

from ratusha.games.terra_mystica import names, places
from ratusha.games.terra_mystica.board import SITES, SITES_AT
from ratusha.games.terra_mystica.choice import lapse_obstacle
from ratusha.games.terra_mystica.free import FREE, InTurn, add_free
from ratusha.games.terra_mystica.moves import BRIDGE, LAPSE, LAPSE_MOVE, MOVES
from ratusha.games.terra_mystica.state import NO_SEAT, TerraMystica
from ratusha.games.terra_mystica.towns import check_town
from ratusha.kernel.decision import Reason, each_seat
from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg


def bridge_sites(g: TerraMystica, seat: int) -> list[int]:
    """The free sites with a building of the player's at one end. Rule 7.4."""
    if not g.players[seat].bridges:
        return []
    return [site for site in range(len(SITES)) if g.bridges[site] == NO_SEAT and touches_own(g, seat, site)]


def touches_own(g: TerraMystica, seat: int, site: int) -> bool:
    """Is a building of the player at one end? Rule 7.4."""
    one, two = SITES[site]
    return g.owner[one] == seat or g.owner[two] == seat


def can_bridge(g: TerraMystica, seat: int) -> bool:
    """Is there such a site?"""
    player = g.players[seat]
    if player.bridges:
        for hex in player.buildings:
            for site in SITES_AT[hex]:
                if g.bridges[site] == NO_SEAT:
                    return True
    return False


def site_obstacle(g: TerraMystica, seat: int, site: int) -> Reason | None:
    """Why no bridge of this player can stand here. Rules 1.6, 7.4."""
    if not g.players[seat].bridges:
        return Reason(Msg("terra_mystica-why-no-bridge"), "1.6")
    if g.bridges[site] != NO_SEAT:
        return Reason(Msg("terra_mystica-why-bridged", site=names.site(site)), "7.11")
    if not touches_own(g, seat, site):
        return Reason(Msg("terra_mystica-why-bridge", site=names.site(site)), "7.4")
    return None


class PlaceBridge(InTurn):
    """A bridge is placed at once. Rule 7.4."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (BRIDGE, LAPSE, *FREE)

    def rule(self) -> str:
        return "7.4"

    def obstacle(self, g: TerraMystica, move: int) -> Reason | None:
        if BRIDGE.has(move):
            return site_obstacle(g, self.seat, MOVES.args[move][0])
        return lapse_obstacle(g) if LAPSE.has(move) else super().obstacle(g, move)

    def moves(self, g: TerraMystica) -> list[int]:
        found = [BRIDGE.first + site for site in bridge_sites(g, self.seat)]
        if g.give_up:
            found.append(LAPSE_MOVE)
        add_free(g, self.seat, found)
        return found

    def play(self, g: TerraMystica, move: int) -> None:
        if BRIDGE.has(move):
            place_bridge(g, self.seat, MOVES.args[move][0])
        elif not LAPSE.has(move):
            super().play(g, move)

    def label(self, g: TerraMystica, move: int) -> Msg:
        if BRIDGE.has(move):
            return Msg("terra_mystica-do-bridge", site=names.site(MOVES.args[move][0]))
        return super().label(g, move)

    def touches(self, g: TerraMystica, move: int) -> list[str]:
        return [places.site(MOVES.args[move][0])] if BRIDGE.has(move) else super().touches(g, move)

    def reaches_for(self, g: TerraMystica) -> list[tuple[str, int]]:
        sites = [(places.site(site), BRIDGE.at(site)) for site in range(len(SITES))]
        return [*sites, *super().reaches_for(g)]


def place_bridge(g: TerraMystica, seat: int, site: int) -> None:
    """A bridge, which may found a town. Rules 7.4, 11.4."""
    player = g.players[seat]
    player.bridges -= 1
    g.span_site(seat, site)
    if g.events is not None:
        g.tell("terra_mystica-bridged", seat, site=names.site(site))
        g.moved(places.bridges(seat), places.site(site))
    for end in SITES[site]:
        if g.owner[end] == seat:
            check_town(g, seat, end)


PLACE_BRIDGE: Final = each_seat(PlaceBridge)
