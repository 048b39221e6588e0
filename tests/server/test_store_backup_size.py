"""A copy may be larger than the memory."""

from __future__ import annotations

import asyncio
import sqlite3
import tracemalloc
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from ratusha.server.store import open_store
from ratusha.server.store.backup import backup, restore

pytestmark = pytest.mark.long

ROWS = 20_000
LONG = "x" * 1000


def peak(work: Coroutine[Any, Any, object]) -> int:
    """The most bytes that were held while this was done."""
    tracemalloc.start()
    try:
        asyncio.run(work)
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


async def make(database: str) -> None:
    store = await open_store(database)
    await store.close()


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
def test_backup_and_restore_do_not_hold_all_rows_at_once(tmp_path: Path, databases, target: str):
    first = f"sqlite:///{tmp_path / 'first.db'}"
    second = databases.new() if target == "postgresql" else f"sqlite:///{tmp_path / 'second.db'}"
    asyncio.run(make(first))
    with sqlite3.connect(tmp_path / "first.db") as connection:
        connection.executemany(
            "INSERT INTO meta (key, value) VALUES (?, ?)", ((f"row-{n}", LONG) for n in range(ROWS))
        )
    file = str(tmp_path / "copy.gz")
    assert peak(backup(first, file)) < ROWS * len(LONG) / 2
    assert peak(restore(second, file)) < ROWS * len(LONG) / 2
    again = str(tmp_path / "again.gz")
    assert peak(backup(second, again)) < ROWS * len(LONG) / 2
    assert asyncio.run(backup(second, again))["meta"] >= ROWS
