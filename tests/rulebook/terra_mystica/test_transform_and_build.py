"""Action 1: transform and build. Chapter 6.

The hexes used most: E6 (plains) lies beside E5, E7, D4 (wasteland), F3 (desert) and F4 (forest); E8
beside E7, D5, F4 and the river.
"""

import pytest
from tests.rulebook.vocabulary import changed, legal, play, points, refused

from ratusha.games.terra_mystica.board import SPADES, spades
from ratusha.games.terra_mystica.components import TERRAIN_IDS

from .table import board, end, give, hex, position, seat, terrain

FAR = {"nomads": {"I12": "D"}}


def witches(**more):
    """Witches on F4 beside E6, E7, F3 and G2; rich."""
    g = position("witches", "nomads", on={"witches": {"F4": "D"}, **FAR}, **more)
    give(g, "witches", coins=20, workers=20, bowls=(0, 0, 12))
    return g


def hexes(g, start="transform"):
    """The hexes that moves of a kind name."""
    return {move.split()[1][4:] for move in legal(g, start)}


@pytest.mark.rule("terra_mystica 6.1")
def test_direct_neighbours_only_without_shipping():
    g = witches()
    assert hexes(g) == {"E6", "E7", "F3", "G2"}
    assert refused(g, "transform hex=E8 to=forest") == "6.1"
    assert refused(g, "build hex=A3") == "6.1"


@pytest.mark.rule("terra_mystica 6.1")
def test_shipping_one_reaches_over_one_river_hex():
    g = witches()
    give(g, "witches", ship=1)
    assert {"E6", "E7", "F3", "G2", "G3", "E8"} <= hexes(g)
    assert "I6" not in hexes(g)


@pytest.mark.rule("terra_mystica 6.1")
def test_the_ship_card_adds_one():
    g = witches()
    before = hexes(g)
    give(g, "witches", card="BON4")
    assert before < hexes(g)
    assert {"G3", "E8"} <= hexes(g)


@pytest.mark.rule("terra_mystica 6.1", "terra_mystica 7.4")
def test_a_bridge_reaches():
    g = position("witches", "nomads", on={"witches": {"F4": "D"}, **FAR}, bridges={"F4-G3": 0})
    give(g, "witches", workers=20)
    assert "G3" in hexes(g)


@pytest.mark.rule("terra_mystica 6.2")
@pytest.mark.parametrize(
    ("faction", "coins", "workers"), [("witches", 2, 1), ("engineers", 1, 1), ("swarmlings", 3, 2)]
)
def test_the_price_of_a_dwelling(faction, coins, workers):
    """Case D22. With a coin or a worker less it can't be built."""
    g = position(faction, "nomads", on={faction: {"E7": "D"}, **FAR})
    home = {"witches": "forest", "engineers": "mountains", "swarmlings": "lakes"}[faction]
    terrain(g, E6=home)
    give(g, faction, coins=coins, workers=workers, bowls=(12, 0, 0), priests=0)
    play(g, "build hex=E6")
    assert changed(g, seat(g, faction)) == {"coins": -coins, "workers": -workers}
    for short in ({"coins": coins - 1, "workers": workers}, {"coins": coins, "workers": workers - 1}):
        g = position(faction, "nomads", on={faction: {"E7": "D"}, **FAR})
        terrain(g, E6=home)
        give(g, faction, **short)
        assert refused(g, "build hex=E6") == "6.2"


@pytest.mark.rule("terra_mystica 6.2", "terra_mystica 6.13")
def test_only_on_free_home_terrain():
    g = position("witches", "nomads", on={"witches": {"F4": "D"}, "nomads": {"F3": "D"}})
    give(g, "witches", coins=20, workers=20)
    assert refused(g, "build hex=E7") == "6.2"
    assert refused(g, "build hex=F3") == "6.13"
    assert refused(g, "transform hex=F3 to=forest") == "6.13"


@pytest.mark.rule("terra_mystica 6.3")
def test_transform_without_building_and_build_without_transforming():
    g = witches()
    play(g, "transform hex=E7 to=forest", "end")
    assert g.building[hex("E7")] == 0
    play(g, legal(g, "pass")[0])
    assert "build hex=E7" in legal(g)
    play(g, "build hex=E7")
    assert g.building[hex("E7")] == 1


@pytest.mark.rule("terra_mystica 6.4")
@pytest.mark.parametrize(("dig", "workers"), [(0, 3), (1, 2), (2, 1)])
def test_the_price_of_a_spade(dig, workers):
    """E7 is mountains, one step from forest; E6 plains, three steps."""
    g = witches()
    give(g, "witches", dig=dig)
    play(g, "transform hex=E6 to=forest")
    assert changed(g, seat(g, "witches")) == {"workers": -3 * workers}


@pytest.mark.rule("terra_mystica 6.5")
def test_spades_of_the_short_way_to_home():
    """Case D25: a desert hex is three steps from forest."""
    g = witches()
    give(g, "witches", dig=2, workers=3)
    play(g, "transform hex=F3 to=forest")
    assert changed(g, seat(g, "witches")) == {"workers": -3}


