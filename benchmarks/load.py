"""Load on a real server: many live tables, every seat with its own socket, a steady rate of moves.

    python benchmarks/load.py             # 300 tables of 4 seats, 30 moves a second, 5 minutes, SQLite
    python benchmarks/load.py --pages     # the same, but each seat has a page open instead of a program
    python benchmarks/load.py --database postgresql://… --workers 2 --rate 60 --seconds 60
    python benchmarks/processes.py --database postgresql://…    # two processes against one

Prints the time from a submit to the last seat's update (median, p99), errors, the server's memory and CPU
time, which part of the machine's time its host gave to others (a p99 is worth little where that is not
almost 0), and how long a cold server takes to open a finished game of 400 choices, as JSON and as a page,
in all and of its own CPU time. Server and client share the machine; the server is a process of its own.
Exits 1 when a limit of the project is not met.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import gc
import html
import itertools
import os
import random
import re
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec

import ratusha
from ratusha.arena.simulate import Plan, play_game
from ratusha.kernel.record import parse
from ratusha.kernel.state import CHOSEN

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.server_process import Server

MEDIAN, P99, MEMORY, OPENING = 0.050, 0.300, 1.5e9, 0.100
TEXT, PING, PONG = 1, 9, 10


def machine() -> tuple[int, int]:
    """Ticks of all cores so far: those that the machine's own host kept for others, and all of them."""
    try:
        ticks = [int(n) for n in Path("/proc/stat").read_text().split("\n")[0].split()[1:9]]
    except (OSError, ValueError):
        return 0, 0
    return ticks[7], sum(ticks)


class Said(msgspec.Struct):
    """What the client reads of a message; the rest is skipped unread."""

    type: str
    ok: bool = True
    error: msgspec.Raw = msgspec.Raw(b"")
    table: Position | None = None
    you: Own | None = None


class News(msgspec.Struct):
    """The same of what a page is sent."""

    type: str
    version: int = 0
    parts: dict[str, str] = {}


class Position(msgspec.Struct):
    ply: int


class Own(msgspec.Struct):
    seat: int
    options: list[Choice]


class Choice(msgspec.Struct):
    notation: str
    aside: bool


class Seat(asyncio.Protocol):
    """One person's socket: a WebSocket as plain as can be, for the client is not what is measured."""

    def __init__(self, table: Table, token: str) -> None:
        self.table = table
        self.token = token
        self.options: list[Choice] = []
        self.ply = 0
        self.seat = -1
        self.transport: asyncio.Transport | None = None
        self.messages = 0
        self.bytes = 0
        self._waiting = bytearray()
        self._open = False

    async def connect(self, address: str) -> None:
        host, port = address.removeprefix("http://").split(":")
        transport, _ = await asyncio.get_running_loop().create_connection(lambda: self, host, int(port))
        where = f"/tables/{self.table.id}/socket"
        page = f"{where}?page={self.token}&known=position=folded"  # as a page does that shows the picture
        where = page if self.table.pages else f"/api/v1{where}"
        transport.write(
            f"GET {where} HTTP/1.1\r\nHost: {host}:{port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n"
            f"Authorization: Bearer {self.token}\r\n\r\n".encode()
        )
        self.transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        if self.transport is not None:
            self.table.errors.append(f"a socket was closed: {exc}")

    def data_received(self, data: bytes) -> None:
        waiting = self._waiting
        waiting += data
        if not self._open:
            head = waiting.find(b"\r\n\r\n")
            if head < 0:
                return
            if not waiting.startswith(b"HTTP/1.1 101"):
                self.table.errors.append(waiting.split(b"\r\n")[0].decode())
            del waiting[: head + 4]
            self._open = True
        while len(waiting) >= 2:
            size, start = waiting[1], 2
            if size >= 126:
                start = 4 if size == 126 else 10
                size = int.from_bytes(waiting[2:start])
            if len(waiting) < start + size:
                return
            opcode, payload = waiting[0] & 15, bytes(waiting[start : start + size])
            del waiting[: start + size]
            if opcode == TEXT:
                self.heard(payload)
            elif opcode == PING:
                self.send(PONG, payload)

    def heard(self, raw: bytes) -> None:
        self.messages += 1
        self.bytes += len(raw)
        if self.table.pages:
            self.shown(PAGE_READER.decode(raw))
            return
        message = READER.decode(raw)
        if message.table is not None and message.you is not None:
            self.options = message.you.options
            self.seat = message.you.seat
            self.table.told(self, message.table.ply)
        elif message.type == "done" and not message.ok:
            self.table.errors.append(bytes(message.error).decode())
            self.table.begun = 0.0

    def shown(self, news: News) -> None:
        """The page has changed: what may be chosen stands in the part that asks."""
        if "ask" in news.parts:
            self.seat = 0
            self.options = [
                Choice(html.unescape(move), "aside" in kind)
                for move, kind in OPTION.findall(news.parts["ask"])
            ]
            ply = PLY.search(news.parts["ask"])
            self.ply = int(ply[1]) if ply else 0
        self.table.told(self, news.version)

    def send(self, opcode: int, payload: bytes) -> None:
        """A frame under the mask 0, which changes nothing."""
        assert self.transport is not None
        size = len(payload)
        head = (
            bytes([128 | opcode, 128 | size]) if size < 126 else bytes([128 | opcode, 254]) + size.to_bytes(2)
        )
        self.transport.write(head + bytes(4) + payload)

    def close(self) -> None:
        if self.transport is not None:
            transport, self.transport = self.transport, None
            transport.abort()


