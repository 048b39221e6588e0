"""Ships: goods from a depot, then a step on the turn-order track. Rules 6.1 to 6.4, 8.5."""

from __future__ import annotations

from typing import Any, Final

from ratusha.games.burgundy import names, places
from ratusha.games.burgundy.components import GOODS_SPACES, NUMBERS, TRACK_SPACES
from ratusha.games.burgundy.estate import Estate
from ratusha.games.burgundy.knowledge import TWO_DEPOTS
from ratusha.games.burgundy.moves import BUY, KEEP, LOAD, LOAD_NOTHING, MOVES
from ratusha.games.burgundy.sequel import Sequel
from ratusha.games.burgundy.state import GOODS_ROW, Burgundy
from ratusha.kernel.bits import BIT, bits, mask_of
from ratusha.kernel.decision import Reason, StepFor, each_seat
from ratusha.kernel.listing import row
from ratusha.kernel.moves import NONE, Kind
from ratusha.kernel.msg import Msg

NEXT: Final = [depot % NUMBERS + 1 for depot in range(NUMBERS + 1)]
"""The next depot of the ring: 6 and 1 are neighbours. Rule 8.5."""
ALL_DEPOTS: Final = mask_of(list(range(1, NUMBERS + 1)))
LOADS: Final[list[int]] = [LOAD.at(depot, NONE) for depot in range(NUMBERS + 1)]
PAIRS: Final[list[int]] = [LOAD.at(depot, NEXT[depot]) for depot in range(NUMBERS + 1)]


def giving(g: Burgundy, estate: Estate) -> int:
    """The depots that hold goods for which the player has room, as a set. Rule 6.2."""
    room = estate.types_held() < GOODS_SPACES
    depots = 0
    for depot in range(1, NUMBERS + 1):
        for goods in range(1, NUMBERS + 1):
            if g.depot_goods[depot * GOODS_ROW + goods] and (room or estate.goods[goods]):
                depots |= BIT[depot]
                break
    return depots


