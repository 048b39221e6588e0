"""SQLite: one writer thread that commits many units of work at once, with readers beside it.

aiosqlite also has a thread for each connection, but commits, and waits for the disk, for each unit of work.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import sqlite3
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from concurrent.futures import Future, InvalidStateError, ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar, cast

from ratusha.server.model.notices import AnyNotice
from ratusha.server.store.interface import Listener, Row, Tx
from ratusha.server.store.schema import VERSION, upgrade
from ratusha.server.store.sqlite_damage import check, is_damage

T = TypeVar("T")

MOST_PER_COMMIT: Final = 256
READERS: Final = 4


class SqliteTx:
    """A transaction of one connection; its awaits never wait."""

    lock = ""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self.notices: list[AnyNotice] = []

    async def rows(self, sql: str, *args: object) -> Sequence[Row]:
        return self._connection.execute(sql, args).fetchall()

    async def parts(self, sql: str, size: int) -> AsyncIterator[Sequence[Row]]:
        cursor = self._connection.execute(sql)
        while rows := cursor.fetchmany(size):
            yield rows

    async def one(self, sql: str, *args: object) -> Row | None:
        return cast("Row | None", self._connection.execute(sql, args).fetchone())

    async def run(self, sql: str, *args: object) -> int:
        return self._connection.execute(sql, args).rowcount

    def notify(self, notice: AnyNotice) -> None:
        self.notices.append(notice)


def finish(work: Awaitable[T]) -> T:
    """Run a coroutine that never really waits, to its end."""
    coroutine = cast("Coroutine[Any, Any, T]", work)
    try:
        coroutine.send(None)
    except StopIteration as done:
        return cast("T", done.value)
    coroutine.close()
    raise RuntimeError("a unit of work waited for something else than its transaction")


class _Job:
    __slots__ = ("future", "work")

    def __init__(self, work: Callable[[Tx], Awaitable[Any]]) -> None:
        self.work = work
        self.future: Future[Any] = Future()


class Sqlite:
    """The embedded store: a file that one server process uses."""

    shared = False

    def __init__(self, path: str, check: bool = False) -> None:
        self._path = path
        self._check = check
        self.damaged = ""
        self._file = (0, 0)
        """The device and inode of the opened file."""
        self._failed = False
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        self._readers: ThreadPoolExecutor | None = None
        self._local = threading.local()
        self._connections: list[sqlite3.Connection] = []
        self._loop: asyncio.AbstractEventLoop | None = None
        self._listener: Listener | None = None

    async def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        Path(self._path).touch(mode=0o600)  # SQLite's other files get the same mode
        self._file = _identity(self._path)
        connection = self._connect()
        if self._check:
            check(connection)
        _upgrade(connection)
        # A daemon: a process may end without closing the store, and loses nothing committed.
        self._writer = threading.Thread(
            target=self._write_on, args=(connection,), name="store-writer", daemon=True
        )
        self._writer.start()
        self._readers = ThreadPoolExecutor(READERS, "store-reader")

    async def close(self) -> None:
        if self._writer is None or self._readers is None:
            for connection in self._connections:
                connection.close()
            return
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
        for connection in self._connections:
            connection.close()
        self._writer = None

    def listen(self, listener: Listener) -> None:
        self._listener = listener

    @property
    def failing(self) -> bool:
        return self._failed or self._gone or bool(self.damaged)

    @property
    def _gone(self) -> bool:
        """Was the file removed or replaced? What is written now is lost with this process."""
        return _identity(self._path) != self._file

    async def write(self, work: Callable[[Tx], Awaitable[T]]) -> T:
        job = _Job(work)
        self._jobs.put(job)
        # Shielded: a client that disconnects does not cancel a write in progress.
        return cast("T", await asyncio.shield(asyncio.wrap_future(job.future)))

    async def read(self, work: Callable[[Tx], Awaitable[T]]) -> T:
        assert self._loop is not None
        return await self._loop.run_in_executor(self._readers, self._read_once, work)

    async def peek(self, work: Callable[[Tx], Awaitable[T]]) -> T:
        return await self.read(work)

    def _read_once(self, work: Callable[[Tx], Awaitable[T]]) -> T:
        connection = getattr(self._local, "connection", None)
        if connection is None:
            connection = self._connect()
            connection.execute("PRAGMA query_only = ON")
            self._local.connection = connection
        try:
            connection.execute("BEGIN")
            try:
                return finish(work(SqliteTx(connection)))
            finally:
                connection.execute("ROLLBACK")
        except sqlite3.Error as error:
            self._note(error)
            raise

    def _note(self, error: BaseException) -> None:
        """Remember that the file is damaged."""
        if isinstance(error, sqlite3.Error) and is_damage(error):
            self.damaged = str(error)

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False, timeout=30)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.create_function("lower", 1, str.lower, deterministic=True)  # SQLite's own: English only
        self._connections.append(connection)
        return connection

    def _write_on(self, connection: sqlite3.Connection) -> None:
        """The writer thread. Between two commits it keeps no reference to what it has written."""
        while self._write_waiting(connection):
            pass

    def _write_waiting(self, connection: sqlite3.Connection) -> bool:
        """Take the waiting jobs, commit them together, then answer; False when it was told to end."""
        job = self._jobs.get()
        if job is None:
            return False
        batch = [job]
        while len(batch) < MOST_PER_COMMIT and not self._jobs.empty():
            more = self._jobs.get()
            if more is None:
                self._commit(connection, batch)
                return False
            batch.append(more)
        self._commit(connection, batch)
        return True

    def _commit(self, connection: sqlite3.Connection, batch: list[_Job]) -> None:
        done: list[tuple[_Job, Any]] = []
        failed: list[tuple[_Job, BaseException]] = []
        notices: list[AnyNotice] = []
        try:
            if self._gone:
                raise sqlite3.OperationalError("the database file is gone")
            connection.execute("BEGIN IMMEDIATE")
            for job in batch:
                connection.execute("SAVEPOINT job")
                tx = SqliteTx(connection)
                try:
                    result = finish(job.work(tx))
                except Exception as error:  # a refusal of one unit of work: only this one is undone
                    connection.execute("ROLLBACK TO job")
                    failed.append((job, error))
                else:
                    done.append((job, result))
                    notices += tx.notices
                connection.execute("RELEASE job")
            connection.execute("COMMIT")
        except Exception as error:  # the disk is full, or the file is gone: nobody is told that it was stored
            with contextlib.suppress(sqlite3.Error):  # the writer must go on, until there is room again
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
            failed = [(job, error) for job in batch]
            done = []
            notices = []
        self._failed = any(isinstance(reason, sqlite3.OperationalError) for _, reason in failed)
        for job, result in done:
            with contextlib.suppress(InvalidStateError):  # the event loop has ended meanwhile
                job.future.set_result(result)
        for _, reason in failed:
            self._note(reason)
        for job, reason in failed:
            with contextlib.suppress(InvalidStateError):
                job.future.set_exception(reason)
        if notices and self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._tell, notices)

    def _tell(self, notices: list[AnyNotice]) -> None:
        if self._listener is not None:
            for notice in notices:
                self._listener(notice)


def _identity(path: str) -> tuple[int, int]:
    try:
        found = os.stat(path)
    except OSError:
        return (-1, -1)
    return found.st_dev, found.st_ino


def _upgrade(connection: sqlite3.Connection) -> None:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > VERSION:
        raise RuntimeError(
            f"the database is of a newer Ratusha (version {version}, this one knows {VERSION})"
        )
    if version < VERSION:
        connection.execute("BEGIN IMMEDIATE")
        for statement in upgrade(version):
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {VERSION}")
        connection.execute("COMMIT")
