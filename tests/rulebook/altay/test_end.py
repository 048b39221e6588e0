"""The end of a turn, of the game, and scoring. Chapters 10 to 12."""

import pytest
from tests.rulebook.vocabulary import asked, happened, legal, play, refused

from ratusha.games.altay.components import ACHIEVEMENT
from ratusha.games.altay.scoring import tally, wonder_worth
from ratusha.games.altay.state import SOURCES, Altay

from .table import GAME, deck, discard, hand, names, position, table, there


@pytest.mark.rule("altay 10.1", "altay 10.4")
def test_saving_a_card():
    """It is chosen before the hand goes; five new ones are drawn all the same."""
    g = position(done=("writing",), hands=("shaman hunter",), decks=("warrior " * 6,))
    play(g, "end")
    assert legal(g) == ["apply achievement=writing", "enough"]
    assert refused(g, "play card=hunter option=1") == "10.1"
    assert refused(g, "apply achievement=laws") == "10.1"
    play(g, "apply achievement=writing")
    assert refused(g, "save card=warrior") == "4.1"
    play(g, "save card=shaman", *["draw card=warrior"] * 5)
    assert names(g.players[0].kept) == ["shaman"]
    assert hand(g) == ["warrior"] * 5 and discard(g) == ["hunter"]


@pytest.mark.rule("altay 10.4", "altay 1.14")
def test_a_saved_card_is_hidden_and_counts_apart():
    g = position(kept=("shaman",), hands=("hunter",), decks=("warrior", ""))
    seen = g.seen_by(1).known
    assert isinstance(seen, Altay)
    assert seen.players[0].kept == [-2] and seen.players[0].hand == [-2]
    assert seen.players[0].deck_size() == 1


@pytest.mark.rule("altay 10.4")
def test_a_saved_card_is_a_card_of_the_hand():
    """It is played, attacks, defends, is trashed or discarded like any other."""
    g = position(kept=("scholar",))
    play(g, "play card=scholar option=1")
    assert g.players[0].kept == [] and len(g.played) == 1
    g = position(kept=("warrior",), markers={"NW2": "1_none"})
    play(g, "attack from=NW1 to=NW2", "send card=warrior", "strike")
    assert g.players[0].kept == []
    g = position(hands=("shaman",), kept=("farmer",))
    play(g, "play card=shaman option=2", "trash card=farmer")
    assert g.players[0].kept == []
    homes = {"NW1": (0, 2), "NW2": (1, 3), "SW1": (1, 1)}
    g = position(homes=homes, hands=("warrior",), kept=("", "warrior"))
    play(g, "attack from=NW1 to=NW2", "send card=warrior", "strike", "defend card=warrior", "fight")
    assert g.players[1].kept == []  # the card drawn for it is that card again
    g = position(homes=homes, hands=("warrior",), kept=("", "hunter"), decks=("", "digger"))
    play(g, "attack from=NW1 to=NW2", "send card=warrior", "strike", "surrender", "discard card=hunter")
    assert g.players[1].kept == [] and discard(g, 1) == ["hunter"]


@pytest.mark.rule("altay 10.4")
def test_a_saved_card_goes_with_the_next_hand_unless_saved_again():
    g = position(kept=("shaman",), hands=("hunter",), decks=("warrior " * 6,), done=("writing",))
    play(g, "end", "enough")
    assert discard(g) == ["hunter", "shaman"] and g.players[0].kept == []
    g = position(kept=("shaman",), hands=("hunter",), decks=("warrior " * 6,), done=("writing",))
    play(g, "end", "apply achievement=writing", "save card=shaman")
    assert names(g.players[0].kept) == ["shaman"] and discard(g) == ["hunter"]


@pytest.mark.rule("altay 10.2")
def test_everything_goes_but_the_table():
    g = position(hands=("hunter warrior",), table={"village": "food"}, decks=("digger " * 5,))
    play(g, "play card=hunter option=1", "end")
    assert discard(g) == ["hunter", "warrior"] and table(g) == {"village": ["food"]}
    assert not g.played and not any(g.pool)


@pytest.mark.rule("altay 10.3")
def test_five_cards_then_laws():
    g = position(done=("tools laws",), decks=("hunter " * 7,))
    play(g, "end", *["draw card=hunter"] * 5)
    assert legal(g) == ["apply achievement=laws", "enough"]
    play(g, "apply achievement=laws", "draw card=hunter")
    assert len(hand(g)) == 6 and g.seat == 1
    g = position(done=("tools laws",), decks=("hunter " * 7,))
    play(g, "end", *["draw card=hunter"] * 5, "enough")
    assert len(hand(g)) == 5 and deck(g) == ["hunter", "hunter"]


