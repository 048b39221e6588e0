"""What is printed on advisers, on the cards of prestige buildings and on achievements: each by an example."""

from typing import Any

import pytest
from tests.rulebook.vocabulary import asked, got, legal, play, points

from ratusha.games.gloomhaven import components as c

from .table import BLUE, PURPLE, WHITE, hand, income, position, roads, spots, storage

HOME = {"metal": (9, 3)}
"""White's, two cells from the river."""
OTHERS = ("foreman", "huckster", "carpenter", "drover")
"""An offer of which white, with access to population, can hire the first."""
PEOPLE = {"population": (13, 6), "access": [WHITE]}
FIELD: tuple[dict[str, Any], ...] = ({"metal": (9, 3)}, {"crops": (4, 3)})
"""With a road at (5, 4) there is room for food at (6, 5)."""
FOOD = ("upgrade resource=food", "place x=6 y=5 turn=0")


def adviser(name: str, *storages: dict[str, Any], **more: Any) -> Any:
    """White's turn with an adviser in hand."""
    return position(*storages, hired={WHITE: [name]}, advisers=OTHERS, **more)


def worker(building: str, cells: Any, cube: str, *storages: dict[str, Any], **more: Any) -> Any:
    """White has played a card face down and has a free worker, and a cube on a building."""
    return position(
        *storages,
        houses={WHITE: [(0, 0)]},
        buildings={building: cells},
        cubes={building: {cube: WHITE}},
        step="basic",
        **more,
    )


# -- advisers -----------------------------------------------------------------------------------------


@pytest.mark.rule("gloomhaven 9.3", "gloomhaven 9.7")
@pytest.mark.parametrize(
    ("name", "coins", "brings"),
    [
        ("scholar", 0, {"lasting": 1}),
        ("chancellor", 0, {"lasting": 2}),
        ("innkeeper", 1, {"coins": -1, "lasting": 1, "fleeting": 2}),
    ],
)
def test_advisers_who_hire(name: str, coins: int, brings: dict[str, int]):
    """Free of charge or at the price of the place; every hire brings its lasting crystal, and only the
    card Recruit a fleeting one of its own."""
    g = adviser(name, HOME, PEOPLE, coins=coins)
    play(g, f"main card={name}")
    assert got(g) == brings and "foreman" in hand(g) and asked(g) == "FollowUp"


@pytest.mark.rule("gloomhaven 4.3", "gloomhaven 9.2")
def test_an_innkeeper_is_no_use_without_a_coin():
    assert "main card=innkeeper" not in legal(adviser("innkeeper", HOME, PEOPLE, coins=0))


@pytest.mark.rule("gloomhaven 7.1", "gloomhaven 5.10")
def test_the_mason_builds_a_structure_and_a_road():
    """A bridge for 4 less 1, then one road or none."""
    g = adviser("mason", HOME, coins=3)
    play(g, "main card=mason", "bridge x=10 y=3")
    assert got(g) == {"coins": -3} and "done" in legal(g)
    play(g, "road x=11 y=3")
    assert roads(g) == {(11, 3)} and asked(g) == "FollowUp"
    assert "main card=mason" not in legal(adviser("mason", HOME, coins=2))


@pytest.mark.rule("gloomhaven 7.1", "gloomhaven 5.10")
def test_the_marshal_builds_for_nothing_and_up_to_two_roads():
    g = adviser("marshal", HOME, coins=0)
    play(g, "main card=marshal", "bridge x=10 y=3", "road x=11 y=3")
    assert asked(g) == "BuildRoad" and "done" in legal(g)
    play(g, "road x=12 y=3")
    assert got(g) == {} and roads(g) == {(11, 3), (12, 3)} and asked(g) == "FollowUp"
    g = adviser("marshal", HOME, coins=0)
    play(g, "main card=marshal", "bridge x=10 y=3", "done")
    assert roads(g) == set() and asked(g) == "FollowUp"


