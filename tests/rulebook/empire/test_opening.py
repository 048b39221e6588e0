"""Opening a square. Chapter 3."""

from typing import Any

import pytest
from tests.rulebook.vocabulary import legal, play, refused

from ratusha.kernel import CHANCE

from .table import free, hand, position, row

FIVE = ["camp_horses", "camp_salt", "market_iron", "market_cloth", "tavern_gold"]


@pytest.mark.rule("empire 3.1")
def test_a_turn_opens_then_plays_a_token_then_adds():
    g = position(step="open", nature=["lake", "grove"], hands=[{"war": 1}])
    assert {text.split()[0] for text in legal(g)} == {"open"}
    assert refused(g, "add square=lake") == "3.1"
    assert refused(g, "skip") == "3.1"
    play(g, "open stack=village", "reveal square=mine")
    assert {text.split()[0] for text in legal(g)} == {"skip", "war"}
    assert refused(g, "add square=lake") == "4.1"
    assert refused(g, "open stack=city") == "4.1"
    play(g, "skip")
    assert {text.split()[0] for text in legal(g)} == {"add"}
    assert refused(g, "war seat=1 column=0") == "5.1"
    play(g, "add square=lake", "at x=0 y=1")
    assert g.seat == 1
    assert {text.split()[0] for text in legal(g)} == {"open"}


@pytest.mark.rule("empire 3.2")
def test_only_stacks_that_are_not_empty_can_be_opened():
    g = position(step="open", stacks={"village": []})
    assert legal(g) == ["open stack=nature", "open stack=city"]
    assert refused(g, "open stack=village") == "3.2"


@pytest.mark.rule("empire 3.2")
def test_opening_is_asked_for_even_if_one_stack_is_left():
    """Between two turns a proposal may be made, so that the game waits here."""
    g = position(step="open", stacks={"village": [], "nature": [], "city": ["camp_salt"]})
    assert g.seat == 0
    assert legal(g) == ["open stack=city"]


@pytest.mark.rule("empire 3.3")
def test_example_one_ivan_opens_a_fourth_village_square():
    """Three squares lie in the village row; the opened one lies there as the fourth."""
    g = position(step="open", nature=["lake", "grove"], village=["mine", "winery", "mine"])
    before = g.sizes[1]
    play(g, "open stack=village", "reveal square=fishery")
    assert row(g, "village") == ["mine", "winery", "mine", "fishery"]
    assert g.sizes[1] == before - 1
    assert not g.box


@pytest.mark.rule("empire 3.4")
def test_example_two_sergey_opens_from_a_stack_with_a_full_row():
    """Five squares lie in the city row: they go to the box, the opened one lies there alone."""
    g = position(step="open", nature=["lake", "grove"], city=FIVE)
    play(g, "open stack=city", "reveal square=workshop_oil")
    assert row(g, "city") == ["workshop_oil"]
    assert sorted(g.box) == sorted(position(city=FIVE, nature=["lake", "grove"]).rows[2])
    assert len(g.box) == 5


@pytest.mark.rule("empire 3.4")
def test_four_squares_are_not_cleared():
    g = position(step="open", nature=["lake", "grove"], city=FIVE[:4])
    play(g, "open stack=city", "reveal square=workshop_oil")
    assert row(g, "city") == [*FIVE[:4], "workshop_oil"]
    assert not g.box


@pytest.mark.rule("empire 3.5")
def test_a_full_row_is_cleared_only_by_its_own_stack():
    g = position(step="open", nature=["lake", "grove"], city=FIVE)
    play(g, "open stack=village", "reveal square=mine")
    assert row(g, "city") == FIVE
    assert row(g, "village") == ["mine"]
    assert row(g, "nature") == ["lake", "grove"]


FULL = {
    "nature": ["lake", "lake", "grove", "grove", "cliff"],
    "village": ["mine", "mine", "winery", "winery", "fishery"],
    "city": FIVE,
}


@pytest.mark.rule("empire 3.5")
@pytest.mark.parametrize("full", list(FULL))
@pytest.mark.parametrize("opened", list(FULL))
def test_opening_touches_no_other_row(full, opened):
    rows: Any = {stack: names if stack == full else names[:2] for stack, names in FULL.items()}
    g = position(step="open", **rows)
    new = {"nature": "waterfall", "village": "pasture", "city": "workshop_oil"}[opened]
    play(g, f"open stack={opened}", f"reveal square={new}")
    for stack in FULL:
        if stack != opened:
            assert row(g, stack) == rows[stack]
    assert row(g, opened) == ([new] if opened == full else [*rows[opened], new])
    assert len(g.box) == (5 if opened == full else 0)


@pytest.mark.rule("empire 3.5")
def test_a_full_row_beside_an_empty_stack_stays_and_can_be_added():
    mine = {(0, 0): "forest", (1, 0): "saltworks"}
    g = position(mine, step="open", nature=["lake", "grove"], city=FIVE, stacks={"city": []})
    assert "open stack=city" not in legal(g)
    play(g, "open stack=village", "reveal square=mine")
    assert row(g, "city") == FIVE
    assert free(g, "camp_salt")
    play(g, "add square=camp_salt", "at x=0 y=1")
    assert row(g, "city") == ["camp_horses", "market_iron", "market_cloth", "tavern_gold"]
    assert hand(g) == {"war": 1}


@pytest.mark.rule("empire 3.6")
def test_boxed_squares_never_come_back():
    """All three forests of the stack lie in the box: none can be opened, none can be added."""
    g = position(
        {(0, 0): "cliff", (1, 0): "cliff"},
        {(0, 0): "lake", (1, 0): "lake"},
        step="open",
        nature=["forest", "forest", "forest", "forest", "lake"],
    )
    play(g, "open stack=nature")
    assert g.seat == CHANCE
    assert "reveal square=forest" not in legal(g)
    assert refused(g, "reveal square=forest") == ""
    play(g, "reveal square=grove")
    assert legal(g, "add") == [] or "add square=forest" not in legal(g)
    assert g.box.count(0) == 4
