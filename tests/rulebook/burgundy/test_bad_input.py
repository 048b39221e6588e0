"""What only this game can judge of what comes from outside; the rest: tests/conformance/test_bad_input.py."""

import json

import pytest

from ratusha.games.burgundy import GAME
from ratusha.kernel import BadInput

from .table import position


def test_a_choice_without_a_sheet_is_refused():
    g = GAME.start(seats=2, seed=None, boards="secret")
    data = json.loads(g.to_json())
    data["state"]["order"] = [0, 1]
    for decision in (["SettleOpenly", 0], ["SettleSecretly", [0, 1], [-1, -1]]):
        data["agenda"] = [decision]
        with pytest.raises(BadInput, match="sheet"):
            GAME.from_json(json.dumps(data))


def test_a_tile_on_a_space_of_another_colour_is_noticed():
    g = position(tiles={25: "mine"})
    assert any("another colour" in problem for problem in g.problems())
