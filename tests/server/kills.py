"""Killing the server under load: nothing acknowledged may be missing, every table must continue."""

import os
import random
import signal
import threading
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
from tests.server.harness import Client, Running, eventually

TABLES = 4


@dataclass
class Load:
    """One player who plays both seats of a table and remembers what was acknowledged."""

    client: Client
    table: str
    seed: int
    acknowledged: list[tuple[int, int, str]] = field(default_factory=list)
    """ply, seat, move"""
    uncertain: set[tuple[int, int, str]] = field(default_factory=set)
    errors: list[str] = field(default_factory=list)

    def play_on(self, stop: threading.Event) -> None:
        rng = random.Random(self.seed + len(self.acknowledged))
        while not stop.is_set():
            try:
                self._move(rng)
            except (httpx.TransportError, OSError):
                time.sleep(0.02)

    def _move(self, rng: random.Random) -> None:
        http = self.client.http
        answer = http.get(f"/tables/{self.table}")
        if answer.status_code != 200:
            return
        seen = answer.json()
        options = [option for option in seen["you"]["options"] if not option["aside"]]
        if seen["table"]["status"] != "playing" or not options:
            return
        ply, seat, move = seen["table"]["ply"], seen["you"]["seat"], rng.choice(options)["notation"]
        self.uncertain.add((ply, seat, move))
        body = {"moves": [move], "ply": ply, "seat": seat, "id": f"{ply}-{rng.random()}"}
        done = http.post(f"/tables/{self.table}/submit", json=body)
        if done.status_code == 200:
            self.acknowledged.append((ply, seat, move))
        elif done.status_code not in (409, 429, 503):
            self.errors.append(done.text)


def moves_in_log(client: Client, table: str) -> dict[int, tuple[int, str]]:
    """By ply: who moved what, as the server now knows it."""
    found: dict[int, tuple[int, str]] = {}
    for seat in (0, 1):
        before = 0
        while True:
            lines: list[Any] = client.get(f"/tables/{table}/log", seat=seat, before=before, most=500)["lines"]
            for line in lines:
                if "move" in line and line["seat"] == seat:
                    found[line["ply"][0]] = (seat, line["move"])
            if len(lines) < 500:
                break
            before = lines[0]["version"]
    return found


def wait_for_moves(loads: list[Load], more: int) -> None:
    """Until so many more moves have been acknowledged in all."""

    def count() -> int:
        return sum(len(load.acknowledged) for load in loads)

    before = count()
    eventually(lambda: count() >= before + more, lambda: [load.errors for load in loads])


def kill_one_worker(running: Running, rng: random.Random) -> None:
    """Kill one of several server processes; the others go on, and a new one takes its place."""
    os.kill(rng.choice(running.listening()), signal.SIGKILL)


def kill_again_and_again(
    running: Running, kills: int, seed: int, report: Any = None, one_worker: bool = False
) -> int:
    """Kill the server, or one of its processes, so often; how many acknowledged moves were checked."""
    rng = random.Random(seed)
    checked = 0
    person = running.client("Survivor")
    loads: list[Load] = []
    for n in range(TABLES):
        table = person.table("burgundy", ["open", "hot"])
        person.do(table, "start")
        loads.append(Load(person.beside(), table, seed + n))
    for n in range(kills):
        stop = threading.Event()
        threads = [threading.Thread(target=load.play_on, args=(stop,), daemon=True) for load in loads]
        for thread in threads:
            thread.start()
        try:
            wait_for_moves(loads, 2 * TABLES)
            time.sleep(rng.uniform(0.0, 1.0))
            if one_worker:
                kill_one_worker(running, rng)
                time.sleep(rng.uniform(0.0, 1.0))  # the others carry the load meanwhile
            else:
                running.kill()
        finally:
            stop.set()
        for thread in threads:
            thread.join()
        if one_worker:
            running.wait()
        else:
            running.start()
        for load in loads:
            assert not load.errors, load.errors
            kept = moves_in_log(person, load.table)
            for ply, seat, move in load.acknowledged:
                assert kept.get(ply) == (seat, move), f"lost: ply {ply}, seat {seat}, {move}"
            checked += len(load.acknowledged)
            assert person.see(load.table)["table"]["status"] in ("playing", "over")
            if person.see(load.table)["table"]["status"] == "over":
                load.table = person.table("burgundy", ["open", "hot"])
                person.do(load.table, "start")
                load.acknowledged.clear()
        if report is not None:
            report(n + 1, checked)
    for load in loads:  # and every table continues
        before = person.see(load.table)["table"]["version"]
        assert person.play_first(load.table) or person.see(load.table)["table"]["status"] == "over"
        assert person.see(load.table)["table"]["version"] >= before
    return checked
