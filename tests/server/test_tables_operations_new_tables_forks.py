"""A table that begins with a part of another's game: it keeps the bots, and says where it comes from."""

from tests.server.harness import Client, Running, play_out
from tests.server.visitors import guest

from ratusha.server.words import say


def played(server: Running, seats: list[str]) -> tuple[Client, str]:
    anna = server.client("Anna")
    table = anna.table("lantern_fair", seats, options={"length": "short"}, title="Friday")
    if "open" in seats or "hot" in seats:
        anna.do(table, "start")
    play_out(table, [anna])
    return anna, table


def test_the_bots_stay_where_they_were(lite: Running):
    anna, table = played(lite, ["open", "random", "easy"])
    made = anna.do(table, "fork", ply=6)["table"]
    forked = anna.see(made)["table"]
    assert [seat["bot"] for seat in forked["seats"]] == ["", "random", "easy"]
    assert forked["seats"][0]["human"]
    assert forked["settings"]["origin"] == {"kind": "fork", "table": table, "ply": 6}
    anna.do(made, "start")
    play_out(made, [anna])


def test_the_seats_of_people_are_those_of_the_one_who_forks(lite: Running):
    anna, table = played(lite, ["open", "hot", "random"])
    forked = anna.see(anna.do(table, "fork", ply=4)["table"])["table"]
    assert [seat["human"] for seat in forked["seats"]] == [True, True, False]


def test_the_page_says_where_it_comes_from(lite: Running):
    _, table = played(lite, ["open", "random"])
    visitor = guest(lite, "Вера", "ru")
    visitor.go(f"/tables/{table}/replay?ply=5")
    visitor.form(f"/tables/{table}/fork")
    assert f'href="/tables/{table}/replay?ply=5"' in visitor.page.text
    assert say("ru", "origin-fork", n=5) in visitor.page.text
