"""Named features and their weights: the file and its checks, the sum, and what changed."""

import pytest

import ratusha
from ratusha.bots.lead import lead
from ratusha.kernel.errors import BadInput
from ratusha.kernel.msg import Msg
from ratusha.kernel.playout import playout
from ratusha.kernel.rng import Rng
from ratusha.kernel.thinking import ALIKE, BELIEF, COMPARED, NEVER, NOTICED, ONWARD, WIDTH
from ratusha.kernel.values import MANY, Tally, Values
from ratusha.kernel.values_file import parse
from ratusha.kernel.words import text

NAMES = ("silver", "goods")
GOOD = """
rival = 0.25
[[feature]]
name = "goods"
weight = -2
[[feature]]
name = "silver"
weight = 1.5
note = "what it buys"
"""
WITH_VALUES = [id for id in ratusha.game_ids() if ratusha.game(id).values is not None]


def test_a_file_gives_the_weights_in_the_order_of_the_games_own_list():
    values = parse(GOOD.encode(), "here", NAMES)
    assert values.names == NAMES
    assert values.weights == [1.5, -2.0]
    assert values.rival == 0.25
    assert values.thinking.noticed == NOTICED
    assert parse(b"noticed = 0.9\n" + GOOD.encode(), "here", NAMES).thinking.noticed == 0.9
    assert not values.thinking.ahead
    assert parse(b"ahead = true\n" + GOOD.encode(), "here", NAMES).thinking.ahead
    assert not values.thinking.around
    assert parse(b"around = true\n" + GOOD.encode(), "here", NAMES).with_stages({}).thinking.around
    assert not values.thinking.against
    assert parse(b"against = 0.7\n" + GOOD.encode(), "here", NAMES).thinking.against == 0.7


def test_a_bot_may_have_weights_of_its_own():
    own = GOOD.replace("weight = -2", "weight = -2\neasy = 0\nexpert = -3.5")
    both = parse(own.replace("easy = 0", "hard = -3").encode(), "here", NAMES)
    values = parse(own.encode(), "here", NAMES)
    assert values.weights == [1.5, -2.0]
    assert values.of("easy").weights == [1.5, 0.0]
    assert values.of("expert").weights == [1.5, -3.5]
    assert values.of("hard") is values
    assert both.of("hard").weights == [1.5, -3.0] and both.of("expert").weights == [1.5, -3.5]
    assert values.of("easy").rival == 0.25
    assert values.with_weights([9.0, 9.0]).of("expert").weights == [9.0, -3.5]


def test_a_bot_may_take_off_a_share_of_its_own_for_opponents():
    own = GOOD.replace("rival = 0.25", "rival = 0.25\n[expert]\nrival = 0")
    values = parse(own.encode(), "here", NAMES)
    assert values.rival == 0.25
    assert values.of("expert").rival == 0.0 and values.of("expert").weights == values.weights
    assert values.of("hard") is values
    assert values.with_weights([1.0, 2.0]).of("expert").of(MANY).rival == 0.0
    both = parse(own.replace("weight = -2", "weight = -2\nmany = 4").encode(), "here", NAMES)
    assert both.of("expert").of(MANY).weights == [1.5, 4.0]
    assert both.of("expert").of(MANY).rival == 0.0 and both.of(MANY).rival == 0.25


def test_larger_tables_may_have_weights_of_their_own():
    """They count before the expert's, which stay where nothing is said of larger tables."""
    own = GOOD.replace("weight = -2", "weight = -2\nexpert = -3.5\nmany = 4").replace(
        "weight = 1.5", "weight = 1.5\nexpert = 2.5"
    )
    values = parse(own.encode(), "here", NAMES)
    assert values.of(MANY).weights == [1.5, 4.0]
    assert values.of("expert").of(MANY).weights == [2.5, 4.0]


def test_hard_and_expert_may_plan_the_end_of_a_game():
    """From another stage each, if the file says so; 0 is the set-up."""
    assert parse(GOOD.encode(), "here", NAMES).thinking.courses == NEVER
    both = GOOD.replace("rival = 0.25", "rival = 0.25\ncourses = 6\n[expert]\ncourses = 0")
    values = parse(both.encode(), "here", NAMES)
    assert values.of("hard").thinking.courses == 6
    for one in (values, values.with_weights([1.0, 2.0]), values.with_stages({})):
        assert one.of("expert").thinking.courses == one.of("expert").of(MANY).thinking.courses == 0


STAGES = GOOD.replace("rival = 0.25", "rival = 0.25\nstages = [2, 4]").replace(
    "weight = -2", "weight = -2\nstages = [3, 1.5]"
)


def test_a_feature_may_have_weights_of_its_own_where_stages_begin():
    values = parse(STAGES.encode(), "here", NAMES)
    assert values.stages == {2: [1.5, 3.0], 4: [1.5, 1.5]}
    assert values.weights == [1.5, -2.0]
    assert values.with_weights([1.0, 2.0]).stages == values.stages
    assert parse(GOOD.encode(), "here", NAMES).stages == {}


