"""Nothing that leaves the server tells anyone what he may not know.

Two ways to look. From inside: whatever a viewer is sent must be the same in every world that he can't
tell from the true one. From outside: all traffic of a real game is held against the rules' own views.
"""

import json
import random
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.harness import Client, Running
from tests.server.test_live import Live as Socket
from tests.server.test_tables import accept

from ratusha.kernel import CHANCE, SPECTATOR, Rng, State
from ratusha.kernel.chance import Secret
from ratusha.kernel.errors import IllegalMove
from ratusha.kernel.event import EVERYBODY
from ratusha.kernel.match import Match
from ratusha.kernel.record import parse
from ratusha.kernel.registry import game
from ratusha.kernel.rng import NO_RNG
from ratusha.kernel.words import text
from ratusha.server.tables import entries as e
from ratusha.server.tables import present
from ratusha.server.tables.draft import check_legal
from ratusha.server.tables.live import Live
from ratusha.server.tables.room import Viewer
from ratusha.server.tables.settings import TableSettings
from ratusha.server.web.api import try_line
from ratusha.server.web.pages.table import table_page

SEATS = 3


def table(secret: Secret) -> Live:
    live = Live("leaktest", secret.hex)
    settings = TableSettings("lantern_fair", ["open"] * SEATS, {"length": "short"})
    live.apply(1, 1000, e.Created("p0", settings, game("lantern_fair").rules_version, secret.commitment))
    for seat in range(SEATS):
        live.apply(live.version + 1, 1000, e.Sat(seat, f"p{seat}"))
    live.apply(live.version + 1, 2000, e.Started("p0"))
    return live


def everything(live: Live, viewer: Viewer, rng: random.Random) -> bytes:
    """All that this viewer could be sent now: messages, page, position, refusals, sandbox."""
    live.shared.clear()
    live.rendered.clear()
    shown: list[Any] = [present.snapshot(live, viewer), table_page(live, viewer)]
    shown.append(live.summary())
    shown.append(json.loads(present.update(live, viewer, None, 0)[0]))
    if viewer.seat >= 0:
        space = game("lantern_fair").moves
        for move in rng.sample(range(space.size), 12):
            try:
                check_legal(live.state, move, viewer.seat)
                shown.append("legal")
            except IllegalMove as error:
                shown.append(text(error.message(), viewer.lang))
        for option in present.own(live, viewer, present.seen(live, viewer))["options"][:3]:
            shown.append(try_line(live, viewer, [option["notation"]]))
    return msgspec.json.encode(strip(json.loads(msgspec.json.encode(shown))))


def strip(data: Any) -> Any:
    """Without the clock's reading."""
    if isinstance(data, dict):
        return {key: strip(value) for key, value in data.items() if key != "at"}
    if isinstance(data, list):
        return [strip(item) for item in data]
    return data


@pytest.mark.parametrize("seed", range(2))
def test_worlds_that_a_viewer_cannot_tell_apart_look_the_same(site: Path, seed: int):
    """Hands of others, sealed bids, the deck: replaced by any that fit, and not a byte differs."""
    rng = random.Random(seed)
    live = table(Secret(rng.randbytes(32)))
    viewers = [Viewer(seat, True, "en", who=f"p{seat}") for seat in range(SEATS)]
    viewers += [Viewer(1, False, "ru"), Viewer(SPECTATOR, False, "en")]
    worlds = 0
    while not live.state.over:
        true: State = live.state
        for viewer in viewers:
            moves = rng.randrange(10**9)
            real = everything(live, viewer, random.Random(moves))
            other = true.seen_by(viewer.seat).imagine(Rng(rng.randrange(10**6)))
            other.rng = NO_RNG
            assert live.match is not None
            live.match.state = other
            worlds += other.to_json() != true.clone().to_json()
            assert everything(live, viewer, random.Random(moves)) == real
            live.match.state = true
        seat = rng.choice(live.asked())
        move = rng.choice(live.state.moves(seat))
        live.apply(
            live.version + 1, 3000, e.Moved(live.ply, seat, game("lantern_fair").moves.text(move), "x")
        )
    assert worlds > 30, "the worlds must really differ"


