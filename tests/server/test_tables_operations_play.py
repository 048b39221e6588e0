"""Playing at a table: drafts, submits, sealed answers, standing answers, take-backs, the end."""

import random
import uuid
from typing import Any

import pytest
from tests.server.harness import Client, Running, eventually, play_out, two

from ratusha.server.words import say


def bid(client: Client, table: str, coins: int, **more) -> Any:
    seen = client.see(table)
    return client.do(table, "submit", moves=[f"bid coins={coins}"], ply=seen["table"]["ply"], **more)


def bid_both(table: str, anna: Client, boris: Client) -> None:
    bid(anna, table, 1)
    bid(boris, table, 0)


def lantern_hung(server: Running, policy: str = "") -> tuple[str, Client, Client]:
    """A table where Anna has just hung a lantern; Boris has this standing answer to it."""
    for _ in range(20):
        table, anna, boris = two(server)
        boris.do(table, "standing", key="bask", policy=policy)
        bid_both(table, anna, boris)
        seen = anna.see(table)
        hang = [o["notation"] for o in seen["you"]["options"] if o["notation"].startswith("hang")]
        if hang:
            break
    anna.do(table, "submit", moves=[hang[0]], ply=seen["table"]["ply"])
    return table, anna, boris


def test_a_whole_game_with_people_and_bots_ends_with_scores(server: Running):
    anna = server.client("Anna")
    table = anna.table("lantern_fair", ["open", "easy", "random"])
    anna.do(table, "start")
    rng = random.Random(3)
    play_out(table, [anna], rng.choice)
    seen = anna.see(table)
    assert seen["table"]["why"] == "rules"
    assert len(seen["you"]["scores"]) == 3
    assert [sum(sheet.values()) for sheet in seen["you"]["sheet"]] == seen["you"]["scores"]


def test_a_step_is_a_draft_until_it_is_confirmed(server: Running):
    """Undo and restart are free; the other sees nothing of it; confirm plays it."""
    table, anna, boris = two(server)
    bid_both(table, anna, boris)
    before = boris.see(table)
    ply = before["table"]["ply"]
    sell = next(o["notation"] for o in anna.see(table)["you"]["options"] if o["notation"].startswith("sell"))
    anna.do(table, "step", move=sell, ply=ply)
    mine = anna.see(table)
    assert [step["notation"] for step in mine["you"]["draft"]["steps"]] == [sell]
    assert mine["you"]["draft"]["done"]
    assert boris.see(table)["view"] == before["view"]
    assert boris.see(table)["table"]["version"] == before["table"]["version"]
    anna.do(table, "undo")
    assert "draft" not in anna.see(table)["you"]
    assert anna.refused(table, "undo") == "no_draft"
    anna.do(table, "step", move=sell, ply=ply)
    anna.do(table, "restart")
    anna.do(table, "step", move=sell, ply=ply)
    anna.do(table, "confirm", ply=ply)
    assert boris.see(table)["table"]["ply"] == ply + 1
    assert boris.see(table)["you"]["options"]


def test_a_step_that_draws_a_card_is_played_at_once(server: Running):
    """A rest brings a card: nobody may look at it and step back."""
    table, anna, boris = two(server)
    bid_both(table, anna, boris)
    seen = anna.see(table)
    anna.do(table, "step", move="rest", ply=seen["table"]["ply"])
    after = anna.see(table)
    assert "draft" not in after["you"]
    assert after["table"]["ply"] > seen["table"]["ply"]


def test_sealed_answers_wait_for_their_confirmation_and_commute(server: Running):
    """Both decide at the same ply; neither is stale for the other, neither is seen before the last."""
    table, anna, boris = two(server)
    ply = anna.see(table)["table"]["ply"]
    anna.do(table, "step", move="bid coins=3", ply=ply)
    boris.do(table, "step", move="bid coins=2", ply=ply)
    assert anna.refused(table, "step", move="bid coins=1", ply=ply) == "illegal_move"
    boris.do(table, "confirm", ply=ply)
    waiting = anna.see(table)
    assert waiting["you"]["draft"]["steps"][0]["notation"] == "bid coins=3"
    assert "coins=2" not in str(waiting)
    anna.do(table, "confirm", ply=ply)
    assert anna.see(table)["table"]["ply"] == ply + 2


