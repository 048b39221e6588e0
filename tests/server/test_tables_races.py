"""Everybody at once: whatever comes first is done once, and all others are told so."""

from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

from tests.server.harness import Client, Running, two
from tests.server.races import MIXED, Racer, one_becomes_the_host, race
from tests.server.sockets import Live

Act = Callable[[Racer, int], Awaitable[dict[str, Any]]]


def submits(ply: int, id: str, move: str = "wait") -> Act:
    """Each racer submits a move for this ply; ids and moves may differ by {n}."""
    return lambda racer, n: racer.ask("submit", ply=ply, moves=[move.format(n=n)], id=id.format(ply=ply, n=n))


def undo_or_confirm(ply: int) -> Act:
    """The first racer takes back, the other confirms."""
    return lambda racer, n: racer.ask("undo") if n == 0 else racer.ask("confirm", ply=ply)


def test_one_ply_takes_one_move_however_it_comes(several: Running):
    """Two or more sockets and requests of one seat, each with an id of its own."""
    table, anna, boris = two(several, "brittle")
    for ply in range(6):
        mover = (anna, boris)[ply % 2]
        answers = race(
            [Racer(mover, table, by) for by in MIXED],
            submits(ply, "{ply}-{n}"),
        )
        assert sum(answer["ok"] for answer in answers) == 1
        for answer in answers:
            if not answer["ok"]:
                assert answer["error"]["code"] == "stale"
                if answer.get("type") == "done":
                    assert answer["snapshot"]["table"]["ply"] == ply + 1, "with the fresh position"
        assert anna.see(table)["table"]["ply"] == ply + 1


def test_a_submit_sent_many_times_at_once_is_played_once(several: Running):
    """The same id by sockets and requests: the same answer to all, one move."""
    table, anna, boris = two(several, "brittle")
    for ply in range(6):
        mover = (anna, boris)[ply % 2]
        answers = race(
            [Racer(mover, table, by) for by in MIXED],
            submits(ply, "same {ply}"),
        )
        assert [answer["ok"] for answer in answers] == [True] * len(MIXED), answers
        assert len({answer["version"] for answer in answers}) == 1
        assert anna.see(table)["table"]["ply"] == ply + 1


def test_an_id_belongs_to_its_sender(several: Running):
    """Another player's submit with the same id is another submit."""
    table, anna, boris = two(several, "brittle")
    first = anna.do(table, "submit", moves=["wait"], ply=0, id="x")
    second = boris.do(table, "submit", moves=["wait"], ply=1, id="x")
    assert second["version"] > first["version"]
    assert boris.refused(table, "submit", moves=["wait"], ply=0, id="y") == "stale"
    assert anna.do(table, "submit", moves=["wait"], ply=0, id="x")["version"] == first["version"]
    assert anna.refused(table, "submit", moves=["boom"], ply=0, id="x") == "id_already_used"


def test_one_seat_takes_one_person(several: Running):
    for _ in range(4):
        anna = several.client("Anna")
        table = anna.table("brittle", ["open", "open"])
        people = [several.client(f"Guest {n}") for n in range(6)]
        answers = race(
            [Racer(person, table, by) for person, by in zip(people, MIXED, strict=True)],
            lambda racer, n: racer.ask("sit", seat=1),
        )
        assert Counter(answer["ok"] for answer in answers) == {True: 1, False: 5}
        assert {answer["error"]["code"] for answer in answers if not answer["ok"]} == {"seat_not_free"}
        winner = people[[answer["ok"] for answer in answers].index(True)]
        assert winner.see(table)["you"]["seat"] == 1


def test_one_person_who_takes_all_seats_at_once_has_one(several: Running):
    anna, boris = several.client("Anna"), several.client("Boris")
    table = anna.table("brittle", ["open"] * 4)
    race([Racer(boris, table, by) for by in MIXED], lambda racer, n: racer.ask("sit", seat=1 + n % 3))
    assert sum(seat["taken"] for seat in anna.see(table)["table"]["seats"]) == 2


def test_a_game_starts_once(several: Running):
    for _ in range(3):
        anna = several.client("Anna")
        table = anna.table("brittle", ["open", "hot"])
        answers = race([Racer(anna, table, by) for by in MIXED], lambda racer, n: racer.ask("start"))
        assert sum(answer["ok"] for answer in answers) == 1
        kinds = Counter(line["kind"] for line in anna.see(table)["log"])
        assert kinds["started"] == 1


