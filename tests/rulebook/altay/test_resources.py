"""Resources, buying, settlements. Chapters 5 to 7."""

import pytest
from tests.rulebook.vocabulary import asked, gained, got, legal, play, refused, told

from .table import discard, on_sale, pool, position, region, there


@pytest.mark.rule("altay 1.5")
def test_resources_do_not_run_out():
    """Sixteen tokens lie in the box; a seventeenth stone is produced all the same."""
    g = position(hands=("stonecutter",), pool="stone " * 16)
    play(g, "play card=stonecutter option=1")
    assert pool(g) == {"stone": 17}


@pytest.mark.rule("altay 1.5")
def test_raw_material_is_wood_metal_or_stone():
    g = position(hands=("worker",))
    play(g, "play card=worker option=1")
    assert refused(g, "take resource=food") == "1.5"
    assert refused(g, "take resource=culture") == "1.5"
    assert told(g, "take resource=food") == "Only raw material fits here, not food. (rule altay 1.5)"


@pytest.mark.rule("altay 1.11")
def test_the_player_chooses_what_pays_an_open_part():
    """Scholar with a point: 2 food, a raw material, any resource."""
    g = position(pool="food food food wood stone culture")
    play(g, "buy card=scholar")
    assert legal(g) == ["pay resource=wood", "pay resource=stone"]
    assert refused(g, "pay resource=culture") == "1.5"
    assert refused(g, "pay resource=metal") == "1.11"
    play(g, "pay resource=stone")
    assert legal(g) == ["pay resource=food", "pay resource=wood", "pay resource=culture"]
    play(g, "pay resource=culture")
    assert pool(g) == {"food": 1, "wood": 1} and asked(g) == "Turn"


@pytest.mark.rule("altay 5.1")
def test_each_is_chosen_when_it_is_produced():
    g = position(hands=("merchant",), pool="food")
    play(g, "play card=merchant option=1", "take resource=wood")
    assert pool(g) == {"wood": 1} and asked(g) == "Produce"
    play(g, "take resource=culture")
    assert pool(g) == {"wood": 1, "culture": 1}


@pytest.mark.rule("altay 5.2")
def test_two_stonecutters_two_mountains():
    """The rulebook's example A: 4 stone."""
    g = position(hands=("stonecutter stonecutter",), homes={"MW": (0, 1), "MC": (0, 2)})
    play(g, "play card=stonecutter option=2", "use region=MC", "play card=stonecutter option=2")
    assert pool(g) == {"stone": 4}
    assert g.used.bit_count() == 2


@pytest.mark.rule("altay 5.2")
def test_two_stonecutters_one_mountain():
    """The rulebook's example B: 2 + 1 = 3 stone; the number of settlements does not matter."""
    g = position(hands=("stonecutter stonecutter",), homes={"MW": (0, 3)})
    play(g, "play card=stonecutter option=2")
    assert refused(g, "play card=stonecutter option=2") == "5.2"
    play(g, "play card=stonecutter option=1")
    assert pool(g) == {"stone": 3}
    assert refused(position(hands=("stonecutter",)), "play card=stonecutter option=2") == "5.2"


@pytest.mark.rule("altay 5.2")
def test_the_region_is_picked():
    g = position(hands=("farmer",), homes={"NW1": (0, 1), "NW5": (0, 1), "NW2": (0, 1)})
    play(g, "play card=farmer option=2")
    assert legal(g) == ["use region=NW1", "use region=NW5"]
    assert refused(g, "use region=NW2") == "5.2"
    play(g, "use region=NW5")
    assert g.used == 1 << region("NW5") and pool(g) == {"food": 3}


@pytest.mark.rule("altay 5.3")
def test_spending_before_producing():
    g = position(done=("tools",), pool="culture food")
    play(g, "apply achievement=tools", "pay resource=culture", "take resource=metal")
    assert pool(g) == {"food": 1, "metal": 1}
    assert got(g) == {"culture": -1, "metal": 1}


@pytest.mark.rule("altay 5.4")
def test_what_is_left_is_lost():
    g = position(pool="food wood wood")
    play(g, "end")
    assert pool(g) == {} and got(g) == {"food": -1, "wood": -2}
    assert g.players[0].coins == 0


@pytest.mark.rule("altay 5.5", "altay 5.6")
def test_trade():
    """3 left and 4 coins: 7 coins; a resource later costs 5, and 2 are left."""
    g = position(pool="food wood wood", coins=(4,), trade="on")
    play(g, "end")
    assert g.players[0].coins == 7
    play(g, "end", "trade resource=culture")
    assert g.players[0].coins == 2 and pool(g) == {"culture": 1}
    assert refused(g, "trade resource=food") == "5.6"
    assert refused(position(coins=(9,)), "trade resource=food") == "5.5"


@pytest.mark.rule("altay 5.5", "altay 9.9")
def test_coins_for_the_pool_but_not_for_what_lies_on_cards():
    """What came from a store and was not spent brings coins, what was laid on cards does not."""
    g = position(table={"merchant": "food wood", "village": "food"}, trade="on", work=("tools", "food metal"))
    play(g, "empty card=merchant", "abandon", "end")
    assert g.players[0].coins == 2


