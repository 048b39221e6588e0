"""The sandbox is the table's page: the board is for touching, and every step is answered in place."""

from typing import Any

import pytest
from tests.browser.visitors import NARROW, People, Visitor, expect, until

PLACE = ".picture [data-place].legal"


def sandbox(people: People, game: str, **context: Any) -> tuple[Visitor, str]:
    """A sandbox of somebody who is asked at her table."""
    anna = people.visitor(**context)
    table = anna.play_now(game)
    anna.asked()
    anna.go(f"/tables/{table}/sandbox")
    expect(anna.page.locator(".option").first).to_be_visible()
    anna.page.evaluate("window.stayed = true")
    return anna, table


def pills(anna: Visitor) -> int:
    return int(anna.page.locator(".draft li[data-label]").count())


def test_a_line_is_tried_on_the_board_and_taken_back(people: People):
    anna, table = sandbox(people, "burgundy")
    page = anna.page
    option = page.locator(".option[data-touches]:not([data-touches=''])").first
    touches = str(option.get_attribute("data-touches")).split()
    for place in [*touches, touches[-1]]:  # the second touch of the last plays it
        page.locator(f'.drawn [data-place="{place}"].legal').dispatch_event("click")
    until(page, lambda: pills(anna) == 1)
    anna.click(anna.options.first)
    assert pills(anna) == 2
    assert page.locator(".after .change").count() > 0, "before and after are told"
    page.reload()
    assert pills(anna) == 2, "the address keeps the line"
    page.evaluate("window.stayed = true")
    page.keyboard.press("Escape")
    until(page, lambda: pills(anna) == 1)
    anna.click(page.locator(".draft .pill").first)
    assert pills(anna) == 0
    anna.click(anna.options.first)
    assert page.evaluate("window.stayed"), "no step loads the page"
    assert page.locator(".draft .turnbar button.confirm").inner_text() == anna.say("sandbox-use")
    page.locator(".draft .turnbar button.confirm").click()
    page.wait_for_url(f"**/tables/{table}?seat=*")
    assert pills(anna) == 1, "what was tried is the turn so far"


def test_people_have_what_they_would_have(people: People):
    """Resources stand beside the names as icons, as at the table, and a board shows what was tried."""
    anna, _ = sandbox(people, "empire")
    assert anna.page.locator(".players .held .thing").count() >= 4
    assert anna.page.locator(".clock").count() == 0
    anna.click(anna.options.first)
    anna.page.locator(".players a.who").first.click()
    expect(anna.page.locator("#opponent .picture")).to_be_visible()


@pytest.mark.parametrize("game", ["altay", "gloomhaven", "terra_mystica"])
def test_places_glow_on_a_phone_too(people: People, game: str):
    anna, _ = sandbox(people, game, viewport=NARROW)
    until(anna.page, lambda: anna.page.locator(f".pane:not([hidden]) {PLACE}").count())
    assert anna.sideways() == 0
    anna.click(anna.options.first)
    assert pills(anna) == 1
