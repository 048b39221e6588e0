"""The box and getting ready. Chapters 1 and 2."""

import pytest
from tests.rulebook.vocabulary import legal, play, refused, weights

from ratusha.games.empire import GAME
from ratusha.games.empire.components import (
    COPIES,
    FILE,
    KIND,
    MAKES,
    MASTER,
    NEEDS,
    PILE,
    POINTS,
    RESOURCE,
    STACK,
    STACKS,
    TIER,
    WORKS,
    most_squares,
    most_turns,
)
from ratusha.games.empire.moves import REACH
from ratusha.games.empire.state import Empire
from ratusha.kernel import CHANCE, SPECTATOR

from .table import hand, new_game, position, realm, row


def needs(name: str) -> list[str]:
    return sorted(RESOURCE[r] for r in NEEDS[KIND.index(name)])


def makes(name: str) -> list[str]:
    return sorted(RESOURCE[r] for r in MAKES[KIND.index(name)])


@pytest.mark.rule("empire 1.1")
def test_ninety_seven_squares():
    totals = [0, 0, 0, 0]
    for kind, stack in enumerate(STACK):
        totals[stack] += COPIES[kind]
    assert dict(zip(STACKS, totals, strict=True)) == {"nature": 24, "village": 24, "city": 24, "prize": 25}
    backs = {r.data["id"]: r.data["back"] for r in FILE.tables()["stack"]}
    assert backs == {"nature": "green", "village": "blue", "city": "purple", "prize": "red"}


@pytest.mark.rule("empire 1.2")
def test_twenty_four_tokens_with_six_different_craftsmen():
    assert PILE == [6, 6, 6]
    assert len(MASTER) == len(set(WORKS)) == 6
    assert all(TIER[resource] == "village" for resource in WORKS)
    assert RESOURCE[WORKS[MASTER.index("vintner")]] == "wine"


@pytest.mark.rule("empire 1.3")
def test_what_the_stacks_need_and_make():
    for kind, stack in enumerate(STACK):
        assert len(MAKES[kind]) == (2, 1, 1, 0)[stack]
        assert (POINTS[kind] > 0) == (STACKS[stack] == "prize")
        tiers = sorted(TIER[r] for r in NEEDS[kind])
        if STACKS[stack] == "nature":
            assert tiers == []
        if STACKS[stack] == "village":
            assert tiers == ["basic", "basic"]
        if STACKS[stack] == "city":
            assert tiers == ["basic", "village"]


@pytest.mark.rule("empire 1.3")
def test_what_the_rulebook_and_public_sources_tell_of_single_squares():
    assert makes("forest") == ["stone", "wood"]
    assert makes("cliff") == ["plants", "stone"]
    assert "stone" in makes("waterfall")
    assert (needs("mine"), makes("mine")) == (["stone", "wood"], ["iron"])
    assert (needs("gold_mine"), makes("gold_mine")) == (["stone", "water"], ["gold"])
    assert (needs("weaving_house"), makes("weaving_house")) == (["plants", "stone"], ["cloth"])
    assert (needs("camp_horses"), makes("camp_horses")) == (["horses", "stone"], ["war"])
    assert (needs("market_iron"), makes("market_iron")) == (["iron", "plants"], ["coins"])
    assert COPIES[KIND.index("pasture")] == 3
    assert makes("pasture") == ["horses"]
    assert {1, 2, 3} <= set(POINTS)


@pytest.mark.rule("empire 1.4")
def test_a_realm_grows_in_every_direction():
    """An empty place lies beside, behind and before each square, towards the owner too."""
    g = position({(0, 0): "forest", (1, 0): "cliff"}, nature=["lake", "grove"])
    for place in ("x=-1 y=0", "x=0 y=1", "x=0 y=-1", "x=2 y=0"):
        then = g.clone()
        play(then, "add square=lake", f"at {place}")
    assert realm(g) == {(0, 0): "forest", (1, 0): "cliff"}


@pytest.mark.rule("empire 1.5")
def test_no_realm_can_reach_the_edge_of_the_grid():
    """Turns: 62, 60 and 58 at most with 2, 3 and 4 players; so 31 own turns and 33 squares."""
    assert [most_turns(seats) for seats in (2, 3, 4)] == [62, 60, 58]
    assert most_squares() == REACH == 33
    names = ["forest"] * 3 + ["cliff"] * 4 + ["lake"] * 4 + ["meadow"] * 3 + ["waterfall"] * 3
    names += ["mine"] * 3 + ["winery"] * 3 + ["fishery"] * 3 + ["pasture"] * 3 + ["saltworks"] * 3
    line = {(0, -i): name for i, name in enumerate(names)}
    assert len(line) == 32
    g = position(line, nature=["grove", "grove"])
    play(g, "add square=grove", "at x=0 y=-32")
    assert realm(g)[(0, -32)] == "grove"
    assert not g.problems()
    assert GAME.from_json(g.to_json()).to_json() == g.to_json()


@pytest.mark.rule("empire 1.6")
def test_everything_but_the_order_of_the_stacks_is_open():
    g = GAME.start(3, seed=4)
    views = [g.seen_by(viewer).to_dict()["state"] for viewer in (0, 1, 2, SPECTATOR)]
    assert all(view == views[0] for view in views)
    assert {"left", "box", "rows", "prizes", "piles", "masters", "realms"} <= set(views[0])
    assert {"cells", "kinds", "marks", "carts", "hand", "masters", "replaced"} == set(views[0]["realms"][0])
    assert "rng" not in g.seen_by(0).to_dict()


