"""A finished game looked at again: what could be expected, and the moves that cost most."""

import json
import re
from pathlib import Path

import pytest

from ratusha.arena.analysis import (
    Analysis,
    Decision,
    analyse,
    better_turn,
    from_dict,
)
from ratusha.arena.expected import MOST_WORLDS, Expected, chance, expectations, steadied
from ratusha.bots.advice import TOLD
from ratusha.kernel import Match, Rng
from ratusha.kernel.record import parse
from ratusha.kernel.registry import game
from ratusha.kernel.state import CHOSEN

CORPUS = Path(__file__).resolve().parents[1] / "corpus"


@pytest.fixture
def lantern_record(fair, run, tmp_path):
    words = ("simulate", "lantern_fair", "--bots", "easy,random", "--seed", 3, "--records", tmp_path / "r")
    assert run(*words).status == 0
    (path,) = (tmp_path / "r").iterdir()
    return path


def test_every_decision_is_told_with_what_each_seat_could_expect(run, lantern_record):
    match = Match(parse(lantern_record.read_text(encoding="utf-8")))
    data = json.loads(run("analyse", lantern_record, "--json").out)
    choices = []
    state = match.state_at(0)
    for at, ply in enumerate(match.plies):
        if ply.how == CHOSEN and len(state.moves(ply.seat)) > 1:
            choices.append((at, ply.seat))
        state = match.state_at(at + 1)
    assert [(one["ply"], one["seat"]) for one in data["decisions"]] == choices
    for one in data["decisions"]:
        assert sum(one["shares"]) == pytest.approx(1, abs=0.001)
        assert len(one["scores"]) == 2 and one["cost"] >= 0
        assert (one["better"] is None) == (one["cost"] == 0)
    assert any(one["better"] and one["better"]["reasons"] for one in data["decisions"])
    assert json.loads(json.dumps(from_dict(data).to_dict())) == data


def test_the_same_record_gives_the_same_analysis(lantern_record):
    match = Match(parse(lantern_record.read_text(encoding="utf-8")))
    first = analyse(match, worlds=1)
    assert first == analyse(match, worlds=1)
    assert first.scores == match.state.scores and first.ranks == match.state.ranks


def test_what_is_expected_follows_from_the_view_alone(fair):
    """Two positions that look alike to the seat have the same expectations, whatever is hidden."""
    view = fair.start(seats=2, seed=5).seen_by(0)
    others = [view.imagine(Rng(seed)).seen_by(0) for seed in range(3)]
    assert all(both(expectations(other, 2)) == both(expectations(view, 2)) for other in others)


def both(expected):
    return expected.shares, expected.scores


def test_where_games_are_cheap_more_are_played_on():
    """In Burgundy a move at a glance is one position: more than the two worlds are played that are wanted."""
    view = game("burgundy").start(seats=2, seed=5).seen_by(0)
    assert both(expectations(view, 2)) == both(expectations(view, MOST_WORLDS))
    assert both(expectations(view, MOST_WORLDS + 1)) != both(expectations(view, 2))


def test_what_is_expected_near_a_decision_counts_there_the_nearer_the_more():
    alone = [Expected([float(at == 10)], [float(at == 10)]) for at in range(21)]
    found = [one.scores[0] for one in steadied(alone)]
    assert found[10] == 5 / 25 and found[9] == found[11] == 4 / 25 and found[6] == found[14] == 1 / 25
    assert found[5] == found[15] == 0
    flat = steadied([Expected([0.25, 0.75], [7.0, 9.0]) for _ in range(3)])
    assert [both(one) for one in flat] == [([0.25, 0.75], [7.0, 9.0])] * 3
    assert steadied([]) == []


def test_what_was_better_differs_from_what_was_made_by_its_reasons():
    """A better turn is told to its end, and its reasons add up to what the move cost, as far as they go."""
    match = Match(parse((CORPUS / "burgundy" / "easy-2-7.record").read_text(encoding="utf-8")))
    found = analyse(match, worlds=1).turning_points()
    assert len(found) == 5
    for decision in found:
        better = decision.better
        assert better is not None
        state = match.state_at(decision.ply)
        for lang in ("en", "ru"):
            moves = better_turn(state, decision, lang, ["Anna", "Boris"]).split("; ")
            assert len(moves) == min(1 + len(better.then), TOLD + 1)
        sizes = [abs(points) for _, points in better.reasons]
        assert sizes == sorted(sizes, reverse=True)
        total = sum(points for _, points in better.reasons)
        assert total > 0, "what speaks for it outweighs what speaks against it"


def test_who_is_ahead_by_more_than_the_doubt_has_nearly_won():
    assert chance([50, 30], 0, doubt=3) > 0.999
    assert chance([50, 50], 0, doubt=3) == 0.5
    assert chance([50, 30, 50], 1, doubt=3) < 0.001


def test_the_dearest_moves_come_first_and_small_ones_are_no_mistakes():
    decisions = [
        Decision(ply, 0, "pass", [1.0], [9.0], cost, None) for ply, cost in ((1, 0.2), (2, 4.0), (3, 7.5))
    ]
    found = Analysis("lantern_fair", 1, [9], [1], decisions).turning_points()
    assert [decision.ply for decision in found] == [3, 2]


def test_the_command_tells_the_moves_in_both_languages(run, lantern_record):
    english, russian = (
        run("analyse", lantern_record, "--worlds", 1, "--lang", lang) for lang in ("en", "ru")
    )
    assert english.status == russian.status == 0
    assert re.search(r"cost \d+\.\d points", english.out) and "Better:" in english.out
    assert re.search(r"потеря очков: \d+,\d\.", russian.out) and "Лучше:" in russian.out


def test_bad_input_is_told_in_one_sentence(run, lantern_record, tmp_path):
    for words in (
        ("nothing.record",),
        (lantern_record, "--bot", "brilliant"),
        (lantern_record, "--worlds", 0),
    ):
        done = run("analyse", *words)
        assert done.status == 2 and len(done.err.splitlines()) == 1


def test_players_of_the_same_name_are_told_apart_by_their_seats(run):
    out = run("replay", CORPUS / "burgundy" / "easy-2-7.record").out
    assert "easy (1)  easy (2)" in out