class LoadGoods(Sequel):
    """Which depot's goods the ship brings. Rules 6.1, 6.3, 8.5."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (LOAD, LOAD_NOTHING, BUY)

    def obstacle(self, g: Burgundy, move: int) -> Reason | None:
        estate = g.estates[self.seat]
        depots = giving(g, estate)
        if LOAD_NOTHING.has(move):
            return Reason(Msg("burgundy-why-must-load"), "6.3") if depots == ALL_DEPOTS else None
        if not LOAD.has(move):
            return super().obstacle(g, move)
        depot, second = MOVES.args[move]
        if second != NONE and not estate.knowledge & TWO_DEPOTS.tile:
            return Reason(Msg("burgundy-why-one-depot"), "6.1")
        if second not in (NONE, NEXT[depot]):
            return Reason(Msg("burgundy-why-ring"), "8.5")
        if not depots & BIT[depot] or (second != NONE and not depots & BIT[second]):
            return Reason(Msg("burgundy-why-gives-nothing"), "6.3")
        return None

    def moves(self, g: Burgundy) -> list[int]:
        estate = g.estates[self.seat]
        depots = giving(g, estate)
        moves = [LOADS[depot] for depot in bits(depots)]
        if estate.knowledge & TWO_DEPOTS.tile:
            moves += [PAIRS[depot] for depot in bits(depots) if depots & BIT[NEXT[depot]]]
        if depots != ALL_DEPOTS:
            moves.append(LOAD_NOTHING.first)
        moves.extend(super().moves(g))
        return moves

    def play(self, g: Burgundy, move: int) -> None:
        if LOAD.has(move):
            depot, second = MOVES.args[move]
            load(g, self.seat, depot, second)
        elif not LOAD_NOTHING.has(move):
            super().play(g, move)

    def label(self, g: Burgundy, move: int) -> Msg:
        """“Load the goods of depot 2: 1 × red goods, 2 × pink goods”."""
        if not LOAD.has(move):
            return super().label(g, move)
        depot, second = MOVES.args[move]
        cargo = [
            Msg("burgundy-some-goods", n=str(n), goods=names.goods(goods))
            for goods in range(1, NUMBERS + 1)
            if (n := goods_in(g, goods, depot, second))
        ]
        if second == NONE:
            return Msg("burgundy-do-load", depot=names.depot(depot), goods=row(cargo))
        return Msg(
            "burgundy-do-load-two", depot=names.depot(depot), second=names.depot(second), goods=row(cargo)
        )

    def touches(self, g: Burgundy, move: int) -> list[str]:
        if not LOAD.has(move):
            return super().touches(g, move)
        return [places.depot_goods(depot) for depot in MOVES.args[move] if depot != NONE]

    def warning(self, g: Burgundy, move: int) -> Msg | None:
        if LOAD_NOTHING.has(move):
            return Msg("burgundy-warn-load-nothing")
        return super().warning(g, move)

    def rule(self) -> str:
        return "6.1"

    def reaches_for(self, g: Burgundy) -> list[tuple[str, int]]:
        loads = [(places.depot_goods(depot), LOADS[depot]) for depot in range(1, NUMBERS + 1)]
        return super().reaches_for(g) + loads


class KeepGoods(Sequel):
    """Which of the new types come aboard, when there is not room for all. Rule 6.2."""

    __slots__ = ("depot", "second")

    def __init__(self, seat: int, depot: int, second: int) -> None:
        super().__init__(seat)
        self.depot: int = depot
        self.second: int = second

    def args(self) -> list[Any]:
        return [self.seat, self.depot, self.second]

    def misfit(self, g: Burgundy) -> str:
        depots = 1 <= self.depot <= NUMBERS and (self.second == NONE or 1 <= self.second <= NUMBERS)
        goods = depots and types_in(g, self.depot, self.second)
        return "" if goods else "there are no goods to keep"

    def kinds(self) -> tuple[Kind, ...]:
        return (KEEP, BUY)

    def obstacle(self, g: Burgundy, move: int) -> Reason | None:
        if not KEEP.has(move):
            return super().obstacle(g, move)
        goods = MOVES.args[move][0]
        if goods_in(g, goods, self.depot, self.second):
            return None
        return Reason(Msg("burgundy-why-not-offered", goods=names.goods(goods)), "6.2")

    def moves(self, g: Burgundy) -> list[int]:
        moves = [KEEP.at(goods) for goods in types_in(g, self.depot, self.second)]
        moves.extend(super().moves(g))
        return moves

    def play(self, g: Burgundy, move: int) -> None:
        if KEEP.has(move):
            bring(g, self.seat, MOVES.args[move][0], self.depot, self.second)
            load(g, self.seat, self.depot, self.second)
        else:
            super().play(g, move)

    def touches(self, g: Burgundy, move: int) -> list[str]:
        if not KEEP.has(move):
            return super().touches(g, move)
        goods = MOVES.args[move][0]
        return [
            places.depot_goods_of(depot, goods)
            for depot in (self.depot, self.second)
            if depot != NONE and g.depot_goods[depot * GOODS_ROW + goods]
        ]

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


def goods_in(g: Burgundy, goods: int, depot: int, second: int) -> int:
    """How many goods of a type lie in one or two depots."""
    n = g.depot_goods[depot * GOODS_ROW + goods]
    if second != NONE:
        n += g.depot_goods[second * GOODS_ROW + goods]
    return n


def types_in(g: Burgundy, depot: int, second: int) -> list[int]:
    """The types of goods in one or two depots."""
    return [goods for goods in range(1, NUMBERS + 1) if goods_in(g, goods, depot, second)]


def bring(g: Burgundy, seat: int, goods: int, depot: int, second: int) -> None:
    """Move all goods of one type from one or two depots to the player."""
    for source in (depot, second):
        if source != NONE and g.depot_goods[source * GOODS_ROW + goods]:
            n = g.depot_goods[source * GOODS_ROW + goods]
            g.depot_goods[source * GOODS_ROW + goods] = 0
            g.estates[seat].add_goods(goods, n)
            if g.events is not None:
                g.tell(
                    "burgundy-event-loaded", seat, n=n, goods=names.goods(goods), depot=names.depot(source)
                )
                g.moved(places.depot_goods_of(source, goods), places.goods(seat, goods))
                g.gain(seat, "goods", n, "ship")


def after_sailing(g: Burgundy, seat: int) -> tuple[int, int]:
    """Where on the track a ship would bring a seat, and how many would then move before it: those who are
    farther ahead, for it comes to lie on top. Rule 6.4."""
    end = min(g.track[seat] + 1, TRACK_SPACES - 1)
    return end, sum(g.track[other] > end for other in g.order if other != seat)


class Sail(StepFor[Burgundy]):
    """The ship's owner moves ahead on the turn-order track. Rule 6.4."""

    __slots__ = ()

    def run(self, g: Burgundy) -> None:
        """Move the marker one space ahead, on top of those that stand there."""
        seat = self.owner
        start = g.track[seat]
        end, ahead = after_sailing(g, seat)
        g.track[seat] = end
        g.order.remove(seat)
        g.order.insert(ahead, seat)
        if g.events is not None:
            g.tell("burgundy-event-sailed", seat, space=str(end), place=str(ahead + 1))
            g.moved(places.track(start), places.track(end))


LOAD_GOODS: Final = each_seat(LoadGoods)
SAIL: Final = each_seat(Sail)


def land(g: Burgundy, seat: int) -> None:
    """A ship was placed: goods, then the track. With no goods to be had there is no choice. Rule 6.3."""
    g.agenda.append(SAIL[seat])
    if giving(g, g.estates[seat]):
        g.agenda.append(LOAD_GOODS[seat])
