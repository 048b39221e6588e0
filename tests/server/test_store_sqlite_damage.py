"""A database file that is damaged: said at the start, and by /healthz as soon as anybody meets it."""

import asyncio
import functools
import resource
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.house import House
from tests.server.test_run import refused, serve

from ratusha.server.base import ids
from ratusha.server.model.person import Person
from ratusha.server.store import chat as chat_store
from ratusha.server.store import open_store
from ratusha.server.store import people as people_store


def damage(file: Path, table: str) -> None:
    """Overwrite the first page of a table."""
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", [table]).fetchone()
    (size,) = connection.execute("PRAGMA page_size").fetchone()
    connection.close()
    with file.open("r+b") as out:
        out.seek((page - 1) * size)
        out.write(b"\xff" * size)


def filled(folder: Path) -> Path:
    """A database with somebody in it."""
    file = folder / "ratusha.db"

    async def work() -> None:
        store = await open_store(f"sqlite:///{file}")
        await store.write(lambda tx: people_store.add(tx, Person("anna", "Anna"), ids.now()))
        await store.close()

    asyncio.run(work())
    return file


@pytest.mark.parametrize("table", ["people", "notes", "entries"])
def test_a_start_says_that_the_file_is_damaged_and_what_to_do(tmp_path: Path, table: str):
    file = filled(tmp_path)
    damage(file, table)
    before = file.read_bytes()
    said = serve(tmp_path)
    assert "damaged" in said
    assert "ratusha restore" in said
    assert str(file) in said
    assert file.read_bytes() == before
    assert "damaged" in refused("backup", str(tmp_path / "copy"), "--data", str(tmp_path))
    assert not (tmp_path / "copy").exists()


def test_health_fails_once_damage_was_met(house, tmp_path: Path):
    """Notes are no part of what /healthz reads itself."""
    damage(filled(tmp_path), "sqlite_autoindex_notes_1")

    async def test(h: House) -> None:
        live = await h.table(2, game="lantern_fair")
        anna = await h.caller(h.people[0])
        assert (await anna.get("/healthz")).status_code == 200
        answer = await anna.get(f"/api/v1/tables/{live.id}/notes")
        assert answer.status_code == 503
        assert answer.json()["error"]["code"] == "storage_unavailable"
        health = await anna.get("/healthz")
        assert health.status_code == 503
        assert "damaged" in health.text

    house(test)


def test_health_fails_once_a_write_met_damage(house, tmp_path: Path):
    damage(filled(tmp_path), "notes")

    async def test(h: House) -> None:
        live = await h.table(2, game="lantern_fair")
        anna = await h.caller(h.people[0])
        work = lambda tx: chat_store.set_notes(tx, live.id, h.people[0].id, "x")  # noqa: E731
        with pytest.raises(sqlite3.DatabaseError):
            await h.server.store.write(work)
        assert (await anna.get("/healthz")).status_code == 503

    house(test)


@pytest.mark.skipif(sys.platform != "linux", reason="the limit of a file's size is Linux's")
def test_a_start_on_a_full_disk_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """No file may be written to."""
    limit = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))  # noqa: E731
    monkeypatch.setattr(subprocess, "run", functools.partial(subprocess.run, preexec_fn=limit))
    assert "the database can't be used" in serve(tmp_path)
