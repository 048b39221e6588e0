"""How much there is of what bots value in a seat's position; features.py names it, values.toml weighs it."""

from __future__ import annotations

from typing import Final

from ratusha.games.burgundy import features as f
from ratusha.games.burgundy.areas import SIZE
from ratusha.games.burgundy.boards import AREA, COLOUR_MASK, NUMBER
from ratusha.games.burgundy.components import (
    AMOUNT,
    ANIMAL,
    ANIMALS_ON,
    AREA_POINTS,
    BUILDING,
    BUILDING_NAMES,
    CASTLE,
    COLOUR_OF,
    COLOURS,
    DOES,
    DOES_POINTS,
    DOES_SELL,
    DOES_SILVER,
    DOES_WORKERS,
    GOODS_POINTS,
    KNOWLEDGE,
    LARGE_BONUS,
    MINE,
    NO_TILE,
    NUMBER_OF,
    NUMBERS,
    PHASE_POINTS,
    PHASES,
    ROUNDS,
    SHIP,
    SMALL_BONUS,
    SPECIES_OF,
)
from ratusha.games.burgundy.estate import Estate
from ratusha.games.burgundy.geometry import SPACES
from ratusha.games.burgundy.knowledge import END_POINTS
from ratusha.games.burgundy.scoring import counted
from ratusha.games.burgundy.state import NOBODY_YET, Burgundy
from ratusha.kernel.bits import BIT
from ratusha.kernel.values import Tally

_LAST_ROUND: Final = PHASES * ROUNDS
_IN_STORAGE: Final = 0.6
"""What a stored tile is worth, as a share of what it will do once placed."""
_OUT_OF_REACH: Final = 0.6
"""The same again when no space for it adjoins the estate yet."""
FIRST_WORKERS: Final = 2
"""So many workers count more than others: they turn a die."""
_WITH_NUMBER: Final[list[int]] = [
    sum(BIT[space] for space in range(SPACES) if NUMBER[space] == number) for number in range(NUMBERS + 1)
]
"""The spaces of each number, as a set."""
_LARGE: Final = 4
"""Areas of this many spaces are large."""
_ACTION: Final = 5.0
"""What an extra action is worth."""
_END_TILES: Final[dict[int, str]] = {tile.number: tile.each for tile in END_POINTS}
_END_AMOUNT: Final[dict[int, int]] = {tile.number: tile.amount for tile in END_POINTS}
_LASTING: Final[dict[int, float]] = {
    1: 4.0,
    2: 5.0,
    3: 5.0,
    4: 4.0,
    5: 4.0,
    6: 7.0,
    7: 5.0,
    8: 5.0,
    9: 6.0,
    10: 6.0,
    11: 5.0,
    12: 6.0,
    13: 4.0,
    14: 4.0,
}
"""What a knowledge tile that changes a rule brings over a whole game."""


def assess(g: Burgundy, seat: int, tally: Tally) -> None:
    """What a player has and may expect."""
    estate = g.estates[seat]
    tally.add(f.POINTS, float(g.points[seat]))
    if g.over or estate.board == 0:
        return
    left = time_left(g)
    tally.add(f.SILVER, float(estate.silver))
    tally.add(f.EARLY_SILVER, estate.silver * left)
    tally.add(f.WORKERS, float(estate.workers))
    tally.add(f.EARLY_WORKERS, estate.workers * left)
    tally.add(f.FIRST_WORKERS, float(min(estate.workers, FIRST_WORKERS)))
    tally.add(f.FILLED, float(estate.filled.bit_count()))
    tally.add(f.REACH, float(estate.frontier.bit_count()))
    tally.add(f.REACH_NUMBERS, float(_numbers(estate.frontier)))
    tally.add(f.GOODS, _goods(g, estate, left))
    tally.add(f.MINES, float(estate.mines * (PHASES + 1 - g.phase)))
    _add_knowledge(g, seat, left, tally)
    _add_areas(g, estate, left, tally)
    tally.add(f.COLOURS, _colours(g, estate))
    _add_storage(g, seat, left, tally)
    tally.add(f.ORDER, left * (g.seats - 1 - g.order.index(seat)))
    for decision in g.agenda:
        if decision.seat == seat:
            pending = _PENDING.get(type(decision).__name__, -1)
            if pending >= 0:
                tally.add(pending, 1.0)


