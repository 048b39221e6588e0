"""Coins. Chapter 8."""

import pytest
from tests.rulebook.vocabulary import legal, play, refused

from .table import free, hand, marks, position, where

IVAN = {(0, 0): "waterfall", (1, 0): "winery"}
SERGEY = {(0, 0): "pasture", (1, 0): "meadow"}


@pytest.mark.rule("empire 8.1", "empire 8.2", "empire 8.9", "empire 8.10")
def test_ivan_buys_horses_and_adds_a_war_camp_beside_the_waterfall():
    """The camp needs horses and stone. Sergey's pasture pauses for his turn; then he has the coin."""
    g = position(
        IVAN,
        SERGEY,
        step="token",
        city=["camp_horses", "camp_horses"],
        nature=["cliff", "cliff"],
        hands=[{"coins": 1}],
    )
    then = g.clone()
    play(then, "skip")
    assert (0, 1) not in where(then, "camp_horses")
    play(g, "coin seat=1", "at x=0 y=0")
    assert (0, 1) in free(g, "camp_horses")
    play(g, "add square=camp_horses", "at x=0 y=1")
    assert hand(g) == {"war": 1}
    assert marks(g, (0, 0), 1) == {"coin"}
    play(g, "open stack=village", "reveal square=mine")
    assert where(g, "camp_horses") == set()
    play(g, "add square=cliff", "at x=0 y=1")
    assert hand(g, 1) == {"coins": 1}
    assert marks(g, (0, 0), 1) == set()
    play(g, "open stack=village", "reveal square=mine", "skip", "add square=cliff", "at x=0 y=-1")
    play(g, "open stack=village", "reveal square=mine")
    assert "coin seat=0" in legal(g)
    play(g, "skip")
    assert free(g, "camp_horses")


@pytest.mark.rule("empire 8.1")
def test_a_coin_goes_to_any_square_that_makes_something_protected_or_not():
    other = {(0, 0): "forest", (0, 1): "mine", (0, 2): "market_iron", (1, 0): "sanctuary_hera"}
    g = position(IVAN, other, step="token", nature=["lake"], hands=[{"coins": 1}])
    play(g, "coin seat=1")
    assert legal(g) == ["at x=0 y=0", "at x=0 y=1", "at x=0 y=2"]


@pytest.mark.rule("empire 8.1")
def test_not_on_a_prize_a_ravaged_square_or_one_under_a_craftsman():
    other = {(0, 0): "sanctuary_hera", (1, 0): "mine", (2, 0): "winery", (3, 0): "lake"}
    g = position(
        IVAN,
        other,
        step="token",
        nature=["lake"],
        hands=[{"coins": 1}],
        marks={(1, (1, 0)): "war", (1, (2, 0)): "craftsman"},
    )
    play(g, "coin seat=1")
    assert legal(g) == ["at x=3 y=0"]
    assert refused(g, "at x=0 y=0") == "8.1"
    assert refused(g, "at x=1 y=0") == "8.1"
    assert refused(g, "at x=2 y=0") == "8.1"
    assert refused(g, "at x=7 y=7") == "8.1"


@pytest.mark.rule("empire 8.1")
def test_nothing_to_buy_where_nothing_is_made():
    other = {(0, 0): "sanctuary_hera", (1, 0): "mine"}
    g = position(IVAN, other, step="token", nature=["lake"], hands=[{"coins": 1}], marks={(1, (1, 0)): "war"})
    assert legal(g) == ["skip"]
    assert refused(g, "coin seat=1") == "8.1"


@pytest.mark.rule("empire 8.2")
def test_the_unit_serves_any_place_of_the_realm_until_the_end_of_the_turn():
    row = {(i, 0): "forest" for i in range(3)} | {(3, 0): "pasture"}
    g = position(
        row, SERGEY, step="token", city=["camp_horses"], nature=["lake", "lake"], hands=[{"coins": 1}]
    )
    play(g, "coin seat=1", "at x=0 y=0")
    assert {(-1, 0), (0, 1), (2, 1), (1, -1)} <= free(g, "camp_horses")
    play(g, "add square=lake", "at x=-1 y=0")
    play(g, "open stack=village", "reveal square=mine", "add square=lake", "at x=0 y=1")
    play(g, "open stack=village", "reveal square=mine")
    assert free(g, "camp_horses") == {(2, 1), (2, -1), (3, 1), (3, -1)}
    assert g.bought == -1


@pytest.mark.rule("empire 8.3")
def test_of_two_resources_the_buyer_names_one():
    other = {(0, 0): "forest", (1, 0): "cliff"}
    g = position(
        {(0, 0): "lake", (1, 0): "winery"},
        other,
        step="token",
        village=["gold_mine"],
        nature=["lake"],
        hands=[{"coins": 1}],
    )
    play(g, "coin seat=1", "at x=0 y=0")
    assert legal(g) == ["buy resource=wood", "buy resource=stone"]
    assert refused(g, "buy resource=plants") == "8.3"
    wood = g.clone()
    play(wood, "buy resource=wood")
    assert free(wood, "gold_mine") == set()
    play(g, "buy resource=stone")
    assert (0, 1) in free(g, "gold_mine")


