"""Battle. Chapter 8, with the examples of the rulebook."""

import pytest
from tests.rulebook.vocabulary import asked, gained, legal, play, refused, told

from ratusha.draw import draw
from ratusha.games.altay.components import TYPE
from ratusha.games.altay.state import Altay
from ratusha.kernel import Rng
from ratusha.kernel.option import options

from .table import discard, hand, markers, pool, position, region, there


@pytest.mark.rule("altay 8.1")
def test_an_attack_needs_a_card_an_own_region_and_an_adjacent_target():
    g = position(hands=("warrior hunter",), markers={"NW2": "1_none", "NW3": "1_none"})
    assert refused(g, "attack from=NW1 to=NW3") == "8.1"
    assert refused(g, "attack from=NW2 to=NW3") == "8.1"
    assert refused(g, "attack from=NW1 to=NW4") == "8.1"  # free: nobody to attack
    own = "There is nobody to attack in NW1 (farmland). (rule altay 8.1)"
    assert told(g, "attack from=NW1 to=NW1") == own
    play(g, "attack from=NW1 to=NW2")
    assert refused(g, "strike") == "8.1"
    assert refused(g, "send card=hunter") == "8.1"
    assert refused(g, "send card=shaman") == "4.1"
    assert refused(g, "end") == "8.1"  # one act: nothing else in between
    none = position(hands=("hunter",), markers={"NW2": "1_none"})
    assert refused(none, "attack from=NW1 to=NW2") == "8.1"


@pytest.mark.rule("altay 8.2")
def test_once_from_the_same_region():
    homes = {"NW1": (0, 1), "NW5": (0, 1), "NW2": (1, 3), "SW1": (1, 1)}
    g = position(homes=homes, hands=("warrior warrior",))
    play(g, "attack from=NW1 to=NW2", "send card=warrior", "strike", "surrender")
    assert refused(g, "attack from=NW1 to=NW2") == "8.2"
    assert "attack from=NW5 to=NW2" in legal(g)
    play(g, "end", "draw card=warrior", "draw card=warrior")
    assert g.seat == 1


@pytest.mark.rule("altay 8.3", "altay 8.4")
def test_two_warriors_against_difficulty_two():
    """The rulebook's example: 1 settlement + 2 cards = 3 > 2; the marker and its resource."""
    g = position(hands=("warrior warrior",), markers={"NW2": "2_metal"})
    play(g, "attack from=NW1 to=NW2", "send card=warrior")
    assert refused(g, "strike") == "8.3"  # 2 is not more than 2
    play(g, "send card=warrior", "strike")
    assert markers(g) == ["2_metal"] and pool(g) == {"metal": 1}
    assert there(g, "NW2") == (-1, 0) and g.free & (1 << region("NW2"))
    assert asked(g) == "Turn"


@pytest.mark.rule("altay 8.3", "altay 8.10")
def test_two_warriors_one_each_against_difficulty_one():
    """The rulebook's other way: 2 > 1 twice; two markers."""
    g = position(hands=("warrior warrior",), markers={"NW2": "1_none", "NW4": "1_wood"})
    play(g, "attack from=NW1 to=NW2", "send card=warrior", "strike")
    play(g, "attack from=NW1 to=NW4", "send card=warrior", "strike")
    assert markers(g) == ["1_none", "1_wood"] and pool(g) == {"wood": 1}


@pytest.mark.rule("altay 8.3")
def test_an_attack_that_would_fail_is_not_possible():
    g = position(hands=("warrior",), markers={"NW2": "2_metal"})
    assert refused(g, "attack from=NW1 to=NW2") == "8.3"


@pytest.mark.rule("altay 8.3")
def test_more_cards_than_needed():
    g = position(hands=("warrior horseman",), markers={"NW2": "1_none"})
    play(g, "attack from=NW1 to=NW2", "send card=warrior")
    assert legal(g) == ["send card=horseman", "strike"]
    play(g, "send card=horseman", "strike")
    assert markers(g) == ["1_none"] and hand(g) == []


def rulebook_example(**more: object) -> Altay:
    """Earthfolk: 2 settlements, Warrior and Horseman; Smallfolk: 3 settlements, Warrior and Craftsman."""
    homes = {"NW1": (0, 2), "NW2": (1, 3)}
    hands = ("warrior horseman", "warrior craftsman_lumber")
    g = position(homes=homes, hands=hands, decks=("", "hunter hunter hunter"), **more)  # type: ignore[arg-type]
    play(g, "attack from=NW1 to=NW2", "send card=warrior", "send card=horseman", "strike")
    return g


@pytest.mark.rule("altay 8.5", "altay 8.6", "altay 8.8", "altay 8.9")
def test_surrender_and_two_new_cards():
    """Strength 5 against 4 at best: he surrenders, discards two and draws two (rulebook)."""
    g = rulebook_example()
    assert g.seat == 1 and asked(g) == "Answer"
    play(g, "surrender", "discard card=warrior", "discard card=craftsman_lumber")
    assert discard(g, 1) == ["craftsman_lumber", "warrior"]
    play(g, "draw card=hunter", "draw card=hunter")
    assert there(g, "NW2") == (1, 2) and g.players[0].captured == 1
    assert hand(g, 1) == ["hunter", "hunter"]
    assert g.seat == 0 and asked(g) == "Turn"


