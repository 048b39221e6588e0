"""Positions and views as JSON: exact both ways, and no hostile text gets past the reading."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ratusha.kernel import (
    SPECTATOR,
    AnyGame,
    BadInput,
    IllegalMove,
    Part,
    Rng,
    Slot,
    State,
    flag,
    grid,
    mask,
    number,
    numbers,
    part,
    parts,
    some,
    word,
)


class Leaf(Part):
    def __init__(self) -> None:
        self.n = 1
        self.name = "leaf"

    def slots(self) -> list[Slot]:
        return [number("n", 0, 9), word("name")]


class Tree(Part):
    def __init__(self) -> None:
        self.row = [1, 2]
        self.grid = [[1], [], [2, 3]]
        self.best = Leaf()
        self.leaves = [Leaf(), Leaf()]

    def slots(self) -> list[Slot]:
        return [
            numbers("row", 2, 0, 9),
            grid("grid", 3, 2, 0, 9),
            part("best", Leaf),
            parts("leaves", Leaf, 2),
        ]


LEAF = {"n": 1, "name": "leaf"}
TREE = {"row": [1, 2], "grid": [[1], [], [2, 3]], "best": LEAF, "leaves": [LEAF, LEAF]}


def test_parts_are_written_field_by_field_and_read_back():
    tree = Tree()
    assert tree.dump() == TREE
    data = tree.dump()
    data["row"][0] = 9
    data["grid"][0][0] = 9
    assert tree.dump() == TREE  # what is written shares nothing with the part
    other = Tree()
    other.row, other.leaves = [], []
    other.load(TREE, "tree")
    assert other.dump() == TREE


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"row": 1}, "tree.row: a list"),
        ({"row": [1, 2, 3]}, "tree.row: a list"),
        ({"row": [1, 10]}, "tree.row[1]: a whole number from 0 to 9"),
        ({"row": [-1, 1]}, "tree.row[0]: a whole number from 0 to 9"),
        ({"grid": [[1], [], [2, 3], []]}, "tree.grid: a list"),
        ({"grid": [[1], [], [2, 3, 4]]}, "tree.grid[2]: a list"),
        ({"leaves": [LEAF]}, "tree.leaves: a list"),
        ({"row": None}, "tree.row: a list"),
        ({"row": [1, "2"]}, "tree.row[1]: a whole number"),
        ({"row": [True, 1]}, "tree.row[0]: a whole number"),
        ({"row": [1.0, 1]}, "tree.row[0]: a whole number"),
        ({"row": [2**201, 1]}, "tree.row[0]: a whole number"),
        ({"row": [-(10**5000), 1]}, "tree.row[0]: a whole number"),
        ({"grid": [1, [], []]}, "tree.grid[0]: a list"),
        ({"grid": [[1], [[2]], []]}, "tree.grid[1][0]: a whole number"),
        ({"grid": {"0": [1]}}, "tree.grid: a list"),
        ({"best": 1}, "tree.best: an object"),
        ({"best": {"n": 1}}, "tree.best.name: it is missing"),
        ({"best": {"n": 1, "name": 2}}, "tree.best.name: a text"),
        ({"leaves": LEAF}, "tree.leaves: a list"),
        ({"leaves": [LEAF, []]}, "tree.leaves[1]: an object"),
        ({"leaves": [LEAF, {"n": "x", "name": ""}]}, "tree.leaves[1].n: a whole number"),
    ],
    ids=range(22),
)
def test_what_does_not_fit_is_named(change, where):
    with pytest.raises(BadInput) as caught:
        Tree().load({**TREE, **change}, "tree")
    assert str(caught.value).startswith(where)


@pytest.mark.parametrize(
    ("slot", "fits", "does_not"),
    [
        (number("n", 2, 4), [2, 4], [1, 5, True, "2"]),
        (flag("f"), [0, 1], [-1, 2]),
        (mask("m", 3), [0, 7], [-1, 8]),
        (numbers("l", 2, 0, 9), [[0, 9]], [[1], [1, 2, 3], [0, 10], [-1, 0], 1]),
        (some("l", 2, 0, 9), [[], [3, 3]], [[1, 2, 3], [10]]),
        (some("l", 2, 0, 9, distinct=True), [[], [3, 4]], [[3, 3]]),
        (grid("g", 2, 2, 0, 9), [[[], [1, 2]]], [[[]], [[], [], []], [[], [1, 2, 3]], [[], [10]]]),
        (grid("g", 2, 2, 0, 9, exact=True), [[[1, 2], [3, 4]]], [[[1, 2], [3]], [[1, 2]], [[], []]]),
    ],
    ids=["number", "flag", "mask", "numbers", "some", "distinct", "grid", "exact grid"],
)
def test_a_slot_takes_what_is_within_its_bounds_and_nothing_else(slot, fits, does_not):
    for value in fits:
        assert slot.load(value, "here") == value
    for value in does_not:
        with pytest.raises(BadInput, match="here"):
            slot.load(value, "here")


def test_a_missing_field_is_named():
    for name in TREE:
        with pytest.raises(BadInput, match=f"^tree.{name}: it is missing$"):
            Tree().load({key: value for key, value in TREE.items() if key != name}, "tree")


# Whole positions


def positions(fair: AnyGame, seats: int, seed: int = 1) -> list[State]:
    """Every position of one random game."""
    state = fair.start(seats, seed)
    rng = Rng(seed)
    found = [state.clone()]
    while not state.over:
        if rng.below(9) == 0 and state.asides(0):
            state.play(state.asides(0)[0], 0)
        else:
            seat = state.asked[rng.below(len(state.asked))]
            state.play(rng.pick(state.moves(seat)), seat)
        found.append(state.clone())
    return found


@pytest.mark.parametrize("seats", range(1, 6))
def test_positions_and_views_are_exact_in_json(fair, seats):
    for state in positions(fair, seats):
        text = state.to_json()
        again = fair.from_json(text)
        assert again.to_json() == text
        assert again.scores == state.scores
        assert again.agenda == state.agenda
        assert again.moves() == state.moves()
        for viewer in [*range(seats), SPECTATOR]:
            view = state.seen_by(viewer)
            assert fair.view_from_dict(json.loads(view.to_json())) == view


def test_a_position_read_from_json_plays_on_with_the_same_dice(fair):
    state = fair.start(3, 5)
    other = fair.from_json(state.to_json())
    while not state.over:
        move = state.moves()[-1]
        state.play(move)
        other.play(move)
        assert other.to_json() == state.to_json()


def test_the_same_position_gives_the_same_bytes(fair):
    one, two = fair.start(2, 5, length="short"), fair.start(2, 5, length="short")
    assert one.to_json() == two.to_json() == one.clone().to_json()
    assert " " not in one.to_json()


def test_a_view_names_no_generator_and_no_hand_of_others(fair):
    view = json.loads(fair.start(2, 5).seen_by(0).to_json())
    assert "rng" not in view
    assert view["state"]["hands"][1] == []
    assert view["viewer"] == 0


@pytest.mark.parametrize(
    "text", ["", "{", "null", "[]", "3", '"x"', "{}", "\ud800", "NaN", "[" * 100_000, "9" * 5000]
)
def test_what_is_no_position_is_refused(fair, text):
    with pytest.raises(BadInput) as caught:
        fair.from_json(text)
    assert len(str(caught.value)) < 300


CHANGES: list[tuple[Any, ...]] = [
    (("game",), "burgundy"),
    (("game",), None),
    (("rules",), 2),
    (("rules",), True),
    (("rules",), "1"),
    (("seats",), 0),
    (("seats",), 6),
    (("seats",), True),
    (("seats",), 2.0),
    (("seats",), "2"),
    (("seats",), 10**4000),
    (("seats",), 3),
    (("options",), []),
    (("options",), {"length": "endless"}),
    (("options",), {"length": ["full"]}),
    (("options",), {"colour": "red"}),
    (("rng",), -2),
    (("rng",), 2**61),
    (("rng",), 1.5),
    (("rng",), None),
    (("ply",), -1),
    (("ply",), "0"),
    (("agenda",), None),
    (("agenda",), {"0": 1}),
    (("agenda", 0), "Turn"),
    (("agenda", 0), []),
    (("agenda", 0), [0]),
    (("agenda", 0), ["Turn"]),
    (("agenda", 0), ["Turn", 0, 0]),
    (("agenda", 0), ["Turn", 2]),
    (("agenda", 0), ["Turn", -1]),
    (("agenda", 0), ["Turn", -2]),
    (("agenda", 0), ["Turn", [0]]),
    (("agenda", 0), ["Turn", "0"]),
    (("agenda", 0), ["Turn", None]),
    (("agenda", 0), ["Turn", 0.0]),
    (("agenda", 0), ["Turn", 10**300]),
    (("agenda", 0), ["__class__", 0]),
    (("agenda", 0), ["Decision", 0]),
    (("agenda", 0), ["Fair", 0]),
    (("agenda", 0), ["Draw", 5]),
    (("agenda", 0), ["Draw", -1]),
    (("agenda", 0), ["Bask", 0, 5]),
    (("agenda", 0), ["Bask", 0, -1]),
    (("agenda", 0), ["Bid", [0, 1], [-1], 3]),
    (("agenda", 0), ["Bid", [0, 0], [-1, -1], 3]),
    (("agenda", 0), ["Bid", [0, 2], [-1, -1], 3]),
    (("agenda", 0), ["Bid", [0, -1], [-1, -1], 3]),
    (("agenda", 0), ["Bid", [0, 1], [-2, -1], 3]),
    (("agenda", 0), ["Bid", [0, 1], [99, -1], 3]),
    (("agenda", 0), ["Bid", [0, 1], [11, 11], 3]),
    (("agenda", 0), ["Bid", [], [], 3]),
    (("agenda", 0), ["Bid", 0, 0, 3]),
    (("agenda", 0), ["Bid", [0, 1], [-1, -1], []]),
    (("agenda", 0), ["Bid", [0, 1], -1, 3]),
    (("agenda", 0), ["Draw", []]),
    (("agenda", 0), ["Bask", 0, [1]]),
    (("agenda", 0), ["Bid", [[0]], [-1], 3]),
    (("sheets",), []),
    (("sheets",), None),
    (("sheets", 0), [0]),
    (("sheets", 0), [0, 0, 0, "0"]),
    (("sheets", 0, 0), 2**300),
    (("state",), None),
    (("state",), []),
    (("state", "coins"), [4]),
    (("state", "coins"), [4, -1]),
    (("state", "coins", 0), True),
    (("state", "deck"), [0] * 5),
    (("state", "deck", 0), 99),
    (("state", "hands"), [[]]),
    (("state", "hands", 1), []),
    (("state", "hands", 1, 0), 40),
    (("state", "stalls", 0), 1 << 5),
    (("state", "stalls", 0), -1),
    (("state", "keeper"), 2),
    (("state", "evening"), 6),
]


def changed(data: Any, path: tuple[Any, ...], value: Any) -> Any:
    """A copy of JSON data with one place changed."""
    if not path:
        return value
    copy = dict(data) if isinstance(data, dict) else list(data)
    copy[path[0]] = changed(copy[path[0]], path[1:], value)
    return copy


@pytest.mark.parametrize(("path", "value"), CHANGES, ids=range(len(CHANGES)))
def test_a_hostile_position_is_refused(fair, path, value):
    good = json.loads(fair.start(2, 5).to_json())
    fair.from_dict(good)
    with pytest.raises(BadInput) as caught:
        fair.from_dict(changed(good, path, value))
    told = str(caught.value)
    assert len(told) < 300
    assert told.isprintable()


@pytest.mark.parametrize(
    "name", ["game", "rules", "seats", "options", "rng", "ply", "agenda", "sheets", "state"]
)
def test_a_position_with_a_part_missing_is_refused(fair, name):
    good = json.loads(fair.start(2, 5).to_json())
    del good[name]
    with pytest.raises(BadInput):
        fair.from_dict(good)


@pytest.mark.parametrize("viewer", [None, 2, -1, -2, -4, True, "0", 10**30])
def test_a_view_of_nobody_is_refused(fair, viewer):
    good = fair.start(2, 5).seen_by(0).to_dict()
    with pytest.raises(BadInput):
        fair.view_from_dict({**good, "viewer": viewer})


@pytest.mark.parametrize("data", [None, [], "x", 3, {}])
def test_what_is_no_view_is_refused(fair, data):
    with pytest.raises(BadInput):
        fair.view_from_dict(data)


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in JSON data."""
    found = [path]
    for key, value in (
        data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else []
    ):
        found += places(value, (*path, key))
    return found


JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 12),
    st.integers(),
    st.floats(),
    st.text(max_size=5),
    st.lists(st.integers(-2, 6), max_size=6),
    st.just({}),
)


@pytest.fixture(scope="module")
def samples(fair: AnyGame) -> list[str]:
    """The positions of a game of three, as JSON."""
    return [state.to_json() for state in positions(fair, 3)]


@settings(max_examples=300)
@given(st.data())
def test_whatever_is_changed_the_position_is_refused_or_can_be_played(fair, samples, data):
    """No other error leaves the reading; and what was let in has legal moves that play."""
    good = json.loads(data.draw(st.sampled_from(samples)))
    path = data.draw(st.sampled_from([place for place in places(good) if place]))
    try:
        state = fair.from_dict(changed(good, path, data.draw(JUNK)))
    except BadInput:
        return
    for seat in state.asked:
        moves = state.moves(seat)
        assert moves
        state.clone().play(moves[0], seat)
    for viewer in range(state.seats):
        state.seen_by(viewer).options("en")


def test_a_position_read_from_json_refuses_like_any_other(fair):
    state = fair.from_json(fair.start(2, 5).to_json())
    with pytest.raises(IllegalMove):
        state.play_text("rest")
