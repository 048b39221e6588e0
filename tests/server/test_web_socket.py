"""The socket: snapshot, changes, acknowledgements, restarts; the long poll; the stream for bots."""

import asyncio
import json
import threading
import time
from typing import Any

import pytest
from tests.server.harness import Client, Running, begun
from tests.server.sockets import Live
from websockets.exceptions import InvalidStatus

from ratusha.server.tables.live.room import MOST_WAITING, Answer, Outbox


def test_what_changed_adds_up_to_what_a_snapshot_shows(server: Running):
    """All through a game, for each seat and a spectator."""
    table, people = begun(server, 3)
    sockets = [Live(person, server.address, table) for person in people] + [Live(None, server.address, table)]
    for live in sockets:
        assert live.receive()["type"] == "snapshot"
    readers = [*people, Client(server.address, "")]
    for _ in range(60):
        if not any(person.play_first(table) for person in people):
            break
        version = people[0].see(table)["version"]
        for live, reader in zip(sockets, readers, strict=True):
            while live.version < version:
                assert live.receive()["type"] == "update"
            fresh = reader.see(table)
            assert live.view == fresh["view"]
            assert live.last["you"] == fresh["you"]
    assert people[0].see(table)["table"]["status"] == "over"


def test_a_submit_is_acknowledged_by_id_and_safe_to_repeat(server: Running):
    table, (anna, _) = begun(server)
    live = Live(anna, server.address, table)
    ply = live.receive()["table"]["ply"]
    first = live.ask(type="submit", id="one", ply=ply, moves=["bid coins=1"])
    assert first["ok"]
    assert live.ask(type="submit", id="one", ply=ply, moves=["bid coins=1"]) == first
    assert anna.see(table)["table"]["ply"] == ply + 1


def test_a_stale_submit_is_answered_with_the_fresh_position(server: Running):
    table, (anna, boris) = begun(server)
    live = Live(anna, server.address, table)
    ply = live.receive()["table"]["ply"]
    live.ask(type="submit", id="a", ply=ply, moves=["bid coins=1"])
    boris.do(table, "submit", moves=["bid coins=0"], ply=ply)
    answer = live.ask(type="submit", id="b", ply=ply, moves=["bid coins=2"])
    assert not answer["ok"]
    assert answer["error"]["code"] == "stale"
    assert answer["snapshot"]["table"]["ply"] == ply + 2


def test_two_submits_for_one_ply_let_one_in(server: Running):
    """Many sockets of one person race for the same ply, again and again."""
    people = [server.client("Racer"), server.client("Other")]
    table = people[0].table("brittle", ["open", "open"])
    people[1].do(table, "sit")
    people[0].do(table, "start")
    for ply in range(12):
        racer = people[ply % 2]
        answers: list[int] = []

        def race(racer: Client = racer, ply: int = ply, answers: list[int] = answers) -> None:
            body = {"moves": ["wait"], "ply": ply}
            answers.append(racer.http.post(f"/tables/{table}/submit", json=body).status_code)

        threads = [threading.Thread(target=race) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answers) == [200, 409, 409, 409]
    assert people[0].see(table)["table"]["ply"] == 12


HOSTILE = [
    "", "x", "[]", "{}", "null", '{"type": 5}', '{"type": "submit"}', "[" * 5000,
    '{"type": "submit", "ply": "1", "moves": [1]}', '{"type": "nosuch", "id": "q"}',
    '{"type": "step", "ply": 0, "move": "bid coins=1", "seat": 99}',
    '{"type": "submit", "ply": 1e400, "moves": ["x"]}', '{"type": "chat", "text": "\\ud800"}',
]  # fmt: skip


@pytest.mark.parametrize("text", HOSTILE)
def test_a_hostile_message_gets_one_sentence(lite: Running, text: str):
    table, (anna, _) = begun(lite)
    live = Live(anna, lite.address, table)
    live.receive()
    live.socket.send(text)
    answer = live.until(lambda message: message["type"] == "done")
    assert not answer["ok"]
    assert answer["error"]["text"]
    assert answer["error"]["code"] != "internal_error"
    assert live.ask(type="ping", id="still there")["type"] == "pong"


