"""Tables that began under another version of the rules than the server has now."""

from pathlib import Path

import pytest
from tests.server.harness import Client, Running

from ratusha.server.words import say


def begun(anna: Client, boris: Client, moves: int) -> str:
    table = anna.table("brittle", ["open", "open"])
    boris.do(table, "sit")
    anna.do(table, "start")
    for ply in range(moves):
        (anna, boris)[ply % 2].do(table, "submit", moves=["wait"], ply=ply)
    return table


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_table_of_other_rules_is_kept_shown_exported_and_ended(
    site: Path, tmp_path: Path, kind: str, request: pytest.FixtureRequest
):
    """Version 2 of this game ends after six turns instead of twelve."""
    database = request.getfixturevalue("databases").new() if kind == "postgres" else ""
    running = Running(site, tmp_path, database).start()
    try:
        anna, boris = running.client("Anna"), running.client("Boris")
        short, long, over, kept = (begun(anna, boris, moves) for moves in (3, 8, 12, 3))
        waiting = anna.table("brittle", ["open", "open"])
        boris.do(waiting, "sit")
        before = boris.see(over)["you"]["scores"]
        running.stop()
        running.env["BRITTLE_RULES"] = "2"
        running.start()

        # As far as the present rules follow it, it is shown; nothing can be played.
        seen = anna.see(short)
        assert (seen["table"]["status"], seen["table"]["outdated"], seen["table"]["ply"]) == (
            "frozen",
            True,
            3,
        )
        assert seen["view"]["ply"] == 3
        assert seen["you"]["options"] == []
        for operation, body in (("submit", {"moves": ["wait"], "ply": 3}), ("rewind", {"ply": 1})):
            assert boris.refused(short, operation, **body) == "other_rules_version"
        for lang in ("en", "ru"):
            page = anna.http.get(f"{running.address}/tables/{short}", params={"lang": lang}).text
            anna.http.cookies.clear()
            assert say(lang, "outdated-about", was="1") in page
            assert say(lang, "frozen-about") not in page
        record = boris.http.get(f"/tables/{short}/record").text
        assert "\nrules 1\n" in record
        assert record.count(" wait") == 3
        refused = boris.http.post("/import", json={"record": record})
        assert refused.status_code == 409
        assert "2" in refused.json()["error"]["text"]
        boris.see(long), boris.see(kept)
        assert boris.get("/next") == {"table": None, "waiting": 0}, "nobody is sent to where he can't play"

        # It can be ended, and be the beginning of a table under the present rules.
        boris.do(short, "end")
        assert boris.see(short)["table"]["why"] == "outdated"
        fork = boris.do(short, "fork", ply=2)["table"]
        boris.do(fork, "start")
        assert boris.see(fork)["table"]["status"] == "playing"

        # What the present rules don't follow is not lost: every choice is in the record.
        seen = boris.see(long)
        assert seen["table"]["ply"] == 6
        assert boris.http.get(f"/tables/{long}/record").text.count(" wait") == 8
        seen = boris.see(over)
        assert (seen["table"]["status"], seen["table"]["why"]) == ("over", "rules")
        assert boris.http.get(f"/tables/{over}/record").text.count(" wait") == 12
        assert boris.http.get(f"{running.address}/tables/{over}").status_code == 200

        # A table that had not begun begins under the present rules.
        anna.do(waiting, "start")
        for ply in range(6):
            (anna, boris)[ply % 2].do(waiting, "submit", moves=["wait"], ply=ply)
        assert anna.see(waiting)["table"]["status"] == "over"
        assert anna.see(waiting)["table"]["rules"] == 2

        # And with the old version back, everything goes on.
        running.stop()
        running.env["BRITTLE_RULES"] = "1"
        running.start()
        assert boris.see(over)["you"]["scores"] == before
        boris.do(kept, "rewind", ply=3)
        anna.do(kept, "answer", yes=True)
        boris.do(kept, "submit", moves=["wait"], ply=3)
        assert boris.see(kept)["table"]["ply"] == 4
    finally:
        running.stop()
