"""The agenda: steps, choices, forced moves, chance, interruptions, asides, sealed choices."""

from itertools import permutations
from typing import Any, Final

import pytest

from ratusha.kernel import (
    CHANCE,
    INTS,
    NO_RNG,
    NOBODY,
    SPECTATOR,
    BadInput,
    Chance,
    Decision,
    Game,
    IllegalMove,
    MoveSpace,
    Msg,
    Reason,
    Rng,
    Sealed,
    Shape,
    State,
    Step,
    span,
)
from ratusha.kernel.conformance.position import moves_are_allowed
from ratusha.kernel.conformance.violation import Violation
from ratusha.kernel.decision import HIDDEN, UNANSWERED, dashed
from ratusha.kernel.playout import playout, replay
from ratusha.kernel.state import CHOSEN, DRAWN, FORCED

MOVES: Final = MoveSpace("probe")
GO: Final = MOVES.kind("go", span("n", 0, 9))
FACE: Final = MOVES.kind("face", span("n", 1, 6))
SHOUT: Final = MOVES.kind("shout")
GO_0, GO_1, GO_2 = GO.at(0), GO.at(1), GO.at(2)


class Probe(State):
    """Writes down what happens."""

    __slots__ = ("log",)

    def __init__(self, game: Game, seats: int, options: dict[str, str]) -> None:
        super().__init__(game, seats, options)
        self.log: list[int] = []

    def fields(self) -> list[tuple[str, Shape]]:
        return [("log", INTS)]

    def clone(self) -> "Probe":
        g = Probe.__new__(Probe)
        self.copy_base(g)
        g.log = self.log[:]
        return g

    def known_to(self, viewer: int) -> "Probe":
        return self.clone()


class Mark(Step[Probe]):
    """Writes its number."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def args(self) -> list[Any]:
        return [self.number]

    def run(self, g: Probe) -> None:
        g.log.append(self.number)


class Ask(Decision[Probe]):
    """One of the numbers below `count`, written down."""

    __slots__ = ("count",)

    def __init__(self, seat: int, count: int = 2) -> None:
        super().__init__(seat)
        self.count = count

    def args(self) -> list[Any]:
        return [self.seat, self.count]

    def moves(self, g: Probe) -> list[int]:
        return [GO.at(n) for n in range(self.count)]

    def play(self, g: Probe, move: int) -> None:
        g.log.append(MOVES.args[move][0])

    def why_not(self, g: Probe, move: int) -> Reason:
        return Reason(Msg("kernel-over"), "1.2") if GO.has(move) else super().why_not(g, move)

    def prompt(self, g: Probe) -> Msg:
        return Msg("kernel-seat", n=self.seat)

    def asides(self, g: Probe, seat: int) -> list[int]:
        return [] if 99 in g.log else [SHOUT.at()]

    def play_aside(self, g: Probe, seat: int, move: int) -> None:
        g.log.append(99)
        g.agenda.append(Ask(seat))


class Patient(Ask):
    """Wants to be seen though there is nothing to choose."""

    __slots__ = ()

    def automatic(self) -> bool:
        return False


class Judge(Patient):
    """Knows a legal move without a list."""

    __slots__ = ()

    def moves(self, g: Probe) -> list[int]:
        g.log.append(-1)
        return super().moves(g)

    def allows(self, g: Probe, move: int) -> bool:
        return move in (GO_0, GO_1)


class Interrupted(Ask):
    """Seat 1 is asked in the middle of it, then it goes on."""

    __slots__ = ()

    def play(self, g: Probe, move: int) -> None:
        super().play(g, move)
        g.agenda.append(Mark(70))
        g.agenda.append(Ask(1))


class Die(Chance[Probe]):
    """Plain: all faces equally likely."""

    __slots__ = ()

    def moves(self, g: Probe) -> list[int]:
        return [FACE.at(n) for n in range(1, 7)]

    def play(self, g: Probe, move: int) -> None:
        g.log.append(MOVES.args[move][0])


class Loaded(Die):
    """Six tickets for 1, three for 2, one for 3."""

    __slots__ = ()

    def moves(self, g: Probe) -> list[int]:
        return [FACE.at(1), FACE.at(2), FACE.at(3)]

    def tickets(self, g: Probe) -> int:
        return 10

    def outcome(self, g: Probe, ticket: int) -> int:
        return FACE.at(1 if ticket < 6 else 2 if ticket < 9 else 3)


class Vote(Sealed[Probe]):
    """Seat n chooses among n + 2 numbers; the answers are written down."""

    __slots__ = ()

    def moves_for(self, g: Probe, seat: int) -> list[int]:
        return [GO.at(n) for n in range(seat + 2)]

    def reveal(self, g: Probe, answers: list[int]) -> None:
        g.log += [MOVES.args[answer][0] for answer in answers]

    def why_not(self, g: Probe, move: int) -> Reason:
        return Reason(Msg("kernel-seat", n=self.seat))

    def prompt(self, g: Probe) -> Msg:
        return Msg("kernel-seat", n=self.seat)


class Weighty(Vote):
    """A sealed decision with a parameter."""

    __slots__ = ("weight",)

    def __init__(self, asked: list[int], answers: list[int] | None, weight: int) -> None:
        super().__init__(asked, answers)
        self.weight = weight

    def again(self, answers: list[int]) -> "Weighty":
        return Weighty(self.asked, answers, self.weight)

    def args(self) -> list[Any]:
        return [*super().args(), self.weight]

    def reveal(self, g: Probe, answers: list[int]) -> None:
        g.log.append(self.weight)


class ProbeGame(Game):
    def new(self, seats: int, options: dict[str, str]) -> State:
        return Probe(self, seats, options)


ALL: Any = (Mark, Ask, Patient, Interrupted, Die, Loaded, Vote, Weighty)
PROBE = ProbeGame(
    id="probe",
    package="probe",
    seats=(1, 5),
    rules_version=1,
    moves=MOVES,
    decisions=ALL,
    sources=("one", "two"),
)


def table(*agenda: Decision[Any], seats: int = 3, seed: int | None = None) -> Any:
    """A position with this agenda (the first is asked first), settled."""
    g = PROBE.new(seats, {})
    g.agenda = list(reversed(agenda))
    g.trace = []
    g.seed(seed)
    return g


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
        with pytest.raises(Violation, match="lists and allows differently"):
            moves_are_allowed(table(Judge(0, listed)))


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
    with pytest.raises(IllegalMove, match="Chance cannot turn out like this"):
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


# Sealed choices

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
