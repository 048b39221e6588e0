"""Tournaments on several processes and on a Ray cluster: the same games, also when a worker is killed."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
from tests.units.conftest import EXAMPLE

from ratusha.arena import results

MORTAL = """
import os, signal
from pathlib import Path

from ratusha.bots import Bot

class Mortal(Bot):
    \"\"\"Plays at random; the first to come to its third choice kills its process.\"\"\"

    asked = 0

    def choose(self, view):
        self.asked += 1
        if self.asked == 3:
            try:
                Path(os.environ["LIVES"]).touch(exist_ok=False)
            except FileExistsError:
                pass
            else:
                os.kill(os.getpid(), signal.SIGKILL)
        return self.rng.pick(view.moves())
"""


def arena(site: Path, lives: Path, file: Path, *more: str) -> dict[tuple[int, int], str]:
    """The fingerprints of the games of `mortal` against `random`; a worker dies unless `lives` exists."""
    info = site / "mortal-1.0.dist-info"
    info.mkdir(parents=True, exist_ok=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: mortal\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[ratusha.bots]\nmortal = mortal:Mortal\n[ratusha.games]\nlantern_fair = lantern_fair:GAME\n"
    )
    (site / "mortal.py").write_text(MORTAL)
    words = ("arena", "lantern_fair", "mortal", "random", "--games", "8", "--results", str(file), *more)
    path = os.pathsep.join((str(site), str(EXAMPLE), os.environ.get("PYTHONPATH", "")))
    done = subprocess.run(
        [sys.executable, "-m", "ratusha", *words],
        env=os.environ | {"PYTHONPATH": path, "LIVES": str(lives)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return {place: played.moves for place, played in results.read(file).games.items()}


@pytest.mark.long
def test_a_killed_process_does_not_change_the_games(tmp_path):
    dead, alive = tmp_path / "dead", tmp_path / "alive"
    alive.touch()
    there = arena(tmp_path / "site", dead, tmp_path / "two.jsonl", "--jobs", "2")
    assert dead.exists()
    assert there == arena(tmp_path / "site", alive, tmp_path / "one.jsonl")


@pytest.mark.cluster
@pytest.mark.skipif(find_spec("ray") is None, reason="`make test-cluster` installs Ray")
def test_a_cluster_of_two_workers_plays_the_same_games_though_one_is_killed(tmp_path):
    dead, alive = tmp_path / "dead", tmp_path / "alive"
    alive.touch()
    there = arena(tmp_path / "site", dead, tmp_path / "two.jsonl", "--jobs", "2", "--cluster")
    assert dead.exists()
    assert there == arena(tmp_path / "site", alive, tmp_path / "one.jsonl")


def test_without_ray_the_cluster_is_refused_in_one_sentence(run, monkeypatch):
    monkeypatch.setattr("ratusha.arena.workers.find_spec", lambda name: None)
    done = run("arena", "burgundy", "easy", "random", "--cluster")
    assert done.status == 2 and "ratusha[cluster]" in done.err and len(done.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("address", "part"), [("127.0.0.1:9", "can't be reached"), ("somewhere", "not an address")]
)
def test_a_cluster_that_is_not_there_is_told_in_one_sentence(run, monkeypatch, address, part):
    monkeypatch.setattr("ratusha.arena.workers.find_spec", lambda name: True)
    monkeypatch.setattr("ratusha.arena.workers.import_module", lambda name: None)
    done = run("arena", "burgundy", "easy", "random", "--cluster", address)
    assert done.status == 2 and part in done.err and len(done.err.splitlines()) == 1
