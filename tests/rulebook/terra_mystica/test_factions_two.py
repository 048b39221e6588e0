"""Dwarves, Fakirs, Mermaids, Swarmlings, Chaos Magicians, Giants, Nomads. Rules 12.8 to 12.14."""

import random

import pytest
from tests.rulebook.vocabulary import changed, legal, mark, play, points, refused, told

from ratusha.games.terra_mystica.board import AROUND, LANDS, NEIGHBOURS, RIVER_IDS
from ratusha.games.terra_mystica.components import FACTION_IDS, FACTIONS, TERRAIN_IDS
from ratusha.games.terra_mystica.reach import free_land, jumps, shipping
from ratusha.games.terra_mystica.rounds import take_income
from ratusha.games.terra_mystica.scoring import area

from .table import again, board, end, give, hex, lone, pass_all, position, seat, terrain

TOWN = {"E7": "D", "E6": "TP", "F4": "TP", "F3": "D"}


# -- Dwarves, Fakirs -------------------------------------------------------------------------------


@pytest.mark.rule("terra_mystica 12.8", "terra_mystica 7.1")
@pytest.mark.parametrize(("kind", "workers"), [("D", 2), ("SH", 1)])
def test_dwarves_tunnel(kind, workers):
    """E5 lies beyond E6 from E7: swamp is three spades from mountains, so 9 workers and the tunnel."""
    g = lone("dwarves", {"E7": kind})
    assert refused(g, "ship") == "7.1"
    play(g, "transform hex=E5 to=mountains", "build hex=E5")
    assert changed(g, seat(g, "dwarves")) == {"workers": -10 - workers, "coins": -2, "points:ability": 4}


@pytest.mark.rule("terra_mystica 12.8")
def test_dwarves_build_through_a_tunnel_without_a_spade():
    g = lone("dwarves", {"E7": "D"})
    terrain(g, E5="mountains")
    play(g, "build hex=E5")
    assert changed(g, seat(g, "dwarves")) == {"workers": -3, "coins": -2, "points:ability": 4}


@pytest.mark.rule("terra_mystica 12.8")
def test_no_tunnel_to_an_adjacent_hex_and_one_a_turn():
    """Ruling C14, C35."""
    g = lone("dwarves", {"E7": "D"})
    play(g, "transform hex=E6 to=wasteland")
    assert points(g, seat(g, "dwarves")) == 0
    again(g)
    terrain(g, E5="wasteland", D3="wasteland")
    play(g, "power action=ACT6", "transform hex=E5 to=mountains")
    assert changed(g, seat(g, "dwarves"))["points:ability"] == 4
    near = {move.split()[1][4:] for move in legal(g, "transform")}
    assert near <= {"E6", "E8", "D4", "D5", "F4"}
    assert near


@pytest.mark.rule("terra_mystica 12.8")
def test_a_tunnel_must_be_paid():
    g = lone("dwarves", {"E7": "D"})
    terrain(g, E5="mountains")
    give(g, "dwarves", workers=2)
    assert refused(g, "build hex=E5") == "6.2"
    assert "It costs 3 workers and 2 coins; you have 2 workers and 40 coins." in told(g, "build hex=E5")
    give(g, "dwarves", workers=3)
    play(g, "build hex=E5")
    assert changed(g, seat(g, "dwarves")) == {"workers": -3, "coins": -2, "points:ability": 4}


@pytest.mark.rule("terra_mystica 12.13")
@pytest.mark.parametrize(("kind", "name", "ok"), [("D", "E6", True), ("D", "E5", False), ("SH", "E5", True)])
def test_fakirs_fly_over_one_hex_or_two(kind, name, ok):
    """From E8 over E7 to E6; with the stronghold over E7 and E6 to E5; always one priest and 4 points."""
    g = lone("fakirs", {"E8": kind}, other="giants")
    terrain(g, **{name: "desert"})
    if not ok:
        assert refused(g, f"build hex={name}") == "6.1"
        return
    play(g, f"build hex={name}")
    assert changed(g, seat(g, "fakirs")) == {"workers": -1, "coins": -2, "priests": -1, "points:ability": 4}


@pytest.mark.rule("terra_mystica 12.13", "terra_mystica 7.1", "terra_mystica 7.2")
def test_fakirs_have_no_shipping_and_one_step_of_digging():
    g = lone("fakirs", {"E8": "D"}, other="giants")
    assert refused(g, "ship") == "7.1"
    play(g, "dig")
    again(g)
    assert refused(g, "dig") == "7.2"


