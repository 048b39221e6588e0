"""Sealed choices: several seats answer at once, and nobody sees another's answer."""

from itertools import permutations
from typing import Any

import pytest
from tests.units.probe import (
    GO,
    GO_0,
    GO_1,
    Mark,
    Probe,
    Vote,
    Weighty,
    table,
)

from ratusha.kernel import (
    CHANCE,
    SPECTATOR,
    IllegalMove,
    Msg,
    Rng,
)
from ratusha.kernel.sealed import HIDDEN, UNANSWERED

VOTERS = [0, 1, 2]


def test_all_are_asked_at_once():
    g = table(Vote(VOTERS))
    assert g.asked == [0, 1, 2]
    assert [len(g.moves(seat)) for seat in VOTERS] == [2, 3, 4]
    g.play(GO_1, 1)
    assert (g.asked, g.log, g.moves(1)) == ([0, 2], [], [])


@pytest.mark.parametrize("order", list(permutations(VOTERS)))
def test_answers_come_in_any_order_and_are_opened_together(order):
    g = table(Vote(VOTERS), Mark(50))
    for seat in order[:-1]:
        g.play(GO.at(seat), seat)
        assert g.log == []
    g.play(GO.at(order[-1]), order[-1])
    assert g.log == [0, 1, 2, 50]
    straight = table(Vote(VOTERS), Mark(50))
    for seat in VOTERS:
        straight.play(GO.at(seat))
    assert g.to_json() == straight.to_json()


def test_who_has_answered_cannot_answer_again():
    g = table(Vote(VOTERS))
    g.play(GO_1, 0)
    before = g.to_json()
    with pytest.raises(IllegalMove, match="not this seat's decision"):
        g.play(GO_0, 0)
    assert g.to_json() == before


def test_who_is_not_asked_cannot_answer():
    g = table(Vote([0, 2]))
    for seat in (1, CHANCE, SPECTATOR):
        with pytest.raises(IllegalMove):
            g.play(GO_0, seat)
    assert g.asked == [0, 2]


def test_a_refused_answer_speaks_of_the_one_who_gave_it():
    g = table(Vote(VOTERS))
    for seat in VOTERS:
        with pytest.raises(IllegalMove) as caught:
            g.play(GO.at(9), seat)
        assert caught.value.reason.params["n"] == seat
    assert g.asked == VOTERS


def test_each_is_asked_as_himself():
    g = table(Vote(VOTERS))
    for seat in VOTERS:
        decision = g.seen_by(seat).decision()
        assert decision.seat == seat
        assert decision.prompt(g) == Msg("kernel-seat", n=seat)
        assert g.seen_by(seat).moves() == g.moves(seat)
    g.play(GO_0, 0)
    assert g.seen_by(0).decision() is None
    assert g.seen_by(0).moves() == []


def test_an_answer_is_hidden_from_all_but_its_seat():
    answers = {}
    for choice in (GO_0, GO_1):
        g = table(Vote(VOTERS))
        g.play(choice, 1)
        answers[choice] = {viewer: g.seen_by(viewer).to_json() for viewer in (*VOTERS, SPECTATOR)}
        assert g.seen_by(1).known.agenda[-1].answers == [UNANSWERED, choice, UNANSWERED]
        for viewer in (0, 2, SPECTATOR):
            assert g.seen_by(viewer).known.agenda[-1].answers == [UNANSWERED, HIDDEN, UNANSWERED]
    for viewer in (0, 2, SPECTATOR):
        assert answers[GO_0][viewer] == answers[GO_1][viewer]
    assert answers[GO_0][1] != answers[GO_1][1]


def test_imagined_answers_are_legal_and_of_every_kind():
    g = table(Vote(VOTERS))
    g.play(GO.at(3), 2)
    g.play(GO_1, 1)
    view = g.seen_by(1)
    imagined = set()
    for seed in range(60):
        other: Any = view.imagine(Rng(seed))
        assert other.seen_by(1) == view
        given = other.agenda[-1].answers
        assert given[:2] == [UNANSWERED, GO_1]
        imagined.add(given[2])
    assert imagined == set(g.agenda[-1].moves_for(g, 2))


def test_a_sealed_choice_never_plays_itself():
    class Single(Vote):
        def moves_for(self, g: Probe, seat: int) -> list[int]:
            return [GO_0]

    g = table(Single([0]))
    assert (g.asked, g.log) == ([0], [])


def test_parameters_of_a_sealed_decision_survive_answers_and_views():
    g = table(Weighty([0, 1], None, 44))
    g.play(GO_0, 1)
    assert g.agenda[-1] == Weighty([0, 1], [UNANSWERED, GO_0], 44)
    assert g.seen_by(0).decision() == Weighty([0, 1], [UNANSWERED, HIDDEN], 44)
    assert g.seen_by(0).imagine(Rng(1)).agenda[-1].args()[2] == 44
    g.play(GO_0, 0)
    assert g.log == [44]


def test_answering_changes_no_decision_that_others_hold():
    """A copy made before keeps its envelopes empty."""
    vote = Vote(VOTERS)
    g = table(vote)
    copy = g.clone()
    g.play(GO_0, 0)
    g.play(GO_0, 1)
    assert vote.answers == [UNANSWERED] * 3
    assert copy.asked == VOTERS
