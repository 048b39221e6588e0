"""Notifications: one per hand-over, none while you look, nothing of the game in them."""

import json
import re
import socket
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import Client, Running, eventually
from tests.server.visitors import guest

pytestmark = pytest.mark.long


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
        eventually(lambda: got)
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
        eventually(lambda: "notification failed" in running.log_text())
        assert got == []
    finally:
        running.stop()


class Mailbox:
    """As much of an SMTP server as a letter needs."""

    def __init__(self) -> None:
        self.letters: list[str] = []
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        while True:
            try:
                connection, _ = self.listener.accept()
            except OSError:
                return
            with connection, connection.makefile("rwb") as stream:
                self._talk(stream)

    def _talk(self, stream: Any) -> None:
        def say(line: str) -> None:
            stream.write(line.encode() + b"\r\n")
            stream.flush()

        say("220 ready")
        while line := stream.readline().decode().strip():
            if line.upper() == "DATA":
                say("354 go on")
                letter = b""
                while (part := stream.readline()) != b".\r\n":
                    letter += part
                self.letters.append(letter.decode())
                say("250 kept")
            elif line.upper() == "QUIT":
                say("221 bye")
                return
            else:
                say("250 ok")


def test_mail_goes_only_to_an_address_that_was_confirmed(
    site: Path, tmp_path: Path, hook: tuple[str, list[Any]]
):
    """The first letter asks; the second, after its link was opened, tells of the turn."""
    box = Mailbox()
    url, called = hook  # tells when a notice goes out: the letter, if any, comes right after the call
    running = Running(
        site, tmp_path, RATUSHA_SMTP=f"smtp://127.0.0.1:{box.port}", RATUSHA_NOTICE_DELAY="0.1",
        RATUSHA_WEBHOOK_PRIVATE="true",
    ).start()  # fmt: skip
    try:
        visitor = guest(running, "Boris", "en")
        visitor.go("/settings")
        visitor.form(
            "/settings", name="Boris", email="boris@example.org", webhook=url, lang="en", theme="auto"
        )
        eventually(lambda: len(box.letters) == 1)
        link = re.search(
            r"/settings/email\?token=\S+", box.letters[0].replace("=\r\n", "").replace("=3D", "=")
        )
        assert link is not None
        boris = Client(running.address, "")
        visitor.form("/settings/token", label="x")
        token = re.search(r"<code>([\w-]{20,})</code>", visitor.page.text)
        assert token is not None
        boris.http.headers["authorization"] = f"Bearer {token[1]}"
        anna = running.client("Anna")
        for letters in (1, 2):
            table = anna.table("brittle", ["open", "open"])
            boris.do(table, "sit")
            anna.do(table, "start")
            anna.do(table, "submit", moves=["wait"], ply=0)
            eventually(lambda: len(called) == letters)  # noqa: B023
            eventually(lambda: len(box.letters) == letters)  # noqa: B023
            visitor.go(link[0])
        assert f"{running.address}/tables/{table}" in box.letters[1].replace("=\r\n", "")
    finally:
        running.stop()
        box.listener.close()


def test_a_strangers_mailbox_is_not_flooded_with_questions(site: Path, tmp_path: Path):
    """Whoever asks, an address is asked three times at once; and once only as long as it is not changed."""
    box = Mailbox()
    smtp = f"smtp://127.0.0.1:{box.port}"
    running = Running(site, tmp_path, RATUSHA_SMTP=smtp, RATUSHA_RATES="1").start()
    try:
        guests = [running.client(name) for name in ("Anna", "Boris", "Vera", "Gleb")]
        stranger = {"settings": {"email": "Stranger@example.org"}}
        answers = [somebody.http.patch("/me", json=stranger).status_code for somebody in guests]
        assert answers == [200, 200, 200, 429]
        assert guests[3].get("/me")["person"]["settings"].get("email", "") == ""
        again = {"settings": {"email": "Stranger@example.org", "theme": "dark"}}
        assert guests[0].http.patch("/me", json=again).status_code == 200
        eventually(lambda: len(box.letters) == 3)
    finally:
        running.stop()
        box.listener.close()
    assert len(box.letters) == 3


def test_a_mail_server_that_says_nothing_holds_nobody_up(site: Path, tmp_path: Path):
    """The page that asks for an address is answered while the letter still waits to be sent."""
    with socket.create_server(("127.0.0.1", 0)) as dead:
        smtp = f"smtp://127.0.0.1:{dead.getsockname()[1]}"
        running = Running(site, tmp_path, RATUSHA_SMTP=smtp).start()
        try:
            visitor = guest(running, "Boris", "en")
            visitor.go("/settings")
            visitor.form("/settings", name="Boris", email="boris@example.org", lang="en", theme="auto")
            assert "notification failed" not in running.log_text()
            eventually(lambda: "notification failed" in running.log_text())
            assert "boris@example.org" not in running.log_text()
        finally:
            running.stop()
