"""Everybody at once: whatever comes first is done once, and all others are told so."""

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.harness import PATIENCE, Client, Running
from tests.server.test_live import Live
from websockets.asyncio.client import ClientConnection, connect


@pytest.fixture(scope="module", params=["sqlite", "two processes"])
def several(
    request: pytest.FixtureRequest, site: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    """One process on SQLite; two on PostgreSQL."""
    data = tmp_path_factory.mktemp("races")
    if request.param == "sqlite":
        running = Running(site, data)
    else:
        running = Running(site, data, request.getfixturevalue("databases").new(), workers=2)
    running.start()
    yield running
    running.stop()


class Racer:
    """One connection of its own, by HTTP or by socket, ready before the race begins."""

    def __init__(self, client: Client, table: str, by: str) -> None:
        self.client, self.table, self.by = client, table, by
        self.http: httpx.AsyncClient | None = None
        self.socket: ClientConnection | None = None

    async def ready(self) -> None:
        bearer = {"authorization": f"Bearer {self.client.token}"}
        if self.by == "http":
            self.http = httpx.AsyncClient(
                base_url=f"{self.client.address}/api/v1", headers=bearer, timeout=PATIENCE
            )
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


def begun(running: Running, game: str = "brittle") -> tuple[str, Client, Client]:
    anna, boris = running.client("Anna"), running.client("Boris")
    table = anna.table(game, ["open", "open"])
    boris.do(table, "sit")
    anna.do(table, "start")
    return table, anna, boris


Act = Callable[[Racer, int], Awaitable[dict[str, Any]]]


def submits(ply: int, id: str, move: str = "wait") -> Act:
    """Each racer submits a move for this ply; ids and moves may differ by {n}."""
    return lambda racer, n: racer.ask("submit", ply=ply, moves=[move.format(n=n)], id=id.format(ply=ply, n=n))


def undo_or_confirm(ply: int) -> Act:
    """The first racer takes back, the other confirms."""
    return lambda racer, n: racer.ask("undo") if n == 0 else racer.ask("confirm", ply=ply)


MIXED = ["socket", "http", "socket", "http", "socket", "http"]


def test_one_ply_takes_one_move_however_it_comes(several: Running):
    """Two or more sockets and requests of one seat, each with an id of its own."""
    table, anna, boris = begun(several)
    for ply in range(6):
        mover = (anna, boris)[ply % 2]
        answers = race(
            [Racer(mover, table, by) for by in MIXED],
            submits(ply, "{ply}-{n}"),
        )
        assert sum(answer["ok"] for answer in answers) == 1
        for answer in answers:
            if not answer["ok"]:
                assert answer["error"]["code"] == "stale"
                if answer.get("type") == "done":
                    assert answer["snapshot"]["table"]["ply"] == ply + 1, "with the fresh position"
        assert anna.see(table)["table"]["ply"] == ply + 1


def test_a_submit_sent_many_times_at_once_is_played_once(several: Running):
    """The same id by sockets and requests: the same answer to all, one move."""
    table, anna, boris = begun(several)
    for ply in range(6):
        mover = (anna, boris)[ply % 2]
        answers = race(
            [Racer(mover, table, by) for by in MIXED],
            submits(ply, "same {ply}"),
        )
        assert [answer["ok"] for answer in answers] == [True] * len(MIXED), answers
        assert len({answer["version"] for answer in answers}) == 1
        assert anna.see(table)["table"]["ply"] == ply + 1


def test_an_id_belongs_to_its_sender(several: Running):
    """Another player's submit with the same id is another submit."""
    table, anna, boris = begun(several)
    first = anna.do(table, "submit", moves=["wait"], ply=0, id="x")
    second = boris.do(table, "submit", moves=["wait"], ply=1, id="x")
    assert second["version"] > first["version"]
    assert boris.refused(table, "submit", moves=["wait"], ply=0, id="y") == "stale"
    assert anna.do(table, "submit", moves=["wait"], ply=0, id="x")["version"] == first["version"]
    assert anna.refused(table, "submit", moves=["boom"], ply=0, id="x") == "used-id"


def test_one_seat_takes_one_person(several: Running):
    for _ in range(4):
        anna = several.client("Anna")
        table = anna.table("brittle", ["open", "open"])
        people = [several.client(f"Guest {n}") for n in range(6)]
        answers = race(
            [Racer(person, table, by) for person, by in zip(people, MIXED, strict=True)],
            lambda racer, n: racer.ask("sit", seat=1),
        )
        assert Counter(answer["ok"] for answer in answers) == {True: 1, False: 5}
        assert {answer["error"]["code"] for answer in answers if not answer["ok"]} == {"free-seat"}
        winner = people[[answer["ok"] for answer in answers].index(True)]
        assert winner.see(table)["you"]["seat"] == 1


def test_one_person_who_takes_all_seats_at_once_has_one(several: Running):
    anna, boris = several.client("Anna"), several.client("Boris")
    table = anna.table("brittle", ["open"] * 4)
    race([Racer(boris, table, by) for by in MIXED], lambda racer, n: racer.ask("sit", seat=1 + n % 3))
    assert sum(seat["taken"] for seat in anna.see(table)["table"]["seats"]) == 2


def test_a_game_starts_once(several: Running):
    for _ in range(3):
        anna = several.client("Anna")
        table = anna.table("brittle", ["open", "hot"])
        answers = race([Racer(anna, table, by) for by in MIXED], lambda racer, n: racer.ask("start"))
        assert sum(answer["ok"] for answer in answers) == 1
        kinds = Counter(line["kind"] for line in anna.see(table)["log"])
        assert kinds["started"] == 1


def test_starting_and_leaving_at_once_leaves_a_table_that_holds(several: Running):
    """Either the game begins and he sits there, or he has left and it has not begun."""
    for _ in range(6):
        anna, boris = several.client("Anna"), several.client("Boris")
        table = anna.table("brittle", ["open", "open"])
        boris.do(table, "sit")
        race(
            [Racer(anna, table, "http"), Racer(boris, table, "socket")],
            lambda racer, n: racer.ask("start") if n == 0 else racer.ask("leave", seat=1),
        )
        seen = anna.see(table)["table"]
        assert (seen["status"], seen["seats"][1]["taken"]) in (("playing", True), ("open", False))


def test_a_draft_is_confirmed_once(several: Running):
    table, anna, _ = begun(several, "lantern_fair")
    ply = anna.see(table)["table"]["ply"]
    anna.do(table, "step", move="bid coins=1", ply=ply)
    answers = race(
        [Racer(anna, table, by) for by in MIXED],
        lambda racer, n: racer.ask("confirm", ply=ply, id=f"c{n}"),
    )
    assert sum(answer["ok"] for answer in answers) == 1
    assert anna.see(table)["table"]["ply"] == ply + 1


def test_confirming_again_with_the_same_id_is_answered_alike(several: Running):
    table, anna, _ = begun(several, "lantern_fair")
    ply = anna.see(table)["table"]["ply"]
    anna.do(table, "step", move="bid coins=1", ply=ply)
    answers = race(
        [Racer(anna, table, by) for by in MIXED], lambda racer, n: racer.ask("confirm", ply=ply, id="c")
    )
    assert [answer["ok"] for answer in answers] == [True] * len(MIXED), answers
    assert len({answer["version"] for answer in answers}) == 1


def test_undo_and_confirm_at_once(several: Running):
    """The step is either taken back or played, and the answers say which."""
    for _ in range(4):
        table, anna, _ = begun(several, "lantern_fair")
        ply = anna.see(table)["table"]["ply"]
        anna.do(table, "step", move="bid coins=1", ply=ply)
        undone, confirmed = race(
            [Racer(anna, table, "http"), Racer(anna, table, "socket")],
            undo_or_confirm(ply),
        )
        seen = anna.see(table)
        assert undone["ok"] != confirmed["ok"]
        assert seen["table"]["ply"] == ply + confirmed["ok"]
        assert "draft" not in seen["you"]


def test_secret_answers_at_once_are_all_taken(several: Running):
    """Both answer the sealed decision at the same ply: both are in, in whatever order."""
    for _ in range(4):
        table, anna, boris = begun(several, "lantern_fair")
        ply = anna.see(table)["table"]["ply"]
        answers = race(
            [Racer(anna, table, "http"), Racer(boris, table, "socket")],
            submits(ply, "", "bid coins={n}"),
        )
        assert [answer["ok"] for answer in answers] == [True, True], answers
        assert anna.see(table)["table"]["ply"] >= ply + 2


def test_agreeing_and_withdrawing_at_once(several: Running):
    """A proposal is either carried out or gone."""
    for _ in range(4):
        table, anna, boris = begun(several)
        anna.do(table, "propose", what="pause")
        race(
            [Racer(anna, table, "http"), Racer(boris, table, "socket")],
            lambda racer, n: racer.ask("answer", yes=n == 1),
        )
        seen = anna.see(table)["table"]
        assert seen["proposal"] is None
        assert seen["paused"] in (True, False)
        assert boris.see(table)["table"]["paused"] == seen["paused"]


def test_a_move_and_an_agreed_take_back_at_once(several: Running):
    """The log stays one line of plies: what every process shows is the same."""
    for _ in range(4):
        table, anna, boris = begun(several)
        anna.do(table, "submit", moves=["wait"], ply=0)
        anna.do(table, "propose", what="take-back", ply=0)
        race(
            [Racer(boris, table, "http"), Racer(boris, table, "socket")],
            lambda racer, n: (
                racer.ask("answer", yes=True) if n == 0 else racer.ask("submit", ply=1, moves=["wait"])
            ),
        )
        plies = set()
        for _ in range(6):
            fresh = Client(several.address, "")
            plies.add(fresh.see(table)["table"]["ply"])
        assert len(plies) == 1
        assert plies <= {0, 2}
        live = Live(anna, several.address, table)
        assert live.receive()["table"]["ply"] in plies


def test_one_becomes_the_host_by_the_printed_link(several: Running):
    people = [several.client(f"Guest {n}") for n in range(6)]
    token = several.host_link.split("token=")[1]

    async def become(racer: Racer, n: int) -> dict[str, Any]:
        assert racer.http is not None
        return {"ok": (await racer.http.post("/host", json={"token": token})).status_code == 200}

    answers = race([Racer(person, "", "http") for person in people], become)
    assert sum(answer["ok"] for answer in answers) == 1
    assert [person.get("/me")["person"]["host"] for person in people] == [answer["ok"] for answer in answers]
    late = several.client("Late")
    assert late.http.post("/host", json={"token": token}).status_code == 404
    assert late.http.post("/host", json={"token": ""}).status_code == 404
