"""The picture of the position is a part of the page; what has not changed of it is not sent again."""

import json
import re
from collections.abc import Iterable

import pytest
from tests.server.harness import Running, patient, two
from tests.server.house import House
from tests.server.test_web_pages_parts import news, open_page, reader
from tests.server.visitors import guest, seated

from ratusha.kernel.option import options
from ratusha.server.tables.live.room import Outbox
from ratusha.server.tables.operations.operation import carry_out
from ratusha.server.tables.operations.play import Submit
from ratusha.server.tables.shown.seen_by_viewer import seen
from ratusha.server.web import picture_files
from ratusha.server.web.pages.page_channel import Pages
from ratusha.server.web.pages.parts import FOLDED, Part
from ratusha.server.web.pages.parts import news as told
from ratusha.server.web.pages.table_parts import table_parts


def test_every_place_that_can_be_touched_is_on_the_page(house):
    async def test(h: House) -> None:
        live = await h.table(2, game="burgundy")
        seat = next(iter(live.asked()))
        html = told(live, reader(h, seat), table_parts(live, reader(h, seat))).parts["picture"].html
        shown = seen(live, reader(h, seat).viewer)
        assert shown.view is not None
        touched = {place for option in options(shown.view, "en") for place in option.touches}
        assert touched
        assert touched <= set(re.findall('data-place="([^"]+)"', html))

    house(test)


def test_a_move_sends_the_pieces_that_look_different(house):
    async def test(h: House) -> None:
        live = await h.table(2, game="burgundy")
        seat = next(iter(live.asked()))
        page: Outbox = open_page(h, live, 1 - seat)
        move = next(
            option.notation
            for option in seen(live, reader(h, seat).viewer).options
            if option.notation.startswith("workers")
        )
        await carry_out(
            h.tables, live, h.people[seat], Submit(moves=[move], ply=live.ply, seat=seat), "en", seat
        )
        told = await news(page)
        pieces = [id for id in told["parts"] if id.startswith("picture")]
        assert pieces, "the other's die is used, his workers are more"
        assert "picture" not in pieces, "it is made of the same pieces"
        assert len(pieces) < len([id for id in told["keys"] if id.startswith("picture/")]) / 2

    house(test)


def test_pieces_that_come_and_go_do_not_send_the_whole_again(house):
    async def test(h: House) -> None:
        live = await h.table(2, game="gloomhaven")
        page: Outbox = open_page(h, live, 0)
        channel = live.room.enter(Pages(reader(h, 0)), page)
        assert isinstance(channel, Pages)

        def pieces(keys: Iterable[str]) -> set[str]:
            return {id for id in keys if id.startswith("picture/")}

        before = pieces(channel.keys)
        while True:
            seat = next(iter(live.asked()))
            move = next(option.notation for option in seen(live, reader(h, seat).viewer).options)
            await carry_out(
                h.tables, live, h.people[seat], Submit(moves=[move], ply=live.ply, seat=seat), "en", seat
            )
            told = await news(page)
            assert "picture" not in told["parts"]
            if before - pieces(told["keys"]) and pieces(told["keys"]) - before:
                break
        assert pieces(told["keys"]) - before <= set(told["parts"])
        assert pieces(channel.keys) == pieces(told["keys"]), "what has gone is sent again when it comes back"

    house(test)


def test_who_is_sent_the_whole_is_not_sent_its_pieces(house):
    async def test(h: House) -> None:
        live = await h.table(2, game="burgundy")
        whole = told(live, reader(h, 0), table_parts(live, reader(h, 0)))
        first = json.loads(whole.to({}))
        assert "picture" in first["parts"]
        assert not [id for id in first["parts"] if id.startswith("picture/")]
        assert first["symbols"] == {}, "they stand in the whole"
        known = whole.facts.keys | {"picture/table.tracks": "another"}
        again = json.loads(whole.to(known))
        assert list(again["parts"]) == ["picture/table.tracks"]

    house(test)


def test_a_piece_brings_the_symbols_that_the_page_has_not(house):
    """What a piece refers to comes with it, unless another piece that is there refers to it, too."""

    async def test(h: House) -> None:
        live = await h.table(2, game="burgundy")
        whole = told(live, reader(h, 0), table_parts(live, reader(h, 0)))
        depots = [part for id, part in whole.parts.items() if id.startswith("picture/table.depot-")]
        piece = next(part for part in depots if part.symbols)
        others = {id: key for id, key in whole.facts.keys.items() if id != piece.id}
        shared = {symbol for id in others for symbol in whole.parts[id].symbols}
        assert set(piece.symbols) & shared, "all depots are made alike"
        assert json.loads(whole.to(others))["symbols"].keys() == set(piece.symbols) - shared
        bare = {id: key for id, key in others.items() if not id.startswith("picture/")}
        symbols = json.loads(whole.to(bare))["symbols"]
        assert symbols.keys() >= set(piece.symbols)
        assert all(f'id="{id}"' in symbols[id] for id in piece.symbols)

    house(test)


