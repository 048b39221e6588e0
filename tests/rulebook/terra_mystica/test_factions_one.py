"""Auren, Witches, Alchemists, Darklings, Halflings, Cultists, Engineers. Rules 12.1 to 12.7."""

import pytest
from tests.rulebook.vocabulary import changed, legal, mark, play, points, refused

from .table import FAR_AWAY, again, board, end, give, lone, pass_all, position, seat, terrain

TOWN = {"E7": "D", "E6": "TP", "F4": "TP", "F3": "D"}


# -- Auren -----------------------------------------------------------------------------------------


@pytest.mark.rule("terra_mystica 12.1")
def test_auren_stronghold_brings_a_favour_tile_and_two_steps_a_round():
    g = lone("auren", {"F4": "TP"})
    play(g, "upgrade hex=F4 to=stronghold")
    assert len(legal(g, "favour")) == 12
    assert "end" not in legal(g)
    play(g, "favour tile=FAV9")
    again(g)
    play(g, "special action=stronghold", "step cult=earth")
    assert changed(g, seat(g, "auren")) == {"earth": 2}
    again(g)
    assert refused(g, "special action=stronghold") == "7.6"


@pytest.mark.rule("terra_mystica 12.1", "terra_mystica 10.3")
def test_auren_need_a_key_for_the_top():
    g = lone("auren", {"F4": "SH"})
    give(g, "auren", cults=(9, 0, 0, 0))
    play(g, "special action=stronghold", "step cult=fire")
    assert board(g, "auren").cults[0] == 9


# -- Witches ---------------------------------------------------------------------------------------


@pytest.mark.rule("terra_mystica 12.2")
def test_witches_score_five_more_for_a_town():
    g = lone("witches", TOWN, tile="SCORE5")
    play(g, "upgrade hex=F3 to=trading_house", "town tile=TW1")
    assert changed(g, seat(g, "witches"))["points:ability"] == 5


@pytest.mark.rule("terra_mystica 12.2", "terra_mystica 9.1")
def test_witches_fly_to_any_free_forest_for_nothing():
    """It is a building in every way: it scores and offers power."""
    g = position("witches", "nomads", on={"witches": {"F4": "SH"}, "nomads": {"I5": "D"}}, tile="SCORE3")
    give(g, "witches", coins=0, workers=0, favours=["FAV11"])
    assert legal(g, "build") == []
    play(g, "special action=stronghold")
    assert set(legal(g, "build")) == {
        f"build hex={name}" for name in ("A3", "A10", "C3", "C4", "D1", "E9", "F2", "G3", "I6", "I11")
    }
    play(g, "build hex=I6")
    assert changed(g, seat(g, "witches")) == {"points:round-tile": 2, "points:favour": 2}
    end(g)
    assert legal(g, "take") == ["take from=0 power=1"]


@pytest.mark.rule("terra_mystica 12.2")
def test_witches_transform_nothing_in_flight():
    g = lone("witches", {"F4": "SH"})
    play(g, "special action=stronghold")
    assert legal(g, "transform") == []
    play(g, "build hex=A3")
    assert legal(g, "build") == []


# -- Alchemists ------------------------------------------------------------------------------------


@pytest.mark.rule("terra_mystica 12.3")
def test_alchemists_change_points_and_coins():
    g = lone("alchemists", {"E5": "D"})
    play(g, "convert what=point_to_coin")
    assert changed(g, seat(g, "alchemists")) == {"points:exchange": -1, "coins": 1}
    mark(g)
    play(g, "convert what=coins_to_point")
    assert changed(g, seat(g, "alchemists")) == {"points:exchange": 1, "coins": -2}


@pytest.mark.rule("terra_mystica 12.3")
def test_alchemists_never_go_below_no_points():
    g = lone("alchemists", {"E5": "D"})
    give(g, "alchemists", points=0, coins=1)
    assert refused(g, "convert what=point_to_coin") == "12.3"
    assert refused(g, "convert what=coins_to_point") == "12.3"


