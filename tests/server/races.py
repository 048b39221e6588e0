"""Several clients at once, by HTTP and by socket."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
from tests.server.harness import PATIENCE, Client, Running, patient
from websockets.asyncio.client import ClientConnection, connect

MIXED = ["socket", "http", "socket", "http", "socket", "http"]
"""How each of six racers asks."""


class Racer:
    """One connection of its own, by HTTP or by socket, ready before the race begins."""

    def __init__(self, client: Client, table: str, by: str) -> None:
        self.client, self.table, self.by = client, table, by
        self.http: httpx.AsyncClient | None = None
        self.socket: ClientConnection | None = None

    async def ready(self) -> None:
        bearer = {"authorization": f"Bearer {self.client.token}"}
        if self.by == "http":
            self.http = patient.AsyncClient(base_url=f"{self.client.address}/api/v1", headers=bearer)
            await self.http.get("/games")  # connected
            return
        url = f"{self.client.address.replace('http', 'ws')}/api/v1/tables/{self.table}/socket"
        self.socket = await connect(url, additional_headers=bearer, max_size=None, open_timeout=PATIENCE)
        await self.socket.recv()

    async def ask(self, operation: str, **body: Any) -> dict[str, Any]:
        """The answer: `ok` and `version`, or `status` and `error`."""
        if self.http is not None:
            answer = await self.http.post(f"/tables/{self.table}/{operation}", json=body)
            return {"ok": answer.status_code == 200, "status": answer.status_code, **answer.json()}
        assert self.socket is not None
        await self.socket.send(json.dumps({"type": operation, **body}))
        while True:
            message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
            if message["type"] == "done":
                return message

    async def close(self) -> None:
        if self.http is not None:
            await self.http.aclose()
        if self.socket is not None:
            await self.socket.close()


def race(
    racers: list[Racer], what: Callable[[Racer, int], Awaitable[dict[str, Any]]]
) -> list[dict[str, Any]]:
    """All at once; the answers in the order of the racers."""

    async def work() -> list[dict[str, Any]]:
        await asyncio.gather(*(racer.ready() for racer in racers))
        try:
            return await asyncio.gather(*(what(racer, n) for n, racer in enumerate(racers)))
        finally:
            await asyncio.gather(*(racer.close() for racer in racers))

    return asyncio.run(work())


def one_becomes_the_host(running: Running) -> Client:
    """Six people use the printed link at once: it is good for one of them."""
    people = [running.client(f"Guest {n}") for n in range(6)]
    token = running.host_link.split("token=")[1]

    async def become(racer: Racer, n: int) -> dict[str, Any]:
        assert racer.http is not None
        return {"ok": (await racer.http.post("/host", json={"token": token})).status_code == 200}

    answers = race([Racer(person, "", "http") for person in people], become)
    running.has_host = True
    won = [answer["ok"] for answer in answers]
    assert won.count(True) == 1
    assert [person.get("/me")["person"]["host"] for person in people] == won
    late = running.client("Late")
    assert late.http.post("/host", json={"token": token}).status_code == 404
    assert late.http.post("/host", json={"token": ""}).status_code == 404
    return people[won.index(True)]
