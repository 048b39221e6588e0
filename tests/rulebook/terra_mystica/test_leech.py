"""Power from neighbours, and the options about answering. Chapter 9, rules 15.6 and 15.10."""

import random

import pytest
from tests.rulebook.vocabulary import changed, legal, mark, play, refused

from ratusha.games.terra_mystica import GAME
from ratusha.games.terra_mystica.answers import POLICIES
from ratusha.games.terra_mystica.board import AROUND, LAND_IDS, LANDS, SITES
from ratusha.games.terra_mystica.components import BRIDGE_IDS, POWER_VALUE
from ratusha.games.terra_mystica.leech import leech_amounts
from ratusha.games.terra_mystica.open_leech import OpenLeech, Reaction
from ratusha.kernel.decision import ASK

from .table import board, end, give, hex, position, seat


@pytest.mark.rule("terra_mystica 9.1", "terra_mystica 9.4")
def test_mermaids_build_beside_two_buildings_of_the_nomads():
    """Case D7: a dwelling and a temple are adjacent, a trading house is not: 3 power for 2 points."""
    g = position(
        "mermaids",
        "nomads",
        on={"mermaids": {"E6": "D"}, "nomads": {"D4": "D", "F4": "TE", "D3": "TP"}},
    )
    give(g, "mermaids", coins=20, workers=20)
    g.terrain[hex("E7")] = g.terrain[hex("E6")]
    g.settle()
    play(g, "build hex=E7", "end")
    assert legal(g) == ["take from=0 power=3", "decline from=0 power=3"]
    mark(g)
    play(g, "take from=0 power=3")
    assert changed(g, seat(g, "nomads")) == {"points:leech": -2, "bowl1": -3, "bowl2": 3}


@pytest.mark.rule("terra_mystica 9.1", "terra_mystica 9.2")
def test_an_upgrade_offers_what_stands_there_then():
    g = position("mermaids", "nomads", on={"mermaids": {"E7": "TP"}, "nomads": {"E6": "TP"}})
    give(g, "mermaids", coins=20, workers=20)
    play(g, "upgrade hex=E7 to=temple", "favour tile=FAV1", "end")
    assert legal(g) == ["take from=0 power=2", "decline from=0 power=2"]


@pytest.mark.rule("terra_mystica 9.2")
def test_who_has_passed_is_asked_own_and_far_buildings_are_not():
    g = position(
        "mermaids",
        "nomads",
        "witches",
        on={"mermaids": {"E7": "D", "E8": "D"}, "nomads": {"E6": "D"}, "witches": {"G3": "D"}},
        turn=1,
    )
    give(g, "mermaids", coins=20, workers=20, ship=3)
    play(g, legal(g, "pass")[0])
    play(g, legal(g, "pass")[0])
    play(g, "upgrade hex=E7 to=trading_house", "end")
    assert g.seat == 1
    assert legal(g) == ["take from=0 power=1", "decline from=0 power=1"]
    play(g, "decline from=0 power=1")
    assert legal(g, "pass")


@pytest.mark.rule("terra_mystica 9.3")
def test_clockwise_from_the_builder_one_after_another():
    on = {"mermaids": {"E7": "D"}, "nomads": {"E6": "D"}, "witches": {"F4": "D"}, "giants": {"D4": "D"}}
    g = position("nomads", "witches", "mermaids", "giants", on=on, turn=2)
    give(g, "mermaids", coins=20, workers=20)
    play(g, "upgrade hex=E7 to=trading_house", "end")
    asked = []
    while legal(g, "take"):
        asked.append(g.seat)
        play(g, legal(g, "take")[0])
    assert asked == [3, 0, 1]


