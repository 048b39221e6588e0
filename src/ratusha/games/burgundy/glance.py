"""What each move seems to bring at a glance, without playing it: how bots play a position on.

`evaluate.py` looks at the position after a move; here only what the move itself changes is looked at, by the
same features and weights, and not what that means for the other stored tiles.
"""

from __future__ import annotations

from typing import Final

from ratusha.games.burgundy import features as f
from ratusha.games.burgundy.boards import COLOUR_MASK, DISTANCE, NUMBER
from ratusha.games.burgundy.components import (
    COLOUR_OF,
    GOODS_POINTS,
    GOODS_SPACES,
    LARGE_BONUS,
    NO_TILE,
    NUMBERS,
    PRICE_OF_A_TILE,
    SHELF,
    SILVER_FOR_SALE,
    SMALL_BONUS,
    TILES,
    WORKERS_FOR_ACTION,
)
from ratusha.games.burgundy.evaluate import FIRST_WORKERS, best_place, effect, gain_at, goods_hope, time_left
from ratusha.games.burgundy.geometry import NEIGHBOURS
from ratusha.games.burgundy.knowledge import ACTION_SILVER, ACTION_WORKERS, SALE_SILVER, SALE_WORKERS
from ratusha.games.burgundy.moves import (
    BUY,
    FREE_PLACE,
    FREE_SELL,
    FREE_TAKE,
    FREE_WORKERS,
    KEEP,
    LOAD,
    MOVES,
    PLACE,
    SELL,
    SETTLE,
    TAKE,
    WORKERS,
)
from ratusha.games.burgundy.ships import goods_in
from ratusha.games.burgundy.state import NOBODY_YET, Burgundy
from ratusha.games.burgundy.workers import free_place_step, free_take_step, price
from ratusha.kernel.bits import BIT
from ratusha.kernel.decision import NO_MOVE
from ratusha.kernel.moves import NONE

UNKNOWN: Final = -1.0


def likely(g: Burgundy, weights: list[float]) -> int:
    """The move that seems to bring most to the seat that is asked; NO_MOVE where that can't be told."""
    moves = g.moves()
    if len(moves) == 1:
        return moves[0]
    if SETTLE.has(moves[0]):
        return NO_MOVE
    glance = Glance(g, g.seat, weights)
    best = moves[0]
    most = glance.gain(best)
    for move in moves:
        gain = glance.gain(move)
        if gain > most:
            most = gain
            best = move
    return best


def promising(g: Burgundy, weights: list[float], most: int) -> list[int]:
    """The moves that seem to bring most, the best first; none where that can't be told."""
    moves = g.moves()
    if len(moves) <= 1:
        return moves
    if SETTLE.has(moves[0]):
        return []
    glance = Glance(g, g.seat, weights)
    gains = [glance.gain(move) for move in moves]
    order = sorted(range(len(moves)), key=lambda at: -gains[at])
    return [moves[at] for at in order[:most]]


