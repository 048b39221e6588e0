"""Every request that changes a table is safe to repeat with its id: at once, after a restart, elsewhere."""

import itertools
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal, NamedTuple

import pytest
from tests.server.drafting import alone, drafted, steps
from tests.server.harness import Client, Running, two
from tests.server.house import MINUTE, House
from tests.server.sockets import Live

from ratusha.server.base.metrics import Metrics
from ratusha.server.model.person import Person
from ratusha.server.model.table_settings import Clock
from ratusha.server.tables.live.table import Live as Table
from ratusha.server.tables.operations.operation import Outcome, carry_out
from ratusha.server.tables.operations.play import Submit
from ratusha.server.tables.operations.proposals import Overdue
from ratusha.server.tables.tables import Tables
from ratusha.server.web.operations import OPERATIONS


class Case(NamedTuple):
    """A request; what is done after it, so that it would be seen if it were done again; what is looked at."""

    who: Client
    table: str
    body: dict[str, Any]
    then: Callable[[], object]
    shown: Callable[[], object]


def nothing() -> None:
    """Done again, it would be refused, or make something new."""


def opened(server: Running, seats: int = 3) -> tuple[str, Client, Client]:
    """A table that waits for players; Anna has made it, Boris sits beside her."""
    anna, boris = server.client("Anna"), server.client("Boris")
    table = anna.table("brittle", ["open"] * seats)
    boris.do(table, "sit")
    return table, anna, boris


def over(server: Running) -> tuple[str, Client, Client]:
    table, anna, boris = two(server, "brittle")
    anna.do(table, "propose", what="end")
    boris.do(table, "answer", yes=True)
    return table, anna, boris


def seats(who: Client, table: str) -> Callable[[], object]:
    return lambda: [(seat["name"], seat["colour"], seat["bot"]) for seat in who.see(table)["table"]["seats"]]


def step(server: Running) -> Case:
    table, anna, _ = two(server, "brittle")
    body = {"move": "wait", "ply": 0}
    return Case(anna, table, body, lambda: anna.do(table, "undo"), steps(anna, table))


def undo(server: Running) -> Case:
    table, anna = alone(server)
    drafted(anna, table, 2)
    return Case(anna, table, {}, nothing, steps(anna, table))


def restart(server: Running) -> Case:
    table, anna = alone(server)
    drafted(anna, table, 2)
    return Case(anna, table, {}, lambda: drafted(anna, table, 1), steps(anna, table))


def confirm(server: Running) -> Case:
    table, anna, boris = two(server, "brittle")
    anna.do(table, "step", move="wait", ply=0)

    def then() -> None:
        boris.do(table, "submit", moves=["wait"], ply=1)
        anna.do(table, "step", move="wait", ply=2)

    return Case(anna, table, {"ply": 0}, then, steps(anna, table))


def submit(server: Running) -> Case:
    """Taken back, the table is at the same ply again."""
    table, anna, boris = two(server, "brittle")

    def then() -> None:
        anna.do(table, "propose", what="take-back")
        boris.do(table, "answer", yes=True)
        assert anna.see(table)["table"]["ply"] == 0

    return Case(anna, table, {"moves": ["wait"], "ply": 0}, then, steps(anna, table))


def draft(server: Running) -> Case:
    table, anna, _ = two(server, "brittle")
    return Case(anna, table, {"moves": ["wait"]}, lambda: anna.do(table, "restart"), steps(anna, table))


def sit(server: Running) -> Case:
    table, _, _ = opened(server)
    vera = server.client("Vera")
    return Case(vera, table, {}, lambda: vera.do(table, "leave", seat=2), seats(vera, table))


def leave(server: Running) -> Case:
    table, _, boris = opened(server)
    return Case(boris, table, {"seat": 1}, lambda: boris.do(table, "sit", seat=1), seats(boris, table))


def bot(server: Running) -> Case:
    table, anna, _ = opened(server)
    then = lambda: anna.do(table, "leave", seat=2)  # noqa: E731
    return Case(anna, table, {"seat": 2, "bot": "random"}, then, seats(anna, table))


def colour(server: Running) -> Case:
    table, anna, _ = opened(server)
    then = lambda: anna.do(table, "colour", colour="white")  # noqa: E731
    return Case(anna, table, {"colour": "green"}, then, seats(anna, table))


def swap(server: Running) -> Case:
    table, anna, _ = opened(server)
    return Case(anna, table, {"seat": 0, "other": 1}, nothing, seats(anna, table))


def swap_colours(server: Running) -> Case:
    table, anna, _ = opened(server)
    return Case(anna, table, {"seat": 0, "other": 2}, nothing, seats(anna, table))


def start(server: Running) -> Case:
    table, anna, boris = opened(server, 2)
    return Case(boris, table, {}, nothing, lambda: anna.see(table)["version"])


