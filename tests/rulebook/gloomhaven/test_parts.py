"""The components file: what is refused, and the icon formulas made from it."""

import random

import pytest

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
