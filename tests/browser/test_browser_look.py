"""What can be seen and touched: a decision on one screen, room for a thumb, nothing cut, no misclicks."""

import pytest
from tests.browser.visitors import NARROW, WIDE, People, Server, Visitor, expect, until
from tests.server.harness import Running

pytestmark = pytest.mark.long

GAMES = ["burgundy", "terra_mystica", "empire", "altay", "gloomhaven"]

THUMB = 44
"""Pixels that a thumb needs."""

SMALL = """least => [...document.querySelectorAll("button, .button, select, summary, nav a, .foot a, input")]
  .filter((e) => !["hidden", "checkbox", "radio"].includes(e.type))
  .filter((e) => e.checkVisibility() && !e.classList.contains("sr"))
  .map((e) => [e.getBoundingClientRect().height, (e.textContent || e.name).trim().slice(0, 40)])
  .filter(([height]) => height > 2 && height < least - 0.5)"""

CUT = """() => [...document.querySelectorAll("main *")]
  .filter((e) => e.checkVisibility() && getComputedStyle(e).overflowX === "hidden" && !e.closest(".sr"))
  .filter((e) => e.clientWidth > 1 && e.scrollWidth > e.clientWidth + 1) // a pixel wide: for listeners
  .map((e) => e.textContent.trim().slice(0, 60))"""


def inside(visitor: Visitor, selector: str) -> None:
    """The first such element stands whole in the window, as wide as it is."""
    box = visitor.page.locator(selector).first.bounding_box()
    assert box is not None, selector
    height, width = visitor.page.evaluate("[innerHeight, innerWidth]")
    assert box["y"] >= 0, selector
    assert box["x"] >= 0, selector
    assert box["y"] + box["height"] <= height + 1, selector
    assert box["x"] + box["width"] <= width + 1, selector


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_a_decision_stands_on_one_screen(people: People, game: str, lang: str):
    """Whose turn, the question, options, the position, the log and Confirm without scrolling the page."""
    anna = people.visitor(lang)
    anna.play_now(game, "Анна")
    for turn in range(8):
        anna.asked()
        for part in ("#prompt", ".picture", "#history", ".players"):
            inside(anna, part)
        inside(anna, ".turnbar .confirm" if anna.page.locator(".turnbar .confirm").count() else ".option")
        told = str(anna.page.locator("#prompt").text_content()).lower()
        assert any(anna.say(words).lower() in told for words in ("your-turn", "confirm-prompt")), told
        assert anna.page.evaluate("document.documentElement.scrollHeight") <= WIDE["height"]
        assert anna.page.evaluate(CUT) == []
        anna.act(turn)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_thumb_finds_every_button(people: People, lang: str):
    anna = people.visitor(lang, viewport=NARROW)
    anna.go("/")
    assert anna.page.evaluate(SMALL, THUMB) == [], "lobby"
    table = anna.play_now("burgundy", "Анна Константиновна")
    anna.asked()
    anna.page.evaluate("for (const d of document.querySelectorAll('details')) d.open = true")
    assert anna.page.evaluate(SMALL, THUMB) == [], "my turn, everything open"
    anna.click(anna.options.first)
    assert anna.page.evaluate(SMALL, THUMB) == [], "a draft"
    for path in ("/", "/new?game=terra_mystica", "/settings", "/import", f"/tables/{table}/replay?ply=3",
                 f"/tables/{table}/sandbox"):  # fmt: skip
        anna.go(path)
        assert anna.page.evaluate(SMALL, THUMB) == [], path
        assert anna.page.evaluate(CUT) == [], path
        assert anna.sideways() == 0, path


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_friend_is_one_click_away(people: People, lang: str):
    """The link is there at once, can be copied, and needs a name that can be used."""
    anna, boris = people.visitor(lang), people.visitor(lang)
    anna.go("/")
    anna.page.get_by_label(anna.say("your-name")).fill("Анна")
    anna.page.get_by_role(
        "button", name=anna.say("play-friend-game", game=anna.title("terra_mystica"))
    ).click()
    anna.table()
    anna.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.page.locator(".ask [data-copy]").click()
    expect(anna.page.locator(".ask [data-copy]")).to_have_text(anna.say("copied"))
    boris.page.goto(anna.page.evaluate("navigator.clipboard.readText()"))
    boris.page.get_by_label(boris.say("your-name")).fill("Борис\u202e")
    boris.button("accept-play").click()
    expect(boris.page.get_by_role("alert")).to_have_text(boris.say("refused-bad-characters-in-name"))
    boris.complaints.clear()  # 422
    boris.page.get_by_label(boris.say("your-name")).fill("Борис")
    boris.button("accept-play").click()
    boris.table()
    anna.click(anna.button("start"))
    expect(boris.page.locator(".picture").first).to_be_visible()


