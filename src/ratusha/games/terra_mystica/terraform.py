"""Transform and build: how far one reaches, what spades cost, which way round the cycle. Chapter 6."""

from __future__ import annotations

from typing import Final

from ratusha.games.terra_mystica.board import BIT, JUMP, LANDS, SPADES, lands_of
from ratusha.games.terra_mystica.components import (
    CARD_SHIPPING,
    DWELLING,
    FACTIONS,
    PIECES,
    STRONGHOLD,
    TERRAINS,
    TILE_SPADE,
    Faction,
)
from ratusha.games.terra_mystica.leech import late_moves, leave, play_late
from ratusha.games.terra_mystica.moves import (
    BUILD_AT,
    DETOUR,
    DETOUR_AT,
    LAPSE_MOVE,
    LEAVE_MOVE,
    MOVES,
    TRANSFORM,
    TRANSFORM_AT,
)
from ratusha.games.terra_mystica.names import terrain_name
from ratusha.games.terra_mystica.player import Player
from ratusha.games.terra_mystica.resources import gain_power, pay
from ratusha.games.terra_mystica.state import (
    ABILITY,
    ROUND_TILE,
    TerraMystica,
)
from ratusha.kernel.decision import Decision
from ratusha.kernel.msg import Msg

MOST_SPADES: Final = 6
_DETOUR: Final = DETOUR_AT[0] - TRANSFORM_AT[0]


def _ways(faction: Faction, terrain: int, spades: int) -> list[int]:
    """What so many spades can make of a terrain, as distances from TRANSFORM_AT. Rules 6.5, 6.6, 12.12."""
    home = faction.home
    if faction.home_spades:
        return [home] if terrain != home and spades >= faction.home_spades else []
    found: list[int] = []
    for to in range(TERRAINS):
        if to == terrain:
            continue
        need = SPADES[home][terrain][to]
        if need <= spades:
            found.append(to)
        if home in (terrain, to) and TERRAINS - need <= spades:
            found.append(_DETOUR + to)
    return found


WAYS: Final[list[list[list[list[int]]]]] = [
    [[_ways(faction, terrain, n) for n in range(MOST_SPADES + 1)] for terrain in range(TERRAINS)]
    for faction in FACTIONS
]
"""WAYS[faction][terrain][spades]."""


_ways_at: Final[dict[int, list[int]]] = {}
"""The moves of WAYS on each hex, kept once they have been needed."""


def spades_of(faction: Faction, terrain: int, move: int) -> int:
    """How many spades a transformation takes. Rules 6.5, 6.6, 12.12."""
    if faction.home_spades:
        return faction.home_spades
    need = SPADES[faction.home][terrain][MOVES.args[move][1]]
    return TERRAINS - need if DETOUR.has(move) else need


def reachable(g: TerraMystica, player: Player) -> int:
    """The free hexes next to the player's buildings, directly or by ship, with the bonus card. Rule 6.1."""
    reach = player.reach
    if player.card >= 0 and CARD_SHIPPING[player.card] and FACTIONS[player.faction].ship_max:
        reach = g.reach_by(player, player.ship + CARD_SHIPPING[player.card])
    return reach & ~g.occupied


def jump_price(player: Player, faction: Faction) -> tuple[int, int]:
    """Workers and priests for a tunnel or a carpet flight. Rules 12.8, 12.13."""
    built = 1 if player.counts[STRONGHOLD] else 0
    return faction.jump_workers[built], faction.jump_priests[built]


def jumps(g: TerraMystica, player: Player, faction: Faction) -> int:
    """The free hexes to be reached only by a tunnel or carpet, if one can be paid. Rules 12.8, 12.13."""
    skip = faction.jump_skip[1 if player.counts[STRONGHOLD] else 0]
    if skip == 0 or g.jumped:
        return 0
    workers, priests = jump_price(player, faction)
    if player.workers < workers or player.priests < priests:
        return 0
    far = 0
    skip += player.carpet
    for hex in lands_of(player.buildings):
        far |= JUMP[hex][skip]
    return far & ~player.reach & ~g.occupied