class Table:
    """A table and its seats; measures from a submit to the last seat's update."""

    def __init__(
        self,
        id: str,
        tokens: list[str],
        times: list[float],
        errors: list[str],
        http: httpx.AsyncClient | None,
    ) -> None:
        self.id = id
        self.http = http
        """Where a page's moves go."""
        self.pages = http is not None
        self.sent: set[asyncio.Task[None]] = set()
        self.seats = [Seat(self, token) for token in tokens]
        self.times = times
        self.errors = errors
        self.ply = 0
        self.begun = 0.0
        self.waiting: set[Seat] = set()

    def told(self, seat: Seat, ply: int) -> None:
        if self.begun and ply > self.ply and seat in self.waiting:
            self.waiting.discard(seat)
            if not self.waiting:
                self.times.append(time.perf_counter() - self.begun)
                self.begun = 0.0
                self.ply = ply
        elif not self.begun:
            self.ply = max(self.ply, ply)

    def move(self, rng: random.Random) -> bool:
        """Let whoever is asked play a random option; False when the last move is still on its way."""
        if self.begun:
            return False
        asked = [s for s in self.seats if any(not option.aside for option in s.options)]
        if not asked:
            return False
        seat = rng.choice(asked)
        move = rng.choice([option for option in seat.options if not option.aside])
        self.waiting = set(self.seats)
        self.begun = time.perf_counter()
        if self.http is not None:
            task = asyncio.create_task(self.post(self.http, seat, move.notation))
            self.sent.add(task)
            task.add_done_callback(self.sent.discard)
            return True
        body = {"type": "submit", "id": f"{self.ply}", "ply": self.ply, "moves": [move.notation]}
        seat.send(TEXT, msgspec.json.encode(body))
        return True

    async def post(self, http: httpx.AsyncClient, seat: Seat, move: str) -> None:
        body = {"id": f"{self.ply}", "ply": seat.ply, "moves": [move]}
        headers = {"authorization": f"Bearer {seat.token}"}
        answer = await http.post(f"/tables/{self.id}/submit", json=body, headers=headers)
        if answer.status_code != 200:
            self.errors.append(answer.text)
            self.begun = 0.0


READER = msgspec.json.Decoder(Said)
PAGE_READER = msgspec.json.Decoder(News)
OPTION = re.compile(r'<button name="move" value="([^"]*)"[^>]*class="([^"]*)"')
PLY = re.compile(r'name="ply" value="(\d+)"')


async def set_up(
    server: Server,
    args: argparse.Namespace,
    times: list[float],
    errors: list[str],
    posts: httpx.AsyncClient | None,
) -> list[Table]:
    """The tables, each begun, with its people."""
    tables: list[Table] = []
    gate = asyncio.Semaphore(8)
    async with httpx.AsyncClient(base_url=f"{server.address}/api/v1", timeout=120) as http:

        async def one(n: int) -> None:
            async with gate:
                tokens = []
                for seat in range(args.seats):
                    made = await http.post("/guests", json={"name": f"P{n}-{seat}", "token": True})
                    tokens.append(made.json()["token"])
                as_ = [{"authorization": f"Bearer {token}"} for token in tokens]
                body = {"game": args.game, "seats": ["open"] * args.seats}
                id = (await http.post("/tables", json=body, headers=as_[0])).json()["table"]
                for seat in range(1, args.seats):
                    (
                        await http.post(f"/tables/{id}/sit", json={"seat": seat}, headers=as_[seat])
                    ).raise_for_status()
                (await http.post(f"/tables/{id}/start", json={}, headers=as_[0])).raise_for_status()
                tables.append(Table(id, tokens, times, errors, posts))

        await asyncio.gather(*(one(n) for n in range(args.tables)))
    return tables


