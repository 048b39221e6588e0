"""Starting where something is wrong: one clear sentence, no traceback, no password, nothing changed."""

import os
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.harness import Running, patient

import ratusha

pytestmark = pytest.mark.long


def run(*arguments: str, **env: str) -> "subprocess.CompletedProcess[str]":
    """A command that is expected to end by itself."""
    return subprocess.run(
        [sys.executable, "-m", "ratusha", *arguments],
        env={**os.environ, "PYTHONPATH": str(Path(ratusha.__file__).parents[1]), "LANG": "C.UTF-8", **env},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def refused(*arguments: str, **env: str) -> str:
    """The one sentence it ends with."""
    done = run(*arguments, **env)
    assert done.returncode == 2, done
    assert "Ratusha: http" not in done.stdout
    (line,) = done.stderr.strip().splitlines()
    assert line.startswith("ratusha: ")
    assert "hunter2" not in line
    return line


def serve(data: Path, *more: str, **env: str) -> str:
    return refused("serve", "--no-open", "--port", "0", "--data", str(data), *more, **env)


@pytest.mark.parametrize(
    "address",
    [
        "mysql://anna:hunter2@127.0.0.1/tables",
        "postgresql:anna:hunter2@127.0.0.1/tables",
        "postgresql://anna:hunter2/x@127.0.0.1/tables",
        "postgresql://anna:hunter2@[::1/tables",
        "hunter2",
    ],
)
def test_an_address_that_is_none(tmp_path: Path, address: str):
    line = refused("serve", "--no-open", "--port", "0", "--database", address)
    assert "must begin with postgresql:// or sqlite:///" in line


def test_a_copy_from_or_to_an_address_that_is_none(tmp_path: Path):
    copy = tmp_path / "copy"
    copy.write_bytes(empty_copy(tmp_path))
    for command, file in (("backup", tmp_path / "other"), ("restore", copy)):
        line = refused(command, str(file), "--database", "mysql://anna:hunter2@127.0.0.1/tables")
        assert "must begin with postgresql:// or sqlite:///" in line
    assert not (tmp_path / "other").exists()


def empty_copy(folder: Path) -> bytes:
    """A backup of an empty database."""
    file = folder / "empty" / "ratusha.db"
    file.parent.mkdir()
    from ratusha.server.store.sqlite import _upgrade

    connection = sqlite3.connect(file, isolation_level=None)
    _upgrade(connection)
    connection.close()
    assert run("backup", str(folder / "empty.ratusha"), "--data", str(file.parent)).returncode == 0
    return (folder / "empty.ratusha").read_bytes()


@pytest.mark.parametrize("command", ["serve", "backup"])
def test_a_database_that_does_not_answer(tmp_path: Path, command: str):
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        address = f"postgresql://anna:hunter2@127.0.0.1:{nobody.getsockname()[1]}/tables"
        more = ["--no-open", "--port", "0"] if command == "serve" else [str(tmp_path / "copy")]
        assert "the database can't be used" in refused(command, *more, "--database", address)
    assert not (tmp_path / "copy").exists()


def test_a_file_that_is_no_database_or_of_a_newer_version(tmp_path: Path):
    (tmp_path / "ratusha.db").write_bytes(b"\x01\x02" * 5000)
    assert "not a database" in serve(tmp_path)
    assert (tmp_path / "ratusha.db").read_bytes() == b"\x01\x02" * 5000
    (tmp_path / "ratusha.db").unlink()
    connection = sqlite3.connect(tmp_path / "ratusha.db")
    connection.execute("PRAGMA user_version = 99")
    connection.commit()
    connection.close()
    assert "newer Ratusha" in serve(tmp_path)


def test_a_newer_postgresql_schema(databases):
    database = databases.new()
    databases.tell(database, "CREATE TABLE schema_version (version INTEGER NOT NULL)")
    databases.tell(database, "INSERT INTO schema_version VALUES (99)")
    assert "newer Ratusha" in refused("serve", "--no-open", "--port", "0", "--database", database)


def test_a_port_that_is_taken(tmp_path: Path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        line = refused(
            "serve", "--no-open", "--port", str(taken.getsockname()[1]), "--data", str(tmp_path / "x")
        )
    assert "can't be used" in line


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("LOG_LEVEL", "loud"),
        ("RULES_SECONDS", "-1"),
        ("BOT_SECONDS", "nan"),
        ("BOT_PACE", "inf"),
        ("BOT_WORKERS", "two"),
        ("WEBHOOK_PRIVATE", "perhaps"),
        ("ADDRESS", "games.example.org"),
        ("PROXIES", "10.0.0.0/99"),
        ("SMTP", "anna:hunter2@mail.example.org"),
    ],
)
def test_a_setting_that_makes_no_sense(tmp_path: Path, name: str, value: str):
    assert f"RATUSHA_{name}: " in serve(tmp_path, **{f"RATUSHA_{name}": value})


@pytest.fixture(scope="module")
def running(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    made = Running(site, tmp_path_factory.mktemp("taken")).start()
    yield made
    made.stop()


@pytest.mark.skipif(sys.platform == "win32", reason="no locks there")
def test_a_data_folder_has_one_server(running: Running):
    """A second one would not hear what the first changes; a backup may be taken all the same."""
    assert "another server is using it" in serve(running.data)
    assert patient.get(f"{running.address}/healthz").status_code == 200
    copy = running.data / "copy.ratusha"
    assert run("backup", str(copy), "--data", str(running.data)).returncode == 0
    assert "another server is using it" in refused("restore", str(copy), "--data", str(running.data))


@pytest.mark.skipif(sys.platform == "win32", reason="no locks there")
def test_a_server_that_was_killed_gives_its_folder_back(running: Running):
    running.kill()
    running.start()


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_is_not_ours(tmp_path: Path):
    tmp_path.chmod(0o555)
    try:
        for folder in (tmp_path, tmp_path / "new"):
            assert "Permission denied" in serve(folder)
    finally:
        tmp_path.chmod(0o755)
