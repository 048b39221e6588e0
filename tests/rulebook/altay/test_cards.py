"""The turn and the cards. Chapters 3 and 4."""

import pytest
from tests.rulebook.vocabulary import asked, gained, legal, play, refused, told

from .table import discard, done, hand, markers, pool, position, slots, table, there


@pytest.mark.rule("altay 1.6")
def test_the_card_wins_over_the_rules():
    """The Wheel moves a settlement to a region far from all own ones, where nothing could be built."""
    g = position(done=("tools wheel",))
    play(g, "apply achievement=wheel", "move from=NW1 to=SW6")
    assert there(g, "SW6") == (0, 1)


@pytest.mark.rule("altay 1.7")
def test_steps_from_left_to_right_and_all_of_them():
    """A Merchant can't exchange without a resource; a Spellweaver draws, then may exchange."""
    g = position(hands=("merchant spellweaver",), decks=("hunter",))
    assert refused(g, "play card=merchant option=1") == "5.3"
    play(g, "play card=spellweaver option=2", "draw card=hunter")
    assert asked(g) == "Turn"  # nothing to spend: the optional part is left out
    assert hand(g) == ["hunter", "merchant"]
    g = position(hands=("spellweaver",), pool="food")
    play(g, "play card=spellweaver option=2", "accept", "take resource=culture")
    assert pool(g) == {"culture": 1}
    g = position(hands=("spellweaver",), pool="food")
    play(g, "play card=spellweaver option=2", "decline")
    assert pool(g) == {"food": 1}


@pytest.mark.rule("altay 3.1")
def test_any_order_any_number():
    g = position(hands=("hunter hunter worker village",), open="gardening")
    play(g, "play card=hunter option=1", "play card=village option=1", "put resource=food card=village")
    play(g, "play card=worker option=1", "take resource=wood", "begin achievement=gardening resource=wood")
    play(g, "play card=hunter option=1", "work resource=food")
    assert legal(g) == ["abandon", "end"]
    assert refused(g, "take resource=food") == "3.1"


@pytest.mark.rule("altay 3.2")
def test_nothing_else_while_an_action_is_open():
    g = position(hands=("worker hunter",))
    play(g, "play card=worker option=1")
    assert legal(g) == ["take resource=wood", "take resource=metal", "take resource=stone"]
    assert refused(g, "play card=hunter option=1") == "3.2"


@pytest.mark.rule("altay 3.3")
def test_once_a_turn_also_in_the_turn_of_completion():
    g = position(work=("gardening", "food food"), pool="wood")
    play(g, "work resource=wood", "place region=NW1", "apply achievement=gardening")
    assert pool(g) == {"food": 1}
    assert refused(g, "apply achievement=gardening") == "3.3"
    assert refused(g, "apply achievement=tools") == "3.3"


@pytest.mark.rule("altay 3.4")
def test_permanent_strength_needs_no_move():
    g = position(done=("tools bronze",), hands=("warrior",), markers={"NW2": "2_food"})
    assert legal(g, "apply") == ["apply achievement=tools"] or legal(g, "apply") == []
    play(g, "attack from=NW1 to=NW2", "send card=warrior", "strike")  # 1 + 1 + 1 > 2
    assert markers(g) == ["2_food"]


@pytest.mark.rule("altay 3.5", "altay 4.11")
def test_rites_at_once_after_its_settlement():
    """Trash up to two, all chosen first, then draw as many."""
    g = position(
        work=("rites", "food wood"), pool="stone", hands=("hunter warrior village",), decks=("shaman digger",)
    )
    play(g, "work resource=stone")
    assert asked(g) == "Place"
    play(g, "place region=NW1")
    assert asked(g) == "Instant"
    play(g, "accept", "trash card=hunter", "trash card=warrior")
    assert hand(g) == ["village"]  # nothing drawn in between
    play(g, "draw card=shaman", "draw card=digger")
    assert hand(g) == ["digger", "shaman", "village"]
    assert asked(g) == "Turn" and "rites" in done(g)
    assert refused(g, "apply achievement=rites") == "3.3"


