"""A newcomer: from the landing page to the first move, by mouse, by keyboard, without script, on a phone."""

import pytest
from tests.browser.visitors import NARROW, WIDE, People, expect, until


@pytest.mark.parametrize(
    ("lang", "size"),
    [
        pytest.param("en", WIDE, id="en-wide"),
        pytest.param("ru", NARROW, id="ru-narrow"),
        pytest.param("en", NARROW, id="en-narrow", marks=pytest.mark.long),
        pytest.param("ru", WIDE, id="ru-wide", marks=pytest.mark.long),
    ],
)
def test_a_name_and_one_click_lead_to_the_first_move(people: People, lang: str, size: dict[str, int]):
    anna = people.visitor(lang, viewport=size)
    page = anna.page
    anna.go("/")
    assert page.locator("html").get_attribute("lang") == lang
    page.get_by_label(anna.say("your-name")).fill("Анна")
    page.get_by_role("button", name=anna.say("play-now-game", game=anna.title("terra_mystica"))).click()
    anna.table()
    anna.asked()
    until(page, lambda: page.title().startswith("● " + anna.say("your-turn")))
    until(page, lambda: "icon-turn" in str(page.locator("link[rel=icon]").get_attribute("href")))
    chosen = anna.options.first.locator(".label").inner_text()
    anna.click(anna.options.first)
    expect(page.locator(".made li")).to_have_attribute("data-label", chosen)
    anna.click(anna.confirm)
    expect(page.locator("#lines")).to_contain_text("Анна")
    assert anna.sideways() == 0


def test_a_name_that_can_not_be_used_is_asked_for_again(people: People):
    anna = people.visitor()
    anna.go("/")
    anna.page.fill("input[name=name]", "Anna\u200bBanana\u202e")
    anna.page.click("button[name=game][value=burgundy]")
    expect(anna.page.get_by_role("alert")).to_have_text(anna.say("refused-bad-characters-in-name"))
    anna.page.fill("input[name=name]", "Anna")
    anna.page.click("button[name=game][value=burgundy]")
    anna.table()
    anna.complaints.clear()  # the browser notes the answer 422


@pytest.mark.parametrize("lang", ["en", pytest.param("ru", marks=pytest.mark.long)])
def test_turns_by_keyboard_alone(people: People, lang: str):
    """Tab, letters, Enter, arrows, digits, Escape; the focus is never lost."""
    anna = people.visitor(lang)
    page, keys = anna.page, anna.page.keyboard
    anna.go("/")

    def tab_to(selector: str, most: int = 40) -> None:
        for _ in range(most):
            keys.press("Tab")
            if page.evaluate("s => document.activeElement.matches(s)", selector):
                return
        raise AssertionError(f"Tab does not reach {selector}")

    expect(page.locator("input[name=name]")).to_be_focused()  # a newcomer's first act
    keys.type("Анна")
    tab_to("button[name=game][value=terra_mystica]")
    keys.press("Enter")
    anna.table()
    anna.asked()
    for turn in range(3):
        anna.asked()
        expect(anna.options.first).to_be_visible()
        keys.press("ArrowDown")
        keys.press("ArrowDown")
        keys.press("ArrowUp")
        keys.press(str(turn + 1))
        chosen = page.evaluate("document.activeElement.querySelector('.label').textContent")
        assert chosen == anna.options.nth(turn).locator(".label").inner_text()
        keys.press("Enter")
        expect(page.locator(".made li").first).to_have_attribute("data-label", chosen)
        page.wait_for_selector("#table:not(.sending)", state="attached")
        assert page.evaluate("document.activeElement !== document.body"), "the focus was lost"
        if turn == 0:
            keys.press("Escape")
            expect(page.locator(".draft")).to_have_count(0)
            continue
        for _ in range(8):  # where the turn goes on, the next question has the focus
            until(page, lambda: page.evaluate("document.activeElement.matches('.turnbar .confirm, #decide')"))
            if page.evaluate("document.activeElement.matches('.turnbar .confirm')"):
                break
            steps = page.locator(".made li").count()
            keys.press("1")
            keys.press("Enter")
            expect(page.locator(".made li")).not_to_have_count(steps)
        keys.press("Enter")
        expect(page.locator(".draft")).to_have_count(0)
        until(page, lambda: page.evaluate("document.activeElement.id === 'decide'"))


@pytest.mark.parametrize("lang", ["ru", pytest.param("en", marks=pytest.mark.long)])
def test_it_works_without_script(people: People, lang: str):
    """Forms alone: the game from the lobby, a step, back, a turn, chat, notes."""
    anna = people.visitor(lang, java_script_enabled=False)
    page = anna.page
    table = anna.play_now("lantern_fair", "Анна")

    def offered() -> int:
        anna.go(f"/tables/{table}")
        return int(page.locator(".option:not(.aside)").count())

    until(page, offered)
    anna.options.first.click()
    expect(page.locator(".made li")).to_have_count(1)
    page.click("form[action$='/undo'] button")
    expect(page.locator(".draft")).to_have_count(0)
    anna.options.first.click()
    anna.confirm.click()
    expect(page.locator(".draft")).to_have_count(0)
    expect(page.locator("#lines")).to_contain_text("Анна")
    page.fill("[data-chat] input[name=text]", "Всем привет")
    page.click("[data-chat] button")
    expect(page.locator(".chat")).to_contain_text("Всем привет")


def test_a_friend_comes_by_a_link(people: People):
    """An invitation needs a name and a button; who invited sees the friend come, without loading again."""
    anna, boris = people.visitor("en"), people.visitor("ru")
    anna.enter("Anna", "/new?game=lantern_fair")
    anna.page.select_option("select[name=seat1]", "open")
    anna.page.click("form[data-new] button.confirm")
    anna.table()
    anna.click(anna.button("invite-friend"))
    boris.page.goto(anna.page.get_by_label(anna.say("send-link")).input_value())
    boris.page.get_by_label(boris.say("your-name")).fill("Борис")
    boris.button("accept-play").click()
    boris.table()
    expect(anna.page.locator(".players")).to_contain_text("Борис")
    anna.click(anna.button("start"))
    expect(boris.page.locator("#prompt")).not_to_have_text(boris.say("waiting-for-players"))
