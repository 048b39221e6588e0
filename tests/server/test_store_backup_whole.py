"""A copy is put back whole, into an empty place, or not at all."""

import asyncio
import gzip
import json
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ratusha.kernel.errors import BadInput
from ratusha.server.store import open_store
from ratusha.server.store.backup import backup, restore

Lines = list[dict[str, Any]]


def database(file: Path) -> str:
    return f"sqlite:///{file}"


async def make(file: Path) -> None:
    await (await open_store(database(file))).close()


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of two people and some more rows."""
    first = tmp_path / "first.db"
    asyncio.run(make(first))
    with sqlite3.connect(first) as connection:
        for n in range(2):
            connection.execute(
                "INSERT INTO people (id, name, settings, created, seen) VALUES (?, ?, '{}', 1, 1)",
                (f"p{n}", f"Name {n}"),
            )
            connection.execute("INSERT INTO meta (key, value) VALUES (?, 'x')", (f"key {n}",))
    connection.close()
    file = tmp_path / "copy.gz"
    assert asyncio.run(backup(database(first), str(file)))["people"] == 2
    return file


def of_people(lines: Lines) -> dict[str, Any]:
    return next(line for line in lines if line.get("table") == "people")


def lose_a_row(lines: Lines) -> None:
    of_people(lines)["rows"].pop()


def lose_a_line(lines: Lines) -> None:
    lines.remove(of_people(lines))


def lose_the_end(lines: Lines) -> None:
    lines.pop()


def count_wrong(lines: Lines) -> None:
    lines[-1]["end"]["people"] += 1


def shorten_a_row(lines: Lines) -> None:
    of_people(lines)["rows"][-1].pop()


def lengthen_a_row(lines: Lines) -> None:
    of_people(lines)["rows"][0].append(1)


def shorten_all_rows(lines: Lines) -> None:
    for row in of_people(lines)["rows"]:
        row.pop()


def foretell(lines: Lines) -> None:
    lines[0]["schema"] += 1


def rename(lines: Lines) -> None:
    of_people(lines)["table"] = "sqlite_master"


def test_only_its_owner_may_read_a_copy(copy: Path):
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600


def test_a_copy_is_put_back_as_it_is(copy: Path, tmp_path: Path):
    assert asyncio.run(restore(database(tmp_path / "second.db"), str(copy)))["people"] == 2
    with sqlite3.connect(tmp_path / "second.db") as connection:
        assert connection.execute("SELECT id, name FROM people ORDER BY id").fetchall() == [
            ("p0", "Name 0"),
            ("p1", "Name 1"),
        ]
    connection.close()


@pytest.mark.parametrize(
    "change",
    [
        lose_a_row,
        lose_a_line,
        lose_the_end,
        count_wrong,
        shorten_a_row,
        lengthen_a_row,
        shorten_all_rows,
        foretell,
        rename,
    ],
)
def test_a_copy_that_is_not_whole_is_refused(copy: Path, tmp_path: Path, change: Callable[[Lines], None]):
    lines = [json.loads(line) for line in gzip.decompress(copy.read_bytes()).splitlines()]
    change(lines)
    copy.write_bytes(gzip.compress("".join(json.dumps(line) + "\n" for line in lines).encode()))
    with pytest.raises(BadInput):
        asyncio.run(restore(database(tmp_path / "second.db"), str(copy)))
    assert not (tmp_path / "second.db").exists()


@pytest.mark.parametrize("table", ["people", "tables"])
def test_nothing_is_put_over_what_is_there(copy: Path, tmp_path: Path, table: str):
    second = tmp_path / "second.db"
    asyncio.run(make(second))
    with sqlite3.connect(second) as connection:
        wanted = [
            row for row in connection.execute(f"PRAGMA table_info({table})") if row[3] and row[4] is None
        ]
        columns = ", ".join(row[1] for row in wanted)
        marks = ", ".join("?" for _ in wanted)
        values = ["old" if row[2] == "TEXT" else 1 for row in wanted]
        connection.execute(f"INSERT INTO {table} ({columns}) VALUES ({marks})", values)
        connection.execute("INSERT INTO meta (key, value) VALUES ('mine', 'x')")
    with pytest.raises(BadInput):
        asyncio.run(restore(database(second), str(copy)))
    with sqlite3.connect(second) as connection:
        assert connection.execute("SELECT count(*) FROM people WHERE id = 'p0'").fetchone() == (0,)
        assert connection.execute("SELECT value FROM meta WHERE key = 'mine'").fetchone() == ("x",)
    connection.close()
