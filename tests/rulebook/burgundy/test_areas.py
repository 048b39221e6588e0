"""Finished areas and colours. Chapter 9."""

import pytest
from tests.rulebook.vocabulary import gained, play, points

from .table import position


@pytest.mark.rule("burgundy 9.1")
@pytest.mark.parametrize(
    ("board", "castle", "colour", "spaces", "vp"),
    [
        (1, 18, "building", [11], 1),
        (2, 3, "building", [8, 14], 3),
        (1, 18, "building", [22, 23, 28], 6),
        (2, 33, "animal", [4, 9, 10, 11], 10),
        (1, 18, "building", [25, 26, 31, 32, 36], 15),
        (3, 18, "knowledge", [11, 12, 17, 19, 24, 25], 21),
        (7, 1, "building", [11, 12, 17, 18, 19, 24, 25], 28),
        (2, 3, "building", [1, 6, 12, 15, 16, 17, 18, 19], 36),
    ],
)
def test_points_by_the_size_of_the_area(board, castle, colour, spaces, vp):
    """1, 3, 6, 10, 15, 21, 28, 36 points for 1 to 8 spaces, when the last one is filled; not before."""
    names = {
        "building": [
            "bank",
            "church",
            "market",
            "carpenter",
            "warehouse",
            "city_hall",
            "watchtower",
            "boarding_house",
        ],
        "animal": ["cow-2", "pig-2", "sheep-2", "chicken-2"],
        "knowledge": [f"knowledge-{n}" for n in (1, 2, 3, 4, 5, 6)],
    }[colour]
    *others, last = spaces
    for missing in [0, 1] if others else [0]:
        tiles = dict(zip(others[missing:], names[1:], strict=False))
        g = position(board=board, castle=castle, tiles=tiles, storage=[names[0]], dice=(1, 6), workers=3)
        g.estates[0].frontier |= 1 << last  # as if a neighbour lay there
        g.settle()
        play(g, f"place die=1 storage=0 space={last}")
        assert gained(g).get(f"area-{colour}", 0) == (0 if missing else vp)
        assert gained(g).get("phase", 0) == (0 if missing else 10)


@pytest.mark.rule("burgundy 9.2")
@pytest.mark.parametrize(("phase", "vp"), [("A", 10), ("B", 8), ("C", 6), ("D", 4), ("E", 2)])
def test_points_by_the_phase_whatever_the_size(phase, vp):
    g = position(phase=phase, storage=["bank"], dice=(3, 1))
    play(g, "place die=3 storage=0 space=11")
    assert gained(g) == {"area-building": 1, "phase": vp}
    tiles = {22: "church", 23: "bank"}
    g = position(phase=phase, storage=["market"], tiles=tiles, dice=(6, 1), depots={1: ["bank"]})
    play(g, "place die=6 storage=0 space=28")
    assert gained(g) == {"area-building": 6, "phase": vp}


def third_mine(seats=2, first=-1, second=-1):
    g = position(seats=seats, tiles={24: "mine", 29: "mine"}, storage=["mine"], dice=(3, 1))
    g.bonuses[10:12] = [first, second]
    play(g, "place die=3 storage=0 space=33")
    return g


@pytest.mark.rule("burgundy 9.3")
@pytest.mark.parametrize(("seats", "vp"), [(2, 5), (3, 6), (4, 7)])
def test_the_first_to_fill_a_colour_takes_the_large_bonus(seats, vp):
    """The third mine."""
    g = third_mine(seats)
    assert gained(g) == {"area-mine": 6, "phase": 10, "bonus": vp}
    assert g.bonuses[10:12] == [0, -1]


@pytest.mark.rule("burgundy 9.4")
@pytest.mark.parametrize(("seats", "vp"), [(2, 2), (3, 3), (4, 4)])
def test_the_second_takes_the_small_bonus(seats, vp):
    g = third_mine(seats, first=1)
    assert gained(g) == {"area-mine": 6, "phase": 10, "bonus": vp}
    assert g.bonuses[10:12] == [1, 0]


@pytest.mark.rule("burgundy 9.4")
def test_the_third_gets_nothing():
    g = third_mine(3, first=1, second=2)
    assert gained(g) == {"area-mine": 6, "phase": 10}
    assert g.bonuses[10:12] == [1, 2]


@pytest.mark.rule("burgundy 9.3")
def test_the_sixth_animal_tile_fills_the_colour():
    animals = {0: "cow-2", 4: "pig-2", 5: "pig-3", 9: "sheep-2", 10: "chicken-3"}
    g = position(tiles={**animals, 21: "ship"}, storage=["cow-4"], dice=(2, 1))
    play(g, "place die=2 storage=0 space=27")
    assert gained(g) == {"animals": 4, "area-animal": 1, "phase": 10, "bonus": 5}


@pytest.mark.rule("burgundy 9.3")
def test_a_finished_area_alone_brings_no_bonus():
    g = position(storage=["bank"], dice=(3, 1))
    play(g, "place die=3 storage=0 space=11")
    assert "bonus" not in gained(g)
    assert g.bonuses == [-1] * 12


@pytest.mark.rule("burgundy 9.5")
def test_one_tile_may_bring_area_phase_and_bonus_together():
    """Board 6, phase A, two players: a third mine fills its one-space area first: 1 + 10 + 5 = 16."""
    g = position(
        board=6, castle=18, tiles={11: "mine", 25: "mine", 34: "cow-2"}, storage=["mine"], dice=(1, 2)
    )
    play(g, "place die=1 storage=0 space=29")
    assert gained(g) == {"area-mine": 1, "phase": 10, "bonus": 5}
    assert points(g) == 16
    assert g.bonuses[10] == 0


@pytest.mark.rule("burgundy 9.5")
def test_points_are_counted_on_beyond_two_hundred():
    g = position(storage=["bank"], dice=(3, 1))
    g.score(0, 0, 195)
    play(g, "place die=3 storage=0 space=11")
    assert g.scores[0] == 206