@pytest.mark.rule("terra_mystica 12.13", "terra_mystica 6.1")
def test_the_ship_card_helps_neither_dwarves_nor_fakirs():
    for faction, other in (("dwarves", "nomads"), ("fakirs", "giants")):
        g = lone(faction, {"E8": "D"}, other=other)
        before = legal(g, "transform")
        give(g, faction, card="BON4")
        assert legal(g, "transform") == before


def bridged(g, place):
    """The hexes that bridges join to this one."""
    return set(g.near[place]) - set(NEIGHBOURS[place])


@pytest.mark.rule("terra_mystica 6.1", "terra_mystica 12.8", "terra_mystica 12.13")
def test_reach_against_a_slow_walk():
    """Random boards, every faction: walk hex by hex over rivers, over bridges, over hexes of any kind."""
    rng = random.Random(3)
    for number, id in enumerate(FACTION_IDS):
        other = "giants" if FACTIONS[number].home != FACTION_IDS.index("giants") else "auren"
        if FACTIONS[FACTION_IDS.index("giants")].home == FACTIONS[number].home:
            other = "auren"
        for _ in range(8):
            g = position(id, other)
            places = rng.sample(range(LANDS), 14)
            for place in places[:5]:
                g.put(0, place, rng.randrange(1, 5))
            for place in places[5:]:
                g.put(1, place, 1)
            for site in rng.sample(range(29), 5):
                g.span_site(rng.randrange(2), site)
            ship = rng.randint(FACTIONS[number].ship_start, FACTIONS[number].ship_max)
            card = rng.random() < 0.5
            give(g, id, ship=ship, priests=3, workers=9, card="BON4" if card else "")
            player = board(g, id)
            ship += 1 if card and FACTIONS[number].ship_max else 0
            own = places[:5]
            slow = set()
            for place in own:
                edge, steps = {place}, 0
                while steps <= ship:
                    shore = {near for one in edge for near in AROUND[one]}
                    slow |= {near for near in shore if near < LANDS}
                    edge |= {near for near in shore if near >= LANDS}
                    edge -= {near for near in edge if near < LANDS}
                    steps += 1
                slow |= bridged(g, place)
            assert set(free_land(g, player, shipping(player))) == slow - set(places)
            built = 1 if player.counts[4] else 0
            skip = FACTIONS[number].jump_skip[built]
            far = set(own)
            for _ in range(skip + 1 if skip else 0):
                far |= {near for one in far for near in AROUND[one]}
            direct = {near for place in own for near in AROUND[place]}
            for place in own:
                direct |= bridged(g, place)
            jumped = {place for place in far - direct - set(places) if place < LANDS} if skip else set()
            assert set(jumps(g, player, FACTIONS[number])) == jumped


# -- Mermaids --------------------------------------------------------------------------------------


