"""Somebody is in the door: it is shut, or the table changes; or he does not read what he is told."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.websockets import WebSocket
from tests.server.harness import PATIENCE

from ratusha.kernel.decision import SPECTATOR
from ratusha.server.model.person import Person
from ratusha.server.model.table_settings import TableSettings
from ratusha.server.server import Server
from ratusha.server.settings import Settings
from ratusha.server.tables.live.table import Live
from ratusha.server.tables.operations import new_tables
from ratusha.server.tables.operations.invitations import Invited, InviteTo, Revoke, enter_by
from ratusha.server.tables.operations.operation import Outcome, carry_out
from ratusha.server.tables.operations.seating import Leave, Sit
from ratusha.server.web.socket import table_socket


class Door:
    """A table by invitation at a server within this process, and somebody who may watch it."""

    def __init__(self, server: Server, live: Live, owner: Person, link: str) -> None:
        self.server = server
        self.live = live
        self.owner = owner
        self.link = link
        self.headers: list[tuple[bytes, bytes]] = []
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.said.put_nowait({"type": "websocket.connect"})
        self.sent: list[dict[str, Any]] = []
        self.held = "websocket.accept"
        """What the one at the other end does not take until `go` is set."""
        self.go = asyncio.Event()
        self.at_it = asyncio.Event()

    async def revoke(self) -> None:
        await carry_out(self.server.tables, self.live, self.owner, Revoke(token=self.link))

    def open(self) -> "asyncio.Task[None]":
        scope = {
            "type": "websocket", "path": "/", "path_params": {"table": self.live.id}, "query_string": b"",
            "headers": self.headers, "client": ("127.0.0.1", 1), "state": {},
            "app": SimpleNamespace(state=SimpleNamespace(server=self.server)),
        }  # fmt: skip

        async def send(message: Any) -> None:
            if message["type"] == self.held:
                self.at_it.set()
                await self.go.wait()
            self.sent.append(message)

        return asyncio.create_task(table_socket(WebSocket(scope, self.said.get, send)))

    def say(self, **message: Any) -> None:
        self.said.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    def told(self) -> list[dict[str, Any]]:
        return [json.loads(message["text"]) for message in self.sent if "text" in message]

    def kinds(self) -> list[str]:
        return [message["type"].removeprefix("websocket.") for message in self.sent]


@asynccontextmanager
async def door(folder: Path) -> AsyncIterator[tuple[Door, Person]]:
    server = await Server.start(Settings(data=str(folder), bot_workers=1))
    try:
        people = server.people
        owner = await people.guest("Anna", "en", "a session")
        plans = TableSettings(game="burgundy", seats=["open", "open"], open=False)
        live = await new_tables.create(server.tables, owner, plans)
        link = await carry_out(server.tables, live, owner, InviteTo(kind="watch"))
        assert isinstance(link, Invited)
        watcher = await people.guest("Boris", "en", "another session")
        await enter_by(server.tables, link.token, watcher)
        made = Door(server, live, owner, link.token)
        token = await people.new_api_token(watcher, "bot")
        made.headers = [(b"authorization", f"Bearer {token}".encode())]
        yield made, watcher
    finally:
        await server.close()


async def revoked(door: Door, watcher: Person) -> None:
    await door.revoke()


async def blocked(door: Door, watcher: Person) -> None:
    await door.server.people.block(watcher.id, True)


async def token_ended(door: Door, watcher: Person) -> None:
    for id, *_ in await door.server.people.api_tokens(watcher):
        await door.server.people.end_api_token(watcher, id)


Shut = Callable[[Door, Person], Awaitable[None]]


@pytest.mark.parametrize("shut", [revoked, blocked, token_ended])
def test_who_is_shut_out_while_he_comes_in_sees_nothing(tmp_path: Path, shut: Shut):
    async def run() -> None:
        async with door(tmp_path) as (here, watcher):
            task = here.open()
            await here.at_it.wait()
            await shut(here, watcher)
            here.go.set()
            await asyncio.wait_for(task, PATIENCE)
            assert here.kinds() == ["accept", "close"]

    asyncio.run(run())


@pytest.mark.parametrize("shut", [revoked, blocked, token_ended])
def test_who_does_not_read_is_shut_out_all_the_same(tmp_path: Path, shut: Shut):
    """He has lost messages and would get a fresh snapshot instead of them."""

    async def run() -> None:
        async with door(tmp_path) as (here, watcher):
            here.held = "websocket.send"
            task = here.open()
            await here.at_it.wait()
            (channel,) = here.live.room.channels.values()
            (outbox,) = channel.outboxes
            for _ in range(100):
                outbox.put(b"{}")
            assert outbox.lost
            await shut(here, watcher)
            async with asyncio.timeout(PATIENCE):
                while not outbox.closed:  # a notice of the database comes a moment later
                    await asyncio.sleep(0.01)
            here.go.set()
            await asyncio.wait_for(task, PATIENCE)
            assert here.kinds() == ["accept", "send", "close"], "what was already on its way, and no more"

    asyncio.run(run())


class Halt:
    """In the place of what is awaited somewhere: the first who comes there `when` it is time is kept."""

    def __init__(self, call: Callable[..., Awaitable[Any]], when: Callable[[], bool]) -> None:
        self.call = call
        self.when = when
        self.kept = asyncio.Event()
        self.go = asyncio.Event()
        self.fails: Exception | None = None

    async def __call__(self, *args: Any) -> Any:
        if not self.kept.is_set() and self.when():
            self.kept.set()
            await self.go.wait()
            if self.fails is not None:
                raise self.fails
        return await self.call(*args)


@pytest.mark.parametrize("end", ["repeated", "failed", "done"])
def test_who_comes_in_is_judged_by_what_is_committed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, end: str
):
    """He takes a seat while he is let in. Until that is committed, the table in memory holds what may not
    be so: he watches on if it was done before, or fails; if it is done, he has to come in as a player.
    """

    async def run() -> None:
        async with door(tmp_path) as (here, watcher):
            server, live = here.server, here.live
            link = await carry_out(server.tables, live, here.owner, InviteTo(kind="play"))
            assert isinstance(link, Invited)
            await enter_by(server.tables, link.token, watcher)

            async def sit(id: str) -> Outcome:
                return await carry_out(server.tables, live, watcher, Sit(seat=1, id=id))

            first = await sit("before")
            await carry_out(server.tables, live, watcher, Leave(seat=1))
            looked_up = Halt(server.store.peek, lambda: not live.room.empty)
            written = Halt(server.store.write, looked_up.kept.is_set)
            locked = Halt(live.lock.acquire, written.kept.is_set)
            monkeypatch.setattr(server.store, "peek", looked_up)
            monkeypatch.setattr(server.store, "write", written)
            monkeypatch.setattr(live.lock, "acquire", locked)
            here.go.set()
            async with asyncio.timeout(PATIENCE):
                socket = here.open()
                await looked_up.kept.wait()  # he is in the room, and it is asked once more who he is
                here.say(type="ping", id="a question")
                written.fails = OSError("the disk is away") if end == "failed" else None
                seated = asyncio.create_task(sit("before" if end == "repeated" else "now"))
                await written.kept.wait()
                assert live.log_state.seats[1].person == watcher.id, "so far only in memory"
                looked_up.go.set()
                waits = asyncio.create_task(locked.kept.wait())
                await asyncio.wait({socket, waits}, return_when=asyncio.FIRST_COMPLETED)
                assert here.kinds() == ["accept"], "nothing can be judged yet"
                written.go.set()
                locked.go.set()
                await asyncio.wait({seated})
                while len(here.sent) < 3 and not socket.done():
                    await asyncio.sleep(0.01)
            if end == "done":
                assert here.kinds() == ["accept", "send", "close"], "he is sent away with his answer"
                assert live.log_state.seats[1].person == watcher.id
            else:
                assert seated.exception() is written.fails
                assert end == "failed" or seated.result() == first
                assert here.kinds() == ["accept", "send", "send"], "he stays"
                assert here.told()[0]["you"]["seat"] == SPECTATOR
                assert live.log_state.seats[1].person == ""
                here.said.put_nowait({"type": "websocket.disconnect"})
                await asyncio.wait_for(socket, PATIENCE)
            assert here.told()[-1]["type"] == "pong"

    asyncio.run(run())
