"""Notifications: one per hand-over, none while you look, nothing of the game in them."""

import json
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import Running


@pytest.fixture
def hook() -> Iterator[tuple[str, list[Any]]]:
    """A web server that keeps what it is told."""
    got: list[Any] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            got.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *args: Any) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/hook", got
    server.shutdown()
    thread.join()
    server.server_close()


def test_one_webhook_call_for_a_hand_over(site: Path, tmp_path: Path, hook: tuple[str, list[Any]]):
    url, got = hook
    running = Running(site, tmp_path, RATUSHA_WEBHOOK_PRIVATE="true", RATUSHA_NOTICE_DELAY="0.2").start()
    try:
        anna, boris = running.client("Anna"), running.client("Boris")
        assert boris.http.patch("/me", json={"settings": {"webhook": url}}).status_code == 200
        table = anna.table("brittle", ["open", "open"])
        boris.do(table, "sit")
        anna.do(table, "start")
        time.sleep(0.6)
        assert got == []
        anna.do(table, "submit", moves=["wait"], ply=0)
        boris_waits = time.monotonic()
        while not got and time.monotonic() - boris_waits < 10:
            time.sleep(0.05)
        time.sleep(0.6)
        assert len(got) == 1
        assert got[0]["table"] == table
        assert set(got[0]) == {"kind", "table", "game", "text", "link"}
    finally:
        running.stop()


def test_a_webhook_into_the_private_network_is_not_called(
    site: Path, tmp_path: Path, hook: tuple[str, list[Any]]
):
    url, got = hook
    running = Running(site, tmp_path, RATUSHA_NOTICE_DELAY="0.1").start()
    try:
        anna, boris = running.client("Anna"), running.client("Boris")
        boris.http.patch("/me", json={"settings": {"webhook": url}})
        table = anna.table("brittle", ["open", "open"])
        boris.do(table, "sit")
        anna.do(table, "start")
        anna.do(table, "submit", moves=["wait"], ply=0)
        time.sleep(1.0)
        assert got == []
        assert "notification failed" in running.log_text()
    finally:
        running.stop()
