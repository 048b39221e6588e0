"""Cults and towns. Chapters 10 and 11."""

import random

import pytest
from tests.rulebook.vocabulary import changed, legal, mark, play, points, refused

from ratusha.games.terra_mystica.board import AROUND, LANDS, SITES
from ratusha.games.terra_mystica.components import POWER_VALUE, TOWN_COUNT, TOWN_IDS
from ratusha.games.terra_mystica.cults import advance
from ratusha.games.terra_mystica.towns import group, is_town
from ratusha.kernel import BIT

from .table import board, end, give, hex, position, seat

FAR = {"nomads": {"I12": "D"}}


def witches(buildings=None, **more):
    """Rich Witches with these buildings."""
    g = position("witches", "nomads", on={"witches": buildings or {"F4": "D"}, **FAR}, **more)
    give(g, "witches", coins=30, workers=30, priests=3)
    return g


@pytest.mark.rule("terra_mystica 10.1")
def test_power_on_the_way():
    """Case D8: Nomads from 4 to 7 in Fire gain 4 power."""
    g = position("nomads", "witches", on={"nomads": {"F3": "D"}})
    give(g, "nomads", cults=(4, 0, 0, 0), priests=1)
    play(g, "priest cult=fire steps=3")
    assert changed(g, seat(g, "nomads")) == {"priests": -1, "fire": 3, "bowl1": -4, "bowl2": 4}


@pytest.mark.rule("terra_mystica 10.1", "terra_mystica 10.2")
@pytest.mark.parametrize(
    ("place", "power"), [(1, 0), (2, 0), (3, 1), (4, 0), (5, 2), (6, 0), (7, 2), (8, 0), (9, 0), (10, 3)]
)
def test_power_of_each_place(place, power):
    """Gained once, on the step that reaches the place."""
    g = witches()
    give(g, "witches", cults=(place - 1, 0, 0, 0), bowls=(12, 0, 0), keys=1)
    advance(g, 0, 0, 1, "send")
    assert changed(g, seat(g, "witches")).get("bowl2", 0) == power


@pytest.mark.rule("terra_mystica 10.3")
def test_no_tenth_place_without_a_key():
    """Ruling C32: from 8 three steps go to 9; the power of a threshold passed stays."""
    g = witches()
    give(g, "witches", cults=(8, 6, 0, 0), bowls=(12, 0, 0))
    play(g, "priest cult=fire steps=3")
    assert changed(g, seat(g, "witches")) == {"priests": -1, "fire": 1}
    end(g)
    play(g, legal(g, "pass")[0])
    mark(g)
    play(g, "priest cult=water steps=3")
    assert changed(g, seat(g, "witches")) == {"priests": -1, "water": 3, "bowl1": -2, "bowl2": 2}


@pytest.mark.rule("terra_mystica 10.3")
def test_a_key_for_each_track_and_one_player_on_top():
    """Case D19: two keys, two tracks; a third that another holds stays closed."""
    g = witches()
    give(g, "witches", cults=(9, 9, 9, 0), keys=3, bowls=(12, 0, 0))
    give(g, "nomads", cults=(0, 0, 10, 0))
    for cult in (0, 1, 2):
        advance(g, 0, cult, 1, "send")
    assert board(g, "witches").cults == [10, 10, 9, 0]
    assert board(g, "witches").keys == 1
    assert changed(g, seat(g, "witches"))["bowl2"] == 6


@pytest.mark.rule("terra_mystica 10.4")
def test_a_step_lost_for_want_of_a_key_is_made_after_all():
    """Ruling C12: the sanctuary's favour tile stops at 9; the town tile of the same turn brings the key."""
    g = witches({"E7": "D", "E6": "D", "F4": "TP", "F3": "TE"})
    give(g, "witches", cults=(9, 0, 0, 0), bowls=(12, 0, 0))
    play(g, "upgrade hex=F3 to=sanctuary", "favour tile=FAV1")
    assert board(g, "witches").cults[0] == 9
    play(g, "town tile=TW1")
    assert board(g, "witches").cults[0] == 10
    assert board(g, "witches").keys == 0


