"""The actions: take, place, sell, workers, buy. Chapter 5."""

import pytest
from tests.rulebook.vocabulary import asked, gained, happened, legal, play, points, refused

from ratusha.games.burgundy.components import NO_TILE

from .table import depot, goods, position, silver, stored, workers


@pytest.mark.rule("burgundy 5.1")
def test_a_tile_of_the_dies_depot_goes_to_storage():
    g = position(dice=(3, 1), depots={0: ["bank"], 3: ["ship", "church"], 4: ["mine"]}, storage=["castle"])
    assert legal(g, "take") == ["take die=3 depot=3 slot=0", "take die=3 depot=3 slot=1"]
    play(g, "take die=3 depot=3 slot=1")
    assert stored(g) == ["castle", "church", ""]
    assert depot(g, 3) == ["ship"]
    assert g.estates[0].tiles.count(NO_TILE) == 36
    assert gained(g) == {}


@pytest.mark.rule("burgundy 5.1")
def test_an_empty_space_of_a_depot_gives_nothing():
    g = position(dice=(3, 1), depots={3: ["", "church"]})
    assert refused(g, "take die=3 depot=3 slot=0") == "5.1"
    assert refused(g, "take die=3 depot=3 slot=3") == "5.1"


@pytest.mark.rule("burgundy 5.2")
def test_with_full_storage_one_of_the_three_is_discarded():
    g = position(dice=(3, 1), depots={3: ["ship"], 1: ["mine"]}, storage=["bank", "church", "castle"])
    assert legal(g, "take")[:3] == [f"take die=3 depot=3 slot=0 discard={i}" for i in range(3)]
    assert refused(g, "take die=3 depot=3 slot=0") == "5.2"
    play(g, "take die=3 depot=3 slot=0 discard=1")
    assert stored(g) == ["bank", "ship", "castle"]
    assert depot(g, 3) == []


@pytest.mark.rule("burgundy 5.3")
def test_no_discard_while_there_is_room():
    """Two stored tiles: the new one goes to the free space, and nothing may be thrown away."""
    g = position(dice=(3, 1), depots={3: ["ship"], 1: ["mine"]}, storage=["bank", "", "castle"])
    assert refused(g, "take die=3 depot=3 slot=0 discard=0") == "5.3"
    play(g, "take die=3 depot=3 slot=0")
    assert stored(g) == ["bank", "ship", "castle"]


@pytest.mark.rule("burgundy 5.4")
def test_colour_number_and_neighbourhood_decide_where_a_tile_goes():
    """Dice 4 and 1: of the mine spaces only 24 (number 4) touches the castle; 29 (number 1) does not yet."""
    g = position(dice=(4, 1), storage=["mine", "mine"])
    assert legal(g, "place") == ["place die=4 storage=0 space=24", "place die=4 storage=1 space=24"]
    assert refused(g, "place die=1 storage=0 space=29") == "5.4"
    assert refused(g, "place die=4 storage=0 space=20") == "5.4"
    assert refused(g, "place die=1 storage=2 space=29") == "5.4"
    assert refused(g, "place die=1 storage=0 space=24") == "4.3"
    play(g, "place die=4 storage=0 space=24")
    assert stored(g) == ["", "mine", ""]
    assert legal(g, "place") == ["place die=1 storage=1 space=29"]


@pytest.mark.rule("burgundy 5.4")
def test_a_filled_space_takes_no_second_tile():
    g = position(dice=(4, 1), storage=["mine"], tiles={24: "mine"})
    assert refused(g, "place die=4 storage=0 space=24") == "5.4"
    assert legal(g, "place") == ["place die=1 storage=0 space=29"]


@pytest.mark.rule("burgundy 5.5")
def test_no_second_building_of_the_same_kind_in_a_city():
    """The city {25, 26, 31, 32, 36} has a bank: another may go to city {11}, not to 26; a church may."""
    g = position(dice=(1, 3), storage=["bank", "church"], tiles={25: "bank"})
    assert refused(g, "place die=1 storage=0 space=26") == "5.5"
    assert legal(g, "place") == [
        "place die=1 storage=1 space=26",
        "place die=3 storage=0 space=11",
        "place die=3 storage=1 space=11",
    ]


@pytest.mark.rule("burgundy 5.5")
def test_the_whole_city_is_barred_not_only_the_neighbours():
    """A market on 25 bars space 36 at the other end of the same city."""
    g = position(dice=(3, 1), storage=["market"], tiles={25: "market", 30: "knowledge-3", 35: "knowledge-2"})
    assert refused(g, "place die=3 storage=0 space=36") == "5.5"


