"""What only this game can judge of what comes from outside: read by tests/conformance/test_bad_input.py."""

from typing import Any


def lay_twice(data: Any) -> None:
    data["state"]["realms"][0]["cells"] = [5, 5]
    data["state"]["realms"][0]["kinds"] = [0, 0]
    data["state"]["realms"][0]["marks"] = [0, 0]


POSITIONS: Any = [
    (lay_twice, "twice"),
    (lambda data: data["state"]["realms"][0]["cells"].append(10**9), "cells"),
    (lambda data: data["state"]["realms"][0]["kinds"].append(99), "kinds"),
    (lambda data: data["state"]["realms"][0].update(carts=[2244]), "carts"),
    (lambda data: data["state"]["left"].__setitem__(0, 7), "squares forest"),
    (lambda data: data["state"]["prizes"].__setitem__(0, 0), "prizes|squares"),
    (lambda data: data.update(agenda=[["Answer", 0, 3]]), "seat|sits|players"),
    (lambda data: data.update(agenda=[["Answer", 0, 0]]), "nobody answers himself"),
    (lambda data: data.update(agenda=[["Lay", 0, 9999]]), "not open"),
    (lambda data: data.update(agenda=[["Lay", 0, 0]]), "not open"),
    (lambda data: data.update(agenda=[["Open", 3]]), "Open"),
    (lambda data: data.update(agenda=[["PlaceCoin", 0, 1]]), "no coin"),
    (lambda data: data.update(agenda=[["PlaceCart", 0]]), "no cart"),
    (lambda data: data.update(agenda=[["PlaceCraftsman", 0, 2]]), "craftsman is not in hand"),
    (lambda data: data.update(agenda=[["NameResource", 0, 1, 40]]), "no coin"),
    (lambda data: data.update(agenda=[["Reveal", 9]]), "no such stack"),
    (lambda data: data.update(agenda=[["LayFirst", 0, 40]]), "not open"),
]
"""A change of a position's JSON, and a word of the refusal."""

FILES = [
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
]
"""A line of components.toml, what stands there instead, and the reason of the refusal."""
