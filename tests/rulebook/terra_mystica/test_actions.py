"""Shipping, digging, power and special actions, passing. Chapter 7."""

import pytest
from tests.rulebook.vocabulary import changed, legal, mark, play, points, refused

from ratusha.games.terra_mystica.components import ACTION_COST, ACTION_IDS, CARD_IDS
from ratusha.games.terra_mystica.reach import adjacent

from .table import board, end, give, hex, pass_all, position, seat

FAR = {"nomads": {"I12": "D"}}


def witches(**more):
    """Witches on F4, which has sites for bridges; rich."""
    g = position("witches", "nomads", on={"witches": {"F4": "D"}, **FAR}, **more)
    give(g, "witches", coins=20, workers=20, priests=3, bowls=(0, 0, 12))
    return g


@pytest.mark.rule("terra_mystica 4.7", "terra_mystica 5.1")
@pytest.mark.parametrize(
    ("goods", "offered"),
    [
        ({"bowls": (11, 1, 0)}, []),
        ({"bowls": (10, 2, 0)}, ["burn"]),
        ({"bowls": (12, 0, 0), "workers": 1}, ["convert what=worker_to_coin"]),
        ({"bowls": (12, 0, 0), "priests": 1}, ["convert what=priest_to_worker"]),
        ({"bowls": (11, 0, 1)}, ["convert what=power_to_coin"]),
        ({"bowls": (9, 0, 3)}, ["convert what=power_to_coin", "convert what=power_to_worker"]),
    ],
)
def test_conversions_and_burning_are_offered_as_far_as_there_is_something_to_convert(goods, offered):
    g = witches()
    give(g, "witches", **{"coins": 0, "workers": 0, "priests": 0, **goods})
    assert legal(g, "convert", "burn") == offered


@pytest.mark.rule("terra_mystica 7.1")
@pytest.mark.parametrize(("level", "score"), [(0, 2), (1, 3), (2, 4)])
def test_shipping(level, score):
    g = witches()
    give(g, "witches", ship=level)
    play(g, "ship")
    assert changed(g, seat(g, "witches")) == {"priests": -1, "coins": -4, "ship": 1, "points:shipping": score}


@pytest.mark.rule("terra_mystica 7.1", "terra_mystica 7.2")
@pytest.mark.parametrize(
    ("move", "short"),
    [
        ("ship", {"coins": 3}),
        ("ship", {"priests": 0}),
        ("dig", {"coins": 4}),
        ("dig", {"workers": 1}),
        ("dig", {"priests": 0}),
    ],
)
def test_the_tracks_must_be_paid(move, short):
    g = witches()
    assert move in legal(g)
    give(g, "witches", **short)
    assert refused(g, move) == ("7.1" if move == "ship" else "7.2")


@pytest.mark.rule("terra_mystica 7.1")
def test_shipping_ends_at_three():
    g = witches()
    give(g, "witches", ship=3)
    assert refused(g, "ship") == "7.1"


@pytest.mark.rule("terra_mystica 7.2")
def test_digging():
    """Case D10: Auren advance once: a spade costs 2 workers, 6 points."""
    g = position("auren", "nomads", on={"auren": {"F4": "D"}, **FAR})
    give(g, "auren", coins=20, workers=20, priests=3)
    play(g, "dig")
    assert changed(g, seat(g, "auren")) == {"priests": -1, "coins": -5, "workers": -2, "points:digging": 6}
    end(g)
    play(g, legal(g, "pass")[0])
    mark(g)
    play(g, "transform hex=E7 to=forest")
    assert changed(g, seat(g, "auren")) == {"workers": -2}


@pytest.mark.rule("terra_mystica 7.2")
def test_digging_ends_after_two_steps():
    g = witches()
    give(g, "witches", dig=2)
    assert refused(g, "dig") == "7.2"


