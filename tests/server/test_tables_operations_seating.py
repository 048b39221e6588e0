"""Seats: of several kinds, of one person, in a rematch; what the log says of those who came and went."""

import pytest
from tests.server.harness import Client, Running
from tests.server.sockets import Live as Socket

from ratusha.server.words import say


def owners(client: Client, table: str) -> list[str]:
    return [seat["name"].rstrip(" 0123456789") for seat in client.see(table)["table"]["seats"]]


def ended(table: str, *people: Client) -> None:
    people[0].do(table, "propose", what="end")
    for person in people[1:]:
        person.do(table, "answer", yes=True)
    assert people[0].see(table)["table"]["status"] == "over"


def test_hot_seats_are_the_creators_and_open_ones_are_left_for_others(lite: Running):
    """Who has a hot seat before the first open one sits already; else the first open seat is his."""
    for plans, free in (
        (["hot", "open"], [1]),
        (["hot", "hot", "open"], [2]),
        (["open", "hot", "open"], [2]),
        (["easy", "hot", "open"], [2]),
        (["easy", "open", "open"], [2]),
        (["hot", "hot"], []),
    ):
        anna, boris = lite.client("Anna"), lite.client("Boris")
        table = anna.table("lantern_fair", plans)
        seats = anna.see(table)["table"]["seats"]
        assert [i for i, seat in enumerate(seats) if not seat["taken"]] == free
        if free:
            boris.do(table, "sit")
        anna.do(table, "start")
        assert anna.see(table)["table"]["status"] == "playing"


def test_a_rematch_keeps_everybodys_seats_hot_ones_too(lite: Running):
    anna, boris = lite.client("Anna"), lite.client("Boris")
    for plans in (["hot", "hot", "open"], ["open", "hot", "open", "random"]):
        table = anna.table("lantern_fair", plans)
        boris.do(table, "sit")
        anna.do(table, "start")
        ended(table, anna, boris)
        for who in (boris, anna):
            again = who.do(table, "rematch")["table"]
            assert owners(anna, again) == owners(anna, table)
            who.do(again, "end")
        again = boris.do(table, "rematch")["table"]
        assert anna.do(table, "rematch")["table"] == again
        boris.do(again, "start")


@pytest.mark.parametrize("open", [True, False])
def test_a_rematch_begins_when_everybody_has_said_yes(lite: Running, open: bool):
    people = [lite.client(name) for name in ("Anna", "Boris", "Vera")]
    anna, boris, vera = people
    table = anna.table("lantern_fair", ["open", "open", "open"], open=open)
    link = anna.do(table, "invite", kind="play")["token"]
    for person in (boris, vera):
        person.post("/invitations", token=link)
    anna.do(table, "start")
    ended(table, anna, boris, vera)
    again = anna.do(table, "rematch")["table"]
    assert [seat["invited"] for seat in anna.see(again)["table"]["seats"]] == [False, True, True]
    assert anna.refused(again, "start") == "rematch_not_agreed"
    boris.do(table, "rematch")  # by the same button at the old table
    assert anna.refused(again, "start") == "rematch_not_agreed"
    page = vera.http.get(f"{lite.address}/tables/{again}").text
    assert say("en", "rematch-yes") in page
    assert say("en", "start") not in page
    assert say("en", "rematch-waiting") in boris.http.get(f"{lite.address}/tables/{again}").text
    anna.do(again, "swap", seat=1, other=2)
    assert [seat["invited"] for seat in anna.see(again)["table"]["seats"]] == [False, True, False]
    vera.do(again, "sit")  # or at the new one
    anna.do(again, "start")
    assert anna.see(again)["table"]["status"] == "playing"


def test_who_does_not_want_a_rematch_makes_room(lite: Running):
    anna, boris = lite.client("Anna"), lite.client("Boris")
    table = anna.table("lantern_fair", ["open", "open"])
    boris.do(table, "sit")
    anna.do(table, "start")
    ended(table, anna, boris)
    again = anna.do(table, "rematch")["table"]
    boris.do(again, "leave", seat=1)
    anna.do(again, "bot", seat=1, bot="random")
    anna.do(again, "start")


def test_in_a_rematch_the_seats_before_ones_own_are_the_others(lite: Running):
    """Boris, who has the last two seats, asks for it: Anna gets hers, the first."""
    anna, boris = lite.client("Anna"), lite.client("Boris")
    table = anna.table("lantern_fair", ["open", "open", "open"])
    boris.do(table, "sit", seat=1)
    boris.do(table, "sit", seat=2, hot=True)
    anna.do(table, "start")
    ended(table, anna, boris)
    again = boris.do(table, "rematch")["table"]
    assert owners(boris, again) == ["Anna", "Boris", "Boris"]


def test_a_socket_shows_the_hot_seat_that_is_asked(lite: Running):
    """As a fresh look would; who names a seat stays there."""
    anna = lite.client("Anna")
    table = anna.table("brittle", ["open", "hot"])
    anna.do(table, "start")
    following, fixed = Socket(anna, lite.address, table), Socket(anna, lite.address, table, query="?seat=0")
    assert (following.receive()["you"]["seat"], fixed.receive()["you"]["seat"]) == (0, 0)
    for ply in range(4):
        following.send(type="submit", id=str(ply), ply=ply, moves=["wait"])
        heard = [following.receive() for _ in range(3)]
        assert sorted(message["type"] for message in heard) == ["done", "snapshot", "update"]
        assert following.last["type"] == "snapshot"
        assert following.last["you"]["seat"] == (ply + 1) % 2 == anna.see(table)["you"]["seat"]
        assert following.last["you"]["options"]
    while fixed.version < following.version:
        assert fixed.receive()["you"]["seat"] == 0


def test_who_is_not_asked_is_told_who_is(lite: Running):
    anna, boris = lite.client("Anna"), lite.client("Boris")
    table = anna.table("brittle", ["open", "open"])
    boris.do(table, "sit")
    anna.do(table, "start")
    for lang in ("en", "ru"):
        answer = boris.http.post(f"/tables/{table}/submit?lang={lang}", json={"moves": ["wait"], "ply": 0})
        assert answer.status_code == 409
        assert "Anna" in answer.json()["error"]["text"]


def test_the_log_names_those_who_came_and_went(lite: Running):
    """Who sat down first is still the one who did when another has the seat, in whatever language."""
    anna, boris, vera = (lite.client(name) for name in ("Anna", "Boris", "Vera"))
    table = anna.table("lantern_fair", ["open", "open"])
    boris.do(table, "sit")
    boris.do(table, "leave")
    vera.do(table, "sit")
    for lang in ("en", "ru"):
        lines = [line["text"] for line in vera.see(table, lang=lang)["log"] if line["kind"] == "sat"]
        assert ["Anna" in lines[0], "Boris" in lines[1], "Vera" in lines[2]] == [True] * 3, lines


def test_it_names_them_after_a_restart_and_forgets_who_is_gone(site, tmp_path):
    running = Running(site, tmp_path).start()
    try:
        anna, boris, vera = (running.client(name) for name in ("Anna", "Boris", "Vera"))
        table = anna.table("lantern_fair", ["open", "open"])
        boris.do(table, "sit")
        boris.do(table, "leave")
        vera.do(table, "sit")
        running.stop()
        running.start()
        lines = [line["text"] for line in vera.see(table)["log"] if line["kind"] == "sat"]
        assert "Boris" in lines[1]
        assert boris.http.request("DELETE", "/me").status_code < 300
        running.stop()
        running.start()
        assert "Boris" not in str(vera.see(table)["log"])
    finally:
        running.stop()
