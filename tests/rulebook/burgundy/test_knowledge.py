"""The 26 knowledge tiles. Chapter 8; the rule's second number is the tile's."""

from typing import Any

import pytest
from tests.rulebook.vocabulary import gained, legal, play, refused

from ratusha.games.burgundy.phases import PHASE_END
from ratusha.games.burgundy.scoring import FINAL_SCORING

from .table import cargo, depot, goods, position, silver, stored, tile, workers


def end(g):
    """Go straight to the final scoring; returns what it brought seat 0."""
    play(g)
    g.agenda = [FINAL_SCORING]
    g.settle()
    return gained(g)


@pytest.mark.rule("burgundy 8.1")
def test_1_the_same_building_may_repeat_in_a_city():
    case: dict[str, Any] = {"tiles": {25: "bank"}, "storage": ["bank"], "dice": (1, 4)}
    g = position(**case)
    assert refused(g, "place die=1 storage=0 space=26") == "5.5"
    g = position(**case, knows=[1])
    play(g, "place die=1 storage=0 space=26")
    assert silver(g) == 2


@pytest.mark.rule("burgundy 8.1", "burgundy 6.11")
def test_1_works_from_the_estate_and_from_the_moment_it_is_placed():
    g = position(tiles={25: "bank", 26: "church"}, storage=["knowledge-1", "bank"], dice=(2, 5), workers=1)
    assert refused(g, "place die=5 storage=1 space=31") == "5.5"
    play(g, "place die=2 storage=0 space=12")
    assert "place die=5 storage=1 space=31" in legal(g)


@pytest.mark.rule("burgundy 8.2")
def test_2_mines_bring_workers_too():
    """Two mines: 2 silver and 2 workers at the end of a phase."""
    g = position(tiles={24: "mine", 29: "mine"}, knows=[2])
    g.agenda = [PHASE_END]
    g.settle()
    assert (g.estates[0].silver, g.estates[0].workers) == (2, 2)


@pytest.mark.rule("burgundy 8.2", "burgundy 6.11")
def test_2_stored_mines_bring_no_workers():
    """One mine in the estate, two in storage: 1 silver and 1 worker."""
    g = position(tiles={24: "mine"}, storage=["mine", "mine"], knows=[2])
    g.agenda = [PHASE_END]
    g.settle()
    assert (g.estates[0].silver, g.estates[0].workers) == (1, 1)


@pytest.mark.rule("burgundy 8.3")
def test_3_a_sale_brings_two_silver():
    g = position(goods={4: 3}, dice=(4, 1), knows=[3])
    play(g, "sell die=4 goods=4")
    assert (silver(g), workers(g), gained(g)) == (2, 0, {"goods": 6})


@pytest.mark.rule("burgundy 8.4")
def test_4_a_sale_brings_a_worker_as_well():
    g = position(goods={4: 3}, dice=(4, 1), knows=[4])
    play(g, "sell die=4 goods=4")
    assert (silver(g), workers(g), gained(g)) == (1, 1, {"goods": 6})


def ship(**more):
    return position(storage=["ship"], dice=(2, 1), **more)


PLACE_SHIP = "place die=2 storage=0 space=17"


@pytest.mark.rule("burgundy 8.5")
def test_5_a_ship_takes_from_two_neighbouring_depots():
    """Goods in 1, 3, 4 and 6: the pairs 3-4 and 6-1, and each depot alone."""
    g = ship(cargo={1: [1], 3: [3], 4: [3, 5], 6: [6]}, knows=[5])
    play(g, PLACE_SHIP)
    assert legal(g) == [
        "load depot=1",
        "load depot=3",
        "load depot=4",
        "load depot=6",
        "load depot=3 second=4",
        "load depot=6 second=1",
        "load-nothing",
    ]
    assert refused(g, "load depot=1 second=3") == "8.5"
    h = g.clone()
    play(g, "load depot=3 second=4")
    assert goods(g) == {3: 2, 5: 1}
    assert (cargo(g, 3), cargo(g, 4), cargo(g, 1)) == ({}, {}, {1: 1})
    play(h, "load depot=6 second=1")
    assert goods(h) == {1: 1, 6: 1}