def test_a_part_that_the_page_has_is_not_rendered(house):
    async def test(h: House) -> None:
        live = await h.table(2, game="burgundy")
        found = told(live, reader(h, 0), table_parts(live, reader(h, 0)))
        made: list[str] = []

        def watched(part: Part) -> Part:
            def make() -> str:
                made.append(part.id)
                return part.html

            return part._replace(make=make)

        pages = found._replace(parts={id: watched(part) for id, part in found.parts.items()})
        pages.to({id: key for id, key in found.facts.keys.items() if id != "ask"})
        assert made == ["ask"]

    house(test)


def test_a_phone_gets_cuts_of_the_table(house):
    async def test(h: House) -> None:
        live = await h.table(2, game="burgundy")
        wide, small = reader(h, 0), reader(h, 0)._replace(phone=True)
        cuts = told(live, small, table_parts(live, small)).parts["picture"].html
        assert len(re.findall('data-tab="', cuts)) >= 2
        assert cuts.count('class="picture"') == cuts.count('data-pane="')
        table = told(live, wide, table_parts(live, wide)).parts["picture"].html
        assert table.count('class="picture"') == 1

    house(test)


@pytest.mark.parametrize(
    ("hint", "cookie", "cuts"),
    [("?1", "", True), ("?0", "", False), ("?1", "wide", False), ("?0", "phone", True)],
)
def test_before_a_script_has_run_the_browser_says_what_screen_it_is(
    lite: Running, hint: str, cookie: str, cuts: bool
):
    table, *_ = two(lite, "burgundy")
    visitor = guest(lite, "Vera", "en")
    visitor.http.headers["sec-ch-ua-mobile"] = hint
    if cookie:
        visitor.http.cookies.set("screen", cookie)
    text = visitor.go(f"/tables/{table}")
    assert ('class="cuts"' in text) == cuts
    assert ('data-screen="phone"' in text) == cuts


def test_a_game_that_nobody_has_drawn_is_played_by_its_words(lite: Running):
    table, *_ = two(lite, "brittle")
    visitor = guest(lite, "Vera", "en")
    text = visitor.go(f"/tables/{table}")
    assert '<div id="picture" hidden></div>' in text
    assert 'data-fold="words"' not in text


def test_the_words_are_folded_under_a_picture(lite: Running):
    visitor, _, table = seated(lite, "Vera", "en")
    visitor.go(f"/tables/{table}")
    assert '<svg xmlns="http://www.w3.org/2000/svg" class="picture"' in visitor.page.text
    assert 'data-fold="words"' in visitor.page.text


def test_words_that_are_folded_are_not_made(house, monkeypatch: pytest.MonkeyPatch):
    """A page says that it has folded them beside the picture; where there is none, it gets them."""

    async def test(h: House) -> None:
        live, other = await h.table(2, game="burgundy"), await h.table(2)
        folded = reader(h, 0)._replace(folded=True)
        words = next(part for part in table_parts(other, folded) if part.id == "position")
        assert words.html.startswith("<section")
        monkeypatch.setattr("ratusha.server.web.pages.table_parts._sections", None)
        found = told(live, folded, table_parts(live, folded))
        assert found.facts.keys["position"] == FOLDED
        assert "position" not in json.loads(found.to({"position": FOLDED}))["parts"]

    house(test)


def test_a_page_gets_the_words_that_it_has_not_folded(lite: Running):
    visitor, _, table = seated(lite, "Vera", "en")
    for known, sent in (("position=folded", False), ("", True)):
        answer = json.loads(visitor.go(f"/tables/{table}/parts?known={known}"))
        assert ("position" in answer["parts"]) is sent


def test_colours_and_fonts_are_kept_by_the_browser(lite: Running):
    sheet = patient.get(lite.address + picture_files.address())
    assert sheet.status_code == 200
    assert sheet.headers["content-type"].startswith("text/css")
    assert "--amber:light-dark(" in sheet.text
    fonts = re.findall(r"url\((/pictures/fonts/[^)]+)\)", sheet.text)
    assert len(fonts) == 5
    for font in fonts:
        answer = patient.get(lite.address + font)
        assert answer.headers["content-type"] == "font/woff2"
        assert "immutable" in answer.headers["cache-control"]
        assert len(answer.content) < 20_000
    assert patient.get(lite.address + "/pictures/fonts/nosuch.woff2").status_code == 404
