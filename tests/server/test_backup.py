"""`ratusha backup` of a server under load, and `ratusha restore`, from either database to either."""

import subprocess
import sys
import threading
from pathlib import Path

import pytest
from tests.server.harness import Client, Running
from tests.server.kills import Load, moves_in_log


def ratusha(running: Running, *words: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "ratusha", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


def where(running: Running) -> list[str]:
    return ["--database", running.database] if running.database else ["--data", str(running.data)]


@pytest.mark.parametrize(("source", "target"), [("sqlite", "postgres"), ("postgres", "sqlite")])
def test_a_backup_taken_under_load_restores(site: Path, tmp_path: Path, databases, source: str, target: str):
    running = Running(site, tmp_path / "a", databases.new() if source == "postgres" else "").start()
    other = Running(site, tmp_path / "b", databases.new() if target == "postgres" else "")
    try:
        person = running.client("Keeper")
        table = person.table("burgundy", ["open", "hot"])
        person.do(table, "start")
        load = Load(Client(running.address, ""), table, 1)
        load.client.http.headers["authorization"] = f"Bearer {person.token}"
        stop = threading.Event()
        thread = threading.Thread(target=load.play_on, args=(stop,))
        thread.start()
        while len(load.acknowledged) < 5:
            stop.wait(0.05)
        before = list(load.acknowledged)
        done = ratusha(running, "backup", str(tmp_path / "copy"), *where(running))
        assert done.returncode == 0, done.stderr
        stop.set()
        thread.join()
        restored = ratusha(other, "restore", str(tmp_path / "copy"), *where(other))
        assert restored.returncode == 0, restored.stderr
        assert restored.stdout == done.stdout
        other.has_host = False
        other.start()
        copy = Client(other.address, "")
        copy.http.headers["authorization"] = f"Bearer {person.token}"
        kept = moves_in_log(copy, table)
        assert all(kept[ply] == (seat, move) for ply, seat, move in before)
        assert copy.play_first(table)
        again = ratusha(other, "restore", str(tmp_path / "copy"), *where(other))
        assert again.returncode == 2
        assert "Traceback" not in again.stderr
    finally:
        running.stop()
        if other.process is not None:
            other.stop()


def test_a_broken_backup_is_refused_and_changes_nothing(tmp_path: Path):
    (tmp_path / "copy").write_bytes(b"\x1f\x8bnot really gzip")
    (tmp_path / "text").write_text("hello")
    for file in ("copy", "text", "missing"):
        words = [
            sys.executable,
            "-m",
            "ratusha",
            "restore",
            str(tmp_path / file),
            "--data",
            str(tmp_path / "d"),
        ]
        done = subprocess.run(words, capture_output=True, text=True, timeout=60)
        assert done.returncode == 2
        assert "Traceback" not in done.stderr
        assert len(done.stderr.splitlines()) == 1
    words = [
        sys.executable,
        "-m",
        "ratusha",
        "backup",
        str(tmp_path / "x"),
        "--data",
        str(tmp_path / "nowhere"),
    ]
    assert subprocess.run(words, capture_output=True, text=True, timeout=60).returncode == 2
