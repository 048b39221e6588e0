"""What comes from outside: positions in JSON, component files, options. One clear sentence each."""

import json
import re
import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest
from tests.rulebook.vocabulary import play

from ratusha.games.terra_mystica import GAME
from ratusha.kernel import BadInput, Rng
from ratusha.kernel.words import LANGS, ids

from .table import give, position


def some_way(moves=40, seats=3, **options):
    """A game of random moves that are no pass, so far."""
    g = GAME.start(seats, 7, **options)
    rng = Rng(7)
    for _ in range(moves):
        found = [move for move in g.moves() if not GAME.moves.text(move).startswith(("pass", "leave"))]
        g.play(rng.pick(found or g.moves()))
    return g


@pytest.mark.parametrize("moves", [0, 3, 8, 12, 20, 40, 70])
def test_a_position_survives_json_exactly(moves):
    g = some_way(moves)
    again = GAME.from_json(g.to_json())
    assert again.to_json() == g.to_json()
    assert again.moves() == g.moves()


def state(**changes):
    """A change of the game's own fields."""
    return lambda data: data["state"].update(changes)


def leech(**changes):
    """A leech from the first player's building, changed."""
    return {"building": 1, "hex": 0, "builder": 0, "taker": 1, "power": 1, "able": 1, **changes}


def player(**changes):
    """A change of the first player's board."""
    return lambda data: data["state"]["players"][0].update(changes)


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (state(round=9), "round"),
        (state(order=[0, 0, 1]), "order"),
        (state(order=[]), "set-up is not done"),
        (state(terrain=[9] * 77), "terrain"),
        (state(building=[1] * 77), "building"),
        (state(owner=[7] * 77), "owner"),
        (state(tiles=[1, 2]), "tiles"),
        (state(cards=[0] * 10), "card"),
        (state(favours=[9] * 12), "favour"),
        (state(towns=[9] * 8), "town"),
        (state(leeches=[leech(taker=4)]), "somebody leeches who is not there"),
        (state(leeches=[leech(taker=0)]), "from himself"),
        (state(spots=[0] * 16), "priests"),
        (state(bridges=[0] * 29), "bridges"),
        (state(players=[]), "players"),
        (lambda data: data["state"].pop("passing"), "passing"),
        (player(faction=77), "faction"),
        (player(coins=-1), "players"),
        (player(bowl1=30), "players"),
        (player(priests=8), "priests"),
        (player(cults=[1, 2]), "cults"),
        (player(cults=[11, 0, 0, 0]), "cults"),
        (player(keys=3), "keys"),
        (player(favours=4095), "favour"),
        (player(ship=4), "ship"),
        (player(card=3), "card"),
        (player(in_town=[60]), "town"),
        (lambda data: data["agenda"].append(["Turn", 7]), "nobody sits there"),
        (lambda data: data["agenda"].append(["AnswerLeech", 0]), "AnswerLeech"),
        (lambda data: data["agenda"].append(["UseKey", 0]), "UseKey"),
        (lambda data: data["agenda"].append(["Steps", 0, 99]), "so many steps"),
        (lambda data: data["agenda"].append(["DrawRoundTile"]), "DrawRoundTile"),
        (lambda data: data["agenda"].append(["FirstDwelling", 0]), "FirstDwelling"),
        (lambda data: data["agenda"].append(["DealColour", 9]), "nobody sits there"),
        (lambda data: data["agenda"].append(["Dance"]), "Dance"),
        (lambda data: data.update(agenda=[["FinishTurn", 0]]), "FinishTurn"),
    ],
)
def test_a_broken_position_is_refused(change, where):
    data = json.loads(some_way().to_json())
    change(data)
    with pytest.raises(BadInput, match=where):
        GAME.from_json(json.dumps(data))


@pytest.mark.parametrize("options", [{"colour": "red"}, {"turn_order": "random"}, {"extra_towns": "maybe"}])
def test_unknown_options_and_values_are_refused(options):
    with pytest.raises(BadInput):
        GAME.start(seats=2, **options)


@pytest.mark.parametrize("seats", [1, 6])
def test_other_numbers_of_players_are_refused(seats):
    with pytest.raises(BadInput):
        GAME.start(seats=seats)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "build",
        "build hex=Z9",
        "build hex=r3",
        "transform hex=E5 to=sea",
        "take from=7 power=1",
        "dig deeper=1",
    ],
)
def test_what_is_no_move_is_refused_and_changes_nothing(text):
    g = some_way()
    before = g.to_json()
    with pytest.raises(BadInput):
        g.play_text(text)
    assert g.to_json() == before


def test_the_move_space_is_small():
    assert GAME.moves.size < 2500


def test_the_words_are_the_same_in_both_languages():
    assert ids("terra_mystica", "en") == ids("terra_mystica", "ru")


