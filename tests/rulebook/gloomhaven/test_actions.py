"""Trade, Construct, Upgrade and Recruit. Chapters 6 to 9."""

import pytest
from tests.rulebook.vocabulary import asked, got, legal, play, points, refused, told

from ratusha.games.gloomhaven import components as c

from .table import BLUE, PURPLE, WHITE, YELLOW, hand, income, owner, position, roads, spots, storage

HOME = {"metal": (7, 6)}


@pytest.mark.rule("gloomhaven 6.1")
def test_exactly_one_option():
    """After a storage is built, the trade is over: purple is asked."""
    g = position(HOME, {"population": (9, 0)}, coins=9)
    play(g, "main card=trade")
    assert legal(g, "build") and legal(g, "access") == ["access storage=1"]
    play(g, "build resource=crops", "place x=0 y=14 turn=0")
    assert g.seat == PURPLE


@pytest.mark.rule("gloomhaven 6.2", "gloomhaven 6.3")
@pytest.mark.parametrize(("x", "y", "price"), [(0, 5, 1), (3, 3, 2), (2, 0, 3), (5, 5, 3)])
def test_terrain_prices(x: int, y: int, price: int):
    """Coast 1, desert 2, forest and ruins 3, paid to the bank."""
    g = position({"metal": (13, 6)})
    play(g, "main card=trade", "build resource=crops", f"place x={x} y={y} turn=0")
    assert got(g) == {"coins": -price}


@pytest.mark.rule("gloomhaven 6.3")
def test_too_dear_a_terrain():
    g = position({"metal": (13, 6)}, coins=1)
    play(g, "main card=trade", "build resource=crops")
    assert refused(g, "place x=3 y=3 turn=0") == "6.3"
    assert told(g, "place x=3 y=3 turn=0") == "You have only 1 coin (rule gloomhaven 6.3)"


@pytest.mark.rule("gloomhaven 6.4")
@pytest.mark.parametrize(("cell", "price"), [((0, 5), 2), ((3, 3), 3), ((2, 0), 4), ((5, 5), 4)])
def test_access_prices_go_to_the_owner(cell: tuple[int, int], price: int):
    g = position({"metal": (13, 6)}, {"stone": cell})
    play(g, "main card=trade", "access storage=1")
    assert got(g) == {"coins": -price} and got(g, YELLOW) == {"coins": price}
    other = position({"metal": (13, 6)}, {"stone": cell, "access": [WHITE]})
    play(other, "main card=trade")
    assert refused(other, "access storage=1") == "6.4"


@pytest.mark.rule("gloomhaven 6.5", "gloomhaven 6.8")
def test_several_terrains_count_as_the_cheapest():
    """EX10: leather on ruins and desert costs 3, and may be bought as a follow; on ruins alone it may not."""
    leather = {"leather": [(4, 6), (5, 6), (6, 6)], "by": BLUE, "inputs": [1]}
    g = position({"metal": (13, 6)}, {"livestock": (0, 0)}, leather, {"stone": (13, 2)}, turn=PURPLE)
    play(g, "main card=trade", "build resource=gems", "place x=20 y=8 turn=0", "pass", "pass")
    assert g.seat == WHITE
    play(g, "follow card=trade")
    assert refused(g, "access storage=3") == "6.8"  # ruins only
    play(g, "access storage=2")
    assert got(g) == {"coins": -3} and got(g, BLUE) == {"coins": 3}


@pytest.mark.rule("gloomhaven 6.8")
def test_trade_as_a_follow():
    """Own storages on coast or desert only; no commissions; neutral storages may be accessed."""
    g = position(
        {"metal": (13, 6)},
        {"population": (13, 2)},
        {"knowledge": (0, 5), "access": [2]},
        seats=3,
        turn=PURPLE,
    )
    play(g, "main card=trade", "build resource=gems", "place x=20 y=8 turn=0", "pass")
    play(g, "follow card=trade")
    assert refused(g, "commission resource=livestock") == "6.1"
    assert "access storage=2" in legal(g)
    play(g, "build resource=crops")
    assert refused(g, "place x=5 y=5 turn=0") == "6.8"
    assert {c.BOARD[0].terrain[y * 22 + x] for x, y in spots(g)} == {0, 1}


@pytest.mark.rule("gloomhaven 6.6", "gloomhaven 12.9")
def test_commission_of_a_neutral_storage():
    """4 coins to the bank on any terrain; access at once; nobody's income grows."""
    g = position(HOME, seats=3)
    play(g, "main card=trade", "commission resource=livestock", "place x=5 y=2 turn=0")
    assert got(g) == {"coins": -4} and owner(g, "livestock") == 4
    assert g.tokens[storage(g, "livestock")] == 1 and income(g) == 1


