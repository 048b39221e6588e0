"""Rounds, income, power, conversions. Chapters 3, 4 and 5."""

import pytest
from tests.rulebook.vocabulary import changed, legal, mark, play, refused

from ratusha.games.terra_mystica.resources import gain_power, room
from ratusha.games.terra_mystica.rounds import ROUND, take_income

from .table import board, end, give, position, seat

TWO = {"witches": {"F4": "D"}, "nomads": {"I7": "D"}}


def two(**more):
    """Witches and Nomads far apart, the Witches on turn."""
    return position("witches", "nomads", on=TWO, **more)


@pytest.mark.rule("terra_mystica 3.1", "terra_mystica 4.4")
def test_income_comes_before_actions_in_round_1_too():
    """A standard faction with one dwelling gets 2 workers, in the first round as well."""
    g = two(round=1)
    g.round = 0
    g.agenda = [ROUND]
    mark(g)
    g.settle()
    assert g.round == 1
    assert changed(g, seat(g, "witches")) == {"workers": 2}
    assert legal(g, "pass")


@pytest.mark.rule("terra_mystica 3.2", "terra_mystica 7.10")
def test_turns_go_clockwise_from_the_first_to_pass():
    """Seat 2 passes first, then seat 1, then seat 0: the next round goes 2, 0, 1 all the same."""
    g = position("witches", "nomads", "giants", on={**TWO, "giants": {"A6": "D"}}, turn=2)
    give(g, "witches", priests=1)
    play(g, legal(g, "pass")[0])
    assert g.seat == 0
    play(g, "priest cult=fire steps=1")
    end(g)
    assert g.seat == 1
    play(g, legal(g, "pass")[0])
    play(g, legal(g, "pass")[0])
    assert g.round == 3
    assert g.order == [2, 0, 1]
    assert g.seat == 2


@pytest.mark.rule("terra_mystica 3.3")
def test_one_action_each_until_all_have_passed():
    g = two()
    give(g, "witches", priests=3)
    give(g, "nomads", priests=3)
    asked = []
    for _ in range(2):
        asked.append(g.seat)
        play(g, "priest cult=fire steps=1")
        end(g)
        asked.append(g.seat)
        play(g, "priest cult=air steps=1")
        end(g)
    assert asked == [0, 1, 0, 1]
    play(g, legal(g, "pass")[0])
    play(g, "priest cult=air steps=1")
    end(g)
    assert g.seat == 1


@pytest.mark.rule("terra_mystica 3.4")
def test_who_is_alone_goes_on():
    g = two()
    give(g, "nomads", priests=3)
    play(g, legal(g, "pass")[0])
    for _ in range(3):
        assert g.seat == 1
        play(g, "priest cult=water steps=1")
        end(g)
    assert g.seat == 1
    assert g.round == 2


@pytest.mark.rule("terra_mystica 3.5", "terra_mystica 9.3")
def test_offers_are_put_when_the_turn_is_over():
    """A temple: the favour tile is taken first, conversions may follow, then the neighbour is asked."""
    g = position("witches", "nomads", on={"witches": {"F4": "TP"}, "nomads": {"F3": "D"}})
    give(g, "witches", coins=20, workers=20, bowls=(0, 0, 12))
    play(g, "upgrade hex=F4 to=temple")
    assert g.seat == 0
    assert legal(g, "take") == []
    play(g, "favour tile=FAV9", "convert what=power_to_coin", "end")
    assert g.seat == 1
    assert legal(g) == ["take from=0 power=1", "decline from=0 power=1"]
    play(g, "take from=0 power=1")
    assert g.seat == 1
    assert legal(g, "pass")


@pytest.mark.rule("terra_mystica 3.5")
def test_a_price_is_paid_before_what_it_brings():
    """Three workers buy no spade and dwelling for four, though the stronghold's power would pay later."""
    g = position("alchemists", "nomads", on={"alchemists": {"E5": "SH"}, "nomads": {"I12": "D"}})
    give(g, "alchemists", coins=0, workers=2, bowls=(0, 6, 0))
    assert legal(g, "transform") == []
    assert legal(g, "spade") == []


