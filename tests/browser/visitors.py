"""Visitors with a browser each. They see what stands on the page, and click, type and press keys."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect
from tests.server.harness import Running

from ratusha.kernel.match import Match
from ratusha.kernel.msg import Msg
from ratusha.kernel.record import Record, parse
from ratusha.kernel.state import CHOSEN, FORCED
from ratusha.kernel.words import text
from ratusha.server.words import say

CORPUS = Path(__file__).resolve().parents[1] / "corpus"

PATIENCE = 60_000
"""Milliseconds after which a page that has not changed never will, even where many tests share a machine."""
expect.set_options(timeout=PATIENCE)

WIDE = {"width": 1280, "height": 720}
NARROW = {"width": 390, "height": 844}


def until(page: Page, happened: Callable[[], Any]) -> None:
    """Wait until it has happened, while the pages go on."""
    for _ in range(PATIENCE // 30):
        if happened():
            return
        page.wait_for_timeout(30)
    raise AssertionError("it did not happen")


def _cut(whole: Record, question: str, nth: int) -> tuple[Record, int]:
    """The record up to the nth such decision, and who is asked there."""
    match = Match(whole.fork(0))
    for ply in whole.plies():
        if type(match.state.agenda[-1]).__name__ == question and ply.how == CHOSEN:
            if not nth:
                return whole.fork(len(match.plies)), ply.seat
            nth -= 1
        if ply.how != FORCED:
            match.play(ply.move, ply.seat)
    raise AssertionError(f"nobody is asked {question} so often")


UNFOLD = """(button) => {
  for (let fold = button.closest("details"); fold; fold = fold.parentElement.closest("details"))
    fold.open = true;
}"""

IMPORT = """async ([record, settings]) => {
  const { csrf } = await (await fetch('/api/v1/me')).json();
  const headers = { 'content-type': 'application/json', 'x-csrf-token': csrf };
  const body = JSON.stringify({ record, settings });
  return await (await fetch('/api/v1/import', { method: 'POST', headers, body })).json();
}"""


class Server(Running):
    """A server with the same dice at every run."""

    module = "tests.browser.fixed_dice"


class Visitor:
    """Somebody in front of a browser."""

    def __init__(self, page: Page, address: str, lang: str) -> None:
        self.page = page
        self.address = address
        self.lang = lang
        self.complaints: list[str] = []
        page.on("console", lambda m: self.complaints.append(m.text) if m.type == "error" else None)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def say(self, id: str, **params: Any) -> str:
        return say(self.lang, id, **params)

    def title(self, game: str) -> str:
        return text(Msg(f"{game}-title"), self.lang)

    def take_over(self, game: str, record: str, question: str, nth: int = 0) -> int:
        """Play on from the nth time that such a decision comes in a game of the corpus; the seat."""
        whole = parse((CORPUS / game / f"{record}.record").read_text(encoding="utf-8"))
        begun, seat = _cut(whole, question, nth)
        seats = ["random"] * whole.seats
        seats[seat] = "open"
        made = self.page.evaluate(IMPORT, [begun.text(), {"game": game, "seats": seats, "open": False}])
        self.go(f"/tables/{made['table']}")
        self.page.click("form[action$='/start'] button")
        self.asked()
        return seat

    def button(self, id: str) -> Any:
        return self.page.get_by_role("button", name=self.say(id), exact=True)

    def play_now(self, game: str, name: str = "Anna") -> str:
        """From the landing page to a table with a bot; the table's id."""
        self.go("/")
        if self.page.locator("input[name=name]").count():
            self.page.fill("input[name=name]", name)
        self.page.click(f"button[name=game][value={game}]")
        return self.table()

    def enter(self, name: str, path: str = "/") -> None:
        self.go(f"/enter?next={path}")
        self.page.fill("form[action='/enter'] input[name=name]", name)
        self.send("form[action='/enter'] button")

    def sit(self) -> None:
        """Take the first free seat of the table."""
        self.click(self.page.get_by_role("button", name=self.say("sit-here")).first)

    def send(self, button: str) -> None:
        """Send a form that leads to another page, and wait for it."""
        with self.page.expect_navigation():
            self.page.click(button)

    def table(self) -> str:
        self.page.wait_for_url("**/tables/*")
        return re.split(r"[/?]", self.page.url.split("/tables/")[1])[0]

    @property
    def options(self) -> Any:
        return self.page.locator(".option:not(.aside):visible")

    @property
    def confirm(self) -> Any:
        return self.page.locator("form[action$='/confirm'] button")

    def asked(self) -> None:
        """Wait until it is this visitor's turn."""
        self.page.wait_for_selector(".panel[data-asked=yes]", state="attached")

    def is_asked(self) -> bool:
        return self.page.locator(".panel[data-asked=yes]").count() > 0

    def play_until(self, found: Any, first: int = 0, most: int = 200) -> None:
        """Click on, turn after turn, until such an element stands on the page of one's own turn."""
        for n in range(most):
            self.asked()
            if found.count():
                return
            self.act(first * n)
        raise AssertionError(f"{found} does not come")

    def turn_to(self, path: str, key: str) -> None:
        """Press a key that leads to another page, and wait for it."""
        with self.page.expect_navigation(url=path):
            self.page.keyboard.press(key)

    def over(self) -> bool:
        return self.page.get_by_role("heading", name=self.say("ended-rules")).count() > 0

    def act(self, choose: int = 0) -> bool:
        """One click of a turn: an option, or Confirm when the turn is done; False: not asked."""
        if not self.is_asked() or self.over():
            return False
        done = self.page.locator(".turnbar .confirm")
        if done.count():
            self.click(done)
        elif self.page.locator(".pick").count():
            self.page.locator(".pick").first.click()
            self.click(self.page.locator("[data-seal]"))
        else:
            self.click(self.options.nth(choose % max(1, self.options.count())))
        return True

    def click(self, button: Any) -> None:
        """Click, and wait for the answer; what is folded away is unfolded for it."""
        button.evaluate(UNFOLD)
        with self.page.expect_response(lambda answer: answer.request.method == "POST"):
            button.click()
        self.page.wait_for_selector("#table:not(.sending)", state="attached")

    def open_panel(self, panel: str) -> None:
        """Open a panel of the drawer, if it is not open."""
        tool = self.page.locator(f".tools [data-drawer={panel}]")
        if tool.get_attribute("aria-current") is None:
            tool.click()

    def sideways(self) -> int:
        """By how many pixels the page is wider than the window."""
        wide = self.page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        return int(wide)


class People:
    """All visitors of a test."""

    def __init__(self, browser: Browser, server: Running) -> None:
        self.browser = browser
        self.server = server
        self.visitors: list[Visitor] = []

    def visitor(self, lang: str = "en", **context: Any) -> Visitor:
        """A newcomer."""
        options = {
            "viewport": WIDE,
            "locale": lang,
            "extra_http_headers": {"accept-language": lang},
        } | context
        page = self.browser.new_context(**options).new_page()
        page.set_default_timeout(PATIENCE)
        made = Visitor(page, self.server.address, lang)
        self.visitors.append(made)
        return made

    def close(self) -> None:
        """Everybody goes; whose page complained, fails the test."""
        complaints = [text for visitor in self.visitors for text in visitor.complaints]
        for visitor in self.visitors:
            visitor.page.context.close()
        assert complaints == []


__all__ = ["NARROW", "WIDE", "People", "Visitor", "expect", "until"]
