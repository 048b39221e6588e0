"""The printed values of boards, cards and tiles, written down a second time by hand."""

import pytest

from ratusha.games.terra_mystica import components as parts
from ratusha.games.terra_mystica.components import (
    DWELLING,
    FACTION_IDS,
    FACTIONS,
    SANCTUARY,
    STRONGHOLD,
    TEMPLE,
    TERRAIN_IDS,
    TRADING_HOUSE,
)

# Home; start coins, workers, priests; bowls I, II; cults; coins and then workers for the five buildings; the
# stronghold's income of coins, workers, priests, power; the sanctuary's priests; shipping from, to; spades.
TABLE = """
auren          forest     15 3 0  5 7  0 1 0 1  2 3 5 6 8    1 2 2 4 4  0 0 0 2  1  0 3  3 2 1
witches        forest     15 3 0  5 7  0 0 0 2  2 3 5 6 6    1 2 2 4 4  0 0 0 2  1  0 3  3 2 1
alchemists     swamp      15 3 0  5 7  1 1 0 0  2 3 5 6 6    1 2 2 4 4  6 0 0 0  1  0 3  3 2 1
darklings      swamp      15 1 1  5 7  0 1 1 0  2 3 5 6 10   1 2 2 4 4  0 0 0 2  2  0 3  1
halflings      plains     15 3 0  3 9  0 0 1 1  2 3 5 8 6    1 2 2 4 4  0 0 0 2  1  0 3  3 2 1
cultists       plains     15 3 0  5 7  1 0 1 0  2 3 5 8 8    1 2 2 4 4  0 0 0 2  1  0 3  3 2 1
engineers      mountains  10 2 0  3 9  0 0 0 0  1 2 4 6 6    1 1 1 3 3  0 0 0 2  1  0 3  3 2 1
dwarves        mountains  15 3 0  5 7  0 0 2 0  2 3 5 6 6    1 2 2 4 4  0 0 0 2  1  0 0  3 2 1
mermaids       lakes      15 3 0  3 9  0 2 0 0  2 3 5 6 8    1 2 2 4 4  0 0 0 4  1  1 5  3 2 1
swarmlings     lakes      20 8 0  3 9  1 1 1 1  3 4 6 8 8    2 3 3 5 5  0 0 0 4  2  0 3  3 2 1
chaosmagicians wasteland  15 4 0  5 7  2 0 0 0  2 3 5 4 8    1 2 2 4 4  0 2 0 0  1  0 3  3 2 1
giants         wasteland  15 3 0  5 7  1 0 0 1  2 3 5 6 6    1 2 2 4 4  0 0 0 4  1  0 3  3 2 1
fakirs         desert     15 3 0  7 5  1 0 0 1  2 3 5 10 6   1 2 2 4 4  0 0 1 0  1  0 0  3 2
nomads         desert     15 2 0  5 7  1 0 1 0  2 3 5 8 6    1 2 2 4 4  0 0 0 2  1  0 3  3 2 1
"""
BOARDS = {line.split()[0]: line.split()[1:] for line in TABLE.strip().splitlines()}
DWELLINGS = {
    "engineers": (0, 1, 2, 2, 3, 4, 4, 5, 6),
    "swarmlings": (2, 3, 4, 5, 6, 7, 8, 9, 9),
}
HOUSE_COINS = {
    "alchemists": (0, 2, 4, 7, 11),
    "nomads": (0, 2, 4, 7, 11),
    "dwarves": (0, 3, 5, 7, 10),
    "swarmlings": (0, 2, 4, 6, 9),
}
HOUSE_POWER = {
    "alchemists": (0, 1, 2, 3, 4),
    "nomads": (0, 1, 2, 3, 4),
    "swarmlings": (0, 2, 4, 6, 8),
}


@pytest.mark.rule("terra_mystica 2.6", "terra_mystica 4.1", "terra_mystica 8.2")
def income(board, kind, what):
    """What a kind of building yields of something, by how many are on the map."""
    return tuple(getattr(gain, what) for gain in board.income[kind])


@pytest.mark.parametrize("id", FACTION_IDS)
def test_a_faction_board(id):
    board = FACTIONS[FACTION_IDS.index(id)]
    home, *rest = BOARDS[id]
    numbers = tuple(int(number) for number in rest)
    fort, holy, ship, spade = numbers[19:23], numbers[23], numbers[24:26], numbers[26:]
    assert TERRAIN_IDS[board.home] == home
    assert (board.coins, board.workers, board.priests, *board.bowls, *board.cults) == numbers[:9]
    assert (*board.cost_coins[1:], *board.cost_workers[1:]) == numbers[9:19]
    things = ("coins", "workers", "priests", "power")
    assert tuple(income(board, STRONGHOLD, what)[1] for what in things) == fort
    assert income(board, SANCTUARY, "priests") == (0, holy)
    assert (board.ship_start, board.ship_max) == ship
    assert board.spade_cost == spade
    assert board.spade_in_priests == (id == "darklings")
    assert income(board, DWELLING, "workers") == DWELLINGS.get(id, (1, 2, 3, 4, 5, 6, 7, 8, 8))
    assert income(board, TRADING_HOUSE, "coins") == HOUSE_COINS.get(id, (0, 2, 4, 6, 8))
    assert income(board, TRADING_HOUSE, "power") == HOUSE_POWER.get(id, (0, 1, 2, 4, 6))
    assert income(board, TEMPLE, "priests") == ((0, 1, 1, 2) if id == "engineers" else (0, 1, 2, 3))
    assert income(board, TEMPLE, "power") == ((0, 0, 5, 5) if id == "engineers" else (0, 0, 0, 0))
    if ship[1]:
        assert (board.ship_coins, board.ship_priests) == (4, 1)
        assert board.ship_points[ship[0] + 1 :] == ((2, 3, 4, 5) if id == "mermaids" else (2, 3, 4))
    if len(spade) > 1:
        price = (board.dig_workers, board.dig_coins, board.dig_priests, board.dig_points)
        assert price == (2, 1 if id == "halflings" else 5, 1, 6)


