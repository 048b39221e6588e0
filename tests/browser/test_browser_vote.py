"""A sealed vote of Gloomhaven: put together by picks and steppers, by board, mouse, keys and thumb."""

from typing import Any

import pytest
from tests.browser.visitors import NARROW, WIDE, People, Visitor, expect

pytestmark = pytest.mark.long

THUMB: dict[str, Any] = {"viewport": NARROW, "has_touch": True, "is_mobile": True}


def voter(people: People, **screen: Any) -> Visitor:
    anna = people.visitor("en", **screen)
    anna.enter("Anna")
    anna.take_over("gloomhaven", "easy-4-14", "Bids", 17)
    return anna


@pytest.mark.parametrize("screen", [{"viewport": WIDE}, THUMB], ids=["mouse", "thumb"])
def test_a_bid_is_put_together_and_sealed(people: People, screen: dict[str, Any]):
    anna = voter(people, **screen)
    page = anna.page
    seal = page.locator("[data-seal]")
    expect(seal).to_be_disabled()
    fleeting, lasting = page.locator(".stepper").all()
    most = fleeting.get_attribute("data-most")
    expect(fleeting.locator("output")).to_have_text(str(most))
    expect(lasting.locator("output")).to_have_text("0")
    pick = page.locator(".pick").nth(1)
    pick.click()
    expect(pick).to_have_attribute("aria-pressed", "true")
    assert page.locator(".drawn [data-with].on").count() == (1 if screen["viewport"] == WIDE else 0)
    lasting.locator("[data-by='1']").click()
    expect(lasting.locator("output")).to_have_text("1")
    bid = f"bid proposal={pick.get_attribute('data-value')} fleeting={most} lasting=1"
    label = str(page.locator(f".option[value='{bid}'] .label").text_content()).strip()
    expect(page.locator("[data-total]")).to_have_text(label)
    anna.click(seal)
    expect(page.locator(".made li")).to_have_attribute("data-label", label)
    expect(page.locator(".turnbar .confirm")).to_have_text(anna.say("seal"))
    anna.click(page.locator(".turnbar .confirm"))
    expect(page.locator(".draft")).to_have_count(0)


def test_on_a_phone_the_sheet_says_what_the_pick_brings(people: People):
    """Each resource of the chosen proposal, its points, what others get; on a wide screen the cards do."""
    anna = voter(people, **THUMB)
    page = anna.page
    brings = page.locator(".brings")
    assert brings.count() == page.locator(".pick").count()
    assert [one.is_visible() for one in brings.all()] == [False] * brings.count()
    for at, pick in enumerate(page.locator(".pick").all()):
        pick.click()
        expect(brings.nth(at)).to_be_visible()
        assert [one.is_visible() for one in brings.all()].count(True) == 1
        points = [int(n) for n in brings.nth(at).locator("strong").all_text_contents()]
        assert sum(points) == int(pick.get_attribute("data-points") or 0)
    page.set_viewport_size(WIDE)  # type: ignore[arg-type]
    expect(page.locator(".brings:visible")).to_have_count(0)


def test_a_card_that_is_touched_is_the_pick_and_keys_go_there(people: People):
    """The same digit on row and card; the bid may be changed until it is sealed."""
    anna = voter(people)
    page = anna.page
    picks = page.locator(".pick")
    cards = [str(pick.get_attribute("data-touches")) for pick in picks.all()]
    page.locator(f".drawn [data-place='{cards[2]}']").dispatch_event("click")
    expect(picks.nth(2)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".drawn .digit")).to_have_text(["1", "2", "3"])
    page.locator("#prompt").click()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(picks.first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".glow .chosen")).to_have_attribute("data-glow", cards[0])
    anna.click(page.locator("[data-seal]"))
    anna.click(page.locator(".turnbar .tool").first)
    expect(picks.first).to_be_visible()


def test_without_script_the_bids_are_a_list(people: People):
    anna = voter(people)
    plain: Any = people.browser.new_context(java_script_enabled=False)
    plain.add_cookies(anna.page.context.cookies())
    page = plain.new_page()
    page.goto(anna.page.url)
    expect(page.locator(".stepped")).to_be_hidden()
    page.locator(".listed > summary").click()
    expect(page.locator(".listed .option").first).to_be_visible()
    page.locator(".listed .option:visible").first.click()
    expect(page.locator(".turnbar .confirm")).to_have_text(anna.say("seal"))
    plain.close()
