"""The page tells everybody who he is here: a player, one whose seat a bot has, a coach, a spectator."""

import html
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from tests.server.house import House

from ratusha.server.settings import Settings
from ratusha.server.tables.operations.invitations import Invited, InviteTo, enter_by
from ratusha.server.tables.operations.operation import carry_out
from ratusha.server.tables.operations.proposals import Away
from ratusha.server.web.app import application
from ratusha.server.web.pages import help
from ratusha.server.words import say

LANGS = pytest.mark.parametrize("lang", ["en", "ru"])


def site_of(h: House) -> Starlette:
    app = application(h.server.settings)
    app.state.server = h.server
    return app


async def page(h: House, path: str, lang: str, who: int = -1, status: int = 200) -> str:
    """A page as one of the people sees it, or (-1) somebody who has never been here."""
    headers = {"accept-language": lang}
    if who >= 0:
        token = await h.server.people.new_api_token(h.people[who], "page")
        headers["authorization"] = f"Bearer {token}"
    async with httpx.AsyncClient(
        transport=httpx.ASGITransport(site_of(h)), base_url="http://127.0.0.1"
    ) as client:
        answer = await client.get(path, headers=headers)
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    return html.unescape(answer.text)


@LANGS
def test_a_coach_and_a_spectator_are_not_told_that_it_is_their_turn(house: Any, lang: str):
    async def test(h: House) -> None:
        live = await h.table(2)
        h.people.append(await h.person("Coach"))
        link = await carry_out(h.tables, live, h.people[0], InviteTo(kind="coach", seat=0))
        assert isinstance(link, Invited)
        await enter_by(h.tables, link.token, h.people[2])
        path = f"/tables/{live.id}"
        player, coach, spectator = [await page(h, path, lang, who) for who in (0, 2, -1)]
        assert say(lang, "your-turn") in player.split("</title>")[0]
        assert say(lang, "watching") not in player
        for text in (coach, spectator):
            title, body = text.split("</title>")
            assert say(lang, "your-turn") not in title
            assert f"{say(lang, 'waiting-for')} Anna<" in body
            assert 'name="move"' not in body
        assert say(lang, "coaching", who="Anna") in coach
        assert say(lang, "watching") in spectator

    house(test)


@LANGS
def test_whose_seat_a_bot_has_is_offered_no_move_that_would_be_refused(house: Any, lang: str):
    async def test(h: House) -> None:
        live = await h.table(2)
        h.server.players._settings = Settings(bot_pace=60.0)
        path = f"/tables/{live.id}"
        assert 'name="move"' in await page(h, path, lang, 0)
        await carry_out(h.tables, live, h.people[0], Away(bot="random", seat=0))
        away = await page(h, path, lang, 0)
        assert 'name="move"' not in away
        assert 'data-asked="no"' in away
        assert say(lang, "your-turn") not in away.split("</title>")[0]
        assert say(lang, "i-am-back") in away
        await carry_out(h.tables, live, h.people[0], Away(seat=0))
        assert 'name="move"' in await page(h, path, lang, 0)

    house(test)


@LANGS
@pytest.mark.parametrize("path", ["/", "/nowhere", "/help"])
def test_when_the_database_is_away_a_page_says_so_in_the_readers_language(
    house: Any, lang: str, path: str, monkeypatch: pytest.MonkeyPatch
):
    async def away(work: Callable[[Any], Any]) -> None:
        raise ConnectionRefusedError

    async def test(h: House) -> None:
        h.people = [await h.person("Anna")]
        token = await h.server.people.new_api_token(h.people[0], "page")
        with monkeypatch.context() as patched:
            patched.setattr(h.server.store, "read", away)
            patched.setattr(h.server.store, "write", away)
            async with httpx.AsyncClient(
                transport=httpx.ASGITransport(site_of(h)), base_url="http://127.0.0.1"
            ) as client:
                headers = {"accept-language": lang, "authorization": f"Bearer {token}"}
                answer = await client.get(path, headers=headers)
        assert answer.status_code == 503
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert say(lang, "refused-storage-unavailable") in html.unescape(answer.text)
        assert f'<html lang="{lang}"' in answer.text

    house(test)


def test_rules_are_read_once_for_each_language(house: Any, monkeypatch: pytest.MonkeyPatch):
    read: list[str] = []
    as_html = help.as_html

    def counted(markdown: str) -> Any:
        read.append(markdown[:40])
        return as_html(markdown)

    async def test(h: House) -> None:
        for lang in ("en", "ru", "en", "ru"):
            assert "<h1>" in await page(h, "/rules/lantern_fair", lang)
        await page(h, "/rules/nosuch", "en", status=404)

    help.rules_of.cache_clear()
    monkeypatch.setattr(help, "as_html", counted)
    house(test)
    assert len(read) == 2


@LANGS
def test_many_options_of_a_game_are_folded_away_until_they_are_wanted(house: Any, lang: str):
    async def test(h: House) -> None:
        h.people = [await h.person("Anna")]
        many = await page(h, "/new?game=terra_mystica", lang, 0)
        assert f"<details>\n    <summary>{say(lang, 'options-usual')}</summary>" in many
        assert 'name="option_' in many
        few = await page(h, "/new?game=burgundy", lang, 0)
        assert say(lang, "options-usual") not in few
        assert 'name="option_' in few

    house(test)
