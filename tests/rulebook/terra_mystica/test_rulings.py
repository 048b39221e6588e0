"""Answers to players' questions, on small positions: what is given up, which key, which river."""

import pytest
from tests.rulebook.vocabulary import changed, legal, play, refused

from ratusha.games.terra_mystica import GAME
from ratusha.games.terra_mystica.components import TOWN_COUNT

from .table import board, give, lone, pass_all, position, seat, terrain

ACTIONS = [
    ("witches", {"F4": "SH", "G3": "D"}, "special action=stronghold"),
    ("swarmlings", {"E4": "SH", "D5": "D"}, "special action=stronghold"),
    ("nomads", {"F3": "SH"}, "special action=stronghold"),
    ("engineers", {"E7": "D", "C2": "D"}, "special action=bridge"),
    ("witches", {"F4": "SH", "G3": "D"}, "power action=ACT1"),
]


def other(faction):
    """A neighbour far away whose colour is free."""
    return "nomads" if faction != "nomads" else "witches"


@pytest.mark.rule("terra_mystica 7.4")
@pytest.mark.rule("terra_mystica 12.2")
@pytest.mark.rule("terra_mystica 12.10")
@pytest.mark.rule("terra_mystica 12.14")
@pytest.mark.parametrize(("faction", "buildings", "action"), ACTIONS)
def test_what_an_action_brings_is_not_given_up(faction, buildings, action):
    g = lone(faction, buildings, other(faction))
    play(g, action)
    assert "lapse" not in legal(g)
    assert "end" not in legal(g)


@pytest.mark.rule("terra_mystica 15.7")
@pytest.mark.parametrize(("faction", "buildings", "action"), ACTIONS)
def test_with_the_option_it_is(faction, buildings, action):
    """It is paid and used up all the same."""
    g = lone(faction, buildings, other(faction), give_up="on")
    play(g, action, "lapse", "end")
    paid = {"power action=ACT1": {"bowl3": -3, "bowl1": 3}, "special action=bridge": {"workers": -2}}
    assert changed(g, seat(g, faction)) == paid.get(action, {})
    play(g, legal(g, "pass")[0])
    if action != "special action=bridge":
        refused(g, action)


@pytest.mark.rule("terra_mystica 15.7")
def test_things_are_thrown_away_with_the_option_only():
    g = lone("witches", {"F4": "D"}, give_up="on")
    give(g, "witches", coins=1, workers=1, priests=1, bowls=(0, 11, 1), points=1)
    for what in ("coin", "worker", "priest", "power", "point"):
        play(g, f"discard what={what}")
        assert refused(g, f"discard what={what}") == "15.7"
    found = {"coins": -1, "workers": -1, "priests": -1, "bowl3": -1, "bowl1": 1, "points:exchange": -1}
    assert changed(g, seat(g, "witches")) == found
    plain = lone("witches", {"F4": "D"})
    assert legal(plain, "discard") == []
    assert refused(plain, "discard what=coin") == "15.7"


@pytest.mark.rule("terra_mystica 10.5")
@pytest.mark.rule("terra_mystica 15.1")
def test_two_keys_for_three_tracks():
    """The tile of two keys and two steps: Fire and Water from 9, Earth from 8 all want the top."""
    g = lone("witches", {"E7": "D", "E6": "D", "F4": "TP", "F3": "TP"}, extra_towns="on")
    give(g, "witches", cults=(9, 9, 8, 0), bowls=(12, 0, 0))
    play(g, "upgrade hex=E7 to=trading_house", "town tile=TW6")
    assert legal(g) == ["step cult=fire", "step cult=water", "step cult=earth"]
    play(g, "step cult=earth")
    assert legal(g) == ["step cult=fire", "step cult=water"]
    play(g, "step cult=fire")
    assert board(g, "witches").cults == [10, 9, 10, 2]
    assert board(g, "witches").keys == 0
    assert changed(g, seat(g, "witches"))["bowl2"] == 3 + 3
    assert "end" in legal(g)


