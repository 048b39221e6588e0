"""Which moves the plans of a solo game look at: those that a player would think of.

A rule of thumb for bots; no rule depends on it. What is left out is nearly always worse than something that
is kept: a card given away for a basic action that is worth more than another one, a tile far from all roads,
a building that fewer storages serve than elsewhere, a house in the middle of the storages.
"""

from __future__ import annotations

from typing import Final

from ratusha.games.gloomhaven.components import (
    BASICS,
    BIT,
    BOARD,
    BUILDING_SHAPE,
    CARDS,
    CONSTRUCTING,
    FIRST_INPUT,
    FOREST,
    NOTHING,
    RECRUITING,
    RESOURCES,
    SECOND_INPUT,
    SHAPE_OF,
    TILE,
    TRADING,
    UPGRADING,
    WANTS,
)
from ratusha.games.gloomhaven.construct import Construct
from ratusha.games.gloomhaven.geometry import AROUND, CELL, around
from ratusha.games.gloomhaven.inputs import RoadAfter
from ratusha.games.gloomhaven.means import A_BASIC, AN_UPGRADE, CARD_FOR
from ratusha.games.gloomhaven.moves import (
    BASIC_ACTION,
    BUILD,
    CELL_OF,
    HIRE,
    HOUSE,
    MAIN,
    MOVES,
    ON_SITE,
    ROAD,
    UPGRADE,
    spot_of,
)
from ratusha.games.gloomhaven.prestige import PlaceBuilding
from ratusha.games.gloomhaven.recruit import HireAdviser
from ratusha.games.gloomhaven.roads import BuildRoad
from ratusha.games.gloomhaven.solo import Pay
from ratusha.games.gloomhaven.state import Gloomhaven
from ratusha.games.gloomhaven.trade import PlaceStorage, Trade
from ratusha.games.gloomhaven.turn import Turn
from ratusha.games.gloomhaven.upgrade import BuildUpgrade, LayFirst, PlaceUpgrade
from ratusha.games.gloomhaven.workload import hub_of

GIVEN: Final = 2
"""So many cards are thought of for a basic action: those that are worth the least otherwise."""
HOUSE_PLACES: Final = 4
PLACES: Final = 14
ROADS: Final = 10
"""So many places are thought of for a house, a tile, a road."""


def sensible(g: Gloomhaven, moves: list[int], now: Gloomhaven) -> list[int]:
    """Those of the moves of a solo game that a plan which began at `now` looks at; at least one."""
    top = g.agenda[-1]
    if isinstance(top, HireAdviser):
        return _hires(moves, now)
    if len(moves) < 3:
        return moves
    if isinstance(top, Turn):
        return _cards(g, moves)
    if isinstance(top, Trade):
        return _wanted(g, moves)
    if isinstance(top, BuildUpgrade):
        return _upgrades(g, moves)
    if isinstance(top, PlaceStorage):
        return _storages(g, moves, SHAPE_OF[top.kind], top.kind)
    if isinstance(top, PlaceUpgrade):
        return _storages(g, moves, SHAPE_OF[top.kind], top.kind)
    if isinstance(top, PlaceBuilding):
        return _buildings(g, moves, g.proposals[top.slot])
    if isinstance(top, Construct):
        return _houses(g, moves)
    if isinstance(top, BuildRoad | LayFirst | RoadAfter):
        return _roads(g, moves)
    if isinstance(top, Pay):
        return _payments(moves)
    return moves


def _hires(moves: list[int], now: Gloomhaven) -> list[int]:
    """Advisers whom one can see when the plan is made: who comes after them is a guess."""
    found = [move for move in moves if not HIRE.has(move) or move - HIRE.first in now.advisers]
    return found or moves


def _keeps(g: Gloomhaven, card: int) -> int:
    """What a card is worth if it is not given away for a basic action, in no unit."""
    if card == UPGRADING:
        return 9
    if card == TRADING:
        return 8
    if card == RECRUITING:
        return 7
    if card == CONSTRUCTING:
        return 6 if not g.houses[0] else 2
    good = CARD_FOR[card]
    if good == AN_UPGRADE:
        return 5
    if good == A_BASIC:
        return 4
    return 3 if good else 1


def _cards(g: Gloomhaven, moves: list[int]) -> list[int]:
    found: list[int] = []
    order: list[int] = []
    for move in moves:
        if MAIN.has(move):
            found.append(move)
        else:
            order.append(_keeps(g, move - BASIC_ACTION.first) * CARDS + move - BASIC_ACTION.first)
    order.sort()
    for one in order[:GIVEN]:
        found.append(BASIC_ACTION.first + one % CARDS)
    return found


