"""Limits on how often: for everybody, in every spelling, and they say when to come back."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.harness import Client, Running, patient
from tests.server.sockets import Live

pytestmark = pytest.mark.long


def until_refused(ask: Callable[[int], int]) -> int:
    """Ask again and again, each time by number: which one was too much? On a slow machine some come back."""
    found = next((n for n in range(300) if ask(n) == 429), None)
    assert found is not None, "there is no limit"
    return found


def test_a_header_does_not_evade_the_limits(site: Path, tmp_path: Path):
    """Where a request comes from is told by the connection, not by the one who asks."""
    running = Running(site, tmp_path, RATUSHA_RATES="1").start()
    try:

        def guess(n: int) -> int:
            login = ("somebody", " somebody", "SOMEBODY", "ｓｏｍｅｂｏｄｙ", "somebody\t")[n % 5]
            headers = {
                "x-forwarded-for": f"10.0.0.{n}",
                "x-real-ip": f"10.0.0.{n}",
                "forwarded": f"for=10.0.0.{n}",
            }
            body = {"login": login, "password": "wrong wrong"}
            return patient.post(f"{running.address}/api/v1/session", json=body, headers=headers).status_code

        assert until_refused(guess) >= 10
    finally:
        running.stop()


def test_reading_has_a_limit_too(site: Path, tmp_path: Path):
    running = Running(site, tmp_path, RATUSHA_RATES="0.02").start()
    try:
        with patient.Client(base_url=running.address) as http:
            answers: list[httpx.Response] = []

            def read(path: str) -> int:
                answers.append(http.get(path))
                return answers[-1].status_code

            assert until_refused(lambda n: read("/api/v1/lobby")) >= 8
            assert int(answers[-1].headers["retry-after"]) > 0
            until_refused(lambda n: read("/"))
            assert http.get("/healthz").status_code == 200
    finally:
        running.stop()


def test_a_login_has_one_limit_in_every_spelling_and_from_everywhere(site: Path, tmp_path: Path):
    """Behind a proxy that is believed: many addresses guess at one login."""
    running = Running(site, tmp_path, RATUSHA_RATES="1", RATUSHA_PROXIES="127.0.0.1").start()
    try:

        def guess(n: int, login: str, address: str) -> int:
            body = {"login": login, "password": "wrong wrong"}
            headers = {"x-forwarded-for": address}
            return patient.post(f"{running.address}/api/v1/session", json=body, headers=headers).status_code

        spellings = (
            "somebody",
            "  somebody",
            "SOMEBODY",
            "ｓｏｍｅｂｏｄｙ",
            "some\u017fomebody"[:4] + "body",
        )
        assert until_refused(lambda n: guess(n, spellings[n % 5], f"10.0.0.{n}")) >= 10
        # And one customer of an IPv6 provider has many addresses.
        assert until_refused(lambda n: guess(n, f"login {n}", f"2001:db8:1:2::{n:x}")) >= 10
        assert guess(0, "another", "2001:db8:1:3::1") == 403
    finally:
        running.stop()


def test_guessing_elsewhere_does_not_shut_the_owner_out(site: Path, tmp_path: Path):
    running = Running(site, tmp_path, RATUSHA_RATES="1", RATUSHA_PROXIES="127.0.0.1").start()
    try:
        owner, thief, neighbour = "192.0.2.1", "192.0.2.2", "192.0.2.3"

        def known_device(login: str, address: str) -> str:
            device = patient.Client(
                base_url=f"{running.address}/api/v1", headers={"x-forwarded-for": address}
            )
            device.headers["x-csrf-token"] = device.get("/me").json()["csrf"]
            device.headers["x-csrf-token"] = device.post("/guests", json={"name": "Anna"}).json()["csrf"]
            body = {"login": login, "password": "correct horse"}
            assert device.post("/account", json=body).status_code == 200
            return str(device.cookies["ratusha-device"])

        known, anothers = known_device("anna", owner), known_device("clara", neighbour)

        def log_in(address: str, password: str, login: str = "anna", cookie: str = "") -> int:
            headers = {"x-forwarded-for": address}
            cookies = {"ratusha-device": cookie} if cookie else {}
            with patient.Client(
                base_url=f"{running.address}/api/v1", headers=headers, cookies=cookies
            ) as http:
                http.headers["x-csrf-token"] = http.get("/me").json()["csrf"]
                body = {"login": login, "password": password}
                return int(http.post("/session", json=body).status_code)

        assert until_refused(lambda n: log_in(thief, "wrong wrong")) in range(10, 20)
        assert log_in(neighbour, "correct horse") == 200, "at another address"
        assert log_in(thief, "correct horse") == 429
        assert log_in(thief, "wrong wrong", "boris") == 403, "another login"
        assert log_in(thief, "correct horse", cookie=anothers) == 429, "known to another login"
        assert log_in(thief, "correct horse", cookie=known) == 200, "a known device, at the thief's address"
        assert log_in(thief, "correct horse", cookie=known[:-1]) == 429, "forged"
        for _ in range(25):
            assert log_in(neighbour, "correct horse") == 200, "right tries do not count"
        assert until_refused(lambda n: log_in(owner, "wrong wrong", cookie=known)) == 10, (
            "nor is it let guess"
        )
    finally:
        running.stop()


def test_what_is_asked_by_socket_counts_as_well(site: Path, tmp_path: Path):
    """A socket is no way around the limits of an operation."""
    running = Running(site, tmp_path, RATUSHA_RATES="1").start()
    try:
        anna = running.client("Anna")
        table = anna.table("lantern_fair", ["open", "open"])
        live = Live(anna, running.address, table)
        answers: list[Any] = []

        def chat(n: int) -> int:
            live.send(type="chat", id=str(n), text="hi")
            answers.append(live.until(lambda m: m["type"] == "done"))
            return int(answers[-1].get("status", 200))

        assert until_refused(chat) >= 10
        assert answers[-1]["error"]["code"] == "too_many_requests"
    finally:
        running.stop()


def test_a_flood_of_messages_waits_for_its_turn(site: Path, tmp_path: Path):
    """Limits by twenty: 10 at once, then 2.5 a second, so that the last of 20 messages waits four seconds."""
    running = Running(site, tmp_path, RATUSHA_RATES="0.05").start()
    try:
        anna = running.client("Anna")
        live = Live(anna, running.address, anna.table("lantern_fair", ["open", "open"]))
        begun = time.monotonic()
        for n in range(20):
            live.send(type="ping", id=str(n))
        answers = [live.until(lambda m: m["type"] == "pong")["id"] for _ in range(20)]
        assert answers == [str(n) for n in range(20)], "none is refused"
        assert time.monotonic() - begun >= 3.5
    finally:
        running.stop()


def test_rates_are_limited_and_say_when_to_come_back(site: Path, tmp_path: Path):
    running = Running(site, tmp_path, RATUSHA_RATES="1").start()
    try:
        anna = running.client("Anna")
        table = anna.table("lantern_fair", ["open", "open"])
        nobody = Client(running.address, "")
        answers: list[httpx.Response] = []

        def ask(client: Client, method: str, path: str, **body: object) -> int:
            answers.append(client.http.request(method, path, json=body))
            nobody.http.cookies.clear()
            return answers[-1].status_code

        for least, first, client, method, path, body in (
            (10, 200, anna, "POST", f"/tables/{table}/chat", {"text": "hi"}),
            (19, 201, anna, "POST", "/tables", {"game": "lantern_fair", "seats": ["open"]}),
            (10, 403, nobody, "POST", "/session", {"login": "x", "password": "wrong"}),
            (50, 200, anna, "PATCH", "/me", {"name": "Anna"}),
            (18, 201, nobody, "POST", "/guests", {"name": "g"}),
        ):
            answers.clear()
            assert until_refused(lambda n: ask(client, method, path, **body)) >= least, path  # noqa: B023
            assert answers[0].status_code == first
            assert int(answers[-1].headers["retry-after"]) >= 1
        assert anna.get("/me")["person"]["name"] == "Anna", "others' requests are not the worse for it"
    finally:
        running.stop()
