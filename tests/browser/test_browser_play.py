"""At the table: whole games, drafts, what is kept when the other moves, connections that break."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route
from tests.browser.visitors import People, Server, Visitor, expect, until
from tests.server.harness import Running

pytestmark = pytest.mark.long

BLOCKED = """window.WebSocket = class {
  constructor() { setTimeout(() => this.onclose?.({}), 5); }
};"""


def pair(people: People, game: str = "lantern_fair") -> tuple[Visitor, Visitor, str]:
    """Two at a table that has begun."""
    anna, boris = people.visitor("en"), people.visitor("ru")
    boris.enter("Борис")
    anna.enter("Anna", f"/new?game={game}")
    anna.page.select_option("select[name=seat1]", "open")
    anna.page.click("form[data-new] button.confirm")
    table = anna.table()
    boris.go(f"/tables/{table}")
    boris.sit()
    anna.click(anna.button("start"))
    expect(boris.page.locator("#prompt")).not_to_have_text(boris.say("waiting-for-players"))
    return anna, boris, table


def first_of(people: People, game: str = "burgundy") -> tuple[Visitor, Visitor]:
    """Who moves and who waits at the beginning: in Burgundy the mover's turn uncovers nothing."""
    anna, boris, _ = pair(people, game)
    expect(anna.page.locator("#prompt")).to_be_attached()
    both = (anna, boris) if anna.is_asked() else (boris, anna)
    both[0].asked()  # his page hears of it a moment later
    return both


def play_out(both: tuple[Visitor, Visitor], clicks: int = 400) -> None:
    """Click until the game is over; nobody loads a page."""
    for visitor in both:
        visitor.page.evaluate("window.stayed = true")
    for n in range(clicks):
        until(both[0].page, lambda: any(v.is_asked() for v in both) or all(v.over() for v in both))
        if not any(visitor.act(n) for visitor in both):
            break
    for visitor in both:
        expect(visitor.page.get_by_role("heading", name=visitor.say("ended-rules"))).to_be_visible()
        assert visitor.page.evaluate("window.stayed"), "the page was loaded again"


def test_a_whole_game_by_two_browsers(people: People):
    anna, boris, table = pair(people)
    play_out((anna, boris))
    assert anna.page.locator(".ask .sheet tfoot").inner_text() == boris.page.locator(
        ".ask .sheet tfoot"
    ).inner_text().replace(boris.say("total"), anna.say("total"))
    anna.page.get_by_role("link", name=anna.say("replay")).click()
    anna.page.wait_for_url("**/replay?ply=0")
    anna.turn_to("**/replay?ply=*", "ArrowRight")
    expect(anna.page.locator(".log li.move, .log li .event").first).to_be_visible()
    anna.go(f"/tables/{table}")
    anna.button("rematch").click()
    anna.page.wait_for_url(lambda url: "/tables/" in url and table not in url)


def test_a_whole_game_where_sockets_are_blocked(people: People):
    """The long poll: slower by a round trip, otherwise the same."""
    anna, boris, _ = pair(people)
    for visitor in (anna, boris):
        visitor.page.context.add_init_script(BLOCKED)
        with visitor.page.expect_request("**/parts?*"):
            visitor.page.reload()
    play_out((anna, boris))
    expect(anna.page.locator("#connection")).to_be_hidden()


def test_sockets_that_are_closed_at_once_are_given_up_for_the_long_poll(people: People):
    anna, boris, table = pair(people)
    boris.page.context.route_web_socket("**/socket?*", lambda socket: socket.close())
    with boris.page.expect_request("**/parts?*"):
        boris.go(f"/tables/{table}")
    boris.page.evaluate("window.stayed = true")
    for visitor in (anna, boris):  # both bid in secret, Anna first
        visitor.asked()
        visitor.act()
        expect(visitor.page.locator(".turnbar .confirm")).to_be_visible()
        visitor.act()
    expect(anna.page.locator("#lines")).to_contain_text("Борис")
    expect(boris.page.locator("#lines")).to_contain_text("Anna")
    assert boris.page.evaluate("window.stayed")


def test_step_back_restart_confirm(people: People):
    mover, _ = first_of(people)
    steps = mover.page.locator(".made li")
    before = mover.options.count()
    for _ in range(2):  # the two dice
        mover.click(mover.page.locator("button[value^='workers']").first)
    expect(steps).to_have_count(2)
    mover.click(mover.button("undo"))
    expect(steps).to_have_count(1)
    mover.page.reload()
    expect(steps).to_have_count(1)  # the draft is kept by the server
    mover.click(mover.button("restart"))
    expect(steps).to_have_count(0)
    assert mover.options.count() == before
    for _ in range(2):
        mover.click(mover.page.locator("button[value^='workers']").first)
    mover.click(mover.confirm)
    expect(steps).to_have_count(0)


