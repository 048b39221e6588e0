"""PostgreSQL: any number of server processes on the same data; notices by LISTEN/NOTIFY.

asyncpg does the work. Its pool does not listen again after the listening connection is lost; this module
does.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Final, TypeVar, cast

import asyncpg

from ratusha.server.model.notices import AnyNotice, Missed, decode, encode
from ratusha.server.store.interface import Listener, Row, Tx
from ratusha.server.store.schema import VERSION, upgrade

T = TypeVar("T")

CHANNEL: Final = "ratusha"
CONNECTIONS: Final = 16
TRIES: Final = 5
PATIENCE: Final = 20.0
"""Seconds to wait for a free connection or for a statement; then the storage counts as unavailable."""
BROKEN: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
"""What a broken connection raises."""
DAMAGED: Final = (asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError)
UPGRADE_LOCK: Final = 5_047_200


@functools.lru_cache(maxsize=512)
def numbered(sql: str) -> str:
    """`?` placeholders as `$1`, `$2`…"""
    parts = sql.split("?")
    return "".join(part + (f"${i + 1}" if i + 1 < len(parts) else "") for i, part in enumerate(parts))


class PostgresTx:
    """A transaction of one connection."""

    lock = " FOR UPDATE"

    def __init__(self, connection: asyncpg.Connection) -> None:
        self._connection = connection
        self.notices: list[str] = []

    async def rows(self, sql: str, *args: object) -> Sequence[Row]:
        return cast("Sequence[Row]", await self._connection.fetch(numbered(sql), *args))

    async def parts(self, sql: str, size: int) -> AsyncIterator[Sequence[Row]]:
        cursor = await self._connection.cursor(numbered(sql))
        while rows := await cursor.fetch(size):
            yield rows

    async def one(self, sql: str, *args: object) -> Row | None:
        return cast("Row | None", await self._connection.fetchrow(numbered(sql), *args))

    async def run(self, sql: str, *args: object) -> int:
        status: str = await self._connection.execute(numbered(sql), *args)
        tail = status.rsplit(" ", 1)[-1]
        return int(tail) if tail.isdigit() else 0

    def notify(self, notice: AnyNotice) -> None:
        self.notices.append(encode(notice))


class Connection(asyncpg.Connection):  # type: ignore[misc]
    """A connection of the pool. Nothing is ever set in its session, so nothing is reset."""

    def get_reset_query(self) -> str:
        return ""


class Postgres:
    """The store that several processes share."""

    shared = True

    def __init__(self, url: str, patience: float | None = PATIENCE) -> None:
        self._url = url
        self.failing = False
        self.damaged = ""
        self._patience = patience
        self._pool: asyncpg.Pool | None = None
        self._listening: asyncio.Task[None] | None = None
        self._notifier: asyncio.Task[None] | None = None
        self._notices: asyncio.Queue[str] = asyncio.Queue()
        self._notice_connection: asyncpg.Connection | None = None
        """The connection that listens and notifies, while there is one."""
        self._listener: Listener | None = None

    async def start(self) -> None:
        self._pool = await asyncpg.create_pool(
            self._url,
            min_size=1,
            max_size=CONNECTIONS,
            connection_class=Connection,
            command_timeout=self._patience,
        )
        async with self._pool.acquire() as connection, connection.transaction():
            await _upgrade(connection)
        ready = asyncio.Event()
        self._listening = asyncio.create_task(self._listen_on(ready))
        self._notifier = asyncio.create_task(self._notify_on())
        await ready.wait()

    async def close(self) -> None:
        for task in (self._notifier, self._listening):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
        self._listening = self._notifier = None
        if self._pool is not None:
            await self._pool.close()

    def listen(self, listener: Listener) -> None:
        self._listener = listener

    @contextlib.asynccontextmanager
    async def _connection(self) -> AsyncIterator[asyncpg.Connection]:
        """A connection of the pool. One that broke in the middle of a statement is never used again."""
        assert self._pool is not None
        async with self._pool.acquire(timeout=PATIENCE) as connection:
            try:
                yield connection
            except DAMAGED as error:
                self.damaged = str(error)
                raise
            except asyncpg.InternalClientError as error:
                connection.terminate()
                raise ConnectionResetError(str(error)) from error

    async def write(self, work: Callable[[Tx], Awaitable[T]]) -> T:
        return await asyncio.shield(asyncio.ensure_future(self._write(work)))

    async def _write(self, work: Callable[[Tx], Awaitable[T]]) -> T:
        for attempt in range(TRIES):
            try:
                async with self._connection() as connection, connection.transaction():
                    tx = PostgresTx(connection)
                    result = await work(tx)
                self.failing = False
                for text in tx.notices:
                    self._notices.put_nowait(text)
                return result
            except (asyncpg.DeadlockDetectedError, asyncpg.SerializationError):
                if attempt == TRIES - 1:
                    raise
                await asyncio.sleep(0.01 * (attempt + 1))
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                self.failing = True  # its disk may be full, or it has become a read-only replica
                raise
        raise AssertionError("unreachable")

    async def _notify_on(self) -> None:
        """Send the notices of finished transactions, many at once.

        Not within those transactions: transactions with NOTIFY are committed one after the other, each
        waiting for the disk. A notice lost in a crash is made up for by `ChangeListener.look_for_missed`.
        """
        texts: list[str] = []
        while True:
            if not texts:
                texts.append(await self._notices.get())
            while not self._notices.empty():
                texts.append(self._notices.get_nowait())
            try:
                if self._notice_connection is None:
                    raise OSError("not connected")
                await self._notice_connection.execute(
                    "SELECT pg_notify($1, text) FROM unnest($2::text[]) AS text",
                    CHANNEL,
                    texts,
                    timeout=PATIENCE,
                )
                texts = []
            except BROKEN:
                if self._notice_connection is not None:
                    self._notice_connection.terminate()  # it may hang: use another one
                await asyncio.sleep(0.1)

    async def read(self, work: Callable[[Tx], Awaitable[T]]) -> T:
        async with (
            self._connection() as connection,
            connection.transaction(isolation="repeatable_read", readonly=True),
        ):
            return await work(PostgresTx(connection))

    async def peek(self, work: Callable[[Tx], Awaitable[T]]) -> T:
        async with self._connection() as connection:
            return await work(PostgresTx(connection))

    async def _listen_on(self, ready: asyncio.Event) -> None:
        """Keep one connection listening; after a break, report that anything may have been missed."""
        while True:
            closed = asyncio.Event()
            connection: asyncpg.Connection | None = None
            try:
                connection = await asyncpg.connect(
                    self._url,
                    server_settings={"synchronous_commit": "off"},  # it only notifies
                )
                connection.add_termination_listener(lambda _, closed=closed: closed.set())
                await connection.add_listener(CHANNEL, self._heard)
                self._notice_connection = connection
                if ready.is_set():
                    self._tell(Missed())
                ready.set()
                await closed.wait()
            except BROKEN:
                pass
            finally:
                self._notice_connection = None
                if connection is not None:
                    connection.terminate()
            await asyncio.sleep(0.5)

    def _heard(self, connection: object, pid: int, channel: str, text: object) -> None:
        self._tell(decode(str(text)))

    def _tell(self, notice: AnyNotice) -> None:
        if self._listener is not None:
            self._listener(notice)


async def _upgrade(connection: asyncpg.Connection) -> None:
    """Make or upgrade the tables, one process at a time."""
    await connection.execute("SELECT pg_advisory_xact_lock($1)", UPGRADE_LOCK)
    await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
    version = await connection.fetchval("SELECT max(version) FROM schema_version") or 0
    if version > VERSION:
        raise RuntimeError(
            f"the database is of a newer Ratusha (version {version}, this one knows {VERSION})"
        )
    if version < VERSION:
        for statement in upgrade(version):
            await connection.execute(statement)
        await connection.execute("INSERT INTO schema_version VALUES ($1)", VERSION)