@pytest.mark.rule("altay 10.3")
def test_played_cards_are_in_the_discard_pile_before_the_draw():
    g = position(hands=("hunter",))
    play(g, "play card=hunter option=1", "end", "draw card=hunter")
    assert hand(g) == ["hunter"] and g.seat == 1


@pytest.mark.rule("altay 11.1", "altay 11.3")
def test_no_settlement_left_to_place():
    """The first player places the last one: the second still has a turn, then the game is over."""
    g = position(supply=(1,), table={"village": "food wood"}, pool="wood")
    play(g, "put resource=wood card=village", "place region=NW1", "end", "draw card=village")
    assert not g.over and g.seat == 1
    play(g, "end")
    assert g.over and g.ended_by() == "pieces"


@pytest.mark.rule("altay 11.1")
def test_a_settlement_on_an_achievement_is_still_to_be_placed():
    g = position(supply=(0,), work=("tools", "food"))
    play(g, "end", "end")
    assert not g.over
    g = position(supply=(0,))
    play(g, "end", "end")
    assert g.over


@pytest.mark.rule("altay 11.3")
@pytest.mark.parametrize(("first", "turns"), [(0, 4), (3, 3), (1, 1)])
def test_all_have_as_many_turns(first: int, turns: int):
    """The round ends with the player to the right of the first one."""
    g = position(seats=4, supply=(0,), first=first)
    for _ in range(turns):
        assert not g.over
        play(g, "end")
    assert g.over


@pytest.mark.rule("altay 11.2", "altay 11.5")
def test_no_settlement_on_the_map():
    """He still takes the turn that is due; what he builds has no place."""
    homes = {"NW1": (0, 2), "NW2": (1, 1)}
    g = position(homes=homes, hands=("warrior", "village hunter colonist warrior farmer"))
    play(g, "attack from=NW1 to=NW2", "send card=warrior", "strike", "surrender", "enough", "end")
    play(g, "draw card=warrior")
    assert not g.over and g.seat == 1 and g.ending
    assert refused(g, "play card=colonist option=2") == "4.12"
    assert refused(g, "play card=farmer option=2") == "5.2"
    assert legal(g, "attack") == []
    play(g, "play card=village option=1")
    g.pool[0], g.pool[1] = 1, 2
    play(g, "put resource=food card=village", *["put resource=wood card=village"] * 2)
    assert asked(g) == "Turn" and g.players[1].removed == 1
    play(g, "end")
    while asked(g) == "DrawCards":
        g.play(g.moves()[0])
    assert g.over and g.ended_by() == "settlements"


@pytest.mark.rule("altay 11.4")
def test_the_end_is_looked_for_between_actions():
    """The last settlement leaves the technology and is on its way to the map: nothing ends there."""
    g = position(supply=(0,), work=("tools", "food wood"), pool="metal")
    play(g, "work resource=metal")
    assert asked(g) == "Place" and not g.ending
    play(g, "place region=NW1")
    assert g.ending and [event.id for event in happened()].count("altay-last-round-pieces") == 1
    play(g, "end")
    assert not g.over and "altay-last-round-pieces" not in [event.id for event in happened()]


@pytest.mark.rule("altay 11.4")
def test_the_last_round_is_known_as_soon_as_a_player_has_no_settlement_on_the_map():
    """In the attacker's turn, whoever lost the last one; also the attacker."""
    homes = {"NW1": (0, 2), "NW2": (1, 1)}
    g = position(homes=homes, hands=("warrior", ""))
    play(g, "attack from=NW1 to=NW2", "send card=warrior", "strike", "surrender")
    assert g.seat == 0 and g.ending and not g.over
    g = position(homes={"NW1": (0, 1), "NW2": (1, 3)}, hands=("warrior", ""))
    play(g, "attack from=NW1 to=NW2", "send card=warrior", "strike", "fight")
    assert g.seat == 0 and g.ending and not g.over


@pytest.mark.rule("altay 11.4", "altay 7.2")
def test_a_settlement_without_a_place_may_be_the_last_one():
    """Four in the only region, its neighbours guarded: the piece leaves the game, and none is left."""
    homes = {"NW1": (0, 4)}
    markers = {"NW2": "2_metal", "NW4": "2_food"}
    g = position(homes=homes, markers=markers, supply=(1,), table={"village": "food wood"}, pool="wood")
    play(g, "put resource=wood card=village")
    assert g.players[0].removed == 1 and asked(g) == "Turn" and g.ending


@pytest.mark.rule("altay 11.6")
def test_at_the_end_everything_is_shown():
    g = position(supply=(0,), hands=("", "hunter shaman"), secrets=("oracle", "forge"))
    play(g, "end", "end")
    while asked(g) == "DrawCards":
        g.play(g.moves()[0])
    seen = g.seen_by(0).known
    assert isinstance(seen, Altay)
    assert hand(seen, 1) == ["hunter", "shaman"] and ACHIEVEMENT[seen.players[1].secret] == "forge"


