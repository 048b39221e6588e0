"""Language and theme are changed in place: the page stays, with all that was open, typed or enlarged."""

from tests.browser.visitors import People, expect, until

TWO_WAYS = """() => {
  const [one, other] = [...document.querySelectorAll("li:has(> .option)")];
  const regions = [...document.querySelectorAll(".drawn [data-place^=region-]")];
  const ids = regions.map((place) => place.dataset.place);
  one.parentElement.replaceChildren(one, other);
  for (const [item, touches] of [[one, [ids[0], ids[1]]], [other, [ids[1], ids[0]]]])
    item.querySelector("button").dataset.touches = touches.join(" ");
  return ids.slice(0, 2);
}"""
"""Two options that touch the same two regions, each in its own order; the ids of the regions."""

LEFT = ".options li:not([hidden]) > .option"


def test_a_table_speaks_another_language_and_keeps_its_state(people: People):
    anna = people.visitor("en")
    anna.play_now("burgundy")
    anna.asked()
    page = anna.page
    anna.click(anna.options.first)
    anna.open_panel("chat")
    page.locator("[data-chat] input[name=text]").fill("Good")
    page.locator("[data-zoom=in]").click()
    enlarged = page.locator(".drawn .picture").get_attribute("style")
    steps = page.locator(".draft li[data-label]").count()
    page.evaluate("window.stayed = true")
    page.locator(".foot a[hreflang=ru]").evaluate("link => link.click()")
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    anna.lang = "ru"
    expect(page.locator("#prompt")).to_contain_text("Ваш ход")
    assert page.evaluate("window.stayed"), "the page was not loaded again"
    assert page.locator("[data-chat] input[name=text]").input_value() == "Good"
    assert page.locator("body").get_attribute("data-drawer") == "chat"
    assert page.locator(".drawn .picture").get_attribute("style") == enlarged
    assert page.locator(".draft li[data-label]").count() == steps
    assert page.locator(".picture [data-place].legal").count() > 0, "the board is for touching"
    while not page.locator(".turnbar .confirm").count():
        anna.click(anna.options.first)
    anna.click(page.locator(".turnbar .confirm"))
    until(page, lambda: "Anna" in page.locator("#lines, #earlier").first.inner_text())
    assert page.locator("html").get_attribute("lang") == "ru", "what is pushed comes in the same language"
    expect(page.locator("#draft")).to_have_count(0)


def test_other_pages_do_so_too(people: People):
    anna = people.visitor("ru")
    anna.enter("Анна", "/new?game=empire")
    page = anna.page
    page.evaluate("window.stayed = true")
    page.fill("input[name=title]", "Наш стол")
    hidden = page.locator("[data-seat][hidden]").count()
    page.locator("a[hreflang=en]").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    assert page.evaluate("window.stayed")
    assert page.input_value("input[name=title]") == "Наш стол"
    assert page.locator("[data-seat][hidden]").count() == hidden


def test_the_theme_is_changed_at_once_and_stays(people: People):
    anna = people.visitor()
    anna.go("/help")
    page = anna.page
    for known in (False, True):
        if known:
            anna.enter("Anna", "/help")
        for theme in ("light", "dark", "auto"):
            with page.expect_response("**/theme"):
                page.locator(".theme button").click()
            expect(page.locator("html")).to_have_attribute("data-theme", theme)
            expect(page.locator(".theme button")).to_have_accessible_name(
                f"{anna.say('theme')}: {anna.say(f'theme-{theme}')}"
            )
            page.reload()
            expect(page.locator("html")).to_have_attribute("data-theme", theme)


def test_the_order_of_touching_says_from_where_to_where(people: People):
    """Two options touch the same places: what was touched first is where it begins."""
    anna = people.visitor()
    anna.play_now("altay")
    anna.play_until(anna.page.locator("li:has(> .option) + li:has(> .option)"))
    for back in (False, True):
        one, other = anna.page.evaluate(TWO_WAYS)
        first, second = (other, one) if back else (one, other)
        for place in (first, second):
            anna.page.locator(f'.drawn [data-place="{place}"]').dispatch_event("click")
        left = anna.page.locator(LEFT)
        expect(left).to_have_count(1)
        assert left.get_attribute("data-touches") == f"{first} {second}"
        anna.page.reload()
        anna.asked()
