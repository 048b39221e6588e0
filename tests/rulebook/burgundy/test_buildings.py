"""The eight buildings. Chapter 7."""

import pytest
from tests.rulebook.vocabulary import asked, gained, happened, legal, play, refused

from .table import depot, goods, position, silver, stored, workers

PLACE = "place die=3 storage=0 space=25"


def building(name, **more):
    """A building in storage that the die 3 places on space 25, in the large city of board 1."""
    storage = [name, *more.pop("storage", [])]
    more.setdefault("dice", (3, 1))
    return position(storage=storage, **more)


MIXED = {
    0: ["bank", "ship", "cow-3", "mine", "knowledge-7", "castle"],
    1: ["church", "ship", "knowledge-2", "pig-2"],
    2: ["knowledge-9", "castle"],
    5: ["mine", "knowledge-4"],
    6: ["bank", "sheep-4"],
}


@pytest.mark.rule("burgundy 7.3", "burgundy 7.1")
def test_a_warehouse_sells_one_type_without_a_die():
    g = building("warehouse", goods={2: 3, 6: 1})
    play(g, PLACE)
    assert legal(g) == ["free-sell goods=2", "free-sell goods=6", "skip"]
    play(g, "free-sell goods=2")
    assert gained(g) == {"goods": 6}
    assert (silver(g), workers(g)) == (1, 0)
    assert goods(g) == {6: 1}
    assert g.dice[:2] == [0, 1]
    assert asked(g) == "Turn"


@pytest.mark.rule("burgundy 7.3", "burgundy 8.3", "burgundy 8.4")
def test_a_warehouse_sale_brings_what_knowledge_adds():
    g = building("warehouse", goods={2: 1}, knows=[3, 4])
    play(g, PLACE, "free-sell goods=2")
    assert (silver(g), workers(g)) == (2, 1)


@pytest.mark.rule("burgundy 7.4", "burgundy 7.1")
def test_a_carpenter_takes_a_building():
    g = building("carpenter", depots=MIXED)
    play(g, PLACE)
    assert legal(g) == ["free-take depot=1 slot=0", "free-take depot=6 slot=0", "skip"]
    assert refused(g, "free-take depot=2 slot=0") == "7.1"
    play(g, "free-take depot=6 slot=0")
    assert stored(g) == ["bank", "", ""]
    assert depot(g, 6) == ["sheep-4"]
    assert asked(g) == "Turn"


@pytest.mark.rule("burgundy 7.5", "burgundy 7.1")
def test_a_church_takes_a_mine_knowledge_or_a_castle():
    g = building("church", depots=MIXED)
    play(g, PLACE)
    assert legal(g) == [
        "free-take depot=1 slot=2",
        "free-take depot=2 slot=0",
        "free-take depot=2 slot=1",
        "free-take depot=5 slot=0",
        "free-take depot=5 slot=1",
        "skip",
    ]
    play(g, "free-take depot=2 slot=1")
    assert stored(g) == ["castle", "", ""]


@pytest.mark.rule("burgundy 7.6", "burgundy 7.1")
def test_a_market_takes_a_ship_or_animals():
    g = building("market", depots=MIXED)
    play(g, PLACE)
    assert legal(g) == [
        "free-take depot=1 slot=1",
        "free-take depot=1 slot=3",
        "free-take depot=6 slot=1",
        "skip",
    ]
    play(g, "free-take depot=1 slot=3")
    assert stored(g) == ["pig-2", "", ""]


@pytest.mark.rule("burgundy 7.1")
@pytest.mark.parametrize("name", ["carpenter", "church", "market"])
def test_buildings_never_take_from_the_black_depot(name):
    """All colours lie in the black depot, none of them in the others: the effect is lost."""
    g = building(name, depots={0: MIXED[0], 1: []})
    play(g, PLACE)
    assert asked(g) == "Turn"


@pytest.mark.rule("burgundy 7.1")
def test_there_is_always_room_for_a_tile_that_a_building_takes():
    """Three tiles were stored; the market has just left its space."""
    g = building("market", storage=["mine", "castle"], depots=MIXED)
    play(g, PLACE, "free-take depot=1 slot=1")
    assert stored(g) == ["ship", "mine", "castle"]


