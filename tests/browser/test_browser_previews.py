"""What is seen before a choice: the way of a delivery, a tile where it would lie, all answers to a leech."""

from typing import Any

import pytest
from tests.browser.visitors import NARROW, People, Visitor, expect

pytestmark = pytest.mark.long

THUMB: dict[str, Any] = {"viewport": NARROW, "has_touch": True, "is_mobile": True}

SHOWN = "() => [...document.querySelectorAll('[data-with].on')].map((thing) => thing.dataset.with)"
OVER = "(id, kind) => document.querySelector(`.picture [data-place='${id}']`)"
POINT = f"""([id, kind]) => ({OVER})(id).dispatchEvent(new (kind === 'click' ? MouseEvent : PointerEvent)(
  kind, {{ bubbles: true }}))"""

# How much of what is shown with a place its note covers, in square pixels.
COVERED = """() => {
  const note = document.querySelector('.place-note:not([hidden])').getBoundingClientRect();
  return [...document.querySelectorAll('[data-with].on')].reduce((sum, thing) => {
    const box = thing.getBoundingClientRect();
    const across = Math.min(note.right, box.right) - Math.max(note.left, box.left);
    const down = Math.min(note.bottom, box.bottom) - Math.max(note.top, box.top);
    return sum + Math.max(0, across) * Math.max(0, down);
  }, 0);
}"""


def asked(people: People, game: str, record: str, question: str, nth: int, **screen: Any) -> Visitor:
    anna = people.visitor("en", **screen)
    anna.enter("Anna")
    anna.take_over(game, record, question, nth)
    return anna


def test_a_place_shows_the_delivery_it_leads_to_and_its_note_lies_beside(people: People):
    anna = asked(people, "gloomhaven", "easy-4-14", "PlaceStorage", 7)
    page = anna.page
    plans = page.locator(".picture [data-with]").evaluate_all("all => all.map((one) => one.dataset.with)")
    assert plans and page.evaluate(SHOWN) == []
    for id in plans[:4]:
        page.evaluate(POINT, [id, "pointerover"])
        assert page.evaluate(SHOWN) == [id]
        assert page.evaluate(COVERED) == 0
        lines = page.locator(".place-note:visible > *").all_text_contents()
        assert len({line.lower() for line in lines}) == len(lines), "nothing is said twice"


def test_a_tile_is_shown_once_its_cells_say_which_it_is(people: People):
    anna = asked(people, "gloomhaven", "easy-2-15", "PlaceUpgrade", 3)
    page = anna.page
    plans = page.locator(".picture [data-with]").evaluate_all("all => all.map((one) => one.dataset.with)")
    cells = plans[0].split()
    assert len(cells) > 1
    for id in cells:
        page.evaluate(POINT, [id, "click"])
    assert plans[0] in page.evaluate(SHOWN)
    assert len(page.evaluate(SHOWN)) == 1


def test_all_answers_to_a_leech_are_on_the_screen_of_a_phone(people: People):
    anna = asked(people, "terra_mystica", "4p_first_game", "AnswerLeech", 5, **THUMB)
    page = anna.page
    sheet = page.locator(".ask > .work").bounding_box()
    assert sheet is not None
    for what in (".options .option", ".work > .after", ".from-now-on"):
        for thing in page.locator(what).all():
            expect(thing).to_be_in_viewport(ratio=1)
            box = thing.bounding_box()
            assert box is not None and box["y"] + box["height"] <= sheet["y"] + sheet["height"] + 1, what


def test_what_is_only_longer_than_the_screen_has_no_small_picture_of_itself(people: People):
    """On a phone: the cards of a vote are scrolled like a page; the city, which is wider, has one."""
    anna = asked(people, "gloomhaven", "easy-4-14", "Bids", 17, **THUMB)
    expect(anna.page.locator(".cuts [aria-selected=true]")).to_have_attribute("data-tab", "phone-offers")
    expect(anna.page.locator("#overview:visible")).to_have_count(0)
    anna.page.locator(".cuts [data-tab=phone-city]").tap()
    expect(anna.page.locator("#overview")).to_be_visible()
