"""What only this game can judge of what comes from outside: read by tests/conformance/test_bad_input.py."""

FILES = [
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
"""A line of components.toml, what stands there instead, and the reason of the refusal."""
