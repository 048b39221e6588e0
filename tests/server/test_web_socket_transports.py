"""Socket and long poll tell the same, each viewer what concerns him, and nobody misses anything."""

import asyncio
import json
import threading
import time
from typing import Any

import pytest
from tests.server.harness import PATIENCE, Client, Running, begun
from tests.server.house import House
from tests.server.sockets import Live as Socket
from tests.server.sockets import attended
from tests.server.test_tables_shown_snapshots_leaks import strip

from ratusha.server.base.metrics import Metrics
from ratusha.server.model import entries as e
from ratusha.server.model.table_settings import Clock
from ratusha.server.refusal import Refused
from ratusha.server.tables.live.room import Outbox, Viewer
from ratusha.server.tables.operations.operation import act
from ratusha.server.tables.shown.program_channel import Programs
from ratusha.server.tables.tables import Tables


class Poll:
    """A long poll under way, as the page's."""

    def __init__(self, client: Client, table: str, **params: Any) -> None:
        self.answer: Any = None
        seen = client.see(table)
        params = {"after": seen["version"], "mark": seen["mark"], "wait": 25, **params}
        self.thread = threading.Thread(
            target=lambda: setattr(self, "answer", client.get(f"/tables/{table}/updates", **params))
        )
        self.thread.start()
        time.sleep(0.3)  # so that most of the time it waits already

    def get(self) -> Any:
        self.thread.join()
        return self.answer


def test_a_draft_is_told_to_ones_own_tabs_and_to_nobody_else(lite: Running):
    """Not even that something is being tried."""
    table, (anna, boris), _ = attended(lite)
    first, second, other, watcher = (
        Socket(who, lite.address, table) for who in (anna, anna, boris, lite.client("Watcher"))
    )
    for socket in (first, second, other, watcher):
        socket.receive()
    ply = first.last["table"]["ply"]
    assert first.ask(type="step", id="s", ply=ply, move="bid coins=1")["ok"]
    assert second.receive()["you"]["draft"]["steps"][0]["notation"] == "bid coins=1"
    assert first.ask(type="undo", id="u")["ok"]
    assert "draft" not in second.receive()["you"]
    for socket in (other, watcher):
        assert socket.ask(type="ping", id="p") == {"type": "pong", "id": "p", "version": first.version}
        assert socket.last["type"] == "snapshot", "nothing came before the answer"


def test_the_long_poll_tells_of_ones_draft_in_another_tab(lite: Running):
    table, (anna, boris), _ = attended(lite)
    ply = anna.see(table)["table"]["ply"]
    mine, other = Poll(anna, table), Poll(boris, table, wait=2)
    anna.do(table, "step", move="bid coins=1", ply=ply)
    assert mine.get()["you"]["draft"]["steps"][0]["notation"] == "bid coins=1"
    assert other.get()["type"] == "nothing", "it is nobody else's business"
    mark = mine.get()["mark"]
    anna.do(table, "restart")
    told = Poll(anna, table, mark=mark).get()
    assert "draft" not in told["you"], "it was taken back between two polls"
    assert Poll(anna, table, mark=told["mark"], wait=1).get()["type"] == "nothing"


def test_both_transports_tell_of_a_standing_answer_set_in_another_tab(lite: Running):
    table, (anna, boris), _ = attended(lite)
    socket, poll = Socket(boris, lite.address, table), Poll(boris, table)
    other = Socket(anna, lite.address, table)
    socket.receive(), other.receive()
    boris.do(table, "standing", key="bask", policy="never")
    assert socket.receive()["you"]["standing"] == {"bask": "never"}
    assert poll.get()["you"]["standing"] == {"bask": "never"}
    assert other.ask(type="ping", id="p")["type"] == "pong"
    assert other.last["type"] == "snapshot", "it is nobody else's business"