@pytest.mark.rule("terra_mystica 12.9")
@pytest.mark.parametrize(("level", "score"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_mermaids_ship_from_one_to_five(level, score):
    g = lone("mermaids", {"E4": "D"})
    give(g, "mermaids", ship=level)
    play(g, "ship")
    assert changed(g, seat(g, "mermaids")) == {
        "coins": -4,
        "priests": -1,
        "ship": 1,
        "points:shipping": score,
    }


@pytest.mark.rule("terra_mystica 12.9")
@pytest.mark.parametrize(("level", "score"), [(1, 2), (4, 5), (5, 0)])
def test_mermaids_stronghold_brings_a_step_of_shipping(level, score):
    g = lone("mermaids", {"E4": "TP"}, tile="SCORE5")
    give(g, "mermaids", ship=level)
    play(g, "upgrade hex=E4 to=stronghold")
    assert points(g, seat(g, "mermaids")) == score
    assert board(g, "mermaids").ship == min(5, level + 1)


@pytest.mark.rule("terra_mystica 12.9")
def test_mermaids_skip_a_river_for_a_town_without_building():
    """Ruling C17: three on one shore, one on the other; the river between is skipped before the action."""
    g = lone("mermaids", {"F4": "TP", "E7": "TP", "E6": "TP", "G3": "D"}, tile="SCORE5")
    common = [RIVER_IDS[river - LANDS] for river in set(AROUND[hex("F4")]) & set(AROUND[hex("G3")])]
    assert set(legal(g, "connect")) == {f"connect river={river}" for river in common}
    play(g, legal(g, "connect")[0])
    assert legal(g, "connect") == []
    play(g, "town tile=TW1")
    assert changed(g, seat(g, "mermaids"))["points:town"] == 5
    assert sorted(board(g, "mermaids").in_town) == board(g, "mermaids").buildings
    assert g.seat == 0
    assert legal(g, "pass")


@pytest.mark.rule("terra_mystica 12.9")
def test_mermaids_skip_no_river_to_a_town_that_exists():
    g = lone("mermaids", {"F4": "TP", "E7": "TP", "E6": "TP", "G3": "D"})
    player = board(g, "mermaids")
    player.in_town = [hex("G3")]
    g.settle()
    river = min(set(AROUND[hex("F4")]) & set(AROUND[hex("G3")])) - LANDS
    assert refused(g, f"connect river={RIVER_IDS[river]}") == "12.9"


@pytest.mark.rule("terra_mystica 12.9")
def test_others_skip_no_river():
    g = lone("swarmlings", {"F4": "TP", "E7": "TP", "E6": "TP", "G3": "D"})
    assert legal(g, "connect") == []


# -- Swarmlings, Chaos Magicians -------------------------------------------------------------------


@pytest.mark.rule("terra_mystica 12.10")
def test_swarmlings_get_three_workers_for_a_town():
    g = lone("swarmlings", TOWN)
    play(g, "upgrade hex=F3 to=trading_house")
    mark(g)
    play(g, "town tile=TW2")
    assert changed(g, seat(g, "swarmlings"))["workers"] == 5


@pytest.mark.rule("terra_mystica 12.10", "terra_mystica 7.5")
def test_swarmlings_make_a_trading_house_for_nothing():
    g = lone("swarmlings", {"E4": "SH", "D5": "D"}, tile="SCORE6")
    give(g, "swarmlings", coins=0, workers=0, favours=["FAV10"])
    play(g, "special action=stronghold", "upgrade hex=D5 to=trading_house")
    assert changed(g, seat(g, "swarmlings")) == {"points:round-tile": 3, "points:favour": 3}
    g = lone("swarmlings", {"E4": "SH"})
    assert refused(g, "special action=stronghold") == "7.5"
    houses = dict.fromkeys(("A4", "A11", "H2", "I10"), "TP")
    g = lone("swarmlings", {"E4": "SH", "D5": "D", **houses})
    assert refused(g, "special action=stronghold") == "7.5"


@pytest.mark.rule("terra_mystica 12.11", "terra_mystica 8.4")
@pytest.mark.parametrize(("kind", "to"), [("TP", "temple"), ("TE", "sanctuary")])
def test_chaos_magicians_take_two_favour_tiles(kind, to):
    g = lone("chaosmagicians", {"E3": kind})
    play(g, f"upgrade hex=E3 to={to}", "favour tile=FAV1")
    assert "end" not in legal(g)
    assert refused(g, "favour tile=FAV1") == "8.4"
    play(g, "favour tile=FAV2")
    assert legal(g, "favour") == []


@pytest.mark.rule("terra_mystica 12.11")
def test_chaos_magicians_take_two_actions_in_a_row():
    """Each a turn of its own: the neighbour answers between them."""
    g = position(
        "chaosmagicians", "nomads", on={"chaosmagicians": {"E6": "SH", "E7": "D"}, "nomads": {"D5": "D"}}
    )
    give(g, "chaosmagicians", coins=20, workers=20, priests=2)
    play(g, "special action=stronghold", "upgrade hex=E7 to=trading_house", "end")
    assert g.seat == 1
    play(g, "decline from=0 power=1")
    assert g.seat == 0
    refused(g, "end")
    assert refused(g, "special action=stronghold") == "7.6"
    play(g, "priest cult=fire steps=3", "end")
    assert g.seat == 1
    assert legal(g, "pass")


@pytest.mark.rule("terra_mystica 12.11")
def test_after_a_pass_the_second_action_lapses():
    """Ruling C27."""
    g = lone("chaosmagicians", {"E3": "SH"})
    play(g, "special action=stronghold")
    play(g, legal(g, "pass")[0])
    assert g.seat == 1
    play(g, legal(g, "pass")[0])
    assert g.round == 3


@pytest.mark.rule("terra_mystica 12.11")
def test_the_second_action_may_be_a_pass():
    g = lone("chaosmagicians", {"E3": "SH"})
    play(g, "special action=stronghold", "priest cult=fire steps=1")
    end(g)
    assert g.seat == 0
    play(g, legal(g, "pass")[0])
    assert g.seat == 1


# -- Giants, Nomads --------------------------------------------------------------------------------


@pytest.mark.rule("terra_mystica 12.12")
@pytest.mark.parametrize("name", ["mountains", "desert", "lakes", "swamp"])
def test_giants_always_use_two_spades(name):
    """Case D25; 4 points under SCORE1."""
    g = lone("giants", {"D4": "D"}, other="auren", tile="SCORE1")
    terrain(g, E7=name)
    play(g, "transform hex=E7 to=wasteland")
    assert changed(g, seat(g, "giants")) == {"workers": -6, "points:round-tile": 4}


@pytest.mark.rule("terra_mystica 12.12")
def test_giants_make_nothing_but_wasteland():
    """Ruling C31."""
    g = lone("giants", {"D4": "D"}, other="auren")
    assert {move.split("to=")[1] for move in legal(g, "transform")} == {"wasteland"}
    assert legal(g, "detour") == []
    assert refused(g, "transform hex=E7 to=desert") == "12.12"


@pytest.mark.rule("terra_mystica 12.12", "terra_mystica 6.8")
def test_giants_buy_the_second_spade():
    g = lone("giants", {"D4": "D"}, other="auren")
    play(g, "power action=ACT5", "transform hex=E7 to=wasteland")
    assert changed(g, seat(g, "giants")) == {"workers": -3, "bowl3": -4, "bowl1": 4}
    g = lone("giants", {"D4": "D"}, other="auren")
    give(g, "giants", workers=2)
    assert refused(g, "power action=ACT5") == "7.5"


@pytest.mark.rule("terra_mystica 6.10", "terra_mystica 12.12")
def test_a_spade_that_has_become_useless_lapses():
    """The Giants take one spade and then turn the workers for the second into coins."""
    g = lone("giants", {"D4": "D"}, other="auren")
    give(g, "giants", workers=3)
    play(g, "power action=ACT5")
    assert "lapse" not in legal(g)
    play(g, "convert what=worker_to_coin")
    assert legal(g, "transform") == []
    play(g, "lapse", "end")
    assert g.seat == 1


@pytest.mark.rule("terra_mystica 12.12", "terra_mystica 13.3")
@pytest.mark.parametrize(("earth", "asked"), [(4, False), (8, True)])
def test_a_lone_bonus_spade_of_the_giants_lapses(earth, asked):
    """Case D21."""
    g = lone("giants", {"D4": "D"}, other="auren")
    give(g, "giants", cults=(0, 0, earth, 0))
    pass_all(g)
    assert bool(legal(g, "transform hex=E7 to=wasteland") and legal(g, "lapse")) == asked


@pytest.mark.rule("terra_mystica 12.12")
def test_giants_stronghold_is_a_special_action_of_two_spades():
    """Ruling C37."""
    g = lone("giants", {"D4": "TP"}, other="auren")
    play(g, "upgrade hex=D4 to=stronghold")
    assert legal(g, "transform") == []
    again(g)
    play(g, "special action=stronghold")
    assert "lapse" not in legal(g)
    play(g, "transform hex=E7 to=wasteland", "build hex=E7")
    assert changed(g, seat(g, "giants")) == {"workers": -1, "coins": -2}


@pytest.mark.rule("terra_mystica 12.14")
def test_nomads_sandstorm():
    """No spade: no points under SCORE1; E8 over the river and G3 over a bridge are out of it."""
    g = position(
        "nomads",
        "witches",
        on={"nomads": {"F4": "SH"}, "witches": {"I6": "D"}},
        bridges={"F4-G3": 0},
        tile="SCORE1",
    )
    give(g, "nomads", coins=2, workers=1, ship=3)
    play(g, "special action=stronghold")
    assert {move.split()[1][4:] for move in legal(g, "transform")} == {"E6", "E7", "G2"}
    play(g, "transform hex=E7 to=desert", "build hex=E7")
    assert changed(g, seat(g, "nomads")) == {"coins": -2, "workers": -1}
    assert g.terrain[hex("E7")] == TERRAIN_IDS.index("desert")


@pytest.mark.rule("terra_mystica 12.14", "terra_mystica 4.1")
def test_nomads_and_alchemists_trading_houses():
    """Four trading houses yield 11 coins and 4 power."""
    houses = dict.fromkeys(("E5", "E6", "E7", "D4"), "TP")
    for faction in ("nomads", "alchemists"):
        g = position(faction, "witches", on={faction: houses})
        take_income(g, 0)
        assert changed(g, seat(g, faction))["coins"] == 11
        assert changed(g, seat(g, faction))["bowl2"] == 4


@pytest.mark.rule("terra_mystica 14.3", "terra_mystica 12.2")
def test_flight_connects_nothing():
    g = lone("witches", {"F4": "SH", "A3": "D", "E6": "D"})
    assert area(g, 0) == 2
