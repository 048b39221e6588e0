"""Moves: one declaration gives ids, notation, JSON and the check of foreign input."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ratusha.kernel import NONE, BadInput, MoveSpace, maybe, named, span

MOVES = MoveSpace("probe")
END = MOVES.kind("end")
TAKE = MOVES.kind("take", span("die", 1, 6), span("depot", 1, 4), maybe("discard", 2))
LEND = MOVES.kind("lend", named("element", ("fire", "water", "air")), span("shift", -2, 2))
WIDE = MOVES.kind("wide", span("a", 0, 1), span("b", 0, 1), span("c", 0, 1), span("d", 0, 1), span("e", 0, 1))


def test_ids_are_consecutive_and_each_is_its_own_move():
    assert MOVES.size == 1 + 6 * 4 * 4 + 3 * 5 + 32 == len(MOVES.args) == len(MOVES.tag)
    assert [(kind.first, kind.end) for kind in MOVES.kinds] == [(0, 1), (1, 97), (97, 112), (112, 144)]
    made = [END.at()]
    made += [
        TAKE.at(die, depot, gone) for die in range(1, 7) for depot in range(1, 5) for gone in range(-1, 3)
    ]
    made += [LEND.at(element, shift) for element in range(3) for shift in range(-2, 3)]
    assert made == list(range(112))
    assert WIDE.at(1, 0, 1, 1, 0) == 112 + 0b10110


def test_a_move_is_taken_apart_into_its_fields():
    assert MOVES.args[TAKE.at(2, 3, NONE)] == (2, 3, NONE)
    assert MOVES.args[LEND.at(1, -2)] == (1, -2)
    assert MOVES.args[END.at()] == ()
    for move in range(MOVES.size):
        kind = MOVES.kinds[MOVES.tag[move]]
        assert kind.at(*MOVES.args[move]) == move
        assert [other.has(move) for other in MOVES.kinds] == [other is kind for other in MOVES.kinds]
    assert repr(TAKE) == "Kind('take', 1..96)"


def test_notation():
    assert MOVES.text(TAKE.at(2, 3, 1)) == "take die=2 depot=3 discard=1"
    assert MOVES.text(TAKE.at(2, 3, NONE)) == "take die=2 depot=3"
    assert MOVES.text(LEND.at(1, -2)) == "lend element=water shift=-2"
    assert MOVES.text(END.at()) == "end"


def test_every_move_survives_notation_and_json():
    seen = set()
    for move in range(MOVES.size):
        text = MOVES.text(move)
        assert MOVES.parse(text) == move
        assert MOVES.from_dict(MOVES.to_dict(move)) == move
        assert MOVES.from_dict(json.loads(json.dumps(MOVES.to_dict(move)))) == move
        seen.add(text)
    assert len(seen) == MOVES.size


def test_the_fields_may_come_in_any_order_with_any_blanks():
    assert MOVES.parse("  take\tdepot=3   die=2 \n") == TAKE.at(2, 3, NONE)


def test_json_names_kind_and_fields():
    assert MOVES.to_dict(LEND.at(2, 0)) == {"kind": "lend", "element": "air", "shift": 0}
    assert MOVES.to_dict(TAKE.at(1, 1, NONE)) == {"kind": "take", "die": 1, "depot": 1}


MALFORMED = [
    ("", "no move is given"),
    (" \t\n", "no move is given"),
    ("steal die=1", "there is no move “steal”"),
    ("TAKE die=1 depot=1", "there is no move “TAKE”"),
    ("take", "needs the field “die”"),
    ("take die=2", "needs the field “depot”"),
    ("take die=2 depot", "should read field=value"),
    ("take die=2 depot=", "should read field=value"),
    ("take =2", "should read field=value"),
    ("take die = 2", "should read field=value"),
    ("take die=2 die=2 depot=1", "“die” is given twice"),
    ("take die=2 depot=1 slot=1", "has no field “slot”"),
    ("end now=1", "has no field “now”"),
    ("take die=0 depot=1", "goes from 1 to 6; 0 does not fit"),
    ("take die=7 depot=1", "goes from 1 to 6; 7 does not fit"),
    ("take die=2 depot=1 discard=-1", "goes from 0 to 2; -1 does not fit"),
    ("take die=2 depot=1 discard=3", "goes from 0 to 2; 3 does not fit"),
    ("lend element=fire shift=-3", "goes from -2 to 2; -3 does not fit"),
    ("take die=two depot=1", "takes a whole number, not “two”"),
    ("take die=2.0 depot=1", "takes a whole number, not “2.0”"),
    ("take die=+2 depot=1", "takes a whole number, not “+2”"),
    ("take die=- depot=1", "takes a whole number, not “-”"),
    ("take die=--2 depot=1", "takes a whole number, not “--2”"),
    ("take die=0x2 depot=1", "takes a whole number, not “0x2”"),
    ("take die=1_0 depot=1", "takes a whole number, not “1_0”"),
    ("take die=٢ depot=1", "takes a whole number, not “٢”"),
    ("take die=² depot=1", "takes a whole number, not “²”"),
    ("take die=２ depot=1", "takes a whole number, not “２”"),
    ("take die=1000000000 depot=1", "takes a whole number"),
    ("take die=2=2 depot=1", "takes a whole number, not “2=2”"),
    ("lend element=earth shift=0", "has no value “earth”; it has: fire, water, air"),
    ("lend element=0 shift=0", "has no value “0”"),
    ("lend element=Fire shift=0", "has no value “Fire”"),
]


@pytest.mark.parametrize(("text", "why"), MALFORMED)
def test_what_is_malformed_is_refused_with_the_reason(text, why):
    with pytest.raises(BadInput) as caught:
        MOVES.parse(text)
    assert why in str(caught.value)


HUGE = "9" * 100_000
HOSTILE = [
    HUGE,
    f"take die={HUGE} depot=1",
    f"take {HUGE}=1",
    f"take {HUGE}=1 {HUGE}=1",
    f"take {HUGE}",
    f"lend element={HUGE} shift=0",
    "take die=\ud800 depot=1",
    "take die=1\x00 depot=1",
    "take \x1b[31m=1",
    "\ud800\x07",
    "lend element=\x1b[2J shift=0",
]


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_a_refusal_is_one_short_printable_sentence(text):
    with pytest.raises(BadInput) as caught:
        MOVES.parse(text)
    told = str(caught.value)
    assert len(told) < 600
    assert told.isprintable()
    told.encode()


BAD_JSON: list[Any] = [
    None,
    [],
    "end",
    3,
    {},
    {"kind": None},
    {"kind": 0},
    {"kind": ["end"]},
    {"kind": ""},
    {"kind": "end "},
    {"kind": "end now=1"},
    {"kind": "take die=1 depot=1"},
    {"kind": "take", "die": True, "depot": 1},
    {"kind": "take", "die": 2.0, "depot": 1},
    {"kind": "take", "die": None, "depot": 1},
    {"kind": "take", "die": [2], "depot": 1},
    {"kind": "take", "die": {"die": 2}, "depot": 1},
    {"kind": "take", "die": "", "depot": 1},
    {"kind": "take", "die": "2 depot=1"},
    {"kind": "take", "die": 2, "depot": 1, "discard": -1},
    {"kind": "take", "die": 10**20, "depot": 1},
    {"kind": "take", "die": 10**5000, "depot": 1},
    {"kind": "take", "die=2": 1, "depot": 1},
    {"kind": "take", "die": 2, "depot": 1, "": 1},
    {"kind": "take", "die": 2, "depot": 1, " ": 1},
    {"kind": "take", "die": 2, "depot": 1, "x" * 10_000: 1},
    {"kind": "take", 1: 2, "depot": 1},
    {"kind": "lend", "element": 0, "shift": 0},
    {"kind": "lend", "element": "\ud800", "shift": 0},
    {"kind": "end", "end": "x"},
    {"kind": "end", "very": "x" * 10_000},
]


@pytest.mark.parametrize("data", BAD_JSON, ids=range(len(BAD_JSON)))
def test_hostile_json_is_refused(data):
    with pytest.raises(BadInput) as caught:
        MOVES.from_dict(data)
    told = str(caught.value)
    assert len(told) < 600
    assert told.isprintable()


@pytest.mark.parametrize("value", [True, 2.0, None, [2], {"die": 2}])
def test_a_field_in_json_is_a_number_or_a_word(value):
    with pytest.raises(BadInput, match="an object with a kind and its fields, numbers or words"):
        MOVES.from_dict({"kind": "take", "die": value, "depot": 1})


def test_deeply_nested_json_is_refused():
    data: Any = []
    for _ in range(100_000):
        data = [data]
    with pytest.raises(BadInput):
        MOVES.from_dict(data)
    with pytest.raises(BadInput):
        MOVES.from_dict({"kind": data})
    while data:  # taken apart by hand: a deep list would exhaust the stack on its way out, too
        data = data[0]


NO_IDS: list[Any] = [-1, MOVES.size, 10**30, 10**5000, True, False, 1.0, "1", None, [1]]


@pytest.mark.parametrize("move", NO_IDS, ids=range(len(NO_IDS)))
def test_what_is_no_id_is_refused(move):
    with pytest.raises(BadInput, match="below 144"):
        MOVES.check(move)


def test_ids_of_the_space_pass_the_check():
    assert [MOVES.check(move) for move in (0, MOVES.size - 1)] == [0, MOVES.size - 1]


@given(st.text(max_size=60))
def test_any_text_is_a_move_or_bad_input(text):
    try:
        told = MOVES.text(MOVES.parse(text))
    except BadInput as refused:
        told = str(refused)
    assert told.isprintable()


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


@given(st.dictionaries(st.sampled_from(["kind", "die", "depot", "discard", "x"]), JSON | st.just("take")))
def test_any_json_is_a_move_or_bad_input(data):
    try:
        move = MOVES.from_dict(data)
    except BadInput:
        return
    assert 0 <= move < MOVES.size


def test_a_space_of_several_thousand_ids():
    """Polyominoes on a board of 21 × 15: 12 shapes, 8 ways to turn, 315 squares."""
    large = MoveSpace("large")
    place = large.kind(
        "place", span("shape", 0, 11), span("turn", 0, 7), span("row", 0, 14), span("column", 0, 20)
    )
    assert large.size == 30_240
    move = place.at(11, 7, 14, 20)
    assert move == large.size - 1
    assert large.parse(large.text(move)) == move


def test_a_kind_is_declared_once_and_has_five_fields_at_most():
    space = MoveSpace("twice")
    space.kind("go")
    with pytest.raises(AssertionError, match="twice"):
        space.kind("go")
    with pytest.raises(AssertionError, match="too many"):
        space.kind("long", *(span(name, 0, 1) for name in "abcdef"))
