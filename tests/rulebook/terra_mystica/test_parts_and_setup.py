"""The parts, and setting up. Chapters 1 and 2."""

from collections import Counter

import pytest
from tests.rulebook.vocabulary import legal, play, refused

from ratusha.games.terra_mystica import GAME
from ratusha.games.terra_mystica.board import (
    AROUND,
    LAND_IDS,
    LANDS,
    PLACE,
    RIVER_IDS,
    SITES,
    TERRAIN_AT,
    distance,
)
from ratusha.games.terra_mystica.components import (
    CARD_IDS,
    FACTION_IDS,
    FACTIONS,
    PIECES,
    TERRAIN_IDS,
    TILE_IDS,
)
from ratusha.games.terra_mystica.state import CARD_OUT, NO_SEAT, TerraMystica
from ratusha.kernel import CHANCE
from ratusha.kernel.words import text

from .table import board, give, hex, position, seat


def start(seats, factions=(), tiles=(), cards=(), **options):
    """A game whose chance is given: round 6's tile first, seat 0 first player; then factions are chosen."""
    g = GAME.start(seats, None, **options)
    for tile in tiles or ("SCORE2", "SCORE3", "SCORE4", "SCORE5", "SCORE6", "SCORE7"):
        play(g, f"tile tile={tile}")
    for card in cards or CARD_IDS[: seats + 3]:
        play(g, f"deal card={card}")
    play(g, "first seat=0")
    for faction in factions:
        play(g, f"faction faction={faction}")
    return g


