"""A step that can't be taken back is asked about once more, on the page of whoever confirms his turns."""

import re

import pytest
from tests.server.harness import Client, Running, two
from tests.server.visitors import guest, seat, seated

from ratusha.server.words import say


def bid_both(table: str, players: list[Client]) -> None:
    """The secret bids with which a day of the fair begins: the higher one moves first."""
    for coins, player in enumerate(reversed(players)):
        ply = player.see(table)["table"]["ply"]
        player.do(table, "submit", moves=[f"bid coins={coins}"], ply=ply)


def test_who_is_not_sure_uncovers_nothing(lite: Running):
    table, anna, boris = two(lite)
    bid_both(table, [anna, boris])
    ply = anna.see(table)["table"]["ply"]
    assert anna.refused(table, "step", move="rest", ply=ply, sure=False) == "taking-back"
    assert anna.see(table)["table"]["ply"] == ply
    anna.do(table, "step", move="rest", ply=ply)
    assert anna.see(table)["table"]["ply"] > ply


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_page_asks_before_it_uncovers(lite: Running, lang: str):
    visitor, boris, table = seated(lite, "Анна", lang)
    boris.do(table, "submit", moves=["bid coins=0"], ply=boris.see(table)["table"]["ply"])
    visitor.go(f"/tables/{table}")
    visitor.form(f"/tables/{table}/step", move="bid coins=1")
    visitor.form(f"/tables/{table}/confirm")
    ply = boris.see(table)["table"]["ply"]
    visitor.form(f"/tables/{table}/step", move="rest")
    assert say(lang, "no-taking-back") in visitor.page.text
    assert boris.see(table)["table"]["ply"] == ply
    assert not re.findall(r'<button name="move"', visitor.page.text), "other options beside the question"
    visitor.form(f"/tables/{table}/step")
    assert boris.see(table)["table"]["ply"] > ply


def test_who_never_misclicks_is_not_asked(lite: Running):
    visitor = guest(lite, "Анна", "en")
    visitor.go("/settings")
    visitor.form("/settings", name="Анна")  # the box for confirmations is not ticked
    boris, table = seat(lite, visitor)
    boris.do(table, "submit", moves=["bid coins=0"], ply=boris.see(table)["table"]["ply"])
    visitor.go(f"/tables/{table}")
    visitor.form(f"/tables/{table}/step", move="bid coins=1")
    ply = boris.see(table)["table"]["ply"]
    visitor.form(f"/tables/{table}/step", move="rest")
    assert boris.see(table)["table"]["ply"] > ply