@pytest.mark.rule("altay 6.1")
def test_points_on_a_card_cost_more():
    """Worker: 2 food; the copies with a point one resource of any kind more."""
    g = position(pool="food food wood")
    play(g, "buy card=worker")
    assert pool(g) == {} and gained(g) == {"cards": 1}
    g = position(pool="food food", sold={"worker": 2})
    play(g, "buy card=worker")
    assert pool(g) == {} and gained(g) == {}
    assert refused(position(pool="food food"), "buy card=worker") == "6.1"
    assert refused(position(pool="food wood wood wood"), "buy card=worker") == "6.1"


@pytest.mark.rule("altay 6.1")
def test_the_same_resource_is_not_counted_twice():
    """Merchant without points: 1 food and 1 raw. Wood alone does not pay."""
    sold = {"merchant": 2}
    assert refused(position(pool="wood wood", sold=sold), "buy card=merchant") == "6.1"
    assert refused(position(pool="food food", sold=sold), "buy card=merchant") == "6.1"
    g = position(pool="food stone", sold=sold)
    play(g, "buy card=merchant")
    assert pool(g) == {} and asked(g) == "Turn"


@pytest.mark.rule("altay 6.2")
def test_one_of_a_kind_a_turn():
    g = position(pool="food " * 6, sold={"worker": 2, "farmer": 1})
    play(g, "buy card=worker")
    assert refused(g, "buy card=worker") == "6.2"
    play(g, "buy card=farmer")
    assert pool(g) == {"food": 2}


@pytest.mark.rule("altay 2.2", "altay 6.2")
def test_an_empty_pile():
    g = position(pool="food " * 6, sold={"worker": 4})
    assert on_sale(g, "worker") == []
    assert refused(g, "buy card=worker") == "2.2"


@pytest.mark.rule("altay 6.3")
def test_what_lies_on_cards_does_not_pay():
    sold = {"lumberjack": 1}
    g = position(table={"village": "food", "merchant": "food"}, sold=sold)
    assert refused(g, "buy card=lumberjack") == "6.1"
    play(g, "empty card=merchant", "buy card=lumberjack")
    assert discard(g) == ["lumberjack", "merchant"]


@pytest.mark.rule("altay 6.4")
def test_a_bought_card_goes_to_the_discard_pile():
    g = position(pool="food", sold={"miner": 1})
    play(g, "buy card=miner")
    assert discard(g) == ["miner"] and on_sale(g, "miner") == [0, 0]


@pytest.mark.rule("altay 7.1")
def test_where_settlements_may_be_placed():
    g = position(
        homes={"NW1": (0, 4), "NW2": (0, 1), "SW1": (1, 1), "NW3": (1, 1)},
        markers={"NW4": "1_none"},
        table={"small_town": "food food wood stone"},
        pool="metal",
    )
    play(g, "put resource=metal card=small_town")
    assert legal(g) == ["place region=NW2", "place region=NW5"]
    assert refused(g, "place region=NW1") == "7.1"  # four are there
    assert refused(g, "place region=NW4") == "1.10"  # a marker
    assert refused(g, "place region=NW3") == "1.10"  # an opponent
    assert refused(g, "place region=MW") == "7.1"  # not adjacent
    play(g, "place region=NW5")
    assert "place region=MW" in legal(g)  # the first one opens a place for the second
    play(g, "place region=MW")
    assert there(g, "MW") == (0, 1) and g.players[0].supply == 8
    assert gained(g) == {"regions": 1 + 1}


@pytest.mark.rule("altay 7.2", "altay 1.12")
def test_a_settlement_without_a_place_leaves_the_game():
    homes = {"NW1": (0, 4), "SW1": (1, 1)}
    g = position(
        homes=homes, markers={"NW2": "1_none", "NW4": "1_none"}, table={"village": "food wood"}, pool="wood"
    )
    play(g, "put resource=wood card=village")
    assert asked(g) == "Turn"
    assert (g.players[0].supply, g.players[0].removed) == (9, 1)
    assert there(g, "NW1") == (0, 4)


@pytest.mark.rule("altay 7.2")
def test_a_settlement_with_a_place_must_be_placed():
    g = position(table={"village": "food wood"}, pool="wood")
    play(g, "put resource=wood card=village")
    assert all(move.startswith("place") for move in legal(g))


@pytest.mark.rule("altay 7.3")
def test_as_many_as_the_supply_has():
    g = position(table={"small_town": "food food wood stone"}, pool="wood", supply=(1,))
    play(g, "put resource=wood card=small_town", "place region=NW1")
    assert asked(g) == "Turn" and g.players[0].supply == 0
    g = position(table={"village": "food wood"}, pool="wood", supply=(0,))
    play(g, "put resource=wood card=village")
    assert asked(g) == "Turn" and g.players[0].removed == 0