@pytest.mark.rule("terra_mystica 4.1")
@pytest.mark.parametrize(
    ("faction", "buildings", "got"),
    [
        ("witches", {"F4": "D", "E9": "D"}, {"workers": 3}),
        ("witches", {"F4": "TP", "E9": "D"}, {"workers": 2, "coins": 2, "bowl1": -1, "bowl2": 1}),
        ("witches", {"F4": "TE"}, {"workers": 1, "priests": 1}),
        ("witches", {"F4": "SA"}, {"workers": 1, "priests": 1}),
        ("witches", {"F4": "SH"}, {"workers": 1, "bowl1": -2, "bowl2": 2}),
        ("alchemists", {"E5": "SH"}, {"workers": 1, "coins": 6}),
        ("chaosmagicians", {"E3": "SH"}, {"workers": 3}),
        ("fakirs", {"F3": "SH"}, {"workers": 1, "priests": 1}),
        ("darklings", {"E5": "SA"}, {"workers": 1, "priests": 2}),
        ("swarmlings", {"E4": "SA", "D5": "D"}, {"workers": 3, "priests": 2}),
        ("engineers", {"E7": "D", "F6": "D"}, {"workers": 2}),
        ("engineers", {"E7": "TE", "F6": "TE"}, {"priests": 1, "bowl1": -3, "bowl2": 1, "bowl3": 2}),
        ("dwarves", {"E7": "TP", "F6": "TP"}, {"workers": 1, "coins": 5, "bowl1": -2, "bowl2": 2}),
        ("swarmlings", {"E4": "TP"}, {"workers": 2, "coins": 2, "bowl1": -2, "bowl2": 2}),
        ("mermaids", {"E4": "SH"}, {"workers": 1, "bowl1": -3, "bowl2": 2, "bowl3": 1}),
    ],
)
def test_income_from_buildings(faction, buildings, got):
    """Case D3 and table A8: by the number of buildings on the map."""
    g = position(faction, "giants" if faction != "chaosmagicians" else "auren", on={faction: buildings})
    take_income(g, seat(g, faction))
    assert changed(g, seat(g, faction)) == got


@pytest.mark.rule("terra_mystica 4.1")
def test_eight_dwellings_yield_no_more_workers_than_seven():
    dwellings = ("E5", "E6", "E7", "D4", "D5", "F3", "F4", "A1")
    for count, workers in ((7, 8), (8, 8)):
        g = position("nomads", "witches", on={"nomads": dict.fromkeys(dwellings[:count], "D")})
        take_income(g, 0)
        assert changed(g, seat(g, "nomads")) == {"workers": workers}


@pytest.mark.rule("terra_mystica 4.2", "terra_mystica 8.6")
@pytest.mark.parametrize(
    ("card", "favours", "got"),
    [
        ("BON3", ["FAV7"], {"workers": 2, "bowl1": -1, "bowl2": 1, "coins": 6}),
        ("BON1", [], {"workers": 1, "coins": 2}),
        ("BON2", [], {"workers": 1, "coins": 4}),
        ("BON4", [], {"workers": 1, "bowl1": -3, "bowl2": 3}),
        ("BON5", [], {"workers": 2, "bowl1": -3, "bowl2": 3}),
        ("BON6", [], {"workers": 3}),
        ("BON7", [], {"workers": 2}),
        ("BON8", [], {"workers": 1, "priests": 1}),
        ("BON9", [], {"workers": 1, "coins": 2}),
        ("", ["FAV8"], {"workers": 1, "bowl1": -4, "bowl2": 4}),
        ("", ["FAV9"], {"workers": 1, "coins": 3}),
    ],
)
def test_income_from_card_and_favour_tiles(card, favours, got):
    """Case D4 and tables A4, A5; the board itself shows one worker without dwellings."""
    g = position("witches", "nomads")
    give(g, "witches", card=card, favours=favours)
    take_income(g, 0)
    assert changed(g, seat(g, "witches")) == got


@pytest.mark.rule("terra_mystica 4.3")
def test_no_more_than_seven_priests_with_those_on_the_cults():
    """Ruling C21: 2 on the cult board and 4 in hand leave room for one; two temples and a card give 3."""
    g = position("witches", "nomads", on={"witches": {"F4": "TE", "E9": "TE"}})
    give(g, "witches", priests=4, ordained=2, card="BON8")
    take_income(g, 0)
    assert board(g, "witches").priests == 5


@pytest.mark.rule("terra_mystica 4.3")
def test_a_priest_too_many_is_lost_in_a_conversion_and_a_power_action():
    g = two()
    give(g, "witches", priests=7, bowls=(0, 0, 12))
    play(g, "convert what=power_to_priest")
    assert board(g, "witches").priests == 7
    assert board(g, "witches").bowl3 == 7
    play(g, "power action=ACT2")
    assert board(g, "witches").priests == 7


@pytest.mark.rule("terra_mystica 4.5")
@pytest.mark.parametrize(
    ("bowls", "power", "after", "got"),
    [
        ((2, 5, 5), 3, (0, 6, 6), 3),
        ((5, 7, 0), 2, (3, 9, 0), 2),
        ((0, 1, 11), 4, (0, 0, 12), 1),
        ((0, 0, 12), 3, (0, 0, 12), 0),
        ((1, 0, 0), 2, (0, 0, 1), 2),
    ],
)
def test_gaining_power(bowls, power, after, got):
    """Case D5 first."""
    g = position("witches", "nomads")
    give(g, "witches", bowls=bowls)
    before = room(board(g, "witches"))
    gain_power(g, 0, power, "income")
    player = board(g, "witches")
    assert (player.bowl1, player.bowl2, player.bowl3) == after
    assert before - room(player) == got


