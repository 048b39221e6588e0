"""A player's turn: two dice, two actions, one purchase. Chapter 4 of the rules."""

from __future__ import annotations

from typing import Final

from ratusha.games.burgundy.actions import (
    buy,
    list_purchases,
    list_sales,
    list_takes,
    sell,
    take,
    take_workers,
)
from ratusha.games.burgundy.boards import DISTANCE, NUMBER
from ratusha.games.burgundy.choice import Choice
from ratusha.games.burgundy.components import COLOUR_OF, MOST_SEATS, NUMBERS
from ratusha.games.burgundy.moves import BUY, END, MOVES, PLACE, SELL, TAKE, WORKERS
from ratusha.games.burgundy.placing import list_places, place
from ratusha.games.burgundy.state import Burgundy, Estate
from ratusha.games.burgundy.workers import free_place_step, free_take_step, paid_steps, price

_WORKERS: Final = [WORKERS.at(die) for die in range(NUMBERS + 1)]


class Turn(Choice):
    """The next action, a purchase, or the end of the turn. Rules 4.1 to 4.6."""

    __slots__ = ()

    def moves(self, g: Burgundy) -> list[int]:
        estate = g.estates[self.seat]
        first = g.dice[2 * self.seat]
        second = g.dice[2 * self.seat + 1]
        moves: list[int] = []
        if first:
            self.list_actions(g, estate, first, moves)
        if second and second != first:
            self.list_actions(g, estate, second, moves)
        list_purchases(g, estate, moves)
        if not first and not second:
            moves.append(END.first)
        return moves

    def list_actions(self, g: Burgundy, estate: Estate, die: int, moves: list[int]) -> None:
        """The four actions with one die. Rules 4.1 to 4.3."""
        paid = paid_steps(estate)
        list_takes(g, estate, die, paid, moves)
        list_places(estate, die, paid, moves)
        list_sales(estate, die, paid, moves)
        moves.append(_WORKERS[die])

    def play(self, g: Burgundy, move: int) -> None:
        tag = MOVES.tag[move]
        if tag == END.tag:
            g.bought = 0
            return
        g.agenda.append(self)
        seat = self.seat
        estate = g.estates[seat]
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

    def tags(self) -> list[int]:
        return [TAKE.tag, PLACE.tag, SELL.tag, WORKERS.tag, BUY.tag, END.tag]

    def rule(self) -> str:
        return "4.1"


TURN: Final = [Turn(seat) for seat in range(MOST_SEATS)]
