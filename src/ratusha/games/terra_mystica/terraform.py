"""Transform and build: what spades cost, and which way round the cycle. Chapter 6."""

from __future__ import annotations

from bisect import insort
from typing import Final

from ratusha.games.terra_mystica import names, places
from ratusha.games.terra_mystica.board import LANDS, NORTH, SPADES
from ratusha.games.terra_mystica.building import build, can_build, free_home, no_piece
from ratusha.games.terra_mystica.components import (
    DWELLING,
    FACTIONS,
    STRONGHOLD,
    TERRAINS,
    TILE_SPADE,
    Faction,
)
from ratusha.games.terra_mystica.moves import BUILD, DETOUR, MOVES, TRANSFORM
from ratusha.games.terra_mystica.player import Player
from ratusha.games.terra_mystica.reach import (
    adjacent,
    free_halves,
    free_land,
    has_free_land,
    jump_halves,
    jump_priests,
    jump_workers,
    needs_jump,
    shipping,
)
from ratusha.games.terra_mystica.resources import gain_power, pay, unpaid
from ratusha.games.terra_mystica.state import ABILITY, NO_SEAT, ROUND_TILE, TerraMystica
from ratusha.kernel.decision import Reason
from ratusha.kernel.msg import Msg

MOST_SPADES: Final = TERRAINS - 1
"""No transformation takes more: the long way round to the next terrain."""

# -- the cycle -------------------------------------------------------------------------------------


def spades_of(faction: Faction, terrain: int, move: int) -> int:
    """How many spades a transformation takes. Rules 6.5, 6.6, 12.12."""
    if faction.home_spades:
        return faction.home_spades
    need = SPADES[faction.home][terrain][MOVES.args[move][1]]
    return TERRAINS - need if DETOUR.has(move) else need


def not_transformable(g: TerraMystica, seat: int, move: int) -> Reason | None:
    """Why this hex can't become that terrain, however many spades there are. Rules 6.5, 6.6, 6.13, 12.12."""
    hex, to = MOVES.args[move]
    faction = FACTIONS[g.players[seat].faction]
    terrain = g.terrain[hex]
    if g.owner[hex] != NO_SEAT:
        return Reason(Msg("terra_mystica-why-occupied", hex=names.hex(hex)), "6.13")
    if terrain == to:
        return Reason(Msg("terra_mystica-why-same", hex=names.hex(hex)), "6.5")
    if faction.home_spades:
        if to != faction.home or DETOUR.has(move):
            return Reason(Msg("terra_mystica-why-giants"), "12.12")
    elif DETOUR.has(move) and faction.home not in (terrain, to):
        return Reason(Msg("terra_mystica-why-detour"), "6.6")
    return None


def _ways(faction: Faction, hex: int, terrain: int, spades: int) -> list[int]:
    """What this many spades can make of a hex. Rules 6.5, 6.6, 12.12."""
    home = faction.home
    if faction.home_spades:
        return [TRANSFORM.at(hex, home)] if terrain != home and spades >= faction.home_spades else []
    found: list[int] = []
    for to in range(TERRAINS):
        if to == terrain:
            continue
        need = SPADES[home][terrain][to]
        if need <= spades:
            found.append(TRANSFORM.at(hex, to))
        if home in (terrain, to) and TERRAINS - need <= spades:
            found.append(DETOUR.at(hex, to))
    return found


CASES: Final = MOST_SPADES + 1
_ways_known: Final[list[list[list[int] | None]]] = [[None] * (LANDS * TERRAINS * CASES) for _ in FACTIONS]


def ways(faction: int, hex: int, terrain: int, spades: int) -> list[int]:
    """The transformations of a hex with this many spades; kept for the next time: do not change the list."""
    known = _ways_known[faction]
    at = (hex * TERRAINS + terrain) * CASES + spades
    found = known[at]
    if found is None:
        found = _ways(FACTIONS[faction], hex, terrain, spades)
        known[at] = found
    return found


BUILD_MOVES: Final[list[list[int]]] = [[BUILD.at(hex)] for hex in range(LANDS)]

# -- action 1: bought spades, a dwelling -----------------------------------------------------------


def funds(player: Player, faction: Faction, workers: int, priests: int) -> int:
    """How many spades could be bought after paying this many workers and priests. Rule 6.4."""
    have = player.priests - priests if faction.spade_in_priests else player.workers - workers
    spades = have // faction.spade_cost[player.dig]
    return spades if spades < MOST_SPADES else MOST_SPADES


def too_dear(
    g: TerraMystica, seat: int, rule: str, hex: int, *, spades: int = 0, coins: int = 0, workers: int = 0
) -> Reason | None:
    """Why a hex can't be worked on: out of reach, or spades, dwelling and tunnel together cost too much."""
    player = g.players[seat]
    faction = FACTIONS[player.faction]
    priests = 0
    if not adjacent(g, player, hex, shipping(player)):
        if not needs_jump(g, player, hex):
            return Reason(Msg("terra_mystica-why-reach", hex=names.hex(hex)), "6.1")
        workers += jump_workers(player, faction)
        priests += jump_priests(player, faction)
    price = spades * faction.spade_cost[player.dig]
    if faction.spade_in_priests:
        priests += price
    else:
        workers += price
    return unpaid(g, seat, rule, coins=coins, workers=workers, priests=priests)


