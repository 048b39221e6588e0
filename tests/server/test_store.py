"""The two databases behind one interface: the same promises from both."""

import asyncio
import sqlite3
import threading
import weakref
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from tests.server.harness import PATIENCE

from ratusha.server.model import entries as e
from ratusha.server.model.notices import AnyNotice, TableChanged, TableGone
from ratusha.server.refusal import Refused
from ratusha.server.store import Tx, open_store
from ratusha.server.store import chat as chat_store
from ratusha.server.store import log as log_store
from ratusha.server.store import repeated_requests as repeats
from ratusha.server.store.interface import Stale
from ratusha.server.store.log import Seated, Summary
from ratusha.server.store.repeated_requests import Repeated, RequestKey

SUMMARY = Summary("playing", 1, [Seated("p", True)], "{}", None, False)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'x.db'}"
    return str(request.getfixturevalue("databases").new())


async def table(store: Any, id: str = "t") -> None:
    await store.write(lambda tx: log_store.create(tx, id, "g", True, "p", "{}", "00", 1))


def run(work: Any) -> Any:
    return asyncio.run(work)


def test_an_entry_for_an_older_version_is_stale_and_a_submit_is_done_once(database: str):
    async def work() -> None:
        store = await open_store(database)
        await table(store)
        append = log_store.append
        one, two, other = (
            RequestKey("p", "one", "left 0"),
            RequestKey("p", "two", "left 1"),
            RequestKey("p", "one", "left 1"),
        )
        await store.write(lambda tx: append(tx, "t", 0, [e.Left(0)], SUMMARY, 2, one))
        with pytest.raises(Stale):
            await store.write(lambda tx: append(tx, "t", 0, [e.Left(1)], SUMMARY, 2, two))
        for version in (0, 1):
            with pytest.raises(Repeated) as first:
                await store.write(lambda tx: append(tx, "t", version, [e.Left(0)], SUMMARY, 2, one))  # noqa: B023
            assert first.value.answer == '{"version":1}'
            with pytest.raises(Refused) as refused:
                await store.write(lambda tx: append(tx, "t", version, [e.Left(1)], SUMMARY, 2, other))  # noqa: B023
            assert refused.value.code == "id_already_used"
        assert await store.read(lambda tx: log_store.entries_since(tx, "t", 0)) == [(1, 2, e.Left(0))]
        await store.close()

    run(work())


def test_many_writers_for_one_version_let_one_in(database: str):
    """Forty at once, from two connections where the database is shared."""

    async def work() -> None:
        stores = [await open_store(database)]
        if stores[0].shared:
            stores.append(await open_store(database))
        await table(stores[0])
        for version in range(5):

            async def attempt(n: int, version: int = version) -> bool:
                try:
                    await stores[n % len(stores)].write(
                        lambda tx: log_store.append(tx, "t", version, [e.Left(n)], SUMMARY, n)
                    )
                except Stale:
                    return False
                return True

            assert sum(await asyncio.gather(*(attempt(n) for n in range(40)))) == 1
        entries = await stores[0].read(lambda tx: log_store.entries_since(tx, "t", 0))
        assert [version for version, _, _ in entries] == [1, 2, 3, 4, 5]
        for store in stores:
            await store.close()

    run(work())


def test_a_unit_of_work_that_fails_is_undone_alone(database: str):
    async def work() -> None:
        store = await open_store(database)

        async def good(tx: Tx, n: int) -> None:
            await tx.run("INSERT INTO meta (key, value) VALUES (?, ?)", f"k{n}", "v")

        async def bad(tx: Tx, n: int) -> None:
            await good(tx, n)
            raise ValueError("no")

        def job(n: int) -> Any:
            return store.write(lambda tx: bad(tx, n) if n % 3 == 0 else good(tx, n))

        jobs = [job(n) for n in range(30)]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [isinstance(result, ValueError) for result in results] == [n % 3 == 0 for n in range(30)]
        rows = await store.read(lambda tx: tx.rows("SELECT key FROM meta"))
        assert {row[0] for row in rows} == {f"k{n}" for n in range(30) if n % 3}
        await store.close()

    run(work())


def test_what_was_written_is_there_after_opening_again(database: str):
    async def work() -> None:
        store = await open_store(database)
        await table(store)
        await store.write(lambda tx: chat_store.say(tx, "t", "table", "p", "Anna", "привет", 5))
        await store.close()
        again = await open_store(database)
        (said,) = await again.read(lambda tx: chat_store.chat(tx, "t", 10))
        assert (said.n, said.name, said.text) == (1, "Anna", "привет")
        await again.close()

    run(work())


