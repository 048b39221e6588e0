"""What opens a door, and how it is shut again: sessions, tokens, passwords, blocks."""

import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.harness import Client, Running, patient
from tests.server.sockets import Live
from websockets.exceptions import InvalidStatus


class Browser:
    """Somebody with a cookie, as a page's script would act."""

    def __init__(self, address: str) -> None:
        self.http = patient.Client(base_url=f"{address}/api/v1")
        self.address = address

    def ask(self, method: str, path: str, **body: Any) -> httpx.Response:
        csrf = self.http.get("/me").json()["csrf"]
        return self.http.request(method, path, json=body, headers={"x-csrf-token": csrf})

    def cookie(self) -> str:
        return f"ratusha={self.http.cookies['ratusha']}"

    def live(self, table: str) -> Live:
        live = Live(None, self.address, table, cookie=self.cookie())
        assert live.receive()["type"] == "snapshot"
        return live


def account(server: Running, login: str, password: str) -> Browser:
    browser = Browser(server.address)
    assert browser.ask("POST", "/guests", name=login[:20]).status_code == 201
    assert browser.ask("POST", "/account", login=login, password=password).status_code == 200
    return browser


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def hosted(
    request: pytest.FixtureRequest, site: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Running, Client]]:
    """A server of its own, and its host: the link to become one is good once."""
    database = request.getfixturevalue("databases").new() if request.param == "postgres" else ""
    running = Running(site, tmp_path_factory.mktemp("hosted"), database).start()
    host = running.client("Host")
    host.post("/host", token=running.host_link.split("token=")[1])
    yield running, host
    running.stop()


def shut(live: Live) -> None:
    """The server closes this socket."""
    live.rest()


def test_a_new_password_shuts_the_other_sessions_sockets(server: Running):
    """The thief of a cookie is out with everything that he had open; who changed it is in."""
    name = f"keeper{server.port}"
    owner = account(server, name, "first password")
    thief = Browser(server.address)
    assert thief.ask("POST", "/session", login=name, password="first password").status_code == 200
    table = owner.ask("POST", "/tables", game="lantern_fair", seats=["open", "random"]).json()["table"]
    stolen = thief.live(table)
    old = thief.cookie()
    assert owner.ask("POST", "/password", old="first password", new="second password").status_code == 200
    shut(stolen)
    again = Live(None, server.address, table, cookie=old)
    assert again.receive()["you"]["acts"] is False, "nobody, as for everybody at an open table"
    assert again.ask(type="start", id="s")["status"] == 401
    assert thief.http.get("/me").json()["person"] is None
    assert owner.live(table).last["you"]["acts"]


def test_logging_out_shuts_the_sockets_of_this_session(server: Running):
    owner = account(server, f"leaver{server.port}", "a long password")
    table = owner.ask("POST", "/tables", game="lantern_fair", seats=["open", "random"]).json()["table"]
    live = owner.live(table)
    assert owner.ask("DELETE", "/session").status_code == 200
    shut(live)


class Program:
    """Somebody else's program with a token of an account: its socket and its stream are open."""

    def __init__(self, server: Running, owner: Browser) -> None:
        token = owner.ask("POST", "/tokens", label="bot").json()["token"]
        seats = ["open", "random"]
        self.table = owner.ask("POST", "/tables", game="lantern_fair", seats=seats).json()["table"]
        self.bearer = {"authorization": f"Bearer {token}"}
        self.address = server.address
        self.live = Live(None, server.address, self.table, **self.bearer)
        assert self.live.receive()["you"]["acts"]

    def stream(self) -> Any:
        return patient.stream("GET", f"{self.address}/api/v1/stream", headers=self.bearer)

    def status(self) -> int:
        """What it is answered now."""
        return patient.get(f"{self.address}/api/v1/me", headers=self.bearer).status_code


def test_a_token_that_is_ended_acts_no_more(server: Running):
    """Neither by HTTP nor by a socket or stream that was opened with it."""
    owner = account(server, f"owner{server.port}", "a long password")
    program = Program(server, owner)
    with program.stream() as stream:
        assert stream.status_code == 200
        (known,) = owner.http.get("/tokens").json()["tokens"]
        assert owner.ask("DELETE", f"/tokens/{known['id']}").status_code == 200
        shut(program.live)
        assert list(stream.iter_lines()) == []
    assert program.status() == 401
    again = Live(None, server.address, program.table, **program.bearer)
    assert again.receive()["status"] == 401


def test_a_new_password_ends_the_tokens(server: Running):
    """Whoever has one of them is out, with the socket and the stream that he opened by it."""
    owner = account(server, f"spender{server.port}", "first password")
    program = Program(server, owner)
    with program.stream() as stream:
        assert owner.ask("POST", "/password", old="wrong password", new="second password").status_code == 403
        assert program.status() == 200
        assert owner.ask("POST", "/password", old="first password", new="second password").status_code == 200
        shut(program.live)
        assert list(stream.iter_lines()) == []
    assert program.status() == 401
    assert owner.http.get("/tokens").json() == {"tokens": []}
    assert owner.ask("POST", "/tokens", label="bot").status_code == 201, "who changed it is in"


@pytest.mark.parametrize(("lang", "words"), [("en", "tokens"), ("ru", "ключи ваших программ")])
def test_who_changes_his_password_is_told_about_the_tokens(lite: Running, lang: str, words: str):
    owner = account(lite, f"reader {lang}{lite.port}", "first password")
    owner.http.headers["accept-language"] = lang
    csrf = owner.http.get("/me").json()["csrf"]
    form = {"csrf": csrf, "old": "first password", "new": "second password"}
    page = owner.http.post(f"{lite.address}/settings/password?lang={lang}", data=form)
    assert page.status_code == 200
    (told,) = re.findall(r'class="[^"]*done[^"]*"[^>]*>([^<]*)<', page.text)
    assert words in told


