"""A player's turn: two dice, two actions, one purchase. Chapter 4 of the rules."""

from __future__ import annotations

from typing import Final

from ratusha.games.burgundy import places
from ratusha.games.burgundy.actions import (
    any_discard,
    buy,
    list_purchases,
    list_sales,
    list_takes,
    no_goods,
    no_purchase,
    no_tile,
    reach_for_black_tiles,
    sell,
    take,
    take_workers,
    tiles_in_mind,
    wrong_discard,
)
from ratusha.games.burgundy.boards import DISTANCE, NUMBER
from ratusha.games.burgundy.choice import Choice
from ratusha.games.burgundy.components import COLOUR_OF, NUMBERS
from ratusha.games.burgundy.moves import BUY, END, MOVES, PLACE, SELL, TAKE, WORKERS
from ratusha.games.burgundy.placing import list_places, no_place, place, spaces_in_mind
from ratusha.games.burgundy.state import Burgundy
from ratusha.games.burgundy.workers import (
    free_place_step,
    free_take_step,
    no_workers,
    paid_steps,
    price,
)
from ratusha.kernel.decision import Reason, each_seat
from ratusha.kernel.moves import Kind
from ratusha.kernel.msg import Msg

_WORKERS: Final = [WORKERS.at(die) for die in range(NUMBERS + 1)]


class Turn(Choice):
    """The next action, a purchase, or the end of the turn. Rules 4.1 to 4.6."""

    __slots__ = ()

    def kinds(self) -> tuple[Kind, ...]:
        return (TAKE, PLACE, SELL, WORKERS, BUY, END)

    def obstacle(self, g: Burgundy, move: int) -> Reason | None:
        estate = g.estates[self.seat]
        args = MOVES.args[move]
        if END.has(move):
            return Reason(Msg("burgundy-why-dice-left"), "4.2") if self.dice(g) else None
        if BUY.has(move):
            return no_purchase(g, estate, args[0], args[1], args[2])
        die = args[0]
        found = self.no_die(g, die)
        if found is not None or WORKERS.has(move):
            return found
        if SELL.has(move):
            goods = args[1]
            return no_goods(estate, goods) or no_workers(estate, DISTANCE[die][goods], 0)
        if PLACE.has(move):
            slot, space = args[1], args[2]
            found = no_place(estate, slot, space)
            if found is None:
                free = free_place_step(estate, COLOUR_OF[estate.storage[slot]])
                found = no_workers(estate, DISTANCE[die][NUMBER[space]], free)
            return found
        depot, slot, discard = args[1], args[2], args[3]
        found = no_tile(g, depot, slot)
        found = found or no_workers(estate, DISTANCE[die][depot], free_take_step(estate))
        return found or wrong_discard(estate, discard)

    def no_die(self, g: Burgundy, die: int) -> Reason | None:
        """One of the player's unused dice must show this number. Rule 4.1."""
        left = self.dice(g)
        if die in left:
            return None
        if not left:
            return Reason(Msg("burgundy-why-dice-used"), "4.1")
        return Reason(Msg("burgundy-why-no-die", die=str(die)), "4.1")

    def dice(self, g: Burgundy) -> list[int]:
        """The player's unused dice."""
        return [die for die in g.dice[2 * self.seat : 2 * self.seat + 2] if die]

    def moves(self, g: Burgundy) -> list[int]:
        """The four actions with the first die, then with the second, then what may be bought."""
        estate = g.estates[self.seat]
        first = g.dice[2 * self.seat]
        second = g.dice[2 * self.seat + 1]
        if second == first:
            second = 0  # the same moves
        moves: list[int] = []
        others: list[int] = []
        if first or second:
            paid = paid_steps(estate)
            if first:
                list_takes(g, estate, first, paid, moves)
            if second:
                list_takes(g, estate, second, paid, others)
            list_places(estate, first, second, paid, moves, others)
            if first:
                list_sales(estate, first, paid, moves)
                moves.append(_WORKERS[first])
            if second:
                list_sales(estate, second, paid, others)
                others.append(_WORKERS[second])
                moves += others
            list_purchases(g, estate, moves)
        else:
            list_purchases(g, estate, moves)
            moves.append(END.first)
        return moves

    def play(self, g: Burgundy, move: int) -> None:
        if move == END.first:
            g.bought = 0
            return
        g.agenda.append(self)
        seat = self.seat
        estate = g.estates[seat]
        tag = MOVES.tag[move]
        if tag == TAKE.tag:
            die, depot, slot, discard = MOVES.args[move]
            self.use(g, die, price(estate, DISTANCE[die][depot], free_take_step(estate)))
            take(g, seat, depot, slot, discard)
        elif tag == PLACE.tag:
            die, slot, space = MOVES.args[move]
            free = free_place_step(estate, COLOUR_OF[estate.storage[slot]])
            self.use(g, die, price(estate, DISTANCE[die][NUMBER[space]], free))
            place(g, seat, slot, space)
        elif tag == SELL.tag:
            die, goods = MOVES.args[move]
            self.use(g, die, price(estate, DISTANCE[die][goods], 0))
            sell(g, seat, goods)
        elif tag == WORKERS.tag:
            self.use(g, MOVES.args[move][0], 0)
            take_workers(g, seat)
        else:
            depot, slot, discard = MOVES.args[move]
            buy(g, seat, depot, slot, discard)

    def use(self, g: Burgundy, die: int, workers: int) -> None:
        """Use a die that shows this number, and pay the workers that turn it. Rules 4.1, 4.4."""
        at = 2 * self.seat
        g.dice[at if g.dice[at] == die else at + 1] = 0
        if workers:
            g.give_workers(self.seat, -workers, "die")

    def prompt(self, g: Burgundy) -> Msg:
        """What is left to do: dice to use, a tile to buy."""
        left = self.dice(g)
        if not left:
            return Msg("burgundy-ask-turn-end")
        purchases: list[int] = []
        list_purchases(g, g.estates[self.seat], purchases)
        words = "burgundy-ask-turn-buy" if purchases else "burgundy-ask-turn"
        if len(left) == 2:
            return Msg(words)
        return Msg(words.replace("turn", "turn-one"), die=str(left[0]))

    def warning(self, g: Burgundy, move: int) -> Msg | None:
        if END.has(move):
            return Msg("burgundy-warn-end", n=g.estates[self.seat].silver)
        return super().warning(g, move)

    def rule(self) -> str:
        return "4.1"

    def reaches_for(self, g: Burgundy) -> list[tuple[str, int]]:
        estate = g.estates[self.seat]
        dice = self.dice(g) or [1]  # if all are used, any will do
        discard = any_discard(estate)
        tries = reach_for_black_tiles(g, self.seat)
        for where, depot, slot in tiles_in_mind(g):
            tries.append((where, TAKE.at(nearest(dice, depot), depot, slot, discard)))
        for where, slot, space in spaces_in_mind(estate, self.seat):
            tries.append((where, PLACE.at(nearest(dice, NUMBER[space]), slot, space)))
        for goods in range(1, NUMBERS + 1):
            if estate.goods[goods]:
                tries.append((places.goods(self.seat, goods), SELL.at(nearest(dice, goods), goods)))
        return tries


def nearest(dice: list[int], number: int) -> int:
    """The die that is cheapest to turn to a number."""
    return min(dice, key=DISTANCE[number].__getitem__)


TURN: Final = each_seat(Turn)
