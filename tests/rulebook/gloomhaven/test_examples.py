"""The worked examples of the rulebook and of the case list, with exact points."""

import pytest
from tests.rulebook.vocabulary import gained, play, points

from ratusha.games.gloomhaven.city import area_for
from ratusha.games.gloomhaven.delivery import built_points, credit

from .table import BLUE, PURPLE, WHITE, YELLOW, cubes, income, position

GUILD = {"merchant_guild": [(0, 6), (1, 6), (2, 6), (1, 7)]}


@pytest.mark.rule("gloomhaven 8.1", "gloomhaven 8.2", "gloomhaven 12.2", "gloomhaven 2.13")
def test_example_1_bricks_from_own_population_and_accessible_stone():
    """Pages 17 and 21: purple pays 4 of 7 coins; purple and yellow get 1 point each; income grows by 1."""
    g = position(
        {"population": (4, 3)},
        {"stone": (7, 4), "access": [PURPLE]},
        roads=[(5, 4)],
        turn=PURPLE,
    )
    before = income(g, PURPLE)
    play(g, "main card=upgrade", "upgrade resource=bricks", "place x=6 y=1 turn=1", "done")
    assert g.coins[PURPLE] == 3
    assert points(g, PURPLE) == 1 and points(g, YELLOW) == 1
    assert income(g, PURPLE) == before + 1


@pytest.mark.rule("gloomhaven 12.3", "gloomhaven 12.1")
def test_example_2_government_from_gems_and_books():
    """Page 21: the owner of gems gets 1; of books 4, keeping 2; those of knowledge and wood 1 each."""
    g = position(
        {"knowledge": (0, 0)},
        {"wood": (4, 0)},
        {"books": [(4, 5), (4, 6), (4, 7)], "by": PURPLE, "inputs": [0, 1]},
        {"gems": (8, 0)},
        {"government": [(12, 0), (13, 0), (14, 0), (13, 1)], "by": WHITE, "inputs": [3, 2]},
        races=("orchid", "human", "valrath", "quatryl"),
        bases=("gems", "population", "stone", "knowledge"),
        extras=[["crops"], ["metal"], ["wood"], ["livestock"]],
    )
    assert built_points(g, 4) == [1, 2, 1, 1]


@pytest.mark.rule("gloomhaven 12.4", "gloomhaven 11.9", "gloomhaven 11.10")
def test_example_3_the_university_beside_knowledge():
    """Page 22: blue's knowledge is delivered at once for 3 points."""
    g = position({"knowledge": (3, 5)}, {"metal": (13, 6)}, up={0: ["trade", "recruit"]})
    play(g, "vote", "coin", "coin")
    for seat in range(4):
        play(g, "bid proposal=circle fleeting=0 lasting=0", seat=seat)
    play(g, "place x=4 y=6 turn=0")
    assert cubes(g, "university") == {"knowledge": BLUE}
    assert gained(g, BLUE) == {"deliveries": 3}


@pytest.mark.rule("gloomhaven 12.4", "gloomhaven 12.3")
def test_example_4_a_road_delivers_books():
    """Page 22: yellow gets 6, of which blue is paid 1: 5 and 1."""
    g = position(
        {"wood": (6, 4)},
        {"knowledge": (5, 8)},
        {"books": [(4, 5), (4, 6), (4, 7)], "by": YELLOW, "inputs": [1, 0]},
        buildings=GUILD,
        turn=YELLOW,
        step="basic",
    )
    play(g, "pave", "road x=3 y=6")
    assert cubes(g, "merchant_guild") == {"books": YELLOW}
    assert points(g, YELLOW) == 5 and points(g, BLUE) == 1


@pytest.mark.rule("gloomhaven 12.3", "gloomhaven 8.4")
def test_example_5_labor_is_built_and_delivered():
    """Page 23: building brings 2, 3, 1 and the delivery 6, 3, 1: in all white 8, purple 6, yellow 2."""
    g = position(
        {"crops": (6, 2)},
        {"food": [(4, 1), (4, 2), (3, 1)], "by": WHITE, "inputs": [0]},
        {"population": (7, 7)},
        {"stone": (9, 5)},
        {"bricks": [(7, 3), (7, 4), (7, 5)], "by": PURPLE, "inputs": [2, 3], "access": [WHITE]},
        roads=[(4, 3), (5, 4), (6, 5)],
        buildings=GUILD,
        coins=6,
    )
    play(g, "main card=upgrade", "upgrade resource=labor", "place x=3 y=5 turn=0", "done")
    assert gained(g, WHITE) == {"storages": 2, "deliveries": 6}
    assert gained(g, PURPLE) == {"storages": 3, "deliveries": 3}
    assert gained(g, YELLOW) == {"storages": 1, "deliveries": 1}
    assert [points(g, seat) for seat in (WHITE, PURPLE, YELLOW)] == [8, 6, 2]


@pytest.mark.rule("gloomhaven 12.9")
def test_example_6_bricks_with_neutral_stone():
    """Page 23: building pays population 1; a delivery for 4 leaves the builder 1 and population 1, 2
    are lost."""
    g = position(
        {"population": (4, 3)},
        {"stone": (7, 4), "access": [WHITE]},
        {"bricks": [(6, 1), (6, 2), (6, 3)], "by": WHITE, "inputs": [0, 1]},
        seats=3,
        races=("savvas", "human", "quatryl"),
        bases=("metal", "population", "knowledge"),
        extras=[["crops"], ["gems"], ["livestock"]],
    )
    assert built_points(g, 2) == [0, 1, 0]
    brought = [0, 0, 0]
    credit(g, 2, 4, brought)
    assert brought == [1, 1, 0]


@pytest.mark.rule("gloomhaven 2.5", "gloomhaven 2.6", "gloomhaven 2.1")
def test_connection_1_never_through_a_structure():
    """White and purple touch diagonally; purple's storage stands between white and yellow."""
    g = position({"metal": (4, 3)}, {"population": (5, 4)}, {"stone": (6, 5)})
    assert area_for(g, 0, WHITE) & g.cells[1]
    assert not area_for(g, 0, WHITE) & g.cells[2]


BRIDGE = (
    {"metal": (8, 3)},
    {"population": (12, 3)},
    {"gems": (8, 1)},
)


@pytest.mark.rule("gloomhaven 2.6", "gloomhaven 7.3")
def test_connection_2_a_bridge_serves_its_owner_alone():
    g = position(*BRIDGE, roads=[(9, 2), (9, 3), (11, 3)], bridges={WHITE: [(10, 3)]})
    assert area_for(g, 0, WHITE) & g.cells[1]
    assert not area_for(g, 2, PURPLE) & g.cells[1]


@pytest.mark.rule("gloomhaven 12.5")
def test_connection_3_a_delivery_uses_the_bridges_of_the_storages_owner():
    """Across white's bridge white's metal is delivered to the college; purple's gems beside it never
    would be."""
    g = position(
        *BRIDGE,
        roads=[(9, 2), (9, 3), (11, 3)],
        bridges={WHITE: [(10, 3)]},
        buildings={
            "craftsmen_guild": [(13, 3), (14, 3), (15, 3), (14, 4)],
            "jewellers_row": [(13, 5), (14, 5), (13, 6)],
        },
        step="basic",
    )
    play(g, "pave", "road x=12 y=4")
    assert cubes(g, "craftsmen_guild") == {"metal": WHITE}
    assert cubes(g, "jewellers_row") == {}
    assert points(g, WHITE) == 2 and points(g, PURPLE) == 0
