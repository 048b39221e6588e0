"""The components file: what is refused, and the icon formulas made from it."""

import random
import subprocess
import sys
from pathlib import Path

import pytest

import ratusha.games.gloomhaven as package
from ratusha.games.gloomhaven import components as c
from ratusha.games.gloomhaven.cells import (
    NOWHERE,
    any_of,
    both,
    cells_in,
    either,
    least,
    less,
    meet,
    numbers,
    same,
    shifted,
    surroundings,
    without,
)
from ratusha.games.gloomhaven.formula import formula
from ratusha.games.gloomhaven.geometry import CELLS, ON_BOARD, around, cells_of

FILE = (Path(package.__file__).parent / "components.toml").read_text(encoding="utf-8")

BROKEN = [
    ('"ffffccccff~ffccccffff"', '"ffffccccffcffccccffff"', "touch at column 10, row 0"),
    ('"ffffccccff~ffccccffff"', '"ffffccccff~ffccccfff"', "rows[0]: there are 20, but there must be 21"),
    ('"ffffccccff~ffccccffff"', '"ffffccccff?ffccccffff"', "“?” in column 10 is no known code"),
    ('shape = "I4"\nprice = 6', 'shape = "I3"\nprice = 6', "the shape “I3” has 3 cells instead of 4"),
    (
        '{ resource = "population", points = 1 }',
        '{ resource = "sand", points = 1 }',
        "there is no resource “sand”",
    ),
    (
        '{ resource = "books", points = 5, keeps = 3 }',
        '{ resource = "books", points = 5, keeps = 4 }',
        "3 points must stay",
    ),
    ("cells = [[0, 0], [1, 0], [0, 1]]", "cells = [[0, 0], [1, 0], [0, 2]]", "hangs together"),
    ("{ number = 1, x = 7, y = 6 }", "{ number = 1, x = 0, y = 6 }", "is no cell of ruins"),
    (
        'accepts = ["ghost_fortress"], cells = [[9, 8]',
        'accepts = ["ghost_fortress"], cells = [[8, 8]',
        "does not fit the sites",
    ),
    ('do = "return_cards", most = 2', 'do = "return_cards", most = 0', "most: 0 is not between 1 and 9"),
    ('do = "coins", n = 2', 'do = "gold", n = 2', "action[0].do"),
    ('wants = "knowledge"', 'wants = "silk"', "wants"),
    (
        'type = "tavern"\nshape = "I3"\ncolour = "red"\nterrain = "forest"',
        'type = "dock"\nshape = "I3"\ncolour = "red"\nterrain = "forest"',
        "share shape and colour",
    ),
    ('accepts = ["ghost_fortress"]', 'accepts = [["ghost_fortress"]]', "sites[0].accepts: it must be one of"),
    ("{ number = 2, x = 13, y = 6 }", "{ number = 2, x = 7, y = 6 }", "starts[2]: “7, 6” stands here twice"),
    ('id = "tower2"', 'id = "tower1"', "sites[2].id: “tower1” stands here twice"),
    ('resource = "gems"\nforbids', 'resource = "stone"\nforbids', "resource: “stone” stands here twice"),
    ('id = "salt_barge"', 'id = "salt barge"', "building[4].id: an id is made of letters"),
    ('id = "scholar"', 'id = "trade"', "adviser[0].id: “trade” stands here twice"),
    (
        'symbols = ["circle", "square", "triangle"]',
        'symbols = ["circle", "circle", "triangle"]',
        "offer.symbols: the three symbols must differ",
    ),
    (
        '[{ do = "trade", options = [2], discount = 0 }, { do = "recruit", accessed = true }]',
        '[{ do = "recruit", accessed = true }]',
        "action[0].accessed: a hire for what was accessed",
    ),
    (
        'inputs = [{ resource = "crops", points = 1 }]',
        'inputs = [{ resource = "leather", points = 1 }]',
        "needs an input of the level below",
    ),
]


@pytest.mark.parametrize(("was", "now", "said"), BROKEN, ids=[case[2] for case in BROKEN])
def test_a_broken_file_is_refused_with_place_and_reason(tmp_path: Path, was: str, now: str, said: str):
    """A board that leaks, shapes that do not fit their counts, unknown resources: one sentence, exit 2."""
    assert was in FILE
    path = tmp_path / "components.toml"
    path.write_text(FILE.replace(was, now, 1), encoding="utf-8")
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "ratusha",
            "simulate",
            "gloomhaven",
            "--games",
            "1",
            "--components",
            str(path),
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2, done.stderr
    assert said in done.stderr and "Traceback" not in done.stderr