@pytest.mark.rule("terra_mystica 11.6")
@pytest.mark.rule("terra_mystica 12.9")
def test_without_a_town_tile_no_river_is_skipped():
    """Others have taken the last tile since the Mermaids' last building."""
    g = position(
        "nomads", "mermaids", on={"mermaids": {"F4": "TP", "E7": "TP", "E6": "TP", "G3": "D"}}, turn=1
    )
    assert len(legal(g, "connect")) > 0
    g.towns = [0] * len(TOWN_COUNT)
    g.towns_left = 0
    g.settle()
    assert legal(g, "connect") == []
    assert refused(g, "connect river=r29") == "11.6"


@pytest.mark.rule("terra_mystica 14.5")
@pytest.mark.parametrize(
    ("faction", "coins", "score", "left"),
    [("witches", 8, 2, 2), ("alchemists", 9, 4, 1), ("witches", 2, 0, 2)],
)
def test_coins_that_make_a_point_are_spent(faction, coins, score, left):
    """Three to a point, the Alchemists' two; the rest stays on the board."""
    g = position(faction, "nomads", on={faction: {"F4": "D"}, "nomads": {"I12": "D"}}, round=6)
    give(g, faction, coins=coins, workers=0, priests=0, bowls=(12, 0, 0))
    pass_all(g)
    assert g.over
    assert changed(g, seat(g, faction)).get("points:resources", 0) == score
    assert board(g, faction).coins == left


@pytest.mark.rule("terra_mystica 15.6")
@pytest.mark.rule("terra_mystica 12.4")
@pytest.mark.parametrize(("late", "priests"), [("on", 1), ("off", 0)])
def test_darklings_ordain_later_with_late_answers_only(late, priests):
    """In the next turn; nobody else ever can."""
    g = lone("darklings", {"E5": "TP"}, late_answers=late)
    play(g, "upgrade hex=E5 to=stronghold", "end")
    give(g, "nomads", workers=5)
    refused(g, "convert what=worker_to_priest")
    play(g, legal(g, "pass")[0])
    give(g, "darklings", priests=0)
    assert len(legal(g, "convert what=worker_to_priest")) == priests


@pytest.mark.rule("terra_mystica 15.8")
def test_leaving_in_the_set_up():
    """Who leaves places nothing more and takes no card; the others go on; his dwelling stays."""
    g = GAME.start(3, leaving="on")
    first, second, third = g.order
    for name in ("witches", "nomads", "giants"):
        play(g, f"faction faction={name}")
    play(g, "build hex=F4")
    refused(GAME.start(3), "leave")
    g.play_text("leave", third)
    assert g.seat == second
    play(g, "build hex=F3", "build hex=D3", "build hex=C3", "leave")
    assert (g.seat, len(legal(g, "card"))) == (first, 6)
    play(g, legal(g, "card")[0])
    assert [g.players[seat].counts[1] for seat in g.order] == [2, 2, 0]
    assert [g.players[seat].left for seat in g.order] == [0, 1, 1]
    assert (g.round, g.seat) == (1, first)
    assert g.problems() == []


@pytest.mark.rule("terra_mystica 15.8")
@pytest.mark.rule("terra_mystica 12.6")
def test_cultists_who_have_left_are_owed_no_step():
    """They upgrade and leave; the neighbour takes the power of it, and nobody asks them for a cult."""
    on = {"cultists": {"E6": "D"}, "witches": {"F4": "D"}}
    g = position("cultists", "witches", on=on, leaving="on")
    give(g, "cultists", coins=9, workers=9)
    play(g, "upgrade hex=E6 to=trading_house", "leave")
    assert legal(g, "take") == ["take from=0 power=1"]
    play(g, "take from=0 power=1")
    assert (g.seat, g.players[0].steps) == (1, 0)
    assert legal(g, "pass")