@pytest.mark.rule("altay 8.6")
def test_fewer_cards_may_be_discarded_or_none():
    g = rulebook_example()
    play(g, "surrender", "enough")
    assert hand(g, 1) == ["craftsman_lumber", "warrior"] and asked(g) == "Turn"
    g = rulebook_example()
    play(g, "surrender", "discard card=warrior", "enough", "draw card=hunter")
    assert hand(g, 1) == ["craftsman_lumber", "hunter"]
    g = rulebook_example()
    play(g, "surrender", "discard card=warrior", "discard card=craftsman_lumber")
    assert asked(g) == "DrawCards"  # two attackers, two cards at most


@pytest.mark.rule("altay 8.7", "altay 8.9")
def test_fighting_with_a_card():
    """5 against 3 + 1: he loses one settlement and draws one card for the one he played."""
    g = rulebook_example()
    play(g, "defend card=warrior", "fight", "draw card=hunter")
    assert there(g, "NW2") == (1, 2) and g.players[0].captured == 1
    assert hand(g, 1) == ["craftsman_lumber", "hunter"] and discard(g, 1) == ["warrior"]


@pytest.mark.rule("altay 8.7")
def test_only_cards_with_defence_and_no_surrender_after_one():
    g = rulebook_example()
    assert refused(g, "defend card=craftsman_lumber") == "8.7"
    assert refused(g, "defend card=horseman") == "4.1"
    play(g, "defend card=warrior")
    assert legal(g) == ["fight"]
    assert refused(g, "surrender") == "8.7"


@pytest.mark.rule("altay 8.7")
def test_each_answer_says_how_the_fight_would_end():
    """With every further card the sum of all that are played, and what it leads to."""
    homes = {"NW1": (0, 2), "NW2": (1, 1)}
    hands = ("warrior warrior", "warrior horseman charioteer hunter")
    g = position(homes=homes, hands=hands, decks=("", "hunter hunter"))
    play(g, "attack from=NW1 to=NW2", "send card=warrior", "send card=warrior", "strike")  # 4 against 1

    def labels() -> dict[str, str]:
        return {option.notation: option.label for option in options(g.seen_by(1), "en")}

    assert labels()["defend card=warrior"] == "Play Warrior: 2 : 4, not enough yet"
    assert labels()["fight"] == "Fight 1 : 4, you lose 1 settlement"
    play(g, "defend card=charioteer")
    assert labels()["defend card=warrior"] == "Play Warrior: 4 : 4, nobody loses"
    play(g, "defend card=warrior")
    assert labels() == {
        "defend card=horseman": "Play Horseman: 5 : 4, you win",
        "fight": "Fight 4 : 4, nobody loses",
    }


def test_cards_without_defence_are_labelled_so_for_who_is_attacked():
    g = rulebook_example()
    assert asked(g) == "Answer"

    def shown(seat: int, lang: str) -> str:
        picture = draw(g.seen_by(seat), seat, lang, "table")
        assert picture is not None
        return "".join(part.svg for part in picture.parts if part.id in ("hand", "undefended"))

    assert shown(1, "en").count("no defence") == shown(1, "ru").count("нет защиты") == 1  # the craftsman
    assert "no defence" not in shown(0, "en")


@pytest.mark.rule("altay 8.8", "altay 8.9")
def test_equal_strength():
    """2 + 1 against 2 + 1: nothing moves, and the card played is replaced."""
    homes = {"NW1": (0, 2), "NW2": (1, 2)}
    g = position(homes=homes, hands=("warrior", "warrior"), decks=("", "hunter"))
    play(g, "attack from=NW1 to=NW2", "send card=warrior", "strike", "defend card=warrior", "fight")
    play(g, "draw card=hunter")
    assert there(g, "NW1") == (0, 2) and there(g, "NW2") == (1, 2)
    assert [player.captured for player in g.players] == [0, 0]
    assert hand(g, 1) == ["hunter"]


@pytest.mark.rule("altay 8.8")
def test_the_attacker_loses():
    """1 + 1 against 3 without cards: one settlement of the attacking region goes, and it is free."""
    homes = {"NW1": (0, 1), "NW2": (1, 3), "NW5": (0, 1)}
    g = position(homes=homes, hands=("warrior",), decks=("", "hunter"))
    play(g, "attack from=NW1 to=NW2", "send card=warrior", "strike", "fight")
    assert there(g, "NW1") == (-1, 0) and g.players[1].captured == 1
    assert gained(g, 1) == {"captured": 1} and gained(g, 0) == {"regions": -1}
    assert g.seat == 0 and asked(g) == "Turn"  # he draws nothing, and the turn goes on


