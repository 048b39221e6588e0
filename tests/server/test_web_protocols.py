"""Clients that do not finish: heads, bodies, pings, and messages that nobody reads."""

import asyncio
import contextlib
import json
import os
import socket
import struct
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
import uvicorn
from tests.server.harness import PATIENCE, Running, eventually
from tests.server.sockets import Live

from ratusha.server.base import limits
from ratusha.server.refusal import Refused
from ratusha.server.web import connections, guard, protocols


def raw(server: Running) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)


def rest(made: socket.socket) -> bytes:
    """What comes until the other side closes."""
    found = b""
    with contextlib.suppress(ConnectionResetError):
        while part := made.recv(65_536):
            found += part
    return found


def read_until(made: socket.socket, enough: Callable[[bytes], bool]) -> bytes:
    """What comes until it is enough."""
    found = b""
    while not enough(found):
        part = made.recv(65_536)
        assert part, "it was closed"
        found += part
    return found


def frame(opcode: int, payload: bytes) -> bytes:
    """A masked frame, as a client sends it."""
    size = len(payload)
    head = bytes([0x80 | opcode])
    head += bytes([0x80 | size]) if size < 126 else bytes([0xFE]) + struct.pack(">H", size)
    return head + b"\0\0\0\0" + payload


def upgraded(server: Running, table: str, more: str = "") -> socket.socket:
    """A raw WebSocket at a table, its handshake done."""
    made = raw(server)
    made.sendall(
        f"GET /api/v1/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{more}\r\n".encode()
    )
    assert b"101" in made.recv(4096)
    return made


@contextlib.asynccontextmanager
async def serving(app: Any) -> AsyncIterator[int]:
    """Our protocols around a small application, in this process."""
    config = uvicorn.Config(
        app, port=0, http=protocols.Http, ws=protocols.Socket, log_config=None, lifespan="off",
        ws_ping_interval=0.1, ws_ping_timeout=0.1, proxy_headers=False,
    )  # fmt: skip
    server = uvicorn.Server(config)
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        bound.listen()
        task = asyncio.create_task(server.serve([bound]))
        yield bound.getsockname()[1]
        server.should_exit = True
        await task


async def answers(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass
        return
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"here"})


@pytest.mark.parametrize(
    "head", [b"GET / HTTP/1.1\r\nX: " + b"x" * 200_000, b"GET /" + b"x" * 200_000, b"X: y\r\n" * 40_000]
)
def test_a_head_without_end_is_cut_off(lite: Running, head: bytes):
    made = raw(lite)
    if head.startswith(b"X"):
        made.sendall(b"GET / HTTP/1.1\r\n")
    with contextlib.suppress(ConnectionError):
        made.sendall(head)
        made.sendall(b"\r\n\r\n")
    answer = rest(made)
    assert answer == b"" or answer.startswith(b"HTTP/1.1 400")