def time_left(g: Burgundy) -> float:
    """The share of the game that is left."""
    return (_LAST_ROUND - g.rounds()) / _LAST_ROUND


_PENDING: Final[dict[str, int]] = {
    "CastleAction": f.EXTRA_ACTIONS,
    "CityHall": f.EXTRA_ACTIONS,
    "TakeFromDepot": f.EXTRA_GAINS,
    "WarehouseSale": f.EXTRA_GAINS,
    "LoadGoods": f.EXTRA_GAINS,
    "KeepGoods": f.GOODS_TO_KEEP,
}
"""The feature of what a player still has to decide."""


def _goods(g: Burgundy, estate: Estate, left: float) -> float:
    """Unsold goods: the points of a sale, if there is time for it, and its silver."""
    value = 0.0
    for goods in range(1, NUMBERS + 1):
        n = estate.goods[goods]
        if n:
            value += goods_hope(g, n, left)
    return value


def goods_hope(g: Burgundy, n: int, left: float) -> float:
    """The same for so many goods of one type."""
    hope = 0.85 if left > 0.1 else 0.5
    return hope * (n * GOODS_POINTS[g.seats] + 1.0) - 1.5


def _add_knowledge(g: Burgundy, seat: int, left: float, tally: Tally) -> None:
    """Knowledge tiles in the estate: what they will have brought at the end."""
    known = g.estates[seat].knowledge
    while known:
        first = known & -known
        number = first.bit_length() - 1
        feature = f.END_TILES if number in _END_TILES else f.KNOWLEDGE
        tally.add(feature, _knowledge_value(g, seat, number, left))
        known ^= first


def _knowledge_value(g: Burgundy, seat: int, number: int, left: float) -> float:
    if number in _END_TILES:
        each = _END_TILES[number]
        have = counted(g, seat, each)
        hope = 2.0 * left if each in BUILDING_NAMES else 2.5 * left
        if each == "goods-sold":
            hope = 8.0 * left
        return _END_AMOUNT[number] * (have + hope)
    return _LASTING.get(number, 3.0) * left


def _add_areas(g: Burgundy, estate: Estate, left: float, tally: Tally) -> None:
    """Areas begun: a share of their points that grows as they fill."""
    board = estate.board
    seen = 0
    filled = estate.filled
    for space in range(SPACES):
        if filled & BIT[space] and not seen & BIT[space]:
            area = AREA[board][space]
            seen |= area
            if filled & area != area:
                size = SIZE[board][space]
                feature = f.LARGE_AREAS if size >= _LARGE else f.AREAS
                tally.add(feature, _area_hope(g, (filled & area).bit_count(), size, left))


def _area_hope(g: Burgundy, filled: int, size: int, left: float) -> float:
    """What an unfinished area is worth with this many of its spaces filled."""
    missing = size - filled
    rounds = left * _LAST_ROUND
    time = missing * 2.5
    if rounds < missing * 0.8:
        return 0.0
    phase = min(PHASES, g.phase + int(time / ROUNDS))
    points = AREA_POINTS[size] + PHASE_POINTS[phase]
    share = filled / size
    return float(points) * share * (0.45 + 0.45 * share) * min(1.0, rounds / (missing * 2.0))


def _colours(g: Burgundy, estate: Estate) -> float:
    """Colours that are nearly filled, while a bonus tile is to be had."""
    value = 0.0
    for colour in range(COLOURS):
        if g.bonuses[2 * colour + 1] == NOBODY_YET:
            spaces = COLOUR_MASK[estate.board][colour]
            if estate.filled & spaces != spaces:
                bonus = LARGE_BONUS[g.seats] if g.bonuses[2 * colour] == NOBODY_YET else SMALL_BONUS[g.seats]
                share = (estate.filled & spaces).bit_count() / spaces.bit_count()
                value += bonus * share * share
    return value