def test_two_factions_to_a_colour():
    homes = [board.home for board in FACTIONS]
    assert sorted(homes) == sorted([*range(7)] * 2)


def gain(one):
    """Coins, workers, priests, power, spades, bridges."""
    return (one.coins, one.workers, one.priests, one.power, one.spades, one.bridges)


@pytest.mark.rule("terra_mystica 4.2", "terra_mystica 7.8", "terra_mystica 15.2")
def test_bonus_cards():
    found = [
        (
            id,
            gain(parts.CARD_INCOME[i])[:4],
            parts.CARD_ACTION[i],
            parts.CARD_SHIPPING[i],
            parts.CARD_PASS_POINTS[i][1:],
        )
        for i, id in enumerate(parts.CARD_IDS)
    ]
    none = [0, 0, 0, 0, 0]
    assert found == [
        ("BON1", (2, 0, 0, 0), "spade", 0, none),
        ("BON2", (4, 0, 0, 0), "step", 0, none),
        ("BON3", (6, 0, 0, 0), "", 0, none),
        ("BON4", (0, 0, 0, 3), "", 1, none),
        ("BON5", (0, 1, 0, 3), "", 0, none),
        ("BON6", (0, 2, 0, 0), "", 0, [0, 0, 0, 4, 4]),
        ("BON7", (0, 1, 0, 0), "", 0, [0, 2, 0, 0, 0]),
        ("BON8", (0, 0, 1, 0), "", 0, none),
        ("BON9", (2, 0, 0, 0), "", 0, [1, 0, 0, 0, 0]),
        ("BON10", (0, 0, 0, 3), "", 0, none),
    ]
    assert parts.CARD_PASS_SHIPPING == [0] * 9 + [3]


@pytest.mark.rule("terra_mystica 13.1", "terra_mystica 6.14", "terra_mystica 8.3", "terra_mystica 15.4")
def test_scoring_tiles():
    found = [
        (
            id,
            parts.TILE_SPADE[i],
            parts.TILE_TOWN[i],
            parts.TILE_BUILDING[i][1:],
            parts.TILE_CULT[i],
            parts.TILE_EVERY[i],
            gain(parts.TILE_BONUS[i]),
        )
        for i, id in enumerate(parts.TILE_IDS)
    ]
    none = [0, 0, 0, 0, 0]
    assert found == [
        ("SCORE1", 2, 0, none, 2, 1, (1, 0, 0, 0, 0, 0)),
        ("SCORE2", 0, 5, none, 2, 4, (0, 0, 0, 0, 1, 0)),
        ("SCORE3", 0, 0, [2, 0, 0, 0, 0], 1, 4, (0, 0, 1, 0, 0, 0)),
        ("SCORE4", 0, 0, [0, 0, 0, 5, 5], 0, 2, (0, 1, 0, 0, 0, 0)),
        ("SCORE5", 0, 0, [2, 0, 0, 0, 0], 0, 4, (0, 0, 0, 4, 0, 0)),
        ("SCORE6", 0, 0, [0, 3, 0, 0, 0], 1, 4, (0, 0, 0, 0, 1, 0)),
        ("SCORE7", 0, 0, [0, 0, 0, 5, 5], 3, 2, (0, 1, 0, 0, 0, 0)),
        ("SCORE8", 0, 0, [0, 3, 0, 0, 0], 3, 4, (0, 0, 0, 0, 1, 0)),
        ("SCORE9", 0, 0, [0, 0, 4, 0, 0], -1, 1, (0, 0, 0, 0, 0, 0)),
    ]


@pytest.mark.rule("terra_mystica 1.2")
def test_the_map_row_by_row():
    assert [hexes for _, hexes in parts.MAP_ROWS] == [
        "PMFLDWPSWFLWS",
        "D~~PS~~DS~~D",
        "~~S~M~F~F~M~~",
        "FLD~~WL~W~WP",
        "SPWLSPMD~~FSL",
        "MF~~DF~~~PMP",
        "~~~M~W~F~DSLD",
        "DLP~~~LS~MPM",
        "WSMLWFDPM~LFW",
    ]


@pytest.mark.rule("terra_mystica 7.4")
def test_the_bridge_sites():
    sites = """
    A3-C1 A7-C3 A11-C5 B1-C1 B1-D1 B2-C1 B3-C3 B4-C3 B5-C5 B6-C5 B6-D8 C2-D3 C2-D4 C2-E5 C4-D5 C5-D6 D6-E8
    D6-E9 E4-G1 E8-G3 F1-H1 F2-G1 F2-H2 F3-G1 F4-G3 G2-H4 G2-I6 G4-H5 H6-I9
    """
    assert set(parts.BRIDGE_IDS) == {*sites.split()}
