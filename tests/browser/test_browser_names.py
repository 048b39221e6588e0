"""Who listens to a page knows what each button is about, also where several look alike."""

import re
from collections import Counter
from typing import Any

import pytest
from tests.browser.visitors import People, Visitor, expect, until
from tests.server.harness import Running

pytestmark = pytest.mark.long

ROLES = (
    "button",
    "combobox",
    "textbox",
    "spinbutton",
    "checkbox",
    "radio",
    "searchbox",
    "DisclosureTriangle",
)

LEVELS = """() => [...document.querySelectorAll("h1, h2, h3, h4")]
  .filter((e) => e.checkVisibility()).map((e) => [Number(e.localName[1]), e.textContent.trim()])"""


MUTE = """([what, is]) => {
  for (const found of document.querySelectorAll(what)) found.inert = is;
}"""


def listen(visitor: Visitor, path: str = "") -> None:
    """Every control has a name of its own, on the board and beside it, and no heading is a level too deep."""
    page = visitor.page
    if path:
        visitor.go(path)
    page.evaluate("for (const d of document.querySelectorAll('details')) d.open = true")
    for without in (".drawn", ".options"):  # an option may be called as the one place that it touches
        page.evaluate(MUTE, [without, True])
        session = page.context.new_cdp_session(page)
        found: Any = session.send("Accessibility.getFullAXTree")
        session.detach()
        page.evaluate(MUTE, [without, False])
        names = Counter(
            (node["role"]["value"], node.get("name", {}).get("value", ""))
            for node in found["nodes"]
            if not node["ignored"] and node["role"]["value"] in ROLES
        )
        assert [name for name, n in names.items() if n > 1 or not name[1]] == [], path
    last = 0
    for level, heading in page.evaluate(LEVELS):
        assert level <= last + 1 or last == 0, heading
        last = level


def test_every_control_of_a_page_has_a_name_of_its_own(people: People):
    anna = people.visitor()
    anna.enter("Anna")
    for path in ("/", "/new?game=terra_mystica", "/settings", "/import"):
        listen(anna, path)
    for game in ("burgundy", "terra_mystica", "empire", "altay", "gloomhaven"):
        table = anna.play_now(game)
        anna.asked()
        anna.click(anna.options.first)
        listen(anna)
    listen(anna, f"/tables/{table}/sandbox")
    listen(anna, f"/tables/{table}/replay?ply=5")


def test_seats_and_links_are_told_apart(people: People, server: Running):
    anna, boris = people.visitor(), server.client("Boris")
    anna.enter("Anna")
    anna.go("/new?game=empire")
    anna.page.select_option("select[name=seats]", "4")
    for seat in ("seat1", "seat2", "seat3"):
        anna.page.select_option(f"select[name={seat}]", "open")
    anna.page.click("form[data-new] button.confirm")
    table = anna.table()
    boris.do(table, "sit", seat=2)
    listen(anna, f"/tables/{table}")
    anna.click(anna.page.get_by_role("button", name=f"{anna.say('sit-here-too')}: {anna.say('seat')} 2"))
    for link in ("watch-link", "watch-link", "play-link"):
        anna.click(anna.page.locator(".menu").get_by_role("button", name=anna.say(link)))
    listen(anna)
    anna.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    copy = anna.page.get_by_role("button", name=f"{anna.say('copy')}: {anna.say('link-watch')} 2")
    link = anna.page.get_by_label(f"{anna.say('link-watch')} 2").first.input_value()
    copy.click()
    expect(
        anna.page.locator(".menu").get_by_role("button", name=anna.say("copied"), exact=True)
    ).to_be_visible()
    assert anna.page.evaluate("navigator.clipboard.readText()") == link


def test_the_scripts_of_a_table_are_asked_for_at_once(people: People):
    """None waits for the one that imports it."""
    anna = people.visitor()
    anna.play_now("lantern_fair")
    anna.asked()
    fetched = anna.page.evaluate(
        """performance.getEntriesByType("resource").map((e) => e.name).filter((n) => n.endsWith(".js"))"""
    )
    named = anna.page.eval_on_selector_all("link[rel=modulepreload]", "all => all.map((e) => e.href)")
    assert sorted(named) == sorted(set(fetched))


MIDDLES = [
    ("altay", "easy-4-9", "Turn", 434),
    ("burgundy", "easy-3-11", "Turn", 150),
    ("empire", "easy-3-11", "Lay", 41),
    ("gloomhaven", "random-3-13", "Turn", 290),
    ("terra_mystica", "2p_choose", "Turn", 21),
]


@pytest.mark.parametrize(("game", "record", "question", "nth"), MIDDLES)
def test_the_board_is_heard_as_what_may_be_done_there(
    people: People, game: str, record: str, question: str, nth: int
):
    """Its places have full names and none of its letters and numbers are read; the words tell the rest."""
    anna = people.visitor("en")
    anna.enter("Anna")
    anna.take_over(game, record, question, nth)
    until(anna.page, lambda: anna.page.locator(".drawn .legal").count())
    heard = anna.page.locator(".drawn .picture:visible").first.aria_snapshot()
    lines = [line.strip(" -'") for line in heard.splitlines()[1:]]
    assert all(line.startswith(('button "', 'group "')) for line in lines), heard
    assert not any(re.search(r'"[a-z]+-[\w-]+"', line) for line in lines), "an id is no name"
    if game in ("empire", "gloomhaven"):
        assert len(set(lines)) == len(lines), "each is told from the others"
    wordless = anna.page.locator(".drawn [data-place].legal:not([aria-label])").count()
    assert wordless == 0
    anna.open_panel("words")
    expect(anna.page.locator("#position")).to_contain_text("Anna")


def test_a_place_says_the_one_thing_that_may_be_done_there(people: People):
    anna = people.visitor("en")
    anna.enter("Anna")
    anna.take_over("altay", "easy-4-9", "Turn", 434)
    board = anna.page.locator(".drawn .picture:visible").first
    for name in (
        "NW4 (mine): Attack Bot 2 (random) in NW5 (farmland) from NW4 (mine): 2 settlements",
        "Buy Farmer for 2 food",
        "Lumberjack: use a forest, produce 2 wood",
    ):
        expect(board.get_by_role("button", name=name, exact=True)).to_be_visible()
    market = board.locator("[aria-label='Buy Farmer for 2 food']")
    assert market.get_attribute("aria-description") == market.get_attribute("data-about")
