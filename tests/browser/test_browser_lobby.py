"""The lobby follows what happens, and a click on a card is enough to sit down."""

import pytest
from tests.browser.visitors import People, expect, until

pytestmark = pytest.mark.long


def test_a_new_table_appears_and_is_joined_by_one_click(people: People):
    anna, boris = people.visitor("en"), people.visitor("ru")
    boris.enter("Борис")
    boris.page.evaluate("window.stayed = true")
    anna.enter("Anna", "/new?game=lantern_fair")
    anna.page.select_option("select[name=seat1]", "open")
    anna.page.fill("input[name=title]", "Here and now")
    anna.page.click("form[data-new] button.confirm")
    table = anna.table()
    card = boris.page.locator(".card", has_text="Here and now")
    expect(card).to_be_visible()
    assert boris.page.evaluate("window.stayed"), "the page was not loaded again"
    card.get_by_role("button").click()
    assert boris.table() == table
    expect(anna.page.locator(".players")).to_contain_text("Борис")


def test_what_is_typed_in_the_lobby_stays_while_the_lists_change(people: People):
    """A newcomer writes his name; meanwhile a table is made."""
    boris = people.visitor("en")
    boris.go("/")
    boris.page.fill("input[name=name]", "Bori")
    people.server.client("Vera").table("lantern_fair", ["open", "open"], title="Meanwhile")
    expect(boris.page.locator(".card", has_text="Meanwhile")).to_be_visible()
    assert boris.page.input_value("input[name=name]") == "Bori"


def test_enter_after_the_name_starts_no_game_and_leads_to_the_games(people: People):
    guest = people.visitor("en")
    guest.go("/")
    guest.page.fill("input[name=name]", "Greta")
    guest.page.press("input[name=name]", "Enter")
    assert guest.page.evaluate("document.activeElement.matches('.games button')")
    guest.page.keyboard.press("Enter")
    guest.table()
    expect(guest.page.locator(".players .me")).to_contain_text("Greta")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_guest_is_in_a_game_with_bots_by_one_click(people: People, lang: str):
    """The name in the field's place is as good as one of his own; each game shows its picture."""
    guest = people.visitor(lang)
    guest.go("/")
    pictures = guest.page.locator(".game img")
    assert pictures.count() == 5
    until(guest.page, lambda: pictures.evaluate_all("all => all.every(i => i.naturalWidth > 0)"))
    guest.page.click("button[name=game][value=burgundy]")
    guest.table()
    guest.asked()
    expect(guest.page.locator(".players .me")).to_contain_text(guest.say("guest-name"))
    guest.go("/")
    row = guest.page.locator("#mine-now .card.asked")
    row.get_by_role("link", name=guest.say("move-now")).click()
    guest.table()
