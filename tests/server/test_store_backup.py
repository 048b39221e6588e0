"""`ratusha backup` of a server under load, and `ratusha restore`, from either database to either."""

import asyncio
import gzip
import json
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

import pytest
from tests.server.harness import Running, eventually
from tests.server.kills import Load, moves_in_log

from ratusha import cli
from ratusha.server.store import backup, open_store
from ratusha.server.store import people as people_store
from ratusha.server.store.sqlite import _upgrade

pytestmark = pytest.mark.long


def ratusha(*words: str) -> "subprocess.CompletedProcess[str]":
    """A command, in a process of its own."""
    command = [sys.executable, "-m", "ratusha", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=300)


class Refused:
    """A command, within this process, that must be refused with one sentence."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *words: str) -> str:
        self._capsys.readouterr()
        assert cli.main(words) == 2, words
        said = self._capsys.readouterr().err
        assert "Traceback" not in said
        assert len(said.splitlines()) == 1
        return said


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str]) -> Refused:
    return Refused(capsys)


def where(running: Running) -> list[str]:
    return ["--database", running.database] if running.database else ["--data", str(running.data)]


@pytest.mark.parametrize(("source", "target"), [("sqlite", "postgres"), ("postgres", "sqlite")])
def test_a_backup_taken_under_load_restores(
    site: Path, tmp_path: Path, databases, refused: Refused, source: str, target: str
):
    running = Running(site, tmp_path / "a", databases.new() if source == "postgres" else "").start()
    other = Running(site, tmp_path / "b", databases.new() if target == "postgres" else "")
    stop = threading.Event()
    try:
        person = running.client("Keeper")
        table = person.table("burgundy", ["open", "hot"])
        person.do(table, "start")
        load = Load(person.beside(), table, 1)
        thread = threading.Thread(target=load.play_on, args=(stop,), daemon=True)
        thread.start()
        eventually(lambda: len(load.acknowledged) >= 5, lambda: load.errors)
        before = list(load.acknowledged)
        done = ratusha("backup", str(tmp_path / "copy"), *where(running))
        assert done.returncode == 0, done.stderr
        stop.set()
        thread.join()
        restored = ratusha("restore", str(tmp_path / "copy"), *where(other))
        assert restored.returncode == 0, restored.stderr
        assert restored.stdout == done.stdout
        other.has_host = False
        other.start()
        copy = person.beside(other.address)
        kept = moves_in_log(copy, table)
        assert all(kept[ply] == (seat, move) for ply, seat, move in before)
        assert copy.play_first(table)
        refused("restore", str(tmp_path / "copy"), *where(other))
    finally:
        stop.set()
        running.stop()
        if other.process is not None:
            other.stop()


def test_a_broken_backup_is_refused_and_changes_nothing(tmp_path: Path, refused: Refused):
    (tmp_path / "copy").write_bytes(b"\x1f\x8bnot really gzip")
    (tmp_path / "text").write_text("hello")
    (tmp_path / "deep").write_bytes(gzip.compress(b"[" * 100_000))
    for file in ("copy", "text", "deep", "missing"):
        refused("restore", str(tmp_path / file), "--data", str(tmp_path / "d"))
    refused("backup", str(tmp_path / "x"), "--data", str(tmp_path / "nowhere"))


@pytest.mark.parametrize("target", ["sqlite", "postgres"])
def test_an_edited_backup_is_refused_and_changes_nothing(
    site: Path, tmp_path: Path, databases, target: str, refused: Refused
):
    """Cut off, of other shapes, with values that no column takes: one sentence, and an empty database."""
    running = Running(site, tmp_path / "a").start()
    try:
        running.client("Keeper").table("brittle", ["open", "hot"])
        assert ratusha("backup", str(tmp_path / "copy"), *where(running)).returncode == 0
    finally:
        running.stop()
    assert (tmp_path / "copy").stat().st_mode & 0o077 == 0, "nobody else may read it"
    packed = (tmp_path / "copy").read_bytes()
    lines = gzip.decompress(packed).decode().splitlines()
    at = next(i for i, line in enumerate(lines) if '"table": "people"' in line)
    people = json.loads(lines[at])
    nobody = {**people, "rows": [[None] * len(people["rows"][0])]}
    strange = {**people, "rows": [[{"a": 1}] * len(people["rows"][0])]}
    bad = [packed[: len(packed) // 2], packed[:-1], b"", gzip.compress(b"[]"), gzip.compress(b"null\n")]
    shapes: list[object] = [
        nobody,
        strange,
        {"table": "people", "rows": 5},
        {"table": 1},
        [],
        {**people, "rows": [5]},
    ]
    for line in shapes:
        bad.append(gzip.compress("\n".join([*lines[:at], json.dumps(line), *lines[at + 1 :]]).encode()))
    where_to = Running(site, tmp_path / "b", databases.new() if target == "postgres" else "")
    for content in bad:
        (tmp_path / "bad").write_bytes(content)
        refused("restore", str(tmp_path / "bad"), *where(where_to))
    done = ratusha("restore", str(tmp_path / "copy"), *where(where_to))
    assert done.returncode == 0, done.stderr


def test_the_data_folder_is_the_servers_own(site: Path, tmp_path: Path):
    """The key that signs cookies lies in it."""
    data = tmp_path / "new" / "data"
    words = [sys.executable, "-m", "ratusha", "serve", "--no-open", "--port", "0", "--data", str(data)]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert process.stdout is not None
    try:
        assert process.stdout.readline().startswith("Ratusha: http")
        assert data.stat().st_mode & 0o077 == 0
        assert all(file.stat().st_mode & 0o077 == 0 for file in data.glob("ratusha.db*")), "in any folder"
    finally:
        process.terminate()
        process.wait(20)
        process.stdout.close()
    copy, other = tmp_path / "copy", tmp_path / "other"
    for command, folder in (("backup", data), ("restore", other)):
        assert ratusha(command, str(copy), "--data", str(folder)).returncode == 0
    assert all(path.stat().st_mode & 0o077 == 0 for path in (copy, other, *other.glob("*")))


def test_a_copy_is_not_written_over_the_data(tmp_path: Path, refused: Refused):
    """Nor over what SQLite keeps beside it; a file of a similar name elsewhere is one's own affair."""
    data = tmp_path / "data"
    data.mkdir()
    connection = sqlite3.connect(data / "ratusha.db", isolation_level=None)
    _upgrade(connection)
    connection.close()
    before = (data / "ratusha.db").read_bytes()
    for name in ("ratusha.db", "ratusha.db-wal", "../data/ratusha.db.lock"):
        said = refused("backup", str(data / name), "--data", str(data))
        assert "a file of the server itself" in said
    assert (data / "ratusha.db").read_bytes() == before
    assert cli.main(["backup", str(data / "ratusha.db.copy"), "--data", str(data)]) == 0