@pytest.mark.rule("altay 3.5")
def test_an_instant_effect_declined_is_lost():
    g = position(work=("rites", "food wood"), pool="stone", hands=("hunter",))
    play(g, "work resource=stone", "place region=NW1", "decline")
    assert hand(g) == ["hunter"] and asked(g) == "Turn"
    g = position(work=("rites", "food wood"), pool="stone", hands=("hunter",), decks=("shaman",))
    play(g, "work resource=stone", "place region=NW1", "accept", "enough")
    assert hand(g) == ["hunter"] and asked(g) == "Turn"  # none trashed, none drawn


@pytest.mark.rule("altay 4.1")
def test_one_of_two_effects():
    g = position(hands=("scholar hunter",), decks=("digger shaman",))
    play(g, "play card=scholar option=1")
    assert pool(g) == {"culture": 1} and hand(g) == ["hunter"]
    assert refused(g, "play card=scholar option=2") == "4.1"  # it is played
    assert refused(g, "play card=hunter option=2") == "4.1"  # it has one effect


@pytest.mark.rule("altay 4.2")
def test_attack_and_defence_only_in_battle_but_a_shaman_produces():
    g = position(hands=("warrior shaman",))
    assert refused(g, "play card=warrior option=1") == "4.2"
    assert refused(g, "play card=warrior option=2") == "4.2"
    play(g, "play card=shaman option=1", "take resource=metal")
    assert pool(g) == {"metal": 1}


@pytest.mark.rule("altay 4.3")
def test_no_two_cards_of_a_name_on_the_table():
    """The second Village waits until the first is completed, even in the same turn."""
    g = position(hands=("village",), table={"village": "food wood"}, pool="stone")
    assert refused(g, "play card=village option=1") == "4.3"
    play(g, "put resource=stone card=village", "place region=NW1", "play card=village option=1")
    assert table(g) == {"village": []}


@pytest.mark.rule("altay 4.3")
def test_a_second_copy_for_an_effect_that_does_not_stay():
    g = position(hands=("loremaster",), table={"loremaster": ""})
    assert refused(g, "play card=loremaster option=2") == "4.3"
    play(g, "play card=loremaster option=1")
    assert pool(g) == {"culture": 1}


@pytest.mark.rule("altay 4.4")
def test_collecting_over_turns():
    g = position(table={"village": ""}, pool="food wood culture")
    assert refused(g, "put resource=culture card=village") == "4.4"
    assert refused(g, "put resource=stone card=village") == "1.11"
    assert refused(g, "empty card=village") == "4.4"  # no way back
    play(g, "put resource=food card=village", "put resource=wood card=village", "end")
    assert table(g) == {"village": ["food", "wood"]}


@pytest.mark.rule("altay 1.13")
def test_a_resource_takes_the_slot_of_its_kind_first():
    """Small town: food, food, wood, stone, raw. The first wood goes to wood, the second to raw."""
    g = position(table={"small_town": ""}, pool="wood wood wood")
    play(g, "put resource=wood card=small_town")
    assert slots(g, "small_town") == ["", "", "wood", "", ""]
    play(g, "put resource=wood card=small_town")
    assert slots(g, "small_town") == ["", "", "wood", "", "wood"]
    assert refused(g, "put resource=wood card=small_town") == "4.4"


@pytest.mark.rule("altay 4.5", "altay 4.9")
def test_a_full_settlement_card_is_discarded_then_built():
    """No shuffle happens, although the deck is empty."""
    g = position(table={"village": "food wood"}, pool="metal")
    play(g, "put resource=metal card=village")
    assert asked(g) == "Place" and discard(g) == ["village"] and table(g) == {}
    play(g, "place region=NW1")
    assert there(g, "NW1") == (0, 2) and discard(g) == ["village"]


@pytest.mark.rule("altay 4.6", "altay 4.7")
def test_a_store_gives_all_or_nothing():
    g = position(table={"merchant": "food culture"}, pool="")
    play(g, "empty card=merchant")
    assert pool(g) == {"food": 1, "culture": 1}
    assert discard(g) == ["merchant"] and table(g) == {}
    g = position(table={"merchant": "food"}, pool="wood")
    play(g, "put resource=wood card=merchant")  # in a later turn, too
    assert table(g) == {"merchant": ["food", "wood"]}


