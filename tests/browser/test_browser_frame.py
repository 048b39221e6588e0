"""The frame of a table's page: the draft as pills, before and after, the drawer, other players' boards."""

import pytest
from tests.browser.visitors import NARROW, WIDE, People, Visitor, expect, until

pytestmark = pytest.mark.long

GAMES = ["burgundy", "terra_mystica", "empire", "altay", "gloomhaven"]


def begin(people: People, game: str = "burgundy", lang: str = "en", **context: object) -> Visitor:
    anna = people.visitor(lang, **context)
    anna.play_now(game)
    anna.asked()
    return anna


def test_a_pill_takes_back_to_its_step(people: People):
    """Each step of the turn is one; the first takes all back, the last itself."""
    anna = begin(people)
    page, steps = anna.page, anna.page.locator(".made button")
    for _ in range(2):
        anna.click(page.locator("button[value^='workers']").first)
    expect(steps).to_have_count(2)
    anna.click(steps.nth(1))
    expect(steps).to_have_count(1)
    anna.click(page.locator("button[value^='workers']").first)
    anna.click(steps.first)
    expect(steps).to_have_count(0)


def test_before_and_after_stand_beside_the_one_button(people: People):
    """Two dice for workers: 1 worker becomes 5. The last of a round confirms that new dice are rolled."""
    anna = begin(people)
    page = anna.page
    had = int(page.locator(".me .held .chip").nth(1).locator("[aria-hidden]").last.inner_text())
    for _ in range(2):
        anna.click(page.locator("button[value^='workers']").first)
    expect(page.locator(".after")).to_contain_text(f"{had}{had + 4}")
    expect(anna.confirm).to_have_count(1)
    rolls = page.locator(".made .warning").count()
    expect(anna.confirm).to_have_text(anna.say("confirm" if rolls else "end-turn"))


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_board_of_another_is_one_touch_away(people: People, lang: str):
    anna = begin(people, lang=lang)
    page = anna.page
    page.locator(".players li:not(.me) a.who").click()
    board = page.locator("#opponent")
    expect(board.locator(".picture [data-place^='estate-1-space']").first).to_be_visible()
    expect(anna.options.first).to_be_enabled()
    page.keyboard.press("ArrowRight")
    expect(board.locator(".picture [data-place^='estate-0-space']").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(board).to_have_count(0)
    page.locator(".drawn [data-frame='board-1'] [data-place]").first.click(force=True)
    expect(board.locator("h2")).to_contain_text("2")
    board.locator("[data-close]").click()
    expect(board).to_have_count(0)


def test_what_the_other_did_is_outlined(people: People):
    """Where something came or went since one's last turn."""
    anna = begin(people)
    for turn in range(40):
        anna.asked()
        if anna.page.locator(".glow .last").count() and anna.page.locator(".glow .changed").count():
            return
        anna.act(turn)
    raise AssertionError("nothing was outlined")


def test_a_place_that_can_not_be_used_says_why_with_its_rule(people: People):
    anna = begin(people, "terra_mystica")
    anna.play_until(anna.page.locator(".reasons [data-about]"))
    page = anna.page
    found = page.evaluate(
        """() => {
          for (const reason of document.querySelectorAll(".reasons [data-about]"))
            for (const id of reason.dataset.about.split(" "))
              if (reason.dataset.rule && document.querySelector(`.picture [data-place="${id}"]:not(.legal)`))
                return [id, reason.dataset.why, reason.dataset.rule];
          return null;
        }"""
    )
    assert found is not None
    id, why, rule = found
    page.locator(f".drawn .picture [data-place='{id}']").dispatch_event("click")
    expect(page.locator(".place-note .why-not")).to_have_text(f"{why} ({rule})")


def width(anna: Visitor) -> float:
    return float(
        anna.page.evaluate("document.querySelector('.drawn .picture').getBoundingClientRect().width")
    )


def test_the_board_is_zoomed_by_wheel_keys_and_buttons(people: People):
    anna = begin(people)
    page = anna.page
    whole = width(anna)
    page.mouse.move(600, 400)
    for larger in (
        lambda: page.keyboard.press("+"),
        lambda: page.mouse.wheel(0, -200),
        lambda: page.click("[data-zoom=in]"),
    ):
        larger()
        until(page, lambda: width(anna) > whole * 1.2)
        page.keyboard.press("0")
        until(page, lambda: abs(width(anna) - whole) < 1)
    assert page.evaluate("document.documentElement.scrollHeight") <= 720


def test_arrows_walk_the_board_by_neighbourhood(people: People):
    """B goes to the board; right leads to what lies to the right, left back again."""
    anna = begin(people, "empire")
    page = anna.page
    anna.play_until(page.locator(".picture .legal >> nth=3"))
    page.keyboard.press("b")
    at = "document.activeElement.getBoundingClientRect().x"
    seen = {page.evaluate("document.activeElement.dataset.place")}
    for key, further in (("ArrowRight", 1), ("ArrowLeft", -1), ("ArrowDown", 0), ("ArrowUp", 0)):
        before = page.evaluate(at)
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.matches('.picture .legal')")
        assert (page.evaluate(at) - before) * further >= 0
        seen.add(page.evaluate("document.activeElement.dataset.place"))
    assert len(seen) > 1


def test_a_move_is_typed(people: People):
    anna = begin(people)
    notation = anna.options.first.get_attribute("value") or ""
    anna.page.keyboard.press("/")
    anna.page.keyboard.type(notation)
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".made li")).to_have_count(1)