def test_no_two_lines_of_a_chat_have_the_same_time(database: str):
    """Readers tell lines apart by their times: those that were answered are those that are kept."""

    async def work() -> None:
        store = await open_store(database)
        await table(store)
        told = [
            await store.write(lambda tx: chat_store.say(tx, "t", "table", "p", "Anna", "so", at))  # noqa: B023
            for at in (5, 5, 4, 9)
        ]
        assert [said.at for said in told] == [5, 6, 7, 9]
        assert await store.read(lambda tx: chat_store.chat(tx, "t", 10)) == told
        await store.close()

    run(work())


def test_notices_come_after_the_commit(database: str):
    async def work() -> None:
        store = await open_store(database)
        heard: list[AnyNotice] = []
        store.listen(heard.append)
        await table(store)
        await store.write(lambda tx: log_store.append(tx, "t", 0, [e.Left(0)], SUMMARY, 2))
        async with asyncio.timeout(PATIENCE):
            while not heard:
                await asyncio.sleep(0.02)
        (notice,) = heard
        assert notice == TableChanged("t", 1, ["p"], 2, [e.Left(0)])
        assert notice.rows() == [(1, 2, e.Left(0))]
        await store.close()

    run(work())


def test_a_notice_too_long_to_send_tells_the_version_alone(database: str):
    async def work() -> None:
        store = await open_store(database)
        heard: list[AnyNotice] = []
        store.listen(heard.append)
        await table(store)
        long = [e.Frozen("ы" * 5000)]
        await store.write(lambda tx: log_store.append(tx, "t", 0, long, SUMMARY, 2))
        async with asyncio.timeout(PATIENCE):
            while not heard:
                await asyncio.sleep(0.02)
        (notice,) = heard
        assert isinstance(notice, TableChanged)
        assert notice.version == 1
        assert notice.rows() in ([], [(1, 2, long[0])])
        assert await store.peek(lambda tx: log_store.entries_since(tx, "t", 0)) == [(1, 2, long[0])]
        await store.close()

    run(work())


def test_a_lease_is_held_by_one(database: str):
    async def work() -> None:
        store = await open_store(database)
        lease = log_store.lease
        assert await store.write(lambda tx: lease(tx, "x", "one", 100, 200))
        assert not await store.write(lambda tx: lease(tx, "x", "two", 150, 250))
        assert await store.write(lambda tx: lease(tx, "x", "one", 150, 250))
        assert await store.write(lambda tx: lease(tx, "x", "two", 300, 400))
        far = 400 + log_store.SKEW
        assert await store.write(lambda tx: lease(tx, "x", "one", far, far + 100))
        assert not await store.write(lambda tx: lease(tx, "x", "two", far - 100, far))
        assert await store.write(lambda tx: lease(tx, "x", "two", 100, 200)), "the clock was set back"
        await store.close()

    run(work())


def test_sqlite_keeps_its_promise_to_the_disk(tmp_path: Path):
    async def work() -> None:
        store = await open_store(f"sqlite:///{tmp_path / 'x.db'}")

        async def ask(tx: Tx) -> tuple[Any, Any]:
            mode, sync = await tx.one("PRAGMA journal_mode"), await tx.one("PRAGMA synchronous")
            assert mode is not None
            assert sync is not None
            return mode[0], sync[0]

        assert await store.write(ask) == ("wal", 2)
        await store.close()

    run(work())


async def append(store: Any, id: str, summary: Summary, at: int) -> None:
    await store.write(lambda tx: log_store.append(tx, id, 0, [e.Left(0)], summary, at))


def test_a_forgotten_bot_is_found_also_when_the_clock_was_set_back(database: str):
    async def work() -> None:
        store = await open_store(database)
        thinking = Summary("playing", 1, [Seated("p")], "{}", None, True)
        for id, at in (("old", 1_000), ("new", 9_000), ("future", 9_000 + 2 * log_store.SKEW)):
            await table(store, id)
            await append(store, id, thinking, at)
        assert await store.read(lambda tx: log_store.bots_asked(tx, 5_000, 10_000)) == ["old", "future"]
        await store.close()

    run(work())


def test_a_connection_that_breaks_off_in_a_statement_is_given_up(databases: Any):
    """The driver calls it an error of its own; here the storage is away, and the next is another one."""
    import asyncpg

    from ratusha.server.store import is_away

    async def broken(tx: Any) -> None:
        raise asyncpg.InternalClientError("cannot switch to state 12; another operation (2) is in progress")

    async def work() -> None:
        store: Any = await open_store(databases.new())
        for use in (store.read, store.write, store.peek):
            before = await use(lambda tx: tx.one("SELECT pg_backend_pid()"))
            with pytest.raises(ConnectionResetError) as failed:
                await use(broken)
            assert is_away(failed.value)
            assert await use(lambda tx: tx.one("SELECT pg_backend_pid()")) != before
        await store.close()

    run(work())


