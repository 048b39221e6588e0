"""Load on a real server: many live tables, every seat with its own socket, a steady rate of moves.

    python benchmarks/load.py             # 300 tables of 4 seats, 30 moves a second, 5 minutes, SQLite
    python benchmarks/load.py --database postgresql://… --workers 2 --rate 60 --seconds 60

Prints the time from a submit to the last seat's update (median, p99), errors, the server's memory and
CPU time, and how long a cold server takes to open a finished game of 400 moves. Server and client share
the machine; the server is a process of its own. Exits 1 when a limit of the project is not met.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

import ratusha
from ratusha.kernel.match import Match
from ratusha.kernel.registry import game

MEDIAN, P99, MEMORY, OPENING = 0.050, 0.300, 1.5e9, 0.100


class Server:
    """The server process under load."""

    def __init__(self, args: argparse.Namespace, data: Path) -> None:
        self.args = args
        self.data = data
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "ratusha", "serve", "--no-open", "--port", str(self.port)]
        command += ["--data", str(self.data), "--workers", str(self.args.workers)]
        command += ["--database", self.args.database] if self.args.database else []
        environment = os.environ | {"RATUSHA_RATES": "1000000", "RATUSHA_LOG_LEVEL": "warning"}
        self.process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split()[1]
        self.port = int(self.address.rsplit(":", 1)[1])
        while True:
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{self.address}/healthz").status_code == 200:
                    return
            time.sleep(0.1)

    def stop(self) -> None:
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGTERM)
        self.process.wait()

    def processes(self) -> list[int]:
        """The server and its worker processes."""
        assert self.process is not None
        found = []
        for folder in Path("/proc").iterdir():
            if folder.name.isdigit():
                with contextlib.suppress(OSError, IndexError, ValueError):
                    fields = (folder / "stat").read_text().rsplit(")", 1)[1].split()
                    if int(fields[2]) == self.process.pid:
                        found.append(int(folder.name))
        return found

    def memory(self) -> int:
        """Bytes, all processes together."""
        total = 0
        for pid in self.processes():
            with contextlib.suppress(OSError):
                total += int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
        return total

    def cpu(self) -> float:
        """Seconds of CPU time, all processes together."""
        total = 0.0
        for pid in self.processes():
            with contextlib.suppress(OSError):
                fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
                total += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        return total


class Seat:
    """One person's socket."""

    def __init__(self, table: Table, token: str) -> None:
        self.table = table
        self.token = token
        self.options: list[Any] = []
        self.seat = -1
        self.socket: ClientConnection | None = None
        self.messages = 0
        self.bytes = 0

    async def listen(self, address: str) -> None:
        url = f"{address.replace('http', 'ws')}/api/v1/tables/{self.table.id}/socket"
        headers = {"authorization": f"Bearer {self.token}"}
        async with connect(
            url, additional_headers=headers, max_size=None, open_timeout=60, ping_interval=None
        ) as socket:
            self.socket = socket
            async for raw in socket:
                self.messages += 1
                self.bytes += len(raw)
                message = msgspec.json.decode(raw)
                if message["type"] in ("snapshot", "update"):
                    self.options = message["you"]["options"]
                    self.seat = message["you"]["seat"]
                    self.table.told(self, message)
                elif message["type"] == "done" and not message["ok"]:
                    self.table.errors.append(str(message["error"]))
                    self.table.begun = 0.0


class Table:
    """A table and its seats; measures from a submit to the last seat's update."""

    def __init__(self, id: str, tokens: list[str], times: list[float], errors: list[str]) -> None:
        self.id = id
        self.seats = [Seat(self, token) for token in tokens]
        self.times = times
        self.errors = errors
        self.ply = 0
        self.begun = 0.0
        self.waiting: set[Seat] = set()

    def told(self, seat: Seat, message: Any) -> None:
        ply = message["table"]["ply"]
        if self.begun and ply > self.ply and seat in self.waiting:
            self.waiting.discard(seat)
            if not self.waiting:
                self.times.append(time.perf_counter() - self.begun)
                self.begun = 0.0
                self.ply = ply
        elif not self.begun:
            self.ply = max(self.ply, ply)

    async def move(self, rng: random.Random) -> bool:
        """Let whoever is asked play a random option; False when the last move is still on its way."""
        if self.begun:
            return False
        asked = [s for s in self.seats if any(not option["aside"] for option in s.options)]
        if not asked:
            return False
        seat = rng.choice(asked)
        move = rng.choice([option for option in seat.options if not option["aside"]])
        self.waiting = set(self.seats)
        self.begun = time.perf_counter()
        assert seat.socket is not None
        body = {"type": "submit", "id": f"{self.ply}", "ply": self.ply, "moves": [move["notation"]]}
        await seat.socket.send(msgspec.json.encode(body).decode())
        return True


