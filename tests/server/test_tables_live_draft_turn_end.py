"""Confirm ends a turn, and only when nothing more has to be decided."""

import re
from typing import Any

from tests.server.harness import Client, Running, begun, two
from tests.server.visitors import against_bots

from ratusha.server.words import say


def mover(table: str, players: list[Client]) -> tuple[Client, Client]:
    """Who is asked, and the other."""
    asked = players[0].see(table)["table"]["seats"][0]["asked"]
    return (players[0], players[1]) if asked else (players[1], players[0])


def workers(who: Client, table: str) -> None:
    """Use a die for workers: it needs nothing, and reveals nothing by itself."""
    seen = who.see(table)
    move = next(o["notation"] for o in seen["you"]["options"] if o["notation"].startswith("workers"))
    who.do(table, "step", move=move, ply=seen["table"]["ply"], sure=False)


def draft(who: Client, table: str) -> Any:
    return who.see(table)["you"]["draft"]


def test_half_a_turn_can_not_be_confirmed(lite: Running):
    """One die is used, the other not: the turn isn't over, and nothing is committed."""
    table, players = begun(lite, 2, "burgundy")
    first, other = mover(table, players)
    workers(first, table)
    half = draft(first, table)
    assert (half["done"], half["end"]) == (False, None)
    ply = first.see(table)["table"]["ply"]
    assert first.refused(table, "confirm", ply=ply) == "turn_not_finished"
    assert other.see(table)["table"]["ply"] == ply
    assert draft(first, table) == half


def test_confirm_ends_the_turn_where_something_more_could_be_done(lite: Running):
    """An action is taken, and conversions are left: they may be left alone. Terra Mystica, rule 3.5."""
    table, players = begun(lite, 2, "terra_mystica")
    for _ in range(40):
        who, other = mover(table, players)
        seen = who.see(table)
        build = [
            o["notation"] for o in seen["you"]["options"] if o["notation"].startswith(("upgrade", "priest"))
        ]
        if build:
            break
        who.play_first(table)
    who.do(table, "step", move=build[-1], ply=seen["table"]["ply"])
    half = draft(who, table)
    assert not half["done"], "there is something to convert"
    assert half["end"] == {"notation": "end", "warning": ""}
    who.do(table, "confirm", ply=seen["table"]["ply"])
    played = [line["move"] for line in who.see(table)["log"] if line["kind"] == "moved" and "move" in line]
    assert played[-2:] == [build[-1], "end"]
    assert not who.see(table)["you"]["options"]
    assert other.see(table)["you"]["options"]


def spend_both(table: str, who: Client) -> None:
    workers(who, table)
    workers(who, table)


def test_the_end_of_the_round_is_what_rolls_the_dice(lite: Running):
    """The last player's second die reveals nothing: the end of his turn does, and is blamed for it."""
    table, players = begun(lite, 2, "burgundy")
    first, last = mover(table, players)
    spend_both(table, first)
    first.do(table, "confirm", ply=first.see(table)["table"]["ply"])
    before = last.see(table)
    spend_both(table, last)
    seen = last.see(table)
    steps = seen["you"]["draft"]["steps"]
    assert [step["warning"] for step in steps[:2]] == ["", ""], "the dice are innocent"
    told = [step["warning"] for step in steps[2:]] or [seen["you"]["draft"]["end"]["warning"]]
    assert told == [say("en", "reveals-dice")]
    seat = seen["you"]["seat"]
    assert seen["view"]["state"]["estates"][seat]["workers"] == (
        before["view"]["state"]["estates"][seat]["workers"] + 4
    ), "two dice, two workers each: rule 5.8"
    assert last.see(table)["table"]["ply"] == before["table"]["ply"]
    last.do(table, "restart")
    assert last.see(table)["view"] == before["view"]
    spend_both(table, last)
    last.do(table, "confirm", ply=before["table"]["ply"])
    assert sorted(last.see(table)["view"]["state"]["dice"])[0] > 0, "all four dice are rolled anew"


def test_the_page_has_confirm_when_the_turn_can_end_and_not_before(lite: Running):
    visitor, table = against_bots(lite, "burgundy", "workers")
    for _ in range(2):
        assert not visitor.forms("/confirm")
        move = re.search(r'<button name="move" value="(workers[^"]*)"', visitor.page.text)
        assert move
        visitor.form(f"/tables/{table}/step", move=move[1])
    assert visitor.forms("/confirm")
    assert '<button name="move" value="end"' not in visitor.page.text, "the same thing twice"
    assert visitor.page.text.count("2 workers") >= 1
    after = re.search(r"(\d+) workers? → (\d+) workers", visitor.page.text)
    assert after
    assert int(after[2]) - int(after[1]) == 4, "the total of both steps"
    visitor.form(f"/tables/{table}/confirm")
    assert not visitor.forms("/undo")


def test_an_aside_does_not_commit_the_draft(lite: Running):
    """A proposal is put in at once; the half turn stays a draft, or goes, but is not played."""
    table, anna, boris = two(lite)
    ply = anna.see(table)["table"]["ply"]
    anna.do(table, "step", move="bid coins=1", ply=ply, sure=False)
    anna.do(table, "submit", moves=["bid coins=1"], ply=ply)
    boris.do(table, "submit", moves=["bid coins=0"], ply=boris.see(table)["table"]["ply"])
    seen = anna.see(table)
    sell = next(o["notation"] for o in seen["you"]["options"] if o["notation"].startswith("sell"))
    anna.do(table, "step", move=sell, ply=seen["table"]["ply"], sure=False)
    anna.do(table, "step", move="propose", ply=seen["table"]["ply"], sure=False)
    assert anna.see(table)["table"]["ply"] == seen["table"]["ply"] + 1, "the proposal alone"
    assert boris.see(table)["view"]["state"]["sold"] == seen["view"]["state"]["sold"]
