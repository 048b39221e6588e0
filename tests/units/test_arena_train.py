"""Learning weights: games, a fit and a test by generation, all of it resumable."""

import json
from dataclasses import replace

import pytest

from ratusha.arena import train
from ratusha.arena.train import BEST, Plan, next_generation, open_training
from ratusha.arena.weighted import weighted
from ratusha.arena.workers import Workers
from ratusha.bots import bot
from ratusha.kernel import game
from ratusha.kernel.errors import BadInput
from ratusha.kernel.values import Values
from ratusha.kernel.values_file import parse, values_text

PLAN = Plan("burgundy", 2, "random", games=2, match=2, elo=(0, 400), seed=7)


def quiet(what: str, done: int, total: int, won: float | None) -> None:
    pass


def test_a_generation_that_does_not_win_leaves_the_weights(tmp_path):
    """Two games can't decide: the weights stay as they were, and the file says how it ended."""
    training = open_training(tmp_path, PLAN)
    before = (tmp_path / BEST).read_bytes()
    training = next_generation(tmp_path, training, Workers(), quiet)
    (ended,) = training.generations
    assert not ended.kept and ended.games == 2 and ended.samples > 50
    assert (tmp_path / BEST).read_bytes() == before
    assert open_training(tmp_path, PLAN) == training


def test_weights_that_win_are_kept_with_the_figures_that_justify_them(tmp_path, monkeypatch):
    monkeypatch.setattr("ratusha.arena.figures.BOUND", 0.0)  # the first pair decides
    monkeypatch.setattr("ratusha.arena.tables.won", lambda ranks: [1.0, 1.0])
    monkeypatch.setattr("ratusha.arena.tables.figures.evidence", lambda *given: 1.0)
    training = next_generation(tmp_path, open_training(tmp_path, PLAN), Workers(), quiet)
    assert training.generations[0].kept
    written = (tmp_path / BEST).read_text(encoding="utf-8")
    assert "generation 1" in written and "2 games from seed 1500007" in written
    own = game("burgundy").values
    assert own is not None
    assert parse(written.encode(), "", own.names).weights != own.weights


def test_a_training_that_was_killed_goes_on_where_it_was(tmp_path):
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    end = next_generation(whole, open_training(whole, PLAN), Workers(), quiet)
    open_training(cut, PLAN)
    games = (whole / "games-1.jsonl").read_bytes().splitlines(keepends=True)
    (cut / "games-1.jsonl").write_bytes(games[0] + games[1][:30])
    match = (whole / "match-1.jsonl").read_bytes().splitlines(keepends=True)
    (cut / "match-1.jsonl").write_bytes(b"".join(match[:2]))
    played: list[tuple[str, int]] = []
    again = next_generation(
        cut, open_training(cut, PLAN), Workers(), lambda what, done, total, won: played.append((what, done))
    )
    assert again == end
    assert [what for what in played if what[0] == "play"] == [("play", 1), ("play", 2)]
    assert ("test", 0) not in played


def test_weights_for_the_beginnings_of_stages_are_fitted_and_tested(tmp_path):
    """Two games of two seats, each with four phases that begin after the first."""
    plan = replace(PLAN, stages=True)
    training = next_generation(tmp_path, open_training(tmp_path, plan), Workers(), quiet)
    assert training.generations[0].samples == 16
    new = json.loads((tmp_path / "match-1.jsonl").read_text().splitlines()[0])["weights"]["new"]
    own = game("burgundy").values
    assert own is not None
    found = parse(new.encode(), "", own.names)
    assert list(found.stages) == [2, 3, 4, 5]
    assert found.weights == own.weights


def test_weights_climb_step_by_step_and_go_on_where_they_were(tmp_path, monkeypatch):
    monkeypatch.setattr(train, "TRIALS", 1)  # a step after each trial
    plan = replace(PLAN, games=4, climb=True)
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    end = next_generation(whole, open_training(whole, plan), Workers(), quiet)
    assert end.generations[0].samples == 2
    games = (whole / "games-1.jsonl").read_bytes().splitlines(keepends=True)
    assert len(games) == 2
    open_training(cut, plan)
    (cut / "games-1.jsonl").write_bytes(games[0])
    assert next_generation(cut, open_training(cut, plan), Workers(), quiet) == end
    assert (cut / "games-1.jsonl").read_bytes() == b"".join(games)
    first, second = json.loads(games[0]), json.loads(games[1])
    assert (first[0], second[0]) == (1000007, 1000008)


def test_another_training_in_the_same_folder_is_refused(tmp_path):
    open_training(tmp_path, PLAN)
    with pytest.raises(BadInput, match="seed"):
        open_training(tmp_path, replace(PLAN, seed=8))


def test_from_scratch_only_the_points_count(tmp_path):
    open_training(tmp_path, replace(PLAN, scratch=True))
    own = game("burgundy").values
    assert own is not None
    found = parse((tmp_path / BEST).read_bytes(), "", own.names)
    assert {name for name, weight in zip(found.names, found.weights, strict=True) if weight} == {"points"}


def test_a_bot_with_other_weights_leaves_the_game_s_own():
    """With every weight at its opposite it takes what the other likes least."""
    burgundy = game("burgundy")
    own = burgundy.values
    assert own is not None
    state = burgundy.start(seats=2, seed=2)
    other = values_text(Values(own.names, [-weight for weight in own.weights], own.rival), "")
    first = bot("medium@50", "1").choose(state.seen_by(state.seat))
    assert weighted("medium@50", "1", burgundy, other, "").choose(state.seen_by(state.seat)) != first
    assert burgundy.values is own
    assert bot("medium@50", "1").choose(state.seen_by(state.seat)) == first


def test_the_command_tells_how_it_ended_in_both_languages(run, tmp_path):
    words = ("train", "burgundy", "--games", 1, "--match", 2, "--bot", "random", "--folder", tmp_path / "t")
    done = run(*words)
    assert done.status == 1 and "the old ones stay" in done.out and BEST in done.out
    assert run(*words, "--lang", "ru").out.startswith("Лучшие веса")
    data = json.loads(run(*words, "--json").out)
    assert data["kept"] is False and data["generations"][0]["number"] == 1


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["burgundy", "--seats", "3"], "two"),
        (["burgundy", "--bot", "brilliant"], "brilliant"),
        (["burgundy", "--sprt", "nothing"], "nothing"),
        (["nothing"], "nothing"),
    ],
)
def test_bad_input_is_told_in_one_sentence(run, tmp_path, monkeypatch, words, part):
    monkeypatch.chdir(tmp_path)
    done = run("train", *words)
    assert done.status == 2 and part in done.err and len(done.err.splitlines()) == 1
    assert not list(tmp_path.iterdir())


def test_a_game_without_weights_is_refused(fair, run, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(fair, "values", None)
    done = run("train", "lantern_fair")
    assert done.status == 2 and "no weights" in done.err


@pytest.mark.long
def test_from_scratch_the_weights_get_better(tmp_path):
    """One generation on The Castles of Burgundy, beginning with nothing but the points."""
    plan = Plan("burgundy", 2, "medium@40", games=12, match=24, elo=(0, 200), seed=3, scratch=True)
    training = train.next_generation(tmp_path, open_training(tmp_path, plan), Workers(), quiet)
    assert training.generations[0].kept
