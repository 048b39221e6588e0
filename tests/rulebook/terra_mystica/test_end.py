"""The end of a round, the end of the game, and the options. Chapters 13, 14 and 15."""

import random

import pytest
from tests.rulebook.vocabulary import changed, legal, mark, play, points, refused

from ratusha.games.terra_mystica import GAME
from ratusha.games.terra_mystica.board import AROUND, LANDS, SITES
from ratusha.games.terra_mystica.components import CARD_IDS, CULT_POINTS, FACTION_IDS, FACTIONS, TOWN_IDS
from ratusha.games.terra_mystica.scoring import area, shares

from .table import board, end, give, hex, pass_all, position, seat

FAR = {"nomads": {"I12": "D"}}


def witches(buildings=None, **more):
    """Witches with these buildings, Nomads far away."""
    return position("witches", "nomads", on={"witches": buildings or {"F4": "D"}, **FAR}, **more)


@pytest.mark.rule("terra_mystica 13.1")
@pytest.mark.parametrize(
    ("tile", "cults", "got"),
    [
        ("SCORE7", (0, 0, 0, 6), {"workers": 3}),
        ("SCORE7", (0, 0, 0, 5), {"workers": 2}),
        ("SCORE4", (9, 0, 0, 0), {"workers": 4}),
        ("SCORE1", (0, 0, 7, 0), {"coins": 7}),
        ("SCORE3", (0, 9, 0, 0), {"priests": 2}),
        ("SCORE5", (4, 0, 0, 0), {"bowl1": -4, "bowl2": 4}),
        ("SCORE3", (9, 3, 9, 9), {}),
    ],
)
def test_cult_bonuses(tile, cults, got):
    """Case D15: Air at 6 with SCORE7 gives 3 workers. The round's income (2 workers) is taken off."""
    g = witches(tile=tile)
    give(g, "witches", cults=cults)
    before = board(g, "witches").cults[:]
    play(g, "pass card=BON3")
    mark(g)
    play(g, "pass card=BON2")
    found = changed(g, seat(g, "witches"))
    found["workers"] = found.get("workers", 0) - 2
    found["coins"] = found.get("coins", 0) - 6
    assert {key: n for key, n in found.items() if n} == got
    assert board(g, "witches").cults == before


@pytest.mark.rule("terra_mystica 13.1", "terra_mystica 13.3")
@pytest.mark.parametrize(
    ("tile", "cults", "spades"),
    [("SCORE2", (0, 0, 8, 0), 2), ("SCORE6", (0, 4, 0, 0), 1), ("SCORE8", (0, 0, 0, 7), 1)],
)
def test_bonus_spades(tile, cults, spades):
    """Case D15: Earth at 8 with SCORE2 gives 2 spades."""
    g = witches(tile=tile)
    give(g, "witches", cults=cults)
    pass_all(g)
    assert board(g, "witches").spades == spades


@pytest.mark.rule("terra_mystica 13.2")
def test_cult_bonuses_go_in_the_next_rounds_order_one_after_the_other():
    """The second seat passes first and uses all its spades first."""
    g = position("witches", "nomads", on={"witches": {"F4": "D"}, "nomads": {"I7": "D"}}, turn=1)
    give(g, "witches", cults=(0, 0, 8, 0))
    give(g, "nomads", cults=(0, 0, 8, 0))
    pass_all(g)
    assert g.seat == 1
    play(g, "transform hex=I8 to=desert")
    assert g.seat == 1
    play(g, "lapse")
    assert g.seat == 0


@pytest.mark.rule("terra_mystica 13.3")
def test_bonus_spades_go_where_one_likes_and_stay_foreign():
    """Two hexes, both foreign; no dwelling, no bought spade, no conversion."""
    g = witches()
    give(g, "witches", cults=(0, 0, 8, 0), workers=20, coins=20)
    pass_all(g)
    assert "transform hex=E6 to=forest" not in legal(g)
    play(g, "transform hex=E6 to=swamp")
    assert {move.split()[0] for move in legal(g)} == {"transform", "lapse"}
    play(g, "transform hex=F3 to=plains")
    assert g.round == 3


@pytest.mark.rule("terra_mystica 13.3", "terra_mystica 6.1")
def test_the_ship_card_does_not_help_bonus_spades():
    """Ruling C30."""
    g = witches()
    give(g, "witches", cults=(0, 0, 4, 0))
    play(g, "pass card=BON4", "pass card=BON1")
    assert {move.split()[1][4:] for move in legal(g, "transform")} == {"E6", "E7", "F3", "G2"}


