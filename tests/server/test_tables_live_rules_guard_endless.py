"""Rules that do not come to an end: their table is frozen and says so, everybody else plays on."""

import ast
import asyncio
import contextlib
import os
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

import httpx
import pytest
from tests.server.harness import PATIENCE, ROOT, Client, Running, eventually, patient, two
from tests.server.house import House
from tests.server.sockets import Live

from ratusha.kernel import SPECTATOR
from ratusha.server.tables.live.room import Outbox, Viewer
from ratusha.server.tables.operations.operation import carry_out
from ratusha.server.tables.operations.play import Submit
from ratusha.server.tables.shown.program_channel import Programs

SERVER = ROOT / "src" / "ratusha" / "server"


@pytest.fixture(scope="module", params=["sqlite", "two processes"])
def hasty(
    request: pytest.FixtureRequest, site: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    """A server whose rules have little time."""
    database = request.getfixturevalue("databases").new() if request.param == "two processes" else ""
    workers = 2 if database else 1
    data = tmp_path_factory.mktemp("hasty")
    env = {"RATUSHA_RULES_SECONDS": "0.8", "ENDLESS_LOOPS": str(data / "loops")}
    running = Running(site, data, database, workers, **env).start()
    yield running
    running.stop()


def loops(running: Running) -> int:
    """How often its rules have begun to loop."""
    return (running.data / "loops").stat().st_size


class Others:
    """Somebody who plays elsewhere all the time, and how long he had to wait."""

    def __init__(self, running: Running) -> None:
        self._client = running.client("Other")
        self._stop = threading.Event()
        self.longest = 0.0
        self.moves = 0
        self._thread = threading.Thread(target=self._play)

    def __enter__(self) -> "Others":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        self._thread.join()

    def _play(self) -> None:
        while not self._stop.is_set():
            table = self._client.table("brittle", ["open", "hot"])
            self._client.do(table, "start")
            for ply in range(12):
                begun = time.monotonic()
                self._client.do(table, "submit", moves=["wait"], ply=ply, seat=ply % 2)
                self.longest = max(self.longest, time.monotonic() - begun)
                self.moves += 1
                if self._stop.wait(0.02):
                    return


@pytest.mark.parametrize("where", ["play", "catch", "sleep"])
def test_a_move_that_does_not_end_freezes_its_table_alone(hasty: Running, where: str):
    table, anna, boris = two(hasty, "endless")
    assert anna.see(table)["you"]["options"], "nobody has made the move yet: all can still be made"
    watching = Live(boris, hasty.address, table)
    watching.receive()
    with Others(hasty) as others:
        assert anna.refused(table, "submit", moves=[where], ply=0) == "frozen"
        told = watching.until(lambda message: message.get("table", {}).get("status") == "frozen")
        before = others.moves
        eventually(lambda: others.moves > before)
    assert told["table"]["why"] == "overran"
    assert told["log"][-1]["text"] == "The rules did not come to an end; the table is frozen."
    seen = boris.see(table)
    assert seen["view"]["ply"] == 0, "it can be looked at"
    assert anna.http.get(f"/tables/{table}/record").status_code == 200, "and exported"
    watching.socket.close()
    anna.do(table, "end")
    assert anna.see(table)["table"]["status"] == "over"


@pytest.mark.parametrize("where", ["view", "moves", "label"])
def test_a_position_that_cannot_be_shown_in_time_is_tried_no_more(hasty: Running, where: str):
    """The move is kept; what shows the position does not end, so that it is shown without one."""
    table, anna, boris = two(hasty, "endless")
    watching = [Live(who, hasty.address, table) for who in (anna, boris, None)]
    for live in watching:
        live.receive()
    answer = anna.http.post(f"/tables/{table}/submit", json={"moves": [where], "ply": 0})
    assert answer.status_code in (200, 409), answer.text
    for live in watching:
        live.until(lambda message: message.get("table", {}).get("status") == "frozen")
    before = 0
    for n in range(6):
        assert boris.see(table)["table"]["status"] == "frozen"
        assert hasty.client("").http.get(f"{hasty.address}/tables/{table}").status_code == 200
        if n == 0:  # another process may have to find out first
            before = loops(hasty)
    assert loops(hasty) == before, "not once more each time"
    boris.do(table, "end")
    assert boris.see(table)["table"]["status"] == "over"
    for live in watching:
        live.socket.close()


def test_words_that_do_not_end_freeze_the_table(hasty: Running):
    """Only the text of the position loops: whoever asks for it finds the table frozen, and only once."""
    table, anna, _ = two(hasty, "endless")
    anna.do(table, "submit", moves=["text"], ply=0)
    assert anna.http.get(f"/tables/{table}/text").status_code == 409
    assert anna.see(table)["table"]["status"] == "frozen"
    anna.http.get(f"/tables/{table}/text")
    before = loops(hasty)
    for _ in range(5):
        anna.http.get(f"/tables/{table}/text")
    assert loops(hasty) == before


def test_a_sandbox_that_does_not_end_is_tried_once_or_twice(hasty: Running):
    table, anna, _ = two(hasty, "endless")
    for _ in range(2):
        assert anna.refused(table, "sandbox", moves=["play"]) == "frozen"
    before = loops(hasty)
    for _ in range(5):
        assert anna.refused(table, "sandbox", moves=["play"]) == "frozen"
    assert loops(hasty) == before
    assert anna.see(table)["table"]["status"] == "frozen"


def test_slow_rules_let_the_others_have_their_turn(house):
    """Each view takes a tenth of a second: between two of them the loop turns, for everybody else."""

    async def test(h: House) -> None:
        live = await h.table(2, game="endless")
        turns = 0
        shown: list[int] = []

        class Noting(Outbox):
            def put(self, message: bytes) -> None:
                shown.append(turns)

        async def others() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        for seat, who in ((0, h.people[0].id), (1, h.people[1].id), (SPECTATOR, "")):
            live.room.enter(Programs(Viewer(seat, seat >= 0, "en", who=who)), Noting())
        elsewhere = asyncio.create_task(others())
        for ply in range(3):
            await carry_out(h.tables, live, h.people[ply % 2], Submit(ply=ply, moves=["slow"], seat=ply % 2))
        elsewhere.cancel()
        assert len(shown) == 9
        assert len(set(shown)) == 9

    house(test)


@pytest.mark.long
def test_a_process_that_was_stopped_for_a_while_freezes_nothing(site: Path, tmp_path: Path):
    """Time passes while it does not run at all: that is not the rules' fault."""
    running = Running(site, tmp_path, RATUSHA_RULES_SECONDS="0.8").start()
    try:
        table, anna, boris = two(running, "endless")
        assert running.process is not None
        anna.do(table, "submit", moves=["slow"], ply=0)
        thread = threading.Thread(
            target=lambda: boris.http.post(f"/tables/{table}/submit", json={"moves": ["slow"], "ply": 1})
        )
        thread.start()
        time.sleep(0.05)
        os.kill(running.process.pid, signal.SIGSTOP)
        time.sleep(2)
        os.kill(running.process.pid, signal.SIGCONT)
        thread.join()
        seen = anna.see(table)["table"]
        assert (seen["status"], seen["ply"]) == ("playing", 2)
    finally:
        running.stop()


def test_nobody_waits_for_anything_within_the_rules():
    """The time of a call into the rules is theirs alone: no `await` stands within `with rules()`."""
    found = 0
    for file in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.With) and any(
                ast.unparse(item.context_expr) == "rules()" for item in node.items
            ):
                found += 1
                waits = [part for part in ast.walk(node) if isinstance(part, ast.Await | ast.AsyncWith)]
                assert not waits, f"{file.name}:{node.lineno}"
    assert found > 10


