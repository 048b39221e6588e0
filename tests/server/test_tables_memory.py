"""What has gone is not kept: the collector is not asked to find it, for it does not look at what is old."""

import asyncio
import gc
import time
import tracemalloc
import weakref
from collections.abc import Iterator
from typing import Any

import pytest
import uvicorn
from tests.server.harness import PATIENCE
from tests.server.house import House
from websockets.asyncio.client import connect
from websockets.server import ServerProtocol

from ratusha.server.model.table_settings import TableSettings
from ratusha.server.tables import hub
from ratusha.server.tables.live.room import Outbox, Viewer
from ratusha.server.tables.live.table import Live
from ratusha.server.tables.memory import Memory
from ratusha.server.tables.operations import new_tables
from ratusha.server.tables.operations.operation import carry_out
from ratusha.server.tables.operations.play import Submit
from ratusha.server.tables.operations.seating import Start
from ratusha.server.tables.shown.program_channel import Programs
from ratusha.server.web import protocols


@pytest.fixture
def no_collector() -> Iterator[None]:
    """Only what nobody refers to goes."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """The least that answers a request and a socket."""
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body"})
        return
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.send", "text": "hello" * 100})
    while (await receive())["type"] != "websocket.disconnect":
        pass


def connections() -> list[object]:
    return [
        known
        for known in gc.get_objects()
        if type(known) in (protocols.Http, protocols.Socket, ServerProtocol)
    ]


@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
def test_a_connection_or_a_socket_that_was_closed_is_let_go(
    loop: str, no_collector: None, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(protocols, "HEAD_SECONDS", 0.3)
    monkeypatch.setattr(protocols, "LINGER", 0.1)

    async def work() -> None:
        config = uvicorn.Config(
            echo, port=0, log_config=None, lifespan="off", http=protocols.Http, ws=protocols.Socket
        )
        server = uvicorn.Server(config)
        running = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        for _ in range(5):
            async with connect(f"ws://127.0.0.1:{port}/") as socket:
                await socket.recv()
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n")
            assert (await reader.readline()).startswith(b"HTTP/1.1 204")
            writer.close()
            await writer.wait_closed()
        end = time.monotonic() + PATIENCE
        while connections() and time.monotonic() < end:
            await asyncio.sleep(0.05)
        assert connections() == []
        server.should_exit = True
        await running

    factory = pytest.importorskip("uvloop").new_event_loop if loop == "uvloop" else None
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(work())


def test_a_table_that_nobody_holds_is_let_go(house, no_collector):
    async def test(h: House) -> None:
        known = weakref.ref(await h.table(2))
        assert known() is not None
        h.forget()
        end = time.monotonic() + PATIENCE
        while known() is not None and time.monotonic() < end:
            await h.person("Somebody")  # until the next one, the store remembers its last job
            await asyncio.sleep(0.05)
        assert known() is None

    house(test)


class Circle:
    """Refers to itself, so that only the collector finds it."""

    def __init__(self) -> None:
        self.itself = self


def test_what_has_become_old_is_looked_at_now_and_then(no_collector):
    tidy = hub.tidy()
    known = weakref.ref(Circle())
    next(tidy)
    assert known() is not None, "it is old now"
    for _ in range(hub.LOOK_AT_OLD):
        next(tidy)
    assert known() is None
    gc.unfreeze()


def test_tables_are_kept_up_to_a_size_wherever_they_come_in(house):
    """New ones, read ones, ones that have grown; those that somebody watches stay."""

    async def test(h: House) -> None:
        first = await h.table(2)
        h.tables._memory = memory = Memory(h.tables._load, 5 * first.size)
        watched = await h.table(2)
        viewer = Viewer(0, True, "en", (), h.people[0].id)
        watched.room.enter(Programs(viewer), Outbox())
        ids = [(await h.table(2)).id for _ in range(10)]
        assert memory.size <= 5 * first.size
        assert 2 <= len(memory) <= 5, "new ones count"
        assert watched.id in memory._kept
        for id in ids:
            await h.tables.get(id)
            assert memory.size <= 5 * first.size
        assert memory.size == sum(memory._sizes.values())
        assert memory._sizes.keys() == memory._kept.keys()
        grown = await h.tables.get(ids[-1])
        before = len(memory)
        for _ in range(200):
            grown.lines.append(grown.lines[-1])
        await h.tables.get(ids[-1])
        assert len(memory) < before, "it takes the room of others"
        h.tables.drop(ids[-1])
        assert memory.size == sum(memory._sizes.values())

    house(test)


def test_the_estimate_of_a_tables_size_is_about_right(house):
    """Within a factor of two of what Python says it has handed out for them."""

    async def test(h: House) -> None:
        settings = TableSettings("burgundy", ["hot", "hot"])
        person = await h.person("Anna")

        async def play() -> Live:
            live = await new_tables.create(h.tables, person, settings)
            await carry_out(h.tables, live, person, Start())
            while live.log_state.status == "playing":
                seat = live.asked()[0]
                move = next(iter(live.state.seen_by(seat).moves()))
                text = live.state.game.moves.text(move)
                await carry_out(h.tables, live, person, Submit(ply=live.ply, moves=[text], seat=seat))
            return live

        await play()
        tracemalloc.start()
        try:
            before = tracemalloc.get_traced_memory()[0]
            live = await play()
            taken = tracemalloc.get_traced_memory()[0] - before
        finally:
            tracemalloc.stop()
        assert taken / 2 < live.size < taken * 2, (taken, live.size)

    house(test)