@pytest.mark.rule("terra_mystica 1.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_players_six_rounds(seats):
    g = GAME.start(seats, 3)
    while not g.over:
        moves = g.moves()
        g.play(moves[len(moves) // 2])
    assert g.round == 6
    assert len(FACTION_IDS) == 14


@pytest.mark.rule("terra_mystica 1.2")
def test_the_map_has_77_land_and_36_river_hexes():
    assert Counter(TERRAIN_AT) == dict.fromkeys(range(7), 11)
    assert (len(LAND_IDS), len(RIVER_IDS)) == (77, 36)
    assert [sum(1 for row, _ in PLACE if row == n) for n in range(9)] == [13, 12] * 4 + [13]


@pytest.mark.rule("terra_mystica 1.3")
def test_hexes_with_a_common_edge_are_adjacent_and_nothing_else():
    """Case D11. E7 lies between E6 and E8, below D4 and D5, above F4 and a river."""
    near = {LAND_IDS[other] if other < LANDS else "~" for other in AROUND[hex("E7")]}
    assert near == {"E6", "E8", "D4", "D5", "F4", "~"}
    for one in range(113):
        for two in AROUND[one]:
            assert one in AROUND[two]


@pytest.mark.rule("terra_mystica 1.3")
def test_a_bridge_joins_two_hexes_on_two_shores():
    """Every site joins two land hexes that are no neighbours and have two river hexes in common."""
    assert len(SITES) == 29
    for one, two in SITES:
        assert two not in AROUND[one]
        common = set(AROUND[one]) & set(AROUND[two])
        assert len(common) == 2
        assert min(common) >= LANDS


@pytest.mark.rule("terra_mystica 1.4", "terra_mystica 7.1")
def test_shipping_two_reaches_over_two_river_hexes():
    """Case D9: Auren go from shipping 1 to 2 and score 3; two river hexes lie between E8 and E9."""
    g = position("auren", "nomads", on={"auren": {"E8": "D"}, "nomads": {"I12": "D"}})
    give(g, "auren", ship=1, coins=20, workers=20, priests=2)
    near = {move.split()[1] for move in legal(g, "transform")}
    play(g, "ship", "end")
    play(g, legal(g, "pass")[0])
    far = {move.split()[1] for move in legal(g, "transform")}
    assert near < far
    assert "hex=E9" in far
    assert "hex=E9" not in near
    assert g.sheet()[0]["shipping"] == 3


@pytest.mark.rule("terra_mystica 1.5")
def test_the_cycle_is_circular_and_three_is_far():
    order = ("desert", "plains", "swamp", "lakes", "forest", "mountains", "wasteland")
    assert order == TERRAIN_IDS
    assert distance(0, 6) == 1
    assert distance(TERRAIN_IDS.index("desert"), TERRAIN_IDS.index("forest")) == 3
    assert max(distance(one, two) for one in range(7) for two in range(7)) == 3


@pytest.mark.rule("terra_mystica 1.6")
def test_a_ninth_dwelling_can_not_be_built():
    dwellings = dict.fromkeys(("E5", "E6", "E7", "D4", "D5", "F3", "F4", "A1"), "D")
    g = position("nomads", "witches", on={"nomads": dwellings, "witches": {"I6": "D"}})
    give(g, "nomads", coins=30, workers=30)
    assert PIECES[1:] == [8, 4, 3, 1, 1]
    assert legal(g, "build") == []
    assert refused(g, "build hex=E8") == "1.6"


@pytest.mark.rule("terra_mystica 1.7")
def test_terrain_tiles_never_run_out():
    """Ruling C40. There are 56 tiles in the box; the 77th hex is changed all the same."""
    g = position("witches", "nomads", on={"witches": {"A3": "D"}, "nomads": {"I12": "D"}})
    for name in LAND_IDS:
        if g.building[hex(name)] == 0:
            g.terrain[hex(name)] = TERRAIN_IDS.index("swamp")
    give(g, "witches", workers=30)
    play(g, "transform hex=A2 to=forest")
    assert g.terrain[hex("A2")] == TERRAIN_IDS.index("forest")


@pytest.mark.rule("terra_mystica 1.8", "terra_mystica 9.1")
@pytest.mark.parametrize(("kind", "value"), [("D", 1), ("TP", 2), ("TE", 2), ("SH", 3), ("SA", 3)])
def test_power_values(kind, value):
    """A neighbour's single building offers its power value."""
    g = position("mermaids", "nomads", on={"mermaids": {"E4": "D"}, "nomads": {"D3": kind}})
    give(g, "mermaids", coins=20, workers=20)
    play(g, "upgrade hex=E4 to=trading_house", "end")
    assert legal(g) == [f"take from=0 power={value}", f"decline from=0 power={value}"]


@pytest.mark.rule("terra_mystica 1.9")
def test_everything_is_open():
    """What one seat sees is what every other sees."""
    g = GAME.start(3, 5)
    views = [g.seen_by(viewer).to_dict() for viewer in (0, 1, 2, -3)]
    for view in views:
        del view["viewer"]
    assert views[0] == views[1] == views[2] == views[3]


@pytest.mark.rule("terra_mystica 2.1")
def test_the_tile_for_spades_never_lies_in_rounds_5_and_6():
    """Drawn from round 6 down: 7, 6, then with the tile put back 6, 5, 4, 3 tiles to draw: 15,120 orders."""
    g = GAME.start(2, None)
    assert g.seat == CHANCE
    counts = []
    for _ in range(6):
        counts.append(len(g.moves()))
        assert ("tile tile=SCORE1" in legal(g)) == (len(counts) > 2)
        play(g, legal(g)[-1])
    assert counts == [7, 6, 6, 5, 4, 3]
    assert isinstance(g, TerraMystica)
    assert TILE_IDS.index("SCORE8") == g.tiles[5]


@pytest.mark.rule("terra_mystica 2.2")
@pytest.mark.parametrize(("seats", "cards"), [(2, 5), (3, 6), (4, 7), (5, 8)])
def test_three_more_cards_than_players(seats, cards):
    g = GAME.start(seats, 11)
    assert isinstance(g, TerraMystica)
    assert sum(1 for place in g.cards if place != CARD_OUT) == cards
    assert g.cards[CARD_IDS.index("BON10")] == CARD_OUT


@pytest.mark.rule("terra_mystica 2.3")
def test_the_first_player_is_drawn_by_lot():
    g = GAME.start(4, None)
    while legal(g, "tile") or legal(g, "deal"):
        play(g, legal(g)[0])
    assert legal(g) == [f"first seat={n}" for n in range(4)]
    play(g, "first seat=2")
    assert g.order == [2, 3, 0, 1]
    assert g.seat == 2


@pytest.mark.rule("terra_mystica 2.4")
def test_a_colour_is_taken_once():
    g = start(3, ["witches"])
    assert g.seat == 1
    assert "faction faction=auren" not in legal(g)
    assert len(legal(g)) == 12
    refused(g, "faction faction=witches")


@pytest.mark.rule("terra_mystica 2.5")
def test_colours_dealt_then_a_side_chosen():
    g = GAME.start(2, None, factions="colours")
    while legal(g, "tile") or legal(g, "deal"):
        play(g, legal(g)[0])
    play(g, "first seat=1", "colour colour=lakes", "colour colour=forest")
    assert g.seat == 1
    assert legal(g) == ["faction faction=mermaids", "faction faction=swarmlings"]
    play(g, "faction faction=swarmlings")
    assert legal(g) == ["faction faction=auren", "faction faction=witches"]


@pytest.mark.rule("terra_mystica 2.6")
@pytest.mark.parametrize(
    ("faction", "stock", "cults"),
    [
        ("witches", (15, 3, 0, 5, 7, 0), [0, 0, 0, 2]),
        ("nomads", (15, 2, 0, 5, 7, 0), [1, 0, 1, 0]),
        ("halflings", (15, 3, 0, 3, 9, 0), [0, 0, 1, 1]),
        ("mermaids", (15, 3, 0, 3, 9, 0), [0, 2, 0, 0]),
        ("swarmlings", (20, 8, 0, 3, 9, 0), [1, 1, 1, 1]),
        ("darklings", (15, 1, 1, 5, 7, 0), [0, 1, 1, 0]),
        ("engineers", (10, 2, 0, 3, 9, 0), [0, 0, 0, 0]),
        ("fakirs", (15, 3, 0, 7, 5, 0), [1, 0, 0, 1]),
        ("chaosmagicians", (15, 4, 0, 5, 7, 0), [2, 0, 0, 0]),
    ],
)
def test_start_resources(faction, stock, cults):
    """Case D1, D2: coins, workers, priests, bowls; 20 points; the cult steps bring no power."""
    other = "auren" if faction != "witches" else "giants"
    g = start(2, [faction, other])
    player = board(g, faction)
    have = (player.coins, player.workers, player.priests, player.bowl1, player.bowl2, player.bowl3)
    assert have == stock
    assert player.cults == cults
    assert g.scores[seat(g, faction)] == 20
    assert player.ship == (1 if faction == "mermaids" else 0)


@pytest.mark.rule("terra_mystica 2.7", "terra_mystica 12.14", "terra_mystica 12.11")
def test_dwellings_in_order_and_back_then_nomads_then_chaos_magicians():
    """Ruling C33. Seats: Chaos Magicians, Nomads, Witches."""
    g = start(3, ["chaosmagicians", "nomads", "witches"])
    asked = []
    while legal(g, "build"):
        asked.append(g.seat)
        play(g, legal(g, "build")[0])
    assert asked == [1, 2, 2, 1, 1, 0]
    assert [player.counts[1] for player in g.players] == [1, 3, 2]
    assert g.scores == [20, 20, 20]
    assert g.leeches == []


@pytest.mark.rule("terra_mystica 2.7")
def test_first_dwellings_stand_on_free_home_terrain():
    g = start(2, ["witches", "nomads"])
    assert len(legal(g)) == 11
    play(g, "build hex=F4")
    refused(g, "build hex=F4")
    play(g, "build hex=F3", "build hex=B1")
    assert "build hex=F4" not in legal(g)


@pytest.mark.rule("terra_mystica 2.8", "terra_mystica 13.5", "terra_mystica 7.9")
def test_cards_in_reverse_order_and_coins_on_the_rest():
    """Case D24: a card left over at the start and after round 1 carries 2 coins."""
    g = start(2, ["witches", "nomads"])
    while legal(g, "build"):
        play(g, legal(g, "build")[0])
    assert g.seat == 1
    play(g, "card card=BON1")
    assert g.seat == 0
    play(g, "card card=BON2")
    assert [g.card_coins[CARD_IDS.index(id)] for id in CARD_IDS[:5]] == [0, 0, 1, 1, 1]
    play(g, "pass card=BON3", "pass card=BON2")
    assert g.round == 2
    assert [g.card_coins[CARD_IDS.index(id)] for id in CARD_IDS[:5]] == [1, 0, 0, 2, 2]


@pytest.mark.rule("terra_mystica 2.9")
@pytest.mark.parametrize(
    ("seats", "factions"),
    [
        (2, {"witches", "nomads"}),
        (3, {"witches", "nomads", "alchemists"}),
        (4, {"witches", "nomads", "halflings", "mermaids"}),
        (5, {"witches", "nomads", "halflings", "mermaids", "giants"}),
    ],
)
def test_the_first_game_is_laid_out(seats, factions):
    g = GAME.start(seats, 1, factions="first_game")
    assert isinstance(g, TerraMystica)
    assert {FACTION_IDS[player.faction] for player in g.players} == factions
    for player in g.players:
        assert player.counts[1] == FACTIONS[player.faction].dwellings
    assert sum(1 for place in g.cards if place == NO_SEAT) == seats + 3
    assert legal(g, "card")
    assert g.problems() == []


@pytest.mark.rule("terra_mystica 2.9")
def test_the_reconstructed_part_of_the_first_game_says_so():
    assert GAME.components is not None
    tables = GAME.components.tables()
    assert {row.source for row in tables["first_dwellings"]} == {"reconstructed"}
    assert {row.source for row in tables["first_tiles"]} == {"reconstructed"}
    assert all(row.field_sources == {"factions": "rulebook"} for row in tables["first_game"])


def test_a_player_is_listed_with_the_faction_once_it_is_chosen():
    g = start(2, factions=("witches",))
    note = GAME.player_note(g, 0)
    assert note is not None
    assert [text(note, lang) for lang in ("en", "ru")] == ["Witches", "Ведьмы"]
    assert GAME.player_note(g, 1) is None