@pytest.mark.rule("burgundy 8.5")
def test_5_without_the_tile_there_are_no_pairs():
    g = ship(cargo={3: [3], 4: [5]})
    play(g, PLACE_SHIP)
    assert legal(g) == ["load depot=3", "load depot=4", "load-nothing"]
    assert refused(g, "load depot=3 second=4") == "6.1"


@pytest.mark.rule("burgundy 8.5")
def test_5_the_goods_of_both_depots_are_one_lot():
    """Two types held, so one new one comes: chosen among both depots, and with its tiles from both."""
    g = ship(cargo={3: [3, 5], 4: [5, 6, 1]}, goods={1: 1, 2: 1}, knows=[5])
    play(g, PLACE_SHIP, "load depot=3 second=4")
    assert goods(g) == {1: 2, 2: 1}
    assert legal(g) == ["keep goods=3", "keep goods=5", "keep goods=6"]
    play(g, "keep goods=5")
    assert goods(g) == {1: 2, 2: 1, 5: 2}
    assert (cargo(g, 3), cargo(g, 4)) == ({3: 1}, {6: 1})


@pytest.mark.rule("burgundy 8.5", "burgundy 6.2")
def test_5_both_depots_stay_open_through_two_choices():
    """One type held, so two of four new ones come, the second one from either depot, too."""
    g = ship(cargo={3: [3, 5], 4: [5, 6, 2]}, goods={1: 1}, knows=[5])
    play(g, PLACE_SHIP, "load depot=3 second=4")
    assert legal(g) == ["keep goods=2", "keep goods=3", "keep goods=5", "keep goods=6"]
    play(g, "keep goods=3")
    assert legal(g) == ["keep goods=2", "keep goods=5", "keep goods=6"]
    h = g.clone()
    play(g, "keep goods=6")
    assert goods(g) == {1: 1, 3: 1, 6: 1}
    assert (cargo(g, 3), cargo(g, 4)) == ({5: 1}, {2: 1, 5: 1})
    play(h, "keep goods=5")
    assert goods(h) == {1: 1, 3: 1, 5: 2}
    assert (cargo(h, 3), cargo(h, 4)) == ({}, {2: 1, 6: 1})


@pytest.mark.rule("burgundy 8.6")
def test_6_the_purchase_may_be_from_any_depot():
    g = position(silver=4, depots={0: ["bank"], 1: ["mine"], 5: ["", "ship"]}, knows=[6])
    assert legal(g, "buy") == ["buy depot=0 slot=0", "buy depot=1 slot=0", "buy depot=5 slot=1"]
    play(g, "buy depot=5 slot=1")
    assert silver(g) == -2
    assert stored(g) == ["ship", "", ""]
    assert depot(g, 5) == []
    assert refused(g, "buy depot=0 slot=0") == "4.5"


@pytest.mark.rule("burgundy 8.6", "burgundy 4.6")
def test_6_keeps_the_turn_open_while_a_numbered_depot_has_tiles():
    g = position(silver=2, depots={1: ["mine"], 2: ["mine"]}, knows=[6])
    play(g, "workers die=1", "workers die=2")
    assert legal(g) == ["buy depot=1 slot=0", "buy depot=2 slot=0", "end"]


@pytest.mark.rule("burgundy 8.7")
def test_7_animals_bring_a_point_more_for_each_tile():
    """The rulebook's case: 3 sheep join 4 sheep, (3 + 1) + (4 + 1) = 9; then 2 pigs, 2 + 1 = 3."""
    g = position(tiles={9: "sheep-4"}, storage=["sheep-3", "pig-2"], dice=(4, 1), knows=[7])
    play(g, "place die=4 storage=0 space=10")
    assert gained(g) == {"animals": 7, "knowledge-7": 2}
    play(g, "place die=1 storage=1 space=5")
    assert gained(g) == {"animals": 2, "knowledge-7": 1}