def test_a_step_that_reveals_something_waits_for_confirm(people: People):
    """A rest brings a card: Escape leaves it, Confirm plays it."""
    anna = people.visitor()
    anna.play_now("lantern_fair")
    rest = anna.page.locator("button[value=rest]")
    anna.play_until(rest)  # first the bids
    anna.click(rest)
    expect(anna.page.locator(".draft .warning")).to_have_text(anna.say("reveals-something"))
    assert anna.page.evaluate("document.activeElement.matches('.turnbar .confirm')")
    anna.page.keyboard.press("Escape")
    expect(rest).to_be_visible()
    version = anna.page.locator(".panel").get_attribute("data-version")
    anna.click(rest)
    anna.click(anna.page.locator(".turnbar .confirm"))
    anna.page.wait_for_function("v => document.querySelector('.panel').dataset.version !== v", arg=version)


def test_nothing_jumps_while_options_come_and_go(people: People):
    """On a wide screen the buttons of the turn stay where they are, and the page itself does not scroll."""
    mover, _ = first_of(people)
    places = set()
    for _ in range(2):
        mover.click(mover.page.locator("button[value^='workers']").first)
        box = mover.button("undo").bounding_box()
        assert box is not None
        places.add((round(box["x"]), round(box["y"] + box["height"])))
    assert len(places) == 1
    assert mover.page.evaluate("document.documentElement.scrollHeight") <= 720


def test_what_is_typed_scrolled_and_opened_stays_when_the_other_moves(people: People):
    mover, waiter = first_of(people)
    page = waiter.page
    waiter.open_panel("chat")
    page.fill("[data-chat] input[name=text]", "half a sent")
    version = page.locator(".panel").get_attribute("data-version")
    while mover.act():
        pass
    page.wait_for_function("v => document.querySelector('.panel').dataset.version !== v", arg=version)
    assert page.input_value("[data-chat] input[name=text]") == "half a sent"
    assert page.evaluate("document.activeElement.name") == "text"
    expect(page.locator("#side")).to_be_visible()
    expect(page.locator("#news")).to_contain_text("Anna" if mover.lang == "en" else "Борис")


def test_the_filter_finds_options_and_stays_while_the_table_changes(people: People):
    mover, waiter = first_of(people, "terra_mystica")
    page = mover.page
    everything = mover.options.count()  # the factions
    wanted = mover.options.last.locator(".label").inner_text()
    field = page.get_by_label(mover.say("filter"))
    field.fill("no such thing")
    expect(page.locator("[data-none]")).to_be_visible()
    field.fill(wanted.upper())
    expect(page.locator("[data-none]")).to_be_hidden()
    found = mover.options.all_inner_texts()
    assert 0 < len(found) < everything
    waiter.open_panel("menu")
    waiter.click(waiter.button("ask-pause"))
    expect(page.locator(".proposal")).to_be_visible()
    assert field.input_value() == wanted.upper()
    assert page.evaluate("document.activeElement.dataset.filter !== undefined")
    assert mover.options.all_inner_texts() == found


def test_a_click_without_network_is_sent_when_it_is_back(people: People):
    anna = people.visitor()
    anna.play_now("burgundy")
    anna.asked()
    anna.page.context.set_offline(True)
    anna.options.first.click()
    expect(anna.page.locator("#connection")).to_have_text(anna.say("connection-lost"))
    anna.page.context.set_offline(False)
    expect(anna.page.locator(".made li")).to_have_count(1)
    expect(anna.page.locator("#connection")).to_be_hidden()
    anna.complaints.clear()  # the browser notes each request that failed


def test_a_slow_network_is_told_and_a_second_click_does_nothing(people: People):
    anna = people.visitor()
    anna.play_now("burgundy")
    anna.asked()
    sent: list[Route] = []
    anna.page.route("**/step*", lambda route: sent.append(route))  # held
    anna.options.first.click()
    until(anna.page, lambda: sent)
    anna.options.first.click()
    expect(anna.page.locator("#connection")).to_have_text(anna.say("sending"))
    sent[0].continue_()
    expect(anna.page.locator(".made li")).to_have_count(1)
    expect(anna.page.locator("#connection")).to_be_hidden()
    assert len(sent) == 1


@pytest.fixture
def own_server(site: Path, tmp_path: Path):
    running = Server(site, tmp_path / "own").start()
    yield running
    running.stop()


def test_a_restart_of_the_server_costs_nothing(browser: Browser, own_server: Running):
    """Killed while both are at the table and one has a draft: a banner, then all goes on by itself."""
    people = People(browser, own_server)
    mover, waiter = first_of(people)
    mover.act()
    expect(mover.page.locator(".made li")).to_have_count(1)
    for visitor in (mover, waiter):
        visitor.page.evaluate("window.stayed = true")
    own_server.kill()
    for visitor in (mover, waiter):
        expect(visitor.page.locator("#connection")).to_have_text(visitor.say("connection-lost"))
    own_server.start()
    for visitor in (mover, waiter):
        expect(visitor.page.locator("#connection")).not_to_have_text(visitor.say("connection-lost"))
    expect(mover.page.locator(".made li")).to_have_count(1)
    version = waiter.page.locator(".panel").get_attribute("data-version")
    while mover.act():
        pass
    waiter.page.wait_for_function("v => document.querySelector('.panel').dataset.version !== v", arg=version)
    for visitor in (mover, waiter):
        assert visitor.page.evaluate("window.stayed")
        visitor.complaints.clear()  # the browser notes each connection that failed
    people.close()