def test_private_events_and_other_peoples_moves_are_in_nobody_elses_log(site: Path):
    rng = random.Random(5)
    live = table(Secret(rng.randbytes(32)))
    secrets_seen = 0
    while not live.state.over:
        seat = rng.choice(live.asked())
        move = rng.choice(live.state.moves(seat))
        notation = game("lantern_fair").moves.text(move)
        live.apply(live.version + 1, 3000, e.Moved(live.ply, seat, notation, "x"))
        for viewer in (*range(SEATS), SPECTATOR):
            shown = present.log(live, Viewer(viewer, viewer >= 0, "en"), live.version - 1)
            if live.fold.status != "over":
                assert ("move" in shown[0]) == (viewer == seat)
            for event in live.lines[-1].events:
                private = event.only != EVERYBODY and not (viewer >= 0 and event.only >> viewer & 1)
                if private:
                    secrets_seen += 1
                    full = text(event.message("lantern_fair"), "en", live.seat_names("en"))
                    assert full not in str(shown)
    assert secrets_seen > 10


def test_all_traffic_of_a_real_game(server: Running):
    """Three players, a coach of one, a spectator: every view they got is the one the rules give."""
    people = [server.client(f"Player {i}") for i in range(SEATS)]
    coach = server.client("Coach")
    table_id = people[0].table("lantern_fair", ["open"] * SEATS, options={"length": "short"})
    for person in people[1:]:
        person.do(table_id, "sit")
    people[0].do(table_id, "start")
    assert accept(coach, people[1].do(table_id, "invite", kind="coach")["token"]) == 303
    watchers: list[tuple[int, Client | None]] = [*enumerate(people), (1, coach), (SPECTATOR, None)]
    sockets = [(seat, Socket(client, server.address, table_id)) for seat, client in watchers]
    got: list[tuple[int, int, Any]] = []
    traffic: list[str] = []
    rng = random.Random(9)
    for seat, live in sockets:
        traffic.append(json.dumps(live.receive()))
        got.append((seat, live.last["table"]["ply"], json.loads(json.dumps(live.view))))
    while True:
        if not any(person.play_first(table_id, rng.choice) for person in people):
            break
        version = people[0].see(table_id)["version"]
        for seat, live in sockets:
            while live.version < version:
                message = live.receive()
                if live.last["table"]["status"] == "playing":
                    traffic.append(json.dumps(message))
                    got.append((seat, live.last["table"]["ply"], json.loads(json.dumps(live.view))))
        if live.last["table"]["status"] == "playing":
            traffic += [httpx.get(f"{server.address}{path}").text for path in (f"/tables/{table_id}", "/")]
    end = people[0].see(table_id)
    assert end["table"]["status"] == "over"
    assert not any(end["table"]["secret"] in part for part in traffic)
    record = parse(people[0].http.get(f"/tables/{table_id}/record").text)
    assert record.commitment == end["table"]["commitment"]
    match = Match(record)
    known = 0
    states = {ply: match.state_at(ply) for _, ply, _ in got}
    for seat, ply, view in got:
        if view["agenda"] and states[ply].seat != CHANCE:
            assert view == json.loads(states[ply].seen_by(seat).to_json())
            known += 1
    assert known > 60


def test_the_dice_are_those_that_were_committed_to(server: Running):
    """`ratusha verify` accepts the exported record: every die and card follows from the secret."""
    from ratusha.kernel.record import parse as read
    from ratusha.kernel.verify import verify

    anna = server.client("Anna")
    table_id = anna.table("lantern_fair", ["open", "random"], options={"length": "short"})
    before = anna.see(table_id)["table"]["commitment"]
    anna.do(table_id, "start")
    from tests.server.harness import play_out

    play_out(table_id, [anna])
    text_of = anna.http.get(f"/tables/{table_id}/record").text
    assert f"commitment {before}" in text_of
    assert verify(read(text_of)).problems == []
    secret = Secret.from_hex(anna.see(table_id)["table"]["secret"])
    assert secret.commitment == before