def propose(server: Running) -> Case:
    table, anna, boris = two(server, "brittle")
    then = lambda: boris.do(table, "answer", yes=False)  # noqa: E731
    return Case(anna, table, {"what": "pause"}, then, lambda: anna.see(table)["table"]["proposal"])


def answer(server: Running) -> Case:
    table, anna, boris = two(server, "brittle")
    anna.do(table, "propose", what="pause")
    then = lambda: anna.do(table, "propose", what="end")  # noqa: E731
    return Case(boris, table, {"yes": False}, then, lambda: anna.see(table)["table"]["proposal"])


def overdue(server: Running) -> Case:
    """Nobody's time is out so soon: another test has its own clock."""
    table, anna, _ = two(server, "brittle")
    return Case(anna, table, {"about": 1, "choice": "time"}, nothing, seats(anna, table))


def away(server: Running) -> Case:
    table, anna, boris = two(server, "brittle")
    then = lambda: boris.do(table, "away")  # noqa: E731
    return Case(boris, table, {"bot": "random"}, then, seats(anna, table))


def rewind(server: Running) -> Case:
    anna = server.client("Anna")
    table = anna.table("brittle", ["open", "hot"])
    anna.do(table, "start")
    anna.do(table, "submit", moves=["wait"], ply=0)
    assert anna.refused(table, "submit", moves=["boom"], ply=1) == "frozen"

    def then() -> None:
        anna.do(table, "submit", moves=["wait"], ply=0)
        assert anna.refused(table, "submit", moves=["boom"], ply=1) == "frozen"

    return Case(anna, table, {"ply": 0}, then, lambda: anna.see(table)["table"]["ply"])


def end(server: Running) -> Case:
    table, anna, _ = opened(server)
    return Case(anna, table, {}, nothing, lambda: anna.see(table)["version"])


def standing(server: Running) -> Case:
    table, anna, _ = two(server)
    then = lambda: anna.do(table, "standing", key="bask")  # noqa: E731
    shown = lambda: anna.see(table)["you"].get("standing")  # noqa: E731
    return Case(anna, table, {"key": "bask", "policy": "never"}, then, shown)


def chat(server: Running) -> Case:
    table, anna, _ = opened(server)
    shown = lambda: [line["text"] for line in anna.get(f"/tables/{table}/chat")["lines"]]  # noqa: E731
    return Case(anna, table, {"text": "hello"}, lambda: anna.do(table, "chat", text="you there"), shown)


def notes(server: Running) -> Case:
    table, anna, _ = opened(server)
    then = lambda: anna.do(table, "notes", text="better")  # noqa: E731
    return Case(anna, table, {"text": "good"}, then, lambda: anna.get(f"/tables/{table}/notes")["text"])


def invite(server: Running) -> Case:
    table, anna, _ = opened(server)
    shown = lambda: anna.get(f"/tables/{table}/invites")  # noqa: E731
    return Case(anna, table, {"kind": "play"}, nothing, shown)


def revoke(server: Running) -> Case:
    table, anna, _ = opened(server)
    token = anna.do(table, "invite", kind="play")["token"]
    shown = lambda: anna.get(f"/tables/{table}/invites")  # noqa: E731
    return Case(anna, table, {"token": token}, nothing, shown)


def mine(who: Client) -> Callable[[], object]:
    return lambda: sorted((card["id"], card["status"]) for card in who.get("/tables")["tables"])


def rematch(server: Running) -> Case:
    """Closed, the new table would be followed by another."""
    table, anna, _ = over(server)

    def then() -> None:
        anna.do(anna.see(table)["table"]["rematch"], "end")

    return Case(anna, table, {}, then, mine(anna))


def fork(server: Running) -> Case:
    table, anna, _ = over(server)
    return Case(anna, table, {"ply": 0}, nothing, mine(anna))


CASES: dict[str, Callable[[Running], Case]] = {
    made.__name__.replace("_", "-"): made
    for made in (
        step, undo, restart, confirm, submit, draft, sit, leave, bot, colour, swap, swap_colours, start,
        propose, answer, overdue, away, rewind, end, standing, chat, notes, invite, revoke, rematch, fork,
    )
}  # fmt: skip
DONE = [name for name in CASES if name != "overdue"]
NUMBERS = itertools.count()


def test_no_operation_is_forgotten():
    assert set(CASES) == set(OPERATIONS)


@pytest.mark.parametrize("name", DONE)
def test_a_request_that_is_sent_again_is_done_once(server: Running, name: str):
    """By HTTP and by socket the answer is the first one again; for another request the id is refused."""
    case = CASES[name](server)
    body = {"id": f"once {next(NUMBERS)}", **case.body}
    first = case.who.do(case.table, name, **body)
    case.then()
    before = case.shown()
    assert case.who.do(case.table, name, **body) == first
    socket = Live(case.who, server.address, case.table)
    assert socket.ask(type=name, **body) == {"type": "done", **first}
    assert case.who.refused(case.table, name, **{**body, "seat": 15}) == "id_already_used"
    other = "notes" if name != "notes" else "chat"
    refused = socket.ask(type=other, id=body["id"], text="something else")
    assert (refused["ok"], refused["status"], refused["error"]["code"]) == (False, 409, "id_already_used")
    assert case.shown() == before
    socket.socket.close()