def test_keys_lead_from_a_typed_move_to_the_board_and_to_confirm(people: People):
    anna = begin(people)
    page, keys = anna.page, anna.page.keyboard
    at = "s => document.activeElement.matches(s)"
    for step in (1, 2):
        notation = page.locator("button[value^='workers']").first.get_attribute("value") or ""
        keys.press("/")
        keys.type(notation)
        keys.press("Enter")
        expect(page.locator(".made button")).to_have_count(step)
        page.wait_for_selector("#table:not(.sending)", state="attached")
        if step == 1:
            keys.press("Escape")
            keys.press("b")
            until(page, lambda: page.evaluate(at, ".picture .legal"))
    page.evaluate("document.activeElement.blur()")
    keys.press("ArrowUp")
    until(page, lambda: page.evaluate(at, ".turnbar .confirm"))


COUNT_FLIGHTS = """() => {
  window.flights = 0;
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const node of change.addedNodes) if (node.matches?.(".flight")) window.flights += 1;
  }).observe(document.querySelector(".drawn"), { childList: true, subtree: true });
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_things_fly_unless_somebody_wants_none_of_it(people: People, motion: str):
    """A tile goes from its depot to the yard."""
    anna = begin(people, reduced_motion=motion)
    anna.page.evaluate(COUNT_FLIGHTS)
    anna.click(anna.page.locator("button[value^='take']").first)
    expect(anna.page.locator(".made li")).to_have_count(1)
    if motion == "reduce":
        assert anna.page.evaluate("window.flights") == 0
    else:
        until(anna.page, lambda: anna.page.evaluate("window.flights") > 0)
        until(anna.page, lambda: anna.page.locator(".flight").count() == 0)


SMALL_TARGETS = """() => [...document.querySelectorAll(".pane:not([hidden]) [data-place].legal")]
  .map((place) => {
    const box = place.querySelector(":scope > .reach").getBoundingClientRect();
    return [place.dataset.place, box.width, box.height];
  })
  .filter(([, wide, high]) => wide < 39.5 || high < 39.5)"""


IN_THE_CORNER = """() => [...document.querySelectorAll(".pane:not([hidden]) .digit circle")]
  .filter((dot) => Number(dot.getAttribute("cx")) <= 9 && Number(dot.getAttribute("cy")) <= 9).length"""


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_stands_on_one_screen_of_a_phone(people: People, game: str):
    """Board, question and options without scrolling the page; targets for a thumb; the sheet goes up."""
    anna = begin(people, game, viewport=NARROW, has_touch=True, is_mobile=True)
    page = anna.page
    for turn in range(4):
        anna.asked()
        assert page.evaluate("document.documentElement.scrollHeight") <= NARROW["height"]
        assert anna.sideways() == 0
        assert page.evaluate(SMALL_TARGETS) == []
        assert page.evaluate(IN_THE_CORNER) <= 1, "digits stand at their places"
        assert page.locator(".digit:visible").count() == 0, "a phone has no keys, nor digits in its list"
        anna.act(turn)
    anna.asked()
    before = page.locator("#decide").bounding_box()
    page.locator("[data-pull]").click()
    after = page.locator("#decide").bounding_box()
    assert before is not None
    assert after is not None
    assert after["height"] > before["height"]
    page.locator(".tools [data-drawer=menu]").click()
    expect(page.locator("#more")).to_be_visible()
    page.locator(".cuts [data-tab]").first.click()
    expect(page.locator("#more")).to_be_hidden()


DECISIONS = {
    "burgundy": [
        ("easy-3-11", "CastleAction", 7),
        ("easy-3-11", "LoadGoods", 15),
        ("easy-3-11", "Turn", 150),
        ("easy-4-12", "Turn", 190),
        ("random-4-14", "CityHall", 1),
    ],
    "terra_mystica": [
        ("4p_first_game", "Turn", 60),
        ("4p_first_game", "UseSpades", 3),
        ("4p_first_game", "PlaceBridge", 2),
        ("syn_5p_047", "Turn", 194),
        ("syn_5p_047", "FinishTurn", 31),
    ],
    "empire": [
        ("easy-3-11", "Add", 41),
        ("easy-3-11", "Lay", 41),
        ("easy-3-11", "PlaceCoin", 3),
        ("random-2-13", "Lay", 36),
        ("easy-4-12", "PlayToken", 32),
    ],
    "altay": [
        ("easy-4-9", "Turn", 700),
        ("easy-4-9", "Answer", 20),
        ("easy-4-9", "ConvertMarker", 8),
        ("easy-4-9", "Turn", 434),
        ("easy-4-9", "MoveSettlement", 20),
    ],
    "gloomhaven": [
        ("random-3-13", "Turn", 290),
        ("random-3-13", "PlaceStorage", 20),
        ("random-3-13", "Bids", 60),
        ("solo-easy-won", "PlaceBuilding", 1),
        ("easy-2-15", "PlaceStorage", 0),
        ("easy-2-15", "BuildRoad", 13),
    ],
}
"""Late in games of the corpus, on crowded boards, and with the most options."""

IN_SIGHT = """() => {
  const pane = document.querySelector(".pane:not([hidden])");
  const around = pane.getBoundingClientRect();
  return [...pane.querySelectorAll("[data-place].legal")].some((place) => {
    const box = place.getBoundingClientRect();
    return box.right > around.left && box.left < around.right && box.bottom > around.top
      && box.top < around.bottom;
  });
}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_thumb_finds_every_target_late_in_a_game(people: People, game: str):
    """Each tab tells how many places may be touched there; each place is large enough; some are in sight."""
    anna = people.visitor("ru", viewport=NARROW, has_touch=True, is_mobile=True)
    anna.enter("Анна")
    page = anna.page
    for record, kind, nth in DECISIONS[game]:
        anna.take_over(game, record, kind, nth)
        tabs = page.locator(".cuts [data-tab]")
        assert tabs.count() >= 3, "from the first moment: the browser says that it is a phone's"
        assert page.evaluate(IN_SIGHT), kind
        for tab in tabs.all():
            tab.tap()
            legal = page.locator(".pane:not([hidden]) [data-place].legal").count()
            expect(tab).to_have_attribute("data-targets", str(legal or ""))
            assert page.evaluate(SMALL_TARGETS) == [], (kind, tab.inner_text())


