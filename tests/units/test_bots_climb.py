"""Learning weights by trial: what a trial tells, and where a step leads."""

import pytest

import ratusha
from ratusha.bots.climb import SHIFT, STEP, climbed, sizes_of, trial
from ratusha.bots.fit import Sample
from ratusha.kernel.rng import Rng
from ratusha.kernel.thinking import Thinking
from ratusha.kernel.values import Values

BURGUNDY = ratusha.game("burgundy")
NAMES = ("points", "useful", "harmful", "idle")


def test_a_trial_repeats_itself_and_leaves_the_game_s_own_weights():
    own = BURGUNDY.values
    assert own is not None
    sizes = sizes_of(own)
    first, again = (trial(BURGUNDY, 2, 5, own, sizes, {}) for _ in range(2))
    assert (first.counts, first.points) == (again.counts, again.points)
    assert set(first.counts) == {1.0, -1.0} and len(first.counts) == len(own.names)
    assert BURGUNDY.values is own


def test_without_shifts_both_sides_play_alike():
    own = BURGUNDY.values
    assert own is not None
    assert trial(BURGUNDY, 2, 5, own, [0.0] * len(own.names), {}).points == 0.0


@pytest.mark.parametrize("seats", [3, 4])
def test_at_larger_tables_the_means_of_both_sides_are_compared(seats):
    own = BURGUNDY.values
    assert own is not None
    assert abs(trial(BURGUNDY, seats, 5, own, sizes_of(own), {}).points) < 100


def test_weights_move_where_their_shifts_won_and_points_stay_the_measure():
    values = Values(NAMES, [1.0, 2.0, 4.0, 0.0], 0.3, thinking=Thinking(noticed=0.7, ahead=True))
    sizes = sizes_of(values)
    assert sizes == [0.0, 2.0, 4.0, 0.05]
    rng = Rng(1)
    trials = []
    for _ in range(400):
        ways = [float(2 * rng.below(2) - 1) for _ in NAMES]
        trials.append(Sample(0, ways, 3 * ways[1] - 3 * ways[2] + rng.below(21) - 10))
    found = climbed(values, trials, sizes)
    assert found.weights[0] == 1.0
    assert found.weights[1] > 2.0 + 2.0 * 3 * STEP, "surely useful: more than three standard errors"
    assert found.weights[2] < 4.0 - 4.0 * 3 * STEP
    assert abs(found.weights[3]) < 0.05 * 3 * STEP, "a matter of luck"
    assert (found.rival, found.thinking.noticed, found.thinking.ahead) == (0.3, 0.7, True)


def test_trials_that_decide_nothing_change_nothing():
    values = Values(NAMES, [1.0, 2.0, 4.0, 0.0], 0.3)
    assert climbed(values, [Sample(0, [SHIFT] * 4, 0.0)] * 3, sizes_of(values)).weights == values.weights