def test_an_id_is_of_one_person(server: Running):
    """What Anna did by an id is nothing to Boris; and a refused request leaves its id free."""
    table, anna, boris = two(server, "brittle")
    assert boris.refused(table, "submit", moves=["wait"], ply=0, id="a") == "illegal_move"
    anna.do(table, "submit", moves=["wait"], ply=0, id="a")
    boris.do(table, "submit", moves=["wait"], ply=1, id="a")
    assert anna.see(table)["table"]["ply"] == 2
    anna.do(table, "chat", text="one", id="b")
    boris.do(table, "chat", text="two", id="b")
    assert [line["text"] for line in anna.get(f"/tables/{table}/chat")["lines"]] == ["one", "two"]


def test_a_request_without_an_id_is_done_each_time(server: Running):
    table, anna, _ = opened(server)
    for _ in range(2):
        anna.do(table, "chat", text="hey")
        anna.do(table, "swap", seat=0, other=1)
    assert len(anna.get(f"/tables/{table}/chat")["lines"]) == 2
    assert anna.see(table)["you"]["seat"] == 0


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_request_is_known_after_a_restart(site: Path, tmp_path: Path, request, kind: str):
    """The process that answered was killed before the answer came."""
    database = request.getfixturevalue("databases").new() if kind == "postgres" else ""
    running = Running(site, tmp_path, database).start()
    try:
        first: dict[str, tuple[Case, dict[str, Any], Any, object]] = {}
        for name in DONE:
            case = CASES[name](running)
            body = {"id": name, **case.body}
            answer = case.who.do(case.table, name, **body)
            case.then()
            first[name] = case, body, answer, case.shown()
        running.kill()
        running.start()
        for name, (case, body, answer, before) in first.items():
            assert case.who.do(case.table, name, **body) == answer
            assert case.shown() == before, name
    finally:
        running.stop()


def test_a_request_is_known_in_every_process(twins: tuple[Running, Running]):
    one, other = twins
    for name in DONE:
        case = CASES[name](one)
        there = case.who.beside(other.address)
        there.see(case.table)  # the other process knows the table as it was
        body = {"id": name, **case.body}
        answer = case.who.do(case.table, name, **body)
        case.then()
        before = case.shown()
        socket = Live(case.who, other.address, case.table)
        assert socket.ask(type=name, **body) == {"type": "done", **answer}, name
        assert there.do(case.table, name, **body) == answer, name
        assert case.shown() == before, name
        socket.socket.close()


def test_a_guests_requests_are_his_accounts(server: Running):
    """He logs in while an answer is on its way: it is he who asks again."""
    table, anna, _ = opened(server)
    first = anna.do(table, "swap", seat=0, other=1, id="s")
    known = server.client("Anna at home")
    login, password = f"anna {next(NUMBERS)} {table}"[:24], "correct horse"
    known.post("/account", login=login, password=password)
    anna.post("/session", login=login, password=password)
    assert known.do(table, "swap", seat=0, other=1, id="s") == first
    assert known.see(table)["you"]["seat"] == 1


def test_time_is_given_once(house):
    """And a vote that was answered before is not given again after it was taken back."""

    async def test(h: House) -> None:
        live = await h.table(3, Clock("live", minutes=1, increment=0))
        h.time += 2 * MINUTE
        _, boris, vera = h.people

        async def ask(who: Person, choice: Literal["wait", "time", "bot", "end"], id: str) -> Outcome:
            return await carry_out(h.tables, live, who, Overdue(about=0, choice=choice, id=id))

        first = await ask(boris, "bot", "a")
        await ask(boris, "wait", "b")
        assert await ask(boris, "bot", "a") == first
        assert live.log_state.votes == {0: {1: "wait"}}
        given = await ask(vera, "time", "a")
        left = h.left(live)
        assert await ask(vera, "time", "a") == given
        assert h.left(live) == left

    house(test)


def test_those_who_watch_at_the_process_that_a_repeated_request_comes_to_are_shown_it_at_once(house):
    """That process had not heard of the first one yet, and read the table again to answer."""

    async def test(h: House) -> None:
        live = await h.table(2)
        other = Tables(h.server.store, Metrics())
        there = await other.get(live.id)
        shown: list[int] = []

        async def publish(seen: Table) -> None:
            shown.append(seen.version)

        other.writer.publish = publish
        wait = Submit(id="again", seat=live.asked()[0], ply=live.ply, moves=["wait"])
        first = await carry_out(h.tables, live, h.people[0], wait)
        assert there.version < live.version
        assert await carry_out(other, there, h.people[0], wait) == first
        assert shown == [live.version]

    house(test)