def test_a_full_disk_is_remembered_until_something_can_be_written(tmp_path: Path):
    """Reading goes on, so that the health page must ask for more than that."""

    async def work() -> None:
        store: Any = await open_store(f"sqlite:///{tmp_path / 'x.db'}")
        (writer,) = store._connections
        (pages,) = writer.execute("PRAGMA page_count").fetchone()
        writer.execute(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(sqlite3.OperationalError):
            await store.write(lambda tx: tx.run("INSERT INTO meta VALUES ('x', ?)", "x" * 100_000))
        assert store.failing
        assert await store.read(lambda tx: tx.one("SELECT 1")) == (1,)
        writer.execute(f"PRAGMA max_page_count = {pages + 100}")
        await store.write(lambda tx: tx.run("INSERT INTO meta VALUES ('x', ?)", "x" * 100_000))
        assert not store.failing
        await store.close()

    run(work())


def test_the_latest_requests_are_remembered(database: str, monkeypatch: pytest.MonkeyPatch):
    """Steps and undos have no end of their own: the oldest are let go, of one author and table alone."""
    monkeypatch.setattr(repeats, "MOST", 5)

    async def work() -> None:
        store = await open_store(database)
        await table(store)
        await table(store, "other")
        for id, author in (("t", "p"), ("t", "q"), ("other", "p")):
            for n in range(1, 9):
                key = RequestKey(author, str(n), "undo")
                await store.write(lambda tx: repeats.keep(tx, id, key, f'{{"version":{n}}}', n, 10 + n))  # noqa: B023
        request_key = RequestKey("p", "9", "undo")
        await store.write(lambda tx: repeats.keep(tx, "t", request_key, '{"version":9}', 9, 100))
        for id, author, left in (("t", "p", "456789"), ("t", "q", "12345678"), ("other", "p", "12345678")):
            rows = await store.read(
                lambda tx: tx.rows(
                    "SELECT id FROM submits WHERE table_id = ? AND author = ? ORDER BY id",
                    id,  # noqa: B023
                    author,  # noqa: B023
                )
            )
            assert "".join(row[0] for row in rows) == left
        await store.close()

    run(work())


def test_a_listener_whose_connection_ends_at_the_worst_moment_listens_again(databases, monkeypatch):
    """Closed between being opened and being asked to listen: asyncpg then says that it is used wrongly."""

    class Hasty(asyncpg.Connection):  # type: ignore[misc]
        broken = 1

        async def add_listener(self, channel: str, callback: Any) -> None:
            if Hasty.broken:
                Hasty.broken -= 1
                await self.close()
            await super().add_listener(channel, callback)

    connect = asyncpg.connect
    monkeypatch.setattr(
        asyncpg, "connect", lambda *given, **more: connect(*given, **more, connection_class=Hasty)
    )

    async def work() -> None:
        store = await open_store(databases.new())
        heard: asyncio.Queue[AnyNotice] = asyncio.Queue()
        store.listen(heard.put_nowait)

        async def say(tx: Tx) -> None:
            tx.notify(TableGone("hello"))

        await store.write(say)
        async with asyncio.timeout(60):
            while await heard.get() != TableGone("hello"):
                pass
        await store.close()

    run(work())


def test_the_writer_holds_nothing_of_what_it_has_written(tmp_path: Path):
    """Neither of one unit of work nor of several that were committed together."""

    class Thing:
        pass

    async def work() -> None:
        store = await open_store(f"sqlite:///{tmp_path / 'x.db'}")
        gate = threading.Event()

        async def wait(tx: Tx) -> None:
            gate.wait(PATIENCE)

        async def touch(tx: Tx, thing: Thing) -> None:
            pass

        jobs = [asyncio.ensure_future(store.write(wait))]
        known = []
        for _ in range(3):
            thing = Thing()
            known.append(weakref.ref(thing))
            jobs.append(asyncio.ensure_future(store.write(lambda tx, thing=thing: touch(tx, thing))))  # type: ignore[misc]
        del thing
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(*jobs)
        jobs.clear()
        async with asyncio.timeout(PATIENCE):
            while any(one() is not None for one in known):
                await asyncio.sleep(0.01)
        await store.close()

    run(work())
