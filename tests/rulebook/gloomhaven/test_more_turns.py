"""More cases of getting ready, of turns, workers and following. Chapters 3 to 5 and 10."""

import pytest
from tests.rulebook.vocabulary import asked, got, legal, play, refused

from ratusha.games.gloomhaven import components as c

from .table import BLUE, PURPLE, WHITE, YELLOW, draw, hand, new_game, position, spots

HOME = {"metal": (7, 6)}
TRADE = ("main card=trade", "build resource=crops", "place x=0 y=14 turn=0")


def begin(seats: int, first: int, **options: str):
    """A game whose first player is known, about to choose races."""
    g = new_game(seats, **options)
    while asked(g) != "DrawFirst":
        g.play(g.moves()[0])
    play(g, f"first seat={first}")
    return g


def order(g, *moves: str) -> list[int]:
    """Who is asked for each of these moves."""
    found = []
    for move in moves:
        found.append(g.seat)
        play(g, move)
    return found


@pytest.mark.rule("gloomhaven 3.6", "gloomhaven 3.7", "gloomhaven 3.9", "gloomhaven 3.16")
def test_the_order_of_the_set_up():
    """Yellow begins: races from him clockwise, resources and storages from his right, counter-clockwise."""
    g = begin(4, YELLOW)
    races = [f"race race={race}" for race in ("savvas", "human", "valrath", "quatryl")]
    assert order(g, *races) == [YELLOW, BLUE, WHITE, PURPLE]
    assert order(g, "take resource=livestock", "take resource=wood") == [PURPLE, WHITE]
    extras = [g.extras[BLUE], g.extras[YELLOW]]  # of gems and crops each may have one only
    assert extras == [[c.BASIC.index("gems")], [c.BASIC.index("crops")]]
    stores = [f"place x={x} y={y} turn=0" for x, y in ((7, 6), (13, 6), (5, 2), (6, 12))]
    assert order(g, *stores) == [PURPLE, WHITE, BLUE, YELLOW]
    assert asked(g) == "Turn" and g.seat == YELLOW


@pytest.mark.rule("gloomhaven 3.16")
@pytest.mark.parametrize(
    ("seats", "cells"),
    [
        (2, {(7, 6), (13, 6)}),
        (3, {(7, 6), (13, 6), (13, 10)}),
        (4, {(7, 6), (13, 6), (13, 10), (5, 2), (15, 2), (6, 12)}),
    ],
)
def test_numbered_cells(seats: int, cells: set[tuple[int, int]]):
    """Numbers up to the number of players; nobody uses a cell twice."""
    g = begin(seats, 0)
    while asked(g) != "PlaceFirst":
        g.play(g.moves()[0])
    assert spots(g) == cells
    if seats > 2:
        play(g, "place x=7 y=6 turn=0")
        assert refused(g, "place x=7 y=6 turn=0") == "2.2" and spots(g) == cells - {(7, 6)}


@pytest.mark.rule("gloomhaven 3.8", "gloomhaven 3.10", "gloomhaven 3.12")
def test_aesthers_are_forbidden_what_their_cards_forbid():
    """With metal for their own: neither knowledge nor gems; with crops beside it, no population either."""
    g = begin(2, PURPLE)
    play(g, "race race=aesther", "base resource=metal", "race race=quatryl")
    assert g.seat == WHITE and refused(g, "take resource=metal") == "3.9"
    play(g, "take resource=livestock")
    assert refused(g, "take resource=gems") == "3.10"
    assert set(legal(g)) == {f"take resource={name}" for name in ("population", "stone", "wood", "crops")}
    play(g, "take resource=crops")
    assert refused(g, "take resource=population") == "3.12"
    assert set(legal(g)) == {"take resource=stone", "take resource=wood"}


@pytest.mark.rule("gloomhaven 3.11")
def test_a_card_whose_holder_could_not_replace_it_is_not_taken():
    """Knowledge is left, forbidden to the Savvas and to the Vermlings: the Savvas can't take the Vermlings'
    stone, nor gems, which their own mat forbids; so they take the crops of the Inox, who get knowledge."""
    g = begin(4, WHITE)
    for race in ("savvas", "vermling", "human", "inox"):
        play(g, f"race race={race}")
    play(g, "take resource=crops", "take resource=gems")  # stone is all that the Vermlings may take
    assert [[c.BASIC[r] for r in extras] for extras in g.extras] == [
        ["crops"],
        ["stone"],
        ["gems"],
        ["knowledge"],
    ]
    assert asked(g) == "PlaceFirst" and g.seat == BLUE


@pytest.mark.rule("gloomhaven 3.15", "gloomhaven 12.10")
@pytest.mark.parametrize(("seats", "neutral"), [(2, 2), (3, 2), (4, 0)])
def test_how_many_resources_are_neutral(seats: int, neutral: int):
    g = begin(seats, 0)
    while asked(g) != "PlaceFirst":
        g.play(g.moves()[0])
    assert g.basic_owner.count(c.NEUTRAL) == neutral
    assert all(1 + len(extras) == (3 if seats == 2 else 2) for extras in g.extras)


