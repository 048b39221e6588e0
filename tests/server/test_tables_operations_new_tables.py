"""New tables: their settings, seats and colours, the lobby; and their clocks."""

from typing import Any

from tests.server.harness import Running, eventually

from ratusha.server.words import say


def test_create_checks_everything(server: Running):
    anna = server.client("Anna")
    body: Any
    for body in (
        {"game": "chess", "seats": ["open"]},
        {"game": "lantern_fair", "seats": []},
        {"game": "lantern_fair", "seats": ["open"] * 9},
        {"game": "lantern_fair", "seats": ["open", "genius"]},
        {"game": "lantern_fair", "seats": ["open", "easy@never"]},
        {"game": "lantern_fair", "seats": ["open"], "options": {"length": "eternal"}},
        {"game": "lantern_fair", "seats": ["open"], "options": {"width": "short"}},
        {"game": "lantern_fair", "seats": ["open"], "clock": {"kind": "live", "minutes": 0}},
        {"game": "lantern_fair", "seats": ["open"], "title": "x" * 41},
        {"game": "lantern_fair"},
        [],
    ):
        answer = anna.http.post("/tables", json=body)
        assert answer.status_code in (409, 422), body
        assert answer.json()["error"]["text"]
    assert anna.get("/tables")["tables"] == []


def test_seats_colours_and_start(server: Running):
    anna, boris, vera = (server.client(name) for name in ("Anna", "Boris", "Vera"))
    table = anna.table("lantern_fair", ["open", "open", "open"])
    assert anna.refused(table, "start") == "seats_not_filled"
    boris.do(table, "sit", seat=2)
    assert vera.refused(table, "sit", seat=2) == "seat_not_free"
    boris.do(table, "sit", seat=1)
    assert [seat["human"] for seat in anna.see(table)["table"]["seats"]] == [True, True, False]
    boris.do(table, "colour", colour="purple")
    assert anna.refused(table, "colour", colour="purple") == "colour_taken"
    assert boris.refused(table, "bot", seat=2, bot="easy") == "not_table_creator"
    anna.do(table, "bot", seat=2, bot="easy")
    anna.do(table, "swap", seat=0, other=1)
    assert boris.see(table)["you"]["seat"] == 0
    assert vera.refused(table, "start") == "not_table_creator"
    boris.do(table, "start")
    assert boris.refused(table, "leave") == "already_started"
    assert vera.refused(table, "sit") == "already_started"


def test_the_lobby_shows_open_tables_only(server: Running):
    anna, boris = server.client("Anna"), server.client("Boris")
    shown = anna.table("lantern_fair", ["open", "open"], title="seen by all")
    hidden = anna.table("lantern_fair", ["open", "open"], open=False, title="for friends")
    ids = [table["id"] for table in boris.get("/lobby")["tables"]]
    assert shown in ids
    assert hidden not in ids
    assert boris.http.get(f"/tables/{hidden}").status_code == 404
    assert boris.http.post(f"/tables/{hidden}/sit", json={}).status_code == 404
    assert {t["id"] for t in anna.get("/tables")["tables"]} == {shown, hidden}


def test_two_players_swap_colours_when_both_want_it(server: Running):
    anna, boris = server.client("Anna"), server.client("Boris")
    table = anna.table("lantern_fair", ["open", "open", "random"])
    boris.do(table, "sit")

    def colours() -> list[str]:
        return [seat["colour"] for seat in anna.see(table)["table"]["seats"]]

    red, blue, yellow = colours()
    anna.do(table, "swap-colours", other=1)
    assert colours() == [red, blue, yellow]
    assert boris.see(table)["table"]["seats"][0]["swap"] == 1
    assert say("en", "swap-colours-too") in boris.http.get(f"{server.address}/tables/{table}").text
    assert anna.refused(table, "swap-colours", seat=1, other=0) == "not_your_seat"
    assert anna.refused(table, "swap-colours", other=0) == "not_your_seat"
    assert anna.refused(table, "swap-colours", other=9) == "unknown_seat"
    boris.do(table, "swap-colours", other=0)
    assert colours() == [blue, red, yellow]
    assert [seat["swap"] for seat in anna.see(table)["table"]["seats"]] == [-1, -1, -1]
    boris.do(table, "swap-colours", other=2)
    assert colours() == [blue, yellow, red], "a bot does not mind"
    anna.do(table, "swap-colours", other=1)
    boris.do(table, "leave", seat=1)
    vera = server.client("Vera")
    vera.do(table, "sit")
    vera.do(table, "swap-colours", other=0)
    assert colours() == [blue, yellow, red], "what was asked of Boris was not asked of Vera"
    vera.do(table, "start")
    assert vera.refused(table, "swap-colours", other=0) == "already_started"