@pytest.mark.rule("terra_mystica 13.3")
def test_no_tunnel_for_bonus_spades():
    g = position("dwarves", "nomads", on={"dwarves": {"E7": "D"}, **FAR})
    give(g, "dwarves", cults=(0, 0, 4, 0), workers=9)
    pass_all(g)
    assert {move.split()[1][4:] for move in legal(g, "transform")} == {"E6", "E8", "D4", "D5", "F4"}


@pytest.mark.rule("terra_mystica 13.4")
def test_special_actions_come_back():
    g = position("nomads", "witches", on={"nomads": {"F3": "SH"}, "witches": {"I6": "D"}})
    play(g, "special action=stronghold")
    play(g, legal(g, "transform")[0])
    end(g)
    play(g, legal(g, "pass")[0])
    assert "special action=stronghold" not in legal(g)
    play(g, legal(g, "pass")[0])
    while g.seat != 0:
        play(g, legal(g, "pass")[0])
    assert "special action=stronghold" in legal(g)


@pytest.mark.rule("terra_mystica 13.5")
def test_coins_pile_up_on_cards_nobody_takes():
    g = witches()
    for _ in range(3):
        play(g, legal(g, "pass")[0])
        play(g, legal(g, "pass")[0])
    assert g.card_coins[CARD_IDS.index("BON5")] == 3


