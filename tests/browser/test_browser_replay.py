"""A replay goes on in place: by keys, by rounds, by the slider, by itself."""

from pathlib import Path

import pytest
from tests.browser.visitors import People, Visitor, expect, until

pytestmark = pytest.mark.long

RECORD = Path(__file__).resolve().parents[1] / "corpus" / "burgundy" / "easy-2-7.record"


def at(visitor: Visitor) -> int:
    return int(visitor.page.locator("#replay").get_attribute("data-ply") or -1)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_replay_goes_on_in_place(people: People, lang: str):
    anna = people.visitor(lang)
    anna.enter("Anna", "/import")
    anna.page.fill("textarea[name=record]", RECORD.read_text(encoding="utf-8"))
    anna.send("main form button")
    table = anna.table()
    anna.go(f"/tables/{table}/replay?ply=0")
    page = anna.page
    assert page.locator(".players .held .thing").count() >= 6, "what they have, as icons"
    page.evaluate("window.stayed = true")
    anna.turn_to("**/replay?ply=*", "ArrowRight")
    first = at(anna)
    assert first > 0
    anna.turn_to("**/replay?ply=*", "ArrowRight")
    assert at(anna) > first
    anna.turn_to("**/replay?ply=*", "ArrowLeft")
    assert at(anna) == first
    page.get_by_role("link", name=anna.say("round-n", n="12"), exact=True).click()
    until(page, lambda: at(anna) > first)
    expect(page.locator(".rounds [aria-current]")).to_have_text("12")
    page.locator("[data-by]").select_option("round")
    page.locator("[data-by]").blur()
    anna.turn_to("**/replay?ply=*", "ArrowRight")
    expect(page.locator(".rounds [aria-current]")).to_have_text("13")
    here = at(anna)
    page.keyboard.press(" ")
    until(page, lambda: at(anna) > here)
    page.keyboard.press(" ")
    expect(page.locator("[data-autoplay]")).to_have_attribute("aria-pressed", "false")
    slider = page.locator("[data-slider]")
    slider.focus()
    slider.press("End")
    last = int(page.locator("#replay").get_attribute("data-last") or 0)
    until(page, lambda: at(anna) == last)
    page.go_back()
    until(page, lambda: at(anna) < last)
    page.locator(".players a.who").last.click()
    expect(page.locator("#opponent .picture")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#opponent")).to_have_count(0)
    assert page.evaluate("window.stayed"), "the page was never loaded again"


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_controls_of_a_replay_stand_in_one_row(people: People, lang: str):
    """On a wide screen, in either language: a second row would take its height from the table."""
    anna = people.visitor(lang)
    anna.enter("Anna")
    anna.take_over("altay", "easy-4-9", "Turn", 700)
    anna.go(f"/tables/{anna.table()}/replay?ply=1000")
    tops = anna.page.locator(".timeline .turnbar > :visible").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect()).map((box) => (box.top + box.bottom) / 2)"
    )
    assert len(tops) > 5 and max(tops) - min(tops) < 12


def test_a_single_sentence_is_said_once(people: People):
    """It stands in the head; where more happened all of it is listed below."""
    anna = people.visitor("en")
    anna.enter("Anna", "/import")
    anna.page.fill("textarea[name=record]", RECORD.read_text(encoding="utf-8"))
    anna.send("main form button")
    table = anna.table()
    seen = set()
    for ply in range(40, 60):
        anna.go(f"/tables/{table}/replay?ply={ply}")
        told = anna.page.locator("#moved > li .event")
        single = told.count() == 1 and anna.page.locator("#moved > li").count() == 1
        assert anna.page.locator("#moved").is_visible() != single
        seen.add(single)
    assert seen == {True, False}
