"""A socket at a table, as a client has it that knows only what docs/bot-api.md says."""

import json
from typing import Any

from tests.server.harness import PATIENCE, Client, Running
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect


class Live:
    """A socket at a table that keeps what it was told."""

    def __init__(
        self, client: Client | None, address: str, table: str, query: str = "", **headers: str
    ) -> None:
        if client is not None:
            headers["authorization"] = f"Bearer {client.token}"
        url = address.replace("http", "ws") + f"/api/v1/tables/{table}/socket{query}"
        self.socket: ClientConnection = connect(
            url,
            additional_headers=headers,
            max_size=10_000_000,
            ping_interval=None,
            open_timeout=PATIENCE,
        ).__enter__()
        self.view: Any = None
        self.version = 0
        self.last: Any = {}

    def receive(self, timeout: float = PATIENCE) -> Any:
        message = json.loads(self.socket.recv(timeout))
        if message["type"] == "snapshot" or "view" in message:
            self.view = message.get("view", self.view)
        for path, *value in message.get("changes", []):
            apply(self, path, value)
        if message["type"] in ("snapshot", "update"):
            self.version = message["version"]
            self.last = message
        return message

    def until(self, want: Any) -> Any:
        for _ in range(200):
            message = self.receive()
            if want(message):
                return message
        raise AssertionError("it did not come")

    def rest(self) -> list[Any]:
        """What still comes until the other side closes."""
        found: list[Any] = []
        try:
            while len(found) < 300:
                found.append(self.receive())
        except ConnectionClosed:
            return found
        raise AssertionError("it was not closed")

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def ask(self, **message: Any) -> Any:
        self.send(**message)
        id = message.get("id", "")
        return self.until(lambda answer: answer["type"] in ("done", "pong") and answer["id"] == id)


def apply(live: Live, path: list[Any], value: list[Any]) -> None:
    """As docs/bot-api.md says: `[path, value]` sets, `[path]` removes."""
    if not path:
        live.view = value[0]
        return
    place = live.view
    for key in path[:-1]:
        place = place[key]
    if value:
        place[path[-1]] = value[0]
    else:
        del place[path[-1]]


def attended(
    server: Running, seats: int = 2, game: str = "lantern_fair"
) -> tuple[str, list[Client], list[Live]]:
    """A begun table at which everybody was looking before it began and looks on: nobody is ever shown away,
    so that whoever hears something hears it for another reason.
    """
    people = [server.client(name) for name in ("Anna", "Boris", "Vera", "Gleb", "Dora")[:seats]]
    table = people[0].table(game, ["open"] * seats)
    for person in people[1:]:
        person.do(table, "sit")
    pages = [Live(person, server.address, table) for person in people]
    for page in pages:
        page.receive()
    people[0].do(table, "start")
    return table, people, pages
