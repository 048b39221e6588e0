"""Learning weights by comparing turns of one position."""

from collections import Counter

import pytest

import ratusha
from ratusha.bots import siblings
from ratusha.bots.fit import Sample, fitted
from ratusha.bots.siblings import BEST, OTHERS, RIDGE, compared_turns

BURGUNDY = ratusha.game("burgundy")


@pytest.fixture
def few(monkeypatch):
    """Turns are compared in few positions: the code is the same, the tests are quick."""
    monkeypatch.setattr(siblings, "COMPARED", 8)


@pytest.mark.skipif(ratusha.compiled(), reason="compiled code does not see the fixture")
def test_each_position_is_a_group_of_a_few_turns(few):
    samples = compared_turns(BURGUNDY, 2, 3)
    sizes = Counter(sample.group for sample in samples)
    assert len(sizes) > 1
    assert all(2 <= size <= BEST + OTHERS for size in sizes.values())
    assert BURGUNDY.values is not None
    assert {len(sample.counts) for sample in samples} == {len(BURGUNDY.values.names)}
    assert not {sample.group for sample in compared_turns(BURGUNDY, 2, 4)} & set(sizes), (
        "groups of other games"
    )


@pytest.mark.skipif(ratusha.compiled(), reason="compiled code does not see the fixture")
def test_it_repeats_itself_and_changes_nothing_of_the_game(few):
    own = BURGUNDY.values
    once, again = (
        [(sample.group, sample.counts, sample.points) for sample in compared_turns(BURGUNDY, 2, 5)]
        for _ in range(2)
    )
    assert once == again
    assert BURGUNDY.values is own


@pytest.mark.skipif(ratusha.compiled(), reason="compiled code does not see the fixture")
@pytest.mark.parametrize(("id", "seats"), [("terra_mystica", 3), ("altay", 2)])
def test_the_points_are_those_of_the_end(few, monkeypatch, id, seats):
    """Also where nothing is hidden: there all worlds are alike, and the points whole numbers."""
    monkeypatch.setattr(siblings, "COMPARED", 2)
    samples = compared_turns(ratusha.game(id), seats, 6)
    assert samples
    if id == "terra_mystica":
        assert all(sample.points == round(sample.points) for sample in samples)


def test_what_brings_points_gains_weight():
    """Turns that differ by one feature alone, which brings two points more than was thought."""
    values = BURGUNDY.values
    assert values is not None
    at = values.names.index("silver")
    samples = []
    for group in range(300):
        for n in range(3):
            counts = [0.0] * len(values.names)
            counts[at] = float(n)
            samples.append(Sample(group, counts, group + n * (values.weights[at] + 2)))
    found = fitted(values, samples, RIDGE)
    assert found.weights[at] == pytest.approx(values.weights[at] + 2, abs=0.3)
