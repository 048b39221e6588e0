"""What only this game can judge of what comes from outside: read by tests/conformance/test_bad_input.py."""

from typing import Any


def state(**changes):
    """A change of the game's own fields."""
    return lambda data: data["state"].update(changes)


def leech(**changes):
    """A leech from the first player's building, changed."""
    return {"building": 1, "hex": 0, "builder": 0, "taker": 1, "power": 1, "able": 1, **changes}


def player(**changes):
    """A change of the first player's board."""
    return lambda data: data["state"]["players"][0].update(changes)


POSITIONS: Any = [
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
    (lambda data: data["agenda"].append(["Steps", 0, 0]), "so many steps"),
    (lambda data: data["agenda"].append(["DrawRoundTile"]), "DrawRoundTile"),
    (lambda data: data["agenda"].append(["FirstDwelling", 0]), "FirstDwelling"),
    (lambda data: data["agenda"].append(["DealColour", 9]), "nobody sits there"),
    (lambda data: data["agenda"].append(["Dance"]), "Dance"),
    (lambda data: data.update(agenda=[["FinishTurn", 0]]), "FinishTurn"),
]
"""A change of a position's JSON, and a word of the refusal."""

MOVES = [
    "",
    "build",
    "build hex=Z9",
    "build hex=r3",
    "transform hex=E5 to=sea",
    "take from=7 power=1",
    "dig deeper=1",
]
"""What is not even a move."""

FILES = [
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
]
"""A line of components.toml, what stands there instead, and the reason of the refusal."""

CORRECTED = [
    ("start_points = 20", "start_points = 25"),
]
"""The same where the file holds."""