def test_a_stale_submit_changes_nothing_and_a_repeated_one_gets_the_first_answer(server: Running):
    table, anna, boris = two(server)
    ply = anna.see(table)["table"]["ply"]
    id = str(uuid.uuid4())
    first = bid(anna, table, 2, id=id)
    again = anna.do(table, "submit", moves=["bid coins=2"], ply=ply, id=id)
    assert again == first
    bid(boris, table, 1)
    assert anna.do(table, "submit", moves=["bid coins=2"], ply=ply, id=id) == first
    version = anna.see(table)["version"]
    assert anna.refused(table, "submit", moves=["bid coins=1"], ply=ply) == "stale"
    assert anna.see(table)["version"] == version


def test_premature_and_illegal_input_is_refused_with_the_reason(server: Running):
    table, anna, boris = two(server)
    ply = anna.see(table)["table"]["ply"]
    assert anna.refused(table, "submit", moves=["bid coins=9"], ply=ply) == "illegal_move"
    assert anna.refused(table, "submit", moves=["dance"], ply=ply) == "bad_input"
    assert anna.refused(table, "submit", moves=["bid coins=x"], ply=ply) == "bad_input"
    assert anna.refused(table, "submit", moves=[], ply=ply) == "wrong_shape"
    assert anna.refused(table, "submit", moves=["rest"], ply=ply) == "illegal_move"
    bid_both(table, anna, boris)
    seen = boris.see(table)
    assert boris.refused(table, "submit", moves=["rest"], ply=seen["table"]["ply"]) == "illegal_move"
    assert boris.refused(table, "submit", moves=["rest"], ply=seen["table"]["ply"], seat=0) == "not_your_seat"


def test_a_take_back_needs_consent_stays_visible_and_brings_the_same_cards(server: Running):
    table, anna, boris = two(server)
    bid_both(table, anna, boris)
    before = anna.see(table)
    ply = before["table"]["ply"]
    anna.do(table, "submit", moves=["rest"], ply=ply)
    after = anna.see(table)["view"]
    anna.do(table, "propose", what="take-back", ply=-1)
    assert anna.see(table)["table"]["ply"] > ply
    assert anna.refused(table, "answer", yes=True) == "own_proposal"
    boris.do(table, "answer", yes=True)
    back = anna.see(table)
    assert back["table"]["ply"] == ply
    assert back["view"] == before["view"]
    assert any(line["kind"] == "rewound" for line in back["log"])
    anna.do(table, "submit", moves=["rest"], ply=ply)
    assert anna.see(table)["view"] == after


def test_a_refused_take_back_changes_nothing(server: Running):
    table, anna, boris = two(server)
    bid_both(table, anna, boris)
    ply = anna.see(table)["table"]["ply"]
    anna.do(table, "submit", moves=["rest"], ply=ply)
    now = anna.see(table)["table"]["ply"]
    anna.do(table, "propose", what="take-back", ply=ply)
    boris.do(table, "answer", yes=False)
    assert anna.see(table)["table"]["ply"] == now
    assert anna.see(table)["table"]["proposal"] is None


def test_standing_answers_are_given_and_logged_as_automatic(server: Running):
    """Boris never basks: when Anna hangs a lantern he is not asked, and the log says so."""
    table, _, boris = lantern_hung(server, "never")
    log = boris.see(table)["log"]
    assert any(line.get("how") == "standing" for line in log)
    assert boris.refused(table, "standing", key="bask", policy="perhaps") == "unknown_standing_answer"
    assert boris.see(table)["you"]["standing"] == {"bask": "never"}
    boris.do(table, "standing", key="bask")
    assert "standing" not in boris.see(table)["you"]