@pytest.mark.rule("terra_mystica 13.6", "terra_mystica 14.1")
def test_no_cult_bonus_after_the_last_round_and_then_the_end():
    g = witches(round=6, tile="SCORE5")
    give(g, "witches", cults=(8, 0, 0, 0), bowls=(12, 0, 0), coins=0, workers=0, priests=0)
    give(g, "nomads", cults=(0, 0, 0, 0), bowls=(12, 0, 0), coins=0, workers=0, priests=0)
    play(g, "pass card=none", "pass card=none")
    assert g.over
    assert changed(g, seat(g, "witches")) == {"points:fire": 8, "points:area": (18 + 12) // 2}


@pytest.mark.rule("terra_mystica 14.2")
@pytest.mark.parametrize(
    ("places", "got"),
    [
        ([9, 9, 3], [6, 6, 2]),
        ([10, 7, 7, 7], [8, 2, 2, 2]),
        ([5, 4, 3, 2], [8, 4, 2, 0]),
        ([5, 0, 0], [8, 0, 0]),
        ([0, 0], [0, 0]),
        ([4, 4], [6, 6]),
        ([7, 3], [8, 4]),
        ([2, 2, 2, 2, 2], [2, 2, 2, 2, 2]),
        ([6, 5, 5], [8, 3, 3]),
    ],
)
def test_shares_of_a_cult(places, got):
    """Case D16 first; C24: two players have no third place."""
    assert shares(places, CULT_POINTS) == got


@pytest.mark.rule("terra_mystica 14.4")
def test_shares_of_the_area():
    """Case D17."""
    assert shares([10, 9, 9, 9], (18, 12, 6)) == [18, 6, 6, 6]


@pytest.mark.rule("terra_mystica 14.3")
def test_an_area_over_rivers():
    """Case D18: groups one river hex apart are one with shipping 1; two hexes need shipping 2."""
    g = witches({"E7": "D", "E8": "D", "E9": "D", "E10": "D"})
    sizes = []
    for ship in range(3):
        give(g, "witches", ship=ship)
        sizes.append(area(g, 0))
    assert sizes == [2, 2, 4]
    give(g, "witches", ship=1, card="BON4")
    assert area(g, 0) == 2


@pytest.mark.rule("terra_mystica 14.3")
def test_areas_against_a_slow_search():
    """Random boards, every faction: join buildings pairwise by edge, bridge, river walk or jump."""
    rng = random.Random(21)
    for number, id in enumerate(FACTION_IDS):
        other = "auren" if FACTIONS[number].home != FACTIONS[0].home else "giants"
        for _ in range(6):
            g = position(id, other)
            own = rng.sample(range(LANDS), 12)
            for place in own:
                g.put(0, place, rng.randrange(1, 5))
            for site in rng.sample(range(29), 4):
                g.span_site(0, site)
            ship = rng.randint(FACTIONS[number].ship_start, FACTIONS[number].ship_max)
            give(g, id, ship=ship)
            skip = FACTIONS[number].jump_skip[1 if board(g, id).counts[4] else 0]

            def joined(one, two, g=g, ship=ship, skip=skip):
                if any(g.bridges[s] >= 0 and {one, two} == set(SITES[s]) for s in range(29)):
                    return True
                edge = {one}
                for _ in range(ship + 1):
                    near = {place for spot in edge for place in AROUND[spot]}
                    if two in near:
                        return True
                    edge |= {place for place in near if place >= LANDS}
                edge = {one}
                for _ in range(skip + 1 if skip else 0):
                    edge |= {place for spot in edge for place in AROUND[spot]}
                return two in edge

            best = 0
            for start in own:
                found = {start}
                while True:
                    more = {two for one in found for two in own if joined(one, two)} - found
                    if not more:
                        break
                    found |= more
                best = max(best, len(found))
            assert area(g, 0) == best


@pytest.mark.rule("terra_mystica 14.5", "terra_mystica 12.3")
@pytest.mark.parametrize(("faction", "score"), [("witches", 4), ("alchemists", 6)])
def test_left_over_resources(faction, score):
    """4 coins, 3 workers, 1 priest, 3 in bowl III, 5 in bowl II (2 by burning): 13 coins."""
    g = position(faction, "nomads", on={faction: {"F4": "D"}, **FAR}, round=6)
    give(g, faction, coins=4, workers=3, priests=1, bowls=(2, 5, 3), cults=(0, 0, 0, 0))
    play(g, "pass card=none", "pass card=none")
    assert changed(g, seat(g, faction))["points:resources"] == score


@pytest.mark.rule("terra_mystica 14.6")
def test_a_shared_victory():
    g = position("witches", "nomads", on={"witches": {"F4": "D"}, **FAR}, round=6)
    for faction in ("witches", "nomads"):
        give(g, faction, coins=0, workers=0, priests=0, bowls=(12, 0, 0), cults=(0, 0, 0, 0))
    play(g, "pass card=none", "pass card=none")
    assert g.scores == [35, 35]
    assert g.ranks == [1, 1]


# -- options ---------------------------------------------------------------------------------------


@pytest.mark.rule("terra_mystica 15.1")
def test_extra_town_tiles():
    """TW6 once, TW7 twice, TW8 once; none without the option."""
    assert [GAME.start(2, 1, extra_towns="on").towns[i] for i in (5, 6, 7)] == [1, 2, 1]
    assert GAME.start(2, 1).towns[5:] == [0, 0, 0]


@pytest.mark.rule("terra_mystica 15.1", "terra_mystica 15.3")
@pytest.mark.parametrize(
    ("tile", "got"),
    [
        ("TW6", {"points:town": 2, "fire": 2, "water": 2, "earth": 2, "air": 2, "keys": 2}),
        ("TW7", {"points:town": 4, "points:shipping": 2, "ship": 1, "keys": 1}),
        ("TW8", {"points:town": 11, "keys": 1}),
    ],
)
def test_what_extra_town_tiles_bring(tile, got):
    town = {"E7": "D", "E6": "TP", "F4": "TP", "F3": "D"}
    g = position("giants", "auren", on={"giants": town}, tile="SCORE5", extra_towns="on")
    give(g, "giants", coins=20, workers=20, cults=(0, 0, 0, 0))
    play(g, "upgrade hex=F3 to=trading_house")
    mark(g)
    play(g, f"town tile={tile}")
    assert changed(g, seat(g, "giants")) == got
    assert g.towns[TOWN_IDS.index(tile)] == (1 if tile == "TW7" else 0)


@pytest.mark.rule("terra_mystica 15.3", "terra_mystica 12.13")
def test_the_carpet_flies_further_and_the_track_ends():
    """E3 lies two hexes beyond E6; the area, too, reaches so far."""
    town = {"E7": "D", "E6": "TP", "F4": "TP", "F3": "D", "A1": "D", "A4": "D"}
    g = position("fakirs", "auren", on={"fakirs": town}, tile="SCORE5", extra_towns="on")
    give(g, "fakirs", coins=20, workers=20, priests=2)
    g.terrain[hex("E3")] = 0
    g.settle()
    assert "build hex=E3" not in legal(g)
    assert area(g, 0) == 4
    play(g, "upgrade hex=F3 to=trading_house", "town tile=TW7")
    assert points(g, seat(g, "fakirs")) == 4
    assert board(g, "fakirs").carpet == 1
    end(g)
    play(g, legal(g, "pass")[0])
    assert "build hex=E3" in legal(g)
    g.put(0, hex("E3"), 1)
    assert area(g, 0) == 5
    g = position("mermaids", "auren", on={"mermaids": town}, tile="SCORE5", extra_towns="on")
    give(g, "mermaids", coins=20, workers=20, ship=5)
    play(g, "upgrade hex=F3 to=trading_house", "town tile=TW7")
    assert points(g, seat(g, "mermaids")) == 4


@pytest.mark.rule("terra_mystica 15.2")
def test_the_extra_card():
    g = witches()
    give(g, "witches", card="BON10", ship=2)
    play(g, legal(g, "pass")[0])
    assert points(g, seat(g, "witches")) == 6
    drawn = [GAME.start(5, seed, extra_card="on").cards[9] for seed in range(12)]
    assert -1 in drawn
    assert -2 in drawn


@pytest.mark.rule("terra_mystica 15.4")
def test_the_extra_scoring_tile():
    g = witches({"F4": "TP"}, tile="SCORE9", extra_tile="on")
    give(g, "witches", coins=20, workers=20, ordained=3)
    play(g, "upgrade hex=F4 to=temple", "favour tile=FAV12")
    assert changed(g, seat(g, "witches"))["points:round-tile"] == 4
    end(g)
    mark(g)
    play(g, "pass card=BON5", "pass card=BON4")
    assert changed(g, seat(g, "witches"))["coins"] == 6


@pytest.mark.rule("terra_mystica 15.5")
def test_turn_order_by_passing():
    on = {"witches": {"F4": "D"}, "nomads": {"I7": "D"}, "giants": {"A6": "D"}}
    g = position("witches", "nomads", "giants", on=on, turn=2, turn_order="passing")
    give(g, "witches", priests=1)
    play(g, legal(g, "pass")[0])
    play(g, "priest cult=fire steps=1")
    end(g)
    play(g, legal(g, "pass")[0])
    play(g, legal(g, "pass")[0])
    assert g.order == [2, 1, 0]


@pytest.mark.rule("terra_mystica 15.7")
def test_giving_up_benefits():
    g = witches({"A1": "D"}, give_up="on")
    give(g, "witches", bowls=(0, 0, 12), workers=9)
    play(g, "power action=ACT1", "lapse")
    end(g)
    assert board(g, "witches").bridges == 3
    play(g, legal(g, "pass")[0])
    mark(g)
    play(g, "power action=ACT6", "lapse")
    assert changed(g, seat(g, "witches")) == {"bowl3": -6, "bowl1": 6}


@pytest.mark.rule("terra_mystica 15.7")
def test_spades_bought_before_the_hex_is_named():
    g = witches(give_up="on")
    give(g, "witches", workers=6)
    play(g, "spade", "spade", "transform hex=E7 to=forest")
    assert changed(g, seat(g, "witches")) == {"workers": -6}
    assert legal(g, "transform")


@pytest.mark.rule("terra_mystica 15.8")
def test_leaving():
    """Ruling C25: no turn, no offer, the card back on offer, the buildings stay and are ranked."""
    on = {"witches": {"F4": "D"}, "nomads": {"F3": "D", "I7": "D"}, "giants": {"E6": "D"}}
    g = position("witches", "nomads", "giants", on=on, leaving="on", round=6)
    give(g, "nomads", card="BON9", cults=(5, 0, 0, 0), coins=3, workers=0, priests=0, bowls=(12, 0, 0))
    give(g, "witches", coins=20, workers=20)
    g.play_text("leave", 1)
    assert g.cards[CARD_IDS.index("BON9")] == -1
    play(g, "upgrade hex=F4 to=trading_house")
    assert changed(g, seat(g, "witches"))["coins"] == -3
    end(g)
    assert (g.seat, legal(g, "take")) == (2, ["take from=0 power=1"])
    play(g, "decline from=0 power=1")
    assert legal(g, "pass")
    mark(g)
    pass_all(g)
    assert g.over
    assert changed(g, seat(g, "nomads"))["points:fire"] == 8
    assert changed(g, seat(g, "nomads"))["points:resources"] == 1
    assert changed(g, seat(g, "nomads"))["points:area"] == (18 + 12 + 6) // 3


@pytest.mark.rule("terra_mystica 15.8")
def test_leaving_in_the_own_turn():
    g = witches(leaving="on")
    play(g, "leave")
    assert g.seat == 1
    play(g, legal(g, "pass")[0])
    assert (g.round, g.seat) == (3, 1)
    refused(witches(), "leave")
