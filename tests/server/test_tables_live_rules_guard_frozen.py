"""Frozen tables: who may take them back, and who may export them."""

from pathlib import Path
from typing import Any

from tests.server.harness import Running
from tests.server.house import House

from ratusha.server.model import entries as e


def test_nobody_rewinds_a_frozen_table_alone(server: Running):
    """The others are asked, as for a take-back; who refuses keeps it frozen, and everybody sees who asked."""
    anna, boris, clara = (server.client(name) for name in ("Anna", "Boris", "Clara"))
    table = anna.table("brittle", ["open", "open", "open"])
    boris.do(table, "sit")
    clara.do(table, "sit")
    anna.do(table, "start")
    anna.do(table, "submit", moves=["wait"], ply=0)
    boris.do(table, "submit", moves=["wait"], ply=1)
    assert clara.refused(table, "submit", moves=["boom"], ply=2) == "frozen"
    assert server.client("Dora").refused(table, "rewind", ply=0) == "not_your_seat"
    clara.do(table, "rewind", ply=1)
    seen = anna.see(table)["table"]
    assert (seen["status"], seen["ply"]) == ("frozen", 2)
    asked = {"what": "rewind", "seat": 2, "ply": 1, "move": "", "yes": [], "asked": [0, 1]}
    assert seen["proposal"] == asked
    assert anna.refused(table, "rewind", ply=0) == "other_proposal_open"
    page = anna.http.get(f"{server.address}/tables/{table}").text
    assert "Clara suggests going back to step 1 and playing on." in page
    anna.do(table, "answer", yes=True)
    assert anna.see(table)["table"]["status"] == "frozen"
    boris.do(table, "answer", yes=False)
    seen = anna.see(table)["table"]
    assert (seen["status"], seen["proposal"]) == ("frozen", None)
    clara.do(table, "rewind", ply=1)
    anna.do(table, "answer", yes=True)
    boris.do(table, "answer", yes=True)
    seen = anna.see(table)["table"]
    assert (seen["status"], seen["ply"]) == ("playing", 1)
    boris.do(table, "submit", moves=["wait"], ply=1)


def test_what_was_proposed_before_is_void_when_a_table_is_frozen(lite: Running):
    anna, boris = lite.client("Anna"), lite.client("Boris")
    table = anna.table("brittle", ["open", "open"])
    boris.do(table, "sit")
    anna.do(table, "start")
    anna.do(table, "submit", moves=["wait"], ply=0)
    anna.do(table, "propose", what="end")
    boris.refused(table, "submit", moves=["boom"], ply=1)
    assert anna.see(table)["table"]["proposal"] is None
    assert boris.refused(table, "answer", yes=True) == "no_proposal"


def test_the_host_rewinds_a_frozen_table(site: Path, tmp_path: Path):
    running = Running(site, tmp_path).start()
    try:
        host, anna, boris = (running.client(name) for name in ("Host", "Anna", "Boris"))
        host.post("/host", token=running.host_link.split("token=")[1])
        table = anna.table("brittle", ["open", "open"], open=False)
        link = anna.do(table, "invite", kind="play")["token"]
        assert boris.http.post(f"{running.address}/i/{link}").status_code == 303
        anna.do(table, "start")
        host.get(f"/tables/{table}", 404)
        assert anna.refused(table, "submit", moves=["boom"], ply=0) == "frozen"
        assert host.see(table)["you"]["seat"] < 0, "where he is needed he looks, as a spectator"
        assert host.http.get(f"/tables/{table}/record").status_code == 200
        host.do(table, "rewind", ply=0)
        assert anna.see(table)["table"]["status"] == "playing"
        host.get(f"/tables/{table}", 404)
    finally:
        running.stop()


def test_the_record_of_a_frozen_game_with_secrets_is_not_for_its_players(house: Any):
    """A sealed bid is in it: before the end the admin alone exports it. Without secrets everybody does."""

    async def test(h: House) -> None:
        for sealed in (False, True):
            live = await h.table(2, game="lantern_fair", length="short") if sealed else await h.table(2)
            async with await h.caller(h.people[0]) as player, await h.caller(h.people[1]) as other:
                if sealed:
                    body = {"moves": ["bid coins=1"], "ply": live.ply}
                    done = await other.post(f"/api/v1/tables/{live.id}/submit", json=body)
                    assert done.status_code == 200
                async with live.lock:
                    await h.tables.writer.change(live, [e.Frozen("a test")])
                answer = await player.get(f"/api/v1/tables/{live.id}/record")
                assert answer.status_code == (409 if sealed else 200)
                assert "bid coins=1" not in answer.text

    house(test)


def test_a_table_whose_engine_raises_is_frozen_and_can_be_rewound_and_ended(server: Running):
    anna, boris = server.client("Anna"), server.client("Boris")
    table = anna.table("brittle", ["open", "open"])
    boris.do(table, "sit")
    anna.do(table, "start")
    anna.do(table, "submit", moves=["wait"], ply=0)
    assert boris.refused(table, "submit", moves=["boom"], ply=1) == "frozen"
    seen = boris.see(table)
    assert seen["table"]["status"] == "frozen"
    assert seen["view"]["ply"] == 1
    assert "ZeroDivision" not in str(seen["log"])
    assert anna.refused(table, "submit", moves=["wait"], ply=1) == "frozen"
    text = anna.http.get(f"/tables/{table}/record")
    assert text.status_code == 200, (
        "nothing is hidden in this game, so that even a frozen one can be exported"
    )
    anna.do(table, "rewind", ply=0)
    boris.do(table, "answer", yes=True)
    assert anna.see(table)["table"]["status"] == "playing"
    anna.do(table, "submit", moves=["wait"], ply=0)
    assert boris.refused(table, "step", move="boom", ply=1) == "frozen"
    boris.do(table, "end")
    assert boris.see(table)["table"]["why"] == "frozen"
    assert boris.http.get(f"/tables/{table}/record").status_code == 200