def _add_storage(g: Burgundy, seat: int, left: float, tally: Tally) -> None:
    """Stored tiles: a share of what they will bring where they fit best."""
    estate = g.estates[seat]
    taken = 0
    within_reach = 0
    for tile in estate.storage:
        if tile != NO_TILE:
            tally.add(f.STORED_TILES, 1.0)
            spaces = estate.spaces_for(tile)
            if spaces:
                tally.add(f.PLACEABLE, 1.0)
                within_reach |= spaces
            worth, space = best_place(g, seat, tile, left, taken)
            tally.add(f.BUILDINGS + COLOUR_OF[tile], worth)
            if space >= 0:
                taken |= BIT[space]
    tally.add(f.PLACING_NUMBERS, float(_numbers(within_reach)))
    if estate.storage_full():
        tally.add(f.FULL_STORAGE, 1.0)


def _numbers(spaces: int) -> int:
    """How many different numbers these spaces have."""
    found = 0
    for number in range(1, NUMBERS + 1):
        if spaces & _WITH_NUMBER[number]:
            found += 1
    return found


def best_place(g: Burgundy, seat: int, tile: int, left: float, taken: int) -> tuple[float, int]:
    """What a stored tile is worth, and the space it is meant for."""
    estate = g.estates[seat]
    colour = COLOUR_OF[tile]
    spaces = estate.spaces_for(tile) & ~taken
    share = _IN_STORAGE
    if not spaces:
        spaces = COLOUR_MASK[estate.board][colour] & ~estate.filled & ~taken
        if colour == BUILDING:
            spaces &= ~estate.barred[tile]
        share *= _OUT_OF_REACH
    best = -1.0
    where = -1
    while spaces:
        first = spaces & -spaces
        space = first.bit_length() - 1
        gain = gain_at(g, estate, tile, space, left)
        if gain > best:
            best = gain
            where = space
        spaces ^= first
    if where < 0:
        return 0.0, -1
    return share * (best + effect(g, seat, tile, left)) * min(1.0, 0.3 + 4 * left), where


def gain_at(g: Burgundy, estate: Estate, tile: int, space: int, left: float) -> float:
    """What filling a space brings: the area's points if it is the last, else how much nearer it comes."""
    area = AREA[estate.board][space]
    size = SIZE[estate.board][space]
    filled = (estate.filled & area).bit_count()
    gain = -_area_hope(g, filled, size, left) if filled else 0.0
    if filled + 1 == size:
        gain += AREA_POINTS[size] + PHASE_POINTS[g.phase]
    else:
        gain += _area_hope(g, filled + 1, size, left)
    if COLOUR_OF[tile] == ANIMAL:
        herd = area & estate.filled
        while herd:
            first = herd & -herd
            other = estate.tiles[first.bit_length() - 1]
            if SPECIES_OF[other] == SPECIES_OF[tile]:
                gain += ANIMALS_ON[other]
            herd ^= first
    return gain


def effect(g: Burgundy, seat: int, tile: int, left: float) -> float:
    """What a tile brings when it is placed, its area aside."""
    colour = COLOUR_OF[tile]
    if colour == ANIMAL:
        return float(ANIMALS_ON[tile])
    if colour == SHIP:
        return 4.0
    if colour == CASTLE:
        return _ACTION
    if colour == MINE:
        return 1.7 * (PHASES + 1 - g.phase)
    if colour == KNOWLEDGE:
        return _knowledge_value(g, seat, NUMBER_OF[tile], left)
    does = DOES[tile]
    if does == DOES_POINTS:
        return float(AMOUNT[tile])
    if does == DOES_SILVER:
        return AMOUNT[tile] * (0.8 + 0.4 * left)
    if does == DOES_WORKERS:
        return AMOUNT[tile] * (0.5 + 0.3 * left)
    if does == DOES_SELL:
        return 2.0
    return 3.5