@pytest.mark.rule("gloomhaven 8.1", "gloomhaven 8.5")
@pytest.mark.parametrize(("name", "price"), [("miller", 4), ("smith", 3), ("engineer", 2), ("overseer", 1)])
def test_advisers_who_build_advanced_storages(name: str, price: int):
    """Food costs 4, less what the adviser says; a road may follow, with the Miller two."""
    g = adviser(name, *FIELD, roads=[(5, 4)], coins=price)
    play(g, f"main card={name}", *FOOD)
    assert got(g) == {"coins": -price} and points(g) == 1 and income(g) == 3
    assert asked(g) == "RoadAfter" and "done" in legal(g)
    play(g, "road x=8 y=4")
    if name == "miller":
        assert asked(g) == "RoadAfter"
        play(g, "road x=8 y=6")
    assert asked(g) == "FollowUp"
    assert f"main card={name}" not in legal(adviser(name, *FIELD, roads=[(5, 4)], coins=price - 1))


@pytest.mark.rule("gloomhaven 6.2", "gloomhaven 6.9")
def test_the_chronicler_builds_a_basic_storage_anywhere_for_nothing():
    """An own one only: neither access nor a commission."""
    g = adviser("chronicler", HOME, {"population": (13, 6)}, coins=0)
    play(g, "main card=chronicler")
    assert legal(g) == ["build resource=metal", "build resource=crops"]
    play(g, "build resource=crops", "place x=5 y=5 turn=0")
    assert got(g) == {} and income(g) == 2 and asked(g) == "FollowUp"


# -- workers ------------------------------------------------------------------------------------------

EAST: Any = [(3, 2), (4, 2)]
LION: Any = [(3, 8), (4, 8), (2, 8)]


@pytest.mark.rule("gloomhaven 5.6", "gloomhaven 7.1")
def test_the_east_gatehouse_builds_bridges_for_two():
    """4 less 2; no house, though white could pay for one."""
    g = worker("gate_east", EAST, "stone", HOME, roads=[(9, 4)], coins=2)
    play(g, "work place=gate_east")
    assert {move.split()[0] for move in legal(g)} == {"bridge"}
    play(g, "bridge x=10 y=3")
    assert got(g) == {"coins": -2}
    assert "work place=gate_east" not in legal(worker("gate_east", EAST, "stone", HOME, coins=1))


@pytest.mark.rule("gloomhaven 5.10", "gloomhaven 5.6")
def test_the_south_gatehouse_builds_one_or_two_roads():
    g = worker("gate_south", EAST, "bricks", HOME)
    play(g, "work place=gate_south")
    assert "done" not in legal(g)
    play(g, "road x=9 y=4")
    assert "done" in legal(g)
    play(g, "road x=9 y=5")
    assert roads(g) == {(9, 4), (9, 5)} and asked(g) == "Turn"


@pytest.mark.rule("gloomhaven 5.6")
@pytest.mark.parametrize(
    ("building", "cells", "cube", "brings"),
    [
        ("sleeping_lion", LION, "crops", {"fleeting": 2}),
        ("mixed_theatre", [(3, 7), (4, 7), (4, 8), (5, 8)], "wood", {"coins": 1, "fleeting": 1}),
        ("great_oak", [(2, 8), (3, 8), (4, 8), (2, 9)], "wood", {"lasting": 1}),
    ],
)
def test_workers_who_gain(building: str, cells: Any, cube: str, brings: dict[str, int]):
    g = worker(building, cells, cube, HOME)
    play(g, f"work place={building}")
    assert got(g) == brings and asked(g) == "Turn" and g.seat == PURPLE


@pytest.mark.rule("gloomhaven 5.6", "gloomhaven 5.10")
def test_the_barracks_give_a_coin_and_a_road():
    """The road may be left out."""
    for last, laid in (("road x=9 y=4", {(9, 4)}), ("done", set())):
        g = worker("barracks", [(3, 2), (4, 2), (5, 2), (6, 2)], "stone", HOME)
        play(g, "work place=barracks", last)
        assert got(g) == {"coins": 1} and roads(g) == laid and asked(g) == "Turn"


@pytest.mark.rule("gloomhaven 5.6", "gloomhaven 6.2")
def test_the_old_docks_build_on_the_coast_for_nothing():
    g = worker("old_docks", [(0, 6), (1, 6), (2, 6)], "crops", HOME, coins=0)
    play(g, "work place=old_docks", "build resource=crops")
    found = spots(g)
    assert (0, 3) in found and (5, 5) not in found and (4, 3) not in found  # coast, ruins, desert
    play(g, "place x=0 y=3 turn=0")
    assert got(g) == {} and income(g) == 2