@pytest.mark.rule("empire 8.4")
def test_the_unit_may_stay_unused_and_the_coin_stays_all_the_same():
    g = position(IVAN, SERGEY, step="token", nature=["lake", "lake"], hands=[{"coins": 1}])
    play(g, "coin seat=1", "at x=0 y=0", "add square=lake", "at x=0 y=1")
    assert marks(g, (0, 0), 1) == {"coin"}
    assert hand(g) == {}


@pytest.mark.rule("empire 8.5")
def test_a_resource_of_no_use_may_be_named():
    g = position(IVAN, SERGEY, step="token", nature=["lake", "lake"], hands=[{"coins": 1}])
    play(g, "coin seat=1", "at x=1 y=0", "buy resource=plants", "add square=lake", "at x=0 y=1")
    assert marks(g, (1, 0), 1) == {"coin"}


@pytest.mark.rule("empire 8.6")
def test_the_bought_unit_is_an_extra_one():
    """Bought stone leaves the forest free to give wood: the mine fits at every place the forest touches."""
    g = position({(0, 0): "forest", (1, 0): "winery"}, village=["mine"], nature=["lake"], bought="stone")
    assert free(g, "mine") == {(-1, 0), (0, 1), (0, -1), (1, 1), (1, -1)}


@pytest.mark.rule("empire 8.6")
def test_no_craftsman_for_a_bought_resource():
    """Wine can be bought from the other realm; a vintner still needs an own winery."""
    g = position(
        {(0, 0): "forest", (1, 0): "meadow"},
        {(0, 0): "winery", (1, 0): "grove"},
        step="token",
        nature=["lake"],
        hands=[{"coins": 1, "vintner": 1}],
    )
    assert legal(g) == ["skip", "coin seat=1"]
    assert refused(g, "craftsman who=vintner") == "10.1"


@pytest.mark.rule("empire 8.7")
def test_only_the_squares_own_resource_is_for_sale():
    """The victim's winery is joined with a mine: it sells wine, not iron."""
    other = {(0, 0): "winery", (1, 0): "mine", (0, 1): "fishery", (1, 1): "pasture"}
    g = position(IVAN, other, step="token", nature=["lake"], hands=[{"coins": 1}], carts={1: [(0, 0)]})
    play(g, "coin seat=1", "at x=0 y=0")
    assert g.bought == position(IVAN, bought="wine", nature=["lake"]).bought
    assert legal(g) == ["add square=lake"]


@pytest.mark.rule("empire 8.8")
def test_no_second_coin_on_a_square():
    g = position(
        IVAN, SERGEY, step="token", nature=["lake"], hands=[{"coins": 1}], marks={(1, (0, 0)): "coin"}
    )
    play(g, "coin seat=1")
    assert legal(g) == ["at x=1 y=0"]
    assert refused(g, "at x=0 y=0") == "8.8"


@pytest.mark.rule("empire 8.9")
def test_a_square_under_a_coin_passes_on_what_its_union_carries():
    mine = {(0, 0): "grove", (1, 0): "cliff", (0, 1): "winery", (1, 1): "fishery"}
    g = position(
        mine,
        village=["mine"],
        city=["workshop_wine"],
        nature=["lake"],
        carts={0: [(0, 0)]},
        marks={(0, (0, 1)): "coin"},
    )
    assert (-1, 1) in free(g, "mine")
    assert free(g, "workshop_wine") == set()


@pytest.mark.rule("empire 8.11")
def test_a_coin_on_a_city_square_buys_its_resource_and_no_token():
    other = {(0, 0): "camp_salt", (1, 0): "market_iron"}
    g = position(
        {(0, 0): "market_cloth", (1, 0): "winery"},
        other,
        step="token",
        nature=["lake"],
        prizes=["sanctuary_zeus"],
        hands=[{"coins": 1}],
    )
    play(g, "coin seat=1", "at x=0 y=0")
    assert hand(g) == {}
    assert (0, 1) in free(g, "sanctuary_zeus")
    play(g, "add square=sanctuary_zeus", "at x=0 y=1")
    assert g.scores[0] == 3


@pytest.mark.rule("empire 8.11")
def test_what_the_buyer_named_does_not_bind_the_owner():
    """Stone was bought from the forest; once the coin is gone the owner takes wood from it again."""
    g = position(
        {(0, 0): "lake", (1, 0): "meadow"},
        {(0, 0): "forest", (1, 0): "grove"},
        step="token",
        village=["weaving_house", "winery"],
        nature=["lake", "cliff", "cliff"],
        hands=[{"coins": 1}],
    )
    play(g, "coin seat=1", "at x=0 y=0", "buy resource=stone", "add square=lake", "at x=0 y=1")
    play(g, "open stack=village", "reveal square=mine")
    assert free(g, "winery") == set()
    play(g, "add square=cliff", "at x=2 y=0")
    play(g, "open stack=village", "reveal square=mine", "add square=cliff", "at x=0 y=-1")
    play(g, "open stack=village", "reveal square=mine", "skip")
    assert (0, 1) in free(g, "winery")
