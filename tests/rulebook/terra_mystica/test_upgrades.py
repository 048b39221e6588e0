"""Upgrades and favour tiles. Chapter 8."""

import pytest
from tests.rulebook.vocabulary import changed, legal, mark, play, points, refused

from ratusha.games.terra_mystica.components import FAVOUR_COUNT, FAVOUR_IDS
from ratusha.games.terra_mystica.rounds import take_income

from .table import board, end, give, hex, position, seat

FAR = {"nomads": {"I12": "D"}}


def witches(buildings=None, faction="witches", **more):
    """A rich faction with a few buildings, nobody near."""
    on = {faction: buildings or {"F4": "D", "E9": "TP", "A3": "TE"}, **FAR}
    g = position(faction, "nomads", on=on, **more)
    give(g, faction, coins=30, workers=30)
    return g


@pytest.mark.rule("terra_mystica 8.1")
def test_what_becomes_what():
    g = witches()
    assert legal(g, "upgrade") == [
        "upgrade hex=A3 to=sanctuary",
        "upgrade hex=E9 to=temple",
        "upgrade hex=E9 to=stronghold",
        "upgrade hex=F4 to=trading_house",
    ]
    assert refused(g, "upgrade hex=F4 to=temple") == "8.1"
    assert refused(g, "upgrade hex=I12 to=trading_house") == "8.1"


@pytest.mark.rule("terra_mystica 8.1")
def test_the_old_piece_goes_back_with_its_income():
    """Two dwellings yield 3 workers; after upgrading one 2 workers, 2 coins and 1 power."""
    g = witches({"F4": "D", "E9": "D"})
    play(g, "upgrade hex=F4 to=trading_house")
    assert board(g, "witches").counts[1:3] == [1, 1]
    mark(g)
    take_income(g, 0)
    assert changed(g, seat(g, "witches")) == {"workers": 2, "coins": 2, "bowl1": -1, "bowl2": 1}


@pytest.mark.rule("terra_mystica 8.2")
@pytest.mark.parametrize(
    ("faction", "move", "coins", "workers"),
    [
        ("witches", "upgrade hex=F4 to=trading_house", 6, 2),
        ("witches", "upgrade hex=E9 to=temple", 5, 2),
        ("witches", "upgrade hex=E9 to=stronghold", 6, 4),
        ("witches", "upgrade hex=A3 to=sanctuary", 6, 4),
        ("auren", "upgrade hex=A3 to=sanctuary", 8, 4),
        ("darklings", "upgrade hex=A3 to=sanctuary", 10, 4),
        ("engineers", "upgrade hex=F4 to=trading_house", 4, 1),
        ("engineers", "upgrade hex=E9 to=temple", 4, 1),
        ("engineers", "upgrade hex=E9 to=stronghold", 6, 3),
        ("swarmlings", "upgrade hex=F4 to=trading_house", 8, 3),
        ("swarmlings", "upgrade hex=E9 to=temple", 6, 3),
        ("swarmlings", "upgrade hex=E9 to=stronghold", 8, 5),
        ("fakirs", "upgrade hex=E9 to=stronghold", 10, 4),
        ("chaosmagicians", "upgrade hex=E9 to=stronghold", 4, 4),
        ("halflings", "upgrade hex=E9 to=stronghold", 8, 4),
    ],
)
def test_prices(faction, move, coins, workers):
    other = "giants" if faction == "fakirs" else "nomads"
    g = position(faction, other, on={faction: {"F4": "D", "E9": "TP", "A3": "TE"}, other: {"I12": "D"}})
    give(g, faction, coins=coins, workers=workers)
    play(g, move)
    assert (board(g, faction).coins, board(g, faction).workers) == (0, 0)
    for short in ((coins - 1, workers), (coins, workers - 1)):
        g = position(faction, other, on={faction: {"F4": "D", "E9": "TP", "A3": "TE"}, other: {"I12": "D"}})
        give(g, faction, coins=short[0], workers=short[1])
        assert refused(g, move) == "8.2"