@pytest.mark.rule("terra_mystica 4.6")
def test_only_bowl_3_is_spent_and_goes_to_bowl_1():
    """Case D5: with 6 in bowl III up to 6 can be spent, whatever is in the others."""
    g = two()
    give(g, "witches", bowls=(0, 6, 6))
    assert "power action=ACT6" in legal(g)
    play(g, "power action=ACT4")
    assert changed(g, seat(g, "witches")) == {"coins": 7, "bowl3": -4, "bowl1": 4}
    give(g, "witches", bowls=(6, 6, 0))
    assert legal(g, "convert what=power") == []


@pytest.mark.rule("terra_mystica 4.7", "terra_mystica 5.4")
def test_burning_takes_two_tokens_of_bowl_2():
    g = two()
    give(g, "witches", bowls=(5, 7, 0))
    play(g, "burn", "burn")
    assert changed(g, seat(g, "witches")) == {"bowl2": -4, "bowl3": 2}


@pytest.mark.rule("terra_mystica 4.7")
def test_a_single_token_can_not_be_burned():
    """Case D20."""
    g = two()
    give(g, "witches", bowls=(11, 1, 0))
    assert refused(g, "burn") == "4.7"


@pytest.mark.rule("terra_mystica 5.1")
@pytest.mark.parametrize(
    ("what", "got"),
    [
        ("power_to_priest", {"priests": 1, "bowl3": -5, "bowl1": 5}),
        ("power_to_worker", {"workers": 1, "bowl3": -3, "bowl1": 3}),
        ("power_to_coin", {"coins": 1, "bowl3": -1, "bowl1": 1}),
        ("priest_to_worker", {"priests": -1, "workers": 1}),
        ("worker_to_coin", {"workers": -1, "coins": 1}),
    ],
)
def test_rates(what, got):
    g = two()
    give(g, "witches", bowls=(0, 4, 8), priests=2, workers=2)
    play(g, f"convert what={what}")
    assert changed(g, seat(g, "witches")) == got


@pytest.mark.rule("terra_mystica 5.1")
@pytest.mark.parametrize("what", ["coins_to_point", "point_to_coin", "worker_to_priest"])
def test_there_are_no_other_rates(what):
    g = two()
    give(g, "witches", coins=20, workers=20)
    assert refused(g, f"convert what={what}") == "5.1"


@pytest.mark.rule("terra_mystica 5.1")
def test_too_little_buys_nothing():
    g = two()
    give(g, "witches", bowls=(0, 0, 2), priests=0, workers=0)
    assert legal(g, "convert") == ["convert what=power_to_coin"]


@pytest.mark.rule("terra_mystica 5.2")
def test_conversions_before_between_and_after():
    """Ruling C15: a coin for the spade action's dwelling is made between transforming and building."""
    g = two()
    give(g, "witches", coins=0, workers=4, bowls=(0, 0, 12))
    play(g, "convert what=power_to_worker", "power action=ACT5")
    play(g, "convert what=power_to_coin", "transform hex=F3 to=plains")
    assert "convert what=worker_to_coin" in legal(g)
    play(g, "convert what=worker_to_coin", "end")
    assert g.seat == 1


@pytest.mark.rule("terra_mystica 5.2")
def test_a_conversion_is_no_action():
    g = two()
    give(g, "witches", workers=5)
    play(g, "convert what=worker_to_coin", "convert what=worker_to_coin")
    assert g.seat == 0
    assert legal(g, "pass")


@pytest.mark.rule("terra_mystica 5.3", "terra_mystica 3.3")
def test_no_conversion_after_passing():
    """Ruling C16."""
    g = two()
    give(g, "witches", workers=5, bowls=(0, 0, 12))
    play(g, legal(g, "pass")[0])
    assert g.seat == 1
    assert g.asides(0) == []
    assert g.moves(0) == []


@pytest.mark.rule("terra_mystica 5.4")
def test_burning_is_free_in_the_own_turn_only():
    """Ruling C34."""
    g = position("witches", "nomads", on={"witches": {"F4": "D"}, "nomads": {"F3": "D"}})
    give(g, "witches", coins=20, workers=20, bowls=(0, 12, 0))
    give(g, "nomads", bowls=(0, 12, 0))
    play(g, "burn", "upgrade hex=F4 to=trading_house", "burn", "end")
    assert legal(g) == ["take from=0 power=1", "decline from=0 power=1"]
