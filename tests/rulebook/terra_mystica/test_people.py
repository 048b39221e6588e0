"""What people are told: options with their prices, warnings, the position in words."""

import re

import pytest
from tests.rulebook.vocabulary import play

from ratusha.games.terra_mystica import GAME
from ratusha.kernel import Rng
from ratusha.kernel.words import LANGS

from .table import give, position


def some_way(moves=40, seats=3, **options):
    """A game of random moves that are no pass, so far."""
    g = GAME.start(seats, 7, **options)
    rng = Rng(7)
    for _ in range(moves):
        found = [move for move in g.moves() if not GAME.moves.text(move).startswith(("pass", "leave"))]
        g.play(rng.pick(found or g.moves()))
    return g


@pytest.mark.parametrize("moves", [0, 3, 8, 12, 20, 40, 70])
def test_a_position_survives_json_exactly(moves):
    g = some_way(moves)
    again = GAME.from_json(g.to_json())
    assert again.to_json() == g.to_json()
    assert again.moves() == g.moves()


def test_the_move_space_is_small():
    assert GAME.moves.size < 2500


def test_options_of_a_turn_are_described_for_people():
    """Labels, touched components, price, gain, warnings, and reasons, in both languages."""
    g = position("witches", "nomads", on={"witches": {"F4": "D"}, "nomads": {"F3": "D"}})
    give(g, "witches", coins=20, workers=20, priests=2, bowls=(0, 4, 8))
    view = g.seen_by(0)
    found = {option.notation: option for option in view.options("en")}
    house = found["upgrade hex=F4 to=trading_house"]
    assert house.touches == ["hex-F4", "player-0-building-trading_house"]
    assert house.cost == {"coin": 3, "worker": 2}
    assert found["transform hex=E6 to=swamp"].warning
    assert found["ship"].gain == {"points": 2}
    assert found["burn"].warning
    assert all(option.label for lang in LANGS for option in view.options(lang))
    blocked = g.agenda[-1].blocked(g)
    assert blocked["hex-F3"].rule == "6.13"
    assert blocked["hex-A1"].rule == "6.1"
    play(g, "power action=ACT4", "end")


@pytest.mark.rule("terra_mystica 3.3")
def test_passing_is_warned_of_while_an_action_is_left():
    """With goods for an upgrade a pass comes with a warning; with nothing left to do it does not."""
    on = {"witches": {"F4": "D"}, "nomads": {"F3": "D"}}
    for goods, warned in ((20, True), (0, False)):
        g = position("witches", "nomads", on=on)
        give(g, "witches", coins=goods, workers=goods, priests=0, bowls=(12, 0, 0))
        passes = [o for o in g.seen_by(0).options("en") if o.notation.startswith("pass")]
        assert passes
        assert [bool(option.warning) for option in passes] == [warned] * len(passes)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("moves", [0, 2, 9, 30, 60])
def test_the_position_as_text(lang, moves):
    """Every hex, every player and nothing untranslated."""
    text = some_way(moves).seen_by(0).text(lang)
    assert re.search(r"^ *E  .* 10:", text, re.M)
    assert "terra_mystica-" not in text
    assert "{" not in text
