"""The agenda: steps, choices, forced moves, chance, interruptions, asides; decisions as values."""

import pytest
from tests.units.probe import (
    FACE,
    GO_0,
    GO_1,
    GO_2,
    MOVES,
    PROBE,
    SHOUT,
    Ask,
    Die,
    Interrupted,
    Judge,
    Loaded,
    Mark,
    Patient,
    Probe,
    Vote,
    Weighty,
    table,
)

from ratusha.kernel import (
    CHANCE,
    NO_RNG,
    NOBODY,
    SPECTATOR,
    BadInput,
    IllegalMove,
    Kind,
    Rng,
)
from ratusha.kernel.conformance.position import moves_are_allowed
from ratusha.kernel.conformance.violation import Violation
from ratusha.kernel.decision import dashed
from ratusha.kernel.playout import playout, replay
from ratusha.kernel.sealed import UNANSWERED
from ratusha.kernel.state import CHOSEN, DRAWN, FORCED

# Steps, choices, forced moves


def test_the_agenda_is_a_stack():
    g = table(Mark(1), Mark(2), Ask(0), Mark(3))
    assert (g.log, g.seat, g.over) == ([1, 2], 0, False)
    g.play(GO_1)
    assert (g.log, g.seat, g.over) == ([1, 2, 1, 3], NOBODY, True)
    assert g.trace == [(0, GO_1, CHOSEN)]
    assert (g.moves(), g.asked, g.asides(0)) == ([], [], [])


def test_a_single_option_is_played_on_and_marked_as_forced():
    g = table(Ask(0, 1), Ask(1, 1), Ask(2))
    assert (g.log, g.seat, g.ply) == ([0, 0], 2, 2)
    assert g.trace == [(0, GO_0, FORCED), (1, GO_0, FORCED)]


def test_a_single_option_that_must_be_seen_waits():
    g = table(Patient(1, 1))
    assert (g.seat, g.moves(), g.ply) == (1, [GO_0], 0)
    g.play(GO_0)
    assert g.trace == [(1, GO_0, CHOSEN)]


def test_a_move_is_judged_without_a_list_where_the_decision_can():
    g = table(Judge(0), Judge(1), Judge(2))
    with pytest.raises(IllegalMove):
        g.play(GO_2)
    with pytest.raises(BadInput):
        g.play(MOVES.size)
    g.play(GO_1)
    assert g.log == [1]
    assert g.moves() == g.moves() == [GO_0, GO_1]
    g.play(GO_0)
    assert g.log == [1, -1, 0]


def test_a_decision_that_judges_otherwise_than_it_lists_does_not_conform():
    moves_are_allowed(table(Judge(0)))
    for listed in (1, 3):
        with pytest.raises(Violation, match="but its list says otherwise"):
            moves_are_allowed(table(Judge(0, listed)))


def test_only_moves_of_the_declared_kinds_are_allowed():
    """What a decision lists by hand without declaring its kind is refused, and does not conform."""

    class Undeclared(Ask):
        def kinds(self) -> tuple[Kind, ...]:
            return ()

        def moves(self, g: Probe) -> list[int]:
            return [GO_0, GO_1]

    g = table(Undeclared(0))
    assert not Undeclared(0).allows(g, GO_0)
    with pytest.raises(Violation, match="but its list says otherwise"):
        moves_are_allowed(g)


def test_of_several_tries_at_a_place_the_first_says_why_not():
    """A place that some legal move touches is not blocked at all."""

    class Reaching(Ask):
        def touches(self, g: Probe, move: int) -> list[str]:
            return ["open"] if move == GO_0 else []

        def reaches_for(self, g: Probe) -> list[tuple[str, int]]:
            return [("open", GO_2), ("shut", GO_2), ("shut", SHOUT.at())]

    g = table(Reaching(0))
    found = g.agenda[-1].blocked(g)
    assert {place: reason.rule for place, reason in found.items()} == {"shut": "1.2"}


def test_an_interruption_is_asked_first_and_the_turn_goes_on_after_it():
    g = table(Interrupted(0), Ask(2))
    g.play(GO_0)
    assert (g.seat, g.log) == (1, [0])
    g.play(GO_1)
    assert (g.seat, g.log) == (2, [0, 1, 70])


def test_plies_count_moves_forced_moves_and_chance_but_no_steps():
    g = table(Mark(1), Ask(0), Ask(0, 1), Die(), Mark(2), seed=1)
    g.play(GO_1)
    assert (g.ply, g.over) == (3, True)


# Refusals


def test_an_illegal_move_is_refused_with_reason_and_rule_and_changes_nothing():
    g = table(Ask(0), Mark(3))
    before = g.to_json()
    with pytest.raises(IllegalMove) as caught:
        g.play(GO_2)
    assert caught.value.rule == "probe 1.2"
    with pytest.raises(IllegalMove) as caught:
        g.play(FACE.at(3))
    assert (caught.value.rule, caught.value.reason.id) == ("", "kernel-not-now")
    for seat in (1, 2, CHANCE, NOBODY, SPECTATOR, 77):
        with pytest.raises(IllegalMove, match="not this seat's decision"):
            g.play(GO_0, seat)
    for wrong in (-1, MOVES.size, 10**40):
        with pytest.raises(BadInput):
            g.play(wrong)
        with pytest.raises(BadInput):
            g.play(wrong, 1)
    for text in ("", "go", "go n=10", "run"):
        with pytest.raises(BadInput):
            g.play_text(text)
    assert g.to_json() == before
    assert g.moves() == [GO_0, GO_1]