@pytest.mark.rule("terra_mystica 12.3")
def test_alchemists_do_not_exchange_while_answering():
    """Ruling C38."""
    g = position("nomads", "alchemists", on={"nomads": {"E6": "D"}, "alchemists": {"E5": "D"}})
    give(g, "nomads", coins=20, workers=20)
    play(g, "upgrade hex=E6 to=trading_house", "end")
    assert len(legal(g)) == 2


@pytest.mark.rule("terra_mystica 12.3")
def test_alchemists_stronghold_brings_power_at_once_and_for_spades():
    g = lone("alchemists", {"E5": "TP"})
    give(g, "alchemists", bowls=(5, 7, 0))
    play(g, "upgrade hex=E5 to=stronghold")
    assert board(g, "alchemists").bowl1 == 0
    assert board(g, "alchemists").bowl2 == 5
    assert board(g, "alchemists").bowl3 == 7
    again(g)
    give(g, "alchemists", bowls=(12, 0, 0))
    play(g, "transform hex=F3 to=swamp")
    assert changed(g, seat(g, "alchemists")) == {"workers": -6, "bowl1": -4, "bowl2": 4}


@pytest.mark.rule("terra_mystica 12.3")
def test_alchemists_gain_no_power_for_spades_before_the_stronghold():
    g = lone("alchemists", {"E5": "D"})
    give(g, "alchemists", bowls=(12, 0, 0))
    play(g, "transform hex=F3 to=swamp")
    assert changed(g, seat(g, "alchemists")) == {"workers": -6}


@pytest.mark.rule("terra_mystica 12.3", "terra_mystica 13.3")
def test_alchemists_gain_power_for_bonus_spades_even_if_they_lapse():
    g = lone("alchemists", {"E5": "SH"})
    give(g, "alchemists", cults=(0, 0, 8, 0), bowls=(12, 0, 0))
    pass_all(g)
    assert changed(g, seat(g, "alchemists"))["bowl1"] == -4
    play(g, "lapse")
    assert g.round == 3


# -- Darklings -------------------------------------------------------------------------------------


@pytest.mark.rule("terra_mystica 12.4", "terra_mystica 6.4")
def test_darklings_pay_spades_in_priests_and_score():
    g = lone("darklings", {"E5": "D"})
    play(g, "transform hex=F3 to=swamp")
    assert changed(g, seat(g, "darklings")) == {"priests": -2, "points:ability": 4}
    again(g)
    assert refused(g, "dig") == "7.2"


@pytest.mark.rule("terra_mystica 12.4")
def test_darklings_score_no_free_spade():
    g = lone("darklings", {"E5": "D"})
    play(g, "power action=ACT5", "transform hex=F3 to=swamp")
    assert changed(g, seat(g, "darklings")) == {"priests": -1, "points:ability": 2, "bowl3": -4, "bowl1": 4}


@pytest.mark.rule("terra_mystica 12.4", "terra_mystica 4.3")
def test_darklings_ordain_up_to_three_workers_once():
    g = lone("darklings", {"E5": "TP"})
    play(g, "upgrade hex=E5 to=stronghold")
    mark(g)
    for _ in range(3):
        play(g, "convert what=worker_to_priest")
    assert changed(g, seat(g, "darklings")) == {"workers": -3, "priests": 3}
    assert refused(g, "convert what=worker_to_priest") == "12.4"
    again(g)
    assert refused(g, "convert what=worker_to_priest") == "12.4"


@pytest.mark.rule("terra_mystica 12.4")
def test_darklings_ordain_in_the_turn_of_the_stronghold_only():
    g = lone("darklings", {"E5": "TP"})
    play(g, "upgrade hex=E5 to=stronghold", "convert what=worker_to_priest")
    again(g)
    assert "convert what=worker_to_priest" not in legal(g)


# -- Halflings -------------------------------------------------------------------------------------


@pytest.mark.rule("terra_mystica 12.5")
def test_halflings_score_every_spade():
    """Bought ones, those of an action, and of a cult bonus, used or not."""
    g = lone("halflings", {"E6": "D"})
    play(g, "transform hex=F3 to=plains")
    assert changed(g, seat(g, "halflings")) == {"workers": -3, "points:ability": 1}
    again(g)
    play(g, "power action=ACT6", "transform hex=E5 to=plains", "lapse")
    assert changed(g, seat(g, "halflings"))["points:ability"] == 2
    g = lone("halflings", {"E6": "D"})
    give(g, "halflings", cults=(0, 0, 8, 0))
    pass_all(g)
    assert points(g, seat(g, "halflings")) == 2


