"""Courses to the end of the game."""

import math
from statistics import fmean

import pytest

import ratusha
from ratusha.bots import bot
from ratusha.bots.bot import Budget
from ratusha.bots.changes import ENOUGH, EVERY, Changes, improved, waiting
from ratusha.bots.course import Course, Step, begun, followed
from ratusha.bots.effort import Effort
from ratusha.bots.hard import Hard
from ratusha.bots.rollout import rollout
from ratusha.bots.turns import turns
from ratusha.kernel.decision import NO_MOVE
from ratusha.kernel.rng import Rng
from ratusha.kernel.thinking import NEVER

GAME = ratusha.game("terra_mystica")
assert GAME.values is not None
RIVAL = GAME.values.rival


def effort(nodes: int = 1_000_000) -> Effort:
    return Effort(Budget(nodes=nodes), 0.0)


@pytest.fixture(scope="module")
def late():
    """The beginning of the last round."""
    g = GAME.start(2, 9, factions="colours")
    rollout(g, 6, effort())
    return g


def to_the_end(g) -> Course:
    course = followed(g.clone(), g.seat, [], effort(), 1.0)
    assert course is not None
    return course


def played(g, steps):
    then = g.clone()
    for step in steps:
        assert then.seat == step.seat
        then.play(step.move, step.seat)
    return then


def test_a_course_is_legal_and_its_value_is_what_the_game_ends_with(late):
    course = to_the_end(late)
    end = played(late, course.steps)
    assert end.over
    assert course.value == end.scores[late.seat] - RIVAL * end.scores[1 - late.seat]


def test_a_course_that_is_followed_again_is_the_same(late):
    course = to_the_end(late)
    again = followed(late.clone(), late.seat, course.steps, effort())
    assert again is not None
    assert [step.move for step in again.steps] == [step.move for step in course.steps]


def test_without_thought_nobody_does_more_than_pass(late):
    course = followed(late.clone(), late.seat, [], effort())
    assert course is not None
    kinds = {GAME.moves.text(step.move).split()[0] for step in course.steps}
    assert "pass" in kinds
    assert kinds <= {"pass", "take", "decline"}


def test_what_is_too_dear_is_made_possible_and_then_done(late):
    """Power is burnt and changed into what an upgrade of this seat's only temple lacks."""
    g = late.clone()
    player = g.players[g.seat]
    player.coins = player.workers = player.priests = 0
    player.bowl1, player.bowl2, player.bowl3 = 0, 0, 12
    wanted = next(
        move
        for move in range(GAME.moves.size)
        if GAME.moves.text(move).startswith("upgrade") and GAME.enabling(g, move) != NO_MOVE
    )
    course = followed(g.clone(), g.seat, [Step(g.seat, wanted, len(g.agenda))], effort())
    assert course is not None
    moves = course.turn(g.seat)
    assert wanted in moves
    assert moves.index(wanted) > 0
    assert all(GAME.moves.text(move).startswith("convert") for move in moves[: moves.index(wanted)])


def test_a_course_begins_with_the_turn_that_is_asked_for(late):
    for line in turns(late, late.seat, 10, effort(100))[:4]:
        course = begun(late, late.seat, line.moves, [], effort(), 1.0)
        assert course is not None
        moves = course.turn(late.seat)
        assert moves[: len(line.moves)] == line.moves


def test_changes_make_a_course_better_and_leave_it_legal(late):
    course = to_the_end(late)
    better = improved(late, course, late.seat, effort(5_000), Rng(1))
    assert better.value > course.value
    end = played(late, better.steps)
    assert better.value == end.scores[late.seat] - RIVAL * end.scores[1 - late.seat]


def climbed(g, spent: Effort) -> Changes:
    """As many changes as a course is worth, and none that costs anything."""
    changes = Changes(g, to_the_end(g), g.seat, spent, Rng(1))
    for _ in range(ENOUGH * len(changes.course.places)):
        changes.change(changes.course.value)
    return changes


def test_a_change_may_cost_a_little_and_no_more(late):
    changes = climbed(late, effort())
    best = changes.course
    for _ in range(200):
        changes.change(best.value - 8.0)
        assert changes.course.value >= best.value - 8.0
    assert changes.course.value < best.value
    end = played(late, changes.course.steps)
    assert changes.course.value == end.scores[late.seat] - RIVAL * end.scores[1 - late.seat]


def test_no_change_takes_long_though_nothing_is_planned():
    """A change in which somebody thinks about all that is left of the game takes 1,661 positions here."""
    g = GAME.start(2, 9, factions="colours")
    rollout(g, 4, effort())
    course = followed(g.clone(), g.seat, [], effort())
    assert course is not None
    spent = effort(20_000)
    changes = Changes(g, course, g.seat, spent, Rng(1))
    for _ in range(60):
        before = spent.nodes
        changes.change(-1000.0)
        assert spent.nodes - before < 500


def test_positions_are_kept_where_they_were_asked_for(late):
    changes = Changes(late, to_the_end(late), late.seat, effort(), Rng(1))
    steps = changes.course.steps
    for at in (20, 3, 19, 8, 0):
        assert changes._before(at).to_json() == played(late, steps[:at]).to_json()
    assert len(changes.kept) == 20 // EVERY + 1


def test_changes_that_cost_much_are_rare():
    rng = Rng(1)
    drawn = [waiting(rng) for _ in range(4_000)]
    assert min(drawn) >= 0.0
    assert fmean(drawn) == pytest.approx(1.0, abs=0.1)
    assert sum(one > 3.0 for one in drawn) / len(drawn) == pytest.approx(math.exp(-3.0), abs=0.02)


def test_it_ends_by_itself_with_the_best_it_found(late):
    spent = effort()
    found = improved(late, to_the_end(late), late.seat, spent, Rng(1))
    assert not spent.over()
    assert found.value > to_the_end(late).value
    assert played(late, found.steps).over


def test_a_finished_search_is_not_lost_when_it_goes_on(late):
    best = improved(late, to_the_end(late), late.seat, effort(), Rng(1))
    assert improved(late, best, late.seat, effort(500), Rng(2)).value >= best.value


def test_without_effort_there_is_no_course(late):
    assert followed(late.clone(), late.seat, [], effort(1), 1.0) is None
    assert bot("hard@1", 1).choose(late.seen_by(late.seat)) in late.moves()


def test_hard_plans_the_end_where_its_game_says_so(late, monkeypatch):
    """In the last round it keeps a course; not where the game says nothing, nor a round before."""
    for courses, plans in ((6, True), (NEVER, False), (7, False)):
        monkeypatch.setattr(GAME.thinking, "courses", courses)
        hard = bot("hard@3000", 1)
        assert isinstance(hard, Hard)
        hard.choose(late.seen_by(late.seat))
        assert (hard.course is not None) == plans


def test_a_position_after_the_end_is_worth_its_points(late):
    end = late.clone()
    rollout(end, 7, effort())
    assert GAME.value(end, 0) == end.scores[0]
