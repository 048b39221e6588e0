"""On the picture: places that glow are touched, in any order, until one act is left."""

from playwright.sync_api import Page, expect
from tests.browser.players import SPOT, Player
from tests.browser.visitors import NARROW, People, until

from ratusha.draw.fonts import FACES
from ratusha.draw.lettering import width


def touches_of_one(page: Page) -> list[str]:
    """The places of an option that no other touches all of."""
    found = [
        set((option.get_attribute("data-touches") or "").split()) for option in page.locator(".option").all()
    ]
    return sorted(next(s for s in found if len(s) > 1 and sum(s <= other for other in found) == 1))


def test_places_are_touched_in_any_order(people: People):
    """Both ways round: the same option is left, and a second touch takes the step."""
    anna = people.visitor("en")
    anna.play_now("burgundy")
    anna.asked()
    page, player = anna.page, Player(anna)
    glowing = page.locator(".picture .legal")
    expect(glowing.first).to_be_visible()
    touches = touches_of_one(page)
    for order in (touches, touches[::-1]):
        for id in order:
            assert player.press(id)
        expect(page.locator(".options li:not([hidden]) .option")).to_have_count(1)
        expect(page.locator(".glow .chosen")).to_have_count(len(touches))
        if order is touches:
            page.locator(".picture").click(position={"x": 3, "y": 3})
            expect(page.locator(".glow .chosen")).to_have_count(0)
    assert player.press(touches[0])
    expect(page.locator(".draft")).to_be_visible()
    assert anna.complaints == []


def test_an_empty_place_is_met_where_nothing_is_drawn(people: People):
    """The cells of a realm beside its first square."""
    anna = people.visitor("en")
    anna.play_now("empire")
    cells = anna.page.locator(".picture .legal[data-place^='realm-0-cell']")
    anna.play_until(cells)
    for cell in cells.all():
        assert isinstance(anna.page.evaluate(SPOT, cell.get_attribute("data-place")), list)


def test_the_keyboard_reaches_the_places(people: People):
    anna = people.visitor("ru")
    anna.play_now("burgundy")
    anna.asked()
    page = anna.page
    place = page.locator(".picture .legal").first
    expect(place).to_have_attribute("role", "button")
    place.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".glow .chosen")).to_have_count(1)
    expect(page.locator(".place-note")).to_be_visible()


def test_what_the_other_does_changes_the_picture_in_place(people: People):
    """The pieces that look different come by themselves; the others stay the same elements."""
    anna = people.visitor("en")
    anna.play_now("burgundy")
    anna.asked()
    page = anna.page
    page.evaluate("document.querySelector('.picture').kept = true")
    before = page.locator(".picture").inner_html()
    anna.act(0)
    until(page, lambda: page.locator(".picture").inner_html() != before)
    assert page.evaluate("document.querySelector('.picture').kept")
    used = page.locator(".picture use").evaluate_all("all => all.map((use) => use.getAttribute('href'))")
    assert used
    assert [id for id in set(used) if page.locator(f"#symbols {id}").count() != 1] == []


def test_pieces_come_and_go_one_by_one(people: People):
    """They lie in the same order as in a page that has just been loaded."""
    anna = people.visitor()
    anna.play_now("gloomhaven")
    anna.asked()
    ids = "() => [...document.querySelectorAll('.picture > [id]')].map((piece) => piece.id)"
    before = anna.page.evaluate(ids)

    def came_and_went() -> bool:
        now = set(anna.page.evaluate(ids))
        return bool(now - set(before)) and bool(set(before) - now)

    anna.page.evaluate("document.getElementById('picture').sameAsBefore = true")
    while not came_and_went():
        anna.asked()
        anna.act()
    anna.asked()
    now = anna.page.evaluate(ids)
    assert anna.page.evaluate("document.getElementById('picture').sameAsBefore")
    anna.page.reload()
    assert anna.page.evaluate(ids) == now


def test_the_words_come_when_they_are_opened(people: People):
    """Folded, they are neither sent nor kept; opened, they follow the game."""
    anna = people.visitor("en")
    anna.play_now("burgundy")
    anna.asked()
    page = anna.page
    words = page.locator("#position .board")
    expect(words).to_be_empty()
    anna.open_panel("words")
    expect(words.locator("h3").first).to_be_visible()
    before = words.inner_text()
    anna.act(0)
    until(page, lambda: words.inner_text() != before)
    anna.open_panel("log")
    expect(words).to_be_empty()
    assert anna.complaints == []


def test_the_words_of_a_game_that_has_just_begun_are_folded(people: People):
    """They come with the first picture, to a page that was open before."""
    anna = people.visitor("en")
    anna.enter("Anna", "/new?game=burgundy")
    anna.page.select_option("select[name=seat1]", "open")
    anna.page.click("form[data-new] button.confirm")
    boris = people.visitor("en")
    boris.enter("Boris", f"/tables/{anna.table()}")
    boris.sit()
    anna.page.click("form[action$='/start'] button")
    expect(anna.page.locator(".picture")).to_have_count(1)
    expect(anna.page.locator("#position .board")).to_be_empty()


def test_a_phone_shows_cuts_of_the_table_as_tabs(people: People):
    """Each says how many places may be touched there; what is chosen in one stays chosen in the next."""
    anna = people.visitor("ru", viewport=NARROW)
    anna.play_now("burgundy")
    anna.asked()
    page = anna.page
    tabs = page.locator(".cuts [role=tab]")
    expect(tabs.nth(1)).to_be_visible()
    expect(page.locator(".cuts [aria-selected=true]")).to_have_count(1)
    assert int(page.locator(".cuts [aria-selected=true]").get_attribute("data-targets") or 0) > 0
    option = page.locator(".option[value^='take']").first
    die, tile = (option.get_attribute("data-touches") or "").split()[:2]
    page.locator(f".pane:not([hidden]) [data-place='{die}']").click(force=True)
    with_tile = page.locator(".pane", has=page.locator(f"[data-place='{tile}']")).get_attribute("data-pane")
    page.locator(f".cuts [data-tab='{with_tile}']").click()
    page.locator(f".pane:not([hidden]) [data-place='{tile}']").click(force=True)
    expect(page.locator(".options li:not([hidden]) .option").first).to_have_attribute(
        "data-touches", option.get_attribute("data-touches") or ""
    )
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert anna.complaints == []


def test_letters_are_as_wide_as_they_were_measured(people: People):
    """Narrow and small ones, too: a browser that rounds each letter to whole pixels lets words overlap."""
    anna = people.visitor("ru")
    anna.play_now("altay")
    anna.asked()
    drawn = anna.page.evaluate(
        """async () => {
          await document.fonts.ready;
          return [...document.querySelectorAll(".picture text[font-size]")]
            .map((t) => [t.textContent, t.getAttribute("class"),
              +t.getAttribute("font-size"), t.getBBox().width]);
        }"""
    )
    words = [(said, face, size, wide) for said, face, size, wide in drawn if len(said) > 8 and face in FACES]
    assert len(words) > 10
    for said, face, size, wide in words:
        assert wide <= width(said, size, face) * 1.03, said