def test_other_options_are_shown_from_their_beginning(people: People):
    """However far the list was scrolled when one was chosen. How long each list is, the dice say."""
    anna = people.visitor()
    anna.play_now("burgundy")
    scrolled = False
    for _ in range(200):
        anna.asked()
        long, at = anna.page.evaluate(
            """() => {
              const work = document.querySelector(".work");
              return work ? [work.scrollHeight > work.clientHeight, work.scrollTop] : [false, 0];
            }"""
        )
        assert at == 0
        if long and scrolled:
            return
        scrolled = long
        if long:
            anna.page.evaluate("document.querySelector('.work').scrollTop = 10_000")
            anna.click(anna.options.last)
        else:
            anna.act()
    raise AssertionError("no two long lists, one after the other")


def test_a_line_of_the_log_leads_to_its_position_and_back(people: People):
    """While the game goes on, as the player knew it then."""
    anna = people.visitor()
    table = anna.play_now("burgundy")
    for _ in range(6):
        anna.asked()
        anna.act()
    anna.asked()
    step = anna.page.locator("[data-log] a.step:visible").first
    number = step.inner_text()
    step.click()
    anna.page.wait_for_url(f"**/tables/{table}/replay?ply={number}")
    expect(anna.page.locator(".at input")).to_have_value(number)
    expect(anna.page.locator(".log a.step").first).to_have_text(number)
    assert anna.page.locator("form[action$='/fork']").count() == 0
    anna.turn_to(f"**/tables/{table}/replay?ply=*", "ArrowLeft")
    assert int(anna.page.locator(".at input").input_value()) < int(number)
    anna.page.get_by_role("link", name=anna.say("to-table")).click()
    anna.page.wait_for_url(f"**/tables/{table}")


def test_the_digest_has_changes_where_the_log_has_causes(people: People):
    """After the bot's turn: what it did, paid and got, each once."""
    anna = people.visitor()
    anna.play_now("burgundy")
    digest = anna.page.locator(".digest")
    anna.play_until(anna.page.locator("#history:has(.digest .gets) #lines > li.move"), 1)
    assert "Bot 2 (easy)" in digest.inner_text()
    assert "(" not in "".join(digest.locator(".pays, .gets").all_inner_texts()), "no causes here"
    last = anna.page.locator("#lines > li.move").first
    expect(last).to_be_hidden()
    digest.locator("summary").click()
    expect(last).to_be_visible()


def test_pass_does_not_look_like_the_end_of_a_turn(people: People):
    """Another border, and a warning while something is left to do."""
    anna = people.visitor()
    anna.play_now("terra_mystica")
    found = anna.page.locator(".option.ending[value^=pass]")
    anna.play_until(found)
    assert found.first.evaluate("e => getComputedStyle(e).borderTopStyle") == "dashed"
    expect(found.first.locator(".warning")).not_to_be_empty()


def test_what_can_not_be_undone_is_asked_about(people: People, site, tmp_path):
    """The host's Delete, the owner's Close: a first click only opens the question."""
    own = Server(site, tmp_path / "own").start()
    try:
        host = People(people.browser, own).visitor()
        host.enter("Host")
        host.page.goto(own.host_link)
        host.page.click("form[action='/host/become'] button")
        host.page.wait_for_url("**/host")
        host.go("/")
        host.page.click("button[name=friend][value=lantern_fair]")
        table = host.table()
        host.go("/host")
        row = host.page.locator(".rows li", has=host.page.locator(f"a[href='/tables/{table}']"))
        row.locator("summary", has_text=host.say("remove-table")).click()
        expect(row).to_contain_text(host.say("remove-sure"))
        host.go(f"/tables/{table}")
        host.page.locator("summary", has_text=host.say("close-table")).click()
        expect(host.page.locator("#prompt")).to_have_text(host.say("waiting-for-players"))
        host.button("close-yes").click()
        expect(host.page.locator("#prompt")).to_have_text(host.say("ended-empty"))
        host.go("/host")
        row.locator("summary", has_text=host.say("remove-table")).click()
        row.get_by_role("button", name=host.say("remove-yes")).click()
        expect(row).to_have_count(0)
        host.page.context.close()
    finally:
        own.stop()


