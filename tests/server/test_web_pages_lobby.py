"""The lobby: its lists, and a seat by one button."""

import html
import re

import pytest
from tests.server.harness import Running, patient
from tests.server.visitors import Visitor, guest

from ratusha.kernel.registry import game
from ratusha.server.web.pages.start import option_abouts
from ratusha.server.words import say


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_card_has_join_and_it_takes_a_seat(lite: Running, lang: str):
    anna = lite.client("Anna")
    table = anna.table("lantern_fair", ["open", "open"], title=f"Join {lang}")
    boris = guest(lite, "Борис", lang)
    page = boris.go("/")
    assert f">{say(lang, 'join')}</button>" in page
    boris.form(f"/tables/{table}/sit")
    assert str(boris.page.url).endswith(f"/tables/{table}")
    assert anna.see(table)["table"]["seats"][1]["human"]
    assert f'action="/tables/{table}/sit"' not in boris.go("/"), "he sits there"


def test_who_has_no_name_is_asked_for_one_first(lite: Running):
    anna = lite.client("Anna")
    table = anna.table("lantern_fair", ["open", "open"])
    page = Visitor(lite.address, "en").go("/")
    assert f'href="/enter?next=/tables/{table}"' in page


def test_tables_that_are_full_or_begun_or_my_own_have_no_join(lite: Running):
    anna = guest(lite, "Анна", "en")
    anna.go("/new?game=lantern_fair")
    anna.form("/new", seats="2", seat1="open")
    mine = str(anna.page.url).rsplit("/", 1)[1]
    boris = lite.client("Boris")
    begun = boris.table("lantern_fair", ["open", "random"])
    boris.do(begun, "start")
    page = anna.go("/")
    for table in (mine, begun):
        assert f'href="/tables/{table}"' in page
        assert f'action="/tables/{table}/sit"' not in page


def test_what_the_script_asks_for_again_is_what_the_page_shows(lite: Running):
    anna = guest(lite, "Анна", "en")
    before = anna.go("/lobby")
    table = lite.client("Boris").table("lantern_fair", ["open", "open"], title="Fresh")
    after = anna.go("/lobby")
    assert table in after
    assert table not in before
    assert "<html" not in after


def test_who_gives_no_name_plays_as_a_guest(lite: Running):
    newcomer = Visitor(lite.address, "ru")
    newcomer.go("/")
    newcomer.form("/play", game="lantern_fair")
    assert "/tables/" in str(newcomer.page.url)
    assert say("ru", "guest-name") in newcomer.page.text


def test_with_bots_is_played_as_the_last_time(lite: Running):
    """The bots and the options of the last table against bots alone; one with people does not count."""
    anna = guest(lite, "Anna", "en")
    anna.go("/new?game=lantern_fair")
    anna.form("/new", seats="3", seat1="random", seat2="random", option_length="short")
    anna.go("/new?game=lantern_fair")
    anna.form("/new", seats="2", seat1="open", option_length="full")
    anna.go("/")
    anna.form("/play", game="lantern_fair")
    table = str(anna.page.url).rsplit("/", 1)[1]
    seen = anna.http.get(f"/api/v1/tables/{table}").json()["table"]
    assert [seat["bot"] for seat in seen["seats"]] == ["", "random", "random"]
    assert seen["settings"]["options"]["length"] == "short"


def test_a_games_vignette_is_kept_by_the_browser(lite: Running):
    page = Visitor(lite.address, "en")
    address = re.search(r'src="(/pictures/\w+/burgundy\.svg)"', page.go("/"))
    assert address is not None
    answer = patient.get(lite.address + address[1])
    assert answer.headers["content-type"] == "image/svg+xml"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.text.startswith("<svg ")
    assert patient.get(f"{lite.address}/pictures/000000000000/burgundy.svg").status_code == 404
    assert patient.get(f"{lite.address}/pictures/000000000000/nothing.svg").status_code == 404


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("id", ["burgundy", "terra_mystica", "altay", "gloomhaven"])
def test_the_form_of_a_table_explains_every_option(lite: Running, id: str, lang: str):
    page = guest(lite, "Anna", lang).go(f"/new?game={id}")
    abouts = option_abouts(id, lang)
    assert set(abouts) == {option.id for option in game(id).options}
    for about in abouts.values():
        assert about
        assert f'<span class="quiet">{about}</span>' in html.unescape(page)


def test_motion_and_labels_are_settings_and_sounds_are_off_at_first(lite: Running):
    anna = guest(lite, "Anna", "en")
    page = anna.go("/settings")
    assert re.search(r'name="sounds">', page)
    assert re.search(r'name="motion" checked>', page)
    assert re.search(r'name="labels" checked>', page)
    anna.form("/settings", name="Anna", confirm="on")
    page = anna.go("/")
    assert 'data-motion="no"' in page
    assert 'data-labels="no"' in page
    anna.go("/settings")
    anna.form("/settings", name="Anna", motion="on", labels="on")
    assert "data-motion" not in anna.go("/")