class Glance:
    """What a seat's moves bring in one position, in points."""

    __slots__ = ("g", "known", "left", "seat", "silver", "stored", "taken", "weights", "worker")

    def __init__(self, g: Burgundy, seat: int, weights: list[float]) -> None:
        left = time_left(g)
        self.g = g
        self.seat = seat
        self.weights = weights
        self.left: float = left
        self.silver: float = weights[f.SILVER] + weights[f.EARLY_SILVER] * left
        """What a silverling is worth."""
        self.worker: float = weights[f.WORKERS] + weights[f.EARLY_WORKERS] * left
        self.taken: int = 0
        """The spaces that stored tiles are meant for."""
        self.stored: list[float] = []
        """What each stored tile is worth where it lies."""
        for tile in g.estates[seat].storage:
            if tile == NO_TILE:
                self.stored.append(0.0)
            else:
                worth, space = best_place(g, seat, tile, left, self.taken)
                self.stored.append(worth * weights[f.BUILDINGS + COLOUR_OF[tile]] + self.storing(tile))
                if space >= 0:
                    self.taken |= BIT[space]
        self.known: list[float] = [UNKNOWN] * TILES
        """What a tile of each kind would be worth in storage, as far as that has been asked."""

    def gain(self, move: int) -> float:
        """What a move brings."""
        tag = MOVES.tag[move]
        g = self.g
        estate = g.estates[self.seat]
        if tag == TAKE.tag:
            die, depot, slot, discard = MOVES.args[move]
            paid = price(estate, DISTANCE[die][depot], free_take_step(estate))
            return self.taking(depot, slot, discard) - self.spending(paid)
        if tag == PLACE.tag:
            die, slot, space = MOVES.args[move]
            free = free_place_step(estate, COLOUR_OF[estate.storage[slot]])
            return self.placing(slot, space) - self.spending(
                price(estate, DISTANCE[die][NUMBER[space]], free)
            )
        if tag == SELL.tag:
            die, goods = MOVES.args[move]
            return self.selling(goods) - self.spending(price(estate, DISTANCE[die][goods], 0))
        if tag == WORKERS.tag or tag == FREE_WORKERS.tag:
            return self.working()
        if tag == BUY.tag:
            depot, slot, discard = MOVES.args[move]
            return self.taking(depot, slot, discard) - PRICE_OF_A_TILE * self.silver
        if tag == FREE_TAKE.tag:
            depot, slot, discard = MOVES.args[move]
            return self.taking(depot, slot, discard)
        if tag == FREE_PLACE.tag:
            slot, space = MOVES.args[move]
            return self.placing(slot, space)
        if tag == FREE_SELL.tag:
            return self.selling(MOVES.args[move][0])
        if tag == LOAD.tag:
            depot, second = MOVES.args[move]
            return self.loading(depot, second)
        if tag == KEEP.tag:
            goods = MOVES.args[move][0]
            return float(sum(g.depot_goods[goods :: NUMBERS + 1]))
        return 0.0

    def spending(self, workers: int) -> float:
        """What so many workers were worth; more of them with a negative number."""
        have = self.g.estates[self.seat].workers
        first = min(have, FIRST_WORKERS) - min(have - workers, FIRST_WORKERS)
        return workers * self.worker + first * self.weights[f.FIRST_WORKERS]

    def storing(self, tile: int) -> float:
        """What it is worth that a tile lies in storage, whatever it will bring."""
        worth = self.weights[f.STORED_TILES]
        return worth + self.weights[f.PLACEABLE] if self.g.estates[self.seat].spaces_for(tile) else worth

    def taking(self, depot: int, slot: int, discard: int) -> float:
        """A tile comes into storage, perhaps in place of another."""
        tile = self.g.shelves[SHELF[depot] + slot]
        if self.known[tile] == UNKNOWN:
            worth, _ = best_place(self.g, self.seat, tile, self.left, self.taken)
            self.known[tile] = worth * self.weights[f.BUILDINGS + COLOUR_OF[tile]] + self.storing(tile)
        if discard != NONE:
            return self.known[tile] - self.stored[discard]
        full = self.g.estates[self.seat].room == 1
        return self.known[tile] + self.weights[f.FULL_STORAGE] if full else self.known[tile]

    def placing(self, slot: int, space: int) -> float:
        """A stored tile fills a space: what that brings, less what it was worth in storage."""
        g = self.g
        estate = g.estates[self.seat]
        tile = estate.storage[slot]
        gain = gain_at(g, estate, tile, space, self.left) + effect(g, self.seat, tile, self.left)
        gain += self.colour(COLOUR_OF[tile]) - self.stored[slot] + self.weights[f.FILLED]
        reached = NEIGHBOURS[space] & ~estate.filled & ~estate.frontier
        gain += self.weights[f.REACH] * (reached.bit_count() - 1)
        return gain if estate.room else gain - self.weights[f.FULL_STORAGE]

    def colour(self, colour: int) -> float:
        """One more space of a colour is filled: its bonus is nearer, or won."""
        g = self.g
        if g.bonuses[2 * colour + 1] != NOBODY_YET:
            return 0.0
        bonus = LARGE_BONUS[g.seats] if g.bonuses[2 * colour] == NOBODY_YET else SMALL_BONUS[g.seats]
        estate = g.estates[self.seat]
        spaces = COLOUR_MASK[estate.board][colour]
        size = spaces.bit_count()
        filled = (estate.filled & spaces).bit_count()
        before = self.weights[f.COLOURS] * bonus * filled * filled / (size * size)
        if filled + 1 == size:
            return bonus - before
        return self.weights[f.COLOURS] * bonus * (filled + 1) * (filled + 1) / (size * size) - before

    def selling(self, goods: int) -> float:
        """Goods become points and silver."""
        g = self.g
        estate = g.estates[self.seat]
        n = estate.goods[goods]
        silver = SALE_SILVER.amount if estate.knowledge & SALE_SILVER.tile else SILVER_FOR_SALE
        gain = n * GOODS_POINTS[g.seats] + silver * self.silver
        if estate.knowledge & SALE_WORKERS.tile:
            gain -= self.spending(-SALE_WORKERS.amount)
        return gain - self.weights[f.GOODS] * goods_hope(g, n, self.left)

    def working(self) -> float:
        """The action that brings workers."""
        estate = self.g.estates[self.seat]
        more = estate.knowledge & ACTION_WORKERS.tile
        gain = -self.spending(-(ACTION_WORKERS.amount if more else WORKERS_FOR_ACTION))
        return gain + ACTION_SILVER.amount * self.silver if estate.knowledge & ACTION_SILVER.tile else gain

    def loading(self, depot: int, second: int) -> float:
        """Goods come aboard; of new types as many as there is room for."""
        g = self.g
        estate = g.estates[self.seat]
        room = GOODS_SPACES - estate.types_held()
        gain = 0.0
        for goods in range(1, NUMBERS + 1):
            n = goods_in(g, goods, depot, second)
            have = estate.goods[goods]
            if n and have:
                gain += goods_hope(g, have + n, self.left) - goods_hope(g, have, self.left)
            elif n and room:
                gain += goods_hope(g, n, self.left)
                room -= 1
        return self.weights[f.GOODS] * gain