@pytest.mark.rule("gloomhaven 6.7", "gloomhaven 2.8")
def test_commission_of_an_opponents_storage():
    """Only after two completions; 4 coins to him, who owns it; beside the builder's own it may stand."""
    early = position(HOME, completed=1)
    play(early, "main card=trade")
    assert refused(early, "commission resource=stone") == "6.7"
    g = position(HOME, completed=2)
    play(g, "main card=trade", "commission resource=stone", "place x=6 y=5 turn=0")
    assert got(g) == {"coins": -4} and got(g, YELLOW) == {"coins": 4}
    assert owner(g, "stone") == YELLOW and income(g, YELLOW) == 1


@pytest.mark.rule("gloomhaven 6.7", "gloomhaven 12.5")
def test_a_commissioned_storage_delivers_for_its_owner():
    hall = {"town_hall": [(4, 7), (5, 7), (6, 7), (7, 7)]}
    g = position({"metal": (13, 6)}, buildings=hall, completed=2)
    play(g, "main card=trade", "commission resource=stone", "place x=6 y=6 turn=0")
    assert points(g, YELLOW) == 2 and points(g, WHITE) == 0


@pytest.mark.rule("gloomhaven 6.9")
def test_discounts_of_trade():
    """EX16: the Huckster's option 3 costs 3, and an opponent gets 3; access on coast costs 1, paid to
    the owner."""
    g = position(HOME, completed=2, hired={WHITE: ["huckster"]}, advisers=())
    play(g, "main card=huckster", "commission resource=stone", "place x=0 y=0 turn=0")
    assert got(g) == {"coins": -3} and got(g, YELLOW) == {"coins": 3}
    g = position(HOME, {"stone": (0, 5)}, hired={WHITE: ["huckster"]}, advisers=())
    play(g, "main card=huckster", "access storage=1")
    assert got(g) == {"coins": -1} and got(g, YELLOW) == {"coins": 1}


@pytest.mark.rule("gloomhaven 5.10")
def test_up_to_two_trades():
    """The Draper: two trades at 1 less each; the second may be left out."""
    g = position(HOME, {"stone": (0, 5)}, {"wood": (0, 3)}, hired={WHITE: ["draper"]}, advisers=())
    play(g, "main card=draper", "access storage=1")
    assert asked(g) == "Trade" and "done" in legal(g)
    play(g, "access storage=2")
    assert got(g) == {"coins": -1} and g.seat == PURPLE


# -- construct ----------------------------------------------------------------------------------------


@pytest.mark.rule("gloomhaven 7.1", "gloomhaven 7.5")
def test_prices_of_construct():
    """EX11: a bridge costs 3 as a main action, 4 as a follow; the Carpenter's costs 2 (EX16)."""
    g = position(HOME, {"population": (12, 5)}, roads=[(8, 7)])
    play(g, "main card=construct", "bridge x=8 y=8")
    assert got(g) == {"coins": -3}
    g = position(HOME, roads=[(8, 7)], hired={WHITE: ["carpenter"]}, advisers=())
    play(g, "main card=carpenter", "bridge x=8 y=8")
    assert got(g) == {"coins": -2}


@pytest.mark.rule("gloomhaven 7.5")
def test_construct_as_a_follow():
    g = position(HOME, {"population": (11, 6)}, roads=[(8, 7)])
    play(g, "main card=construct", "bridge x=8 y=8", "follow card=construct", "bridge x=10 y=6")
    assert got(g, PURPLE) == {"coins": -4}


@pytest.mark.rule("gloomhaven 7.2", "gloomhaven 2.10", "gloomhaven 7.4")
def test_houses():
    """In the forest, connected, not beside an own structure, one a district, three in all."""
    g = position(HOME, roads=[(8, 5), (8, 6)], coins=9)
    play(g, "main card=construct")
    assert refused(g, "house x=8 y=2") == "7.2"  # desert
    assert refused(g, "house x=0 y=0") == "2.9"
    play(g, "house x=9 y=5")
    assert got(g) == {"coins": -3}
    g = position(HOME, roads=[(8, 5), (8, 6)], coins=9, houses={WHITE: [(9, 5)]})
    play(g, "main card=construct")
    assert refused(g, "house x=9 y=6") == "2.10"


@pytest.mark.rule("gloomhaven 7.3")
def test_three_bridges_at_most():
    g = position(HOME, roads=[(8, 7)], bridges={WHITE: [(10, 3), (10, 4), (10, 5)]}, coins=9)
    play(g, "main card=construct")
    assert refused(g, "bridge x=8 y=8") == "7.3"
    g = position(HOME, roads=[(8, 7), (9, 7)], bridges={WHITE: [(10, 3), (10, 4)]}, coins=9)
    play(g, "main card=construct", "bridge x=10 y=6")
    assert len(g.bridges[WHITE]) == 3