PRICES = [(0, 0, 0, 0, 0), (1, 1, 1, 0, 0), (2, 2, 1, 1, 1), (3, 3, 2, 2, 1)]


@pytest.mark.rule("burgundy 8.8", "burgundy 8.27")
@pytest.mark.parametrize(("distance", "plain", "eight", "free", "both"), PRICES)
def test_8_and_the_free_step_the_prices_of_taking(distance, plain, eight, free, both):
    """How many workers it takes to turn a die by 0, 1, 2, 3: with nothing, tile 8, tile 12, and both."""
    for knows, price in (([], plain), ([8], eight), ([12], free), ([8, 12], both)):
        number = (6 + distance - 1) % 6 + 1
        case: dict[str, Any] = {
            "dice": (6, 6),
            "depots": {6: ["", "ship"], number: ["bank", "mine"]},
            "knows": knows,
        }
        g = position(workers=price, **case)
        play(g, f"take die=6 depot={number} slot=0")
        assert workers(g) == -price, knows
        if price:
            g = position(workers=price - 1, **case)
            assert refused(g, f"take die=6 depot={number} slot=0") == "4.3"


@pytest.mark.rule("burgundy 8.8")
def test_8_the_rulebooks_case_a_6_used_as_3_costs_two_workers():
    g = position(storage=["bank"], dice=(6, 1), workers=2, knows=[8])
    play(g, "place die=6 storage=0 space=11")
    assert workers(g) == -2


@pytest.mark.rule("burgundy 8.8")
def test_8_works_for_selling_but_free_steps_do_not():
    g = position(goods={3: 1}, dice=(1, 1), workers=1, knows=[8])
    play(g, "sell die=1 goods=3")
    assert workers(g) == -1
    g = position(goods={2: 1}, dice=(1, 1), workers=0, knows=[9, 10, 11, 12])
    assert legal(g, "sell") == []


FREE = {"building": 9, "ship": 10, "animal": 10, "castle": 11, "mine": 11, "knowledge": 11}
CASES = {
    # what is placed, on a space whose number is n + 1 while the die shows n, with a neighbour laid there
    "building": ("bank", 25, 2, {}),
    "ship": ("ship", 17, 1, {}),
    "animal": ("cow-2", 10, 3, {17: "ship"}),
    "castle": ("castle", 6, 5, {11: "bank"}),
    "mine": ("mine", 24, 3, {}),
    "knowledge": ("knowledge-26", 12, 6, {}),
}


@pytest.mark.rule("burgundy 8.9", "burgundy 8.10", "burgundy 8.11", "burgundy 8.12")
@pytest.mark.parametrize("colour", list(CASES))
@pytest.mark.parametrize("number", [9, 10, 11, 12])
def test_9_to_12_each_helps_its_own_colours_only(colour, number):
    """A step up for nothing if the tile is meant for this colour; else it costs a worker one doesn't have."""
    name, space, die, neighbours = CASES[colour]
    g = position(storage=[name], dice=(die, die), tiles=neighbours, knows=[number], workers=0)
    move = f"place die={die} storage=0 space={space}"
    if FREE[colour] == number:
        play(g, move)
        assert workers(g) == 0
    else:
        assert refused(g, move) == "4.3"


@pytest.mark.rule("burgundy 8.9", "burgundy 8.10", "burgundy 8.11", "burgundy 8.27")
@pytest.mark.parametrize("colour", list(CASES))
def test_9_to_11_the_second_step_costs_a_worker(colour):
    name, space, die, neighbours = CASES[colour]
    farther = (die - 2) % 6 + 1
    move = f"place die={farther} storage=0 space={space}"
    case: dict[str, Any] = {"storage": [name], "dice": (farther, farther), "tiles": neighbours}
    assert refused(position(**case, knows=[FREE[colour]], workers=0), move) == "4.3"
    g = position(**case, knows=[FREE[colour]], workers=1)
    play(g, move)
    assert workers(g) == -1


