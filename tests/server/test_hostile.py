"""Hostile input: everything the OpenAPI names, filled with rubbish; limits; headers; logs."""

import contextlib
import json
import random
import re
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.harness import Client, Running, patient
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

RUBBISH: list[Any] = [
    None, True, False, 0, -1, 1e308, 2**63, -(2**70), "", "x", "\x00", "\ud800", "<script>", "../..",
    "' OR 1=1 --", "x" * 5000, [], [[]], {}, {"a": {"b": []}}, [None], ["x"] * 300, "٣", "1_0", "NaN",
]  # fmt: skip


def values(schema: dict[str, Any], components: dict[str, Any], rng: random.Random, depth: int = 0) -> Any:
    """Something of the right shape, with rubbish here and there."""
    if rng.random() < 0.25 or depth > 4:
        return rng.choice(RUBBISH)
    if "$ref" in schema:
        return values(components[schema["$ref"].rsplit("/", 1)[1]], components, rng, depth + 1)
    if "anyOf" in schema:
        return values(rng.choice(schema["anyOf"]), components, rng, depth + 1)
    if "enum" in schema:
        return rng.choice(schema["enum"])
    match schema.get("type"):
        case "object":
            properties = schema.get("properties", {})
            return {name: values(part, components, rng, depth + 1) for name, part in properties.items()
                    if rng.random() < 0.8}  # fmt: skip
        case "array":
            return [
                values(schema.get("items", {}), components, rng, depth + 1) for _ in range(rng.randrange(4))
            ]
        case "integer":
            return rng.choice([0, 1, 2, 7, -1, 10**6])
        case "boolean":
            return rng.random() < 0.5
        case _:
            return rng.choice(["", "a", "bid coins=1", "lantern_fair", "open", "table", "wait"])


def encode(body: Any) -> bytes:
    return json.dumps(body).encode("utf-8", "surrogatepass")


def test_no_request_that_the_openapi_describes_breaks_the_server(server: Running):
    anna = server.client("Anna")
    table = anna.table("lantern_fair", ["open", "open"])
    server.client("Boris").do(table, "sit")
    anna.do(table, "start")
    description = anna.get("/openapi.json")
    components = description["components"]["schemas"]
    rng = random.Random(7)
    seen: set[int] = set()
    for path, methods in description["paths"].items():
        for method, operation in methods.items():
            if path == "/stream" or (path, method) == ("/me", "delete"):
                continue
            for _ in range(12):
                where = path.replace("{table}", rng.choice([table, "nosuch", "%00", "../x"])).replace(
                    "{id}", "x"
                )
                query = {
                    parameter["name"]: rng.choice(["0", "-1", "--1", "-", "\0", "x", "9" * 40, "1"])
                    for parameter in operation.get("parameters", [])
                    if parameter["in"] == "query" and parameter["name"] != "wait"
                }
                content: bytes | None = None
                if "requestBody" in operation:
                    schema = operation["requestBody"]["content"]["application/json"]["schema"]
                    content = encode(values(schema, components, rng))
                if path == "/tables/{table}/updates":
                    query["wait"] = "0"
                answer = anna.http.request(
                    method.upper(),
                    where,
                    content=content,
                    params=query,
                    headers={"content-type": "application/json"},
                )
                seen.add(answer.status_code)
                assert answer.status_code < 500, (method, where, content, answer.text)
                if answer.status_code >= 400:
                    error = answer.json()["error"]
                    assert error["code"]
                    assert error["text"]
                    assert "Traceback" not in answer.text
    assert {200, 404, 409, 422} <= seen


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"\xff\xfe", b"[" * 100_000, b'"' + b"x" * 200_000, b"null", b"1", b'{"nosuch": "\xff"}'],
)
def test_a_body_that_is_no_json_is_refused(lite: Running, content: bytes):
    anna = lite.client("Anna")
    answer = anna.http.post("/tables", content=content, headers={"content-type": "application/json"})
    assert answer.status_code in (400, 413, 422)
    assert answer.json()["error"]["text"]


