"""The lobby: its lists, and a seat by one button."""

import pytest
from tests.server.harness import Running
from tests.server.visitors import Visitor, guest

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