def funds(player: Player, faction: Faction, workers: int, priests: int) -> int:
    """How many spades could be bought after paying so many workers and priests. Rule 6.4."""
    have = player.priests - priests if faction.spade_in_priests else player.workers - workers
    spades = have // faction.spade_cost[player.dig]
    return spades if spades < MOST_SPADES else MOST_SPADES


def can_build(player: Player, faction: Faction, workers: int) -> bool:
    """Can a dwelling be paid, after paying so many workers? Rule 6.2."""
    return (
        player.counts[DWELLING] < PIECES[DWELLING]
        and player.coins >= faction.cost_coins[DWELLING]
        and player.workers >= faction.cost_workers[DWELLING] + workers
    )


def dig_moves(g: TerraMystica, seat: int, hexes: int) -> list[int]:
    """Action 1 on these hexes: bought spades, or building on a home hex without any. Rules 6.1 to 6.7."""
    player = g.players[seat]
    faction = FACTIONS[player.faction]
    found: list[int] = []
    add_digs(g, player, faction, reachable(g, player) & hexes, 0, 0, found)
    if faction.jump_points:
        workers, priests = jump_price(player, faction)
        add_digs(g, player, faction, jumps(g, player, faction) & hexes, workers, priests, found)
    return found


def add_digs(
    g: TerraMystica,
    player: Player,
    faction: Faction,
    hexes: int,
    workers: int,
    priests: int,
    found: list[int],
) -> None:
    """The builds and transformations on these hexes, after paying for a jump."""
    spades = funds(player, faction, workers, priests)
    build = can_build(player, faction, workers)
    home = faction.home
    for hex in lands_of(hexes):
        terrain = g.terrain[hex]
        if build and terrain == home:
            found.append(BUILD_AT + hex)
        if spades:
            key = ((player.faction * LANDS + hex) * TERRAINS + terrain) * (MOST_SPADES + 1) + spades
            moves = _ways_at.get(key)
            if moves is None:
                moves = [TRANSFORM_AT[hex] + way for way in WAYS[player.faction][terrain][spades]]
                _ways_at[key] = moves
            found += moves


def pay_jump(g: TerraMystica, seat: int, hex: int) -> None:
    """If the hex is not next to the buildings: a tunnel or carpet, with its points. Rules 12.8, 12.13."""
    player = g.players[seat]
    faction = FACTIONS[player.faction]
    if faction.jump_points and not player.reach & BIT[hex] and not g.jumped & BIT[hex]:
        workers, priests = jump_price(player, faction)
        pay(g, seat, 0, workers, priests, "jump")
        g.score(seat, ABILITY, faction.jump_points)
        g.jumped = BIT[hex]


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


def change(g: TerraMystica, seat: int, hex: int, to: int) -> None:
    """A hex becomes another terrain; if it is home, it may be built on in this action."""
    g.terrain[hex] = to
    g.done |= BIT[hex]
    if to == FACTIONS[g.players[seat].faction].home:
        g.buildable |= BIT[hex]
    else:
        g.foreign = 1
    if g.events is not None:
        from ratusha.games.terra_mystica.board import LAND_IDS

        g.tell("terra_mystica-transformed", seat, hex=LAND_IDS[hex], terrain=terrain_name(to))


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


def free_spade_moves(g: TerraMystica, seat: int) -> list[int]:
    """Where the free spades of an action may go. Rules 6.8 to 6.11."""
    player = g.players[seat]
    faction = FACTIONS[player.faction]
    found: list[int] = []
    add_free(g, player, faction, reachable(g, player) & ~g.done, 0, 0, found)
    if faction.jump_points:
        workers, priests = jump_price(player, faction)
        add_free(g, player, faction, jumps(g, player, faction) & ~g.done, workers, priests, found)
    return found


def may_buy_one(g: TerraMystica, player: Player, faction: Faction) -> bool:
    """Can another spade be bought by itself, and is there a hex that takes all in hand? Ruling 6.15."""
    rich = faction.stronghold_spade_power and player.counts[STRONGHOLD]
    if not (rich or g.give_up) or funds(player, faction, 0, 0) == 0:
        return False
    spades = player.spades + 1
    if spades > MOST_SPADES:
        return False
    if spades == 1 or g.give_up:
        return reachable(g, player) != 0
    for hex in lands_of(reachable(g, player)):
        terrain = g.terrain[hex]
        if len(WAYS[player.faction][terrain][spades]) > len(WAYS[player.faction][terrain][spades - 1]):
            return True
    return False


