"""Playing a token. Chapter 4."""

import pytest
from tests.rulebook.vocabulary import legal, play, refused

from .table import free, hand, marks, position, where

BLOCK = {(0, 0): "forest", (1, 0): "cliff", (0, 1): "winery", (1, 1): "workshop_wine"}


@pytest.mark.rule("empire 4.1")
def test_a_token_may_be_played_between_opening_and_adding_or_not():
    g = position(step="open", nature=["lake", "grove"], hands=[{"war": 1}])
    play(g, "open stack=village", "reveal square=mine")
    assert legal(g) == ["skip", "war seat=1 column=0", "war seat=1 column=1"]
    then = g.clone()
    play(then, "skip", "add square=lake", "at x=0 y=1")
    assert hand(then) == {"war": 1}
    play(g, "war seat=1 column=0", "add square=lake", "at x=0 y=1")
    assert hand(g) == {}


@pytest.mark.rule("empire 4.1")
def test_without_a_token_the_square_is_added_at_once():
    g = position(step="open", nature=["lake", "grove"])
    play(g, "open stack=village", "reveal square=mine")
    assert {text.split()[0] for text in legal(g)} == {"add"}


@pytest.mark.rule("empire 4.1")
@pytest.mark.parametrize("move", ["war seat=1 column=0", "coin seat=1", "cart", "craftsman who=vintner"])
def test_only_a_token_in_hand_can_be_played(move):
    tokens = {"war": 1, "coins": 1, "carts": 1, "vintner": 1}
    mine = {"war": "war", "coin": "coins", "cart": "carts", "craftsman": "vintner"}[move.split()[0]]
    g = position(BLOCK, step="token", nature=["lake"], hands=[tokens])
    assert move in legal(g)
    del tokens[mine]
    g = position(BLOCK, step="token", nature=["lake"], hands=[tokens])
    assert refused(g, move) == "4.1"


@pytest.mark.rule("empire 4.2")
def test_a_second_token_in_the_turn_is_refused():
    g = position(BLOCK, step="token", nature=["lake", "lake"], hands=[{"war": 2, "carts": 1}])
    play(g, "war seat=1 column=0")
    assert refused(g, "war seat=1 column=1") == "5.1"
    assert refused(g, "cart") == "5.1"
    play(g, "add square=lake", "at x=-1 y=0")
    assert hand(g) == {"war": 1, "carts": 1}


@pytest.mark.rule("empire 4.3")
def test_a_token_gained_this_turn_waits_for_the_next():
    """The market's coin, and a coin taken from an own square, can't be played in this turn."""
    g = position(
        {(0, 0): "mine", (1, 0): "cliff"},
        step="token",
        city=["market_iron"],
        nature=["lake", "grove"],
        hands=[{"war": 1}],
        marks={(0, (1, 0)): "coin"},
    )
    assert "coin seat=1" not in legal(g)
    play(g, "war seat=1 column=0")
    assert refused(g, "coin seat=1") == "5.1"
    play(g, "add square=lake", "at x=0 y=1")
    assert g.seat == 1
    assert hand(g) == {"coins": 1}
    play(g, "open stack=village", "reveal square=mine", "add square=grove", "at x=0 y=1")
    play(g, "open stack=village", "reveal square=mine")
    assert "coin seat=1" in legal(g)


@pytest.mark.rule("empire 4.3")
def test_the_token_of_a_city_square_comes_after_the_token_step():
    g = position({(0, 0): "mine", (1, 0): "cliff"}, city=["market_iron"], nature=["lake"])
    play(g, "add square=market_iron", "at x=0 y=1")
    assert hand(g) == {"coins": 1}
    assert g.seat == 1


@pytest.mark.rule("empire 4.4")
def test_a_vintner_on_the_only_winery_stops_its_wine_at_once():
    mine = {(0, 0): "winery", (1, 0): "grove"}
    g = position(mine, step="token", city=["workshop_wine"], nature=["lake"], hands=[{"vintner": 1}])
    then = g.clone()
    play(then, "skip")
    assert free(then, "workshop_wine")
    play(g, "craftsman who=vintner", "at x=0 y=0")
    assert where(g, "workshop_wine") == set()


@pytest.mark.rule("empire 4.4")
def test_a_cart_laid_this_turn_carries_this_turn():
    g = position(BLOCK, step="token", village=["mine"], nature=["lake"], hands=[{"carts": 1}])
    then = g.clone()
    play(then, "skip")
    assert (1, 2) not in free(then, "mine")
    play(g, "cart", "at x=0 y=0")
    assert (1, 2) in free(g, "mine")


@pytest.mark.rule("empire 4.5")
def test_nobody_has_to_play_a_token_to_make_a_placement_possible():
    """A coin on the cliff would let the mine be added; he keeps it and draws."""
    g = position(
        {(0, 0): "forest", (1, 0): "winery"},
        {(0, 0): "cliff", (1, 0): "cliff"},
        step="token",
        village=["mine"],
        hands=[{"coins": 1}],
    )
    then = g.clone()
    play(then, "coin seat=1", "at x=0 y=0", "buy resource=stone")
    assert legal(then) == ["add square=mine"]
    play(g, "skip")
    assert legal(g) == ["draw"]


@pytest.mark.rule("empire 4.6")
def test_war_and_coins_against_any_opponent_who_is_not_asked():
    g = position(seats=4, step="token", nature=["lake", "grove"], hands=[{"war": 1, "coins": 1}])
    assert legal(g, "coin") == ["coin seat=1", "coin seat=2", "coin seat=3"]
    assert {text.split()[1] for text in legal(g, "war")} == {"seat=1", "seat=2", "seat=3"}
    play(g, "war seat=2 column=0")
    assert marks(g, (0, 0), 2) == {"war"}
    assert g.seat == 0


@pytest.mark.rule("empire 4.6")
def test_war_and_coins_not_against_oneself_nor_an_empty_chair():
    g = position(seats=3, step="token", nature=["lake", "grove"], hands=[{"war": 1, "coins": 1}])
    assert refused(g, "war seat=0 column=0") == "4.6"
    assert refused(g, "coin seat=0") == "4.6"
    assert refused(g, "war seat=3 column=0") == "4.6"
    assert refused(g, "coin seat=3") == "4.6"


@pytest.mark.rule("empire 4.7")
def test_played_tokens_never_return_to_the_piles():
    g = position(
        BLOCK,
        step="token",
        nature=["lake", "grove"],
        hands=[{"war": 1, "coins": 1, "carts": 1, "vintner": 1}],
    )
    piles, craftsmen = g.piles[:], g.masters
    for moves in (
        ["war seat=1 column=0"],
        ["coin seat=1", "at x=0 y=0", "buy resource=wood"],
        ["cart", "at x=0 y=0"],
        ["craftsman who=vintner", "at x=0 y=1"],
    ):
        then = g.clone()
        play(then, *moves, "add square=lake", "at x=-1 y=0")
        assert then.piles == piles
        assert then.masters == craftsmen
        assert not then.problems()