def test_after_the_end_nothing_can_be_played():
    g = table(Ask(0))
    g.play(GO_0)
    for seat in (0, CHANCE):
        with pytest.raises(IllegalMove, match="The game is over"):
            g.play(GO_0, seat)


# Asides


def test_an_aside_leaves_the_decision_waiting_below():
    g = table(Ask(0, 3))
    assert g.asides(2) == [SHOUT.at()]
    g.play(SHOUT.at(), 2)
    assert (g.log, g.seat, g.asides(1)) == ([99], 2, [])
    assert g.trace == [(2, SHOUT.at(), CHOSEN)]
    g.play(GO_1)
    assert (g.log, g.seat, len(g.moves())) == ([99, 1], 0, 3)
    with pytest.raises(IllegalMove, match="not this seat's decision"):
        g.play(SHOUT.at(), 2)


def test_the_seat_that_is_asked_may_put_in_an_aside_too():
    g = table(Ask(0))
    g.play(SHOUT.at())
    assert (g.log, g.seat, g.agenda) == ([99], 0, [Ask(0), Ask(0)])


def test_asides_are_for_seats_only():
    g = table(Ask(0))
    for nobody in (CHANCE, NOBODY, SPECTATOR):
        with pytest.raises(IllegalMove):
            g.play(SHOUT.at(), nobody)
    assert g.seen_by(SPECTATOR).asides() == []
    assert [g.seen_by(seat).asides() for seat in range(3)] == [[SHOUT.at()]] * 3


# Chance


def test_chance_waits_for_the_caller_without_a_generator():
    g = table(Die(), Ask(0))
    assert (g.seat, g.asked, len(g.moves())) == (CHANCE, [], 6)
    with pytest.raises(IllegalMove, match="can’t be rolled or drawn now"):
        g.play(GO_0)
    with pytest.raises(IllegalMove):
        g.play(FACE.at(1), 0)
    g.play(FACE.at(4))
    assert (g.log, g.seat) == ([4], 0)
    assert g.trace == [(CHANCE, FACE.at(4), DRAWN)]


def test_a_generator_can_take_over_and_be_taken_away():
    g = table(Die(), Die(), Ask(0))
    g.play(FACE.at(2))
    g.seed(3)
    assert (g.log[0], len(g.log), g.seat) == (2, 2, 0)
    g.seed(None)
    assert g.rng == NO_RNG


def test_the_same_seed_rolls_the_same_and_a_copy_goes_on_alike():
    rolls = [table(*[Die()] * 20, seed=seed).log for seed in (1, 1, 2)]
    assert rolls[0] == rolls[1] != rolls[2]
    g = table(Die(), Ask(0), *[Die()] * 9, seed=5)
    copy = g.clone()
    g.play(GO_0)
    copy.play(GO_0)
    assert g.log == copy.log
    assert len(g.log) == 11


def test_tickets_decide_how_likely_an_outcome_is():
    assert Loaded().weights(table()) == [6, 3, 1]
    assert Die().weights(table()) == [1] * 6
    log = table(*[Loaded()] * 2000, seed=1).log
    counts = [log.count(face) for face in (1, 2, 3)]
    expected = [1200, 600, 200]
    assert sum((n - e) ** 2 / e for n, e in zip(counts, expected, strict=True)) < 13.82  # 2 degrees, 99.9 %


# Decisions as values


def test_decisions_are_equal_by_class_and_arguments():
    assert Ask(0) == Ask(0, 2) != Ask(0, 3)
    assert Ask(0) != Patient(0)
    assert Ask(0) != "Ask"
    assert hash(Ask(0)) == hash(Ask(0, 2))
    assert Vote([0, 1]) == Vote([0, 1], [UNANSWERED, UNANSWERED])
    assert repr(Weighty([0, 1], None, 5)) == "Weighty([0, 1], [-1, -1], 5)"
    assert repr(Mark(3)) == "Mark(3)"


@pytest.mark.parametrize(
    "decision",
    [Ask(1), Patient(2, 1), Mark(4), Die(), Vote([0, 2]), Vote([1, 2], [GO_0, -1]), Weighty([2], None, 7)],
)
def test_every_decision_survives_json(decision):
    g = PROBE.new(3, {})
    g.agenda = [decision]
    assert PROBE.from_json(g.to_json()).agenda == [decision]


def test_words_of_a_decision_by_its_name():
    assert dashed("ShipGoods") == "ship-goods"
    assert dashed("Turn") == "turn"
    g = table(Die())
    assert Die().prompt(g).id == "probe-ask-die"
    assert Die().label(g, FACE.at(1)).id == "probe-do-face"


# Playing out


def test_playout_counts_real_choices():
    g = table(Ask(0), Patient(1, 1), Ask(2, 1), Vote([0, 1]), seed=1)
    assert playout(g, Rng(1)) == 3
    assert g.over


def test_replay_plays_given_moves():
    g = table(Ask(0), Vote([0, 1]))
    replay(g, [GO_1, GO_0, GO_1], [0, 1, 0])
    assert g.log == [1, 1, 0]


def test_ranks_are_shared_by_equals():
    g = table(Ask(0), seats=4)
    for seat, points in enumerate([5, 9, 5, 1]):
        g.score(seat, 0, points)
    assert g.ranks == [2, 1, 2, 4]
