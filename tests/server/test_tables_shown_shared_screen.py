"""Players who share a device: what one of them knows is not shown to the next, by page, socket or poll."""

import html
import json
import random
import re
from typing import Any

import pytest
from tests.server.harness import Client, Running, play_out
from tests.server.house import House
from tests.server.sockets import Live as Socket
from tests.server.visitors import Visitor, guest

from ratusha.kernel.decision import SPECTATOR
from ratusha.server.model.table_settings import TableSettings
from ratusha.server.tables.live.room import Outbox
from ratusha.server.tables.operations import access, new_tables
from ratusha.server.tables.operations.operation import carry_out
from ratusha.server.tables.operations.seating import Leave, Sit, Start
from ratusha.server.tables.shown import shared_screen, snapshots
from ratusha.server.web.pages.page_channel import Pages
from ratusha.server.web.pages.parts import Reader
from ratusha.server.words import say


def part(page: str, id: str) -> str:
    """A section of the page, as it was sent."""
    found = re.search(rf'<section[^>]* id="{id}".*?</section>', page, re.S)
    assert found is not None, page[:2000]
    return found[0]


def hot_table(client: Client, game: str = "lantern_fair", seats: tuple[str, ...] = ("open", "hot")) -> str:
    table = client.table(game, list(seats), options={"length": "short"} if game == "lantern_fair" else {})
    client.do(table, "start")
    return table


def lift(visitor: Visitor, lang: str, who: str) -> bool:
    """Press the button of the curtain, if there is one; it is this player's."""
    link = re.search(
        r'<div class="curtain">.*?<a class="button confirm" href="([^"]*)">([^<]*)<', visitor.page.text, re.S
    )
    if link is None:
        return False
    assert html.unescape(link[2]) == say(lang, "curtain-lift", who=who)
    visitor.go(html.unescape(link[1]))
    return True


def in_front(lite: Running) -> tuple[Visitor, str]:
    """Anna, who plays at two seats of the fair by pages, has said that she is the first; the table's page."""
    visitor = guest(lite, "Anna", "en")
    visitor.go("/new?game=lantern_fair")
    visitor.form("/new", seats="2", seat1="hot")
    path = str(visitor.page.url.path)
    assert lift(visitor, "en", "Anna 1")
    return visitor, path


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_whole_game_of_hidden_hands_on_one_device(lite: Running, lang: str):
    """By forms alone. With every hand-over the page is the spectators', until the next one says who he is."""
    visitor = guest(lite, "Анна", lang)
    stranger = Visitor(lite.address, lang)
    visitor.go("/new?game=lantern_fair")
    visitor.form("/new", seats="2", seat1="hot", option_length="short")
    path = str(visitor.page.url.path)
    rng = random.Random(2)
    over, hand = say(lang, "ended-rules"), {"en": "Your hand", "ru": "Ваша рука"}[lang]
    front, falls = -1, 0
    for _ in range(600):
        page = visitor.page.text
        if over in page:
            break
        assert visitor.page.status_code == 200
        asked = [n for n, row in enumerate(re.findall(r'<li class="(asked)? ?me', page)) if row]
        if front not in asked:
            assert '<div class="curtain">' in page, "the turn is another's"
            assert '<button name="move"' not in page
            assert hand not in page
            stranger.go(path)
            for id in ("position", "history"):
                mine, theirs = (
                    re.sub(r"\?[^\"]*", "", part(text, id)) for text in (page, stranger.page.text)
                )
                assert mine == theirs
            assert lift(visitor, lang, f"Анна {asked[0] + 1}")
            front, falls = asked[0], falls + 1
            assert hand in visitor.page.text
            continue
        assert '<div class="curtain">' not in page, "he has said who he is"
        moves = [html.unescape(move) for move in re.findall(r'<button name="move" value="([^"]*)"', page)]
        if visitor.forms("/confirm") and (not moves or rng.random() < 0.5):
            visitor.form(f"{path}/confirm")
        else:
            visitor.form(f"{path}/step", move=rng.choice(moves))
    assert over in visitor.page.text
    assert '<div class="curtain">' not in visitor.page.text, "at the end everything is open"
    assert falls > 6


def test_a_refused_form_of_the_one_in_front_shows_him_his_own_side_again(lite: Running):
    visitor, path = in_front(lite)
    page = visitor.form(f"{path}/step", move="bid coins=9")
    assert visitor.page.status_code == 409
    assert '<div class="curtain">' not in page
    assert "Your hand" in page


