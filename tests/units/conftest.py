"""The command line as a function; the example game of docs/ as an installed plug-in."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from ratusha.cli import main
from ratusha.kernel import (
    AnyGame,
    installed,
    registry,
)

EXAMPLE = Path(__file__).resolve().parents[2] / "docs" / "example-game"


class Done(NamedTuple):
    """How a command ended, and what it wrote."""

    status: int
    out: str
    err: str


Run = Callable[..., Done]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a `ratusha` command in this process."""

    def command(*words: Any) -> Done:
        capsys.readouterr()
        try:
            status = main([str(word) for word in words])
        except SystemExit as stop:  # argparse's own way out of --help
            status = int(stop.code or 0)
        captured = capsys.readouterr()
        return Done(status, captured.out, captured.err)

    return command


@pytest.fixture
def record(run, tmp_path):
    """A finished game between two bots, as a file."""
    assert run("simulate", "burgundy", "--seed", 3, "--records", tmp_path / "records").status == 0
    (path,) = (tmp_path / "records").iterdir()
    return path


@pytest.fixture(scope="module")
def fair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AnyGame]:
    """Lantern Fair, found through its entry point as long as this module's tests run."""
    site = tmp_path_factory.mktemp("site")
    info = site / "lantern_fair-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: lantern-fair\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[ratusha.games]\nlantern_fair = lantern_fair:GAME\n")
    paths = [str(site), str(EXAMPLE)]
    sys.path += paths
    forget_games()
    yield registry.game("lantern_fair")
    for path in paths:
        sys.path.remove(path)
    forget_games()


def forget_games() -> None:
    """Let the games be looked for anew."""
    installed.found.cache_clear()
    registry.game.cache_clear()