# -- upgrade ------------------------------------------------------------------------------------------

CRAFT = ({"population": (4, 3)}, {"stone": (7, 4), "access": [PURPLE]})


@pytest.mark.rule("gloomhaven 8.1")
def test_prices_of_upgrade():
    """4 coins for level 2, 6 for level 3."""
    assert [c.PRICE[r] for r in range(8, 18)] == [4] * 6 + [6] * 4
    g = position(*CRAFT, roads=[(5, 4)], turn=PURPLE, coins=3)
    assert refused(g, "main card=upgrade") == "4.3"


@pytest.mark.rule("gloomhaven 8.2")
def test_inputs_must_be_connected_and_within_reach():
    """Without access to stone no bricks; with it, not where only one input is connected."""
    g = position({"population": (4, 3)}, {"stone": (7, 4)}, roads=[(5, 4)], turn=PURPLE)
    assert refused(g, "main card=upgrade") == "4.3"
    g = position(*CRAFT, roads=[(5, 4)], turn=PURPLE)
    play(g, "main card=upgrade", "upgrade resource=bricks")
    assert refused(g, "place x=3 y=5 turn=0") == "8.2"
    assert "place x=6 y=1 turn=1" in legal(g)


@pytest.mark.rule("gloomhaven 8.2", "gloomhaven 2.6")
def test_inputs_use_the_builders_bridges():
    """Purple's population across the river counts only with purple's own bridge (D6)."""
    far = ({"population": (12, 3)}, {"stone": (8, 3), "access": [PURPLE]})
    blocked = position(*far, roads=[(9, 3), (11, 3)], bridges={WHITE: [(10, 3)]}, turn=PURPLE)
    assert refused(blocked, "main card=upgrade") == "4.3"
    g = position(*far, roads=[(9, 3), (11, 3)], bridges={PURPLE: [(10, 3)]}, turn=PURPLE)
    assert "main card=upgrade" in legal(g)


@pytest.mark.rule("gloomhaven 8.3")
def test_the_builder_chooses_the_input():
    """Two stores of leather, blue's and yellow's: weapons from either, whose owner gets 2 less what he
    passes on."""
    g = position(
        {"metal": (4, 5)},
        {"livestock": (0, 0)},
        {"leather": [(6, 4), (6, 5), (6, 6)], "by": BLUE, "inputs": [1], "access": [WHITE]},
        {"leather": [(8, 4), (8, 5), (8, 6)], "by": YELLOW, "inputs": [1], "access": [WHITE]},
        roads=[(5, 4), (5, 3), (7, 3)],
        coins=9,
    )
    play(g, "main card=upgrade", "upgrade resource=weapons", "place x=5 y=2 turn=0")
    assert asked(g) == "ChooseInput" and set(legal(g)) == {"source storage=2", "source storage=3"}
    play(g, "source storage=3")
    assert points(g, YELLOW) == 1 and points(g, BLUE) == 1 and points(g, WHITE) == 1
    assert g.seconds[4] == 3


@pytest.mark.rule("gloomhaven 8.4", "gloomhaven 2.10")
def test_one_storage_of_a_kind_in_a_district():
    g = position(
        *CRAFT,
        {"bricks": [(0, 7), (0, 8), (0, 9)], "by": YELLOW, "inputs": [0, 1]},
        roads=[(5, 4)],
        turn=PURPLE,
    )
    assert refused(g, "main card=upgrade") == "4.3"


@pytest.mark.rule("gloomhaven 8.5")
def test_the_road_after():
    """Connected to the new storage, or none."""
    g = position(*CRAFT, roads=[(5, 4)], turn=PURPLE)
    play(g, "main card=upgrade", "upgrade resource=bricks", "place x=6 y=1 turn=1")
    assert asked(g) == "RoadAfter" and "done" in legal(g)
    labels = {option.notation: option.label for option in g.seen_by(g.seat).options("en")}
    assert labels["done"] == "No road"
    assert refused(g, "road x=1 y=8") == "2.9"
    play(g, "road x=7 y=0")
    assert (7, 0) in roads(g)


@pytest.mark.rule("gloomhaven 8.5", "gloomhaven 8.6")
def test_the_road_before_supplies_the_connection():
    """Population and stone lie too far apart for a tile; a road first makes bricks possible."""
    far = ({"population": (2, 1)}, {"stone": (7, 1), "access": [PURPLE]})
    g = position(*far, turn=PURPLE)
    assert "main card=upgrade" in legal(g)
    play(g, "main card=upgrade")
    assert asked(g) == "LayFirst"  # nothing else is possible
    assert refused(g, "road x=1 y=2") == "8.6"
    play(g, "road x=3 y=1")
    assert asked(g) == "PlaceUpgrade"
    play(g, legal(g)[0])
    assert g.seat == YELLOW  # the road is used up
    assert (3, 1) in roads(g) and owner(g, "bricks") == PURPLE