def test_pause_needs_all_and_stops_the_game(server: Running):
    table, anna, boris = two(server)
    anna.do(table, "propose", what="pause")
    boris.do(table, "answer", yes=True)
    seen = anna.see(table)
    assert seen["table"]["paused"]
    assert anna.refused(table, "submit", moves=["bid coins=1"], ply=seen["table"]["ply"]) == "game_paused"
    boris.do(table, "propose", what="resume")
    anna.do(table, "answer", yes=True)
    bid(anna, table, 1)


def test_ending_by_agreement_shows_the_secret_and_everything_hidden(server: Running):
    table, anna, boris = two(server)
    assert "secret" not in anna.see(table)["table"]
    anna.do(table, "propose", what="end")
    boris.do(table, "answer", yes=True)
    seen = boris.see(table)
    assert seen["table"]["status"] == "over"
    assert len(seen["table"]["secret"]) == 64
    assert sum(map(sum, seen["view"]["state"]["hands"])) == 4


def test_asides_are_open_to_those_who_are_not_asked(server: Running):
    table, anna, boris = two(server)
    bid_both(table, anna, boris)
    seen = boris.see(table)
    assert [o["notation"] for o in seen["you"]["options"] if o["aside"]] == ["propose"]
    boris.do(table, "step", move="propose", ply=seen["table"]["ply"])
    answer = anna.see(table)
    assert {o["notation"] for o in answer["you"]["options"]} == {"agree", "refuse"}


def test_the_sandbox_is_private_and_its_line_becomes_the_draft(server: Running):
    table, anna, boris = two(server)
    bid_both(table, anna, boris)
    seen = anna.see(table)
    sell = next(o["notation"] for o in seen["you"]["options"] if o["notation"].startswith("sell"))
    tried = anna.do(table, "sandbox", moves=[sell])
    assert tried["played"] == [sell]
    assert tried["seat"] == 1
    assert anna.see(table) == {**seen, "table": {**seen["table"], "at": anna.see(table)["table"]["at"]}}
    assert anna.do(table, "sandbox", moves=["hang card=dragon", "rest"])["refused"]
    anna.do(table, "draft", moves=tried["played"])
    assert [step["notation"] for step in anna.see(table)["you"]["draft"]["steps"]] == [sell]
    assert boris.refused(table, "draft", moves=[sell]) == "illegal_move"
    assert anna.refused(table, "draft", moves=["hang card=dragon"]) in ("illegal_move", "bad_input")
    anna.do(table, "confirm", ply=seen["table"]["ply"])
    assert boris.see(table)["table"]["ply"] == seen["table"]["ply"] + 1
    assert anna.refused(table, "draft", moves=[sell]) == "illegal_move", "the line is legal no more"
    watcher = server.client("Watcher")
    assert watcher.refused(table, "sandbox", moves=[]) == "sandbox_not_allowed"


