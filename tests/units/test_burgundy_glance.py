"""What a move of Burgundy seems to bring at a glance, beside what the position after it is worth."""

import pytest

import ratusha
from ratusha.bots import Budget
from ratusha.bots.effort import Effort
from ratusha.bots.rollout import after_each, quick
from ratusha.games.burgundy.glance import Glance
from ratusha.games.burgundy.moves import MOVES
from ratusha.kernel.decision import NO_MOVE

GAME = ratusha.game("burgundy")


def plenty():
    return Effort(Budget(nodes=1_000_000), 0.0)


def decisions(seed, seats=2, **options):
    """Each position of a game at which somebody can choose, the setting up left out."""
    state = GAME.start(seats, seed, **options)
    while not state.over:
        if state.phase and len(state.moves()) > 1:
            yield state
        state.go(quick(state, plenty()))


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {}), (4, {"boards": "open"})])
def test_it_mostly_finds_the_move_after_which_the_position_is_worth_most(seats, options):
    lost = []
    for state in decisions(7, seats, **options):
        values = after_each(state, state.moves(), plenty())
        move = GAME.likely(state)
        lost.append(max(values) - values[state.moves().index(move)])
    assert sum(loss < 0.01 for loss in lost) > 0.65 * len(lost)
    assert sum(lost) / len(lost) < 0.5


@pytest.mark.parametrize("name", ["workers", "sell"])
def test_where_no_tile_moves_it_tells_the_difference_between_two_moves(name):
    """Both dice can bring workers, or sell the same goods, and differ only by what turning them costs."""
    seen = 0
    assert GAME.values is not None
    for state in decisions(3):
        moves = [move for move in state.moves() if MOVES.kinds[MOVES.tag[move]].name in (name, "workers")]
        glance = Glance(state, state.seat, GAME.values.weights)
        values = after_each(state, moves, plenty())
        last = 0 in state.dice[2 * state.seat : 2 * state.seat + 2]
        if last or state.estates[state.seat].knowledge:
            continue  # the round may end, or goods sold count for a knowledge tile
        for move, value in zip(moves, values, strict=True):
            seen += 1
            assert glance.gain(move) - glance.gain(moves[-1]) == pytest.approx(value - values[-1])
    assert seen > 10


def test_it_changes_nothing_and_counts_as_one_position():
    for state in decisions(5):
        before = state.to_json()
        effort = plenty()
        assert quick(state, effort) in state.moves()
        assert effort.nodes == 1
        assert state.to_json() == before
        if state.phase > 1:
            break


def test_it_can_not_tell_where_to_settle():
    state = GAME.start(2, 5, boards="open")
    assert state.phase == 0
    assert GAME.likely(state) == NO_MOVE
