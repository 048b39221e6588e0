"""Whole games in the browser: on the board with a mouse, by keys alone, with a thumb on a phone, and alone;
two browsers against each other, with a connection that breaks and a server that starts anew in between.

`make test-plays`, which `.ci/run` calls: every game with a mouse, the two short ones by keys and thumb, too.
RATUSHA_PLAYS=all plays every game in every way.
"""

import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser
from tests.browser.players import WAYS, Follower, Player, sit_down
from tests.browser.visitors import CORPUS, People, Server, expect, until

from ratusha.kernel.record import parse
from ratusha.kernel.registry import game
from ratusha.kernel.state import CHOSEN

pytestmark = pytest.mark.plays

GAMES = ("gloomhaven", "altay", "empire", "burgundy", "terra_mystica")
SHORT = ("burgundy", "terra_mystica")
LANGS = {"mouse": "en", "keys": "en", "touch": "ru"}
OPTIONS = {"gloomhaven": {"limit": "200"}}
"""What makes a game short."""

PLAYED = [
    (way, game)
    for game in GAMES
    for way in WAYS
    if way == "mouse" or game in SHORT or os.environ.get("RATUSHA_PLAYS") == "all"
]


@pytest.mark.parametrize(("way", "game"), PLAYED)
def test_a_guest_plays_a_whole_game(people: People, way: str, game: str):
    """What touches the board is done there, and every place of it can be touched."""
    player = sit_down(people, way, game, LANGS[way], 2, **OPTIONS.get(game, {}))
    player.play_out()
    assert player.faults == []
    assert player.touched > player.listed, (player.touched, player.listed)
    page = player.page
    result = page.get_by_role("link", name=player.visitor.say("result"))
    result.tap() if way == "touch" else result.press("Enter") if way == "keys" else result.click()
    page.wait_for_url("**/result")
    expect(page.locator(".chart")).to_be_visible()


def test_a_guest_plays_gloomhaven_alone(people: People):
    """Proposals are chosen and paid for on the board until a round brings too little."""
    player = sit_down(people, "mouse", "gloomhaven", "ru", seats=1)
    player.play_out()
    assert player.faults == []
    assert player.touched > player.listed, (player.touched, player.listed)


def test_a_guest_wins_gloomhaven_alone(people: People):
    """The last round of a stored game, from the sixth building on: the win is told."""
    anna = people.visitor("en")
    anna.enter("Anna")
    anna.take_over("gloomhaven", "solo-easy-won", "PlaceBuilding", 5)
    whole = parse((CORPUS / "gloomhaven" / "solo-easy-won.record").read_text(encoding="utf-8")).plies()
    chosen = [game("gloomhaven").moves.text(ply.move) for ply in whole if ply.how == CHOSEN]
    last = max(at for at, move in enumerate(chosen) if move.startswith("choose "))
    player = Follower(anna, chosen[last + 1 :])
    player.play_out()
    assert player.faults == [] and player.moves == []
    anna.page.get_by_role("link", name=anna.say("result")).click()
    anna.page.wait_for_url("**/result")
    expect(anna.page.get_by_text("All six buildings are complete").first).to_be_visible()


def test_two_browsers_a_broken_connection_and_a_server_that_starts_anew(
    browser: Browser, site: Path, tmp_path: Path
):
    server = Server(site, tmp_path / "data").start()
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