@pytest.mark.rule("burgundy 8.9")
def test_9_a_step_down_is_free_too_and_two_steps_are_not():
    g = position(storage=["bank"], dice=(4, 5), knows=[9])
    assert legal(g, "place") == ["place die=4 storage=0 space=11", "place die=4 storage=0 space=25"]


@pytest.mark.rule("burgundy 8.12")
def test_12_taking_with_a_step_up_or_down_is_free():
    g = position(dice=(6, 6), depots={n: ["mine"] for n in range(1, 7)}, knows=[12])
    assert legal(g, "take") == [f"take die=6 depot={n} slot=0" for n in (1, 5, 6)]
    g = position(dice=(6, 6), depots={n: ["mine"] for n in range(1, 7)}, knows=[9, 10, 11])
    assert legal(g, "take") == ["take die=6 depot=6 slot=0"]


@pytest.mark.rule("burgundy 8.27")
def test_the_free_step_counts_for_each_die_anew():
    g = position(storage=["bank", "ship"], dice=(2, 4), knows=[9, 10])
    play(g, "place die=2 storage=0 space=11")
    play(g, "place die=4 storage=1 space=19")
    assert workers(g) == 0


@pytest.mark.rule("burgundy 8.27")
def test_the_free_step_is_not_doubled_by_tile_8():
    """A building two steps away costs one worker with tiles 8 and 9 together; without workers it can't be."""
    g = position(storage=["bank"], dice=(5, 5), knows=[8, 9], workers=0)
    assert legal(g, "place") == []
    g = position(storage=["bank"], dice=(5, 5), knows=[8, 9], workers=1)
    play(g, "place die=5 storage=0 space=25")
    assert workers(g) == -1


@pytest.mark.rule("burgundy 8.13")
def test_13_the_action_workers_brings_silver_too():
    g = position(dice=(3, 3), knows=[13])
    play(g, "workers die=3")
    assert (workers(g), silver(g)) == (2, 1)


@pytest.mark.rule("burgundy 8.13", "burgundy 8.14")
def test_13_and_14_do_not_touch_the_boarding_house():
    """4 workers and no silver."""
    g = position(storage=["boarding_house"], dice=(3, 1), knows=[13, 14])
    play(g, "place die=3 storage=0 space=25")
    assert (workers(g), silver(g)) == (4, 0)


@pytest.mark.rule("burgundy 8.14")
def test_14_the_action_workers_brings_four():
    g = position(dice=(3, 3), knows=[14])
    play(g, "workers die=3")
    assert (workers(g), silver(g)) == (4, 0)


SOLD = {4: 4, 2: 3, 3: 3, 6: 1}


@pytest.mark.rule("burgundy 8.15")
def test_15_three_points_for_each_type_sold():
    """4 red, 3 purple, 3 pink and 1 orange: four types, 12 points. Unsold goods don't count."""
    assert end(position(sold=SOLD, knows=[15])) == {"knowledge-15": 12}
    assert end(position(sold={1: 2}, goods={5: 1}, knows=[15])) == {"knowledge-15": 3, "goods-left": 1}


@pytest.mark.rule("burgundy 8.16")
def test_16_four_points_for_each_warehouse():
    assert end(position(tiles={11: "warehouse", 25: "warehouse", 23: "bank"}, knows=[16])) == {
        "knowledge-16": 8
    }


@pytest.mark.rule("burgundy 8.17", "burgundy 8.22")
def test_17_and_22_the_rulebooks_case():
    """2 watchtowers and 4 banks with both tiles: 8 + 16 = 24."""
    towers = {11: "watchtower", 25: "watchtower"}
    banks = {8: "bank", 22: "bank", 26: "bank", 23: "bank"}
    assert end(position(tiles={**towers, **banks}, knows=[17, 22])) == {"knowledge-17": 8, "knowledge-22": 16}


