"""On the picture: places that glow are touched, in any order, until one act is left."""

from playwright.sync_api import expect
from tests.browser.visitors import People, until


def test_a_die_and_then_workers_is_an_act(people: People):
    """Both ways round: the same option is left, and a second touch takes the step."""
    anna = people.visitor("en")
    anna.play_now("burgundy")
    anna.asked()
    page = anna.page
    glowing = page.locator(".picture .legal")
    expect(glowing.first).to_be_visible()
    option = page.locator(".option[value^='workers']").first
    touches = (option.get_attribute("data-touches") or "").split()
    assert len(touches) > 1
    for order in (touches, touches[::-1]):
        for id in order:
            page.locator(f".picture [data-place='{id}']").click(force=True)
        expect(page.locator(".options li:not([hidden]) .option")).to_have_count(1)
        expect(page.locator(".glow .chosen")).to_have_count(len(touches))
        if order is touches:
            page.locator(".picture").click(position={"x": 3, "y": 3})
            expect(page.locator(".glow .chosen")).to_have_count(0)
    page.locator(f".picture [data-place='{touches[0]}']").click(force=True)
    expect(page.locator(".draft")).to_be_visible()
    assert anna.complaints == []


def test_the_keyboard_reaches_the_places(people: People):
    anna = people.visitor("ru")
    anna.play_now("burgundy")
    anna.asked()
    page = anna.page
    place = page.locator(".picture .legal").first
    expect(place).to_have_attribute("role", "button")
    place.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".glow .chosen")).to_have_count(1)
    expect(page.locator(".place-note")).to_be_visible()


def test_what_the_other_does_changes_the_picture_in_place(people: People):
    """The pieces that look different come by themselves; the others stay the same elements."""
    anna = people.visitor("en")
    anna.play_now("burgundy")
    anna.asked()
    page = anna.page
    page.evaluate("document.querySelector('.picture').kept = true")
    before = page.locator(".picture").inner_html()
    anna.act(0)
    until(page, lambda: page.locator(".picture").inner_html() != before)
    assert page.evaluate("document.querySelector('.picture').kept")
