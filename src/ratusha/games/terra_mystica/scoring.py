"""Points on passing and at the end. Rules 7.8, 8.6 and chapter 14."""

from __future__ import annotations

from typing import Final

from ratusha.games.terra_mystica.board import (
    JUMP_NORTH,
    JUMP_SOUTH,
    JUMPS,
    NEIGHBOURS,
    NORTH,
    REACH_NORTH,
    REACH_SOUTH,
    SHIPS,
    SITES,
    hexes_of,
    north_of,
    south_of,
)
from ratusha.games.terra_mystica.components import (
    AREA_POINTS,
    CARD_PASS_POINTS,
    CARD_PASS_SHIPPING,
    CULT_POINTS,
    CULTS,
    DWELLING,
    FACTIONS,
    FAVOUR_PASS,
    FAVOURS,
    NO_CARD,
    POWER_FOR_COIN,
    SANCTUARY,
    STRONGHOLD,
    TRADING_HOUSE,
)
from ratusha.games.terra_mystica.reach import skips
from ratusha.games.terra_mystica.resources import TO_BURN, burn, pay, spend_power
from ratusha.games.terra_mystica.state import (
    ABILITY,
    AREA,
    CARD_POINTS,
    CULT_SOURCE,
    FAVOUR_POINTS,
    RESOURCES,
    TerraMystica,
)
from ratusha.kernel.bits import BIT, lowest
from ratusha.kernel.decision import Step


def score_pass(g: TerraMystica, seat: int) -> None:
    """The old card, the favour tile for trading houses, the Engineers' bridges. Rules 7.8, 8.6, 12.7."""
    player = g.players[seat]
    faction = FACTIONS[player.faction]
    if player.card != NO_CARD:
        table = CARD_PASS_POINTS[player.card]
        points = CARD_PASS_SHIPPING[player.card] * player.ship
        for kind in range(DWELLING, SANCTUARY + 1):
            points += table[kind] * player.counts[kind]
        if points:
            g.score(seat, CARD_POINTS, points)
    if player.favours:
        for tile in range(FAVOURS):
            if player.favours & BIT[tile]:
                points = FAVOUR_PASS[tile][player.counts[TRADING_HOUSE]]
                if points:
                    g.score(seat, FAVOUR_POINTS, points)
    if faction.bridge_points and player.counts[STRONGHOLD]:
        points = faction.bridge_points * joining_bridges(g, seat)
        if points:
            g.score(seat, ABILITY, points)


def joining_bridges(g: TerraMystica, seat: int) -> int:
    """A player's bridges with buildings of his at both ends. Rule 12.7."""
    found = 0
    for site, (one, two) in enumerate(SITES):
        if g.bridges[site] == seat and g.owner[one] == seat and g.owner[two] == seat:
            found += 1
    return found


def area(g: TerraMystica, seat: int) -> int:
    """The largest number of a player's buildings joined directly or indirectly. Rule 14.3."""
    player = g.players[seat]
    skip = skips(player, FACTIONS[player.faction])
    bridges = g.near is not NEIGHBOURS
    north = north_of(player.buildings)
    south = south_of(player.buildings)
    best = 0
    while north or south:
        found = 0
        todo = [lowest(north) if north else lowest(south) + NORTH]
        while todo:
            hex = todo.pop()
            found += 1
            near_north = REACH_NORTH[hex * SHIPS + player.ship] | JUMP_NORTH[hex * JUMPS + skip]
            near_south = REACH_SOUTH[hex * SHIPS + player.ship] | JUMP_SOUTH[hex * JUMPS + skip]
            if hex < NORTH:
                north &= ~BIT[hex]
            else:
                south &= ~BIT[hex - NORTH]
            if bridges:
                for near in g.near[hex]:
                    if near < NORTH:
                        near_north |= BIT[near]
                    else:
                        near_south |= BIT[near - NORTH]
            todo += hexes_of(north & near_north, south & near_south)
            north &= ~near_north
            south &= ~near_south
        best = max(best, found)
    return best


def shares(values: list[int], points: tuple[int, ...]) -> list[int]:
    """Points for the first three places; players who tie share them, rounded down. Rules 14.2, 14.4."""
    found: list[int] = []
    for value in values:
        above = 0
        level = 0
        for other in values:
            if other > value:
                above += 1
            elif other == value:
                level += 1
        total = 0
        for place in range(above, min(above + level, len(points))):
            total += points[place]
        found.append(total // level if value else 0)
    return found


def score_left_overs(g: TerraMystica, seat: int) -> None:
    """Everything into coins, coins into points. Rule 14.5."""
    player = g.players[seat]
    while player.bowl2 >= TO_BURN:
        burn(g, seat)
    coins = player.bowl3 // POWER_FOR_COIN + player.workers + player.priests
    spend_power(g, seat, player.bowl3, "resources")
    pay(g, seat, -coins, player.workers, player.priests, "resources")
    rate = FACTIONS[player.faction].coins_for_a_point
    points = player.coins // rate
    if points:
        pay(g, seat, points * rate, 0, 0, "resources")
        g.score(seat, RESOURCES, points)
    if g.events is not None:
        g.tell("terra_mystica-left-overs", seat)


class FinalScoring(Step[TerraMystica]):
    """Cults, the largest area, what is left over. Chapter 14."""

    __slots__ = ()

    def run(self, g: TerraMystica) -> None:
        for cult in range(CULTS):
            score_places(g, [player.cults[cult] for player in g.players], CULT_POINTS, CULT_SOURCE + cult)
        score_places(g, [area(g, seat) for seat in range(g.seats)], AREA_POINTS, AREA)
        for seat in range(g.seats):
            score_left_overs(g, seat)


def score_places(g: TerraMystica, values: list[int], points: tuple[int, ...], source: int) -> None:
    """Give the points of one ranking."""
    for seat, n in enumerate(shares(values, points)):
        if n:
            g.score(seat, source, n)


FINAL_SCORING: Final = FinalScoring()