def test_starting_and_leaving_at_once_leaves_a_table_that_holds(several: Running):
    """Either the game begins and he sits there, or he has left and it has not begun."""
    for _ in range(6):
        anna, boris = several.client("Anna"), several.client("Boris")
        table = anna.table("brittle", ["open", "open"])
        boris.do(table, "sit")
        race(
            [Racer(anna, table, "http"), Racer(boris, table, "socket")],
            lambda racer, n: racer.ask("start") if n == 0 else racer.ask("leave", seat=1),
        )
        seen = anna.see(table)["table"]
        assert (seen["status"], seen["seats"][1]["taken"]) in (("playing", True), ("open", False))


def test_a_draft_is_confirmed_once(several: Running):
    table, anna, _ = two(several)
    ply = anna.see(table)["table"]["ply"]
    anna.do(table, "step", move="bid coins=1", ply=ply)
    answers = race(
        [Racer(anna, table, by) for by in MIXED],
        lambda racer, n: racer.ask("confirm", ply=ply, id=f"c{n}"),
    )
    assert sum(answer["ok"] for answer in answers) == 1
    assert anna.see(table)["table"]["ply"] == ply + 1


def test_confirming_again_with_the_same_id_is_answered_alike(several: Running):
    table, anna, _ = two(several)
    ply = anna.see(table)["table"]["ply"]
    anna.do(table, "step", move="bid coins=1", ply=ply)
    answers = race(
        [Racer(anna, table, by) for by in MIXED], lambda racer, n: racer.ask("confirm", ply=ply, id="c")
    )
    assert [answer["ok"] for answer in answers] == [True] * len(MIXED), answers
    assert len({answer["version"] for answer in answers}) == 1


def test_undo_and_confirm_at_once(several: Running):
    """The step is either taken back or played, and the answers say which."""
    for _ in range(4):
        table, anna, _ = two(several)
        ply = anna.see(table)["table"]["ply"]
        anna.do(table, "step", move="bid coins=1", ply=ply)
        undone, confirmed = race(
            [Racer(anna, table, "http"), Racer(anna, table, "socket")],
            undo_or_confirm(ply),
        )
        seen = anna.see(table)
        assert undone["ok"] != confirmed["ok"]
        assert seen["table"]["ply"] == ply + confirmed["ok"]
        assert "draft" not in seen["you"]


def test_secret_answers_at_once_are_all_taken(several: Running):
    """Both answer the sealed decision at the same ply: both are in, in whatever order."""
    for _ in range(4):
        table, anna, boris = two(several)
        ply = anna.see(table)["table"]["ply"]
        answers = race(
            [Racer(anna, table, "http"), Racer(boris, table, "socket")],
            submits(ply, "", "bid coins={n}"),
        )
        assert [answer["ok"] for answer in answers] == [True, True], answers
        assert anna.see(table)["table"]["ply"] >= ply + 2


def test_agreeing_and_withdrawing_at_once(several: Running):
    """A proposal is either carried out or gone."""
    for _ in range(4):
        table, anna, boris = two(several, "brittle")
        anna.do(table, "propose", what="pause")
        race(
            [Racer(anna, table, "http"), Racer(boris, table, "socket")],
            lambda racer, n: racer.ask("answer", yes=n == 1),
        )
        seen = anna.see(table)["table"]
        assert seen["proposal"] is None
        assert seen["paused"] in (True, False)
        assert boris.see(table)["table"]["paused"] == seen["paused"]


def test_a_move_and_an_agreed_take_back_at_once(several: Running):
    """The log stays one line of plies: what every process shows is the same."""
    for _ in range(4):
        table, anna, boris = two(several, "brittle")
        anna.do(table, "submit", moves=["wait"], ply=0)
        anna.do(table, "propose", what="take-back", ply=0)
        race(
            [Racer(boris, table, "http"), Racer(boris, table, "socket")],
            lambda racer, n: (
                racer.ask("answer", yes=True) if n == 0 else racer.ask("submit", ply=1, moves=["wait"])
            ),
        )
        plies = set()
        for _ in range(6):
            fresh = Client(several.address, "")
            plies.add(fresh.see(table)["table"]["ply"])
        assert len(plies) == 1
        assert plies <= {0, 2}
        live = Live(anna, several.address, table)
        assert live.receive()["table"]["ply"] in plies


def test_one_becomes_the_host_by_the_printed_link(pair: Running):
    """Where one process serves, the host's own test does the same."""
    one_becomes_the_host(pair)