@pytest.mark.parametrize("shown", ["9" * 5000, "-1", "x", "1 & 2", "٣"])
def test_odd_words_about_who_is_in_front_are_no_harm(lite: Running, shown: str):
    visitor, path = in_front(lite)
    page = visitor.form(f"{path}/step", move="bid coins=1", shown=shown)
    assert visitor.page.status_code == 200
    assert '<div class="curtain">' in page
    assert visitor.http.get(path, params={"seat": "0", "shown": shown}).status_code in (200, 422)


def test_who_looks_from_another_seat_says_who_he_is_and_so_does_who_opens_the_table_anew(lite: Running):
    visitor, path = in_front(lite)
    for address, who in (
        (f"{path}?seat=1", "Anna 2"),
        (path, "Anna 1"),
        (f"{path}?seat=1&shown=1", "Anna 1"),
    ):
        visitor.go(address)
        assert "Your hand" not in visitor.page.text
        assert lift(visitor, "en", who)
        assert "Your hand" in visitor.page.text
    for page in ("replay?ply=5", "parts", "replay?ply=5&seat=1"):
        assert "Your hand" not in visitor.go(f"{path}/{page}")
    visitor.go(f"{path}/sandbox?seat=1", 409)


def test_who_answers_a_secret_question_before_the_first_hands_over_too(lite: Running):
    """Both bid; the second says who he is and bids first: then his side is not shown to the first."""
    anna = lite.client("Anna")
    table = hot_table(anna)
    seen = anna.see(table, seat=1, shown=0)
    assert (seen["you"]["seat"], seen["you"]["behind"], seen["view"]["viewer"]) == (SPECTATOR, 1, SPECTATOR)
    said = seen["version"]
    assert anna.see(table, seat=1, shown=said)["you"]["options"]
    anna.do(table, "submit", moves=["bid coins=1"], ply=seen["table"]["ply"], seat=1)
    after = anna.see(table, seat=1, shown=said)
    assert (after["you"]["behind"], after["view"]["viewer"]) == (0, SPECTATOR)
    assert "bid coins=1" not in str(after)


def test_a_program_that_does_not_share_its_device_sees_the_seat_it_names(lite: Running):
    anna = lite.client("Anna")
    table = hot_table(anna)
    for seat in (0, 1):
        seen = anna.see(table, seat=seat)
        assert (seen["you"]["seat"], seen["view"]["viewer"]) == (seat, seat)
        assert "behind" not in seen["you"]


def test_one_seat_has_no_curtain(lite: Running):
    anna, boris = lite.client("Anna"), lite.client("Boris")
    table = anna.table("lantern_fair", ["open", "open"])
    boris.do(table, "sit")
    anna.do(table, "start")
    for person, seat in ((anna, 0), (boris, 1)):
        assert person.see(table, shown=0)["you"]["seat"] == seat


def test_a_socket_is_sent_nothing_of_a_seat_once_the_turn_went_to_the_other(lite: Running):
    """Not even the message of the move that handed over; who says who he is opens another."""
    anna = lite.client("Anna")
    table = hot_table(anna)
    shown = anna.see(table)["version"]
    socket = Socket(anna, lite.address, table, query=f"?seat=0&shown={shown}")
    polled = anna.see(table, seat=0, shown=shown)
    assert socket.receive()["view"]["viewer"] == polled["view"]["viewer"] == 0
    ply = polled["table"]["ply"]
    socket.send(type="submit", id="1", ply=ply, moves=["bid coins=2"], seat=0)
    heard = [socket.receive() for _ in range(3)]
    assert sorted(message["type"] for message in heard) == ["done", "snapshot", "snapshot"]
    for message in heard:
        if message["type"] == "snapshot":
            assert (message["you"]["behind"], message["view"]["viewer"]) == (1, SPECTATOR)
            assert message["you"]["options"] == []
    anna.do(table, "submit", moves=["bid coins=0"], ply=ply + 1, seat=1)
    after = socket.receive()
    if "view" in after:
        assert after["view"]["viewer"] == SPECTATOR
    assert after["you"]["options"] == []
    query = {"seat": 0, "shown": shown, "after": 0, "wait": 0}
    assert anna.get(f"/tables/{table}/updates", **query)["view"]["viewer"] == SPECTATOR
    for what in ("log", "digest", "text"):
        stranger = lite.client("").get(f"/tables/{table}/{what}")
        assert anna.get(f"/tables/{table}/{what}", seat=0, shown=shown) == stranger


