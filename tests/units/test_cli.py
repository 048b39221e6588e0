"""The commands do what they promise."""

import json
import subprocess
import sys

import pytest
from tests.units.commands import command_names

import ratusha


@pytest.mark.parametrize("name", command_names())
def test_every_command_explains_itself_with_an_example(run, name):
    done = run(name, "--help")
    assert done.status == 0
    assert f"example:\n  ratusha {name}" in done.out


def test_the_command_line_without_a_command_is_bad_usage(run):
    done = run()
    assert (done.status, done.out) == (2, "")


def test_games_lists_every_game(run):
    done = run("games", "--json")
    listed = {entry["id"]: entry for entry in json.loads(done.out)}
    assert (done.status, sorted(listed)) == (0, sorted(ratusha.game_ids()))
    burgundy = listed["burgundy"]
    assert burgundy["seats"] == [2, 3, 4]
    assert sorted(burgundy["titles"]) == ["en", "ru"]
    assert burgundy["move_space"] == ratusha.game("burgundy").moves.size
    assert burgundy["rules_version"] == ratusha.game("burgundy").rules_version
    assert sum(burgundy["components"].values()) == pytest.approx(1, abs=0.001)
    assert all(option["default"] in option["choices"] for option in burgundy["options"])
    assert burgundy["titles"]["ru"] in run("games").out


KEYS = {
    "game",
    "seats",
    "games",
    "seed",
    "bots",
    "seconds",
    "decisions",
    "decisions_per_second",
    "games_per_second",
    "results",
    "summary",
}


def test_simulate_reports_games_and_bots(run):
    done = run(
        "simulate", "burgundy", "--seats", 3, "--games", 2, "--bots", "easy,random", "--seed", 5, "--json"
    )
    report = json.loads(done.out)
    assert (done.status, done.err, set(report)) == (0, "", KEYS)
    assert report["bots"] == ["easy", "random", "easy"]
    assert [result["seed"] for result in report["results"]] == [5, 6]
    for result in report["results"]:
        assert set(result) == {"seed", "scores", "ranks", "decisions", "rounds", "ended_by"}
        assert len(result["scores"]) == len(result["ranks"]) == 3
        assert result["rounds"] == 25  # five phases of five rounds
    assert report["decisions"] == sum(result["decisions"] for result in report["results"])
    summary = report["summary"]
    assert {name: line["games"] for name, line in summary.items()} == {"easy": 4, "random": 2}
    scores = [result["scores"][1] for result in report["results"]]
    assert summary["random"]["mean_score"] == sum(scores) / 2
    assert summary["random"]["sd_score"] == abs(scores[0] - scores[1]) / 2
    assert sum(line["wins"] for line in summary.values()) >= 2


def test_simulate_gives_the_same_games_on_several_cores(run):
    command = ("simulate", "burgundy", "--games", 4, "--json")
    alone, together = (json.loads(run(*command, "--jobs", jobs).out) for jobs in (1, 2))
    assert alone["results"] == together["results"]


def test_simulated_records_are_those_games(run, tmp_path):
    done = run("simulate", "burgundy", "--games", 2, "--records", tmp_path / "new", "--json")
    for result in json.loads(done.out)["results"]:
        path = tmp_path / "new" / f"burgundy-2-{result['seed']}.record"
        assert run("verify", path).status == 0
        assert json.loads(run("replay", path, "--json").out)["scores"] == result["scores"]


def test_simulate_passes_options_on(run, tmp_path):
    done = run("simulate", "burgundy", "--options", "boards=open", "--records", tmp_path)
    assert done.status == 0
    assert "option boards open" in (tmp_path / "burgundy-2-0.record").read_text(encoding="utf-8")


