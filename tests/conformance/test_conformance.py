"""Every installed game obeys the kernel's contract, at every number of seats."""

from __future__ import annotations

import pytest

from ratusha.kernel.conformance import check
from ratusha.kernel.installed import game_ids
from ratusha.kernel.registry import game

CASES = [(id, seats) for id in game_ids() for seats in range(game(id).least, game(id).most + 1)]


@pytest.mark.parametrize(("id", "seats"), CASES)
def test_random_games_hold(id: str, seats: int) -> None:
    """The default options first, then others at random."""
    check(id, seats, games=2)


@pytest.mark.long
@pytest.mark.parametrize(("id", "seats"), CASES)
def test_more_random_games_hold(id: str, seats: int) -> None:
    """Other games, with more options."""
    check(id, seats, games=4, seed=1)
