"""What is open to whom: pages of other sites, headers, cookies, scripts, logs."""

import contextlib
import json
import re
from html.parser import HTMLParser
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from starlette.requests import HTTPConnection
from tests.server.harness import Client, Running, patient
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from ratusha.server.refusal import Refused
from ratusha.server.settings import Settings
from ratusha.server.web.guard import check_origin


@pytest.mark.parametrize(
    "origin", ["http://[", "http://[::1", "null", "//x", "http://", "x" * 3000, "http://a b"]
)
def test_an_origin_that_is_none_is_another_page(lite: Running, origin: str):
    answer = patient.post(f"{lite.address}/api/v1/guests", json={"name": "x"}, headers={"origin": origin})
    assert answer.status_code == 403
    assert answer.json()["error"]["code"] == "cross_site_request"


@pytest.mark.parametrize(
    ("address", "origin", "ours"),
    [
        ("", "http://games.example.org", True),
        ("", "https://games.example.org", True),
        ("", "http://games.example.org:81", False),
        ("https://games.example.org", "https://games.example.org", True),
        ("https://games.example.org", "http://games.example.org", False),
        ("https://games.example.org", "https://more.example.org", True),
        ("https://games.example.org", "https://evil.example.org", False),
    ],
)
def test_which_pages_are_ours(address: str, origin: str, ours: bool):
    """A server that is known to speak TLS has no pages without it: others could have made them."""
    settings = Settings(address=address, origins="https://more.example.org")
    app = SimpleNamespace(state=SimpleNamespace(server=SimpleNamespace(settings=settings)))
    headers = [(b"host", b"games.example.org"), (b"origin", origin.encode())]
    asked = HTTPConnection({"type": "http", "app": app, "headers": headers})
    if ours:
        check_origin(asked)
        return
    with pytest.raises(Refused) as refused:
        check_origin(asked)
    assert refused.value.code == "cross_site_request"


def test_every_answer_carries_the_security_headers(lite: Running):
    paths = ("/", "/api/v1/games", "/nosuch", "/static/page.css", "/healthz", "/api/v1/nosuch", "/static")
    answers = [patient.get(lite.address + path) for path in paths]
    handshake = {
        "connection": "Upgrade", "upgrade": "websocket", "sec-websocket-version": "13",
        "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==", "origin": "https://evil.example",
    }  # fmt: skip
    for path in ("/api/v1/tables/x/socket", "/nosuch", "/"):
        answers.append(patient.get(lite.address + path, headers=handshake))
        assert answers[-1].status_code == 403
    answers.append(patient.request("NOSUCH2", lite.address))
    assert answers[-1].status_code == 400
    for answer in answers:
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["x-frame-options"] == "DENY"
        assert answer.headers["cache-control"] == (
            "no-cache" if "/static/" in str(answer.url) else "no-store"
        )


def test_a_file_that_has_not_changed_is_not_sent_again(lite: Running):
    first = patient.get(f"{lite.address}/static/page.css")
    again = patient.get(f"{lite.address}/static/page.css", headers={"if-none-match": first.headers["etag"]})
    assert (first.status_code, again.status_code) == (200, 304)


def test_nobody_is_sent_to_the_host_he_says_he_asked(lite: Running):
    for path in ("/enter/", "/api/v1/me/", "/static", "//evil.example/enter/", "/settings", "/new"):
        answer = patient.get(lite.address + path, headers={"host": "evil.example"})
        assert "evil" not in answer.headers.get("location", "").partition("?")[0], path


def test_a_forged_cookie_or_host_header_opens_nothing(lite: Running):
    answer = patient.get(
        lite.address, headers={"host": "evil.example", "cookie": "ratusha=x; lang=%22><script>"}
    )
    assert answer.status_code == 200
    assert "evil.example" not in answer.text
    assert "<script>" not in answer.text


def test_where_to_go_after_coming_in_is_ours(lite: Running):
    for target in ("https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)"):
        client = patient.Client(base_url=lite.address)
        page = client.get("/enter", params={"next": target}).text
        csrf = re.search(r'name="csrf" value="(\w+)"', page)
        assert csrf is not None
        answer = client.post("/enter", data={"csrf": csrf[1], "name": "A", "next": target})
        assert answer.status_code == 303
        assert answer.headers["location"] == "/"