def test_a_nul_is_nowhere_a_text(server: Running):
    """PostgreSQL keeps no NUL: it is refused, or stands for no id, in every place where text comes in."""
    anna, boris = server.client("Anna"), server.client("Boris")
    table = anna.table("lantern_fair", ["open", "open"])
    boris.do(table, "sit")
    anna.do(table, "start")
    ply = anna.see(table)["table"]["ply"]
    for path in (
        "/tables/%00",
        f"/tables/{table}/log?after=%00",
        f"/tables/{table}?lang=%00",
        "/host/people?name=%00",
    ):
        assert anna.http.get(path).status_code in (200, 403, 404, 422), path
    assert anna.http.delete("/tokens/%00").status_code == 404
    for path, body in (
        (f"/tables/{table}/notes", {"text": "\0"}),
        (f"/tables/{table}/submit", {"moves": ["bid coins=1"], "ply": ply, "id": "\0"}),
        (f"/tables/{table}/submit", {"moves": ["bid coins=1"], "ply": 0, "id": "a\0b"}),
        (f"/tables/{table}/revoke", {"token": "\0"}),
        ("/tokens", {"label": "\0"}),
        ("/session", {"login": "a\0", "password": "longenough"}),
        ("/guests", {"name": "a\0"}),
    ):
        answer = anna.http.post(path, json=body)
        assert answer.status_code == 422, (path, answer.text)
        assert answer.json()["error"]["text"]
    anna.do(table, "notes", text="the six letters \\u0000 are no NUL")
    assert anna.get(f"/tables/{table}/notes")["text"] == "the six letters \\u0000 are no NUL"
    browser = patient.Client(base_url=server.address)
    csrf = re.search(r'name="csrf" value="(\w+)"', browser.get("/enter").text)
    assert csrf is not None
    assert browser.get("/i/%00").status_code in (303, 404)
    assert browser.post("/login", data={"csrf": csrf[1], "login": "\0", "password": "\0"}).status_code == 403


@pytest.mark.parametrize(
    "origin", ["http://[", "http://[::1", "null", "//x", "http://", "x" * 3000, "http://a b"]
)
def test_an_origin_that_is_none_is_another_page(lite: Running, origin: str):
    answer = patient.post(f"{lite.address}/api/v1/guests", json={"name": "x"}, headers={"origin": origin})
    assert answer.status_code == 403
    assert answer.json()["error"]["code"] == "foreign-page"


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


def test_a_body_too_large_is_refused(lite: Running):
    anna = lite.client("Anna")
    answer = anna.http.post("/import", content=encode({"record": "x" * 1_200_000}))
    assert answer.status_code == 413


def test_methods_and_paths_that_are_not_there(lite: Running):
    anna = lite.client("Anna")
    for method, path, status in (
        ("DELETE", "/games", 405), ("PUT", "/me", 405), ("GET", "/nosuch", 404),
        ("POST", "/tables/x/nosuch", 404), ("TRACE", "/me", 405),
    ):  # fmt: skip
        answer = anna.http.request(method, path, content=b"{}" if method == "POST" else None)
        assert answer.status_code == status, (method, path)
        assert answer.json()["error"]["text"]


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


@pytest.mark.parametrize("path", ["/nosuch", "/i/nosuch", "/tables/nosuch", "/enter"])
def test_a_token_of_nobody_breaks_no_page(lite: Running, path: str):
    answer = patient.get(lite.address + path, headers={"authorization": "Bearer nosuch"})
    assert answer.status_code in (303, 404)


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
        "/rules/burgundy", f"/rules/{evil}", f"/tables/{table}", f"/tables/{table}/panel", "/nosuch",
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


@pytest.mark.parametrize(
    "path",
    [
        "/static/../server.py", "/static/..%2f..%2fserver%2frun.py", "/static/%2e%2e/%2e%2e/pyproject.toml",
        "/static//etc/passwd", "/static/....//....//etc/passwd", "/static/..%5c..%5cx",
        "/rules/..%2f..%2fetc%2fpasswd", "/rules/burgundy%2f..%2f..", "/static/", "/static",
    ],
)  # fmt: skip
def test_no_way_out_of_the_folders(lite: Running, path: str):
    import socket

    with socket.create_connection(("127.0.0.1", lite.port), timeout=60) as made:  # a client would tidy it up
        made.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        answer = b""
        while part := made.recv(65_536):
            answer += part
    status = int(answer.split(b" ", 2)[1])
    assert status in (307, 404), answer[:300]
    assert b"root:" not in answer
    assert b"import " not in answer
