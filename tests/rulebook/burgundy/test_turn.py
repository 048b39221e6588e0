"""The turn: dice, workers, the end. Chapter 4."""

from typing import Any

import pytest
from tests.rulebook.vocabulary import asked, legal, play, refused

from .table import depot, position, silver, stored, workers


@pytest.mark.rule("burgundy 4.1")
def test_two_actions_one_for_each_die():
    g = position(dice=(3, 5), depots={3: ["bank"], 5: ["ship"], 6: ["mine"]})
    play(g, "take die=5 depot=5 slot=0")
    assert refused(g, "workers die=5") == "4.1"
    play(g, "take die=3 depot=3 slot=0")
    assert stored(g) == ["ship", "bank", ""]
    assert g.seat == 1


@pytest.mark.rule("burgundy 4.1")
def test_the_same_action_twice_and_two_equal_dice():
    """Two dice of 4 are one move each time, not two, and give two actions."""
    g = position(dice=(4, 4), depots={4: ["bank", "ship", "mine"]})
    assert legal(g).count("workers die=4") == 1
    play(g, "take die=4 depot=4 slot=1")
    assert g.dice[:2] == [0, 4]
    play(g, "take die=4 depot=4 slot=0")
    assert stored(g) == ["ship", "bank", ""]
    assert g.seat == 1


@pytest.mark.rule("burgundy 4.2")
def test_a_turn_cannot_end_with_an_unused_die():
    g = position(silver=2, depots={0: ["bank"]})
    assert "end" not in legal(g)
    assert refused(g, "end") == "4.2"
    play(g, "workers die=1")
    assert refused(g, "end") == "4.2"


@pytest.mark.rule("burgundy 4.2")
def test_taking_workers_is_always_possible():
    """Empty depots, empty storage, no goods: each die can still take workers."""
    g = position(dice=(1, 6), depots={})
    assert legal(g) == ["workers die=1", "workers die=6"]


@pytest.mark.rule("burgundy 4.3")
@pytest.mark.parametrize(("number", "price"), [(2, 0), (1, 1), (3, 1), (6, 2), (4, 2), (5, 3)])
def test_each_worker_changes_a_die_by_one(number, price):
    """A die of 2 reaches 6 for two workers, as in the rulebook's example, by way of 1."""
    g = position(dice=(2, 2), workers=price, depots={2: ["", "ship"], number: ["bank", "mine"]})
    play(g, f"take die=2 depot={number} slot=0")
    assert workers(g) == -price
    if price:
        g = position(dice=(2, 2), workers=price - 1, depots={2: ["", "ship"], number: ["bank", "mine"]})
        assert refused(g, f"take die=2 depot={number} slot=0") == "4.3"


@pytest.mark.rule("burgundy 4.3")
def test_six_and_one_are_neighbours():
    for die, number in ((6, 1), (1, 6)):
        g = position(dice=(die, die), workers=1, depots={number: ["bank"], die: ["", "ship"]})
        play(g, f"take die={die} depot={number} slot=0")
        assert workers(g) == -1


@pytest.mark.rule("burgundy 4.3")
def test_workers_also_turn_a_die_to_place_and_to_sell():
    g = position(dice=(1, 2), workers=3, storage=["bank"], goods={5: 1})
    play(g, "place die=1 storage=0 space=11")
    assert workers(g) == -2
    g = position(dice=(1, 2), workers=3, storage=["bank"], goods={5: 1})
    play(g, "sell die=1 goods=5")
    assert workers(g) == -2
    g = position(dice=(1, 2), workers=1, storage=["bank"], goods={5: 1})
    assert refused(g, "place die=1 storage=0 space=11") == "4.3"
    assert refused(g, "sell die=1 goods=5") == "4.3"
    assert legal(g, "place", "sell") == ["place die=2 storage=0 space=11", "place die=2 storage=0 space=25"]


@pytest.mark.rule("burgundy 4.4")
def test_workers_are_spent_only_as_the_exact_price():
    """With ten workers a take from the die's own depot costs none, and no move only spends workers."""
    g = position(dice=(3, 3), workers=10, depots={3: ["bank", "ship"]})
    play(g, "take die=3 depot=3 slot=0")
    assert workers(g) == 0
    assert {text.split()[0] for text in legal(g)} == {"take", "place", "workers"}


@pytest.mark.rule("burgundy 4.5")
@pytest.mark.parametrize("when", [0, 1, 2])
def test_one_purchase_before_between_or_after_the_actions(when):
    g = position(silver=4, depots={0: ["bank", "ship"], 1: ["mine"], 2: ["mine"]})
    moves = ["workers die=1", "workers die=2"]
    play(g, *moves[:when], "buy depot=0 slot=1")
    assert silver(g) == -2
    assert stored(g) == ["ship", "", ""]
    if when < 2:
        assert refused(g, "buy depot=0 slot=0") == "4.5"
    else:
        assert g.seat == 1