def test_who_stands_before_the_curtain_looks_and_may_talk(lite: Running):
    """He is no stranger: he is not called by webhook, and the table's chat is his."""
    visitor = guest(lite, "Anna", "en")
    visitor.go("/new?game=lantern_fair")
    visitor.form("/new", seats="2", seat1="hot")
    path = str(visitor.page.url.path)
    assert visitor.forms("/chat")
    visitor.form(f"{path}/chat", text="who is next?")
    assert "who is next?" in visitor.page.text


@pytest.mark.parametrize("game", ["burgundy", "terra_mystica", "empire", "brittle"])
def test_where_nothing_is_hidden_there_is_no_curtain(house: Any, game: str):
    """Found by the views of a game as it is played, not by a flag."""

    async def test(h: House) -> None:
        live = await h.table(1, game=game, plans=["hot"] * 3)
        (anna,) = h.people
        rng = random.Random(3)
        for _ in range(40):
            if live.log_state.status != "playing":
                break
            assert not shared_screen.hides(live, [0, 1, 2]), live.ply
            seen = await access.viewer(h.tables, live, anna, "en", shown=0)
            assert seen.acts
            moves = live.state.seen_by(seen.seat).moves()
            chosen = "wait" if game == "brittle" else live.state.game.moves.text(rng.choice(moves))
            await h.move(live, seen.seat, chosen)
        assert live.ply >= 12

    house(test)


def test_secret_boards_of_burgundy_have_a_curtain_until_they_are_open(house: Any):
    async def test(h: House) -> None:
        live = await h.table(1, game="burgundy", plans=["hot"] * 2, boards="secret")
        (anna,) = h.people
        for seat in (0, 1):
            assert shared_screen.hides(live, [0, 1])
            assert (await access.viewer(h.tables, live, anna, "en", shown=0)).behind == seat
            move = live.state.game.moves.text(live.state.seen_by(seat).moves()[0])
            await h.move(live, seat, move)
        assert not shared_screen.hides(live, [0, 1])

    house(test)


def test_what_was_asked_for_before_the_hand_over_and_is_answered_after_it_is_the_curtain(house: Any):
    async def test(h: House) -> None:
        live = await h.table(1, game="lantern_fair", plans=["hot"] * 2)
        (anna,) = h.people
        first = await access.viewer(h.tables, live, anna, "en", 0, live.version)
        assert (snapshots.snapshot(live, first).view or {})["viewer"] == 0
        await h.move(live, 0, "bid coins=1")
        late = snapshots.snapshot(live, first)
        assert ((late.view or {})["viewer"], late.you.behind) == (SPECTATOR, 1)
        outbox = Outbox()
        live.room.enter(Pages(Reader(first, first.who, True)), outbox)
        async with live.lock:
            await h.tables.writer.show(live)
        page = json.loads(await outbox.get() or b"")["parts"]["ask"]
        assert say("en", "curtain-about") in html.unescape(page)
        assert 'name="move"' not in page

    house(test)


def test_a_table_with_others_shows_no_hand_before_one_of_the_seats_is_asked(house: Any):
    """Anna's two seats come after Boris: nobody of hers has been asked, and nobody has said who he is."""

    async def test(h: House) -> None:
        anna, boris = await h.person("Anna"), await h.person("Boris")
        live = await new_tables.create(h.tables, anna, TableSettings("lantern_fair", ["open", "hot", "hot"]))
        await carry_out(h.tables, live, anna, Leave(seat=0))
        await carry_out(h.tables, live, boris, Sit(seat=0))
        await carry_out(h.tables, live, anna, Start())
        live.history.handed.clear()
        assert (await access.viewer(h.tables, live, anna, "en", shown=0)).behind == 1
        assert (await access.viewer(h.tables, live, anna, "en", 2, shown=live.version)).seat == 2
        assert (await access.viewer(h.tables, live, boris, "en", shown=0)).seat == 0

    house(test)


def test_without_a_curtain_each_form_leads_to_the_seat_that_is_next(lite: Running):
    visitor = guest(lite, "Anna", "en")
    visitor.go("/new?game=brittle")
    visitor.form("/new", seats="2", seat1="hot")
    path = str(visitor.page.url.path)
    for seat in (0, 1, 0):
        assert f'name="seat" value="{seat}"' in part(visitor.page.text, "decide")
        visitor.form(f"{path}/step", move="wait")
        visitor.form(f"{path}/confirm")


def test_the_game_goes_on_by_the_api_as_ever(lite: Running):
    anna = lite.client("Anna")
    play_out(hot_table(anna), [anna])