@pytest.mark.rule("terra_mystica 10.4")
def test_but_not_in_a_later_turn():
    g = witches({"E7": "D", "E6": "D", "F4": "D", "F3": "TP", "A3": "TP"})
    give(g, "witches", cults=(9, 0, 0, 0))
    play(g, "upgrade hex=A3 to=temple", "favour tile=FAV1", "end")
    play(g, legal(g, "pass")[0])
    play(g, "upgrade hex=E7 to=trading_house", "convert what=worker_to_coin", "end")
    play(g, "upgrade hex=E6 to=trading_house", "town tile=TW1")
    assert board(g, "witches").cults[0] == 9
    assert board(g, "witches").keys == 1


@pytest.mark.rule("terra_mystica 10.5")
def test_more_tracks_at_nine_than_keys():
    """Ruling C13: TW5 brings one key and a step on every cult; two stand at 9: the player chooses."""
    g = witches({"E7": "D", "E6": "D", "F4": "TP", "F3": "TP"})
    give(g, "witches", cults=(9, 9, 3, 0), bowls=(12, 0, 0))
    play(g, "upgrade hex=E7 to=trading_house", "town tile=TW5")
    assert legal(g) == ["step cult=fire", "step cult=water"]
    play(g, "step cult=water")
    assert board(g, "witches").cults == [9, 10, 4, 1]
    assert board(g, "witches").keys == 0


@pytest.mark.rule("terra_mystica 10.5")
def test_a_key_in_hand_is_used_without_asking():
    g = witches({"E7": "D", "E6": "D", "F4": "TP", "F3": "TP"})
    give(g, "witches", cults=(9, 0, 0, 0))
    play(g, "upgrade hex=E7 to=trading_house", "town tile=TW5")
    assert board(g, "witches").cults == [10, 1, 1, 1]


@pytest.mark.rule("terra_mystica 10.6")
def test_priests_to_the_spots():
    """One spot of 3 and three of 2; the priest is gone for good."""
    g = witches()
    assert legal(g, "priest cult=air") == [f"priest cult=air steps={n}" for n in (3, 2, 1)]
    play(g, "priest cult=air steps=2")
    assert board(g, "witches").ordained == 1
    end(g)
    for steps in (3, 2, 2):
        give(g, "nomads", priests=1)
        play(g, f"priest cult=air steps={steps}")
        end(g)
        give(g, "witches", priests=1)
        play(g, "priest cult=fire steps=1")
        end(g)
    give(g, "nomads", priests=1)
    assert legal(g, "priest cult=air") == ["priest cult=air steps=1"]
    assert refused(g, "priest cult=air steps=3") == "10.6"


@pytest.mark.rule("terra_mystica 10.6")
def test_no_priest_no_step():
    g = witches()
    give(g, "witches", priests=0)
    assert refused(g, "priest cult=air steps=1") == "10.6"


@pytest.mark.rule("terra_mystica 10.7", "terra_mystica 4.3")
def test_a_priest_goes_back_for_one_step():
    """Then all seven can still be had."""
    g = witches()
    play(g, "priest cult=earth steps=1")
    assert changed(g, seat(g, "witches")) == {"priests": -1, "earth": 1}
    assert board(g, "witches").ordained == 0
    assert g.spots == [-1] * 16


@pytest.mark.rule("terra_mystica 10.8")
def test_a_priest_may_be_sent_for_nothing():
    g = witches()
    give(g, "witches", cults=(9, 0, 0, 0))
    play(g, "priest cult=fire steps=3")
    assert changed(g, seat(g, "witches")) == {"priests": -1}
    assert board(g, "witches").ordained == 1


# -- towns -----------------------------------------------------------------------------------------


