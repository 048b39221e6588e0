"""Hints: the best moves with what they lead to, and what may be expected at the end."""

import pytest

import ratusha
from ratusha.bots import Budget
from ratusha.bots.advice import (
    MOST,
    TOLD,
    advise,
    end_words,
    hints,
    plan_out,
    play_out,
    reason_words,
    turn_words,
)
from ratusha.bots.effort import Effort
from ratusha.bots.prospects import TRUSTED, ahead, planned, played_ends
from ratusha.bots.rollout import play_line, rollout
from ratusha.bots.worlds import World
from ratusha.kernel.rng import NO_RNG, Rng
from ratusha.kernel.thinking import NEVER
from ratusha.kernel.words import text

BURGUNDY = ratusha.game("burgundy")
TERRA_MYSTICA = ratusha.game("terra_mystica")


def count(nodes):
    return Effort(Budget(nodes=nodes), 0.0)


def first_turn(seed, seats=2, game=BURGUNDY):
    """What the seat that is asked first sees."""
    state = game.start(seats, seed)
    return state.seen_by(state.seat)


def rival(game):
    """The share of the best opponent's points that counts."""
    assert game.values is not None
    return game.values.rival


@pytest.fixture(scope="module")
def last_round():
    """What the first seat of the last round of Terra Mystica sees."""
    state = TERRA_MYSTICA.start(2, 9, factions="colours")
    rollout(state, 6, count(1_000_000))
    return state.seen_by(state.seat)


def test_advice_names_different_moves_the_best_first_with_reasons():
    view = first_turn(5)
    found = advise(view, count(300), Rng(1))
    assert len(found) == 3
    assert len({advice.move for advice in found}) == 3
    assert [advice.value for advice in found] == sorted((advice.value for advice in found), reverse=True)
    for advice in found:
        sizes = [abs(points) for _, points in advice.reasons]
        assert sizes
        assert sizes == sorted(sizes, reverse=True)
        for lang in ("en", "ru"):
            words = [text(msg, lang) for msg in reason_words("burgundy", advice.reasons)]
            assert 1 <= len(words) <= 3
            assert all(word[0] in "+−" for word in words)


def test_advice_tells_the_whole_turn_in_words():
    """The moves after the first one are those of the turn whose changes are told: played, they lead there."""
    view = first_turn(5)
    now = view.imagine(Rng(1))
    for advice in advise(view, count(300), Rng(1)):
        moves = [advice.move, *advice.then]
        assert len(moves) > 1
        words = turn_words(now, view.viewer, moves)
        assert len(words) == min(len(moves), TOLD + 1)
        after = now.clone()
        after.rng = NO_RNG
        for move in moves:
            after.play(move, view.viewer)
        assert BURGUNDY.value(after, view.viewer) == pytest.approx(advice.value)
    assert turn_words(now, view.viewer, [*moves[:1], *moves[:1]]) == words[:1], "as far as it is legal"


def test_what_to_expect_at_the_end_is_told_for_each_seat():
    """It follows from the view alone; where there is no time for it nothing is told."""
    view = first_turn(5)
    found = advise(view, count(60), Rng(1))
    play_out(view, found, 1, Effort(Budget(seconds=0.000001), 0.0))
    assert all(not advice.ends and end_words(advice.ends, 0) is None for advice in found)
    play_out(view, found, 2, Effort(Budget(seconds=600.0), 0.0))
    other = view.imagine(Rng(9)).seen_by(view.viewer)
    again = advise(other, count(60), Rng(1))
    play_out(other, again, 2, Effort(Budget(seconds=600.0), 0.0))
    assert [advice.ends for advice in found] == [advice.ends for advice in again]
    assert all(len(advice.ends) == 2 and min(advice.ends) > 50 for advice in found), "at the end of the game"


def test_points_of_reasons_are_written_as_each_language_writes_them():
    (loss, gain) = reason_words("burgundy", [("mines", -12.04), ("silver", 1.26), ("workers", 0.01)])
    assert [text(loss, lang).split()[0] for lang in ("en", "ru")] == ["−12.0", "−12,0"]
    assert [text(gain, lang).split()[0] for lang in ("en", "ru")] == ["+1.3", "+1,3"]


def test_the_best_opponent_is_told_and_nobody_where_one_is_alone():
    for lang in ("en", "ru"):
        among, alone = end_words([101.4, 120.6, 77.0], 0), end_words([64.2], 0)
        assert among is not None and alone is not None
        said = text(among, lang)
        assert "101" in said and "121" in said and "77" not in said
        assert "64" in text(alone, lang)


def test_a_game_without_named_features_gives_advice_without_reasons(fair, monkeypatch):
    monkeypatch.setattr(fair, "values", None)
    found = advise(first_turn(1, game=fair), count(50), Rng(1))
    assert found
    assert all(not advice.reasons for advice in found)


def test_what_all_turns_bring_is_no_reason_for_any():
    """Every faction of Terra Mystica begins with 20 points."""
    found = advise(first_turn(5, game=TERRA_MYSTICA), count(300), Rng(1))
    assert all(advice.reasons for advice in found)
    assert not any(name == "points" for advice in found for name, _ in advice.reasons)
    (only,) = advise(first_turn(5, game=TERRA_MYSTICA), count(300), Rng(1), 1)
    assert ("points", 20.0) in only.reasons, "with nothing to compare it, all is told"


