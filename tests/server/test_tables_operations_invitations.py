"""Links into a table: a program accepts one by the API alone; who may end one; how many there may be."""

import json
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import Running, accept
from tests.server.house import House
from tests.server.test_people_accounts_tokens import Browser, account

from ratusha.server.refusal import Refused
from ratusha.server.tables.operations.invitations import MOST, InviteTo, Revoke
from ratusha.server.tables.operations.operation import carry_out

BOT_API = Path(__file__).resolve().parents[2] / "docs" / "bot-api.md"


def test_a_program_comes_in_by_a_link_to_play_and_has_a_seat(server: Running):
    anna, bot = server.client("Anna"), server.client("Bot")
    table = anna.table("lantern_fair", ["open", "open"], open=False)
    token = anna.do(table, "invite", kind="play")["token"]
    bot.get(f"/tables/{table}", 404)
    for _ in range(2):  # sent again, it changes nothing
        assert bot.post("/invitations", token=token) == {"table": table, "kind": "play", "seat": 1}
        assert bot.see(table)["you"]["seat"] == 1
    late = server.client("Late")
    assert late.post("/invitations", token=token) == {"table": table, "kind": "play", "seat": -1}
    assert "/invitations" in BOT_API.read_text()


@pytest.mark.parametrize(("kind", "seat"), [("watch", -1), ("coach", 0)])
def test_a_program_comes_in_by_a_link_to_look(server: Running, kind: str, seat: int):
    anna, bot = server.client("Anna"), server.client("Bot")
    table = anna.table("lantern_fair", ["open", "open"], open=False)
    token = anna.do(table, "invite", kind=kind, seat=0)["token"]
    assert bot.post("/invitations", token=token) == {"table": table, "kind": kind, "seat": seat}
    you = bot.see(table)["you"]
    assert (you["seat"] == seat or seat < 0, you["acts"]) == (True, False)
    assert bot.refused(table, "sit") == "invitation_needed"


def test_a_link_that_is_none_and_nobody_are_refused(server: Running):
    anna = server.client("Anna")
    table = anna.table("lantern_fair", ["open", "open"], open=False)
    token = anna.do(table, "invite", kind="play")["token"]
    assert anna.post("/invitations", 404, token=token[:-1])["error"]["code"] == "not_found"
    body = json.dumps({"token": token}).encode()
    asked = urllib.request.Request(
        f"{server.address}/api/v1/invitations", body, {"content-type": "application/json"}
    )
    with pytest.raises(urllib.error.HTTPError, match="401"):
        urllib.request.urlopen(asked)
    anna.do(table, "revoke", token=token)
    server.client("Late").post("/invitations", 404, token=token)


def test_a_guest_who_was_invited_to_play_is_so_after_he_has_logged_in(server: Running):
    """His account had come to watch the same table before: that is no reason to take the seat from him."""
    anna = server.client("Anna")
    table = anna.table("lantern_fair", ["open", "open"], open=False)
    links = {kind: anna.do(table, "invite", kind=kind)["token"] for kind in ("watch", "play")}
    name = f"watcher{server.port}"
    owner = account(server, name, "a long password")
    assert owner.ask("POST", "/invitations", token=links["watch"]).status_code == 200
    guest = Browser(server.address)
    guest.ask("POST", "/guests", name="Guest")
    assert guest.ask("POST", "/invitations", token=links["play"]).status_code == 200
    assert guest.ask("POST", f"/tables/{table}/leave", seat=1).status_code == 200
    assert guest.ask("POST", "/session", login=name, password="a long password").status_code == 200
    assert guest.ask("POST", f"/tables/{table}/sit").status_code == 200


def test_who_comes_too_late_for_a_seat_is_in_all_the_same(server: Running):
    anna, boris, late, later = (server.client(name) for name in ("Anna", "Boris", "Late", "Later"))
    table = anna.table("lantern_fair", ["open", "open"], open=False)
    token = anna.do(table, "invite", kind="play")["token"]
    boris.post("/invitations", token=token)
    for who in (late, later):
        assert who.post("/invitations", token=token)["table"] == table
        assert not who.see(table)["you"]["acts"]
        if who is late:
            anna.do(table, "start")


def test_everybody_sees_the_links_he_has_made_and_no_others(server: Running):
    anna, boris = server.client("Anna"), server.client("Boris")
    table = anna.table("lantern_fair", ["open", "open"], open=False)
    links = {anna.do(table, "invite", kind=kind, seat=0)["token"] for kind in ("play", "watch", "coach")}
    for link in anna.get(f"/tables/{table}/invites")["invites"]:
        if link["kind"] == "play":
            boris.post("/invitations", token=link["token"])
    own = boris.do(table, "invite", kind="watch")["token"]
    assert {link["token"] for link in anna.get(f"/tables/{table}/invites")["invites"]} == links
    assert [link["token"] for link in boris.get(f"/tables/{table}/invites")["invites"]] == [own]


def test_a_link_is_ended_by_who_made_it_or_made_the_table(lite: Running):
    """Not by another player, nor by naming it at a table of one's own."""
    anna, boris, guest = (lite.client(name) for name in ("Anna", "Boris", "Guest"))
    table = anna.table("lantern_fair", ["open", "open"], open=False)
    boris.post("/invitations", token=anna.do(table, "invite", kind="play")["token"])
    token = anna.do(table, "invite", kind="watch")["token"]
    guest.post("/invitations", token=token)
    assert boris.refused(table, "revoke", token=token) == "not_table_creator"
    elsewhere = boris.table("lantern_fair", ["open", "open"])
    assert boris.refused(elsewhere, "revoke", token=token) == "not_found"
    assert guest.see(table)["you"]["seat"] < 0, "he still may look"
    theirs = boris.do(table, "invite", kind="watch")["token"]
    anna.do(table, "revoke", token=theirs)
    guest.post("/invitations", 404, token=theirs)


def test_there_is_an_end_to_the_links_into_a_table(house: Any):
    async def test(h: House) -> None:
        live = await h.table(2)
        for _ in range(MOST):
            await carry_out(h.tables, live, h.people[0], InviteTo(kind="watch"))
        with pytest.raises(Refused, match="too many links"):
            await carry_out(h.tables, live, h.people[1], InviteTo(kind="watch"))
        await carry_out(h.tables, live, h.people[0], Revoke(token=live.kept.invites[0].token))
        await carry_out(h.tables, live, h.people[1], InviteTo(kind="watch"))

    house(test)


def test_invitations_let_in_and_can_be_revoked(server: Running):
    anna, boris, vera = (server.client(name) for name in ("Anna", "Boris", "Vera"))
    table = anna.table("lantern_fair", ["open", "open"], open=False)
    play = anna.do(table, "invite", kind="play")["token"]
    watch = anna.do(table, "invite", kind="watch")["token"]
    assert len(play) >= 22, "128 bits"
    assert accept(boris, play) == 303
    assert boris.see(table)["you"]["seat"] == 1
    assert accept(vera, watch) == 303
    assert vera.see(table)["you"]["seat"] == -3
    assert vera.refused(table, "sit") == "invitation_needed"
    assert vera.refused(table, "revoke", token=watch) == "not_table_creator"
    anna.do(table, "revoke", token=watch)
    assert vera.http.get(f"/tables/{table}").status_code == 404
    assert accept(server.client("Late"), watch) == 404
    assert boris.see(table)["you"]["seat"] == 1