async def run(server: Server, args: argparse.Namespace) -> dict[str, Any]:
    """The load itself."""
    times: list[float] = []
    errors: list[str] = []
    posts = httpx.AsyncClient(base_url=f"{server.address}/api/v1", timeout=120) if args.pages else None
    tables = await set_up(server, args, times, errors, posts)
    seats = [seat for table in tables for seat in table.seats]
    for seat in seats:
        await seat.connect(server.address)
    while any(seat.seat < 0 for seat in seats) and not errors:
        await asyncio.sleep(0.2)
    if args.share:
        server.limit(args.share)
    rng = random.Random(1)
    before, client_before, machine_before = server.cpu(), time.process_time(), machine()
    begun = time.perf_counter()
    sent = skipped = 0
    peak, looked = server.memory(), 0.0
    gc.freeze()
    gc.disable()  # the client's own pauses are not to be measured
    while (moment := time.perf_counter() - begun) < args.seconds:
        due = int(moment * args.rate)
        while sent + skipped < due:
            for _ in range(5):
                if rng.choice(tables).move(rng):
                    sent += 1
                    break
            else:
                skipped += 1
        await asyncio.sleep(0.005)
        if moment > looked + 10:
            looked = moment
            peak = max(peak, server.memory())
    gc.enable()
    await asyncio.sleep(2)
    lost = sum(1 for table in tables if table.begun)
    seconds = time.perf_counter() - begun
    cpu, client = server.cpu() - before, time.process_time() - client_before
    stolen, ticks = (now - then for now, then in zip(machine(), machine_before, strict=True))
    for seat in seats:
        seat.close()
    times.sort()
    messages, size = sum(seat.messages for seat in seats), sum(seat.bytes for seat in seats)
    return {
        "tables": args.tables, "sockets": len(seats), "moves": len(times),
        "moves_per_second": len(times) / args.seconds,
        "median_ms": 1000 * times[len(times) // 2], "p99_ms": 1000 * times[int(len(times) * 0.99)],
        "worst_ms": 1000 * times[-1], "errors": len(errors), "first_errors": errors[:3], "unanswered": lost,
        "late": skipped, "memory_mb": peak / 1e6, "server_cpu_share": cpu / seconds,
        "server_cpu_ms_per_move": 1000 * cpu / len(times), "client_cpu_share": client / seconds,
        "stolen_percent": 100 * stolen / max(1, ticks), "messages": messages,
        "bytes_per_message": size / max(1, messages), "compiled": ratusha.compiled(), "workers": args.workers,
        "database": "postgresql" if args.database else "sqlite", "pages": args.pages,
    }  # fmt: skip


def long_game(folder: Path) -> tuple[str, int]:
    """The record of a game with at least 400 choices, and how many it has: five bots at Terra Mystica."""
    plan = Plan("terra_mystica", 5, ("easy",) * 5, records=str(folder))
    for seed in itertools.count():
        play_game(plan, seed)
        text = (folder / f"terra_mystica-5-{seed}.record").read_text(encoding="utf-8")
        choices = sum(1 for ply in parse(text).plies() if ply.how == CHOSEN and ply.seat >= 0)
        if choices >= 400:
            return text, choices
    raise AssertionError("unreachable")


def opening(server: Server, folder: Path) -> dict[str, float]:
    """A long finished game, opened by a server that has just been started: as JSON, and as a page."""
    text, choices = long_game(folder)
    found: dict[str, float] = {"opening_moves": choices}
    with httpx.Client(base_url=server.address, timeout=60) as http:
        token = http.post("/api/v1/guests", json={"name": "Reader", "token": True}).json()["token"]
        http.headers["authorization"] = f"Bearer {token}"
        id = http.post("/api/v1/import", json={"record": text}).json()["table"]
        for name, address in (("opening_ms", f"/api/v1/tables/{id}"), ("opening_page_ms", f"/tables/{id}")):
            server.stop()
            server.start()
            http.get("/api/v1/games")  # loads the games, as any first visitor does
            begun, worked = time.perf_counter(), server.cpu()
            http.get(address).raise_for_status()
            found[name] = 1000 * (time.perf_counter() - begun)
            found[name.replace("_ms", "_cpu_ms")] = 1000 * (server.cpu() - worked)
    return found


def arguments() -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--game", default="burgundy")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rate", type=float, default=30.0, help="moves a second, in all")
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--pages", action="store_true", help="each seat has a page open, not a program")
    parser.add_argument("--database", default="")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--share", type=float, default=0.0, help="of a core, for each server process")
    parser.add_argument("--json", type=Path, help="write the figures here, too")
    parser.add_argument("--no-opening", action="store_true")
    return parser.parse_args()


def main() -> int:
    args = arguments()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(args, Path(folder))
        server.start()
        try:
            found = asyncio.run(run(server, args))
            if not args.no_opening:
                found |= opening(server, Path(folder))
        finally:
            server.stop()
    if args.json:
        args.json.write_bytes(msgspec.json.encode(found))
    for name, value in found.items():
        print(f"{name:>20}: {value:.2f}" if isinstance(value, float) else f"{name:>20}: {value}")
    met = found["errors"] == found["unanswered"] == 0 and found["median_ms"] < 1000 * MEDIAN
    met = met and found["p99_ms"] < 1000 * P99 and found["memory_mb"] * 1e6 < MEMORY
    met = met and all(found.get(name, 0) < 1000 * OPENING for name in ("opening_ms", "opening_page_ms"))
    print("all limits are met" if met else "a limit is NOT met")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
