"""Told to stop: gracefully, with status 0, and nothing but JSON lines on standard error."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.harness import Running, eventually, needs_proc, patient

pytestmark = [pytest.mark.long, pytest.mark.skipif(sys.platform == "win32", reason="no such signals there")]


@pytest.fixture(autouse=True)
def terminal() -> Iterator[None]:
    """Where the tests themselves were started with `nohup`, the servers would take that over."""
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGHUP, before)


def told(running: Running) -> list[str]:
    """What the log tells of the server itself, in order; how its bots play is another matter."""
    return [str(line["event"]) for line in lines(running) if line["event"] != "bots play interpreted"]


def lines(running: Running) -> list[dict[str, object]]:
    """The log; every line of it is JSON."""
    found = [json.loads(line) for line in (running.data / "server.log").read_text().splitlines()]
    assert all(set(line) >= {"at", "level", "event"} for line in found)
    return found


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_server_that_is_told_to_stop_ends_well(site: Path, tmp_path: Path, number: signal.Signals):
    running = Running(site, tmp_path).start()
    try:
        anna = running.client("Anna")
        table = anna.table("brittle", ["open", "random"])
        assert running.process is not None
        running.process.send_signal(number)
        assert running.process.wait(60) == 0
        assert told(running) == ["started", "stopped"]
        running.start()
        assert anna.see(table)["table"]["id"] == table
    finally:
        running.stop()


@needs_proc
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_several_processes_that_are_all_told_to_stop_end_well(
    site: Path, tmp_path: Path, databases, number: signal.Signals
):
    """As by Ctrl+C, or when the terminal is closed."""
    running = Running(site, tmp_path, databases.new(), workers=2).start()
    try:
        eventually(lambda: (tmp_path / "server.log").read_text().count('"started"') == 2)
        before = running.listening()
        assert running.process is not None
        os.killpg(running.process.pid, number)
        assert running.process.wait(60) == 0
        assert sorted(told(running)) == ["started"] * 2 + ["stopped"] * 2
        assert not any(Path(f"/proc/{pid}").exists() for pid in before)
    finally:
        running.stop()


@needs_proc
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_told_to_stop_while_it_starts(site: Path, tmp_path: Path, databases, number: signal.Signals):
    for wait in (0.0, 0.3, 1.0):
        running = Running(site, tmp_path, databases.new(), workers=2)
        running.wait = lambda: None  # type: ignore[method-assign]
        running.start()
        time.sleep(wait)
        assert running.process is not None
        os.killpg(running.process.pid, number)
        try:
            assert running.process.wait(60) == 0
            lines(running)
        finally:
            running.stop()


@needs_proc
def test_a_process_that_died_is_told_in_the_log(site: Path, tmp_path: Path, databases):
    running = Running(site, tmp_path, databases.new(), workers=2).start()
    try:
        eventually(lambda: len(running.listening()) == 2)
        os.kill(running.listening()[0], signal.SIGKILL)
        eventually(lambda: "a server process died" in (tmp_path / "server.log").read_text())
    finally:
        running.stop()
    (died,) = (line for line in lines(running) if line["event"] == "a server process died")
    assert (died["level"], died["exit"]) == ("error", -9)


def test_every_line_of_a_request_has_its_id_and_so_has_the_answer(site: Path, tmp_path: Path):
    running = Running(site, tmp_path, RATUSHA_LOG_LEVEL="debug").start()
    try:
        answers = [patient.get(running.address + path) for path in ("/", "/api/v1/games", "/nosuch")]
        given = [answer.headers["x-request-id"] for answer in answers]
    finally:
        running.stop()
    assert len(set(given)) == 3
    logged = [line["request"] for line in lines(running) if line["event"] == "request"]
    assert set(given) <= set(logged)
    assert len(logged) == len(set(logged))


def test_whatever_python_itself_would_write_is_a_line_of_json():
    """Names with line breaks, warnings, threads and tasks that fail, libraries."""
    code = """
import asyncio, logging, threading, warnings
from ratusha.server.base import logs
logs.set_up("info")
logs.log("x", name="a\\nb\\u2028c\\x9b\\x1b[31m")
warnings.warn("old")
threading.Thread(target=lambda: 1 / 0).start()
logging.getLogger("some.library").error("two\\nlines")
async def fail():
    raise OSError("forgotten")
async def main():
    asyncio.ensure_future(fail())
    await asyncio.sleep(0.01)
asyncio.run(main())
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    found = [json.loads(line) for line in done.stderr.splitlines()]
    assert done.stderr.isascii()
    assert len(found) == 5, done.stderr
    assert {line["level"] for line in found} == {"info", "warning", "error"}


def test_who_waits_for_news_is_answered_before_the_end(site: Path, tmp_path: Path):
    """Neither an error nor a broken line: a long poll hears that there is nothing, a stream ends."""
    running = Running(site, tmp_path).start()
    try:
        anna = running.client("Anna")
        table = anna.table("brittle", ["open", "open"])
        version = anna.see(table)["version"]
        waiting = []
        for path in (f"tables/{table}/updates?after={version}&wait=50", "stream"):
            line = socket.create_connection(("127.0.0.1", running.port), 60)
            head = f"GET /api/v1/{path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {anna.token}\r\n\r\n"
            line.sendall(head.encode())
            waiting.append(line)
        for _ in range(5):
            anna.see(table)  # what was sent before has arrived
        assert running.process is not None
        running.process.terminate()
        poll, stream = (b"".join(iter(lambda: line.recv(65536), b"")) for line in waiting)  # noqa: B023
        assert poll.startswith(b"HTTP/1.1 200 ")
        assert b'"type":"nothing"' in poll
        assert stream.startswith(b"HTTP/1.1 200 ")
        assert stream.endswith(b"0\r\n\r\n"), "the end of a whole answer"
        assert running.process.wait(60) == 0
    finally:
        running.stop()
