"""What the page says when a clock has run out: to the late one, to the others, to whom a bot replaced."""

import html
import re
from typing import Any

import pytest
from tests.server.house import House

from ratusha.server.model.table_settings import Clock
from ratusha.server.settings import Settings
from ratusha.server.tables.live.table import Live
from ratusha.server.tables.operations.operation import carry_out
from ratusha.server.tables.operations.proposals import Away
from ratusha.server.words import say

LIVE = Clock("live", minutes=1, increment=0)


async def panel(h: House, live: Live, seat: int, lang: str) -> str:
    """The question part of the page, as one of the players sees it."""
    async with await h.caller(h.people[seat], lang) as client:
        answer = await client.get(f"/tables/{live.id}/parts?lang={lang}")
    assert answer.status_code == 200, answer.text
    return html.unescape(answer.json()["parts"]["ask"])


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_late_one_is_told_and_the_others_see_who_wants_what_and_how_many_it_takes(house: Any, lang: str):
    async def test(h: House) -> None:
        live = await h.table(4, LIVE)
        assert say(lang, "own-time-out") not in await panel(h, live, 0, lang)
        h.time += 61
        live.room.shared.clear()
        mine, other = await panel(h, live, 0, lang), await panel(h, live, 1, lang)
        assert say(lang, "own-time-out") in mine
        assert "/overdue" not in mine
        assert say(lang, "time-out", who="Anna") in other
        assert say(lang, "overdue-about", n=2) in other
        assert f">{say(lang, 'overdue-time-live', n=5)}<" in other
        await h.vote(live, 1, 0, "bot")
        await h.vote(live, 2, 0, "wait")
        for seat in (0, 1, 3):
            page = await panel(h, live, seat, lang)
            assert say(lang, "log-voted-bot", who="Boris", about="Anna") in page, seat
            assert say(lang, "log-voted-wait", who="Vera", about="Anna") in page, "a wish to wait is one"

    house(test)


def test_the_end_is_asked_about_once_more_and_days_are_given_by_the_day(house: Any):
    async def test(h: House) -> None:
        live = await h.table(2, Clock("days", days=1))
        h.time += 2 * 86_400
        page = await panel(h, live, 1, "en")
        assert f">{say('en', 'overdue-time-days', n=1)}<" in page
        assert say("en", "overdue-about", n=1) not in page, "he alone decides"
        end = re.search(r'<details class="sure".*?</details>', page, re.S)
        assert end is not None
        assert say("en", "end-sure") in end[0]
        assert 'name="choice" value="end"' in end[0]

    house(test)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_whom_a_bot_replaced_finds_the_way_back_where_he_looks_first(house: Any, lang: str):
    async def test(h: House) -> None:
        live = await h.table(2, LIVE)
        h.time += 61
        h.server.players._settings = Settings(bot_pace=60.0)
        await h.vote(live, 1, 0, "bot")
        page = await panel(h, live, 0, lang)
        assert say(lang, "bot-for-you") in page
        assert f">{say(lang, 'i-am-back')}<" in page
        assert say(lang, "bot-for-you") not in await panel(h, live, 1, lang)
        await carry_out(h.tables, live, h.people[0], Away(seat=0))
        assert say(lang, "bot-for-you") not in await panel(h, live, 0, lang)

    house(test)


def test_alone_with_bots_nobody_is_said_to_wait(house: Any):
    async def test(h: House) -> None:
        live = await h.table(1, LIVE, bots=1)
        h.time += 61
        assert say("en", "own-time-out") not in await panel(h, live, 0, "en")

    house(test)


def test_a_wish_to_wait_is_told_once(house: Any):
    async def test(h: House) -> None:
        live = await h.table(3, LIVE)
        h.time += 61
        await h.vote(live, 1, 0, "wait")
        version = live.version
        await h.vote(live, 1, 0, "wait")
        assert live.version == version
        assert live.log_state.votes == {0: {1: "wait"}}

    house(test)