@pytest.mark.rule("burgundy 5.6")
@pytest.mark.parametrize(("seats", "each"), [(2, 2), (3, 3), (4, 4)])
@pytest.mark.parametrize("tiles", [1, 5])
def test_a_sale_brings_points_by_players_and_one_silver(seats, each, tiles):
    g = position(seats=seats, dice=(4, 1), goods={4: tiles, 1: 1})
    play(g, "sell die=4 goods=4")
    assert gained(g) == {"goods": tiles * each}
    assert silver(g) == 1
    assert workers(g) == 0
    assert goods(g) == {1: 1}
    assert g.estates[0].sold[4] == tiles


@pytest.mark.rule("burgundy 5.6")
def test_sold_goods_of_two_sales_add_up():
    g = position(dice=(4, 4), goods={4: 2}, sold={4: 3})
    play(g, "sell die=4 goods=4")
    assert g.estates[0].sold[4] == 5


@pytest.mark.rule("burgundy 5.7")
def test_goods_one_does_not_have_cannot_be_sold():
    g = position(dice=(4, 1), goods={3: 2})
    assert legal(g, "sell") == []
    assert refused(g, "sell die=4 goods=4") == "5.7"


@pytest.mark.rule("burgundy 5.8")
@pytest.mark.parametrize("die", range(1, 7))
def test_any_die_brings_two_workers(die):
    g = position(dice=(die, die))
    play(g, f"workers die={die}")
    assert (workers(g), silver(g), points(g)) == (2, 0, 0)


@pytest.mark.rule("burgundy 5.9")
def test_two_silver_buy_a_tile_of_the_black_depot():
    g = position(silver=3, depots={0: ["bank", "", "ship"], 1: ["mine"]})
    assert legal(g, "buy") == ["buy depot=0 slot=0", "buy depot=0 slot=2"]
    play(g, "buy depot=0 slot=2")
    assert silver(g) == -2
    assert stored(g) == ["ship", "", ""]
    assert depot(g, 0) == ["bank"]
    assert g.dice[:2] == [1, 2]


@pytest.mark.rule("burgundy 5.9")
def test_one_silver_is_not_enough_and_numbered_depots_are_not_for_sale():
    g = position(silver=1, depots={0: ["bank"], 1: ["mine"]})
    assert legal(g, "buy") == []
    assert refused(g, "buy depot=0 slot=0") == "5.9"
    g = position(silver=2, depots={0: ["bank"], 1: ["mine"]})
    assert refused(g, "buy depot=1 slot=0") == "5.9"
    assert refused(g, "buy depot=0 slot=5") == "5.1"


@pytest.mark.rule("burgundy 5.10")
def test_a_purchase_with_full_storage_needs_a_discard():
    g = position(silver=2, depots={0: ["bank"], 1: ["mine"]}, storage=["ship", "mine", "church"])
    assert legal(g, "buy") == [f"buy depot=0 slot=0 discard={i}" for i in range(3)]
    assert refused(g, "buy depot=0 slot=0") == "5.2"
    play(g, "buy depot=0 slot=0 discard=0")
    assert stored(g) == ["bank", "mine", "church"]


@pytest.mark.rule("burgundy 5.11")
def test_a_tile_has_fully_scored_before_its_choice_is_asked():
    """A castle finishes its area and its colour: all points are there before the castle's action."""
    g = position(tiles={1: "castle", 2: "castle", 11: "bank"}, storage=["castle"], dice=(6, 1))
    play(g, "place die=6 storage=0 space=6")
    assert asked(g) == "CastleAction"
    assert points(g) == 6 + 10 + 5
    causes = [event.cause for event in happened() if event.what == "points"]
    assert causes == ["area-castle", "phase", "bonus"]


@pytest.mark.rule("burgundy 5.11")
def test_automatic_gains_come_before_the_area():
    """A watchtower fills the city of one space (11): 4, then 1 + 10."""
    g = position(storage=["watchtower"], dice=(3, 1))
    play(g, "place die=3 storage=0 space=11")
    assert [(e.cause, e.amount) for e in happened() if e.what] == [
        ("watchtower", 4),
        ("area-building", 1),
        ("phase", 10),
    ]


@pytest.mark.rule("burgundy 5.4")
def test_placed_tiles_stay():
    """No kind of move takes a tile off the estate or moves it."""
    g = position(
        tiles={25: "bank", 24: "mine"}, workers=9, dice=(1, 6), silver=2, depots={0: ["ship"], 1: ["mine"]}
    )
    for move in g.moves():
        after = g.clone()
        after.play(move)
        assert after.estates[0].filled & g.estates[0].filled == g.estates[0].filled