def test_every_card_and_building_has_a_formula():
    """Made from the data: no two advisers alike, none empty."""
    advisers = [tuple(formula(action)) for action in c.ADVISER_ACTION]
    assert all(advisers) and len(set(advisers)) == len(advisers)
    assert all(formula(action) for action in c.BUILDING_ACTION + c.RACE_ACTION + c.FOLLOW_ACTION)


@pytest.mark.parametrize(
    ("adviser", "tokens"),
    [
        ("scholar", ["recruit", "coin", "0"]),
        ("carpenter", ["construct", "coin", "-2"]),
        ("huckster", ["trade", "coin", "-1"]),
        ("foreman", ["recruit", "x2"]),
        ("engineer", ["upgrade", "coin", "-2", "road"]),
        ("innkeeper", ["recruit", "then", "+2", "fleeting"]),
        ("patroness", ["trade", "option-2", "then", "recruit", "=", "option-2"]),
        ("mason", ["construct", "coin", "-1", "then", "road", "optional"]),
    ],
)
def test_formulas_of_advisers(adviser: str, tokens: list[str]):
    assert formula(c.ADVISER_ACTION[c.ADVISER.index(adviser)]) == tokens


@pytest.mark.parametrize(
    ("building", "tokens"),
    [
        ("great_oak", ["+1", "lasting"]),
        ("curio_shop", ["-2", "coin", "then", "+1", "lasting"]),
        ("jewellers_row", ["+1", "coin", "per", "advanced_resources_owned", "<=4"]),
        ("old_docks", ["trade", "option-1", "coast", "coin", "0"]),
        ("craftsmen_guild", ["upgrade", "level-2", "coin", "-2"]),
        ("gate_east", ["construct", "bridge", "coin", "-2"]),
    ],
)
def test_formulas_of_buildings(building: str, tokens: list[str]):
    assert formula(c.BUILDING_ACTION[c.BUILDING.index(building)]) == tokens


def test_printed_numbers_of_the_rulebook():
    """University 2, 3, 4, 5; Salt Barge 2, 5, 9; North Watchtower 4, 4, 9; the Guild has a 6 and a 10."""
    printed = {name: c.WANT_POINTS[c.BUILDING.index(name)] for name in c.BUILDING}
    assert printed["university"] == [2, 3, 4, 5]
    assert printed["salt_barge"] == [2, 5, 9]
    assert printed["north_watchtower"] == [4, 4, 9]
    assert {6, 10} <= set(printed["merchant_guild"])


def test_cells_in_words_are_those_of_the_masks():
    """Whatever is done with sets of cells in machine words gives what it gives with masks."""
    rng = random.Random(5)
    sets = [rng.getrandbits(CELLS) & rng.getrandbits(CELLS) & ON_BOARD for _ in range(20)]
    sets += [1 << rng.randrange(CELLS) & ON_BOARD for _ in range(20)] + [0, ON_BOARD]
    whole = (1 << CELLS) - 1
    for one in sets:
        words = cells_in(one)
        assert numbers(words) == cells_of(one) and any_of(words) == (one != 0)
        assert same(surroundings(words), cells_in(around(one)))
        if one:
            assert least(words) == cells_of(one)[0]
        for by in (0, 1, 21, 23, 54, 55, 69, 120):
            assert same(shifted(words, by), cells_in(one << by & whole))
            assert same(shifted(words, -by), cells_in(one >> by))
        for other in sets:
            others = cells_in(other)
            assert meet(words, others) == (one & other != 0) and less(words, others) == (one < other)
            assert same(both(words, others), cells_in(one & other))
            assert same(either(words, others), cells_in(one | other))
            assert same(without(words, others), cells_in(one & ~other))
            assert same(words, others) == (one == other)
    assert not any_of(NOWHERE.cells)
    with pytest.raises(ValueError, match="no cells"):
        least(NOWHERE.cells)


def test_placements_on_the_empty_board():
    """Counted by hand-made search in the dossier, symmetric side: I3 359, L3 736, I4 289, O4 177, T4
    611, L4 603."""
    fits = {
        name: sum(len(numbers(base.cells)) for base in c.FIT[0][i].bases) for i, name in enumerate(c.SHAPE)
    }
    assert [fits[name] for name in ("I3", "L3", "I4", "O4", "T4", "L4")] == [359, 736, 289, 177, 611, 603]