@pytest.mark.parametrize(
    ("old", "new", "place", "why"),
    [
        ("stages = [2, 4]", "stages = 2", "here.stages", "list of stages"),
        ("stages = [2, 4]", "stages = [2, true]", "here.stages", "list of stages"),
        ("stages = [2, 4]", "stages = [2, 2]", "here.stages[1]", "twice"),
        ("stages = [3, 1.5]", "stages = [3]", "here: feature[0].stages", "list of 2 numbers"),
        ("stages = [3, 1.5]", "stages = 3", "here: feature[0].stages", "list of 2 numbers"),
        ("stages = [3, 1.5]", "stages = [3, nan]", "here: feature[0].stages", "between"),
        ("stages = [2, 4]", "", "here: feature[0].stages", "list of 0 numbers"),
    ],
)
def test_broken_weights_of_stages_are_refused(old, new, place, why):
    with pytest.raises(BadInput) as refused:
        parse(STAGES.replace(old, new, 1).encode(), "here", NAMES)
    assert place in str(refused.value)
    assert why in str(refused.value)


@pytest.mark.parametrize(
    ("old", "new", "place", "why"),
    [
        ("rival = 0.25", "", "here.rival", "missing"),
        ("rival = 0.25", "rivalry = 0.25", "here: rivalry", "no such field"),
        ("rival = 0.25", "rival = 0\nexpert = 0.25", "here.expert", "table"),
        ("rival = 0.25", "rival = 0\n[medium]\nrival = 0", "here: medium", "no such field"),
        ("rival = 0.25", "rival = 0\n[hard]\nrival = 'no'", "here.hard.rival", "number"),
        ("rival = 0.25", "rival = 0\n[hard]\nnoticed = 0.5", "here.hard.noticed", "no such field"),
        ("rival = 0.25", "rival = 0\n[hard]\nwidth = 0", "here.hard.width", "between 1"),
        ('"goods"', '"gold"', "here: feature[0].name", "silver, goods"),
        ('"goods"', '"silver"', "here: feature[1].name", "twice"),
        ('"goods"', "7", "here: feature[0].name", "silver, goods"),
        ("note =", "notes =", "here: feature[1].notes", "no such field"),
        ("weight = -2", "", "here: feature[0].weight", "missing"),
        ("weight = -2", "weight = true", "here: feature[0].weight", "number"),
        ("weight = -2", 'weight = "much"', "here: feature[0].weight", "number"),
        ("weight = -2", "weight = nan", "here: feature[0].weight", "between"),
        ("weight = -2", "weight = 1e9", "here: feature[0].weight", "between"),
        ("weight = -2", "weight = -2\neasy = 'no'", "here: feature[0].easy", "number"),
        ("weight = -2", "weight = -2\nexpert = 1e9", "here: feature[0].expert", "between"),
        ("weight = -2", "weight = -2\nmedium = 1", "here: feature[0].medium", "no such field"),
        ("rival = 0.25", "rival = inf", "here.rival", "between"),
        ("rival = 0.25", "rival = 0\nnoticed = 1.1", "here.noticed", "between 0 and 1"),
        ("rival = 0.25", "rival = 0\nnoticed = 'all'", "here.noticed", "number"),
        ("rival = 0.25", "rival = 0\nahead = 1", "here.ahead", "true or false"),
        ("rival = 0.25", "rival = 0\nagainst = 'all'", "here.against", "number"),
        ('[[feature]]\nname = "goods"\nweight = -2', "", "here: goods", "missing"),
        ("rival = 0.25", "rival 0.25", "here", "TOML"),
    ],
)
def test_a_broken_file_is_refused_with_the_place_and_the_reason(old, new, place, why):
    assert GOOD.count(old) >= 1
    with pytest.raises(BadInput) as refused:
        parse(GOOD.replace(old, new, 1).encode(), "here", NAMES)
    assert place in str(refused.value)
    assert why in str(refused.value)


@pytest.mark.parametrize("raw", [b"\xff\xfe", b"feature = 3\nrival = 1", b"feature = [3]\nrival = 1"])
def test_what_is_no_table_of_features_is_refused(raw):
    with pytest.raises(BadInput):
        parse(raw, "here", NAMES)


def test_a_tally_adds_up_weighted_features_and_lists_them_if_asked():
    values = Values(NAMES, [1.5, -2.0], 0.25)
    listed, quick = Tally(values.weights, True), Tally(values.weights, False)
    for tally in (listed, quick):
        tally.add(0, 2.0)
        tally.add(1, 1.0)
        tally.add(0, 2.0)
    assert listed.total == quick.total == 4.0
    assert listed.counts == [4.0, 1.0]
    assert quick.counts is None


def test_reasons_are_what_changed_the_largest_first():
    values = Values(("a", "b", "c"), [1.0, -2.0, 5.0], 0.0)
    assert values.reasons([1.0, 1.0, 1.0], [2.0, 3.0, 1.0]) == [("b", -4.0), ("a", 1.0)]