# -- the turn -----------------------------------------------------------------------------------------


@pytest.mark.rule("gloomhaven 4.4")
def test_followers_go_clockwise_from_the_active_player():
    g = position(HOME, {"stone": (13, 6)}, turn=YELLOW)
    play(g, "main card=trade", "build resource=wood", "place x=20 y=8 turn=0")
    assert order(g, "coin", "influence", "pass") == [BLUE, WHITE, PURPLE]
    assert g.seat == BLUE and asked(g) == "Turn"


@pytest.mark.rule("gloomhaven 4.4", "gloomhaven 5.4")
def test_a_follower_may_use_a_worker():
    g = position(HOME, {"population": (13, 6)}, houses={PURPLE: [(16, 8)]})
    play(g, *TRADE)
    play(g, "work place=race")
    assert got(g, PURPLE) == {"fleeting": 2} and g.seat == YELLOW
    assert g.mats == 0b0010


@pytest.mark.rule("gloomhaven 5.6", "gloomhaven 5.7")
def test_a_place_with_anothers_worker_is_taken():
    g = position(
        HOME,
        step="basic",
        houses={WHITE: [(16, 8)], BLUE: [(3, 9)]},
        buildings={"great_oak": [(0, 0), (1, 0), (2, 0), (0, 1)]},
        cubes={"great_oak": {"wood": WHITE, "gems": BLUE}},
    )
    free = g.clone()
    play(free, "work place=great_oak")
    assert got(free) == {"lasting": 1}
    g.workers[0] = BLUE
    assert refused(g, "work place=great_oak") == "5.6"


@pytest.mark.rule("gloomhaven 5.6")
def test_a_neutral_cube_is_nobodys():
    """The Town Hall has a neutral cube on stone, and none of white's: no worker of his goes there."""
    g = position(
        HOME,
        seats=3,
        races=("savvas", "human", "quatryl"),
        bases=("metal", "population", "knowledge"),
        extras=[["crops"], ["gems"], ["livestock"]],
        step="basic",
        houses={WHITE: [(16, 8)]},
        buildings={"town_hall": [(4, 7), (5, 7), (6, 7), (7, 7)]},
        proposals=("university", "salt_barge", "great_oak"),
    )
    assert refused(g, "work place=town_hall") == "5.6"


@pytest.mark.rule("gloomhaven 11.3", "gloomhaven 5.7")
def test_only_the_callers_workers_come_home():
    g = position(
        HOME, up={WHITE: ["trade", "recruit"]}, houses={WHITE: [(16, 8)], PURPLE: [(2, 9)], YELLOW: [(3, 0)]}
    )
    g.mats = 0b0111
    play(g, "vote", "coin", "coin")
    assert g.mats == 0b0110


@pytest.mark.rule("gloomhaven 11.2", "gloomhaven 5.4")
def test_a_bonus_is_no_basic_action():
    """A coin, a crystal or a road, but no worker."""
    g = position(HOME, up={WHITE: ["trade", "recruit"]}, houses={WHITE: [(16, 8)]})
    play(g, "vote")
    assert set(legal(g)) == {"coin", "influence", "pave"}


@pytest.mark.rule("gloomhaven 5.9")
def test_income_never_comes_back():
    """The University returns up to two cards: not Income, and not the card that sends the worker."""
    g = position(
        HOME,
        seats=2,
        houses={WHITE: [(16, 8)]},
        buildings={"university": [(4, 6), (5, 6), (4, 7), (5, 7)]},
        cubes={"university": {"knowledge": WHITE}},
        up={WHITE: ["trade", "income"]},
        proposals=("salt_barge", "town_hall", "great_oak"),
    )
    play(g, "basic card=construct", "work place=university")
    assert legal(g) == ["return card=trade"]
    assert refused(g, "return card=income") == "5.9" and refused(g, "return card=construct") == "5.9"
    play(g, "return card=trade")
    assert asked(g) == "ReturnCard" and legal(g) == ["done"]
    play(g, "done")
    assert hand(g) == {"trade", "upgrade", "recruit", "call_to_vote"}


@pytest.mark.rule("gloomhaven 5.10")
def test_a_worker_who_builds_an_advanced_storage():
    """Quatryls pay 2 less, without a road; the Craftsmen's Guild builds level 2 alone."""
    g = position(
        {"livestock": (5, 5)},
        {"metal": (13, 6)},
        turn=BLUE,
        step="basic",
        houses={BLUE: [(16, 8)]},
        coins=2,
        buildings={"craftsmen_guild": [(11, 1), (12, 1), (13, 1), (12, 2)]},
        cubes={"craftsmen_guild": {"metal": BLUE}},
        roads=[(5, 4)],
    )
    mat = g.clone()
    play(mat, "work place=race", "place x=6 y=3 turn=0")
    assert got(mat, BLUE) == {"coins": -2} and mat.seat == WHITE
    play(g, "work place=craftsmen_guild", "place x=6 y=3 turn=0")
    assert got(g, BLUE) == {"coins": -2} and g.seat == WHITE