def test_a_head_that_does_not_come_is_not_waited_for(monkeypatch: pytest.MonkeyPatch):
    """Neither on a new connection nor after an answer; an answer under way is not disturbed."""
    monkeypatch.setattr(protocols, "HEAD_SECONDS", 0.3)

    async def work() -> None:
        async with serving(answers) as port:
            handshake = (
                b"GET / HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nContent-Length: 5\r\n\r\n"
            )
            for head in (b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\n", handshake):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(head)
                with contextlib.suppress(ConnectionError):
                    assert await asyncio.wait_for(reader.read(), PATIENCE) == b""
                writer.close()
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            assert b"200" in await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
            writer.close()

    asyncio.run(work())


def test_one_address_does_not_take_all_connections(monkeypatch: pytest.MonkeyPatch):
    """Who opens more gets them in place of his oldest ones, idle ones first."""
    monkeypatch.setattr(connections, "most", lambda: 5)
    asked = asyncio.Event()

    async def slow(scope: Any, receive: Any, send: Any) -> None:
        if scope["path"] == "/slow":
            await asked.wait()
        await answers(scope, receive, send)

    async def work() -> None:
        async with serving(slow) as port:

            def opened() -> set[connections.Connection]:
                return set(connections.OPEN.requests.get("127.0.0.1", {}))

            async def connect(path: str = "") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
                known = opened()
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                if path:
                    writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
                while not (made := opened() - known) or (path and made.pop().waiting):
                    await asyncio.sleep(0.01)
                return reader, writer

            async def ended(*readers: asyncio.StreamReader) -> None:
                for reader in readers:
                    with contextlib.suppress(ConnectionError):
                        assert await asyncio.wait_for(reader.read(), PATIENCE) == b""

            async def open_still(*readers: asyncio.StreamReader) -> None:
                await asyncio.sleep(0.1)
                assert not any(reader.at_eof() or reader.exception() for reader in readers)

            busy, keep = await connect("/slow")
            idle = [await connect() for _ in range(6)]
            await ended(*(reader for reader, _ in idle[:2]))
            await open_still(busy, *(reader for reader, _ in idle[2:]))
            more = [await connect("/slow") for _ in range(4)]
            await ended(*(reader for reader, _ in idle[2:]))
            await open_still(busy, *(reader for reader, _ in more))
            last = await connect("/slow")
            await ended(busy)  # all are at work: the oldest must go
            asked.set()
            for reader, _ in (*more, last):
                assert b"200" in await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
            for _, writer in (*idle, *more, (busy, keep), last):
                writer.close()
            async with asyncio.timeout(PATIENCE):
                while connections.OPEN.requests:
                    await asyncio.sleep(0.01)

    asyncio.run(work())


@pytest.mark.parametrize("close", [b"", b"Connection: close\r\n"])
def test_an_answer_that_is_not_read_is_not_kept_for_ever(monkeypatch: pytest.MonkeyPatch, close: bytes):
    monkeypatch.setattr(protocols, "UNREAD", 0.3)
    lost = asyncio.Event()

    async def much(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"x" * 20_000_000})

    async def work() -> None:
        whole = protocols.Http.connection_lost

        def seen(self: protocols.Http, exc: Exception | None) -> None:
            whole(self, exc)
            lost.set()

        monkeypatch.setattr(protocols.Http, "connection_lost", seen)
        async with serving(much) as port:
            with socket.create_connection(("127.0.0.1", port)) as made:
                made.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n" + close + b"\r\n")
                await asyncio.wait_for(lost.wait(), PATIENCE)

    asyncio.run(work())


def test_a_body_that_does_not_come_is_not_waited_for(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "BODY_SECONDS", 0.2)
    told: list[Any] = []

    async def reads(scope: Any, receive: Any, send: Any) -> None:
        try:
            while (await receive()).get("more_body"):
                pass
        except Refused as refused:
            told.append(refused.status)
            answer = {"type": "http.response.start", "status": refused.status, "headers": []}
            await send(answer)
            await send({"type": "http.response.body", "body": b"slow"})

    async def work() -> None:
        async with serving(guard.Guard(reads)) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n")
            answer = await asyncio.wait_for(reader.read(), PATIENCE)
            assert answer.startswith(b"HTTP/1.1 408")
            writer.close()

    asyncio.run(work())
    assert told == [408]