def test_a_frame_too_large_closes_the_socket_and_nothing_else(lite: Running):
    table, (anna, _) = begun(lite)
    live = Live(anna, lite.address, table)
    live.receive()
    live.socket.send("x" * 200_000)
    live.rest()
    assert anna.see(table)["version"] >= 1


def test_a_socket_of_another_site_or_of_nobody_is_refused(server: Running):
    table, (anna, _) = begun(server)
    with pytest.raises(InvalidStatus):
        Live(anna, server.address, table, origin="https://evil.example")
    same = Live(anna, server.address, table, origin=server.address)
    assert same.receive()["type"] == "snapshot"
    hidden = anna.table("lantern_fair", ["open", "open"], open=False)
    nobody = Live(None, server.address, hidden)
    assert nobody.receive()["status"] == 404
    watcher = Live(None, server.address, table)
    watcher.receive()
    assert watcher.ask(type="submit", id="x", ply=1, moves=["rest"])["error"]["code"] == "not_signed_in"


def test_chat_that_is_sent_again_is_said_once(server: Running):
    """As after a connection that broke before the answer; another's id is his own."""
    anna, boris = server.client("Anna"), server.client("Boris")
    table = anna.table("lantern_fair", ["open", "open"])
    first = anna.do(table, "chat", text="hello", id="1")
    assert anna.do(table, "chat", text="hello", id="1") == first
    boris.do(table, "sit")
    boris.do(table, "chat", text="hello, too", id="1")
    anna.do(table, "start")
    ply = anna.see(table)["table"]["ply"]
    assert anna.refused(table, "submit", moves=["bid coins=1"], ply=ply, id="1") == "id_already_used"
    lines = [(line["name"], line["text"]) for line in anna.get(f"/tables/{table}/chat")["lines"]]
    assert lines == [("Anna", "hello"), ("Boris", "hello, too")]


def test_chat_arrives_only_where_it_may_be_read(server: Running):
    table, (anna, _) = begun(server)
    watcher = server.client("Watcher")
    watching = Live(watcher, server.address, table)
    playing = Live(anna, server.address, table)
    watching.receive()
    playing.receive()
    watcher.do(table, "chat", room="watch", text="psst")
    anna.do(table, "chat", text="hello")
    assert watching.until(lambda m: m["type"] == "chat")["line"]["text"] == "psst"
    assert playing.until(lambda m: m["type"] == "chat")["line"]["text"] == "hello"


def test_whoever_leaves_a_seat_sees_its_secrets_no_more(server: Running):
    """A socket opened at a seat that goes to somebody else is closed, not carried along."""
    anna, boris, vera = (server.client(name) for name in ("Anna", "Boris", "Vera"))
    table = anna.table("lantern_fair", ["open", "open"])
    boris.do(table, "sit")
    live = Live(boris, server.address, table)
    live.receive()
    boris.do(table, "leave")
    vera.do(table, "sit")
    anna.do(table, "start")
    assert all(message.get("view") is None and "changes" not in message for message in live.rest())


def test_a_slow_client_is_not_waited_for(lite: Running):
    """One client never reads; the others go on, and it gets a snapshot when it reads again."""
    table, people = begun(lite, 2)
    slow = Live(people[0], lite.address, table)
    fast = Live(people[1], lite.address, table)
    fast.receive()
    for i in range(150):
        people[0].do(table, "notes", text=str(i))
        people[1].do(table, "chat", text=f"line {i}" + "." * 400)
    assert fast.until(lambda m: m.get("line", {}).get("text", "").startswith("line 149"))
    assert slow.receive()["type"] == "snapshot"


