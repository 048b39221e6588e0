"""Finished games replay to the same scores for ever; adding a file adds a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from ratusha.kernel.record import parse
from ratusha.kernel.verify import verify

RECORDS = sorted(Path(__file__).parent.glob("*/*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_finished_game_replays_to_its_result(path: Path) -> None:
    record = parse(path.read_text(encoding="utf-8"), path.name)
    assert record.result is not None
    verdict = verify(record)
    assert verdict.problems == []
    assert verdict.scores == record.result


def test_there_are_finished_games() -> None:
    """An empty corpus would prove nothing."""
    assert RECORDS