@pytest.mark.rule("terra_mystica 8.2")
def test_a_neighbour_halves_the_coins_of_a_trading_house():
    g = position("witches", "nomads", on={"witches": {"F4": "D"}, "nomads": {"F3": "D"}})
    give(g, "witches", coins=3, workers=2)
    play(g, "upgrade hex=F4 to=trading_house")
    assert changed(g, seat(g, "witches")) == {"coins": -3, "workers": -2}


@pytest.mark.rule("terra_mystica 8.2")
def test_a_neighbour_over_a_bridge_counts():
    """Ruling C19."""
    on = {"witches": {"F4": "D"}, "nomads": {"G3": "D"}}
    g = position("witches", "nomads", on=on)
    give(g, "witches", coins=3, workers=2)
    assert refused(g, "upgrade hex=F4 to=trading_house") == "8.2"
    g = position("witches", "nomads", on=on, bridges={"F4-G3": 0})
    give(g, "witches", coins=3, workers=2)
    assert "upgrade hex=F4 to=trading_house" in legal(g)


@pytest.mark.rule("terra_mystica 8.2")
def test_an_own_neighbour_does_not_count():
    g = position("witches", "nomads", on={"witches": {"F4": "D", "F3": "D"}, **FAR})
    give(g, "witches", coins=5, workers=2)
    assert legal(g, "upgrade") == []


@pytest.mark.rule("terra_mystica 8.3")
@pytest.mark.parametrize(
    ("tile", "move", "score"),
    [
        ("SCORE6", "upgrade hex=F4 to=trading_house", 3),
        ("SCORE8", "upgrade hex=F4 to=trading_house", 3),
        ("SCORE4", "upgrade hex=E9 to=stronghold", 5),
        ("SCORE7", "upgrade hex=A3 to=sanctuary", 5),
        ("SCORE4", "upgrade hex=E9 to=temple", 0),
        ("SCORE6", "upgrade hex=E9 to=temple", 0),
        ("SCORE3", "upgrade hex=F4 to=trading_house", 0),
    ],
)
def test_points_of_the_round(tile, move, score):
    """Case D12, C28: nothing in the base game scores a temple."""
    g = witches(tile=tile)
    play(g, move)
    assert changed(g, seat(g, "witches")).get("points:round-tile", 0) == score


@pytest.mark.rule("terra_mystica 8.4")
@pytest.mark.parametrize("move", ["upgrade hex=E9 to=temple", "upgrade hex=A3 to=sanctuary"])
def test_a_favour_tile_at_once(move):
    """Ruling C20: the turn can't end without it. There are 28 tiles: four single, eight of three."""
    g = witches()
    assert sum(FAVOUR_COUNT) == 28
    play(g, move)
    assert "end" not in legal(g)
    assert len(legal(g, "favour")) == 12
    play(g, "favour tile=FAV1")
    assert changed(g, seat(g, "witches"))["fire"] == 3
    assert g.favours[FAVOUR_IDS.index("FAV1")] == 0
    assert legal(g, "favour") == []


@pytest.mark.rule("terra_mystica 8.4")
def test_never_a_second_of_a_kind_nor_one_that_is_gone():
    g = witches()
    give(g, "witches", favours=["FAV9"])
    give(g, "nomads", favours=["FAV1"])
    play(g, "upgrade hex=E9 to=temple")
    assert refused(g, "favour tile=FAV9") == "8.4"
    assert refused(g, "favour tile=FAV1") == "8.4"
    assert len(legal(g, "favour")) == 10


@pytest.mark.rule("terra_mystica 8.4")
def test_if_no_tile_can_be_taken_none_is():
    g = witches()
    give(g, "witches", favours=[id for id in FAVOUR_IDS if id != "FAV12"])
    g.favours[FAVOUR_IDS.index("FAV12")] = 0
    play(g, "upgrade hex=E9 to=temple")
    assert legal(g, "favour") == []
    assert "end" in legal(g)


