"""All traffic of real games, of every installed game, held against what each viewer may know.

Two or three players, the coach of one, a guest who watches, somebody without a name, a program at the
stream, a webhook; drafts that are taken back, notes, sandboxes, refusals, pages, health, metrics, logs.
"""

import json
import random
import threading
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.harness import Client, Running, accept, eventually, patient
from tests.server.sockets import Live as Socket
from tests.server.test_notifications_notifier import hook  # noqa: F401  a fixture
from tests.server.test_tables_shown_snapshots_leaks import SEATS, strip

from ratusha.kernel import CHANCE, SPECTATOR
from ratusha.kernel.match import Match
from ratusha.kernel.record import parse
from ratusha.kernel.registry import game
from ratusha.server.words import say

MOVES = {
    "lantern_fair": 200,
    "empire": 40,
    "altay": 40,
    "burgundy": 24,
    "gloomhaven": 60,
    "terra_mystica": 24,
}
OPTIONS: dict[str, dict[str, str]] = {
    "lantern_fair": {"length": "short"},
    "burgundy": {"boards": "secret", "buy_anytime": "on"},
    "terra_mystica": {"turn_order": "passing", "give_up": "on"},
}
NOTE = "canary-note"


@dataclass
class Ear:
    """One viewer, and all that came to him before the end."""

    seat: int
    client: Client | None
    socket: Socket
    acts: bool = False
    texts: list[str] = field(default_factory=list)
    views: list[tuple[int, Any]] = field(default_factory=list)
    options: list[tuple[int, Any]] = field(default_factory=list)
    lines: dict[tuple[int, int], Any] = field(default_factory=dict)

    def take(self, message: Any) -> None:
        if self.socket.last.get("table", {}).get("status") != "playing":
            return
        self.texts.append(json.dumps(message, ensure_ascii=False))
        ply = message["table"]["ply"]
        you = message["you"]
        if "draft" not in you:
            self.views.append((ply, json.loads(json.dumps(self.socket.view))))
            self.options.append((ply, you["options"]))
        for line in message["log"]:
            if line["kind"] in ("moved", "started"):
                self.lines[line["version"], line["ply"][0]] = line

    def listen(self, version: int) -> None:
        while self.socket.version < version:
            message = self.socket.receive()
            if message["type"] in ("snapshot", "update"):
                self.take(message)

    def look(self, address: str, table: str) -> None:
        """Everything else he can ask for."""
        headers = dict(self.client.http.headers) if self.client is not None else {}
        for path in (
            f"/tables/{table}", f"/tables/{table}/parts", f"/tables/{table}/replay", "/", "/metrics",
            f"/tables/{table}/replay?ply=9", "/healthz", "/host", "/settings", f"/api/v1/tables/{table}/text",
            f"/api/v1/tables/{table}/log?most=500", f"/api/v1/tables/{table}/digest", "/api/v1/lobby",
            f"/api/v1/tables/{table}/record", f"/api/v1/tables/{table}/notes", "/api/v1/host/health",
            f"/api/v1/tables/{table}/invites", f"/api/v1/tables/{table}/chat", "/api/v1/openapi.json",
            f"/api/v1/tables/{table}/updates?after=0", "/api/v1/tables",
        ):  # fmt: skip
            answer = patient.get(address + path, headers=headers)
            assert answer.status_code < 500, (path, answer.text)
            self.texts.append(answer.text)


def seats_and_watchers(server: Running, id: str) -> tuple[str, list[Client], list[Ear]]:
    count = SEATS[id]
    people = [server.client(f"Person {i}") for i in range(count)]
    coach, watcher = server.client("Coach"), server.client("Watcher")
    table = people[0].table(id, ["open"] * count, options=OPTIONS.get(id, {}))
    for person in people[1:]:
        person.do(table, "sit")
    assert accept(coach, people[1].do(table, "invite", kind="coach")["token"]) == 303
    people[0].do(table, "start")
    # The last one has a webhook and does not look.
    ears = [Ear(seat, p, Socket(p, server.address, table), True) for seat, p in enumerate(people[:-1])]
    ears.append(Ear(1, coach, Socket(coach, server.address, table)))
    ears.append(Ear(SPECTATOR, watcher, Socket(watcher, server.address, table)))
    ears.append(Ear(SPECTATOR, None, Socket(None, server.address, table)))
    for ear in ears:
        ear.take(ear.socket.receive())
    return table, people, ears


def others_hear_nothing(table: str, seat: int, people: list[Client], rng: random.Random) -> list[str]:
    """A draft, a sandbox and a note of one player, and a refusal: nobody else's table looks different."""
    person = people[seat]
    mine = person.see(table)
    options = [o for o in mine["you"]["options"] if not o["aside"]]
    if not options or "draft" in mine["you"]:
        return []
    before = [strip(other.see(table)) for other in people if other is not person]
    step = rng.choice(options)["notation"]
    person.do(table, "sandbox", moves=[step])
    person.do(table, "notes", text=f"{NOTE}-{seat} {step}")
    texts = []
    for other, place in zip(people, mine["table"]["seats"], strict=True):
        if not place["asked"]:
            body = {"moves": [step], "ply": mine["table"]["ply"]}
            answer = other.http.post(f"/tables/{table}/submit", json=body)
            assert answer.status_code == 409
            texts.append(answer.text)
    drafted = person.http.post(f"/tables/{table}/step", json={"move": step, "ply": mine["table"]["ply"]})
    if "draft" in person.see(table)["you"]:
        assert drafted.status_code == 200
        assert [strip(other.see(table)) for other in people if other is not person] == before
        person.do(table, "restart")
    return texts


