"""In the sandbox one decides for the others, too: it does not say "your turn" over their dice."""

import pytest
from tests.server.harness import Running

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