@pytest.mark.rule("burgundy 4.5")
def test_nothing_that_is_done_in_a_turn_allows_a_second_purchase():
    """Bought, placed, and the other die used: still no second purchase."""
    g = position(silver=6, depots={0: ["bank", "ship", "mine"], 1: ["mine"], 3: ["mine"]}, dice=(3, 1))
    play(g, "buy depot=0 slot=0", "place die=3 storage=0 space=25")
    assert legal(g, "buy") == []
    assert refused(g, "buy depot=0 slot=1") == "4.5"
    play(g, "take die=1 depot=1 slot=0")
    assert g.seat == 1


@pytest.mark.rule("burgundy 4.5")
def test_the_next_player_may_buy_again():
    g = position(silver=4, depots={0: ["bank", "ship"], 1: ["mine"], 2: ["mine"]})
    g.estates[1].silver = 2
    play(g, "buy depot=0 slot=0", "workers die=1", "workers die=2")
    assert g.seat == 1
    assert legal(g, "buy") == ["buy depot=0 slot=1"]


@pytest.mark.rule("burgundy 4.6")
def test_the_turn_ends_by_itself_when_nothing_can_be_bought():
    g = position(silver=1, depots={0: ["bank"], 1: ["mine"], 2: ["mine"]})
    play(g, "workers die=1", "workers die=2")
    assert g.seat == 1


@pytest.mark.rule("burgundy 4.6")
def test_after_the_dice_the_player_buys_or_ends_the_turn():
    g = position(silver=2, depots={0: ["bank"], 1: ["mine"], 2: ["mine"]})
    play(g, "workers die=1", "workers die=2")
    assert (asked(g), g.seat) == ("Turn", 0)
    assert legal(g) == ["buy depot=0 slot=0", "end"]
    play(g, "end")
    assert g.seat == 1
    assert g.estates[0].silver == 2


@pytest.mark.rule("burgundy 4.6")
def test_an_empty_black_depot_ends_the_turn_by_itself():
    g = position(silver=9, depots={1: ["mine"], 2: ["mine"]})
    play(g, "workers die=1", "workers die=2")
    assert g.seat == 1


@pytest.mark.rule("burgundy 4.7")
def test_no_purchase_in_the_middle_of_an_action():
    """The castle's action is pending: no purchase before it is done."""
    g = position(
        storage=["castle"], tiles={11: "bank"}, dice=(6, 1), silver=2, depots={0: ["ship"], 1: ["mine"]}
    )
    play(g, "place die=6 storage=0 space=6")
    assert asked(g) == "CastleAction"
    assert legal(g, "buy") == []
    assert refused(g, "buy depot=0 slot=0") == "4.7"
    play(g, "free-workers")
    assert legal(g, "buy") == ["buy depot=0 slot=0"]


@pytest.mark.rule("burgundy 4.7")
def test_with_the_option_a_purchase_comes_before_the_castles_action():
    """Storage is full again after the purchase, so taking a tile needs a discard."""
    g = position(
        storage=["castle", "bank", "mine"],
        tiles={11: "bank"},
        dice=(6, 1),
        silver=3,
        depots={0: ["ship"], 1: ["mine", "church"]},
        buy_anytime="on",
    )
    play(g, "place die=6 storage=0 space=6", "buy depot=0 slot=0")
    assert asked(g) == "CastleAction"
    assert stored(g) == ["ship", "bank", "mine"]
    assert refused(g, "free-take depot=1 slot=1") == "5.2"
    assert legal(g, "buy") == []
    play(g, "free-take depot=1 slot=1 discard=2")
    assert stored(g) == ["ship", "bank", "church"]
    assert depot(g, 1) == ["mine"]
    assert asked(g) == "Turn"


@pytest.mark.rule("burgundy 4.7")
def test_with_the_option_a_city_hall_waits_for_a_purchase():
    """Nothing stored, but silver for a ship that it can place. Without the option the effect is lost."""
    case: dict[str, Any] = {
        "storage": ["city_hall"],
        "dice": (3, 1),
        "silver": 2,
        "depots": {0: ["ship"], 1: ["mine"], 2: ["mine"]},
    }
    g = position(**case, buy_anytime="on")
    play(g, "place die=3 storage=0 space=25")
    assert asked(g) == "CityHall"
    assert legal(g) == ["skip", "buy depot=0 slot=0"]
    play(g, "buy depot=0 slot=0")
    assert "free-place storage=0 space=17" in legal(g)
    g = position(**case)
    play(g, "place die=3 storage=0 space=25")
    assert asked(g) == "Turn"