@pytest.mark.rule("terra_mystica 8.5", "terra_mystica 12.2")
def test_a_strongholds_action_in_a_later_turn_of_the_round():
    g = witches()
    play(g, "upgrade hex=E9 to=stronghold")
    assert legal(g, "special") == []
    end(g)
    play(g, legal(g, "pass")[0])
    assert "special action=stronghold" in legal(g)


@pytest.mark.rule("terra_mystica 8.6")
@pytest.mark.parametrize(
    ("tile", "cult", "steps"),
    [
        ("FAV1", "fire", 3),
        ("FAV2", "water", 3),
        ("FAV3", "earth", 3),
        ("FAV4", "air", 3),
        ("FAV5", "fire", 2),
        ("FAV6", "water", 2),
        ("FAV7", "earth", 2),
        ("FAV8", "air", 2),
        ("FAV9", "fire", 1),
        ("FAV10", "water", 1),
        ("FAV11", "earth", 1),
        ("FAV12", "air", 1),
    ],
)
def test_steps_of_favour_tiles(tile, cult, steps):
    g = witches()
    play(g, "upgrade hex=E9 to=temple", f"favour tile={tile}")
    assert changed(g, seat(g, "witches"))[cult] == steps


@pytest.mark.rule("terra_mystica 8.6")
def test_points_for_trading_houses_and_dwellings_built():
    """FAV10: 3 points a trading house; FAV11: 2 a dwelling."""
    g = witches({"F4": "D"})
    give(g, "witches", favours=["FAV10", "FAV11"])
    play(g, "upgrade hex=F4 to=trading_house")
    assert changed(g, seat(g, "witches"))["points:favour"] == 3
    g = witches({"F4": "D"})
    give(g, "witches", favours=["FAV10", "FAV11"])
    g.terrain[hex("E7")] = g.terrain[hex("F4")]
    g.settle()
    play(g, "build hex=E7")
    assert changed(g, seat(g, "witches"))["points:favour"] == 2


@pytest.mark.rule("terra_mystica 8.6")
@pytest.mark.parametrize(
    "move", ["upgrade hex=E9 to=temple", "upgrade hex=E9 to=stronghold", "upgrade hex=A3 to=sanctuary"]
)
def test_no_favour_points_for_other_buildings(move):
    g = witches()
    give(g, "witches", favours=["FAV10", "FAV11"])
    play(g, move)
    assert points(g, seat(g, "witches")) == 0


@pytest.mark.rule("terra_mystica 8.6")
@pytest.mark.parametrize(("houses", "score"), [(0, 0), (1, 2), (2, 3), (3, 3), (4, 4)])
def test_favour_12_on_passing(houses, score):
    """Case D14."""
    names = ("F4", "E9", "A3", "C4")
    g = witches({**dict.fromkeys(names[:houses], "TP"), "I6": "D"})
    give(g, "witches", favours=["FAV12"])
    play(g, legal(g, "pass")[0])
    assert points(g, seat(g, "witches")) == score


@pytest.mark.rule("terra_mystica 8.7", "terra_mystica 11.2")
def test_favour_and_town_tiles_in_any_order():
    """Ruling C12: a sanctuary founds a town and brings a favour tile; either is taken first."""
    on = {"E7": "D", "E6": "D", "F4": "TP", "F3": "TE"}
    for first, second in (("town", "favour"), ("favour", "town")):
        g = witches(on)
        play(g, "upgrade hex=F3 to=sanctuary")
        assert legal(g, "town")
        assert legal(g, "favour")
        play(g, legal(g, first)[0])
        assert "end" not in legal(g)
        assert refused(g, "end") == "8.7"
        play(g, legal(g, second)[0])
        assert "end" in legal(g)