@pytest.mark.rule("terra_mystica 11.1")
@pytest.mark.parametrize(
    ("before", "move", "town"),
    [
        ({"E7": "D", "E6": "D", "F4": "TP", "F3": "D"}, "upgrade hex=F3 to=trading_house", False),
        ({"E7": "D", "E6": "TP", "F4": "TP", "F3": "D"}, "upgrade hex=F3 to=trading_house", True),
        ({"E7": "TE", "E6": "TP", "F4": "D"}, "upgrade hex=E7 to=sanctuary", False),
        ({"E7": "TE", "E6": "SH", "F4": "D"}, "upgrade hex=E7 to=sanctuary", True),
        ({"E7": "TP", "E6": "TE", "F4": "TE"}, "upgrade hex=E7 to=stronghold", False),
        ({"E7": "D", "E6": "D", "F4": "D", "A3": "D"}, "upgrade hex=E7 to=trading_house", False),
    ],
)
def test_four_buildings_with_power_seven_or_three_with_a_sanctuary(before, move, town):
    """Case D23, D27: 2+2+1+1 is 6, 3 TP and a D are 7; SA+SH+D are 7 in three, SA+TP+D only 6."""
    g = witches(before)
    play(g, move)
    assert bool(legal(g, "town")) == town


@pytest.mark.rule("terra_mystica 11.1", "terra_mystica 8.6")
def test_power_six_with_the_favour_tile():
    """Case D27: 2 TP and 2 D."""
    g = witches({"E7": "D", "E6": "TP", "F4": "D", "F3": "D"})
    give(g, "witches", favours=["FAV5"])
    play(g, "upgrade hex=F3 to=trading_house")
    assert legal(g, "town")


@pytest.mark.rule("terra_mystica 11.2", "terra_mystica 11.5", "terra_mystica 12.2")
def test_a_tile_must_be_taken_and_any_kind_again():
    g = witches({"E7": "D", "E6": "TP", "F4": "TP", "F3": "D"})
    play(g, "upgrade hex=F3 to=trading_house")
    assert "end" not in legal(g)
    assert len(legal(g, "town")) == 5
    mark(g)
    play(g, "town tile=TW3")
    assert changed(g, seat(g, "witches")) == {
        "points:town": 9,
        "points:round-tile": 5,
        "points:ability": 5,
        "priests": 1,
        "keys": 1,
    }
    assert g.towns[TOWN_IDS.index("TW3")] == 1


@pytest.mark.rule("terra_mystica 11.5")
@pytest.mark.parametrize(
    ("tile", "got"),
    [
        ("TW1", {"points:town": 5, "coins": 6, "keys": 1}),
        ("TW2", {"points:town": 7, "workers": 2, "keys": 1}),
        ("TW3", {"points:town": 9, "priests": 1, "keys": 1}),
        ("TW4", {"points:town": 6, "bowl1": -5, "bowl2": 2, "bowl3": 3, "keys": 1}),
        ("TW5", {"points:town": 8, "fire": 1, "water": 1, "earth": 1, "air": 1, "keys": 1}),
    ],
)
def test_town_tiles(tile, got):
    """Table A7, for a faction without a say in towns, in a round that does not score them."""
    g = position(
        "giants", "auren", on={"giants": {"E7": "D", "E6": "TP", "F4": "TP", "F3": "D"}}, tile="SCORE5"
    )
    give(g, "giants", coins=20, workers=20, cults=(0, 0, 0, 0))
    play(g, "upgrade hex=F3 to=trading_house")
    mark(g)
    play(g, f"town tile={tile}")
    assert changed(g, seat(g, "giants")) == got


@pytest.mark.rule("terra_mystica 11.3")
def test_a_town_grows_without_founding_another():
    """Case D28: a building that joins two towns, or a town and three loose buildings, founds none."""
    g = witches({"E7": "TP", "E6": "TP", "F4": "TP", "F3": "D", "E4": "TP"})
    player = board(g, "witches")
    player.in_town = [hex("E7"), hex("E6"), hex("F4"), hex("F3")]
    g.terrain[hex("E5")] = g.terrain[hex("E6")]
    g.settle()
    play(g, "build hex=E5")
    assert legal(g, "town") == []
    assert sorted(player.in_town) == player.buildings