def buy_one(g: TerraMystica, seat: int) -> None:
    """Buy a spade that must be used on the hex named afterwards. Ruling 6.15."""
    g.players[seat].spades += 1
    g.bought += 1
    buy_spades(g, seat, 1)


def add_free(
    g: TerraMystica,
    player: Player,
    faction: Faction,
    hexes: int,
    workers: int,
    priests: int,
    found: list[int],
) -> None:
    """The transformations of these hexes with free spades and, on the first hex, bought ones."""
    ways = WAYS[player.faction]
    spades = player.spades
    if g.may_buy and not g.spade_used:
        spades += funds(player, faction, workers, priests)
        if spades > MOST_SPADES:
            spades = MOST_SPADES
    home = faction.home
    for hex in lands_of(hexes):
        base = TRANSFORM_AT[hex]
        for way in ways[g.terrain[hex]][spades]:
            # At most one hex of an action may end foreign. Rule 6.11.
            if g.foreign and way % _DETOUR != home:
                continue
            # Bought spades are all used on the hex. Rule 6.10.
            if g.bought and not g.give_up and spades_of(faction, g.terrain[hex], base + way) < player.spades:
                continue
            found.append(base + way)


def cult_spade_moves(g: TerraMystica, seat: int) -> list[int]:
    """Where the spades of a cult reward may go: no jump, no bought spade, no card. Rule 13.3."""
    player = g.players[seat]
    ways = WAYS[player.faction]
    spades = player.spades if player.spades < MOST_SPADES else MOST_SPADES
    found: list[int] = []
    hexes = player.reach & ~g.occupied
    for hex in lands_of(hexes):
        base = TRANSFORM_AT[hex]
        for way in ways[g.terrain[hex]][spades]:
            found.append(base + way)
    return found


def use_cult_spades(g: TerraMystica, seat: int, move: int) -> None:
    """One hex transformed outside the action phase, or what is left given up. Rule 13.3."""
    player = g.players[seat]
    if move == LAPSE_MOVE:
        player.spades = 0
        return
    hex, to = MOVES.args[move]
    player.spades -= spades_of(FACTIONS[player.faction], g.terrain[hex], move)
    g.terrain[hex] = to
    if g.events is not None:
        from ratusha.games.terra_mystica.board import LAND_IDS

        g.tell("terra_mystica-transformed", seat, hex=LAND_IDS[hex], terrain=terrain_name(to))


class CultSpades(Decision[TerraMystica]):
    """The spades of a cult reward are used at once or lost. Rule 13.3."""

    __slots__ = ()

    def moves(self, g: TerraMystica) -> list[int]:
        found = cult_spade_moves(g, self.seat)
        found.append(LAPSE_MOVE)
        if g.leaving:
            found.append(LEAVE_MOVE)
        return found

    def play(self, g: TerraMystica, move: int) -> None:
        if move == LEAVE_MOVE:
            leave(g, self.seat)
        else:
            use_cult_spades(g, self.seat, move)

    def label(self, g: TerraMystica, move: int) -> Msg:
        from ratusha.games.terra_mystica.labels import label

        return label(g, self.seat, move)

    def touches(self, g: TerraMystica, move: int) -> list[str]:
        from ratusha.games.terra_mystica.labels import touches

        return touches(g, self.seat, move)

    def asides(self, g: TerraMystica, seat: int) -> list[int]:
        """With late answers the others need not wait for their spades either. Rule 15.6."""
        if seat == self.seat:
            return []
        found = late_moves(g, seat)
        if g.late and g.players[seat].spades:
            found += cult_spade_moves(g, seat)
            found.append(LAPSE_MOVE)
        return found

    def play_aside(self, g: TerraMystica, seat: int, move: int) -> None:
        if move == LAPSE_MOVE or TRANSFORM.has(move) or DETOUR.has(move):
            use_cult_spades(g, seat, move)
        else:
            play_late(g, seat, move)


CULT_SPADES: Final = [CultSpades(seat) for seat in range(5)]