@pytest.mark.rule("gloomhaven 8.7")
def test_upgrade_as_a_follow_has_no_road():
    g = position(HOME, {"crops": (0, 14)}, *CRAFT, roads=[(5, 4), (1, 13)], coins=9)
    play(g, "main card=upgrade", "upgrade resource=food")
    play(g, legal(g)[0])
    play(g, "done", "follow card=upgrade", "place x=6 y=1 turn=1")
    assert g.seat == YELLOW and got(g, PURPLE) == {"coins": -4}


@pytest.mark.rule("gloomhaven 8.8")
def test_the_millers_two_roads_before():
    """Too far for one road, near enough for two."""
    far = ({"population": (2, 1)}, {"stone": (8, 1), "access": [PURPLE]})
    plain = position(*far, turn=PURPLE)
    assert refused(plain, "main card=upgrade") == "4.3"
    g = position(*far, turn=PURPLE, hired={PURPLE: ["miller"]}, advisers=())
    play(g, "main card=miller")
    assert asked(g) == "LayFirst"
    play(g, "road x=3 y=1")
    assert asked(g) == "LayFirst" and refused(g, "road x=1 y=2") == "8.6"
    play(g, "road x=4 y=1")
    assert asked(g) == "PlaceUpgrade"


# -- recruit ------------------------------------------------------------------------------------------


@pytest.mark.rule("gloomhaven 9.5")
def test_recruit_as_a_follow_gives_no_fleeting_influence():
    g = position(HOME, {"population": (13, 6)}, advisers=("smith", "foreman"))
    play(g, "main card=recruit", "follow card=recruit")
    assert got(g, PURPLE) == {"coins": -1, "lasting": 1}


@pytest.mark.rule("gloomhaven 9.7")
def test_an_adviser_without_a_price_costs_the_usual():
    """The Drover's storage on coast costs 1 coin; then a road may be built."""
    g = position(HOME, hired={WHITE: ["drover"]}, advisers=())
    play(g, "main card=drover", "build resource=crops", "place x=0 y=14 turn=0")
    assert got(g) == {"coins": -1} and asked(g) == "BuildRoad" and "done" in legal(g)


@pytest.mark.rule("gloomhaven 9.8")
def test_the_foreman_hires_two():
    """Two from the present offer, both paid, nobody comes in between; with one in reach he can't be
    played."""
    alone = position(HOME, hired={WHITE: ["foreman"]}, advisers=("smith", "scholar", "mason", "drover"))
    assert refused(alone, "main card=foreman") == "4.3"
    g = position(
        HOME, {"crops": (0, 14)}, hired={WHITE: ["foreman"]}, advisers=("smith", "miller", "mason", "drover")
    )
    play(g, "main card=foreman", "hire adviser=smith")
    assert hand(g) >= {"smith", "miller"}
    assert got(g) == {"coins": -2, "lasting": 2}


@pytest.mark.rule("gloomhaven 9.8", "gloomhaven 9.3")
def test_the_patroness_buys_access_and_hires():
    """Access to stone for 2, then the Mason, who wants stone, for 1; access to wood leads to nobody."""
    g = position(
        HOME,
        {"stone": (0, 5)},
        {"wood": (0, 3)},
        hired={WHITE: ["patroness"]},
        advisers=("mason", "scholar", "smith", "drover"),
    )
    play(g, "main card=patroness")
    assert "mason" in hand(g)
    assert got(g) == {"coins": -3, "lasting": 1}


@pytest.mark.rule("gloomhaven 9.4")
def test_a_hire_without_a_recruit_card_refills_at_once():
    """Salt Barge: one adviser for 1 less; a new one comes before the turn ends."""
    g = position(
        HOME,
        step="basic",
        houses={WHITE: [(16, 8)]},
        buildings={"salt_barge": [(0, 4), (0, 5), (0, 6)]},
        cubes={"salt_barge": {"wood": WHITE}},
        advisers=("smith", "foreman", "huckster", "carpenter"),
        proposals=("university", "town_hall", "barracks"),
    )
    play(g, "work place=salt_barge")
    assert asked(g) == "DrawAdviser" and got(g) == {"lasting": 1}
    play(g, "adviser adviser=mason")
    assert [c.ADVISER[a] for a in g.advisers] == ["foreman", "huckster", "carpenter", "mason"]
