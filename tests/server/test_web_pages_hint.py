"""A hint at the table and in the sandbox: three moves with reasons; none in rated games."""

import html
import re

import pytest
from tests.server.harness import Running, patient
from tests.server.visitors import Visitor, guest

from ratusha.kernel.registry import game
from ratusha.server.bots.bot_process import Bots, Question, answer
from ratusha.server.tables.shown.snapshots import view_data


def begun(visitor: Visitor, **more: str) -> str:
    visitor.go("/new?game=burgundy")
    visitor.form("/new", seats="2", seat1="random", clock_kind="none", open="invited", **more)
    path = str(visitor.page.url.path)
    visitor.wait(path, "no end")
    return path


@pytest.mark.parametrize(("lang", "heading"), [("en", "Three good moves"), ("ru", "Три хороших хода")])
def test_a_hint_names_moves_that_can_be_tried_out(lite: Running, lang: str, heading: str):
    anna = guest(lite, "Anna" if lang == "en" else "Анна", lang)
    table = begun(anna)
    (address,) = set(re.findall(rf'href="({table}/hint[^"]*)"', anna.page.text))
    page = anna.go(html.unescape(address))
    assert heading in page
    tries = re.findall(rf'href="({table}/sandbox[^"]*)"', page)
    assert len(tries) == 3
    for address in tries:
        assert '<li data-label="' in anna.go(html.unescape(address)), "the move was played there"
    (again,) = set(re.findall(rf'href="({table}/hint[^"]*)"', anna.page.text))
    assert heading in anna.go(html.unescape(again)), "from there on, too"


def test_a_hint_comes_from_the_view_alone():
    """The best moves with their reasons, the best first; the same whatever is hidden."""
    state = game("burgundy").start(seats=2, seed=4)
    asked = Question("burgundy", "", "", view_data(state.seen_by(state.seat)), 10.0, hints=3)
    found = answer(asked, Bots()).hints
    values = [hint.value for hint in found]
    assert len(found) == 3 and values == sorted(values, reverse=True) and all(hint.reasons for hint in found)
    assert {game("burgundy").moves.parse(hint.move) for hint in found} <= set(state.moves())
    assert all(hint.then for hint in found), "with the rest of the turn"
    assert all(not hint.ends or len(hint.ends) == 2 for hint in found)


def test_a_rated_game_has_no_hints(lite: Running):
    anna, boris = lite.client("Anna"), lite.client("Boris")
    table = anna.table("burgundy", ["open", "open"], rated=True)
    boris.do(table, "sit")
    anna.do(table, "start")
    asked = next(seat for seat, it in enumerate(anna.see(table)["table"]["seats"]) if it["asked"])
    client = (anna, boris)[asked]
    page = patient.get(f"{lite.address}/tables/{table}/hint?seat={asked}", headers=client.http.headers)
    assert page.status_code == 409 and "no hints" in page.text
    page = patient.get(f"{lite.address}/tables/{table}?seat={asked}", headers=client.http.headers)
    assert page.status_code == 200 and '<button name="move"' in page.text and "/hint?" not in page.text
