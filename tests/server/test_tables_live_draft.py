"""A draft in several tabs: what was decided about one draft is done to no other."""

from typing import Any

import pytest
from tests.server.drafting import alone, drafted, steps
from tests.server.harness import Client, Running, two
from tests.server.house import House, outcome
from tests.server.races import MIXED, Racer, race
from tests.server.sockets import Live
from tests.server.visitors import seated

from ratusha.server.store import drafts as draft_store
from ratusha.server.tables.operations.play import Confirm, Step
from ratusha.server.words import say


def mark(client: Client, table: str) -> str:
    return str(client.see(table)["you"].get("draft", {"mark": ""})["mark"])


def test_a_mark_is_of_one_draft(server: Running):
    """The same steps have the same mark, other steps another, and no draft has none."""
    table, anna = alone(server)
    assert mark(anna, table) == ""
    drafted(anna, table, 1)
    one = mark(anna, table)
    drafted(anna, table, 1)
    two = mark(anna, table)
    assert len({one, two, ""}) == 3
    anna.do(table, "undo", draft=two)
    assert mark(anna, table) == one
    anna.do(table, "restart", draft=one)
    assert mark(anna, table) == ""


def test_several_steps_are_taken_back_at_once(server: Running):
    """More of them than there are: all."""
    table, anna = alone(server)
    drafted(anna, table, 1)
    one = mark(anna, table)
    drafted(anna, table, 1)
    anna.do(table, "undo", steps=2)
    assert mark(anna, table) == ""
    drafted(anna, table, 2)
    anna.do(table, "undo", steps=1)
    assert mark(anna, table) == one
    anna.do(table, "undo", steps=200)
    assert mark(anna, table) == ""
    assert anna.refused(table, "undo", steps=0) == "wrong_shape"


@pytest.mark.parametrize("operation", ["step", "undo", "restart", "confirm", "draft"])
def test_what_was_decided_about_another_draft_is_stale(server: Running, operation: str):
    """Answered with the fresh position, by HTTP and by socket; it changes nothing."""
    table, anna = alone(server)
    drafted(anna, table, 2)
    old = mark(anna, table)
    anna.do(table, "undo")
    ply = anna.see(table)["table"]["ply"]
    shown = steps(anna, table)
    before = shown()
    move = anna.see(table)["you"]["options"][0]["notation"]
    body: dict[str, Any] = {
        "step": {"move": move, "ply": ply},
        "confirm": {"ply": ply},
        "draft": {"moves": before[1:], "ply": ply},
    }.get(operation, {})
    socket = Live(anna, server.address, table)
    for seen in (old, "", "no such mark"):
        answer = anna.http.post(f"/tables/{table}/{operation}", json={**body, "draft": seen, "id": "x"})
        assert answer.status_code == 409
        assert answer.json()["error"]["code"] == "stale"
        fresh = answer.json()["snapshot"]
        assert [step["notation"] for step in fresh["you"]["draft"]["steps"]] == before[1:]
        told = socket.ask(type=operation, id="x", draft=seen, **body)
        assert (told["ok"], told["error"]["code"]) == (False, "stale")
        assert told["snapshot"]["you"] == fresh["you"]
    assert shown() == before
    if operation == "confirm":  # it is the right draft, and only half a turn
        assert anna.refused(table, operation, **body, draft=mark(anna, table), id="x") == "turn_not_finished"
    else:
        assert anna.do(table, operation, **body, draft=mark(anna, table), id="x")["ok"]
    socket.socket.close()


def test_as_many_steps_are_not_the_same_draft(lite: Running):
    """One tab takes back the second step and makes another; the other tab has seen neither."""
    table, anna = alone(lite)
    ply = drafted(anna, table, 1)
    anna_options = [option["notation"] for option in anna.see(table)["you"]["options"]]
    free: list[str] = []
    for move in anna_options:
        body = {"move": move, "ply": ply, "sure": False}
        if anna.http.post(f"/tables/{table}/step", json=body).status_code == 200:
            free.append(move)
            anna.do(table, "undo")
        if len(free) == 2:
            break
    anna.do(table, "step", move=free[0], ply=ply)
    other_tab = mark(anna, table)
    anna.do(table, "undo")
    anna.do(table, "step", move=free[1], ply=ply)
    shown = steps(anna, table)
    before = shown()
    assert anna.refused(table, "undo", draft=other_tab) == "stale"
    assert anna.refused(table, "confirm", draft=other_tab, ply=ply) == "stale"
    assert shown() == before


def test_a_stale_line_of_the_sandbox_is_refused(lite: Running):
    table, anna, boris = two(lite, "brittle")
    anna.do(table, "submit", moves=["wait"], ply=0)
    boris.do(table, "submit", moves=["wait"], ply=1)
    assert anna.refused(table, "draft", moves=["wait"], ply=0) == "stale"
    assert anna.do(table, "draft", moves=["wait"], ply=2)["ok"]


