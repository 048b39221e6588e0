"""Several processes on one PostgreSQL: every table is the same from each of them."""

import os
import random
import re
import signal
import socket
import threading
from pathlib import Path

import pytest
from tests.server.harness import PATIENCE, Running, alive, eventually, needs_proc, patient, play_out, two
from tests.server.sockets import Live

pytestmark = pytest.mark.long


def test_two_servers_on_one_database_play_one_table(twins: tuple[Running, Running]):
    """Anna sits at one process, Boris at the other; chat, drafts and moves go both ways."""
    one, two = twins
    anna, boris = one.client("Anna"), two.client("Boris")
    table = anna.table("lantern_fair", ["open", "open", "random"], options={"length": "short"})
    boris.do(table, "sit")
    listening = Live(boris, two.address, table)
    listening.receive()
    anna.do(table, "start")
    started = listening.until(lambda m: m["type"] == "update" and m["table"]["status"] == "playing")
    ply = started["table"]["ply"]
    anna.do(table, "chat", text="over there")
    assert listening.until(lambda m: m["type"] == "chat")["line"]["text"] == "over there"
    elsewhere = anna.beside(two.address)
    anna.do(table, "step", move="bid coins=1", ply=ply)
    assert elsewhere.see(table)["you"]["draft"]["steps"][0]["notation"] == "bid coins=1"
    elsewhere.do(table, "confirm", ply=elsewhere.see(table)["table"]["ply"])
    play_out(table, [anna, boris], random.Random(2).choice)
    eventually(lambda: boris.see(table)["table"]["status"] == "over")  # he hears of it a moment later
    assert anna.see(table)["you"]["scores"] == boris.see(table)["you"]["scores"]
    listening.socket.close()


def test_races_across_processes_let_one_move_in(pair: Running):
    table, *people = two(pair, "brittle")
    for ply in range(12):
        answers: list[int] = []

        def race(ply: int = ply, answers: list[int] = answers) -> None:
            client = people[ply % 2].beside()
            client.http.get("/games")  # not about the table: any process gets this connection, and keeps it
            body = {"moves": ["wait"], "ply": ply}
            answers.append(client.http.post(f"/tables/{table}/submit", json=body).status_code)

        threads = [threading.Thread(target=race) for _ in range(6)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answers) == [200] + [409] * 5
    assert people[0].see(table)["table"]["ply"] == 12


@needs_proc
def test_a_process_that_is_killed_is_replaced_and_its_callers_are_served(
    site: Path, tmp_path: Path, databases
):
    running = Running(site, tmp_path, databases.new(), workers=2).start()
    try:
        anna = running.client("Anna")
        table = anna.table("brittle", ["open", "random"])
        before = running.listening()
        assert len(before) == 2
        os.kill(before[0], signal.SIGKILL)
        for _ in range(20):  # some of these fall to the process that is being replaced, and wait
            assert anna.beside().see(table)["table"]["id"] == table
        eventually(lambda: len(running.listening()) == 2)
        assert before[1] in running.listening()
    finally:
        running.stop()


def test_the_connections_of_a_table_go_to_one_process(site: Path, tmp_path: Path, databases):
    """It is in the memory of that one, and of the one where it was made."""
    running = Running(site, tmp_path, databases.new(), workers=4).start()
    try:
        eventually(lambda: gauge(running, "processes") == 4)
        anna = running.client("Anna")
        for n in range(1, 4):
            table = anna.table("brittle", ["open", "random"])
            watching = [Live(anna, running.address, table) for _ in range(8)]
            for one in watching:
                one.receive()
            eventually(lambda: gauge(running, "viewers") == 8)
            # Of a process that gets no time to say anything the number is missing for a moment.
            eventually(lambda: n <= gauge(running, "tables_in_memory") <= 2 * n)  # noqa: B023
            for one in watching:
                one.socket.close()
            eventually(lambda: gauge(running, "viewers") == 0)
    finally:
        running.stop()


def test_who_says_nothing_keeps_nobody_from_being_served(pair: Running):
    host, port = pair.address.removeprefix("http://").split(":")
    silent = [socket.create_connection((host, int(port)), timeout=PATIENCE) for _ in range(600)]
    try:
        assert patient.get(f"{pair.address}/healthz").status_code == 200
        for one in (silent[0], silent[-1]):  # some have been handed on before they spoke
            one.sendall(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n")
            assert one.recv(100).startswith(b"HTTP/1.1 200")
    finally:
        for one in silent:
            one.close()


@needs_proc
def test_no_process_outlives_its_parent(site: Path, tmp_path: Path, databases):
    running = Running(site, tmp_path, databases.new(), workers=2).start()
    left = running.listening()
    assert running.process is not None
    os.kill(running.process.pid, signal.SIGKILL)
    running.process.wait()
    eventually(lambda: not any(alive(pid) for pid in left))
    running.stop()


def gauge(running: Running, name: str) -> int:
    """A number of all processes together."""
    found = re.search(
        rf"^ratusha_{name} (\d+)\.0$", patient.get(f"{running.address}/metrics").text, re.MULTILINE
    )
    assert found is not None
    return int(found[1])


def test_what_was_acknowledged_by_one_process_is_known_to_all(twins: tuple[Running, Running]):
    """Sitting down, steps and moves go through one server, the next thing at once through the other."""
    anna, boris = (server.client(name) for server, name in zip(twins, ("Anna", "Boris"), strict=True))
    elsewhere = anna.beside(boris.address)
    for _ in range(8):
        table = anna.table("brittle", ["open", "open"])
        boris.do(table, "sit")
        anna.do(table, "start")
        for ply in range(0, 12, 2):
            anna.do(table, "step", move="wait", ply=ply)
            assert elsewhere.see(table)["you"]["draft"]["steps"][0]["notation"] == "wait"
            elsewhere.do(table, "undo")
            assert "draft" not in anna.see(table)["you"]
            elsewhere.do(table, "step", move="wait", ply=ply)
            anna.do(table, "confirm", ply=ply)
            assert boris.see(table)["table"]["ply"] == ply + 1
            boris.do(table, "submit", moves=["wait"], ply=ply + 1)
        assert anna.see(table)["table"]["status"] == "over"