def dwelling_obstacle(g: TerraMystica, seat: int, hex: int) -> Reason | None:
    """Why no dwelling can be built here as an action. Rules 6.1, 6.2, 6.13."""
    player = g.players[seat]
    faction = FACTIONS[player.faction]
    return (
        free_home(g, seat, hex)
        or no_piece(player, DWELLING)
        or too_dear(
            g,
            seat,
            "6.2",
            hex,
            coins=faction.cost_coins[DWELLING],
            workers=faction.cost_workers[DWELLING],
        )
    )


def transform_obstacle(g: TerraMystica, seat: int, move: int) -> Reason | None:
    """Why this hex can't become that terrain with bought spades. Rules 6.1, 6.4 to 6.6."""
    reason = not_transformable(g, seat, move)
    if reason is not None:
        return reason
    hex = MOVES.args[move][0]
    faction = FACTIONS[g.players[seat].faction]
    return too_dear(g, seat, "6.4", hex, spades=spades_of(faction, g.terrain[hex], move))


def add_digs(g: TerraMystica, seat: int, found: list[int]) -> None:
    """Action 1: bought spades, or building on a home hex without any. Rules 6.1 to 6.7."""
    player = g.players[seat]
    faction = FACTIONS[player.faction]
    if funds(player, faction, 0, 0) or can_build(player, faction, 0):
        north, south = free_halves(g, player, shipping(player))
        _add_digs(g, player, faction, north, south, 0, 0, found)
        if faction.jump_points:
            workers = jump_workers(player, faction)
            priests = jump_priests(player, faction)
            north, south = jump_halves(g, player, faction)
            _add_digs(g, player, faction, north, south, workers, priests, found)


def _add_digs(
    g: TerraMystica,
    player: Player,
    faction: Faction,
    north: int,
    south: int,
    workers: int,
    priests: int,
    found: list[int],
) -> None:
    """The builds and transformations on these hexes, after paying for a jump."""
    spades = funds(player, faction, workers, priests)
    build = can_build(player, faction, workers)
    _add_half(g, player, north, 0, spades, build, found)
    _add_half(g, player, south, NORTH, spades, build, found)


def _add_half(
    g: TerraMystica, player: Player, mask: int, first: int, spades: int, build: bool, found: list[int]
) -> None:
    """The builds and transformations on the hexes of one half of the map; `first` is its first hex."""
    home = FACTIONS[player.faction].home
    while mask:
        low = mask & -mask
        mask ^= low
        hex = first + low.bit_length() - 1
        terrain = g.terrain[hex]
        if build and terrain == home:
            found += BUILD_MOVES[hex]
        if spades:
            found += ways(player.faction, hex, terrain, spades)


def pay_jump(g: TerraMystica, seat: int, hex: int) -> None:
    """If the hex is not next to the buildings: a tunnel or carpet, with its points. Rules 12.8, 12.13."""
    player = g.players[seat]
    faction = FACTIONS[player.faction]
    if faction.jump_points and needs_jump(g, player, hex):
        pay(g, seat, 0, jump_workers(player, faction), jump_priests(player, faction), "jump")
        g.score(seat, ABILITY, faction.jump_points)
        g.turn.jumped = hex


def build_in_action(g: TerraMystica, seat: int, hex: int) -> None:
    """A dwelling as an action of its own. Rule 6.3."""
    pay_jump(g, seat, hex)
    build(g, seat, hex)


# -- spades ----------------------------------------------------------------------------------------


def gain_spades(g: TerraMystica, seat: int, n: int, bought: bool, acting: bool) -> None:
    """What getting spades brings some factions. Rules 6.14, 12.3, 12.4, 12.5."""
    player = g.players[seat]
    faction = FACTIONS[player.faction]
    if faction.spade_points:
        g.score(seat, ABILITY, n * faction.spade_points)
    if bought and faction.bought_spade_points:
        g.score(seat, ABILITY, n * faction.bought_spade_points)
    if faction.stronghold_spade_power and player.counts[STRONGHOLD]:
        gain_power(g, seat, n * faction.stronghold_spade_power, "ability")
    if acting and g.on_gain:
        score_spades(g, seat, n)


def score_spades(g: TerraMystica, seat: int, n: int) -> None:
    """The round's points for spades. Rule 6.14."""
    points = TILE_SPADE[g.tile()]
    if points:
        g.score(seat, ROUND_TILE, n * points)


