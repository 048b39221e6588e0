"""The parts of the game, counted as the rulebook counts them. Chapter 1."""

import pytest
from tests.rulebook.vocabulary import legal, play

from ratusha.games.burgundy import GAME
from ratusha.games.burgundy.boards import AREA, COLOUR_MASK, DISTANCE, NUMBER, SHEETS, SPACE_COLOUR
from ratusha.games.burgundy.components import (
    BLACK_BACKED,
    COLOUR_NAMES,
    COLOUR_OF,
    GOODS_TILES,
    NORMAL,
    NUMBER_OF,
    TILE_NAMES,
    TILES,
)
from ratusha.games.burgundy.geometry import NEIGHBOURS, ROWS
from ratusha.kernel import BIT, SPECTATOR, bits

from .table import position, workers


def count(colour: str, table: list[int]) -> int:
    return sum(table[t] for t in range(TILES) if COLOUR_NAMES[COLOUR_OF[t]] == colour)


def areas(board: int, colour: str) -> list[int]:
    mask = COLOUR_MASK[board][COLOUR_NAMES.index(colour)]
    return sorted((len(bits(area)) for area in {AREA[board][s] for s in bits(mask)}), reverse=True)


@pytest.mark.rule("burgundy 1.1")
def test_two_to_four_players_may_play():
    assert (GAME.least, GAME.most) == (2, 4)
    for seats in (1, 5):
        with pytest.raises(Exception, match="2 to 4"):
            GAME.start(seats=seats)


@pytest.mark.rule("burgundy 1.2")
def test_every_board_has_the_same_numbers_and_totals_of_colours():
    """37 spaces; seven 1s and six of each other number; 12, 6, 6, 6, 4 and 3 spaces of the colours."""
    assert ROWS == (4, 5, 6, 7, 6, 5, 4)
    assert [NUMBER.count(n) for n in range(1, 7)] == [7, 6, 6, 6, 6, 6]
    rows = ["6543", "21654", "543123", "6126541", "254312", "61256", "3413"]
    assert [int(n) for n in "".join(rows)] == NUMBER
    for board in range(1, 10):
        totals = [len(bits(COLOUR_MASK[board][colour])) for colour in range(6)]
        assert totals == [12, 6, 6, 6, 4, 3]


PRINTED = {
    1: """
            A6 C5 C4 K3
           A2 A1 C6 K5 B4
         A5 A4 B3 K1 B2 B3
        S6 S1 S2 C6 S5 S4 S1
         B2 B5 M4 B3 B1 A2
           B6 M1 K2 B5 B6
            M3 K4 K1 B3
    """,
    2: """
            S6 B5 A4 C3
           A2 S1 B6 A5 B4
         A5 A4 A3 B1 K2 B3
        B6 B1 B2 B6 B5 K4 C1
         K2 K5 M4 K3 M1 S2
           B6 B1 M2 K5 S6
            C3 S4 S1 C3
    """,
    3: """
            A6 A5 A4 A3
           S2 S1 C6 S5 S4
         B5 M4 K3 K1 S2 B3
        B6 B1 K2 C6 K5 B4 B1
         B2 B5 K4 K3 B1 B2
           C6 A1 M2 M5 C6
            B3 A4 S1 B3
    """,
    4: """
            C6 A5 B4 S3
           A2 A1 B6 S5 S4
         B5 B4 B3 S1 C2 M3
        A6 A1 A2 K6 K5 M4 S1
         B2 C5 K4 B3 B1 B2
           B6 M1 B2 K5 K6
            S3 B4 K1 C3
    """,
    5: """
            A6 B5 B4 S3
           A2 A1 B6 M5 M4
         B5 C4 K3 S1 S2 S3
        B6 B1 A2 K6 C5 B4 B1
         K2 C5 A4 K3 S1 B2
           B6 A1 B2 C5 S6
            K3 K4 B1 M3
    """,
    6: """
            K6 K5 C4 S3
           K2 B1 B6 S5 B4
         A5 A4 M3 S1 B2 B3
        K6 B1 B2 C6 S5 B4 B1
         K2 B5 B4 M3 S1 B2
           K6 M1 A2 A5 S6
            C3 A4 A1 C3
    """,
    7: """
            K6 C5 C4 S3
           K2 A1 A6 A5 S4
         S5 M4 B3 B1 M2 A3
        S6 K1 B2 B6 B5 A4 B1
         B2 K5 B4 B3 A1 B2
           B6 S1 M2 K5 B6
            S3 C4 C1 K3
    """,
    8: """
            B6 B5 S4 B3
           S2 C1 K6 C5 B4
         B5 K4 M3 K1 K2 S3
        B6 A1 K2 M6 A5 K4 B1
         S2 A5 A4 A3 M1 B2
           B6 C1 A2 C5 S6
            B3 S4 B1 B3
    """,
    9: """
            B6 B5 C4 K3
           B2 B1 A6 A5 S4
         B5 B4 A3 A1 S2 S3
        C6 K1 K2 M6 S5 C4 K1
         S2 S5 K4 M3 B1 A2
           K6 B1 B2 B5 A6
            M3 C4 B1 B3
    """,
}
"""The boards as they look: the letter of the colour and the number of every space."""


@pytest.mark.rule("burgundy 1.2")
@pytest.mark.parametrize("board", list(PRINTED))
def test_every_space_of_the_nine_boards(board):
    letters = "BAKSCM"
    assert [f"{letters[SPACE_COLOUR[board][s]]}{NUMBER[s]}" for s in range(37)] == PRINTED[board].split()


