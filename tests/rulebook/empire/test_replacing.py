"""Replacing a square. Chapter 6."""

import pytest
from tests.rulebook.vocabulary import legal, play, refused

from .table import free, hand, marks, position, realm, unions, where

TWO = {(0, 0): "forest", (1, 0): "cliff"}
RING = {(0, 0): "forest", (0, 1): "meadow", (0, 2): "cliff", (1, 1): "winery", (-1, 1): "winery"}
RING |= {(1, 0): "fishery", (-1, 0): "fishery", (1, 2): "pasture", (-1, 2): "pasture"}
"""Every place that touches both the forest and the cliff is taken: a mine can only replace."""


@pytest.mark.rule("empire 6.1")
def test_the_removed_square_gives_nothing():
    """Forest and cliff: the mine may replace neither, for only the other one would be left."""
    g = position(TWO, village=["mine"], nature=["lake"])
    assert where(g, "mine") == {(0, 1), (1, 1), (0, -1), (1, -1)}
    play(g, "add square=mine")
    assert refused(g, "at x=1 y=0") == "5.5"
    assert refused(g, "at x=0 y=0") == "5.3"


@pytest.mark.rule("empire 6.1")
@pytest.mark.parametrize(
    ("bought", "over"), [("stone", {(1, 0)}), ("wood", {(0, 0), (1, 0)}), ("plants", set()), ("", set())]
)
def test_replacement_with_a_bought_unit(bought, over):
    """With bought stone the mine may replace the cliff; with bought wood the forest or the cliff."""
    g = position(TWO, village=["mine"], nature=["lake"], bought=bought)
    assert where(g, "mine") & set(TWO) == over


@pytest.mark.rule("empire 6.1")
def test_the_needs_are_tested_at_the_place_of_the_old_square():
    row = {(0, 0): "forest", (1, 0): "lake", (2, 0): "cliff", (3, 0): "meadow"}
    g = position(row, village=["mine"], nature=["grove"])
    assert where(g, "mine") & set(row) == {(1, 0)}
    play(g, "add square=mine", "at x=1 y=0")
    assert realm(g) == row | {(1, 0): "mine"}


@pytest.mark.rule("empire 6.2")
def test_the_old_square_lies_face_down_and_costs_a_point():
    g = position(TWO, nature=["lake", "grove"])
    play(g, "add square=lake", "at x=0 y=0")
    assert g.realms[0].replaced == [0]
    assert g.sheet()[0] == {"replaced": -1}
    assert g.scores == [-1, 0]
    assert len(realm(g)) == 2


@pytest.mark.rule("empire 6.3", "empire 6.11")
def test_a_replacement_is_never_the_only_way():
    """No ordinary place, one replacement: that, or the draw."""
    g = position(RING, village=["mine"], prizes=["sanctuary_hera"])
    assert where(g, "mine") == {(0, 1), (1, 1), (-1, 1)}
    assert legal(g) == ["add square=mine", "draw"]
    g = position(RING, village=["mine"], prizes=["sanctuary_hera"], stacks={"nature": []})
    assert legal(g) == ["add square=mine", "end"]


@pytest.mark.rule("empire 6.11")
def test_after_the_draw_there_is_no_way_back_and_both_ways_work():
    g = position(RING, village=["mine"], prizes=["sanctuary_hera"])
    then = g.clone()
    play(then, "add square=mine", "at x=0 y=1")
    assert realm(then)[(0, 1)] == "mine"
    play(g, "draw", "reveal square=grove")
    assert refused(g, "add square=mine") == "5.2"
    play(g, "at x=0 y=-1")
    assert realm(g)[(0, -1)] == "grove"


@pytest.mark.rule("empire 6.4")
def test_a_replacement_is_allowed_although_an_ordinary_place_exists():
    g = position(TWO, nature=["lake"], village=["winery"])
    assert free(g, "lake")
    play(g, "add square=lake", "at x=1 y=0")
    assert realm(g) == {(0, 0): "forest", (1, 0): "lake"}


@pytest.mark.rule("empire 6.4")
def test_a_square_that_can_only_replace_is_offered_beside_one_that_has_a_place():
    """In the ring a mine can only replace; the lake has ordinary places. Both may be chosen."""
    g = position(RING, village=["mine"], nature=["lake"])
    assert free(g, "lake") and not free(g, "mine")
    assert legal(g) == ["add square=lake", "add square=mine"]
    over = min(where(g, "mine"))
    play(g, "add square=mine", f"at x={over[0]} y={over[1]}")
    assert realm(g) == RING | {over: "mine"}
    assert g.sheet()[0] == {"replaced": -1}


