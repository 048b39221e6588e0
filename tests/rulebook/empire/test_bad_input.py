"""Broken component files, broken positions, moves that are none: one sentence, nothing changed."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.rulebook.vocabulary import play

import ratusha.games.empire as package
from ratusha.games.empire import GAME
from ratusha.kernel import BadInput, IllegalMove

from .table import position

FILE = (Path(package.__file__).parent / "components.toml").read_text(encoding="utf-8")


def simulated(path: Path) -> subprocess.CompletedProcess[str]:
    """A game with a component file, in a process of its own."""
    command = [sys.executable, "-m", "ratusha", "simulate", "empire", "--components", str(path)]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            'id = "forest"\nstack = "nature"\ncopies = 4',
            'id = "forest"\nstack = "nature"\ncopies = 5',
            "there are 25",
        ),
        ('id = "cliff"\n', 'id = "forest"\n', "stands here twice"),
        ('makes = ["iron"]', "makes = []", "square[7].makes"),
        ('makes = ["iron"]', 'makes = ["coal"]', "it must be one of"),
        ("row = 5 ", 'row = "five" ', "counts.row"),
        ('token = "war"\n', "", "token"),
        ('kind = "carts"', 'kind = "coins"', "stands here twice"),
        ('resource = "wine"', 'resource = "wood"', "village resource"),
        ("prizes = 8", "prizes = 99", "is not between"),
        ('source = "rulebook"', 'source = "hearsay"', "it must be one of"),
        ("[counts]", "[[counts]]", "table"),
    ],
)
def test_a_broken_component_file(tmp_path, old, new, said):
    assert old in FILE
    path = tmp_path / "mine.toml"
    path.write_text(FILE.replace(old, new, 1), encoding="utf-8")
    done = simulated(path)
    assert done.returncode == 2, done.stderr
    assert said in done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_a_component_file_with_more_squares_than_a_realm_can_number(tmp_path):
    """119 nature squares: 119 + 24 + 24 less 10 at the start are 157 turns, 79 of the first of two players,
    and 2 + 79 squares are more than the 62 of a mask."""
    path = tmp_path / "mine.toml"
    more = FILE.replace('stack = "nature"\ncopies = 4', 'stack = "nature"\ncopies = 99', 1)
    path.write_text(
        more.replace('back = "green"\nsquares = 24', 'back = "green"\nsquares = 119'), encoding="utf-8"
    )
    done = simulated(path)
    assert done.returncode == 2
    assert "stack: there are 81, but there must be 1–62" in done.stderr


def broken(change: Any) -> Any:
    """A position as JSON data, changed for the worse."""
    data = json.loads(GAME.start(2, seed=3).to_json())
    change(data)
    return data


def lay_twice(data: Any) -> None:
    data["state"]["realms"][0]["cells"] = [5, 5]
    data["state"]["realms"][0]["kinds"] = [0, 0]
    data["state"]["realms"][0]["marks"] = [0, 0]


@pytest.mark.parametrize(
    "change",
    [
        lay_twice,
        lambda data: data["state"]["realms"][0]["cells"].append(10**9),
        lambda data: data["state"]["realms"][0]["kinds"].append(99),
        lambda data: data["state"]["realms"][0].update(carts=[2244]),
        lambda data: data["state"]["left"].__setitem__(0, 7),
        lambda data: data["state"]["prizes"].__setitem__(0, 0),
        lambda data: data.update(agenda=[["Answer", 0, 3]]),
        lambda data: data.update(agenda=[["Answer", 0, 0]]),
        lambda data: data.update(agenda=[["Lay", 0, 9999]]),
        lambda data: data.update(agenda=[["Lay", 0, 7]]),
        lambda data: data.update(agenda=[["Open", 3]]),
        lambda data: data.update(agenda=[["PlaceCoin", 0, 1]]),
        lambda data: data.update(agenda=[["PlaceCart", 0]]),
        lambda data: data.update(agenda=[["PlaceCraftsman", 0, 2]]),
        lambda data: data.update(agenda=[["NameResource", 0, 1, 40]]),
        lambda data: data.update(agenda=[["Reveal", 9]]),
        lambda data: data.update(agenda=[["LayFirst", 0, 40]]),
    ],
)
def test_a_broken_position_is_refused(change):
    with pytest.raises(BadInput):
        GAME.from_dict(broken(change))


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