def test_a_long_poll_does_not_outlive_its_token(server: Running):
    owner = account(server, f"poller{server.port}", "a long password")
    made = owner.ask("POST", "/tokens", label="bot").json()["token"]
    plans = {"game": "lantern_fair", "seats": ["open", "random"], "open": False}
    table = owner.ask("POST", "/tables", **plans).json()["table"]
    bearer = {"authorization": f"Bearer {made}"}
    seen = patient.get(f"{server.address}/api/v1/tables/{table}", headers=bearer).json()
    answers: list[httpx.Response] = []

    def poll() -> None:
        address = f"{server.address}/api/v1/tables/{table}/updates?after={seen['version']}&wait=20"
        answers.append(patient.get(address, headers=bearer))

    waiting = threading.Thread(target=poll)
    waiting.start()
    time.sleep(0.3)
    (known,) = owner.http.get("/tokens").json()["tokens"]
    assert owner.ask("DELETE", f"/tokens/{known['id']}").status_code == 200
    assert owner.ask("POST", f"/tables/{table}/start").status_code == 200
    waiting.join()
    assert answers[0].status_code == 401


def test_who_is_blocked_is_shut_out_at_once(hosted: tuple[Running, Client]):
    server, host = hosted
    anna = server.client("Anna")
    table = anna.table("lantern_fair", ["open", "random"])
    live = Live(anna, server.address, table)
    live.receive()
    watcher = Live(None, server.address, table)
    watcher.receive()
    host.post("/host/people", person=anna.id, blocked=True)
    shut(live)
    assert anna.http.get("/me").status_code == 401
    watcher.send(type="ping", id="p")
    assert watcher.until(lambda m: m["type"] == "pong"), "others are not the worse for it"


def test_who_has_a_blocked_name_is_shut_out_at_once(hosted: tuple[Running, Client]):
    server, host = hosted
    name = f"Rude {server.port}"
    rude = server.client(name)
    table = rude.table("lantern_fair", ["open", "random"])
    live = Live(rude, server.address, table)
    live.receive()
    host.post("/host/names", name=name.upper(), blocked=True)
    shut(live)
    assert rude.http.get("/me").status_code == 401


def test_another_site_does_not_even_get_a_handshake(server: Running):
    anna = server.client("Anna")
    table = anna.table("lantern_fair", ["open", "random"])
    evil = ("https://evil.example", "null", "", "http://[", server.address + ".evil.example")
    for origin in (*evil, server.address + "/x", server.address.replace("//", "//evil@")):
        with pytest.raises(InvalidStatus) as refused:
            Live(anna, server.address, table, origin=origin)
        assert refused.value.response.status_code == 403


def test_who_is_blocked_does_not_come_in_by_registering_again(hosted: tuple[Running, Client]):
    """And a guest who tries keeps what he has."""
    server, host = hosted
    name = f"barred{server.port}"
    barred = account(server, name, "a long password")
    host.post("/host/people", person=barred.http.get("/me").json()["person"]["id"], blocked=True)
    guest = Browser(server.address)
    guest.ask("POST", "/guests", name="Guest")
    table = guest.ask("POST", "/tables", game="lantern_fair", seats=["open", "open"]).json()["table"]
    assert guest.ask("POST", "/account", login=name, password="a long password").status_code == 409
    assert guest.http.get("/me").json()["person"]["name"] == "Guest"
    assert guest.http.get(f"/tables/{table}").json()["you"]["acts"]


def test_cookies_are_closed_to_scripts_and_other_sites(server: Running):
    answer = patient.get(f"{server.address}/enter")
    (cookie,) = answer.headers.get_list("set-cookie")
    assert re.search(r"; HttpOnly", cookie)
    assert re.search(r"; SameSite=lax", cookie)
    assert re.search(r"; Path=/", cookie)
    assert "Domain" not in cookie


def test_a_session_planted_before_the_log_in_is_worth_nothing(server: Running):
    """Session fixation: whoever comes in gets a session that was never anywhere else."""
    name = f"fixed{server.port}"
    account(server, name, "a long password")
    victim = Browser(server.address)
    victim.http.get("/me")
    planted = victim.cookie()
    assert victim.ask("POST", "/session", login=name, password="a long password").status_code == 200
    assert victim.cookie() != planted
    answer = patient.get(f"{server.address}/api/v1/me", headers={"cookie": planted})
    assert answer.json()["person"] is None


def test_behind_tls_the_cookie_is_for_tls_alone(tmp_path: Path):
    """And the pages of the address that people use may ask, those of others may not."""
    kept = Running(tmp_path, tmp_path)
    command = [sys.executable, "-m", "ratusha", "serve", "--no-open", "--port", str(kept.port)]
    environment = {**os.environ, "RATUSHA_ADDRESS": "https://games.example.org"}
    with subprocess.Popen(
        [*command, "--data", str(tmp_path)],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "Ratusha: https://games.example.org\n"
            inside = f"http://127.0.0.1:{kept.port}"
            page = patient.Client(transport=httpx.HTTPTransport(retries=8)).get(f"{inside}/enter")
            (cookie,) = page.headers.get_list("set-cookie")
            assert re.search(r"; Secure", cookie)
            for origin, status in (
                ("https://games.example.org", 201),
                ("https://example.org", 403),
                ("http://games.example.org", 403),
            ):
                headers = {"origin": origin, "host": "games.example.org"}
                answer = patient.post(f"{inside}/api/v1/guests", json={"name": "A"}, headers=headers)
                assert answer.status_code == status
        finally:
            process.terminate()
