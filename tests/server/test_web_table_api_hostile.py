"""Hostile input: everything the OpenAPI names, filled with rubbish; bodies, paths, methods."""

import json
import random
import re
from typing import Any

import pytest
from tests.server.harness import Running, patient

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


@pytest.mark.parametrize("path", ["/nosuch", "/i/nosuch", "/tables/nosuch", "/enter"])
def test_a_token_of_nobody_breaks_no_page(lite: Running, path: str):
    answer = patient.get(lite.address + path, headers={"authorization": "Bearer nosuch"})
    assert answer.status_code in (303, 404)


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
