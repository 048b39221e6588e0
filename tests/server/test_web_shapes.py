"""The answers are as the OpenAPI says: every field is there, is of its type, and none is kept quiet about."""

import json
import re
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.harness import Client, Running, patient, play_out

from ratusha.server.tables.operations.operation import answer_of
from ratusha.server.web.endpoints import ENDPOINTS
from ratusha.server.web.openapi import PLAIN, description
from ratusha.server.web.operations import OPERATIONS
from ratusha.server.web.shapes import Refusal

ANSWERS: dict[tuple[str, str], Any] = {(known.path, known.method): known.answer for known in ENDPOINTS} | {
    (f"/tables/{{table}}/{op.name}", "post"): answer_of(op) for op in OPERATIONS.values()
}


def quiet(schema: dict[str, Any], data: Any, where: str = "") -> list[str]:
    """Fields of the data that the schema does not name."""
    if "$ref" in schema:
        return quiet(description()["components"]["schemas"][schema["$ref"].rsplit("/", 1)[1]], data, where)
    if "anyOf" in schema:
        return min((quiet(one, data, where) for one in schema["anyOf"]), key=len)
    if isinstance(data, dict) and "properties" in schema:
        known = schema["properties"]
        found = [f"{where}.{name}" for name in data if name not in known]
        for name in data.keys() & known.keys():
            found += quiet(known[name], data[name], f"{where}.{name}")
        return found
    if isinstance(data, dict) and isinstance(schema.get("additionalProperties"), dict):
        inner = schema["additionalProperties"]
        return [more for name, value in data.items() for more in quiet(inner, value, f"{where}.{name}")]
    if isinstance(data, list) and isinstance(schema.get("items"), dict):
        return [more for value in data for more in quiet(schema["items"], value, where + "[]")]
    if isinstance(data, dict) and schema.get("type") not in ("object", None):
        return [where]
    return []


class Checked:
    """Looks at every answer that a client gets."""

    def __init__(self) -> None:
        self.seen: set[tuple[str, str]] = set()

    def watch(self, client: Client) -> Client:
        client.http.event_hooks = {"response": [self.check]}
        return client

    def check(self, answer: httpx.Response) -> None:
        method = answer.request.method.lower()
        path = answer.request.url.path.removeprefix("/api/v1")
        for known, how in ANSWERS:
            if how == method and re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", known), path):
                break
        else:
            return
        answer.read()
        described = description()["paths"][known][method]["responses"]
        refused = answer.status_code >= 400
        if refused:
            described = described["4XX"]
        else:
            described = described[str(answer.status_code)]
            self.seen.add((known, method))
        kind = answer.headers["content-type"].partition(";")[0]
        assert kind in described["content"], (known, kind)
        if kind == "application/json":
            data = json.loads(answer.content)
            msgspec.convert(data, Refusal if refused else ANSWERS[known, method])
            assert quiet(described["content"][kind]["schema"], data) == [], known


@pytest.mark.parametrize(
    "game", ["lantern_fair", "burgundy", "empire", "altay", "gloomhaven", "terra_mystica"]
)
def test_every_answer_is_as_described(site: Path, tmp_path: Path, game: str):
    running = Running(site, tmp_path).start()
    checked = Checked()
    try:
        anna, boris = (checked.watch(running.client(name)) for name in ("Anna", "Boris"))
        anna.post("/host", token=running.host_link.split("token=")[1])
        around(anna, boris)
        with_cookie(checked, running.address)
        if game == "lantern_fair":
            whole_game(anna, boris)
            missed = {key for key in ANSWERS if key not in checked.seen}
            assert missed <= NOT_HERE, missed - NOT_HERE
        else:
            begin(anna, boris, game)
    finally:
        running.stop()


NOT_HERE = {
    ("/stream", "get"),  # it does not end
    *((f"/tables/{{table}}/{name}", "post") for name in ("overdue", "rewind", "away")),  # as the others
}


def around(anna: Client, boris: Client) -> None:
    for path in ("/games", "/bots", "/me", "/ratings", "/tokens", "/lobby", "/next", "/tables"):
        anna.get(path)
    anna.http.patch("/me", json={"name": "Anna the Host", "settings": {"lang": "en"}})
    anna.post("/tokens", 201, label="bot")
    known = anna.get("/tokens")["tokens"]
    anna.http.delete(f"/tokens/{known[-1]['id']}")
    anna.get("/host/health")
    anna.get("/host/people", name="B")
    anna.post("/host/people", person=boris.id, host=False)
    anna.post("/host/names", name="Rude")
    ended = boris.table("lantern_fair", ["open", "open"])
    anna.post("/host/tables", table=ended)


