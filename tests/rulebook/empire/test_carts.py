"""Carts. Chapter 9."""

from typing import Any

import pytest
from tests.rulebook.vocabulary import legal, play, refused

from .table import free, hand, position, unions

SERGEY = {(0, 0): "forest", (1, 0): "cliff", (0, 1): "winery", (1, 1): "workshop_wine"}
FIELD = {(x, y): name for x, name in enumerate(("forest", "cliff", "lake", "grove")) for y in range(2)}
"""Two ranks of four squares."""


@pytest.mark.rule("empire 9.2", "empire 9.3")
def test_sergeys_mine_and_market_by_cart():
    """Cliff, forest, winery and workshop are joined. First a mine beside the workshop, whose wood and stone
    come by cart; the turn after that a market with iron from the mine and plants from the cliff by cart."""
    case: Any = {"village": ["mine"], "city": ["market_iron"], "nature": ["lake", "lake"]}
    without = position(SERGEY, **case)
    assert (1, 2) not in free(without, "mine")
    g = position(SERGEY, step="token", hands=[{"carts": 1}], **case)
    play(g, "cart", "at x=0 y=0", "add square=mine", "at x=1 y=2")
    assert unions(g) == [4]
    play(g, "open stack=nature", "reveal square=lake", "add square=lake", "at x=0 y=1")
    play(g, "open stack=nature", "reveal square=lake")
    assert (2, 2) in free(g, "market_iron")
    play(g, "add square=market_iron", "at x=2 y=2")
    assert hand(g) == {"coins": 1}
    built = position(SERGEY | {(1, 2): "mine"}, city=["market_iron"], nature=["lake"])
    assert (2, 2) not in free(built, "market_iron")


@pytest.mark.rule("empire 9.1")
def test_a_cart_needs_a_joint_of_four_own_squares():
    shape = {(0, 0): "forest", (1, 0): "cliff", (0, 1): "lake", (-1, 0): "grove"}
    g = position(shape, step="token", nature=["lake"], hands=[{"carts": 1}])
    assert legal(g) == ["skip"]
    assert refused(g, "cart") == "9.1"
    g = position(shape | {(1, 1): "sanctuary_hera"}, step="token", nature=["lake"], hands=[{"carts": 1}])
    play(g, "cart")
    assert legal(g) == ["at x=0 y=0"]
    assert refused(g, "at x=-1 y=0") == "9.1"
    assert refused(g, "at x=1 y=1") == "9.1"


@pytest.mark.rule("empire 9.1")
def test_the_joint_must_be_in_ones_own_realm():
    g = position(
        {(0, 0): "forest", (1, 0): "cliff"}, FIELD, step="token", nature=["lake"], hands=[{"carts": 1}]
    )
    assert legal(g) == ["skip"]


@pytest.mark.rule("empire 9.2")
def test_each_square_of_the_union_gives_what_any_of_them_makes():
    """A camp (horses + stone) touches only the fishery of the union, and a cliff of its own."""
    mine = {(0, 0): "pasture", (1, 0): "winery", (0, 1): "winery", (1, 1): "fishery", (2, 1): "cliff"}
    g = position(mine, city=["camp_horses"], nature=["lake"])
    assert free(g, "camp_horses") == set()
    g = position(mine, city=["camp_horses"], nature=["lake"], carts={0: [(0, 0)]})
    assert free(g, "camp_horses") == {(1, 2), (2, 2), (2, 0)}


@pytest.mark.rule("empire 9.2")
def test_the_union_serves_only_places_that_touch_it():
    mine = {(0, 0): "pasture", (1, 0): "winery", (0, 1): "winery", (1, 1): "fishery", (2, 1): "cliff"}
    mine |= {(3, 1): "cliff"}
    g = position(mine, city=["camp_horses"], nature=["lake"], carts={0: [(0, 0)]})
    assert (3, 2) not in free(g, "camp_horses")
    assert (4, 1) not in free(g, "camp_horses")


@pytest.mark.rule("empire 9.3")
def test_a_carried_unit_is_made_once_where_it_comes_from():
    """The only forest of the union can't give both wood and stone, however many squares pass them on."""
    mine = {(0, 0): "forest", (1, 0): "winery", (0, 1): "winery", (1, 1): "fishery"}
    g = position(mine, village=["mine"], nature=["lake"], carts={0: [(0, 0)]})
    assert free(g, "mine") == set()


@pytest.mark.rule("empire 9.3")
def test_a_square_that_passes_on_may_give_its_own_too():
    """Through the mine come plants from the grove; the mine itself gives iron: a market fits beside it."""
    mine = {(0, 0): "grove", (1, 0): "winery", (0, 1): "winery", (1, 1): "mine"}
    case: Any = {"city": ["market_iron"], "nature": ["lake"]}
    assert (2, 2) not in free(position(mine, **case), "market_iron")
    g = position(mine, carts={0: [(0, 0)]}, **case)
    assert (1, 2) in free(g, "market_iron")
    assert (2, 1) in free(g, "market_iron")