def test_the_neighbours_of_a_space():
    assert bits(NEIGHBOURS[18]) == [11, 12, 17, 19, 24, 25]
    assert bits(NEIGHBOURS[0]) == [1, 4, 5]
    assert bits(NEIGHBOURS[21]) == [14, 20, 27]
    assert all(NEIGHBOURS[b] & BIT[a] for a in range(37) for b in bits(NEIGHBOURS[a]))


@pytest.mark.rule("burgundy 1.3")
@pytest.mark.parametrize(
    ("board", "cities", "pastures", "knowledge", "rivers", "castles", "mines"),
    [
        (1, [5, 3, 3, 1], [5, 1], [3, 3], [3, 3], [3, 1], [3]),
        (2, [8, 2, 2], [4, 2], [2, 2, 2], [2, 2, 2], [1, 1, 1, 1], [2, 1]),
        (3, [5, 5, 1, 1], [4, 2], [6], [3, 2, 1], [1, 1, 1, 1], [2, 1]),
        (4, [5, 5, 2], [3, 3], [3, 3], [4, 1, 1], [1, 1, 1, 1], [2, 1]),
        (5, [3, 3, 3, 2, 1], [3, 3], [3, 2, 1], [3, 2, 1], [1, 1, 1, 1], [2, 1]),
        (6, [6, 4, 2], [4, 2], [3, 3], [6], [1, 1, 1, 1], [1, 1, 1]),
        (7, [7, 3, 2], [3, 3], [2, 2, 2], [2, 2, 2], [2, 2], [1, 1, 1]),
        (8, [2, 2, 2, 2, 2, 2], [6], [4, 2], [1, 1, 1, 1, 1, 1], [1, 1, 1, 1], [2, 1]),
        (9, [6, 6], [4, 2], [3, 1, 1, 1], [4, 2], [1, 1, 1, 1], [2, 1]),
    ],
)
def test_the_areas_of_the_nine_boards(board, cities, pastures, knowledge, rivers, castles, mines):
    """Board 1 has cities of 1, 5, 3 and 3, as the rulebook says; the others as on their pictures."""
    assert areas(board, "building") == cities
    assert areas(board, "animal") == pastures
    assert areas(board, "knowledge") == knowledge
    assert areas(board, "ship") == rivers
    assert areas(board, "castle") == castles
    assert areas(board, "mine") == mines


@pytest.mark.rule("burgundy 1.4")
@pytest.mark.parametrize(
    ("colour", "normal", "black"),
    [
        ("building", 40, 16),
        ("animal", 20, 8),
        ("knowledge", 20, 6),
        ("ship", 20, 6),
        ("castle", 14, 2),
        ("mine", 10, 2),
    ],
)
def test_how_many_tiles_of_each_colour(colour, normal, black):
    """164 tiles, 40 of them with a black back."""
    assert (count(colour, NORMAL), count(colour, BLACK_BACKED)) == (normal, black)
    assert sum(NORMAL) + sum(BLACK_BACKED) == 164


@pytest.mark.rule("burgundy 1.4")
def test_knowledge_tiles_are_all_different_and_six_are_black():
    numbers = [NUMBER_OF[t] for t in range(TILES) if NUMBER_OF[t]]
    assert numbers == list(range(1, 27))
    assert [NUMBER_OF[t] for t in range(TILES) if NUMBER_OF[t] and BLACK_BACKED[t]] == [7, 12, 14, 15, 24, 25]


@pytest.mark.rule("burgundy 1.5")
def test_the_mix_of_animals_and_buildings():
    for species in ("cow", "sheep", "pig", "chicken"):
        kinds = [TILE_NAMES.index(f"{species}-{n}") for n in (2, 3, 4)]
        assert [NORMAL[t] for t in kinds] == [2, 2, 1]
        assert [BLACK_BACKED[t] for t in kinds] == [0, 1, 1]
    for t in range(8):
        assert (NORMAL[t], BLACK_BACKED[t]) == (5, 2)


@pytest.mark.rule("burgundy 1.6")
def test_six_types_of_goods_with_seven_tiles():
    assert GOODS_TILES == [0, 7, 7, 7, 7, 7, 7]


@pytest.mark.rule("burgundy 1.7")
def test_workers_never_run_out():
    """The box holds 30 workers; a player with 40 gets two more."""
    g = position(workers=40, dice=(3, 4))
    play(g, "workers die=3")
    assert workers(g) == 2


@pytest.mark.rule("burgundy 1.8")
def test_everything_on_the_table_is_open_to_everybody():
    """A player and a spectator see the same table, sold goods included."""
    g = position(sold={2: 3}, goods={1: 1}, storage=["bank"])
    seen = g.seen_by(SPECTATOR).known.dump()
    assert seen == g.dump()
    assert seen["estates"][0]["sold"][2] == 3


def test_the_sheets_carry_board_1_four_times_and_the_others_once():
    sides = [side for sheet in SHEETS for side in sheet]
    assert len(SHEETS) == 6
    assert sides.count(1) == 4
    assert sorted(side for side in sides if side != 1) == [2, 3, 4, 5, 6, 7, 8, 9]


def test_six_and_one_are_neighbours_on_a_die():
    assert [DISTANCE[6][n] for n in range(1, 7)] == [1, 2, 3, 2, 1, 0]
    assert [DISTANCE[2][n] for n in range(1, 7)] == [1, 0, 1, 2, 3, 2]


@pytest.mark.rule("burgundy 5.4")
def test_the_first_tile_goes_next_to_the_start_castle():
    """On board 1 exactly the six spaces round the middle can be reached: 11, 12, 17, 19, 24, 25."""
    reached = set()
    for name in ("bank", "knowledge-1", "ship", "mine", "cow-2", "castle"):
        g = position(storage=[name], workers=3, dice=(1, 4))
        reached |= {int(text.rsplit("=", 1)[1]) for text in legal(g, "place")}
    assert reached == {11, 12, 17, 19, 24, 25}
