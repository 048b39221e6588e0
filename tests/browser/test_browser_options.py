"""The list of options: its filter, and what may be put in at any time."""

import pytest
from tests.browser.visitors import NARROW, WIDE, People, expect, until

pytestmark = pytest.mark.long


def test_enter_in_the_filter_plays_nothing_and_goes_to_the_first_option_it_shows(people: People):
    anna = people.visitor()
    anna.play_now("burgundy")
    anna.asked()
    found = anna.page.locator("[data-filter]")
    first = anna.options.first.get_attribute("value")
    found.fill(str(anna.options.last.get_attribute("value")))
    shown = anna.options
    until(anna.page, lambda: shown.count() < anna.page.locator(".option").count())
    found.press("Enter")
    anna.page.wait_for_timeout(300)
    expect(anna.page.locator(".draft")).to_have_count(0)
    focused = anna.page.evaluate("document.activeElement.value ?? ''")
    assert focused == shown.first.get_attribute("value")
    assert focused != first
    with anna.page.expect_response(lambda answer: answer.request.method == "POST"):
        anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".made li").first).to_be_visible()


def test_enter_in_a_filter_that_finds_nothing_plays_nothing(people: People):
    anna = people.visitor()
    anna.play_now("burgundy")
    anna.asked()
    anna.page.fill("[data-filter]", "no such thing")
    anna.page.press("[data-filter]", "Enter")
    anna.page.wait_for_timeout(300)
    expect(anna.page.locator(".draft")).to_have_count(0)
    assert anna.page.evaluate("document.activeElement.matches('[data-filter]')")


def test_what_the_filter_leaves_has_the_same_digits_on_list_and_board(people: People):
    anna = people.visitor()
    anna.play_now("terra_mystica")
    anna.asked()
    digits = anna.page.locator(".picture:visible .digit")
    expect(digits.nth(1)).to_be_visible()
    anna.page.fill("[data-filter]", anna.options.nth(1).get_attribute("value") or "")
    expect(anna.options).to_have_count(1)
    expect(digits).to_have_count(1)
    expect(digits).to_have_text("1")
    anna.page.fill("[data-filter]", "")
    expect(digits.nth(1)).to_be_visible()


def test_what_may_be_put_in_at_any_time_has_no_number(people: People):
    """A proposal to end the fair is never option 1, not even while it is the only one."""
    anna = people.visitor()
    anna.play_now("lantern_fair")
    aside = anna.page.locator(".option.aside")
    anna.play_until(aside)
    for option in aside.all():
        before = "element => getComputedStyle(element.querySelector('.label'), '::before').content"
        assert option.evaluate(before) == "none"
    numbered = anna.options.count()
    assert 0 < numbered < 9
    anna.page.locator("#prompt").click()
    anna.page.keyboard.press(str(numbered + 1))
    assert not anna.page.evaluate("document.activeElement.matches('.aside')")


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_buttons_of_a_turn_fit(people: People, lang: str, size: dict[str, int]):
    """Confirm, step back, restart: none is cut off, in either language."""
    anna = people.visitor(lang, viewport=size)
    anna.play_now("burgundy")
    anna.asked()
    for _ in range(2):
        anna.click(anna.page.locator("button[value^='workers']").first)
    draft = anna.page.locator(".draft").bounding_box()
    assert draft is not None
    buttons = anna.page.locator(".draft .turnbar button").all()
    assert len(buttons) == 3
    for button in buttons:
        box = button.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= draft["x"] + draft["width"]
        assert button.evaluate("b => b.scrollWidth <= b.clientWidth"), button.inner_text()
