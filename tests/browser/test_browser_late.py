"""What comes late, or in another order than it was asked for: nothing is missed, nothing old is shown."""

from typing import Any

import pytest
from playwright.sync_api import Page, Route
from tests.browser.test_browser_play import first_of, pair
from tests.browser.visitors import People, Visitor, expect, until

pytestmark = pytest.mark.long

NO_SOCKET_YET = """{
  const Real = window.WebSocket;
  const gate = new Promise((open) => (window.connect = open));
  window.WebSocket = class {
    static OPEN = 1;
    constructor(address) {
      void gate.then(() => {
        const real = new Real(address);
        real.onmessage = (event) => this.onmessage(event);
        real.onclose = (event) => this.onclose(event);
      });
    }
  };
}"""

SLOW_SOCKET = """{
  const Real = window.WebSocket;
  window.heard = 0;
  window.held = null;
  window.hold = () => (window.held = []);
  window.letGo = () => {
    const late = window.held;
    window.held = null;
    for (const deliver of late) deliver();
  };
  window.WebSocket = class {
    static OPEN = 1;
    constructor(address) {
      const real = new Real(address);
      real.onmessage = (event) => {
        window.heard += 1;
        const deliver = () => this.onmessage(event);
        if (window.held) window.held.push(deliver);
        else deliver();
      };
      real.onclose = (event) => this.onclose(event);
    }
  };
}"""


class Held:
    """Requests whose answers are made at once and delivered when they are let go."""

    def __init__(self, page: Page, address: str, method: str = "GET") -> None:
        self._page = page
        self._method = method
        self._held: list[tuple[Route, Any]] = []
        self._over = False
        page.route(address, self._hold)

    def _hold(self, route: Route) -> None:
        if self._over or route.request.method != self._method:
            route.fallback()
        else:
            self._held.append((route, route.fetch()))

    def wait(self) -> None:
        """Until there is one."""
        until(self._page, lambda: self._held)

    def let_go(self) -> None:
        """Deliver them, the last one first, and hold no more."""
        self._over = True
        for route, answer in reversed(self._held):
            route.fulfill(response=answer)


def speak(visitor: Visitor, text: str) -> None:
    visitor.open_panel("chat")
    visitor.page.fill("[data-chat] input[name=text]", text)
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator("[data-chat] input[name=text]")).to_have_value("")


def propose(visitor: Visitor) -> None:
    visitor.open_panel("menu")
    visitor.click(visitor.button("ask-pause"))


def test_what_was_said_before_the_socket_came_is_shown(people: People):
    anna, boris, table = pair(people)
    boris.page.add_init_script(NO_SOCKET_YET)
    boris.go(f"/tables/{table}")
    expect(boris.page.locator("#prompt")).to_be_visible()
    speak(anna, "Hello!")
    assert "Hello!" not in boris.page.locator("#chat").inner_text()
    boris.page.evaluate("connect()")
    expect(boris.page.locator("#chat")).to_contain_text("Hello!")


def test_a_draft_made_in_another_tab_before_the_socket_came_is_shown(people: People):
    """It changes no version of the table."""
    anna = people.visitor()
    table = anna.play_now("burgundy")
    anna.asked()
    other = anna.page.context.new_page()
    other.add_init_script(NO_SOCKET_YET)
    other.goto(f"{anna.address}/tables/{table}")
    expect(other.locator("#prompt")).to_be_visible()
    anna.click(anna.page.locator("button[value^='workers']").first)
    expect(anna.page.locator(".made li")).to_have_count(1)
    expect(other.locator(".made li")).to_have_count(0)
    other.evaluate("connect()")
    expect(other.locator(".made li")).to_have_count(1)


def test_an_older_chat_does_not_come_after_a_newer_one(people: People):
    """The answer to what one says oneself is late: the other has spoken since."""
    anna, boris, _ = pair(people)
    slow = Held(anna.page, "**/chat*", "POST")
    anna.open_panel("chat")
    anna.page.fill("[data-chat] input[name=text]", "first")
    anna.page.keyboard.press("Enter")
    slow.wait()
    speak(boris, "second")
    expect(anna.page.locator("#chat li")).to_have_count(2)
    slow.let_go()
    expect(anna.page.locator("[data-chat] input[name=text]")).to_have_value("")
    expect(anna.page.locator("#chat li")).to_have_count(2)


def test_an_older_table_does_not_come_after_the_answer_to_ones_own_step(people: People):
    """What the socket brought before the step is delivered after it; not even for a moment is it shown."""
    mover, waiter = first_of(people)
    mover.page.context.add_init_script(SLOW_SOCKET)
    mover.page.reload()
    mover.asked()
    until(mover.page, lambda: mover.page.evaluate("window.heard > 0"))
    mover.page.evaluate("hold()")
    propose(waiter)
    until(mover.page, lambda: mover.page.evaluate("held.length > 0"))
    mover.click(mover.page.locator("button[value^='workers']").first)
    expect(mover.page.locator(".made li")).to_have_count(1)
    mover.page.evaluate("""() => {
      const look = () => (window.missed ||= !document.querySelector(".made li"));
      const table = document.getElementById("table");
      new MutationObserver(look).observe(table, { childList: true, subtree: true });
    }""")
    mover.page.evaluate("letGo()")
    expect(mover.page.locator(".proposal")).to_be_visible()
    assert not mover.page.evaluate("window.missed")


def test_a_change_that_comes_while_one_speaks_is_shown_afterwards(people: People):
    mover, waiter = first_of(people)
    slow = Held(mover.page, "**/chat*", "POST")
    mover.open_panel("chat")
    mover.page.fill("[data-chat] input[name=text]", "one moment")
    mover.page.keyboard.press("Enter")
    slow.wait()
    propose(waiter)
    slow.let_go()
    expect(mover.page.locator(".proposal")).to_be_visible()
    expect(mover.page.locator("#chat li")).to_contain_text(["one moment"])


def test_what_comes_before_the_answer_to_ones_own_step_is_not_forgotten(people: People):
    """The answer tells of an older table than the socket did, whose news leave out what the answer brings."""
    mover, waiter = first_of(people)
    mover.page.context.add_init_script(SLOW_SOCKET)
    mover.page.reload()
    mover.asked()
    until(mover.page, lambda: mover.page.evaluate("window.heard > 0"))
    slow = Held(mover.page, "**/step*", "POST")
    mover.page.locator("button[value^='take']").first.click()
    slow.wait()
    before = mover.page.evaluate("window.heard")
    propose(waiter)
    until(mover.page, lambda: mover.page.evaluate("window.heard") > before)
    slow.let_go()
    expect(mover.page.locator(".made li")).to_have_count(1)
    expect(mover.page.locator(".proposal")).to_be_visible()
