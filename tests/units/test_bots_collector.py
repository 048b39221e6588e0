"""The garbage collector in a process where bots search."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

import ratusha
from ratusha.arena.workers import Workers, spread
from ratusha.bots import bot
from ratusha.bots.collector import OBJECTS, collect_rarely

GAMES = ("altay", "burgundy", "empire", "gloomhaven", "terra_mystica")


@pytest.fixture(autouse=True)
def settings() -> Iterator[None]:
    """The collector is everybody's: afterwards it is set as before."""
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()
    gc.enable()


def test_it_looks_once_in_a_while_only() -> None:
    collect_rarely()
    assert gc.get_threshold()[0] == OBJECTS


def test_it_looks_rarely_where_games_are_played() -> None:
    assert list(spread(abs, [-1], Workers())) == [(-1, 1)]
    assert gc.get_threshold()[0] == OBJECTS


@pytest.mark.parametrize("id", GAMES)
def test_a_search_leaves_no_rings_behind(id: str) -> None:
    """So nothing is kept in memory that the collector would have to find."""
    game = ratusha.game(id)

    def search(decisions: int) -> None:
        state = game.start(seats=2, seed=5)
        players = [bot("hard@60", f"{seat}") for seat in range(2)]
        for _ in range(decisions):
            state.go(players[state.seat].choose(state.seen_by(state.seat)))

    search(2)  # what is made once, on first use, may refer to itself
    gc.collect()
    gc.disable()
    search(12)
    assert gc.collect() == 0