def test_both_transports_tell_the_same_all_through_a_game(lite: Running):
    table, people = begun(lite, 3)
    sockets = [Socket(person, lite.address, table) for person in people]
    for socket in sockets:
        socket.receive()
    for _ in range(40):
        if not any(person.play_first(table) for person in people):
            break
        version = people[0].see(table)["version"]
        for person, socket in zip(people, sockets, strict=True):
            while socket.version < version:
                socket.receive()
            polled = person.get(f"/tables/{table}/updates", after=version - 1, wait=0)
            assert polled["view"] == socket.view
            for part in ("you", "table"):
                assert strip(polled[part]) == strip(socket.last[part])


def test_the_long_poll_tells_that_a_clock_has_run_out(house):
    """As the socket does, although nobody has done anything."""

    async def test(h: House) -> None:
        live = await h.table(2, Clock("live", minutes=1, increment=0))
        _, boris = h.people
        outbox = Outbox()
        live.room.enter(Programs(Viewer(1, True, "en", who=boris.id)), outbox)
        h.time += 59
        async with await h.caller(boris) as client, asyncio.timeout(PATIENCE):
            before = (await client.get(f"/api/v1/tables/{live.id}")).json()
            assert before["table"]["overdue"] == []
            params = {"after": before["version"], "mark": before["mark"], "wait": 50}
            poll = asyncio.create_task(client.get(f"/api/v1/tables/{live.id}/updates", params=params))
            while not live.room.polling[boris.id]:
                await asyncio.sleep(0.01)
            h.time += 1
            assert (await poll).json()["table"]["overdue"] == [0]
            assert json.loads(await outbox.get() or b"")["table"]["overdue"] == [0]

    house(test)


def test_an_update_brings_every_line_however_many(house):
    async def test(h: House) -> None:
        live = await h.table(3, Clock("days"))
        outbox = Outbox()
        viewer = Viewer(1, True, "en", who=h.people[1].id)
        channel = live.room.enter(Programs(viewer), outbox)
        channel.version = live.version
        async with live.lock:
            await h.tables.writer.change(live, [e.Voted(1, 0, "wait"), e.Voted(2, 0, "wait")] * 25)
        message = json.loads(await outbox.get() or b"")
        assert len(message["log"]) == 50

    house(test)


def test_who_follows_by_polling_looks_at_the_table(house):
    """He is sent no message about his turn."""

    async def test(h: House) -> None:
        live = await h.table(2)
        person = h.people[1].id
        assert not live.room.looks(person)
        with live.room.polled_by(Viewer(1, True, "en", who=person)):
            assert live.room.looks(person)
        assert not live.room.looks(person)

    house(test)


def test_what_another_process_did_is_shown_whoever_found_it_first(house):
    """Somebody here was a moment slower, and the table was read again: those who watch must hear of it."""

    async def test(h: House) -> None:
        live = await h.table(2)
        outbox = Outbox()
        viewer = Viewer(1, True, "en", who=h.people[1].id)
        channel = live.room.enter(Programs(viewer), outbox)
        channel.version = live.version
        elsewhere = await Tables(h.server.store, Metrics()).get(live.id)
        moved = e.Moved(0, 0, "wait", h.people[0].id)

        async def slower() -> int:
            if live.ply:
                raise Refused("stale")
            async with elsewhere.lock:
                await Tables(h.server.store, Metrics()).writer.change(elsewhere, [moved])
            return await h.tables.writer.change(live, [moved])

        with pytest.raises(Refused):
            await act(h.tables, live, slower)
        assert live.version == elsewhere.version
        async with asyncio.timeout(PATIENCE):
            message = json.loads(await outbox.get() or b"")
        assert message["version"] == live.version
        assert message["table"]["ply"] == 1

    house(test)


def test_a_version_that_is_not_there_yet_is_answered_at_once(lite: Running):
    """As after an older copy was restored: who knows more than there is begins anew."""
    table, (anna, _) = begun(lite)
    version = anna.see(table)["version"]
    for after in (version + 1, 10**9, 10**30):
        answer = anna.get(f"/tables/{table}/updates", after=after, wait=50)
        assert (answer["type"], answer["version"]) == ("snapshot", version)
    assert anna.get(f"/tables/{table}/updates", after=version, wait=0)["type"] == "nothing"