@pytest.mark.rule("burgundy 7.2")
def test_a_market_without_ships_and_animals_in_the_depots_does_nothing():
    """The rulebook's case: it may still be placed, and its effect is lost."""
    g = building("market", depots={1: ["bank"], 2: ["mine"]})
    play(g, PLACE)
    assert asked(g) == "Turn"
    assert [event.id for event in happened()][-1] == "burgundy-event-lost"


@pytest.mark.rule("burgundy 7.2")
def test_a_warehouse_without_goods_and_a_city_hall_without_tiles_do_nothing():
    """Nobody is asked, and no ply but the placing is played."""
    g = building("warehouse")
    play(g, PLACE)
    assert (asked(g), g.ply) == ("Turn", 1)
    g = building("city_hall", storage=["mine"], tiles={24: "mine", 29: "mine", 33: "mine"})
    play(g, PLACE)
    assert (asked(g), g.ply) == ("Turn", 1)


@pytest.mark.rule("burgundy 7.7")
def test_a_boarding_house_brings_four_workers():
    g = building("boarding_house")
    play(g, PLACE)
    assert (workers(g), silver(g), gained(g), asked(g)) == (4, 0, {}, "Turn")


@pytest.mark.rule("burgundy 7.8")
def test_a_bank_brings_two_silver():
    g = building("bank")
    play(g, PLACE)
    assert (silver(g), workers(g), gained(g), asked(g)) == (2, 0, {}, "Turn")


@pytest.mark.rule("burgundy 7.9")
def test_a_city_hall_places_a_tile_of_any_colour_on_any_number():
    """Neither 17 and 19 (ship, 2 and 5) nor 24 (mine, 4) has the die's number 3; no workers are there."""
    g = building("city_hall", storage=["ship", "mine"])
    play(g, PLACE)
    assert legal(g) == [
        "free-place storage=1 space=17",
        "free-place storage=1 space=19",
        "free-place storage=2 space=24",
        "skip",
    ]
    play(g, "free-place storage=2 space=24")
    assert g.estates[0].tiles[24] >= 0
    assert g.dice[:2] == [0, 1]
    assert asked(g) == "Turn"


@pytest.mark.rule("burgundy 7.9")
def test_the_city_hall_itself_is_a_neighbour_and_the_rule_on_cities_holds():
    """Space 26 touches the tiles only through the city hall on 25; a second city hall may not go there."""
    g = building("city_hall", storage=["bank", "city_hall"])
    play(g, PLACE)
    assert "free-place storage=1 space=26" in legal(g)
    assert refused(g, "free-place storage=2 space=26") == "5.5"
    assert refused(g, "free-place storage=1 space=36") == "5.4"


@pytest.mark.rule("burgundy 7.9")
def test_a_tile_placed_by_a_city_hall_has_its_effects():
    """A second city hall in another city lets the player place once more; a bank pays."""
    g = building("city_hall", storage=["city_hall", "bank"])
    play(g, PLACE, "free-place storage=1 space=11")
    assert asked(g) == "CityHall"
    assert gained(g) == {"area-building": 1, "phase": 10}
    play(g, "free-place storage=2 space=26")
    assert silver(g) == 2


@pytest.mark.rule("burgundy 7.10")
def test_a_watchtower_brings_four_points():
    g = building("watchtower")
    play(g, PLACE)
    assert gained(g) == {"watchtower": 4}
    assert asked(g) == "Turn"


@pytest.mark.rule("burgundy 7.11")
@pytest.mark.parametrize("name", ["warehouse", "carpenter", "church", "market", "city_hall"])
def test_five_buildings_may_be_declined(name):
    g = building(name, storage=["mine"], goods={1: 1}, depots=MIXED)
    play(g, PLACE, "skip")
    assert asked(g) == "Turn"
    assert stored(g) == ["", "mine", ""]
    assert goods(g) == {1: 1}
    assert refused(g, "skip") == "4.1"
