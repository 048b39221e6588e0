"""Links: what a coach and who was invited sees and hears, and how they are shut out again."""

import re

import pytest
from tests.server.harness import Client, Running, accept, patient
from tests.server.sockets import Live
from tests.server.test_people_accounts_tokens import Browser, account, shut


def enter(client: Client, token: str) -> None:
    """Accept a link, as the page's form does."""
    browser = patient.Client(base_url=client.address, headers={"authorization": f"Bearer {client.token}"})
    assert browser.post(f"/i/{token}").status_code == 303


def test_a_coach_sees_the_one_who_asked_him_and_nobody_else(server: Running):
    """Anna asks a coach for her seat and leaves it: Boris, who then sits there, has no coach."""
    anna, boris, vera, coach = (server.client(name) for name in ("Anna", "Boris", "Vera", "Coach"))
    table = vera.table("empire", ["open", "open"])
    anna.do(table, "sit", seat=1)
    link = anna.do(table, "invite", kind="coach", seat=1)["token"]
    enter(coach, link)
    assert coach.see(table)["you"]["seat"] == 1
    live = Live(coach, server.address, table)
    live.receive()
    anna.do(table, "leave", seat=1)
    boris.do(table, "sit", seat=1)
    vera.do(table, "start")
    shut(live)
    seen = coach.see(table)
    assert seen["you"]["seat"] < 0
    assert seen["view"] == Client(server.address, "").see(table)["view"]


def test_what_a_coach_was_told_is_for_the_two_alone(server: Running):
    """Not for who takes the seat after him, nor for that one's coach."""
    anna, boris, coach, other = (server.client(name) for name in ("Anna", "Boris", "Coach", "Other"))
    table = anna.table("lantern_fair", ["open", "open"])
    boris.do(table, "sit", seat=1)

    def heard(who: Client) -> list[tuple[str, str]]:
        return [(line["room"], line["text"]) for line in who.get(f"/tables/{table}/chat")["lines"]]

    enter(coach, boris.do(table, "invite", kind="coach", seat=1)["token"])
    boris.do(table, "chat", room="coach-1", text="what now?")
    coach.do(table, "chat", room="coach-1", text="bid one")
    both = [("coach-1", "what now?"), ("coach-1", "bid one")]
    assert heard(boris) == heard(coach) == both
    assert heard(anna) == []
    boris.do(table, "leave", seat=1)
    assert heard(boris) == heard(coach) == [], "spectators now"
    other.do(table, "sit", seat=1)
    assert heard(other) == []
    other.do(table, "chat", room="coach-1", text="alone")
    assert heard(other) == [("coach-1", "alone")]
    assert heard(boris) == heard(coach) == []
    other.do(table, "leave", seat=1)
    boris.do(table, "sit", seat=1)
    assert heard(boris) == both, "it is still his"


def test_a_guest_takes_his_coachs_words_into_his_account(server: Running):
    guest = Browser(server.address)
    guest.ask("POST", "/guests", name="Pupil")
    table = guest.ask("POST", "/tables", game="lantern_fair", seats=["open"]).json()["table"]
    path = f"/tables/{table}/chat"
    assert guest.ask("POST", path, room="coach-0", text="note").status_code == 200
    name = f"pupil{server.port}"
    account(server, name, "a long password")
    assert guest.ask("POST", "/session", login=name, password="a long password").status_code == 200
    assert [line["text"] for line in guest.http.get(path).json()["lines"]] == ["note"]


def test_spectators_who_talk_much_do_not_hide_what_players_said(server: Running):
    anna, watcher = server.client("Anna"), server.client("Watcher")
    table = anna.table("lantern_fair", ["open", "open"])
    anna.do(table, "chat", text="hello")
    for n in range(105):
        watcher.do(table, "chat", room="watch", text=str(n))
    assert [line["text"] for line in anna.get(f"/tables/{table}/chat")["lines"]] == ["hello"]


def test_a_coach_moves_with_his_player(server: Running):
    """Two seats swapped: the link was for the seat that Anna no longer has."""
    anna, vera, coach = (server.client(name) for name in ("Anna", "Vera", "Coach"))
    table = vera.table("empire", ["open", "open"])
    anna.do(table, "sit", seat=1)
    enter(coach, anna.do(table, "invite", kind="coach", seat=1)["token"])
    vera.do(table, "swap", seat=0, other=1)
    vera.do(table, "start")
    assert coach.see(table)["you"]["seat"] < 0


@pytest.mark.parametrize("kind", ["play", "watch", "coach"])
def test_a_revoked_link_opens_nothing_and_shows_out(server: Running, kind: str):
    anna, guest, late = (server.client(name) for name in ("Anna", "Guest", "Late"))
    table = anna.table("lantern_fair", ["open", "open"], open=False)
    token = anna.do(table, "invite", kind=kind, seat=0)["token"]
    assert re.fullmatch(r"[\w-]{22,}", token), "128 bits or more"
    enter(guest, token)
    if kind == "play":
        guest.do(table, "leave", seat=1)  # the link had led him to the seat
    live = Live(guest, server.address, table)
    live.receive()
    anna.do(table, "revoke", token=token)
    shut(live)
    assert guest.http.get(f"/tables/{table}").status_code == 404
    browser = patient.Client(base_url=server.address, headers={"authorization": f"Bearer {late.token}"})
    assert browser.post(f"/i/{token}").status_code == 404
    again = Live(guest, server.address, table)
    assert again.receive()["status"] == 404


def test_the_links_of_who_deletes_himself_end(server: Running):
    """Nobody else could revoke them."""
    anna, boris, watcher, late = (server.client(name) for name in ("Anna", "Boris", "Watcher", "Late"))
    table = anna.table("lantern_fair", ["open", "open"], open=False)
    enter(boris, anna.do(table, "invite", kind="play")["token"])
    token = boris.do(table, "invite", kind="watch")["token"]
    enter(watcher, token)
    live = Live(watcher, server.address, table)
    assert live.receive()["type"] == "snapshot"
    assert boris.http.delete("/me").status_code == 200
    shut(live)
    assert watcher.http.get(f"/tables/{table}").status_code == 404
    assert patient.get(f"{server.address}/i/{token}").status_code == 404
    assert late.http.post(f"{server.address}/i/{token}").status_code == 404
    assert anna.see(table)["table"]["status"] == "open"


def test_a_coach_sees_one_seat_and_may_do_nothing(server: Running):
    anna, boris, coach = (server.client(name) for name in ("Anna", "Boris", "Coach"))
    table = anna.table("lantern_fair", ["open", "open"])
    boris.do(table, "sit")
    anna.do(table, "start")
    assert boris.refused(table, "invite", kind="coach", seat=0) == "not_your_seat"
    link = anna.do(table, "invite", kind="coach")["token"]
    assert accept(coach, link) == 303
    seen = coach.see(table)
    assert seen["view"] == anna.see(table)["view"]
    assert not seen["you"]["acts"]
    assert coach.refused(table, "submit", moves=["bid coins=1"], ply=seen["table"]["ply"]) == "not_your_seat"
    coach.do(table, "chat", room="coach-0", text="bid one")
    assert "bid one" in str(anna.get(f"/tables/{table}/chat"))
    assert "bid one" not in str(boris.get(f"/tables/{table}/chat"))
    assert boris.refused(table, "chat", room="coach-0", text="x") == "chat_not_allowed"
