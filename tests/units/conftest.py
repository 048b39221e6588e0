"""The command line as a function."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from ratusha.cli import main


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