@pytest.mark.rule("terra_mystica 12.5", "terra_mystica 7.2")
def test_halflings_dig_for_one_coin():
    g = lone("halflings", {"E6": "D"})
    play(g, "dig")
    assert changed(g, seat(g, "halflings")) == {
        "workers": -2,
        "coins": -1,
        "priests": -1,
        "points:digging": 6,
    }


@pytest.mark.rule("terra_mystica 12.5")
def test_halflings_stronghold_spades_on_three_hexes_and_one_dwelling():
    """F3 and E5 are one step from plains, E7 two from it: three hexes can't all be done with three spades."""
    g = lone("halflings", {"E6": "TP"})
    terrain(g, D4="desert")
    play(g, "upgrade hex=E6 to=stronghold")
    assert "spade" not in legal(g)
    play(g, "transform hex=F3 to=plains", "transform hex=E5 to=plains", "transform hex=D4 to=plains")
    assert legal(g, "build") == ["build hex=D4", "build hex=E5", "build hex=F3"]
    mark(g)
    play(g, "build hex=E5")
    assert changed(g, seat(g, "halflings")) == {"coins": -2, "workers": -1}
    assert legal(g, "build") == []


@pytest.mark.rule("terra_mystica 12.5")
def test_halflings_stronghold_spades_can_not_be_added_to_and_may_all_lapse():
    """Ruling C18, C41: nothing is bought, and a home hex from before is not built on."""
    g = lone("halflings", {"E6": "TP"})
    terrain(g, E7="plains")
    play(g, "upgrade hex=E6 to=stronghold")
    assert "transform hex=F4 to=plains" in legal(g)
    assert "detour hex=F4 to=plains" not in legal(g)
    mark(g)
    play(g, "lapse")
    assert changed(g, seat(g, "halflings")) == {}
    assert legal(g, "build") == []


# -- Cultists, Engineers ---------------------------------------------------------------------------


@pytest.mark.rule("terra_mystica 12.6")
def test_cultists_stronghold_scores_seven():
    g = lone("cultists", {"E6": "TP"}, tile="SCORE5")
    play(g, "upgrade hex=E6 to=stronghold")
    assert points(g, seat(g, "cultists")) == 7


@pytest.mark.rule("terra_mystica 12.7")
def test_engineers_build_bridges_for_two_workers_again_and_again():
    g = lone("engineers", {"C2": "D"})
    for site in ("C2-D3", "C2-D4", "C2-E5"):
        mark(g)
        play(g, "special action=bridge", f"bridge site={site}")
        assert changed(g, seat(g, "engineers")) == {"workers": -2}
        again(g)
    assert board(g, "engineers").bridges == 0


@pytest.mark.rule("terra_mystica 12.7")
def test_others_have_no_bridge_for_workers():
    g = lone("dwarves", {"C2": "D"})
    assert refused(g, "special action=bridge") == "12.7"


@pytest.mark.rule("terra_mystica 12.7", "terra_mystica 7.8")
def test_engineers_stronghold_scores_bridges_between_own_buildings():
    """Two bridges, one of them to an empty hex; in every round."""
    g = position(
        "engineers",
        "nomads",
        on={"engineers": {"C2": "SH", "D4": "D"}, "nomads": FAR_AWAY},
        bridges={"C2-D4": 0, "C2-D3": 0},
    )
    play(g, legal(g, "pass")[0])
    assert changed(g, seat(g, "engineers")) == {"points:ability": 3}


@pytest.mark.rule("terra_mystica 12.7")
def test_without_the_stronghold_bridges_score_nothing():
    on = {"engineers": {"C2": "D", "D4": "D"}, "nomads": FAR_AWAY}
    g = position("engineers", "nomads", on=on, bridges={"C2-D4": 0})
    play(g, legal(g, "pass")[0])
    assert points(g, seat(g, "engineers")) == 0
