"""Long plays in the browser: a whole game by touching the board; two browsers against each other, with a
connection that breaks and a server that starts anew in between.

`make test-plays`, which `.ci/run` calls.
"""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error
from tests.browser.visitors import People, Visitor, expect, until
from tests.server.harness import Running

pytestmark = pytest.mark.plays

MOST = 1500
"""Acts after which a game that goes on never ends."""

OPTIONS = """() => [...document.querySelectorAll('.options .option')]
  .filter((o) => o.checkVisibility() && !o.matches('.aside'))
  .map((o) => [o.value, o.dataset.touches ?? ''])"""


class Player:
    """Somebody who plays by the board where a move touches it, and counts how often."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.touched = 0
        self.listed = 0

    def act(self, n: int) -> None:
        """One step of a turn, or its end."""
        done = self.page.locator(".turnbar .confirm:visible")
        if done.count():
            self.visitor.click(done.first)
            return
        options = self.page.evaluate(OPTIONS)
        assert options, "nothing to choose"
        notation, touches = options[self.chosen(n, [value for value, _ in options])]
        if not (touches and self._touch(touches.split())):
            self.listed += 1
            self.visitor.click(self.page.locator(f'.options .option[value="{notation}"]').first)

    def chosen(self, n: int, options: list[str]) -> int:
        """The first and the last move in turn: the last ends turns, so that games do, too."""
        return -1 if n % 2 else n % len(options)

    def _touch(self, places: list[str]) -> bool:
        """Touch the places until one move is left, and the last of them again; False: they lie elsewhere."""
        left = self.page.locator(".options li:not([hidden]) .option:not(.aside)")
        for id in places:
            place = self.page.locator(f".picture [data-place='{id}']:visible").first
            try:
                place.click(force=True, timeout=2000)
            except Error:
                return False
            if left.count() == 1:
                with self.page.expect_response(lambda answer: answer.request.method == "POST"):
                    place.click(force=True)
                self.page.wait_for_selector("#table:not(.sending)", state="attached")
                self.touched += 1
                return True
        return False


def play_out(player: Player) -> None:
    """Until the game is over."""
    visitor = player.visitor
    for n in range(MOST):
        until(player.page, lambda: visitor.is_asked() or visitor.over())
        if visitor.over():
            return
        player.act(n)
    raise AssertionError("the game does not end")


def test_a_guest_plays_a_whole_game_on_the_board(people: People):
    anna = people.visitor("en")
    anna.play_now("empire")
    player = Player(anna)
    play_out(player)
    assert player.touched > player.listed, (player.touched, player.listed)
    anna.page.get_by_role("link", name=anna.say("result")).click()
    anna.page.wait_for_url("**/result")
    expect(anna.page.locator(".chart")).to_be_visible()


def test_two_browsers_a_broken_connection_and_a_server_that_starts_anew(
    browser: Browser, site: Path, tmp_path: Path
):
    server = Running(site, tmp_path / "data").start()
    try:
        people = People(browser, server)
        anna, boris = people.visitor("en"), people.visitor("ru")
        boris.enter("Борис")
        anna.enter("Anna", "/new?game=empire")
        anna.page.select_option("select[name=seat1]", "open")
        anna.page.click("form[data-new] button.confirm")
        table = anna.table()
        boris.go(f"/tables/{table}")
        boris.sit()
        anna.click(anna.button("start"))
        players = [Player(anna), Player(boris)]
        _go_on(players, 12)
        boris.page.context.set_offline(True)
        boris.page.context.set_offline(False)
        _go_on(players, 8)
        server.kill()
        server.start()
        _go_on(players, 12)
        both = [visitor.page.locator("#table > .panel") for visitor in (anna, boris)]
        until(anna.page, lambda: len({panel.get_attribute("data-version") for panel in both}) == 1)
        assert int(both[0].get_attribute("data-version") or 0) > 12
        for visitor in (anna, boris):
            visitor.page.context.close()
    finally:
        server.stop()


def _go_on(players: list[Player], acts: int) -> None:
    """So many acts of whoever is asked, or until the end."""
    first: Any = players[0]
    for n in range(acts):
        until(
            first.page,
            lambda: (
                any(player.visitor.is_asked() for player in players)
                or all(player.visitor.over() for player in players)
            ),
        )
        if all(player.visitor.over() for player in players):
            return
        next(player for player in players if player.visitor.is_asked()).act(n)