READ_ONLY = 'mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && exec "$@"'


def _can_mount() -> bool:
    """May this process make a folder read-only for itself?"""
    if shutil.which("unshare") is None:
        return False
    with tempfile.TemporaryDirectory() as folder:
        tried = subprocess.run(["unshare", "-m", "sh", "-c", READ_ONLY, folder, "true"], capture_output=True)
    return tried.returncode == 0


@pytest.mark.skipif(sys.platform != "linux" or not _can_mount(), reason="can't make a folder read-only")
def test_a_copy_of_data_on_a_read_only_file_system(tmp_path: Path):
    """What is still in the file beside it is in the copy, too."""
    data = tmp_path / "data"
    data.mkdir()

    async def fill() -> None:
        store = await open_store(f"sqlite:///{data / 'ratusha.db'}")
        await store.write(lambda tx: people_store.set_meta(tx, "early", "1"))
        await store.close()

    asyncio.run(fill())
    connection = sqlite3.connect(data / "ratusha.db")
    connection.execute("INSERT INTO meta (key, value) VALUES ('late', '1')")
    connection.commit()  # not closed: it stays beside the file
    assert (data / "ratusha.db-wal").stat().st_size
    copy = tmp_path / "copy"
    ask = [sys.executable, "-m", "ratusha", "backup", str(copy), "--data", str(data)]
    done = subprocess.run(
        ["unshare", "-m", "sh", "-c", READ_ONLY, str(data), *ask], capture_output=True, text=True
    )
    connection.close()
    assert done.returncode == 0, done
    rows = [row for part in backup._lines(str(copy)) if part.get("table") == "meta" for row in part["rows"]]
    assert {"early", "late"} <= {row[0] for row in rows}