@pytest.mark.rule("gloomhaven 6.4", "gloomhaven 6.9")
@pytest.mark.parametrize(("cell", "price"), [((0, 3), 0), ((4, 3), 1), ((8, 6), 2), ((13, 6), 2)])
def test_the_merchant_guild_buys_access_for_two_less(cell: tuple[int, int], price: int):
    """Access costs 2, 3, 4 and 4 on coast, desert, forest and ruins; the owner gets what is paid."""
    guild: Any = [(15, 12), (16, 12), (17, 12), (16, 13)]
    g = worker("merchant_guild", guild, "gems", HOME, {"knowledge": cell}, coins=2)
    play(g, "work place=merchant_guild")  # nothing else can be bought
    assert got(g) == ({"coins": -price} if price else {})
    assert got(g, BLUE) == ({"coins": price} if price else {})
    assert g.tokens[storage(g, "knowledge")] == 0b1001


@pytest.mark.rule("gloomhaven 8.7", "gloomhaven 5.6")
def test_the_engineers_college_builds_for_one_less_without_a_road():
    college: Any = [(13, 1), (14, 1), (13, 2), (14, 2)]
    g = worker("engineers_college", college, "wood", *FIELD, roads=[(5, 4)], coins=3)
    play(g, "work place=engineers_college", *FOOD[1:])  # food is all that can be built
    assert got(g) == {"coins": -3} and income(g) == 3 and asked(g) == "Turn"
    poor = worker("engineers_college", college, "wood", *FIELD, roads=[(5, 4)], coins=2)
    assert "work place=engineers_college" not in legal(poor)


@pytest.mark.rule("gloomhaven 5.13")
def test_the_west_watchtower_gives_access_in_the_forest():
    """Blue's two storages touch roads that lead to the tower: only the one in the forest is given."""
    g = worker(
        "west_watchtower",
        "tower1",
        "stone",
        HOME,
        {"knowledge": (1, 1)},
        {"livestock": (3, 2)},
        roads=[(2, 2)],
        coins=0,
    )
    play(g, "work place=west_watchtower")
    assert g.tokens[storage(g, "knowledge")] == 0b1001 and g.tokens[storage(g, "livestock")] == 0b1000
    assert got(g) == got(g, BLUE) == {}


# -- achievements -------------------------------------------------------------------------------------

PRINTED = {
    "imm_deliver3": ("buildings_delivered_to", 3, 3),
    "imm_three_districts": ("districts_settled", 3, 3),
    "imm_two_houses": ("houses", 2, 3),
    "imm_three_advisers": ("advisers", 3, 3),
    "imm_income4": ("resources_owned", 4, 3),
    "mid_level3": ("level_3_storages", 1, 3),
    "mid_access6": ("resources_within_reach", 6, 3),
    "mid_lasting2": ("lasting", 2, 3),
    "mid_bridges2": ("bridges", 2, 3),
    "mid_deliver4": ("deliveries", 4, 3),
    "end_majority": ("districts_led", 1, 6),
    "end_deliver6": ("buildings_delivered_to", 6, 6),
    "end_income7": ("resources_owned", 7, 6),
    "end_houses3": ("houses", 3, 6),
    "end_advisers5": ("advisers", 5, 6),
}
"""What each card counts, how many it takes, and its points."""


@pytest.mark.rule("gloomhaven 13.1", "gloomhaven 13.5")
def test_what_achievements_ask_for():
    found = {
        name: (c.COUNTED[c.COUNTS[goal]], c.LEAST[goal], c.ACHIEVEMENT_POINTS[goal])
        for goal, name in enumerate(c.ACHIEVEMENT)
    }
    assert found == PRINTED


@pytest.mark.rule("gloomhaven 13.2")
def test_just_short_of_an_immediate_card():
    """Three different resources are not four; the fourth brings 3 points at the end of the turn."""
    field = (HOME, {"crops": (4, 3)}, {"livestock": (0, 9), "access": [WHITE]})
    g = position(*field, roads=[(5, 4)], goals=["imm_income4"], achievements="on")
    play(g, "main card=upgrade", *FOOD, "done", "pass", "pass", "pass")
    assert points(g) == 1
    leather = {"leather": [(15, 12), (16, 12), (17, 12)], "by": WHITE, "inputs": [2]}
    g = position(*field, leather, roads=[(5, 4)], goals=["imm_income4"], achievements="on")
    play(g, "main card=upgrade", *FOOD, "done")
    assert points(g) == 1
    play(g, "pass", "pass", "pass")
    assert points(g) == 3 and g.goals[0] == c.NOTHING
