"""What bots count in a position of Burgundy: the spaces within reach, and the tiles that wait for them."""

import pytest

import ratusha
from ratusha.bots import Budget
from ratusha.bots.effort import Effort
from ratusha.bots.rollout import quick
from ratusha.games.burgundy.boards import NUMBER
from ratusha.games.burgundy.components import NO_TILE
from ratusha.kernel.bits import bits
from ratusha.kernel.rng import Rng

GAME = ratusha.game("burgundy")


def positions(seed, **options):
    """Those of a game played at random."""
    state = GAME.start(2, seed, **options)
    rng = Rng(seed)
    while not state.over:
        if state.phase:
            yield state
        state.go(rng.pick(state.moves()))


def counted(state, seat):
    assert GAME.values is not None
    return dict(zip(GAME.values.names, GAME.features(state, seat), strict=True))


@pytest.mark.parametrize("options", [{}, {"boards": "7-4"}])
def test_reach_and_storage_are_counted_as_they_lie_on_the_table(options):
    seen = set()
    for state in positions(11, **options):
        for seat in range(2):
            estate, found = state.estates[seat], counted(state, seat)
            stored = [tile for tile in estate.storage if tile != NO_TILE]
            spaces = [list(bits(estate.spaces_for(tile))) for tile in stored]
            assert found["filled"] == len([tile for tile in estate.tiles if tile != NO_TILE])
            assert found["reach"] == len(list(bits(estate.frontier)))
            assert found["reach_numbers"] == len({NUMBER[space] for space in bits(estate.frontier)})
            assert found["stored_tiles"] == len(stored)
            assert found["placeable"] == len([here for here in spaces if here])
            assert found["placing_numbers"] == len({NUMBER[space] for here in spaces for space in here})
            assert found["first_workers"] == min(2, estate.workers)
            seen.add((found["placeable"] < found["stored_tiles"], estate.workers > 2))
    assert len(seen) == 4, "each of them more and less"


def test_at_the_end_only_points_count():
    state = GAME.start(2, 3)
    while not state.over:
        state.go(quick(state, Effort(Budget(nodes=9), 0.0)))
    for seat in range(2):
        assert GAME.value(state, seat) == state.scores[seat]
        assert {name for name, n in counted(state, seat).items() if n} == {"points"}
