"""What only this game can judge of what comes from outside; the rest: tests/conformance/test_bad_input.py."""

import json
import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest

from ratusha.games.burgundy import GAME
from ratusha.kernel import BadInput, Rng

from .table import position, seeded


def some_way(moves=60, **options):
    g = seeded(3, 7, **options)
    rng = Rng(7)
    for _ in range(moves):
        g.play(rng.pick(g.moves()))
    return g


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (lambda d: d["state"].update(order=[0, 0, 1]), "order"),
        (lambda d: d["state"].update(order=[]), "no turn order"),
        (lambda d: d["state"]["estates"][1]["goods"].__setitem__(3, 9), "goods"),
        (lambda d: d["state"]["supply"].__setitem__(0, 6), "building tiles"),
        (lambda d: d["agenda"].append(["Round"]), "rounds"),
        (lambda d: d["agenda"].append(["Turn", 7]), "sits"),
        (lambda d: d["agenda"].append(["KeepGoods", 0, 9, 1]), "goods"),
        (lambda d: d["agenda"].append(["TakeFromDepot", 0, 5]), "building"),
        (lambda d: d["agenda"].append(["FillDepot", 99]), "depot space"),
        (lambda d: d["agenda"].append(["Sail", 3]), "sits"),
        (lambda d: d["agenda"].append(["Phase"]), "phases"),
        (lambda d: d["agenda"].append(["RollDice", -1]), "sits"),
    ],
)
def test_a_broken_position_is_refused(change, where):
    data = json.loads(some_way().to_json())
    change(data)
    with pytest.raises(BadInput, match=where):
        GAME.from_json(json.dumps(data))


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


COMPONENTS = (resources.files("ratusha.games.burgundy") / "components.toml").read_text(encoding="utf-8")
LOAD = """
import sys
from pathlib import Path
from ratusha.kernel import BadInput, components
components.use("burgundy", Path(sys.argv[1]))
try:
    import ratusha.games.burgundy
except BadInput as error:
    print(error)
else:
    g = ratusha.games.burgundy.GAME.start(seats=4, seed=1)
    print("loaded")
"""


def load(path: Path, text: str) -> str:
    """What a fresh process says to a component file."""
    path.write_text(text, encoding="utf-8")
    done = subprocess.run([sys.executable, "-c", LOAD, str(path)], capture_output=True, text=True, check=True)
    return done.stdout.strip()


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('rows = [\n    "ACCK"', 'rows = [\n    "ACC"', "rows[0]: there are 3, but there must be 4"),
        ('"ACCK"', '"ACXK"', "is not the letter of a colour"),
        ('"ACCK"', '"ACBK"', "spaces of the colour"),
        ("castle = 18", "castle = 17", "is not a castle space"),
        ('"6543"', '"6743"', "is not a number from 1 to 6"),
        ("normal = 5\n", "normal = 6\n", "tiles: there are 57, but there must be 56"),
        ("id = 2\nback", "id = 1\nback", "stands here twice"),
        ('does = "two-depots"', 'does = "buy-anywhere"', "stands here twice"),
        ('does = "worker-step"', 'does = "dance"', "it must be one of"),
        (
            "rounds = 5",
            "rounds = 9",
            "there are 42 goods tiles in all, but the start and five phases need 57",
        ),
        ('spaces = "BSKA"', 'spaces = "BSK"', "spaces: there are 3, but there must be 4"),
        (
            "[[sheet]]\nid = 1\nsides = [1, 2]",
            "[[sheet]]\nid = 1\nsides = [1]",
            "there are 1, but there must be 2",
        ),
        ("[track]", "[[track]]", "a table is expected"),
    ],
)
def test_a_broken_component_file_is_refused_with_place_and_reason(tmp_path, old, new, said):
    assert old in COMPONENTS
    answer = load(tmp_path / "parts.toml", COMPONENTS.replace(old, new, 1))
    assert said in answer
    assert "\n" not in answer


def test_a_corrected_component_file_takes_effect(tmp_path):
    """Another owner's box has other animals; the numbers of tiles still fit."""
    other = COMPONENTS.replace("normal = [2, 2, 3, 3, 4]", "normal = [2, 3, 3, 4, 4]")
    assert load(tmp_path / "parts.toml", other) == "loaded"