OUT_OF_SIGHT = """() => ["#prompt", ".work", ".draft", ".turnbar", ".sealbar:not([hidden])", ".drawn"]
  .flatMap((what) => [...document.querySelectorAll(what)].map((found) => [what, found]))
  .map(([what, found]) => [what, found.getBoundingClientRect()])
  .filter(([, box]) => box.height > 0)
  .filter(([, box]) => box.top < 0 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth)
  .map(([what]) => what)"""


@pytest.mark.parametrize("game", GAMES)
def test_the_longest_decisions_stand_on_one_screen(people: People, game: str):
    """Question, list, board and what ends the turn; also when a step is made."""
    anna = people.visitor("ru", viewport=WIDE)
    anna.enter("Анна")
    page = anna.page
    for record, kind, nth in DECISIONS[game]:
        anna.take_over(game, record, kind, nth)
        for acts in range(2):
            if acts:
                anna.act()
            assert page.evaluate("document.documentElement.scrollHeight") <= WIDE["height"], (kind, acts)
            assert anna.sideways() == 0, (kind, acts)
            assert page.evaluate(OUT_OF_SIGHT) == [], (kind, acts)
            if page.locator(".work").count():
                whole, rows = page.evaluate(ROWS_IN_SIGHT)
                assert whole >= min(3, rows), (kind, acts, whole, rows)


ROWS_IN_SIGHT = """() => {
  const list = document.querySelector(".work").getBoundingClientRect();
  const rows = [...document.querySelectorAll(".work .option, .work summary")]
    .map((row) => row.getBoundingClientRect())
    .filter((row) => row.height > 0);
  const whole = rows.filter((row) => row.top >= list.top - 1 && row.bottom <= list.bottom + 1);
  return [whole.length, rows.length];
}"""


def test_in_the_middle_of_a_turn_a_phone_shows_three_rows(people: People):
    """Also where the turn may end: its steps, what follows and a warning stand below."""
    anna = people.visitor("ru", viewport=NARROW, has_touch=True, is_mobile=True)
    anna.enter("Анна")
    for nth in (620, 700):
        anna.take_over("altay", "easy-4-9", "Turn", nth)
        anna.act()
        expect(anna.page.locator(".work ~ .draft")).to_be_visible()
        whole, rows = anna.page.evaluate(ROWS_IN_SIGHT)
        assert whole >= min(3, rows), (nth, whole, rows)


def test_the_title_has_room_beside_the_tables_that_wait(people: People):
    """On a phone the link to the next table is a number."""
    anna = begin(people, viewport=NARROW, has_touch=True, is_mobile=True)
    anna.play_now("altay")
    anna.asked()
    title, link = anna.page.locator(".bar h1"), anna.page.locator(".waiting")
    expect(link).to_have_accessible_name(anna.say("next-table", n=1))
    assert link.evaluate("(e) => e.getBoundingClientRect().width") <= 60
    assert title.evaluate("(e) => e.scrollWidth - e.clientWidth") <= 0
