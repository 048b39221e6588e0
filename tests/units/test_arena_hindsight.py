"""What a move cost where a game is planned to its end."""

from pathlib import Path

import pytest

from ratusha.arena import analysis
from ratusha.arena.hindsight import more_by_the_end, played
from ratusha.bots import Budget
from ratusha.bots.advice import reason_words
from ratusha.bots.effort import Effort
from ratusha.bots.plans import best_plan, plan_with
from ratusha.kernel import Match
from ratusha.kernel.record import parse
from ratusha.kernel.state import FORCED
from ratusha.kernel.words import text

CORPUS = Path(__file__).resolve().parents[1] / "corpus"


def effort():
    return Effort(Budget(nodes=2000), 0.0)


@pytest.fixture(scope="module")
def match():
    return Match(parse((CORPUS / "terra_mystica" / "2p_choose.record").read_text(encoding="utf-8")))


@pytest.fixture(scope="module")
def late(match):
    """A choice in the last round: its ply, the position, whose it is, what was played from there on."""
    steps = played(match)
    state = match.state_at(0)
    at = 0
    for ply, one in enumerate(match.plies):
        if one.how == FORCED:
            continue
        if state.stage() == 6 and len(state.moves()) > 5:
            return ply, state, one.seat, steps[at:]
        state.play(one.move, one.seat)
        at += 1
    raise AssertionError("no such choice")


def test_the_steps_of_a_game_lead_to_its_end(match):
    state = match.state_at(0)
    for step in played(match):
        assert state.seat == step.seat and len(state.agenda) == step.depth
        state.play(step.move, step.seat)
    assert state.over and state.scores == match.state.scores


def test_a_plan_ends_no_worse_than_what_was_played(match, late):
    """It begins with it: without the effort for a change it would be the same."""
    _, state, seat, rest = late
    values = state.game.values
    assert values is not None
    found = best_plan(state, seat, [rest], effort())
    assert found is not None and found.end.over
    ends = [match.state.scores, found.end.scores]
    real, planned = (end[seat] - values.rival * end[1 - seat] for end in ends)
    assert planned >= real and planned == pytest.approx(found.value)


def test_a_plan_with_a_move_begins_with_it(late):
    _, state, seat, rest = late
    for move in state.moves()[:4]:
        found = plan_with(state, seat, [move], [rest], effort())
        assert found is not None and found.turn[0] == move
        then = state.clone()
        for one in found.turn:
            assert then.seat == seat
            then.play(one, seat)


def test_what_a_move_cost_is_what_the_better_plan_ends_with_more(late):
    """The best plan costs nothing; a move far from it does, and the sources of the points are told."""
    ply, state, seat, rest = late
    view = state.seen_by(seat)
    best = best_plan(state, seat, [rest], effort())
    first = -1
    while best is not None and best.turn[0] != first:  # until more planning begins with the same move
        first = best.turn[0]
        best = best_plan(state, seat, [best.steps], analysis._planning())
    assert best is not None
    assert analysis._planned_cost(view, first, "", ply, best.steps[1:]) == (0.0, None)
    costs = {}
    for move in [*state.moves()[:4], *state.moves()[-6:]]:
        costs[move], better = analysis._planned_cost(view, move, "", ply, best.steps[1:])
        assert (better is None) == (costs[move] == 0.0)
        if better is not None:
            assert better.by_the_end
            for lang in ("en", "ru"):
                words = [text(msg, lang) for msg in reason_words("terra_mystica", better.reasons, True)]
                assert all(word[0] in "+−" and "cause" not in word for word in words)
    assert max(costs.values()) > 1.0, "to pass at once is a mistake"
    assert all(0.0 <= cost < 60.0 for cost in costs.values())


def test_plans_tell_what_a_decision_cost(late):
    """From the first round on; before it the search of the turn does."""
    ply, state, seat, rest = late
    found = [
        analysis._decision(state, seat, move, ply, "", 1, rest[1:])
        for move in (state.moves()[0], state.moves()[-1])
    ]
    told = [decision.better for decision, _ in found if decision.better is not None]
    assert told and all(better.by_the_end for better in told)
    first = state.game.start(2, 5)
    choice = first.moves()
    early = [analysis._decision(first, first.seat, move, 0, "", 1, []) for move in choice[:3]]
    assert any(one.better is not None and not one.better.by_the_end for one, _ in early)


def test_a_bot_may_say_what_was_better(late):
    ply, state, seat, rest = late
    view = state.seen_by(seat)
    move = rest[0].move
    cost, better = analysis._planned_cost(view, move, "medium@200", ply, rest[1:])
    assert (better is None) == (cost == 0.0)
    assert better is None or state.game.moves.parse(better.move) in state.moves()


def test_the_sources_of_points_that_differ_are_told_the_largest_first(late):
    _, state, seat, _ = late
    made, better = state.clone(), state.clone()
    better.score(seat, 0, 3)
    better.score(seat, 2, -5)
    better.score(1 - seat, 1, 9)
    names = state.game.sources
    assert more_by_the_end(better, made, seat) == [(names[2], -5.0), (names[0], 3.0)]
    assert more_by_the_end(made, made, seat) == []
