"""What a screen reader says: live regions, names, and a place in the page that is not lost."""

import re
from typing import Any

import pytest
from tests.browser.people import People, Visitor, expect
from tests.browser.test_browser_play import first_of, pair

HEAR = """() => {
  window.heard = [];
  const place = document.getElementById("news");
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const node of change.addedNodes) window.heard.push(node.textContent);
  }).observe(place, { childList: true, subtree: true, characterData: true });
}"""


class Ear:
    """Takes down what the live region of a table's page says from now on."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self.page.evaluate(HEAR)

    def said(self) -> list[str]:
        """What was said since it was asked last."""
        found: list[str] = self.page.evaluate("window.heard.splice(0)")
        return found


def sentence(text: str) -> str:
    """As it is said: with an end."""
    return text if re.search(r"[.!?:…]$", text) else f"{text}."


def prompt(visitor: Visitor) -> str:
    return sentence(visitor.page.locator("#prompt").inner_text().replace("\n", " "))


def test_each_step_is_said_once_with_what_comes_next(people: People):
    """Choosing, stepping back, choosing the same again, restarting: told each time, and nothing else."""
    anna, _ = first_of(people)
    ear = Ear(anna)
    workers = anna.page.locator("button[value^='workers']").first
    label = workers.locator(".label").inner_text()
    for _ in range(2):
        workers.focus()
        anna.page.keyboard.press("Enter")
        expect(anna.page.locator(".draft li")).to_have_count(1)
        assert ear.said() == [f"{anna.say('step')} 1: {label}. {prompt(anna)}"]
        assert anna.page.evaluate("document.activeElement.id") == "decide"
        anna.page.keyboard.press("Escape")
        expect(anna.page.locator(".draft")).to_have_count(0)
        assert ear.said() == [f"{anna.say('taken-back-all')} {prompt(anna)}"]
    anna.click(workers)
    second = workers.locator(".label").inner_text()
    anna.click(workers)
    ear.said()
    anna.click(anna.button("undo"))
    assert ear.said() == [f"{anna.say('taken-back')} {second}. {prompt(anna)}"]
    anna.click(anna.button("restart"))
    assert ear.said() == [f"{anna.say('taken-back-all')} {prompt(anna)}"]


def test_the_end_of_a_turn_is_no_taking_back(people: People):
    """After Confirm: what happened, sentence by sentence, and who decides now."""
    mover, waiter = first_of(people)
    mine, other = Ear(mover), Ear(waiter)
    for _ in range(2):
        mover.click(mover.page.locator("button[value^='workers']").first)
    mine.said()
    mover.click(mover.page.locator("form[action$='/confirm'] button"))
    [said] = mine.said()
    assert mover.say("taken-back-all") not in said
    assert said.endswith(prompt(mover))
    waiter.page.wait_for_function("() => window.heard.length")
    [heard] = other.said()
    lines = waiter.page.locator("[data-log] > li.move")
    assert lines.count() == 2  # two steps, the older one below
    events = [
        *lines.last.locator(".event").all_inner_texts(),
        *lines.first.locator(".event").all_inner_texts(),
    ]
    assert heard == " ".join([*map(sentence, events), prompt(waiter)])


def test_a_reader_keeps_the_place_while_others_move(people: People):
    """What has not changed is the same element afterwards, so a reading cursor stays in it."""
    mover, waiter = first_of(people)
    page = waiter.page
    kept = [
        "#who",
        "#people .players li",
        "#position-title",
        "#log",
        "[data-log] > li:last-child",
        "#chat ol",
    ]
    page.evaluate("kept => window.places = kept.map((s) => document.querySelector(s))", kept)
    version = page.locator(".panel").get_attribute("data-version")
    while mover.act():
        pass
    page.wait_for_function("v => document.querySelector('.panel').dataset.version !== v", arg=version)
    assert page.evaluate("window.places.map((place) => place.isConnected)") == [True] * len(kept)


def test_only_what_is_new_in_the_chat_is_read(people: People):
    anna, boris, _ = pair(people)
    for word in ("first", "second", "third"):
        boris.page.fill("[data-chat] input[name=text]", word)
        boris.page.keyboard.press("Enter")
        expect(boris.page.locator("[data-chat] input[name=text]")).to_have_value("")
    expect(anna.page.locator("#chat li")).to_have_count(3)
    anna.page.reload()
    expect(anna.page.locator("#chat[aria-live=polite]")).to_be_visible()  # a moment after the page has come
    anna.page.evaluate("""() => {
      window.added = [];
      new MutationObserver((changes) => {
        for (const change of changes)
          for (const node of change.addedNodes) window.added.push(node.textContent);
      }).observe(document.getElementById("chat"), { childList: true, subtree: true, characterData: true });
    }""")
    boris.page.fill("[data-chat] input[name=text]", "fourth")
    boris.page.keyboard.press("Enter")
    expect(anna.page.locator("#chat li")).to_have_count(4)
    added: list[Any] = anna.page.evaluate("window.added.map((text) => text.trim()).filter(Boolean)")
    assert added == ["Борис: fourth"]


def test_a_chat_that_stands_there_is_not_read_when_the_page_comes(people: People):
    anna = people.visitor()
    anna.play_now("lantern_fair")
    source = anna.page.request.get(anna.page.url).text()
    assert "aria-live" not in source.split('id="chat"')[1].split("</ol>")[0]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_an_option_tells_its_cost_in_words(people: People, lang: str):
    """No "costs minus 1 worker": the signs are for the eye."""
    anna = people.visitor(lang)
    anna.play_now("burgundy")
    anna.asked()
    option = anna.page.locator("button[value^='workers']").first
    label = option.locator(".label").inner_text()
    name = re.compile(rf"^{re.escape(label)} ?, {anna.say('gets')} 2 \S+$")
    expect(option).to_have_accessible_name(name)
    for cost in anna.page.locator(".option .pays").all():
        assert "−" not in cost.aria_snapshot()
