"""The page of a table is made of parts: drawn once for all who see them alike, sent when they change."""

import asyncio
import html
import json
import re
import sys
import traceback
from typing import Any

import pytest
from starlette.requests import HTTPConnection
from tests.server.harness import PATIENCE, ROOT, Running
from tests.server.house import House
from tests.server.visitors import guest, seated
from websockets.sync.client import ClientConnection, connect

from ratusha.server.tables.live.room import Outbox, Viewer
from ratusha.server.tables.live.table import Live
from ratusha.server.tables.operations import play
from ratusha.server.tables.operations.invitations import Invited, InviteTo, Revoke
from ratusha.server.tables.operations.operation import carry_out
from ratusha.server.tables.shown import snapshots
from ratusha.server.web.pages import table_parts as parts_of_table
from ratusha.server.web.pages.page_channel import Pages
from ratusha.server.web.pages.parts import Part, Reader, known_parts
from ratusha.server.web.pages.parts import news as told
from ratusha.server.web.pages.render import CSRF, SUBMIT_ID, environment
from ratusha.server.web.pages.table_parts import table_parts

PARTS = {"people", "ask", "position", "picture", "since", "lines", "earlier", "chat"}
"""And the pieces of the picture, where there is one."""


def reader(h: House, seat: int) -> Reader:
    person = h.people[seat].id
    return Reader(Viewer(seat, True, "en", ("table", f"coach-{seat}"), person), person, True)


def open_page(h: House, live: Live, seat: int, name: str = "") -> Outbox:
    """A page of one of the players that shows all there is."""
    outbox = Outbox(page=name)
    channel = live.room.enter(Pages(reader(h, seat)), outbox)
    channel.begin(live, [], {})
    return outbox


def markup(parts: list[Part]) -> str:
    return "".join(part.html for part in parts)


async def news(outbox: Outbox) -> Any:
    async with asyncio.timeout(PATIENCE):
        return json.loads(await outbox.get() or b"")


def waiting(outbox: Outbox) -> int:
    return len(outbox._waiting)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The parts that are drawn, by the names of their templates."""
    found: list[str] = []
    made = environment().get_template

    def counted(name: str, *more: Any) -> Any:
        found.append(name)
        return made(name, *more)

    monkeypatch.setattr(environment(), "get_template", counted)
    return found


def test_what_two_see_alike_is_drawn_once_and_pages_make_no_json(
    house: Any, drawn: list[str], monkeypatch: pytest.MonkeyPatch
):
    async def test(h: House) -> None:
        live = await h.table(2)
        outboxes = [open_page(h, live, seat) for seat in (0, 1, 1)]
        drawn.clear()
        for name in ("snapshot", "update", "you", "view_data", "line_shape"):
            monkeypatch.setattr(snapshots, name, None)
        await h.move(live, 0)
        for outbox in outboxes:
            assert {"ask", "position"} <= (await news(outbox))["parts"].keys()
        assert drawn.count("part_position.html") == 1, "all see it alike"
        assert drawn.count("part_ask.html") == 2, "once for each player, however many pages he has open"

    house(test)


def calls_here() -> list[str]:
    """The server's functions that are being called, outermost first, namesakes in a row once."""
    codes = [frame.f_code for frame, _ in traceback.walk_stack(sys._getframe(1))]
    own = [code.co_name for code in reversed(codes) if "/ratusha/server/" in code.co_filename]
    named = [name for name in own if name not in ("<lambda>", "__await__")]
    return [name for name, before in zip(named, ["", *named], strict=False) if name != before]


def test_a_click_passes_through_the_calls_that_the_map_names(house: Any, monkeypatch: pytest.MonkeyPatch):
    """docs/architecture.md, "The walk of a click": to the operation, and from it to what is pushed."""
    walk = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8").split("### The walk of a click")[1]
    there, back = (
        re.findall(r"`(?:\w+\.)?(\w+)`(?! and|\)|, then)", line.partition(":")[2].split(". ")[0])
        for line in walk.splitlines()
        if line.startswith(("On the server", "Eight"))
    )
    stacks: list[list[str]] = []

    def check_current(*given: Any) -> None:
        stacks.append(calls_here())

    def table_parts(*given: Any) -> list[Part]:
        stacks.append([*calls_here(), "table_parts"])
        return made(*given)

    async def test(h: House) -> None:
        live = await h.table(2)
        open_page(h, live, 0)
        monkeypatch.setattr(play, "check_current", check_current)
        monkeypatch.setattr(parts_of_table, "table_parts", table_parts)
        async with await h.caller(h.people[0]) as client:
            form = {"move": "wait", "ply": str(live.ply)}
            assert (
                await client.post(f"/tables/{live.id}/step", data=form, headers={"x-page": "one"})
            ).is_success

    made = parts_of_table.table_parts
    house(test)
    assert stacks[0] == there
    assert stacks[1] == there + back


