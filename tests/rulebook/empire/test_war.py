"""War. Chapter 7."""

from typing import Any

import pytest
from tests.rulebook.vocabulary import legal, play, refused

from .table import free, hand, marks, position

WALL = {(0, 0): "forest", (0, 1): "cliff", (1, 0): "lake", (1, 1): "mine", (1, 2): "grove", (-1, 1): "winery"}


def war(*realms: Any, **case: Any) -> Any:
    """A position in which seat 0 may play war."""
    return position(*realms, step="token", nature=["lake", "grove"], hands=[{"war": 2}], **case)


@pytest.mark.rule("empire 7.1")
def test_war_goes_to_the_farthest_square_of_a_column():
    """Three columns: the cliff, the grove and the winery are unprotected; forest, lake and mine are not."""
    g = war({(0, 0): "forest", (1, 0): "meadow"}, WALL)
    assert legal(g, "war") == ["war seat=1 column=-1", "war seat=1 column=0", "war seat=1 column=1"]
    for column, cell in ((0, (0, 1)), (1, (1, 2)), (-1, (-1, 1))):
        then = g.clone()
        play(then, f"war seat=1 column={column}")
        assert [c for c in WALL if marks(then, c, 1)] == [cell]
        assert marks(then, cell, 1) == {"war"}
    assert refused(g, "war seat=1 column=2") == "7.1"


@pytest.mark.rule("empire 7.1")
def test_farthest_is_judged_when_the_token_is_played():
    """A square that grew towards its owner is protected by those beyond it."""
    g = war({(0, 0): "forest", (1, 0): "meadow"}, {(0, 0): "cliff", (0, -1): "cliff", (0, -2): "lake"})
    assert legal(g, "war") == ["war seat=1 column=0"]
    play(g, "war seat=1 column=0")
    assert marks(g, (0, 0), 1) == {"war"}


@pytest.mark.rule("empire 7.2")
def test_a_ravaged_square_makes_nothing_and_is_worth_nothing():
    g = war(
        {(0, 0): "forest", (1, 0): "meadow"}, {(0, 0): "mine", (1, 0): "sanctuary_hera"}, city=["market_iron"]
    )
    assert g.scores[1] == 3
    play(g, "war seat=1 column=1")
    assert g.scores[1] == 0
    play(g, "add square=grove", "at x=-1 y=0")
    owner = {(0, 0): "mine", (1, 0): "grove"}
    g = position(owner, city=["market_iron"], nature=["lake"], marks={(0, (0, 0)): "war"})
    assert free(g, "market_iron") == set()
    play(g, "add square=lake", "at x=-1 y=0")
    assert marks(g, (0, 0)) == {"war"}


@pytest.mark.rule("empire 7.3")
def test_war_on_top_of_a_craftsman_takes_his_points():
    g = war(
        {(0, 0): "forest", (1, 0): "meadow"},
        {(0, 0): "winery", (1, 0): "grove"},
        marks={(1, (0, 0)): "craftsman"},
    )
    assert g.sheet()[1] == {"craftsmen": 2}
    play(g, "war seat=1 column=0")
    assert marks(g, (0, 0), 1) == {"craftsman", "war"}
    assert g.scores[1] == 0


@pytest.mark.rule("empire 7.4")
def test_a_ravaged_square_still_protects_those_before_it():
    g = war({(0, 0): "forest", (1, 0): "meadow"}, WALL, marks={(1, (0, 1)): "war"})
    assert legal(g, "war") == ["war seat=1 column=-1", "war seat=1 column=1"]


@pytest.mark.rule("empire 7.5")
def test_a_ravaged_square_is_not_ravaged_again():
    g = war({(0, 0): "forest", (1, 0): "meadow"}, WALL, marks={(1, (0, 1)): "war"})
    assert refused(g, "war seat=1 column=0") == "7.5"


@pytest.mark.rule("empire 7.6")
def test_a_column_with_gaps_has_one_unprotected_square():
    arch = {(0, 0): "forest", (1, 0): "lake", (1, 1): "cliff", (1, 2): "cliff", (0, 2): "grove"}
    g = war({(0, 0): "forest", (1, 0): "meadow"}, arch)
    assert legal(g, "war") == ["war seat=1 column=0", "war seat=1 column=1"]
    play(g, "war seat=1 column=0")
    assert marks(g, (0, 2), 1) == {"war"}
    assert marks(g, (0, 0), 1) == set()


@pytest.mark.rule("empire 7.7")
def test_a_ravaged_square_is_still_a_neighbour_to_build_against():
    g = position(nature=["lake", "grove"], marks={(0, (0, 0)): "war"})
    assert {(-1, 0), (0, 1), (0, -1)} <= free(g, "lake")


@pytest.mark.rule("empire 7.7")
def test_a_ravaged_square_of_a_union_passes_on_but_makes_nothing():
    """Stone and wood of the others still come through the ravaged winery; its own wine does not."""
    mine = {(0, 0): "grove", (1, 0): "cliff", (0, 1): "winery", (1, 1): "fishery"}
    case: Any = {"village": ["mine"], "city": ["workshop_wine"], "nature": ["lake"]}
    g = position(mine, carts={0: [(0, 0)]}, marks={(0, (0, 1)): "war"}, **case)
    assert (-1, 1) in free(g, "mine")
    assert (0, 2) in free(g, "mine")
    assert free(g, "workshop_wine") == set()


@pytest.mark.rule("empire 7.8")
def test_a_coin_on_a_ravaged_square_is_collected():
    g = position(nature=["lake", "grove"], marks={(0, (0, 0)): "coin war"})
    play(g, "add square=lake", "at x=0 y=1")
    assert marks(g, (0, 0)) == {"war"}
    assert hand(g) == {"coins": 1}
