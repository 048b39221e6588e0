"""Rate limits that no number of processes multiplies."""

import asyncio
import time
from collections.abc import Mapping
from pathlib import Path

import pytest
from tests.server.harness import Client, Running, patient

from ratusha.kernel.errors import BadInput
from ratusha.server.base import limits
from ratusha.server.settings import from_environment
from ratusha.server.store import Store, open_store, rates

SECOND = 1_000_000


def held(
    running: list[Running], kind: str, path: str, body: Mapping[str, object], tries: int, token: str = ""
) -> int:
    """Ask so often, each time by a connection of its own, at the servers in turn. How many are let in?

    Never more than the limit, and what comes back meanwhile, however long it takes.
    """
    headers = {"authorization": f"Bearer {token}"} if token else {}
    begun = time.monotonic()
    statuses = [
        patient.post(
            f"{running[n % len(running)].address}/api/v1{path}", json=body, headers=headers
        ).status_code
        for n in range(tries)
    ]
    most, rate = limits.RATES[kind]
    assert set(statuses) <= {200, 201, 403, 429}, statuses
    let_in = sum(status != 429 for status in statuses)
    assert let_in <= most + (time.monotonic() - begun) * rate + 1
    return let_in


@pytest.mark.parametrize("machines", [1, 2])
def test_limits_hold_in_all_processes_together(site: Path, tmp_path: Path, databases, machines: int):
    """Two processes behind one port, and two servers that know of each other by the database alone."""
    database = databases.new()
    workers = 3 - machines
    running = [
        Running(site, tmp_path / str(n), database, workers=workers, RATUSHA_RATES="1")
        for n in range(machines)
    ]
    try:
        running[0].start()
        for other in running[1:]:
            other.start()
        anna = running[0].client("Anna")
        guess = {"login": "somebody", "password": "wrong wrong"}
        room = {"game": "lantern_fair", "seats": ["open"]}
        assert held(running, "login", "/session", guess, 18) >= 10
        assert held(running, "guest", "/guests", {"name": "g", "token": True}, 34) >= 19
        assert held(running, "create", "/tables", room, 34, anna.token) >= 20
        table = anna.get("/tables")["tables"][0]["id"]
        assert held(running, "chat", f"/tables/{table}/chat", {"text": "hi"}, 30, anna.token) >= 10
    finally:
        for started in running:
            if started.process is not None:
                started.stop()


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgres":
        return str(request.getfixturevalue("databases").new())
    return f"sqlite:///{tmp_path / 'rates.db'}"


def test_a_shared_bucket_fills_again(address: str):
    async def work(store: Store) -> None:
        async def take(at: int, *names: str) -> float:
            return await store.write(lambda tx: rates.take(tx, "x", names, 3, 10 * SECOND, at))

        start = 1_700_000_000 * SECOND
        assert [await take(start, "a") for _ in range(4)] == [0, 0, 0, 10]
        assert await take(start, "b") == 0, "another's"
        assert await take(start, "a", "b") == 10, "the fuller does not help the emptier"
        assert await take(start + 9 * SECOND, "a") == 1
        assert await take(start + 10 * SECOND, "a") == 0
        assert await take(start + 10 * SECOND, "a") == 10
        assert [await take(start + 100 * SECOND, "a") for _ in range(4)] == [0, 0, 0, 10]
        await store.write(lambda tx: rates.forget(tx, start + 130 * SECOND))
        row = await store.read(lambda tx: tx.one("SELECT count(*) FROM rates"))
        assert row is not None
        assert row[0] == 0, "a full bucket is not kept"

    async def run() -> None:
        store = await open_store(address)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_of_many_at_once_only_so_many_are_let_in(address: str):
    async def run() -> None:
        store = await open_store(address)
        try:
            waits = await asyncio.gather(
                *(
                    store.write(lambda tx: rates.take(tx, "x", ["a", "b"], 5, SECOND, SECOND))
                    for _ in range(20)
                )
            )
        finally:
            await store.close()
        assert sum(wait == 0 for wait in waits) == 5

    asyncio.run(run())


def test_whom_a_bucket_belongs_to_is_not_kept(site: Path, tmp_path: Path):
    """Neither addresses nor logins are in the database."""
    running = Running(site, tmp_path, RATUSHA_RATES="1").start()
    try:
        body = {"login": "a secret login", "password": "wrong wrong"}
        Client(running.address, "").http.post("/session", json=body)
    finally:
        running.stop()
    kept = b"".join(file.read_bytes() for file in tmp_path.glob("ratusha.db*"))
    assert b"rates" in kept
    assert b"a secret login" not in kept
    assert b"127.0.0.1" not in kept


def test_what_is_shared_costs_moves_and_reads_nothing():
    assert not {"move", "read", "message", "change", "socket", "heavy"} & set(limits.SHARED)


def test_however_small_the_limits_are_made_something_is_let_in():
    buckets = limits.Buckets(0.001)
    for kind in limits.RATES:
        assert buckets.take(kind, "somebody") == 0.0
        assert buckets.take(kind, "somebody") > 0.0


@pytest.mark.parametrize("name", ["RATES", "BOT_WORKERS", "BOT_SECONDS", "BOT_MEMORY"])
def test_what_nothing_works_without_is_not_set_to_nothing(name: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv(f"RATUSHA_{name}", "0")
    with pytest.raises(BadInput) as refused:
        from_environment()
    assert refused.value.where == f"RATUSHA_{name}"