@pytest.mark.rule("altay 8.8")
def test_the_region_is_not_taken_over():
    homes = {"NW1": (0, 2), "MW": (1, 1), "NW5": (0, 2), "SW1": (1, 1)}
    g = position(homes=homes, hands=("warrior",))
    play(g, "attack from=NW5 to=MW", "send card=warrior", "strike", "surrender")
    assert there(g, "MW") == (-1, 0)
    assert gained(g, 1) == {"regions": -2}  # the region and its token, which stays there
    assert g.tokens()[region("MW")] == 1


@pytest.mark.rule("altay 8.10")
def test_attack_cards_lie_until_the_end_of_the_turn():
    g = rulebook_example()
    play(g, "fight")
    assert discard(g) == [] and len(g.played) == 2
    play(g, "end", "draw card=warrior", "draw card=horseman")  # discarded, and shuffled for the new hand
    assert discard(g) == [] and hand(g) == ["horseman", "warrior"]


@pytest.mark.rule("altay 8.10")
def test_a_card_with_two_options_gives_the_one_that_counts():
    """A Horseman attacks with 2 and defends with 1, a Charioteer with 3 and 2."""
    homes = {"NW1": (0, 1), "NW2": (1, 1), "SW1": (1, 1)}
    g = position(homes=homes, hands=("charioteer", "horseman charioteer"), decks=("", "hunter hunter"))
    play(g, "attack from=NW1 to=NW2", "send card=charioteer", "strike")  # 4
    play(g, "defend card=horseman", "defend card=charioteer", "fight")  # 1 + 1 + 2 = 4
    play(g, "draw card=hunter", "draw card=hunter")
    assert [player.captured for player in g.players] == [0, 0]


@pytest.mark.rule("altay 8.11")
def test_technologies_add_strength():
    """Bronze: 1 + 1 + 1 = 3 in the attack; Masonry: 2 + 1 = 3 without any card."""
    homes = {"NW1": (0, 1), "NW2": (1, 2), "SW1": (1, 1)}
    g = position(homes=homes, hands=("warrior",), done=("tools bronze", "masonry"))
    play(g, "attack from=NW1 to=NW2", "send card=warrior", "strike", "fight")
    assert [player.captured for player in g.players] == [0, 0]
    no_card = position(homes=homes, done=("tools bronze",))
    assert refused(no_card, "attack from=NW1 to=NW2") == "8.1"


@pytest.mark.rule("altay 8.12")
def test_a_shaman_produces_before_the_answer():
    homes = {"NW1": (0, 1), "NW2": (1, 1), "SW1": (1, 1)}
    g = position(homes=homes, hands=("shaman",))
    play(g, "attack from=NW1 to=NW2", "send card=shaman", "strike", "take resource=metal")
    assert g.seat == 1 and asked(g) == "Answer" and pool(g) == {"metal": 1}
    play(g, "fight")
    assert g.players[0].captured == 1  # 1 + 1 against 1
    neutral = position(hands=("shaman",), markers={"NW2": "1_wood"})
    play(neutral, "attack from=NW1 to=NW2", "send card=shaman", "strike", "take resource=metal")
    assert pool(neutral) == {"metal": 1, "wood": 1}


@pytest.mark.rule("altay 1.14", "altay 8.7")
def test_neither_side_learns_the_other_hand():
    """To the attacker a hand with defence looks like one without, at every step of the answer."""
    homes = {"NW1": (0, 2), "NW2": (1, 3), "SW1": (1, 1)}

    def attacked(defender: str, deck: str) -> Altay:
        g = position(homes=homes, hands=("warrior", defender), decks=("", deck))
        play(g, "attack from=NW1 to=NW2", "send card=warrior", "strike")
        return g

    strong = attacked("warrior warrior", "hunter hunter")
    weak = attacked("hunter hunter", "warrior warrior")
    assert strong.seen_by(0) == weak.seen_by(0)
    assert strong.asked == weak.asked == [1]
    strong.play_text("fight")
    weak.play_text("fight")
    assert strong.seen_by(0) == weak.seen_by(0)


@pytest.mark.rule("altay 1.14")
def test_a_single_option_is_never_played_by_itself_where_the_hand_decides():
    """A defender without defence cards is asked like any other, and so is a player who can only end."""
    g = position(homes={"NW1": (0, 2), "NW2": (1, 3), "SW1": (1, 1)}, hands=("warrior warrior", "warrior"))
    play(g, "attack from=NW1 to=NW2", "send card=warrior")
    assert legal(g) == ["send card=warrior", "strike"]
    play(g, "send card=warrior")
    assert legal(g) == ["strike"]  # and waits for it
    play(g, "strike", "defend card=warrior")
    assert legal(g) == ["fight"] and asked(g) == "Defend"
    idle = position(hands=("warrior",))
    assert legal(idle) == ["end"] and asked(idle) == "Turn"


def test_an_imagined_hand_may_hold_anything_of_the_deck():
    g = position(hands=("", "warrior"), decks=("", "hunter hunter hunter"))
    seen = set()
    for seed in range(40):
        other = g.seen_by(0).imagine(Rng(seed))
        assert isinstance(other, Altay)
        seen.add(TYPE[other.players[1].hand[0]])
    assert seen == {"hunter", "warrior"}
