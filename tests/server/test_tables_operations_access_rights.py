"""Who may do what at a table: each right by itself, refused to who does not have it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.harness import Client, Gate, Running
from tests.server.test_tables_operations_access import enter


def pair(running: Running, open: bool = True, start: bool = False) -> tuple[str, Client, Client]:
    """A table of Anna's where Boris sits, too."""
    anna, boris = running.client("Anna"), running.client("Boris")
    table = anna.table("terra_mystica", ["open", "open", "open"][: 2 if start else 3], open=open)
    if open:
        boris.do(table, "sit", seat=1)
    else:
        boris.post("/invitations", token=anna.do(table, "invite", kind="play")["token"])
    if start:
        anna.do(table, "start")
    return table, anna, boris


def test_links_are_made_by_who_has_something_to_give(lite: Running):
    table, anna, boris = pair(lite)
    stranger = lite.client("Stranger")
    assert boris.refused(table, "invite", kind="play") == "not_table_creator"
    assert stranger.refused(table, "invite", kind="watch") == "not_table_creator"
    for who, seat in ((boris, 0), (anna, 1), (stranger, 0), (boris, 2)):
        assert who.refused(table, "invite", kind="coach", seat=seat) == "not_your_seat"
    boris.do(table, "invite", kind="watch")
    boris.do(table, "invite", kind="coach", seat=1)


def test_only_its_creator_rules_over_an_open_table(lite: Running):
    table, anna, boris = pair(lite)
    for who in (boris, lite.client("Stranger")):
        assert who.refused(table, "bot", seat=2, bot="random") == "not_table_creator"
        assert who.refused(table, "leave", seat=0) == "not_table_creator"
        assert who.refused(table, "end") == "not_table_creator"
    anna.do(table, "leave", seat=1)
    assert [seat["taken"] for seat in anna.see(table)["table"]["seats"]] == [True, False, False]


def test_nobody_agrees_with_himself(lite: Running):
    table, anna, boris = pair(lite, start=True)
    anna.do(table, "propose", what="pause")
    assert anna.refused(table, "answer", yes=True) == "own_proposal"
    assert lite.client("Stranger").refused(table, "answer", yes=True) == "not_your_seat"
    assert not anna.see(table)["table"]["paused"]
    boris.do(table, "answer", yes=True)
    assert anna.see(table)["table"]["paused"]


def test_a_rematch_is_of_those_who_played(lite: Running):
    table, anna, boris = pair(lite, start=True)
    anna.do(table, "propose", what="end")
    boris.do(table, "answer", yes=True)
    assert lite.client("Stranger").refused(table, "rematch") == "not_your_seat"
    assert boris.do(table, "rematch")["table"]


def test_a_standing_answer_is_shown_to_who_gave_it_alone(lite: Running):
    table, anna, boris = pair(lite, start=True)
    coach = lite.client("Coach")
    enter(coach, boris.do(table, "invite", kind="coach", seat=1)["token"])
    before = [client.see(table) for client in (coach, anna)]
    key, policies = next(iter(standing(lite).items()))
    boris.do(table, "standing", key=key, policy=policies[0])
    assert boris.see(table)["you"]["standing"] == {key: policies[0]}
    for client, seen in zip((coach, anna), before, strict=True):
        now = client.see(table)
        assert (now["you"], now["mark"]) == (seen["you"], seen["mark"])


def standing(running: Running) -> dict[str, list[str]]:
    games = running.client("Reader").get("/games")["games"]
    found: dict[str, list[str]] = next(game["standing"] for game in games if game["id"] == "terra_mystica")
    return found


@pytest.fixture(scope="module")
def hosted(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Client]]:
    """A server, and its host."""
    running = Running(site, tmp_path_factory.mktemp("rights")).start()
    host = running.client("Host")
    host.post("/host", token=running.host_link.split("token=")[1])
    yield running, host
    running.stop()


def test_the_host_sees_no_more_of_a_table_that_is_played_than_others(hosted: tuple[Running, Client]):
    running, host = hosted
    table, *_ = pair(running, open=False, start=True)
    host.get(f"/tables/{table}", 404)
    assert host.refused(table, "sit") == "not_found"


def test_a_frozen_table_is_ended_by_one_of_its_players(lite: Running):
    anna, boris = lite.client("Anna"), lite.client("Boris")
    table = anna.table("brittle", ["open", "open"])
    boris.do(table, "sit")
    anna.do(table, "start")
    assert anna.refused(table, "submit", moves=["boom"], ply=0) == "frozen"
    assert lite.client("Stranger").refused(table, "end") == "cannot_end_alone"
    boris.do(table, "end")
    assert anna.see(table)["table"]["status"] == "over"


def test_who_lets_a_bot_play_does_not_play_beside_it(gate: Gate):
    """While the bot thinks, the seat is its own; who is back has it again."""
    running = gate.running
    table, anna, boris = pair(running, start=True)
    mover = next(player for player in (anna, boris) if player.see(table)["you"]["options"])
    seen = mover.see(table)
    move = {"moves": [seen["you"]["options"][0]["notation"]], "ply": seen["table"]["ply"]}
    mover.do(table, "away", bot="gated")
    gate.wait_for_thought()
    assert mover.refused(table, "submit", **move) == "bot_plays_for_you"
    mover.do(table, "away")
    mover.do(table, "submit", **move)
    gate.open()
