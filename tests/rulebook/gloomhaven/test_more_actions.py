"""More cases of Trade, Construct and Upgrade, and of what they deliver. Chapters 2, 6 to 8 and 12."""

import pytest
from tests.rulebook.vocabulary import asked, gained, got, legal, play, points, refused

from ratusha.games.gloomhaven import components as c

from .table import BLUE, PURPLE, WHITE, YELLOW, cubes, income, owner, position, roads, spots, storage

HOME = {"metal": (7, 6)}


@pytest.mark.rule("gloomhaven 6.4", "gloomhaven 2.7")
def test_access_to_a_neutral_storage():
    """On coast 2 coins, to the bank; several may have it; it brings no income."""
    g = position(HOME, {"livestock": (0, 5), "access": [PURPLE]}, seats=3)
    play(g, "main card=trade", "access storage=1")
    assert got(g) == {"coins": -2} and got(g, PURPLE) == {} and got(g, YELLOW) == {}
    assert g.tokens[1] == 0b011 and g.owners[1] == c.NEUTRAL and income(g) == 1


@pytest.mark.rule("gloomhaven 2.10", "gloomhaven 6.7")
def test_a_commission_obeys_the_district():
    """Yellow's stone stands in the west: white builds another one only in the east or south."""
    g = position(HOME, {"stone": (0, 0)}, completed=2)
    play(g, "main card=trade", "commission resource=stone")
    assert refused(g, "place x=3 y=3 turn=0") == "2.10"
    assert {c.BOARD[0].district[y * 22 + x] for x, y in spots(g)} == {1, 2}
    play(g, "place x=13 y=6 turn=0")
    assert owner(g, "stone") == YELLOW and income(g, YELLOW) == 1
    assert g.tokens[storage(g, "stone", 1)] == 0b0101


@pytest.mark.rule("gloomhaven 6.7", "gloomhaven 2.8")
def test_a_commission_keeps_apart_from_its_owners_structures():
    """White's commissioned stone may not touch yellow's wood, whose owner it shares."""
    g = position(HOME, {"wood": (3, 3)}, completed=2)
    play(g, "main card=trade", "commission resource=stone")
    assert refused(g, "place x=4 y=4 turn=0") == "2.8"
    assert (6, 5) in spots(g)  # beside white's metal


@pytest.mark.rule("gloomhaven 6.6", "gloomhaven 6.7")
def test_a_commission_costs_four_coins():
    g = position(HOME, seats=3, coins=3, completed=2)
    play(g, "main card=trade")
    assert refused(g, "commission resource=livestock") == "6.6"
    assert refused(g, "commission resource=stone") == "6.6"
    assert refused(g, "commission resource=metal") == "6.6"  # white's own


@pytest.mark.rule("gloomhaven 2.8", "gloomhaven 7.3")
def test_bridges_may_be_touched_and_houses_not():
    g = position({"metal": (13, 6)}, bridges={WHITE: [(10, 3)]}, houses={WHITE: [(8, 4)]})
    play(g, "main card=trade", "build resource=crops")
    assert (9, 2) in spots(g)  # beside the bridge
    assert refused(g, "place x=9 y=3 turn=0") == "2.8"  # beside the house


@pytest.mark.rule("gloomhaven 6.9", "gloomhaven 5.5")
@pytest.mark.parametrize(("cell", "price"), [((0, 5), 0), ((3, 3), 0), ((2, 0), 1), ((5, 5), 1)])
def test_the_worker_of_the_savvas(cell: tuple[int, int], price: int):
    """A storage of his own for 2 less, never below nothing, on any terrain."""
    g = position({"metal": (13, 6)}, step="basic", coins=1, houses={WHITE: [(16, 8)]})
    play(g, "work place=race", "build resource=crops", f"place x={cell[0]} y={cell[1]} turn=0")
    assert got(g) == ({"coins": -price} if price else {})


@pytest.mark.rule("gloomhaven 6.9", "gloomhaven 6.4")
def test_the_worker_of_the_valraths():
    """Access in the forest for 2 coins, which its owner gets; an own storage is not to be had."""
    g = position({"stone": (13, 6)}, {"gems": (2, 0)}, step="basic", turn=YELLOW, houses={YELLOW: [(16, 8)]})
    play(g, "work place=race")
    assert got(g, YELLOW) == {"coins": -2} and got(g, PURPLE) == {"coins": 2}


@pytest.mark.rule("gloomhaven 5.10", "gloomhaven 6.4")
def test_the_quartermaster_buys_one_or_two():
    g = position(HOME, {"stone": (0, 5)}, {"gems": (20, 6)}, hired={WHITE: ["quartermaster"]}, advisers=())
    play(g, "main card=quartermaster", "access storage=1")
    assert set(legal(g)) == {"access storage=2", "done"}
    play(g, "done")
    assert g.tokens[1:3] == [0b0101, 0b0010]


# -- construct ----------------------------------------------------------------------------------------


