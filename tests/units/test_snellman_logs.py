"""Real ledgers, row by row: points, coins, workers, priests, bowls and cults as the server printed them.

The ledgers of real games are not ours to copy: they are read from ../shared beside the checkout. Those of
random games stand in tests/corpus/terra_mystica.
"""

import json
from pathlib import Path

import pytest

from ratusha.adapters import snellman
from ratusha.games.terra_mystica.components import FACTION_IDS
from ratusha.kernel.conformance.position import moves_are_allowed
from ratusha.kernel.match import Match
from ratusha.kernel.record import parse
from ratusha.kernel.state import FORCED

ROOT = Path(__file__).resolve().parents[2]
LOGS = ROOT.parent / "shared/games/terra_mystica/logs"
CORPUS = ROOT / "tests/corpus/terra_mystica"


def manifest():
    """What is known of each real ledger; nothing where the folder is absent."""
    file = LOGS / "manifest.json"
    return json.loads(file.read_text(encoding="utf-8")) if file.is_file() else []


def compare(file):
    """Every printed row of a ledger, and its final scores."""
    trace = file.with_suffix(".rows.tsv").read_text(encoding="utf-8")
    checked = snellman.check(file.read_text(encoding="utf-8"), trace, file.name)
    assert checked.differences == []
    assert checked.rows == len(trace.splitlines()) - 1
    return checked


@pytest.mark.skipif(not LOGS.is_dir(), reason=f"THE REAL LEDGERS ARE NOT HERE AND PROVE NOTHING: {LOGS}")
def test_the_real_ledgers_are_all_there():
    """91 finished games and one that stops in round 3."""
    ids = [entry["id"] for entry in manifest()]
    assert len(ids) >= 92
    assert sum(1 for entry in manifest() if entry["kind"] != "partial") >= 91
    assert all((LOGS / f"{id}.txt").is_file() for id in ids)


@pytest.mark.parametrize("entry", manifest(), ids=lambda entry: entry["id"])
def test_every_row_of_a_real_game(entry):
    checked = compare(LOGS / f"{entry['id']}.txt")
    scores = dict(zip(checked.imported.factions, checked.imported.state.scores, strict=True))
    assert scores == entry["expected_vp"]
    assert checked.imported.state.over == (entry["kind"] != "partial")
    assert checked.imported.state.problems() == []


@pytest.mark.parametrize(
    "entry",
    [entry for entry in manifest() if entry["id"].startswith("4pLeague")],
    ids=lambda entry: entry["id"],
)
def test_the_set_up_of_a_league_game_is_drawn_from_its_id(entry):
    """The server's seed was the game's name: tiles and cards drawn from it are those the ledger lists."""
    text = (LOGS / f"{entry['id']}.txt").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith(("score ", "delete "))]
    drawn = snellman.read("\n".join([f"randomize v1 seed {entry['id']}", *lines]), entry["id"])
    assert drawn.state.dump() == snellman.read(text, entry["id"]).state.dump()


RANDOM_GAMES = sorted(CORPUS.glob("syn_*.txt"))


def test_there_are_random_games_of_every_faction_and_number_of_players():
    seen = set()
    for file in RANDOM_GAMES:
        seen |= {line.split()[1] for line in file.read_text().splitlines() if line.startswith("setup ")}
    assert seen == set(FACTION_IDS)
    assert {file.name[4] for file in RANDOM_GAMES} == {"2", "3", "4", "5"}


@pytest.mark.parametrize("file", RANDOM_GAMES, ids=lambda file: file.stem)
def test_every_row_of_a_random_game(file):
    checked = compare(file)
    assert checked.imported.state.over


@pytest.mark.parametrize("file", RANDOM_GAMES, ids=lambda file: file.stem)
def test_every_move_is_judged_as_it_is_listed(file):
    """All ids of the move space, all through the game."""
    imported = snellman.read(file.read_text(encoding="utf-8"), file.name)
    g = imported.state.game.new(imported.state.seats, imported.state.options)
    g.settle()
    for at, ply in enumerate(imported.record.plies()):
        if ply.how != FORCED:
            g.play(ply.move, ply.seat)
        if at % 3 == 0:
            moves_are_allowed(g)


@pytest.mark.parametrize("file", RANDOM_GAMES, ids=lambda file: file.stem)
def test_a_ledger_goes_to_a_record_and_back(file):
    """The record replays with every move checked; written as a ledger and read again it is the same game."""
    first = snellman.read(file.read_text(encoding="utf-8"), file.name)
    record = parse(first.record.text())
    assert record.intact
    assert Match(record).state.scores == first.state.scores
    second = snellman.read(snellman.write(record), "written")
    assert second.factions == first.factions
    assert second.state.scores == first.state.scores
    assert second.state.dump() == first.state.dump()