@pytest.mark.rule("terra_mystica 9.3", "terra_mystica 12.5")
def test_two_buildings_of_one_turn_are_two_events():
    """Halflings' stronghold, then the dwelling of its spades: two offers in this order."""
    g = position("halflings", "nomads", on={"halflings": {"E7": "TP"}, "nomads": {"D4": "D", "E5": "TP"}})
    give(g, "halflings", coins=20, workers=20)
    g.terrain[hex("E6")] = 2
    g.settle()
    play(g, "upgrade hex=E7 to=stronghold", "transform hex=E6 to=plains", "lapse", "build hex=E6", "end")
    assert legal(g, "take") == ["take from=0 power=1"]
    play(g, "decline from=0 power=1")
    assert legal(g, "take") == ["take from=0 power=3"]


@pytest.mark.rule("terra_mystica 9.4")
@pytest.mark.parametrize(("power", "cost"), [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_the_price_of_power(power, cost):
    """Case D6."""
    around = {1: {"E6": "D"}, 2: {"E6": "TP"}, 3: {"E6": "SH"}, 4: {"E6": "TP", "D4": "TE"}}[power]
    g = position("mermaids", "nomads", on={"mermaids": {"E7": "D"}, "nomads": around})
    give(g, "mermaids", coins=20, workers=20)
    play(g, "upgrade hex=E7 to=trading_house", "end")
    mark(g)
    play(g, f"take from=0 power={power}")
    assert changed(g, seat(g, "nomads")).get("points:leech", 0) == -cost


@pytest.mark.rule("terra_mystica 9.4")
@pytest.mark.parametrize(
    ("points", "bowls", "got", "left"),
    [(1, (5, 7, 0), 2, 0), (0, (5, 7, 0), 1, 0), (20, (0, 1, 11), 1, 20), (20, (0, 3, 9), 3, 18)],
)
def test_too_few_points_or_too_little_room(points, bowls, got, left):
    """Case D26 and C22: an offer of 4."""
    g = position("mermaids", "nomads", on={"mermaids": {"E7": "D"}, "nomads": {"E6": "TP", "D4": "TE"}})
    give(g, "mermaids", coins=20, workers=20)
    give(g, "nomads", points=points, bowls=bowls)
    play(g, "upgrade hex=E7 to=trading_house", "end", "take from=0 power=4")
    player = board(g, "nomads")
    room = 2 * bowls[0] + bowls[1]
    assert room - (2 * player.bowl1 + player.bowl2) == got
    assert g.scores[1] == left


@pytest.mark.rule("terra_mystica 9.5")
def test_full_bowls_are_not_asked():
    g = position("mermaids", "nomads", on={"mermaids": {"E7": "D"}, "nomads": {"E6": "D"}})
    give(g, "mermaids", coins=20, workers=20)
    give(g, "nomads", bowls=(0, 0, 12))
    play(g, "upgrade hex=E7 to=trading_house", "end")
    assert legal(g, "take") == []
    assert g.seat == 1
    assert legal(g, "pass")


@pytest.mark.rule("terra_mystica 9.6")
def test_other_power_costs_no_points():
    g = position("witches", "nomads", on={"witches": {"F4": "D"}})
    give(g, "witches", cults=(2, 0, 0, 4), priests=1)
    play(g, "priest cult=air steps=3")
    assert changed(g, seat(g, "witches")) == {"priests": -1, "air": 3, "bowl1": -4, "bowl2": 4}


@pytest.mark.rule("terra_mystica 9.7")
def test_standing_answers():
    """An offer of 4, worth 4."""
    g = position("mermaids", "nomads", on={"mermaids": {"E7": "D"}, "nomads": {"E6": "TP", "D4": "TE"}})
    give(g, "mermaids", coins=20, workers=20)
    play(g, "upgrade hex=E7 to=trading_house", "end")
    top = g.agenda[-1]
    assert top.standing() == "power"
    answers = {policy: top.standing_answer(g, policy) for policy in POLICIES}
    take, decline = g.moves()
    assert answers["always"] == take
    assert answers["never"] == decline
    assert answers["ask"] == ASK
    assert answers["up_to_3"] == ASK
    assert answers["up_to_4"] == take
    assert answers["up_to_12"] == take


@pytest.mark.rule("terra_mystica 9.1", "terra_mystica 9.2")
def test_offers_against_a_slow_count():
    """On random boards: walk over every hex, edge and bridge and add up."""
    rng = random.Random(5)
    for _ in range(60):
        g = position("mermaids", "nomads", "witches")
        for number in range(LANDS):
            if rng.random() < 0.5:
                owner = rng.randrange(3)
                g.building[number] = rng.randrange(1, 6)
                g.owner[number] = owner
        for site in range(len(SITES)):
            if rng.random() < 0.5:
                g.span_site(rng.randrange(3), site)
        place = rng.randrange(LANDS)
        slow = [0, 0, 0]
        for other in range(LANDS):
            joined = any(
                g.bridges[site] >= 0 and {place, other} == set(SITES[site]) for site in range(len(BRIDGE_IDS))
            )
            if g.building[other] and g.owner[other] != 1 and (other in AROUND[place] or joined):
                slow[g.owner[other]] += POWER_VALUE[g.building[other]]
        assert leech_amounts(g, 1, place) == slow, LAND_IDS[place]


# -- the Cultists ----------------------------------------------------------------------------------


def cultists(nomads=(5, 7, 0), witches=(5, 7, 0), **options):
    """Cultists on E7 between Nomads on E6 and Witches on F4 upgrade, and end their turn."""
    on = {"cultists": {"E7": "D"}, "nomads": {"E6": "D"}, "witches": {"F4": "D"}}
    g = position("cultists", "nomads", "witches", on=on, **options)
    give(g, "cultists", coins=20, workers=20)
    give(g, "nomads", bowls=nomads)
    give(g, "witches", bowls=witches)
    play(g, "upgrade hex=E7 to=trading_house", "end")
    mark(g)
    return g


@pytest.mark.rule("terra_mystica 12.6")
def test_cultists_step_once_when_somebody_takes():
    """Ruling C3: after all answers; two takers bring one step."""
    g = cultists()
    play(g, "take from=0 power=1")
    assert g.seat == 2
    play(g, "take from=0 power=1")
    assert g.seat == 0
    assert legal(g) == ["step cult=fire", "step cult=water", "step cult=earth", "step cult=air"]
    play(g, "step cult=water")
    assert changed(g, seat(g, "cultists")) == {"water": 1}
    assert g.seat == 1


@pytest.mark.rule("terra_mystica 12.6")
def test_cultists_gain_power_when_all_decline():
    g = cultists()
    play(g, "decline from=0 power=1", "decline from=0 power=1")
    assert changed(g, seat(g, "cultists")) == {"bowl1": -1, "bowl2": 1}


@pytest.mark.rule("terra_mystica 12.6", "terra_mystica 9.5")
def test_who_can_not_take_does_not_count_for_the_cultists():
    """Ruling C4: one full, one declines: 1 power. Both full: nothing."""
    g = cultists(nomads=(0, 0, 12))
    assert g.seat == 2
    play(g, "decline from=0 power=1")
    assert changed(g, seat(g, "cultists")) == {"bowl1": -1, "bowl2": 1}
    g = cultists(nomads=(0, 0, 12), witches=(0, 0, 12))
    player = board(g, "cultists")
    assert (player.bowl1, player.bowl2, player.bowl3) == (5, 7, 0)
    assert g.seat == 1


@pytest.mark.rule("terra_mystica 15.10")
def test_the_cultists_power_may_be_agreed_away():
    g = cultists(cultists_power="off")
    play(g, "decline from=0 power=1", "decline from=0 power=1")
    assert changed(g, seat(g, "cultists")) == {}


# -- late answers ----------------------------------------------------------------------------------


@pytest.mark.rule("terra_mystica 15.6")
def test_play_goes_on_while_offers_are_open():
    g = cultists(late_answers="on")
    assert g.seat == 1
    assert legal(g, "take") == ["take from=0 power=1"]
    texts = [GAME.moves.text(move) for move in g.asides(2)]
    assert texts == ["take from=0 power=1", "decline from=0 power=1"]
    assert g.asides(0) == []
    play(g, "convert what=worker_to_coin")
    g.play_text("take from=0 power=1", 2)
    assert g.seat == 1
    assert board(g, "cultists").steps == 1
    assert changed(g, seat(g, "witches")) == {"bowl1": -1, "bowl2": 1}


@pytest.mark.rule("terra_mystica 15.6")
def test_acting_declines_what_is_open():
    g = cultists(late_answers="on")
    play(g, legal(g, "pass")[0])
    play(g, legal(g, "pass")[0])
    assert g.leeches == []
    assert changed(g, seat(g, "cultists")) == {"bowl1": -1, "bowl2": 1}


@pytest.mark.rule("terra_mystica 15.6")
def test_the_round_waits_for_late_answers():
    """Nomads and Witches have passed before; at the end they are asked, the owed step comes last."""
    on = {"cultists": {"E7": "D"}, "nomads": {"E6": "D"}, "witches": {"F4": "D"}}
    g = position("nomads", "witches", "cultists", on=on, late_answers="on")
    give(g, "cultists", coins=20, workers=20)
    play(g, legal(g, "pass")[0])
    play(g, legal(g, "pass")[0])
    play(g, "upgrade hex=E7 to=trading_house", "end")
    play(g, legal(g, "pass")[0])
    assert (g.round, g.seat) == (2, 0)
    play(g, "take from=2 power=1", "decline from=2 power=1")
    assert g.seat == 2
    play(g, "step cult=earth")
    assert g.round == 3


@pytest.mark.rule("terra_mystica 15.6", "terra_mystica 12.6")
def test_owed_steps_may_be_taken_in_the_own_turn():
    g = cultists(late_answers="on")
    play(g, "take from=0 power=1")
    play(g, legal(g, "pass")[0])
    play(g, legal(g, "pass")[0])
    assert g.seat == 0
    assert "step cult=fire" in legal(g)
    play(g, "convert what=worker_to_coin", "step cult=fire")
    assert changed(g, seat(g, "cultists"))["fire"] == 1
    assert legal(g, "step") == []


@pytest.mark.rule("terra_mystica 15.6", "terra_mystica 13.2")
def test_bonus_spades_may_be_late():
    g = position(
        "witches",
        "nomads",
        on={"witches": {"F4": "D"}, "nomads": {"I7": "D"}},
        late_answers="on",
        tile="SCORE2",
    )
    give(g, "witches", cults=(0, 0, 4, 0))
    give(g, "nomads", cults=(0, 0, 4, 0))
    play(g, legal(g, "pass")[0])
    play(g, legal(g, "pass")[0])
    assert g.seat == 0
    texts = [GAME.moves.text(move) for move in g.asides(1)]
    assert "lapse" in texts
    g.play_text("lapse", 1)
    assert board(g, "nomads").spades == 0
    assert board(g, "witches").spades == 1
    play(g, "lapse")
    assert g.round == 3
    assert seat(g, "witches") == 0
    end(g)


@pytest.mark.rule("terra_mystica 15.6", "terra_mystica 12.6", "terra_mystica 9.5")
def test_an_offer_that_means_nothing_any_more_is_neither_taken_nor_declined():
    """The Witches decline, the Nomads fill their bowls elsewhere: the Cultists gain their power at once."""
    on = {"nomads": {"E6": "D"}, "cultists": {"E7": "D"}, "witches": {"F4": "D"}}
    g = position("nomads", "cultists", "witches", on=on, late_answers="on")
    give(g, "nomads", bowls=(0, 1, 11))
    give(g, "cultists", coins=20, workers=20)
    give(g, "witches", coins=20, workers=20)
    play(g, legal(g, "pass")[0])
    play(g, "upgrade hex=E7 to=trading_house", "end")
    play(g, "decline from=1 power=1", "upgrade hex=F4 to=trading_house", "end")
    mark(g)
    g.play_text("take from=2 power=1", 0)
    assert changed(g, seat(g, "nomads")) == {"bowl2": -1, "bowl3": 1}
    assert changed(g, seat(g, "cultists")) == {"bowl1": -1, "bowl2": 1}
    g.play_text("take from=1 power=1", 0)
    assert board(g, "cultists").steps == 0


@pytest.mark.rule("terra_mystica 15.6")
def test_late_offers_are_answered_in_any_order():
    """Two wait for the Nomads, who have passed: at the end of the round either may come first."""
    on = {"nomads": {"E6": "D"}, "cultists": {"E7": "D"}, "witches": {"F4": "D"}}
    g = position("nomads", "cultists", "witches", on=on, late_answers="on")
    for faction in ("cultists", "witches"):
        give(g, faction, coins=20, workers=20)
    play(g, legal(g, "pass")[0])
    play(g, "upgrade hex=E7 to=trading_house", "end", "upgrade hex=F4 to=trading_house", "end")
    play(g, legal(g, "pass")[0])
    play(g, legal(g, "pass")[0])
    assert g.seat == 0
    assert legal(g, "take") == ["take from=1 power=1", "take from=2 power=1"]
    play(g, "take from=2 power=1")
    assert legal(g, "take") == ["take from=1 power=1"]


@pytest.mark.rule("terra_mystica 15.6", "terra_mystica 12.6")
def test_a_late_refusal_of_a_leech_that_meant_nothing_counts_for_the_cultists():
    """The Nomads' bowls are full when the Cultists build: their refusal counts all the same."""
    on = {"cultists": {"E7": "D"}, "nomads": {"E6": "D"}, "witches": {"F4": "D"}}
    g = position("cultists", "nomads", "witches", on=on, late_answers="on")
    give(g, "cultists", coins=20, workers=20)
    give(g, "nomads", bowls=(0, 0, 12))
    play(g, "upgrade hex=E7 to=trading_house", "end", "decline from=0 power=1")
    (reaction,) = g.reactions
    assert (reaction.declined, reaction.taken) == (1, 0)
    mark(g)
    play(g, "convert what=worker_to_coin")
    play(g, "decline from=0 power=1", seat=2)
    assert changed(g, seat(g, "cultists")) == {"bowl1": -1, "bowl2": 1}


@pytest.mark.rule("terra_mystica 15.6")
@pytest.mark.parametrize(("late", "out", "allowed"), [("on", 1, True), ("on", 0, False), ("off", 1, False)])
def test_only_the_last_player_puts_a_step_off(late, out, allowed):
    """With late answers, when everybody else is out."""
    g = position("witches", "nomads", on={"witches": {"F4": "D"}}, late_answers=late)
    give(g, "witches", favours=["FAV6"])
    g.players[1].passed = out
    play(g, "special action=favour_step")
    assert bool(legal(g, "pass")) == allowed
    if not allowed:
        assert refused(g, "pass card=BON1") == "7.7"


@pytest.mark.rule("terra_mystica 9.5")
@pytest.mark.parametrize("able", [0, 1])
def test_a_copy_of_an_open_leech_is_alike(able):
    """Also of one that counts for nobody, because the bowls of its taker were full."""
    leech = OpenLeech(3, 7, 0, 1, 2, able)
    assert leech.clone().dump() == leech.dump() == {
        "building": 3, "hex": 7, "builder": 0, "taker": 1, "power": 2, "able": able,
    }  # fmt: skip


@pytest.mark.rule("terra_mystica 12.6")
def test_a_copy_of_what_the_cultists_count_is_alike():
    reaction = Reaction(3, 1)
    reaction.taken, reaction.declined, reaction.unanswered = 1, 2, 3
    assert reaction.clone().dump() == reaction.dump()
