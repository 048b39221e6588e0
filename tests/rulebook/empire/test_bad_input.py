"""What comes from outside; the cases that differ in nothing but data are in bad_input.py."""

from pathlib import Path

import pytest
from tests.component_files import answers, written
from tests.rulebook.vocabulary import play

import ratusha.games.empire as package
from ratusha.games.empire import GAME
from ratusha.kernel import IllegalMove

from .table import position


def test_a_component_file_with_more_squares_than_a_realm_can_number(tmp_path):
    """119 nature squares: 119 + 24 + 24 less 10 at the start are 157 turns, 79 of the first of two players,
    and 2 + 79 squares are more than the 62 of a mask."""
    text = (Path(package.__file__).parent / "components.toml").read_text(encoding="utf-8")
    more = text.replace('stack = "nature"\ncopies = 4', 'stack = "nature"\ncopies = 99', 1)
    more = more.replace('back = "green"\nsquares = 24', 'back = "green"\nsquares = 119')
    (answer,) = answers("ratusha.games.empire", written(tmp_path, [more]))
    assert "stack: there are 81, but there must be 1–62" in answer


def test_a_component_file_with_more_kinds_of_nature_squares_than_the_tables_hold(tmp_path):
    """Seven more than the six kinds: 13, of which a table for every set of them would be too big."""
    text = (Path(package.__file__).parent / "components.toml").read_text(encoding="utf-8")
    first = text.index("[[square]]")
    forest = text[first : text.index("[[square]]", first + 1)]
    more = "".join(forest.replace('id = "forest"', f'id = "forest_{n}"') for n in range(7))
    text = text[:first] + more + text[first:]
    text = text.replace('back = "green"\nsquares = 24', 'back = "green"\nsquares = 52')
    (answer,) = answers("ratusha.games.empire", written(tmp_path, [text]))
    assert "square with stack=nature: there are 13, but there must be 1–12" in answer


def test_a_position_of_the_middle_of_a_turn_reads_back_exactly():
    g = position(
        {(0, 0): "forest", (1, 0): "cliff", (0, 1): "winery", (1, 1): "workshop_wine"},
        {(0, 0): "camp_salt", (1, 0): "meadow"},
        step="token",
        nature=["lake"],
        village=["mine"],
        hands=[{"coins": 2, "carts": 1}],
        carts={0: [(0, 0)]},
        marks={(0, (0, 1)): "craftsman"},
    )
    for move in ("coin seat=1", "at x=1 y=0", "buy resource=water", "add square=mine"):
        again = GAME.from_json(g.to_json())
        assert again.to_json() == g.to_json()
        assert again.moves() == g.moves()
        g.play_text(move)


def test_every_other_move_of_the_space_is_refused_with_words():
    """In every kind of decision: an illegal id is refused in one sentence, and nothing changes."""
    block = {(0, 0): "forest", (1, 0): "cliff", (0, 1): "winery", (1, 1): "workshop_wine"}
    tokens = {"war": 1, "coins": 1, "carts": 1, "vintner": 1}
    lines = [
        [],
        ["coin seat=1"],
        ["coin seat=1", "at x=0 y=0"],
        ["cart"],
        ["craftsman who=vintner"],
        ["skip"],
    ]
    lines.append(["skip", "add square=lake"])
    for line in lines:
        g = position(block, step="token", nature=["lake"], village=["gold_mine"], hands=[tokens])
        play(g, *line)
        before = g.to_json()
        legal = set(g.moves())
        for move in range(0, GAME.moves.size, 3):
            if move not in legal:
                with pytest.raises(IllegalMove) as error:
                    g.play(move)
                assert "empire-" not in str(error.value)
        assert g.to_json() == before
