"""Craftsmen. Chapter 10."""

import pytest
from tests.rulebook.vocabulary import legal, play, refused

from ratusha.games.empire.realm import MASTERED

from .table import hand, marks, position, where

REALM = {(0, 0): "winery", (1, 0): "grove", (0, 1): "winery", (1, 1): "mine"}


@pytest.mark.rule("empire 10.1")
def test_a_craftsman_goes_to_an_own_village_square_that_makes_his_resource():
    g = position(REALM, step="token", nature=["lake"], hands=[{"vintner": 1, "smith": 1, "fisher": 1}])
    assert legal(g) == ["skip", "craftsman who=vintner", "craftsman who=smith"]
    assert refused(g, "craftsman who=fisher") == "10.1"
    play(g, "craftsman who=vintner")
    assert legal(g) == ["at x=0 y=0", "at x=0 y=1"]
    assert refused(g, "at x=5 y=5") == "10.1"


@pytest.mark.rule("empire 10.1")
def test_not_to_a_square_of_another_realm():
    g = position(
        {(0, 0): "forest", (1, 0): "meadow"}, REALM, step="token", nature=["lake"], hands=[{"vintner": 1}]
    )
    assert legal(g) == ["skip"]


@pytest.mark.rule("empire 10.2")
def test_the_square_makes_nothing_any_more_and_is_worth_two_points():
    g = position(
        {(0, 0): "winery", (1, 0): "grove"},
        step="token",
        city=["workshop_wine"],
        nature=["lake", "lake"],
        hands=[{"vintner": 1}],
    )
    assert g.scores[0] == 1
    play(g, "craftsman who=vintner", "at x=0 y=0")
    assert g.sheet()[0] == {"craftsmen": 2}
    assert where(g, "workshop_wine") == set()
    play(g, "add square=lake", "at x=0 y=1")
    play(g, "open stack=village", "reveal square=mine", "add square=lake", "at x=0 y=1")
    play(g, "open stack=village", "reveal square=mine")
    assert where(g, "workshop_wine") == set()
    assert marks(g, (0, 0)) == {"craftsman"}
    assert hand(g) == {}


@pytest.mark.rule("empire 10.3")
def test_not_to_a_square_that_only_receives_the_resource_by_cart():
    g = position(REALM, step="token", nature=["lake"], hands=[{"vintner": 1}], carts={0: [(0, 0)]})
    play(g, "craftsman who=vintner")
    assert legal(g) == ["at x=0 y=0", "at x=0 y=1"]
    assert refused(g, "at x=1 y=1") == "10.3"
    assert refused(g, "at x=1 y=0") == "10.3"


@pytest.mark.rule("empire 10.4")
def test_not_to_a_ravaged_square_nor_to_one_with_a_craftsman():
    g = position(
        REALM, step="token", nature=["lake"], hands=[{"vintner": 1, "smith": 1}], marks={(0, (0, 0)): "war"}
    )
    play(g, "craftsman who=vintner")
    assert legal(g) == ["at x=0 y=1"]
    assert refused(g, "at x=0 y=0") == "10.4"
    g = position(
        {(0, 0): "mine", (1, 0): "grove"},
        step="token",
        nature=["lake"],
        hands=[{"smith": 1}],
        marks={(0, (0, 0)): "war"},
    )
    assert legal(g) == ["skip"]


@pytest.mark.rule("empire 10.4")
def test_a_square_under_a_craftsman_takes_no_second_one():
    """No other craftsman works with the same resource, so the marks are set by hand."""
    g = position({(0, 0): "winery", (1, 0): "winery"}, step="token", nature=["lake"], hands=[{"vintner": 1}])
    g.masters &= g.masters - 1
    g.realms[0].marks[0] = MASTERED
    g.realms[0].changed(0)
    g.settle()
    play(g, "craftsman who=vintner")
    assert legal(g) == ["at x=1 y=0"]
    assert refused(g, "at x=0 y=0") == "10.4"


@pytest.mark.rule("empire 10.5")
def test_a_coin_is_no_obstacle_and_is_collected():
    g = position(
        {(0, 0): "winery", (1, 0): "grove"},
        step="token",
        nature=["lake", "lake"],
        hands=[{"vintner": 1}],
        marks={(0, (0, 0)): "coin"},
    )
    play(g, "craftsman who=vintner", "at x=0 y=0")
    assert marks(g, (0, 0)) == {"coin", "craftsman"}
    play(g, "add square=lake", "at x=0 y=1")
    assert marks(g, (0, 0)) == {"craftsman"}
    assert hand(g) == {"coins": 1}
    assert g.scores[0] == 3