@pytest.mark.rule("empire 6.5")
def test_any_own_square_may_be_replaced():
    """A first square, a prize, a city square, a ravaged one, one under a craftsman, one under a coin."""
    mine = {(0, 0): "forest", (1, 0): "sanctuary_hera", (2, 0): "market_iron", (3, 0): "mine"}
    mine |= {(4, 0): "winery", (5, 0): "fishery"}
    g = position(
        mine,
        nature=["lake", "grove"],
        marks={(0, (3, 0)): "war", (0, (4, 0)): "craftsman", (0, (5, 0)): "coin"},
        hands=[{"coins": 1}],
    )
    assert set(mine) <= where(g, "lake")
    assert g.scores[0] == 3 + 2 + 1
    play(g, "add square=lake")
    prize, market = g.clone(), g.clone()
    play(prize, "at x=1 y=0")
    assert prize.sheet()[0] == {"craftsmen": 2, "tokens": 2, "replaced": -1}
    play(market, "at x=2 y=0")  # the token it once brought is kept; the coin on the fishery is collected
    assert hand(market) == {"coins": 2}


@pytest.mark.rule("empire 6.6")
def test_war_and_craftsman_of_a_replaced_ravaged_square_go_to_the_box():
    g = position(
        {(0, 0): "winery", (1, 0): "grove"}, nature=["lake", "lake"], marks={(0, (0, 0)): "war craftsman"}
    )
    assert g.scores[0] == 0
    play(g, "add square=lake", "at x=0 y=0")
    assert hand(g) == {}
    assert (g.boxed_war, g.boxed_masters.bit_count()) == (1, 1)
    assert g.sheet()[0] == {"replaced": -1}
    assert not g.problems()


@pytest.mark.rule("empire 6.7")
def test_a_craftsman_of_a_replaced_square_goes_to_the_box():
    g = position(
        {(0, 0): "winery", (1, 0): "grove"}, nature=["lake", "lake"], marks={(0, (0, 0)): "craftsman"}
    )
    assert g.scores[0] == 2
    play(g, "add square=lake", "at x=0 y=0")
    assert hand(g) == {}
    assert g.boxed_masters.bit_count() == 1
    assert g.scores[0] == -1


@pytest.mark.rule("empire 6.8")
def test_a_coin_on_the_replaced_square_goes_to_the_hand_at_once():
    g = position(TWO, city=["market_iron"], nature=["lake", "lake"], marks={(0, (0, 0)): "coin"})
    play(g, "add square=lake")
    g.agenda.pop().play(g, g.game.moves.parse("at x=0 y=0"))  # the square alone, before the turn ends
    assert hand(g) == {"coins": 1}
    g.settle()
    assert hand(g) == {"coins": 1}
    assert not g.problems()


@pytest.mark.rule("empire 6.9")
def test_of_a_square_with_coin_and_war_the_coin_goes_to_the_hand():
    """Three players: one buys from a square, another ravages it, the owner replaces it."""
    g = position(
        {(0, 0): "forest", (1, 0): "cliff"},
        {(0, 0): "lake", (1, 0): "meadow"},
        {(0, 0): "lake", (1, 0): "meadow"},
        seats=3,
        turn=1,
        step="token",
        nature=["grove", "grove", "grove"],
        hands=[{}, {"coins": 1}, {"war": 1}],
    )
    play(g, "coin seat=0", "at x=0 y=0", "buy resource=wood", "add square=grove", "at x=0 y=1")
    play(g, "open stack=village", "reveal square=pasture", "war seat=0 column=0")
    play(g, "add square=grove", "at x=0 y=1")
    assert marks(g, (0, 0)) == {"coin", "war"}
    play(g, "open stack=village", "reveal square=pasture", "add square=grove", "at x=0 y=0")
    assert hand(g) == {"coins": 1}
    assert g.boxed_war == 1
    assert not g.problems()


@pytest.mark.rule("empire 6.10")
def test_carts_stay_and_the_new_square_is_in_the_union():
    mine = {(0, 0): "forest", (1, 0): "winery", (0, 1): "meadow", (1, 1): "fishery"}
    g = position(mine, village=["mine"], nature=["cliff", "grove"], carts={0: [(0, 0)]})
    assert (1, 2) not in free(g, "mine")
    play(g, "add square=cliff", "at x=1 y=0")
    assert unions(g) == [4]
    play(g, "open stack=village", "reveal square=pasture", "add square=grove", "at x=0 y=1")
    play(g, "open stack=village", "reveal square=pasture")
    assert (1, 2) in free(g, "mine")  # stone comes from the new cliff by cart
    assert g.realms[0].carts


@pytest.mark.rule("empire 6.12")
@pytest.mark.parametrize("mark", ["war", "coin", "craftsman", "war coin craftsman"])
def test_the_new_square_starts_clean(mark):
    mine = {(0, 0): "winery", (1, 0): "grove", (0, 1): "forest"}
    g = position(mine, village=["winery"], nature=["lake", "lake"], marks={(0, (0, 0)): mark})
    play(g, "add square=lake", "at x=0 y=0")
    assert marks(g, (0, 0)) == set()
    assert g.realms[0].live & 1


@pytest.mark.rule("empire 6.1")
def test_a_square_of_a_union_gives_nothing_to_its_own_place():
    """The only stone of the union is the cliff's: a mine can't take the cliff's place with it."""
    mine = {(0, 0): "grove", (1, 0): "cliff", (0, 1): "winery", (1, 1): "fishery"}
    g = position(mine, village=["mine"], nature=["lake"], carts={0: [(0, 0)]})
    assert where(g, "mine") & set(mine) == {(0, 1), (1, 1)}
