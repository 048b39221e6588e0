"""A door that is shut while somebody is in it: sockets that are opening, or whose owner does not read."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.websockets import WebSocket
from tests.server.harness import PATIENCE

from ratusha.server.people.person import Person
from ratusha.server.server import Server
from ratusha.server.settings import Settings
from ratusha.server.tables import access, lobby
from ratusha.server.tables.live import Live
from ratusha.server.tables.settings import TableSettings
from ratusha.server.web.socket import table_socket


class Door:
    """A table by invitation at a server within this process, and somebody who may watch it."""

    def __init__(self, server: Server, live: Live, owner: Person, link: str) -> None:
        self.server = server
        self.live = live
        self.owner = owner
        self.link = link
        self.headers: list[tuple[bytes, bytes]] = []
        self.sent: list[dict[str, Any]] = []
        self.held = "websocket.accept"
        """What the one at the other end does not take until `go` is set."""
        self.go = asyncio.Event()
        self.at_it = asyncio.Event()

    async def revoke(self) -> None:
        await access.revoke(self.server.tables, self.live, self.owner, self.link)

    def open(self) -> "asyncio.Task[None]":
        scope = {
            "type": "websocket", "path": "/", "path_params": {"table": self.live.id}, "query_string": b"",
            "headers": self.headers, "client": ("127.0.0.1", 1), "state": {},
            "app": SimpleNamespace(state=SimpleNamespace(server=self.server)),
        }  # fmt: skip
        begun = False

        async def receive() -> dict[str, Any]:
            nonlocal begun
            if begun:
                await asyncio.Event().wait()
            begun = True
            return {"type": "websocket.connect"}

        async def send(message: Any) -> None:
            if message["type"] == self.held:
                self.at_it.set()
                await self.go.wait()
            self.sent.append(message)

        return asyncio.create_task(table_socket(WebSocket(scope, receive, send)))

    def kinds(self) -> list[str]:
        return [message["type"].removeprefix("websocket.") for message in self.sent]


@asynccontextmanager
async def door(folder: Path) -> AsyncIterator[tuple[Door, Person]]:
    server = await Server.start(Settings(data=str(folder), bot_workers=1))
    try:
        people = server.people
        owner = await people.guest("Anna", "en", "a session")
        plans = TableSettings(game="burgundy", seats=["open", "random"], open=False)
        live = await lobby.create(server.tables, owner, plans)
        link = await access.invite(server.tables, live, owner, "watch", -1)
        watcher = await people.guest("Boris", "en", "another session")
        await access.enter_by(server.tables, link.token, watcher)
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