async def set_up(
    server: Server, args: argparse.Namespace, times: list[float], errors: list[str]
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
                tables.append(Table(id, tokens, times, errors))

        await asyncio.gather(*(one(n) for n in range(args.tables)))
    return tables


async def run(server: Server, args: argparse.Namespace) -> dict[str, Any]:
    """The load itself."""
    times: list[float] = []
    errors: list[str] = []
    tables = await set_up(server, args, times, errors)
    listeners = [asyncio.create_task(seat.listen(server.address)) for table in tables for seat in table.seats]
    while any(seat.seat < 0 for table in tables for seat in table.seats):
        await asyncio.sleep(0.2)
        for listener in listeners:
            if listener.done():
                listener.result()
    rng = random.Random(1)
    before = server.cpu()
    begun = time.perf_counter()
    sent = skipped = 0
    peak, looked = server.memory(), 0.0
    gc.freeze()
    gc.disable()  # the client's own pauses are not to be measured
    while (moment := time.perf_counter() - begun) < args.seconds:
        due = int(moment * args.rate)
        while sent + skipped < due:
            for _ in range(5):
                if await rng.choice(tables).move(rng):
                    sent += 1
                    break
            else:
                skipped += 1
        await asyncio.sleep(0.005)
        if moment > looked + 10:
            looked = moment
            peak = max(peak, server.memory())
    await asyncio.sleep(2)
    lost = sum(1 for table in tables if table.begun)
    seconds = time.perf_counter() - begun
    cpu = server.cpu() - before
    for listener in listeners:
        listener.cancel()
    await asyncio.gather(*listeners, return_exceptions=True)
    times.sort()
    messages = sum(seat.messages for table in tables for seat in table.seats)
    size = sum(seat.bytes for table in tables for seat in table.seats)
    return {
        "tables": args.tables, "sockets": len(listeners), "moves": len(times),
        "moves_per_second": len(times) / args.seconds,
        "median_ms": 1000 * times[len(times) // 2], "p99_ms": 1000 * times[int(len(times) * 0.99)],
        "worst_ms": 1000 * times[-1], "errors": len(errors), "first_errors": errors[:3], "unanswered": lost,
        "late": skipped, "memory_mb": peak / 1e6, "server_cpu_share": cpu / seconds, "messages": messages,
        "bytes_per_message": size / max(1, messages), "compiled": ratusha.compiled(), "workers": args.workers,
        "database": "postgresql" if args.database else "sqlite",
    }  # fmt: skip


def opening(server: Server, args: argparse.Namespace) -> dict[str, float]:
    """A finished game of 400 moves, opened by a server that has just been started."""
    rng = random.Random(2)
    match = Match.start(game(args.game), args.seats, seed=3)
    while not match.state.over:
        match.play(rng.choice(match.state.moves()))
    with httpx.Client(base_url=f"{server.address}/api/v1", timeout=60) as http:
        token = http.post("/guests", json={"name": "Reader", "token": True}).json()["token"]
        http.headers["authorization"] = f"Bearer {token}"
        id = http.post("/import", json={"record": match.record.text()}).json()["table"]
        server.stop()
        server.start()
        http.get("/games")  # loads the game, as any first visitor does
        begun = time.perf_counter()
        http.get(f"/tables/{id}").raise_for_status()
        cold = time.perf_counter() - begun
    choices = sum(1 for ply in match.plies if ply.how == 0)
    return {"opening_ms": 1000 * cold, "opening_plies": len(match.plies), "opening_moves": choices}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--game", default="burgundy")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rate", type=float, default=30.0, help="moves a second, in all")
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--database", default="")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--no-opening", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(args, Path(folder))
        server.start()
        try:
            found = asyncio.run(run(server, args))
            if not args.no_opening:
                found |= opening(server, args)
        finally:
            server.stop()
    for name, value in found.items():
        print(f"{name:>20}: {value:.1f}" if isinstance(value, float) else f"{name:>20}: {value}")
    met = found["errors"] == found["unanswered"] == 0 and found["median_ms"] < 1000 * MEDIAN
    met = met and found["p99_ms"] < 1000 * P99 and found["memory_mb"] * 1e6 < MEMORY
    met = met and found.get("opening_ms", 0) < 1000 * OPENING
    print("all limits are met" if met else "a limit is NOT met")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
