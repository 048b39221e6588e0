"""The picture of the position is a part of the page; what has not changed of it is not sent again."""

import re

from tests.server.harness import Running, patient, two
from tests.server.house import House
from tests.server.test_web_pages_parts import news, open_page, reader
from tests.server.visitors import guest, seated

from ratusha.kernel.option import options
from ratusha.server.tables.operation import carry_out
from ratusha.server.tables.play import Submit
from ratusha.server.tables.room import Outbox
from ratusha.server.tables.seen import seen
from ratusha.server.web import picture_files
from ratusha.server.web.pages.parts import message
from ratusha.server.web.pages.table_parts import table_parts


def test_every_place_that_can_be_touched_is_on_the_page(house):
    async def test(h: House) -> None:
        live = await h.table(2, game="burgundy")
        seat = next(iter(live.asked()))
        html = message(live, reader(h, seat), table_parts(live, reader(h, seat))).parts["picture"]
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


def test_who_is_sent_the_whole_is_not_sent_its_pieces(house):
    async def test(h: House) -> None:
        live = await h.table(2, game="burgundy")
        whole = message(live, reader(h, 0), table_parts(live, reader(h, 0)))
        first = whole.to({})
        assert b'"picture":' in first
        assert not re.search(rb'"picture/[\w.-]+":"<g', first)
        known = dict(whole.keys)
        known["picture/table.symbols"] = "another"
        again = whole.to(known)
        assert b'"picture":"<' not in again
        assert b'"picture/table.symbols":"<g' in again

    house(test)


def test_a_phone_gets_cuts_of_the_table(house):
    async def test(h: House) -> None:
        live = await h.table(2, game="burgundy")
        wide, small = reader(h, 0), reader(h, 0)._replace(phone=True)
        parts = message(live, small, table_parts(live, small)).parts
        assert len(re.findall('data-tab="', parts["picture"])) >= 2
        assert parts["picture"].count("<svg") == parts["picture"].count('data-pane="')
        assert message(live, wide, table_parts(live, wide)).parts["picture"].count("<svg") == 1

    house(test)


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
