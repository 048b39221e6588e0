"""What only this game can judge of what comes from outside: read by tests/conformance/test_bad_input.py."""

from typing import Any

POSITIONS: Any = [
    (lambda d: d["state"].update(order=[0, 0, 1]), "order"),
    (lambda d: d["state"].update(order=[]), "no turn order"),
    (lambda d: d["state"]["estates"][1]["goods"].__setitem__(3, 9), "goods"),
    (lambda d: d["state"]["supply"].__setitem__(0, 6), "tiles"),
    (lambda d: d["agenda"].append(["Round"]), "rounds"),
    (lambda d: d["agenda"].append(["Turn", 7]), "sits"),
    (lambda d: d["agenda"].append(["KeepGoods", 0, 9, 1]), "goods"),
    (lambda d: d["agenda"].append(["TakeFromDepot", 0, 5]), "building"),
    (lambda d: d["agenda"].append(["FillDepot", 99]), "depot space"),
    (lambda d: d["agenda"].append(["Sail", 3]), "sits"),
    (lambda d: d["agenda"].append(["Phase"]), "phases"),
    (lambda d: d["agenda"].append(["RollDice", -1]), "sits"),
]
"""A change of a position's JSON, and a word of the refusal."""

FILES = [
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
]
"""A line of components.toml, what stands there instead, and the reason of the refusal."""

CORRECTED = [
    # Another owner's box has other animals; the numbers of tiles still fit.
    ("normal = [2, 2, 3, 3, 4]", "normal = [2, 3, 3, 4, 4]"),
]
"""The same where the file holds."""
