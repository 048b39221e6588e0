"""Moves that decide much, each with a course of its own; and where `hard` has thought enough."""

import pytest

import ratusha
from ratusha.bots import bot
from ratusha.bots.apart import best_apart
from ratusha.bots.bot import Budget
from ratusha.bots.course import followed
from ratusha.bots.effort import Effort
from ratusha.bots.hard import ENOUGH, Hard
from ratusha.bots.plans import plans_from
from ratusha.bots.rollout import rollout
from ratusha.kernel.rng import Rng

GAME = ratusha.game("terra_mystica")
assert GAME.values is not None
RIVAL = GAME.values.rival


def effort(nodes: int = 1_000_000) -> Effort:
    return Effort(Budget(nodes=nodes), 0.0)


def started(seed: int = 9):
    """The first choice of a faction."""
    g = GAME.start(2, seed, factions="colours")
    assert g.stage() == 0
    assert len(g.moves()) == 2
    return g


@pytest.fixture(scope="module")
def late():
    """The beginning of the last round."""
    g = started()
    rollout(g, 6, effort())
    return g


def of_kind(g, kind: str) -> list[int]:
    return [move for move in g.moves() if GAME.moves.text(move).split()[0] == kind]


def test_the_course_follows_the_move_and_its_value_is_what_the_game_ends_with(late):
    moves = late.moves()[:5]
    at, course = best_apart(late, late.seat, moves, [], effort(6_000), Rng(1))
    assert course is not None
    end = late.clone()
    end.play(moves[at], late.seat)
    for step in course.steps:
        end.play(step.move, step.seat)
    assert end.over
    assert course.value == end.scores[late.seat] - RIVAL * end.scores[1 - late.seat]
    assert best_apart(late, late.seat, moves, [], effort(6_000), Rng(1))[0] == at


def test_a_move_after_which_there_is_more_to_do_is_better_than_passing(late):
    (leaving,) = of_kind(late, "pass")
    for other in of_kind(late, "upgrade") + of_kind(late, "build"):
        for moves in ([leaving, other], [other, leaving]):
            at, course = best_apart(late, late.seat, moves, [], effort(3_000), Rng(1))
            assert course is not None
            assert moves[at] == other


def test_what_was_expected_goes_on_after_the_move_that_was_meant():
    """With hardly any effort the course is the one there was, without its first move."""
    g = started()
    expected = followed(g.clone(), g.seat, [], effort(), 1.0)
    assert expected is not None
    again = [step.move for step in expected.steps[1:]]
    meant = expected.steps[0].move
    at, course = best_apart(g, g.seat, [meant], expected.steps, effort(400), Rng(1))
    assert at == 0
    assert course is not None
    assert [step.move for step in course.steps] == again


def test_without_effort_it_is_the_first_move(late):
    assert best_apart(late, late.seat, late.moves(), [], effort(1), Rng(1)) == (0, None)
    assert bot("expert@1", 1).choose(started().seen_by(started().seat)) in started().moves()


def test_hard_and_expert_plan_from_the_set_up_on():
    g = started()
    view = g.seen_by(g.seat)
    for name in ("hard@2000", "expert@2000"):
        player = bot(name, 1)
        assert isinstance(player, Hard)
        move = player.choose(view)
        assert move in view.moves()
        assert player.course is not None
        assert bot(name, 1).choose(view) == move


def test_advice_plans_the_rounds_but_not_the_set_up():
    g = started()
    assert g.stage() < plans_from(GAME) == 1


def test_an_effort_may_be_used_up_before_its_time():
    spent = Effort(Budget(), 1_000.0)
    spent.enough = 100
    spent.nodes = 40
    assert not spent.over(0.5)
    assert spent.used() == 0.4
    spent.nodes = 50
    assert spent.over(0.5)
    assert not spent.over()
    spent.nodes = 100
    assert spent.over()
    assert not spent.late()


def test_hard_has_thought_enough_after_so_many_positions(late):
    """However long it may think: the same as with this count."""
    view = late.seen_by(late.seat)
    free = Hard(Rng(1), Budget(), 1_000.0)
    counted = Hard(Rng(1), Budget(nodes=2 * ENOUGH))
    assert free.choose(view) == counted.choose(view)
    assert free.course is not None
    assert counted.course is not None
    assert [step.move for step in free.course.steps] == [step.move for step in counted.course.steps]