def test_replay_tells_the_end_and_any_position(run, record):
    end = json.loads(run("replay", record, "--json").out)
    assert set(end) == {
        "game",
        "rules_version",
        "seats",
        "plies",
        "over",
        "scores",
        "ranks",
        "sheet",
        "to_act",
    }
    assert end["over"] is True
    assert end["to_act"] == []
    assert [sum(sheet.values()) for sheet in end["sheet"]] == end["scores"]
    assert f"result {' '.join(map(str, end['scores']))}\n" in record.read_text(encoding="utf-8")
    middle = json.loads(run("replay", record, "--json", "--ply", end["plies"] // 2).out)
    assert middle["over"] is False
    assert middle["plies"] == end["plies"] // 2
    assert str(end["scores"][0]) in run("replay", record).out
    for lang in ("en", "ru"):
        assert run("replay", record, "--ply", 100, "--lang", lang).out.strip()


def test_verify_says_what_holds(run, record):
    assert run("verify", record) == (0, run("verify", record).out, "")
    report = json.loads(run("verify", record, "--json").out)
    assert report["ok"]
    assert report["dice"] == "seed"


def test_rules_are_printed_in_both_languages(run):
    english, russian = run("rules", "burgundy"), run("rules", "burgundy", "--lang", "ru")
    assert english.status == russian.status == 0
    assert "**1.1**" in english.out
    assert "**1.1**" in russian.out
    assert english.out != russian.out


TESTS = """
import pytest
pytestmark = []
@pytest.mark.rule("burgundy 1.1", "burgundy 1.2")
def test_two(): ...
@pytest.mark.rule("terra_mystica 1.3")
def test_of_another_game(): ...
class TestMore:
    @pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("burgundy 1.3"))])
    def test_one_case(self, x): ...
"""


def test_coverage_finds_the_tests_of_each_rule(run, tmp_path):
    (tmp_path / "test_rules.py").write_text(TESTS, encoding="utf-8")
    done = run("rules", "burgundy", "--coverage", "--tests", tmp_path, "--json")
    report = json.loads(done.out)
    assert done.status == 1
    assert report["rules"]["1.1"] == report["rules"]["1.2"] == ["test_rules.py::test_two"]
    assert report["rules"]["1.3"] == ["test_rules.py::TestMore::test_one_case"]
    assert {"1.1", "1.2", "1.3"}.isdisjoint(report["uncited"])
    assert set(report["rules"]) - {"1.1", "1.2", "1.3"} == set(report["uncited"])


def test_coverage_fails_on_a_number_that_is_no_rule(run, tmp_path):
    numbers = json.loads(run("rules", "burgundy", "--json").out)
    cited = ", ".join(f'"burgundy {rule["number"]}"' for rule in numbers)
    test = tmp_path / "test_all.py"
    test.write_text(f"@pytest.mark.rule({cited})\ndef test_all(): ...\n", encoding="utf-8")
    assert run("rules", "burgundy", "--coverage", "--tests", tmp_path).status == 0
    test.write_text(f'@pytest.mark.rule({cited}, "burgundy 99.9")\ndef test_all(): ...\n', encoding="utf-8")
    assert run("rules", "burgundy", "--coverage", "--tests", tmp_path).status == 1


def test_components_tell_their_sources(run):
    done = run("components", "burgundy", "--sources")
    assert done.status == 0
    assert "knowledge (26)" in done.out
    assert "      source: rulebook" in done.out
    tables = json.loads(run("components", "burgundy", "--json").out)
    assert len(tables["knowledge"]) == 26


def test_bench_reports_every_figure(run):
    done = run("bench", "burgundy", "--seats", 2, "--seconds", 0.01, "--json")
    report = json.loads(done.out)
    assert report["compiled"] is ratusha.compiled()
    figures = report["games"]["burgundy"]["2"]
    assert set(figures) == {
        "decisions_per_second",
        "choices_per_second",
        "games_per_second",
        "decisions_per_game",
        "mean_options",
        "clone_us",
        "imagine_us",
        "replay_games_per_second",
    }
    assert all(value > 0 for value in figures.values())
    assert figures["choices_per_second"] <= figures["decisions_per_second"]
    assert figures["mean_options"] >= 2


def test_it_is_a_program(record):
    """As a process of its own, with a reader that goes away early."""
    command = [sys.executable, "-m", "ratusha"]
    assert subprocess.run([*command, "verify", record], capture_output=True).returncode == 0
    version = subprocess.run([*command, "--version"], capture_output=True, text=True)
    assert version.stdout == f"ratusha {ratusha.__version__}\n"
    pipe = subprocess.Popen(
        [*command, "rules", "burgundy"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert pipe.stdout is not None
    pipe.stdout.close()
    _, errors = pipe.communicate(timeout=300)
    assert (pipe.returncode, errors) == (0, "")
