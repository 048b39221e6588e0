"""The list of options: its filter, and what may be put in at any time."""

import re

import pytest
from tests.browser.visitors import NARROW, WIDE, People, Visitor, expect, until

pytestmark = pytest.mark.long


def many(people: People) -> Visitor:
    """Somebody with more options than can be seen at once."""
    anna = people.visitor()
    anna.enter("Anna")
    anna.take_over("terra_mystica", "4p_first_game", "Turn", 20)
    return anna


# What stands before an option or the row of a kind, as far as that is drawn.
DIGITS = """() => [...document.querySelectorAll(".option, .kind:not([open]) > summary")]
  .filter((row) => row.checkVisibility()).slice(0, 9)"""


def test_kinds_unfold_and_the_digits_stay_those_of_the_board(people: People):
    """The likeliest kind is open, the others are rows; digits go to either, and to the same place."""
    anna = many(people)
    page = anna.page
    expect(page.locator(".kind[open]")).to_have_count(1)
    kinds = page.locator(".kind:not([open])")
    assert kinds.count() > 1
    assert page.evaluate("document.querySelector('.work').scrollHeight <= innerHeight * 1.2")
    for _ in range(2):
        for digit in page.locator(".drawn .digit").all():
            page.locator("#prompt").click()
            page.keyboard.press(digit.text_content() or "")
            touches = page.evaluate("document.activeElement.dataset.touches ?? ''").split()
            assert touches, "a kind has no place on the board"
        at = page.evaluate(f"({DIGITS})().findIndex((row) => row.matches('summary'))")
        if page.locator(".kind[open]").count() == 2:
            break
        page.locator("#prompt").click()
        page.keyboard.press(f"{at + 1}")
        assert page.evaluate("document.activeElement.matches('.kind:not([open]) > summary')")
        page.keyboard.press("Enter")
        expect(page.locator(".kind[open]")).to_have_count(2)
    anna.click(page.locator(".kind .option").last)
    expect(page.locator(".draft")).to_be_visible()


def test_enter_in_the_filter_plays_nothing_and_goes_to_the_first_option_it_shows(people: People):
    anna = many(people)
    found = anna.page.locator("[data-filter]")
    first = anna.options.first.get_attribute("value")
    found.fill(str(anna.page.locator(".option").last.get_attribute("value")))
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
    anna = many(people)
    anna.page.fill("[data-filter]", "no such thing")
    anna.page.press("[data-filter]", "Enter")
    anna.page.wait_for_timeout(300)
    expect(anna.page.locator(".draft")).to_have_count(0)
    assert anna.page.evaluate("document.activeElement.matches('[data-filter]')")


def test_what_the_filter_leaves_has_the_same_digits_on_list_and_board(people: People):
    anna = many(people)
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


def test_list_board_and_keyboard_have_the_same_digits_also_after_a_step(people: People):
    """A row that goes leaves the others their new digits."""
    anna = people.visitor("en")
    anna.play_now("burgundy")
    anna.asked()
    shown = "rows => rows.map((row) => [row.value, getComputedStyle(row, '::before').content])"
    for _ in range(2):
        rows = anna.options.evaluate_all(shown)[:3]
        assert [re.findall(r"\d", content) for _, content in rows] == [[str(n + 1)] for n in range(3)]
        anna.page.locator("#prompt").click()
        anna.page.keyboard.press("3")
        assert anna.page.evaluate("document.activeElement.value") == rows[2][0]
        anna.click(anna.options.first)
