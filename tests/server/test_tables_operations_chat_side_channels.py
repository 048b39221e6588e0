"""What numbers and logs tell besides: nothing of what is said to others, nothing that anybody can fill."""

import base64
import json
import os
import socket
import time
from pathlib import Path

import pytest
from tests.server.harness import Client, Running, eventually
from tests.server.sockets import Live
from tests.server.test_tables_operations_access import enter


def chat(client: Client, table: str) -> list[tuple[str, int]]:
    return [(line["text"], line["n"]) for line in client.get(f"/tables/{table}/chat")["lines"]]


def test_the_numbers_of_chat_do_not_count_what_is_said_in_other_rooms(server: Running):
    """Boris must not learn how much Anna talks with her coach, nor what spectators say."""
    gaps: list[set[int]] = []
    for private in (0, 5):
        anna, boris, coach, watcher = (server.client(n) for n in ("Anna", "Boris", "Coach", "Watcher"))
        table = anna.table("lantern_fair", ["open", "open"])
        boris.do(table, "sit")
        enter(coach, anna.do(table, "invite", kind="coach", seat=0)["token"])
        socket = Live(boris, server.address, table)
        socket.receive()
        anna.do(table, "chat", text="one")
        for n in range(private):
            anna.do(table, "chat", room="coach-0", text=f"secret {n}")
            coach.do(table, "chat", room="coach-0", text=f"advice {n}")
            watcher.do(table, "chat", room="watch", text=f"ha {n}")
        anna.do(table, "chat", text="two")
        heard = [socket.until(lambda m: m["type"] == "chat")["line"] for _ in range(2)]
        seen = chat(boris, table)
        assert [(line["text"], line["n"]) for line in heard] == seen
        assert [line["n"] for line in heard] == [line["at"] for line in heard], "the time, which he may know"
        gaps.append({n for _, n in seen})
    assert [len(found) for found in gaps] == [2, 2]


def test_lines_of_one_moment_have_numbers_of_their_own(server: Running):
    anna = server.client("Anna")
    table = anna.table("lantern_fair", ["open", "open"])
    for n in range(30):
        anna.do(table, "chat", text=str(n))
    lines = chat(anna, table)
    assert [text for text, _ in lines] == [str(n) for n in range(30)]
    numbers = [n for _, n in lines]
    assert numbers == sorted(set(numbers))


def handshake(running: Running, client: Client, table: str, origin: str) -> socket.socket:
    opened = socket.create_connection(("127.0.0.1", running.port), 20)
    head = [
        f"GET /api/v1/tables/{table}/socket HTTP/1.1",
        f"Host: 127.0.0.1:{running.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
        f"Authorization: Bearer {client.token}",
        f"Origin: {origin}",
    ]
    opened.sendall(("\r\n".join(head) + "\r\n\r\n").encode())
    return opened


@pytest.mark.parametrize("how", ["a page of another site", "a frame that is no text"])
def test_strangers_can_not_fill_the_log(site: Path, tmp_path: Path, how: str):
    running = Running(site, tmp_path).start()
    try:
        anna = running.client("Anna")
        table = anna.table("lantern_fair", ["open", "open"])
        before = running.log_text()
        for _ in range(5):
            if how == "a page of another site":
                opened = handshake(running, anna, table, "http://elsewhere.example")
                assert opened.recv(100).startswith(b"HTTP/1.1 403")
            else:
                opened = handshake(running, anna, table, running.address)
                eventually(lambda: b"snapshot" in opened.recv(65536))  # noqa: B023  called at once
                opened.sendall(b"\x81\x82\0\0\0\0\xff\xff")
                eventually(lambda: opened.recv(65536)[-2:] == b"\x03\xef")  # noqa: B023  closed with 1007
            opened.close()
        time.sleep(0.5)
        lines = [json.loads(line) for line in running.log_text().removeprefix(before).splitlines()]
        assert [line for line in lines if line["level"] == "error"] == []
    finally:
        running.stop()