@pytest.mark.rule("gloomhaven 5.15")
@pytest.mark.parametrize(
    ("tokens", "coins"), [((), 1), ((PURPLE,), 2), ((PURPLE, YELLOW), 3), ((PURPLE, YELLOW, BLUE), 4)]
)
def test_the_inox_count_opponents_with_access(tokens: tuple[int, ...], coins: int):
    g = position(
        {"livestock": (7, 6), "access": tokens},
        {"crops": (0, 5), "access": tokens[:1]},
        races=("inox", "human", "valrath", "quatryl"),
        bases=("livestock", "population", "stone", "knowledge"),
        extras=[["crops"], ["gems"], ["wood"], ["metal"]],
        houses={WHITE: [(16, 8)]},
        step="basic",
    )
    play(g, "work place=race")
    assert got(g) == {"coins": coins}


@pytest.mark.rule("gloomhaven 5.15")
def test_workers_that_count():
    """The Grand Theatre counts districts with a house or a storage; Jewellers' Row advanced resources."""
    g = position(
        HOME,
        {"crops": (0, 14)},
        {"food": [(1, 12), (2, 12), (1, 13)], "by": WHITE, "inputs": [1]},
        step="basic",
        houses={WHITE: [(16, 8)]},
        buildings={
            "grand_theatre": [(3, 2), (4, 2), (4, 3), (5, 3)],
            "jewellers_row": [(8, 1), (9, 1), (8, 2)],
        },
        cubes={"grand_theatre": {"gems": WHITE}, "jewellers_row": {"gems": WHITE}},
    )
    other = g.clone()
    play(g, "work place=grand_theatre")
    assert got(g) == {"fleeting": 3}
    play(other, "work place=jewellers_row")
    assert got(other) == {"coins": 1}


@pytest.mark.rule("gloomhaven 4.3", "gloomhaven 5.8")
def test_a_lasting_crystal_must_be_paid():
    """The Curio Shop wants 2 coins for it."""
    shop = {"curio_shop": [(0, 6), (1, 6), (0, 7)]}
    for coins, possible in ((1, False), (2, True)):
        g = position(
            HOME,
            step="basic",
            coins=coins,
            houses={WHITE: [(16, 8)]},
            buildings=shop,
            cubes={"curio_shop": {"wood": WHITE}},
        )
        assert ("work place=curio_shop" in legal(g)) == possible
    play(g, "work place=curio_shop")
    assert got(g) == {"coins": -2, "lasting": 1}


@pytest.mark.rule("gloomhaven 10.2", "gloomhaven 9.4")
def test_a_hire_after_income_refills_at_once():
    """Purple answers Income with a hire: the crystal of the card Recruit stays out, a new adviser comes."""
    g = position(HOME, {"population": (13, 6)}, seats=2, advisers=("scholar", "foreman", "smith", "mason"))
    play(g, "main card=income", "follow card=recruit")
    assert got(g, PURPLE) == {"coins": -1, "lasting": 1} and asked(g) == "DrawAdviser"
    draw(g)
    assert asked(g) == "Turn" and g.seat == PURPLE


@pytest.mark.rule("gloomhaven 4.7", "gloomhaven 9.6")
def test_an_adviser_face_down_counts_as_a_discard():
    g = position(HOME, hired={WHITE: ["huckster"]}, advisers=(), down={WHITE: ["huckster", "trade"]})
    assert "vote" in legal(g)


@pytest.mark.rule("gloomhaven 9.3")
def test_hires_with_points_and_more():
    """Jewelry owned: the Patroness brings 2 points; the Innkeeper's hire 2 fleeting, no third; the
    Chancellor's costs nothing and brings 2 lasting in all."""
    jewelry = {"jewelry": [(4, 3), (5, 3), (4, 4)], "by": WHITE, "inputs": [0, 1]}
    base = ({"metal": (7, 6)}, {"gems": (13, 6)}, jewelry)
    g = position(*base, advisers=("scholar", "foreman", "carpenter", "patroness"))
    play(g, "main card=recruit")
    assert got(g) == {"coins": -2, "lasting": 1, "fleeting": 1} and g.points[WHITE] == 2
    for card, brought in (
        ("innkeeper", {"coins": -2, "lasting": 1, "fleeting": 2}),
        ("chancellor", {"lasting": 2}),
    ):
        g = position(
            *base, hired={WHITE: [card]}, advisers=("scholar", "foreman", "carpenter", "patroness"), coins=2
        )
        play(g, f"main card={card}")
        assert got(g) == brought and g.points[WHITE] == 2


@pytest.mark.rule("gloomhaven 9.4")
def test_no_adviser_is_left_to_come():
    g = position(HOME, advisers=("smith", "foreman", "huckster", "carpenter"))
    g.adviser_deck = 0
    play(g, "main card=recruit", "pass", "pass", "pass")
    assert [c.ADVISER[a] if a >= 0 else "" for a in g.advisers] == ["foreman", "huckster", "carpenter", ""]
    assert asked(g) == "Turn"