@pytest.mark.rule("terra_mystica 7.3")
def test_the_costs_of_the_power_actions():
    """Ruling C1: the two spades cost 6."""
    assert dict(zip(ACTION_IDS, ACTION_COST, strict=True)) == {
        "ACT1": 3,
        "ACT2": 3,
        "ACT3": 4,
        "ACT4": 4,
        "ACT5": 4,
        "ACT6": 6,
    }


@pytest.mark.rule("terra_mystica 7.3")
@pytest.mark.parametrize(
    ("action", "got"),
    [
        ("ACT2", {"priests": 1, "bowl3": -3, "bowl1": 3}),
        ("ACT3", {"workers": 2, "bowl3": -4, "bowl1": 4}),
        ("ACT4", {"coins": 7, "bowl3": -4, "bowl1": 4}),
    ],
)
def test_gains_of_power_actions(action, got):
    g = witches()
    play(g, f"power action={action}")
    assert changed(g, seat(g, "witches")) == got


@pytest.mark.rule("terra_mystica 7.3", "terra_mystica 13.4")
def test_a_power_action_is_used_once_a_round_by_one_player():
    g = witches()
    give(g, "nomads", bowls=(0, 0, 12))
    play(g, "power action=ACT4", "end")
    assert refused(g, "power action=ACT4") == "7.3"
    pass_all(g)
    assert g.round == 3
    assert "power action=ACT4" in legal(g)


@pytest.mark.rule("terra_mystica 7.3")
def test_a_power_action_needs_the_power():
    g = witches()
    give(g, "witches", bowls=(0, 7, 5))
    assert refused(g, "power action=ACT6") == "7.3"
    assert "power action=ACT5" in legal(g)


@pytest.mark.rule("terra_mystica 7.4")
def test_a_bridge_on_a_free_site_beside_an_own_building():
    """F4 has the one site F4-G3."""
    g = witches()
    play(g, "power action=ACT1")
    assert legal(g, "bridge") == ["bridge site=F4-G3"]
    play(g, "bridge site=F4-G3")
    assert board(g, "witches").bridges == 2
    end(g)
    play(g, legal(g, "pass")[0])
    assert legal(g, "power action=ACT1") == []


@pytest.mark.rule("terra_mystica 7.4")
@pytest.mark.parametrize("end", ["F4", "G3"])
def test_a_bridge_begins_at_either_end(end):
    """The site joins F4 and G3: a building on one of them is enough, whichever it is."""
    g = position("witches", "nomads", on={"witches": {end: "D"}})
    give(g, "witches", bowls=(0, 0, 12))
    play(g, "power action=ACT1")
    assert "bridge site=F4-G3" in legal(g, "bridge")
    play(g, "bridge site=F4-G3")
    assert board(g, "witches").bridges == 2


@pytest.mark.rule("terra_mystica 7.4", "terra_mystica 1.6")
def test_three_bridges_a_player():
    g = position(
        "engineers",
        "nomads",
        on={"engineers": {"C2": "D", "C5": "D"}, **FAR},
        bridges={"C2-D3": 0, "C2-D4": 0, "C2-E5": 0},
    )
    give(g, "engineers", workers=20, bowls=(0, 0, 12))
    assert refused(g, "power action=ACT1") == "7.5"
    assert refused(g, "special action=bridge") == "7.5"


@pytest.mark.rule("terra_mystica 7.5")
def test_an_action_without_a_target_can_not_be_taken():
    """Ruling C39: A1 lies at no bridge site."""
    g = position("witches", "nomads", on={"witches": {"A1": "D"}, **FAR})
    give(g, "witches", bowls=(0, 0, 12))
    assert refused(g, "power action=ACT1") == "7.5"


@pytest.mark.rule("terra_mystica 7.5")
def test_no_spade_action_without_a_hex():
    """A1 has the neighbours A2 and B1 only, both built on."""
    g = position("witches", "nomads", on={"witches": {"A1": "D"}, "nomads": {"A2": "D", "B1": "D"}})
    give(g, "witches", bowls=(0, 0, 12), workers=20, card="BON1")
    assert refused(g, "power action=ACT5") == "7.5"
    assert legal(g, "special") == []