def with_cookie(checked: Checked, address: str) -> None:
    """Those that need one."""
    with patient.Client(base_url=f"{address}/api/v1", event_hooks={"response": [checked.check]}) as browser:

        def ask(method: str, path: str, **body: str) -> None:
            csrf = browser.get("/me").json()["csrf"]
            answer = browser.request(method, path, json=body, headers={"x-csrf-token": csrf})
            assert answer.status_code < 300, answer.text

        ask("POST", "/guests", name="Clara")
        ask("POST", "/account", login="clara", password="first password")
        ask("POST", "/password", old="first password", new="second password")
        ask("DELETE", "/session")
        ask("POST", "/session", login="clara", password="second password")
        ask("DELETE", "/me")


def begin(anna: Client, boris: Client, game: str) -> str:
    clock = {"kind": "live", "minutes": 30, "increment": 5}
    options = {"length": "short"} if game == "lantern_fair" else {}
    table = anna.table(game, ["open", "open"], clock=clock, rated=True, options=options)
    boris.see(table)
    boris.do(table, "sit", seat=1)
    boris.do(table, "leave", seat=1)
    boris.do(table, "sit", seat=1)
    boris.do(table, "colour", seat=1, colour="green")
    boris.do(table, "swap-colours", seat=1, other=0)
    anna.do(table, "swap", seat=0, other=1)
    anna.do(table, "swap", seat=0, other=1)
    anna.do(table, "start")
    for player in (anna, boris):
        seen = player.see(table)
        player.get(f"/tables/{table}/updates", after=0)
        player.get(f"/tables/{table}/updates", after=seen["version"], wait=0)
        for path in ("log", "digest", "text", "chat", "notes", "invites"):
            player.get(f"/tables/{table}/{path}")
        asked = [option for option in seen["you"]["options"] if not option["aside"]]
        if not asked:
            continue
        move, ply = asked[0]["notation"], seen["table"]["ply"]
        player.do(table, "sandbox", moves=[move])
        player.do(table, "step", move=move, ply=ply)
        player.see(table)
        if player.see(table)["you"].get("draft"):
            player.do(table, "undo")
            player.do(table, "draft", moves=[move])
            player.do(table, "restart")
    return table


def whole_game(anna: Client, boris: Client) -> None:
    table = begin(anna, boris, "lantern_fair")
    seen = anna.see(table)
    anna.do(table, "step", move=seen["you"]["options"][0]["notation"], ply=seen["table"]["ply"])
    anna.do(table, "confirm", ply=seen["table"]["ply"])
    anna.do(table, "standing", key="bask", policy="never")
    anna.do(table, "chat", text="hello")
    anna.do(table, "notes", text="mine")
    token = anna.do(table, "invite", kind="watch")["token"]
    anna.get(f"/tables/{table}/invites")
    boris.post("/invitations", token=token)
    anna.do(table, "revoke", token=token)
    anna.do(table, "propose", what="pause")
    boris.see(table)
    boris.do(table, "answer", yes=False)
    anna.refused(table, "submit", moves=["nonsense"], ply=anna.see(table)["table"]["ply"])
    play_out(table, [anna, boris])
    anna.see(table)
    anna.get("/ratings")
    anna.get("/tables")
    anna.get(f"/tables/{table}/replay", ply=3)
    record = anna.http.get(f"/tables/{table}/record").text
    anna.post("/import", 201, record=record)
    anna.do(table, "fork", ply=3)
    anna.do(table, "rematch")
    spare = anna.table("lantern_fair", ["open", "open"])
    anna.do(spare, "bot", seat=1, bot="random")
    anna.do(spare, "end")


def test_what_is_no_json_is_said_so():
    for path, methods in description()["paths"].items():
        for operation in methods.values():
            (answer,) = (found for status, found in operation["responses"].items() if status.startswith("2"))
            assert list(answer["content"]) == [PLAIN.get(path.rsplit("/", 1)[1], "application/json")]


def test_fields_are_explained():
    shapes = description()["components"]["schemas"]
    assert "send it with your move" in shapes["Table"]["properties"]["ply"]["description"]
