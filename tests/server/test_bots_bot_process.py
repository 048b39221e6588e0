"""A bot stays for its seat in the process that plays it, and keeps the plan of its turn."""

import asyncio
import json

from ratusha.bots.bot import Bot, Budget
from ratusha.bots.medium import Medium
from ratusha.kernel.registry import game
from ratusha.kernel.rng import Rng
from ratusha.kernel.state import State
from ratusha.kernel.view import View
from ratusha.server.bots.bot_process import Bots, Question, answer
from ratusha.server.bots.engines import Engines
from ratusha.server.bots.pool import Pool
from ratusha.server.tables.shown.snapshots import view_data


def question(state: State, place: str = "table/0", bot: str = "medium@100", seed: str = "1") -> Question:
    """As it comes through the pipe."""
    data = json.loads(json.dumps(view_data(state.seen_by(state.seat))))
    return Question(state.game.id, bot, seed, data, 10.0, place)


class Stumbles(Bot):
    """Fails at every move."""

    def choose(self, view: View) -> int:
        raise ValueError("stumbled")


def kept(bots: Bots, place: str = "table/0") -> Medium:
    found = bots._by_place[place][2]
    assert isinstance(found, Medium)
    return found


def to_a_plan(bots: Bots) -> State:
    """A game up to a move after which the bot has planned another one of the same turn."""
    state: State = game("burgundy").start(seats=2, seed=3)
    while not state.over:
        seat = state.seat
        state.play(game("burgundy").moves.parse(answer(question(state, f"table/{seat}"), bots).move))
        if state.seat == seat and f"table/{seat}" in bots._by_place and kept(bots, f"table/{seat}").plan:
            return state
    raise AssertionError("no plan in a whole game")


def test_a_bot_plays_its_plan_without_searching_again():
    bots = Bots()
    state = to_a_plan(bots)
    place = f"table/{state.seat}"
    player, planned = kept(bots, place), list(kept(bots, place).plan)
    chosen = answer(question(state, place), bots).move
    assert chosen == state.game.moves.text(planned[0][1])
    assert kept(bots, place) is player and player.plan == planned[1:]


def test_after_a_take_back_the_plan_is_made_anew():
    """It is asked about a position that it does not expect: its answer fits that one."""
    bots = Bots()
    to_a_plan(bots)
    start = game("burgundy").start(seats=2, seed=8)
    for place in list(bots._by_place):
        assert game("burgundy").moves.parse(answer(question(start, place), bots).move) in start.moves()


def test_another_process_begins_without_a_plan():
    state = to_a_plan(Bots())
    assert game("burgundy").moves.parse(answer(question(state), Bots()).move) in state.moves()


def test_a_seat_with_another_bot_gets_a_new_one():
    bots = Bots()
    state = game("burgundy").start(seats=2, seed=1)
    answer(question(state), bots)
    first = kept(bots)
    answer(question(state, bot="medium@50"), bots)
    assert kept(bots) is not first


def test_a_process_keeps_no_more_bots_than_it_may():
    bots = Bots(most=2)
    state = game("burgundy").start(seats=2, seed=1)
    for place in ("a", "b", "a", "c", ""):
        answer(question(state, place, bot="random"), bots)
    assert list(bots._by_place) == ["a", "c"]


def test_a_bot_that_fails_is_not_asked_again():
    bots = Bots()
    state = game("burgundy").start(seats=2, seed=1)
    bots.keep(question(state), Stumbles(Rng(1), Budget()))
    assert answer(question(state), bots).error
    assert not bots._by_place
    assert answer(question(state), bots).move


def test_a_seat_comes_back_to_the_worker_that_has_its_bot():
    """Two workers, three seats in turn: each seat stays with one of them."""
    state = game("burgundy").start(seats=2, seed=1)

    async def served() -> list[int]:
        pool = Pool(2, 1024, Engines())
        try:
            await asyncio.gather(*(pool.choose(question(state, place, bot="random")) for place in ("a", "b")))
            found = []
            for place in ("b", "a", "a", "b"):
                await pool.choose(question(state, place, bot="random"))
                found.append(pool._places[place].pid)
            return found
        finally:
            await pool.close()

    b, a, a_again, b_again = asyncio.run(served())
    assert (a, b) == (a_again, b_again) and a != b