def test_a_restart_is_noticed_and_costs_nothing(site, tmp_path):
    running = Running(site, tmp_path).start()
    try:
        table, (anna, boris) = begun(running)
        live = Live(anna, running.address, table)
        ply = live.receive()["table"]["ply"]
        anna.do(table, "step", move="bid coins=2", ply=ply)
        running.stop()
        live.rest()
        running.start()
        again = Live(anna, running.address, table)
        seen = again.receive()
        assert seen["you"]["draft"]["steps"][0]["notation"] == "bid coins=2", "even the draft is kept"
        assert again.ask(type="confirm", id="c", ply=ply)["ok"]
        assert boris.see(table)["table"]["ply"] == ply + 1
    finally:
        running.stop()


def test_the_long_poll_answers_when_something_happens(server: Running):
    table, (anna, boris) = begun(server)
    seen = boris.see(table)
    assert boris.get(f"/tables/{table}/updates", after=seen["version"], wait=0)["type"] == "nothing"
    answers: list[Any] = [seen]

    def follow() -> None:
        """Until there is a new version; that somebody has come or gone is told meanwhile."""
        while answers[-1].get("version") == seen["version"] and answers[-1]["type"] != "nothing":
            after = {"after": seen["version"], "mark": answers[-1]["mark"]}
            answers.append(boris.get(f"/tables/{table}/updates", wait=20, **after))

    thread = threading.Thread(target=follow)
    thread.start()
    time.sleep(0.3)
    anna.do(table, "submit", moves=["bid coins=1"], ply=seen["table"]["ply"])
    thread.join()
    assert answers[-1]["type"] != "nothing", "not only when its time was out"
    assert answers[-1]["version"] > seen["version"]


def test_the_stream_tells_a_bot_that_it_is_asked(server: Running):
    anna, bot = server.client("Anna"), server.client("Bot")
    with bot.http.stream("GET", "/stream") as stream:
        lines = stream.iter_lines()
        table = anna.table("lantern_fair", ["open", "open"])
        bot.do(table, "sit")
        anna.do(table, "start")
        for line in lines:
            if json.loads(line).get("table") == table:
                break
    assert bot.see(table)["you"]["options"]


def test_messages_sent_without_waiting_are_all_answered_in_order(lite: Running):
    """Sent faster than answers go out: the rest waits at the sender, and no answer is lost."""
    table, (anna, _) = begun(lite)
    live = Live(anna, lite.address, table)
    for n in range(300):
        live.send(type=("ping", "nonsense", "submit")[n % 3], id=str(n))
    answers = [live.until(lambda m: m["type"] in ("done", "pong")) for _ in range(300)]
    assert [answer["id"] for answer in answers] == [str(n) for n in range(300)]
    live.socket.close()


def test_who_falls_behind_loses_news_for_a_snapshot_but_no_answer():
    async def work() -> None:
        outbox = Outbox()
        outbox.put(Answer(b"first answer"))
        for n in range(MOST_WAITING):
            outbox.put(str(n).encode())
        outbox.put(Answer(b"second answer"))
        assert outbox.lost
        assert [await outbox.get() for _ in range(3)] == [b"first answer", b"second answer", None]
        outbox.put(b"news")
        outbox.put(Answer(b"third answer"))
        again = Outbox(outbox.rest())
        assert await again.get() == b"third answer"
        assert not again.lost

    asyncio.run(work())


def test_who_does_not_read_is_asked_no_further():
    async def work() -> None:
        outbox = Outbox()
        for n in range(MOST_WAITING // 2):
            await asyncio.wait_for(outbox.calm(), 60)
            outbox.put(Answer(str(n).encode()))
        waiting = asyncio.create_task(outbox.calm())
        await asyncio.sleep(0)
        assert not waiting.done()
        await outbox.get()
        await asyncio.wait_for(waiting, 60)
        for _ in range(2):
            outbox.put(Answer(b"x"))
        outbox.close()
        await asyncio.wait_for(outbox.calm(), 60)

    asyncio.run(work())