def test_after_the_end_replay_fork_rematch_and_export(server: Running):
    table, anna, boris = two(server, options={"length": "short"})
    assert anna.http.get(f"/tables/{table}/record").status_code == 409
    assert anna.http.get(f"/tables/{table}/replay").status_code == 409
    assert anna.refused(table, "fork", ply=3) == "fork_before_end"
    play_out(table, [anna, boris])
    text = anna.http.get(f"/tables/{table}/record").text
    assert text.startswith("ratusha-record 1\ngame lantern_fair\n")
    plies = anna.see(table)["table"]["ply"]
    middle = anna.get(f"/tables/{table}/replay", ply=plies // 2)
    assert middle["ply"] == plies // 2
    assert middle["view"]["ply"] == plies // 2
    fork = anna.do(table, "fork", ply=6)["table"]
    anna.do(fork, "start")
    assert anna.see(fork)["table"]["ply"] >= 6
    assert anna.see(fork)["table"]["commitment"] != anna.see(table)["table"]["commitment"]
    copy = boris.post("/import", 201, record=text)["table"]
    assert boris.see(copy)["table"]["status"] == "over"
    assert boris.see(copy)["you"]["scores"] == boris.see(table)["you"]["scores"]
    again = anna.do(table, "rematch")["table"]
    assert boris.do(table, "rematch")["table"] == again, "both want it: they meet at one table"
    assert say("en", "to-rematch") in boris.http.get(f"{server.address}/tables/{table}").text
    boris.do(again, "start")
    assert boris.see(again)["table"]["status"] == "playing"
    assert boris.see(again)["you"]["seat"] == boris.see(table)["you"]["seat"]
    other = anna.do(fork, "propose", what="end") and anna.do(fork, "rematch")["table"]
    anna.do(other, "end")
    assert anna.do(fork, "rematch")["table"] != other, "the first one was closed"


def test_a_finished_game_can_be_forked_at_any_ply(lite: Running):
    """Also between forced moves and before a die: the fork goes on by the rules, with its own dice."""
    anna = lite.client("Anna")
    table = anna.table("burgundy", ["open", "random"])
    anna.do(table, "start")
    play_out(table, [anna])
    plies = anna.see(table)["table"]["ply"]
    for ply in [0, 1, 2, 3, *range(plies // 2, plies // 2 + 8)]:
        fork = anna.do(table, "fork", ply=ply)["table"]
        anna.do(fork, "start")
        seen = anna.see(fork)
        assert seen["table"]["status"] == "playing"
        assert seen["table"]["ply"] == seen["view"]["ply"] >= ply
        eventually(lambda: anna.play_first(fork))  # noqa: B023  it may be the bot's turn before


@pytest.mark.parametrize("text", ["", "nonsense", "ratusha-record 1\ngame chess\n"])
def test_a_record_that_is_none_is_refused(server: Running, text: str):
    answer = server.client("Anna").http.post("/import", json={"record": text})
    assert answer.status_code == 409
    assert answer.json()["error"]["text"]


def test_a_seat_may_be_left_to_a_bot_and_taken_back(server: Running):
    table, anna, boris = two(server)
    boris.do(table, "away", bot="random")
    bid(anna, table, 1)
    for _ in range(200):
        if anna.see(table)["table"]["ply"] > 6:
            break
    assert boris.refused(table, "submit", moves=["rest"], ply=boris.see(table)["table"]["ply"]) in (
        "bot_plays_for_you",
        "stale",
    )
    boris.do(table, "away")
    assert boris.see(table)["table"]["seats"][1]["bot"] == ""


def test_hot_seats_belong_to_one_person(server: Running):
    anna = server.client("Anna")
    table = anna.table("lantern_fair", ["open", "hot"])
    anna.do(table, "start")
    ply = anna.see(table)["table"]["ply"]
    anna.do(table, "submit", moves=["bid coins=1"], ply=ply, seat=0)
    anna.do(table, "submit", moves=["bid coins=0"], ply=ply + 1, seat=1)
    mine, other = anna.see(table, seat=0), anna.see(table, seat=1)
    assert mine["you"]["seat"] == 0
    assert other["you"]["seat"] == 1
    play_out(table, [anna])


def test_i_never_misclick_confirms_by_the_last_step(server: Running):
    table, anna, _ = two(server)
    answer = anna.http.patch("/me", json={"settings": {"confirm": False}})
    assert answer.status_code == 200
    ply = anna.see(table)["table"]["ply"]
    anna.do(table, "step", move="bid coins=1", ply=ply)
    assert "draft" not in anna.see(table)["you"]
    assert anna.see(table)["table"]["ply"] == ply + 1


def test_since_your_last_turn(server: Running):
    table, anna, boris = two(server)
    bid_both(table, anna, boris)
    ply = anna.see(table)["table"]["ply"]
    sell = next(o["notation"] for o in anna.see(table)["you"]["options"] if o["notation"].startswith("sell"))
    anna.do(table, "submit", moves=[sell], ply=ply)
    boris.do(table, "submit", moves=["rest"], ply=boris.see(table)["table"]["ply"])
    digest = anna.get(f"/tables/{table}/digest")["lines"]
    assert [line["seat"] for line in digest] == [1]
    assert digest[0]["events"]
