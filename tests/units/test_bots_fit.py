"""Learning weights: samples of noisy games, the fit, and the file that comes of it."""

import pytest

import ratusha
from ratusha.bots.fit import Sample, explained, fitted, noisy_game
from ratusha.kernel.rng import Rng
from ratusha.kernel.thinking import Thinking
from ratusha.kernel.values import Values
from ratusha.kernel.values_file import parse, values_text

BURGUNDY = ratusha.game("burgundy")
NAMES = ("a", "b", "c")


def drawn(weights, groups=4, n=300):
    """Samples whose points follow from the features, a constant of their group and a little noise."""
    rng = Rng(3)
    found = []
    for at in range(n):
        group = at % groups
        counts = [float(rng.below(20) + 5 * group) for _ in weights]
        noise = (rng.below(2001) - 1000) / 1000
        points = sum(w * c for w, c in zip(weights, counts, strict=True)) - 50.0 * group + noise
        found.append(Sample(group, counts, points))
    return found


def test_the_weights_behind_the_points_are_found_whatever_the_groups_add():
    true = [1.0, -2.0, 0.5]
    found = fitted(
        Values(NAMES, [0.0, 0.0, 0.0], 0.3, thinking=Thinking(noticed=0.7)), drawn(true), ridge=1.0
    )
    assert found.weights == pytest.approx(true, abs=0.05)
    assert (found.names, found.rival, found.thinking.noticed) == (NAMES, 0.3, 0.7)
    assert explained(found, drawn(true)) > 0.99
    assert explained(Values(NAMES, [0.0] * 3, 0.3), drawn(true)) == pytest.approx(0.0)


def test_a_feature_that_never_differs_keeps_its_weight_and_a_strong_ridge_keeps_all():
    samples = drawn([1.0, -2.0, 0.5])
    for sample in samples:
        sample.counts[2] = 7.0
    before = Values(NAMES, [0.5, 0.5, 3.0], 0.0)
    assert fitted(before, samples).weights[2] == 3.0
    assert fitted(before, samples, ridge=1e12).weights == pytest.approx(before.weights, abs=1e-3)


THOUGHTS = {
    "noticed": 0.7, "ahead": True, "against": 0.6, "around": True, "compared": 4, "belief": 2.5,
    "courses": 6, "onward": (1, 4), "width": 40, "alike": 5,
}  # fmt: skip


@pytest.mark.parametrize("said", [{}, THOUGHTS, *({name: value} for name, value in THOUGHTS.items())])
def test_the_file_says_the_same_values(said):
    """Whatever is said of weights and of thinking: a training that forgot a setting would change the bots."""
    usual = Thinking()
    settings = {name for name in dir(usual) if name[0] != "_" and not callable(getattr(usual, name))}
    assert set(THOUGHTS) == settings
    own = {"easy": {"b": 0.0}, "expert": {"a": 1.5, "b": 0.125}}
    rivals = {"expert": 0.0, "hard": 0.25} if said else {}
    stages = {2: [1.0, 2.0, 3.5], 4: [0.5, 0.0, -1.0]} if said else {}
    thinking = Thinking(**said)
    thoughts = {"expert": Thinking(**{**said, "width": 77, "around": False})} if said else {}
    values = Values(
        NAMES,
        [1.25, -0.5, 1e-9],
        0.3,
        rivals=rivals,
        own=own,
        stages=stages,
        thinking=thinking,
        thoughts=thoughts,
    )
    read = parse(values_text(values, "Fitted.\nBy a test.").encode(), "here", NAMES)
    assert read.weights == pytest.approx(values.weights, abs=1e-4)
    assert (read.rival, read.rivals, read.own, read.stages) == (0.3, rivals, own, stages)
    for bot in ("easy", "medium", "hard", "expert"):
        for name in THOUGHTS:
            assert getattr(read.of(bot).thinking, name) == getattr(values.of(bot).thinking, name)


def test_a_noisy_game_gives_the_ends_of_all_turns():
    samples = noisy_game(BURGUNDY, 2, 5, noticed=0.1)
    again = noisy_game(BURGUNDY, 2, 5, noticed=0.1)
    assert [sample.counts for sample in samples] == [sample.counts for sample in again]
    assert len({sample.points for sample in samples}) <= 2
    rounds = {sample.group % 100 for sample in samples}
    assert len(rounds) == 25, "each round of each phase"
    assert len(samples) >= 50