@pytest.mark.rule("terra_mystica 11.3")
def test_all_buildings_of_the_group_belong_to_the_town():
    g = witches({"E7": "TP", "E6": "TP", "F4": "TP", "F3": "D", "E5": "D"})
    assert legal(g, "town") == []
    play(g, "upgrade hex=F3 to=trading_house")
    play(g, "town tile=TW1")
    assert sorted(board(g, "witches").in_town) == board(g, "witches").buildings


@pytest.mark.rule("terra_mystica 11.4", "terra_mystica 7.4")
def test_a_bridge_founds_a_town():
    g = witches({"E7": "TP", "E6": "TP", "F4": "TP", "G3": "D"})
    give(g, "witches", bowls=(0, 0, 12))
    play(g, "power action=ACT1", "bridge site=F4-G3")
    assert legal(g, "town")


@pytest.mark.rule("terra_mystica 11.4", "terra_mystica 8.6")
def test_the_favour_tile_may_found_two_towns_at_once():
    """Two groups of four with power 6 each."""
    g = witches(
        {
            "E7": "TP",
            "E6": "TP",
            "F4": "D",
            "F3": "D",
            "A1": "TE",
            "A2": "TE",
            "A3": "D",
            "A4": "D",
            "I6": "TP",
        }
    )
    play(g, "upgrade hex=I6 to=temple", "favour tile=FAV5")
    assert g.turn.towns_owed == 2
    play(g, "town tile=TW1", "town tile=TW1")
    assert "end" in legal(g)
    assert g.towns[0] == 0


@pytest.mark.rule("terra_mystica 11.6")
def test_ten_tiles_and_no_town_without_one():
    assert sum(TOWN_COUNT[:5]) == 10
    g = witches({"E7": "D", "E6": "TP", "F4": "TP", "F3": "D"})
    g.towns = [0] * 8
    g.towns_left = 0
    play(g, "upgrade hex=F3 to=trading_house")
    assert legal(g, "town") == []
    assert board(g, "witches").in_town == []


@pytest.mark.rule("terra_mystica 11.1", "terra_mystica 12.9")
def test_groups_and_towns_against_a_slow_search():
    """Random boards: spread from hex to hex over edges, bridges and skipped rivers until nothing changes."""
    rng = random.Random(9)
    towns = 0
    for _ in range(150):
        g = position("mermaids", "nomads")
        for number in range(LANDS):
            if rng.random() < 0.45:
                g.put(rng.randrange(2), number, rng.randrange(1, 6))
        for site in range(len(SITES)):
            if rng.random() < 0.3:
                g.span_site(rng.randrange(2), site)
        player = g.players[0]
        player.rivers = sum(BIT[river] for river in range(36) if rng.random() < 0.1)
        if not player.buildings:
            continue
        start = rng.choice(player.buildings)
        own = [number for number in range(LANDS) if g.owner[number] == 0]
        found = {start}
        while True:
            more = {
                two
                for one in found
                for two in own
                if two in AROUND[one]
                or any(g.bridges[s] >= 0 and {one, two} == set(SITES[s]) for s in range(len(SITES)))
                or any(
                    player.rivers & BIT[river]
                    and one in AROUND[LANDS + river]
                    and two in AROUND[LANDS + river]
                    for river in range(36)
                )
            }
            if more <= found:
                break
            found |= more
        assert set(group(g, 0, start, player.rivers)) == found
        kinds = [g.building[number] for number in found]
        enough = len(kinds) >= (3 if 5 in kinds else 4) and sum(POWER_VALUE[kind] for kind in kinds) >= 7
        assert is_town(g, player, list(found)) == enough
        towns += enough
    assert 10 < towns < 140
    assert points(g, seat(g, "mermaids")) == 0