@pytest.mark.rule("gloomhaven 2.9", "gloomhaven 7.3")
def test_a_bridge_is_an_own_structure():
    """From white's bridge white builds another bridge and roads on both sides; purple does not."""
    g = position(HOME, {"population": (13, 6)}, bridges={WHITE: [(10, 1)]})
    play(g, "main card=construct")
    assert "bridge x=10 y=2" in legal(g)
    play(g, "bridge x=10 y=2")
    assert refused(g, "follow card=construct") == "4.3"
    play(g, "pave")
    assert refused(g, "road x=11 y=1") == "2.9"
    other = position(HOME, bridges={WHITE: [(10, 1)]}, step="basic")
    play(other, "pave", "road x=11 y=1")
    assert (11, 1) in roads(other)


@pytest.mark.rule("gloomhaven 7.3", "gloomhaven 2.6", "gloomhaven 12.4")
def test_a_gate_delivers_through_the_wall():
    """Thematic side: white's metal reaches the Craftsmen's Guild by a gate; a delivery in the same action."""
    g = position(
        {"metal": (5, 9)},
        {"gems": (5, 11)},
        board="thematic",
        buildings={"craftsmen_guild": [(7, 9), (8, 9), (9, 9), (8, 10)]},
    )
    play(g, "main card=construct", "bridge x=6 y=9")
    assert got(g) == {"coins": -3} and cubes(g, "craftsmen_guild") == {"metal": WHITE}
    assert gained(g) == {"deliveries": 2}


@pytest.mark.rule("gloomhaven 7.2", "gloomhaven 2.8")
def test_a_house_beside_others_structures():
    """Not beside white's own metal, but beside purple's population."""
    g = position({"metal": (7, 5)}, {"population": (9, 4)}, roads=[(8, 6)])
    play(g, "main card=construct")
    assert refused(g, "house x=8 y=4") == "2.8"
    play(g, "house x=9 y=5")
    assert got(g) == {"coins": -3}


@pytest.mark.rule("gloomhaven 7.2")
def test_there_are_three_houses():
    g = position(HOME, roads=[(8, 5)], houses={WHITE: [(1, 0), (19, 0), (8, 12)]}, coins=9)
    assert refused(g, "main card=construct") == "4.3"  # no bridge within reach either


# -- upgrade ------------------------------------------------------------------------------------------

LEATHER = (
    {"metal": (4, 5)},
    {"livestock": (0, 0)},
    {"leather": [(6, 4), (6, 5), (6, 6)], "by": BLUE, "inputs": [1], "access": [WHITE]},
    {"leather": [(8, 4), (8, 5), (8, 6)], "by": BLUE, "inputs": [1], "access": [WHITE]},
)


@pytest.mark.rule("gloomhaven 8.3")
def test_nothing_is_asked_where_it_makes_no_difference():
    """Both stores of leather are blue's and made from the same livestock."""
    g = position(*LEATHER, roads=[(5, 4), (5, 3), (7, 3)], coins=9)
    play(g, "main card=upgrade", "upgrade resource=weapons", "place x=5 y=2 turn=0")
    assert asked(g) == "RoadAfter" and points(g, BLUE) == 2 and points(g, WHITE) == 1


@pytest.mark.rule("gloomhaven 8.3", "gloomhaven 12.3")
def test_the_chosen_input_is_paid_for_ever():
    """Weapons from yellow's leather are delivered for 6: white keeps 3 and 1 for his metal, yellow 1 of 2,
    blue's livestock 1."""
    g = position(
        {"metal": (4, 7)},
        {"livestock": (0, 0)},
        {"leather": [(8, 4), (8, 5), (8, 6)], "by": YELLOW, "inputs": [1]},
        {"weapons": [(5, 2), (6, 2), (7, 2), (8, 2)], "by": WHITE, "inputs": [0, 2]},
        buildings={"gate_east": [(3, 4), (4, 4)]},
        cubes={"gate_east": {"stone": YELLOW}},
        step="basic",
    )
    play(g, "pave", "road x=4 y=3")
    assert [points(g, seat) for seat in range(4)] == [4, 0, 1, 1]
    assert g.completed == 1


@pytest.mark.rule("gloomhaven 8.2", "gloomhaven 2.7")
def test_access_is_for_one_storage_alone():
    """White has access to the far leather only: the near one is no input."""
    far = position(
        {"metal": (4, 5)},
        {"livestock": (0, 0)},
        {"leather": [(6, 4), (6, 5), (6, 6)], "by": BLUE, "inputs": [1]},
        {"leather": [(14, 4), (14, 5), (14, 6)], "by": BLUE, "inputs": [1], "access": [WHITE]},
        roads=[(5, 4), (5, 3), (7, 3)],
        coins=9,
    )
    assert refused(far, "main card=upgrade") == "4.3"


@pytest.mark.rule("gloomhaven 8.4", "gloomhaven 2.8")
def test_an_advanced_storage_keeps_apart_from_its_builders_structures():
    """Food may not touch white's crops; it may touch purple's population."""
    g = position({"crops": (4, 5)}, {"population": (6, 7)}, roads=[(5, 5)], coins=4)
    play(g, "main card=upgrade")  # food is all that white can build
    assert asked(g) == "BuildUpgrade"
    play(g, "upgrade resource=food")
    assert refused(g, "place x=5 y=6 turn=0") == "2.8"
    play(g, "place x=6 y=5 turn=0")
    assert got(g) == {"coins": -4} and points(g, WHITE) == 1 and income(g) == 2


