"""Backup and restore: all data as gzipped JSON lines, from either database and to either.

The copy is taken in one read transaction, so that it is consistent while the server runs. Neither way are all
rows in memory at once. The databases' own tools (`.backup`, pg_dump) write files that only the same kind of
database can read.
"""

from __future__ import annotations

import contextlib
import gzip
import json
import os
import shutil
import sqlite3
import tempfile
import zlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, TextIO

import asyncpg

from ratusha.kernel.errors import BadInput
from ratusha.kernel.msg import Msg
from ratusha.server.store import SQLITE, Tx, open_store, unusable
from ratusha.server.store.schema import TABLES, VERSION, missing
from ratusha.server.store.sqlite_lock import claimed

FORMAT: Final = 1
ROWS: Final = 500
"""Rows in a line."""
VALUES: Final = 900
"""Values in a statement; older versions of SQLite allow 999."""


@cache
def columns() -> dict[str, list[str]]:
    """The columns of each table, in an order in which tables can be filled; read from an empty database."""
    with contextlib.closing(sqlite3.connect(":memory:")) as empty:
        for statement in TABLES:
            empty.execute(statement)
        asked = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY rowid"
        return {
            table: [row[1] for row in empty.execute(f"PRAGMA table_info({table})")]
            for (table,) in empty.execute(asked).fetchall()
        }


async def backup(database: str, file: str) -> dict[str, int]:
    """Write a copy of everything; returns the number of rows of each table. The file appears when it is
    complete."""
    target = Path(file)
    if not target.parent.is_dir():
        raise BadInput(file, Msg("server-no-folder"))
    if database.startswith(SQLITE) and not Path(database.removeprefix(SQLITE)).is_file():
        raise BadInput(database.removeprefix(SQLITE), Msg("server-no-data"))
    if database.startswith(SQLITE) and target.resolve() in _own_files(database):
        raise BadInput(file, Msg("server-own-file"))
    with _writable(database) as usable:
        return await _backup(usable, target)


@contextlib.contextmanager
def _writable(database: str) -> Iterator[str]:
    """The database itself; a temporary copy of a SQLite file in a folder where nothing can be written."""
    file = Path(database.removeprefix(SQLITE))
    if not database.startswith(SQLITE) or (os.access(file, os.W_OK) and os.access(file.parent, os.W_OK)):
        yield database
        return
    with tempfile.TemporaryDirectory(prefix="ratusha-") as folder:
        for name in (file.name, file.name + "-wal"):
            with contextlib.suppress(FileNotFoundError):
                shutil.copyfile(file.with_name(name), Path(folder) / name)
        yield f"{SQLITE}{Path(folder) / file.name}"


async def _backup(database: str, target: Path) -> dict[str, int]:
    store = await open_store(database, in_time=False)
    part = target.with_name(target.name + ".part")
    try:
        part.unlink(missing_ok=True)
        part.touch(mode=0o600)  # it contains password hashes and the server's key
        with gzip.open(part, "wt", encoding="utf-8") as out:
            counts = await store.read(lambda tx: _write(tx, out))
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(target)
        return counts
    except sqlite3.Error as error:
        raise unusable(database, error) from None
    finally:
        part.unlink(missing_ok=True)
        await store.close()


def _own_files(database: str) -> list[Path]:
    """The SQLite file, and the files that SQLite keeps beside it."""
    file = Path(database.removeprefix(SQLITE)).resolve()
    return [file.with_name(file.name + end) for end in ("", "-wal", "-shm", ".lock")]


async def _write(tx: Tx, out: TextIO) -> dict[str, int]:
    counts: dict[str, int] = {}
    out.write(json.dumps({"ratusha-backup": FORMAT, "schema": VERSION}) + "\n")
    for table, names in columns().items():
        counts[table] = 0
        async for rows in tx.parts(f"SELECT {', '.join(names)} FROM {table}", ROWS):
            counts[table] += len(rows)
            line = {"table": table, "rows": [list(row) for row in rows]}
            out.write(json.dumps(line, ensure_ascii=False) + "\n")
    out.write(json.dumps({"end": counts}) + "\n")
    return counts


async def restore(database: str, file: str) -> dict[str, int]:
    """Put a copy into an empty database; nothing is changed if the copy is incomplete."""
    counts = _check(file)
    claim = claimed(database)
    store = await open_store(database, in_time=False)
    try:
        await store.write(lambda tx: _fill(tx, file))
        return counts
    except (sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError, TypeError, OverflowError):
        raise BadInput(file, Msg("server-no-backup")) from None  # complete, but with wrong content
    finally:
        await store.close()
        if claim is not None:
            claim.close()


async def _fill(tx: Tx, file: str) -> None:
    for table in ("people", "tables"):
        if await tx.one(f"SELECT 1 FROM {table} LIMIT 1") is not None:
            raise BadInput("database", Msg("server-no-empty-database"))
    await tx.run("DELETE FROM meta")
    known = columns()
    for part in _lines(file):
        if "rows" in part:
            await _insert(tx, part["table"], known[part["table"]], part["rows"])


async def _insert(tx: Tx, table: str, names: list[str], rows: list[list[object]]) -> None:
    """Insert many rows with one statement: each statement takes its time over a network."""
    width = len(rows[0]) if rows else 1  # a copy of an earlier version lacks the last columns
    marks = f"({', '.join('?' * width)})"
    at_once = VALUES // width
    for start in range(0, len(rows), at_once):
        part = rows[start : start + at_once]
        every = ", ".join([marks] * len(part))
        values = (value for row in part for value in row)
        await tx.run(f"INSERT INTO {table} ({', '.join(names[:width])}) VALUES {every}", *values)


def _lines(file: str) -> Iterator[dict[str, Any]]:
    """The lines of a copy, one by one: the head, rows of one table each, the end."""
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            for line in lines:
                part = json.loads(line)
                if not isinstance(part, dict):
                    raise BadInput(file, Msg("server-no-backup"))
                yield part
    except FileNotFoundError:
        raise BadInput(file, Msg("kernel-file-missing")) from None
    except (OSError, EOFError, ValueError, RecursionError, zlib.error):
        raise BadInput(file, Msg("server-no-backup")) from None


def _check(file: str) -> dict[str, int]:
    """The number of rows of each table in a copy; BadInput unless it is complete and of a known version."""
    known = columns()
    counts = dict.fromkeys(known, 0)
    lines = _lines(file)
    head = next(lines, {})
    if head.get("ratusha-backup") != FORMAT or head.get("schema") not in range(1, VERSION + 1):
        raise BadInput(file, Msg("server-no-backup"))
    lacks = [table for table, _ in missing(head["schema"])]
    end: dict[str, int] | None = None
    try:
        for part in lines:
            if "end" in part:
                end = dict(part["end"])
                continue
            table, rows = part["table"], part["rows"]
            width = len(known[table]) - lacks.count(table)
            if not all(isinstance(row, list) and len(row) == width for row in rows):
                raise BadInput(file, Msg("server-no-backup"))
            counts[table] += len(rows)
    except (ValueError, KeyError, TypeError):
        raise BadInput(file, Msg("server-no-backup")) from None
    if end is None or any(end.get(table, 0) != n for table, n in counts.items()):
        raise BadInput(file, Msg("server-no-backup"))
    return counts