@pytest.mark.rule("terra_mystica 15.8")
def test_leaving_instead_of_an_answer():
    """Whoever is asked about power may leave; not all have declined then, and the Cultists gain nothing."""
    on = {"cultists": {"E6": "D"}, "witches": {"F4": "D"}, "giants": {"E5": "D"}}
    g = position("cultists", "witches", "giants", on=on, leaving="on")
    give(g, "cultists", coins=9, workers=9, bowls=(12, 0, 0))
    play(g, "upgrade hex=E6 to=trading_house", "end", "decline from=0 power=1")
    assert (g.seat, legal(g)) == (2, ["take from=0 power=1", "decline from=0 power=1", "leave"])
    play(g, "leave")
    assert (g.leeches, g.reactions) == ([], [])
    assert "bowl2" not in changed(g, seat(g, "cultists"))
    assert (g.seat, g.players[2].left) == (1, 1)


@pytest.mark.rule("terra_mystica 15.8")
def test_leaving_between_two_actions_in_a_row():
    """The Chaos Magicians leave after the first of them, in their turn or while another answers."""
    for how in ("turn", "offer"):
        on = {"chaosmagicians": {"E6": "SH", "D4": "D"}, "witches": {"D5": "D"}}
        g = position("chaosmagicians", "witches", on=on, leaving="on")
        give(g, "chaosmagicians", coins=9, workers=9)
        play(g, "special action=stronghold", "upgrade hex=D4 to=trading_house")
        if how == "turn":
            play(g, "leave")
        else:
            play(g, "end")
            assert legal(g, "take") != []
            g.play_text("leave", 0)
        play(g, legal(g, "decline")[0])
        assert g.seat == 1
        assert legal(g, "pass")


@pytest.mark.rule("terra_mystica 15.8")
@pytest.mark.parametrize(("answer", "steps"), [("decline", 0), ("take", 1)])
def test_an_offer_left_open_and_another_answered(answer, steps):
    """The Giants leave first; the Witches' answer brings the Cultists a step, but never the power."""
    on = {"cultists": {"E6": "D"}, "witches": {"F4": "D"}, "giants": {"E5": "D"}}
    g = position("cultists", "witches", "giants", on=on, leaving="on")
    give(g, "cultists", coins=9, workers=9, bowls=(12, 0, 0))
    play(g, "upgrade hex=E6 to=trading_house", "end")
    g.play_text("leave", 2)
    play(g, f"{answer} from=0 power=1")
    assert "bowl2" not in changed(g, seat(g, "cultists"))
    assert len(legal(g, "step")) == 4 * steps


@pytest.mark.rule("terra_mystica 5.1")
@pytest.mark.parametrize(
    ("power", "into"),
    [(0, []), (1, ["coin"]), (2, ["coin"]), (3, ["coin", "worker"]), (4, ["coin", "worker"])],
)
def test_power_is_converted_as_far_as_it_goes(power, into):
    g = lone("witches", {"F4": "D"})
    give(g, "witches", bowls=(12 - power, 0, power))
    assert legal(g, "convert what=power") == [f"convert what=power_to_{what}" for what in into]
    give(g, "witches", bowls=(7, 0, 5))
    assert legal(g, "convert what=power")[-1] == "convert what=power_to_priest"


@pytest.mark.rule("terra_mystica 6.10")
def test_a_second_spade_without_a_hex_is_gone():
    """Only I2 is free beside the Witches, one step from forest: the other spade of two lapses at once."""
    g = position("witches", "nomads", on={"witches": {"I1": "D"}, "nomads": {"H1": "D"}})
    terrain(g, I2="lakes")
    give(g, "witches", bowls=(0, 0, 12), coins=0, workers=0)
    play(g, "power action=ACT6", "transform hex=I2 to=forest")
    assert board(g, "witches").spades == 0
    assert "end" in legal(g)