@pytest.mark.rule("altay 12.1")
def test_points_of_achievements_with_the_cap():
    """Tools 1 + Wheel 2. World Tree: 2 for each forest, at most 7."""
    assert position(done=("tools wheel",)).sheet()[0]["achievements"] == 3
    forests = dict.fromkeys(("NW2", "NW6", "SW2", "SW6"), (0, 1))
    g = position(homes=forests | {"SW1": (1, 1)}, done=("tools wheel world_tree",))
    assert g.sheet()[0]["achievements"] == 3 + 7


@pytest.mark.rule("altay 12.1")
@pytest.mark.parametrize(
    ("wonder", "more", "points"),
    [
        ("pyramid", {}, 5),
        ("oracle", {}, 5),
        ("gardens", {"homes": {"NW1": (0, 1), "NW5": (0, 3)}}, 4),
        ("world_tree", {"homes": {"NW2": (0, 1)}}, 2),
        ("forge", {"homes": {"NW3": (0, 1), "NW4": (0, 1)}}, 4),
        ("mountain_throne", {"homes": {"MW": (0, 1), "MC": (0, 1)}}, 6),
        ("colossus", {"won": ("3_wood 2_food",)}, 2),
        ("trophy_hall", {"captured": (2,)}, 5),
        ("library", {"done": ("tools wheel rites",)}, 4),
        ("citadel", {"homes": {"NW1": (0, 2), "NW2": (0, 4), "NW3": (0, 1)}}, 4),
    ],
)
def test_each_wonder(wonder: str, more: dict[str, object], points: int):
    g = position(**more)  # type: ignore[arg-type]
    assert wonder_worth(g, 0, ACHIEVEMENT.index(wonder)) == points


@pytest.mark.rule("altay 12.2")
def test_the_secret_wonder_brings_three_more_beyond_the_cap():
    """Worth 8 by its rule: 7, and 3 more because it is the secret one; 10."""
    forests = dict.fromkeys(("NW2", "NW6", "SW2", "SW6"), (0, 1))
    g = position(homes=forests | {"SW1": (1, 1)}, done=("world_tree",), secrets=("world_tree",))
    assert g.sheet()[0]["achievements"] == 10
    g = position(done=("pyramid",), secrets=("oracle",))
    assert g.sheet()[0]["achievements"] == 5


@pytest.mark.rule("altay 12.3")
def test_points_of_cards_wherever_they_are():
    g = position(
        hands=("farmer_1",),
        decks=("charioteer_2",),
        discards=("worker_1",),
        kept=("scholar_1",),
        table={"large_city_2": ""},
    )
    assert g.sheet()[0]["cards"] == 7


@pytest.mark.rule("altay 12.4")
def test_points_of_regions_and_tokens():
    """Three regions, two with tokens of 1; how many settlements does not matter."""
    g = position(homes={"NW5": (0, 4), "MW": (0, 1), "MC": (0, 2)})
    assert g.sheet()[0]["regions"] == 3 + 1 + 1


@pytest.mark.rule("altay 12.5")
def test_points_of_captured_settlements():
    assert position(captured=(3,)).sheet()[0]["captured"] == 3


@pytest.mark.rule("altay 12.6")
def test_points_of_conquest():
    """3 + 2 + 2 + 1 = 8: 2 points. Converted markers count."""
    g = position(won=("3_wood 2_food 2_wood 1_none",))
    assert g.sheet()[0]["conquest"] == 2
    player = g.players[0]
    player.converted, player.markers = player.markers, []
    tally(g, 0)
    assert g.sheet()[0]["conquest"] == 2


@pytest.mark.rule("altay 12.7")
def test_nothing_else_counts():
    g = position(
        pool="food food",
        coins=(50,),
        table={"village": "food"},
        work=("oracle", "food"),
        done=("tools wheel",),
        trade="on",
    )
    assert g.sheet()[0] == {"achievements": 3, "regions": 1}


@pytest.mark.rule("altay 12.8")
def test_ties_by_category():
    """12/5/8/3/2 against 12/5/9/2/2: 30 each, and the second wins by regions."""
    g = GAME.new(2, GAME.check_options({}, 2))
    for seat, sheet in enumerate(([12, 5, 8, 3, 2], [12, 5, 9, 2, 2])):
        for source, n in enumerate(sheet):
            g.score(seat, source, n)
    assert g.scores == [30, 30] and g.ranks == [2, 1]
    assert SOURCES == ("achievements", "cards", "regions", "captured", "conquest")
    even = GAME.new(2, GAME.check_options({}, 2))
    for seat in range(2):
        even.score(seat, 0, 4)
    assert even.ranks == [1, 1]


def test_the_map_is_not_changed_by_ending():
    g = position(homes={"NW1": (0, 2)})
    play(g, "end")
    assert there(g, "NW1") == (0, 2)