def test_the_button_of_the_chat_tells_that_somebody_has_spoken(people: People):
    anna, boris = people.visitor(), people.visitor()
    anna.go("/")
    anna.page.fill("input[name=name]", "Anna")
    anna.page.click("button[name=friend][value=lantern_fair]")
    table = anna.table()
    boris.page.goto(anna.page.locator(".ask input.link").input_value())
    boris.page.fill("input[name=name]", "Boris")
    boris.button("accept-play").click()
    boris.table()
    anna.go(f"/tables/{table}")
    anna.click(anna.button("start"))
    boris.go(f"/tables/{table}")
    expect(boris.page.locator("#chat")).to_be_hidden()
    anna.page.click(".tools [data-drawer=chat]")
    anna.page.fill("[data-chat] input[name=text]", "Hello!")
    anna.page.keyboard.press("Enter")
    expect(boris.page.locator(".tool.unread")).to_have_count(1)
    boris.page.click(".tools [data-drawer=chat]")
    expect(boris.page.locator(".tool.unread")).to_have_count(0)
    expect(boris.page.locator("#chat")).to_contain_text("Hello!")


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_the_last_step_of_a_long_draft_is_in_sight(people: People, size: dict[str, int]):
    """However long the draft is: it is the one that was just made."""
    anna = people.visitor(viewport=size)
    anna.play_now("terra_mystica")
    steps = anna.page.locator(".made li")
    long = False
    for turn in range(150):
        anna.asked()
        if steps.count():
            last, list = steps.last.bounding_box(), anna.page.locator(".made").bounding_box()
            assert last is not None
            assert list is not None
            assert last["y"] + last["height"] <= list["y"] + list["height"] + 1
            long = anna.page.locator(".made").evaluate("e => e.scrollHeight > e.clientHeight + 1")
        if long:
            return
        more = anna.page.locator(".option[value^=burn], .option[value^=convert]")
        if steps.count() and more.count():
            anna.click(more.first)
        else:
            anna.act(turn)
    raise AssertionError("no draft was long")


def test_five_players_with_clocks_stand_on_one_screen(people: People, server: Running):
    """All of them are seen, with what one opens beside them the page is as high as before."""
    anna = people.visitor("ru")
    others = [server.client(name, "ru") for name in ("Борис Константинов-Смит", "Вера", "Глеб")]
    table = others[0].table(
        "terra_mystica",
        ["open", "open", "open", "open", "easy"],
        clock={"kind": "live", "minutes": 90},
        title="Вечерняя партия у Бориса на кухне",
    )
    for other in others[1:]:
        other.do(table, "sit")
    anna.enter("Анна", f"/tables/{table}")
    anna.sit()
    others[0].do(table, "start")
    anna.page.wait_for_selector(".panel[data-status=playing]", state="attached")
    anna.go(f"/tables/{table}")
    for seat in range(1, 6):
        inside(anna, f".players li:nth-child({seat})")
    inside(anna, "#history")
    for panel in ("chat", "words", "sheet", "menu"):
        anna.page.click(f".tools [data-drawer={panel}]")
        inside(anna, f"[data-panel={panel}]")
        assert anna.page.evaluate("document.documentElement.scrollHeight") <= WIDE["height"], panel


def test_the_number_of_targets_on_a_tab_stands_on_one_line(people: People):
    """A tab says how many places may be touched there: twenty are no 2 above a 0."""
    anna = people.visitor(viewport=NARROW)
    anna.play_now("terra_mystica")
    anna.asked()
    tab = anna.page.locator(".cuts [data-tab]").last
    tall = "tab => { tab.dataset.targets = %r; return getComputedStyle(tab, '::after').height }"
    assert tab.evaluate(tall % "120") == tab.evaluate(tall % "2")


COVERED = """() => {
  const boxes = [...document.querySelectorAll(".drawn .digit circle")].map((c) => c.getBoundingClientRect());
  const letters = [...document.querySelectorAll(".drawn [data-place*=hand].legal text")];
  return letters.filter((text) => {
    const at = text.getBoundingClientRect();
    const beside = (b) => b.right > at.left && b.left < at.right;
    return boxes.some((b) => beside(b) && b.bottom - 3 > at.top && b.top < at.bottom);
  }).map((text) => text.textContent);
}"""
"""What is written on cards of the hand that may be touched, and lies under a digit."""


def test_no_digit_lies_on_the_name_of_a_card(people: People):
    anna = people.visitor()
    anna.play_now("altay")
    anna.play_until(anna.page.locator(".drawn [data-place*=hand].legal"))
    assert anna.page.locator(".drawn .digit").count() > 0
    until(anna.page, lambda: anna.page.evaluate(COVERED) == [])