def test_nobody_guesses_anothers_draft(lite: Running):
    """Right or wrong, the mark of a draft that is not one's own is answered alike."""
    table, anna, boris = two(lite, "brittle")
    anna.do(table, "step", move="wait", ply=0)
    right = mark(anna, table)
    bodies: dict[str, dict[str, Any]] = {
        "step": {"move": "wait", "ply": 0},
        "undo": {},
        "restart": {},
        "confirm": {"ply": 0},
        "draft": {"moves": ["wait"], "ply": 0},
    }
    for operation, body in bodies.items():
        for guess in (right, "wrong", ""):
            assert boris.refused(table, operation, seat=0, draft=guess, **body) == "not_your_seat"


def test_tabs_that_step_at_once_make_one_step(several: Running):
    """All have seen the same draft: one of them is first, to the others it is another by then."""
    table, anna = alone(several)
    ply = drafted(anna, table, 1)
    before = steps(anna, table)()
    seen = mark(anna, table)
    move = next(
        option["notation"]
        for option in anna.see(table)["you"]["options"]
        if not anna.do(table, "sandbox", moves=[*before[1:], option["notation"]])["refused"]
    )
    answers = race(
        [Racer(anna, table, by) for by in MIXED],
        lambda racer, n: racer.ask("step", move=move, ply=ply, draft=seen, id=f"tab {n}"),
    )
    assert [answer["ok"] for answer in answers].count(True) == 1
    assert {answer["error"]["code"] for answer in answers if not answer["ok"]} == {"stale"}


def test_tabs_that_undo_at_once_take_back_one_step(several: Running):
    table, anna = alone(several)
    drafted(anna, table, 2)
    before = steps(anna, table)()
    seen = mark(anna, table)
    answers = race(
        [Racer(anna, table, by) for by in MIXED],
        lambda racer, n: racer.ask("undo", draft=seen, id=f"tab {n}"),
    )
    assert [answer["ok"] for answer in answers].count(True) == 1
    assert steps(anna, table)() == before[:-1]


def test_an_undo_sent_many_times_at_once_takes_back_one_step(several: Running):
    """The same request over and over, as a client does who gets no answer."""
    table, anna = alone(several)
    drafted(anna, table, 2)
    before = steps(anna, table)()
    answers = race([Racer(anna, table, by) for by in MIXED], lambda racer, n: racer.ask("undo", id="same"))
    assert [answer["ok"] for answer in answers] == [True] * len(MIXED)
    assert len({answer["version"] for answer in answers}) == 1
    assert steps(anna, table)() == before[:-1]


def test_an_older_page_undoes_nothing_that_it_did_not_show(lite: Running):
    """Two tabs of one browser, without a script: the second is told, and shown the draft as it is."""
    first, boris, table = seated(lite, "Anna", "en")
    ply = boris.see(table)["table"]["ply"]
    first.form(f"/tables/{table}/step", move="bid coins=1")
    older = first.page
    first.form(f"/tables/{table}/undo")
    first.form(f"/tables/{table}/step", move="bid coins=2")
    first.page = older
    first.form(f"/tables/{table}/confirm")
    assert say("en", "refused-stale") in first.page.text
    assert boris.see(table)["table"]["ply"] == ply
    first.form(f"/tables/{table}/confirm")
    assert boris.see(table)["table"]["ply"] == ply + 1


def test_the_back_button_does_not_play_another_move_by_an_old_page(lite: Running):
    """The page that was used for one option is used for another: refused, with the table as it is."""
    anna, _, table = seated(lite, "Anna", "en")
    before = anna.page
    anna.form(f"/tables/{table}/step", move="bid coins=1")
    anna.page = before
    anna.form(f"/tables/{table}/step", move="bid coins=3")
    assert say("en", "refused-id-already-used") in anna.page.text
    anna.page = before
    anna.form(f"/tables/{table}/step", move="bid coins=1")
    assert anna.page.status_code == 200, "and the same again is the same"
    assert anna.page.text.count("<form") > 1


def test_a_draft_that_another_process_took_back_is_not_played(house):
    """A draft does not change the table's version: the commit itself asks whether it is still the same."""

    async def test(h: House) -> None:
        live = await h.table(2)
        (seat,) = live.asked()
        await h.do(live, seat, Step(move="wait", ply=live.ply, seat=seat))
        assert live.kept.draft_moves(seat) == ["wait"]
        await h.tables.store.write(lambda tx: draft_store.set_draft(tx, live.id, seat, None, ["wait"]))
        ply = live.ply
        assert await outcome(h.do(live, seat, Confirm(ply=ply, seat=seat))) == "no_draft"
        assert (live.ply, live.kept.drafts) == (ply, {})

    house(test)