def test_a_draft_changes_ones_own_pages_by_the_part_that_asks_and_nobody_elses(house: Any):
    async def test(h: House) -> None:
        live = await h.table(2, game="lantern_fair", length="short")
        mine, other = open_page(h, live, 0), open_page(h, live, 1)
        async with await h.caller(h.people[0]) as client:
            body = {"move": "bid coins=1", "ply": live.ply}
            assert (await client.post(f"/api/v1/tables/{live.id}/step", json=body)).status_code == 200
        told = await news(mine)
        assert "ask" in told["parts"]
        assert "position" not in told["parts"], "nothing has happened at the table"
        assert told["draft"] == live.kept.draft_mark(0) != ""
        assert waiting(other) == 0

    house(test)


def test_a_sealed_answer_of_another_leaves_the_question_as_it_is(house: Any):
    """What a player has put together on his page, e.g. half a bid, is not begun again."""

    async def test(h: House) -> None:
        live = await h.table(2, game="lantern_fair", length="short")
        mine = open_page(h, live, 0)
        began = live.ply
        async with await h.caller(h.people[1]) as client:
            body = {"moves": ["bid coins=1"], "ply": began}
            assert (await client.post(f"/api/v1/tables/{live.id}/submit", json=body)).status_code == 200
        assert live.ply > began
        asked = (await news(mine))["parts"]["ask"]
        assert f'name="ply" value="{began}"' in asked
        async with await h.caller(h.people[0]) as client:
            form = {"move": "bid coins=1", "ply": str(began)}
            answer = await client.post(f"/tables/{live.id}/step", data=form, headers={"x-page": "one"})
            assert answer.json()["problem"] == "", "the form of the old question is still good"

    house(test)


def test_the_page_that_asked_is_answered_with_its_parts_and_its_socket_brings_only_the_keys(house: Any):
    async def test(h: House) -> None:
        live = await h.table(2)
        own, second, other = open_page(h, live, 0, "one"), open_page(h, live, 0, "two"), open_page(h, live, 1)
        async with await h.caller(h.people[0]) as client:
            headers = {"x-page": "one", "x-known": ""}
            form = {"move": "wait", "ply": str(live.ply)}
            answer = await client.post(f"/tables/{live.id}/step", data=form, headers=headers)
            assert answer.json()["problem"] == ""
            answer = await client.post(f"/tables/{live.id}/confirm", data=form, headers=headers)
            assert answer.json()["parts"].keys() >= PARTS - {"chat"}
            assert "chat" not in answer.json()["parts"]
            known = " ".join(f"{id}={key}" for id, key in answer.json()["keys"].items())
            form["ply"] = "999"
            stale = await client.post(
                f"/tables/{live.id}/step", data=form, headers=headers | {"x-known": known}
            )
        assert live.ply == 1
        assert [(await news(own))["parts"] for _ in range(2)] == [{}, {}], "the draft, then the move"
        assert "ask" in (await news(second))["parts"]
        assert "people" in (await news(second))["parts"]
        assert "people" in (await news(other))["parts"]
        assert stale.json()["problem"]
        assert stale.json()["parts"] == {}, "it has all there is"

    house(test)


def test_a_long_poll_brings_what_is_missing_as_soon_as_it_is_there(house: Any):
    async def test(h: House) -> None:
        live = await h.table(2)
        async with await h.caller(h.people[1]) as client:
            begun = (await client.get(f"/tables/{live.id}/parts")).json()
            assert begun["parts"].keys() >= PARTS
            params = {
                "known": " ".join(f"{id}={key}" for id, key in begun["keys"].items()),
                "after": begun["version"], "mark": begun["mark"], "wait": "50",
            }  # fmt: skip
            poll = asyncio.create_task(client.get(f"/tables/{live.id}/parts", params=params))
            while not live.room.polling[h.people[1].id]:
                await asyncio.sleep(0.01)
            await h.move(live, 0)
            told = (await poll).json()
            assert told["version"] == live.version
            assert "position" in told["parts"]
            assert "chat" not in told["parts"]
            params |= {"after": told["version"], "mark": told["mark"]}
            poll = asyncio.create_task(client.get(f"/tables/{live.id}/parts", params=params))
            async with await h.caller(h.people[0]) as other:
                await other.post(f"/api/v1/tables/{live.id}/chat", json={"text": "Hello!"})
            assert "Hello!" in (await poll).json()["parts"]["chat"], "nor is what is said missed"

    house(test)


def test_what_is_said_goes_to_the_pages_of_those_who_read_it(house: Any):
    async def test(h: House) -> None:
        live = await h.table(2)
        anna, boris = open_page(h, live, 0), open_page(h, live, 1)
        async with await h.caller(h.people[0]) as client:
            for text, room in (("to all", "table"), ("to my coach", "coach-0")):
                body = {"text": text, "room": room}
                answer = await client.post(f"/api/v1/tables/{live.id}/chat", json=body)
                assert answer.status_code == 200, answer.text
        told = await news(anna)
        assert told["parts"].keys() == {"chat"}
        assert "to all" in told["parts"]["chat"]
        assert "to my coach" in (await news(anna))["parts"]["chat"]
        assert "to all" in (await news(boris))["parts"]["chat"]
        assert waiting(boris) == 0

    house(test)