@pytest.mark.rule("terra_mystica 6.5")
def test_never_through_the_home_terrain():
    """For forest: mountains to lakes is two steps through forest, so it takes five the other way."""
    forest, mountains, lakes = (TERRAIN_IDS.index(id) for id in ("forest", "mountains", "lakes"))
    assert spades(forest, mountains, lakes) == 5
    g = witches()
    give(g, "witches", dig=2, workers=4)
    assert "transform hex=E7 to=lakes" not in legal(g)
    give(g, "witches", dig=2, workers=5)
    play(g, "transform hex=E7 to=lakes")
    assert changed(g, seat(g, "witches")) == {"workers": -5}


@pytest.mark.rule("terra_mystica 6.5")
def test_every_way_round_against_walking_it():
    """Step by step round the cycle both ways, never over home: the shorter of what is left."""
    for home in range(7):
        for one in range(7):
            for two in range(7):
                ways = []
                for step in (1, -1):
                    at, n = one, 0
                    while at != two:
                        at = (at + step) % 7
                        n += 1
                        if at == home and at != two:
                            n = 99
                    ways.append(n)
                assert SPADES[home][one][two] == min(ways)


@pytest.mark.rule("terra_mystica 6.6")
def test_the_long_way_to_home_costs_seven_less_the_short_one():
    """Ruling C7: mountains to forest by the long way takes six spades, scored six times."""
    g = witches(tile="SCORE1")
    give(g, "witches", dig=2, workers=6)
    play(g, "detour hex=E7 to=forest")
    assert changed(g, seat(g, "witches")) == {"workers": -6, "points:round-tile": 12}
    assert g.terrain[hex("E7")] == TERRAIN_IDS.index("forest")


@pytest.mark.rule("terra_mystica 6.6")
def test_between_foreign_terrains_there_is_no_choice_of_way():
    g = witches()
    give(g, "witches", dig=2, workers=20)
    assert {move.split("to=")[1] for move in legal(g, "detour hex=E7")} == {"forest"}


@pytest.mark.rule("terra_mystica 6.7")
def test_a_hex_may_stay_foreign_and_belongs_to_nobody():
    g = position("witches", "nomads", on={"witches": {"F4": "D"}, "nomads": {"E5": "D"}})
    give(g, "witches", workers=20)
    give(g, "nomads", workers=20)
    play(g, "transform hex=E6 to=swamp", "end")
    assert "build hex=E6" not in legal(g)
    play(g, "transform hex=E6 to=desert")
    assert g.terrain[hex("E6")] == TERRAIN_IDS.index("desert")


@pytest.mark.rule("terra_mystica 6.8")
def test_missing_spades_are_bought_on_top():
    """ACT5 gives one; F3 is three steps away, so two are bought at 3 workers each; a dwelling follows."""
    g = witches()
    play(g, "power action=ACT5", "transform hex=F3 to=forest", "build hex=F3")
    assert changed(g, seat(g, "witches")) == {"workers": -7, "coins": -2, "bowl3": -4, "bowl1": 4}


@pytest.mark.rule("terra_mystica 6.8", "terra_mystica 7.7")
def test_the_card_gives_a_spade():
    g = witches()
    give(g, "witches", card="BON1")
    play(g, "special action=card_spade", "transform hex=E7 to=forest", "build hex=E7")
    assert changed(g, seat(g, "witches")) == {"workers": -1, "coins": -2}
    end(g)
    play(g, legal(g, "pass")[0])
    assert refused(g, "special action=card_spade") == "7.6"


@pytest.mark.rule("terra_mystica 6.9", "terra_mystica 6.11", "terra_mystica 6.12")
def test_two_free_spades_on_two_hexes():
    """Case D29: A one step from home gets its dwelling; B three steps comes one step nearer."""
    g = witches()
    play(g, "power action=ACT6", "transform hex=E7 to=forest")
    assert "transform hex=F3 to=plains" in legal(g)
    assert "transform hex=F3 to=forest" not in legal(g)
    play(g, "transform hex=F3 to=plains")
    assert legal(g, "build") == ["build hex=E7"]
    play(g, "build hex=E7")
    assert changed(g, seat(g, "witches")) == {"workers": -1, "coins": -2, "bowl3": -6, "bowl1": 6}
    assert legal(g, "build") == []


@pytest.mark.rule("terra_mystica 6.9")
def test_one_bought_spade_leaves_one_hex():
    """Ruling C11: two free and one bought spade all go to F3."""
    g = witches()
    play(g, "power action=ACT6", "transform hex=F3 to=forest")
    assert changed(g, seat(g, "witches")) == {"workers": -3, "bowl3": -6, "bowl1": 6}
    assert legal(g, "transform") == []


@pytest.mark.rule("terra_mystica 6.9")
def test_a_single_spade_serves_one_hex():
    g = witches()
    play(g, "power action=ACT5", "transform hex=E7 to=forest")
    assert legal(g, "transform") == []