@pytest.mark.rule("terra_mystica 14.5")
def test_power_is_spent_at_the_end():
    """Three in bowl III and four in bowl II, of which two are burnt: five coins, one point, two left."""
    g = position("witches", "nomads", on={"witches": {"F4": "D"}, "nomads": {"I12": "D"}}, round=6)
    give(g, "witches", coins=0, workers=0, priests=0, bowls=(0, 4, 3))
    pass_all(g)
    own = board(g, "witches")
    assert (own.bowl1, own.bowl2, own.bowl3, own.coins) == (5, 0, 0, 2)
    assert changed(g, seat(g, "witches"))["points:resources"] == 1


@pytest.mark.rule("terra_mystica 15.6", "terra_mystica 12.1")
def test_two_steps_are_not_put_off_until_after_the_pass():
    """All others are out: the single step of a bonus card may wait, the two of the Auren's stronghold not."""
    for action, waits in (("card_step", True), ("stronghold", False)):
        on = {"auren": {"F4": "SH"}, "nomads": {"I12": "D"}}
        g = position("auren", "nomads", on=on, turn=1, late_answers="on")
        give(g, "auren", card="BON2")
        play(g, legal(g, "pass")[0])
        play(g, f"special action={action}")
        assert bool(legal(g, "pass")) is waits


@pytest.mark.rule("terra_mystica 15.8", "terra_mystica 8.7")
def test_a_tile_owed_goes_with_the_player_who_leaves_and_with_nobody_else():
    """The Witches owe themselves a favour tile: the Nomads' leaving does not take it, their own does."""
    on = {"witches": {"F4": "TP"}, "nomads": {"I12": "D"}, "giants": {"A6": "D"}}
    g = position("witches", "nomads", "giants", on=on, leaving="on")
    give(g, "witches", coins=9, workers=9)
    play(g, "upgrade hex=F4 to=temple")
    play(g, "leave", seat=1)
    assert (g.seat, bool(legal(g, "favour")), "end" in legal(g)) == (0, True, False)
    play(g, "leave")
    assert (g.seat, legal(g, "favour")) == (2, [])


@pytest.mark.rule("terra_mystica 15.8", "terra_mystica 13.2")
def test_who_has_left_gets_no_bonus_spades():
    """Air at 8 with SCORE8 would give 2 spades; nobody asks the Witches about them."""
    on = {"witches": {"F4": "D"}, "nomads": {"I12": "D"}, "giants": {"A6": "D"}}
    g = position("witches", "nomads", "giants", on=on, tile="SCORE8", leaving="on")
    give(g, "witches", cults=(0, 0, 0, 8))
    play(g, "leave")
    pass_all(g)
    assert (g.round, g.players[0].spades) == (3, 0)
    assert g.seat in (1, 2)


@pytest.mark.rule("terra_mystica 15.8")
def test_leaving_instead_of_using_bonus_spades():
    on = {"witches": {"F4": "D"}, "nomads": {"I12": "D"}}
    g = position("witches", "nomads", on=on, tile="SCORE8", leaving="on")
    give(g, "witches", cults=(0, 0, 0, 8))
    pass_all(g)
    assert (g.seat, "lapse" in legal(g)) == (0, True)
    play(g, "leave")
    assert (g.round, g.seat, g.players[0].spades, g.players[0].left) == (3, 1, 0, 1)


@pytest.mark.rule("terra_mystica 6.15")
def test_no_more_spades_are_bought_than_a_hex_can_take():
    """Mountains are three steps from swamp, four the other way: a fifth spade would have no use."""
    g = position("alchemists", "nomads", on={"alchemists": {"I1": "SH"}, "nomads": {"H1": "D"}})
    terrain(g, I2="mountains")
    give(g, "alchemists", workers=30, dig=2)
    for _ in range(4):
        play(g, "spade")
    refused(g, "spade")
    assert legal(g, "detour") == ["detour hex=I2 to=swamp"]