def buy_spades(g: TerraMystica, seat: int, n: int) -> None:
    """Pay for spades in workers, the Darklings in priests. Rule 6.4."""
    player = g.players[seat]
    faction = FACTIONS[player.faction]
    price = n * faction.spade_cost[player.dig]
    if faction.spade_in_priests:
        pay(g, seat, 0, 0, price, "dig")
    else:
        pay(g, seat, 0, price, 0, "dig")
    gain_spades(g, seat, n, True, True)


def spade_obstacle(g: TerraMystica, seat: int) -> Reason | None:
    """Why no spade can be bought before its hex is named. Ruling 6.15."""
    if may_buy_one(g, seat):
        return None
    player = g.players[seat]
    faction = FACTIONS[player.faction]
    if not (g.give_up or (faction.stronghold_spade_power and player.counts[STRONGHOLD])):
        return Reason(Msg("terra_mystica-why-hex-first"), "6.15")
    price = faction.spade_cost[player.dig]
    priests = price if faction.spade_in_priests else 0
    return unpaid(g, seat, "6.4", workers=price - priests, priests=priests) or Reason(
        Msg("terra_mystica-why-no-target"), "7.5"
    )


def may_buy_one(g: TerraMystica, seat: int) -> bool:
    """Can another spade be bought by itself, and is there a hex that takes all in hand? Ruling 6.15."""
    player = g.players[seat]
    faction = FACTIONS[player.faction]
    powerful = faction.stronghold_spade_power and player.counts[STRONGHOLD]
    spades = player.spades + 1
    if not (powerful or g.give_up) or spades > MOST_SPADES or funds(player, faction, 0, 0) == 0:
        return False
    if spades == 1 or g.give_up:
        return has_free_land(g, player)
    for hex in free_land(g, player, shipping(player)):
        terrain = g.terrain[hex]
        more = ways(player.faction, hex, terrain, spades)
        if len(more) > len(ways(player.faction, hex, terrain, spades - 1)):
            return True
    return False


def buy_one(g: TerraMystica, seat: int) -> None:
    """Buy a spade that must be used on the hex named afterwards. Ruling 6.15."""
    if g.events is not None:
        g.tell("terra_mystica-spade-bought", seat)
    g.players[seat].spades += 1
    g.turn.bought += 1
    buy_spades(g, seat, 1)


# -- doing it --------------------------------------------------------------------------------------


def change(g: TerraMystica, seat: int, hex: int, to: int) -> None:
    """A hex becomes another terrain; if it is home, it may be built on in this action."""
    turn_over(g, seat, hex, to)
    g.turn.transformed.append(hex)
    if to == FACTIONS[g.players[seat].faction].home:
        insort(g.turn.buildable, hex)
    else:
        g.turn.foreign = 1


def turn_over(g: TerraMystica, seat: int, hex: int, to: int) -> None:
    """A hex becomes another terrain, and nothing follows from it."""
    g.terrain[hex] = to
    if g.events is not None:
        g.tell("terra_mystica-transformed", seat, hex=names.hex(hex), terrain=names.terrain(to))
        g.moved(places.terrain(seat, to), places.hex(hex))


def transform(g: TerraMystica, seat: int, move: int, free: int) -> int:
    """Transform a hex with free spades, bought ones on top; returns the free ones used. Rule 6.8."""
    hex, to = MOVES.args[move]
    need = spades_of(FACTIONS[g.players[seat].faction], g.terrain[hex], move)
    pay_jump(g, seat, hex)
    used = need if need < free else free
    if need > used:
        buy_spades(g, seat, need - used)
    if not g.on_gain:
        score_spades(g, seat, need)
    change(g, seat, hex, to)
    return used


# -- words -----------------------------------------------------------------------------------------


def transform_label(g: TerraMystica, seat: int, move: int) -> Msg:
    """What becomes what, with how many spades."""
    hex, to = MOVES.args[move]
    spades = spades_of(FACTIONS[g.players[seat].faction], g.terrain[hex], move)
    return Msg(
        "terra_mystica-do-detour" if DETOUR.has(move) else "terra_mystica-do-transform",
        hex=names.hex(hex),
        old=names.terrain(g.terrain[hex]),
        terrain=names.terrain(to),
        spades=Msg("terra_mystica-n-spade", n=spades),
    )


def transform_touches(seat: int, move: int) -> list[str]:
    """The hex, what it becomes, and perhaps the long way round."""
    hex, to = MOVES.args[move]
    way = [places.detour(seat)] if DETOUR.has(move) else []
    return [places.hex(hex), places.terrain(seat, to), *way]


def transform_warning(g: TerraMystica, seat: int, move: int) -> Msg | None:
    """What a person might regret about a transformation."""
    hex, to = MOVES.args[move]
    home = FACTIONS[g.players[seat].faction].home
    if DETOUR.has(move):
        return Msg("terra_mystica-warn-long-way")
    if g.terrain[hex] == home:
        return Msg("terra_mystica-warn-home-lost")
    return Msg("terra_mystica-warn-foreign") if to != home else None
