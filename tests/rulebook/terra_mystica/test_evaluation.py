"""What a bot that looks one move ahead makes of positions."""

import pytest
from tests.rulebook.vocabulary import legal

from ratusha.games.terra_mystica import GAME

from .table import give, lone


def liked(g):
    """The legal moves, the best liked first."""
    seat = g.seat
    values = []
    for text in legal(g):
        then = g.clone()
        then.play_text(text)
        values.append((GAME.evaluate(then, seat), text))
    return [text for _, text in sorted(values, reverse=True)]


def test_with_nothing_to_do_it_passes_and_burns_nothing():
    g = lone("witches", {"F4": "D"})
    give(g, "witches", coins=5, workers=0, priests=0, bowls=(4, 8, 0))
    assert liked(g)[0].startswith("pass card=")


def test_what_is_owed_is_taken_before_anything_is_burnt():
    g = lone("witches", {"F4": "TP"})
    give(g, "witches", coins=5, workers=2, priests=0, bowls=(4, 8, 0))
    g.play_text("upgrade hex=F4 to=temple")
    assert liked(g)[0].startswith("favour tile=")


@pytest.mark.parametrize("free", ["build hex=G3", "upgrade hex=F4 to=stronghold", "upgrade hex=F4 to=temple"])
def test_it_builds_when_it_can(free):
    g = lone("witches", {"F4": "TP", "E7": "D"}, round=1)
    give(g, "witches", coins=12, workers=6, priests=0, bowls=(5, 7, 0), ship=1)
    order = liked(g)
    passes = min(order.index(text) for text in order if text.startswith("pass"))
    assert order.index(free) < passes


def test_it_never_leaves():
    g = lone("witches", {"F4": "D"}, leaving="on")
    assert liked(g)[-1] == "leave"
    give(g, "witches", coins=0, workers=0, priests=0, bowls=(12, 0, 0))
    assert liked(g)[-1] == "leave"