@pytest.mark.parametrize("id", sorted(SEATS))
def test_nobody_is_told_what_he_may_not_know(
    site: Path,
    tmp_path: Path,
    hook: tuple[str, list[Any]],  # noqa: F811
    id: str,
):
    url, told = hook
    server = Running(site, tmp_path, RATUSHA_WEBHOOK_PRIVATE="true", RATUSHA_NOTICE_DELAY="0").start()
    try:
        listen_to_a_game(server, id, url, told)
    finally:
        server.stop()


def listen_to_a_game(server: Running, id: str, url: str, told: list[Any]) -> None:
    table, people, ears = seats_and_watchers(server, id)
    rng = random.Random(7)
    people[-1].http.patch("/me", json={"settings": {"webhook": url}})
    stream: list[str] = []
    reader = threading.Thread(target=read_stream, args=(server, people[0], stream), daemon=True)
    reader.start()
    people[1].do(table, "chat", room="coach-1", text="canary-coach")
    played = 0
    refusals: list[str] = []
    while played < MOVES[id]:
        if played % 20 == 7:
            for seat in range(len(people)):
                refusals += others_hear_nothing(table, seat, people, rng)
            for ear in ears:
                ear.look(server.address, table)
        # sealed answers come one by one: each is looked at before the next
        if not any(person.play_first(table, rng.choice) for person in people):
            break
        played += 1
        version = people[0].see(table)["version"]
        for ear in ears:
            ear.listen(version)
    eventually(lambda: told)  # who does not look is told that it is his turn
    if people[0].see(table)["table"]["status"] == "playing":
        people[0].do(table, "propose", what="end")
        for person in people[1:]:
            person.do(table, "answer", yes=True)
    end = people[0].see(table)
    assert end["table"]["status"] == "over"
    hold_against_the_rules(id, people, ears, table)
    secrets = [end["table"]["secret"], end["table"]["secret"].upper(), *(p.token for p in people)]
    everything = "\n".join(
        [*refusals, *stream, *(text for ear in ears for text in ear.texts), json.dumps(told)]
    )
    assert not any(secret in everything for secret in secrets)
    assert NOTE not in "\n".join([*refusals, *stream, json.dumps(told)])
    for ear in ears:
        notes = {seat for seat in range(len(people)) if f"{NOTE}-{seat}" in "\n".join(ear.texts)}
        assert notes <= ({ear.seat} if ear.acts else set())
        if ear.seat != 1:
            assert "canary-coach" not in "\n".join(ear.texts)
    assert all(json.loads(line).keys() <= {"type", "table"} for line in stream if line.strip())
    link = f"{server.address}/tables/{table}"
    said = {"kind": "turn", "table": table, "game": id, "link": link, "text": told[0]["text"]}
    assert all(notice == said for notice in told), "and nothing else, however the game goes"
    assert told[0]["text"] == say("en", "notice-turn", game=game(id).title("en"))
    log = (server.data / "server.log").read_text()
    for private in (*secrets, NOTE, "canary-coach", "Person 0", url):
        assert private not in log


def read_stream(server: Running, client: Client, into: list[str]) -> None:
    try:
        headers = {"authorization": f"Bearer {client.token}"}
        with patient.stream("GET", f"{server.address}/api/v1/stream", headers=headers) as answer:
            into.extend(answer.iter_lines())
    except httpx.HTTPError:
        return


def hold_against_the_rules(id: str, people: list[Client], ears: list[Ear], table: str) -> None:
    """Views, options and events, as the rules give them to each viewer at each ply."""
    record = parse(people[0].http.get(f"/tables/{table}/record").text)
    match = Match(record)
    names = [f"Person {i}" for i in range(SEATS[id])]
    plies = {ply for ear in ears for ply, _ in ear.views}
    states = {ply: match.state_at(ply) for ply in plies}
    checked = 0
    for ear in ears:
        for ply, view in ear.views:
            if view["agenda"] and states[ply].seat != CHANCE:
                assert view == json.loads(states[ply].seen_by(ear.seat).to_json())
                checked += 1
        for ply, options in ear.options[::5]:
            if ear.seat >= 0 and states[ply].seat != CHANCE:
                known = states[ply].seen_by(ear.seat)
                assert options == [option.to_dict() for option in known.options("en", names)]
        for line in ear.lines.values():
            first, last = line["ply"]
            happened = [event for events in match.events[first:last] for event in events]
            seen = [event.seen_by(ear.seat) for event in happened]
            shown = [{k: v for k, v in event.items() if k != "text"} for event in line["events"]]
            assert shown == [json.loads(json.dumps(event.to_dict())) for event in seen if event is not None]
            assert ("move" in line) == (line["kind"] == "moved" and line["seat"] == ear.seat)
    assert checked > 60