def test_options_of_a_turn_are_described_for_people():
    """Labels, touched components, price, gain, warnings, and reasons, in both languages."""
    g = position("witches", "nomads", on={"witches": {"F4": "D"}, "nomads": {"F3": "D"}})
    give(g, "witches", coins=20, workers=20, priests=2, bowls=(0, 4, 8))
    view = g.seen_by(0)
    found = {option.notation: option for option in view.options("en")}
    house = found["upgrade hex=F4 to=trading_house"]
    assert house.touches == ["hex-F4", "player-0-building-trading_house"]
    assert house.cost == {"coin": 3, "worker": 2}
    assert found["transform hex=E6 to=swamp"].warning
    assert found["ship"].gain == {"points": 2}
    assert found["burn"].warning
    assert all(option.label for lang in LANGS for option in view.options(lang))
    blocked = g.agenda[-1].blocked(g)
    assert blocked["hex-F3"].rule == "6.13"
    assert blocked["hex-A1"].rule == "6.1"
    play(g, "power action=ACT4", "end")


@pytest.mark.rule("terra_mystica 3.3")
def test_passing_is_warned_of_while_an_action_is_left():
    """With goods for an upgrade a pass comes with a warning; with nothing left to do it does not."""
    on = {"witches": {"F4": "D"}, "nomads": {"F3": "D"}}
    for goods, warned in ((20, True), (0, False)):
        g = position("witches", "nomads", on=on)
        give(g, "witches", coins=goods, workers=goods, priests=0, bowls=(12, 0, 0))
        passes = [o for o in g.seen_by(0).options("en") if o.notation.startswith("pass")]
        assert passes
        assert [bool(option.warning) for option in passes] == [warned] * len(passes)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("moves", [0, 2, 9, 30, 60])
def test_the_position_as_text(lang, moves):
    """Every hex, every player and nothing untranslated."""
    text = some_way(moves).seen_by(0).text(lang)
    assert re.search(r"^ *E  .* 10:", text, re.M)
    assert "terra_mystica-" not in text
    assert "{" not in text


COMPONENTS = (resources.files("ratusha.games.terra_mystica") / "components.toml").read_text(encoding="utf-8")
LOAD = """
import sys
from pathlib import Path
from ratusha.kernel import BadInput, components
components.use("terra_mystica", Path(sys.argv[1]))
try:
    import ratusha.games.terra_mystica
except BadInput as error:
    print(error)
else:
    g = ratusha.games.terra_mystica.GAME.start(seats=4, seed=1)
    print("loaded", g.scores)
"""


def load(path: Path, text: str) -> str:
    """What a fresh process says to a component file."""
    path.write_text(text, encoding="utf-8")
    done = subprocess.run([sys.executable, "-c", LOAD, str(path)], capture_output=True, text=True, check=True)
    return done.stdout.strip()


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('hexes = "PMFLDWPSWFLWS"', 'hexes = "PMFLDWPSWFLW"', "the map is not whole: 76 + 36"),
        ('hexes = "PMFLDWPSWFLWS"', 'hexes = "PMFLDWPSWFLWX"', "the map is not whole: X"),
        ('id = "A3-C1"', 'id = "A3-C9"', "the map is not whole: A3-C9"),
        ('id = "A7-C3"', 'id = "A3-C1"', "stands here twice"),
        ("cost = 3\n", "", "cost: it is missing"),
        ("cost = 3\n", 'cost = "3"\n', "cost: a whole number is expected"),
        ("gain = { bridges = 1 }", "gain = { castles = 1 }", "castles: there is no such field"),
        ('action = "spade"', 'action = "dance"', "it must be one of"),
        (
            "pass_trading_houses = [0, 2, 3, 3, 4]",
            "pass_trading_houses = [0, 2]",
            "there are 2, but there must be 5",
        ),
        ("bowls = [5, 7]", "bowls = [5]", "there are 1, but there must be 2"),
        ('home = "forest"', 'home = "sea"', "it must be one of"),
        ('hexes = ["F4", "E9"]', 'hexes = ["F4", "E1"]', "the map is not whole: E1"),
        ('source = "rulebook"', 'source = "hearsay"', "it must be one of"),
        ("rounds = 6\n", "rounds = 7\n", "7 is not between 6 and 6"),
        ("[towns]", "[[towns]]", "a table is expected"),
        ("[area]", "[area", "it is not TOML"),
    ],
)
def test_a_broken_component_file_is_refused_with_place_and_reason(tmp_path, old, new, said):
    assert old in COMPONENTS
    answer = load(tmp_path / "parts.toml", COMPONENTS.replace(old, new, 1))
    assert said in answer
    assert "\n" not in answer


def test_a_corrected_component_file_takes_effect(tmp_path):
    """Another box begins with 25 points."""
    other = COMPONENTS.replace("start_points = 20", "start_points = 25")
    assert load(tmp_path / "parts.toml", other) == "loaded [0, 0, 0, 0]"
