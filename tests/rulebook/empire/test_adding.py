"""Adding a square. Chapter 5."""

import pytest
from tests.rulebook.vocabulary import legal, play, refused, told, weights

from ratusha.kernel import CHANCE

from .table import free, hand, marks, position, realm, row, where

L_SHAPE = {(0, 0): "forest", (1, 0): "cliff", (0, 1): "meadow"}
"""A forest, a cliff, and a third square that gives neither wood nor stone: seven places beside them."""
BARREN = {(0, (0, 0)): "war"}
"""The forest of the small realm is ravaged: no village square has a place, not even by replacement."""


@pytest.mark.rule("empire 5.3", "empire 5.5")
def test_the_mines_seven_places():
    """The mine needs wood and stone. Places 1 to 3 touch the forest and the cliff; 4 and 5 only the forest,
    which can't give both; 6 and 7 lack a resource."""
    g = position(L_SHAPE, village=["mine"], nature=["lake"])
    assert len(free(g, "lake")) == 7
    assert free(g, "mine") == {(1, 1), (1, -1), (0, -1)}


@pytest.mark.rule("empire 5.5")
def test_one_forest_gives_wood_or_stone_but_not_both():
    g = position({(0, 0): "forest", (1, 0): "meadow"}, village=["mine"], nature=["lake"])
    assert free(g, "mine") == set()
    assert refused(g, "add square=mine") == "5.5"
    g = position({(0, 0): "forest", (1, 0): "forest"}, village=["mine"], nature=["lake"])
    assert free(g, "mine") == {(0, 1), (1, 1), (0, -1), (1, -1)}


@pytest.mark.rule("empire 5.1")
def test_any_open_square_or_prize_can_be_added_but_nothing_else():
    mine = {(0, 0): "camp_salt", (1, 0): "market_iron", (0, 1): "forest", (1, 1): "forest"}
    g = position(
        mine,
        {(0, 0): "lake", (1, 0): "grove"},
        nature=["cliff"],
        village=["mine"],
        prizes=["sanctuary_zeus", "altar_pan"],
        marks={(0, (1, 1)): "war"},
    )
    assert legal(g, "add") == ["add square=cliff", "add square=sanctuary_zeus"]
    assert refused(g, "add square=lake") == "5.1"
    assert refused(g, "add square=sanctuary_hera") == "5.1"
    play(g, "add square=sanctuary_zeus", "at x=0 y=-1")
    assert realm(g)[(0, -1)] == "sanctuary_zeus"
    assert [g.prizes, g.scores] == [[position(prizes=["altar_pan"]).prizes[0]], [3, 0]]


@pytest.mark.rule("empire 5.1")
def test_one_square_a_turn():
    g = position(nature=["lake", "grove"], prizes=["altar_pan"])
    play(g, "add square=lake", "at x=0 y=1")
    assert len(realm(g)) == 3
    assert row(g, "nature") == ["grove"]
    assert g.seat == 1


