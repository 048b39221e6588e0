"""One address asks for what is dear: do others notice?

    python benchmarks/flood.py                # 20 seconds each: quiet, then two floods

Two people play from one address of this machine, four moves a second, and are timed. From another address
come at the same time: anonymous visitors who ask for the page of a long finished game, over and over; then
18 guests who try long lines in the sandbox. Prints the time of a move in quiet and in each flood, how much of
the server's own time passes meanwhile (which does not depend on what else the machine does), and how many
requests of the flood were answered and how many refused.
Server, players and flood share the machine, so that in a flood a move waits for them, too.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple

import httpx

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.server.harness import Client, Running, make_site

from ratusha.arena.simulate import Plan, play_game

VISITORS, SANDBOX = "127.0.0.9", "127.0.0.10"
"""The addresses of those who flood; the players have 127.0.0.1."""
GUESTS, AT_ONCE, LINE = 18, 8, 40
PACE = 0.25


def long_game(folder: Path) -> str:
    """The record of a finished game of four."""
    play_game(Plan("burgundy", 4, ("random",) * 4, records=str(folder)), 1)
    return (folder / "burgundy-4-1.record").read_text(encoding="utf-8")


def from_afar(address: str, whence: str) -> httpx.AsyncClient:
    """Somebody at another address."""
    transport = httpx.AsyncHTTPTransport(local_address=whence, limits=httpx.Limits(max_connections=64))
    return httpx.AsyncClient(base_url=address, transport=transport, timeout=60)


class Timed(NamedTuple):
    """How long a move took, and for how much of that time the server worked, for whomever."""

    seconds: float
    worked: float


def worked(pid: int) -> float:
    """Seconds that the server's main thread has worked so far."""
    return int(Path(f"/proc/{pid}/schedstat").read_text().split()[0]) / 1e9


async def play(table: str, players: list[Client], pid: int, seconds: float, times: list[Timed]) -> None:
    """Moves of two people at a steady pace, each timed."""
    async with httpx.AsyncClient(base_url=f"{players[0].address}/api/v1", timeout=60) as http:
        heads = [{"authorization": f"Bearer {player.token}"} for player in players]
        end = time.perf_counter() + seconds
        n = 0
        while time.perf_counter() < end:
            seen = [(await http.get(f"/tables/{table}", headers=head)).json() for head in heads]
            for head, at in zip(heads, seen, strict=True):
                options = [option for option in at["you"]["options"] if not option["aside"]]
                if options:
                    body = {"ply": at["table"]["ply"], "moves": [options[n % len(options)]["notation"]]}
                    begun, before = time.perf_counter(), worked(pid)
                    answer = await http.post(f"/tables/{table}/submit", headers=head, json=body)
                    times.append(Timed(time.perf_counter() - begun, worked(pid) - before))
                    assert answer.status_code == 200, answer.text
                    n += 1
                    break
            else:
                return  # the game is over
            await asyncio.sleep(PACE)


async def pages(http: httpx.AsyncClient, table: str, counts: Counter[int], end: float) -> None:
    """Nobody in particular looks at a page."""
    while time.perf_counter() < end:
        counts[(await http.get(f"/tables/{table}")).status_code] += 1


async def lines(http: httpx.AsyncClient, guest: dict[str, Any], counts: Counter[int], end: float) -> None:
    """A guest tries a line that grows until it is long."""
    moves: list[str] = []
    while time.perf_counter() < end:
        answer = await http.post(
            f"/api/v1/tables/{guest['table']}/sandbox", headers=guest["head"], json={"moves": moves}
        )
        counts[answer.status_code] += 1
        if answer.status_code == 200 and len(moves) < LINE and answer.json()["options"]:
            moves = [*answer.json()["played"], answer.json()["options"][0]["notation"]]


async def guests(http: httpx.AsyncClient) -> list[dict[str, Any]]:
    """Guests of the other address, each at a table of his own."""
    found = []
    for n in range(GUESTS):
        made = (await http.post("/api/v1/guests", json={"name": f"Flood {n}", "token": True})).json()
        head = {"authorization": f"Bearer {made['token']}"}
        plan = {"game": "burgundy", "seats": ["open", "hot", "hot", "hot"]}
        table = (await http.post("/api/v1/tables", headers=head, json=plan)).json()["table"]
        (await http.post(f"/api/v1/tables/{table}/start", headers=head, json={})).raise_for_status()
        found.append({"table": table, "head": head})
    return found


def told(name: str, times: list[Timed], counts: Counter[int]) -> None:
    """A line of the result."""
    found = [f"{name:28} {len(times):4} moves"]
    for what, values in (("a move", [t.seconds for t in times]), ("server", [t.worked for t in times])):
        p99 = sorted(values)[int(0.99 * (len(values) - 1))]
        found.append(f"{what} {1000 * statistics.median(values):6.1f} ms (p99 {1000 * p99:6.1f})")
    found.append(f"flood: {counts[200]} answered, {counts[429]} refused")
    print("; ".join(found), flush=True)


async def run(running: Running, folder: Path, seconds: float) -> None:
    """Quiet, then each flood, with fresh players."""
    assert running.process is not None
    pid = running.process.pid
    reader = running.client("Reader")
    record = {"record": long_game(folder), "settings": {"game": "burgundy", "seats": ["hot"] * 4}}
    long = reader.post("/import", 201, **record)["table"]

    async def phase(name: str, flood: Callable[[Counter[int], float], list[Awaitable[None]]]) -> None:
        players = [running.client(f"Player {n}") for n in "12"]
        table = players[0].table("burgundy", ["open", "open"])
        players[1].do(table, "sit")
        players[0].do(table, "start")
        times: list[Timed] = []
        counts: Counter[int] = Counter()
        work = flood(counts, time.perf_counter() + seconds)
        await asyncio.gather(play(table, players, pid, seconds, times), *work)
        told(name, times, counts)

    async with from_afar(running.address, VISITORS) as http:
        await phase("quiet", lambda counts, end: [])
        await phase(
            "anonymous pages", lambda counts, end: [pages(http, long, counts, end) for _ in range(AT_ONCE)]
        )
    async with from_afar(running.address, SANDBOX) as http:
        many = await guests(http)
        await phase(
            "long lines in the sandbox", lambda counts, end: [lines(http, one, counts, end) for one in many]
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=float, default=20.0)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="rat", ignore_cleanup_errors=True) as folder:
        running = Running(make_site(Path(folder) / "site"), Path(folder) / "data", RATUSHA_RATES="1").start()
        try:
            asyncio.run(run(running, Path(folder), args.seconds))
        finally:
            running.stop()


if __name__ == "__main__":
    main()
