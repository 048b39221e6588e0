"""Learning weights where stages begin, and valuing by them."""

import pytest

import ratusha
from ratusha.bots import Budget
from ratusha.bots.effort import Effort
from ratusha.bots.fit import Sample
from ratusha.bots.outlook import stage_starts, with_outlook
from ratusha.bots.rollout import outcomes, rollout
from ratusha.kernel.rng import Rng
from ratusha.kernel.values import EXPERT
from ratusha.kernel.values_file import parse, values_text

BURGUNDY = ratusha.game("burgundy")


@pytest.fixture
def own_weights():
    """Burgundy's values, put back when the test has changed them."""
    own = BURGUNDY.values
    assert own is not None
    yield own
    BURGUNDY.values = own


def test_each_phase_but_the_first_is_a_group_of_what_every_seat_had():
    samples = stage_starts(BURGUNDY, 2, 3)
    assert [sample.group for sample in samples] == [2, 2, 3, 3, 4, 4, 5, 5]
    assert len({sample.points for sample in samples}) <= 2
    again = stage_starts(BURGUNDY, 2, 3)
    assert [(one.counts, one.points) for one in samples] == [(one.counts, one.points) for one in again]


def test_where_expert_minds_its_opponents_what_a_seat_has_more_than_they_counts():
    game = ratusha.game("gloomhaven")
    assert game.values is not None and game.values.of(EXPERT).rival
    samples = stage_starts(game, 2, 4)
    for one, other in zip(samples[::2], samples[1::2], strict=True):
        assert one.group == other.group
        assert one.points == -other.points
        assert one.counts == pytest.approx([-count for count in other.counts])
    assert any(sample.points for sample in samples)


def test_stages_that_are_listed_hold_until_the_next_one(own_weights):
    first, second = ([weight + more for weight in own_weights.weights] for more in (1.0, 2.0))
    values = own_weights.with_stages({3: first, 5: second})
    assert [values.begun(stage) for stage in (2, 3, 4, 5, 60)] == [None, first, first, second, second]


def test_with_stages_that_are_listed_each_learns_from_those_up_to_the_next(own_weights):
    at = own_weights.names.index("silver")
    values = own_weights.with_stages({2: own_weights.weights, 4: own_weights.weights})
    samples = []
    for stage, worth in ((1, 9.0), (2, 3.0), (3, 3.0), (4, 1.0), (7, 1.0)):
        for n in range(400):
            counts = [0.0] * len(own_weights.names)
            counts[at] = float(n % 5)
            samples.append(Sample(stage, counts, worth * (n % 5)))
    found = with_outlook(values, samples, 10.0)
    assert list(found.stages) == [2, 4]
    assert found.stages[2][at] == pytest.approx(3.0, abs=0.1)
    assert found.stages[4][at] == pytest.approx(1.0, abs=0.1)


def test_what_brings_more_in_one_stage_gains_weight_there_and_less_elsewhere(own_weights):
    at = own_weights.names.index("silver")
    size = len(own_weights.names)
    samples = []
    for stage, worth in ((2, 3.0), (3, 1.0)):
        for n in range(400):
            counts = [0.0] * size
            counts[at] = float(n % 5)
            samples.append(Sample(stage, counts, worth * (n % 5)))
    found = with_outlook(own_weights, samples, 10.0)
    assert found.weights == own_weights.weights
    assert found.stages[2][at] == pytest.approx(3.0, abs=0.1)
    assert found.stages[3][at] == pytest.approx(1.0, abs=0.1)
    read = parse(values_text(found, "").encode(), "here", own_weights.names)
    assert read.stages[2] == pytest.approx(found.stages[2], abs=1e-4)


def test_only_where_its_stage_has_begun_a_position_is_valued_by_them(own_weights):
    doubled = [2 * weight for weight in own_weights.weights]
    BURGUNDY.values = own_weights.with_stages({2: doubled})
    state = BURGUNDY.start(2, 5)
    assert BURGUNDY.outlook(state, 0) == BURGUNDY.evaluate(state, 0)
    assert rollout(state, 2, Effort(Budget(nodes=1_000_000), 0.0))
    assert BURGUNDY.outlook(state, 0) == pytest.approx(2 * BURGUNDY.evaluate(state, 0))
    BURGUNDY.values.rival = 0.0
    assert BURGUNDY.outlook(state, 0) == pytest.approx(2 * BURGUNDY.value(state, 0))


@pytest.mark.parametrize("learned", [True, False])
def test_a_line_that_is_played_on_is_valued_by_them_if_asked(own_weights, learned):
    BURGUNDY.values = own_weights.with_stages({2: [0.0] * len(own_weights.weights)})
    world = BURGUNDY.start(2, 5).seen_by(0).imagine(Rng(1))
    lines = [[move] for move in world.moves()[:2]]
    found = outcomes(world, 0, lines, Effort(Budget(nodes=1_000_000), 0.0), learned=learned)
    assert (found == [0.0, 0.0]) is learned