def _needed(g: Gloomhaven) -> int:
    """The resources that buildings and proposals want, and what those are made from, as a mask."""
    found = 0
    for at in range(len(g.built)):
        found |= g.wanted[at]
    for card in g.proposals:
        if card != NOTHING:
            for r in WANTS[card]:
                found |= BIT[r]
    for r in range(RESOURCES - 1, BASICS - 1, -1):
        if found & BIT[r]:
            found |= BIT[FIRST_INPUT[r]]
            if SECOND_INPUT[r] != NOTHING:
                found |= BIT[SECOND_INPUT[r]]
    return found


def _wanted(g: Gloomhaven, moves: list[int]) -> list[int]:
    needed = _needed(g)
    found: list[int] = []
    for move in moves:
        if not BUILD.has(move) or needed & BIT[move - BUILD.first]:
            found.append(move)
    return found or moves


def _upgrades(g: Gloomhaven, moves: list[int]) -> list[int]:
    needed = _needed(g)
    found: list[int] = []
    for move in moves:
        if not UPGRADE.has(move) or needed & BIT[BASICS + move - UPGRADE.first]:
            found.append(move)
    return found or moves


def _storages(g: Gloomhaven, moves: list[int], shape: int, kind: int) -> list[int]:
    """Beside the hub, or a road or two away from it; beside a building that wants it."""
    hub = hub_of(g)
    near = around(hub & g.open) | hub
    beside = 0
    for at in range(len(g.built)):
        if g.wanted[at] & BIT[kind]:
            beside |= around(g.plot_cells[at])
    order: list[int] = []
    tiles = TILE[shape]
    for at in range(len(moves)):
        cells = tiles[spot_of(moves[at])]
        far = 0 if cells & hub else 1 if cells & near else 3
        if cells & beside:
            far = max(0, far - 1)
        covered = (around(cells) & hub & g.open).bit_count()
        order.append((far * 64 + covered) * 4096 + at)
    order.sort()
    return [moves[one % 4096] for one in order[:PLACES]]


def _buildings(g: Gloomhaven, moves: list[int], card: int) -> list[int]:
    """Where the most storages serve it at once; of those, where it covers the least of the hub."""
    if ON_SITE.has(moves[0]):
        return moves
    hub = hub_of(g)
    near = around(hub & g.open) | hub
    supply = g.supply[0]
    order: list[int] = []
    tiles = TILE[BUILDING_SHAPE[card]]
    for at in range(len(moves)):
        cells = tiles[spot_of(moves[at])]
        score = 0
        for r in WANTS[card]:
            if supply[r].mask & cells:
                score += 16
        if cells & hub:
            score += 24
        elif cells & near:
            score += 12
        score -= (cells & hub).bit_count()
        order.append((1024 - score) * 4096 + at)
    order.sort()
    return [moves[one % 4096] for one in order[:PLACES]]


def _houses(g: Gloomhaven, moves: list[int]) -> list[int]:
    """Houses where they leave the hub free; every bridge."""
    hub = hub_of(g) & g.open
    found: list[int] = []
    order: list[int] = []
    for at in range(len(moves)):
        if HOUSE.has(moves[at]):
            cell = CELL[CELL_OF[moves[at] - HOUSE.first]]
            order.append((around(cell) & hub).bit_count() * 4096 + at)
        else:
            found.append(moves[at])
    order.sort()
    for one in order[:HOUSE_PLACES]:
        found.append(moves[one % 4096])
    return found


def _roads(g: Gloomhaven, moves: list[int]) -> list[int]:
    """Roads that join a storage or a building with the hub, or come nearer to one, or to new ground."""
    hub = hub_of(g)
    needed = _needed(g)
    joins: list[int] = []
    nears: list[int] = []
    for r in range(RESOURCES):
        mask = g.supply[0][r].mask
        if mask and needed & BIT[r] and hub & ~mask:
            joins.append(mask)
            nears.append(around(mask & g.open))
    for at in range(len(g.built)):
        if g.wanted[at] and not g.plot_cells[at] & hub:
            mask = around(g.plot_cells[at])
            joins.append(mask)
            nears.append(around(mask & g.open))
    forest = 0
    if not g.houses[0]:
        forest = BOARD[g.board].terrain_mask[FOREST] & g.open & ~g.apart[0]
    order: list[int] = []
    found: list[int] = []
    for at in range(len(moves)):
        if not ROAD.has(moves[at]):
            found.append(moves[at])
            continue
        number = CELL_OF[moves[at] - ROAD.first]
        cell = CELL[number]
        halo = AROUND[number]
        score = (halo & g.open & ~hub).bit_count()
        if cell & hub:
            score += 8
        for i in range(len(joins)):
            if cell & joins[i]:
                score += 12
            elif cell & nears[i]:
                score += 5
        if halo & forest:
            score += 6
        order.append((1024 - score) * 4096 + at)
    order.sort()
    for one in order[:ROADS]:
        found.append(moves[one % 4096])
    return found


def _payments(moves: list[int]) -> list[int]:
    """As few lasting crystals as possible: the others are lost anyway."""
    best = moves[0]
    for move in moves:
        if MOVES.args[move][1] < MOVES.args[best][1]:
            best = move
    return [best]
