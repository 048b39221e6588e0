"""A step that can't be taken back waits for the confirmation, for whoever confirms his turns."""

import pytest
from tests.server.harness import Client, Running, two
from tests.server.visitors import guest, seat, seated

from ratusha.server.words import say


def bid_both(table: str, players: list[Client]) -> None:
    """The secret bids with which a day of the fair begins: the higher one moves first."""
    for coins, player in enumerate(reversed(players)):
        ply = player.see(table)["table"]["ply"]
        player.do(table, "submit", moves=[f"bid coins={coins}"], ply=ply)


def test_who_is_not_sure_reveals_nothing_before_he_confirms(lite: Running):
    """A rest brings coins and a card: the coins are seen at once, the card is drawn with the confirmation."""
    table, anna, boris = two(lite)
    bid_both(table, [anna, boris])
    before = anna.see(table)
    ply = before["table"]["ply"]
    anna.do(table, "step", move="rest", ply=ply, sure=False)
    drafted = anna.see(table)
    assert drafted["table"]["ply"] == ply
    (step,) = drafted["you"]["draft"]["steps"]
    assert (step["notation"], step["warning"]) == ("rest", say("en", "reveals-something"))
    assert drafted["you"]["draft"]["done"]
    assert drafted["view"]["state"]["coins"][0] > before["view"]["state"]["coins"][0], "it is in the picture"
    assert drafted["view"]["state"]["hands"] == before["view"]["state"]["hands"]
    anna.do(table, "undo")
    assert anna.see(table)["view"] == before["view"]
    anna.do(table, "step", move="rest", ply=ply, sure=False)
    anna.do(table, "restart")
    anna.do(table, "step", move="rest", ply=ply, sure=False)
    anna.do(table, "confirm", ply=ply)
    assert anna.see(table)["table"]["ply"] > ply + 1, "the rest and the card"


def test_nothing_follows_a_step_that_reveals_something(lite: Running):
    table, anna, boris = two(lite)
    bid_both(table, [anna, boris])
    ply = anna.see(table)["table"]["ply"]
    anna.do(table, "step", move="rest", ply=ply, sure=False)
    assert anna.see(table)["you"]["options"] == []
    assert anna.refused(table, "step", move="rest", ply=ply, sure=False) == "illegal_move"
    assert len(anna.see(table)["you"]["draft"]["steps"]) == 1


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_page_asks_before_it_reveals(lite: Running, lang: str):
    visitor, boris, table = seated(lite, "Анна", lang)
    boris.do(table, "submit", moves=["bid coins=0"], ply=boris.see(table)["table"]["ply"])
    visitor.go(f"/tables/{table}")
    visitor.form(f"/tables/{table}/step", move="bid coins=1")
    visitor.form(f"/tables/{table}/confirm")
    ply = boris.see(table)["table"]["ply"]
    visitor.form(f"/tables/{table}/step", move="rest")
    assert say(lang, "reveals-something") in visitor.page.text
    assert boris.see(table)["table"]["ply"] == ply
    assert '<button name="move" value="rest"' not in visitor.page.text, "other options beside the question"
    assert visitor.forms("/undo")
    assert visitor.forms("/restart")
    visitor.form(f"/tables/{table}/confirm")
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