@pytest.mark.parametrize(
    ("number", "name"),
    [
        pytest.param(18, "carpenter", marks=pytest.mark.rule("burgundy 8.18")),
        pytest.param(19, "church", marks=pytest.mark.rule("burgundy 8.19")),
        pytest.param(20, "market", marks=pytest.mark.rule("burgundy 8.20")),
        pytest.param(21, "boarding_house", marks=pytest.mark.rule("burgundy 8.21")),
        pytest.param(22, "bank", marks=pytest.mark.rule("burgundy 8.22")),
        pytest.param(23, "city_hall", marks=pytest.mark.rule("burgundy 8.23")),
        pytest.param(16, "warehouse", marks=pytest.mark.rule("burgundy 8.16")),
        pytest.param(17, "watchtower", marks=pytest.mark.rule("burgundy 8.17")),
    ],
)
def test_16_to_23_four_points_for_each_of_one_building(number, name):
    """Three of the building: 12 points; stored ones don't count; the other seven tiles bring nothing."""
    tiles = {11: name, 25: name, 22: name}
    assert end(position(tiles=tiles, storage=[name], knows=[number])) == {f"knowledge-{number}": 12}
    others = [n for n in range(16, 24) if n != number]
    assert end(position(tiles=tiles, knows=others)) == {}


@pytest.mark.rule("burgundy 8.24")
def test_24_four_points_for_each_species():
    """1 tile of cows, 1 of chickens, 3 of sheep: three species, 12 points, on whatever pastures."""
    tiles = {0: "cow-2", 27: "chicken-2", 4: "sheep-2", 5: "sheep-3", 9: "sheep-4"}
    assert end(position(tiles=tiles, storage=["pig-2"], knows=[24])) == {"knowledge-24": 12}


@pytest.mark.rule("burgundy 8.25")
def test_25_a_point_for_each_goods_tile_sold():
    """The same sales as for tile 15: 11 tiles, 11 points. Unsold goods don't count."""
    assert end(position(sold=SOLD, knows=[25])) == {"knowledge-25": 11}
    assert end(position(sold={1: 2}, goods={5: 3}, knows=[25])) == {"knowledge-25": 2, "goods-left": 3}


@pytest.mark.rule("burgundy 8.26")
def test_26_two_points_for_each_bonus_tile_large_or_small():
    g = position(knows=[26])
    g.bonuses[0] = 0
    g.bonuses[3] = 0
    g.bonuses[2] = 1
    assert end(g) == {"knowledge-26": 4}


@pytest.mark.rule("burgundy 8.5", "burgundy 6.11")
def test_a_tile_in_the_estate_is_what_counts():
    """Tile 5 lies on space 12: the ship may take two depots' goods."""
    g = ship(cargo={3: [3], 4: [5]}, tiles={12: "knowledge-5"})
    assert g.estates[0].tiles[12] == tile("knowledge-5")
    play(g, PLACE_SHIP)
    assert "load depot=3 second=4" in legal(g)


COUNTED = {
    11: "warehouse",
    25: "watchtower",
    8: "carpenter",
    22: "church",
    26: "market",
    23: "boarding_house",
}
COUNTED |= {13: "bank", 31: "city_hall", 0: "cow-2"}
"""An estate in which every knowledge tile from 15 to 26 would have something to count."""


@pytest.mark.rule("burgundy 10.5", "burgundy 6.11")
@pytest.mark.parametrize("number", range(15, 27))
def test_15_to_26_score_in_the_estate_and_not_in_storage(number):
    """The rulebook: tiles in the lower left corner bring no points."""
    for case, scores in (({"storage": [f"knowledge-{number}"]}, False), ({"knows": [number]}, True)):
        g = position(tiles=COUNTED, sold={1: 1}, **case)
        g.bonuses[0] = 0
        assert (f"knowledge-{number}" in end(g)) is scores