@pytest.mark.rule("empire 2.1")
@pytest.mark.parametrize(("seats", "prizes"), [(2, 8), (3, 12), (4, 12)])
def test_open_prizes(seats, prizes):
    g = GAME.start(seats, seed=1)
    assert len(g.prizes) == len(set(g.prizes)) == prizes
    assert all(STACK[kind] == 3 for kind in g.prizes)


@pytest.mark.rule("empire 2.1")
def test_the_first_thing_is_to_open_prizes_and_each_is_as_likely():
    g = new_game()
    assert g.seat == CHANCE
    assert len(g.moves()) == 25
    assert weights(g) == [1] * 25


@pytest.mark.rule("empire 2.2")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_lot_names_the_first_player_and_turns_go_clockwise(first):
    g = new_game(3)
    for _ in range(12):
        g.play(g.moves()[0])
    assert legal(g) == ["first seat=0", "first seat=1", "first seat=2"]
    play(g, f"first seat={first}")
    g.seed(5)
    while legal(g, "take", "at"):
        g.play(g.moves()[0])
    players: list[int] = []
    while len(players) < 5:
        if legal(g, "open"):
            players.append(g.seat)
        g.play(g.moves()[0])
    assert players == [(first + i) % 3 for i in range(5)]


@pytest.mark.rule("empire 2.3", "empire 2.6")
@pytest.mark.parametrize(("seats", "draft", "left"), [(2, 5, 17), (3, 7, 15), (4, 9, 13)])
def test_draft_rows_and_stacks(seats, draft, left):
    """Rows of 3, 2 and 1; stacks 17-22-23, 15-22-23, 13-22-23."""
    g = GAME.start(seats, seed=2)
    assert len(g.rows[0]) == draft
    assert 24 - g.sizes[0] == draft
    while legal(g, "take", "at"):
        g.play(g.moves()[0])
    assert [len(squares) for squares in g.rows] == [3, 2, 1]
    assert g.sizes[:3] == [left, 22, 23]


def drafted(*squares: str, seats: int = 2, first: int = 0) -> Empire:
    """A game whose draft lies open."""
    g = new_game(seats)
    while legal(g, "reveal"):
        g.play(g.moves()[0])
    play(g, f"first seat={first}", *(f"reveal square={square}" for square in squares))
    return g


@pytest.mark.rule("empire 2.4")
def test_the_draft_goes_there_and_back():
    """Three players from seat 1: 1, 2, 0, then 0 again, 2, 1; nothing is opened in between."""
    squares = ["forest", "cliff", "lake", "grove", "meadow", "waterfall", "cliff"]
    g = drafted(*squares, seats=3, first=1)
    order = []
    for square in ("lake", "grove", "meadow", "cliff", "waterfall", "forest"):
        order.append(g.seat)
        assert g.sizes[0] == 24 - 7
        play(g, f"take square={square}")
        if legal(g, "at"):
            play(g, "at x=1 y=0")
    assert order == [1, 2, 0, 0, 2, 1]
    assert realm(g, 0) == {(0, 0): "meadow", (1, 0): "cliff"}
    assert realm(g, 1) == {(0, 0): "lake", (1, 0): "forest"}
    assert realm(g, 2) == {(0, 0): "grove", (1, 0): "waterfall"}
    assert row(g, "nature") == ["cliff"]


@pytest.mark.rule("empire 2.4")
def test_only_an_open_square_can_be_drafted():
    g = drafted("forest", "cliff", "lake", "grove", "meadow")
    assert legal(g) == [f"take square={name}" for name in ("forest", "cliff", "lake", "meadow", "grove")]
    assert refused(g, "take square=waterfall") == "2.4"
    assert refused(g, "take square=mine") == "2.4"


@pytest.mark.rule("empire 2.5")
def test_the_second_square_lies_beside_behind_or_before_the_first():
    g = drafted("forest", "cliff", "lake", "grove", "meadow")
    play(g, "take square=forest", "take square=cliff")
    assert g.seat == 1
    play(g, "take square=lake")
    assert realm(g, 1) == {(0, 0): "cliff"}
    assert legal(g) == ["at x=1 y=0", "at x=0 y=1", "at x=0 y=-1"]
    for place in ("x=-1 y=0", "x=1 y=1", "x=0 y=0", "x=0 y=2"):
        assert refused(g, f"at {place}") == "2.5"
    play(g, "at x=0 y=-1")
    assert realm(g, 1) == {(0, 0): "cliff", (0, -1): "lake"}


@pytest.mark.rule("empire 2.7")
def test_nobody_begins_with_a_token():
    g = GAME.start(4, seed=3)
    while legal(g, "take", "at"):
        g.play(g.moves()[0])
    assert [hand(g, seat) for seat in range(4)] == [{}] * 4
    assert g.piles == [6, 6, 6]
    assert g.masters.bit_count() == 6
    assert g.scores == [0, 0, 0, 0]


@pytest.mark.rule("empire 2.8")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_takes_the_first_turn(first):
    g = drafted("forest", "cliff", "lake", "grove", "meadow", first=first)
    g.seed(9)
    while legal(g, "take", "at"):
        g.play(g.moves()[0])
    assert g.seat == first
    assert g.turns == 0
    assert legal(g) == ["open stack=nature", "open stack=village", "open stack=city"]