def test_a_mistyped_setting_is_refused_not_overlooked(server: Running):
    anna = server.client("Anna")
    for body in ({"ratde": True}, {"clock": {"kind": "live", "minuets": 5}}, {"clock": {"kind": "hours"}}):
        answer = anna.http.post("/tables", json={"game": "lantern_fair", "seats": ["open", "open"], **body})
        assert answer.status_code == 422, body
    assert anna.http.patch("/me", json={"settings": {"remainders": False}}).status_code == 422


def test_when_time_runs_out_the_others_choose(site, tmp_path):
    """A clock of one minute can't be waited for; the table's own time is set back instead."""
    running = Running(site, tmp_path, RATUSHA_BOT_SECONDS="3").start()
    try:
        anna, boris = running.client("Anna"), running.client("Boris")
        clock = {"kind": "live", "minutes": 1, "increment": 0}
        table = anna.table("brittle", ["open", "open"], clock=clock)
        boris.do(table, "sit")
        anna.do(table, "start")
        assert boris.refused(table, "overdue", about=0, choice="time") == "not_overdue"
        running.stop()
        set_back(tmp_path, table, 120_000)
        running.start()
        assert boris.see(table)["table"]["overdue"] == [0]
        assert anna.refused(table, "overdue", seat=0, about=0, choice="time") == "own_time_is_up"
        boris.do(table, "overdue", about=0, choice="time")
        assert boris.see(table)["table"]["overdue"] == []
        anna.do(table, "submit", moves=["wait"], ply=0)
        running.stop()
        set_back(tmp_path, table, 3_600_000)
        running.start()
        assert anna.see(table)["table"]["overdue"] == [1]
        anna.do(table, "overdue", about=1, choice="bot")
        eventually(lambda: (seen := anna.see(table)["table"])["ply"] > 1 or seen["status"] == "frozen")
        assert anna.see(table)["table"]["seats"][1]["bot"]
        if anna.see(table)["table"]["status"] == "playing":
            boris.do(table, "away")
            assert anna.see(table)["table"]["seats"][1]["bot"] == ""
    finally:
        running.stop()


def set_back(data, table: str, ms: int) -> None:
    """Let everything at a table have happened earlier."""
    import sqlite3

    with sqlite3.connect(data / "ratusha.db") as db:
        db.execute("UPDATE entries SET at = at - ? WHERE table_id = ?", (ms, table))
        db.execute("UPDATE tables SET deadline = deadline - ? WHERE id = ?", (ms, table))
    db.close()


def test_sleeping_hours_by_the_api(lite: Running):
    """In any zone of the world, UTC where none is named; one that is not there is refused in one sentence."""
    anna = lite.client("Anna")
    for clock, kept in (
        ({"sleep_from": 22, "sleep_to": 6}, {"sleep_from": "22:00", "sleep_to": "06:00"}),
        (
            {"sleep_from": "22:30", "sleep_to": "06:15", "zone": "Asia/Calcutta"},
            {"sleep_from": "22:30", "sleep_to": "06:15", "zone": "Asia/Calcutta"},
        ),
        ({"zone": "Asia/Tokyo"}, {}),
    ):
        table = anna.table("lantern_fair", ["open", "open"], clock={"kind": "days", **clock})
        assert anna.see(table)["table"]["settings"]["clock"] == {"kind": "days", **kept}
    wrong = (
        ({"zone": "Mars/Olympus"}, 409, "Mars/Olympus"),
        ({"sleep_from": "25:00"}, 422, ""),
        ({"sleep_from": "7"}, 422, ""),
        ({"sleep_to": 24}, 422, ""),
        ({"zone": "x" * 65}, 422, ""),
    )
    for lang in ("en", "ru"):
        client = lite.client("Boris", lang)
        for clock, status, name in wrong:
            body = {"game": "lantern_fair", "seats": ["open", "open"], "clock": {"kind": "days", **clock}}
            answer = client.post("/tables", status, **body)
            assert name in answer["error"]["text"], answer