def test_hints_are_the_best_of_more_turns_by_what_is_expected():
    view = first_turn(5)
    found = hints(view, Budget(nodes=300), Budget(nodes=1_000_000), 3, Rng(1))
    assert len(found) == MOST
    leads = [ahead(advice.ends, view.viewer, rival(BURGUNDY)) for advice in found]
    assert leads == sorted(leads, reverse=True)
    alone = hints(view, Budget(nodes=300), Budget(seconds=0.000001), 3, Rng(1))
    values = [advice.value for advice in alone]
    assert values == sorted(values, reverse=True) and not any(advice.ends for advice in alone)


def test_few_games_move_an_expectation_little_from_what_the_search_thinks():
    """Two games: their mean for all turns, and 2 of 27 parts of what they say about each."""
    view = first_turn(5)
    lines = [[advice.move, *advice.then] for advice in advise(view, count(300), Rng(1))]
    ends = [[0.0, 0.0] for _ in lines]
    for world in range(2):
        for at, line in enumerate(lines):
            g = view.imagine(Rng(f"world/{world}"))
            play_line(g, view.viewer, line)
            rollout(g, NEVER, count(1_000_000))
            ends[at] = [points + score / 2 for points, score in zip(ends[at], g.scores, strict=True)]
    found = played_ends(view, lines, [10.0, 4.0, 1.0], 2, count(1_000_000))
    for seat in (0, 1):
        mean = sum(end[seat] for end in ends) / 3
        for at, value in enumerate((10.0, 4.0, 1.0)):
            told = mean + 2 / (2 + TRUSTED) * (ends[at][seat] - mean)
            told += TRUSTED / (2 + TRUSTED) * (value - 5.0) if seat == view.viewer else 0.0
            assert found[at][seat] == pytest.approx(told)


def test_where_there_is_hardly_time_for_a_game_all_turns_expect_what_they_end_with():
    view = first_turn(5)
    lines = [[advice.move, *advice.then] for advice in advise(view, count(300), Rng(1))]
    one = count(1_000_000)
    g = view.imagine(Rng("world/0"))
    play_line(g, view.viewer, lines[0])
    rollout(g, NEVER, one)
    for nodes in (one.nodes + 1, one.nodes // 3):
        found = played_ends(view, lines, [3.0, 3.0, 3.0], 2, count(nodes))
        assert found == [[pytest.approx(points) for points in g.scores]] * 3
    assert played_ends(view, lines, [3.0, 3.0, 3.0], 2, count(one.nodes // 5)) == [[], [], []]


def test_where_nothing_is_left_to_chance_one_game_is_enough(last_round):
    """However many worlds are asked for, the same game counts once."""
    lines = [[move] for move in last_round.moves()[:2]]
    few, many = (played_ends(last_round, lines, [1.0, 0.0], worlds, count(10_000_000)) for worlds in (1, 9))
    assert few == many


def test_where_the_game_is_planned_the_best_plans_tell_how_turns_end(last_round):
    """Plans are more than greedy play, and the turns are put in the order of what they lead to."""
    seat, share = last_round.viewer, rival(TERRA_MYSTICA)
    found = advise(last_round, count(300), Rng(1))
    lines = [[advice.move, *advice.then] for advice in found]
    greedy = played_ends(last_round, lines, [0.0] * len(lines), 1, count(1_000_000))
    plans = planned(last_round, lines, count(6000))
    assert all(plan is not None and plan.end.over for plan in plans)
    told = plan_out(last_round, found, count(6000), Rng(1))
    assert len({advice.move for advice in told}) == len(told) >= MOST
    leads = [ahead(advice.ends, seat, share) for advice in told]
    assert leads == sorted(leads, reverse=True)
    assert leads[0] == pytest.approx(max(plan.value for plan in plans if plan is not None))
    assert leads[0] > max(ahead(end, seat, share) for end in greedy)
    for plan, line in zip(plans[1:], lines, strict=True):
        assert plan is not None and plan.turn[: len(line)] == line


def test_what_is_left_of_the_best_plan_begins_those_after_the_turns(last_round):
    """After its own turn there is hardly any effort to find it again."""
    (best, *_) = planned(last_round, [last_round.moves()[:1]], count(6000))
    assert best is not None
    turns = [best.turn, *([move] for move in last_round.moves()[:9])]
    (again, same, *others) = planned(last_round, turns, count(6000))
    assert again is not None and same is not None
    assert again.value == best.value <= same.value
    assert len(others) == 9


def test_without_the_time_for_a_plan_the_turns_stay_as_they_were(last_round):
    found = advise(last_round, count(300), Rng(1))
    assert plan_out(last_round, found, count(1), Rng(1)) == found
    assert not any(advice.ends for advice in found)


def test_hints_come_from_plans_where_there_are_plans(last_round):
    """The turn of the best plan is among them, whether the search of the turn has found it or not."""
    found = hints(last_round, Budget(nodes=300), Budget(nodes=6000), 1, Rng(1))
    best = planned(last_round, [[]], count(6000))[0]
    assert len(found) == MOST and best is not None
    assert ahead(found[0].ends, last_round.viewer, rival(TERRA_MYSTICA)) >= best.value - 1e-9


def test_a_world_is_certain_where_nothing_is_guessed_or_drawn(last_round):
    """Terra Mystica hides nothing and draws nothing after the set-up; Burgundy rolls dice every round."""
    world = World(last_round, Rng(1))
    end = world.state.clone()
    rollout(end, NEVER, count(1_000_000))
    assert not world.guessed and world.certain(end)
    dice = World(first_turn(5), Rng(1))
    end = dice.state.clone()
    rollout(end, NEVER, count(1_000_000))
    assert not dice.certain(end)
    hand = ratusha.game("altay").start(2, 3)
    rollout(hand, 2, count(1_000_000))
    assert World(hand.seen_by(hand.seat), Rng(1)).guessed, "what others hold and draw is hidden"