@pytest.mark.rule("empire 5.2")
def test_a_whole_side_in_common():
    """Not by a corner, not apart."""
    g = position(nature=["lake", "grove"])
    assert free(g, "lake") == {(-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (2, 0)}
    play(g, "add square=lake")
    assert refused(g, "at x=-1 y=1") == "5.2"
    assert refused(g, "at x=2 y=-1") == "5.2"
    assert refused(g, "at x=3 y=0") == "5.2"
    assert refused(g, "at x=5 y=5") == "5.2"
    assert "corner" in told(g, "at x=-1 y=1")


RING = {
    (-1, 0): "lake",
    (-1, 1): "winery",
    (0, 1): "winery",
    (1, 1): "winery",
    (1, 0): "pasture",
    (1, -1): "pasture",
    (0, -1): "pasture",
    (-1, -1): "fishery",
}
"""A lake, then squares without stone all around the place in the middle."""


@pytest.mark.rule("empire 5.3")
@pytest.mark.parametrize("giver", list(RING)[1:])
def test_all_eight_neighbours_give_corners_too(giver):
    """A gold mine beside a lake gets its stone from a cliff on any other of the eight sides and corners."""
    other = {(0, 0): "meadow", (1, 0): "meadow"}
    g = position(RING, other, village=["gold_mine"], nature=["grove"])
    assert (0, 0) not in free(g, "gold_mine")
    g = position(RING | {giver: "cliff"}, other, village=["gold_mine"], nature=["grove"])
    assert (0, 0) in free(g, "gold_mine")


@pytest.mark.rule("empire 5.3")
def test_a_square_two_cells_away_gives_nothing():
    g = position(
        {(0, 0): "lake", (1, 0): "winery", (2, 0): "winery", (3, 0): "cliff"},
        village=["gold_mine"],
        nature=["meadow"],
    )
    assert free(g, "gold_mine") == set()
    assert refused(g, "add square=gold_mine") == "5.3"


@pytest.mark.rule("empire 5.4")
def test_nature_goes_to_any_ordinary_place():
    g = position({(0, 0): "sanctuary_hera", (1, 0): "sanctuary_ares"}, nature=["lake", "grove"])
    assert free(g, "lake") == {(-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (2, 0)}


@pytest.mark.rule("empire 5.6")
def test_each_need_from_another_square_by_some_choice():
    """Forest (wood, stone) and grove (wood, plants): winery (wood + plants) fits, and so does the weaving
    house (stone + plants); a fishery (wood + water) does not."""
    g = position(
        {(0, 0): "forest", (1, 0): "grove"},
        {(0, 0): "lake", (1, 0): "lake"},
        village=["winery", "weaving_house", "fishery"],
        nature=["meadow"],
    )
    assert free(g, "winery") == {(0, 1), (1, 1), (0, -1), (1, -1)}
    assert free(g, "weaving_house") == free(g, "winery")
    assert free(g, "fishery") == set()


@pytest.mark.rule("empire 5.6")
def test_nature_chooses_anew_each_turn():
    """The forest gives wood for a winery, and the turn after that stone for a weaving house."""
    g = position(
        {(0, 0): "forest", (1, 0): "grove"},
        village=["winery", "weaving_house"],
        nature=["meadow", "lake"],
    )
    play(g, "add square=winery", "at x=0 y=1")
    play(g, "open stack=village", "reveal square=mine", "add square=lake", "at x=0 y=1")
    play(g, "open stack=village", "reveal square=mine", "add square=weaving_house", "at x=0 y=-1")
    assert realm(g)[(0, -1)] == "weaving_house"


@pytest.mark.rule("empire 5.8")
@pytest.mark.parametrize("mark", ["war", "coin", "craftsman"])
def test_what_makes_nothing_gives_nothing(mark):
    """A mine under war, a coin or a craftsman gives no iron to a market; without it, it does."""
    mine = {(0, 0): "mine", (1, 0): "grove"}
    g = position(mine, city=["market_iron"], nature=["lake"])
    assert free(g, "market_iron") == {(0, 1), (1, 1), (0, -1), (1, -1)}
    g = position(mine, city=["market_iron"], nature=["lake"], marks={(0, (0, 0)): mark})
    assert free(g, "market_iron") == set()
    assert refused(g, "add square=market_iron") == "5.8"


@pytest.mark.rule("empire 5.8")
def test_prizes_give_nothing():
    g = position({(0, 0): "sanctuary_hera", (1, 0): "grove"}, city=["market_iron"], nature=["lake"])
    assert free(g, "market_iron") == set()


@pytest.mark.rule("empire 5.9")
def test_a_square_must_be_added_where_an_ordinary_place_exists():
    g = position(nature=["lake"], village=["mine"])
    assert "draw" not in legal(g)
    assert "end" not in legal(g)
    assert refused(g, "draw") == "5.9"
    assert refused(g, "end") == "5.9"


@pytest.mark.rule("empire 5.10")
def test_a_place_thanks_to_the_bought_unit_counts_as_possible():
    """Only the bought stone lets the mine be added beside the forest; so nothing may be drawn instead."""
    mine = {(0, 0): "forest", (1, 0): "winery"}
    g = position(mine, village=["mine", "olive_press"], bought="stone", prizes=["sanctuary_hera"])
    assert legal(g) == ["add square=mine"]
    assert refused(g, "draw") == "5.9"
    g = position(mine, village=["mine", "olive_press"], prizes=["sanctuary_hera"])
    assert legal(g) == ["draw"]
    assert refused(g, "end") == "5.11"


@pytest.mark.rule("empire 5.11")
def test_without_an_ordinary_place_a_nature_square_is_drawn_and_added():
    g = position(village=["mine"] * 2, city=["camp_salt"] * 2, prizes=["sanctuary_hera"])
    assert legal(g) == ["draw"]
    before = g.sizes[0]
    play(g, "draw")
    assert g.seat == CHANCE
    assert weights(g) == [2, 4, 4, 4, 2, 4]
    play(g, "reveal square=lake")
    assert g.sizes[0] == before - 1
    assert row(g, "nature") == []
    assert "at x=0 y=1" in legal(g)
    play(g, "at x=0 y=1")
    assert realm(g)[(0, 1)] == "lake"
    assert row(g, "village") == ["mine"] * 2
    assert g.seat == 1


@pytest.mark.rule("empire 5.11", "empire 5.14")
@pytest.mark.parametrize(("left", "move", "rule"), [(["lake"], "end", "5.11"), ([], "draw", "5.14")])
def test_the_last_nature_square_is_drawn_too_and_then_no_more(left, move, rule):
    """One square in the stack: the turn can't end without it. None: there is nothing to draw."""
    g = position(village=["winery"], prizes=["sanctuary_hera"], marks=BARREN, stacks={"nature": left})
    assert legal(g) == ["draw" if left else "end"]
    assert refused(g, move) == rule


@pytest.mark.rule("empire 5.11")
def test_the_draw_clears_no_row():
    names = ["gold_mine", "gold_mine", "saltworks", "saltworks", "saltworks"]
    g = position({(0, 0): "forest", (1, 0): "forest"}, village=names, prizes=["sanctuary_hera"])
    play(g, "draw", "reveal square=lake", "at x=0 y=1")
    assert row(g, "village") == names
    assert not g.box


@pytest.mark.rule("empire 5.12")
def test_the_drawn_square_must_be_added():
    g = position(village=["winery"], prizes=["sanctuary_hera"], marks=BARREN)
    play(g, "draw", "reveal square=waterfall")
    assert {text.split()[0] for text in legal(g)} == {"at"}
    assert refused(g, "add square=winery") == "5.2"
    assert refused(g, "end") == "5.2"


@pytest.mark.rule("empire 5.13")
def test_the_drawn_square_may_replace():
    g = position(village=["winery"], prizes=["sanctuary_hera"], marks=BARREN)
    play(g, "draw", "reveal square=waterfall", "at x=1 y=0")
    assert realm(g) == {(0, 0): "forest", (1, 0): "waterfall"}
    assert g.sheet()[0] == {"replaced": -1}


@pytest.mark.rule("empire 5.14")
def test_without_nature_squares_the_turn_ends_without_a_new_one():
    g = position(village=["winery"], prizes=["sanctuary_hera"], marks=BARREN, stacks={"nature": []})
    assert legal(g) == ["end"]
    assert refused(g, "draw") == "5.14"
    play(g, "end")
    assert len(realm(g)) == 2
    assert g.seat == 1
    assert legal(g) == ["open stack=village", "open stack=city"]


@pytest.mark.rule("empire 5.15")
def test_a_square_stays_though_its_supplier_is_ravaged():
    """The mine stands between forest and cliff; the cliff is ravaged; the mine still makes iron."""
    mine = {(0, 0): "forest", (1, 0): "cliff", (1, 1): "mine", (0, 1): "grove"}
    g = position(mine, city=["market_iron"], nature=["lake"], marks={(0, (1, 0)): "war"})
    assert realm(g) == mine
    assert (2, 1) not in free(g, "market_iron")
    assert (0, 2) in free(g, "market_iron")


@pytest.mark.rule("empire 5.16")
@pytest.mark.parametrize(
    ("square", "beside", "token"),
    [
        ("camp_horses", {(0, 0): "pasture", (1, 0): "cliff"}, {"war": 1}),
        ("market_iron", {(0, 0): "mine", (1, 0): "cliff"}, {"coins": 1}),
        ("workshop_wine", {(0, 0): "winery", (1, 0): "grove"}, {"carts": 1}),
    ],
)
def test_a_city_square_brings_a_token_of_its_kind(square, beside, token):
    g = position(beside, city=[square], nature=["lake"])
    play(g, f"add square={square}", "at x=0 y=1")
    assert hand(g) == token
    assert g.sheet()[0] == {"tokens": 1}


@pytest.mark.rule("empire 5.16")
def test_a_market_brings_one_coin_once_and_a_second_market_another():
    g = position(
        {(0, 0): "mine", (1, 0): "cliff", (2, 0): "mine"},
        city=["market_iron", "market_iron"],
        nature=["lake", "lake"],
    )
    play(g, "add square=market_iron", "at x=0 y=1")
    assert hand(g) == {"coins": 1}
    play(g, "open stack=village", "reveal square=winery", "add square=lake", "at x=0 y=1")
    play(g, "open stack=village", "reveal square=winery", "skip")
    assert hand(g) == {"coins": 1}
    play(g, "add square=market_iron", "at x=1 y=1")
    assert hand(g) == {"coins": 2}
    assert g.piles[1] == 4


@pytest.mark.rule("empire 5.16")
def test_a_city_square_brings_its_token_by_replacement_too():
    g = position({(0, 0): "mine", (1, 0): "cliff", (0, 1): "lake"}, city=["market_iron"], nature=["lake"])
    play(g, "add square=market_iron", "at x=0 y=1")
    assert hand(g) == {"coins": 1}
    assert g.sheet()[0] == {"tokens": 1, "replaced": -1}


@pytest.mark.rule("empire 5.17")
def test_a_craftsman_is_drawn_blind_and_then_open():
    g = position({(0, 0): "gold_mine", (1, 0): "meadow"}, city=["tavern_gold"], nature=["lake"])
    play(g, "add square=tavern_gold", "at x=0 y=1")
    assert g.seat == CHANCE
    assert len(legal(g)) == 6
    assert weights(g) == [1] * 6
    play(g, "meet craftsman=smith")
    assert hand(g) == {"smith": 1}
    assert g.seen_by(1).to_dict()["state"]["realms"][0]["masters"] == g.realms[0].masters
    assert g.scores == [1, 0]


@pytest.mark.rule("empire 5.17")
def test_a_craftsman_who_is_out_is_not_drawn_again():
    g = position(
        {(0, 0): "gold_mine", (1, 0): "meadow"},
        city=["tavern_gold"],
        nature=["lake"],
        hands=[{}, {"smith": 1, "weaver": 1}],
    )
    play(g, "add square=tavern_gold", "at x=0 y=1")
    assert len(legal(g)) == 4
    assert refused(g, "meet craftsman=smith") == ""


@pytest.mark.rule("empire 5.18")
def test_an_empty_pile_gives_nothing():
    g = position(
        {(0, 0): "mine", (1, 0): "cliff"}, city=["market_iron"], nature=["lake"], hands=[{}, {"coins": 6}]
    )
    play(g, "add square=market_iron", "at x=0 y=1")
    assert hand(g) == {}
    craftsmen = dict.fromkeys(("smith", "weaver", "jeweller", "fisher", "vintner", "horse_breeder"), 1)
    g = position(
        {(0, 0): "gold_mine", (1, 0): "meadow"}, city=["tavern_gold"], nature=["lake"], hands=[{}, craftsmen]
    )
    play(g, "add square=tavern_gold", "at x=0 y=1")
    assert hand(g) == {}
    assert g.seat == 1


@pytest.mark.rule("empire 5.19")
def test_any_number_of_tokens_in_hand():
    g = position(
        {(0, 0): "mine", (1, 0): "cliff"},
        city=["market_iron"],
        nature=["lake"],
        hands=[{"war": 6, "coins": 5, "carts": 6, "smith": 1}],
    )
    play(g, "add square=market_iron", "at x=0 y=1")
    assert hand(g) == {"war": 6, "coins": 6, "carts": 6, "smith": 1}
    assert g.scores[0] == 19


@pytest.mark.rule("empire 5.20")
def test_coins_on_own_squares_are_taken_at_the_end_of_the_turn():
    g = position(nature=["lake", "grove"], marks={(0, (0, 0)): "coin", (0, (1, 0)): "coin"})
    assert hand(g) == {}
    play(g, "add square=lake", "at x=0 y=1")
    assert hand(g) == {"coins": 2}
    assert marks(g, (0, 0)) == set()


@pytest.mark.rule("empire 5.20")
def test_coins_are_taken_even_if_no_square_was_added_and_only_ones_own():
    g = position(
        village=["gold_mine"],
        prizes=["sanctuary_hera"],
        stacks={"nature": []},
        marks={(0, (0, 0)): "coin", (1, (0, 0)): "coin"},
    )
    play(g, "end")
    assert g.seat == 1
    assert hand(g) == {"coins": 1}
    assert hand(g, 1) == {}
    assert marks(g, (0, 0), 1) == {"coin"}


@pytest.mark.rule("empire 5.3", "empire 5.5", "empire 5.8")
def test_a_refused_placement_tells_what_is_missing_and_who_could_have_given_it():
    g = position(L_SHAPE, village=["mine"], nature=["lake"])
    play(g, "add square=mine")
    said = told(g, "at x=-1 y=0")
    assert "missing: stone" in said or "missing: wood" in said
    assert "Forest (no. 1)" in said
    assert "rule empire 5.5" in said
    said = told(g, "at x=0 y=2")
    assert "missing: wood" in said
    assert "missing: stone" in said
    assert "no neighbour makes it" in said
    g = position(L_SHAPE, village=["mine"], nature=["lake"], marks={(0, (1, 0)): "war"})
    said = told(g, "add square=mine")
    assert "Cliff (no. 2) is ravaged" in said or "Forest (no. 1)" in said
    assert where(g, "mine") == set()
