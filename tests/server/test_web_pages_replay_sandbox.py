"""In the sandbox one decides for the others, too: it does not say "your turn" over their dice."""

import pytest
from tests.server.harness import Running
from tests.server.visitors import Visitor, guest

from ratusha.server.words import say


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_whose_turn_it_is_is_said(lite: Running, lang: str):
    players = [lite.client(name, lang) for name in ("Anna", "Boris")]
    table = players[0].table("burgundy", ["open", "open"])
    players[1].do(table, "sit")
    players[0].do(table, "start")
    asked = next(n for n, seat in enumerate(players[0].see(table)["table"]["seats"]) if seat["asked"])
    mover, other = players[asked], players[1 - asked]
    line: list[str] = []
    tried = mover.do(table, "sandbox", moves=line)
    own = tried["prompt"]
    assert tried["seat"] == asked
    for _ in range(2):
        line.append(next(o["notation"] for o in tried["options"] if o["notation"].startswith("workers")))
        tried = mover.do(table, "sandbox", moves=line)
    assert tried["seat"] == 1 - asked
    name = mover.see(table)["table"]["seats"][1 - asked]["name"]
    assert tried["prompt"] == say(lang, "sandbox-other", who=name)
    assert tried["options"]
    waiting = other.do(table, "sandbox", moves=[])
    assert waiting["prompt"] != own


def pills(anna: Visitor) -> int:
    return anna.page.text.count('<li data-label="')


def test_a_line_goes_on_from_where_it_began_though_the_game_has_gone_on(lite: Running):
    """Without script, too: each step is a page, and the line is not tried on another position."""
    anna = guest(lite, "Anna", "en")
    anna.go("/new?game=burgundy")
    anna.form("/new", seats="2", seat1="random", clock_kind="none", open="invited")
    table = anna.page.url.path
    anna.wait(table, "no end")
    sandbox = f"{table}/sandbox?seat=0"
    anna.go(sandbox)
    began = anna.page.text.partition('name="ply" value="')[2].partition('"')[0]
    move = anna.page.text.partition('<button name="move" value="')[2].partition('"')[0]
    anna.form(sandbox, move=move)
    assert pills(anna) == 1
    tried = anna.page
    anna.go(table)
    for _ in range(2):
        anna.form(
            f"{table}/step", move=anna.page.text.partition('<button name="move" value="')[2].partition('"')[0]
        )
    anna.form(f"{table}/confirm")
    anna.page = tried
    anna.form(sandbox, keep="0")
    assert f'name="ply" value="{began}"' in anna.page.text
    assert f'<button name="move" value="{move}"' in anna.page.text, "the same position as before"
    anna.form(sandbox, move="nonsense")
    assert 'role="alert"' in anna.page.text
    assert pills(anna) == 0
