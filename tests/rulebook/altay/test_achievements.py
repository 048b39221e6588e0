"""Achievements. Chapter 9."""

import pytest
from tests.rulebook.vocabulary import asked, gained, legal, play, refused

from .table import done, open_cards, pool, position, there, working


@pytest.mark.rule("altay 9.1")
def test_one_at_a_time():
    g = position(work=("tools", "food"), open="gardening", pool="food")
    assert refused(g, "begin achievement=gardening resource=food") == "9.1"


@pytest.mark.rule("altay 9.2")
def test_beginning_with_a_fitting_resource():
    g = position(open="gardening tools", pool="food stone")
    assert refused(g, "begin achievement=gardening resource=stone") == "9.2"
    assert refused(g, "begin achievement=gardening resource=wood") == "1.11"
    assert refused(g, "begin achievement=masonry resource=stone") == "9.2"  # not open
    play(g, "begin achievement=gardening resource=food")
    assert pool(g) == {"stone": 1} and working(g) == "gardening"
    assert refused(g, "begin achievement=tools resource=food") == "9.1"


@pytest.mark.rule("altay 9.3")
def test_a_settlement_on_a_technology_none_on_a_wonder():
    g = position(open="gardening", pool="food")
    play(g, "begin achievement=gardening resource=food")
    assert g.players[0].supply == 9 and g.players[0].work_piece == 1
    g = position(open="gardening", pool="food", supply=(0,))
    play(g, "begin achievement=gardening resource=food")
    assert g.players[0].supply == 0 and g.players[0].work_piece == 0
    g = position(open="oracle", pool="food", done=("tools wheel",))
    play(g, "begin achievement=oracle resource=food")
    assert g.players[0].supply == 10 and g.players[0].work_piece == 0


@pytest.mark.rule("altay 9.4")
def test_the_row_is_refilled_to_three_kinds():
    """From a pile of two nothing is turned up; from a pile of one, until three kinds lie open."""
    g = position(open="gardening gardening tools rites", stock="masonry tools", pool="food")
    play(g, "begin achievement=gardening resource=food")
    assert asked(g) == "Turn" and open_cards(g) == {"gardening": 1, "tools": 1, "rites": 1}
    g = position(open="gardening tools rites", stock="masonry tools", pool="food")
    play(g, "begin achievement=gardening resource=food", "reveal achievement=tools")
    assert asked(g) == "Reveal"
    play(g, "reveal achievement=masonry")
    assert open_cards(g) == {"tools": 2, "masonry": 1, "rites": 1}
    g = position(open="gardening tools rites", pool="food")
    play(g, "begin achievement=gardening resource=food")
    assert asked(g) == "Turn"  # the deck is empty


@pytest.mark.rule("altay 9.4", "altay 9.11")
def test_no_refill_after_the_secret_wonder():
    g = position(
        open="oracle library colossus",
        stock="pyramid",
        secrets=("forge",),
        pool="food",
        done=("tools wheel",),
    )
    play(g, "begin achievement=forge resource=food")
    assert asked(g) == "Turn" and len(open_cards(g)) == 3


@pytest.mark.rule("altay 9.5")
def test_no_more_of_a_level_than_below():
    g = position(open="wheel", pool="food", done=("tools bronze",))
    assert refused(g, "begin achievement=wheel resource=food") == "9.5"
    g = position(open="wheel", pool="food", done=("tools rites bronze",))
    play(g, "begin achievement=wheel resource=food")
    assert working(g) == "wheel"
    assert refused(position(open="wheel", pool="food"), "begin achievement=wheel resource=food") == "9.5"


@pytest.mark.rule("altay 9.5", "altay 9.11")
def test_a_wonder_or_a_second_technology_of_level_two():
    """Two of level 1, one of level 2: a wonder or a second level 2 may be begun."""
    g = position(open="oracle wheel", pool="food", done=("tools rites bronze",))
    assert legal(g, "begin") == [
        "begin achievement=wheel resource=food",
        "begin achievement=oracle resource=food",
    ]


@pytest.mark.rule("altay 9.6")
def test_all_achievements_are_different():
    g = position(open="tools", pool="food", done=("tools",))
    assert refused(g, "begin achievement=tools resource=food") == "9.6"


@pytest.mark.rule("altay 9.7")
def test_working_on():
    g = position(work=("laws", "food stone"), pool="culture stone", done=("tools",))
    assert refused(g, "work resource=stone") == "9.7"
    assert refused(g, "work resource=wood") == "1.11"
    play(g, "work resource=culture")
    assert working(g) == "laws" and pool(g) == {"stone": 1}
    assert refused(position(pool="food"), "work resource=food") == "9.7"


@pytest.mark.rule("altay 9.8")
def test_completing_a_technology():
    """Resources to the supply, the settlement on the map, points; and the next may be begun at once."""
    g = position(work=("tools", "food wood"), pool="metal food", open="gardening")
    play(g, "work resource=metal")
    assert asked(g) == "Place"
    play(g, "place region=NW2")
    assert done(g) == ["tools"] and working(g) == "" and there(g, "NW2") == (0, 1)
    assert pool(g) == {"food": 1} and g.scores[0] == 3  # Tools 1, two regions 2
    play(g, "begin achievement=gardening resource=food")
    assert working(g) == "gardening"


@pytest.mark.rule("altay 9.8", "altay 7.2")
def test_the_settlement_of_a_technology_without_a_place():
    homes = {"NW1": (0, 4), "SW1": (1, 1)}
    markers = {"NW2": "1_none", "NW4": "1_none"}
    g = position(homes=homes, markers=markers, work=("tools", "food wood"), pool="metal")
    play(g, "work resource=metal")
    assert asked(g) == "Turn" and g.players[0].removed == 1 and g.players[0].supply == 10
    g = position(work=("tools", "food wood"), piece=0, pool="metal", supply=(0,))
    play(g, "work resource=metal")
    assert asked(g) == "Turn" and done(g) == ["tools"]  # it had none


@pytest.mark.rule("altay 9.9", "altay 1.12")
def test_abandoning():
    g = position(work=("tools", "food wood"), open="tools gardening", pool="food")
    play(g, "abandon")
    assert g.players[0].supply == 11 and pool(g) == {"food": 1} and working(g) == ""
    assert open_cards(g) == {"gardening": 1, "tools": 1} and len(g.abandoned) == 1
    play(g, "begin achievement=tools resource=food")  # another copy
    assert working(g) == "tools"
    assert refused(position(), "abandon") == "9.9"


@pytest.mark.rule("altay 9.10")
def test_a_wonder_is_not_abandoned():
    g = position(work=("oracle", "food"), piece=0, done=("tools wheel",))
    assert refused(g, "abandon") == "9.10"


@pytest.mark.rule("altay 9.11")
def test_the_secret_wonder():
    """It needs a level 2 technology; beginning it shows it to everybody."""
    no = position(secrets=("oracle", "forge"), pool="food", done=("tools",))
    assert refused(no, "begin achievement=oracle resource=food") == "9.11"
    g = position(secrets=("oracle", "forge"), pool="food food", done=("tools wheel",))
    assert refused(g, "begin achievement=forge resource=food") == "9.2"  # another's secret
    before = g.seen_by(1)
    play(g, "begin achievement=oracle resource=food")
    assert working(g) == "oracle" and g.players[0].secret_out == 1
    assert '"secret":-2' in before.to_json() and '"secret":-2' not in g.seen_by(1).to_json()
    assert gained(g) == {}