@pytest.mark.parametrize("path", ["/api/v1/guests", "/enter"])
def test_who_hangs_up_is_no_error_of_ours(lite: Running, path: str):
    def broken() -> int:
        """Errors, those apart of games that are made to fail."""
        lines = [json.loads(line) for line in (lite.data / "server.log").read_text().splitlines()]
        return sum(line["level"] == "error" and "engine" not in line["event"] for line in lines)

    before = broken()
    made = raw(lite)
    kind = "application/json" if "api" in path else "application/x-www-form-urlencoded"
    made.sendall(
        f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: {kind}\r\nContent-Length: 9\r\n\r\n{{".encode()
    )
    time.sleep(0.3)
    made.close()
    time.sleep(0.3)
    assert broken() == before


def test_who_does_not_answer_pings_is_cut_off(monkeypatch: pytest.MonkeyPatch):
    """Even when what was sent to him can't be delivered."""

    async def work() -> None:
        async with serving(answers) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(
                b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
            )
            assert b"101" in await reader.readuntil(b"\r\n\r\n")
            with contextlib.suppress(ConnectionError):
                await asyncio.wait_for(reader.read(), PATIENCE)
            writer.close()

    asyncio.run(work())


def test_a_flood_of_pings_is_not_answered_into_nowhere(lite: Running):
    """Who pings and never reads is cut off before the answers fill the memory."""
    anna = lite.client("Anna")
    table = anna.table("lantern_fair", ["open", "open"])
    made = upgraded(lite, table)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    flood = frame(9, b"x" * 120) * 500

    def send_much() -> None:
        for _ in range(60_000_000 // len(flood)):
            made.sendall(flood)

    with pytest.raises(ConnectionError):  # and not: all is taken and answered
        send_much()
    assert anna.see(table)["version"]


def test_a_compressed_bomb_is_refused(lite: Running):
    """A frame of few bytes that would become fifty megabytes."""
    import zlib

    anna = lite.client("Anna")
    table = anna.table("lantern_fair", ["open", "open"])
    made = upgraded(lite, table, "Sec-WebSocket-Extensions: permessage-deflate\r\n")
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    bomb = packer.compress(b"x" * 50_000_000) + packer.flush(zlib.Z_SYNC_FLUSH)
    bomb = bomb[:-4]
    made.sendall(bytes([0xC1, 0xFE]) + struct.pack(">H", len(bomb)) + b"\0\0\0\0" + bomb)
    assert struct.pack(">H", 1009) in rest(made), "message too big"
    assert anna.see(table)["version"]


@pytest.mark.parametrize("size", [70_000, 5_000_000])
def test_a_huge_frame_is_refused(lite: Running, size: int):
    anna = lite.client("Anna")
    table = anna.table("lantern_fair", ["open", "open"])
    made = upgraded(lite, table)
    with contextlib.suppress(ConnectionError):
        made.sendall(bytes([0x81, 0xFF]) + struct.pack(">Q", size) + b"\0\0\0\0" + os.urandom(60_000))
    assert struct.pack(">H", 1009) in rest(made)


def test_fragments_add_up(lite: Running):
    anna = lite.client("Anna")
    table = anna.table("lantern_fair", ["open", "open"])
    made = upgraded(lite, table)
    part = b"x" * 30_000
    with contextlib.suppress(ConnectionError):
        for first in (0x01, 0x00, 0x00, 0x00):
            made.sendall(bytes([first, 0xFE]) + struct.pack(">H", len(part)) + b"\0\0\0\0" + part)
    assert struct.pack(">H", 1009) in rest(made)


def test_many_messages_in_one_write_are_all_answered_in_order(lite: Running):
    """A flood is read in small parts: none is lost, none overtakes another, whatever the cuts."""
    anna = lite.client("Anna")
    table = anna.table("lantern_fair", ["open", "open"])
    live = Live(anna, lite.address, table)
    live.receive()
    for n in range(40):
        live.send(type="ping", id=f"{n}" + "x" * (n % 7))
    answers = [live.until(lambda m: m["type"] == "pong")["id"] for _ in range(40)]
    assert answers == [f"{n}" + "x" * (n % 7) for n in range(40)]
    made = upgraded(lite, table)
    part = b"".join(frame(1, b'{"type":"ping","id":"%d"}' % n) for n in range(50))
    long = frame(1, b'{"type":"ping","id":"last","x":"' + b"y" * 30_000 + b'"}')
    made.sendall(part + long)
    found = read_until(made, lambda found: b'"last"' in found)
    assert [found.index(b'"id":"%d"' % n) for n in range(50)] == sorted(
        found.index(b'"id":"%d"' % n) for n in range(50)
    )


def test_a_message_of_endless_empty_parts_is_cut_off(lite: Running):
    anna = lite.client("Anna")
    made = upgraded(lite, anna.table("lantern_fair", ["open", "open"]))
    made.sendall(bytes([0x01, 0x80]) + b"\0\0\0\0")

    def cut_off() -> bool:
        try:
            made.sendall((bytes([0x00, 0x80]) + b"\0\0\0\0") * 100)
        except ConnectionError:
            return True
        return False

    eventually(cut_off)


def test_too_many_pings_are_not_answered_even_to_a_reader(lite: Running):
    anna = lite.client("Anna")
    made = upgraded(lite, anna.table("lantern_fair", ["open", "open"]))
    made.sendall(frame(9, b"x") * 5)
    read_until(made, lambda found: found.count(b"\x8a\x01x") == 5)
    with contextlib.suppress(ConnectionError):
        made.sendall(frame(9, b"x") * 5000)
    assert rest(made).count(b"\x8a\x01x") < 2000
