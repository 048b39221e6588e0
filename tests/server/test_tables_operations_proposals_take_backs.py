"""A request to take something back names the move, as everybody reads it in the log."""

import re

import pytest
from tests.server.harness import Running, begun
from tests.server.visitors import seated

from ratusha.server.words import say


def test_the_proposal_and_the_log_name_the_move(lite: Running):
    table, (anna, boris) = begun(lite)
    for coins, player in ((1, anna), (0, boris)):
        player.do(table, "submit", moves=[f"bid coins={coins}"], ply=player.see(table)["table"]["ply"])
    seen = anna.see(table)
    sell = next(o for o in seen["you"]["options"] if o["notation"].startswith("sell"))
    anna.do(table, "submit", moves=[sell["notation"]], ply=seen["table"]["ply"])
    told = [line for line in boris.see(table)["log"] if line["kind"] == "moved"][-1]["events"][0]["text"]
    anna.do(table, "propose", what="take-back", ply=-1)
    seen = boris.see(table)
    assert seen["table"]["proposal"]["move"].startswith(told)
    asked = seen["log"][-1]["text"]
    assert told in asked
    assert not re.search("step [0-9]", asked)
    boris.do(table, "answer", yes=True)
    assert told in boris.see(table)["log"][-1]["text"]


def test_a_secret_move_is_not_named(lite: Running):
    """What Boris has bid nobody knows: not by his wish to take it back, either."""
    table, (anna, boris) = begun(lite)
    boris.do(table, "submit", moves=["bid coins=2"], ply=anna.see(table)["table"]["ply"])
    boris.do(table, "propose", what="take-back", ply=-1)
    seen = anna.see(table)
    assert seen["table"]["proposal"]["move"] == ""
    assert not any("2" in event["text"] for line in seen["log"][-2:] for event in line["events"])


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_page_asks_about_the_move(lite: Running, lang: str):
    visitor, boris, table = seated(lite, "Анна", lang)
    bid = boris.see(table)["table"]["ply"]
    boris.do(table, "submit", moves=["bid coins=1"], ply=bid)
    visitor.go(f"/tables/{table}")
    visitor.form(f"/tables/{table}/step", move="bid coins=0")
    visitor.form(f"/tables/{table}/confirm")
    seen = boris.see(table)
    sell = next(o for o in seen["you"]["options"] if o["notation"].startswith("sell"))
    boris.do(table, "submit", moves=[sell["notation"]], ply=seen["table"]["ply"])
    boris.do(table, "propose", what="take-back", ply=-1)
    page = visitor.go(f"/tables/{table}")
    assert say(lang, "proposal-undo", who="Boris", move="").strip(" \u2068\u2069:") in page
