"""Connections that are cut at bad moments: the page finds its way back, nothing is lost or done twice."""

from typing import Any

import pytest
from playwright.sync_api import Page, Route
from tests.browser.test_browser_play import first_of
from tests.browser.visitors import People, Visitor, expect, until

pytestmark = pytest.mark.long

HALF_AN_ANSWER = """() => {
  const real = window.fetch;
  window.halves = 0;
  window.fetch = async (address, how) => {
    const answer = await real(address, how);
    if (how?.method === "POST" && !window.halves++)
      answer.text = () => Promise.reject(new TypeError("cut off"));
    return answer;
  };
}"""
"""The head of the first answer comes, and then no more."""

DEAF = """{
  const Real = window.WebSocket;
  const often = window.setInterval;
  window.setInterval = (act, ms) => often(act, ms > 5000 ? ms / 40 : ms);
  window.sockets = 0;
  window.deaf = false;
  window.WebSocket = class {
    static OPEN = 1;
    readyState = 1;
    constructor(address) {
      window.sockets += 1;
      const here = window.sockets;
      this.real = new Real(address);
      this.real.onmessage = (event) => (window.deaf && here === 1) || this.onmessage?.(event);
      this.real.onclose = (event) => this.onclose(event);
    }
    send(text) { if (this.real.readyState === 1) this.real.send(text); }
    close() {}
  };
}"""
"""The first socket can be made one that is there, tells nothing any more and is never closed; what the page
does every so many seconds it does sooner."""

SHOWN = """() => ["#prompt", ".made", ".people", ".pane:not([hidden]) .picture", "#lines"].map((what) => {
  const copy = document.querySelector(what)?.cloneNode(true);
  for (const aside of copy?.querySelectorAll(".clock, .digit, .flight, desc") ?? []) aside.remove();
  return copy?.textContent.replace(/\\s+/g, " ").trim() ?? "";
})"""


def steps(visitor: Visitor) -> list[str]:
    made: list[str] = visitor.page.locator(".made li").all_inner_texts()
    return made


def finish(visitor: Visitor) -> None:
    """Up to the button that ends the turn."""
    for n in range(20):
        if visitor.page.locator(".turnbar .confirm").count():
            return
        visitor.act(n)
    raise AssertionError("the turn does not end")


def turns(page: Page) -> int:
    return int(page.locator("#table > .panel").get_attribute("data-version") or 0)


def is_as_new(visitor: Visitor) -> None:
    """The page shows what one sees that is opened now."""
    fresh = visitor.page.context.new_page()
    fresh.goto(visitor.page.url)
    until(visitor.page, lambda: visitor.page.evaluate(SHOWN) == fresh.evaluate(SHOWN))
    fresh.close()


class Lost:
    """The first request to an address is done by the server, but its answer does not come."""

    def __init__(self, page: Page, address: str) -> None:
        self.sent = 0
        page.route(address, self._lose)

    def _lose(self, route: Route) -> None:
        if route.request.method != "POST":
            route.fallback()
            return
        self.sent += 1
        if self.sent == 1:
            route.fetch()
            route.abort("connectionreset")
        else:
            route.continue_()


def test_a_confirm_whose_answer_is_lost_is_done_once(people: People):
    mover, waiter = first_of(people)
    finish(mover)
    after = turns(waiter.page) + len(steps(mover))
    lost = Lost(mover.page, "**/confirm*")
    mover.page.locator(".turnbar .confirm").click()
    waiter.asked()
    expect(mover.page.locator("#table > .panel")).to_have_attribute("data-asked", "no")
    until(mover.page, lambda: lost.sent == 2)
    expect(mover.page.locator("#table.sending")).to_have_count(0)
    expect(mover.page.locator("#refusal .problem")).to_have_count(0)
    assert turns(mover.page) == turns(waiter.page) == after
    is_as_new(mover)
    mover.complaints.clear()  # the browser notes the connection that broke


def test_a_step_whose_answer_is_lost_is_done_once(people: People):
    mover, _ = first_of(people)
    lost = Lost(mover.page, "**/step*")
    mover.options.first.click()
    until(mover.page, lambda: lost.sent == 2)
    expect(mover.page.locator(".made li")).to_have_count(1)
    is_as_new(mover)
    mover.complaints.clear()  # the browser notes the connection that broke


def test_half_an_answer_is_none(people: People):
    """The connection breaks when the answer has begun: what was sent is sent again, and was done once."""
    mover, _ = first_of(people)
    mover.page.evaluate(HALF_AN_ANSWER)
    mover.options.first.click()
    until(mover.page, lambda: mover.page.evaluate("window.halves") == 2)
    expect(mover.page.locator(".made li")).to_have_count(1)
    expect(mover.page.locator("#connection")).to_be_hidden()
    is_as_new(mover)


def test_a_half_made_turn_outlives_the_connection(people: People):
    """Also what another tab adds to it meanwhile is there."""
    mover, waiter = first_of(people)
    mover.click(mover.page.locator("button[value^='workers']").first)
    made = steps(mover)
    other = mover.page.context.new_page()
    other.goto(mover.page.url)
    expect(other.locator(".made li")).to_have_count(len(made))
    other.close()
    mover.page.context.set_offline(True)
    mover.page.wait_for_timeout(300)
    assert steps(mover) == made
    mover.page.context.set_offline(False)
    finish(mover)
    assert steps(mover)[0] == made[0]
    mover.click(mover.page.locator(".turnbar .confirm"))
    waiter.asked()
    mover.complaints.clear()  # the browser notes each connection that failed


def test_a_connection_cut_while_things_fly(people: People):
    mover, _ = first_of(people)
    mover.page.locator("button[value^='take']").first.click()
    mover.page.wait_for_selector(".flight", state="attached")
    mover.page.context.set_offline(True)
    until(mover.page, lambda: mover.page.locator(".flight").count() == 0)
    mover.page.context.set_offline(False)
    expect(mover.page.locator(".made li")).to_have_count(1)
    is_as_new(mover)
    mover.act()
    mover.complaints.clear()  # the browser notes each connection that failed


def test_a_connection_cut_while_a_bot_moves(people: People):
    """It moves on; whoever comes back is told, and asked."""
    anna = people.visitor()
    anna.play_now("burgundy")
    anna.asked()
    finish(anna)
    before = turns(anna.page)
    anna.page.locator(".turnbar .confirm").click()
    until(anna.page, lambda: turns(anna.page) > before)
    anna.page.context.set_offline(True)
    anna.page.wait_for_timeout(1500)
    anna.page.context.set_offline(False)
    anna.asked()
    expect(anna.page.locator("#connection")).to_be_hidden()
    is_as_new(anna)
    anna.act()
    anna.complaints.clear()  # the browser notes each connection that failed


def test_a_connection_that_has_gone_silent_is_noticed(people: People):
    """No error tells of it: a network that is left, a computer that slept."""
    mover, waiter = first_of(people)
    page: Any = waiter.page
    page.context.add_init_script(DEAF)
    page.reload()
    until(page, lambda: page.evaluate("window.sockets") == 1)
    page.evaluate("window.deaf = true")
    finish(mover)
    mover.click(mover.page.locator(".turnbar .confirm"))
    waiter.asked()
    assert page.evaluate("window.sockets") > 1
    is_as_new(waiter)
