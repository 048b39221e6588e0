"""Clocks and shared screens, as a browser shows them."""

from datetime import UTC, datetime, timedelta

import pytest
from tests.browser.visitors import NARROW, WIDE, People, Visitor, expect

pytestmark = pytest.mark.long


def new_table(visitor: Visitor, game: str, **fields: str) -> str:
    """A table with two seats, both of this visitor's, which begins at once."""
    visitor.go(f"/new?game={game}")
    visitor.page.select_option("select[name=seat1]", "hot")
    if fields:
        visitor.page.select_option("[data-clock]", "days")
    for name, value in fields.items():
        visitor.page.fill(f"input[name=clock_{name}]", value)
    visitor.page.click("[data-new] button.confirm")
    return visitor.table()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_night_is_that_of_the_browsers_zone_and_the_clock_stands_in_it(people: People, lang: str):
    """From an hour ago to hours ahead in Tokyo: the clock says so and stands; the other table's does not."""
    anna = people.visitor(lang, timezone_id="Asia/Tokyo", viewport=NARROW)
    anna.enter("Анна")
    anna.go("/new?game=brittle")
    expect(anna.page.locator("input[name=clock_zone]")).to_have_value("Asia/Tokyo")
    there = datetime.now(UTC) + timedelta(hours=9)
    start, end = there - timedelta(hours=1), there + timedelta(hours=4)
    new_table(anna, "brittle", sleep_from=f"{start:%H:%M}", sleep_to=f"{end:%H:%M}", days="1")
    asleep = anna.page.locator(".asleep")
    expect(asleep).to_contain_text(anna.say("asleep"))
    expect(asleep.locator("time")).to_contain_text(f"{end:%M}")
    expect(asleep.locator("time")).not_to_contain_text("UTC")
    clock = anna.page.locator(".clock").first
    before = clock.inner_text()
    assert anna.page.locator(".deadline time").count() == 1
    assert anna.sideways() <= 0

    boris = people.visitor(lang, timezone_id="Europe/Moscow")
    boris.enter("Борис")
    new_table(boris, "brittle", days="1")
    expect(boris.page.locator(".asleep")).to_have_count(0)
    running = boris.page.locator(".clock[data-running=yes]")
    shown = running.inner_text()
    expect(running).not_to_have_text(shown)
    assert clock.inner_text() == before


@pytest.mark.parametrize(("lang", "size"), [("en", WIDE), ("ru", NARROW)])
def test_the_curtain_falls_with_the_hand_over_and_is_lifted_by_name(people: People, lang: str, size):
    anna = people.visitor(lang, viewport=size)
    heard: list[str] = []
    anna.page.on("websocket", lambda ws: ws.on("framereceived", lambda frame: heard.append(str(frame))))
    anna.enter("Анна")
    new_table(anna, "lantern_fair")
    for seat in (0, 1):
        lift = anna.page.get_by_role("link", name=anna.say("curtain-lift", who=f"Анна {seat + 1}"))
        expect(lift).to_be_in_viewport()
        expect(anna.options).to_have_count(0)
        lift.click()
        expect(anna.options.first).to_be_visible()
        expect(anna.page.locator(".curtain")).to_have_count(0)
        anna.click(anna.options.first)
        heard.clear()
        anna.click(anna.confirm)
    lift = anna.page.locator(".curtain a")
    expect(lift).to_be_visible()
    anna.page.reload()
    expect(lift).to_be_visible()
    anna.page.go_back()
    expect(anna.options).to_have_count(0)
    assert anna.sideways() <= 0


def test_where_nothing_is_hidden_the_turn_goes_on_without_a_curtain(people: People):
    anna = people.visitor()
    anna.enter("Anna")
    new_table(anna, "brittle")
    for _ in range(3):
        expect(anna.options.first).to_be_visible()
        expect(anna.page.locator(".curtain")).to_have_count(0)
        anna.click(anna.page.get_by_role("button", name="Wait").first)
        if anna.confirm.count():
            anna.click(anna.confirm)
