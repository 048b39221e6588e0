"""Favour tiles. Rules 8.4, 8.6."""

from __future__ import annotations

from ratusha.games.terra_mystica import names, places
from ratusha.games.terra_mystica.components import FAVOUR_CULT, FAVOUR_STEPS, FAVOUR_TOWN_POWER, FAVOURS
from ratusha.games.terra_mystica.cults import advance
from ratusha.games.terra_mystica.moves import FAVOUR
from ratusha.games.terra_mystica.state import TerraMystica
from ratusha.games.terra_mystica.towns import check_all_towns
from ratusha.kernel.bits import BIT
from ratusha.kernel.decision import Reason
from ratusha.kernel.msg import Msg


def favour_obstacle(g: TerraMystica, seat: int, tile: int) -> Reason | None:
    """Why this favour tile can't be taken. Rule 8.4."""
    if not g.turn.favours_owed:
        return Reason(Msg("terra_mystica-why-no-favour"), "8.4")
    if g.players[seat].favours & BIT[tile]:
        return Reason(Msg("terra_mystica-why-favour-twice"), "8.4")
    return None if g.favours[tile] else Reason(Msg("terra_mystica-why-tile-gone"), "8.4")


def favours_to_take(g: TerraMystica, seat: int) -> list[int]:
    """The favour tiles that are left and that the player has not got. Rule 8.4."""
    held = g.players[seat].favours
    return [tile for tile in range(FAVOURS) if g.favours[tile] and not held & BIT[tile]]


def add_favour_tiles(g: TerraMystica, seat: int, found: list[int]) -> None:
    """Taking one of them."""
    for tile in favours_to_take(g, seat):
        found.append(FAVOUR.at(tile))


def owe_favours(g: TerraMystica, seat: int, n: int) -> None:
    """This many more favour tiles are owed, but no more than can be taken. Rule 8.4."""
    g.turn.favours_owed = min(g.turn.favours_owed + n, len(favours_to_take(g, seat)))


def take_favour(g: TerraMystica, seat: int, tile: int) -> None:
    """A favour tile: its steps at once, its effect from now on. Rules 8.4, 8.6."""
    g.players[seat].favours |= BIT[tile]
    g.favours[tile] -= 1
    if g.events is not None:
        g.tell("terra_mystica-favour-tile", seat, tile=names.favour(tile))
        g.moved(places.favour(tile), places.tiles(seat))
    advance(g, seat, FAVOUR_CULT[tile], FAVOUR_STEPS[tile], "favour")
    if FAVOUR_TOWN_POWER[tile]:
        check_all_towns(g, seat)
    owe_favours(g, seat, -1)