@pytest.mark.rule("altay 4.8")
def test_a_store_is_for_later_turns():
    g = position(table={"merchant": ""}, pool="wood")
    assert refused(g, "empty card=merchant") == "4.8"
    play(g, "put resource=wood card=merchant")
    assert refused(g, "empty card=merchant") == "4.8"


@pytest.mark.rule("altay 4.10")
def test_the_discard_pile_is_shuffled_only_when_a_card_is_needed():
    """Deck 2, discard pile 6: two are drawn, six shuffled, three drawn; three stay in the deck."""
    g = position(decks=("shaman digger",), discards=("hunter " * 6,))
    play(g, "end", "draw card=digger", "draw card=shaman")
    assert len(g.players[0].deck) == 6 and discard(g) == []
    play(g, "draw card=hunter", "draw card=hunter", "draw card=hunter")
    assert len(g.players[0].deck) == 3 and len(hand(g)) == 5
    g = position(decks=("warrior " * 5,), discards=("hunter " * 6,))
    play(g, "end", *["draw card=warrior"] * 5)
    assert g.players[0].deck == [] and len(discard(g)) == 6 and g.seat == 1


@pytest.mark.rule("altay 4.10")
def test_both_empty_nothing_is_drawn():
    g = position(hands=("scholar",))
    play(g, "play card=scholar option=2")
    assert asked(g) == "Turn" and hand(g) == []


@pytest.mark.rule("altay 4.11", "altay 1.12")
def test_trashing_a_card():
    """A Shaman can't trash itself. What is trashed is gone, and so are its points."""
    g = position(hands=("shaman",))
    assert refused(g, "play card=shaman option=2") == "4.11"
    g = position(hands=("shaman farmer_1",), decks=("hunter",))
    play(g, "play card=shaman option=2", "trash card=farmer_1", "draw card=hunter")
    assert hand(g) == ["hunter"] and discard(g) == []
    assert gained(g) == {"cards": -1}
    assert len(g.trashed) == 1


@pytest.mark.rule("altay 4.12")
def test_moving_a_settlement():
    g = position(
        hands=("colonist",), homes={"NW1": (0, 1), "NW2": (0, 4), "NW4": (0, 1)}, markers={"NW3": "1_none"}
    )
    play(g, "play card=colonist option=2")
    assert refused(g, "move from=NW1 to=NW2") == "7.1"  # four are there
    assert refused(g, "move from=NW1 to=NW3") == "1.10"
    assert refused(g, "move from=NW1 to=SW1") == "1.10"
    assert refused(g, "move from=NW5 to=NW1") == "4.12"
    assert refused(g, "move from=NW1 to=NW1") == "4.12"
    play(g, "move from=NW1 to=SW6")
    assert there(g, "NW1") == (-1, 0) and there(g, "SW6") == (0, 1)
    assert "move" not in " ".join(legal(g))


@pytest.mark.rule("altay 4.13")
def test_converting_a_marker_once():
    """Tribute: as many resources of one kind as the marker's difficulty."""
    g = position(done=("tools tribute",), won=("3_wood 1_none 2_food",))
    play(g, "apply achievement=tribute", "convert marker=3_wood", "take resource=culture")
    assert pool(g) == {"culture": 3}
    assert markers(g) == ["1_none", "2_food"] and gained(g) == {}
    g.applied = 0
    play(g, "apply achievement=tribute")
    assert refused(g, "convert marker=3_wood") == "4.13"
    g = position(done=("tools tribute",))
    assert refused(g, "apply achievement=tribute") == "4.13"


def test_a_refusal_names_the_thing():
    g = position(hands=("merchant",))
    assert told(g, "play card=warrior option=1") == "You don't hold Warrior. (rule altay 4.1)"
    assert told(g, "buy card=farmer", lang="ru") == (
        "«Земледелец» (★1) стоит: 2 еды, 1 любой ресурс. (правило altay 6.1)"
    )