@pytest.mark.rule("terra_mystica 7.6", "terra_mystica 7.7", "terra_mystica 13.4")
@pytest.mark.parametrize("source", ["card", "favour"])
def test_a_cult_step_once_a_round(source):
    g = witches()
    if source == "card":
        give(g, "witches", card="BON2")
    else:
        give(g, "witches", favours=["FAV6"])
    play(g, f"special action={source}_step", "step cult=earth")
    assert changed(g, seat(g, "witches")) == {"earth": 1}
    end(g)
    play(g, legal(g, "pass")[0])
    assert refused(g, f"special action={source}_step") == "7.6"
    if source == "favour":
        pass_all(g)
        while g.seat != 0:
            play(g, legal(g, "pass")[0])
        assert "special action=favour_step" in legal(g)


@pytest.mark.rule("terra_mystica 7.6")
def test_a_special_action_one_has_not_got():
    g = witches()
    assert refused(g, "special action=card_step") == "7.6"
    assert refused(g, "special action=stronghold") == "7.6"


@pytest.mark.rule("terra_mystica 7.8")
@pytest.mark.parametrize(
    ("card", "buildings", "score"),
    [
        ("BON9", {"F4": "D", "E9": "D", "A3": "TP"}, 2),
        ("BON7", {"F4": "TP", "E9": "TP", "A3": "D"}, 4),
        ("BON6", {"F4": "SH", "E9": "SA"}, 8),
        ("BON6", {"F4": "SA", "E9": "D"}, 4),
        ("BON3", {"F4": "SA", "E9": "D"}, 0),
    ],
)
def test_points_on_passing(card, buildings, score):
    """Case D13."""
    g = position("witches", "nomads", on={"witches": buildings, **FAR})
    give(g, "witches", card=card)
    play(g, legal(g, "pass")[0])
    assert points(g, seat(g, "witches")) == score


@pytest.mark.rule("terra_mystica 7.9")
def test_cards_change_hands_with_their_coins():
    """The card given back is not to be taken at once, but the next to pass may."""
    g = witches()
    give(g, "witches", card="BON5")
    g.card_coins[CARD_IDS.index("BON2")] = 3
    assert "pass card=BON5" not in legal(g)
    play(g, "pass card=BON2")
    assert changed(g, seat(g, "witches")) == {"coins": 3}
    assert g.card_coins[CARD_IDS.index("BON2")] == 0
    assert "pass card=BON5" in legal(g)
    assert "pass card=BON2" not in legal(g)


@pytest.mark.rule("terra_mystica 7.9", "terra_mystica 7.8")
def test_the_last_round_scores_the_card_and_takes_none():
    g = witches(round=6)
    give(g, "witches", card="BON9")
    assert legal(g, "pass") == ["pass card=none"]
    play(g, "pass card=none")
    assert points(g, seat(g, "witches")) == 1
    assert board(g, "witches").card == CARD_IDS.index("BON9")


@pytest.mark.rule("terra_mystica 7.11")
def test_a_bridge_joins_for_everybody():
    """Ruling C5: over the Nomads' own bridge the Witches' trading house offers them power."""
    g = position(
        "witches", "nomads", on={"witches": {"F4": "D"}, "nomads": {"G3": "D"}}, bridges={"F4-G3": 1}
    )
    give(g, "witches", coins=20, workers=20)
    play(g, "upgrade hex=F4 to=trading_house", "end")
    assert legal(g) == ["take from=0 power=1", "decline from=0 power=1"]


@pytest.mark.rule("terra_mystica 7.11")
def test_one_bridge_to_a_site():
    """Ruling C6."""
    g = position(
        "witches", "nomads", on={"witches": {"F4": "D"}, "nomads": {"G3": "D"}}, bridges={"F4-G3": 1}
    )
    give(g, "witches", bowls=(0, 0, 12))
    assert refused(g, "power action=ACT1") == "7.5"
    assert adjacent(g, board(g, "witches"), hex("G3"), 0)