def never_ending() -> None:
    from ratusha.server.tables.live.rules_guard import rules

    with rules(), rules():
        while True:
            pass


def test_the_stop_comes_only_within_the_rules():
    """Ticks outside of a call, and in the border's own code, do nothing."""
    from ratusha.server.tables.live import rules_guard

    rules_guard._ticked(0, None)
    with rules_guard.rules():
        pass
    rules_guard.limit_rules(0.08)
    try:
        with pytest.raises(rules_guard.EngineFailed, match="did not end") as failed:
            never_ending()
        assert failed.value.overran
        time.sleep(0.3)  # nothing ticks any more
        for _ in range(rules_guard.TICKS + 1):
            rules_guard._ticked(0, None)
        with rules_guard.rules():
            time.sleep(0.02)
    finally:
        rules_guard.limit_rules(0)


@pytest.mark.long
def test_a_process_that_hangs_in_compiled_code_is_replaced(site: Path, tmp_path: Path, databases):
    """Nothing can stop such a call but the end of its process: the other serves on, a new one takes over."""
    env = {"RATUSHA_RULES_SECONDS": "0.3", "ENDLESS_STUCK": "3"}
    running = Running(site, tmp_path, databases.new(), 2, **env).start()
    try:
        table, anna, _ = two(running, "endless")
        others = [anna.table("brittle", ["open", "hot"]) for _ in range(8)]
        stuck = threading.Thread(target=hang, args=(anna.beside(), table))
        stuck.start()
        time.sleep(1)
        with ThreadPoolExecutor(len(others)) as asked:
            answered = as_completed([asked.submit(answers, running, other) for other in others])
            assert any(answer.result() for answer in answered), "the tables of the other process"
            assert stuck.is_alive(), "meanwhile"
        stuck.join()
        # It is the processor's time that is counted, of which it may get little.
        eventually(lambda: "a server process died" in running.log_text(), seconds=5 * PATIENCE)
        again = anna.beside()
        seen = again.see(table)["table"]
        assert (seen["status"], seen["ply"]) == ("playing", 0), "the move was never acknowledged, nor kept"
        again.do(table, "submit", moves=["wait"], ply=0)
        assert all(again.see(other)["table"]["id"] == other for other in others)
    finally:
        running.stop()


def answers(running: Running, table: str) -> bool:
    try:
        return patient.get(f"{running.address}/api/v1/tables/{table}").status_code == 200
    except httpx.TransportError:
        return False


def hang(client: Client, table: str) -> None:
    """Make the move on a connection that goes to the process of this table."""
    with contextlib.suppress(httpx.TransportError):
        client.http.post(f"/tables/{table}/submit", json={"moves": ["compiled"], "ply": 0})