def test_a_new_link_is_shown_on_all_pages_of_who_made_it_and_on_no_others(house: Any):
    async def test(h: House) -> None:
        live = await h.table(2)
        mine, other = open_page(h, live, 0), open_page(h, live, 1)
        made = await carry_out(h.tables, live, h.people[0], InviteTo(kind="watch"))
        assert isinstance(made, Invited)
        assert made.token in (await news(mine))["parts"]["menu"]
        assert waiting(other) == 0
        h.forget()
        again = await h.tables.get(live.id)
        assert made.token in markup(table_parts(again, reader(h, 0)))
        await carry_out(h.tables, again, h.people[0], Revoke(token=made.token))
        assert made.token not in markup(table_parts(again, reader(h, 0)))

    house(test)


def test_what_is_newer_can_be_told(house: Any):
    """By the version, then by the order, which a script can count exactly."""

    async def test(h: House) -> None:
        live = await h.table(2)
        orders = [told(live, reader(h, 0), []).facts.order for _ in range(5)]
        assert orders == sorted(set(orders))
        assert orders[-1] < 2**53

    house(test)


@pytest.mark.parametrize(
    ("said", "known"),
    [
        ("", {}),
        ("ask=0123abcd lines=ff", {"ask": "0123abcd", "lines": "ff"}),
        ("estate-0=ab  ask", {"estate-0": "ab"}),
        ("=ab ask==cd <b>=e", {}),
        ("a=b " * 9000, {"a": "b"}),
    ],
)
def test_whatever_a_page_says_it_has_is_read_or_passed_over(said: str, known: dict[str, str]):
    for where in ({"query_string": f"known={said}".encode()}, {"headers": [(b"x-known", said.encode())]}):
        connection = HTTPConnection({"type": "http", "query_string": b"", "headers": [], **where})
        assert known_parts(connection) == known


def test_what_somebody_writes_is_never_taken_for_a_forms_own_field(lite: Running):
    """The forms that many see hold marks for each visitor's token; a line like them stays as it is."""
    visitor, boris, table = seated(lite, "Anna", "en")
    boris.do(table, "chat", text=f"{CSRF} {SUBMIT_ID} &lt;csrf&gt;")
    text = visitor.go(f"/tables/{table}")
    token = re.search(r'name="csrf" value="(\w+)"', text)
    assert token is not None
    said = re.search(r'class="said"[^>]*>(.*?)</span>', text, re.S)
    assert said is not None
    assert html.unescape(said[1]) == f"{CSRF} {SUBMIT_ID} &lt;csrf&gt;"
    assert str(CSRF) not in text
    assert f'value="{SUBMIT_ID}' not in text


def page_socket(server: Running, table: str, cookies: dict[str, str], query: str = "") -> ClientConnection:
    address = server.address.replace("http", "ws") + f"/tables/{table}/socket?page=mine{query}"
    cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
    return connect(address, additional_headers={"cookie": cookie}, open_timeout=PATIENCE)


def test_a_pages_socket_begins_with_what_the_page_lacks_and_goes_on_with_what_changes(lite: Running):
    visitor, boris, table = seated(lite, "Anna", "en")
    known = re.search(r'data-parts="([^"]*)"', visitor.page.text)
    assert known is not None
    cookies = dict(visitor.http.cookies)
    with (
        page_socket(lite, table, cookies) as bare,
        page_socket(lite, table, cookies, f"&known={known[1].strip().replace(' ', '+')}") as loaded,
    ):
        everything = json.loads(bare.recv(PATIENCE))
        assert everything["parts"].keys() >= PARTS
        first = json.loads(loaded.recv(PATIENCE))
        assert first["keys"].keys() >= PARTS
        assert first["parts"].keys() <= {"people"}, "she has been seen to be there meanwhile, at the most"
        boris.do(table, "chat", text="Hello!")
        for socket in (bare, loaded):
            while "Hello!" not in (told := socket.recv(PATIENCE)):
                assert json.loads(told)["type"] == "parts"
        bare.send(json.dumps({"type": "step", "id": "s", "move": "bid coins=1", "ply": 0}))
        while (answer := json.loads(bare.recv(PATIENCE)))["type"] == "parts":
            pass
        assert answer["error"]["code"] == "unknown_operation", "a page sends its forms"


def test_who_may_not_look_gets_no_parts(lite: Running):
    anna = lite.client("Anna")
    table = anna.table("lantern_fair", ["open", "random"], open=False)
    stranger = guest(lite, "Stranger", "en")
    stranger.go(f"/tables/{table}/parts", 404)
    with page_socket(lite, table, dict(stranger.http.cookies)) as socket:
        assert json.loads(socket.recv(PATIENCE))["type"] == "error"
    assert anna.see(table)
