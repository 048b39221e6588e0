"""Ships: goods from a depot, then a step on the turn-order track. Rules 6.1 to 6.4, 8.5."""

from __future__ import annotations

from typing import Any, Final

from ratusha.games.burgundy.choice import Sequel
from ratusha.games.burgundy.components import GOODS_SPACES, MOST_SEATS, NUMBERS, TRACK_SPACES
from ratusha.games.burgundy.knowledge import TWO_DEPOTS
from ratusha.games.burgundy.moves import BUY, KEEP, LOAD, LOAD_NOTHING, MOVES
from ratusha.games.burgundy.names import depot_name, goods_name
from ratusha.games.burgundy.state import Burgundy, Estate
from ratusha.kernel.decision import StepFor
from ratusha.kernel.event import Event
from ratusha.kernel.moves import NONE
from ratusha.kernel.msg import Param

_ROW: Final = NUMBERS + 1
"""The goods of depot d begin at d times this in `depot_goods`."""
LOADS: Final[list[int]] = [LOAD.at(depot, NONE) for depot in range(NUMBERS + 1)]
PAIRS: Final[list[int]] = [LOAD.at(depot, depot % NUMBERS + 1) for depot in range(NUMBERS + 1)]
"""The loads from a depot and the next one of the ring: 6 and 1 are neighbours. Rule 8.5."""


def gives(g: Burgundy, estate: Estate, depot: int) -> bool:
    """Does a depot hold goods for which the player has room? Rule 6.2."""
    room = estate.types_held() < GOODS_SPACES
    for goods in range(1, NUMBERS + 1):
        if g.depot_goods[depot * _ROW + goods] and (room or estate.goods[goods]):
            return True
    return False


class LoadGoods(Sequel):
    """Which depot's goods the ship brings. Rules 6.1, 6.3, 8.5."""

    __slots__ = ()

    def answers(self, g: Burgundy) -> list[int]:
        estate = g.estates[self.seat]
        giving = [gives(g, estate, depot) for depot in range(NUMBERS + 1)]
        moves = [LOADS[depot] for depot in range(1, NUMBERS + 1) if giving[depot]]
        if estate.knowledge & TWO_DEPOTS.tile:
            for depot in range(1, NUMBERS + 1):
                if giving[depot] and giving[depot % NUMBERS + 1]:
                    moves.append(PAIRS[depot])
        if False in giving[1:]:
            moves.append(LOAD_NOTHING.first)
        return moves

    def answer(self, g: Burgundy, move: int) -> None:
        if move != LOAD_NOTHING.first:
            depot, second = MOVES.args[move]
            load(g, self.seat, depot, second)

    def tags(self) -> list[int]:
        return [LOAD.tag, LOAD_NOTHING.tag, BUY.tag]

    def rule(self) -> str:
        return "6.1"


class KeepGoods(Sequel):
    """Which of the new types come aboard, when there is not room for all. Rule 6.2."""

    __slots__ = ("depot", "second")

    def __init__(self, seat: int, depot: int, second: int) -> None:
        super().__init__(seat)
        self.depot: int = depot
        self.second: int = second

    def args(self) -> list[Any]:
        return [self.seat, self.depot, self.second]

    def problems(self, g: Burgundy) -> list[str]:
        depots = 1 <= self.depot <= NUMBERS and (self.second == NONE or 1 <= self.second <= NUMBERS)
        return super().problems(g) or ([] if depots and self.answers(g) else ["there are no goods to keep"])

    def answers(self, g: Burgundy) -> list[int]:
        return [KEEP.at(goods) for goods in types_in(g, self.depot, self.second)]

    def answer(self, g: Burgundy, move: int) -> None:
        bring(g, self.seat, MOVES.args[move][0], self.depot, self.second)
        load(g, self.seat, self.depot, self.second)

    def tags(self) -> list[int]:
        return [KEEP.tag, BUY.tag]

    def rule(self) -> str:
        return "6.2"


def load(g: Burgundy, seat: int, depot: int, second: int) -> None:
    """Bring all goods that fit; ask, if there are more new types than room. Rule 6.2."""
    estate = g.estates[seat]
    for goods in range(1, NUMBERS + 1):
        if estate.goods[goods]:
            bring(g, seat, goods, depot, second)
    new = types_in(g, depot, second)  # what was held has come already
    room = GOODS_SPACES - estate.types_held()
    if len(new) <= room:
        for goods in new:
            bring(g, seat, goods, depot, second)
    elif room:
        g.agenda.append(KeepGoods(seat, depot, second))


def types_in(g: Burgundy, depot: int, second: int) -> list[int]:
    """The types of goods in one or two depots."""
    return [
        goods
        for goods in range(1, NUMBERS + 1)
        if g.depot_goods[depot * _ROW + goods] or (second != NONE and g.depot_goods[second * _ROW + goods])
    ]


def bring(g: Burgundy, seat: int, goods: int, depot: int, second: int) -> None:
    """Move all goods of one type from one or two depots to the player."""
    for source in (depot, second):
        if source != NONE and g.depot_goods[source * _ROW + goods]:
            n = g.depot_goods[source * _ROW + goods]
            g.depot_goods[source * _ROW + goods] = 0
            g.estates[seat].goods[goods] += n
            if g.events is not None:
                params: dict[str, Param] = {"n": n, "goods": goods_name(goods), "depot": depot_name(source)}
                g.events.append(
                    Event("burgundy-event-loaded", seat, params, what="goods", amount=n, cause="ship")
                )


class Sail(StepFor[Burgundy]):
    """The ship's owner moves ahead on the turn-order track. Rule 6.4."""

    __slots__ = ()

    def run(self, g: Burgundy) -> None:
        sail(g, self.owner)


def sail(g: Burgundy, seat: int) -> None:
    """Move a marker one space ahead, on top of those that stand there."""
    at = min(g.track[seat] + 1, TRACK_SPACES - 1)
    g.track[seat] = at
    g.order.remove(seat)
    ahead = 0
    while ahead < len(g.order) and g.track[g.order[ahead]] > at:
        ahead += 1
    g.order.insert(ahead, seat)
    if g.events is not None:
        g.tell("burgundy-event-sailed", seat, space=str(at), place=str(ahead + 1))


LOAD_GOODS: Final = [LoadGoods(seat) for seat in range(MOST_SEATS)]
SAIL: Final = [Sail(seat) for seat in range(MOST_SEATS)]


def land(g: Burgundy, seat: int) -> None:
    """A ship was placed: goods, then the track. With no goods to be had there is no choice. Rule 6.3."""
    g.agenda.append(SAIL[seat])
    estate = g.estates[seat]
    for depot in range(1, NUMBERS + 1):
        if gives(g, estate, depot):
            g.agenda.append(LOAD_GOODS[seat])
            return