@pytest.mark.rule("terra_mystica 6.10")
def test_a_free_spade_must_be_used_but_the_second_may_lapse():
    """Ruling C9."""
    g = witches()
    play(g, "power action=ACT6")
    assert "lapse" not in legal(g)
    assert "end" not in legal(g)
    play(g, "transform hex=E7 to=forest", "lapse")
    assert legal(g, "build") == ["build hex=E7"]


@pytest.mark.rule("terra_mystica 6.10")
def test_spades_are_not_kept():
    g = witches()
    play(g, "power action=ACT6", "transform hex=E7 to=forest", "lapse", "end")
    assert board(g, "witches").spades == 0


@pytest.mark.rule("terra_mystica 6.11")
def test_only_one_of_the_hexes_may_end_foreign():
    """After a foreign first hex the second spade must make a home."""
    g = witches()
    terrain(g, E6="lakes")
    play(g, "power action=ACT6", "transform hex=F3 to=plains")
    assert legal(g, "transform") == ["transform hex=E6 to=forest", "transform hex=E7 to=forest"]
    play(g, "transform hex=E6 to=forest")
    assert legal(g, "build") == ["build hex=E6"]


@pytest.mark.rule("terra_mystica 6.12")
def test_the_dwelling_stands_on_the_transformed_hex():
    """A home hex that was there before is not built on in the same action."""
    g = witches()
    terrain(g, E6="forest")
    play(g, "transform hex=E7 to=forest")
    assert legal(g, "build") == ["build hex=E7"]


@pytest.mark.rule("terra_mystica 6.12")
def test_one_dwelling_and_only_after_the_last_spade():
    """Ruling C36: no building while a spade is left; after two homes there is one dwelling."""
    g = witches()
    terrain(g, E6="lakes")
    play(g, "power action=ACT6", "transform hex=E7 to=forest")
    assert legal(g, "build") == []
    play(g, "transform hex=E6 to=forest")
    assert legal(g, "build") == ["build hex=E6", "build hex=E7"]
    play(g, "build hex=E6")
    assert legal(g, "build") == []


@pytest.mark.rule("terra_mystica 6.14")
def test_points_for_spades_and_dwellings():
    """Case D12: 2 points a spade under SCORE1, 2 a dwelling under SCORE3 and SCORE5."""
    g = witches(tile="SCORE1")
    play(g, "transform hex=F3 to=forest")
    assert points(g, seat(g, "witches")) == 6
    for tile in ("SCORE3", "SCORE5"):
        g = witches(tile=tile)
        terrain(g, E6="forest")
        play(g, "build hex=E6")
        assert changed(g, seat(g, "witches"))["points:round-tile"] == 2


@pytest.mark.rule("terra_mystica 6.14")
def test_free_spades_score_when_used():
    """Ruling C10: one of two is used, one lapses: 2 points."""
    g = witches(tile="SCORE1")
    play(g, "power action=ACT6", "transform hex=E7 to=forest", "lapse")
    assert points(g, seat(g, "witches")) == 2


@pytest.mark.rule("terra_mystica 6.14", "terra_mystica 15.9")
def test_spades_may_be_agreed_to_score_when_got():
    g = witches(tile="SCORE1", spade_points="gain")
    play(g, "power action=ACT6")
    assert points(g, seat(g, "witches")) == 4
    play(g, "transform hex=E7 to=forest", "lapse")
    assert points(g, seat(g, "witches")) == 4


@pytest.mark.rule("terra_mystica 6.15", "terra_mystica 12.3")
def test_alchemists_buy_spade_by_spade():
    """Five workers buy one spade; its 2 power with the one in bowl III make the sixth worker."""
    g = position("alchemists", "nomads", on={"alchemists": {"E5": "SH"}, **FAR})
    give(g, "alchemists", coins=2, workers=5, bowls=(0, 2, 1))
    assert "transform hex=F3 to=swamp" not in legal(g)
    play(g, "spade", "convert what=power_to_worker")
    assert board(g, "alchemists").workers == 3
    play(g, "spade", "transform hex=F3 to=swamp", "end")
    assert board(g, "alchemists").workers == 0
    assert g.terrain[hex("F3")] == TERRAIN_IDS.index("swamp")


@pytest.mark.rule("terra_mystica 6.15", "terra_mystica 6.10")
def test_spades_bought_one_by_one_all_go_to_one_hex():
    g = position("alchemists", "nomads", on={"alchemists": {"E5": "SH"}, **FAR})
    give(g, "alchemists", coins=2, workers=20)
    play(g, "spade", "spade")
    assert "lapse" not in legal(g)
    assert "end" not in legal(g)
    assert "transform hex=E6 to=swamp" not in legal(g)
    assert "transform hex=F3 to=swamp" in legal(g)


@pytest.mark.rule("terra_mystica 6.16")
def test_a_home_hex_may_be_transformed_away():
    """Ruling C8."""
    g = witches()
    terrain(g, E7="forest")
    play(g, "transform hex=E7 to=mountains")
    assert g.terrain[hex("E7")] == TERRAIN_IDS.index("mountains")
    assert legal(g, "build") == []
