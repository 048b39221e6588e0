"""Webhooks of strangers: not into the private network, and no slow one holds anything up."""

import asyncio
import socket
import threading
import time
from email.errors import MessageError
from functools import partial
from pathlib import Path

import pytest
from tests.server.harness import PATIENCE

from ratusha.server.notifications import notifier
from ratusha.server.server import Server
from ratusha.server.settings import Settings


def listening() -> tuple[socket.socket, int]:
    made = socket.socket()
    made.bind(("127.0.0.1", 0))
    made.listen()
    return made, made.getsockname()[1]


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1:{port}/", "http://localhost:{port}/", "http://[::ffff:127.0.0.1]:{port}/",
        "http://0.0.0.0:{port}/", "http://2130706433:{port}/", "http://0x7f.1:{port}/", "ftp://127.0.0.1/",
        "http://169.254.169.254/latest/", "http://[::1]:{port}/", "http://224.0.0.1/", "file:///etc/passwd",
        "http://", "http://127.0.0.1:99999/", "http://[", "//127.0.0.1",
    ],
)  # fmt: skip
def test_no_webhook_leads_into_the_private_network(url: str):
    made, port = listening()
    made.settimeout(0.05)
    with pytest.raises((ValueError, OSError)):
        notifier.post(url.format(port=port), {}, False)
    with pytest.raises(TimeoutError):
        made.accept()
    made.close()


def test_a_name_is_asked_once(monkeypatch: pytest.MonkeyPatch):
    """A name that tells a public address first and a private one then: the first is what is used."""
    answers = [("93.184.216.34", 80), ("127.0.0.1", 80)]
    asked: list[str] = []
    tried: list[tuple[str, int]] = []

    def names(host: str, port: int, **more: object) -> list[object]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", answers.pop(0))]

    def connect(address: tuple[str, int], *more: object) -> socket.socket:
        tried.append(address)
        raise ConnectionRefusedError

    monkeypatch.setattr(socket, "getaddrinfo", names)
    monkeypatch.setattr(socket, "create_connection", connect)
    with pytest.raises(ConnectionRefusedError):
        notifier.post("http://two-faced.example/hook", {}, False)
    assert (asked, tried) == (["two-faced.example"], [("93.184.216.34", 80)])


def test_an_answer_that_never_ends_is_not_waited_for(monkeypatch: pytest.MonkeyPatch):
    """It comes letter by letter, each within the time for one."""
    monkeypatch.setattr(notifier, "TIMEOUT", 0.3)
    made, port = listening()
    over = threading.Event()

    def drip() -> None:
        other, _ = made.accept()
        other.recv(10_000)
        while not over.is_set():
            try:
                other.sendall(b"H")
            except OSError:
                return
            time.sleep(0.1)

    thread = threading.Thread(target=drip, daemon=True)
    thread.start()
    done = threading.Event()

    def send() -> None:
        with pytest.raises(Exception):  # noqa: B017, PT011  whatever a cut connection raises
            notifier.post(f"http://127.0.0.1:{port}/", {}, True)
        done.set()

    threading.Thread(target=send, daemon=True).start()
    assert done.wait(PATIENCE)
    over.set()
    made.close()


def test_slow_web_servers_keep_no_letter_waiting_and_the_other_way_round(tmp_path: Path):
    """All threads for the one kind are held: the other is sent all the same."""

    async def work() -> None:
        server = await Server.start(Settings(data=str(tmp_path), rules_seconds=0))
        held = threading.Event()
        try:
            for kind, other in (("webhook", "mail"), ("mail", "webhook")):
                waiting = [
                    asyncio.ensure_future(server.notifier._try(kind, partial(held.wait, 60)))
                    for _ in range(notifier.THREADS[kind])
                ]
                await server.notifier._try(other, lambda: None)
                assert not any(one.done() for one in waiting)
                held.set()
                await asyncio.gather(*waiting)
                held.clear()
        finally:
            held.set()
            await server.close()

    asyncio.run(work())


@pytest.mark.parametrize(
    "to", ["root,a@example.org", "a@example.org\nBcc: b@example.org", "<a@example.org>", "a b@example.org"]
)
def test_a_letter_goes_to_one_address(to: str):
    made, port = listening()
    made.settimeout(0.05)
    with pytest.raises((ValueError, MessageError)):
        notifier.send_mail(f"smtp://127.0.0.1:{port}", "us@example.org", to, "subject", "text")
    with pytest.raises(TimeoutError):
        made.accept()
    made.close()