def weighed(id):
    """A game and its values."""
    game = ratusha.game(id)
    assert game.values is not None
    return game, game.values


def positions(id, seats=2):
    """A few positions from all through a random game, the last one over."""
    game = ratusha.game(id)
    state = game.start(seats, 4)
    rng = Rng(4)
    found = []
    while not state.over:
        if state.ply % 25 == 0:
            found.append(state.clone())
        state.play(rng.pick(state.moves()))
    return [*found, state]


def test_two_games_and_more_have_values():
    assert {"burgundy", "terra_mystica"} <= set(WITH_VALUES)


@pytest.mark.parametrize("id", WITH_VALUES)
@pytest.mark.parametrize("seats", [2, 3])
def test_a_value_is_the_weighted_sum_of_the_features(id, seats):
    game, values = weighed(id)
    for state in positions(id, seats):
        sums = []
        for seat in range(seats):
            counts = game.features(state, seat)
            assert len(counts) == len(values.names)
            sums.append(sum(w * n for w, n in zip(values.weights, counts, strict=True)))
            assert game.value(state, seat) == pytest.approx(sums[seat])
        for seat in range(seats):
            rivals = max(n for other, n in enumerate(sums) if other != seat)
            assert game.evaluate(state, seat) == pytest.approx(sums[seat] - values.rival * rivals)
            assert lead(state, seat, 0.5) == pytest.approx(sums[seat] - 0.5 * rivals)


@pytest.mark.parametrize("id", WITH_VALUES)
def test_each_feature_has_words(id):
    for name in weighed(id)[1].names:
        texts = [text(Msg(f"{id}-value-{name}"), lang) for lang in ("en", "ru")]
        assert all(words and "value" not in words for words in texts)
        assert texts[0] != texts[1]


def test_a_game_without_such_a_file_is_valued_by_its_points(fair, monkeypatch):
    """The lead over the best of the others."""
    monkeypatch.setattr(fair, "values", None)
    state = fair.start(3, 1)
    state.score(0, 0, 7)
    state.score(2, 1, 3)
    assert [fair.value(state, seat) for seat in range(3)] == [4, -7, -4]
    assert [fair.evaluate(state, seat) for seat in range(3)] == [4, -7, -4]
    assert fair.features(state, 0) == []


def test_burgundy_values_silver_more_while_there_is_time_to_use_it():
    game = ratusha.game("burgundy")
    state = game.start(2, 3)
    before = game.value(state, 0)
    state.estates[0].silver += 1
    early = game.value(state, 0) - before
    playout(state, Rng(3))
    before = game.value(state, 0)
    state.estates[0].silver += 1
    assert early > game.value(state, 0) - before == 0


def looked_for(values):
    thinking = values.thinking
    return (thinking.width, thinking.alike, thinking.compared, thinking.belief, thinking.onward)


def test_how_hard_looks_for_its_turns_and_what_it_thinks_of_them_before():
    values = parse(GOOD.encode(), "here", NAMES)
    assert looked_for(values) == (WIDTH, ALIKE, COMPARED, BELIEF, ONWARD)
    said = b"width = 5\nalike = 2\ncompared = 4\nbelief = 2.5\nonward = [1, 4]\n"
    values = parse(said + GOOD.encode(), "here", NAMES)
    for one in (values, values.with_stages({}), values.of("hard")):
        assert looked_for(one) == (5, 2, 4, 2.5, (1, 4))
    assert [values.thinking.stages(seats) for seats in (2, 3, 4)] == [1, 4, 4]


def test_a_bot_may_think_otherwise():
    """What its own table does not say is as for the others."""
    said = GOOD.replace("rival = 0.25", "rival = 0.25\nalike = 2\n[expert]\nwidth = 60\nbelief = 1")
    values = parse(said.encode(), "here", NAMES)
    for one in (values, values.of("hard"), values.of("easy")):
        assert looked_for(one) == (WIDTH, 2, COMPARED, BELIEF, ONWARD)
    for one in (values.of("expert"), values.with_weights([9.0, 9.0]).of("expert")):
        assert looked_for(one) == (60, 2, COMPARED, 1.0, ONWARD)
    assert values.of("expert").rival == 0.25


@pytest.mark.parametrize(
    "said",
    [
        "compared = 1",
        "compared = 2.5",
        "compared = 65",
        "compared = true",
        "belief = -1",
        "width = 0",
        "alike = 0",
        "onward = 4",
        "onward = [4]",
        "onward = [0, 4]",
        "onward = [1, 999]",
        "courses = [6, 5]",
        "courses = -1",
        "courses = 101",
    ],
)
def test_a_broken_setting_is_refused(said):
    with pytest.raises(BadInput) as error:
        parse(f"{said}\n{GOOD}".encode(), "here", NAMES)
    assert f"here.{said.split(' ', maxsplit=1)[0]}" in str(error.value)