@pytest.mark.rule("empire 9.4", "empire 9.5")
def test_two_carts_make_one_union_of_seven_or_two_of_four():
    nine = {(x, y): name for x, name in enumerate(("forest", "cliff", "lake")) for y in range(3)}
    g = position(nine, nature=["grove"], carts={0: [(0, 0), (1, 1)]})
    assert unions(g) == [7]
    g = position(FIELD, nature=["grove"], carts={0: [(0, 0), (2, 0)]})
    assert unions(g) == [4, 4]


@pytest.mark.rule("empire 9.4")
def test_two_carts_that_share_two_squares_join_six_and_a_third_joins_two_unions():
    g = position(FIELD, nature=["grove"], carts={0: [(0, 0), (1, 0)]})
    assert unions(g) == [6]
    g = position(FIELD, step="token", nature=["meadow"], carts={0: [(0, 0), (2, 0)]}, hands=[{"carts": 1}])
    play(g, "cart", "at x=1 y=0")
    assert unions(g) == [8]


@pytest.mark.rule("empire 9.4")
def test_a_union_of_seven_carries_from_end_to_end():
    """Iron from one end and plants from the other meet through the common square."""
    nine = dict.fromkeys([(0, 0), (1, 0), (0, 1)], "winery") | dict.fromkeys([(1, 2), (2, 1)], "pasture")
    nine |= {(1, 1): "fishery", (2, 2): "fishery"}
    nine[(0, 0)] = "mine"
    nine[(2, 2)] = "grove"
    g = position(nine, city=["market_iron"], nature=["lake"], carts={0: [(0, 0), (1, 1)]})
    assert {(-1, 0), (3, 2), (2, 0)} <= free(g, "market_iron")
    g = position(nine, city=["market_iron"], nature=["lake"], carts={0: [(0, 0)]})
    assert free(g, "market_iron") == set()


@pytest.mark.rule("empire 9.5")
def test_blocks_that_touch_do_not_exchange():
    """Iron in one union, plants in the other: only places that touch both unions get both."""
    field = {(0, 0): "mine", (1, 0): "winery", (0, 1): "winery", (1, 1): "winery"}
    field |= {(2, 0): "pasture", (3, 0): "grove", (2, 1): "pasture", (3, 1): "fishery"}
    g = position(field, city=["market_iron"], nature=["lake"], carts={0: [(0, 0), (2, 0)]})
    assert unions(g) == [4, 4]
    assert free(g, "market_iron") == {(1, 2), (2, 2), (1, -1), (2, -1)}


@pytest.mark.rule("empire 9.6")
def test_no_second_cart_on_a_joint_but_one_that_joins_nothing_new_is_legal():
    g = position(SERGEY, step="token", nature=["lake"], carts={0: [(0, 0)]}, hands=[{"carts": 1}])
    assert legal(g) == ["skip"]
    assert refused(g, "cart") == "9.6"
    six = FIELD | {(0, 2): "meadow", (1, 2): "meadow"}
    g = position(six, step="token", nature=["waterfall"], carts={0: [(0, 0), (2, 0)]}, hands=[{"carts": 2}])
    play(g, "cart")
    assert refused(g, "at x=0 y=0") == "9.6"
    assert legal(g) == ["at x=0 y=1", "at x=1 y=0"]
    nine = {(x, y): name for x, name in enumerate(("forest", "cliff", "lake")) for y in range(3)}
    carts = {0: [(0, 0), (1, 0), (0, 1)]}
    g = position(nine, step="token", nature=["grove"], carts=carts, hands=[{"carts": 1}])
    play(g, "cart", "at x=1 y=1")
    assert unions(g) == [9]


@pytest.mark.rule("empire 9.7")
def test_squares_that_make_nothing_belong_to_unions_and_pass_on():
    """A prize, a ravaged square and a square under a craftsman: grove and cliff meet behind them."""
    mine = {(0, 0): "grove", (0, 1): "sanctuary_hera", (1, 0): "winery", (1, 1): "fishery", (-1, 0): "cliff"}
    marks = {(0, (1, 0)): "craftsman", (0, (1, 1)): "war"}
    g = position(mine, village=["winery"], nature=["lake"], marks=marks)
    assert (2, 0) not in free(g, "winery")
    mine[(2, 0)] = "forest"
    g = position(mine, village=["winery"], nature=["lake"], marks=marks, carts={0: [(0, 0)]})
    assert {(2, 1), (2, -1), (1, -1)} <= free(g, "winery")


@pytest.mark.rule("empire 9.8")
def test_a_cart_stays_for_good():
    g = position(SERGEY, step="token", village=["mine"], nature=["lake"] * 3, hands=[{"carts": 1}])
    play(g, "cart", "at x=0 y=0", "add square=lake", "at x=-1 y=0")
    for _ in range(2):
        play(g, "open stack=city", "reveal square=market_iron", "add square=lake", "at x=0 y=-1")
        if g.seat == 0:
            break
    play(g, "open stack=city", "reveal square=market_iron")
    assert (1, 2) in free(g, "mine")
    assert g.piles[2] == 5
    assert hand(g) == {}
