"""Bounds that no friendly game meets: sizes, sockets, people who were shut out, drafts of the past."""

import contextlib
import re
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import Client, Running, accept, patient
from tests.server.sockets import Live
from tests.server.test_web_account_api import guest

from ratusha.server.base import limits


@pytest.mark.parametrize("kind", ["application/json", "application/x-www-form-urlencoded"])
def test_a_body_that_is_too_large_is_not_read_to_its_end(lite: Running, kind: str):
    anna = lite.client("Anna")
    large = b'{"name": "' + b"x" * (limits.BODY + 1) + b'"}'
    answer = anna.http.post("/guests", content=large, headers={"content-type": kind})
    assert answer.status_code == 413
    assert answer.json()["error"]["code"] == "request_too_large"
    page = patient.post(f"{lite.address}/enter", content=large, headers={"content-type": kind})
    assert page.status_code == 413


def test_a_person_has_so_many_sockets_and_no_more(site: Path, tmp_path: Path):
    running = Running(site, tmp_path, RATUSHA_RATES="1").start()
    with contextlib.ExitStack() as opened:
        opened.callback(running.stop)
        anna, boris = running.client("Anna"), running.client("Boris")
        table = anna.table("lantern_fair", ["open", "open"])
        for _ in range(limits.SOCKETS):
            live = Live(anna, running.address, table)
            opened.callback(live.socket.close)
            assert live.receive()["type"] == "snapshot"
        one_more = Live(anna, running.address, table)
        opened.callback(one_more.socket.close)
        assert one_more.receive()["error"]["code"] == "too_many_connections"
        other = Live(boris, running.address, table)
        opened.callback(other.socket.close)
        assert other.receive()["type"] == "snapshot"


def test_a_blocked_persons_browser_is_shut_out_like_his_programs(site: Path, tmp_path: Path):
    running = Running(site, tmp_path).start()
    try:
        host = running.client("Host")
        found = re.search(r"token=(\S+)", running.host_link)
        assert found is not None
        host.post("/host", token=found[1])
        troll = guest(running, "Troll")
        host.post("/host/people", person=troll.me()["id"], blocked=True)
        assert troll.me() is None
        assert troll.http.get("/api/v1/tables").status_code == 401
    finally:
        running.stop()


def begin_a_draft(player: Client, table: str) -> Any:
    """Draft the first option that does not lead on to new dice; the table as it was before."""
    seen = player.see(table)
    for option in seen["you"]["options"]:
        body = {"move": option["notation"], "ply": seen["table"]["ply"], "sure": False}
        if player.http.post(f"/tables/{table}/step", json=body).status_code == 200:
            return seen
    raise AssertionError("nothing can be drafted")


def test_a_draft_is_its_players_own_even_from_his_coach(lite: Running):
    anna, coach = lite.client("Anna"), lite.client("Coach")
    table = anna.table("burgundy", ["open", "hot"])
    anna.do(table, "start")
    seat = anna.see(table)["you"]["seat"]
    accept(coach, anna.do(table, "invite", kind="coach", seat=seat)["token"])
    before = coach.see(table)
    begin_a_draft(anna, table)
    assert anna.see(table)["view"] != before["view"]
    seen = coach.see(table)
    assert seen["you"]["seat"] == seat
    assert "draft" not in seen["you"]
    assert seen["view"] == before["view"]


def test_a_draft_does_not_outlive_the_position_it_was_made_for(lite: Running):
    """Anna has begun her turn when Boris takes his own back: what she had begun is gone."""
    anna, boris = lite.client("Anna"), lite.client("Boris")
    table = anna.table("burgundy", ["open", "open"])
    boris.do(table, "sit")
    anna.do(table, "start")
    people = {seat: who for who in (anna, boris) for seat in [who.see(table)["you"]["seat"]]}
    asked = [seat["asked"] for seat in anna.see(table)["table"]["seats"]].index(True)
    first, second = people[asked], people[1 - asked]
    for _ in range(60):
        if second.see(table)["you"]["options"]:
            break
        first.play_first(table)
    seen = begin_a_draft(second, table)
    assert second.see(table)["you"]["draft"]["steps"]
    first.do(table, "propose", what="take-back", ply=-1)
    second.do(table, "answer", yes=True)
    back = second.see(table)
    assert back["table"]["ply"] < seen["table"]["ply"]
    assert "draft" not in back["you"]