@pytest.mark.rule("gloomhaven 8.5", "gloomhaven 12.4")
def test_the_road_before_delivers_at_once():
    """The road that supplies the connection also brings the population to the Theatre: 2 points before the
    bricks are laid."""
    g = position(
        {"population": (2, 1)},
        {"stone": (7, 1), "access": [PURPLE]},
        turn=PURPLE,
        buildings={"grand_theatre": [(3, 3), (4, 3), (4, 4), (5, 4)]},
    )
    play(g, "main card=upgrade", "road x=3 y=2")
    assert cubes(g, "grand_theatre") == {"population": PURPLE} and points(g, PURPLE) == 2


@pytest.mark.rule("gloomhaven 8.7", "gloomhaven 8.2")
def test_a_follower_builds_with_what_is_his():
    """White builds food; purple, who has no access to stone, can't follow with bricks; yellow, who has access
    to population and owns stone, can."""
    g = position(
        {"crops": (0, 14)},
        {"population": (4, 3), "access": [YELLOW]},
        {"stone": (7, 4)},
        roads=[(1, 13), (5, 4), (6, 4)],
    )
    play(g, "main card=upgrade", "upgrade resource=food", "place x=2 y=12 turn=0", "done")
    assert g.seat == PURPLE and refused(g, "follow card=upgrade") == "4.3"
    play(g, "pass", "follow card=upgrade", "place x=4 y=5 turn=1")
    assert owner(g, "bricks") == YELLOW
    assert points(g, YELLOW) == 1 and points(g, PURPLE) == 1 and g.seat == BLUE


# -- deliveries ---------------------------------------------------------------------------------------


@pytest.mark.rule("gloomhaven 12.4", "gloomhaven 12.5")
def test_anybodys_road_delivers_for_the_owner():
    """White's road joins yellow's stone with the gatehouse: yellow gets 3 points; access does not matter."""
    g = position(
        {"metal": (4, 5)},
        {"stone": (6, 4), "access": [WHITE]},
        buildings={"gate_east": [(3, 3), (4, 3)]},
        step="basic",
    )
    play(g, "pave", "road x=5 y=4")
    assert [points(g, seat) for seat in range(4)] == [0, 0, 3, 0]
    assert cubes(g, "gate_east") == {"stone": YELLOW}


@pytest.mark.rule("gloomhaven 12.9", "gloomhaven 12.3")
def test_a_neutral_input_further_down():
    """Leather of white from neutral livestock, weapons of purple from white's metal and leather. Building
    them: metal 1, leather 2 of which 2 are lost. Delivered for 6: purple keeps 3, white 1, 2 are lost."""
    g = position(
        {"metal": (4, 7)},
        {"livestock": (0, 0)},
        {"leather": [(8, 4), (8, 5), (8, 6)], "by": WHITE, "inputs": [1], "access": [PURPLE]},
        {"weapons": [(5, 2), (6, 2), (7, 2), (8, 2)], "by": PURPLE, "inputs": [0, 2]},
        seats=3,
        turn=PURPLE,
        buildings={"gate_east": [(3, 4), (4, 4)]},
        step="basic",
    )
    play(g, "pave", "road x=4 y=3")
    assert [points(g, seat) for seat in range(3)] == [1, 3, 0]


@pytest.mark.rule("gloomhaven 12.9", "gloomhaven 12.2")
def test_a_storage_from_a_neutral_input_alone():
    """White's leather from neutral livestock: nobody gets anything for building it."""
    g = position({"metal": (7, 6)}, {"livestock": (5, 4), "access": [WHITE]}, seats=3, roads=[(6, 5), (5, 6)])
    play(g, "main card=upgrade", "upgrade resource=leather", "place x=3 y=5 turn=0")
    assert [points(g, seat) for seat in range(3)] == [0, 0, 0]
    assert g.owners[2] == WHITE and income(g) == 2


@pytest.mark.rule("gloomhaven 12.10", "gloomhaven 2.6")
def test_neutral_storages_use_roads_only():
    """Purple's storage of books needs knowledge (neutral) across purple's bridge: for an input the builder's
    bridge counts, although nobody owns the knowledge."""
    g = position(
        {"gems": (12, 5)},
        {"knowledge": (8, 3), "access": [PURPLE]},
        {"wood": (12, 3), "access": [PURPLE]},
        seats=3,
        roads=[(9, 3), (11, 3), (11, 4)],
        bridges={PURPLE: [(10, 3)]},
        turn=PURPLE,
    )
    assert "main card=upgrade" in legal(g)
    without = position(
        {"gems": (12, 5)},
        {"knowledge": (8, 3), "access": [PURPLE]},
        {"wood": (12, 3), "access": [PURPLE]},
        seats=3,
        roads=[(9, 3), (11, 3), (11, 4)],
        bridges={YELLOW: [(10, 3)]},
        turn=PURPLE,
    )
    assert refused(without, "main card=upgrade") == "4.3"