def test_no_unsafe_request_is_taken_from_another_page(lite: Running):
    """Every unsafe address of API and pages, with a cookie, in every dress another site can give."""
    from ratusha.server.web.pages import PAGES

    browser = patient.Client(base_url=lite.address)
    csrf = re.search(r'name="csrf" value="(\w+)"', browser.get("/enter").text)
    assert csrf is not None
    assert browser.post("/enter", data={"csrf": csrf[1], "name": "Victim"}).status_code == 303
    token = browser.get("/api/v1/me").json()["csrf"]
    paths = browser.get("/api/v1/openapi.json").json()["paths"]
    unsafe = [
        (how.upper(), "/api/v1" + path) for path, known in paths.items() for how in known if how != "get"
    ]
    unsafe += [(how, page.path) for page in PAGES for how in page.methods or () if how not in ("GET", "HEAD")]
    assert len(unsafe) > 50
    dresses = [
        {},
        {"x-csrf-token": "0" * 40},
        {"x-csrf-token": token, "origin": "https://evil.example"},
        {"x-csrf-token": token, "sec-fetch-site": "cross-site"},
        {"x-csrf-token": token, "sec-fetch-site": "same-site"},
    ]
    for how, path in unsafe:
        where = re.sub(r"\{\w+\}", "chat", path)
        for kind, content in (
            ("application/json", b'{"name": "a"}'),
            ("text/plain", b'{"name": "a"}'),
            ("application/x-www-form-urlencoded", b"name=a&csrf=x"),
            ("multipart/form-data; boundary=x", b"--x--"),
        ):
            for dress in dresses:
                headers = {"content-type": kind, **dress}
                answer = browser.request(how, where, content=content, headers=headers)
                assert answer.status_code == 403, (how, where, headers, answer.text[:200])
    for name in ("x-http-method-override", "x-method-override", "x-http-method"):
        browser.get("/api/v1/me", headers={name: "DELETE"})
    assert browser.get("/api/v1/me").json()["person"]["name"] == "Victim"


class Tags(HTMLParser):
    """All tags of a page with their attributes."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, {name: value or "" for name, value in attrs}))


def test_no_page_has_a_script_of_its_own(lite: Running):
    """No inline script, handler or style, whatever is put into the address; nothing private is cached."""
    anna = lite.client("Anna")
    table = anna.table("lantern_fair", ["open", "open"], title="<b onclick=x>")
    bearer = {"authorization": f"Bearer {anna.token}"}
    evil = "%22%3E%3Cscript%3Ealert(1)%3C/script%3E"
    for path in (
        "/", "/new", f"/new?game={evil}", "/import", f"/enter?next=/{evil}", "/settings", "/host", "/help",
        "/rules/burgundy", f"/rules/{evil}", f"/tables/{table}", f"/tables/{table}/parts", "/nosuch",
        f"/tables/{table}/chat", f"/i/{evil}", f"/host/become?token={evil}", f"/?lang={evil}", f"/{evil}",
    ):  # fmt: skip
        answer = patient.get(lite.address + path, headers=bearer)
        assert answer.status_code < 500, path
        tags = Tags()
        tags.feed(answer.text)
        for tag, known in tags.found:
            assert tag not in ("style", "base", "iframe", "object", "embed", "b"), (path, tag)
            assert tag != "script" or known.get("src", "").startswith("/static/"), (path, known)
            assert not any(name == "style" or name.startswith("on") for name in known), (path, known)
            links = (known.get("href", ""), known.get("src", ""), known.get("action", ""))
            assert not any(link.strip().lower().startswith(("javascript:", "data:")) for link in links)
        assert answer.headers["cache-control"] == "no-store", path
        assert "default-src 'none'" in answer.headers["content-security-policy"]


def test_nobody_learns_which_logins_exist(lite: Running):
    """Logging in, registering and changing passwords say the same whether a login is taken or not."""

    def account(login: str, password: str) -> httpx.Response:
        client = lite.client("Somebody")
        return client.http.post("/account", json={"login": login, "password": password})

    assert account("taken login", "the first password").status_code == 200
    again, fresh = account("taken login", "another password"), account("fresh login", "another password")
    assert (again.status_code, set(again.json())) == (fresh.status_code, set(fresh.json()))
    nobody = Client(lite.address, "")
    wrong = nobody.http.post("/session", json={"login": "taken login", "password": "not the password"})
    unknown = nobody.http.post("/session", json={"login": "no such login", "password": "not the password"})
    assert (wrong.status_code, wrong.text) == (unknown.status_code, unknown.text) == (403, wrong.text)


def test_no_secret_gets_into_the_logs(site: Path, tmp_path: Path):
    running = Running(site, tmp_path, RATUSHA_LOG_LEVEL="debug").start()
    try:
        anna = running.client("Anna Verynamed")
        table = anna.table("lantern_fair", ["open", "open"], open=False)
        token = anna.do(table, "invite", kind="play")["token"]
        patient.get(f"{running.address}/i/{token}")
        for path in (f"/i/{token}", f"/api/v1/tables/{table}/socket?token={token}"):
            with contextlib.suppress(InvalidStatus), connect(running.address.replace("http", "ws") + path):
                pass
        patient.get(f"{running.address}/host/become?token=abcdefgh")
        client = Client(running.address, "")
        client.http.post("/session", json={"login": "somebody", "password": "hunter2hunter2"})
        anna.do(table, "chat", text="between us")
    finally:
        running.stop()
    log = (tmp_path / "server.log").read_text()
    assert '"event": "request"' in log
    for secret in (token, anna.token, "hunter2hunter2", "Verynamed", "between us", "abcdefgh"):
        assert secret not in log
    for line in log.splitlines():
        assert set(json.loads(line)) >= {"at", "level", "event"}


def test_metrics_and_health(lite: Running):
    assert patient.get(f"{lite.address}/healthz").text == "ok\n"
    text = patient.get(f"{lite.address}/metrics").text
    for name in (
        "ratusha_requests_total",
        "ratusha_viewers",
        "ratusha_resident_memory_bytes",
        "ratusha_request_seconds_bucket",
    ):
        assert name in text
    assert all(re.fullmatch(r"#.*|\w+(\{[^}]*\})? [-+.\de]+", line) for line in text.splitlines())
